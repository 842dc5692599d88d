# Medievalia: alle Meldungen. Wie sie gefunden werden: src/tavola/text/__init__.py

## Dinge
# .one nach einem Verb, .no nach „du hast“, .the Akkusativ, .who Nominativ, .first derselbe am Satzanfang,
# .at Dativ, .bare Akkusativ ohne Artikel, .many für mehrere, .title auf der Karte, .gist was es bewirkt.

card-field = Feld
    .one = ein Feld
    .no = kein Feld
    .the = das Feld
    .who = das Feld
    .first = Das Feld
    .at = dem Feld
    .bare = Feld
    .many = { $count } Felder
    .title = Feld
    .gist = gibt Nahrung
card-farm = Zuchtbetrieb
    .one = einen Zuchtbetrieb
    .no = keinen Zuchtbetrieb
    .the = den Zuchtbetrieb
    .who = der Zuchtbetrieb
    .first = Der Zuchtbetrieb
    .at = dem Zuchtbetrieb
    .bare = Zuchtbetrieb
    .many = { $count } Zuchtbetriebe
    .title = Zuchtbetrieb
    .gist = gibt mehr Nahrung
card-forest = Wald
    .one = einen Wald
    .no = keinen Wald
    .the = den Wald
    .who = der Wald
    .first = Der Wald
    .at = dem Wald
    .bare = Wald
    .many = { $count } Wälder
    .title = Wald
    .gist = gibt Energie
card-mine = Bergwerk
    .one = ein Bergwerk
    .no = kein Bergwerk
    .the = das Bergwerk
    .who = das Bergwerk
    .first = Das Bergwerk
    .at = dem Bergwerk
    .bare = Bergwerk
    .many = { $count } Bergwerke
    .title = Bergwerk
    .gist = gibt Gold
card-peasant = Bauer
    .one = einen Bauern
    .no = keinen Bauern
    .the = den Bauern
    .who = der Bauer
    .first = Der Bauer
    .at = dem Bauern
    .bare = Bauern
    .many = { $count } Bauern
    .title = Bauer
    .gist = arbeitet
card-merchant = Händler
    .one = einen Händler
    .no = keinen Händler
    .the = den Händler
    .who = der Händler
    .first = Der Händler
    .at = dem Händler
    .bare = Händler
    .many = { $count } Händler
    .title = Händler
    .gist = tauscht Erzeugtes um
card-artist = Künstler
    .one = einen Künstler
    .no = keinen Künstler
    .the = den Künstler
    .who = der Künstler
    .first = Der Künstler
    .at = dem Künstler
    .bare = Künstler
    .many = { $count } Künstler
    .title = Künstler
    .gist = verdoppelt eine Gruppe
card-bureaucrat = Bürokrat
    .one = einen Bürokraten
    .no = keinen Bürokraten
    .the = den Bürokraten
    .who = der Bürokrat
    .first = Der Bürokrat
    .at = dem Bürokraten
    .bare = Bürokraten
    .many = { $count } Bürokraten
    .title = Bürokrat
    .gist = senkt den Preis eines Gebäudes
card-recruit = Rekrut
    .one = einen Rekruten
    .no = keinen Rekruten
    .the = den Rekruten
    .who = der Rekrut
    .first = Der Rekrut
    .at = dem Rekruten
    .bare = Rekruten
    .many = { $count } Rekruten
    .title = Rekrut
    .gist = kämpft
card-priest = Pfarrer
    .one = einen Pfarrer
    .no = keinen Pfarrer
    .the = den Pfarrer
    .who = der Pfarrer
    .first = Der Pfarrer
    .at = dem Pfarrer
    .bare = Pfarrer
    .many = { $count } Pfarrer
    .title = Pfarrer
    .gist = heilt 1 Schaden
card-archer = Bogenschütze
    .one = einen Bogenschützen
    .no = keinen Bogenschützen
    .the = den Bogenschützen
    .who = der Bogenschütze
    .first = Der Bogenschütze
    .at = dem Bogenschützen
    .bare = Bogenschützen
    .many = { $count } Bogenschützen
    .title = Bogenschütze
    .gist = trifft aus der Ferne
card-infantry = Infanterie
    .one = Infanterie
    .no = keine Infanterie
    .the = die Infanterie
    .who = die Infanterie
    .first = Die Infanterie
    .at = der Infanterie
    .bare = Infanterie
    .many = { $count } Infanteriekarten
    .title = Infanterie
    .gist = gibt einem anderen der Armee +0/1
card-cavalry = Kavallerie
    .one = Kavallerie
    .no = keine Kavallerie
    .the = die Kavallerie
    .who = die Kavallerie
    .first = Die Kavallerie
    .at = der Kavallerie
    .bare = Kavallerie
    .many = { $count } Kavalleriekarten
    .title = Kavallerie
    .gist = zieht zweimal
card-school = Schule
    .one = eine Schule
    .no = keine Schule
    .the = die Schule
    .who = die Schule
    .first = Die Schule
    .at = der Schule
    .bare = Schule
    .many = { $count } Schulen
    .title = Schule
    .gist = für Bürokraten
card-workshop = Handwerksladen
    .one = einen Handwerksladen
    .no = keinen Handwerksladen
    .the = den Handwerksladen
    .who = der Handwerksladen
    .first = Der Handwerksladen
    .at = dem Handwerksladen
    .bare = Handwerksladen
    .many = { $count } Handwerksläden
    .title = Handwerksladen
    .gist = für Künstler
card-bank = Bank
    .one = eine Bank
    .no = keine Bank
    .the = die Bank
    .who = die Bank
    .first = Die Bank
    .at = der Bank
    .bare = Bank
    .many = { $count } Banken
    .title = Bank
    .gist = für Händler
card-church = Kirche
    .one = eine Kirche
    .no = keine Kirche
    .the = die Kirche
    .who = die Kirche
    .first = Die Kirche
    .at = der Kirche
    .bare = Kirche
    .many = { $count } Kirchen
    .title = Kirche
    .gist = für Pfarrer, +0/1
card-carpenter = Schreiner
    .one = einen Schreiner
    .no = keinen Schreiner
    .the = den Schreiner
    .who = der Schreiner
    .first = Der Schreiner
    .at = dem Schreiner
    .bare = Schreiner
    .many = { $count } Schreiner
    .title = Schreiner
    .gist = für Bogenschützen, +0/1
card-stable = Stall
    .one = einen Stall
    .no = keinen Stall
    .the = den Stall
    .who = der Stall
    .first = Der Stall
    .at = dem Stall
    .bare = Stall
    .many = { $count } Ställe
    .title = Stall
    .gist = für Kavallerie, +0/1
card-smith = Schmied
    .one = einen Schmied
    .no = keinen Schmied
    .the = den Schmied
    .who = der Schmied
    .first = Der Schmied
    .at = dem Schmied
    .bare = Schmied
    .many = { $count } Schmiede
    .title = Schmied
    .gist = für Infanterie, +0/1
card-tower = Turm
    .one = einen Turm
    .no = keinen Turm
    .the = den Turm
    .who = der Turm
    .first = Der Turm
    .at = dem Turm
    .bare = Turm
    .many = { $count } Türme
    .title = Turm
    .gist = bewacht sein Territorium
card-fortress = Festung
    .one = eine Festung
    .no = keine Festung
    .the = die Festung
    .who = die Festung
    .first = Die Festung
    .at = der Festung
    .bare = Festung
    .many = { $count } Festungen
    .title = Festung
    .gist = bewacht ihr Territorium
card-castle = Burg
    .one = eine Burg
    .no = keine Burg
    .the = die Burg
    .who = die Burg
    .first = Die Burg
    .at = der Burg
    .bare = Burg
    .many = { $count } Burgen
    .title = Burg
    .gist = bewacht ihr Territorium
card-deck-card = Karte vom Stapel
    .one = eine Karte vom Stapel
    .no = keine Karte vom Stapel
    .the = die Karte vom Stapel
    .first = Die Karte vom Stapel
    .many = { $count } Karten vom Stapel
    .title = Karte vom Stapel
    .gist = ungesehen
card-city = Stadt
    .one = eine Stadt
    .no = keine Stadt
    .the = die Stadt
    .who = die Stadt
    .first = Die Stadt
    .at = der Stadt
    .bare = Stadt
    .many = { $count } Städte
    .title = Stadt
    .gist = arbeitet und darf nicht fallen

# Eine einzelne Karte auf dem Tisch: Feld 1 ist das erste Feld seines Besitzers; was allein von seiner Art
# ist, hat keine Nummer. .first beginnt einen Satz, .the ist Akkusativ, .at Dativ, .bare Akkusativ nach
# einem Namen, .of sagt, wem es gehört, .one steht in einer Liste, .kind ist irgendeine solche Karte.
piece =
    { $number ->
        [0] { $card-who }
       *[other] { $card-title } { $number }
    }
    .first =
        { $number ->
            [0] { $card-first }
           *[other] { $card-title } { $number }
        }
    .the =
        { $number ->
            [0] { $card-the }
           *[other] { $card-title } { $number }
        }
    .at =
        { $number ->
            [0] { $card-at }
           *[other] { $card-title } { $number }
        }
    .title =
        { $number ->
            [0] { $card-title }
           *[other] { $card-title } { $number }
        }
    .bare =
        { $number ->
            [0] { $card-bare }
           *[other] { $card-title } { $number }
        }
    .of =
        { $owned ->
            [no] { piece }
           *[yes] { $owner_seat-own } { piece.title }
        }
    .of-the =
        { $owned ->
            [no] { piece.the }
           *[yes] { $owner_seat-own } { piece.bare }
        }
    .one = { piece }
    .kind = { $card-one }
    .absent = diese Karte

resource-food = Nahrung
    .one = 1 Nahrung
    .many = { $count } Nahrung
    .sign = N
resource-energy = Energie
    .one = 1 Energie
    .many = { $count } Energie
    .sign = E
resource-gold = Gold
    .one = 1 Gold
    .many = { $count } Gold
    .sign = G
resource-labour = Arbeit
    .one = 1 Arbeit
    .many = { $count } Arbeit
    .sign = A
resource-changed = umgetauschte Ressource
    .many = { $count } umgetauschte Ressourcen

## Züge

move-return = { $card-title } zurücklegen
    .words = card
move-done = Fertig
    .key = f
move-play = { $card-title } spielen
    .words = card
move-buy = { $card-title } kaufen (Stapel { $pile })
    .words = card pile
move-draw = Eine Karte vom Stapel kaufen
    .key = k
move-flip = { $piece-title } umdrehen
    .words = piece
move-discard = { $card-title } ablegen
    .words = card
move-double = { $piece-first } verdoppelt { $other_piece-the }
    .words = piece other_piece
move-pick = { $piece-title } verdoppeln
    .words = piece
move-pick-land = Das Territorium selbst verdoppeln
move-trade =
    { $resource-id ->
        [gold] { $piece-first } tauscht 1 Gold gegen 2 beliebige
        [changed] { $piece-first } tauscht es noch einmal: 1 Gold gegen 2 beliebige
       *[other] { $piece-first } tauscht 1 { $resource }
    }
    .words = piece resource
move-lower = { $piece-first } senkt den Preis
    .words = piece
move-ask = Den Alliierten um Hilfe bitten
    .key = h
move-close = Bezahlen
    .key = b
move-drop = Abbrechen
    .key = x
move-place = Auf { $piece-the } bauen
    .words = piece
move-lift = { $piece-title } bewegen
    .words = piece
move-put = Hierhin: { $piece-title }
    .words = piece
move-put-free = Ohne Posten lassen
move-enter = In { $seat-own } Lehen ziehen
    .words = seat
move-cross = Zwischen { $seat } und { $other_seat } ziehen
    .words = seat other_seat
move-centre = Ins zentrale Lehen ziehen
move-shoot = { $piece-first } schießt auf { $other_piece-of-the }
    .words = piece other_piece
move-heal = { $piece-first } heilt { $other_piece-of-the }
    .words = piece other_piece
move-pass = Passen
    .key = n
move-raid = Schlacht in { $seat-own } Lehen gegen { $enemy_seat }
    .words = seat enemy_seat
move-clash = Schlacht im Zwischenlehen von { $seat } und { $other_seat } gegen { $enemy_seat }
    .words = seat other_seat enemy_seat
move-contest = Schlacht im zentralen Lehen gegen { $enemy_seat }
    .words = enemy_seat
move-into = In Armee { $army }
    .words = army
move-against = Gegen Armee { $army }
    .words = army
move-stay = Zurückbleiben
    .key = z
move-target = { $piece-of-the } angreifen
    .words = piece
move-join = In den Kampf von Armee { $army } eingreifen
    .words = army
move-hold = Nicht angreifen
    .key = a
move-hit = Schaden auf { $piece-of-the }
    .words = piece
move-shield = +0/1 für { $piece-the }
    .words = piece
move-end = Zug beenden
    .key = e

## Der Verlauf

event-start-player = { $seat } beginnt.
    .log = note
event-dealt = { $seat } bekommt { $count } Karten.
event-your-hand = Du hast { $cards } auf der Hand.
    .log = yours
event-turn =
    { $left ->
        [one] Zug { $turn }: { $seat }. 1 Karte im Stapel.
       *[other] Zug { $turn }: { $seat }. { $left } Karten im Stapel.
    }
    .log = note
event-besieged = { $seat } wird belagert: { $count } von { $limit }.
event-siege-broken = Die Belagerung von { $seat } ist gebrochen.
event-put-back = { $seat } legt { $card-one } zurück.
    .log = passing
event-kept-hand = { $seat } behält die Hand.
event-exchanged =
    { $count ->
        [one] { $seat } legt 1 Karte zurück und nimmt keine.
       *[other] { $seat } legt { $count } Karten zurück und nimmt { $taken }.
    }
event-drew = { $seat } zieht eine Karte. Noch { $left } im Stapel.
    .log = passing
event-drew-card = Du ziehst { $card-one }.
    .log = yours
event-named = { $seat } möchte { $card-one }.
    .log = passing
event-added-group = Dazu kommt { $piece }. Es fehlen: { $missing }.
    .log = passing
event-added-discard = { $card-title } wird abgelegt. Es fehlen: { $missing }.
    .log = passing
event-traded = { $piece-first } tauscht 1 { $resource }. Es fehlen: { $missing }.
    .log = passing
event-lowered = { $piece-first } senkt den Preis. Es fehlen: { $missing }.
    .log = passing
event-doubled = { $piece-first } verdoppelt { $other_piece-the }. Es fehlen: { $missing }.
    .log = passing
event-picked = Verdoppelt: { $piece }. Es fehlen: { $missing }.
    .log = passing
event-dropped = { $seat } bricht die Zahlung für { $card-one } ab.
    .log = passing
event-paid-building = { $card-first } ist bezahlt. Nun braucht das Gebäude einen Platz.
    .log = passing
# Womit gezahlt wurde, am Ende eines Satzes.
paid-with =
    { $cards-count ->
        [0] { "" }
       *[other] { " und" } legt dafür { $cards } ab
    }{ $pieces-count ->
        [0] { "" }
        [one] ; { $pieces } zahlt
       *[other] ; { $pieces } zahlen
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] , { $doubled_pieces } doppelt
    }{ $acting_pieces-count ->
        [0] { "" }
        [one] , { $acting_pieces } hilft
       *[other] , { $acting_pieces } helfen
    }
event-played = { $seat } spielt { $piece-kind }{ paid-with }.
event-bought-card = { $seat } kauft eine Karte vom Stapel{ paid-with }.
event-built =
    { $count ->
        [one] { $seat } baut { $card-one } auf { $piece-the }{ paid-with }. Damit hat { $seat } 1 Gebäude.
       *[other] { $seat } baut { $card-one } auf { $piece-the }{ paid-with }. Damit hat { $seat } { $count } Gebäude.
    }
event-turned-up = Stapel { $pile } zeigt jetzt { $card-one }.
event-pile-empty = Stapel { $pile } ist leer.
event-asked =
    { $lacking_resources-count ->
        [0] { $missing ->
            [one] { $seat } bittet { $ally_seat } um Hilfe für { $card-one }{ paid-with }; 1 Ressource fehlt noch.
           *[other] { $seat } bittet { $ally_seat } um Hilfe für { $card-one }{ paid-with }; { $missing } Ressourcen fehlen noch.
        }
       *[other] { $seat } bittet { $ally_seat } um Hilfe für { $card-one }{ paid-with }; noch fehlen: { $lacking_resources }.
    }
event-helped-group = { $seat } hilft und dreht { $piece-the } um. Es fehlen: { $missing }.
event-helped-card = { $seat } legt als Hilfe { $card-one } ab. Es fehlen: { $missing }.
event-help-done = { $seat } hat geholfen.
event-no-help = { $seat } hilft nicht.
event-lifted = { $seat } nimmt { $piece-the } auf.
    .log = passing
event-put =
    { $other_piece-id ->
        [city] { $seat-own } { $piece-title } besetzt die Stadt.
       *[other] { $seat-own } { $piece-title } besetzt { $other_piece-the }.
    }
    .gather = pieces
    .each =
        { $other_piece-id ->
            [city] die Stadt ({ $pieces })
           *[other] { $other_piece-the } ({ $pieces })
        }
    .act = besetzt { $list }
event-put-free = { $seat-own } { $piece-title } verlässt den Posten.
event-marched =
    { $place ->
        [fief] { $seat-own } { $piece-title } zieht in { $lord_seat-own } Lehen.
        [border] { $seat-own } { $piece-title } zieht ins Zwischenlehen von { $lord_seat } und { $next_seat }.
       *[centre] { $seat-own } { $piece-title } zieht ins zentrale Lehen.
    }
    .gather = pieces
    .act =
        { $place ->
            [fief] zieht in { $lord_seat-own } Lehen ({ $pieces })
            [border] zieht ins Zwischenlehen von { $lord_seat } und { $next_seat } ({ $pieces })
           *[centre] zieht ins zentrale Lehen ({ $pieces })
        }
event-shot = { $seat-own } { $piece-title } schießt auf { $owner_seat-own } { $other_piece-bare }.
event-healed = { $seat-own } { $piece-title } heilt { $owner_seat-own } { $other_piece-bare }.
event-no-answer = { $seat } lässt { $piece-the } sterben.
event-dies = { $seat-own } { $piece-title } stirbt.
event-killed = { $seat-own } { $piece-title } wird zerstört.
    .log = passing
event-no-shot = { $seat } schießt nicht.
    .log = passing
event-no-healing = { $seat } heilt nicht.
    .log = passing
event-ended-turn = { $seat } beendet den Zug.
    .log = passing
event-battle =
    { $place ->
        [fief] { $seat } greift { $enemy_seats } in { $lord_seat-own } Lehen an!
        [border] { $seat } greift { $enemy_seats } im Zwischenlehen von { $lord_seat } und { $next_seat } an!
       *[centre] { $seat } greift { $enemy_seats } im zentralen Lehen an!
    }
event-joins-army = { $seat-own } { $piece-title } kommt in Armee { $army }.
    .log = passing
event-faces-army = { $seat-own } { $piece-title } stellt sich { $attacker_seat-own } Armee { $army } entgegen.
    .log = passing
event-stays = { $seat-own } { $piece-title } bleibt zurück.
    .log = passing
event-targets = { $seat-own } Armee { $army } greift { $owner_seat-own } { $piece-bare } an.
    .log = passing
event-joins-combat = { $seat-own } Armee { $army } greift in den Kampf von Armee { $other_army } ein.
    .log = passing
event-holds = { $seat-own } Armee { $army } greift nicht an.
    .log = passing
event-combat =
    { $sort ->
        [open] { $seat } greift { $owner_seat-own } { $piece-bare } an: { $pieces } mit { $attack } Schaden, und keine Garnison hält dagegen.
        [guarded] { $seat } greift { $owner_seat-own } { $piece-bare } an: { $pieces } mit { $attack } Schaden, dagegen { $other_pieces } mit Verteidigung { $bears } und Gegenschlag { $counter }.
       *[figures] { $seat } kämpft gegen { $owner_seats }: { $pieces } mit { $attack } Schaden, dagegen { $other_pieces } mit { $counter }.
    }
event-damage =
    { $side ->
        [attacker] Kampf von { $attacker_seat-own } Armee { $army }: { $count } Schaden am Angreifer.
       *[defender] Kampf von { $attacker_seat-own } Armee { $army }: { $count } Schaden am Verteidiger.
    }
    .log = passing
event-bonus = { $seat-own } { $piece-title } erhält +0/1.
    .log = passing
event-takes-damage = { $seat-own } { $piece-title } erleidet { $count } Schaden.
    .log = passing
event-wall-damage = { $seat-own } { $card-title } erleidet { $count } Schaden.
    .log = passing
event-wall-lost = { $seat } verliert { $card-the }.
    .log = passing
event-city-damage = { $seat-own } Stadt erleidet { $count } Schaden.
    .log = passing
event-land-broken = { $seat-own } { $piece-title } liegt offen.
    .log = passing
event-land-lost = { $seat } verliert { $piece-the } mit allem, was darauf steht.
    .log = passing
event-fought =
    { $pieces-count ->
        [0] { $other_pieces-count ->
            [0] Die Schlacht ist vorbei; nichts ging verloren.
           *[other] Die Schlacht ist vorbei. Verluste von { $other_seats }: { $other_pieces }.
        }
       *[other] Die Schlacht ist vorbei. Verluste von { $seats }: { $pieces }{ $other_pieces-count ->
            [0] { "" }
           *[other] ; von { $other_seats }: { $other_pieces }
        }.
    }
event-defeated =
    { $how ->
        [siege] { $seat } ist ausgehungert und besiegt.
       *[military] { $seat-own } Stadt fällt: { $seat } ist besiegt.
    }
event-over =
    { $how ->
        [military] Der Krieg ist gewonnen.
        [siege] Die Belagerung hat die Partie entschieden.
        [last-building] Das letzte Gebäude ist verkauft: Das Prestige entscheidet.
       *[empty-deck] Der Stapel ist leer: Das Prestige entscheidet.
    }
    .log = note

## Warum nicht

why-game-is-over = Die Partie ist zu Ende.
why-you-are-defeated = Du bist besiegt und nimmst nicht mehr teil.
why-not-your-turn = Jetzt entscheidet { $seat }.
why-exchange-first = Erst der Tausch: Leg Karten zurück oder wähle „Fertig“.
why-exchange-is-over = Karten legst du nur zu Beginn deines ersten Zuges zurück.
why-all-put-back = Davon hast du schon alle zurückgelegt: { $card }.
why-enough-put-back = Du kannst höchstens { $count } Karten zurücklegen.
why-not-in-hand = Du hast { $card-no } auf der Hand.
why-just-dropped = Das hast du eben abgebrochen. Mach erst etwas anderes.
why-out-of-reach = So, wie deine Figuren jetzt stehen, kannst du { $resources } für { $card-the } nicht bezahlen.
why-no-four-resources = Eine Karte vom Stapel kostet { $count } Ressourcen, und so viele bringst du nicht auf, wie deine Figuren jetzt stehen.
why-deck-is-empty = Der Stapel ist leer.
why-not-for-sale = Stapel { $pile } zeigt { $card-no }.
why-one-of-a-kind = Du hast schon { $card-one }, und niemand besitzt zwei von einer Art.
why-no-land-for-it = Du brauchst ein eigenes, nicht umgedrehtes Territorium mit Platz für { $card-one }.
why-name-first = Wähle erst, was du bezahlen willst.
why-batch-is-open = Bezahle erst, was du gewählt hast, oder brich es ab.
why-price-is-covered = Der Preis ist gedeckt: Bezahle. Mehr ginge nur verloren.
why-still-missing =
    { $count ->
        [one] Eine Ressource fehlt noch.
       *[other] { $count } Ressourcen fehlen noch.
    }
why-no-land-left = Kein nicht umgedrehtes Territorium mit Platz bliebe übrig, um darauf zu bauen.
why-cannot-flip = Du kannst { $piece-the } nicht umdrehen: Das ist keine eigene, nicht umgedrehte Gruppe zu Hause.
why-already-added = { $piece-first } zahlt schon.
why-gives-nothing = { $piece-first } gäbe nichts.
why-none-to-discard = Du hast { $card-no } mehr abzulegen.
why-no-ally = Du hast keinen Alliierten.
why-ally-is-defeated = Dein Alliierter ist besiegt.
why-asked-already = Um Hilfe bitten kannst du einmal je Zahlung.
why-ally-declined = Dein Alliierter hat in diesem Zug abgelehnt.
why-not-in-the-batch = Diese Zahlung dreht { $piece-the } nicht um, oder die Fähigkeit ist schon eingesetzt.
why-labour-is-spent = Was { $piece } erzeugt hat, ist schon umgetauscht.
why-group-not-added = { $piece-first } gehört nicht zu dieser Zahlung.
why-doubled-already = { $piece-first } ist schon verdoppelt.
why-nothing-to-double = Dort gibt es nichts zu verdoppeln: { $piece }.
why-nothing-changed = Noch hat kein Händler etwas getauscht, was { $piece } noch einmal tauschen könnte.
why-not-produced = Davon ist nichts erzeugt, was { $piece } tauschen könnte.
why-only-buildings = { $piece-first } senkt nur den Preis von Gebäuden.
why-pick-three = { $piece-first }: Wähle erst drei Karten zum Verdoppeln.
why-place-it = Wähle erst, wohin das Gebäude kommt.
why-not-your-land = Dir gehört { $piece-of } nicht.
why-land-is-flipped = { $piece-first } ist umgedreht oder zahlt gerade.
why-land-is-full = { $piece-first } trägt schon { $count } Gebäude.
why-only-help = { $seat } bittet dich um Hilfe: Dreh Gruppen um, leg Karten ab oder wähle „Fertig“.
why-help-is-enough = { $seat } hat genug für den Preis: Wähle „Fertig“.
why-lift-first = Wähle erst, welche Figur sich bewegt.
why-put-it-down = Wähle erst, wohin { $piece } geht.
why-not-your-figure = Dir gehört { $piece-of } nicht.
why-is-flipped = { $piece-first } ist bis zu deinem nächsten Zug umgedreht.
why-stands-on-flipped = { $piece-first } steht auf einem umgedrehten Territorium und kann vor deinem nächsten Zug nicht weg.
why-has-shifted = { $piece-first } hat sich schon bewegt. Mach erst etwas anderes.
why-has-marched = { $piece-first } kann in diesem Zug nicht mehr weiterziehen.
why-not-at-home = { $piece-first } ist nicht in deinem Lehen.
why-already-there = { $piece-first } ist schon dort.
why-not-adjacent = { $piece-first } kann dort nicht hin: Es grenzt nicht an.
why-not-in-play = Du kannst { $piece-the } nicht wählen: nicht im Spiel.
why-no-enemy = { $piece-first } schießt nur auf Feinde, nicht auf { $other_piece-of-the }.
why-only-at-the-active = Geschossen wird jetzt nur auf { $seat-own } Figuren, am Ende dieses Zuges.
why-third-side = In dieser Schlacht kannst du { $piece-of-the } nicht wählen: Dieser Spieler nimmt nicht teil.
why-is-shielded = { $piece-first } kann { $other_piece-of-the } nicht treffen: Mauern schützen vor Schüssen aus der Ferne.
why-out-of-range = { $piece-first } kann { $other_piece-of-the } nicht erreichen: zu weit weg.
why-not-himself = { $piece-first } kann sich nicht selbst heilen.
why-heals-own-side = { $piece-first } heilt nur die eigene Seite, nicht { $other_piece-of-the }.
why-not-damaged = Es gibt nichts zu heilen: { $piece-of }.
why-has-fought = { $piece-first } hat in dieser Schlacht gekämpft.
why-far-from-battle = { $piece-first } ist weder am Ort der Schlacht noch in einem angrenzenden Lehen.
why-nothing-to-answer = Es gibt nichts zu beantworten.
why-only-shots = Jetzt können nur deine Bogenschützen handeln.
why-only-healing = Jetzt kann nur ein Pfarrer die getroffene Figur retten.
why-only-the-target = Geheilt werden kann jetzt nur { $piece }.
why-archers-first = Jetzt handeln nur Bogenschützen; die Pfarrer kommen später.
why-only-priests = Jetzt handeln nur Pfarrer.
why-no-such-zone = Einen solchen Ort gibt es an diesem Tisch nicht.
why-own-side = Das ist deine eigene Seite.
why-name-first-of-side = Diese Seite wird nach { $seat } benannt.
why-nobody-ready =
    { $place ->
        [fief] Du hast keine nicht umgedrehte Figur in { $lord_seat-own } Lehen.
        [border] Du hast keine nicht umgedrehte Figur im Zwischenlehen von { $lord_seat } und { $next_seat }.
       *[centre] Du hast keine nicht umgedrehte Figur im zentralen Lehen.
    }
why-nobody-to-fight =
    { $place ->
        [fief] { $seat } hat nichts in { $lord_seat-own } Lehen.
        [border] { $seat } hat nichts im Zwischenlehen von { $lord_seat } und { $next_seat }.
       *[centre] { $seat } hat nichts im zentralen Lehen.
    }
why-fight-elsewhere = Du musst dort kämpfen, wo deine Figuren neben feindlichen stehen.
why-must-fight = Deine Figuren stehen neben feindlichen: Sie müssen kämpfen, bevor der Zug enden kann.
why-no-battle = Es gibt keine Schlacht.
why-form-armies = Bilde erst deine Armeen.
why-no-such-army =
    { $count ->
        [one] Zur Wahl steht nur Armee 1.
       *[other] Zur Wahl stehen nur die Armeen 1 bis { $count }.
    }
why-all-take-part = Hier nehmen alle nicht umgedrehten Figuren teil.
why-send-one = Mindestens eine Figur musst du schicken.
why-set-up-defence = Stell erst die Verteidigung auf.
why-pick-target = Wähle erst, was die Armee angreift.
why-no-such-combat = Armee { $army } hat keinen Gegner, in dessen Kampf man eingreifen könnte.
why-not-their-land = Du kannst { $piece-of-the } nicht angreifen: Das ist hier kein Territorium und keine Stadt des Feindes.
why-not-their-figure = Du kannst { $piece-of-the } nicht angreifen: Das ist hier keine Figur des Feindes.
why-join-its-combat = { $piece-first } kämpft gegen Armee { $army }: Greif in diesen Kampf ein.
why-at-its-post = { $piece-first } ist auf dem Posten: Greif das Territorium mit an.
why-order-damage = Wähle erst, welche Karte den Schaden erleidet.
why-not-in-this-combat = Wähle eine Karte dieses Kampfes, die noch nicht getroffen ist, nicht { $piece-the }.
why-no-bonus = Für { $piece-the } ist kein +0/1 übrig.
why-no-more-of-a-kind = Mehr als { $cards } gibt es im Spiel nicht.
why-not-its-ability = Dazu brauchst du { $card-one }.
why-never-in-a-hand = Auf der Hand sind nur Karten des Hauptstapels, nie Gebäude oder Städte.
why-only-buildings-for-sale = Zu kaufen gibt es nur Gebäude.
why-no-such-pile = Es gibt nur { $count } Gebäudestapel.
why-only-figures-move = Nur Figuren bewegen sich.
why-only-figures-are-shot = Bogenschützen schießen nur auf Figuren.
why-only-figures-are-healed = Pfarrer heilen nur Figuren.
why-only-figures-are-shielded = Ein +0/1 bekommen nur Figuren.
why-city-takes-no-buildings = Gebäude kommen auf Territorien; die Stadt nimmt keine auf.
why-building-takes-no-damage = Schaden erleiden Figuren und militärische Gebäude, dann ihr Territorium, nie aber { $piece }.
why-land-is-hit-last = Wähle die Figuren und militärischen Gebäude dort; Schaden auf { $piece-the } kommt von selbst zuletzt.
why-attacked-with-its-land = Gebäude werden nur mit ihrem Territorium zusammen angegriffen.
why-acts-with-its-land = Wähle das Territorium: { $piece-first } handelt mit ihm zusammen.

## Was gefragt ist

prompt-exchange = Dein erster Zug: Leg bis zu fünf Karten zurück und nimm eine weniger, oder wähle „Fertig“.
prompt-turn = Dein Zug: bezahlen, bewegen, kämpfen oder beenden.
prompt-move = Wohin geht { $piece }?
prompt-batch =
    { $missing ->
        [0] { $card-title }: Der Preis ist gedeckt. Bezahle oder brich ab.
        [one] { $card-title }: Eine Ressource fehlt.
       *[other] { $card-title }: { $missing } Ressourcen fehlen.
    }
prompt-double = { $piece-first }: Wähle drei Karten zum Verdoppeln.
prompt-place = Wohin mit dem Gebäude ({ $card })?
prompt-help = { $active_seat } bittet dich um Hilfe für { $card-one }. Es fehlen: { $missing }.
prompt-shots = { $active_seat-own } Zug endet: Schießen deine Bogenschützen?
prompt-answer = { $piece-first } ist getroffen: Rettet ein Pfarrer?
prompt-armies = In welche Armee kommt { $piece }?
prompt-defence = Gegen welche Armee stellt sich { $piece }?
prompt-targets = Was greift Armee { $army } an?
prompt-damage = Welche Karte erleidet als nächste Schaden?
prompt-archers = Nach dem Kampf: Schießen deine Bogenschützen?
prompt-priests = Nach dem Kampf: Heilen deine Pfarrer?
prompt-over = Die Partie ist zu Ende.

## Optionen, das Ende

option-start-player = Startspieler
    .help = Wer den ersten Zug hat.
    .usual = Wird ausgelost, wenn ihr nichts wählt; laut Regelheft beginnt der Jüngste.
option-start-player-random = ausgelost
option-start-player-0 = Sitz 1
option-start-player-1 = Sitz 2
option-start-player-2 = Sitz 3
option-start-player-3 = Sitz 4
option-seat-handicap = Mehr Karten für spätere Spieler
    .help = Wer als Zweiter, Dritter und Vierter am Zug ist, bekommt eine, zwei und drei Karten mehr: eine Hausregel gegen den Vorteil des ersten Zuges.
option-data-pack = Zahlen
    .help = Preise, Erträge und Kampfwerte: die mit Tavola kommen, oder eine eigene Datei.
    .usual = Im Regelheft stehen sie nicht.
option-data-pack-reconstruction = Anzahlen der Karten wie veröffentlicht, Preise und die meisten Werte rekonstruiert
option-central-fief = Zentrales Lehen
    .help = Ein weiteres Lehen, das an das Lehen jedes Spielers grenzt.
option-alliance = Zwei gegen zwei
    .help = Die Sitze 1 und 3 spielen zusammen gegen die Sitze 2 und 4.
option-allied-archers = Bogenschützen der Allianz schießen auch in fremden Zügen
    .help = Zwei gegen zwei: Bogenschützen schießen wie in jeder anderen Partie auch in Zügen der Feinde; sonst nur im Zug ihres eigenen Spielers.
    .usual = Das Regelheft lässt sich so und so lesen; üblich ist, dass sie schießen.

end-military =
    { $seats-count ->
        [one] Die letzte feindliche Stadt ist gefallen: { $seats } gewinnt.
       *[other] Die letzte feindliche Stadt ist gefallen: { $seats } gewinnen.
    }
end-siege =
    { $seats-count ->
        [one] Der letzte Feind ist ausgehungert: { $seats } gewinnt.
       *[other] Der letzte Feind ist ausgehungert: { $seats } gewinnen.
    }
end-last-building =
    { $seats-count ->
        [one] Das letzte Gebäude ist gekauft. { $seats } hat das meiste Prestige und gewinnt.
       *[other] Das letzte Gebäude ist gekauft. { $seats } haben das meiste Prestige und gewinnen.
    }
end-empty-deck =
    { $seats-count ->
        [one] Der Stapel ist leer. { $seats } hat das meiste Prestige und gewinnt.
       *[other] Der Stapel ist leer. { $seats } haben das meiste Prestige und gewinnen.
    }
score-buildings = Gebäude
score-output = aufgedruckter Ertrag
score-hand = Handkarten
hidden-hands = die Karten in jeder Hand (aber nicht ihre Anzahl)
hidden-deck = der Stapel
hidden-building-piles = die verdeckten Gebäude
hidden-batches = was jemand gerade bezahlen will, bis es bezahlt ist

## Der Tisch, im Terminal und wo sonst wenig Platz ist

turn-number = Zug { $turn }
deck-left = { $count } im Stapel
pile-title = Zu kaufen
pile-below =
    { $count ->
        [0] letztes
       *[other] +{ $count }
    }
pile-none = leer
fief-of = { $seat-own } Lehen
city-title = Stadt
free-title = Frei
border-title = Zwischen { $seat } und { $other_seat }
centre-title = Zentrales Lehen
hand-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
left-title = Noch zu haben
tag-besieged = belagert { $count }/{ $limit }
tag-defeated = besiegt
tag-ally = dein Alliierter
holdings = { $buildings } Gebäude, Ertrag { $output }
batch-title = Zu bezahlen: { $card-title }
batch-price = Preis: { $resources }
batch-made = Erzeugt: { $resources }
batch-changed = Von Händlern getauscht: { $count } beliebige
batch-discards = Legt { $cards } ab
batch-help =
    { $count ->
        [one] Hilfe: { $resources } (zwei zählen als eine), 1 Karte
       *[other] Hilfe: { $resources } (zwei zählen als eine), { $count } Karten
    }
batch-off = Bürokraten: { $count } weniger
batch-missing = Es fehlen: { $count }
batch-covered = Gedeckt
battle-title = Schlacht
army-title = Armee { $army }
army-against = dagegen { $pieces }
army-attacks = greift { $piece-the } an
army-joins = mit Armee { $army }
army-holds = greift nicht an
army-sum = ({ $attack } gegen { $counter })
damage-left = noch { $count } Schaden
# Einmal gefragt vor einem Zug, den man leicht bereut.
nudge-idle = Noch handeln könnten: { $pieces }. Zug trotzdem beenden?
nudge-bare = Das dreht die letzten Figuren um, die dein Lehen verteidigen könnten, und Feinde stehen darin. Trotzdem bezahlen?
race = letzte Stadt, Belagerung oder die meisten Gebäude: { $own } zu { $others }
origin-note = Die Anzahlen der Karten stammen vom Verlag; Preise und die meisten Werte sind rekonstruiert.
line-pieces = { $pieces }
piece-title = { $piece-title }
hint-gist = Wozu: { $gist }.
hint-missing = Dann fehlen noch: { $count }.
hint-covered = Dann ist der Preis gedeckt.
