### EastFront: el mapa, el calendario y lo que se dice en todas partes.

## Respuestas

eastfront-verb-done = Listo
eastfront-verb-unit = Bloque
eastfront-verb-space = Hex

## Lo que lo impide

no-eastfront-no-such-end = { $scenario } no puede continuar hasta { $until }.
no-eastfront-no-campaign = { $scenario } no continúa en otros.
no-eastfront-not-historical = Solo el verano de 1941 tiene despliegue histórico.
