"""The computer opponent: a commander who sees what a person in his seat would see, and no more.

`sight` reads the view, `worth` says what the war is about, `estimate` what a battle will cost, `fields`
where it is dangerous, `posts` who keeps what, `operations` what could be done, `staff` which of it is
worth its price, `battle` and `rear` the rest of the decisions, and `commander` gives the answers.
"""
