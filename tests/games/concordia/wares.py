"""The printed cards, written down once more for the referee (K1.5)."""

START = "tribune architect prefect prefect mercator-3 diplomat-jupiter senator"

GOD = {
    "tribune": "mars",
    "architect": "jupiter",
    "prefect": "saturnus",
    "mercator-3": "mercurius",
    "diplomat-jupiter": "jupiter",
    "senator": "vesta",
    "mercator-5": "mercurius",
    "colonist": "mars",
    "consul": "jupiter",
    "diplomat-saturnus": "saturnus",
    "diplomat-mercurius": "mercurius",
    "diplomat-mars": "mars",
}

# Specialists: their good, and the points for each house (K6.2).
MINERVA = {
    "mason": ("brick", 3),
    "farmer": ("food", 3),
    "smith": ("tool", 3),
    "vintner": ("wine", 4),
    "weaver": ("cloth", 5),
}

# What is printed on the cards for sale, by card and decks.
_PRICES = {
    "architect": ("I II III IV", "tool"),
    "prefect": ("I II III IV V", "wine"),
    "mercator-5": ("I II III V", "wine"),
    "colonist": ("I II III IV", "food"),
    "consul": ("II III IV V", "cloth"),
    "mason": ("I", "food"),
    "farmer": ("I", "brick food"),
    "smith": ("I", "brick tool"),
    "vintner": ("II", "brick wine"),
    "weaver": ("II", "brick cloth"),
    "diplomat-mercurius": ("IV", "tool"),
    "diplomat-mars": ("V", "food"),
}
COST = {
    f"{card} {deck}": price for card, (decks, price) in _PRICES.items() for deck in decks.split()
} | {"diplomat-saturnus I": "tool", "diplomat-saturnus III": "food"}
