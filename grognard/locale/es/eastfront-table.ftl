### EastFront: lo que rodea al tablero, en el navegador y en la terminal: piezas, paneles, lugares, indicaciones.

## Piezas

eastfront-piece-block = { $unit }, { $hq ->
    [yes] { $value ->
        [0] sin Estrellas
        [one] 1 Estrella
       *[other] { $value } Estrellas
    }
   *[no] VC { $value } de { $full }
}{ $cut-off ->
    [yes] , Desabastecido
   *[no] {""}
}{ $role ->
    [command] , activo
    [invasion] , activo como HQ de Invasión
    [drop] , activo como HQ de Paracaidistas
   *[idle] {""}
}{ $blitzes ->
    [yes] {" "}con Blitz
   *[no] {""}
}{ $rearguard ->
    [yes] , Retaguardia
   *[no] {""}
}{ $scattered ->
    [yes] , Disperso
   *[no] {""}
}{ $moved ->
    [yes] , ya ha movido
   *[no] { $shipped ->
        [yes] , ya no mueve en este turno
       *[no] {""}
    }
}{ $shown ->
    [yes] , descubierto
   *[no] {""}
}
eastfront-piece-back = { $side ->
    [axis] Bloque del Eje
   *[soviet] Bloque soviético
} sin descubrir{ $turned ->
    [yes] , de madera del Eje
   *[no] {""}
}{ $mark ->
    [unsupplied] , desabastecido
    [rearguard] , Retaguardia
    [scattered] , disperso
    [acted] , ya ha movido
   *[none] {""}
}
eastfront-piece-strike = Ataque Aéreo de { $unit }: { $number ->
    [one] 1 dado
   *[other] { $number } dados
}
eastfront-piece-beachhead = La Cabeza de Playa
eastfront-piece-lost = { $unit }, eliminado
eastfront-piece-gone = { $unit }, perdido para siempre
eastfront-piece-coming = { $unit }, por llegar con VC { $value }

## El calendario

eastfront-month = { $month ->
    [january] Enero
    [february] Febrero
    [march] Marzo
    [april] Abril
    [may] Mayo
    [june] Junio
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
} de { $year }
eastfront-panel-now = { eastfront-month }, { $fortnight ->
    [1] primera Quincena
   *[other] segunda Quincena
}
eastfront-panel-phase = { $phase ->
    [setup] Despliegue
    [production] Producción
    [fortnight] Clima
    [end] El final
   *[other] { $side ->
        [axis] Eje
       *[soviet] Soviéticos
    }: { $phase ->
        [command] Fase de Mando
        [movement] Fase de Movimiento
        [mobilize] se movilizan los HQ
        [pursuit] se van las Retaguardias
        [strikes] se asignan los Ataques Aéreos
        [battles] se eligen las batallas
        [combat] Fase de Combate
        [deactivation] se desactivan los HQ
       *[supply] Fase de Suministro
    }{ $blitz ->
        [yes] {" "}(Blitz)
       *[no] {""}
    }
}
eastfront-panel-weather = { $weather ->
    [dry] Seco
    [mud] Barro: los HQ están Desorganizados y no se destacan; todo menos Montaña es Pantano; se ataca con Fuego Sencillo contra Defensa Doble
   *[snow] Nieve: los HQ del Eje están Desorganizados; el Pantano es como Bosque
}
eastfront-panel-west = Frente Occidental: { $weather ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}
eastfront-panel-outlook = Próxima Quincena: { $same ->
    [yes] { $odd ->
        [dry] Seco
        [mud] Barro
       *[snow] Nieve
    }
   *[no] si dos dados suman impar, { $odd ->
        [dry] Seco
        [mud] Barro
       *[snow] Nieve
    }; si suman par, { $even ->
        [dry] Seco
        [mud] Barro
       *[snow] Nieve
    }
}
eastfront-supreme-left = Movimientos Supremos restantes: { $number }
eastfront-panel-last = { $left ->
    [0] Este es el último mes
   *[other] Último mes: { eastfront-month }
}

## El tanteo

eastfront-panel-score = Puntos de Victoria
eastfront-panel-points = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: { $total } (producción { $level }{ $hqs ->
    [0] {""}
   *[other] , HQ +{ $hqs }
}{ $hqs_lost ->
    [0] {""}
   *[other] , HQ perdidos { $hqs_lost }
}{ $units_lost ->
    [0] {""}
   *[other] , unidades perdidas { $units_lost }
}{ $restricted ->
    [0] {""}
   *[other] , Satélites restringidos { $restricted }
}{ $unsupplied ->
    [0] {""}
   *[other] , alemanas Desabastecidas { $unsupplied }
}{ $exhaustion ->
    [0] {""}
   *[other] , HQ del Eje agotados { $exhaustion }
}{ $handicap ->
    [0] {""}
   *[other] , Handicap { $handicap }
}){ $open ->
    [yes] {""}
   *[no] {" "}y lo que no puedes ver (HQ, falta de suministro)
}
eastfront-panel-levels = Se vence por una diferencia de { $marginal } (Marginal), { $major } (Mayor), { $decisive } (Decisiva)
eastfront-panel-month-table = No se cuentan puntos: decide el mes en que los soviéticos estén solos en el borde oeste más allá de Cracovia. Ahora es { eastfront-month }

## Batallas

eastfront-panel-battles = Batallas
eastfront-panel-battle = { $space }: { $side ->
    [axis] defiende el Eje
   *[soviet] defienden los soviéticos
}; Eje { $n-axis }, soviéticos { $n-soviet }; { eastfront-board-state }
eastfront-board-state = { $state ->
    [fought] ya resuelta
    [fresh] batalla nueva
    [ordered] activa
   *[none] aún sin activar
}{ $struck ->
    [yes] , con Ataque Aéreo
   *[no] {""}
}{ $supported ->
    [yes] , con apoyo
   *[no] , sin apoyo
}{ $cover ->
    [0] , la fortaleza no puede sufrir impactos
    [2] , Defensa Doble
    [3] , Defensa Triple
    [4] , cuatro impactos por paso
   *[other] {""}
}

## Producción

eastfront-panel-production-title = Producción
eastfront-panel-production = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: Nivel { $level } (ciudades y recursos { $sites }, Básica { $base })
eastfront-panel-points-left = Puntos de Producción restantes: { $number }
eastfront-panel-price = { eastfront-sort }: paso { $step }, Cuadro { $cadre }
eastfront-panel-price-beachhead = Dejar Lista la Cabeza de Playa: { $step }
eastfront-sort = { $kind ->
    [hq] HQ
    [armor] Blindadas
    [mech] Mecanizadas
    [cavalry] Caballería
    [shock] Ejércitos de Choque
    [mountain] Tropas de Montaña
    [paratroop] Paracaidistas
    [coastal] Ejército de Costa
    [static] Unidades Estáticas
    [satellite] Satélites
   *[infantry] Infantería
}
eastfront-panel-coming = Refuerzos
eastfront-panel-arrives = { eastfront-month }, { $side ->
    [axis] Eje
   *[soviet] soviéticos
}: { $units }
eastfront-panel-waits = { $event ->
    [sevastopol] Cuando caiga Sebastopol
   *[other] Cuando los soviéticos crucen el Límite del Frente
}, { $side ->
    [axis] Eje
   *[soviet] soviéticos
}: { $units }
eastfront-panel-losses = Pérdidas
eastfront-panel-lost = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}, eliminadas ({ $number }): { $units }
eastfront-panel-gone = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}, perdidas para siempre ({ $number }): { $units }

## Objetivos estratégicos, el mar

eastfront-panel-strategy = Objetivos estratégicos
eastfront-panel-free = Expediciones de los Satélites sin restricción: { $units ->
    [none] ninguna
   *[other] { $units }
}
eastfront-panel-surrendered = { $nation ->
    [romania] Rumania se ha rendido
    [bulgaria] Bulgaria se ha rendido
   *[hungary] Hungría se ha rendido
}
eastfront-panel-siege-guns = Artillería de Asedio con { $unit }
eastfront-panel-group-e = El Grupo de Ejércitos «E» ha sido llamado
eastfront-panel-opposite = Una unidad { $side ->
    [axis] del Eje
   *[soviet] soviética
} está fuera del mapa, frente a { $space }
eastfront-panel-air = La fuerza aérea { $side ->
    [axis] del Eje
   *[soviet] soviética
} impacta con { $needs ->
    [6] 6
   *[other] { $needs }+
}
eastfront-panel-sea = En el mar
eastfront-sea = { $sea ->
    [e-baltic] Báltico Oriental
    [gulf-of-finland] Golfo de Finlandia
    [gulf-of-riga] Golfo de Riga
    [n-caspian] Caspio Norte
    [s-caspian] Caspio Sur
    [azov] Mar de Azov
    [w-black-sea] Mar Negro Occidental
   *[e-black-sea] Mar Negro Oriental
}
eastfront-panel-sea-of = { eastfront-sea }: { $side ->
    [axis] Eje
    [soviet] soviéticos
   *[none] nadie
}
eastfront-panel-beachhead = Cabeza de Playa: { $state ->
    [preparing] en Preparación
    [ready] Lista
    [deployed] desplegada en { $space }
   *[eliminated] eliminada
}
eastfront-panel-tired = Puertos agotados en este turno: { $spaces }
eastfront-panel-docked = Puertos usados una vez en este turno: { $spaces }

## Los ejércitos

eastfront-panel-order = Tu ejército en el mapa: { $number } bloques, { $steps } pasos
eastfront-panel-sort = { eastfront-sort } ({ $number }): { $units }
eastfront-panel-hq = { $unit }, { $value ->
    [0] sin Estrellas
    [one] 1 Estrella
   *[other] { $value } Estrellas
}, { $space }{ $role ->
    [command] : activo
    [invasion] : activo como HQ de Invasión
    [drop] : activo como HQ de Paracaidistas
   *[idle] {""}
}{ $blitz ->
    [yes] {" "}con Blitz
   *[no] {""}
}
eastfront-panel-seen = { $side ->
    [axis] Bloques del Eje que ves
   *[soviet] Bloques soviéticos que ves
}
eastfront-panel-backs = Sin descubrir: { $number ->
    [one] 1 bloque
   *[other] { $number } bloques
} en { $places ->
    [one] 1 hex
   *[other] { $places } hexes
}
eastfront-panel-backs-marked = { $mark ->
    [cut_off] Desabastecidos
    [rearguard] Retaguardias
   *[scattered] Dispersos
}: { $number }
eastfront-panel-revealed = Descubiertas: { $units }

## Un hex

eastfront-terrain = { $terrain ->
    [clear] Claro
    [forest] Bosque
    [hill] Colina
    [marsh] Pantano
    [mountain] Montaña
    [lake] Lago
   *[sea] Mar
}
eastfront-about-water = { eastfront-terrain }
eastfront-about-terrain = { eastfront-terrain }{ $now ->
    [clear] {""}
    [marsh] { $terrain ->
        [marsh] {""}
       *[other] , Pantano con el Barro
    }
    [forest] { $terrain ->
        [marsh] , como Bosque con la Nieve
       *[other] {""}
    }
   *[other] {""}
}: caben { $room } por bando; { $sides ->
    [one] 1 unidad
   *[other] { $sides } unidades
} por lado de hex al entrar o salir de una batalla, 1 por río
eastfront-about-city = { $size ->
    [victory] Ciudad de Victoria
    [major] Ciudad Mayor
   *[minor] Ciudad Menor
}{ $value ->
    [0] {""}
   *[other] , producción { $value }
}
eastfront-about-resource = Centro de Recursos: Eje { $axis }, soviéticos { $soviet }
eastfront-about-port = { $major ->
    [yes] Puerto mayor
   *[no] Puerto menor
}, { eastfront-sea }
eastfront-about-fortress = Fortaleza: Defensa Triple para su Defensor Original
eastfront-about-west-entry = Hex de Entrada del Ferrocarril del Eje
eastfront-about-east-entry = Hex de Entrada del Ferrocarril soviético
eastfront-about-arctic-entry = Por aquí llega del Ártico el Préstamo y Arriendo
eastfront-about-shoals = Encalladeros: sin desembarcos
eastfront-about-west-front = En el Frente Occidental
eastfront-about-nation = { $nation ->
    [ussr] Unión Soviética
    [germany] Alemania
    [romania] Rumania
    [hungary] Hungría
    [bulgaria] Bulgaria
    [slovakia] Eslovaquia
    [yugoslavia] Yugoslavia
    [greece] Grecia
   *[albania] Albania
}
eastfront-about-control = { $side ->
    [axis] Control del Eje
    [soviet] Control soviético
   *[none] Disputado
}
eastfront-about-supply = { $side ->
    [axis] Unidades del Eje aquí
   *[soviet] Unidades soviéticas aquí
}: { $supplied ->
    [yes] con Línea de Suministro
   *[no] sin Línea de Suministro
}{ $rail ->
    [yes] , con Suministro Ferroviario/Naval
   *[no] {""}
}
eastfront-about-battle = { $side ->
    [axis] Batalla: defiende el Eje
   *[soviet] Batalla: defienden los soviéticos
}{ $cover ->
    [2] , Defensa Doble
    [3] , Defensa Triple
   *[other] {""}
}
eastfront-about-cover = { $cover ->
    [2] Defensa Doble
   *[other] Defensa Triple
} para quien sea atacado aquí
eastfront-about-backs = { $side ->
    [axis] { $number ->
        [one] 1 bloque del Eje
       *[other] { $number } bloques del Eje
    }
   *[soviet] { $number ->
        [one] 1 bloque soviético
       *[other] { $number } bloques soviéticos
    }
} sin descubrir{ $unsupplied ->
    [0] {""}
   *[other] , desabastecidos: { $unsupplied }
}{ $acted ->
    [0] {""}
   *[other] , ya han movido: { $acted }
}{ $rearguard ->
    [0] {""}
   *[other] , Retaguardia: { $rearguard }
}{ $scattered ->
    [0] {""}
   *[other] , dispersos: { $scattered }
}
eastfront-about-empty = No hay nadie
eastfront-about-by-land = Por tierra a { $spaces }
eastfront-about-by-river = Por río a { $spaces }
eastfront-about-by-strait = Por estrecho a { $spaces }
eastfront-about-by-rail = Por ferrocarril a { $spaces }
eastfront-about-by-barred = Sin paso por tierra a { $spaces }

## Un bloque

eastfront-about-unseen = { $unit }: no puedes ver dónde está
eastfront-about-at = { $space ->
    [none] Fuera del mapa
   *[other] En { $space }
}
eastfront-about-came = { $way ->
    [river] Vino por río desde { $space }
    [air] Saltó desde { $space }
    [sea] Desembarcó desde { $space }
   *[land] Vino desde { $space }
}
eastfront-about-arrives = Llega en { eastfront-month }
eastfront-about-sort = { $kind ->
    [hq] { $supreme ->
        [yes] HQ Supremo
       *[no] HQ
    }
    [armor] Blindada
    [mech] Mecanizada
    [cavalry] Caballería
    [shock] Ejército de Choque
    [mountain] Infantería de Montaña
    [paratroop] Paracaidistas
    [coastal] Infantería de Costa
    [static] Infantería Estática: solo mueve con Movimientos Supremos
   *[infantry] Infantería
}, { $nation ->
    [german] Alemania
    [soviet] Unión Soviética
    [rumanian] Rumania
    [bulgarian] Bulgaria
    [hungarian] Hungría
   *[italian] Italia
}{ $ss ->
    [yes] , SS
   *[no] {""}
}{ $guards ->
    [yes] , Guardias
   *[no] {""}
}
eastfront-about-fire = En ataque: { $attack ->
    [single] Fuego Sencillo (6)
    [double] Fuego Doble (5+)
    [triple] Fuego Triple (4+)
   *[none] no dispara
}; en defensa: { $defence ->
    [single] Fuego Sencillo (6)
    [double] Fuego Doble (5+)
    [triple] Fuego Triple (4+)
   *[none] no dispara
}
eastfront-about-speed = Velocidad: Seco { $dry }, Barro { $mud }, Nieve { $snow }
eastfront-about-speed-now = Velocidad ahora aquí: { $number }
eastfront-about-cost = Un paso cuesta { $step }{ $once ->
    [yes] ; una vez perdido no vuelve a formarse
   *[no] , su Cuadro { $cadre }
}
eastfront-about-satellite = { $free ->
    [yes] Satélite sin restricción
   *[no] Satélite restringido a su país y los hexes de alrededor
}
eastfront-about-siege-guns = Con la Artillería de Asedio: Fuego Triple contra fortalezas
eastfront-about-no-command = Desorganizado y sin fuerza: no manda a nadie
eastfront-about-disorganised = Desorganizado: su Valor de Mando es uno menos
eastfront-about-supreme = Activo da { $number } Movimientos Supremos
eastfront-about-radius = Radio de Mando { $value } ({ $all ->
    [one] 1 hex
   *[other] { $all } hexes
} ahora)
eastfront-about-air = Ataque Aéreo con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, alcance { $all ->
    [one] 1 hex
   *[other] { $all } hexes
}

## Junto a una opción

eastfront-hint-unit = { $strength }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}{ $unsupplied ->
    [yes] {" "}· Desabastecido
   *[no] {""}
}
eastfront-hint-cost = { $cost } PP{ $space ->
    [none] {""}
   *[other] {" "}· { $strength } · { $space }
}
eastfront-hint-arrives = con VC { $strength }{ $early ->
    [yes] , un paso menos si no se pagan { $cost } PP
   *[no] {""}
}
eastfront-hint-hq = VM { $value } · { $space }; manda { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}{ $battles ->
    [0] {""}
    [one] , apoya 1 batalla
   *[other] , apoya { $battles } batallas
}{ $doomed ->
    [yes] {" "}· eliminado al desactivarse
   *[no] {""}
}
eastfront-hint-hq-supreme = VM { $value } · { $space }; { $moves } Movimientos Supremos{ $doomed ->
    [yes] {" "}· eliminado al desactivarse
   *[no] {""}
}
eastfront-hint-commands = { $stays ->
    [yes] no se destaca{" "}·{" "}
   *[no] {""}
}{ $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}{ $battles ->
    [0] {""}
    [one] {" "}· apoya 1 batalla
   *[other] {" "}· apoya { $battles } batallas
}{ $doomed ->
    [yes] {" "}· eliminado al desactivarse
   *[no] {""}
}
eastfront-hint-supreme-hq = { $stays ->
    [yes] no se destaca{" "}·{" "}
   *[no] {""}
}{ $moves } Movimientos Supremos{ $strikes ->
    [0] {""}
    [one] , 1 batalla en su Alcance Aéreo
   *[other] , { $strikes } batallas en su Alcance Aéreo
}{ $doomed ->
    [yes] {" "}· eliminado al desactivarse
   *[no] {""}
}
eastfront-hint-march = { $foes ->
    [0] { $number ->
        [0] {""}
       *[other] { $number } de { $all } allí
    }{ $fed ->
        [yes] {""}
       *[no] { $number ->
            [0] sin Línea de Suministro
           *[other] {" "}· sin Línea de Suministro
        }
    }
   *[other] { $foes ->
        [one] 1 enemigo
       *[other] { $foes } enemigos
    }{ $fresh ->
        [yes] {" "}· batalla nueva
       *[no] {" "}· se une a { $number }
    }{ $river ->
        [yes] {" "}· Asalto por Río
       *[no] {""}
    }
}
eastfront-hint-via = { $river ->
    [yes] por río ·{" "}
   *[no] {""}
}{ $left ->
    [one] puede pasar 1 más
   *[other] pueden pasar { $left } más
}
eastfront-hint-supreme = { $cost } MS{ $number ->
    [0] {""}
   *[other] {" "}· { $number } de { $all } allí
}
eastfront-hint-assault = { $foes ->
    [0] sin enemigos
    [one] 1 enemigo
   *[other] { $foes } enemigos
}
eastfront-hint-battle = { $attackers } contra { $defenders }{ $supported ->
    [yes] {""}
   *[no] , sin apoyo
}{ $cover ->
    [0] , la fortaleza no puede sufrir impactos
    [2] , Defensa Doble
    [3] , Defensa Triple
    [4] , cuatro impactos por paso
   *[other] {""}
}{ $struck ->
    [yes] , con Ataque Aéreo
   *[no] {""}
}
eastfront-hint-strike = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} que impactan con { $needs ->
    [6] 6
   *[other] { $needs }+
}; { $number ->
    [one] 1 batalla
   *[other] { $number } batallas
} a su alcance
eastfront-hint-swap = hasta { $full }
eastfront-detail-own = { $number ->
    [one] 1 bloque propio
   *[other] { $number } bloques propios
}
eastfront-detail-backs = { $side ->
    [axis] { $number ->
        [one] 1 bloque del Eje
       *[other] { $number } bloques del Eje
    }
   *[soviet] { $number ->
        [one] 1 bloque soviético
       *[other] { $number } bloques soviéticos
    }
}

## El tablero en la terminal

eastfront-board-weather = { $weather ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}{ $west ->
    [dry] { $weather ->
        [dry] {""}
       *[other] {" "}(Seco en el oeste)
    }
    [mud] { $weather ->
        [mud] {""}
       *[other] {" "}(Barro en el oeste)
    }
   *[snow] { $weather ->
        [snow] {""}
       *[other] {" "}(Nieve en el oeste)
    }
}
eastfront-board-levels = Producción: Eje { $axis }, soviéticos { $soviet }
eastfront-board-lost = Unidades perdidas: Eje { $axis }, soviéticos { $soviet }
eastfront-board-side = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}
eastfront-board-battle = { $side ->
    [axis] defiende el Eje
   *[soviet] defienden los soviéticos
}; { eastfront-board-state }
eastfront-board-hqs = HQ
eastfront-board-blocks = Unidades
eastfront-board-revealed = { $side ->
    [axis] Unidades del Eje descubiertas
   *[soviet] Unidades soviéticas descubiertas
}
eastfront-board-backs = { $side ->
    [axis] Bloques del Eje
   *[soviet] Bloques soviéticos
}
eastfront-board-mark = { $mark ->
    [cut_off] Desabastecido
    [role] { $role ->
        [invasion] HQ de Invasión
        [drop] HQ de Paracaidistas
       *[command] activo
    }
    [blitzes] Blitz
    [rearguard] Retaguardia
    [scattered] Disperso
    [moved] ha movido
    [shipped] ya no mueve
   *[shown] descubierto
}
