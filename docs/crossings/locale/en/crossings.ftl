crossings-ford = ford
crossings-bridge = bridge
crossings-ferry = ferry
crossings-camp = camp
crossings-lost = lost
crossings-red-hussars = red hussars
crossings-red-foot = red foot
crossings-red-guards = red guards
crossings-blue-hussars = blue hussars
crossings-blue-foot = blue foot
crossings-blue-guards = blue guards

verb-crossing = Crossing
verb-fight = Fight
verb-retreat = Back to camp
ask-crossings-move = Which block moves?
ask-crossings-march = To which crossing?
ask-crossings-battle = A battle at the { $crossing }: fight on?

event-crossings-marched = { $by-name }: { $unit ->
    [none] a block marches
   *[other] { $unit } march
} to the { $crossing }.
event-crossings-met = They meet at the { $crossing }: { $units }.
event-crossings-retreated = { $by-name } goes back to camp from the { $crossing }.
event-crossings-destroyed = Destroyed: { $unit }.
purpose-crossings-fire = Fire of the { $unit }
level-crossings-plain = by crossings
reason-crossings-held = the day is over

no-crossings-not-yours = That block is not yours.
no-crossings-lost = Lost in battle: { $unit }.
no-crossings-nowhere = You stand at every crossing already.
no-crossings-no-crossing = That is no crossing.
no-crossings-taken = A block of yours is at the { $crossing } already.
no-crossings-impossible = There can be no such position: { $what }.
