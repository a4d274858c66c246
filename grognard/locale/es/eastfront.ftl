### EastFront: el mapa, el calendario y lo que se dice en todas partes.

eastfront-text = La guerra en el Este de 1941 a 1945 sobre 570 hexes: bloques que ocultan lo que son, cuarteles generales que mandan y atacan desde el aire, ferrocarriles, suministro, producción.

## Respuestas

eastfront-verb-done = Listo
eastfront-verb-unit = Bloque
eastfront-verb-space = Hex

## Lo que lo impide

no-eastfront-no-such-end = { $scenario } no puede continuar hasta { $until }.
no-eastfront-no-campaign = { $scenario } no continúa en otros.
no-eastfront-not-historical = Solo el verano de 1941 tiene despliegue histórico.
