# Medievalia: Wörter, die nur die Seite braucht.

where = Zug { $turn }
where-deck =
    { $count ->
        [0] keine Karte im Stapel
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
tab-fief = Lehen
tab-market = Angebot
tab-players = Spieler
event-turn = Zug { $turn }: { $seat }
move-enter = Ins Lehen von { $seat }
    .words = seat
move-cross = Zwischen { $seat } und { $other_seat }
    .words = seat other_seat
move-centre = Ins zentrale Lehen
move-raid = Schlacht: Lehen von { $seat }
    .words = seat enemy_seat
move-clash = Schlacht zwischen { $seat } und { $other_seat }
    .words = seat other_seat enemy_seat
move-into = In Armee { $army }
    .words = army
    .key = { $army }
move-against = Gegen Armee { $army }
    .words = army
    .key = { $army }
move-join = In den Kampf von Armee { $army } eingreifen
    .words = army
    .key = { $army }

## Der Ring und die Spieler
ring = Der Ring
ring-fiefs =
    { $count ->
        [one] 1 Lehen
       *[other] { $count } Lehen
    }
ring-label =
    { $count ->
        [2] Die Zonen: zwei Lehen und das Land dazwischen
       *[other] Die Zonen: { $count } Lehen im Ring, zwischen je zweien ein Zwischenlehen
    }
zone-host = { $seat } hat dort { $cards }
players = Spieler
hand-of = { $cards } auf der Hand
hand-bot = { $cards }, Bot
built = gebaut
look-at = Das Lehen von { $seat } ansehen
tag-decides = entscheidet
threat-near = { $zone }: { $cards } von { $seat }, einen Marsch entfernt.
threat-inside = { $seat } steht in deinem Lehen: { $cards }.
threat-siege = { $seat } belagert dich ({ $cards }): Besetze vor deinem nächsten Zug ein Gebiet oder die Stadt.

## Lehen
fief-yours = Dein Lehen
fief-title = Lehen von { $seat }
fief-back = Dein Lehen
camp-title = Freie Figuren
strangers-title = Eindringlinge
nobody-here = niemand hier
no-garrison = keine Besatzung
used = schon benutzt
unused = unbenutzt
in-batch = in der Zahlung
tile-build = hier bauen
tile-go = hierher
tile-buildings = mit { $cards }
tile-gives = gibt { $list }
tile-figures = dort: { $cards }
group-hint = eine Gruppe gibt alles auf einmal
left-title = noch zu holen
left-nothing = alles benutzt
left-hint = Was alle unbenutzten Gruppen zusammen geben
ghost-land = sobald bezahlt ist
slot-land = Ein neues Gebiet kostet Arbeit
at-city = in der Stadt
at-post = auf { $piece }
at-free = frei zu Hause
figure-yours = { $piece } { $attack }/{ $defence }
figure-of = { $piece } von { $seat } { $attack }/{ $defence }
figure-damage = { $count } Schaden
resource-any =
    { $count ->
        [one] 1 beliebige
       *[other] { $count } beliebige
    }

## Angebot, Hand, Zahlung
sale = Gebäude im Angebot
sale-own = hast du schon
sale-below =
    { $count ->
        [0] das letzte
       *[other] { $count } darunter
    }
sale-empty = Stapel { $pile } ist leer
sale-spoken = { $title }, { $gist }, kostet { $list }; { $count } darunter
deck-title = Der Stapel
deck-any = beliebige
deck-spoken = Eine Karte vom Stapel für { $price } beliebige Ressourcen; { $count } übrig
hand-label = Deine Hand
hand-none = Keine Karten auf der Hand.
costs = kostet { $list }
card-paid = wird bezahlt
card-gone =
    { $count ->
        [one] abgelegt
       *[other] { $count } abgelegt
    }
batch-off-short = −{ $count } durch Bürokraten

## Schüsse und Heilungen
range-shoot = { $piece } kann schießen auf:
range-heal = { $piece } kann heilen:
range-leave = Lassen

## Die Schlacht
battle-back = Zurück zur Schlacht
battle-turn = Zug { $turn }, eine Schlacht
battle-where = { $zone }
battle-sides = { $seat } greift { $enemy_seats } an
battle-armies = Die Armeen
battle-waiting = Noch nicht aufgestellt:
battle-rest = Nicht im Kampf
battle-targets = Was angegriffen werden kann
battle-home = Bleiben zu Hause
battle-over = Die Schlacht ist vorbei.
battle-no-loss = Nichts ging verloren.
outcome-close = Weiter
step-armies = Armeen
step-defence = Abwehr
step-targets = Ziele
step-damage = Schaden
step-after = Schützen, Pfarrer
step-losses = Verluste
army-attack = Angriff
army-counter = Antwort
army-new = Armee { $army }
army-aims = was greift sie an?
army-unopposed = niemand steht gegen sie
army-unopposed-yet = noch niemand gegen sie
fate-all = { $damage } Schaden: alle fallen.
fate-part = { $damage } Schaden, { $strength } halten sie aus.
fate-land = { $damage } Schaden: alle fallen, und mit ihnen { $piece }.
fate-city = { $damage } Schaden: { $count } von { $defence } auf die Stadt.
fate-falls =
    { $count ->
        [one] 1 von { $all } fällt.
       *[other] { $count } von { $all } fallen.
    }
fate-it-falls = Sie fällt.
fate-it-stands = Sie steht.
fate-stands = Alle { $all } stehen.
fate-broken = { $piece } ist aufgebrochen.

## Wozu ein Zug führt
then-play = Das kostet { $list }.
then-surcharge = { $list } davon, weil dir fehlt: { $card }.
then-buy = Das kostet { $list }.
then-draw = { $count } beliebige Ressourcen kaufen eine Karte.
then-place = { $card-title } bleibt für immer auf { $piece } und wirkt sofort.
then-wound = Die Figur steht: { $count } Schaden mehr würde sie vernichten. Schaden vergeht am Ende des Zuges.
then-kill = Sie wird vernichtet, wenn kein Pfarrer von { $seat } antwortet.
then-kill-battle = Sie fällt, wenn kein Pfarrer sie rettet.
then-stands = Die Figur steht. Schaden vergeht am Ende des Zuges.
then-killed = Sie wird vernichtet.
then-saved = Das rettet sie.
then-healed = 1 Schaden weniger.
then-battle =
    { $count ->
        [one] 1 Figur mit Angriff { $attack } gegen { $others } mit { $counter }.
       *[other] { $count } Figuren mit Angriff { $attack } gegen { $others } mit { $counter }.
    }
then-raid =
    { $count ->
        [one] 1 Figur mit Angriff { $attack }; niemand steht ihr dort entgegen.
       *[other] { $count } Figuren mit Angriff { $attack }; niemand steht ihnen dort entgegen.
    }
then-turn-ends = Mit der Schlacht endet dein Zug.
then-target-falls = { $attack } Schaden vernichtet sie.
then-target-holds = { $attack } Schaden, { $strength } hält sie aus.
then-target-taken = { $attack } Schaden gegen { $strength }: Das Gebiet fällt mit seinen Gebäuden.
then-target-guarded = { $attack } Schaden gegen { $strength }: Die Besatzung hält es.
then-target-city = { $count } von { $attack } Schaden trifft die Stadt, die { $defence } aushält.
then-join = Sie schlägt gemeinsam mit Armee { $army } zu.
then-hit-falls =
    { $rest ->
        [0] Sie nimmt { $count } und fällt.
       *[other] Sie nimmt { $count } und fällt; { $rest } gehen weiter.
    }
then-hit-stands = Sie nimmt { $count } und steht; { $more } mehr hielte sie aus.
then-shield = Sie hält 1 mehr aus, bis der Zug endet.
hint-exchange =
    { $taken ->
        [0] 1 Karte geht zurück, du nimmst keine.
       *[other] { $count } Karten gehen zurück, du nimmst { $taken }.
    }
hint-exchange-none = Drücke auf die Karten, die zurückgehen sollen.
hint-must-fight = Deine Figuren stehen bei Feinden: Der Zug endet mit einer Schlacht.
hint-left = Unbenutzte Gruppen geben noch { $list }.
hint-nothing-left = Alle Gruppen sind benutzt; eine abgelegte Karte zählt noch als 1 Ressource.
hint-ready = Handeln können: { $pieces }. Drücke auf die Figur.
hint-missing = Es fehlt: { $list }.
hint-pay-with = Drücke auf Gruppen deines Lehens oder auf Karten, die du für je 1 Ressource ablegst.
hint-any = Noch { $count } beliebige.
hint-lost = { $list } geht verloren.
hint-exact = Nichts geht verloren.
hint-exchanged = Vier gleiche werden gegen eine fehlende getauscht.
hint-help = Zwei gleiche Ressourcen von dir zählen als eine, eine Karte als eine.
hint-march =
    { $count ->
        [0] Kein Marsch übrig: nur Plätze in deinem Lehen.
        [one] Im eigenen Lehen, oder 1 Marsch.
       *[other] Im eigenen Lehen, oder { $count } Märsche.
    }
hint-armies = Alle unbenutzten Figuren hier nehmen teil. Jede Armee trifft ein Ziel.
hint-armies-home = Zu Hause wählst du, wen du schickst.
hint-defence = Alle unbenutzten Figuren hier nehmen teil.
hint-defence-home = Wer bleibt, bewacht seinen Posten und hat, was dessen Gebäude geben.
hint-targets = Eine Armee, der niemand entgegensteht, wählt ein Ziel oder keines.
hint-damage = { $count } Schaden zu nehmen: Jede Karte wird gefüllt, bevor die nächste dran ist.
hint-shots = Am Ende eines feindlichen Zuges dürfen deine Schützen schießen; ein Schuss benutzt die Gruppe.
hint-answer = Eine Heilung benutzt die ganze Gruppe des Pfarrers.
hint-after = Nur wer nicht gekämpft hat; jeder mit seiner Gruppe.

## Das Brett in Worten
words-state = Wo das Spiel steht
words-turn = Zug { $turn }: { $seat } ist am Zug. { $count } Karten im Stapel.
words-alliance = Zwei gegen zwei: Wer sich gegenübersitzt, ist verbündet.
words-siege = { $seat } wird belagert, { $count } von { $limit }.
words-defeated = { $seat } ist besiegt.
words-batch = Die Zahlung
words-price = Preis: { $list }
words-made = Beisammen: { $list }
words-hand = Deine Hand
words-pile = Stapel { $pile }: { $title }
words-zones = Zonen
words-zone = { $zone }, neben { $near }: { $list }
words-army = Armee { $army }: { $list }; Angriff { $attack }
words-against = gegen { $list }; Angriff { $counter }
line-cards = { $cards }
column-count = Anzahl
column-price = Preis
column-output = Gibt
column-values = Angriff/Abwehr
column-what = Was es tut
column-below = Darunter
column-hand = Hand
column-built = Gebäude
column-printed = Gedruckter Ertrag
column-buildings = Gebäude
column-figures = Figuren
column-state = Zustand
