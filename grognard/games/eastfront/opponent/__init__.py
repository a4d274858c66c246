"""The computer opponent: a commander who sees what a person in his seat would see, and no more.

`sight` reads the view, `worth` says what things are worth, `estimate` what a battle will cost, `fields` where the front
is and who threatens it, `draft` tries moves out, `assaults` plans attacks, `pockets` encirclements, `posts` who stands
where, `staff` which HQs command, `rear` builds and decides the rest, and `commander` gives the answers.
"""
