# Medievalia: Wörter, die nur die Seite braucht.

where =
    { $count ->
        [one] Zug { $turn }, 1 Karte im Stapel
       *[other] Zug { $turn }, { $count } Karten im Stapel
    }
where-race = Letzte Stadt, Belagerung oder die meisten Gebäude: jetzt { $own } zu { $others }
where-race-short = Gebäude { $own } zu { $others }
tab-fief = Lehen
tab-market = Angebot
tab-players = Spieler
event-turn = Zug { $turn }: { $seat }
    .log = note
move-enter = In { $seat-own } Lehen
    .words = seat
move-cross = Zwischen { $seat } und { $other_seat }
    .words = seat other_seat
move-centre = Ins zentrale Lehen
move-raid = Schlacht: { $seat-own } Lehen
    .words = seat enemy_seat
move-clash = Schlacht: Zwischenlehen von { $seat } und { $other_seat }
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
look-at = { $seat-own } Lehen ansehen
tag-decides = entscheidet
threat-near = { $zone }: { $seat } hat dort { $cards }, einen Marsch entfernt.
threat-inside = { $seat } hat { $cards } in deinem Lehen.
threat-siege = { $seat } belagert dich und hat { $cards } in deinem Lehen: Besetze vor deinem nächsten Zug ein Territorium oder die Stadt.

## Lehen
fief-yours = Dein Lehen
fief-title = { $seat-own } Lehen
fief-back = Dein Lehen
camp-title = Freie Figuren
strangers-title = Eindringlinge
nobody-here = niemand hier
no-garrison = keine Garnison
used = umgedreht
unused = nicht umgedreht
in-batch = in der Zahlung
tile-build = hier bauen
tile-go = hierher
tile-buildings = trägt { $cards }
tile-gives = gibt { $list }
tile-figures = beherbergt { $cards }
group-hint = eine Gruppe gibt alles auf einmal
left-title = Noch zu haben
left-nothing = alles umgedreht
left-hint = Was alle nicht umgedrehten Gruppen zusammen geben
ghost-land = sobald bezahlt ist
slot-land = Ein neues Territorium kostet Arbeit
at-city = in der Stadt
at-post = auf { $piece-at }
at-free = frei zu Hause
figure-yours = { $piece-title } { $attack }/{ $defence }
figure-of = { $seat-own } { $piece-title } { $attack }/{ $defence }
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
range-shoot = { $piece-first } kann schießen auf:
range-heal = { $piece-first } kann heilen:
range-leave = Verzichten

## Die Schlacht
battle-back = Zurück zur Schlacht
battle-turn = Zug { $turn }, eine Schlacht
battle-where = { $zone }
battle-sides = { $seat } greift { $enemy_seats } an
battle-armies = Die Armeen
battle-waiting = Noch nicht aufgestellt:
muster = Die Figuren, die auf ihre Armee warten
muster-into = Bilde deine Armeen: Drücke eine Figur, dann ihre Armee.
muster-against = Stelle die Verteidigung auf: Drücke eine Figur, dann ihren Ort.
muster-army = Armee { $army }
muster-facing = Gegen Armee { $army }
muster-new = Eine neue Armee
muster-stay = Bleiben
muster-one = Alle in eine Armee
muster-all-against = Alle gegen Armee { $army }
muster-all-stay = Alle bleiben
muster-confirm = Bestätigen
battle-rest = Nicht im Kampf
battle-targets = Was angegriffen werden kann
battle-home = Bleiben zu Hause
step-armies = Armeen
step-defence = Verteidigung
step-targets = Ziele
step-damage = Schaden
step-after = Bogenschützen, Pfarrer
step-losses = Verluste
army-attack = Angriff
army-counter = Gegenschlag
army-new = Armee { $army }
army-aims = was greift sie an?
army-unopposed = niemand steht gegen sie
army-unopposed-yet = noch niemand gegen sie
fate-all = { $damage } Schaden: alle fallen.
fate-part = { $damage } Schaden; sie halten { $strength } aus.
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
fate-broken = { $piece-first } liegt offen.

## Wozu ein Zug führt
then-play = Das kostet { $list }.
then-surcharge = { $list } davon, weil du { $card-no } hast.
then-buy = Das kostet { $list }.
then-draw = Das kostet { $count } beliebige Ressourcen.
then-place = { $card-first } bleibt für immer auf { $piece-at } und wirkt sofort.
then-wound = Die Figur steht: { $count } Schaden mehr würde sie zerstören. Schaden vergeht am Ende des Zuges.
then-kill = Sie stirbt, wenn keiner von { $seat-own } Pfarrern sie rettet.
then-kill-battle = Sie fällt, wenn kein Pfarrer sie rettet.
then-doomed = Sie fällt ohnehin: Ein Schuss macht es nur schwerer, sie zu retten.
then-stands = Die Figur steht. Schaden vergeht am Ende des Zuges.
then-killed = Sie wird zerstört.
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
then-target-falls = { $attack } Schaden zerstört sie.
then-target-holds = { $attack } Schaden; sie hält { $strength } aus.
then-target-taken = { $attack } Schaden gegen { $strength }: Das Territorium fällt mit seinen Gebäuden.
then-target-guarded = { $attack } Schaden gegen { $strength }: Die Garnison hält es.
then-target-city = { $count } von { $attack } Schaden trifft die Stadt, die { $defence } aushält.
then-join = Sie schlägt gemeinsam mit Armee { $army } zu.
then-hit-falls =
    { $rest ->
        [0] Erleidet { $count } Schaden und fällt.
       *[other] Erleidet { $count } Schaden und fällt; { $rest } bleiben übrig.
    }
then-hit-stands = Erleidet { $count } Schaden und steht; { $more } mehr hielte sie aus.
then-shield = Sie hält 1 mehr aus, bis der Zug endet.
hint-exchange =
    { $taken ->
        [0] 1 Karte geht zurück, du nimmst keine.
       *[other] { $count } Karten gehen zurück, du nimmst { $taken }.
    }
hint-exchange-none = Wähle die Karten, die du zurücklegen willst.
hint-must-fight = Deine Figuren stehen neben Feinden: Sie müssen in diesem Zug kämpfen.
hint-left = Nicht umgedrehte Gruppen geben noch { $list }.
hint-nothing-left = Alle Gruppen sind umgedreht; eine abgelegte Karte zählt noch als 1 Ressource.
hint-ready = Handeln können: { $pieces }. Wähle die Figur.
hint-missing = Es fehlt: { $list }.
hint-pay-with = Wähle Gruppen deines Lehens oder Karten, die du für je 1 Ressource ablegst.
hint-any = Noch { $count } beliebige.
hint-lost = { $list } geht verloren.
hint-exact = Nichts geht verloren.
hint-exchanged = Vier gleiche werden gegen eine fehlende getauscht.
prompt-help = { $active_seat } bittet dich um Hilfe für { $card-one }.
hint-asked =
    { $resources-count ->
        [0] { $missing ->
            [0] Es fehlt nichts mehr.
           *[other] Es fehlen: { $missing }, von beliebiger Art.
        }
       *[other] Es fehlen: { $resources }.
    }
hint-help = Zwei gleiche Ressourcen von dir zählen als eine, eine Karte als eine.
hint-march =
    { $count ->
        [0] Kein Marsch übrig: nur Plätze in deinem Lehen.
        [one] Im eigenen Lehen, oder 1 Schritt hinaus.
       *[other] Im eigenen Lehen, oder bis zu { $count } Schritte hinaus.
    }
hint-armies = Alle nicht umgedrehten Figuren hier nehmen teil. Jede Armee trifft ein Ziel.
hint-armies-home = Zu Hause wählst du, wen du schickst.
hint-defence = Alle nicht umgedrehten Figuren hier nehmen teil.
hint-defence-home = Wer bleibt, bewacht seinen Posten, und dessen Gebäude helfen.
hint-targets = Eine Armee, der niemand entgegensteht, wählt ein Ziel oder keines.
hint-damage = Noch { $count } Schaden: Jede Karte erleidet so viel, wie sie aushält, bevor die nächste an der Reihe ist.
hint-shots = Am Ende eines feindlichen Zuges dürfen deine Bogenschützen schießen; ein Schuss dreht die ganze Gruppe um.
hint-answer = Eine Heilung dreht die ganze Gruppe des Pfarrers um.
hint-after = Nur Figuren, die nicht gekämpft haben; jede dreht ihre Gruppe um.

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
column-count = Anzahl
column-price = Preis
column-output = Gibt
column-values = Angriff/Verteidigung
column-what = Was es tut
column-below = Darunter
column-hand = Hand
column-built = Gebäude
column-printed = Aufgedruckter Ertrag
column-buildings = Gebäude
column-figures = Figuren
column-state = Zustand

## Was vor Augen gehalten wird
moment-besieged =
    { $yours ->
        [yes] Du wirst belagert: { $count } von { $limit }. Bei { $limit } scheidest du aus. Eine Garnison an irgendeinem Ort bricht die Belagerung.
       *[no] { $seat } wird belagert: { $count } von { $limit }. Bei { $limit } scheidet { $seat } aus.
    }
siege-count = Die Belagerung: { $count } von { $limit }
fought-title = Die Schlacht ist vorbei
fought-lost = verloren

## Optionen: Sitze, wie die Seite sie zählt
option-start-player-0 = Sitz 1 (Blau)
option-start-player-1 = Sitz 2 (Rot)
option-start-player-2 = Sitz 3 (Gold)
option-start-player-3 = Sitz 4 (Grün)
option-alliance = Zwei gegen zwei
    .help = Die Sitze 1 und 3 (Blau und Gold) spielen zusammen gegen die Sitze 2 und 4 (Rot und Grün).

## Tasten
keys-armies = die Armee mit dieser Nummer
