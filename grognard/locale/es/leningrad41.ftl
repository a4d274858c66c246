### Leningrad '41: lo que se pregunta, lo que pasa, lo que se opone y el tablero en palabras.

## Respuestas

verb-unit = Bloque
verb-space = Área
verb-via = Pasar por
verb-rail = En ferrocarril a
verb-sea = Por mar a
verb-number = Refuerzos
verb-dismantle = Desmantelar la Línea Defensiva de
verb-bomber = Bombardero
verb-abort = Abortado (un impacto)
verb-destroy = Destruido (dos impactos)
verb-tactical = Impulso Táctico
verb-strategic = Impulso Estratégico: mover y combatir
verb-reinforce = Impulso Estratégico: pedir Refuerzos
verb-pass = Pasar
verb-done = Listo
verb-pause = Pausa Logística
verb-activate = Activar al Líder
verb-build = Construir una Línea Defensiva
verb-exploit = Movimiento de Explotación, a cambio del Disco
verb-dietl = Dietl ataca a la 1.ª División de Tanques
verb-bomb = Bomba especial contra el Marat
verb-murmansk = Ir a Múrmansk

## Lo que se pregunta

ask-setup-strength = ¿Qué Bloque empieza con Fuerza { $strength }?
ask-leader = ¿Pausa Logística, o activas a tu Líder para reemplazar pasos y traer Refuerzos?
ask-restore = ¿Qué HQ recupera una Estrella? Puntos de Regeneración: { $points }
ask-replace = ¿Qué Bloque recupera un paso? Puntos de Reemplazo: { $points }
ask-pick-reinforcement = Leningrado es tuyo: escoge tu último Refuerzo.
ask-how-many = ¿Cuántos Refuerzos pides?
ask-reinforce = ¿Qué Refuerzo entra ahora?
ask-reinforce-where = ¿Dónde entra { $unit }?
ask-typhoon = Operación Tifón: ¿qué Bloque alemán se va a Moscú?
ask-impulse = ¿Qué Impulso juegas?
ask-activate = ¿Qué HQ activas?
ask-activate-where = { $unit } puede mover antes de revelarse. ¿Adónde? PM: { $points }
ask-marat = ¿Envías el Marat a una batalla costera?
ask-command = ¿Qué Bloque mueve o construye?{ $left ->
    [-1] {""}
   *[other] {" "}Bloques que aún pueden actuar: { $left }
}
ask-exploit = Explotación: ¿qué Bloque Rápido mueve?{ $left ->
    [-1] {""}
   *[other] {" "}Bloques que aún pueden actuar: { $left }
}
ask-act = { $unit }: ¿adónde? PM: { $points }
ask-support = ¿Qué HQ y Bombarderos apoyan una Batalla?
ask-shell-where = { $unit } dispara { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. ¿En qué Batalla?
ask-strike-where = { $bomber } ataca con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. ¿En qué Batalla?
ask-battle = ¿Qué Batalla se resuelve ahora?
ask-abort = El Fuego Antiaéreo acierta: ¿qué Bombardero lo paga?
ask-take-loss = Un impacto en { $space }: ¿cuál de los Bloques más fuertes lo sufre?
ask-blitz = ¿Qué Bloque sigue en Blitz?
ask-blitz-where = Blitz: ¿adónde se lanza { $unit }?
ask-exploitation = ¿Gastas el Disco de Iniciativa en un Movimiento de Explotación?

## Lo que pasa: el calendario

event-begins = { $scenario ->
    [preludes] Les Preludes, julio de 1941
    [sight] Leningrado a la Vista, julio y agosto de 1941
    [circle] Cerrando el Círculo, septiembre y octubre de 1941
   *[campaign] El Camino a Leningrado, de julio a diciembre de 1941
}. { $side ->
    [axis] El Eje tiene
   *[soviet] Los soviéticos tienen
} el Disco de Iniciativa.
event-month = Empieza { $month ->
    [july] julio
    [august] agosto
    [september] septiembre
    [october] octubre
    [november] noviembre
   *[december] diciembre
}.
event-impulse = { $month ->
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
}: Impulso { $side ->
    [axis] del Eje
   *[soviet] soviético
}.
event-chose = { $side ->
    [axis] El Eje { $impulse ->
        [tactical] juega un Impulso Táctico
        [strategic] juega un Impulso Estratégico
        [reinforcement] juega un Impulso Estratégico para pedir Refuerzos
       *[pass] pasa
    }
   *[soviet] Los soviéticos { $impulse ->
        [tactical] juegan un Impulso Táctico
        [strategic] juegan un Impulso Estratégico
        [reinforcement] juegan un Impulso Estratégico para pedir Refuerzos
       *[pass] pasan
    }
}.
event-disc = El Disco de Iniciativa pasa { $side ->
    [axis] al Eje
   *[soviet] a los soviéticos
}.
event-weather = { $weather ->
    [good] Se despeja el cielo: Buen Tiempo.
    [rain] Llega la Lluvia: todo es barro.
    [snow] Llega la Nieve y se hielan los ríos.
   *[blizzard] Se desata la Ventisca.
}
event-available = { $mark ->
    [V] Velikiye Luki es del Eje: { $number } Bloques alemanes se suman a su Reserva de Fuerzas.
    [S] { $number } Bloques soviéticos de septiembre se suman a su Reserva de Fuerzas.
   *[N] { $number } Bloques soviéticos de noviembre se suman a su Reserva de Fuerzas.
}
event-withdrawn = Operación Tifón: { $unit } se retira { $space ->
    [pool] de la Reserva de Fuerzas
    [waiting] antes de haber llegado
   *[other] de { $space }
}.

## Lo que pasa: logística

event-paused = Pausa Logística { $side ->
    [axis] del Eje: Hitler
   *[soviet] soviética: Stalin
} vuelve a 4 Estrellas.
event-leader = { $unit } se activa { $strength ->
    [0] a Nivel Corazón
   *[other] con { $strength } Estrellas
}.
event-leader-tires = { $side ->
    [axis] Hitler
   *[soviet] Stalin
} queda { $strength ->
    [0] a Nivel Corazón
   *[other] con { $strength } Estrellas
}.
event-logistics = Valor Logístico { $side ->
    [axis] del Eje
   *[soviet] soviético
}: { $value }.
event-restored = { $unit ->
    [none] Un HQ { $side ->
        [axis] del Eje
       *[soviet] soviético
    } recupera una Estrella.
   *[other] { $unit } vuelve a { $strength } Estrellas.
}
event-replaced = { $unit ->
    [none] Un Bloque { $side ->
        [axis] del Eje
       *[soviet] soviético
    } recupera un paso.
   *[other] { $unit } vuelve a Fuerza { $strength }.
}
event-drawn = { $side ->
    [axis] El Eje roba
   *[soviet] Los soviéticos roban
} { $number ->
    [0] cero Refuerzos
    [one] 1 Refuerzo
   *[other] { $number } Refuerzos
}.
event-reinforcement = { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    }
   *[other] { $unit }
} llega como Refuerzo a { $space }.
event-returned = { $number ->
    [one] 1 Refuerzo { $side ->
        [axis] del Eje
       *[soviet] soviético
    } no puede entrar y vuelve
   *[other] { $number } Refuerzos { $side ->
        [axis] del Eje
       *[soviet] soviéticos
    } no pueden entrar y vuelven
} a la Reserva de Fuerzas.

## Lo que pasa: suministro

event-isolated = Unidades { $side ->
    [axis] del Eje Aisladas
   *[soviet] soviéticas Aisladas
} en: { $spaces }.
event-relieved = Las Unidades { $side ->
    [axis] del Eje
   *[soviet] soviéticas
} de { $space } vuelven a tener Suministro.
event-attrition = { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    } de { $space } sufre Desgaste y pierde un paso.
   *[other] { $unit } sufre Desgaste en { $space } y baja { $strength ->
        [0] a Nivel Corazón
       *[other] a Fuerza { $strength }
    }.
}
event-surrendered = { $unit } se rinde en { $space ->
    [murmansk] Múrmansk
    [box] su Casilla
   *[other] { $space }
}.

## Lo que pasa: mando y movimiento

event-activated = { $unit } se activa en { $space ->
    [box] el Camino a Múrmansk
   *[other] { $space }
} { $strength ->
    [0] a Nivel Corazón
   *[other] con { $strength } Estrellas
}.
event-deactivated = { $unit } se desactiva en { $space ->
    [box] el Camino a Múrmansk
   *[other] { $space }
} y pierde una Estrella.
event-moved = { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    }
   *[other] { $unit }
} mueve { $path }{ $engages ->
    [yes] {" "}y se traba en combate
   *[no] {""}
}.
event-rail = { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    }
   *[other] { $unit }
} viaja en ferrocarril { $path }.
event-sea = { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    }
   *[other] { $unit }
} viaja por mar { $path }.
event-blitz = ¡Blitz! { $unit ->
    [none] Un Bloque { $faction ->
        [german] alemán
        [finnish] finlandés
       *[soviet] soviético
    }
   *[other] { $unit }
} sigue { $path }{ $engages ->
    [yes] {" "}y se traba en combate
   *[no] {""}
}.
event-control = { $space } pasa a control { $side ->
    [axis] del Eje
   *[soviet] soviético
}.
event-built = { $unit ->
    [none] { $side ->
        [axis] El Eje construye
       *[soviet] Los soviéticos construyen
    }
   *[other] { $unit } construye
} una Línea Defensiva en { $space }.
event-dismantled = { $side ->
    [axis] El Eje desmantela
   *[soviet] Los soviéticos desmantelan
} la Línea Defensiva de { $space }.

## Lo que pasa: combate

event-artillery = { $unit } apunta su artillería a { $space }.
event-bomber = { $bomber } despega hacia { $space }{ $bomb ->
    [yes] {" "}con la bomba especial contra el Marat
   *[no] {""}
}.
event-battle =
    Batalla de { $space }: { $attacker ->
        [axis] ataca el Eje.
       *[soviet] atacan los soviéticos.
    }
    Eje: { $lines ->
        [axis] Línea Defensiva{ $units-axis ->
            [none] {""}
           *[other] , { $units-axis }
        }
       *[other] { $units-axis }
    }
    Soviéticos: { $lines ->
        [soviet] Línea Defensiva{ $units-soviet ->
            [none] {""}
           *[other] , { $units-soviet }
        }
       *[other] { $units-soviet }
    }
event-armoured-attack = Ataque Blindado en { $space }: dispara primero el Atacante.
event-absorbed = { $space }: la Bonificación de Absorción { $side ->
    [axis] del Eje
   *[soviet] soviética
} detiene { $number ->
    [one] 1 impacto
   *[other] { $number } impactos
}.
event-loss = { $unit } baja { $strength ->
    [0] a Nivel Corazón
   *[other] a Fuerza { $strength }
}.
event-line-lost = Cae la Línea Defensiva { $side ->
    [axis] del Eje
   *[soviet] soviética
} de { $space }.
event-destroyed = Bloque destruido en { $space ->
    [box] el Camino a Múrmansk
   *[other] { $space }
}: { $unit }. { $returns ->
    [yes] Vuelve a la Reserva de Fuerzas.
   *[no] No volverá.
}
event-won = { $side ->
    [axis] El Eje gana
   *[soviet] Los soviéticos ganan
} la Batalla de { $space }.
event-undecided = { $space } sigue disputada, bajo control { $side ->
    [axis] del Eje
   *[soviet] soviético
}.
event-aborted = { $bomber } se vuelve: Abortado.
event-destroyed-bomber = { $bomber } es derribado: Destruido.
event-marat = El Marat pone rumbo a { $space }.
event-marat-hit = Una bomba especial alcanza al Marat y lo { $sunk ->
    [yes] hunde
   *[no] daña
}.
event-marat-lost = Ha caído Oranienbaum: el Marat está perdido.
event-dietl = Dietl llega a la Casilla { $box } de { $boxes } del Camino a Múrmansk.
event-murmansk = Múrmansk cae en manos del Eje para siempre.
event-to-murmansk = { $unit } sale de { $space } en ferrocarril hacia Múrmansk.

## Para qué son los dados

purpose-weather = { $upto ->
    [1] El tiempo empeora con un 1
   *[other] El tiempo empeora con 1-{ $upto }
}
purpose-strength = Fuerza de { $unit }
purpose-snipers = Francotiradores, { $unit } ({ $needs }+)
purpose-artillery = Fuego de Artillería, { $unit } ({ $needs }+)
purpose-anti-air = Fuego Antiaéreo, { $by ->
    [line] Línea Defensiva
    [marat] Marat
   *[other] { $unit }
} ({ $needs }+)
purpose-air-strike = Ataque Aéreo, { $bomber } ({ $needs }+)
purpose-attack = { $unit } ataca ({ $needs }+)
purpose-defence = { $by ->
    [line] La Línea Defensiva
   *[other] { $unit }
} defiende ({ $needs }+)
purpose-bombardment = Cañoneo del Marat ({ $needs }+)
purpose-marat-anti-air = Fuego Antiaéreo del Marat ({ $needs }+)
purpose-special-bomb = Bomba especial, { $bomber } ({ $needs }+)
purpose-murmansk = { $unit } en el Camino a Múrmansk ({ $needs }+)

## Cómo acaba

level-decisive = Victoria Decisiva
level-marginal = Victoria Marginal
level-victory = Victoria
reason-sudden-death = Muerte Súbita con 7 Puntos de Victoria
reason-objectives = todos los objetivos están tomados
reason-cut-off = Leningrado está aislado
reason-points = más Puntos de Victoria al final
reason-time = los objetivos resistieron hasta el final

## Lo que se opone: de quién y qué es

no-not-yours = Eso no es tuyo.
no-not-an-hq = { $unit } no es un HQ.
no-not-a-combat-block = { $unit } no es un Bloque de Combate.
no-not-on-map = { $unit } no está en el mapa.
no-isolated = Bloque Aislado: { $unit }. Sin Línea de Comunicaciones solo puede defenderse.
no-exhausted = HQ Agotado: { $unit }.
no-option-not-played = No se juega con esa regla opcional.
no-optional-in-scenario = Las reglas opcionales son solo para la Campaña.
no-position-against = Línea { $line } de la posición: { $found } va ahí contra la regla { $rule }.
no-full = { $space } está al límite de su Apilamiento.
no-leader-stays = { $unit } se queda en su Casilla: los Líderes no mueven.
no-dietl-stays = Dietl solo avanza por el Camino a Múrmansk, con sus dados.
no-mannerheim-stays = Mannerheim y los Líderes no se mueven de su sitio.
no-murmansk-fallen = Múrmansk ya ha caído.
no-murmansk-not-now = A Múrmansk solo va la 1.ª División de Tanques, al Pasar o en un Impulso Estratégico; allí la puede atacar Dietl, en un Impulso Estratégico y con Estrellas.

## Lo que se opone: despliegue y logística

no-not-in-this-choice = Ese Bloque no está entre los que eligen Fuerza.
no-at-full-strength = { $unit } ya tiene toda su Fuerza.
no-dietl-in-murmansk = Ante Múrmansk, Dietl no recupera Estrellas.
no-road-of-life-full = El Camino de la Vida no lleva más de eso en esta fase.
no-points-short = Un paso de este Bloque cuesta { $cost ->
    [one] 1 Punto
   *[other] { $cost } Puntos
}; quedan: { $points }
no-not-in-pool = { $unit } no está en la Reserva de Fuerzas.
no-cannot-draw = Puedes pedir { $number } como mucho, y al menos 1.
no-not-drawn = { $unit } no se ha robado como Refuerzo.
no-no-entry = Para { $unit } no hay ahora un Área por donde entrar.
no-not-a-staging-area = { $space } no es un Área de Preparación.
no-not-a-city = { $space } no tiene Ciudad ni es un Área de Victoria.
no-not-fully-controlled = { $space } no está bajo tu Control Completo.
no-one-per-area = { $space } ya ha recibido su único Refuerzo.
no-area-not-supplied = { $space } no tiene Suministro.
no-not-for-typhoon = { $unit } no es de los Bloques que se lleva Tifón.
no-gone = { $unit } ya no está.
no-same-colour-again = { $unit } es del mismo cuerpo que el último Bloque retirado: ahora le toca a otro.

## Lo que se opone: el Impulso

no-no-hq-to-activate = No tienes ningún HQ Táctico que se pueda activar.
no-no-disc = No tienes el Disco de Iniciativa.
no-disc-used-up = En este escenario cada bando gasta el Disco de Iniciativa una sola vez, y tú ya lo has gastado.
no-pool-empty = Tu Reserva de Fuerzas está vacía.
no-no-own-line = En { $space } no hay ninguna Línea Defensiva tuya.
no-lines-left = Te quedan Líneas Defensivas por construir ({ $number }): no hace falta desmantelar.
no-weather-forbids = Con esta Meteorología no puedes jugar la Explotación.
no-already-active = { $unit } ya se ha activado.
no-air-hq-first = Antes de { $unit } hay que activar un HQ Táctico.
no-cannot-disengage = { $unit } tiene al enemigo en su Área y no puede destrabarse.
no-not-in-her-waters = El Marat no llega a { $space }.
no-not-contested-before = { $space } no estaba disputada al empezar el Impulso.
no-nobody-attacks = En { $space } nadie puede atacar: todos los Bloques del Eje están Aislados.

## Lo que se opone: mando y movimiento

no-already-acted = { $unit } ya ha actuado.
no-one-action = Ya está en marcha: un Bloque hace una sola cosa en cada Impulso.
no-no-actions-left = En este Impulso ya no puede actuar ningún Bloque más.
no-not-fast = { $unit } es un Bloque Lento: solo los Rápidos explotan.
no-no-disengaging = { $unit } tiene al enemigo en su Área: en la Explotación nadie se destraba.
no-not-commanded = Ningún HQ activo comanda a { $unit }: o está fuera de su Rango Táctico, o es de otro color.
no-cannot-move = { $unit } no puede mover.
no-nothing-to-do = { $unit } no tiene adónde ir ni qué construir.
no-enemy-there = En { $space } hay enemigos: ahí no se revela ningún HQ.
no-no-engaging = En { $space } hay enemigos: al Pasar y en la Explotación nadie se traba en combate.
no-outside-the-zone = { $space } queda fuera de la Zona de Ataque Finlandesa: mientras Leningrado no sea del Eje, los finlandeses solo combaten dentro.
no-already-there = Ya está en { $space }.
no-disengage-to-own = Para destrabarse debe entrar en un Área propia no disputada, y { $space } no lo es.
no-too-far = { $space } queda fuera de su alcance, que es de { $points } PM.
no-no-points-left = A { $space } llega, pero de ahí no puede seguir.
no-no-building = En la Explotación no se construyen Líneas Defensivas.
no-hq-cannot-build = { $unit } no puede construir: construyen los Bloques de Combate, en el Segmento de Mando.
no-at-last-step = { $unit } está a Fuerza Mínima, y construir cuesta un paso.
no-not-quiet = { $space } no es tuya, o está o ha estado disputada en este Impulso: ahí no se construye.
no-line-there = En { $space } ya hay una Línea Defensiva.
no-no-lines-left = Todas tus Líneas Defensivas están en el mapa.
no-rail-not-now = En ferrocarril solo se viaja al Pasar o en un Impulso Estratégico.
no-rail-from-quiet = Los trenes salen de Áreas propias no disputadas, y { $space } no lo es.
no-no-rail = No hay ferrocarril hasta { $space } por Áreas propias no disputadas.
no-sea-not-now = Por mar no viajan los Líderes ni Mannerheim, y solo en el Segmento de Mando.
no-baltic-not-yours = No controlas el Báltico.
no-too-heavy-for-ships = { $unit } es un Bloque Rápido: los barcos no lo llevan.
no-sea-used = En este Impulso ya se ha hecho el Transporte por Mar.
no-not-a-quiet-port = { $space } no es un puerto báltico tuyo no disputado.
no-hq-not-in-port = En un Impulso Táctico, el HQ activo del Bloque debe estar en un puerto báltico.

## Lo que se opone: artillería y Bombarderos

no-no-artillery = { $unit } no tiene Fuego de Artillería.
no-not-active = { $unit } no está activo.
no-not-a-blitz-hq = { $unit } no es un HQ Blitz.
no-already-fires = { $unit } ya apoya otra Batalla.
no-no-markers-left = Ya has usado todos tus marcadores de Fuego de Artillería.
no-no-battle-in-reach = { $unit } no tiene ninguna Batalla al alcance de su artillería.
no-no-battle = En { $space } no hay ninguna Batalla.
no-no-blitz-battle = Ningún Blitz ha entrado en { $space }: en el Segmento Blitz ahí no hay Batalla.
no-not-adjacent = { $space } no es adyacente.
no-no-germans = En { $space } no ataca ningún Bloque alemán: la artillería y los Bombarderos alemanes solo apoyan a los suyos.
no-no-finns = En { $space } no ataca ningún Bloque finlandés.
no-air-hq-not-active = { $hq } no está activo.
no-bomber-away = { $bomber } está Abortado o Destruido.
no-bomber-committed = { $bomber } ya tiene su misión.
no-cannot-follow = { $bomber } no puede seguir al Blitz: solo lo siguen los Stukas que salieron bien de su Batalla.
no-bomber-limit = { $hq } no puede comprometer más de { $number ->
    [one] 1 Bombardero
   *[other] { $number } Bombarderos
}, y ya están en el aire.
no-no-battle-in-range = { $bomber } no tiene ninguna Batalla en su Rango Aéreo.
no-out-of-air-range = { $space } queda fuera del Rango Aéreo.
no-no-marat = El Marat no está en ninguna Batalla.
no-stukas-only = { $bomber } no puede llevar la bomba especial: solo los Stukas.
no-stukas-used = Ya no puede llevar la bomba especial ningún Stuka más.

## Lo que se opone: combate

no-already-fought = La Batalla de { $space } ya se ha resuelto.
no-only-isolated = En { $space } nadie puede atacar: los Bloques están Aislados.
no-battle-compulsory = Antes hay que resolver la Batalla de { $space }, que es obligatoria.
no-not-flying = { $bomber } no vuela sobre esta Batalla.
no-two-hits-needed = Para contar un Bombardero como Destruido hacen falta dos impactos.
no-not-in-battle = Ese Bloque no está en esta Batalla.
no-not-the-strongest = { $unit } no está entre los más fuertes, que son los que sufren los impactos.
no-did-not-clear = { $unit } no ha despejado un Área verde en este Impulso.
no-no-blitz-hq = Ningún HQ Blitz activo comanda a { $unit }.
no-nowhere-to-blitz = { $unit } no tiene un Área verde donde entrar.
no-not-green = { $space } no es un Área verde.
no-contested-before = { $space } ya estaba disputada al empezar el Segmento Blitz.

## El tablero

leningrad41-now = { leningrad41-month } · { leningrad41-sky } · { $side ->
    [axis] Eje
   *[soviet] Soviéticos
} · { $impulse ->
    [none] {""}
   *[other] { leningrad41-impulse } ·{" "}
}{ leningrad41-phase }
leningrad41-score = Disco de Iniciativa: { $disc ->
    [axis] Eje
   *[soviet] Soviéticos
} · Puntos de Victoria: Eje { $axis }, Soviéticos { $soviet }{ $value ->
    [none] {""}
   *[other] {" "}· Tu VL: { $value }
}{ $passes ->
    [0] {""}
   *[other] {" "}· { leningrad41-passed }
}
leningrad41-forecast = Marcador de Pronóstico Meteorológico: { $number }
leningrad41-victory = Áreas de Victoria: Eje: { $axis ->
    [none] ninguna
   *[other] { $axis }
} · Soviéticos: { $soviet ->
    [none] ninguna
   *[other] { $soviet }
}
leningrad41-area-contested = { $space } (disputada)
leningrad41-murmansk = Múrmansk
leningrad41-road = Camino a Múrmansk: Dietl en la Casilla { $box } de { $boxes }{ $tanks ->
    [0] {""}
   *[other] {" "}· la 1.ª División de Tanques defiende Múrmansk
}
leningrad41-pools = Reserva de Fuerzas: Eje { $axis }{ $axis-waiting ->
    [0] {""}
   *[other] {" "}(y { $axis-waiting } más adelante)
}, Soviéticos { $soviet }{ $soviet-waiting ->
    [0] {""}
   *[other] {" "}(y { $soviet-waiting } más adelante)
} · Perdidos para siempre: Eje { $axis-lost }, Soviéticos { $soviet-lost }{ $withdrawn ->
    [0] {""}
   *[other] {" "}· Retirados: { $withdrawn }
}
leningrad41-sea = Báltico: { $baltic ->
    [axis] Eje
    [soviet] Soviéticos
   *[none] de nadie
}
leningrad41-marat = Marat: { $state ->
    [whole] intacto
    [damaged] dañado
   *[sunk] perdido
}{ $space ->
    [none] {""}
   *[other] , en { $space }
}
leningrad41-bombers = Bombarderos: { $known }
leningrad41-bombers-ready = listos: { $bombers }
leningrad41-bombers-aborted = Abortados: { $bombers }
leningrad41-bombers-destroyed = Destruidos: { $bombers }
leningrad41-bombers-mission = sobre { $space }: { $bombers }
leningrad41-artillery = Fuego de Artillería: { $known }
leningrad41-contested = Disputadas
leningrad41-contested-area = { $side ->
    [axis] control del Eje
   *[soviet] control soviético
}{ $fresh ->
    [yes] , recién disputada
   *[no] {""}
}{ $fought ->
    [yes] , Batalla resuelta
   *[no] {""}
}
leningrad41-axis = Eje
leningrad41-soviet = Soviéticos
leningrad41-hqs = Tus HQ
leningrad41-blocks = Tus Bloques
leningrad41-lines = Líneas Defensivas: { $side ->
    [axis] Eje
   *[soviet] Soviéticos
} { $number } de { $all }{ $spaces ->
    [none] {""}
   *[other] : { $spaces }
}
leningrad41-line = Línea Defensiva
leningrad41-line-isolated = Línea Defensiva (Aislada)
leningrad41-upright = { $wood ->
    [german] Bloques alemanes
    [finnish] Bloques finlandeses
   *[soviet] Bloques soviéticos
}
leningrad41-upright-count = { $number } { $wood ->
    [german] { $number ->
        [one] alemán
       *[other] alemanes
    }
    [finnish] { $number ->
        [one] finlandés
       *[other] finlandeses
    }
   *[soviet] { $number ->
        [one] soviético
       *[other] soviéticos
    }
}
leningrad41-upright-isolated = { $number ->
    [one] 1 Aislado
   *[other] { $number } Aislados
}
leningrad41-revealed = Bloques { $side ->
    [axis] del Eje revelados
   *[soviet] soviéticos revelados
}
leningrad41-box = { $who ->
    [de_hitler] Rastenburg
    [su_stalin] Moscú
   *[other] Camino a Múrmansk
}
leningrad41-mark = { $mark ->
    [isolated] Aislado
    [active_hq] activo
    [acted] ya ha actuado
    [crossed] tras cruzar agua
    [cleared] puede hacer Blitz
   *[shown] revelado
}
