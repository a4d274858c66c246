### El registro de reglas: lo que imprime `grognard rules`.

ledger-none = Este juego no lista sus reglas.
ledger-not-applicable = no aplicable: { $reason }
ledger-places = implementada: { $found }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
ledger-places-none = SIN IMPLEMENTAR
ledger-tests = probada: { $found }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
ledger-tests-none = SIN PRUEBA QUE LA DEMUESTRE
ledger-sum = { $rules } reglas, { $applicable } de ellas aplicables; { $whole } implementadas y probadas.
