### Who plays for a seat without a person.

no-unknown-agent = There is no opponent "{ $name }". Opponents: { $known }
no-no-computer = The game "{ $game }" has no computer opponent yet.
