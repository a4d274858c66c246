### The ledger of rules: what `grognard rules` prints.

ledger-none = This game lists no rules.
ledger-not-applicable = not applicable: { $reason }
ledger-places = implemented: { $found }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
ledger-places-none = NOT IMPLEMENTED
ledger-tests = proven: { $found }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
ledger-tests-none = NOT PROVEN BY ANY TEST
ledger-sum = { $rules } rules, { $applicable } of them applicable; { $whole } implemented and proven.
