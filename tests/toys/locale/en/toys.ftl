### The toy games of the tests.

verb-done = Done
verb-bid = Bid
verb-card = Card
verb-place = Place
verb-give = Give
verb-row = Row
verb-change = Change the hand

ask-toy-bid = Bid for the prize of { $prize }.
event-toy-bid = { $by-name } bids { $bid }.
event-toy-won = { $by-name } takes the prize of { $prize }.
event-toy-turned-up = A prize of { $prize } lies open.
no-toy-not-in-hand = That is not in your hand.
purpose-toy-tie = Equal bids
level-toy-points = on points
reason-toy-sold-out = all prizes are gone

ask-toy-stake = Stake a card face down.
ask-toy-place = Where to?
ask-toy-parry = Parry? ({ $depth })
event-toy-staked = { $by-name } stakes a card{ $card ->
    [none] .
   *[other] : { $card }.
}
event-toy-attacked = { $by-name } attacks the { $place }.
event-toy-turned-over = The stake of { $by-name } was { $card }.
event-toy-parried = { $by-name } parries with { $card } ({ $depth }).
event-toy-taken = { $by-name } takes the { $place }.
event-toy-drew = { $by-name } draws a card.
no-toy-own-place = The { $place } is yours already.
no-toy-not-a-parry = { $card } does not parry.
purpose-toy-assault = Assault
level-toy-decisive = decisive
reason-toy-places = places held

ask-toy-turn = Turn { $turn }: lay a card, give one, or change the hand.
ask-toy-row = Into which row?
event-toy-laid = { $by-name } lays { $card } in the { $row } row.
event-toy-changed = { $by-name } changes the whole hand.
event-toy-shuffled = { $cards } cards are shuffled.
event-toy-gave = { $by-name } gives the partner a card.
event-toy-scored = The { $row } row is full: { $sums }.
no-toy-no-partner = You have no partner.
no-toy-row-full = There is no room in that row.
reason-toy-score = the score

verb-look = Look into the hat
ask-hats-turn = Lay a card, or look.
event-hats-laid = { $by-name } lays { $card }.
event-hats-looked = { $by-name } looks into the hat{ $card ->
    [none] .
   *[other] : { $card }.
}
purpose-hats-count = Does it count?

verb-thing = Build
ask-toy-build = What is built?
event-toy-built = { $by-name } builds the { $thing }.
event-toy-laid-open = All is laid open.
no-toy-stands-already = That stands already.
no-toy-too-dear = That is too dear.
