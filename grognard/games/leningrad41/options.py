"""14.0: what may be chosen before a match: optional rules, readings of unclear passages, the set-up."""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.setup import OPTIONAL, option_name
from grognard.kernel import Option

_TITLES = {
    "rail": ("14.1", "Rail movement", "Movimiento en ferrocarril",
             "In a Pass or a Strategic Impulse blocks may ride any distance over own quiet areas.",
             "Al pasar o en un Impulso Estratégico, los Bloques viajan cualquier distancia por Áreas propias no disputadas."),
    "baltic": ("14.2", "The Baltic Sea", "El mar Báltico",
               "Who controls the Baltic supplies and ferries by sea and has one Logistics Point more.",
               "Quien controla el Báltico suministra y transporta por mar y suma 1 Punto Logístico."),
    "marat": ("14.3", "The Marat", "El Marat",
              "The Soviet battleship joins one coastal battle in each Axis impulse.",
              "El acorazado soviético apoya una batalla costera en cada Impulso del Eje."),
    "road-of-life": ("14.4", "The Road of Life", "El Camino de la Vida",
                     "Besieged Leningrad gets limited supply over Lake Ladoga.",
                     "Leningrado sitiado recibe suministro limitado por el lago Ladoga."),
    "blizzard": ("14.5", "Blizzard", "Ventisca",
                 "December is worse than snow, for the Germans most of all.",
                 "Diciembre es peor que la nieve, sobre todo para los alemanes."),
    "typhoon": ("14.6", "Operation Typhoon", "Operación Tifón",
                "From September eight German blocks leave, one an impulse; then Zhukov goes too.",
                "Desde septiembre se retiran ocho Bloques alemanes, uno por Impulso; después, Zhukov."),
    "agility": ("14.7", "Agility", "Agilidad",
                "Cavalry, shock armies and Axis divisions march better; the Blue Division stands the cold.",
                "La caballería, los Ejércitos de Choque y las divisiones del Eje marchan mejor; la División Azul aguanta el frío."),
    "first-tanks": ("14.8", "1st Soviet Tank Division", "1.ª División de Tanques soviética",
                    "The division may go to Murmansk and bar Dietl's way.",
                    "La división puede ir a Múrmansk y cerrarle el paso a Dietl."),
    "lend-lease": ("14.9", "Lend-Lease", "Préstamo y Arriendo",
                   "From September the Soviets may have one Logistics Point more.",
                   "Desde septiembre los soviéticos pueden sumar 1 Punto Logístico."),
}  # fmt: skip

OPTIONS: tuple[Option, ...] = (
    Option(
        "optional", {"en": "Optional rules, the first so many", "es": "Reglas opcionales, las primeras"}, "14.0",
        values=tuple(range(10)), default=0,
        text={"en": "The rulebook adds them in their order: 3 plays 14.1 to 14.3.",
              "es": "El reglamento las añade por orden: 3 juega de la 14.1 a la 14.3."},
    ),
    *(
        Option(option_name(field), {"en": en, "es": es}, rule, text={"en": text_en, "es": text_es})
        for field in OPTIONAL
        for rule, en, es, text_en, text_es in (_TITLES[option_name(field)],)
    ),
    Option(
        "fixed-setup", {"en": "Fixed set-up", "es": "Despliegue fijo"}, "scenario.setup",
        text={"en": "Nothing is drawn: blocks stand in the order of the order of battle.",
              "es": "Sin sorteos: los Bloques se despliegan en el orden de la lista."},
    ),
    Option(
        "readings.A17", {"en": "Finnish blocks are white blocks", "es": "Los Bloques finlandeses son blancos"}, "10.2",
        text={"en": "A German HQ may command Finnish combat blocks within its range.",
              "es": "Un HQ alemán puede comandar Bloques de Combate finlandeses en su Rango Táctico."},
    ),
    Option(
        "readings.A34", {"en": "Dietl's box at Titovka", "es": "Casilla de Dietl en Titovka"}, "scenario.circle",
        values=tuple(range(1, 10)), default=2,
        text={"en": "Where Dietl stands on the road when Closing the Circle begins.",
              "es": "Dónde empieza Dietl en el Camino en Cerrando el Círculo."},
    ),
)  # fmt: skip


def field_values(s: Position) -> dict[str, Any]:
    """The options as a position has them (a prefix of the optional rules comes out rule by rule)."""
    told: dict[str, Any] = {option_name(field): bool(getattr(s, field)) for field in OPTIONAL}
    told["fixed-setup"] = bool(s.fixed_setup)
    told["readings.A17"] = bool(s.finns_are_white)
    return told
