# El tablero en el navegador.

web-board = El tablero. Las flechas van de un lugar a otro, Intro elige, F muestra las piezas de un lugar, Re Pág y Av Pág recorren lo que se puede elegir, la tecla de menú explica por qué, más y menos acercan y alejan, 0 lo muestra entero.
web-board-legend = Qué significan los colores
web-board-fan = Piezas en { $place }
web-board-badge = { $number ->
    [one] En { $place } se puede elegir una pieza
   *[other] En { $place } se pueden elegir { $number } piezas
}
