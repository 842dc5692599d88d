# Concordia: Worte, die nur die Seite braucht.

where = { $map }, Runde { $round }
where-left =
    { $count ->
        [0] keine Karte mehr zu kaufen
        [one] noch 1 Karte zu kaufen
       *[other] noch { $count } Karten zu kaufen
    }
where-last = letzte Züge: { $seats }
tab-map = Plan
tab-market = Auslage
tab-players = Spieler
all-moves =
    { $count ->
        [one] 1 Zug
       *[other] Alle { $count } Züge
    }

## Der Plan
map-label = Plan { $map } mit Städten und Wegen
city-of-good = { $city }, { $good }
city-capital = { $city }, die Hauptstadt
city-houses = Häuser von { $seats }
city-cost =
    { $coins ->
        [one] ein Haus für 1 Sesterze sowie { $goods }
       *[other] ein Haus für { $coins } Sesterzen sowie { $goods }
    }
line-spoken = { $kind-line } { $city }–{ $to_city }
line-yours = dein Kolonist
line-occupied = Kolonist von { $seat }
line-steps =
    { $steps ->
        [one] 1 Schritt entfernt
       *[other] { $steps } Schritte entfernt
    }
colonist-spoken = Dein { $kind-colonist } in { $city }
place-spoken = In { $city } { $kind-a } aufstellen
province-bonus = { $province }, Bonus { $good }
province-turned =
    { $coins ->
        [one] { $province }, der Bonusmarker zeigt 1 Sesterze
       *[other] { $province }, der Bonusmarker zeigt { $coins } Sesterzen
    }
yield-you = Du bekommst { $goods }
yield-of = { $seat } { $goods }

## Auslage, Spieler, Lagerhaus
sale = Auslage
sale-aside = Senator zahlt beides, Konsul nur die Karte
sale-spoken =
    { $any ->
        [0] { $title }, { $god }, Feld { $space }, kostet { $goods }
       *[other] { $title }, { $god }, Feld { $space }, kostet { $goods } sowie 1 beliebige Ware
    }
sale-empty = leeres Feld
sale-stack = im Stapel, ab { $deck }
sale-stack-empty = Stapel leer
players = Spieler
column-player = Spieler
column-coins = Sesterzen
column-free = freie Plätze
column-houses = Häuser
column-colonists = Kolonisten auf dem Plan
column-hand = Handkarten
column-top = letzte Karte
colonists-where = { $abroad } auf dem Plan; im Lagerhaus { $land } Land, { $sea } See; { $free } von { $spaces } Plätzen frei
praefectus = Praefectus Magnus
pile-none = keine
pile-size =
    { $count ->
        [one] 1 Karte in der Ablage
       *[other] { $count } Karten in der Ablage
    }
pile-copy = { $title } von { $seat } kopieren
pile-played =
    { $count ->
        [0] gespielt
       *[other] gespielt, { $count }
    }
pile-own = { $title }, zuletzt gespielt; in deiner Ablage: { $cards }
storehouse = Lagerhaus
storehouse-of = Lagerhaus von { $seat }
storehouse-full = { $count } von { $spaces }
storehouse-free = { $count } frei
coins =
    { $coins ->
        [one] 1 Sesterze
       *[other] { $coins } Sesterzen
    }
hand-label = Dein Lagerhaus und deine Karten
card-several = { $card }, { $count } davon
card-spoken = { $title }, { $god }: { $gist }

## Ware für Ware
bank = Die Bank
bank-mercator = Handel mit höchstens zwei Warensorten
bank-provision = Waren für den Anfang kaufen: { $free } Plätze sind frei
bank-payment = Eine Ware deiner Wahl zahlen
bank-receive =
    { $free ->
        [one] Wähle, was du behältst: Platz ist für 1
       *[other] Wähle, was du behältst: Platz ist für { $free }
    }
bank-have = du hast { $count }
bank-offered = { $count } angeboten
verb-buy = Kaufen
verb-sell = Verkaufen
verb-pay = Zahlen
verb-keep = Behalten

## Punkte
estimate = Meine Punkte zählen
estimate-how = Woher?
estimate-title = Deine Punkte, Stand jetzt
score-title = Die Wertung
score-show = Die Wertung, Karte für Karte
score-god = Gottheit
score-place = { $place }. Platz
score-sum = { $count } × { $each } =

## Wozu ein Zug führt
hint-last-turn = Das ist dein letzter Zug.
hint-sites = So wie deine Kolonisten stehen, kannst du in { $cities } bauen.
hint-sites-none = So wie deine Kolonisten stehen, kannst du noch nichts bauen.
hint-pay = Du kannst bezahlen: { $list }.
hint-bought-card =
    { $goods-count ->
        [0] Damit bezahlst du „{ $card-title }“ auf Feld { $space }.
       *[other] Damit bezahlst du „{ $card-title }“ auf Feld { $space }, neben { $goods }.
    }
hint-pay-nothing = Du kannst keine der Karten bezahlen.
hint-receive = Platz ist noch für { $free }.
hint-bought = Du kaufst { $list }.
hint-sold = Du verkaufst { $list }.
hint-one-more = Du darfst mit noch einer Warensorte handeln.
hint-colonist = Es wären { $coins } Sesterzen.
then-tribune =
    { $coins ->
        [0] { $cards ->
            [one] Nur der Tribun kommt auf die Hand zurück.
           *[other] { $cards } Karten kommen auf die Hand zurück.
        }
        [one] { $cards } Karten kommen auf die Hand zurück, dazu 1 Sesterze.
       *[other] { $cards } Karten kommen auf die Hand zurück, dazu { $coins } Sesterzen.
    }
then-architect =
    { $steps ->
        [one] 1 Schritt.
       *[other] { $steps } Schritte.
    }
then-prefect =
    { $showing ->
        [one] Eine Provinz produziert, wie es der Plan zeigt, oder du nimmst 1 Sesterze.
       *[other] Eine Provinz produziert, wie es der Plan zeigt, oder du nimmst { $showing } Sesterzen.
    }
then-prefect-magnus =
    { $showing ->
        [one] Mit dem Praefectus Magnus verdoppelt sich der Bonus; oder du nimmst 1 Sesterze und behältst ihn.
       *[other] Mit dem Praefectus Magnus verdoppelt sich der Bonus; oder du nimmst { $showing } Sesterzen und behältst ihn.
    }
then-pass-praefectus = Der Praefectus Magnus geht weiter.
then-mercator = { $coins } Sesterzen, dann Handel mit bis zu zwei Warensorten.
then-colonist =
    { $most ->
        [0] { $coins } Sesterzen; einen Kolonisten kannst du nicht bezahlen.
        [one] { $coins } Sesterzen oder bis zu 1 Kolonist.
       *[other] { $coins } Sesterzen oder bis zu { $most } Kolonisten.
    }
then-copy = Du könntest kopieren: { $list }.
then-copy-one = { $seat } ({ $title })
then-copy-nothing = Es gibt nichts zu kopieren.
then-harvest =
    { $count ->
        [0] Keins deiner Häuser bringt { $good }.
       *[other] Deine Häuser bringen { $goods }.
    }
then-no-room =
    { $free ->
        [0] Dein Lagerhaus ist voll.
       *[other] Platz ist nur für { $free }.
    }
then-build =
    { $coins ->
        [one] Das kostet 1 Sesterze sowie { $goods }.
       *[other] Das kostet { $coins } Sesterzen sowie { $goods }.
    }
then-province = Dein erstes Haus in { $province }: eine Provinz mehr für Saturnus.
then-last-house = Dein 15. Haus: Du nimmst die Concordiakarte.
then-place = Das kostet 1 Nahrung und 1 Werkzeug.
then-buy = Das kostet { $goods }. { $god }: { $gist }.
then-buy-any = Das kostet { $goods } sowie 1 Ware deiner Wahl. { $god }: { $gist }.

## Vor Augen gehalten
moment-produced = { $province } produziert: { $list }.
moment-produced-nothing = { $province } produziert.
moment-gain = { $seat } { $goods }
moment-concordia-by-card = Das Ende: { $seat } hat die letzte Karte gekauft. Noch je einen Zug: { $seats }.
moment-concordia-by-house = Das Ende: { $seat } hat das 15. Haus gebaut. Noch je einen Zug: { $seats }.

## In Worten
words-state = Der Stand der Partie
words-round = Plan { $map }, Runde { $round }.
words-praefectus = { $seat } hat den Praefectus Magnus.
words-concordia = { $seat } hat die Concordiakarte: Es sind die letzten Züge.
words-stack =
    { $count ->
        [one] 1 Karte liegt im Stapel.
       *[other] { $count } Karten liegen im Stapel.
    }
words-showing =
    { $coins ->
        [one] Die Bonusmarker zeigen 1 Sesterze.
       *[other] Die Bonusmarker zeigen zusammen { $coins } Sesterzen.
    }
words-hand = Deine Hand
words-pile = Deine Ablage: { $list }.
words-stored = Kolonisten im Lagerhaus
words-stored-cell = { $land } Land, { $sea } See
words-colonist = { $kind } { $place }
words-on-line = { $city }–{ $to_city }
words-line-taken = { $place } (Kolonist von { $seat })
words-god = Gottheit
words-price = Preis
words-price-all = { $goods }
words-price-any = { $goods } sowie 1 beliebige Ware
words-space = { $space }. { $title }
words-good = Ware
words-land = Landwege nach
words-sea = Seewege nach
words-province = { $province }: { $marker }
words-marker-good = Bonus { $good }
words-marker-coins =
    { $coins ->
        [one] zeigt 1 Sesterze
       *[other] zeigt { $coins } Sesterzen
    }
