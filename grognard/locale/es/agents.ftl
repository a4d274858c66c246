### Quién juega por un bando sin persona.

no-unknown-agent = No hay ningún rival "{ $name }". Rivales: { $known }
no-no-computer = El juego "{ $game }" aún no tiene rival de ordenador.
