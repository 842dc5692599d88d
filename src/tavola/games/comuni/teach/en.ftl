## lesson

lesson-title = Learn Comuni in six minutes
lesson-else = You could, but it isn’t what this step is about. Look at what is lit up.
lesson-finish = Play on against easy bots

## how

how-goal = **Goal.** Build the finest comune: most points win.
how-turn = **Your turn.** Bid gold on a column of cards, *or* claim the columns you hold, *or* collect income. Then build: one storey and one wall level are free. Storey n scores n points and lights its kind; lit kinds pay once when you collect.
how-end = **Invasions.** Each empty deck brings an invader (4, 8, 12, 16, plus your lead). Manned walls and the common league hold him; the rest is plunder. After the Emperor it ends: guild masters, majorities, heroes, your weakest kind.
how-tips = **Tips.** Bid low. Light two kinds before you collect. Wall up before the deck runs out.
how-picture-1 = Bid on a column, claim it in a later turn.
how-picture-2 = Storey n brings n points; a lit kind pays one cube a storey.
how-picture-3 = Armies on a wall count 1 and its level: 9 holds against 10 − 1.

## c1

c1-task = This is Lucca, your town. **Most points win**, and buildings bring most of them. Press your card, then build it.
c1-done = Your first point! And the economic activation card lights up: it will bring you gold.
c1-wrong-wall-a01-1 = A wall brings no points. Its time will come; build a house first.
c1-wrong-done = Don’t stop yet: building this card costs nothing.
c1-refuse-claim = You are building already. Use your card.

## c2

c2-task = Storey 2 needs a card of level 2 or more, of the same kind, and brings **2 points**. Raise your house. Then lay the other card as a wall: one storey *and* one wall level are free every turn.
c2-done = 3 points, and the treasurer is yours: the first house of two storeys gets him. 1 gold with every income, 3 points at the end.
c2-wrong-build-a02-economic-1 = A second small house is 1 point. On top of the first one the same card brings 2.
c2-wrong-build-a10-religious-1 = 1 point, and the free storey is used up. The other card brings 2 – and the treasurer.
c2-refuse-build-a10-economic-2 = See the sign in the corner of the card: it is religious.
c2-then-1 = Now the other card, as a wall. It is free.

## c3

c3-task = A turn begins with one of three things: bid, claim **or** collect. Your economic card is lit, so collect. Then choose one more resource.
c3-done = 2 gold for two storeys, 1 from the treasurer, 1 pilgrim and 1 of choice from Lucca itself. Now the card is dark: the next economic storey lights it again.
c3-wrong-bid-1-0 = You may, even without gold. But a lit card is waiting to pay.
c3-refuse-claim = Claiming takes the cards where your envoys stand. None is out yet.
c3-refuse-bid-1-1 = Collect first, and you will have some.
c3-then-1 = And one of your choice: take an army, you will need it.

## c4

c4-task = Now you want cards. Column 1 has three, one of them fits any building. Bianca and Muzio have **1 gold each**. How much do you bid?
c4-done = 1 gold can’t be topped. 0 is a fair gamble, too: whoever is outbid gets everything back. The gold is gone only when you claim.
c4-wrong-bid-1-3 = The three cards are yours – for all your gold. 1 would have done: nobody could bid 2. Pay what the others can’t top, never more.
c4-wrong-collect = Nothing is lit, so it would be little. And without cards there is nothing to build.
c4-refuse-bid-1-4 = And you don’t need so much.

## c5

c5-task = Muzio has outbid you at column 5. You lose nothing. Take your envoy back – or pay **1 pilgrim** and move him, with his gold, to another column.
c5-done = A pilgrim has saved you a whole turn: in your next one you can claim.
c5-wrong-withdraw = Costs nothing, but then you must bid anew. Two good columns are free: try the pilgrim.
c5-refuse-relocate-5 = Your bid moves unchanged, so it only displaces lower ones.
c5-refuse-relocate-2 = Equal is not enough. Columns 1 and 3 are free.

## c6

c6-task = Look at the decks: **1 card left in A.** With it comes Venezia: 4, and 1 more for each point you lead – 4 + 6 = **10 against you**. One card in hand: a new house for 1 point, or wall level 3?
c6-done = A wall card with an army on it counts 1 and its level: your wall can hold 4 + 3 + 2 = 9.
c6-wrong-build-a03-economic-1 = 1 point – and Venezia has 1 more. Your low wall holds 6, the league helps with 2: **3 plunder**, 1 point less for each at the end.
c6-wrong-wall-a03-1 = A new section counts 2 with an army. On top of the old one this card counts 4.
c6-wrong-done = Bianca claims next, and Venezia comes. Lay the card.
c6-refuse-build-a03-economic-4 = A craftsman would raise the card by one level; you have none.

## c7

c7-task = All decide in secret. Armies **for your city** stand on the wall. Armies **for the league** weaken Venezia for everyone; the two who send most become heroes. 2 gold or 2 pilgrims fight as 1 army. Man the wall first, then send what is left.
c7-done = 10 − 1 from you − 1 from Bianca = 8 against your 9: you hold, and earn a hero token. On the wall three armies count 9, in the league 3.
c7-wrong-commit = You left it to the others. Bianca sent 1 army, Muzio none, and an empty wall counts nothing: **9 plunder**.
c7-wrong-league-armies-3 = A hero – and nobody on the wall: **6 plunder**. At home the same three armies count 9.
c7-refuse-league-armies-4 = Two gold can stand in for one more.
c7-then-1 = 2 gold for the league: they fight as one army.
c7-then-2 = All three armies onto the wall.
c7-then-3 = “That holds in any case.” Confirm.

## c8

c8-task = Another town, after Venezia. Religion is lit, economy is dark. Your card fits both; a **craftsman** raises it to level 3. It’s 3 points either way. Where?
c8-done = Now both are lit. The next income: 4 gold, 4 pilgrims, 1 of choice – **9 cubes**. Light what is dark, then collect.
c8-wrong-build-b10-religious-3 = A lit card does not pay twice: only religion paid, **7 cubes** instead of 9.
c8-wrong-wall-b10-1 = France is 10 cards away. Now is the time for points.
c8-wrong-done = The storey is free but for the craftsman. Don’t leave 3 points lying.
c8-refuse-build-b10-military-1 = It shows economy and religion only.
c8-then-3 = A round later: collect.
c8-then-4 = And one of your choice.

## c9

c9-task = Your last turn. Besides the points you see, the end counts **3 for each guild master** and, if you have all four kinds, **the whole value of your weakest kind**. Economic storey 4 (4 points) or cultural storey 3 (3 points)?
c9-done = 3 points, the architect leaves Muzio for you (+3), and your weakest kind is now worth 6 instead of 3: **9 points for one card**. The other card made the wall higher, a pilgrim paid back a plunder token.
c9-wrong-build-d02-economic-4 = 4 points and nothing else: 43 in the end. The lower storey makes 48.
c9-refuse-build-d07-cultural-4 = One storey at a time.
c9-then-1 = The other card: wall level 3, free.
c9-then-2 = One pilgrim for one plunder token: a pilgrim for a point.

## c10

c10-task = The Emperor: 16 + 4 lead = 20. Five armies on your five wall cards count 14, the league captain beside you 1. Two armies are spare. Most in the league earns **5 points**; what you keep counts as well: **2 points for the most of each resource**.
c10-done = 48 : 37 : 26 – **you win!** Buildings 24, guild masters 6, weakest kind 6, heroes 8, majorities 4. (Nothing in the league: 43. Everything spent: 44.)
c10-wrong-league-armies-7 = The hero is yours, and so are **9 plunder**: nobody stood on the walls.
c10-refuse-league-armies-8 = Seven armies is all you have.
c10-then-1 = Keep the gold: it may be the most at the table.
c10-then-2 = 2 pilgrims make your league 3, more than the others are likely to send.
c10-then-3 = Five armies for the five wall cards.
c10-then-4 = Confirm.

## c11

c11-task = You know it all now. Play on from here; Bianca and Muzio are easy bots now. France comes in 10 cards, with 8.
c11-done = Well played. For the next game: the strategy page, and six puzzles.

## sheet

sheet-gold = **Gold.** Bid it for cards. Two trade for an army, two fight as one. Most at the end: 2 points. Keep enough to top the others by one. C3.1, C4.1
sheet-armies = **Armies.** Man your walls or go to the league; spent after the invasion. Save one for each wall card before a deck runs out. Most at the end: 2 points. C5.3
sheet-pilgrims = **Pilgrims.** Two trade for any other resource. One moves an outbid envoy or returns a plunder token. The handiest cubes of all. Most at the end: 2 points. C3.2, C3.19, C4.1
sheet-craftsmen = **Craftsmen.** Pay one for a further building action, or to raise a card by one level. Best spent on a third or fourth storey. Most at the end: 2 points. C3.10, C3.12
sheet-economic = **Economic building.** Pays gold, one a storey, when lit. Build it first if you want to win columns. Worth 1, 3, 6, 10 points. C1.1, C3.14
sheet-military = **Military building.** Pays armies, one a storey, when lit. Collect just before an invasion. Worth 1, 3, 6, 10 points. C1.1, C3.14
sheet-religious = **Religious building.** Pays pilgrims, one a storey, when lit: two of them become anything. Worth 1, 3, 6, 10 points. C1.1, C3.14
sheet-cultural = **Cultural building.** Pays craftsmen, one a storey, when lit: they make low cards tall. Worth 1, 3, 6, 10 points. C1.1, C3.14
sheet-card-one-kind = **Project card, one kind.** A storey of its kind up to its level, or a wall level of any kind. High levels belong on top, low ones at the bottom. C3.11
sheet-card-two-kinds = **Project card, two kinds.** You choose the kind when you build. Use it to light whichever kind is dark. C1.2, C3.11
sheet-card-general = **General card.** Fits any building. Worth an extra gold; keep one for the last turn, to take a guild master or lift your weakest kind. C1.2
sheet-level = **Level, 1 to 4.** How high the card may be laid. A craftsman lifts it by one, once. After that only the number of cards counts. C3.11, C3.13
sheet-storey = **Storey n.** Scores n points at once and lights its kind. At most four. One a turn is free, more cost a craftsman each. C3.10, C3.14
sheet-wall = **Wall card.** Any card, face down. With an army on it: 1 and its level. Without: nothing. No points. One a turn is free. C3.15, C5.5
sheet-section = **Wall section.** Up to four levels: 2, 3, 4, 5 with armies. One high section makes each army count most. C3.15, C5.5
sheet-bonus-wall = **Bonus wall.** A new section of level 1, free, when a section reaches level 4. Eleven in all. C3.16
sheet-activation-card = **Activation card.** Lit by building its kind, pays once when you collect, then dark again. Collect with two or more lit. C3.5, C3.14
sheet-treasurer = **Treasurer.** 1 gold with each income, 3 points at the end. First to two economic storeys; then whoever has more economic points on his turn. C3.18
sheet-captain = **Captain.** 1 army with each income, 3 points at the end. First to two military storeys; then whoever has more military points. C3.18
sheet-bishop = **Bishop.** 1 pilgrim with each income, 3 points at the end. First to two religious storeys; then whoever has more religious points. C3.18
sheet-architect = **Architect.** 1 craftsman with each income, 3 points at the end. First to two cultural storeys; then whoever has more cultural points. C3.18
sheet-envoy = **Envoy.** Holds a column for you, with any gold, even none. You have three; with all three out you must claim. C3.1, C3.3
sheet-column = **Column.** One to three cards, sold together. Claiming empties all your columns at once: wait for two if nobody can outbid you. C3.1, C3.4
sheet-choice-column = **Column with ?.** One card and a resource of your choice when you claim. Cheap, and often overlooked. C3.4
sheet-deck = **Deck A to D.** Refills the columns. Its last card brings the invader at once; after D one more round, then the Emperor. C3.8, C6.1
sheet-marker = **Invasion marker.** How many cards until the invader. From three on, think walls and armies before points. C2.3
sheet-venezia = **Venezia.** Strength 4, plus your lead; heroes 2 and 1. Two wall levels and two armies usually do. C5.1
sheet-france = **France.** Strength 8, plus your lead; heroes 3 and 1. Have three manned levels. C5.1
sheet-pope = **The Pope.** Strength 12, plus your lead; heroes 4 and 1. A full section counts 14 with four armies. C5.1
sheet-emperor = **The Emperor.** Strength 16, plus your lead; heroes 5 and 2. Comes after the last round; then the scores are counted. C5.1, C6.3
sheet-league = **The league.** Each army sent takes 1 off everybody’s invader. The two biggest senders earn heroes. Send what your wall can’t hold. C5.4, C5.7
sheet-league-captain = **League captain.** Travels with the turn; his holder defends with 1 more. Trigger an invasion yourself and he is with you. C3.20, C5.5
sheet-hero = **Hero token.** Points at the end, for most and second most armies in the league. Ties: fewer points first. C5.7
sheet-plunder = **Plunder token.** 1 for each point your defence is short; −1 point at the end. Return one for a pilgrim, or two for three, in your turn. C3.19, C5.6
sheet-screen = **Screen.** Hides resources, heroes, plunder and hand. But all taking and paying is open: who counts knows. C1.4, C1.6
sheet-score-track = **Score track.** Points of buildings. Your distance to the last one is added to every invader against you. C5.2
sheet-weakest-kind = **Weakest kind.** With all four kinds: at the end the value of your lowest (1, 3, 6 or 10). A fourth kind late is worth 2. C7.5
sheet-majority = **Majority.** At the end 2 points for the most of each resource behind your screen; 1 each on a tie. C7.2
sheet-trade = **Trade.** At any decision: 2 gold for an army, 2 pilgrims for anything else. Emergency only: half is lost. C4.1
sheet-hand = **Hand.** At most two cards stay after building; the rest is discarded. Lay spare cards as walls. C3.17
sheet-lucca = **Lucca, 1.** Income: a pilgrim and one of choice. First in order, wins every tie. C2.4, C7.6
sheet-firenze = **Firenze, 2.** Income: a craftsman and one of choice. Builds high early. C2.4
sheet-siena = **Siena, 3.** Income: an army and one of choice. Begins with three armies: heroes come easily. C2.4
sheet-bologna = **Bologna, 4.** Income: a gold and one of choice. Wins the columns. C2.4
sheet-milano = **Milano, 5.** Income: an army and one of choice. Strong start, loses every tie. C2.4, C7.6

## strategy

strategy-1 = Three storeys of one kind (6 points) beat three single houses (3), so pick two kinds early and go up.
strategy-2 = Being a little behind is comfortable: the last one faces only the base strength, the leader pays for every point of his lead.
strategy-3 = Count the marker: you decide whether your claim brings the invasion now, and with it the captain’s 1 for you.
strategy-4 = Build one high wall, not many low ones: level 4 counts 5 with a single army and gives a bonus section.
strategy-5 = The last army is worth 1 on open ground and 1 in the league, so beyond your wall cards always send it: it may earn a hero.
strategy-6 = Gold is public when it is taken and paid: know what the others can bid, and bid one more than that or nothing at all.
strategy-7 = Two envoys out and then one claim is the rhythm; with three out you can’t collect any more.
strategy-8 = A guild master is 3 points for you and 3 fewer for the other: one small extra house is often enough to take him.
strategy-9 = Craftsmen turn bad cards into good storeys; pilgrims turn into anything, two for one, and return plunder one for one.
strategy-10 = Before the last round have all four kinds, and spend your last storey on the lowest of them.

## p1

p1-task = Bianca claims next, and France comes with 8. One card of level 3, one craftsman, four armies.
p1-done = Level 4: four manned cards count 5 + 4 + 3 + 2 = 14, and a bonus section comes free.
p1-wrong-build-b07-cultural-3 = 3 points for you, 3 more for France, and the wall stays low.
p1-wrong-wall-b07-1 = A new section counts 2. Two levels higher and one craftsman: 5.

## p2

p2-task = Your very last turn, and no envoy is out.
p2-done = Collect. A bid could never be claimed; cubes man the walls, win the league and majorities.
p2-wrong-bid-1-0 = You will never claim it: the game ends after the Emperor.
p2-wrong-bid-1-2 = Worse: gold on a bid counts for nothing at the end.
p2-refuse-claim = So what is left?

## p3

p3-task = Your last building phase. Bianca holds the treasurer with economic buildings worth 6; yours are worth 6 as well. One economic card of level 3; two pilgrims would trade for a craftsman.
p3-done = A small new house: 7 beats 6. The treasurer is worth 6 points in all, the pilgrims stay, and the Emperor grows by 1 only.
p3-wrong-trade-pilgrims-craftsmen = Storey 4 brings 4 points and the treasurer, but 3 more for the Emperor, and your pilgrims are gone.
p3-wrong-wall-d02-2 = A second level on the small section is worth an army at most. The treasurer is worth 6.
p3-wrong-done = Cards in hand count nothing at the end.

## p4

p4-task = A general card of level 1, and no craftsman. As what do you build it?
p4-done = Economic: 3 + 1 = 4 beats Bianca’s 3, and the treasurer changes sides. More points suffice, two storeys are not asked for.
p4-wrong-build-a17-military-1 = A third kind is nice, but the treasurer is 3 points and 1 gold with every income.
p4-wrong-wall-a17-1 = France is far away.

## p5

p5-task = The Emperor comes with 16, and you have no lead; Bianca and Muzio are ahead and will send some to the league. Six armies, walls of four and two levels, the captain. How many for the league, how many for the city?
p5-done = Three make you the hero (5). Two on the best cards and the captain hold 5 + 4 + 1 = 10, and more is not coming. The sixth stays home unused: the last army at the table, 2 points. 31 : 29 : 29!
p5-wrong-league-armies-2 = Four on the walls hold alone, and you are the hero: safe, but no army is left for the majority. 29 : 28 : 28, and sometimes not enough.
p5-wrong-league-armies-0 = You hold with armies to spare. Muzio becomes the hero and wins.
p5-wrong-league-armies-6 = The hero is yours, and 6 plunder.

## p6

p6-task = Bianca and Muzio have 1 gold each. Your bid?
p6-done = 1 gold on column 1: military 1, 2 and 3 are a whole building without a craftsman, and nobody can bid 2.
p6-wrong-bid-1-0 = Bianca tops it with 1.
p6-wrong-bid-1-3 = 2 gold for nothing: nobody can bid 2.
p6-wrong-collect = Only culture is lit. And the three cards won’t wait.
