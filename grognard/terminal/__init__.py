"""Play at a terminal: the arguments of the command line, the screen, the choices, the talk. Knows no game."""
