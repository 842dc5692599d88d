## lesson

lesson-title = Learn Concordia in six minutes
lesson-else = You could, but it isn’t what this step is about. Look at what is lit up.
lesson-finish = Play on against an easy bot

## how

how-goal = **Goal.** The most points at the end. Each of your cards belongs to a god, who rewards something: houses, provinces, kinds of goods, colonists, wealth.
how-turn = **A turn.** Play one card and carry it out: the Architect moves and builds, the Prefect lets a province produce, the Mercator trades, the Senator buys cards, the Diplomat copies, the Tribune takes all your played cards back.
how-end = **The end.** Somebody buys the last card or builds a 15th house: 7 points. Everybody else has one more turn.
how-tips = **Tips.** Bricks first: nearly every house needs one. Buy cards early: they act all game and score at the end. Collect what your cards reward.
how-picture-1 = From a line you build in the cities at its two ends.
how-picture-2 = A province produces: the bonus for you, a good for each house.
how-picture-3 = Every card scores at the end, each of them in full.

## k1

k1-task = The end of a game: Bianca leads 54 : 52, and a single card is left. Buy the Prefect, for 1 wine.
k1-done = 4 points for your four provinces, and 7 for buying the last card. Bianca has one more turn, then it is 62 : 55: you win. Cards are points.
k1-wrong-done = Now Bianca buys it and takes the 7 points.

## k2

k2-task = A new game. In each turn you play one card. The Architect moves colonists and builds houses: play him.
k2-then-1 = You have 2 steps, one for each colonist on the board. Send the land colonist out of Roma.
k2-then-2 = Step onto the line between Roma and Cosa.
k2-then-3 = Stay here. From a line you build in the cities at both ends.
k2-then-4 = Build in Cosa: 1 brick, 1 food and 2 coins.
k2-then-5 = Your only brick is spent, so this is it for now.
k2-done = Your first house, and 12 : 7 points: the cards in your hand score for your house, its province and its good.
k2-wrong-play-tribune = The Tribune takes back what you have played, and you have played nothing yet.
k2-wrong-play-diplomat-jupiter = The Diplomat copies the last card of another player, and Bianca has not played any.
k2-refuse-build-cosa = Only the Architect builds: play him first.

## k3

k3-task = Cosa gives food, Florentia gives wine, and both lie in Etruria. Play a Prefect to make a province produce.
k3-then-1 = Choose Etruria: the marker’s wine is your bonus, and each house gives its good.
k3-done = 2 wine and 1 food for one card. The marker now shows coins: until somebody collects them, Etruria can’t produce again.
k3-wrong-play-tribune = One card back for a whole turn: that is too little. Let Etruria produce first.
k3-refuse-produce-etruria = Play a Prefect first.

## k4

k4-task = Your second Prefect. Umbria with three houses of yours, or Campania, where cloth comes from? Look at who gets what.
k4-done = 2 tools, 1 food and 1 brick, worth 17, and nothing for Bianca. Houses side by side beat one dear city.
k4-wrong-produce-campania = 2 cloth, worth 14. But Bianca has two houses there and gets 11 for nothing.
k4-wrong-produce-sicilia = 1 cloth for you, 1 wine for Bianca. Produce where you have houses.
k4-wrong-collect = Only one marker shows coins, 2 of them. Umbria would be worth 17.
k4-wrong-done = A Prefect for nothing. Let Umbria produce.
k4-else = Without a house of yours there you get only the bonus.
k4-refuse-produce-etruria = Etruria’s marker shows coins: it has just produced.

## k4b

k4b-task = A few turns later: you have goods but not one coin, and seven markers show coins. What is your Prefect for now?
k4b-done = 12 coins at once, and all markers show goods again. Collect when a lot lies there.
k4b-wrong-produce-liguria = 1 cloth, worth 7, and the 12 coins are left for Bianca.
k4b-wrong-done = A Prefect for nothing, with 12 coins on the board.
k4b-else = Only the bonus, and the 12 coins are left for Bianca.
k4b-refuse-produce-umbria = Its marker shows coins. Somebody must collect first: you?

## k5

k5-task = Your colonists stand next to Hadria (tool), Neapolis (food) and Ancona (brick). You have food, a tool and wine, but no brick. Where can you build?
k5-then-1 = That is all you can build now.
k5-done = Only houses in brick cities cost no brick: 1 food and 1 coin. And from now on Ancona gives you bricks.
k5-wrong-done = You leave without a house, although Ancona costs only 1 food and 1 coin.
k5-refuse-build-hadria = You have the tool, but every house outside brick cities takes a brick as well.
k5-refuse-build-neapolis = You have the food, but every house outside brick cities takes a brick as well.

## k6

k6-task = Hadria and Neapolis are waiting for you, but you have no bricks and no coins, only 3 cloth. Play the Mercator.
k6-then-1 = He brings 3 coins. Now sell cloth, for 7 coins each.
k6-then-2 = And another.
k6-then-3 = 17 coins. A brick costs 3: buy two, one for each house.
k6-then-4 = One more.
k6-then-5 = 11 coins left, enough for both houses. Done.
k6-then-8 = Your turn again: the Architect.
k6-then-9 = Hadria: brick, tool, 3 coins.
k6-then-10 = Neapolis: brick, food, 2 coins.
k6-done = Two houses in one turn, and 21 points instead of 15. Dear goods become bricks, bricks become houses.
k6-wrong-play-architect = Without bricks and coins he can build nothing. Trade first.
k6-refuse-sell-cloth = Goods are traded with the Mercator: play him first.
k6-wrong-done = One brick builds one house, and you stand next to two cities.
k6-refuse-sell-wine = Wine would be a third good. Choose your two with care.
k6-refuse-sell-brick = What you buy in this turn you can’t sell in it.
k6-refuse-buy-cloth = What you sell in this turn you can’t buy back.

## k7

k7-task = Your Senator may buy two cards. You own three tool cities and one food city, no brick city, and have three colonists on the board. Which cards bring the most points?
k7-then-1 = The second space costs one good more, of your choice: pay the food.
k7-then-2 = Smith: 3 × 3 = 9 points. Now the Colonist: 2 points for each of your three colonists.
k7-done = From 29 to 42 points in one turn, the most there is here. And both cards now work for you.
k7-wrong-card-mason-1 = Cheap, but the mason rewards houses in brick cities, and you have none: 0 points.
k7-wrong-card-farmer-3 = 3 points, for your single food city. And the brick for the smith, who would bring 9, is gone.
k7-wrong-done = The classic mistake. Goods bring 1 point for 10 coins at the end; the right cards bring six or nine each.
k7-else = A good card. But compare what each of them would score for you now.
k7-refuse-card-prefect-4 = A Prefect costs wine, and on this space cloth as well.

## k8

k8-task = The Architect is played, six cards are in your hand, and you would like to build again. Which card now?
k8-then-1 = Etruria: the bonus wine, and food from Cosa.
k8-done = Right: first use what you hold. The Tribune brings everything back at once, with 1 coin for each card beyond the third.
k8-wrong-play-tribune = Too early: a whole turn for one Architect, and not a single coin. You have five other cards to play first.

## k9

k9-task = Five cards are played; the Diplomat and the Tribune are left. On Bianca’s pile lies a Diplomat.
k9-then-1 = 3 coins, and your hand is full again. For 1 food and 1 tool place a colonist in Roma.
k9-done = One more colonist: one more step for every Architect, and 2 points for each of your cards of Mars.
k9-wrong-play-diplomat-jupiter = A Diplomat can’t copy a Diplomat: a lost turn. When the rest of your hand does nothing, it is time for the Tribune.

## k10

k10-task = You want the smith, but your Senator is already played. Look at what lies on Bianca’s pile.
k10-then-1 = Copy Bianca’s Senator.
k10-then-2 = The smith: 1 brick and 1 tool.
k10-then-3 = Done: keep the rest.
k10-done = From 26 to 34 points. The Diplomat is whatever the others have just played: watch their piles.
k10-wrong-play-tribune = That brings the Senator back, but a turn later, and by then the smith may be gone.
k10-wrong-play-prefect = Goods are fine, but on her next turn Bianca covers the Senator with another card.
k10-refuse-play-senator = Your Senator lies in your pile. The Diplomat can do as Bianca’s.
k10-refuse-card-smith-1 = Cards are bought with a Senator: copy one.

## k11

k11-task = Bianca leads 56 : 55. The stack is empty, two cards are left, and you can pay for both.
k11-then-1 = The Prefect: 5 points for your five provinces. The space costs any good: pay the food, you need the others.
k11-then-2 = Now the last one.
k11-done = 5 for the Prefect, 3 for the smith, 7 for ending the game: 68 : 56. End the game when you are ahead with it.
k11-wrong-done = Bianca buys both and takes the 7 points.

## k12

k12-task = A real game: one house each, everything else is open. Play any card; press one to read what it does.
k12-done = From here on it is your game. “Count my points” shows at any time what your cards reward.

## sheet

sheet-card-tribune = **Tribune** · Mars · start. Takes back all played cards, 1 coin each beyond the third; 1 food and 1 tool place a colonist. Play it when your hand is weak. K4.1
sheet-card-architect = **Architect** · Jupiter · tool. Moves colonists, a step for each on the board, then builds. Gather goods for two or three houses first. K4.2, K4.3
sheet-card-prefect = **Prefect** · Saturnus · wine. A province produces for all houses, with a bonus for you; or collect all coins on markers. Best where only you have houses. K4.5
sheet-card-mercator = **Mercator** · Mercurius · wine. 3 coins (bought: 5), then trade in two goods. Sell cloth and wine, buy bricks and what the next houses need. K4.8
sheet-card-diplomat = **Diplomat** · Jupiter; bought: Saturnus, Mercurius, Mars · tool or food. Does what lies on top of another pile. Saves you a Tribune; useless against Diplomats. K4.9
sheet-card-senator = **Senator** · Vesta · start. Buys up to two cards, each for its price and that of its space. Use both purchases, as early as you can pay. K4.10
sheet-card-colonist = **Colonist** · Mars · food. Places any number of colonists, 1 food and 1 tool each, in Roma or by your houses; or 5 coins and 1 each. K4.7
sheet-card-consul = **Consul** · Jupiter · cloth. Buys one card without the price of its space. Ideal for the dear right end, or for the last card. K4.11
sheet-card-mason = **Mason** · Minerva · food. Each of your brick cities gives a brick; 3 points for each at the end. Bricks are always short. K4.12
sheet-card-farmer = **Farmer** · Minerva · brick, food. Each of your food cities gives a food; 3 points for each at the end. Feeds colonists and brick cities. K4.12
sheet-card-smith = **Smith** · Minerva · brick, tool. Each of your tool cities gives a tool; 3 points for each at the end. Tools buy Architects and colonists. K4.12
sheet-card-vintner = **Vintner** · Minerva · brick, wine. Each of your wine cities gives a wine; 4 points for each at the end. Wine buys Prefects and Mercators. K4.12
sheet-card-weaver = **Weaver** · Minerva · brick, cloth. Each of your cloth cities gives a cloth, worth 7; 5 points for each at the end. Two cities pay off. K4.12
sheet-god-vesta = **Vesta.** 1 point for every 10 full coins, goods at their price. Only the Senator: what you haven’t spent is worth almost nothing. K6.2
sheet-god-jupiter = **Jupiter.** 1 point for each house outside brick cities, for each card. Architects, Consuls, the start Diplomat: build much. K6.2
sheet-god-saturnus = **Saturnus.** 1 point for each province with a house of yours, for each card. Prefects: spread out, one house in a new province. K6.2
sheet-god-mercurius = **Mercurius.** 2 points for each kind of good your houses produce, at most 10, for each card. Mercators: build in all five kinds. K6.2
sheet-god-mars = **Mars.** 2 points for each colonist on the board, at most 12, for each card. Tribune and Colonists: place all six. K6.2
sheet-god-minerva = **Minerva.** The specialists: 3 to 5 points for each house in a city of their good. One kind, many houses. K6.2
sheet-city = **City.** Gives the good on its tile. A house costs brick and that good (brick city: 1 food) and coins; each house of others there adds as many coins again. K4.4
sheet-province = **Province.** Two or three cities that produce together. Several houses in one make a strong Prefect; a first house in a new one scores for Saturnus. K4.5
sheet-house = **House** · 15 each. Produces, scores for Jupiter, Saturnus, Mercurius and Minerva, and lets you place colonists there. The 15th ends the game. K4.3, K6.1
sheet-land-colonist = **Land colonist** · 3 each. Walks on brown lines and builds at both ends of the line where it stands. Every colonist is one step more. K4.2
sheet-sea-colonist = **Sea colonist** · 3 each. Sails on blue lines, which are longer: quick to new provinces. It never goes into a city again. K4.2, K4.13
sheet-line = **Line.** Room for one colonist at rest. Others may be passed over, each for its step; so block or be blocked. K1.2, K4.2
sheet-roma = **Roma.** Where all begin, in no province. Nobody builds here; new colonists can always be placed here. K1.2, K4.7
sheet-marker = **Bonus marker.** Shows the dearest good of its province: the bonus of whoever lets it produce. Then it shows coins until somebody collects. K4.5
sheet-storehouse = **Storehouse** · 12 spaces, for goods and for colonists still at home. Full means lost goods: place colonists, spend before you produce. K5.1, K5.2
sheet-goods = **Goods.** Brick 3, food 4, tool 5, wine 6, cloth 7: the price at the bank, buying and selling. Houses there cost 1 to 5 coins. K1.1, K4.4
sheet-coins = **Coins.** Pay for houses and goods; 10 are a single point. Sources: Mercator, collecting, Colonist, a late Tribune. K4.4, K6.2
sheet-praefectus = **Praefectus Magnus.** Doubles your next bonus good, then goes to the right. Produce a dear bonus while you hold it. Breaks ties at the end. K4.6, K6.3
sheet-display = **For sale.** Seven spaces, from the left +0, any, any, cloth, cloth, any and cloth, 2 cloth. Cards slide left: wait for a discount, or lose the card. K4.10
sheet-stack = **Stack.** Cards still to come, in secret order. When it is empty and the display bought up, the game ends: count the cards left. K2.3, K6.1
sheet-pile = **Pile.** Your played cards; the top one can be copied by Diplomats. Mind what you leave on top. K3.1, K4.9
sheet-concordia = **Concordia card** · 7 points for whoever buys the last card or builds a 15th house; everybody else has one more turn. K6.1

## strategy

strategy-1 = Build two or three houses before your first Tribune, and one of them in or next to a brick city.
strategy-2 = A turn is worth about ten coins; ask of each card whether it brings more than that.
strategy-3 = Choose one or two gods by the middle of the game and buy every card of theirs: five cards of one god multiply each house or colonist by five.
strategy-4 = Saturnus wants a house in every province, Minerva many cities of one good: look at the map before you buy.
strategy-5 = A third or fourth colonist early gives steps in every Architect and points for every Mars card.
strategy-6 = Let provinces produce where you have two houses and others none; where others share, wait till they do it for you.
strategy-7 = Be the first in dear cities: the second house there costs twice the coins, the third three times.
strategy-8 = Keep space in the storehouse before a Prefect, and a brick in it after every Mercator.
strategy-9 = A second Architect, a third Prefect, a Consul: with more cards the hand lasts longer, and each Tribune brings back more.
strategy-10 = Near the end count cards and houses left, and take the last one yourself: 7 points, and everybody else has a single turn left to answer.

## q1

q1-task = You hold the Praefectus Magnus, but your storehouse has room for just two goods. Which province?
q1-done = Liguria: the double bonus is 2 cloth, worth 14, and nobody else gets anything. Houses are no use if their goods don’t fit.
q1-wrong-produce-campania = 2 cloth for you as well, but cloth and food for Bianca.
q1-wrong-produce-umbria = More goods, but only two fit: 2 tools, worth 10.

## q2

q2-task = Your last turn: moving is over, and you have a single brick. Bianca has 38 points. Where do you build?
q2-done = Luceria is a new province (3 cards of Saturnus) and a new good (2 Mercators): 39 points.
q2-wrong-build-casinum = Cloth is dear, but you already have a house in Campania: 36 points.
q2-wrong-build-olbia = A new province, but tools you have already: 35 points.
q2-wrong-done = A house brings you up to 7 points.

## q3

q3-task = Your last turn. Bianca has 33 points, you have 30. Which card wins?
q3-done = The Tribune places one more colonist: 2 points for each of your three cards of Mars.
q3-wrong-play-prefect = Goods are worth a point for 10 coins: 31.
q3-wrong-play-mercator-3 = Trading changes the kind of your wealth, hardly its size: 30.

## q4

q4-task = You have 14 houses; the next one ends the game. Which one wins it?
q4-done = Olbia lies in a province where you have nothing yet: Saturnus makes the difference.
q4-wrong-build-croton = After Bianca’s last turn you are level, and she has the Praefectus Magnus.
q4-wrong-build-bauzanum = Cheap, but Jupiter doesn’t reward brick cities: one point short.
q4-wrong-done = You can end the game now, with 7 points for it.

## q5

q5-task = Your last turn, three players. Bianca has 31 points and a Colonist on top of her pile, Facino a Mercator. How do you get past her?
q5-done = As Bianca’s Colonist the Diplomat places two colonists, 2 points each for both your cards of Mars.
q5-wrong-play-tribune = One colonist is not enough: 30.

## q6

q6-task = Next turn you want to build as much as possible, and you have no brick and 1 coin. What do you play now, and what do you trade?
q6-done = Sell all your wine, keep the cloth, buy exactly two bricks. Then Panormus (cloth), Ravenna (tool) and Ancona (brick): three houses, two new provinces, 24 points.
q6-wrong-play-architect = You can build only in Ancona: one house instead of three.
q6-wrong-play-prefect = Goods without bricks and coins build nothing.
q6-wrong-play-tribune = You still hold the two cards you need.
