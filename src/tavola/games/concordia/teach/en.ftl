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

sheet-card-tribune = Takes back all played cards, with 1 coin for each beyond the third; then 1 food and 1 tool may place a colonist. Play it when your hand is weak. A start card, for { $god }.
    .rule = K4.1
sheet-card-architect = Moves colonists, a step for each on the board, then builds. Gather goods for two or three houses first. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.2 K4.3
sheet-card-prefect = A province produces for all houses in it, with a bonus for you; or collect the coins on all bonus markers. Best where only you have houses. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.5
sheet-card-mercator-3 = { $coins } coins, then trade in { $trades } goods. Sell cloth and wine, buy bricks and what the next houses need. A start card, for { $god }.
    .rule = K4.8
sheet-card-mercator-5 = { $coins } coins, then trade in { $trades } goods. Sell cloth and wine, buy bricks and what the next houses need. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.8
sheet-card-diplomat-jupiter = Does what lies on top of another player’s pile. Saves you a Tribune; useless against other Diplomats. A start card, for { $god }.
    .rule = K4.9
sheet-card-diplomat-saturnus = Does what lies on top of another player’s pile. Saves you a Tribune; useless against other Diplomats. Costs { $goods }{ $or_goods-count ->
        [0] {""}
       *[other] {" "}or { $or_goods }
    }; { $number } to buy. Scores for { $god }.
    .rule = K4.9
sheet-card-diplomat-mercurius = Does what lies on top of another player’s pile. Saves you a Tribune; useless against other Diplomats. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.9
sheet-card-diplomat-mars = Does what lies on top of another player’s pile. Saves you a Tribune; useless against other Diplomats. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.9
sheet-card-senator = Buys up to two cards, each for its price and that of its space. Use both purchases, as early as you can pay. A start card, for { $god }.
    .rule = K4.10
sheet-card-colonist = Places any number of colonists, 1 food and 1 tool each, in Roma or by your houses; or gives 5 coins and 1 for each on the board. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.7
sheet-card-consul = Buys one card without the price of its space. Ideal for the dear right end, or for the last card. Costs { $goods }; { $number } to buy. Scores for { $god }.
    .rule = K4.11
sheet-card-mason = Each of your brick cities gives a brick, and { $points } points at the end. Bricks are always short. Costs { $goods }. Scores for { $god }.
    .rule = K4.12 K6.2
sheet-card-farmer = Each of your food cities gives a food, and { $points } points at the end. Feeds colonists and houses in brick cities. Costs { $goods }. Scores for { $god }.
    .rule = K4.12 K6.2
sheet-card-smith = Each of your tool cities gives a tool, and { $points } points at the end. Tools buy Architects and colonists. Costs { $goods }. Scores for { $god }.
    .rule = K4.12 K6.2
sheet-card-vintner = Each of your wine cities gives a wine, and { $points } points at the end. Wine buys Prefects and Mercators. Costs { $goods }. Scores for { $god }.
    .rule = K4.12 K6.2
sheet-card-weaver = Each of your cloth cities gives a cloth, worth { $price } coins, and { $points } points at the end. Two cities pay off. Costs { $goods }. Scores for { $god }.
    .rule = K4.12 K6.2
sheet-god-vesta = 1 point for every { $coins } full coins, goods at their price. Only the Senator scores for her: what you haven’t spent is worth almost nothing.
    .rule = K6.2
sheet-god-jupiter = 1 point for each of your houses outside brick cities, with each card. Architects, Consuls and the Diplomat you start with: build much.
    .rule = K6.2
sheet-god-saturnus = 1 point for each province with a house of yours, with each card. Prefects and a Diplomat: spread out, one house in a new province.
    .rule = K6.2
sheet-god-mercurius = { $kinds } points for each kind of good your houses produce, at most { $all_kinds }, with each card. Mercators and a Diplomat: build in all five kinds.
    .rule = K6.2
sheet-god-mars = { $each } points for each colonist on the board, at most { $all }, with each card. Tribune, Colonists and a Diplomat: place all of them.
    .rule = K6.2
sheet-god-minerva = The specialists: { $least } to { $most } points for each house in a city of their good. One kind, many houses.
    .rule = K6.2
sheet-good-brick = { $price } coins at the bank, bought or sold. Every house outside brick cities takes one, so they are always short. In a brick city a house costs 1 food and { $house } coin.
    .title = Brick
    .rule = K1.1 K4.4
sheet-good-food = { $price } coins at the bank, bought or sold. Feeds new colonists and houses in brick cities. In a food city a house costs 1 brick, 1 food and { $house } coins.
    .title = Food
    .rule = K1.1 K4.4
sheet-good-tool = { $price } coins at the bank, bought or sold. For new colonists, Architects and Diplomats. In a tool city a house costs 1 brick, 1 tool and { $house } coins.
    .title = Tool
    .rule = K1.1 K4.4
sheet-good-wine = { $price } coins at the bank, bought or sold. Buys Prefects and Mercators. In a wine city a house costs 1 brick, 1 wine and { $house } coins.
    .title = Wine
    .rule = K1.1 K4.4
sheet-good-cloth = { $price } coins at the bank, bought or sold: the best to sell. Pays for cards far to the right. In a cloth city a house costs 1 brick, 1 cloth and { $house } coins.
    .title = Cloth
    .rule = K1.1 K4.4
sheet-city = Gives the good on its tile. A house costs brick, that good (brick city: 1 food) and coins; each house of others adds the same coins. In { $province }.{ $land_cities-count ->
        [0] {""}
       *[other] {" "}By land: { $land_cities }.
    }{ $sea_cities-count ->
        [0] {""}
       *[other] {" "}By sea: { $sea_cities }.
    }
    .rule = K1.2 K4.4
sheet-city-roma = Where all begin, in no province. Nobody builds here; new colonists can always be placed here. By land: { $land_cities }. By sea: { $sea_cities }.
    .rule = K1.2 K4.7
sheet-province = { $cities } produce together. Several houses in one province make a strong Prefect; the first house in a new one scores for Saturnus.
    .rule = K1.2 K4.5
sheet-map = { $cities } cities in { $provinces } provinces, and Roma; for { $fewest } to { $most } players. { $map-id ->
        [italia] Short ways: others are soon where you want to build.
       *[other] Long ways: sea colonists get you to the far corners.
    }
    .rule = K1.2 K2.7
sheet-kind-land = Walks on brown lines and builds at both ends of the line where it stands. Every colonist on the board is one step more. You have { $number }.
    .title = Land colonist
    .rule = K4.2
sheet-kind-sea = Sails on blue lines, which are longer: quick to new provinces. It never goes into a city again. You have { $number }.
    .title = Sea colonist
    .rule = K4.2 K4.13
sheet-house = Produces, scores for Jupiter, Saturnus, Mercurius and Minerva, and lets you place colonists there. You have { $number }; whoever builds the last one ends the game.
    .title = House
    .rule = K4.3 K6.1
sheet-line = Room for one colonist at rest. Others may be passed over, each for its step; so block or be blocked.
    .title = Line
    .rule = K1.2 K4.2
sheet-marker = Shows the dearest good of its province: the bonus of whoever lets it produce. Then it shows coins until somebody collects.
    .title = Bonus marker
    .rule = K2.2 K4.5
sheet-storehouse = { $spaces } spaces, for goods and for colonists still at home. Full means lost goods: place colonists, and spend before you produce.
    .title = Storehouse
    .rule = K5.1 K5.2
sheet-coins = Pay for houses and goods; { $coins } are a single point. They come from Mercators, from collecting, from Colonists and from a late Tribune.
    .title = Coins
    .rule = K4.4 K6.2
sheet-praefectus = Doubles your next bonus good, then goes to the right. Produce a dear bonus while you hold it. Breaks ties at the end.
    .title = Praefectus Magnus
    .rule = K4.6 K6.3
sheet-display = { $spaces } cards for sale. The leftmost costs its goods alone, the others any good or cloth besides, the last { $cloth } cloth. Cards slide left: wait for a discount, or lose the card.
    .title = Display
    .rule = K4.10
sheet-stack = Cards still to come, in secret order. When it is empty and the display bought up, the game ends: count the cards left.
    .title = Stack
    .rule = K2.3 K6.1
sheet-hand = Your cards; one is played in each turn, and all score at the end, played or not. They are secret, but every purchase was seen.
    .title = Hand
    .rule = K1.7 K3.1
sheet-pile = Your played cards; the top one can be copied by Diplomats. Mind what you leave on top.
    .title = Pile
    .rule = K3.1 K4.9
sheet-concordia = { $points } points for whoever buys the last card or builds house number { $number }; everybody else has one more turn.
    .title = Concordia card
    .rule = K6.1
sheet-points = What the game would end with now: every card scores for its god, wherever it is. Buy cards of gods you already serve well.
    .title = Points
    .rule = K6.2

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
