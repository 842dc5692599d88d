# Condottiere: alle Meldungen. Wie sie gefunden werden: src/tavola/text/__init__.py

## Dinge
# .a nach einem Verb, .no nach »du hast«, .many für mehrere, .title auf der Karte, .gist die Wirkung,
# .key die Taste, die sie im Terminal spielt.

card-1 = 1
    .a = eine 1
    .no = keine 1
    .many = { $count } × 1
    .title = Söldner 1
    .gist = bringt 1
    .key = 1
card-2 = 2
    .a = eine 2
    .no = keine 2
    .many = { $count } × 2
    .title = Söldner 2
    .gist = bringt 2
    .key = 2
card-3 = 3
    .a = eine 3
    .no = keine 3
    .many = { $count } × 3
    .title = Söldner 3
    .gist = bringt 3
    .key = 3
card-4 = 4
    .a = eine 4
    .no = keine 4
    .many = { $count } × 4
    .title = Söldner 4
    .gist = bringt 4
    .key = 4
card-5 = 5
    .a = eine 5
    .no = keine 5
    .many = { $count } × 5
    .title = Söldner 5
    .gist = bringt 5
    .key = 5
card-6 = 6
    .a = eine 6
    .no = keine 6
    .many = { $count } × 6
    .title = Söldner 6
    .gist = bringt 6
    .key = 6
card-10 = 10
    .a = eine 10
    .no = keine 10
    .many = { $count } × 10
    .title = Söldner 10
    .gist = bringt 10
    .key = 0
card-winter = Winter
    .a = den Winter
    .no = keinen Winter
    .many = { $count } Winter
    .title = Winter
    .gist = jeder Söldner zählt 1
    .key = r
card-drummer = Trommler
    .a = einen Trommler
    .no = keinen Trommler
    .many = { $count } Trommler
    .title = Trommler
    .gist = verdoppelt deine Söldner
    .key = t
card-heroine = Heldin
    .a = eine Heldin
    .no = keine Heldin
    .many = { $count } Heldinnen
    .title = Heldin
    .gist = bringt immer 10
    .key = h
card-scarecrow = Vogelscheuche
    .a = eine Vogelscheuche
    .no = keine Vogelscheuche
    .many = { $count } Vogelscheuchen
    .title = Vogelscheuche
    .gist = holt einen Söldner zurück
    .key = v
card-surrender = Übergabe
    .a = die Übergabe
    .no = keine Übergabe
    .many = { $count } Übergaben
    .title = Übergabe
    .gist = beendet den Kampf, der Stärkste siegt
    .key = g
card-bishop = Bischof
    .a = den Bischof
    .no = keinen Bischof
    .many = { $count } Bischöfe
    .title = Bischof
    .gist = beendet den Kampf, niemand siegt
    .key = b

city-torino = Turin
city-milano = Mailand
city-venezia = Venedig
city-genova = Genua
city-mantova = Mantua
city-ferrara = Ferrara
city-parma = Parma
city-modena = Modena
city-bologna = Bologna
city-lucca = Lucca
city-firenze = Florenz
city-siena = Siena
city-urbino = Urbino
city-ancona = Ancona
city-spoleto = Spoleto
city-roma = Rom
city-napoli = Neapel

## Züge

move-city = Um { $city } kämpfen
    .words = city
move-play = { $card-title } spielen
    .words = card
move-pass = Aussetzen
    .key = s
move-take = { $card-title } zurücknehmen
    .words = card
move-take-none = Nichts zurücknehmen
    .key = n
move-keep = Hand behalten
    .key = e
move-lay-aside = Hand ablegen
    .key = a

## Der Verlauf

event-first-condottiere = Die Condottiere-Figur geht zuerst an { $seat }.
event-dealt = Runde { $round }: Alle bekommen neue Karten ({ $sizes }).
    .log = note
event-your-hand = Deine Hand: { $cards }.
    .log = yours
event-named-city = { $seat } zieht gegen { $city }.
event-named-owned-city = { $seat } zieht gegen { $city }, im Besitz von { $owner_seat }.
event-played =
    { $card-id ->
        [winter] { $seat } spielt den Winter: Jeder Söldner zählt 1.
        [drummer] { $seat } spielt einen Trommler und verdoppelt die Söldner.
        [surrender] { $seat } spielt die Übergabe: Der Kampf endet sofort.
        [bishop] { $seat } schickt den Bischof: Der Kampf endet, und niemand siegt.
       *[other] { $seat } spielt { $card-a }.
    }
    .act = spielt { $card-a }
event-waited = { $seat } besitzt die Stadt und wartet ab.
event-passed = { $seat } setzt aus.
event-took-back = { $seat } nimmt { $card-a } zurück.
    .act = nimmt { $card-a } zurück
event-took-none = { $seat } nimmt nichts zurück.
    .act = nimmt nichts zurück
event-fought = Der Kampf um { $city } endet { $best } zu { $second }.
event-won-city = { $seat } gewinnt { $city } mit Stärke { $strength }.
event-took-city = { $seat } nimmt { $former_seat } die Stadt { $city } ab, mit Stärke { $strength }.
event-no-winner = Niemand gewinnt { $city }. Die Figur bleibt bei { $seat }.
event-owner-keeps = Niemand gewinnt { $city }: { $seat } behält die Stadt und bekommt die Figur.
event-kept = { $seat } behält die Hand.
    .together = { $seats } behalten ihre Hand.
event-laid-aside = { $seat } legt die ganze Hand ab: { $cards }.
event-round-over = Runde { $round } ist zu Ende.
    .log = note
event-standstill = Drei Kämpfe ohne eine einzige Karte: Runde { $round } ist zu Ende.
    .log = note
event-won = { $seat } verbindet { $cities } und gewinnt die Partie!
event-limit-reached =
    { $rounds ->
        [one] Das Limit von 1 Runde ist erreicht.
       *[other] Das Limit von { $rounds } Runden ist erreicht.
    }
    .log = note

## Warum nicht

why-game-is-over = Die Partie ist zu Ende.
why-pawn-names-the-city = { $seat } hat die Figur und nennt die nächste Stadt.
why-asked-in-turn = Zuerst sagt { $seat }, ob die Hand bleibt; gefragt wird der Reihe nach.
why-scarecrow-of-another = Zuerst entscheidet { $seat }, was die Vogelscheuche zurückholt.
why-out-of-cards = Du hast keine Karten mehr und bist für den Rest der Runde ausgeschieden. An der Reihe ist { $seat }.
why-has-passed = Du hast ausgesetzt und bist aus diesem Kampf ausgeschieden. An der Reihe ist { $seat }.
why-not-your-turn = An der Reihe ist { $seat }. Du kommst noch dran.
why-no-battle-turn = Karten spielt man im Kampf. Beantworte zuerst, was du jetzt gefragt bist.
why-not-in-hand = Du hast { $card-no } auf der Hand.
why-no-scarecrow = Ein Söldner kommt nur durch eine Vogelscheuche zurück: Spiel zuerst eine.
why-not-in-your-army = Du hast { $card-no } in diesem Kampf, also nichts davon zurückzunehmen.
why-only-mercenaries-come-back = Nur Söldner kann man zurücknehmen.
why-no-such-mercenary = Söldner gibt es mit 1 bis 6 und mit 10.
why-city-is-named = Die nächste Stadt wird genannt, wenn dieser Kampf ganz abgeschlossen ist.
why-not-after-a-battle = Eine Hand wird nur nach einem Kampf abgelegt, wenn du gefragt wirst.
why-holds-mercenaries =
    { $count ->
        [one] Du hast einen Söldner auf der Hand. Ablegen darf nur, wer keinen hat.
       *[other] Du hast { $count } Söldner auf der Hand. Ablegen darf nur, wer keinen hat.
    }

## Was gefragt ist

prompt-name-city = Du hast die Figur: Nenne die Stadt, um die gekämpft wird.
prompt-battle = Der Kampf um { $city }: Spiel eine Karte oder setz aus.
prompt-take-back = Deine Vogelscheuche: Nimm einen Söldner zurück oder keinen.
prompt-lay-aside = Behältst du die Hand, oder legst du sie, wenn kein Söldner darin ist, ganz ab?
prompt-over = Die Partie ist zu Ende.

## Optionen, das Ende

option-borders = Grenzen
    .help = Welche Städte als benachbart gelten.
option-borders-board = wie auf dem Plan gedruckt
option-borders-example = dazu Parma–Bologna und Genua–Florenz, wie im Beispiel der Spielanleitung
option-first-condottiere = Erster Condottiere
    .help = Wer die Figur zu Beginn hat.
    .usual = Wird ausgelost, wenn ihr nichts wählt; laut Regelheft beginnt der Jüngste.
option-first-condottiere-random = ausgelost
option-first-condottiere-0 = Sitz 0
option-first-condottiere-1 = Sitz 1
option-first-condottiere-2 = Sitz 2
option-first-condottiere-3 = Sitz 3
option-first-condottiere-4 = Sitz 4
option-first-condottiere-5 = Sitz 5
option-free-pass-in-own-city = Frei aussetzen in der eigenen Stadt
    .help = Wer als Inhaber der Figur eine eigene Stadt zum Kampf bestimmt, darf darin frei aussetzen wie ein angegriffener Besitzer.
option-round-limit = Rundenlimit
    .help = Nach so vielen Runden endet die Partie, auch wenn niemand gewonnen hat.
    .usual = Das Regelheft kennt keine Grenze; echte Partien enden lange vor unserer.

end-connected-group = { $seats } hat genug Städte verbunden und gewinnt.
end-round-limit =
    { $seats-count ->
        [one] Die letzte Runde ist vorbei. { $seats } liegt vorn und gewinnt.
       *[other] Die letzte Runde ist vorbei. { $seats } liegen gleichauf und gewinnen gemeinsam.
    }
score-largest-group = größte Gruppe
score-cities = Städte
hidden-hands = die Karten jeder Hand (nicht aber ihre Zahl)
hidden-undealt-cards = die nicht ausgeteilten Karten

## Der Tisch, im Terminal und wo sonst wenig Platz ist

round-number = Runde { $round }
goal =
    { $count ->
        [one] eine Stadt gewinnt
       *[other] { $count } verbundene Städte gewinnen
    }
example-borders = Parma–Bologna und Genua–Florenz sind benachbart
mercenary = Söldner
battle-for = Kampf um { $city }
between-battles = Zwischen den Kämpfen
joined-title = verbunden
seen-title = Diese Runde gesehen:
hand-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tag-pawn = hat die Figur
tag-owner = Besitzer
tag-free = wartet
tag-passed = ausgesetzt
tag-no-cards = ohne Karten
known-cards = bekannt: { $cards }
holdings =
    { $count ->
        [0] noch keine Stadt
        [one] 1 Stadt
       *[other] { $count } Städte, { $size } von { $goal } verbunden
    }
sum-mercenaries =
    { $count ->
        [one] 1 Söldner
       *[other] { $count } Söldner
    }
sum-winter = × { $each } Winter
sum-drummer = × { $times } Trommler
sum-heroines =
    { $count ->
        [one] { $points } Heldin
       *[other] { $points } Heldinnen
    }
line-cities = { $seat } hat { $cities } ({ $size } von { $goal } verbunden).
line-free = Ohne Besitzer: { $cities }.
line-army = Armee: { $cards }.
line-strength = Stärke { $total }.
line-strength-sum = Stärke { $total } = { $words }.

## Was ein Zug bewirken würde

hint-gist =
    { $card-id ->
        [winter] Jeder Söldner zählt 1.
        [drummer] Deine Söldner zählen doppelt.
        [heroine] Zählt immer 10.
        [scarecrow] Du darfst einen Söldner zurücknehmen.
        [surrender] Der Kampf endet sofort.
        [bishop] Der Kampf endet sofort.
       *[other] { "" }
    }
hint-army = Du: { $change }.
hint-rival = { $seat }: { $change }.
hint-free-city = Die Stadt hat keinen Besitzer.
hint-city = Sie gehört { $seat }.
hint-own-city = Die Stadt gehört dir schon.
hint-group = Mit ihr hast du { $size } von { $goal } verbunden.
hint-group-wins = Mit ihr gewinnst du die Partie!
hint-pass = Du scheidest aus diesem Kampf aus; was du gespielt hast, zählt weiter.
hint-pass-free = Du bleibst dabei: Wer die Stadt besitzt, darf warten.
hint-pass-ends = Alle anderen sind ausgeschieden, also endet der Kampf.
hint-wins = { $city } geht an { $seat }.
hint-wins-game = { $city } geht an { $seat }, und damit die Partie!
hint-stakes =
    { $seats-count ->
        [one] Mit { $city } würde { $seats } die Partie gewinnen!
       *[other] Mit { $city } würden { $seats } die Partie gewinnen!
    }
hint-no-winner = Niemand siegt; die Figur bleibt bei { $seat }.
hint-owner-keeps = Niemand siegt; { $seat } behält die Stadt und bekommt die Figur.
hint-lay-aside = Alle deine Karten sind bis zur nächsten Runde aus dem Spiel.
