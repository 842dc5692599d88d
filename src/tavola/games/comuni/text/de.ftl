# Comuni: alle Texte. Wie sie nachgeschlagen werden: src/tavola/text/__init__.py

## Dinge

resource-gold = 1 Gold
    .many = { $count } Gold
    .name = Gold
resource-armies = 1 Armee
    .many = { $count } Armeen
    .name = Armeen
resource-pilgrims = 1 Pilger
    .many = { $count } Pilger
    .name = Pilger
resource-craftsmen = 1 Handwerker
    .many = { $count } Handwerker
    .name = Handwerker
kind-economic = Wirtschaft
    .sign = W
    .storey = Wirtschaftsstockwerk
    .building = Wirtschaftsgebäude
    .a = ein Wirtschaftsgebäude
kind-military = Militär
    .sign = M
    .storey = Militärstockwerk
    .building = Militärgebäude
    .a = ein Militärgebäude
kind-religious = Religion
    .sign = R
    .storey = Religionsstockwerk
    .building = Religionsgebäude
    .a = ein Religionsgebäude
kind-cultural = Kultur
    .sign = K
    .storey = Kulturstockwerk
    .building = Kulturgebäude
    .a = ein Kulturgebäude
master-economic = Schatzmeister
    .the = den Schatzmeister
master-military = Hauptmann
    .the = den Hauptmann
master-religious = Bischof
    .the = den Bischof
master-cultural = Architekt
    .the = den Architekten
comune-lucca = Lucca
comune-firenze = Firenze
comune-siena = Siena
comune-bologna = Bologna
comune-milano = Milano
deck-a = A
    .material = Holz
deck-b = B
    .material = Ziegel
deck-c = C
    .material = Stein
deck-d = D
    .material = Marmor
invader-venezia = Venezia
    .start = Venezia
invader-france = Frankreich
    .start = Frankreich
invader-pope = der Papst
    .start = Der Papst
invader-emperor = der Kaiser
    .start = Der Kaiser
side-league = das Bündnis
side-city = deine Stadt
# Eine Projektkarte. Die gedruckten Namen sind nicht bekannt: Diese sind unsere. Das Material ist der
# Stapel, das Hauptwort Art und Stufe, oder die Arten, die Stufe als Zahl; gleiche Karten heißen gleich.
card = { $deck-material }{ $face-part }
    .many = { $count } × { $deck-material }{ $face-part }
    .full = { $deck-material }{ $face-part } ({ $face })
    .short = { $face-noun }
storey-1 = erstes
storey-2 = zweites
storey-3 = drittes
storey-4 = viertes
# Was eine Karte zeigt: ihre Arten und ihre Stufe; wie sie heißt; das am Ende eines längeren Namens.
face-economic-1 = Wirtschaft 1
    .noun = Laden
    .part = laden
face-economic-2 = Wirtschaft 2
    .noun = Markt
    .part = markt
face-economic-3 = Wirtschaft 3
    .noun = Speicher
    .part = speicher
face-economic-4 = Wirtschaft 4
    .noun = Kontor
    .part = kontor
face-military-1 = Militär 1
    .noun = Wache
    .part = wache
face-military-2 = Militär 2
    .noun = Turm
    .part = turm
face-military-3 = Militär 3
    .noun = Kastell
    .part = kastell
face-military-4 = Militär 4
    .noun = Arsenal
    .part = arsenal
face-religious-1 = Religion 1
    .noun = Kapelle
    .part = kapelle
face-religious-2 = Religion 2
    .noun = Kirche
    .part = kirche
face-religious-3 = Religion 3
    .noun = Abtei
    .part = abtei
face-religious-4 = Religion 4
    .noun = Dom
    .part = dom
face-cultural-1 = Kultur 1
    .noun = Werkstatt
    .part = werkstatt
face-cultural-2 = Kultur 2
    .noun = Schule
    .part = schule
face-cultural-3 = Kultur 3
    .noun = Theater
    .part = theater
face-cultural-4 = Kultur 4
    .noun = Akademie
    .part = akademie
face-economic-military-1 = Wirtschaft/Militär 1
    .noun = Zollhaus 1
    .part = zollhaus 1
face-economic-military-2 = Wirtschaft/Militär 2
    .noun = Zollhaus 2
    .part = zollhaus 2
face-economic-military-3 = Wirtschaft/Militär 3
    .noun = Zollhaus 3
    .part = zollhaus 3
face-economic-military-4 = Wirtschaft/Militär 4
    .noun = Zollhaus 4
    .part = zollhaus 4
face-economic-religious-1 = Wirtschaft/Religion 1
    .noun = Spital 1
    .part = spital 1
face-economic-religious-2 = Wirtschaft/Religion 2
    .noun = Spital 2
    .part = spital 2
face-economic-religious-3 = Wirtschaft/Religion 3
    .noun = Spital 3
    .part = spital 3
face-economic-religious-4 = Wirtschaft/Religion 4
    .noun = Spital 4
    .part = spital 4
face-economic-cultural-1 = Wirtschaft/Kultur 1
    .noun = Zunfthaus 1
    .part = zunfthaus 1
face-economic-cultural-2 = Wirtschaft/Kultur 2
    .noun = Zunfthaus 2
    .part = zunfthaus 2
face-economic-cultural-3 = Wirtschaft/Kultur 3
    .noun = Zunfthaus 3
    .part = zunfthaus 3
face-economic-cultural-4 = Wirtschaft/Kultur 4
    .noun = Zunfthaus 4
    .part = zunfthaus 4
face-military-religious-1 = Militär/Religion 1
    .noun = Komturei 1
    .part = komturei 1
face-military-religious-2 = Militär/Religion 2
    .noun = Komturei 2
    .part = komturei 2
face-military-religious-3 = Militär/Religion 3
    .noun = Komturei 3
    .part = komturei 3
face-military-religious-4 = Militär/Religion 4
    .noun = Komturei 4
    .part = komturei 4
face-military-cultural-1 = Militär/Kultur 1
    .noun = Schmiede 1
    .part = schmiede 1
face-military-cultural-2 = Militär/Kultur 2
    .noun = Schmiede 2
    .part = schmiede 2
face-military-cultural-3 = Militär/Kultur 3
    .noun = Schmiede 3
    .part = schmiede 3
face-military-cultural-4 = Militär/Kultur 4
    .noun = Schmiede 4
    .part = schmiede 4
face-religious-cultural-1 = Religion/Kultur 1
    .noun = Skriptorium 1
    .part = skriptorium 1
face-religious-cultural-2 = Religion/Kultur 2
    .noun = Skriptorium 2
    .part = skriptorium 2
face-religious-cultural-3 = Religion/Kultur 3
    .noun = Skriptorium 3
    .part = skriptorium 3
face-religious-cultural-4 = Religion/Kultur 4
    .noun = Skriptorium 4
    .part = skriptorium 4
face-economic-military-religious-1 = Wirtschaft/Militär/Religion 1
    .noun = Ordenshaus 1
    .part = ordenshaus 1
face-economic-military-religious-2 = Wirtschaft/Militär/Religion 2
    .noun = Ordenshaus 2
    .part = ordenshaus 2
face-economic-military-religious-3 = Wirtschaft/Militär/Religion 3
    .noun = Ordenshaus 3
    .part = ordenshaus 3
face-economic-military-religious-4 = Wirtschaft/Militär/Religion 4
    .noun = Ordenshaus 4
    .part = ordenshaus 4
face-economic-military-cultural-1 = Wirtschaft/Militär/Kultur 1
    .noun = Münze 1
    .part = münze 1
face-economic-military-cultural-2 = Wirtschaft/Militär/Kultur 2
    .noun = Münze 2
    .part = münze 2
face-economic-military-cultural-3 = Wirtschaft/Militär/Kultur 3
    .noun = Münze 3
    .part = münze 3
face-economic-military-cultural-4 = Wirtschaft/Militär/Kultur 4
    .noun = Münze 4
    .part = münze 4
face-economic-religious-cultural-1 = Wirtschaft/Religion/Kultur 1
    .noun = Universität 1
    .part = universität 1
face-economic-religious-cultural-2 = Wirtschaft/Religion/Kultur 2
    .noun = Universität 2
    .part = universität 2
face-economic-religious-cultural-3 = Wirtschaft/Religion/Kultur 3
    .noun = Universität 3
    .part = universität 3
face-economic-religious-cultural-4 = Wirtschaft/Religion/Kultur 4
    .noun = Universität 4
    .part = universität 4
face-military-religious-cultural-1 = Militär/Religion/Kultur 1
    .noun = Kloster 1
    .part = kloster 1
face-military-religious-cultural-2 = Militär/Religion/Kultur 2
    .noun = Kloster 2
    .part = kloster 2
face-military-religious-cultural-3 = Militär/Religion/Kultur 3
    .noun = Kloster 3
    .part = kloster 3
face-military-religious-cultural-4 = Militär/Religion/Kultur 4
    .noun = Kloster 4
    .part = kloster 4
face-all-1 = Allgemein 1
    .noun = Rathaus 1
    .part = rathaus 1
face-all-2 = Allgemein 2
    .noun = Rathaus 2
    .part = rathaus 2
face-all-3 = Allgemein 3
    .noun = Rathaus 3
    .part = rathaus 3
face-all-4 = Allgemein 4
    .noun = Rathaus 4
    .part = rathaus 4

## Zahlen, die rekonstruiert sein können

figure-start = Startressourcen
    .lucca = Startressourcen von Lucca
    .firenze = Startressourcen von Firenze
    .siena = Startressourcen von Siena
    .bologna = Startressourcen von Bologna
    .milano = Startressourcen von Milano
figure-income = Grunderträge
    .lucca = die Erträge von Lucca
    .firenze = die Erträge von Firenze
    .siena = die Erträge von Siena
    .bologna = die Erträge von Bologna
    .milano = die Erträge von Milano
figure-supply = der Vorrat
    .gold = der Vorrat an Gold
    .armies = der Vorrat an Armeen
    .pilgrims = der Vorrat an Pilgern
    .craftsmen = der Vorrat an Handwerkern
figure-columns = die Spalten
    .cards = die Größe der Spalten
    .order = die Reihenfolge der Spalten
figure-heroes = Heldenplättchen
    .a = Heldenplättchen der Invasion A
    .b = Heldenplättchen der Invasion B
    .c = Heldenplättchen der Invasion C
    .d = Heldenplättchen der Invasion D
figure-cards = die Karten
    .players = welche Karten verwendet werden
    .faces = die Vorderseiten der Karten

## Züge

move-bid = { $gold } Gold auf Spalte { $column } bieten
    .words = column gold
move-claim = Die Karten deiner Spalten einfordern
    .key = f
move-collect = Erträge einholen
    .key = e
move-withdraw = Gesandten und Gold zurücknehmen
    .key = z
move-relocate = Gesandten für einen Pilger in Spalte { $column } versetzen
    .words = column
move-take = { $resource } nehmen
    .words = resource
move-trade = 2 { $paid_resource-name } gegen { $taken_resource } tauschen
    .words = paid_resource taken_resource
move-build = { $card } als { $storey } { $kind-storey } bauen
    .words = card kind storey
move-wall = { $card } als Mauerstufe { $level } legen
    .words = card level
move-done = Bauen beenden
    .key = b
move-discard = { $card } ablegen
    .words = card
move-repair = { $tokens } Plünderungsplättchen zurückgeben
    .words = tokens
move-repair-0 = Kein Plünderungsplättchen zurückgeben
    .key = k
move-league = Für das Bündnis: { $resource-name } × { $cubes }
    .words = resource cubes
move-city = Für deine Stadt: { $resource-name } × { $cubes }
    .words = resource cubes
move-commit = Bestätigen
    .key = o

## Der Verlauf

event-reconstructed = Nicht alle Zahlen sind die gedruckten. Rekonstruiert: { $figures }.
    .log = note
event-comune =
    { $resources-count ->
        [0] { $seat } führt { $comune } und beginnt mit nichts.
       *[other] { $seat } führt { $comune } und beginnt mit { $resources }.
    }
event-captain = { $seat } hat den Bündnisführer und den ersten Zug.
event-filled =
    { $left ->
        [0] Spalte { $column }: { $cards }. Stapel { $deck } ist leer.
        [one] Spalte { $column }: { $cards }. Im Stapel { $deck } ist noch 1 Karte.
       *[other] Spalte { $column }: { $cards }. Im Stapel { $deck } sind noch { $left } Karten.
    }
event-last-card = { $seat } hat die letzte Karte gezogen: Nach einer weiteren Runde kommt der Kaiser.
event-bid = { $seat } bietet { $gold } Gold auf Spalte { $column }.
    .act = bietet { $gold } Gold auf Spalte { $column }
event-outbid = { $by_seat } überbietet { $seat } in Spalte { $column }.
    .act = wird dort überboten
event-relocated =
    { $gold ->
        [0] { $seat } zahlt einen Pilger und versetzt den Gesandten in Spalte { $column }.
       *[other] { $seat } zahlt einen Pilger und versetzt den Gesandten mit { $gold } Gold in Spalte { $column }.
    }
    .act =
        { $gold ->
            [0] zahlt einen Pilger und versetzt den Gesandten in Spalte { $column }
           *[other] zahlt einen Pilger und versetzt den Gesandten mit { $gold } Gold in Spalte { $column }
        }
event-withdrew =
    { $gold ->
        [0] { $seat } nimmt den Gesandten zurück.
       *[other] { $seat } nimmt den Gesandten und { $gold } Gold zurück.
    }
    .act =
        { $gold ->
            [0] nimmt den Gesandten zurück
           *[other] nimmt den Gesandten und { $gold } Gold zurück
        }
event-claimed = { $seat } fordert Spalte { $column } für { $gold } Gold ein: { $cards }.
    .each = Spalte { $column } für { $gold } Gold ({ $cards })
    .act = fordert { $list } ein
event-collected =
    { $resources-count ->
        [0] { $seat } holt Erträge ein: nichts.
       *[other] { $seat } holt Erträge ein: { $resources }.
    }
    .act =
        { $resources-count ->
            [0] holt keine Erträge ein
           *[other] holt { $resources } ein
        }
event-took = { $seat } wählt { $resource }.
    .gather = resources
    .act = wählt { $resources } dazu
event-traded = { $seat } tauscht { $paid_resources } gegen { $taken_resources }.
    .each = { $paid_resources } gegen { $taken_resources }
    .act = tauscht { $list }
event-built =
    { $craftsmen ->
        [0] { $seat } baut { $card } als { $storey } { $kind-storey }.
        [one] { $seat } zahlt einen Handwerker und baut { $card } als { $storey } { $kind-storey }.
       *[other] { $seat } zahlt { $craftsmen } Handwerker und baut { $card } als { $storey } { $kind-storey }.
    }
    .each =
        { $craftsmen ->
            [0] { $card } ({ $storey } { $kind-storey })
            [one] { $card } ({ $storey } { $kind-storey }, 1 Handwerker)
           *[other] { $card } ({ $storey } { $kind-storey }, { $craftsmen } Handwerker)
        }
    .act = baut { $list }
event-walled =
    { $raised ->
        [0]
            { $craftsmen ->
                [0] { $seat } legt eine Karte aus Stapel { $deck } als Mauerstufe { $level }.
               *[other] { $seat } legt eine Karte aus Stapel { $deck } als Mauerstufe { $level } und zahlt einen Handwerker für eine weitere Bauaktion.
            }
       *[other]
            { $craftsmen ->
                [one] { $seat } legt eine Karte aus Stapel { $deck } als Mauerstufe { $level }, zahlt einen Handwerker und erhöht sie damit um { $raised }.
               *[other] { $seat } legt eine Karte aus Stapel { $deck } als Mauerstufe { $level }, zahlt { $craftsmen } Handwerker und erhöht sie damit um { $raised }.
            }
    }
    .each =
        { $craftsmen ->
            [0] Stufe { $level } (Stapel { $deck })
            [one] Stufe { $level } (Stapel { $deck }, 1 Handwerker)
           *[other] Stufe { $level } (Stapel { $deck }, { $craftsmen } Handwerker)
        }
    .act = legt in der Mauer { $list }
event-walled-card = Jetzt in deiner Mauer: { $card }.
    .log = passing
event-bonus-wall =
    { $left ->
        [0] { $seat } bekommt eine Bonus-Mauerkarte, die letzte.
        [one] { $seat } bekommt eine Bonus-Mauerkarte; 1 ist noch da.
       *[other] { $seat } bekommt eine Bonus-Mauerkarte; { $left } sind noch da.
    }
    .act = bekommt eine Bonus-Mauerkarte
event-done-building = { $seat } ist mit dem Bauen fertig.
    .log = passing
event-discarded = { $seat } legt eine Karte aus Stapel { $deck } ab.
    .gather = decks
    .act =
        { $decks-count ->
            [one] legt 1 Karte ab
           *[other] legt { $decks-count } Karten ab
        }
event-discarded-card = Abgelegt: { $card }.
event-master = Der { $master } geht an { $seat }.
    .act = bekommt { $master-the }
event-master-taken = Der { $master } wechselt von { $former_seat } zu { $seat }.
    .act = nimmt { $former_seat } { $master-the } ab
event-not-repaired = { $seat } gibt kein Plünderungsplättchen zurück.
    .log = passing
event-repaired = { $seat } gibt { $tokens } Plünderungsplättchen für { $pilgrims } Pilger zurück.
    .act = gibt { $tokens } Plünderungsplättchen für { $pilgrims } Pilger zurück
event-turn = { $seat } ist am Zug.
    .log = passing
event-invasion = { $invader-start } greift mit Stärke { $strength } an!
    .log = note
event-faces = { $seat } steht Stärke { $strength } gegenüber.
    .log = passing
event-pledged =
    { $resources-count ->
        [0] Für { $side }: nichts.
       *[other] Für { $side }: { $resources }.
    }
    .log = passing
event-committed = { $seat } hat sich entschieden.
    .together = { $seats } haben sich entschieden.
event-sent-to-league =
    { $resources-count ->
        [0] { $seat } schickt nichts ins Bündnis.
       *[other] { $seat } schickt { $resources } ins Bündnis.
    }
    .log = apart
    .act =
        { $resources-count ->
            [0] schickt nichts ins Bündnis
           *[other] schickt { $resources } ins Bündnis
        }
event-sent-to-city =
    { $resources-count ->
        [0] { $seat } behält nichts für die Stadt.
       *[other] { $seat } behält { $resources } für die Stadt.
    }
    .log = apart
    .act =
        { $resources-count ->
            [0] behält nichts für die Stadt
           *[other] behält { $resources } für die Stadt
        }
event-league =
    { $armies ->
        [0] Das Bündnis hat keine Armee; alle stehen der ganzen Stärke gegenüber.
       *[other] Das Bündnis verringert die Stärke, der alle gegenüberstehen, um { $armies }.
    }
    .log = note
event-held = { $seat } hält stand: Verteidigung { $defence } gegen { $strength }.
event-plundered = { $seat } wird geplündert: Verteidigung { $defence } gegen { $strength }, { $tokens } Plünderungsplättchen.
event-hero = { $seat } verdient ein Heldenplättchen im Wert von { $points }.
event-limit-reached =
    { $rounds ->
        [one] Das Limit von 1 Runde ist erreicht.
       *[other] Das Limit von { $rounds } Runden ist erreicht.
    }
    .log = note
event-last-round = Die letzte Runde: Alle haben noch einen Zug, { $seat } zuletzt.
    .log = note
event-game-over = Der Kaiser ist abgezogen, die Partie ist zu Ende.
    .log = note

## Warum nicht

why-game-is-over = Die Partie ist zu Ende.
why-not-your-turn = { $seat } ist am Zug.
why-nothing-to-decide = Tauschen kannst du immer, wenn du etwas zu entscheiden hast; jetzt entscheidet { $seat }.
why-outbid-one-decides = Erst entscheidet { $seat }: Das Gebot wurde überboten.
why-already-committed = Du hast bestätigt, und dabei bleibt es. Die anderen entscheiden noch.
why-outbid-first = Du bist überboten: Versetze zuerst deinen Gesandten oder nimm ihn zurück.
why-phase-one-is-over = Bieten, Einfordern und Erträge kommen am Anfang des Zuges, und nur eines davon.
why-no-envoy-out = Du hast keinen Gesandten auf dem Plan, also nichts einzufordern.
why-all-envoys-out = Alle deine Gesandten sind auf dem Plan: Du musst einfordern.
why-column-not-in-use = Bei dieser Spielerzahl sind nur die { $columns } linken Spalten im Spiel.
why-column-is-yours = Spalte { $column } gehört schon dir.
why-column-is-empty = In Spalte { $column } liegen keine Karten.
why-bid-too-low = Ein Gebot auf Spalte { $column } muss mindestens { $least } Gold sein.
why-too-little-gold = Du hast { $have } Gold, nicht { $gold }.
why-not-outbid = Einen Gesandten versetzt man oder nimmt ihn zurück, wenn er überboten ist.
why-envoy-is-there = In Spalte { $column } steht schon ein Gesandter von dir.
why-bid-not-lower = Das Gebot auf Spalte { $column } ist { $gold } Gold und nicht niedriger als deine { $own_gold }.
why-nothing-to-choose = Jetzt gibt es keine Ressource, die du dir aussuchen darfst.
why-supply-has-none =
    { $resource-id ->
        [gold] Im Vorrat gibt es kein Gold mehr.
       *[other] Im Vorrat gibt es keine { $resource-name } mehr.
    }
why-too-few-to-trade = Zum Tauschen braucht es zwei { $resource-name }; du hast { $have }.
why-not-building = Das gehört in die Bauphase deines Zuges.
why-not-in-hand = { $card } hast du nicht auf der Hand.
why-kind-not-on-card = { $card-full } passt in kein { $kind-building }.
why-no-building-to-raise =
    { $height ->
        [one] Du hast kein einstöckiges { $kind-building }, das du erhöhen könntest.
       *[other] Du hast kein { $kind-building } mit { $height } Stockwerken, das du erhöhen könntest.
    }
why-no-section-to-raise =
    { $height ->
        [one] Du hast keinen Mauerabschnitt mit einer Stufe, den du erhöhen könntest.
       *[other] Du hast keinen Mauerabschnitt mit { $height } Stufen, den du erhöhen könntest.
    }
why-level-too-low =
    { $needed ->
        [one] Die Stufe der Karte ist zu niedrig für { $height }: Das braucht einen Handwerker, und du hast { $have }.
       *[other] Die Stufe der Karte ist zu niedrig für { $height }: Das braucht { $needed } Handwerker, und du hast { $have }.
    }
why-no-action-left = Eine weitere Bauaktion braucht einen Handwerker: { $needed } nötig, und du hast { $have }.
why-nothing-to-discard = Abgelegt wird nur am Ende des Bauens, bis auf { $limit } Karten.
why-not-repairing = Plünderungsplättchen gibst du am Ende deines Zuges zurück.
why-too-little-plunder =
    { $have ->
        [0] Du hast kein Plünderungsplättchen.
       *[other] Du hast nur { $have } Plünderungsplättchen.
    }
why-too-few-pilgrims =
    { $price ->
        [one] Das braucht einen Pilger; du hast { $have }.
       *[other] Das braucht { $price } Pilger; du hast { $have }.
    }
why-no-invasion = Jetzt ist keine Invasion.
why-all-pledged = Du hast gesagt, was du einsetzt. Bestätige es jetzt.
why-asked-for =
    { $resource-id ->
        [gold] Sage zuerst, wie viel Gold du für { $side } einsetzt.
       *[other] Sage zuerst, wie viele { $resource-name } du für { $side } einsetzt.
    }
why-more-than-there-are =
    { $resource-id ->
        [gold] So viel Gold gibt es im Spiel nicht.
       *[other] So viele { $resource-name } gibt es im Spiel nicht.
    }
why-no-such-column = Es gibt nur { $columns } Spalten.
why-building-too-high = Ein Gebäude hat höchstens { $highest } Stockwerke.
why-wall-too-high = Ein Mauerabschnitt hat höchstens { $highest } Stufen.
why-two-at-most = In einem Zug gibt man höchstens zwei Plünderungsplättchen zurück.
why-no-such-trade = Zwei Gold bringen eine Armee, zwei Pilger eins von allem anderen. Anders kann man nicht tauschen.
why-craftsmen-do-not-fight = Handwerker kämpfen nicht.
why-by-twos = Gold und Pilger zählen nur paarweise.
why-too-few-to-pledge =
    { $most ->
        [1] Du kannst höchstens { $resource } einsetzen.
       *[other] Du kannst höchstens { $most } { $resource-name } einsetzen.
    }

## Was gefragt wird

prompt-project = Dein Zug: auf eine Spalte bieten, deine Spalten einfordern oder Erträge einholen.
prompt-outbid = Du bist überboten: Versetze für einen Pilger deinen Gesandten mit seinen { $outbid_gold } Gold, oder nimm ihn zurück.
prompt-choose =
    { $choices ->
        [one] Nimm eine Ressource deiner Wahl.
       *[other] Nimm { $choices } Ressourcen deiner Wahl, eine nach der anderen.
    }
prompt-invasion =
    { $asking ->
        [league-armies] { $invader-start } greift an. Wie viele Armeen für das Bündnis? Du hast { $most }.
        [league-gold] Für das Bündnis: wie viel Gold? Zwei zählen als Armee; bis zu { $most }.
        [league-pilgrims] Für das Bündnis: wie viele Pilger? Zwei zählen als Armee; bis zu { $most }.
        [city-armies] Für deine Stadt: wie viele Armeen? Bis zu { $most }.
        [city-gold] Für deine Stadt: wie viel Gold? Zwei zählen als Armee; bis zu { $most }.
        [city-pilgrims] Für deine Stadt: wie viele Pilger? Zwei zählen als Armee; bis zu { $most }.
        [commit] Bestätige deine Entscheidung. Alle decken gemeinsam auf.
       *[other] { $invader-start } greift mit { $strength } an. Die anderen entscheiden noch.
    }
prompt-build = Bauen: Ein Stockwerk und eine Mauerstufe sind frei, mehr kostet Handwerker.
prompt-discard = Nur zwei Karten dürfen auf deiner Hand bleiben: Leg die übrigen ab.
prompt-repair = Plünderungsplättchen zurückgeben? Eines kostet 1 Pilger, zwei kosten 3.
prompt-over = Die Partie ist zu Ende.

## Optionen, das Ende

option-open-screens = Offene Sichtschirme
    .help = Ressourcen, Plünderungs- und Heldenplättchen sind öffentlich.
option-after-invasion = Nach einer Invasion
    .help = Ob nach der Invasion, die mit den neuen Karten kam, noch gebaut wird.
option-after-invasion-continue = der Zug geht weiter
option-after-invasion-end_turn = der Zug endet
option-guild-master-needs-two-storeys = Zunftmeister brauchen zwei Stockwerke
    .help = Auch wer einen Zunftmeister jemandem abnimmt, braucht ein zweistöckiges Gebäude, nicht nur mehr Punkte.
option-heroes-need-walls = Helden müssen standhalten
    .help = Wer geplündert wird, verdient in dieser Invasion kein Heldenplättchen.
option-smallest-building = Kleinstes Gebäude
    .help = Welches Gebäude zählt, wenn man alle vier Arten hat.
option-smallest-building-any = das kleinste von allen
option-smallest-building-worst_kind = das höchste der schwächsten Art
option-round-limit = Rundenlimit
    .help = Nach so vielen Runden kommt die letzte, egal wie viele Karten noch da sind.
    .usual = Das Regelheft kennt keine Grenze; echte Partien enden lange vor unserer.
option-data-pack = Zahlen
    .help = Woher Karten, Startressourcen und Erträge stammen. Unsere sind zum Teil rekonstruiert, die Namen der Karten sind von uns.
    .usual = Im Regelheft stehen nicht alle.
option-data-pack-reconstruction = rekonstruiert, soweit nicht veröffentlicht

end-emperor = Der Kaiser kam und ging. { $seats } gewinnt.
end-round-limit = Die Runden sind um, und der Kaiser war da. { $seats } gewinnt.
score-buildings = Gebäude
score-guild-masters = Zunftmeister
score-majorities = Mehrheiten bei Ressourcen
score-heroes = Heldenplättchen
score-plunder = Plünderung
score-smallest-building = kleinstes Gebäude
score-total = Summe
hidden-screens = Ressourcen, Plünderungs- und Heldenplättchen (außer bei offenen Sichtschirmen)
hidden-hands = die Vorderseiten der Handkarten (nicht ihre Buchstaben)
hidden-walls = welche Karten verdeckt in Mauern und bei den abgelegten liegen
hidden-pledges = was alle in einer Invasion einsetzen, bis sich alle entschieden haben
hidden-decks = die Reihenfolge der Stapel

## Der Tisch, im Terminal und wo wenig Platz ist

round-number = Runde { $round }
last-turns =
    { $count ->
        [one] der letzte Zug
       *[other] die letzten { $count } Züge
    }
figures-reconstructed = Zahlen zum Teil rekonstruiert
marker =
    { $left ->
        [one] Stapel { $deck }: noch 1 Karte, dann { $invader } mit { $strength }
       *[other] Stapel { $deck }: noch { $left } Karten, dann { $invader } mit { $strength }
    }
marker-last = Die letzte Runde, dann { $invader } mit { $strength }
marker-now = { $invader-start } greift mit { $strength } an
marker-heroes = Helden { $what }
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
envoys =
    { $count ->
        [one] 1 Gesandter
       *[other] { $count } Gesandte
    }
hand-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
faces = gegen { $count }
decided = entschieden
plunder = { $count } Plünderungsplättchen
heroes = Helden { $what }
your-hand = Hand: { $what }
card-short = { $card-short }
no-buildings = keine Gebäude
nothing-there = nichts
short-claim = Einfordern
short-collect = Erträge
short-withdraw = Zurück
short-done = Fertig
short-commit = Bestätigen
short-repair-0 = keines
short-repair-1 = 1 Plättchen
short-repair-2 = 2 Plättchen
line-column = Spalte { $column }: { $what }.
line-bid = { $seat } bietet { $gold } Gold.
line-own = Hinter deinem Sichtschirm: { $what }; { $plunder } Plünderungsplättchen.
line-hand = Deine Hand: { $what }.
hint-column =
    { $choice ->
        [yes] Dort: { $what }, und eine Ressource nach Wahl.
       *[other] Dort: { $what }.
    }
hint-build =
    { $craftsmen ->
        [0] Bringt sofort { $points }, ohne Kosten.
        [one] Bringt sofort { $points }; braucht einen Handwerker.
       *[other] Bringt sofort { $points }; braucht { $craftsmen } Handwerker.
    }
hint-wall =
    { $craftsmen ->
        [0] Bemannt verteidigt sie mit { $defence }; ohne Kosten.
        [one] Bemannt verteidigt sie mit { $defence }; braucht einen Handwerker.
       *[other] Bemannt verteidigt sie mit { $defence }; braucht { $craftsmen } Handwerker.
    }
hint-pledge = Gegen dich steht { $strength }; bisher { $league } fürs Bündnis, { $city } für deine Stadt.
