## lesson

lesson-title = Learn Comuni in six minutes
lesson-else = You could, but it isn’t what this step is about. Look at what is lit up.
lesson-finish = Play on against easy bots

## how

how-goal = **Goal.** Build the finest comune: most points win.
how-turn = **Your turn.** Bid gold on a column of cards, **or** claim the columns you hold, **or** collect income. Then build: one storey and one wall level are free. Storey n scores n points and lights its kind; lit kinds pay once when you collect.
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
c4-then-3 = Your turn again, and nobody has outbid you. Claim: the three cards come into your hand, and only now the gold is gone.
c4-done = Three cards, and now you would build. 1 gold couldn’t be topped; 0 is a fair gamble, too: whoever is outbid gets everything back.
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

sheet-resource-gold = Bid it for cards. { $trade } trade for an army, { $fight } fight as one. Most at the end: 2 points. Keep enough to top the others by one.
    .title = Gold
    .rule = C3.1 C4.1 C7.2
sheet-resource-armies = Man your walls or go to the league; spent after the invasion. Save one for each wall card before a deck runs out. Most at the end: 2 points.
    .title = Armies
    .rule = C5.3 C7.2
sheet-resource-pilgrims = { $trade } trade for any other resource. One moves an outbid envoy or returns a plunder token. The handiest cubes of all. Most at the end: 2 points.
    .title = Pilgrims
    .rule = C3.2 C3.19 C4.1
sheet-resource-craftsmen = Pay one for a further building action, or to raise a card by one level. Best spent on a third or fourth storey. Most at the end: 2 points.
    .title = Craftsmen
    .rule = C3.10 C3.12 C7.2
sheet-kind-economic = Pays gold, one a storey, when active. Build it first if you want to win columns. By storeys worth { $values } points.
    .title = Economic building
    .rule = C1.1 C1.5 C3.14
sheet-kind-military = Pays armies, one a storey, when active. Collect just before an invasion. By storeys worth { $values } points.
    .title = Military building
    .rule = C1.1 C1.5 C3.14
sheet-kind-religious = Pays pilgrims, one a storey, when active: two of them become anything. By storeys worth { $values } points.
    .title = Religious building
    .rule = C1.1 C1.5 C3.14
sheet-kind-cultural = Pays craftsmen, one a storey, when active: they make low cards tall. By storeys worth { $values } points.
    .title = Cultural building
    .rule = C1.1 C1.5 C3.14
sheet-storey = Scores { $number } at once, so that the building is worth { $value } in all, and makes its kind active. At most { $highest } storeys. One a turn is free, more cost a craftsman each.
    .title = Storey { $number }
    .rule = C1.5 C3.10 C3.14
sheet-master = { $resources } with each income, { $points } points at the end. Goes to whoever is first to { $storeys } { $kind } storeys; then to whoever has more { $kind } points, on that player’s own turn.
    .rule = C3.5 C3.18 C7.1
sheet-comune = Number { $number }. Income: { $income_resources }{ $choices ->
        [0] {""}
       *[other] {" "}and { $choices } of choice
    }. Begins with { $start_resources }. { $main_resource-id ->
        [gold] Wins the columns.
        [armies] Heroes come easily.
        [pilgrims] Its cubes become anything.
       *[other] Builds high early.
    } The lower number is first in order and wins ties.
    .rule = C2.4 C3.5 C7.6
sheet-deck = Refills the columns, with { $number } cards at first. Its last card brings { $invader }{ $deck-id ->
        [d] , after one more round for everybody
       *[other] {" "}at once
    }: have your walls manned by then.
    .title = Deck { $deck }
    .rule = C2.3 C3.8 C6.1
sheet-invader-venezia = Strength { $strength }, plus your lead; heroes { $higher } and { $lower }. Comes with deck { $deck }. Two wall levels and two armies usually do.
    .rule = C5.1 C5.2 C5.7
sheet-invader-france = Strength { $strength }, plus your lead; heroes { $higher } and { $lower }. Comes with deck { $deck }. Have three manned levels.
    .rule = C5.1 C5.2 C5.7
sheet-invader-pope = Strength { $strength }, plus your lead; heroes { $higher } and { $lower }. Comes with deck { $deck }. A full section with an army on every card defends with { $section }.
    .title = The Pope
    .rule = C5.1 C5.2 C5.7
sheet-invader-emperor = Strength { $strength }, plus your lead; heroes { $higher } and { $lower }. Comes after the last round that follows deck { $deck }; then the scores are counted.
    .title = The Emperor
    .rule = C5.1 C5.2 C6.3
sheet-card = { $kinds-count ->
        [1] A storey ({ $kinds }) up to level { $level }, or a wall level of any kind. High levels belong on top, low ones at the bottom.
        [4] Fits any building, up to level { $level }. Worth an extra gold; keep one for the last turn, to take a guild master or lift your weakest kind.
       *[other] A storey of one of its kinds ({ $kinds }) up to level { $level }: you choose when you build. Use it for whichever kind is not active.
    } The name is ours, not the printed one.
    .rule = C1.2 C3.11
sheet-side-league = Each army sent takes 1 off everybody’s invader. The two biggest senders earn heroes. Send what your wall can’t hold.
    .title = The league
    .rule = C5.4 C5.7
sheet-side-city = Armies here man the highest wall cards first, and defend with { $defences } by level; those without a wall card defend with 1. What the defence is short becomes plunder.
    .title = Your city
    .rule = C5.5 C5.6
sheet-level = How high the card may be laid, up to { $highest }. Each craftsman lifts it by one, for this play alone. After that only the number of cards counts.
    .title = Level
    .rule = C3.11 C3.12 C3.13
sheet-wall = Any card, face down. With an army on it: 1 and its level. Without: nothing. No points. One a turn is free.
    .title = Wall card
    .rule = C3.15 C5.5
sheet-section = Up to { $highest } levels, which defend with { $defences } if armies man them. One high section makes each army count most.
    .title = Wall section
    .rule = C3.15 C5.5
sheet-bonus = A new section of level 1, free, when a section reaches level { $highest }. { $number } in all.
    .title = Bonus wall
    .rule = C3.16
sheet-activation = Active once you build its kind; pays once when you collect, then is inactive again. Collect with two or more active.
    .title = Activation card
    .rule = C3.5 C3.14
sheet-envoy = Holds a column for you, with any gold, even none. You have { $number }; with all of them out you must claim.
    .title = Envoy
    .rule = C3.1 C3.3
sheet-column = { $fewest } to { $most } cards, sold together. Claiming empties all your columns at once: wait for two if nobody can outbid you.
    .title = Column
    .rule = C2.2 C3.1 C3.4
sheet-choice = A column with one card, and a resource of your choice when you claim. Cheap, and often overlooked.
    .title = Resource of choice
    .rule = C3.4
sheet-marker = How many cards until the invader. From three on, think of walls and armies before points.
    .title = Invasion marker
    .rule = C2.3
sheet-captain = Travels with the turn; whoever has him defends with { $defence } more. Trigger an invasion yourself and he is with you.
    .title = League captain
    .rule = C3.20 C5.5
sheet-hero = Points at the end, for most and second most armies in the league. Ties: fewer points first. Kept secret behind the screen until then.
    .title = Hero token
    .rule = C5.7 C7.3
sheet-plunder = 1 for each point your defence is short; −1 point at the end. Return one for a pilgrim, or two for three, in your turn.
    .title = Plunder token
    .rule = C3.19 C5.6
sheet-screen = Hides resources, heroes, plunder and hand. But all taking and paying is open: who counts knows.
    .title = Screen
    .rule = C1.4 C1.6
sheet-points = The points of your buildings, as they are built. Your lead over the last player is added to every invader against you.
    .title = Score track
    .rule = C3.14 C5.2
sheet-weakest = With all four kinds: at the end the value of your lowest building ({ $values } by storeys). A fourth kind late is worth 2.
    .title = Weakest kind
    .rule = C7.5
sheet-majority = At the end 2 points for the most of each resource behind your screen; 1 each on a tie.
    .title = Majority
    .rule = C7.2
sheet-trade = At any decision: { $trade } gold for an army, { $trade } pilgrims for anything else. Emergency only: half is lost.
    .title = Trade
    .rule = C4.1
sheet-supply = The cubes that nobody has. What it does not hold is not paid out: count before you rely on an income.
    .title = Supply
    .rule = C1.3 C3.6
sheet-hand = At most { $limit } cards stay after building; the rest is discarded. Lay spare cards as walls.
    .title = Hand
    .rule = C3.17

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

p1-task = Bianca claims next, and France comes with 8. One card of level 3, one craftsman, four armies. Where does the card go?
p1-done = Level 4: four manned cards count 5 + 4 + 3 + 2 = 14, and a bonus section comes free.
p1-wrong-build-b07-cultural-3 = 3 points for you, 3 more for France, and the wall stays low.
p1-wrong-wall-b07-1 = A new section counts 2. Two levels higher and one craftsman: 5.

## p2

p2-task = Your very last turn, and no envoy is out. What do you do?
p2-done = Collect. A bid could never be claimed; cubes man the walls, win the league and majorities.
p2-wrong-bid-1-0 = You will never claim it: the game ends after the Emperor.
p2-wrong-bid-1-2 = Worse: gold on a bid counts for nothing at the end.
p2-refuse-claim = So what is left?

## p3

p3-task = Your last building phase. Bianca holds the treasurer with economic buildings worth 6; yours are worth 6 as well. One economic card of level 3, and no craftsman. What do you make of the card?
p3-done = A small new house: 7 beats 6. The treasurer makes a difference of 6 points, and the Emperor grows by 1 only.
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
