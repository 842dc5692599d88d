## lesson

lesson-title = Comuni lernen in sechs Minuten
lesson-else = Das ginge, aber darum geht es hier nicht. Schau auf das, was leuchtet.
lesson-finish = Weiterspielen gegen leichte Bots

## how

how-goal = **Ziel.** Bau die schönste Comune: Die meisten Punkte gewinnen.
how-turn = **Dein Zug.** Biete Gold auf eine Kartenspalte, **oder** fordere deine Spalten ein, **oder** hol Erträge. Dann bau: Ein Stockwerk und eine Mauerstufe sind frei. Stockwerk n bringt n Punkte und lässt seine Art leuchten; was leuchtet, zahlt beim nächsten Ertrag einmal.
how-end = **Invasionen.** Jeder leere Stapel bringt einen Angreifer (4, 8, 12, 16, plus dein Vorsprung). Besetzte Mauern und das Bündnis halten ihn auf; was fehlt, wird geplündert. Nach dem Kaiser ist Schluss: Zunftmeister, Mehrheiten, Helden, deine schwächste Art.
how-tips = **Tipps.** Biete niedrig. Lass zwei Arten leuchten, bevor du Erträge holst. Mauere, bevor der Stapel leer ist.
how-picture-1 = Biete auf eine Spalte, fordere sie in einem späteren Zug ein.
how-picture-2 = Stockwerk n bringt n Punkte; eine leuchtende Art zahlt je Stockwerk einen Würfel.
how-picture-3 = Armeen auf der Mauer zählen 1 und deren Stufe: 9 hält gegen 10 − 1.

## c1

c1-task = Das ist Lucca, deine Stadt. **Wer die meisten Punkte hat, gewinnt**, und die meisten bringen Gebäude. Drück auf deine Karte und bau sie.
c1-done = Dein erster Punkt! Und die Aktivierungskarte Wirtschaft leuchtet: Sie wird dir Gold bringen.
c1-wrong-wall-a01-1 = Eine Mauer bringt keine Punkte. Ihre Zeit kommt noch; bau erst ein Haus.
c1-wrong-done = Hör noch nicht auf: Diese Karte zu bauen kostet nichts.
c1-refuse-claim = Du bist schon beim Bauen. Nutz deine Karte.

## c2

c2-task = Stockwerk 2 braucht eine Karte der Stufe 2 oder höher, von derselben Art, und bringt **2 Punkte**. Erhöhe dein Haus. Leg dann die andere Karte als Mauer: Ein Stockwerk *und* eine Mauerstufe sind in jedem Zug frei.
c2-done = 3 Punkte, und der Schatzmeister gehört dir: Er kommt zum ersten Haus mit zwei Stockwerken. 1 Gold bei jedem Ertrag, 3 Punkte am Ende.
c2-wrong-build-a02-economic-1 = Ein zweites kleines Haus ist 1 Punkt. Auf dem ersten bringt dieselbe Karte 2.
c2-wrong-build-a10-religious-1 = 1 Punkt, und das freie Stockwerk ist weg. Die andere Karte bringt 2 – und den Schatzmeister.
c2-refuse-build-a10-economic-2 = Sieh dir das Zeichen in der Ecke an: Diese Karte ist Religion.
c2-then-1 = Jetzt die andere Karte, als Mauer. Sie ist frei.

## c3

c3-task = Ein Zug beginnt mit einem von dreien: bieten, einfordern **oder** Erträge einholen. Deine Karte Wirtschaft leuchtet, also hol Erträge. Dann wähl noch eine Ressource.
c3-done = 2 Gold für zwei Stockwerke, 1 vom Schatzmeister, 1 Pilger und 1 nach Wahl von Lucca selbst. Jetzt ist die Karte dunkel: Das nächste Stockwerk Wirtschaft lässt sie wieder leuchten.
c3-wrong-bid-1-0 = Darfst du, sogar ohne Gold. Aber eine leuchtende Karte will zahlen.
c3-refuse-claim = Einfordern bringt die Karten, bei denen deine Gesandten stehen. Noch ist keiner unterwegs.
c3-refuse-bid-1-1 = Hol erst Erträge, dann hast du welches.
c3-then-1 = Und eine nach Wahl: Nimm eine Armee, du wirst sie brauchen.

## c4

c4-task = Jetzt brauchst du Karten. In Spalte 1 liegen drei, eine passt zu jedem Gebäude. Bianca und Muzio haben **je 1 Gold**. Wie viel bietest du?
c4-then-3 = Du bist wieder dran, und niemand hat dich überboten. Fordere ein: Die drei Karten kommen auf deine Hand, und erst jetzt ist das Gold weg.
c4-done = Drei Karten, und jetzt würdest du bauen. 1 Gold war nicht zu überbieten; auch 0 ist ein fairer Versuch: Wer überboten wird, bekommt alles zurück.
c4-wrong-bid-1-3 = Die drei Karten gehören dir – für dein ganzes Gold. 1 hätte gereicht: Niemand konnte 2 bieten. Zahl, was die anderen nicht überbieten können, nie mehr.
c4-wrong-collect = Nichts leuchtet, also wäre es wenig. Und ohne Karten gibt es nichts zu bauen.
c4-refuse-bid-1-4 = Und so viel brauchst du gar nicht.

## c5

c5-task = Muzio hat dich in Spalte 5 überboten. Du verlierst nichts. Nimm deinen Gesandten zurück – oder zahl **1 Pilger** und versetz ihn samt Gold in eine andere Spalte.
c5-done = Ein Pilger hat dir einen ganzen Zug gespart: Im nächsten kannst du einfordern.
c5-wrong-withdraw = Kostet nichts, aber dann musst du neu bieten. Zwei gute Spalten sind frei: Versuch es mit dem Pilger.
c5-refuse-relocate-5 = Dein Gebot zieht unverändert um, also verdrängt es nur niedrigere.
c5-refuse-relocate-2 = Gleich viel genügt nicht. Die Spalten 1 und 3 sind frei.

## c6

c6-task = Sieh auf die Stapel: **Noch 1 Karte in A.** Mit ihr kommt Venezia: 4, und 1 mehr für jeden Punkt Vorsprung – 4 + 6 = **10 gegen dich**. Eine Karte auf der Hand: ein neues Haus für 1 Punkt oder Mauerstufe 3?
c6-done = Eine Mauerkarte mit einer Armee zählt 1 und ihre Stufe: Deine Mauer kann 4 + 3 + 2 = 9 halten.
c6-wrong-build-a03-economic-1 = 1 Punkt – und Venezia hat 1 mehr. Deine niedrige Mauer hält 6, das Bündnis hilft mit 2: **3 Plünderungen**, am Ende je 1 Punkt weniger.
c6-wrong-wall-a03-1 = Ein neuer Abschnitt zählt mit Armee 2. Oben auf dem alten zählt diese Karte 4.
c6-wrong-done = Gleich fordert Bianca ein, und Venezia kommt. Leg die Karte.
c6-refuse-build-a03-economic-4 = Ein Handwerker würde die Karte um eine Stufe heben; du hast keinen.

## c7

c7-task = Alle entscheiden geheim. Armeen **für deine Stadt** stehen auf der Mauer. Armeen **im Bündnis** schwächen Venezia für alle; die zwei, die am meisten schicken, werden Helden. 2 Gold oder 2 Pilger kämpfen wie 1 Armee. Besetz erst die Mauer, dann schick den Rest.
c7-done = 10 − 1 von dir − 1 von Bianca = 8 gegen deine 9: Du hältst stand und verdienst ein Heldenplättchen. Auf der Mauer zählen drei Armeen 9, im Bündnis 3.
c7-wrong-commit = Du hast es den anderen überlassen. Bianca schickte 1 Armee, Muzio keine, und eine leere Mauer zählt nichts: **9 Plünderungen**.
c7-wrong-league-armies-3 = Ein Held – und niemand auf der Mauer: **6 Plünderungen**. Zu Hause zählen dieselben drei Armeen 9.
c7-refuse-league-armies-4 = Zwei Gold können eine weitere ersetzen.
c7-then-1 = 2 Gold ins Bündnis: Sie kämpfen wie eine Armee.
c7-then-2 = Alle drei Armeen auf die Mauer.
c7-then-3 = „Das hält in jedem Fall stand.“ Bestätige.

## c8

c8-task = Eine andere Stadt, nach Venezia. Religion leuchtet, Wirtschaft ist dunkel. Deine Karte passt zu beiden; ein **Handwerker** hebt sie auf Stufe 3. 3 Punkte bringt sie so und so. Wohin?
c8-done = Jetzt leuchten beide. Der nächste Ertrag: 4 Gold, 4 Pilger, 1 nach Wahl – **9 Würfel**. Lass leuchten, was dunkel ist, dann hol Erträge.
c8-wrong-build-b10-religious-3 = Eine leuchtende Karte zahlt nicht doppelt: Nur Religion hat gezahlt, **7 Würfel** statt 9.
c8-wrong-wall-b10-1 = Frankreich ist 10 Karten entfernt. Jetzt ist Zeit für Punkte.
c8-wrong-done = Das Stockwerk kostet nur den Handwerker. Lass keine 3 Punkte liegen.
c8-refuse-build-b10-military-1 = Sie zeigt nur Wirtschaft und Religion.
c8-then-3 = Eine Runde später: Hol Erträge.
c8-then-4 = Und eine nach Wahl.

## c9

c9-task = Dein letzter Zug. Außer den Punkten, die du siehst, zählen am Ende **3 je Zunftmeister** und, wenn du alle vier Arten hast, **der ganze Wert deiner schwächsten Art**. Wirtschaft 4 (4 Punkte) oder Kultur 3 (3 Punkte)?
c9-done = 3 Punkte, der Architekt wechselt von Muzio zu dir (+3), und deine schwächste Art ist jetzt 6 statt 3 wert: **9 Punkte für eine Karte**. Die andere Karte macht die Mauer höher, ein Pilger zahlt ein Plünderungsplättchen zurück.
c9-wrong-build-d02-economic-4 = 4 Punkte und sonst nichts: 43 am Ende. Das niedrigere Stockwerk bringt 48.
c9-refuse-build-d07-cultural-4 = Immer ein Stockwerk nach dem anderen.
c9-then-1 = Die andere Karte: Mauerstufe 3, frei.
c9-then-2 = Ein Pilger für ein Plünderungsplättchen: ein Pilger für einen Punkt.

## c10

c10-task = Der Kaiser: 16 + 4 Vorsprung = 20. Fünf Armeen auf deinen fünf Mauerkarten zählen 14, der Bündnisführer bei dir 1. Zwei Armeen sind übrig. Am meisten im Bündnis bringt **5 Punkte**; was du behältst, zählt auch: **2 Punkte für die meisten jeder Ressource**.
c10-done = 48 : 37 : 26 – **du gewinnst!** Gebäude 24, Zunftmeister 6, schwächste Art 6, Helden 8, Mehrheiten 4. (Nichts im Bündnis: 43. Alles eingesetzt: 44.)
c10-wrong-league-armies-7 = Der Held gehört dir, und **9 Plünderungen** auch: Niemand stand auf den Mauern.
c10-refuse-league-armies-8 = Mehr als sieben Armeen hast du nicht.
c10-then-1 = Behalte das Gold: Vielleicht ist es das meiste am Tisch.
c10-then-2 = 2 Pilger machen dein Bündnis zu 3, mehr als die anderen wohl schicken.
c10-then-3 = Fünf Armeen für die fünf Mauerkarten.
c10-then-4 = Bestätige.

## c11

c11-task = Jetzt kannst du alles. Spiel von hier weiter; Bianca und Muzio spielen jetzt als leichte Bots. Frankreich kommt in 10 Karten, mit 8.
c11-done = Gut gespielt. Für die nächste Partie: die Strategie-Seite und sechs Rätsel.

## sheet

sheet-resource-gold = Biete es für Karten. { $trade } tauschst du gegen eine Armee, { $fight } kämpfen wie eine. Am Ende die meisten: 2 Punkte. Behalte genug, um andere um eins zu überbieten.
    .title = Gold
    .rule = C3.1 C4.1 C7.2
sheet-resource-armies = Bemannen Mauern oder gehen ins Bündnis; nach der Invasion sind sie weg. Spar eine je Mauerkarte, bevor ein Stapel leer ist. Am Ende die meisten: 2 Punkte.
    .title = Armeen
    .rule = C5.3 C7.2
sheet-resource-pilgrims = { $trade } tauschst du gegen jede andere Ressource. Einer versetzt einen überbotenen Gesandten oder gibt eine Plünderung zurück. Die vielseitigsten Würfel. Am Ende die meisten: 2 Punkte.
    .title = Pilger
    .rule = C3.2 C3.19 C4.1
sheet-resource-craftsmen = Zahl einen für eine weitere Bauaktion oder um eine Karte um eine Stufe zu heben. Am besten für das dritte oder vierte Stockwerk. Am Ende die meisten: 2 Punkte.
    .title = Handwerker
    .rule = C3.10 C3.12 C7.2
sheet-kind-economic = Bringt, wenn aktiv, Gold, eins je Stockwerk. Gut als Erstes, wenn du Spalten ersteigern willst. Nach Stockwerken { $values } Punkte wert.
    .title = Wirtschaftsgebäude
    .rule = C1.1 C1.5 C3.14
sheet-kind-military = Bringt, wenn aktiv, Armeen, eine je Stockwerk. Hol Erträge kurz vor einer Invasion ein. Nach Stockwerken { $values } Punkte wert.
    .title = Militärgebäude
    .rule = C1.1 C1.5 C3.14
sheet-kind-religious = Bringt, wenn aktiv, Pilger, einen je Stockwerk: Zwei davon werden zu allem. Nach Stockwerken { $values } Punkte wert.
    .title = Religionsgebäude
    .rule = C1.1 C1.5 C3.14
sheet-kind-cultural = Bringt, wenn aktiv, Handwerker, einen je Stockwerk: Mit ihnen reichen niedrige Karten hoch hinauf. Nach Stockwerken { $values } Punkte wert.
    .title = Kulturgebäude
    .rule = C1.1 C1.5 C3.14
sheet-storey = Zählt sofort { $number }, sodass das Gebäude insgesamt { $value } wert ist, und macht seine Art aktiv. Höchstens { $highest } Stockwerke. Eines je Zug ist frei, weitere kosten je einen Handwerker.
    .title = Stockwerk { $number }
    .rule = C1.5 C3.10 C3.14
sheet-master = { $resources } bei jedem Ertrag, { $points } Punkte am Ende. Geht an den Ersten mit { $storeys } Stockwerken { $kind }, danach an den, der in seinem Zug mehr Punkte in { $kind } hat.
    .rule = C3.5 C3.18 C7.1
sheet-comune = Nummer { $number }. Ertrag: { $income_resources }{ $choices ->
        [0] {""}
       *[other] {" "}und { $choices } nach Wahl
    }. Zu Beginn: { $start_resources }. { $main_resource-id ->
        [gold] Ersteigert die Spalten.
        [armies] Gut für Helden.
        [pilgrims] Ihre Würfel werden zu allem.
       *[other] Baut früh in die Höhe.
    } Die kleinere Nummer ist zuerst an der Reihe und gewinnt Gleichstände.
    .rule = C2.4 C3.5 C7.6
sheet-deck = Füllt die Spalten auf, zuerst mit { $number } Karten. Mit der letzten kommt { $deck-id ->
        [d] nach einer weiteren Runde für alle { $invader }
       *[other] sofort { $invader }
    }: Bis dahin müssen deine Mauern bemannt sein.
    .title = Stapel { $deck }
    .rule = C2.3 C3.8 C6.1
sheet-invader-venezia = Stärke { $strength }, plus dein Vorsprung; Helden { $higher } und { $lower }. Kommt mit Stapel { $deck }. Zwei Mauerstufen und zwei Armeen reichen meist.
    .rule = C5.1 C5.2 C5.7
sheet-invader-france = Stärke { $strength }, plus dein Vorsprung; Helden { $higher } und { $lower }. Kommt mit Stapel { $deck }. Hab drei bemannte Stufen.
    .rule = C5.1 C5.2 C5.7
sheet-invader-pope = Stärke { $strength }, plus dein Vorsprung; Helden { $higher } und { $lower }. Kommt mit Stapel { $deck }. Ein voller Abschnitt mit einer Armee auf jeder Karte verteidigt mit { $section }.
    .title = Der Papst
    .rule = C5.1 C5.2 C5.7
sheet-invader-emperor = Stärke { $strength }, plus dein Vorsprung; Helden { $higher } und { $lower }. Kommt nach der letzten Runde, die auf Stapel { $deck } folgt; dann wird abgerechnet.
    .title = Der Kaiser
    .rule = C5.1 C5.2 C6.3
sheet-card = { $kinds-count ->
        [1] Ein Stockwerk ({ $kinds }) bis Stufe { $level } oder eine Mauerstufe. Hohe Stufen gehören nach oben, niedrige nach unten.
        [4] Passt bis Stufe { $level } zu jedem Gebäude. Ein Gold mehr wert; behalte eine für den letzten Zug: für einen Zunftmeister oder deine schwächste Art.
       *[other] Ein Stockwerk einer ihrer Arten ({ $kinds }) bis Stufe { $level }: Du wählst beim Bauen. Nimm sie für die Art, die nicht aktiv ist.
    } Der Name ist von uns, nicht der gedruckte.
    .rule = C1.2 C3.11
sheet-side-league = Jede Armee dort nimmt allen 1 vom Angreifer ab. Die zwei größten Helfer werden Helden. Schick, was nicht auf die Mauer passt.
    .title = Das Bündnis
    .rule = C5.4 C5.7
sheet-side-city = Armeen bemannen hier zuerst die höchsten Mauerkarten und verteidigen nach Stufen mit { $defences }; ohne Mauerkarte mit 1. Was der Verteidigung fehlt, wird Plünderung.
    .title = Deine Stadt
    .rule = C5.5 C5.6
sheet-level = So hoch darf die Karte liegen, bis { $highest }. Jeder Handwerker hebt sie um eins, für dieses eine Mal. Danach zählt nur die Zahl der Karten.
    .title = Stufe
    .rule = C3.11 C3.12 C3.13
sheet-wall = Jede Karte, verdeckt. Mit einer Armee darauf: 1 und ihre Stufe. Ohne: nichts. Keine Punkte. Eine je Zug ist frei.
    .title = Mauerkarte
    .rule = C3.15 C5.5
sheet-section = Bis zu { $highest } Stufen, die bemannt mit { $defences } verteidigen. In einem hohen Abschnitt zählt jede Armee am meisten.
    .title = Mauerabschnitt
    .rule = C3.15 C5.5
sheet-bonus = Ein neuer Abschnitt der Stufe 1, gratis, sobald ein Abschnitt Stufe { $highest } erreicht. { $number } insgesamt.
    .title = Bonus-Mauerkarte
    .rule = C3.16
sheet-activation = Aktiv, sobald du ihre Art baust; bringt beim nächsten Ertrag einmal etwas und ist dann inaktiv. Hol Erträge ein, wenn zwei oder mehr aktiv sind.
    .title = Aktivierungskarte
    .rule = C3.5 C3.14
sheet-envoy = Hält dir eine Spalte, mit beliebig viel Gold, auch ohne. Du hast { $number }; sind alle unterwegs, musst du einfordern.
    .title = Gesandter
    .rule = C3.1 C3.3
sheet-column = { $fewest } bis { $most } Karten, nur zusammen zu haben. Einfordern leert alle deine Spalten auf einmal: Warte auf zwei, wenn dich niemand überbieten kann.
    .title = Spalte
    .rule = C2.2 C3.1 C3.4
sheet-choice = Eine Spalte mit einer Karte und beim Einfordern einer Ressource nach Wahl. Billig und oft übersehen.
    .title = Ressource nach Wahl
    .rule = C3.4
sheet-marker = Wie viele Karten es bis zum Angreifer sind. Ab dreien denk an Mauern und Armeen vor Punkten.
    .title = Invasionsmarker
    .rule = C2.3
sheet-captain = Wandert mit dem Zug; wer ihn hat, verteidigt mit { $defence } mehr. Löst du die Invasion selbst aus, ist er bei dir.
    .title = Bündnisführer
    .rule = C3.20 C5.5
sheet-hero = Punkte am Ende für die meisten und zweitmeisten Armeen im Bündnis. Bei Gleichstand: weniger Punkte zuerst. Bis dahin geheim hinter dem Sichtschirm.
    .title = Heldenplättchen
    .rule = C5.7 C7.3
sheet-plunder = 1 für jeden Punkt, der deiner Verteidigung fehlt; am Ende −1 Punkt. Gib in deinem Zug eines für einen Pilger zurück oder zwei für drei.
    .title = Plünderungsplättchen
    .rule = C3.19 C5.6
sheet-screen = Verbirgt Ressourcen, Helden, Plünderung und Hand. Aber alles Nehmen und Zahlen ist offen: Wer mitzählt, weiß Bescheid.
    .title = Sichtschirm
    .rule = C1.4 C1.6
sheet-points = Die Punkte deiner Gebäude, sobald sie stehen. Dein Vorsprung vor dem Letzten kommt bei jedem Angreifer gegen dich dazu.
    .title = Punkteleiste
    .rule = C3.14 C5.2
sheet-weakest = Mit allen vier Arten: am Ende der Wert deines niedrigsten Gebäudes (nach Stockwerken { $values }). Eine späte vierte Art ist 2 wert.
    .title = Schwächste Art
    .rule = C7.5
sheet-majority = Am Ende 2 Punkte für die meisten jeder Ressource hinter dem Sichtschirm; bei Gleichstand je 1.
    .title = Mehrheit
    .rule = C7.2
sheet-trade = Bei jeder Entscheidung: { $trade } Gold gegen eine Armee, { $trade } Pilger gegen alles andere. Nur in der Not: Die Hälfte geht verloren.
    .title = Tauschen
    .rule = C4.1
sheet-supply = Die Würfel, die niemand hat. Was hier fehlt, wird nicht ausgezahlt: Zähl nach, bevor du dich auf einen Ertrag verlässt.
    .title = Vorrat
    .rule = C1.3 C3.6
sheet-hand = Nach dem Bauen bleiben höchstens { $limit } Karten, der Rest wird abgelegt. Leg übrige Karten als Mauern.
    .title = Hand
    .rule = C3.17

## strategy

strategy-1 = Drei Stockwerke einer Art (6 Punkte) schlagen drei einzelne Häuser (3): Such dir früh zwei Arten und bau in die Höhe.
strategy-2 = Knapp hinten zu liegen ist bequem: Der Letzte steht nur der Grundstärke gegenüber, der Führende zahlt für jeden Punkt Vorsprung.
strategy-3 = Zähl am Marker mit: Du entscheidest, ob dein Einfordern die Invasion auslöst – und dir das +1 des Bündnisführers bringt.
strategy-4 = Bau eine hohe Mauer statt vieler niedriger: Stufe 4 zählt mit einer einzigen Armee 5 und bringt eine Bonus-Mauerkarte.
strategy-5 = Die überzählige Armee zählt vor der Stadt 1 und im Bündnis 1; was nicht mehr auf die Mauer passt, gehört also ins Bündnis: Dort winkt ein Held.
strategy-6 = Gold wird offen genommen und gezahlt: Merk dir, was die anderen bieten können, und biete eins mehr oder gar nichts.
strategy-7 = Zwei Gesandte hinaus, dann einfordern, das ist der Takt; mit dreien draußen kannst du keine Erträge mehr holen.
strategy-8 = Ein Zunftmeister ist 3 Punkte für dich und 3 weniger für den anderen: Oft reicht ein kleines zweites Haus, um ihn zu holen.
strategy-9 = Handwerker machen aus schlechten Karten gute Stockwerke; Pilger werden zwei zu eins zu allem und zahlen Plünderung eins zu eins zurück.
strategy-10 = Hab vor der letzten Runde alle vier Arten und gib dein letztes Stockwerk der niedrigsten.

## p1

p1-task = Gleich fordert Bianca ein, und Frankreich kommt mit 8. Eine Karte der Stufe 3, ein Handwerker, vier Armeen. Wohin mit der Karte?
p1-done = Stufe 4: Vier besetzte Karten zählen 5 + 4 + 3 + 2 = 14, und eine Bonus-Mauerkarte gibt es dazu.
p1-wrong-build-b07-cultural-3 = 3 Punkte für dich, 3 mehr für Frankreich, und die Mauer bleibt niedrig.
p1-wrong-wall-b07-1 = Ein neuer Abschnitt zählt 2. Oben drauf, mit einem Handwerker: 5.

## p2

p2-task = Dein allerletzter Zug, und kein Gesandter ist unterwegs. Was tust du?
p2-done = Erträge. Ein Gebot könntest du nie mehr einfordern; Würfel besetzen Mauern, gewinnen Bündnis und Mehrheiten.
p2-wrong-bid-1-0 = Das forderst du nie mehr ein: Nach dem Kaiser ist Schluss.
p2-wrong-bid-1-2 = Noch schlimmer: Gold auf einem Gebot zählt am Ende nichts.
p2-refuse-claim = Was bleibt also?

## p3

p3-task = Deine letzte Bauphase. Bianca hat den Schatzmeister mit Wirtschaft im Wert von 6; deine ist auch 6 wert. Eine Karte Wirtschaft der Stufe 3, kein Handwerker. Was machst du aus der Karte?
p3-done = Ein kleines neues Haus: 7 schlägt 6. Der Schatzmeister macht 6 Punkte Unterschied, und der Kaiser wächst nur um 1.
p3-wrong-wall-d02-2 = Eine zweite Stufe auf dem kleinen Abschnitt ist höchstens eine Armee wert. Der Schatzmeister ist 6 wert.
p3-wrong-done = Handkarten zählen am Ende nichts.

## p4

p4-task = Eine Karte für alle Arten, Stufe 1, kein Handwerker. Als was baust du sie?
p4-done = Wirtschaft: 3 + 1 = 4 schlägt Biancas 3, und der Schatzmeister wechselt. Mehr Punkte genügen, zwei Stockwerke sind nicht verlangt.
p4-wrong-build-a17-military-1 = Eine dritte Art ist schön, aber der Schatzmeister ist 3 Punkte und 1 Gold bei jedem Ertrag.
p4-wrong-wall-a17-1 = Frankreich ist noch weit.

## p5

p5-task = Der Kaiser kommt mit 16, und du hast keinen Vorsprung; Bianca und Muzio liegen vorn und schicken sicher etwas ins Bündnis. Sechs Armeen, Mauern mit vier und zwei Stufen, der Bündnisführer. Wie viele ins Bündnis, wie viele in die Stadt?
p5-done = Drei machen dich zum Helden (5). Zwei auf den besten Karten und der Bündnisführer halten 5 + 4 + 1 = 10, und mehr kommt nicht. Die sechste bleibt unbenutzt: die letzte Armee am Tisch, 2 Punkte. 31 : 29 : 29!
p5-wrong-league-armies-2 = Vier auf den Mauern halten allein, und du bist der Held: sicher, aber keine Armee bleibt für die Mehrheit. 29 : 28 : 28, und manchmal reicht es nicht.
p5-wrong-league-armies-0 = Du hältst und hast Armeen übrig. Muzio wird der Held und gewinnt.
p5-wrong-league-armies-6 = Der Held gehört dir, und 6 Plünderungen auch.

## p6

p6-task = Bianca und Muzio haben je 1 Gold. Dein Gebot?
p6-done = 1 Gold auf Spalte 1: Militär 1, 2 und 3 sind ein ganzes Gebäude ohne Handwerker, und niemand kann 2 bieten.
p6-wrong-bid-1-0 = Bianca überbietet mit 1.
p6-wrong-bid-1-3 = 2 Gold umsonst: Niemand kann 2 bieten.
p6-wrong-collect = Nur Kultur leuchtet. Und die drei Karten warten nicht.
