## lesson

lesson-title = Medievalia lernen in sechs Minuten
lesson-else = Das ginge, aber darum geht es hier nicht. Schau auf das, was leuchtet.
lesson-finish = Weiterspielen gegen eine leichte Botsin

## how

how-goal = **Du gewinnst**, wenn alle feindlichen Städte fallen, durch Belagerung – oder, wenn Stapel oder Gebäude zu Ende gehen, mit den **meisten Gebäuden**.
how-turn = **Dein Zug.** Zieh eine Karte. Dann beliebig oft: Nenn eine Sache – Karte, Gebäude, vier Ressourcen für eine neue Karte – und bezahl mit Territorien, Stadt und Figuren. Was zu viel ist, verfällt; Benutztes ruht bis zu deinem nächsten Zug. Beweg Figuren. Eine Schlacht beendet den Zug.
how-siege = **Belagerung.** Feinde im Lehen und kein Platz besetzt, zu Beginn von drei deiner Züge nacheinander: Du bist draußen.
how-tips = **Tipps.** Stell jede freie Figur auf Land. Zahl passend. Bewach, worauf Gebäude stehen.
how-picture-1 = Jeder Arbeiter auf Land lässt es 1 mehr geben.
how-picture-2 = Eine Zahlung kauft eine Sache; was zu viel ist, verfällt.
how-picture-3 = Bewachtes Land hält. Offenes fällt, samt Gebäuden.

## m1

m1-task = Du gewinnst, wenn du Biancas Stadt eroberst – oder am Ende **die meisten Gebäude** besitzt. Erst brauchst du Land. Drück auf das Feld, dann auf die Stadt: Ihre 1 Arbeit bezahlt es. Bezahl.
m1-done = Dein erstes Feld. Die Stadt ist jetzt benutzt und erwacht zu Beginn deines nächsten Zuges; das Feld kann sofort arbeiten.
m1-wrong-end = Spiel erst das Feld: Vom Land kommt alles.
m1-refuse-play-peasant = Ein Bauer will essen: 2 Nahrung. Ohne Feld gibt es keine.
m1-then-1 = Die Stadt: 1 Arbeit.
m1-then-2 = Der Preis ist gedeckt. Bezahl.

## m2

m2-task = Eine Figur **auf** einem Territorium lässt es 1 mehr geben. Drück auf den Bauern, dann auf das Feld: Jetzt gibt es 2 Nahrung, genau genug für deinen zweiten Bauern.
m2-done = Der neue Bauer steht frei. Eine freie Figur gibt höchstens 1 Arbeit und bewacht nichts: Such ihr in jedem Zug einen Platz.
m2-wrong-play-peasant = Das Feld allein gibt 1 Nahrung, ein Bauer kostet 2. Dein erster Bauer steht untätig daneben: Stell ihn erst darauf.
m2-wrong-end = Dein Bauer steht noch herum. Lass ihn arbeiten.
m2-refuse-buy-school-1 = Gebäude kommen bald. Sie kosten Arbeit, Energie und Gold.
m2-then-1 = Ab aufs Feld mit ihm.
m2-then-2 = Jetzt der zweite Bauer.
m2-then-3 = Das Feld zahlt 2 Nahrung.
m2-then-4 = Bezahl.

## m3

m3-task = Du bezahlst einen Bauern: 2 Nahrung. Das Feld gibt 2, der Zuchtbetrieb 4. **Was du nicht brauchst, verfällt.** Wer zahlt? Kauf danach eine Karte vom Stapel: 4 beliebige Ressourcen.
m3-done = Bauer und Karte, nichts verloren. Ordne vor dem Zahlen Gruppen und Preise einander zu.
m3-wrong-flip-farm-1 = 2 Nahrung sind verfallen, und für die Karte reicht der Rest nicht mehr. Die große Gruppe zahlt den großen Preis.
m3-wrong-discard-mine = Eine Karte zählt als 1 Ressource. Behalte sie: Das Land kann zahlen.
m3-refuse-close = Drück auf ein Territorium, dann kommt sein Ertrag dazu.
m3-then-1 = Genau. Bezahl.
m3-then-2 = Jetzt eine Karte vom Stapel.
m3-then-3 = Die 4 Nahrung vom Zuchtbetrieb sind 4 beliebige.
m3-then-4 = Bezahl.

## m4

m4-task = **Gebäude entscheiden die Partie**, und sie öffnen dir bessere Figuren. Du hast 3 Arbeit (Stadt), 2 Energie (Wald), Nahrung. Welches kannst du passend bezahlen? Dann wähl den Platz: Dort bleibt es für immer.
m4-done = Ein Handwerksladen auf dem Zuchtbetrieb, den ein Bauer bewacht: 1 Energie mehr, und Künstler kosten keinen Aufschlag mehr.
m4-wrong-buy-school-1 = Sie braucht Gold, und du hast keines: Dafür musste eine Karte weg. Der Handwerksladen braucht genau, was du hast.
m4-refuse-buy-castle-3 = Zu kaufen ist nur das oberste jedes Stapels.
m4-then-1 = 3 Arbeit aus der Stadt.
m4-then-2 = 2 Energie aus dem Wald.
m4-then-3 = 1 Nahrung von einem leeren Feld.
m4-then-4 = Bezahl.
m4-then-5 = Wohin? Nicht auf das unbewachte Feld: auf den Zuchtbetrieb mit dem Bauern.

## m5

m5-task = Zwei Rekruten von Bianca sind einen Marsch entfernt. Land ohne Garnison fällt bei **jedem** Angriff, samt Gebäuden. Stell die Infanterie auf den Zuchtbetrieb, beende den Zug – und bleib auf dem Posten.
m5-done = 4 Schaden gegen Infanterie 3/4, und die Kirche gibt +0/1: Sie hält. Ein Rekrut ist gefallen.
m5-wrong-end = Sie kam mit zwei Armeen. Deine Infanterie stellte sich der einen, die andere nahm den offenen Zuchtbetrieb – **und die Kirche dazu**. Jetzt hast du kein Land, und die Belagerung zählt 1.
m5-refuse-lift-recruit-1 = Das sind Biancas.
m5-then-1 = Auf den Zuchtbetrieb.
m5-then-2 = Beende den Zug. Bianca kommt.
m5-then-9 = Bleib auf dem Posten: Dort hilft die Kirche.

## m6

m6-task = **Belagert, 2 von 3!** Ein Feind steht in deinem Lehen, und keiner deiner Plätze ist besetzt. Ist das zu Beginn deines nächsten Zuges noch so, hast du verloren. Ein Bauer ist übrig.
m6-done = Eine Garnison auf einem Platz genügt: Die Belagerung ist gebrochen, der Zähler wieder 0. Auch wer die Belagerer schlägt, ist frei.
m6-wrong-play-field = Du hast mit deinem letzten Wächter bezahlt. Benutzte Figuren können nicht gehen: **ausgehungert, die Partie ist verloren**. Zahl mit der Stadt, bewach mit dem Bauern.
m6-wrong-end = Eine freie Figur ist keine Garnison: **dritter Zähler, die Partie ist verloren**.
m6-refuse-lift-peasant-19 = Das ist der Belagerer.
m6-then-1 = Jeder Platz ist recht: der Zuchtbetrieb.
m6-then-2 = Beende den Zug.
m6-then-4 = Bleib. Der Wächter ist mehr wert als das Feld.

## m7

m7-task = Dein Rekrut (2/2) und deine Infanterie (3/4) treffen auf Biancas Kavallerie (4/3) und Bauer (1/1). Eine Armee schlägt mit der **Summe** ihrer Angriffe. Eine Armee oder zwei? Lass dann den Rekruten den Schaden nehmen.
m7-done = 5 Schaden gegen 4: Beide sind weg, für einen Rekruten. Den eigenen Schaden verteilst du: Schone die Besten.
m7-wrong-into-2 = Sie setzte die Kavallerie auf den einsamen Rekruten und den Bauern auf deine Infanterie: Der Rekrut ist tot, **die Kavallerie lebt**. Schaden zweier Armeen wird nie zusammengezählt.
m7-refuse-stay = Fern von zu Hause kämpfen alle, die nicht benutzt sind.
m7-then-1 = 5 Schaden auf dich: erst der Rekrut, den Rest übersteht die Infanterie.

## m8

m8-task = Figuren ziehen je Zug eine Zone weit, **Kavallerie zwei**: über das Zwischenlehen in Biancas Lehen. Dort liegt ein Feld mit Schule offen. Reite, reite weiter und liefere die Schlacht.
m8-done = Niemand stellt sich dir. Jetzt wählst du das Ziel.
m8-wrong-end = Die Schule bleibt nicht ewig unbewacht.
m8-refuse-raid-1-1 = Erst hinreiten: zwei Märsche.
m8-then-1 = Ins Zwischenlehen …
m8-then-2 = … und weiter: Kavallerie hat einen zweiten Marsch.
m8-then-3 = In Biancas Lehen.
m8-then-4 = Schlacht!

## m9

m9-task = Angriff 4. Das offene Feld mit der Schule, das Feld mit dem Bauern oder die Stadt (3/12)?
m9-done = Feld und Schule sind weg: Bianca hat ein Gebäude weniger. So gewinnt man Prestige im Krieg.
m9-wrong-target-city = 4 von 12, und die Stadt schlägt mit 3 zurück: **Deine Kavallerie ist tot**, und Schaden heilt am Ende des Zuges. Eine Stadt braucht 12 auf einen Schlag.
m9-wrong-target-field-12 = Ein leeres Feld und ein Bauer. Die Schule ist mehr wert, und niemand bewacht sie.
m9-wrong-hold = Du bist so weit geritten: Schlag zu.
m9-refuse-target-peasant-20 = Greif das Feld an: Seine Garnison verteidigt es.

## m10

m10-task = **Das letzte Gebäude!** Wer es kauft, beendet die Partie; es steht 2 zu 2. Die Bank kostet 3 Arbeit, 1 Energie, 2 Gold, und Gold hast du keines. Dein **Bürokrat** macht sie um 2 billiger. Stadt, Bürokrat, Wald: Bezahl.
m10-done = 3 Gebäude zu 2: **Du gewinnst durch Prestige!** Bei Gleichstand zählt der aufgedruckte Ertrag, dann die Hand.
m10-wrong-end = Dann kauft Bianca es. Sieh auf Stapel 1.
m10-wrong-lift-infantry-1 = Krieg ist nicht nötig: Ein Kauf gewinnt.
m10-refuse-lower-bureaucrat-1 = Erst die Bank, dann die Stadt, in der er steht, dann kann er handeln.
m10-then-1 = Die Stadt: 3 Arbeit, und der Bürokrat darin ist bereit.
m10-then-2 = Der Bürokrat: 2 weniger. Das Gold ist gespart.
m10-then-3 = Der Wald: die Energie.
m10-then-4 = Bezahl.
m10-then-5 = Auf den Zuchtbetrieb, neben die Kirche.

## m11

m11-task = Spiel von hier weiter; Bianca spielt jetzt als leichter Bot. Zwei Ratschläge: keine freien Figuren und zu jedem Gebäude ein Wächter. (Eine neue Partie fragt zuerst, welche Karten du lieber zurücklegst: Behalte Land und Bauern.)
m11-done = Gut gespielt. Für die nächste Partie: die Strategie-Seite und sechs Rätsel.

## sheet

sheet-resource-food = Von Feldern und Zuchtbetrieben; jede Figur braucht sie. { $equal } gleiche tauschst du gegen eine andere, also reichen drei solche Territorien.
    .rule = M1.1 M4.6
sheet-resource-energy = Aus Wäldern; für Soldaten und alle Gebäude. Besorg dir früh einen Wald.
    .rule = M1.1 M5.1
sheet-resource-gold = Aus Bergwerken; für Gebäude und { $surcharge_resources } als Aufschlag, wenn dir zu einer Figur das Gebäude fehlt. Ein Händler macht aus einem { $yield } Ressourcen.
    .rule = M5.6 M6.5
sheet-resource-labour = Von der Stadt und Figuren darin oder frei; bezahlt Land und Gebäude. Auf einem Territorium wird sie zu 1 mehr von dem, was dort wächst.
    .rule = M4.9
sheet-resource-changed = Von einem Händler umgetauscht: Sie zählt als das, was deiner Zahlung noch fehlt.
    .title = Umgetauschte Ressource
    .rule = M4.11 M6.5
sheet-card-field = Kostet { $price_resources }, gibt { $output_resources }, 1 mehr je Arbeiter darauf. Der billigste Anfang. { $number } im Stapel.
    .rule = M5.1
sheet-card-farm = Kostet { $price_resources }, gibt { $output_resources }, 1 mehr je Arbeiter darauf. Guter Grund für Gebäude. { $number } im Stapel.
    .rule = M5.1
sheet-card-forest = Kostet { $price_resources }, gibt { $output_resources }, 1 mehr je Arbeiter darauf. Nur { $number } im Stapel: Behalte den ersten.
    .rule = M5.1
sheet-card-mine = Kostet { $price_resources }, gibt { $output_resources }, 1 mehr je Arbeiter darauf. Eines mit zwei Arbeitern reicht die ganze Partie. { $number } im Stapel.
    .rule = M5.1
sheet-card-peasant = { $attack }/{ $defence }. Kostet { $price_resources }. Gibt { $output_resources } oder 1 mehr von der Ressource eines Territoriums. Arbeitet, bewacht, belagert sogar. Lass ihn nie frei stehen.
    .rule = M1.3 M4.9
sheet-card-merchant = { $attack }/{ $defence }. Kostet { $price_resources }; will eine Bank. Arbeitet oder macht aus 1 erzeugten Ressource eine andere, aus 1 Gold { $yield } beliebige. Stell ihn ins Bergwerk.
    .rule = M5.6 M6.5
sheet-card-artist = { $attack }/{ $defence }. Kostet { $price_resources }; will einen Handwerksladen. Arbeitet oder verdoppelt bis zu { $cards } Karten einer Gruppe. Am besten auf einem vollen Zuchtbetrieb oder in der Stadt.
    .rule = M5.6 M6.7
sheet-card-bureaucrat = { $attack }/{ $defence }. Kostet { $price_resources }; will eine Schule. Arbeitet, oder ein Gebäude kostet { $off } weniger, nach deiner Wahl: spart das Gold.
    .rule = M5.6 M6.6
sheet-card-recruit = { $attack }/{ $defence }. Kostet { $price_resources }. Kämpft, arbeitet nicht. Zwei zusammen nehmen jedes offene Land. { $number } im Stapel.
    .rule = M1.3 M7.8
sheet-card-priest = { $attack }/{ $defence }. Kostet { $price_resources }; will eine Kirche. Arbeitet oder heilt 1 Schaden einer anderen Figur in der Nähe, auch in fremden Zügen. Lass ihn unbenutzt.
    .rule = M5.6 M6.1
sheet-card-archer = { $attack }/{ $defence }. Kostet { $price_resources }; will einen Schreiner. 1 Schaden an einer Figur hier oder nebenan: erledigt Verwundete und einsame Wächter.
    .rule = M5.6 M6.2
sheet-card-infantry = { $attack }/{ $defence }. Kostet { $price_resources }; will einen Schmied. Gibt einer anderen Figur ihrer Armee +0/1. Die beste Garnison.
    .rule = M5.6 M6.3
sheet-card-cavalry = { $attack }/{ $defence }. Kostet { $price_resources }; will einen Stall. Zieht zwei Orte weit: trifft offenes Land, bevor jemand es bewacht.
    .rule = M5.6 M6.4
sheet-card-school = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf ihrem Land
    }; Bürokraten ohne Aufschlag. Ein gutes erstes Gebäude. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-workshop = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf seinem Land
    }; Künstler ohne Aufschlag. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-bank = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf ihrem Land
    }; Händler ohne Aufschlag. Zahlt sich bald aus. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-church = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf ihrem Land
    }; Pfarrer ohne Aufschlag. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-carpenter = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf seinem Land
    }; Bogenschützen ohne Aufschlag. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-stable = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf seinem Land
    }; Kavallerie ohne Aufschlag. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-smith = Kostet { $price_resources }; { $bonus ->
        [0] gibt { $output_resources }
       *[other] +0/{ $bonus } für eine Figur auf seinem Land
    }; Infanterie ohne Aufschlag. { $number } im Spiel.
    .rule = M5.5 M5.6
sheet-card-tower = { $attack }/{ $defence }. Kostet { $price_resources }. Bewacht sein Land allein und schützt Figuren dort vor Schüssen.
    .rule = M1.3 M5.5 M6.2
sheet-card-fortress = { $attack }/{ $defence }. Kostet { $price_resources }. Bewacht ihr Land allein; stell andere Gebäude dazu.
    .rule = M1.3 M5.5
sheet-card-castle = { $attack }/{ $defence }. Kostet { $price_resources }. Der stärkste Wächter, und beim Zählen ein Gebäude wie jedes andere.
    .rule = M1.3 M5.5
sheet-card-city = { $attack }/{ $defence }. Gibt { $output_resources }; Figuren darin geben ihre dazu und sind von außen nicht zu beschießen. Fällt sie, bist du draußen. Lass zwei, drei Bauern darin.
    .rule = M5.2 M9.1
sheet-card-deck-card = Eine Karte mehr, ungesehen, für { $price } beliebige Ressourcen. Lohnt sich, wenn die Hand nichts hergibt; mit der letzten Karte des Stapels endet die Partie.
    .rule = M4.8 M9.2
sheet-fief = Deine Stadt, dein Land, deine freien Figuren. Nur hier arbeiten Figuren. Feinde darin können dich belagern.
    .title = Lehen
    .rule = M1.4 M9.3
sheet-border = Der Ort zwischen zwei Nachbarn. Truppen dort bedrohen beide; deine halten feindliche Reiter auf.
    .title = Zwischenlehen
    .rule = M1.4 M7.2
sheet-centre = Grenzt an jedes Lehen: der kürzeste Weg zu allen, und für alle zu dir.
    .title = Zentrales Lehen
    .rule = M1.4
sheet-ally = Gewinnt und verliert mit dir. In deinem Zug kann er zahlen helfen: Von Erzeugtem zählen { $divisor } gleiche wie eine Ressource, abgelegte Handkarten voll.
    .title = Alliierter
    .rule = M8.1 M8.3
sheet-group = Ein Territorium oder die Stadt mit allem darauf; eine freie Figur allein. Wird als Ganzes benutzt, für eine Zahlung.
    .title = Gruppe
    .rule = M4.2
sheet-payment = Kauft genau eine Sache. Überschuss verfällt; { $equal } gleiche gelten als eine andere. Bis du bezahlst, kannst du alles zurücknehmen.
    .title = Zahlung
    .rule = M4.5 M4.10
sheet-used = Eine Karte, die gezahlt oder gehandelt hat. Bis zu deinem nächsten Zug kann sie nicht zahlen oder gehen, aber noch bewachen und sich wehren.
    .title = Benutzt
    .rule = M4.1 M4.4
sheet-hand = Spiel eine Karte für ihren Preis oder leg sie als 1 beliebige Ressource ab. Geheim; kein Handlimit.
    .title = Hand
    .rule = M1.5 M4.7
sheet-deck = { $number } Karten. Eine zu Beginn jedes Zuges, weitere für { $price } beliebige Ressourcen. Ist er leer, endet die Partie nach dem Zug.
    .title = Stapel
    .rule = M4.8 M9.2
sheet-pile = { $piles } offen, { $number } Gebäude insgesamt, keines doppelt für denselben Spieler, höchstens { $most } auf einem Territorium. Mit dem letzten endet die Partie, bei bis zu { $players } Spielern.
    .title = Gebäudestapel
    .rule = M5.3 M5.4 M9.2
sheet-garrison = Figuren auf einem Territorium oder in der Stadt. Das Land fällt erst, wenn alle zerstört sind und 1 Schaden übrig ist.
    .title = Garnison
    .rule = M7.1 M7.8
sheet-siege = Steigt zu Beginn deines Zuges um 1, wenn Feinde im Lehen sind und nichts bewacht ist oder du kein Land hast. Bei { $turns } bist du draußen.
    .title = Belagerungszähler
    .rule = M9.3
sheet-combat = Angriff und Verteidigung, etwa 3/4. Die Angriffe einer Armee werden addiert; Schaden in Höhe ihrer Verteidigung zerstört eine Karte. Gebäude und Städte greifen nie an, wehren sich aber.
    .title = Kampfwert
    .rule = M1.3 M7.7
sheet-army = Schlägt mit der Summe ihrer Angriffe ein Ziel. Zusammen zum Töten, getrennt für mehrere offene Territorien.
    .title = Armee
    .rule = M7.4 M7.7
sheet-damage = Bei deinen Karten bestimmst du die Reihenfolge; jede wird erst gefüllt. Was überlebt, ist am Ende des Zuges geheilt.
    .title = Schaden
    .rule = M7.7 M7.10
sheet-prestige = Wenn Stapel oder Gebäude zu Ende sind: die meisten Gebäude; dann der aufgedruckte Ertrag; dann die Handkarten.
    .title = Prestige
    .rule = M9.2

## strategy

strategy-1 = Spiel in den ersten Zügen nur Land und Bauern: Jeder Bauer auf Land hat sich nach zwei Zügen bezahlt.
strategy-2 = Leg am Anfang ruhig vier schlechte Karten zurück, wenn dir Feld, Zuchtbetrieb oder Bauer fehlen: Eine Karte weniger ist billiger als drei leere Züge.
strategy-3 = Du brauchst alle vier Ressourcen: Der erste Wald und das erste Bergwerk sind mehr wert als das dritte Feld.
strategy-4 = Lass zwei, drei Bauern in der Stadt: Gebäude wollen 3 Arbeit, und Land gibt keine.
strategy-5 = Plane den Zug rückwärts: erst die Preise, dann die Gruppen, die sie genau treffen, erst dann die erste Zahlung.
strategy-6 = Sammle Gebäude auf zwei starken Territorien statt überall eines: Drei passen darauf, und eine gute Garnison bewacht alle.
strategy-7 = Die Belagerung ist das häufigste Ende: Bevor du mit Feinden in der Nähe einen Zug beendest, besetze einen Platz, besser zwei.
strategy-8 = Und belagere selbst: Ein einziger Bauer in einem unbewachten Lehen gewinnt in drei Zügen, wenn niemand heimkehrt.
strategy-9 = Kämpf mit einer Armee, wenn sie sich jeder entgegenstellen können, mit mehreren, wenn sie es nicht können.
strategy-10 = Führst du bei den Gebäuden, eile zum Ende: Kauf den Stapel leer, kauf das letzte Gebäude; liegst du zurück, greif Land mit zweien an.

## q1

q1-task = Zwei Kavallerien und Infanterie stehen vor Biancas Stadt (3/12), ein Rekrut einen Marsch dahinter. Du wirst belagert, 2 von 3, und niemand ist rechtzeitig zu Hause: Gewinn in diesem Zug.
q1-done = 4 + 4 + 3 sind 11. Mit dem Rekruten sind es 13: eine Armee, die Stadt fällt.
q1-wrong-raid-1-1 = 11 von 12, und es heilt. Zähl, bevor du zuschlägst.

## q2

q2-task = Bianca wird belagert, 2 von 3, aber ein Rekrut (2/2) bewacht ihr Feld. Du hast dort einen Bauern und nebenan einen Bogenschützen. Was tust du zuerst?
q2-done = Der Bogenschütze geht hinein, schießt (1), der Bauer schlägt zu (1): Der Rekrut fällt. Dein Bauer auch, aber der Bogenschütze bleibt und belagert: 3 von 3.
q2-wrong-shoot-archer-1-recruit-8 = Der Rekrut fällt, und dein Bauer auch: Niemand steht mehr in ihrem Lehen. Geh erst hinein.
q2-wrong-raid-1-1 = 1 Schaden tötet keinen Rekruten, 2 töten deinen Bauern.

## q3

q3-task = Die Bank ist das letzte Gebäude, und du kannst sie bezahlen. Gebäude: du 1, Bianca 3. Alle ihre Figuren sind benutzt. Was tust du zuerst?
q3-done = Erst das offene Feld mit seinen zwei Gebäuden: 1 zu 1. Bianca hat schon eine Bank und darf keine zweite kaufen; du kaufst sie im nächsten Zug und gewinnst 2 zu 1.
q3-wrong-buy-bank-1 = Damit endet die Partie sofort, 2 zu 3: verloren. Wer hinten liegt, darf sie nicht beenden.

## q4

q4-task = 3 Schaden auf deine Armee: Kavallerie 4/3, Rekrut 2/2 mit +0/1, Infanterie 3/4. Wer nimmt ihn?
q4-done = Die Infanterie hält 4 aus. Am Ende des Zuges ist sie geheilt, und niemand fällt.
q4-wrong-hit-recruit-1 = Auch mit +1 hält er 2 aus, nicht 3.
q4-wrong-hit-cavalry-1 = 3 ist genau zu viel für sie.

## q5

q5-task = Zwei Rekruten in Biancas Lehen. Niemand kann dir entgegentreten: Alle ihre Figuren sind benutzt. Eine Armee oder zwei?
q5-done = Zwei Armeen, zwei offene Territorien: Feld und Zuchtbetrieb fallen mit vier Gebäuden.
q5-wrong-into-1 = Eine Armee trifft ein Ziel: Die Bank bleibt stehen.

## q6

q6-task = Du willst in diesem Zug die Kavallerie: 3 Nahrung, 1 Energie, 2 Gold. Zwei Bauern stehen frei. Was tust du zuerst?
q6-done = Einer auf den Zuchtbetrieb (3 Nahrung), einer ins Bergwerk (2 Gold), dazu der Wald: genau bezahlt. Erst bewegen, dann zahlen.
q6-wrong-draw = Eine Karte für 4 ist gut, aber nicht die Kavallerie.
q6-refuse-play-cavalry = So, wie deine Figuren jetzt stehen. Zwei davon stehen untätig herum.
