# Medievalia: alle Meldungen. Wie sie gefunden werden: src/tavola/text/__init__.py

## Dinge
# .a nach einem Verb, .no nach „du hast“, .the mit Artikel, .many für mehrere, .title auf der Karte,
# .gist was es bewirkt.

card-field = Feld
    .a = ein Feld
    .no = kein Feld
    .the = das Feld
    .many = { $count } Felder
    .title = Feld
    .gist = gibt Nahrung
card-farm = Zuchtbetrieb
    .a = einen Zuchtbetrieb
    .no = keinen Zuchtbetrieb
    .the = den Zuchtbetrieb
    .many = { $count } Zuchtbetriebe
    .title = Zuchtbetrieb
    .gist = gibt mehr Nahrung
card-forest = Wald
    .a = einen Wald
    .no = keinen Wald
    .the = den Wald
    .many = { $count } Wälder
    .title = Wald
    .gist = gibt Energie
card-mine = Bergwerk
    .a = ein Bergwerk
    .no = kein Bergwerk
    .the = das Bergwerk
    .many = { $count } Bergwerke
    .title = Bergwerk
    .gist = gibt Gold
card-peasant = Bauer
    .a = einen Bauern
    .no = keinen Bauern
    .the = den Bauern
    .many = { $count } Bauern
    .title = Bauer
    .gist = arbeitet
card-merchant = Händler
    .a = einen Händler
    .no = keinen Händler
    .the = den Händler
    .many = { $count } Händler
    .title = Händler
    .gist = tauscht Erzeugtes um
card-artist = Künstler
    .a = einen Künstler
    .no = keinen Künstler
    .the = den Künstler
    .many = { $count } Künstler
    .title = Künstler
    .gist = verdoppelt eine Gruppe
card-bureaucrat = Bürokrat
    .a = einen Bürokraten
    .no = keinen Bürokraten
    .the = den Bürokraten
    .many = { $count } Bürokraten
    .title = Bürokrat
    .gist = senkt den Preis eines Gebäudes
card-recruit = Rekrut
    .a = einen Rekruten
    .no = keinen Rekruten
    .the = den Rekruten
    .many = { $count } Rekruten
    .title = Rekrut
    .gist = kämpft
card-priest = Pfarrer
    .a = einen Pfarrer
    .no = keinen Pfarrer
    .the = den Pfarrer
    .many = { $count } Pfarrer
    .title = Pfarrer
    .gist = heilt 1 Schaden
card-archer = Bogenschütze
    .a = einen Bogenschützen
    .no = keinen Bogenschützen
    .the = den Bogenschützen
    .many = { $count } Bogenschützen
    .title = Bogenschütze
    .gist = trifft aus der Ferne
card-infantry = Infanterie
    .a = Infanterie
    .no = keine Infanterie
    .the = die Infanterie
    .many = { $count } Infanterie
    .title = Infanterie
    .gist = gibt einem anderen der Armee +0/1
card-cavalry = Kavallerie
    .a = Kavallerie
    .no = keine Kavallerie
    .the = die Kavallerie
    .many = { $count } Kavallerie
    .title = Kavallerie
    .gist = zieht zweimal
card-school = Schule
    .a = eine Schule
    .no = keine Schule
    .the = die Schule
    .many = { $count } Schulen
    .title = Schule
    .gist = für Bürokraten
card-workshop = Handwerksladen
    .a = einen Handwerksladen
    .no = keinen Handwerksladen
    .the = den Handwerksladen
    .many = { $count } Handwerksläden
    .title = Handwerksladen
    .gist = für Künstler
card-bank = Bank
    .a = eine Bank
    .no = keine Bank
    .the = die Bank
    .many = { $count } Banken
    .title = Bank
    .gist = für Händler
card-church = Kirche
    .a = eine Kirche
    .no = keine Kirche
    .the = die Kirche
    .many = { $count } Kirchen
    .title = Kirche
    .gist = für Pfarrer, +0/1
card-carpenter = Schreiner
    .a = einen Schreiner
    .no = keinen Schreiner
    .the = den Schreiner
    .many = { $count } Schreiner
    .title = Schreiner
    .gist = für Bogenschützen, +0/1
card-stable = Stall
    .a = einen Stall
    .no = keinen Stall
    .the = den Stall
    .many = { $count } Ställe
    .title = Stall
    .gist = für Kavallerie, +0/1
card-smith = Schmied
    .a = einen Schmied
    .no = keinen Schmied
    .the = den Schmied
    .many = { $count } Schmiede
    .title = Schmied
    .gist = für Infanterie, +0/1
card-tower = Turm
    .a = einen Turm
    .no = keinen Turm
    .the = den Turm
    .many = { $count } Türme
    .title = Turm
    .gist = bewacht sein Territorium
card-fortress = Festung
    .a = eine Festung
    .no = keine Festung
    .the = die Festung
    .many = { $count } Festungen
    .title = Festung
    .gist = bewacht ihr Territorium
card-castle = Burg
    .a = eine Burg
    .no = keine Burg
    .the = die Burg
    .many = { $count } Burgen
    .title = Burg
    .gist = bewacht ihr Territorium
card-deck-card = Karte vom Stapel
    .a = eine Karte vom Stapel
    .no = keine Karte vom Stapel
    .the = die Karte vom Stapel
    .many = { $count } Karten vom Stapel
    .title = Karte vom Stapel
    .gist = ungesehen

# Die einzelnen Karten auf dem Tisch.

piece-field-1 = Feld 1
piece-field-2 = Feld 2
piece-field-3 = Feld 3
piece-field-4 = Feld 4
piece-field-5 = Feld 5
piece-field-6 = Feld 6
piece-field-7 = Feld 7
piece-field-8 = Feld 8
piece-field-9 = Feld 9
piece-field-10 = Feld 10
piece-field-11 = Feld 11
piece-field-12 = Feld 12
piece-farm-1 = Zuchtbetrieb 1
piece-farm-2 = Zuchtbetrieb 2
piece-farm-3 = Zuchtbetrieb 3
piece-farm-4 = Zuchtbetrieb 4
piece-farm-5 = Zuchtbetrieb 5
piece-farm-6 = Zuchtbetrieb 6
piece-farm-7 = Zuchtbetrieb 7
piece-farm-8 = Zuchtbetrieb 8
piece-farm-9 = Zuchtbetrieb 9
piece-farm-10 = Zuchtbetrieb 10
piece-farm-11 = Zuchtbetrieb 11
piece-farm-12 = Zuchtbetrieb 12
piece-forest-1 = Wald 1
piece-forest-2 = Wald 2
piece-forest-3 = Wald 3
piece-forest-4 = Wald 4
piece-forest-5 = Wald 5
piece-forest-6 = Wald 6
piece-forest-7 = Wald 7
piece-mine-1 = Bergwerk 1
piece-mine-2 = Bergwerk 2
piece-mine-3 = Bergwerk 3
piece-mine-4 = Bergwerk 4
piece-mine-5 = Bergwerk 5
piece-mine-6 = Bergwerk 6
piece-mine-7 = Bergwerk 7
piece-peasant-1 = Bauer 1
piece-peasant-2 = Bauer 2
piece-peasant-3 = Bauer 3
piece-peasant-4 = Bauer 4
piece-peasant-5 = Bauer 5
piece-peasant-6 = Bauer 6
piece-peasant-7 = Bauer 7
piece-peasant-8 = Bauer 8
piece-peasant-9 = Bauer 9
piece-peasant-10 = Bauer 10
piece-peasant-11 = Bauer 11
piece-peasant-12 = Bauer 12
piece-peasant-13 = Bauer 13
piece-peasant-14 = Bauer 14
piece-peasant-15 = Bauer 15
piece-peasant-16 = Bauer 16
piece-peasant-17 = Bauer 17
piece-peasant-18 = Bauer 18
piece-peasant-19 = Bauer 19
piece-peasant-20 = Bauer 20
piece-merchant-1 = Händler 1
piece-merchant-2 = Händler 2
piece-merchant-3 = Händler 3
piece-artist-1 = Künstler 1
piece-artist-2 = Künstler 2
piece-artist-3 = Künstler 3
piece-bureaucrat-1 = Bürokrat 1
piece-bureaucrat-2 = Bürokrat 2
piece-bureaucrat-3 = Bürokrat 3
piece-recruit-1 = Rekrut 1
piece-recruit-2 = Rekrut 2
piece-recruit-3 = Rekrut 3
piece-recruit-4 = Rekrut 4
piece-recruit-5 = Rekrut 5
piece-recruit-6 = Rekrut 6
piece-recruit-7 = Rekrut 7
piece-recruit-8 = Rekrut 8
piece-priest-1 = Pfarrer 1
piece-priest-2 = Pfarrer 2
piece-priest-3 = Pfarrer 3
piece-archer-1 = Bogenschütze 1
piece-archer-2 = Bogenschütze 2
piece-archer-3 = Bogenschütze 3
piece-infantry-1 = Infanterie 1
piece-infantry-2 = Infanterie 2
piece-infantry-3 = Infanterie 3
piece-cavalry-1 = Kavallerie 1
piece-cavalry-2 = Kavallerie 2
piece-cavalry-3 = Kavallerie 3
piece-city = die Stadt
piece-school = die Schule
piece-workshop = der Handwerksladen
piece-bank = die Bank
piece-church = die Kirche
piece-carpenter = der Schreiner
piece-stable = der Stall
piece-smith = der Schmied
piece-tower = der Turm
piece-fortress = die Festung
piece-castle = die Burg

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
move-play = { $card-title } ausspielen
    .words = card
move-buy = { $card-title } kaufen (Stapel { $pile })
    .words = card pile
move-draw = Eine Karte vom Stapel kaufen
    .key = k
move-flip = Umdrehen: { $piece }
    .words = piece
move-discard = { $card-title } ablegen
    .words = card
move-double = { $piece } verdoppelt { $other_piece }
    .words = piece other_piece
move-pick = Verdoppelt wird: { $piece }
    .words = piece
move-pick-land = Verdoppelt wird das Territorium selbst
move-trade =
    { $resource-id ->
        [gold] { $piece } tauscht 1 Gold gegen 2 beliebige
        [changed] { $piece } tauscht es noch einmal: 1 Gold gegen 2 beliebige
       *[other] { $piece } tauscht 1 { $resource }
    }
    .words = piece resource
move-lower = { $piece } senkt den Preis
    .words = piece
move-ask = Den Alliierten um Hilfe bitten
    .key = h
move-close = Bezahlen
    .key = b
move-drop = Aufgeben
    .key = x
move-place = Bauen auf: { $piece }
    .words = piece
move-lift = Bewegen: { $piece }
    .words = piece
move-put = Gehen zu: { $piece }
    .words = piece
move-put-free = Frei im Lehen stehen
move-enter = Ins Lehen von { $seat } ziehen
    .words = seat
move-cross = Zwischen { $seat } und { $other_seat } ziehen
    .words = seat other_seat
move-centre = Ins zentrale Lehen ziehen
move-shoot = { $piece } schießt auf { $other_piece }
    .words = piece other_piece
move-heal = { $piece } heilt { $other_piece }
    .words = piece other_piece
move-pass = Nichts
    .key = n
move-raid = Schlacht im Lehen von { $seat } gegen { $enemy_seat }
    .words = seat enemy_seat
move-clash = Schlacht zwischen { $seat } und { $other_seat } gegen { $enemy_seat }
    .words = seat other_seat enemy_seat
move-contest = Schlacht im zentralen Lehen gegen { $enemy_seat }
    .words = enemy_seat
move-into = In Armee { $army }
    .words = army
move-against = Gegen Armee { $army }
    .words = army
move-stay = Zurückbleiben
    .key = z
move-target = Angreifen: { $piece }
    .words = piece
move-join = In den Kampf von Armee { $army } eingreifen
    .words = army
move-hold = Nichts angreifen
    .key = a
move-hit = Schaden auf: { $piece }
    .words = piece
move-shield = +0/1 für { $piece }
    .words = piece
move-end = Zug beenden
    .key = e

## Der Verlauf

event-start-player = { $seat } beginnt.
event-dealt = { $seat } bekommt { $count } Karten.
event-your-hand = Deine Hand: { $cards }.
event-turn =
    { $left ->
        [one] Zug { $turn }: { $seat }. 1 Karte im Stapel.
       *[other] Zug { $turn }: { $seat }. { $left } Karten im Stapel.
    }
event-besieged = { $seat } wird belagert ({ $count } von { $limit }).
event-siege-broken = Die Belagerung von { $seat } ist gebrochen.
event-put-back = { $seat } legt { $card-a } zurück.
event-kept-hand = { $seat } behält die Hand.
event-exchanged =
    { $count ->
        [one] { $seat } legt 1 Karte zurück und nimmt keine.
       *[other] { $seat } legt { $count } Karten zurück und nimmt { $taken }.
    }
event-drew = { $seat } zieht eine Karte. Noch { $left } im Stapel.
event-drew-card = Du ziehst { $card-a }.
event-named = { $seat } möchte { $card-a }.
event-added-group = Dazu kommt: { $piece }. Es fehlen: { $missing }.
event-added-discard = { $card-title } wird abgelegt. Es fehlen: { $missing }.
event-traded = { $piece } tauscht 1 { $resource }. Es fehlen: { $missing }.
event-lowered = { $piece } senkt den Preis. Es fehlen: { $missing }.
event-doubled = { $piece } verdoppelt { $other_piece }. Es fehlen: { $missing }.
event-picked = Verdoppelt: { $piece }. Es fehlen: { $missing }.
event-dropped = { $seat } gibt { $card-the } auf.
event-paid-building = { $card-title }: bezahlt. Nun braucht das Gebäude einen Platz.
event-played =
    { $seat } spielt { $piece } (umgedreht: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; Fähigkeiten von: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; verdoppelt: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; abgelegt: { $cards }
    }).
event-bought-card =
    { $seat } kauft eine Karte (umgedreht: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; Fähigkeiten von: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; verdoppelt: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; abgelegt: { $cards }
    }).
event-built =
    { $seat } baut { $card-a } auf { $piece } (umgedreht: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; Fähigkeiten von: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; verdoppelt: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; abgelegt: { $cards }
    }).
event-turned-up = Stapel { $pile } zeigt jetzt { $card-a }.
event-pile-empty = Stapel { $pile } ist leer.
event-asked = { $seat } bittet { $ally_seat } um Hilfe für { $card-a }. Es fehlen: { $missing } (bisher umgedreht: { $pieces }; Fähigkeiten von: { $acting_pieces }; verdoppelt: { $doubled_pieces }; zum Ablegen: { $cards }).
event-helped-group = { $seat } hilft; dazu kommt: { $piece }. Es fehlen: { $missing }.
event-helped-card = { $seat } legt als Hilfe { $card-a } ab. Es fehlen: { $missing }.
event-help-done = { $seat } hat geholfen.
event-no-help = { $seat } hilft nicht.
event-lifted = { $seat } nimmt { $piece } auf.
event-put = { $piece } von { $seat } geht hierhin: { $other_piece }.
event-put-free = { $piece } von { $seat } steht frei.
event-marched =
    { $place ->
        [fief] { $piece } von { $seat } zieht ins Lehen von { $lord_seat }.
        [border] { $piece } von { $seat } zieht zwischen { $lord_seat } und { $next_seat }.
       *[centre] { $piece } von { $seat } zieht ins zentrale Lehen.
    }
event-shot = { $piece } von { $seat } schießt auf { $other_piece } von { $owner_seat }.
event-healed = { $piece } von { $seat } heilt { $other_piece } von { $owner_seat }.
event-no-answer = { $seat } lässt { $piece } sterben.
event-killed = { $piece } von { $seat } wird zerstört.
event-no-shot = { $seat } schießt nicht.
event-no-healing = { $seat } heilt nicht.
event-ended-turn = { $seat } beendet den Zug.
event-battle =
    { $place ->
        [fief] { $seat } liefert { $enemy_seats } im Lehen von { $lord_seat } eine Schlacht!
        [border] { $seat } liefert { $enemy_seats } zwischen { $lord_seat } und { $next_seat } eine Schlacht!
       *[centre] { $seat } liefert { $enemy_seats } im zentralen Lehen eine Schlacht!
    }
event-joins-army = { $piece } von { $seat } kommt in Armee { $army }.
event-faces-army = { $piece } von { $seat } stellt sich Armee { $army } von { $attacker_seat } entgegen.
event-stays = { $piece } von { $seat } bleibt zurück.
event-targets = Armee { $army } von { $seat } greift an: { $piece } von { $owner_seat }.
event-joins-combat = Armee { $army } von { $seat } greift in den Kampf von Armee { $other_army } ein.
event-holds = Armee { $army } von { $seat } greift nichts an.
event-damage =
    { $side ->
        [attacker] Kampf von Armee { $army } von { $attacker_seat }: { $count } Schaden am Angreifer.
       *[defender] Kampf von Armee { $army } von { $attacker_seat }: { $count } Schaden am Verteidiger.
    }
event-bonus = { $piece } von { $seat } erhält +0/1.
event-takes-damage = { $piece } von { $seat } nimmt { $count } Schaden.
event-wall-damage = { $card-title } von { $seat }: { $count } Schaden.
event-wall-lost = { $seat } verliert { $card-the }.
event-city-damage = Die Stadt von { $seat } nimmt { $count } Schaden.
event-land-broken = { $piece } von { $seat } ist aufgebrochen.
event-land-lost = { $seat } verliert { $piece } mit allem, was darauf steht.
event-defeated =
    { $how ->
        [siege] { $seat } ist ausgehungert und besiegt.
       *[military] Die Stadt von { $seat } fällt: { $seat } ist besiegt.
    }
event-over =
    { $how ->
        [military] Der Krieg ist gewonnen.
        [siege] Die Belagerung hat die Partie entschieden.
        [last-building] Das letzte Gebäude ist weg: Das Prestige entscheidet.
       *[empty-deck] Der Stapel ist leer: Das Prestige entscheidet.
    }

## Warum nicht

why-game-is-over = Die Partie ist zu Ende.
why-you-are-defeated = Du bist besiegt und nimmst nicht mehr teil.
why-not-your-turn = Jetzt entscheidet { $seat }.
why-exchange-first = Erst der Tausch: Leg Karten zurück oder drück „Fertig“.
why-exchange-is-over = Karten werden nur zu Beginn deines ersten Zuges zurückgelegt.
why-all-put-back = Davon hast du schon alle zurückgelegt: { $card }.
why-enough-put-back = Höchstens { $count } Karten werden zurückgelegt.
why-not-in-hand = Du hast { $card-no }.
why-just-dropped = Das hast du eben aufgegeben. Tu erst etwas anderes.
why-out-of-reach = So, wie deine Figuren jetzt stehen, ist der Preis nicht zu bezahlen: { $resources } für { $card-the }.
why-no-four-resources = Eine Karte vom Stapel kostet { $count } Ressourcen, und so viele bringst du nicht auf, wie deine Figuren jetzt stehen.
why-deck-is-empty = Der Stapel ist leer.
why-not-for-sale = Stapel { $pile } zeigt { $card-no }.
why-one-of-a-kind = Du hast schon { $card-a }, und niemand besitzt zwei von einer Art.
why-no-land-for-it = Es braucht ein eigenes, nicht umgedrehtes Territorium mit Platz für { $card-a }.
why-name-first = Nenne erst, was du bezahlen willst.
why-batch-is-open = Bezahle erst, was du genannt hast, oder gib es auf.
why-price-is-covered = Der Preis ist gedeckt: Bezahle. Mehr ginge nur verloren.
why-still-missing =
    { $count ->
        [one] Eine Ressource fehlt noch.
       *[other] { $count } Ressourcen fehlen noch.
    }
why-no-land-left = Kein Territorium mit Platz bliebe unbenutzt, um darauf zu bauen.
why-cannot-flip = Keine eigene, nicht umgedrehte Gruppe zu Hause: { $piece }.
why-already-added = Schon dabei: { $piece }.
why-gives-nothing = Das gäbe nichts: { $piece }.
why-none-to-discard = Davon ist nichts mehr abzulegen: { $card }.
why-no-ally = Du hast keinen Alliierten.
why-ally-is-defeated = Dein Alliierter ist besiegt.
why-asked-already = Um Hilfe bittet man einmal je Zahlung.
why-ally-declined = Dein Alliierter hat in diesem Zug abgelehnt.
why-not-in-the-batch = { $piece } gehört zu keiner Gruppe dieser Zahlung oder hat schon gehandelt.
why-labour-is-spent = Was { $piece } erzeugt hat, ist schon umgetauscht.
why-group-not-added = Nicht Teil dieser Zahlung: { $piece }.
why-doubled-already = Schon verdoppelt: { $piece }.
why-nothing-to-double = Dort gibt es nichts zu verdoppeln: { $piece }.
why-nothing-changed = Noch hat kein Händler etwas getauscht, das { $piece } noch einmal tauschen könnte.
why-not-produced = Davon ist nichts erzeugt, was { $piece } tauschen könnte.
why-only-buildings = { $piece } senkt nur den Preis von Gebäuden.
why-pick-three = Wähle erst die drei Karten, die verdoppelt werden: { $piece }.
why-place-it = Sag erst, wohin das Gebäude kommt.
why-not-your-land = Nicht dein Territorium: { $piece }.
why-land-is-flipped = Umgedreht, oder gleich: { $piece }.
why-land-is-full = { $piece } trägt schon { $count } Gebäude.
why-only-help = Du bist um Hilfe für { $seat } gebeten: Dreh Gruppen um, leg Karten ab oder drück „Fertig“.
why-help-is-enough = { $seat } hat genug für den Preis: Drück „Fertig“.
why-lift-first = Sag erst, welche Figur sich bewegt.
why-put-it-down = Sag erst, wohin { $piece } geht.
why-not-your-figure = Keine Figur von dir: { $piece }.
why-is-flipped = { $piece } ist bis zu deinem nächsten Zug umgedreht.
why-stands-on-flipped = { $piece } steht auf umgedrehtem Land und kann vor deinem nächsten Zug nicht weg.
why-has-shifted = { $piece } hat sich schon bewegt. Tu erst etwas anderes.
why-has-marched = { $piece } kann in diesem Zug nicht mehr weiterziehen.
why-not-at-home = { $piece } ist nicht in deinem Lehen.
why-already-there = { $piece } ist schon dort.
why-not-adjacent = { $piece } kann dort nicht hin: Es grenzt nicht an.
why-not-in-play = Nicht im Spiel: { $piece }.
why-no-enemy = { $piece } schießt nur auf Feinde, nicht auf { $other_piece }.
why-only-at-the-active = Geschossen wird jetzt nur auf Figuren von { $seat }: Dieser Zug geht zu Ende.
why-third-side = { $piece } nimmt an dieser Schlacht nicht teil.
why-is-shielded = { $other_piece } ist durch Mauern aus der Ferne geschützt; { $piece } kann nicht treffen.
why-out-of-range = { $other_piece } ist zu weit weg für { $piece }.
why-not-himself = { $piece } kann sich nicht selbst heilen.
why-heals-own-side = { $piece } heilt nur die eigene Seite, nicht { $other_piece }.
why-not-damaged = { $piece } hat keinen Schaden.
why-has-fought = { $piece } hat in dieser Schlacht gekämpft.
why-far-from-battle = { $piece } ist weder am Ort der Schlacht noch in einem angrenzenden Lehen.
why-nothing-to-answer = Es gibt nichts zu beantworten.
why-only-shots = Jetzt können nur deine Bogenschützen handeln.
why-only-healing = Jetzt kann nur ein Pfarrer die getroffene Figur retten.
why-only-the-target = Jetzt kann nur { $piece } geheilt werden.
why-archers-first = Jetzt handeln nur Bogenschützen; die Pfarrer kommen später.
why-only-priests = Jetzt handeln nur Pfarrer.
why-no-such-zone = Einen solchen Ort gibt es an diesem Tisch nicht.
why-own-side = Das ist deine eigene Seite.
why-name-first-of-side = Diese Seite wird nach { $seat } benannt.
why-nobody-ready =
    { $place ->
        [fief] Du hast keine nicht umgedrehte Figur im Lehen von { $lord_seat }.
        [border] Du hast keine nicht umgedrehte Figur zwischen { $lord_seat } und { $next_seat }.
       *[centre] Du hast keine nicht umgedrehte Figur im zentralen Lehen.
    }
why-nobody-to-fight =
    { $place ->
        [fief] { $seat } hat nichts im Lehen von { $lord_seat }.
        [border] { $seat } hat nichts zwischen { $lord_seat } und { $next_seat }.
       *[centre] { $seat } hat nichts im zentralen Lehen.
    }
why-fight-elsewhere = Du musst dort kämpfen, wo deine Figuren neben feindlichen stehen.
why-must-fight = Deine Figuren stehen neben feindlichen: Ohne Schlacht kann der Zug nicht enden.
why-no-battle = Es gibt keine Schlacht.
why-form-armies = Bilde erst deine Armeen.
why-no-such-army =
    { $count ->
        [one] Zur Wahl steht nur Armee 1.
       *[other] Zur Wahl stehen nur die Armeen 1 bis { $count }.
    }
why-all-take-part = Hier nehmen alle nicht umgedrehten Figuren teil.
why-send-one = Mindestens eine Figur muss in die Schlacht.
why-set-up-defence = Stell erst die Verteidigung auf.
why-pick-target = Sag erst, was die Armee angreift.
why-no-such-combat = Armee { $army } hat keinen Gegner, in dessen Kampf man eingreifen könnte.
why-not-their-land = Hier kein Territorium und keine Stadt des Feindes: { $piece }.
why-not-their-figure = Hier keine Figur des Feindes: { $piece }.
why-join-its-combat = { $piece } kämpft gegen Armee { $army }: Greif in diesen Kampf ein.
why-at-its-post = { $piece } ist auf dem Posten und wird nur mit dem Land zusammen angegriffen.
why-order-damage = Sag erst, welche Karte den Schaden nimmt.
why-not-in-this-combat = Nicht in diesem Kampf, oder schon getroffen: { $piece }.
why-no-bonus = Für { $piece } ist kein +0/1 übrig.
why-no-more-of-a-kind = Mehr als { $cards } gibt es im Spiel nicht.
why-not-its-ability = Dazu braucht es { $card-a }.
why-never-in-a-hand = Auf der Hand sind nur Karten des Hauptstapels, nie Gebäude oder Städte.
why-only-buildings-for-sale = Zu kaufen gibt es nur Gebäude.
why-no-such-pile = Es gibt nur { $count } Gebäudestapel.
why-only-figures-move = Nur Figuren bewegen sich.
why-only-figures-are-shot = Bogenschützen schießen nur auf Figuren.
why-only-figures-are-healed = Pfarrer heilen nur Figuren.
why-only-figures-are-shielded = Ein +0/1 bekommen nur Figuren.
why-city-takes-no-buildings = Gebäude kommen auf Territorien; die Stadt nimmt keine auf.
why-building-takes-no-damage = Schaden nehmen Figuren und militärische Gebäude, dann ihr Land, nicht aber { $piece }.
why-land-is-hit-last = Das kommt von selbst zuletzt: { $piece }. Nenne die Figuren und militärischen Gebäude dort.
why-attacked-with-its-land = Gebäude werden nur mit ihrem Territorium zusammen angegriffen.
why-acts-with-its-land = Nenne das Territorium, nicht das Gebäude ({ $piece }): Beide handeln zusammen.

## Was gefragt ist

prompt-exchange = Dein erster Zug: Leg bis zu fünf Karten zurück und nimm eine weniger, oder drück „Fertig“.
prompt-turn = Dein Zug: bezahlen, bewegen, kämpfen oder beenden.
prompt-move = Wohin geht { $piece }?
prompt-batch =
    { $missing ->
        [0] { $card-title }: Der Preis ist gedeckt. Bezahle oder gib auf.
        [one] { $card-title }: Eine Ressource fehlt.
       *[other] { $card-title }: { $missing } Ressourcen fehlen.
    }
prompt-double = Welche Karten werden verdoppelt, drei davon: { $piece }?
prompt-place = Wohin kommt das Gebäude ({ $card })?
prompt-help = { $active_seat } bittet um deine Hilfe für { $card-a }. Es fehlen: { $missing }.
prompt-shots = Der Zug von { $active_seat } endet: Schießen deine Bogenschützen?
prompt-answer = Getroffen: { $piece }. Rettet ein Pfarrer?
prompt-armies = In welche Armee kommt { $piece }?
prompt-defence = Gegen welche Armee steht { $piece }?
prompt-targets = Was greift Armee { $army } an?
prompt-damage = Welche Karte nimmt als nächste den Schaden?
prompt-archers = Nach dem Kampf: Schießen deine Bogenschützen?
prompt-priests = Nach dem Kampf: Heilen deine Pfarrer?
prompt-over = Die Partie ist zu Ende.

## Optionen, das Ende

option-start-player = Startspieler
    .help = Wer den ersten Zug hat.
option-start-player-random = durch das Los
option-start-player-0 = Sitz 0
option-start-player-1 = Sitz 1
option-start-player-2 = Sitz 2
option-start-player-3 = Sitz 3
option-seat-handicap = Mehr Karten für spätere Spieler
    .help = Wer als Zweiter, Dritter und Vierter am Zug ist, bekommt eine, zwei und drei Karten mehr: eine Hausregel gegen den Vorteil des ersten Zuges.
option-data-pack = Zahlen
    .help = Preise, Erträge und Kampfwerte: die mit Tavola kommen, oder eine eigene Datei.
option-data-pack-reconstruction = Anzahlen der Karten wie veröffentlicht, Preise und die meisten Werte rekonstruiert
option-central-fief = Zentrales Lehen
    .help = Ein weiteres Lehen, das an das Lehen jedes Spielers grenzt.
option-alliance = Zwei gegen zwei
    .help = Die Sitze 0 und 2 spielen zusammen gegen 1 und 3.
option-allied-archers = Bogenschützen der Allianz schießen auch in fremden Zügen
    .help = Zwei gegen zwei: Bogenschützen schießen wie in jeder anderen Partie auch in Zügen der Feinde; sonst nur im Zug ihres eigenen Spielers.

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
fief-of = Lehen von { $seat }
city-title = Stadt
free-title = Frei
border-title = Zwischen { $seat } und { $other_seat }
centre-title = Zentrales Lehen
hand-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
left-title = Noch zu holen
tag-besieged = belagert { $count }/{ $limit }
tag-defeated = besiegt
tag-ally = dein Alliierter
holdings = { $buildings } Gebäude, Ertrag { $output }
batch-title = Zu bezahlen: { $card-a }
batch-price = Preis: { $resources }
batch-made = Erzeugt: { $resources }
batch-changed = Von Händlern getauscht: { $count } beliebige
batch-discards = Abgelegt: { $cards }
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
army-against = gegen { $pieces }
army-attacks = greift an: { $piece }
army-joins = mit Armee { $army }
army-holds = greift nichts an
army-sum = { $attack } gegen { $counter }
damage-left = { $count } Schaden zu verteilen
origin-note = Die Anzahlen der Karten stammen vom Verlag; Preise und die meisten Werte sind rekonstruiert.
line-pieces = { $pieces }
hint-gist = Wozu: { $gist }.
hint-missing = Dann fehlen noch: { $count }.
hint-covered = Dann ist der Preis gedeckt.
