# Condottiere: Worte, die nur die Seite braucht.

where = Runde { $round }
where-goal = { $count } verbundene Städte gewinnen
tab-battle = Kampf
tab-map = Karte
map-label = Karte Italiens mit seinen 17 Städten
map-near = Die Karte um { $city }

## Die Karte
city-free = { $city }, frei
city-owned = { $city }, im Besitz von { $seat }
city-yours = { $city }, dein Besitz
city-fought = { $place }, umkämpft
joined = Verbundene Städte
joined-by = { $seat }: { $count }

## Der Kampf
battle-for = Kampf um { $city }
battle-none = Zwischen den Kämpfen
battle-over = Der letzte Kampf
battle-rule = die allein höchste Stärke siegt
winter = Winter
hand-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
who-bot = { $cards }, Bot
who-you = { $cards }, du
tag-to-play = am Zug
tag-passed = ausgesetzt
tag-waits = wartet
tag-no-cards = ohne Karten
tag-pawn = Figur
tag-owner = Besitzer
tag-holds = hat { $cards }
holds-title = Alle wissen, dass diese Karten auf dieser Hand sind
army-empty = keine Karte gespielt
army-nothing = nichts, was zählt
army-strength = Stärke { $total }
army-would-be = Stärke { $now }, dann { $then }
sum-mercenaries = { $count } Söldner
sum-worth = { $count } Söldner zu { $sum }
sum-took-back = die Vogelscheuche nahm { $cards } zurück
played-counts = { $card }, zählt { $count }
city-count =
    { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
group-count = { $count } verbunden

## Das Ende eines Kampfes
battle-result =
    { $seat ->
        [none] niemand gewinnt
       *[other] { $best } zu { $second }
    }
tag-wins = siegt
moment-won =
    { $second ->
        [0] { $seat } steht mit { $best } allein da und gewinnt { $city }
       *[other] { $best } schlägt { $second }: { $seat } gewinnt { $city }
    }{ $game ->
        [yes] {" "}und die Partie!
       *[no] .
    }
moment-nobody =
    { $why ->
        [bishop] Der Bischof beendet den Kampf: Niemand gewinnt { $city }.
        [nothing] Keine Armee hat Stärke: Niemand gewinnt { $city }.
       *[tie] { $best } gegen { $second }, Gleichstand: Niemand gewinnt { $city }.
    }
moment-kept =
    { $why ->
        [bishop] Der Bischof beendet den Kampf: { $seat } behält { $city }.
        [nothing] Keine Armee hat Stärke: { $seat } behält { $city }.
       *[tie] { $best } gegen { $second }, Gleichstand: { $seat } behält { $city }.
    }

## Der Verlauf

## Karten
face-mercenary = Söldner
gist-adds = bringt { $count }
gist-now = bringt jetzt { $count }
gist-heroine = immer 10
gist-drummer = verdoppelt
gist-scarecrow = holt zurück
gist-winter = alle zählen 1
gist-surrender = Stärkster siegt
gist-bishop = niemand siegt
hand-label = Deine Hand
hand-none = keine Karten
hand-hidden = { $count } Karten, verdeckt
hand-joined = { $count } von { $goal } verbunden
seen = In dieser Runde gesehen
seen-card = { $card }: { $count } von { $all } gesehen

## Wohin ein Zug führt
hint-name-city = Jede Stadt kann genannt werden, auch die eigene.
hint-lay-aside = Eine Hand ohne Söldner darf offen abgelegt werden.
then-own-city = Sie gehört dir schon: Mit einem Sieg behältst du sie und die Figur.
then-owned-city = { $seat } besitzt sie und darf abwarten.
then-winning-city = Gewinnst du sie, gewinnst du die Partie.
then-group =
    { $count ->
        [one] Mit { $city } beginnst du eine neue Gruppe.
       *[other] Mit { $city } verbindest du { $count } Städte.
    }
then-scarecrow = Danach darfst du einen Söldner dieses Kampfes auf die Hand nehmen.
then-winter = Jeder Söldner zählt von nun an 1.
then-lead = Du führst dann mit { $mine } vor { $best }.
then-tie = { $mine } wäre Gleichstand mit { $seat }; damit gewinnt niemand.
then-behind = { $mine } liegt hinter { $seat } mit { $best }.
then-wins = { $mine } gewinnt { $city }, sobald du aussetzt.
then-wins-game = { $mine } gewinnt { $city } und die Partie.
then-wait = Setzt du aus, bleibst du dabei: Der Besitzer darf bis zu seiner ersten Karte warten.
then-pass = Setzt du aus, scheidest du aus diesem Kampf aus.
then-pass-with = Setzt du aus, scheidest du aus diesem Kampf aus; deine Stärke { $mine } zählt weiter.
ends-won =
    { $how ->
        [pass] Setzt du aus, { $you ->
            [yes] gewinnst du
           *[no] gewinnt { $seat }
        } { $city } mit { $strength }.
       *[end] Der Kampf endet: { $you ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        } { $city } mit { $strength }.
    }
ends-game =
    { $how ->
        [pass] Setzt du aus, { $you ->
            [yes] gewinnst du
           *[no] gewinnt { $seat }
        } { $city } und die Partie.
       *[end] Der Kampf endet: { $you ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        } { $city } und die Partie.
    }
ends-nobody =
    { $how ->
        [pass] Setzt du aus, gewinnt niemand
       *[end] Der Kampf endet, niemand gewinnt
    } { $city }; die Figur bleibt bei { $seat }.
ends-kept =
    { $how ->
        [pass] Setzt du aus, gewinnt niemand:
       *[end] Der Kampf endet, niemand gewinnt:
    } { $you ->
        [yes] Du behältst { $city } und bekommst die Figur.
       *[no] { $seat } behält { $city } und bekommt die Figur.
    }

## In Worten
words-state = Der Stand der Partie
words-round = Runde { $round }. { $count } verbundene Städte gewinnen.
words-pawn = { $seat } hat die Figur.
words-battle = Gekämpft wird um { $city }.
words-winter = Es ist Winter: Jeder Söldner zählt 1.
words-players = Spieler und Armeen
words-player = { $name }: { $cards } auf der Hand, { $cities }, { $group }.
words-army = Armee: { $cards }. Stärke { $strength }{ $sum }.
words-out = Aus diesem Kampf ausgeschieden.
words-known = Bekannt auf dieser Hand: { $cards }.
words-cities = Städte
words-hand = Deine Hand
words-neighbours = grenzt an { $cities }

## Optionen: Sitze, wie die Seite sie zählt
option-first-condottiere-0 = Sitz 1 (Blau)
option-first-condottiere-1 = Sitz 2 (Rot)
option-first-condottiere-2 = Sitz 3 (Gold)
option-first-condottiere-3 = Sitz 4 (Grün)
option-first-condottiere-4 = Sitz 5 (Purpur)
option-first-condottiere-5 = Sitz 6 (Schwarz)
