# Concordia: alle Meldungen. Wie sie gefunden werden: src/tavola/text/__init__.py

## Dinge
# .a nach einem Verb, .no nach »du hast«, .one und .many in Aufzählungen, .title auf der Karte, .gist
# die Wirkung, .key die Taste, die sie im Terminal spielt.

card-tribune = Tribun
    .a = den Tribun
    .no = keinen Tribun
    .many = { $count } Tribunen
    .title = Tribun
    .gist = nimmt alle gespielten Karten zurück
    .key = t
card-architect = Architekt
    .a = einen Architekten
    .no = keinen Architekten
    .many = { $count } Architekten
    .title = Architekt
    .gist = bewegt Kolonisten und baut
    .key = a
card-prefect = Praefekt
    .a = einen Praefekten
    .no = keinen Praefekten
    .many = { $count } Praefekten
    .title = Praefekt
    .gist = eine Provinz produziert, oder Sesterzen
    .key = p
card-mercator-3 = Merkator (3)
    .a = den Merkator (3)
    .no = keinen Merkator (3)
    .many = { $count } Merkatoren (3)
    .title = Merkator 3
    .gist = 3 Sesterzen, Handel mit zwei Waren
    .key = m
card-diplomat-jupiter = Diplomat (Jupiter)
    .a = den Diplomaten (Jupiter)
    .no = keinen Diplomaten (Jupiter)
    .many = { $count } Diplomaten (Jupiter)
    .title = Diplomat
    .gist = kopiert die oberste Karte einer fremden Ablage
    .key = d
card-senator = Senator
    .a = den Senator
    .no = keinen Senator
    .many = { $count } Senatoren
    .title = Senator
    .gist = kauft bis zu zwei Karten
    .key = s
card-mercator-5 = Merkator (5)
    .a = einen Merkator (5)
    .no = keinen Merkator (5)
    .many = { $count } Merkatoren (5)
    .title = Merkator 5
    .gist = 5 Sesterzen, Handel mit zwei Waren
    .key = M
card-colonist = Kolonist
    .a = einen Kolonisten
    .no = keinen Kolonisten
    .many = { $count } Kolonisten
    .title = Kolonist
    .gist = stellt Kolonisten auf, oder Sesterzen
    .key = k
card-consul = Konsul
    .a = einen Konsul
    .no = keinen Konsul
    .many = { $count } Konsuln
    .title = Konsul
    .gist = kauft eine Karte ohne den Preis ihres Feldes
    .key = o
card-diplomat-saturnus = Diplomat (Saturnus)
    .a = einen Diplomaten (Saturnus)
    .no = keinen Diplomaten (Saturnus)
    .many = { $count } Diplomaten (Saturnus)
    .title = Diplomat
    .gist = kopiert die oberste Karte einer fremden Ablage
    .key = S
card-diplomat-mercurius = Diplomat (Mercurius)
    .a = einen Diplomaten (Mercurius)
    .no = keinen Diplomaten (Mercurius)
    .many = { $count } Diplomaten (Mercurius)
    .title = Diplomat
    .gist = kopiert die oberste Karte einer fremden Ablage
    .key = E
card-diplomat-mars = Diplomat (Mars)
    .a = einen Diplomaten (Mars)
    .no = keinen Diplomaten (Mars)
    .many = { $count } Diplomaten (Mars)
    .title = Diplomat
    .gist = kopiert die oberste Karte einer fremden Ablage
    .key = R
card-mason = Maurer
    .a = den Maurer
    .no = keinen Maurer
    .many = { $count } Maurer
    .title = Maurer
    .gist = Häuser in Ziegelstädten produzieren
    .key = n
card-farmer = Bauer
    .a = den Bauern
    .no = keinen Bauern
    .many = { $count } Bauern
    .title = Bauer
    .gist = Häuser in Nahrungsstädten produzieren
    .key = b
card-smith = Schmied
    .a = den Schmied
    .no = keinen Schmied
    .many = { $count } Schmiede
    .title = Schmied
    .gist = Häuser in Werkzeugstädten produzieren
    .key = h
card-vintner = Winzer
    .a = den Winzer
    .no = keinen Winzer
    .many = { $count } Winzer
    .title = Winzer
    .gist = Häuser in Weinstädten produzieren
    .key = z
card-weaver = Weber
    .a = den Weber
    .no = keinen Weber
    .many = { $count } Weber
    .title = Weber
    .gist = Häuser in Tuchstädten produzieren
    .key = e

good-brick = Ziegel
    .no = keinen Ziegel
    .one = 1 Ziegel
    .many = { $count } Ziegel
    .short = Ziegel
    .abbr = Zi
good-food = Nahrung
    .no = keine Nahrung
    .one = 1 Nahrung
    .many = { $count } Nahrung
    .short = Nahrung
    .abbr = Na
good-tool = Werkzeug
    .no = kein Werkzeug
    .one = 1 Werkzeug
    .many = { $count } Werkzeug
    .short = Werkzeug
    .abbr = We
good-wine = Wein
    .no = keinen Wein
    .one = 1 Wein
    .many = { $count } Wein
    .short = Wein
    .abbr = Wi
good-cloth = Tuch
    .no = kein Tuch
    .one = 1 Tuch
    .many = { $count } Tuch
    .short = Tuch
    .abbr = Tu

god-vesta = Vesta
    .gist = 1 je 10 Sesterzen
god-jupiter = Jupiter
    .gist = 1 je Haus außerhalb von Ziegelstädten
god-saturnus = Saturnus
    .gist = 1 je Provinz
god-mercurius = Mercurius
    .gist = 2 je Warensorte
god-mars = Mars
    .gist = 2 je Kolonist
god-minerva = Minerva
    .gist = 3 bis 5 je Haus ihrer Ware

kind-land = Land
    .a = einen Landkolonisten
    .colonist = Landkolonist
    .line = Landweg
kind-sea = See
    .a = einen Seekolonisten
    .colonist = Seekolonist
    .line = Seeweg

map-imperium = Imperium
map-italia = Italia

city-roma = Roma
city-isca-d = Isca Dumnoniorum
    .short = Isca D.
city-londinium = Londinium
city-lutetia = Lutetia
city-burdigala = Burdigala
city-massilia = Massilia
city-brigantium = Brigantium
city-olisipo = Olisipo
city-valentia = Valentia
city-colonia-a = Colonia Agrippina
    .short = Colonia A.
city-vindobona = Vindobona
city-novaria = Novaria
city-aquileia = Aquileia
city-syracusae = Syracusae
city-rusadir = Rusadir
city-carthago = Carthago
city-sirmium = Sirmium
city-napoca = Napoca
city-tomis = Tomis
city-dyrrhachium = Dyrrhachium
city-athenae = Athenae
city-leptis-magna = Leptis Magna
city-cyrene = Cyrene
city-bycantium = Bycantium
city-sinope = Sinope
city-attalia = Attalia
city-antiochia = Antiochia
city-tyros = Tyros
city-alexandria = Alexandria
city-memphis = Memphis
city-petra = Petra
city-bauzanum = Bauzanum
city-verona = Verona
city-comum = Comum
city-segusio = Segusio
city-genua = Genua
city-nicaea = Nicaea
city-mutina = Mutina
city-ravenna = Ravenna
city-florentia = Florentia
city-cosa = Cosa
city-aleria = Aleria
city-olbia = Olbia
city-ancona = Ancona
city-spoletum = Spoletum
city-hadria = Hadria
city-casinum = Casinum
city-neapolis = Neapolis
city-luceria = Luceria
city-brundisium = Brundisium
city-potentia = Potentia
city-croton = Croton
city-messana = Messana
city-panormus = Panormus

province-britannia = Britannia
province-gallia = Gallia
province-hispania = Hispania
province-germania = Germania
province-italia = Italia
province-mauretania = Mauretania
province-dacia = Dacia
province-hellas = Hellas
province-lybia = Lybia
province-asia = Asia
province-syria = Syria
province-aegyptus = Aegyptus
province-venetia = Venetia
province-transpadana = Transpadana
province-liguria = Liguria
province-aemilia = Aemilia
province-etruria = Etruria
province-corsica = Corsica
province-umbria = Umbria
province-campania = Campania
province-apulia = Apulia
province-lucania = Lucania
province-sicilia = Sicilia
## Züge

move-play = { $card } spielen
    .words = card
move-leave = Aus { $city } { $kind-a } losschicken
    .words = kind city
move-move = Auf { $city }–{ $to_city } { $kind-a } bewegen
    .words = kind city to_city
move-step = Weiter auf { $city }–{ $to_city } ({ $kind })
    .words = kind city to_city
move-stop = Hier bleiben
    .key = x
move-build = In { $city } bauen
    .words = city
move-produce = { $province } produzieren lassen
    .words = province
move-collect = Sesterzen kassieren
    .key = c
move-place = In { $city } { $kind-a } aufstellen
    .words = kind city
move-take-coins = Sesterzen nehmen
    .key = c
move-buy = 1 { $good } kaufen
    .words = good
move-sell = 1 { $good } verkaufen
    .words = good
move-copy = Karte von { $seat } kopieren
    .words = seat
move-card = Von Feld { $space } { $card-a } kaufen
    .words = card space
move-pay = 1 { $good } bezahlen
    .words = good
move-keep = 1 { $good } behalten
    .words = good
move-done = Fertig
    .key = .

## Der Verlauf

event-displayed = Der Plan ist { $map }. In der Auslage: { $cards }.
    .log = note
event-start-player = { $seat } beginnt. { $praefectus_seat } hat den Praefectus Magnus.
    .log = note
event-provisioned = { $seat } ist mit dem Einkauf fertig.
    .log = passing
event-played = { $seat } spielt { $card-a }.
    .opens = { $seat } spielt { $card-a }: { $clauses }.
    .act = spielt { $card-a }
# Karten nach Zahl, in einem Satz des Verlaufs.
act-cards =
    { $cards-count ->
        [one] 1 Karte
       *[other] { $cards-count } Karten
    }
event-took-back =
    { $coins ->
        [0] { $seat } nimmt zurück: { $cards }.
        [one] { $seat } nimmt zurück: { $cards }, und bekommt 1 Sesterze.
       *[other] { $seat } nimmt zurück: { $cards }, und bekommt { $coins } Sesterzen.
    }
    .act =
        { $coins ->
            [0] nimmt { act-cards } zurück
            [one] nimmt { act-cards } zurück (bringt 1 Sesterze)
           *[other] nimmt { act-cards } zurück (bringt { $coins } Sesterzen)
        }
event-leaves = Ein { $kind-colonist } von { $seat } verlässt { $city }.
    .log = passing
event-moves = Ein { $kind-colonist } von { $seat } verlässt { $city }–{ $to_city }.
    .log = passing
event-stepped = Ein { $kind-colonist } von { $seat } zieht auf { $city }–{ $to_city }.
    .log = passing
event-passed-over = Ein { $kind-colonist } von { $seat } überquert { $city }–{ $to_city }.
    .log = passing
event-stopped = Ein { $kind-colonist } von { $seat } zieht auf { $city }–{ $to_city }.
    .each = { $city }–{ $to_city } ({ $kind })
    .act =
        { $list-count ->
            [one] zieht mit einem Kolonisten auf { $list }
           *[other] zieht mit Kolonisten auf { $list }
        }
event-built =
    { $coins ->
        [one] { $seat } baut in { $city } ({ $good }) für 1 Sesterze sowie { $goods }.
       *[other] { $seat } baut in { $city } ({ $good }) für { $coins } Sesterzen sowie { $goods }.
    }
    .each =
        { $coins ->
            [one] { $city } ({ $good }, 1 Sesterze)
           *[other] { $city } ({ $good }, { $coins } Sesterzen)
        }
    .act = baut in { $list }
event-produced = { $seat } lässt { $province } produzieren; Bonus: { $good }.
    .act = lässt { $province } produzieren (Bonus { $good })
event-praefectus-passed = { $seat } nimmt den Bonus doppelt und gibt den Praefectus Magnus an { $to_seat } weiter.
    .act = gibt für den doppelten Bonus den Praefectus Magnus an { $to_seat } weiter
event-received = { $seat } bekommt { $goods }.
    .act = bekommt { $goods }
event-left-behind = { $seat } hat keinen Platz für { $goods }.
    .act = hat keinen Platz für { $goods }
event-kept = { $seat } behält 1 { $good }.
    .gather = goods
    .act = behält { $goods }
event-collected =
    { $coins ->
        [one] { $seat } kassiert 1 Sesterze; alle Bonusmarker zeigen wieder Waren.
       *[other] { $seat } kassiert { $coins } Sesterzen; alle Bonusmarker zeigen wieder Waren.
    }
    .act =
        { $coins ->
            [one] kassiert 1 Sesterze; alle Bonusmarker zeigen wieder Waren
           *[other] kassiert { $coins } Sesterzen; alle Bonusmarker zeigen wieder Waren
        }
event-declined = { $seat } lässt nichts produzieren und kassiert nichts.
    .act = lässt nichts produzieren und kassiert nichts
event-placed = { $seat } stellt in { $city } { $kind-a } auf.
    .each = { $kind-a } in { $city }
    .act = stellt { $list } auf
event-took-coins = { $seat } bekommt { $coins } Sesterzen.
    .act = nimmt { $coins } Sesterzen
event-mercator-coins = { $seat } bekommt { $coins } Sesterzen und handelt.
    .act = nimmt { $coins } Sesterzen
event-bought = { $seat } kauft 1 { $good } für { $coins } Sesterzen.
    .gather = goods
    .act = kauft { $goods }
event-sold = { $seat } verkauft 1 { $good } für { $coins } Sesterzen.
    .gather = goods
    .act = verkauft { $goods }
event-copied = { $seat } kopiert { $card-a } von { $other_seat }.
    .act = kopiert { $card-a } von { $other_seat }
event-bought-card = { $seat } kauft { $card-a } von Feld { $space } für { $goods }.
    .act = kauft { $card-a } für { $goods }
event-paid = { $seat } bezahlt 1 { $good } für das Feld.
    .act = bezahlt 1 { $good } für das Feld
event-refilled = Neu in der Auslage: { $cards }.
    .log = note
event-done = { $seat } ist fertig.
    .log = passing
event-concordia-by-card = { $seat } hat die letzte Karte gekauft und nimmt die Concordiakarte! Alle anderen haben noch einen Zug.
event-concordia-by-house = { $seat } hat das 15. Haus gebaut und nimmt die Concordiakarte! Alle anderen haben noch einen Zug.
event-interim-scored =
    { $points ->
        [one] Zwischenwertung: { $seat } steht bei 1 Punkt.
       *[other] Zwischenwertung: { $seat } steht bei { $points } Punkten.
    }
event-interim-paid =
    { $coins ->
        [one] { $seat } bekommt 1 Sesterze für die Zwischenwertung.
       *[other] { $seat } bekommt { $coins } Sesterzen für die Zwischenwertung.
    }
event-limit-reached =
    { $rounds ->
        [one] Das Limit von 1 Runde ist erreicht.
       *[other] Das Limit von { $rounds } Runden ist erreicht.
    }
    .log = note
event-game-over =
    { $rounds ->
        [one] Der letzte Zug ist gespielt, nach 1 vollen Runde.
       *[other] Der letzte Zug ist gespielt, nach { $rounds } vollen Runden.
    }
    .log = note

## Warum nicht

why-game-is-over = Die Partie ist zu Ende.
why-not-your-turn = An der Reihe ist { $seat }. Du kommst noch dran.
why-no-more-turn = Du hattest deinen letzten Zug. An der Reihe ist { $seat }.
why-chooses-first = Zuerst wählt { $seat }, welche Waren bleiben.
why-provision-first = Vor deiner ersten Karte kaufst du Waren: Wähle „Fertig“, wenn du genug hast.
why-one-card-a-turn = Eine Karte pro Zug, und gespielt hast du schon: { $card }. Führe sie aus oder wähle „Fertig“.
why-in-your-pile = Du hast { $card-a } schon gespielt: Der Tribun bringt die Karte zurück.
why-not-in-hand = Du hast { $card-no } auf der Hand.
why-must-play = Niemand darf passen: Spiel eine Karte.
why-colonist-on-its-way = Ein Kolonist ist unterwegs: Beende zuerst seine Bewegung.
why-must-choose = Wähle zuerst, welche Waren bleiben: Alle freien Plätze müssen gefüllt werden.
why-must-pay = Bezahle zuerst das Feld, mit einer Ware deiner Wahl.
why-no-architect = Nur der Architekt bewegt Kolonisten und baut.
why-has-built = Du hast in diesem Zug schon gebaut: Danach bewegt sich kein Kolonist mehr.
why-no-steps = Es sind keine Schritte übrig.
why-not-on-this-map = { $city } ist nicht auf diesem Plan.
why-line-not-on-this-map = Dieser Weg ist nicht auf diesem Plan.
why-no-such-line = Kein { $kind-line } verbindet { $city } und { $to_city }.
why-province-not-on-this-map = Diese Provinz ist nicht auf diesem Plan.
why-no-colonist-in-city = Von dir steht in { $city } kein { $kind-colonist }.
why-no-line-there = In { $city } beginnt kein { $kind-line }.
why-no-free-line =
    { $steps ->
        [one] Mit 1 Schritt erreicht er keinen freien Weg.
       *[other] Mit { $steps } Schritten erreicht er keinen freien Weg.
    }
why-no-colonist-on-line = Von dir steht auf { $city }–{ $to_city } kein { $kind-colonist }.
why-no-colonist-moves = Kein Kolonist ist unterwegs: Wähle zuerst einen.
why-other-kind-of-line = { $city }–{ $to_city } ist ein { $kind-line }: Dieser Kolonist kann ihn nicht benutzen.
why-line-not-next = Der { $kind-line } { $city }–{ $to_city } beginnt nicht dort, wo der Kolonist steht.
why-line-occupied = Auf { $city }–{ $to_city } steht ein Kolonist von { $occupied_seat }, und die Schritte reichen nicht, um darüber hinwegzuziehen.
why-no-colonist-to-stop = Kein Kolonist ist unterwegs.
why-no-rest-here = Auf { $city }–{ $to_city } steht ein Kolonist von { $occupied_seat }: Zieh weiter, deiner kann hier nicht bleiben.
why-not-moved-yet = Er hat noch keinen Schritt gemacht.
why-not-in-roma = In { $city } baut niemand.
why-house-already-there = In { $city } hast du schon ein Haus.
why-no-colonist-next-to-city = Keiner deiner Kolonisten steht auf einem Weg an { $city }.
why-lacks-goods = Dir fehlt: { $goods }.
why-lacks-coins =
    { $coins ->
        [one] Das kostet 1 Sesterze, und du hast { $has_coins ->
            [0] keine
           *[other] { $has_coins }
        }.
       *[other] Das kostet { $coins } Sesterzen, und du hast { $has_coins ->
            [0] keine
           *[other] { $has_coins }
        }.
    }
why-no-prefect = Dazu braucht es einen Praefekten.
why-marker-shows-coins = Der Bonusmarker von { $province } zeigt Sesterzen: Erst muss jemand sie kassieren.
why-nothing-to-choose = Waren wählt man nur, wenn nicht alles passt, was man bekommt.
why-not-offered = { $good } steht nicht zur Wahl.
why-no-placing-now = Kolonisten kommen mit der Karte Kolonist auf den Plan, oder einer mit dem Tribun.
why-only-to-roma = Der Tribun stellt einen Kolonisten nur in Roma auf, nicht in { $city }.
why-no-house-there = In { $city } hast du kein Haus.
why-no-colonist-stored = In deinem Lagerhaus ist kein { $kind-colonist } mehr.
why-no-colonist-card = Dazu braucht es die Karte Kolonist.
why-has-placed = Du hast einen Kolonisten aufgestellt: Sesterzen oder Kolonisten, nicht beides.
why-no-mercator = Waren kauft und verkauft man mit dem Merkator.
why-nothing-is-sold = Vor der ersten Karte werden Waren nur gekauft, nicht verkauft.
why-third-good = Du handelst schon mit { $good } und { $other_good }: Eine dritte Warensorte ist nicht erlaubt.
why-sold-before = Du hast in diesem Zug { $good } verkauft und kannst nichts davon kaufen.
why-bought-before = Du hast in diesem Zug { $good } gekauft und kannst nichts davon verkaufen.
why-storehouse-full = Dein Lagerhaus ist voll.
why-none-to-sell = Du hast { $good-no } zu verkaufen.
why-no-diplomat = Dazu braucht es einen Diplomaten.
why-nobody-sits-there = Da sitzt niemand.
why-own-pile = Ein Diplomat kopiert die Karte von jemand anderem, nicht deine eigene.
why-pile-is-empty = { $seat } hat keine gespielte Karte.
why-diplomat-on-top = { $seat } hat einen Diplomaten gespielt, und der lässt sich nicht kopieren.
why-no-senator = Karten kauft man mit dem Senator oder dem Konsul.
why-display-is-empty = Die Auslage ist leer.
why-not-on-that-space = Auf Feld { $space } gibt es { $card-no }.
why-no-such-space = Die Auslage hat nur { $spaces } Felder.
why-lacks-any-good = Feld { $space } verlangt noch eine Ware, und du hast keine mehr.
why-nothing-to-pay = Jetzt ist nichts zu bezahlen.

## Was gefragt ist

prompt-provision = Dein erster Zug: Kauf Waren, dann wähle „Fertig“.
prompt-play = Du bist am Zug: Spiel eine Karte.
prompt-architect =
    { $steps ->
        [0] Der Architekt: Bau oder wähle „Fertig“.
        [one] Der Architekt: noch 1 Schritt; zieh, bau oder wähle „Fertig“.
       *[other] Der Architekt: noch { $steps } Schritte; zieh, bau oder wähle „Fertig“.
    }
prompt-step =
    { $steps ->
        [one] Der Kolonist ist unterwegs: noch 1 Schritt.
       *[other] Der Kolonist ist unterwegs: noch { $steps } Schritte.
    }
prompt-prefect =
    { $showing ->
        [one] Der Praefekt: eine Provinz oder 1 Sesterze.
       *[other] Der Praefekt: eine Provinz oder { $showing } Sesterzen.
    }
prompt-receive = Nicht alle Waren passen: Wähle eine, die bleibt.
prompt-tribune = Der Tribun: ein Kolonist für 1 Nahrung und 1 Werkzeug?
prompt-colonist = Der Kolonist: Kolonisten für je 1 Nahrung und 1 Werkzeug, oder Sesterzen.
prompt-mercator = Der Merkator: Handle mit höchstens zwei Waren.
prompt-diplomat = Der Diplomat: Wessen Karte kopierst du?
prompt-purchase =
    { $buys ->
        [one] Kauf eine Karte oder wähle „Fertig“.
       *[other] Kauf bis zu { $buys } Karten oder wähle „Fertig“.
    }
prompt-payment = Das Feld verlangt eine Ware deiner Wahl.
prompt-over = Die Partie ist zu Ende.

## Optionen, das Ende

option-map = Plan
    .help = Auf welchem der beiden Pläne gespielt wird.
    .usual = Das Regelheft lässt euch die Wahl; zu zweit liegt zunächst Italia auf dem Tisch, sonst Imperium.
option-map-imperium = Imperium, rund um das Mittelmeer
option-map-italia = Italia
option-start-goods = Startwaren
    .help = Ohne sie haben alle 20 Sesterzen mehr und kaufen im ersten Zug Waren.
option-interim-scoring = Zwischenwertung
    .help = Alle werden unterwegs einmal gewertet, und die ersten beiden Plätze bekommen Sesterzen: für Neulinge.
option-open-hands = Offene Hände
    .help = Alle sehen alle Karten in Händen und Ablagen.
option-round-limit = Rundenlimit
    .help = Nach so vielen Runden wird gewertet, auch wenn niemand die Partie beendet hat.
    .usual = Das Regelheft kennt keine Grenze; echte Partien enden lange vor unserer.

end-last-card = Die letzte Karte ist gekauft. { $seats } hat die meisten Punkte und gewinnt.
end-last-card-tied = Die letzte Karte ist gekauft. Mehrere haben die meisten Punkte; der Praefectus Magnus entscheidet: { $seats } gewinnt.
end-fifteenth-house = Ein 15. Haus ist gebaut. { $seats } hat die meisten Punkte und gewinnt.
end-fifteenth-house-tied = Ein 15. Haus ist gebaut. Mehrere haben die meisten Punkte; der Praefectus Magnus entscheidet: { $seats } gewinnt.
end-round-limit = Die letzte Runde ist vorbei. { $seats } hat die meisten Punkte und gewinnt.
end-round-limit-tied = Die letzte Runde ist vorbei. Mehrere haben die meisten Punkte; der Praefectus Magnus entscheidet: { $seats } gewinnt.
score-vesta = Vesta
score-jupiter = Jupiter
score-saturnus = Saturnus
score-mercurius = Mercurius
score-mars = Mars
score-minerva = Minerva
score-concordia = Concordiakarte
score-points = Punkte
score-praefectus = Sitze bis zum Praefectus Magnus
hidden-hands = die Karten jeder Hand und unter der obersten jeder Ablage (nicht aber ihre Zahl)
hidden-stack = die Reihenfolge der Karten, die noch nicht ausliegen

## Der Tisch, im Terminal und wo sonst wenig Platz ist

round-number = { $map }, Runde { $round }
stack-left = { $count } im Stapel
tag-praefectus = Praefectus Magnus
tag-concordia = Concordiakarte
display-title = Auslage
colonists-title = Kolonisten
space-any = + beliebig
player-coins =
    { $count ->
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }
player-houses =
    { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    }
player-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
player-free = { $count } frei
player-top = gespielt: { $card }
points-now =
    { $count ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $count } Punkte
    }
marker-coins =
    { $count ->
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }
line-city = { $city } ({ $good }): { $seats }.
line-city-free = { $city } ({ $good }).
line-province = { $province }, Bonus { $good }:
line-province-turned = { $province }, Bonusmarker gedreht:
line-display = Auslage: { $cards }.
line-colonists = Kolonisten: { $places }.
line-your-hand = Deine Hand: { $cards }.
line-player = { $seat }: { $facts }.

## Was ein Zug bewirken würde

hint-build =
    { $coins ->
        [one] Für 1 Sesterze sowie { $goods }.
       *[other] Für { $coins } Sesterzen sowie { $goods }.
    }
hint-card = Für { $goods }.
hint-card-any = Für { $goods } sowie 1 Ware deiner Wahl.
hint-produce = Du bekommst { $goods }.
hint-no-room = Du hast keinen Platz für { $goods }.
hint-choice = Du wählst { $free } von { $goods }.
hint-others =
    { $count ->
        [one] Andere bekommen 1 Ware.
       *[other] Andere bekommen { $count } Waren.
    }
hint-collect =
    { $count ->
        [one] 1 Sesterze.
       *[other] { $count } Sesterzen.
    }
hint-trade = Preis { $coins }; du hast { $has_coins }.
hint-place = Für 1 Nahrung und 1 Werkzeug.
hint-copy = { $card } ({ $card-gist })
hint-play = ({ $card-gist })
