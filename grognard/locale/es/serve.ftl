### El servidor de este ordenador: cómo se arranca y qué responde a lo que no llega a ninguna mesa.

## La orden

cli-serve = el tablero en el navegador, con tus mesas, hasta Ctrl-C
cli-option-port = el puerto (si no, el 8041 o el siguiente libre)
cli-option-host = una dirección de este ordenador: 127.0.0.1, localhost o ::1
cli-option-no-browser = solo decir la dirección
cli-option-data = la carpeta de las mesas (si no, la tuya)

serve-here = Grognard está en { $address }  (Ctrl-C lo termina)
serve-running = Grognard ya está en marcha, en { $address }

no-port-not-free = No se puede usar el puerto { $port }: lo tiene otro programa o lo reserva el sistema.
no-serve-stuck = Algo retiene { $file } y no contesta. Termina antes el otro grognard serve.
no-tables-not-read = No se pueden leer las mesas de { $file }: { $trouble }

## Lo que se rechaza

server-wrong-host = Este servidor solo responde a los nombres de este ordenador, no a «{ $name }».
server-wrong-origin = Aquí solo pueden pedir eso las páginas de Grognard.
server-no-such-address = No hay nada en { $path }.
server-wrong-method = { $method } no hace nada en { $path }.
server-wrong-type = Esto se envía como { $wanted }.
server-too-large = Es demasiado grande.
server-malformed-request = No se puede leer.
server-no-such-language = Aquí no hay ningún idioma «{ $name }». Idiomas: { $known }
server-lacks = Falta { $name } en la dirección.
server-not-kept = No se pudo escribir en el disco, así que nada ha cambiado. ¿Está lleno?
server-broken = Algo está roto aquí; la partida sigue como estaba. La terminal del servidor dice más.

## El ordenador

server-no-such-order = Al ordenador se le puede decir stop, go o hurry, no «{ $name }».
server-mind-idle = Ahora no le toca responder al ordenador.
