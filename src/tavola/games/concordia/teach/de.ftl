## lesson

lesson-title = Concordia lernen in sechs Minuten
lesson-else = Das ginge, aber darum geht es hier nicht. Schau auf das, was leuchtet.
lesson-finish = Weiterspielen gegen einen leichten Bot

## how

how-goal = **Ziel.** Am Ende die meisten Punkte. Jede deiner Karten gehört einer Gottheit, die etwas belohnt: Häuser, Provinzen, Warensorten, Kolonisten, Reichtum.
how-turn = **Ein Zug.** Spiel eine Karte und führ sie aus: Der Architekt zieht und baut, der Praefekt lässt eine Provinz produzieren, der Merkator handelt, der Senator kauft Karten, der Diplomat kopiert, der Tribun holt alle gespielten Karten zurück.
how-end = **Das Ende.** Jemand kauft die letzte Karte oder baut sein 15. Haus: 7 Punkte. Alle anderen haben noch einen Zug.
how-tips = **Tipps.** Erst Ziegel: Fast jedes Haus braucht einen. Kauf früh Karten: Sie wirken die ganze Partie und zählen am Ende. Sammle, was deine Karten belohnen.
how-picture-1 = Von einem Weg aus baust du in den Städten an seinen beiden Enden.
how-picture-2 = Eine Provinz produziert: der Bonus für dich, je Haus eine Ware.
how-picture-3 = Am Ende zählt jede Karte, und jede zählt voll.

## k1

k1-task = Das Ende einer Partie: Bianca führt 54 : 52, und eine einzige Karte ist übrig. Kauf den Praefekten, für 1 Wein.
k1-done = 4 Punkte für deine vier Provinzen und 7, weil es die letzte Karte war. Bianca hat noch einen Zug, dann steht es 62 : 55: Du gewinnst. Karten sind Punkte.
k1-wrong-done = Jetzt kauft Bianca sie und nimmt die 7 Punkte.

## k2

k2-task = Eine neue Partie. In jedem Zug spielst du eine Karte. Der Architekt bewegt Kolonisten und baut Häuser: Spiel ihn.
k2-then-1 = Du hast 2 Schritte, einen für jeden Kolonisten auf dem Plan. Schick den Landkolonisten aus Roma los.
k2-then-2 = Geh auf den Weg zwischen Roma und Cosa.
k2-then-3 = Bleib hier. Von einem Weg aus baust du in den Städten an beiden Enden.
k2-then-4 = Bau in Cosa: 1 Ziegel, 1 Nahrung und 2 Sesterzen.
k2-then-5 = Dein einziger Ziegel ist verbaut, das war es fürs Erste.
k2-done = Dein erstes Haus, und 12 : 7 Punkte: Die Karten auf deiner Hand zählen für dein Haus, seine Provinz und seine Ware.
k2-wrong-play-tribune = Der Tribun holt zurück, was du gespielt hast, und du hast noch nichts gespielt.
k2-wrong-play-diplomat-jupiter = Der Diplomat kopiert die letzte Karte eines anderen, und Bianca hat noch keine gespielt.
k2-refuse-build-cosa = Nur der Architekt baut: Spiel ihn zuerst.

## k3

k3-task = Cosa bringt Nahrung, Florentia bringt Wein, und beide liegen in Etruria. Spiel einen Praefekten, um eine Provinz produzieren zu lassen.
k3-then-1 = Wähl Etruria: Der Wein auf dem Bonusmarker ist dein Bonus, und jedes Haus bringt seine Ware.
k3-done = 2 Wein und 1 Nahrung für eine Karte. Der Bonusmarker zeigt jetzt Sesterzen: Bis jemand sie kassiert, kann Etruria nicht mehr produzieren.
k3-wrong-play-tribune = Eine Karte zurück für einen ganzen Zug: Das ist zu wenig. Lass erst Etruria produzieren.
k3-refuse-produce-etruria = Spiel zuerst einen Praefekten.

## k4

k4-task = Dein zweiter Praefekt. Umbria mit drei deiner Häuser oder Campania, wo es Tuch gibt? Schau, wer was bekommt.
k4-done = 2 Werkzeug, 1 Nahrung und 1 Ziegel, 17 wert, und nichts für Bianca. Häuser nebeneinander schlagen eine teure Stadt.
k4-wrong-produce-campania = 2 Tuch, 14 wert. Aber Bianca hat dort zwei Häuser und bekommt 11 geschenkt.
k4-wrong-produce-sicilia = 1 Tuch für dich, 1 Wein für Bianca. Lass dort produzieren, wo du Häuser hast.
k4-wrong-collect = Nur ein Bonusmarker zeigt Sesterzen, und zwar 2. Umbria wäre 17 wert.
k4-wrong-done = Ein Praefekt für nichts. Lass Umbria produzieren.
k4-else = Ohne eigenes Haus dort bekommst du nur den Bonus.
k4-refuse-produce-etruria = Der Bonusmarker von Etruria zeigt Sesterzen: Es hat gerade erst produziert.

## k4b

k4b-task = Ein paar Züge später: Du hast Waren, aber keine einzige Sesterze, und sieben Bonusmarker zeigen Sesterzen. Wozu ist dein Praefekt jetzt gut?
k4b-done = 12 Sesterzen auf einmal, und alle Bonusmarker zeigen wieder Waren. Kassier, wenn viel liegt.
k4b-wrong-produce-liguria = 1 Tuch, 7 wert, und die 12 Sesterzen bleiben für Bianca liegen.
k4b-wrong-done = Ein Praefekt für nichts, und 12 Sesterzen auf dem Plan.
k4b-else = Nur der Bonus, und die 12 Sesterzen bleiben für Bianca liegen.
k4b-refuse-produce-umbria = Ihr Bonusmarker zeigt Sesterzen. Erst muss jemand kassieren: du?

## k5

k5-task = Deine Kolonisten stehen bei Hadria (Werkzeug), Neapolis (Nahrung) und Ancona (Ziegel). Du hast Nahrung, Werkzeug und Wein, aber keinen Ziegel. Wo kannst du bauen?
k5-then-1 = Mehr kannst du jetzt nicht bauen.
k5-done = Nur Häuser in Ziegelstädten kosten keinen Ziegel: 1 Nahrung und 1 Sesterze. Und ab jetzt bringt dir Ancona Ziegel.
k5-wrong-done = Du gehst ohne Haus, obwohl Ancona nur 1 Nahrung und 1 Sesterze kostet.
k5-refuse-build-hadria = Das Werkzeug hast du, aber jedes Haus außerhalb von Ziegelstädten braucht dazu einen Ziegel.
k5-refuse-build-neapolis = Die Nahrung hast du, aber jedes Haus außerhalb von Ziegelstädten braucht dazu einen Ziegel.

## k6

k6-task = Hadria und Neapolis warten auf dich, aber du hast keine Ziegel und keine Sesterzen, nur 3 Tuch. Spiel den Merkator.
k6-then-1 = Er bringt 3 Sesterzen. Jetzt verkauf Tuch, für je 7 Sesterzen.
k6-then-2 = Und noch eins.
k6-then-3 = 17 Sesterzen. Ein Ziegel kostet 3: Kauf zwei, einen für jedes Haus.
k6-then-4 = Noch einen.
k6-then-5 = 11 Sesterzen übrig, genug für beide Häuser. Fertig.
k6-then-8 = Du bist wieder dran: der Architekt.
k6-then-9 = Hadria: Ziegel, Werkzeug, 3 Sesterzen.
k6-then-10 = Neapolis: Ziegel, Nahrung, 2 Sesterzen.
k6-done = Zwei Häuser in einem Zug, und 21 Punkte statt 15. Aus teuren Waren werden Ziegel, aus Ziegeln Häuser.
k6-wrong-play-architect = Ohne Ziegel und Sesterzen kann er nichts bauen. Handle zuerst.
k6-refuse-sell-cloth = Waren handelt man mit dem Merkator: Spiel ihn zuerst.
k6-wrong-done = Ein Ziegel gibt ein Haus, und du stehst bei zwei Städten.
k6-refuse-sell-wine = Wein wäre die dritte Ware. Wähl deine zwei mit Bedacht.
k6-refuse-sell-brick = Was du in diesem Zug kaufst, kannst du in ihm nicht verkaufen.
k6-refuse-buy-cloth = Was du in diesem Zug verkaufst, kannst du nicht zurückkaufen.

## k7

k7-task = Dein Senator darf zwei Karten kaufen. Du hast drei Werkzeugstädte, eine Nahrungsstadt, keine Ziegelstadt und drei Kolonisten auf dem Plan. Welche Karten bringen die meisten Punkte?
k7-then-1 = Das zweite Feld kostet eine Ware mehr, nach Wahl: Bezahl mit Nahrung.
k7-then-2 = Schmied: 3 × 3 = 9 Punkte. Jetzt den Kolonisten: 2 Punkte für jeden deiner drei Kolonisten.
k7-done = Von 29 auf 42 Punkte in einem Zug, mehr geht hier nicht. Und beide Karten arbeiten jetzt für dich.
k7-wrong-card-mason-1 = Billig, aber der Maurer belohnt Häuser in Ziegelstädten, und du hast keines: 0 Punkte.
k7-wrong-card-farmer-3 = 3 Punkte, für deine einzige Nahrungsstadt. Und der Ziegel für den Schmied, der 9 brächte, ist weg.
k7-wrong-done = Der klassische Fehler. Waren bringen am Ende 1 Punkt je 10 Sesterzen; die richtigen Karten bringen je sechs oder neun.
k7-else = Eine gute Karte. Aber vergleiche, was jede dir jetzt an Punkten brächte.
k7-refuse-card-prefect-4 = Ein Praefekt kostet Wein und auf diesem Feld dazu Tuch.

## k8

k8-task = Der Architekt ist gespielt, sechs Karten hast du auf der Hand, und du würdest gern wieder bauen. Welche Karte jetzt?
k8-then-1 = Etruria: der Bonus Wein, dazu Nahrung aus Cosa.
k8-done = Genau: Nutze erst, was du hast. Der Tribun bringt alles auf einmal zurück, mit 1 Sesterze für jede Karte über die dritte hinaus.
k8-wrong-play-tribune = Zu früh: ein ganzer Zug für einen Architekten und keine einzige Sesterze. Vorher kannst du noch fünf andere Karten spielen.

## k9

k9-task = Fünf Karten sind gespielt; Diplomat und Tribun sind übrig. Auf Biancas Ablage liegt ein Diplomat.
k9-then-1 = 3 Sesterzen, und deine Hand ist wieder voll. Stell für 1 Nahrung und 1 Werkzeug einen Kolonisten in Roma auf.
k9-done = Ein Kolonist mehr: ein Schritt mehr für jeden Architekten und 2 Punkte für jede deiner Marskarten.
k9-wrong-play-diplomat-jupiter = Ein Diplomat kann keinen Diplomaten kopieren: ein verlorener Zug. Wenn der Rest deiner Hand nichts bringt, ist es Zeit für den Tribun.

## k10

k10-task = Du willst den Schmied, aber dein Senator ist schon gespielt. Schau, was auf Biancas Ablage liegt.
k10-then-1 = Kopier Biancas Senator.
k10-then-2 = Der Schmied: 1 Ziegel und 1 Werkzeug.
k10-then-3 = Fertig: Behalte den Rest.
k10-done = Von 26 auf 34 Punkte. Der Diplomat ist, was die anderen gerade gespielt haben: Behalte ihre Ablagen im Auge.
k10-wrong-play-tribune = So kommt der Senator zurück, aber einen Zug später, und bis dahin kann der Schmied weg sein.
k10-wrong-play-prefect = Waren sind gut, aber in ihrem nächsten Zug legt Bianca eine andere Karte auf den Senator.
k10-refuse-play-senator = Dein Senator liegt auf deiner Ablage. Der Diplomat kann es Biancas nachtun.
k10-refuse-card-smith-1 = Karten kauft man mit einem Senator: Kopier einen.

## k11

k11-task = Bianca führt 56 : 55. Der Stapel ist leer, zwei Karten sind übrig, und du kannst beide bezahlen.
k11-then-1 = Der Praefekt: 5 Punkte für deine fünf Provinzen. Das Feld kostet eine beliebige Ware: Zahl die Nahrung, das andere brauchst du.
k11-then-2 = Jetzt die letzte.
k11-done = 5 für den Praefekten, 3 für den Schmied, 7 für das Ende: 68 : 56. Beende die Partie, wenn du damit vorn liegst.
k11-wrong-done = Bianca kauft beide und nimmt die 7 Punkte.

## k12

k12-task = Eine richtige Partie: Jeder hat ein Haus, alles andere ist offen. Spiel, was du willst; drück auf eine Karte, um zu lesen, was sie tut.
k12-done = Ab hier ist es deine Partie. „Meine Punkte zählen“ zeigt jederzeit, was deine Karten belohnen.

## sheet

sheet-card-tribune = Holt alle gespielten Karten zurück, ab der vierten für je 1 Sesterze; danach bringen 1 Nahrung und 1 Werkzeug einen Kolonisten. Spiel ihn, wenn die Hand schwach ist. Startkarte, für { $god }.
    .rule = K4.1
sheet-card-architect = Bewegt Kolonisten, ein Schritt je Kolonist auf dem Plan, und baut dann. Sammle vorher Waren für zwei, drei Häuser. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.2 K4.3
sheet-card-prefect = Eine Provinz produziert für alle Häuser darin, mit einem Bonus für dich; oder kassier die Sesterzen aller Bonusmarker. Am besten, wo nur du Häuser hast. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.5
sheet-card-mercator-3 = { $coins } Sesterzen, dann Handel mit { $trades } Waren. Verkauf Tuch und Wein, kauf Ziegel und was die nächsten Häuser brauchen. Startkarte, für { $god }.
    .rule = K4.8
sheet-card-mercator-5 = { $coins } Sesterzen, dann Handel mit { $trades } Waren. Verkauf Tuch und Wein, kauf Ziegel und was die nächsten Häuser brauchen. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.8
sheet-card-diplomat-jupiter = Tut, was obenauf einer fremden Ablage liegt. Erspart dir den Tribun; kopiert keine Diplomaten. Startkarte, für { $god }.
    .rule = K4.9
sheet-card-diplomat-saturnus = Tut, was obenauf einer fremden Ablage liegt. Erspart dir den Tribun; kopiert keine Diplomaten. Kostet { $goods }{ $or_goods-count ->
        [0] {""}
       *[other] {" "}oder { $or_goods }
    }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.9
sheet-card-diplomat-mercurius = Tut, was obenauf einer fremden Ablage liegt. Erspart dir den Tribun; kopiert keine Diplomaten. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.9
sheet-card-diplomat-mars = Tut, was obenauf einer fremden Ablage liegt. Erspart dir den Tribun; kopiert keine Diplomaten. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.9
sheet-card-senator = Kauft bis zu zwei Karten, jede für ihren Preis und den ihres Feldes. Nutze beide Käufe, sobald du zahlen kannst. Startkarte, für { $god }.
    .rule = K4.10
sheet-card-colonist = Stellt beliebig viele Kolonisten auf, je 1 Nahrung und 1 Werkzeug, in Roma oder bei deinen Häusern; oder bringt 5 Sesterzen und 1 je Kolonist auf dem Plan. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.7
sheet-card-consul = Kauft eine Karte ohne den Preis ihres Feldes. Ideal für das teure rechte Ende oder die letzte Karte. Kostet { $goods }; { $number } zu kaufen. Zählt für { $god }.
    .rule = K4.11
sheet-card-mason = Jede deiner Ziegelstädte bringt einen Ziegel und am Ende { $points } Punkte. Ziegel fehlen immer. Kostet { $goods }. Zählt für { $god }.
    .rule = K4.12 K6.2
sheet-card-farmer = Jede deiner Nahrungsstädte bringt eine Nahrung und am Ende { $points } Punkte. Ernährt Kolonisten und baut in Ziegelstädten. Kostet { $goods }. Zählt für { $god }.
    .rule = K4.12 K6.2
sheet-card-smith = Jede deiner Werkzeugstädte bringt ein Werkzeug und am Ende { $points } Punkte. Werkzeug zahlt Architekten und Kolonisten. Kostet { $goods }. Zählt für { $god }.
    .rule = K4.12 K6.2
sheet-card-vintner = Jede deiner Weinstädte bringt einen Wein und am Ende { $points } Punkte. Wein zahlt Praefekten und Merkatoren. Kostet { $goods }. Zählt für { $god }.
    .rule = K4.12 K6.2
sheet-card-weaver = Jede deiner Tuchstädte bringt ein Tuch, { $price } Sesterzen wert, und am Ende { $points } Punkte. Ab zwei Städten lohnt er. Kostet { $goods }. Zählt für { $god }.
    .rule = K4.12 K6.2
sheet-god-vesta = 1 Punkt je { $coins } volle Sesterzen, Waren zu ihrem Preis. Für sie zählt nur der Senator: Was du nicht ausgibst, ist fast nichts wert.
    .rule = K6.2
sheet-god-jupiter = 1 Punkt je eigenem Haus außerhalb von Ziegelstädten, mit jeder Karte. Architekten, Konsuln und der Diplomat vom Start: Bau viel.
    .rule = K6.2
sheet-god-saturnus = 1 Punkt je Provinz mit einem Haus von dir, mit jeder Karte. Praefekten und ein Diplomat: Geh in die Breite, ein Haus je neuer Provinz.
    .rule = K6.2
sheet-god-mercurius = { $kinds } Punkte je Warensorte, die deine Häuser produzieren, höchstens { $all_kinds }, mit jeder Karte. Merkatoren und ein Diplomat: Bau in allen fünf Sorten.
    .rule = K6.2
sheet-god-mars = { $each } Punkte je Kolonist auf dem Plan, höchstens { $all }, mit jeder Karte. Tribun, Kolonisten und ein Diplomat: Stell alle auf.
    .rule = K6.2
sheet-god-minerva = Die Spezialisten: { $least } bis { $most } Punkte je Haus in einer Stadt ihrer Ware. Eine Sorte, viele Häuser.
    .rule = K6.2
sheet-good-brick = Bei der Bank { $price } Sesterzen, beim Kauf wie beim Verkauf. Jedes Haus außerhalb von Ziegelstädten braucht einen, daher fehlen sie immer. In einer Ziegelstadt kostet ein Haus 1 Nahrung und { $house } Sesterze.
    .title = Ziegel
    .rule = K1.1 K4.4
sheet-good-food = Bei der Bank { $price } Sesterzen, beim Kauf wie beim Verkauf. Für neue Kolonisten und Häuser in Ziegelstädten. In einer Nahrungsstadt kostet ein Haus 1 Ziegel, 1 Nahrung und { $house } Sesterzen.
    .title = Nahrung
    .rule = K1.1 K4.4
sheet-good-tool = Bei der Bank { $price } Sesterzen, beim Kauf wie beim Verkauf. Für neue Kolonisten, Architekten und Diplomaten. In einer Werkzeugstadt kostet ein Haus 1 Ziegel, 1 Werkzeug und { $house } Sesterzen.
    .title = Werkzeug
    .rule = K1.1 K4.4
sheet-good-wine = Bei der Bank { $price } Sesterzen, beim Kauf wie beim Verkauf. Zahlt Praefekten und Merkatoren. In einer Weinstadt kostet ein Haus 1 Ziegel, 1 Wein und { $house } Sesterzen.
    .title = Wein
    .rule = K1.1 K4.4
sheet-good-cloth = Bei der Bank { $price } Sesterzen, beim Kauf wie beim Verkauf: am besten verkaufen. Zahlt Karten weit rechts. In einer Tuchstadt kostet ein Haus 1 Ziegel, 1 Tuch und { $house } Sesterzen.
    .title = Tuch
    .rule = K1.1 K4.4
sheet-city = Bringt die Ware ihres Stadtplättchens. Ein Haus kostet Ziegel und diese Ware (Ziegelstadt: 1 Nahrung) und Sesterzen; jedes fremde Haus verteuert um dieselben Sesterzen. Provinz: { $province }.{ $land_cities-count ->
        [0] {""}
       *[other] {" "}Zu Land: { $land_cities }.
    }{ $sea_cities-count ->
        [0] {""}
       *[other] {" "}Zur See: { $sea_cities }.
    }
    .rule = K1.2 K4.4
sheet-city-roma = Hier beginnen alle; Roma gehört zu keiner Provinz. Niemand baut hier, neue Kolonisten können immer hierher. Zu Land: { $land_cities }. Zur See: { $sea_cities }.
    .rule = K1.2 K4.7
sheet-province = { $cities } produzieren zusammen. Mehrere Häuser in einer Provinz machen den Praefekten stark, das erste in einer neuen zählt für Saturnus.
    .rule = K1.2 K4.5
sheet-map = { $cities } Städte in { $provinces } Provinzen, dazu Roma; für { $fewest } bis { $most } Spieler. { $map-id ->
        [italia] Kurze Wege: Andere sind bald da, wo du bauen willst.
       *[other] Weite Wege: Seekolonisten bringen dich in ferne Ecken.
    }
    .rule = K1.2 K2.7
sheet-kind-land = Zieht auf braunen Wegen und baut an beiden Enden seines Weges. Jeder Kolonist auf dem Plan ist ein Schritt mehr. Du hast { $number }.
    .title = Landkolonist
    .rule = K4.2
sheet-kind-sea = Fährt auf blauen Wegen, und die sind länger: schnell in neuen Provinzen. In eine Stadt kehrt er nie zurück. Du hast { $number }.
    .title = Seekolonist
    .rule = K4.2 K4.13
sheet-house = Produziert, zählt für Jupiter, Saturnus, Mercurius und Minerva und ist Startort für Kolonisten. Du hast { $number }; wer sein letztes baut, beendet die Partie.
    .title = Haus
    .rule = K4.3 K6.1
sheet-line = Platz für einen ruhenden Kolonisten. Über besetzte Wege darf man hinweg, für je einen Schritt: Blockier, oder du wirst blockiert.
    .title = Weg
    .rule = K1.2 K4.2
sheet-marker = Zeigt die teuerste Ware der Provinz: der Bonus für den, der sie produzieren lässt. Danach zeigt er Sesterzen, bis jemand kassiert.
    .title = Bonusmarker
    .rule = K2.2 K4.5
sheet-storehouse = { $spaces } Plätze für Waren und für Kolonisten, die noch daheim sind. Voll heißt Waren verlieren: Stell Kolonisten auf, gib aus, bevor du produzierst.
    .title = Lagerhaus
    .rule = K5.1 K5.2
sheet-coins = Zahlen Häuser und Waren; { $coins } sind ein einziger Punkt. Sie kommen vom Merkator, vom Kassieren, vom Kolonisten und von einem späten Tribun.
    .title = Sesterzen
    .rule = K4.4 K6.2
sheet-praefectus = Verdoppelt deine nächste Bonusware und wandert dann nach rechts. Nutze ihn für einen teuren Bonus. Entscheidet am Ende Gleichstände.
    .title = Praefectus Magnus
    .rule = K4.6 K6.3
sheet-display = { $spaces } Karten. Die linke kostet nur ihre Waren, die anderen dazu eine beliebige oder Tuch, die letzte { $cloth } Tuch. Karten rücken nach links: Warte auf den Rabatt, oder sie ist weg.
    .title = Auslage
    .rule = K4.10
sheet-stack = Was noch kommt, in geheimer Reihenfolge. Ist er leer und die Auslage leer gekauft, endet die Partie: Zähl die Karten mit.
    .title = Nachziehstapel
    .rule = K2.3 K6.1
sheet-hand = Deine Karten; in jedem Zug spielst du eine, und am Ende zählen alle, gespielt oder nicht. Sie sind geheim, aber jeder Kauf war zu sehen.
    .title = Hand
    .rule = K1.7 K3.1
sheet-pile = Deine gespielten Karten; die oberste können Diplomaten kopieren. Achte darauf, was du obenauf liegen lässt.
    .title = Ablage
    .rule = K3.1 K4.9
sheet-concordia = { $points } Punkte für den, der die letzte Karte kauft oder das { $number }. Haus baut; alle anderen haben noch einen Zug.
    .title = Concordiakarte
    .rule = K6.1
sheet-points = Womit die Partie jetzt enden würde: Jede Karte zählt für ihre Gottheit, wo sie auch liegt. Kauf Karten der Gottheiten, denen du schon gut dienst.
    .title = Punkte
    .rule = K6.2

## strategy

strategy-1 = Bau vor dem ersten Tribun zwei oder drei Häuser, und eines davon in einer Ziegelstadt oder gleich daneben.
strategy-2 = Ein Zug ist etwa zehn Sesterzen wert; frag bei jeder Karte, ob sie mehr bringt.
strategy-3 = Leg dich bis zur Mitte auf eine oder zwei Gottheiten fest und kauf all ihre Karten: Fünf Karten einer Gottheit vervielfachen jedes Haus, jeden Kolonisten mit fünf.
strategy-4 = Saturnus will ein Haus in jeder Provinz, Minerva viele Städte einer Ware: Schau auf den Plan, bevor du kaufst.
strategy-5 = Ein dritter oder vierter Kolonist gibt früh mehr Schritte bei jedem Architekten und Punkte für jede Marskarte.
strategy-6 = Lass produzieren, wo du zwei Häuser hast und andere keines; wo andere mitverdienen, warte, bis sie es für dich tun.
strategy-7 = Sei in teuren Städten zuerst da: Das zweite Haus dort kostet doppelt so viele Sesterzen, das dritte dreimal so viele.
strategy-8 = Halt vor einem Praefekten Platz im Lagerhaus, und nach jedem Merkator einen Ziegel darin.
strategy-9 = Ein zweiter Architekt, ein dritter Praefekt, ein Konsul: Mit mehr Karten hält die Hand länger, und jeder Tribun bringt mehr.
strategy-10 = Zähl gegen Ende die übrigen Karten und Häuser und nimm selbst die letzte: 7 Punkte, und den anderen bleibt ein einziger Zug für die Antwort.

## q1

q1-task = Du hast den Praefectus Magnus, aber in deinem Lagerhaus ist nur noch Platz für zwei Waren. Welche Provinz?
q1-done = Liguria: Der doppelte Bonus sind 2 Tuch, 14 wert, und sonst bekommt niemand etwas. Häuser nützen nichts, wenn ihre Waren nicht passen.
q1-wrong-produce-campania = Auch 2 Tuch für dich, aber Tuch und Nahrung für Bianca.
q1-wrong-produce-umbria = Mehr Waren, aber nur zwei passen: 2 Werkzeug, 10 wert.

## q2

q2-task = Dein letzter Zug: Die Kolonisten stehen, und du hast einen einzigen Ziegel. Bianca hat 38 Punkte. Wo baust du?
q2-done = Luceria ist eine neue Provinz (3 Saturnuskarten) und eine neue Ware (2 Merkatoren): 39 Punkte.
q2-wrong-build-casinum = Tuch ist teuer, aber in Campania hast du schon ein Haus: 36 Punkte.
q2-wrong-build-olbia = Eine neue Provinz, aber Werkzeug hast du schon: 35 Punkte.
q2-wrong-done = Ein Haus bringt dir bis zu 7 Punkte.

## q3

q3-task = Dein letzter Zug. Bianca hat 33 Punkte, du hast 30. Welche Karte gewinnt?
q3-done = Der Tribun stellt noch einen Kolonisten auf: 2 Punkte für jede deiner drei Marskarten.
q3-wrong-play-prefect = Waren bringen einen Punkt je 10 Sesterzen: 31.
q3-wrong-play-mercator-3 = Handeln ändert die Art deines Reichtums, kaum seine Größe: 30.

## q4

q4-task = Du hast 14 Häuser; das nächste beendet die Partie. Mit welchem gewinnst du sie?
q4-done = Olbia liegt in einer Provinz, in der du noch nichts hast: Saturnus macht den Unterschied.
q4-wrong-build-croton = Nach Biancas letztem Zug steht ihr gleich, und sie hat den Praefectus Magnus.
q4-wrong-build-bauzanum = Billig, aber Jupiter belohnt keine Ziegelstädte: Es fehlt ein Punkt.
q4-wrong-done = Du kannst die Partie jetzt beenden, und das bringt 7 Punkte.

## q5

q5-task = Dein letzter Zug, zu dritt. Bianca hat 31 Punkte und einen Kolonisten obenauf, Facino einen Merkator. Wie kommst du an ihr vorbei?
q5-done = Als Biancas Kolonist stellt der Diplomat zwei Kolonisten auf, je 2 Punkte für deine beiden Marskarten.
q5-wrong-play-tribune = Ein Kolonist reicht nicht: 30.

## q6

q6-task = Nächsten Zug willst du möglichst viel bauen, und du hast keinen Ziegel und 1 Sesterze. Was spielst du jetzt, und womit handelst du?
q6-done = Verkauf den ganzen Wein, behalte das Tuch, kauf genau zwei Ziegel. Dann Panormus (Tuch), Ravenna (Werkzeug) und Ancona (Ziegel): drei Häuser, zwei neue Provinzen, 24 Punkte.
q6-wrong-play-architect = Bauen kannst du nur in Ancona: ein Haus statt drei.
q6-wrong-play-prefect = Waren ohne Ziegel und Sesterzen bauen nichts.
q6-wrong-play-tribune = Die zwei Karten, die du brauchst, hast du noch.
