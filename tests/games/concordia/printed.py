# ruff: noqa: E501  the rows of a table
"""The printed maps, written down once more, city by city, for the tests and the referee.

Each line stands at both of its ends; `read` checks that.
"""

# province, letter, city, land lines to, sea lines to
TABLE = {
    "imperium": """
        capital | - | roma | aquileia novaria syracusae | carthago massilia syracusae
        britannia | A | isca-d | londinium | brigantium burdigala londinium
        britannia | A | londinium | isca-d lutetia | colonia-a isca-d
        gallia | B | lutetia | burdigala colonia-a londinium massilia | -
        gallia | B | burdigala | brigantium lutetia massilia | brigantium isca-d
        gallia | B | massilia | burdigala lutetia novaria valentia | carthago roma valentia
        hispania | B | brigantium | burdigala olisipo valentia | burdigala isca-d olisipo
        hispania | B | olisipo | brigantium rusadir valentia | brigantium rusadir
        hispania | B | valentia | brigantium massilia olisipo rusadir | carthago massilia rusadir
        germania | A | colonia-a | lutetia novaria vindobona | londinium
        germania | A | vindobona | aquileia colonia-a sirmium | -
        italia | D | novaria | aquileia colonia-a massilia roma | -
        italia | D | aquileia | novaria roma sirmium vindobona | dyrrhachium
        italia | D | syracusae | roma | athenae carthago cyrene dyrrhachium leptis-magna roma
        mauretania | B | rusadir | carthago olisipo valentia | carthago olisipo valentia
        mauretania | B | carthago | leptis-magna rusadir | leptis-magna massilia roma rusadir syracusae valentia
        dacia | A | sirmium | aquileia dyrrhachium napoca tomis vindobona | -
        dacia | A | napoca | sirmium tomis | -
        dacia | A | tomis | bycantium napoca sirmium | bycantium sinope
        hellas | D | dyrrhachium | athenae bycantium sirmium | aquileia syracusae
        hellas | D | athenae | dyrrhachium | alexandria attalia bycantium cyrene syracusae
        lybia | C | leptis-magna | carthago cyrene | carthago cyrene syracusae
        lybia | C | cyrene | alexandria leptis-magna memphis | alexandria athenae leptis-magna syracusae
        asia | C | bycantium | attalia dyrrhachium sinope tomis | athenae sinope tomis
        asia | C | sinope | antiochia bycantium | bycantium tomis
        asia | C | attalia | antiochia bycantium | alexandria antiochia athenae
        syria | C | antiochia | attalia sinope tyros | attalia tyros
        syria | C | tyros | alexandria antiochia petra | alexandria antiochia
        aegyptus | C | alexandria | cyrene memphis tyros | athenae attalia cyrene tyros
        aegyptus | C | memphis | alexandria cyrene petra | -
        aegyptus | C | petra | memphis tyros | -
    """,
    "italia": """
        capital | - | roma | casinum cosa spoletum | cosa neapolis olbia panormus
        venetia | A | bauzanum | aquileia verona | -
        venetia | A | aquileia | bauzanum ravenna verona | ancona ravenna
        venetia | A | verona | aquileia bauzanum comum mutina ravenna | -
        transpadana | A | comum | genua mutina segusio verona | -
        transpadana | A | segusio | comum genua nicaea | -
        liguria | A | genua | comum florentia nicaea segusio | aleria cosa nicaea
        liguria | A | nicaea | genua segusio | aleria genua
        aemilia | B | mutina | comum florentia ravenna verona | -
        aemilia | B | ravenna | ancona aquileia florentia mutina verona | ancona aquileia
        etruria | B | florentia | cosa genua mutina ravenna spoletum | -
        etruria | B | cosa | florentia roma | aleria genua roma
        corsica | B | aleria | - | cosa genua nicaea olbia
        corsica | B | olbia | - | aleria panormus roma
        umbria | C | ancona | hadria ravenna spoletum | aquileia hadria ravenna
        umbria | C | spoletum | ancona casinum florentia hadria roma | -
        umbria | C | hadria | ancona casinum luceria spoletum | ancona brundisium
        campania | B | casinum | hadria luceria neapolis roma spoletum | -
        campania | B | neapolis | casinum potentia | messana panormus roma
        apulia | C | luceria | brundisium casinum hadria potentia | -
        apulia | C | brundisium | luceria potentia | croton hadria
        lucania | C | potentia | brundisium croton luceria neapolis | -
        lucania | C | croton | messana potentia | brundisium messana syracusae
        sicilia | C | messana | croton panormus syracusae | croton neapolis panormus syracusae
        sicilia | C | panormus | messana syracusae | messana neapolis olbia roma
        sicilia | C | syracusae | messana panormus | croton messana
    """,
}

LINES: dict[str, set[str]] = {}  # by map: `land aquileia roma`
PROVINCES: dict[str, dict[str, set[str]]] = {}  # by map and province: its cities
LETTERS: dict[str, dict[str, list[str]]] = {}  # by map and letter: the cities


def read(name: str) -> None:
    """Fill in one map."""
    ends: list[str] = []
    provinces: dict[str, set[str]] = {}
    letters: dict[str, list[str]] = {}
    for row in TABLE[name].strip().splitlines():
        province, letter, city, land, sea = (cell.strip() for cell in row.split("|"))
        if province != "capital":
            provinces.setdefault(province, set()).add(city)
            letters.setdefault(letter, []).append(city)
        for kind, others in (("land", land), ("sea", sea)):
            for other in others.split():
                if other != "-":
                    one, two = sorted([city, other])
                    ends.append(f"{kind} {one} {two}")
    assert all(ends.count(line) == 2 for line in ends)
    LINES[name] = set(ends)
    PROVINCES[name] = provinces
    LETTERS[name] = letters


for _name in TABLE:
    read(_name)
