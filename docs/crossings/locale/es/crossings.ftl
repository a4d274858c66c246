crossings-ford = vado
crossings-bridge = puente
crossings-ferry = embarcadero
crossings-camp = campamento
crossings-lost = perdidos
crossings-red-hussars = húsares rojos
crossings-red-foot = infantería roja
crossings-red-guards = guardia roja
crossings-blue-hussars = húsares azules
crossings-blue-foot = infantería azul
crossings-blue-guards = guardia azul

verb-crossing = Paso
verb-fight = Combatir
verb-retreat = Volver al campamento
ask-crossings-move = ¿Qué bloque se mueve?
ask-crossings-march = ¿A qué paso?
ask-crossings-battle = Batalla en el { $crossing }: ¿combates?

event-crossings-marched = { $by-name }: { $unit ->
    [none] un bloque marcha
   *[other] { $unit }, marcha
} al { $crossing }.
event-crossings-met = Se encuentran en el { $crossing }: { $units }.
event-crossings-retreated = { $by-name } vuelve al campamento desde el { $crossing }.
event-crossings-destroyed = Destruido: { $unit }.
purpose-crossings-fire = Fuego: { $unit }
level-crossings-plain = por pasos
reason-crossings-held = termina el día

no-crossings-not-yours = Ese bloque no es tuyo.
no-crossings-lost = Perdido en batalla: { $unit }.
no-crossings-nowhere = Ya estás en todos los pasos.
no-crossings-no-crossing = Eso no es un paso.
no-crossings-taken = Ya tienes un bloque en el { $crossing }.
no-crossings-impossible = No puede haber tal posición: { $what }.
