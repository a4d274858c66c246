### Leningrad '41: lo que rodea al tablero en el navegador: piezas, paneles, lugares, indicaciones.

## Piezas

leningrad41-piece-block = { $unit }, { $counted ->
    [steps] Fuerza { $value } de { $full }
   *[stars] { $value ->
        [0] Agotado (Nivel Corazón)
        [one] 1 Estrella
       *[other] { $value } Estrellas
    }
}{ $isolated ->
    [yes] , Aislado
   *[no] {""}
}{ $active-hq ->
    [yes] , activo
   *[no] { $acted ->
        [yes] , ya ha actuado
       *[no] {""}
    }
}{ $crossed ->
    [yes] , tras cruzar agua
   *[no] {""}
}{ $cleared ->
    [yes] , puede hacer Blitz
   *[no] {""}
}{ $shown ->
    [yes] , revelado
   *[no] {""}
}
leningrad41-piece-back = { $wood ->
    [german] Bloque alemán
    [finnish] Bloque finlandés
   *[soviet] Bloque soviético
} de pie{ $mark ->
    [isolated] , Aislado
    [crossed] , tras cruzar agua
   *[none] {""}
}
leningrad41-piece-line = Línea Defensiva { $side ->
    [axis] del Eje
   *[soviet] soviética
}{ $isolated ->
    [yes] , Aislada
   *[no] {""}
}
leningrad41-piece-control = { $side ->
    [axis] Control del Eje
   *[soviet] Control soviético
}
leningrad41-piece-artillery = Fuego de Artillería: { $hq }
leningrad41-piece-bomber = { $bomber }{ $space ->
    [none] , { $state ->
        [ready] listo
        [aborted] Abortado
       *[destroyed] Destruido
    }
   *[other] {" "}sobre { $space }
}
leningrad41-piece-turn = Turno: { leningrad41-month }
leningrad41-piece-weather = Meteorología: { leningrad41-sky }
leningrad41-piece-disc = Disco de Iniciativa: { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}
leningrad41-piece-pool = Reserva de Fuerzas { $side ->
    [axis] del Eje
   *[soviet] soviética
}: { $number ->
    [one] 1 Bloque
   *[other] { $number } Bloques
}
leningrad41-piece-lost = Bloques { $side ->
    [axis] del Eje perdidos para siempre
   *[soviet] soviéticos perdidos para siempre
}: { $number }

## El calendario

leningrad41-month = { $month ->
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
}
leningrad41-sky = { $weather ->
    [good] Buen Tiempo
    [rain] Lluvia
    [snow] Nieve
   *[blizzard] Ventisca
}
leningrad41-impulse = { $impulse ->
    [tactical] Impulso Táctico
    [strategic] Impulso Estratégico
    [reinforcement] Impulso Estratégico
   *[pass] Pasar
}
leningrad41-phase = { $phase ->
    [setup] despliegue
    [logistics] Fase Logística: los Líderes
    [restore] Puntos de Regeneración
    [replace] Puntos de Reemplazo
    [reinforce] Refuerzos
    [opening] comienza el Impulso
    [choice] se elige el Impulso
    [activation] Segmento de Activación de HQ
    [marat] el Marat
    [command] Segmento de Mando
    [support] artillería y Bombarderos
    [combat] Segmento de Combate
    [blitz] Segmento Blitz
    [blitz-support] Segmento Blitz: artillería y Bombarderos
    [blitz-combat] Segmento Blitz: combate
    [deactivation] Segmento de Desactivación de HQ
    [closing] acaba el Impulso
    [exploitation] Explotación
    [exploit] Movimiento de Explotación
   *[final] Fase Final
}
leningrad41-passed = Un bando ha pasado: si pasa el otro, acaba el mes

## Paneles: el calendario y el tanteo

leningrad41-panel-now = { leningrad41-month }, mes { $number } de { $last }
leningrad41-panel-impulse = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: { $impulse ->
    [none] { leningrad41-phase }
   *[other] { leningrad41-impulse }, { leningrad41-phase }
}
leningrad41-panel-weather = { $weather ->
    [good] Buen Tiempo: cada Área cuesta lo que dice su terreno
    [rain] Lluvia: toda Área cuesta 3 PM; Atacantes y HQ cuentan como 1; sin Blitz ni Explotación; los Valores Logísticos, a la mitad
    [snow] Nieve: toda Área cuesta 2 PM y los ríos están helados; Atacantes y HQ alemanes y Valor Logístico del Eje, a la mitad; sin Blitz; solo explotan los soviéticos
   *[blizzard] Ventisca: toda Área cuesta 2 PM y los ríos están helados; Atacantes y HQ alemanes, a la cuarta parte, los demás, a la mitad; los alemanes defienden a la mitad; los Valores Logísticos, a la mitad; sin Blitz; solo explotan los soviéticos
}
leningrad41-panel-weather-roll = En el próximo Impulso del Eje el tiempo empeora con { $upto ->
    [1] un 1
   *[other] 1-{ $upto }
}
leningrad41-panel-disc-used = { $side ->
    [axis] El Eje ya ha gastado
   *[soviet] Los soviéticos ya han gastado
} el Disco de Iniciativa, que cada bando gasta una sola vez
leningrad41-panel-score = Puntos de Victoria: Eje { $axis }, Soviéticos { $soviet }
leningrad41-panel-lacks = { $side ->
    [axis] Al Eje
   *[soviet] A los soviéticos
} { $number ->
    [one] le falta 1 punto
   *[other] le faltan { $number } puntos
} para la Muerte Súbita, una Victoria Decisiva con { $needed }
leningrad41-panel-held = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: { $spaces ->
    [none] ningún Área de Victoria
   *[other] { $spaces }
}
leningrad41-panel-murmansk = Múrmansk: { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}
leningrad41-panel-goal = El Eje gana en el acto con { $spaces }: tiene { $number } de { $all }
leningrad41-panel-cut-off = El Eje gana en el acto si ninguna Línea de Comunicaciones llega por tierra a { $space }
leningrad41-panel-end = Acabado { $month ->
    [july] julio
    [august] agosto
    [september] septiembre
    [october] octubre
    [november] noviembre
   *[december] diciembre
}, { $by ->
    [points] quien tenga más puntos logra una Victoria Marginal
   *[soviet] ganan los soviéticos
}
leningrad41-panel-battle = { $space }: { $side ->
    [axis] control del Eje
   *[soviet] control soviético
}; Eje { $n-axis }{ $line-axis ->
    [yes] {" "}y una Línea Defensiva
   *[no] {""}
}, Soviéticos { $n-soviet }{ $line-soviet ->
    [yes] {" "}y una Línea Defensiva
   *[no] {""}
}{ $fresh ->
    [yes] ; recién disputada
   *[no] {""}
}{ $fought ->
    [yes] ; Batalla resuelta
   *[no] {""}
}

## Paneles: logística, reservas, bajas

leningrad41-panel-logistics = Logística
leningrad41-panel-logistics-value = Logística: tu Valor Logístico es { $value }
leningrad41-panel-value-leader = { $unit }, Estrellas: { $number }
leningrad41-panel-value-hqs = HQ con Estrellas: { $number }
leningrad41-panel-value-points = Puntos de Victoria: { $number }
leningrad41-panel-value-kills = Por Bloques enemigos perdidos para siempre: { $number }
leningrad41-panel-value-baltic = Por el Báltico: { $number }
leningrad41-panel-value-lend-lease = Por el Préstamo y Arriendo: { $number }
leningrad41-panel-value-weather = { leningrad41-sky }: dividido por { $divisor }
leningrad41-panel-kills = { $side ->
    [axis] Bloques soviéticos perdidos para siempre
   *[soviet] Bloques del Eje perdidos para siempre
}: { $number }; cada { $each } dan al otro bando 1 punto de Valor Logístico
leningrad41-panel-costs = Un paso cuesta Puntos de Reemplazo según su Fuego: Sencillo { $single }, Doble { $double }, Triple { $triple }; una Estrella de un HQ cuesta { $hq } Punto de Regeneración
leningrad41-panel-reserves = Reservas de Fuerzas
leningrad41-panel-drawn = { $side ->
    [axis] El Eje ha robado
   *[soviet] Los soviéticos han robado
} { $number ->
    [one] 1 Refuerzo, aún sin colocar
   *[other] { $number } Refuerzos, aún sin colocar
}
leningrad41-panel-later = Llegadas posteriores
leningrad41-panel-later-axis = { $number ->
    [one] 1 Bloque alemán se suma
   *[other] { $number } Bloques alemanes se suman
} cuando el Eje controle Velikiye Luki
leningrad41-panel-later-soviet = { $number ->
    [one] 1 Bloque soviético se suma
   *[other] { $number } Bloques soviéticos se suman
} en { $both ->
    [yes] septiembre y noviembre
   *[no] noviembre
}
leningrad41-panel-losses = Bajas
leningrad41-panel-lost = { $side ->
    [axis] Eje, perdidos para siempre
   *[soviet] Soviéticos, perdidos para siempre
}: { $units ->
    [none] nadie
   *[other] { $units }
}
leningrad41-panel-withdrawn = Retirados hacia Moscú: { $units }

## Paneles: apoyo, Múrmansk, el mar

leningrad41-panel-lines = Líneas Defensivas
leningrad41-panel-support = Artillería y Bombarderos
leningrad41-panel-gun = Fuego de Artillería de { $hq }: { $space }
leningrad41-panel-sea = Báltico y Ladoga
leningrad41-panel-marat-fire = El Marat dispara 1 dado, { $needs }+
leningrad41-panel-lifeline = Camino de la Vida: { $runs ->
    [yes] abierto; cada puerto lleva en una fase 1 Refuerzo, 1 Estrella y 1 Punto de Reemplazo
   *[no] no está en uso
}. Puertos con Suministro: { $spaces ->
    [none] ninguno
   *[other] { $spaces }
}
leningrad41-panel-typhoon-title = Operación Tifón
leningrad41-panel-typhoon = Retirados: { $number } de { $all }, uno en cada Impulso del Eje desde septiembre
leningrad41-panel-typhoon-list = Quedan en la lista: { $units ->
    [none] nadie
   *[other] { $units }
}

## Paneles: los ejércitos

leningrad41-panel-order = Tu ejército en el mapa
leningrad41-panel-formation = { $formation ->
    [de_leader] Líder Supremo
    [de_dietl] Camino a Múrmansk
    [de_16] 16.º Ejército
    [de_18] 18.º Ejército
    [de_41] XLI Cuerpo Panzer
    [de_56] LVI Cuerpo Panzer
    [de_39] XXXIX Cuerpo Panzer
    [de_reserve] Reservas del Eje
    [de_1fk] I Fliegerkorps
    [de_8fk] VIII Fliegerkorps
    [fi_army] Ejército finlandés
    [su_leader] Líder Supremo
    [su_stavka] Stavka
    [su_leningrad] Frente de Leningrado
    [su_karelia] Frente de Karelia
    [su_volkhov] Frente de Volkhov
    [su_northwest] Frente del Noroeste
   *[su_reserve] Reservas soviéticas
}: { $units }
leningrad41-panel-seen = { $side ->
    [axis] Bloques del Eje en el mapa
   *[soviet] Bloques soviéticos en el mapa
}
leningrad41-panel-upright = De pie: { leningrad41-upright-count }
leningrad41-panel-open = Revelados: { $units }

## Un lugar, un Bloque, un Bombardero

leningrad41-about-terrain = { $terrain ->
    [green] Área verde
    [yellow] Área amarilla
    [red] Área roja
   *[victory] Área de Victoria, 1 punto
}{ $city ->
    [yes] {" "}con Ciudad
   *[no] {""}
}: entrar cuesta { $cost } PM, caben { $room } Bloques por bando, absorbe { $cover }{ $owner ->
    [0] {""}
   *[other] {" "}({ $owner } si se controla)
}
leningrad41-about-supply-axis = Fuente de Suministro del Eje
leningrad41-about-supply-soviet = Fuente de Suministro soviética
leningrad41-about-staging = Área de Preparación: aquí entran los Refuerzos alemanes
leningrad41-about-port = Puerto del Báltico
leningrad41-about-ladoga-port = Puerto del lago Ladoga
leningrad41-about-baltic = En la costa del Báltico
leningrad41-about-neva-bay = En la Bahía del Neva
leningrad41-about-zone = En la Zona de Ataque Finlandesa
leningrad41-about-white-border = En la vía férrea de Múrmansk
leningrad41-about-control = { $side ->
    [axis] Control del Eje
   *[soviet] Control soviético
}{ $contested ->
    [yes] , disputada
   *[no] {""}
}
leningrad41-about-supply = Aquí las Unidades { $side ->
    [axis] del Eje
   *[soviet] soviéticas
} { $supplied ->
    [yes] tienen Suministro
   *[no] no tienen Suministro
}
leningrad41-about-upright = { $wood ->
    [german] { $number ->
        [one] 1 Bloque alemán
       *[other] { $number } Bloques alemanes
    }
    [finnish] { $number ->
        [one] 1 Bloque finlandés
       *[other] { $number } Bloques finlandeses
    }
   *[soviet] { $number ->
        [one] 1 Bloque soviético
       *[other] { $number } Bloques soviéticos
    }
} de pie{ $isolated ->
    [0] {""}
   *[other] , Aislados: { $isolated }
}{ $crossed ->
    [0] {""}
   *[other] , tras cruzar agua: { $crossed }
}
leningrad41-about-empty = Aquí no hay nadie
leningrad41-about-by-land = Por tierra a { $spaces }
leningrad41-about-by-river = Cruzando un río{ $frozen ->
    [yes] , ahora helado,
   *[no] {""}
} a { $spaces }
leningrad41-about-by-arrow = Cruzando el estrecho a { $spaces }
leningrad41-about-block = { $unit }
leningrad41-about-unseen = Dónde está, no se ve
leningrad41-about-lost = Perdido para siempre
leningrad41-about-withdrawn = Retirado para siempre
leningrad41-about-at = En { $space }
leningrad41-about-road = En el Camino a Múrmansk, Casilla { $box }
leningrad41-about-off = { $place ->
    [pool] En la Reserva de Fuerzas
    [drawn] Robado como Refuerzo
    [waiting] Aún no disponible
    [murmansk] En Múrmansk
    [box] En su Casilla
   *[aside] No está en esta partida
}
leningrad41-about-leader = Líder Supremo: sus Estrellas cuentan para el Valor Logístico
leningrad41-about-fire = { $kind ->
    [hq] HQ Táctico
    [luftwaffe] HQ de la Luftwaffe
    [tank] Tanques
    [mechanised] Mecanizada
    [motorised] Infantería motorizada
    [cavalry] Caballería
    [airborne] Infantería aerotransportada
    [static] Infantería estática
   *[infantry] Infantería
}{ $size ->
    [army] , ejército
    [corps] , cuerpo
    [division] , división
    [brigade] , brigada
   *[hq] {""}
}; { $fire ->
    [none] no dispara
    [single] Fuego Sencillo: { $needs }
    [double] Fuego Doble: { $needs }+
   *[triple] Fuego Triple: { $needs }+
}
leningrad41-about-march = { $points ->
    [0] No mueve
   *[other] { $fast ->
        [yes] Rápido
       *[no] Lento
    }: { $points } PM
}
leningrad41-about-blitz-hq = HQ Blitz
leningrad41-about-any-hq = Lo comanda cualquier HQ Táctico { $side ->
    [axis] alemán
   *[soviet] soviético
}
leningrad41-about-hq = Lo comanda { $hq }
leningrad41-about-exhausted = Agotado: ni Rango ni artillería
leningrad41-about-air-range = Rango Aéreo { $number }; hasta { $number ->
    [one] 1 Bombardero con 1 dado
   *[other] { $number } Bombarderos con { $number } dados cada uno
}
leningrad41-about-mannerheim = Comanda a todos los finlandeses unidos con Mikkeli; artillería: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} en toda la Zona de Ataque Finlandesa
leningrad41-about-range = Rango Táctico { $number }: { $all ->
    [one] 1 Área
   *[other] { $all } Áreas
} desde aquí; artillería: { $number ->
    [one] 1 dado
   *[other] { $number } dados
}
leningrad41-about-bomber = Bombardero de { $hq }, { $needs }+

## Junto a cada opción

leningrad41-hint-march = { $cost ->
    [0] 1 Área
   *[other] { $cost } PM
}{ $left ->
    [0] {""}
    [one] , queda 1
   *[other] , quedan { $left }
}{ $foes ->
    [0] {""}
    [one] ; contra 1 Bloque enemigo
   *[other] ; contra { $foes } Bloques enemigos
}{ $bar ->
    [yes] { $foes ->
        [0] ; contra una Línea Defensiva
       *[other] {" "}y una Línea Defensiva
    }
   *[no] {""}
}{ $water ->
    [yes] {" "}cruzando agua: 1 dado al atacar
   *[no] {""}
}
leningrad41-hint-room = { $number } de { $all } Bloques
leningrad41-hint-battle = { $attackers } contra { $defenders }{ $bar ->
    [yes] {" "}y una Línea Defensiva
   *[no] {""}
}; absorbe { $cover }{ $fresh ->
    [yes] ; recién disputada
   *[no] {""}
}
leningrad41-hint-unit = { $strength }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}
leningrad41-hint-points = { $cost ->
    [one] 1 Punto
   *[other] { $cost } Puntos
} · { leningrad41-hint-unit }
leningrad41-hint-full = de { $full }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}
leningrad41-hint-commands = { leningrad41-hint-unit }; desde ahí comanda { $number ->
    [one] 1 Bloque
   *[other] { $number } Bloques
}
leningrad41-hint-guns = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $needs }+
leningrad41-hint-bomber = { leningrad41-hint-guns } · { $hq }

## En la sala

leningrad41-text = Un juego de bloques sobre el avance del Grupo de Ejércitos Norte hacia Leningrado y el ataque finlandés desde el norte, de julio a diciembre de 1941: fuerzas ocultas, cuarteles generales que hay que activar y un tiempo que empeora.
