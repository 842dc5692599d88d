## lesson

lesson-title = Condottiere lernen in fünf Minuten
lesson-start = Lektion starten
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Schritt überspringen
lesson-else = Das ginge, aber darum geht es hier nicht. Schau auf das, was leuchtet.
lesson-finish = Weiterspielen gegen leichte Bots

## how

how-goal = **Ziel.** Wer zuerst vier Städte besitzt, die aneinandergrenzen, gewinnt (zu dritt fünf, zu zweit sechs).
how-turn = **Ein Kampf.** Wer die Figur hat, nennt eine Stadt. Dann spielt reihum jeder eine Karte oder setzt aus. Wer aussetzt, ist raus, aber seine Karten zählen weiter. Die alleinige höchste Stärke gewinnt Stadt und Figur; bei Gleichstand gewinnt niemand.
how-end = **Eine Runde.** Nach einem Kampf zieht niemand nach. Erst wenn höchstens einer noch Karten hat, bekommen alle neue: 10 und 2 je Stadt.
how-tips = **Tipps.** Verheize nicht die ganze Hand für eine Stadt. Achte darauf, wem nur noch eine fehlt. Im Winter zählt die Anzahl der Karten, nicht ihr Wert.
how-picture-1 = Vier, die aneinandergrenzen, gewinnen. Turin hilft nicht.
how-picture-2 = Die 13 nimmt die Stadt. Bei 13 : 13 bekäme sie niemand.
how-picture-3 = Im Winter zählt jeder Söldner 1. Nur Heldinnen frieren nicht.

## c1

c1-task = Dir gehören Florenz, Siena und Rom; vier verbundene Städte gewinnen die Partie. Im Kampf um Spoleto führt Bianca 8 : 3. Spiel deine 10!
c1-done = 13 schlägt 8: Spoleto ist deine vierte verbundene Stadt, und du hast gewonnen. Genau darum geht es im ganzen Spiel.
c1-wrong-pass = Jetzt nimmt sich Bianca Spoleto mit 8. Deine 10 hätte dir die Partie gewonnen.
c1-refuse-city-spoleto = Um Spoleto wird schon gekämpft: Spiel eine Karte von deiner Hand.

## c2

c2-task = Du hast die Figur, also wählst du die Stadt. Florenz und Rom grenzen aneinander, Ancona liegt abseits. Welche Stadt würde alle drei verbinden?
c2-done = Spoleto, Urbino und Neapel grenzen an beide Teile: Gewinnst du eine davon, hast du deine vier.
c2-wrong-city-siena = Siena grenzt an Florenz und Rom, aber nicht an Ancona: drei verbunden, nicht vier.
c2-wrong-city-bologna = Bologna grenzt an Florenz, aber nicht an Ancona: drei verbunden, nicht vier.
c2-wrong-city-firenze = Du darfst um deine eigene Stadt kämpfen, aber es bringt nichts: Florenz gehört dir schon.
c2-wrong-city-milano = Mailand gehört Bianca und grenzt an keine deiner Städte.
c2-else = Diese Stadt verbindet nicht alle drei. Folge den Grenzen von Ancona aus.
c2-refuse-play-10 = Nenne zuerst eine Stadt, dann beginnt der Kampf.

## c3

c3-task = Urbino: Du führst 10 : 9 : 5, und alle anderen haben ausgesetzt. Was nun?
c3-done = Du setzt aus und gewinnst mit einer einzigen Karte. Die anderen vier bleiben dir für die nächsten Kämpfe: Nachgezogen wird erst, wenn die Runde vorbei ist.
c3-wrong-any = Du hattest schon gewonnen. Diese Karte fehlt dir im nächsten Kampf: Nachgezogen wird erst, wenn die Runde vorbei ist.

## c4

c4-task = Modena: Bianca hat 12 und hat ausgesetzt, du hast 8. Gewinne die Stadt mit einer einzigen Karte.
c4-then-1 = 14 : 12. Setz aus, und Modena gehört dir.
c4-done = Gerade genug. Mit der 4 stünde es nur 12 : 12, und bei Gleichstand gewinnt niemand.
c4-wrong-play-4 = 12 : 12. Niemand gewinnt Modena, die Figur bleibt bei Bianca, und drei deiner Karten sind weg.
c4-wrong-pass = Bianca gewinnt mit 12. Deine 6 hätte 14 ergeben.

## c5

c5-task = Bologna: Biancas drei Söldner sind 26 wert, deine vier nur 7. Lass es schneien: Im Winter zählt jeder Söldner 1.
c5-then-2 = 4 : 3 für dich! Aber Bianca antwortet mit einer Heldin, und die zählt immer 10. Deine auch.
c5-then-3 = 14 : 13, und Bianca hat keine Karten mehr. Setz aus und behalte deine 5.
c5-done = Im Winter zählen Karten statt Werte, und Heldinnen frieren nicht.
c5-wrong-pass = Bianca gewinnt mit 26. Im Winter wären es 3 gewesen.
c5-else = Noch nicht: Mach zuerst aus der 26 eine 3.

## c6

c6-task = Mantua: Bianca hat mit 18 ausgesetzt, aus vier Karten. Du hast 16, aus zweien. Trommler oder Winter?
c6-then-2 = 32 : 18, und Facino setzt aus. Du auch.
c6-done = Der Trommler verdoppelt alle deine Söldner, auch die späteren. Wenige große Karten: trommeln. Viele kleine: schneien lassen.
c6-wrong-play-winter = Im Winter zählen deine zwei Karten 2, Biancas vier zählen 4. Selbst mit dem Trommler steht es nur 4 : 4, Gleichstand. Zähl die Karten, bevor du es schneien lässt.
c6-wrong-pass = Bianca gewinnt mit 18. Der Trommler hätte aus deinen 16 eine 32 gemacht.

## c7

c7-task = Ferrara: Du führst 14 : 3, und alle anderen haben ausgesetzt. Das ist viel zu viel. Hol dir mit der Vogelscheuche deine beste Karte zurück.
c7-then-1 = Nimm die 10: Gegen 3 reicht deine 4.
c7-then-2 = 4 : 3 gewinnt immer noch. Setz aus.
c7-done = Du gewinnst Ferrara mit einer 4, und deine 10 kämpft im nächsten Kampf wieder mit.
c7-wrong-pass = Ferrara gehört dir, aber die 10 ist für diese Runde weg. Die Vogelscheuche hätte sie zurückgeholt.
c7-wrong-any = Du liegst schon weit vorn: Noch mehr Karten sind verschwendet. Hol dir lieber eine zurück.
c7-refuse-take-10 = Ein Söldner kommt nur durch eine Vogelscheuche zurück: Spiel sie zuerst.
c7-wrong-take-4 = Du gewinnst trotzdem, aber die 10 bleibt liegen, und die 4 kommt heim.
c7-wrong-take-none = Dann war die Vogelscheuche umsonst. Nimm die 10.

## c8

c8-task = Turin grenzt an keine deiner Städte. Bianca führt 16 : 5 und hat noch fünf Karten, wie du. Weiterkämpfen oder ziehen lassen?
c8-then-10 = Bianca nimmt Turin und zieht gegen Rom, das an deine beiden Städte grenzt. Sie spielt eine 5; du hast noch deine ganze Armee.
c8-then-12 = 10 : 5, und Bianca setzt aus. Du auch.
c8-done = Rom für eine Karte, drei verbunden und die beste Hand am Tisch. Einen Kampf verloren, die Runde gewonnen.
c8-wrong-play-10 = Turin gehört dir: für fünf Karten, und es verbindet nichts. Mit nur noch einer Karte verlierst du danach Rom gegen eine einzige 6 und setzt den Rest der Runde aus.
c8-wrong-play-drummer = Bianca trommelt auch: 32 : 10. Wer sich um eine Stadt hochschaukelt, die er nicht braucht, hat bald keine Karten mehr.
c8-else = Gegen 16 reicht das nicht, und Bianca hat noch mehr. Ist Turin das wert?

## c9

c9-task = Urbino: Du führst 15 : 12 : 4, aber Bianca und Facino haben noch Karten. Die Übergabe beendet den Kampf sofort: Wer vorn liegt, gewinnt.
c9-done = Der Kampf endet im besten Augenblick für dich. Biancas Trommler kommt zu spät.
c9-wrong-pass = Du bist raus, und Bianca trommelt: 24 : 15. Urbino gehört ihr.
c9-wrong-any = Bianca trommelt und führt mit 24. Jetzt würde deine Übergabe ihr die Stadt schenken.

## c10

c10-task = Gefahr: Bianca hat Urbino, Spoleto und Neapel verbunden, und Ancona wäre die vierte. Sie führt 40 : 4. Halte sie auf!
c10-done = Der Bischof beendet den Kampf, und niemand gewinnt, wie stark er auch ist. Heb ihn auf für den, dem nur noch eine Stadt fehlt.
c10-wrong-play-surrender = Die Übergabe gibt die Stadt dem, der vorn liegt. Bianca gewinnt die Partie.
c10-wrong-pass = Niemand hält sie mehr auf. Bianca gewinnt die Partie.
c10-wrong-any = Bianca beendet den Kampf mit einer eigenen Übergabe und gewinnt die Partie. Mit dem Bischof darfst du nicht warten.

## c11

c11-task = Bianca greift dein Siena an und führt 10 : 6. Dir gehört die Stadt: Solange du hier keine Karte spielst, darfst du aussetzen und bist trotzdem dabei.
c11-then-3 = Beide haben ausgesetzt, und du hast das letzte Wort. Mit deiner 10 steht es unentschieden, und dann behält der Besitzer die Stadt.
c11-then-4 = 10 : 10 reicht. Setz aus.
c11-done = Siena bleibt für eine einzige Karte dein, und die Figur bekommst du auch. Lass die anderen ausgeben, dann antworte.
c11-wrong-play-10 = Zu früh: Nach deiner ersten Karte ist auch für dich das Aussetzen endgültig. Bianca erhöht auf 18, und Siena ist verloren.
c11-wrong-any = Mit deiner ersten Karte ist das Warten vorbei: Ab jetzt ist das Aussetzen endgültig. Abwarten hätte nichts gekostet.

## c12

c12-task = Runde zwei: Allen gehört eine Stadt, und alle haben zwölf Karten, 10 und 2 für die Stadt. Du hast die Figur. Nenne eine Stadt bei Florenz und überlege, wie viele Karten sie dir wert ist. (In einer neuen Partie gehört noch niemandem eine Stadt: Beginne in der Mitte, wo Städte an viele andere grenzen.)
c12-done = Ab hier ist es deine Partie. Drück auf eine Karte, um zu lesen, was sie tut.

## sheet

sheet-card-1 = Bringt { $value }. Stark im Winter, wenn er so viel zählt wie eine 10; sonst die billigste Art, dabeizubleiben und abzuwarten. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-2 = Bringt { $value }. Gut, um jemanden, der ausgesetzt hat, knapp zu überbieten, und als weiterer Mann im Winter. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-3 = Bringt { $value }. Ein leiser Auftakt für einen Kampf, den du billig willst; nimm nichts Größeres, wo eine 3 reicht. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-4 = Bringt { $value }. Die Mitte der Hand: Rechne aus, was zur Führung fehlt, und wähl dann zwischen 4 und 5. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-5 = Bringt { $value }, mit deinem Trommler { $drummed }. Lohnt die Vogelscheuche, wenn nichts Größeres liegt. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-6 = Bringt { $value }, mit deinem Trommler { $drummed }. Stark, aber ein Winter macht ihn zur { $winter }: Spiel ihn spät. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-10 = Bringt { $value }, mit deinem Trommler { $drummed }, im Winter { $winter }. Gewinn mit ihm und hol ihn mit der Vogelscheuche zurück. { $number } im Spiel.
    .rule = D1.1 D5.1
sheet-card-winter = Jeder Söldner jedes Spielers zählt in diesem Kampf { $winter }. Spiel ihn gegen wenige große Karten, wenn du mehr liegen hast. { $number } im Spiel.
    .rule = D1.1 D5.2
sheet-card-drummer = Verdoppelt alle deine Söldner in diesem Kampf, auch spätere; ein zweiter bringt nichts. Spiel ihn spät und überraschend. { $number } im Spiel.
    .rule = D1.1 D5.3
sheet-card-heroine = Bringt immer { $value }: Kein Winter, kein Trommler, keine Vogelscheuche ändert das. Die Königin der Winterkämpfe. { $number } im Spiel.
    .rule = D1.1 D5.4
sheet-card-scarecrow = Zählt 0; du darfst einen deiner Söldner aus diesem Kampf zurücknehmen. Rette eine 10, bevor du aussetzt, oder gewinn Zeit. { $number } im Spiel.
    .rule = D1.1 D5.5
sheet-card-surrender = Der Kampf endet sofort; die alleinige höchste Stärke gewinnt. Spiel sie, sobald du führst, ehe Trommler, Winter oder ein wartender Besitzer antworten. { $number } im Spiel.
    .rule = D1.1 D5.6
sheet-card-bishop = Der Kampf endet sofort, niemand gewinnt; ein Besitzer behält die Stadt. Heb ihn auf für den, dem noch eine Stadt fehlt. { $number } im Spiel.
    .rule = D1.1 D5.7
sheet-city = Grenzt an { $joined_cities }. Jede eigene Stadt bringt in der nächsten Runde { $cards } Karten mehr; { $wins } verbundene gewinnen das Spiel.
    .rule = D1.2 D7.2 D8.1
sheet-border = Städte, deren Regionen eine gemeinsame Linie haben, sind verbunden. Eine Stadt mit vielen Nachbarn lässt sich leicht verbinden und schwer halten; eine mit zweien ist sicher, aber abgelegen.
    .title = Grenze
    .rule = D1.2
sheet-group = Deine größte Gruppe verbundener Städte zählt: { $wins } gewinnen das Spiel. Eine einzige Stadt kann zwei Gruppen verbinden; achte auf solche Lücken bei anderen.
    .title = Verbundene Städte
    .rule = D8.1
sheet-marker = Zeigt, wem eine Stadt gehört. Er wechselt zum Sieger eines Kampfes; nach Gleichstand oder Bischof bleibt er, wo er ist.
    .title = Besitzstein
    .rule = D6.3 D6.4
sheet-pawn = Wer sie hat, nennt die nächste Stadt und beginnt. Sie geht an den Sieger. Nenne, was dir hilft, oder lass zwei Rivalen aufeinander los.
    .title = Condottiere-Figur
    .rule = D3.2 D6.3
sheet-army = Deine Karten in diesem Kampf. Danach sind alle weg, gewonnen oder verloren: Gib nicht mehr aus, als dir die Stadt wert ist.
    .title = Armee
    .rule = D4.1 D6.5
sheet-strength = Deine Söldner (im Winter je { $winter }), mit Trommler doppelt, dazu { $heroine } je Heldin. Die alleinige höchste gewinnt; bei Gleichstand niemand.
    .title = Stärke
    .rule = D5.8 D6.2
sheet-leader = Wer gewänne, wenn der Kampf jetzt endete. Es genügt, allein vorn zu liegen: Hör auf, sobald dich niemand mehr schlagen kann oder will.
    .title = In Führung
    .rule = D6.2
sheet-hand = Geheim, nur ihre Größe nicht. In einer Runde zieht niemand nach: { $base } Karten und { $cards } mehr je Stadt müssen für mehrere Kämpfe reichen.
    .title = Hand
    .rule = D2.2 D7.2
sheet-pass = Du bist aus diesem Kampf raus, aber deine Karten zählen weiter und können gewinnen. Führst du und alle anderen haben ausgesetzt: Setz auch du aus.
    .title = Aussetzen
    .rule = D4.2
sheet-owner = Wer angegriffen wird, darf bis zu seiner ersten Karte aussetzen und bleibt dabei; er hat das letzte Wort. Eine Übergabe nimmt es ihm.
    .title = Wartender Besitzer
    .rule = D4.5 D4.6
sheet-round = Dauert, bis höchstens einer Karten hat oder { $standstill } Kämpfe in Folge ohne Karte blieben. Was dann auf der Hand ist, verfällt: Gib rechtzeitig aus.
    .title = Runde
    .rule = D7.1 D7.4
sheet-aside = Karten vergangener Kämpfe, bis zum Ende der Runde aus dem Spiel. Wer nach einem Kampf keinen Söldner auf der Hand hat, darf sie ganz ablegen.
    .title = Abgelegt
    .rule = D6.5 D6.6
sheet-seen = Alle in dieser Runde gespielten Karten und zurückgenommenen Söldner. Sind alle { $winters } Winter gespielt, sind deine Zehnen sicher.
    .title = Diese Runde gesehen
    .rule = D2.3
sheet-undealt = Was beim Austeilen übrig blieb, bis zum Ende der Runde allen unbekannt. Was du nicht gesehen hast, kann hier liegen statt auf einer Hand.
    .title = Nicht ausgeteilte Karten
    .rule = D2.3

## strategy

strategy-1 = Denk in Runden: Eine Hand von zehn bis sechzehn Karten soll dir zwei Städte bringen, nicht eine mit Glanz.
strategy-2 = Überlass den ersten Kampf den anderen, spiel etwas Kleines oder setz aus, und schlag zu, wenn ihnen die Karten ausgehen.
strategy-3 = Jede Stadt bringt in jeder weiteren Runde zwei Karten, darum ist früh auch eine abgelegene Stadt eine billige Karte wert.
strategy-4 = Bau um Florenz, Modena, Spoleto oder Mailand herum: Von einem Knotenpunkt gibt es mehrere vierte Städte, und niemand kann alle bewachen.
strategy-5 = Zeig erst kleine Karten und die großen, wenn es zählt: Was früh liegt, lässt der Winter erfrieren.
strategy-6 = Vor dem Winter zähl Karten: Er nützt dem, der mehr Söldner liegen hat, mit Trommler doppelt.
strategy-7 = Heb die Übergabe auf für eine Führung, die du nicht halten kannst, und den Bischof für die vierte Stadt eines Rivalen.
strategy-8 = Wem nur eine Stadt fehlt, der ist der Gegner aller: Kannst du ihn nicht selbst aufhalten, setz früh aus und lass den Nächsten zahlen.
strategy-9 = Als Besitzer warte bis zum Schluss und zieh dann gleich, statt zu überbieten: Der Gleichstand erhält dir die Stadt und bringt dir die Figur.
strategy-10 = Mit der Figur nenne Städte, die zwei Rivalen wollen; an einem Kampf, den du nennst, musst du nicht teilnehmen.

## p1

p1-task = Du hast die mit Abstand stärkste Hand. Nenne die Stadt, die dir die Partie gewinnen würde.
p1-done = Florenz grenzt an Lucca und Siena: Parma, Lucca, Florenz und Siena sind vier. Keine andere Stadt verbindet beide Teile.
p1-wrong-any = Das verbindet höchstens drei. Welche Stadt grenzt an Siena und Lucca?

## p2

p2-task = Du greifst Biancas Siena an, deine vierte Stadt. Sie wartet ab, und alle kennen ihre zwei Zehnen. Gewinne die Partie jetzt.
p2-done = Die Übergabe beendet den Kampf, ehe die Besitzerin eingreift: 6 : 3 : 0 reicht.
p2-wrong-any = Bianca greift mit einer 10 ein, und du kommst nicht mehr heran.

## p3

p3-task = Lucca: Du führst 11 : 6. Nur Bianca ist noch dabei, und ihre letzte Karte ist bekannt: eine 4. Gewinne so billig wie möglich.
p3-done = 6 und 4 sind 10, eins weniger als 11: Du hast schon gewonnen. Nutze, was bekannt ist.
p3-wrong-any = Gewinnt auch, ist aber verschenkt: Bianca kommt nicht über 10.

## p4

p4-task = Dein Rom wird angegriffen, alle anderen haben ausgesetzt, Bianca führt mit 6. Welche Karte hält die Stadt am billigsten?
p4-done = 6 : 6. Niemand gewinnt, also behältst du Rom, und als Besitzer bekommst du die Figur.
p4-wrong-pass = Dann gewinnt Bianca Rom mit 6.
p4-wrong-play-3 = 3 reicht nicht gegen 6, es müsste noch eine Karte folgen.
p4-wrong-any = Das hält, kostet aber mehr als nötig: Als Besitzer musst du nicht überbieten, gleichziehen reicht.

## p5

p5-task = Bianca braucht Ferrara, um die Partie zu gewinnen, und führt 26 : 14; alle außer dir haben ausgesetzt. Gewinnen kannst du nicht. Halte sie auf.
p5-done = Beide haben drei Karten: im Winter 3 : 3, Gleichstand, niemand gewinnt. Dann setz aus und behalte den Rest.
p5-wrong-pass = Bianca gewinnt Ferrara und damit die Partie.
p5-wrong-play-5 = Mit dem Winter geht es noch, aber die 5 war umsonst.

## p6

p6-task = Ancona wäre deine vierte Stadt. Bianca führt 7 : 4, und alle kennen ihre zwei Fünfen. Finde den Weg zum Sieg.
p6-done = 14 : 7. Mit einer 5 steht es 14 : 12, und dann beendet deine Übergabe den Kampf. Setz dich so weit ab, dass eine Karte dich nicht einholt, dann mach Schluss.
p6-wrong-play-surrender = Du liegst zurück: 7 : 4 für Bianca. Geh erst in Führung.
p6-wrong-pass = Bianca gewinnt Ancona mit 7 : 4.
p6-wrong-any = Jetzt bringt Bianca beide Fünfen auf den Tisch: 17 sind mehr, als du erreichst.
