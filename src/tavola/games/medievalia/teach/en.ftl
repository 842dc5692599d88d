## lesson

lesson-title = Learn Medievalia in six minutes
lesson-else = You could, but it isn’t what this step is about. Look at what is lit up.
lesson-finish = Play on against an easy bot

## how

how-goal = **Win** by destroying every enemy city, by a siege – or, when the deck or the buildings run out, by **most buildings**.
how-turn = **Your turn.** Draw a card. Then as often as you like: name one thing – a card, a building, four resources for a new card – and use territories, city and figures to pay. What is too much is lost; used cards wait until your next turn. Move figures. A battle ends the turn.
how-siege = **Siege.** Enemies in your fief and no guard on any place at the start of three of your turns in a row: you are out.
how-tips = **Tips.** Put every free figure on land. Pay exactly. Guard what carries buildings.
how-picture-1 = Each worker on land makes it give 1 more.
how-picture-2 = One payment buys one thing; what is too much is lost.
how-picture-3 = Guarded land holds. Open land falls, with its buildings.

## m1

m1-task = You win by taking Bianca’s city – or by owning **the most buildings** when the game ends. First you need land. Press the field, then the city: its 1 labour pays. Pay.
m1-done = Your first field. The city is used now and wakes up when your next turn begins; the field can work at once.
m1-wrong-end = Play the field first: land is where everything comes from.
m1-refuse-play-peasant = A peasant eats: 2 food. Without a field there is none.
m1-then-1 = The city: 1 labour.
m1-then-2 = The price is covered. Pay.

## m2

m2-task = A figure **on** a territory makes it give 1 more. Press the peasant, then the field: it gives 2 food now, just enough for your second peasant.
m2-done = The new peasant stands free. A free figure gives 1 labour at most and guards nothing: find it a place in every turn.
m2-wrong-play-peasant = The field alone gives 1 food, and a peasant costs 2. Your first peasant idles beside it: move him on it first.
m2-wrong-end = Your peasant is still standing about. Put him to work.
m2-refuse-buy-school-1 = Buildings come soon. They cost labour, energy and gold.
m2-then-1 = Onto the field with him.
m2-then-2 = Now the second peasant.
m2-then-3 = The field pays 2 food.
m2-then-4 = Pay.

## m3

m3-task = You are paying for a peasant: 2 food. The field gives 2, the farm 4. **Whatever you don’t need is lost.** Which pays? Then buy a card from the deck: any 4 resources.
m3-done = Peasant and card, nothing lost. Before you pay, match groups and prices.
m3-wrong-flip-farm-1 = 2 food are lost, and for the card the rest no longer reaches. The big group pays the big price.
m3-wrong-discard-mine = A card counts as 1 resource. Keep it: the land can pay.
m3-refuse-close = Press a territory to add what it gives.
m3-then-1 = Exactly. Pay.
m3-then-2 = Now a card from the deck.
m3-then-3 = The farm’s 4 food are any 4.
m3-then-4 = Pay.

## m4

m4-task = **Buildings decide the game**, and they open better figures. You have 3 labour (city), 2 energy (forest), food. Which one can you pay exactly? Then choose its place: it stays there for good.
m4-done = A workshop on the farm, where a peasant keeps guard: it gives 1 energy more, and artists now cost no surcharge.
m4-wrong-buy-school-1 = It wants gold, and you have none: a card had to go for it. The workshop takes just what you have.
m4-refuse-buy-castle-3 = Only the top of each pile is for sale.
m4-then-1 = 3 labour from the city.
m4-then-2 = 2 energy from the forest.
m4-then-3 = 1 food from a bare field.
m4-then-4 = Pay.
m4-then-5 = Where? Not on the unguarded field: on the farm with the peasant.

## m5

m5-task = Two recruits of Bianca are one march away. Land without a guard falls to **any** attack, with its buildings. Put the infantry on the farm, end your turn – and stay at your post.
m5-done = 4 damage against infantry 3/4, and the church gives +0/1: it holds. One recruit has fallen.
m5-wrong-end = She came with two armies. Your infantry met one, the other took the open farm – **and the church with it**. Now you have no land, and the siege counts 1.
m5-refuse-lift-recruit-1 = Those are Bianca’s.
m5-then-1 = Onto the farm.
m5-then-2 = End your turn. Bianca is coming.
m5-then-9 = Stay at your post: there the church helps.

## m6

m6-task = **Besieged 2 of 3!** An enemy stands in your fief and none of your places is guarded. If that is still so when your next turn begins, you have lost. One peasant is left.
m6-done = One guard on one place is enough: the siege is broken, the count back to 0. Beating the besiegers does it, too.
m6-wrong-play-field = You paid with your last guard. Used figures can’t move: **starved out, the game is lost**. Pay with the city, guard with the peasant.
m6-wrong-end = A free figure is no garrison: **third count, the game is lost**.
m6-refuse-lift-peasant-19 = That is the besieger.
m6-then-1 = Any place will do: the farm.
m6-then-2 = End your turn.
m6-then-4 = Stay. The guard is worth more than the field.

## m7

m7-task = Your recruit (2/2) and infantry (3/4) meet Bianca’s cavalry (4/3) and peasant (1/1). An army deals the **sum** of its attack. One army or two? Then let the recruit take the damage.
m7-done = 5 damage against 4: both are gone, for one recruit. You order your own damage: spare the best.
m7-wrong-into-2 = She set the cavalry on the lonely recruit and the peasant on your infantry: the recruit is dead, **the cavalry lives**. Damage of two armies is never added up.
m7-refuse-stay = Away from home all your fresh figures fight.
m7-then-1 = 5 damage on you: the recruit first, the infantry survives the rest.

## m8

m8-task = Figures march one zone a turn, **cavalry two**: over the borderland into Bianca’s fief. A field with a school lies open there. Ride, ride on, and give battle.
m8-done = Nobody comes out to meet you. Now you choose the target.
m8-wrong-end = The school will not stay unguarded for ever.
m8-refuse-raid-1-1 = First ride there: two marches.
m8-then-1 = Into the borderland …
m8-then-2 = … and on: cavalry has a second march.
m8-then-3 = Into Bianca’s fief.
m8-then-4 = Battle!

## m9

m9-task = Attack 4. The open field with the school, the field with a peasant on it, or the city (3/12)?
m9-done = Field and school are gone: Bianca has one building less. That is how prestige is won by war.
m9-wrong-target-city = 4 of 12, and the city strikes back with 3: **your cavalry is dead**, and damage heals at the end of the turn. A city wants 12 in one blow.
m9-wrong-target-field-12 = A bare field and a peasant. The school is worth more, and nobody guards it.
m9-wrong-hold = You have ridden all this way: strike.
m9-refuse-target-peasant-20 = Attack the field: its guard defends it.

## m10

m10-task = **The last building!** Buying it ends the game; it stands 2 to 2. The bank costs 3 labour, 1 energy, 2 gold, and you have no gold. Your **bureaucrat** makes it 2 cheaper. City, bureaucrat, forest: pay.
m10-done = 3 buildings to 2: **you win by prestige!** On a tie the printed output counts, then the hand.
m10-wrong-end = Bianca would buy it. Look at pile 1.
m10-wrong-lift-infantry-1 = No need for war: one purchase wins.
m10-refuse-lower-bureaucrat-1 = First the bank, then the city he stands in, then he can act.
m10-then-1 = The city: 3 labour, and the bureaucrat in it is ready.
m10-then-2 = The bureaucrat: 2 less. The gold is saved.
m10-then-3 = The forest: the energy.
m10-then-4 = Pay.
m10-then-5 = On the farm, beside the church.

## m11

m11-task = Play on from here; Bianca is an easy bot now. Two pieces of advice: no free figures, and a guard on every building. (A new game first asks which cards you would rather put back: keep land and peasants.)
m11-done = Well played. For the next game: the strategy page, and six puzzles.

## sheet

sheet-resource-food = From fields and farms; feeds every figure. { $equal } equal ones exchange for one other, so three food lands are enough.
    .rule = M1.1 M4.6
sheet-resource-energy = From forests; for soldiers and all buildings. Get one forest early.
    .rule = M1.1 M5.1
sheet-resource-gold = From mines; for buildings, and { $surcharge_resources } as surcharge for a figure whose building you lack. A merchant makes { $yield } resources of one.
    .rule = M5.6 M6.5
sheet-resource-labour = From the city and figures in it or free; pays for land and buildings. On a territory labour becomes 1 more of what grows there.
    .rule = M4.9
sheet-resource-changed = Changed by a merchant: it counts as whatever your payment still lacks.
    .title = Changed resource
    .rule = M4.11 M6.5
sheet-card-field = Costs { $price_resources }, gives { $output_resources }, 1 more for each worker on it. The cheapest start. { $number } in the deck.
    .rule = M5.1
sheet-card-farm = Costs { $price_resources }, gives { $output_resources }, 1 more for each worker on it. Good ground for buildings. { $number } in the deck.
    .rule = M5.1
sheet-card-forest = Costs { $price_resources }, gives { $output_resources }, 1 more for each worker on it. Only { $number } in the deck: keep the first you see.
    .rule = M5.1
sheet-card-mine = Costs { $price_resources }, gives { $output_resources }, 1 more for each worker on it. One with two workers carries a whole game. { $number } in the deck.
    .rule = M5.1
sheet-card-peasant = { $attack }/{ $defence }. Costs { $price_resources }. Gives { $output_resources }, or 1 more of a territory’s resource. Works, guards, even besieges. Never leave him free.
    .rule = M1.3 M4.9
sheet-card-merchant = { $attack }/{ $defence }. Costs { $price_resources }; wants a bank. Works, or turns 1 produced resource into another, 1 gold into any { $yield }. Put him in the mine.
    .rule = M5.6 M6.5
sheet-card-artist = { $attack }/{ $defence }. Costs { $price_resources }; wants a workshop. Works, or doubles up to { $cards } cards of a group. Best on a full farm or in the city.
    .rule = M5.6 M6.7
sheet-card-bureaucrat = { $attack }/{ $defence }. Costs { $price_resources }; wants a school. Works, or a building costs { $off } less, of your choice: saves the gold.
    .rule = M5.6 M6.6
sheet-card-recruit = { $attack }/{ $defence }. Costs { $price_resources }. Fights, does not work. Two together take any open land. { $number } in the deck.
    .rule = M1.3 M7.8
sheet-card-priest = { $attack }/{ $defence }. Costs { $price_resources }; wants a church. Works, or takes 1 damage off another figure near by, even in others’ turns. Keep him unused.
    .rule = M5.6 M6.1
sheet-card-archer = { $attack }/{ $defence }. Costs { $price_resources }; wants a carpenter. 1 damage to a figure here or next door: finishes the wounded, shoots lonely guards.
    .rule = M5.6 M6.2
sheet-card-infantry = { $attack }/{ $defence }. Costs { $price_resources }; wants a smith. Gives another figure of its army +0/1. The best garrison.
    .rule = M5.6 M6.3
sheet-card-cavalry = { $attack }/{ $defence }. Costs { $price_resources }; wants a stable. Marches two zones: strikes unguarded land before anyone can post a guard.
    .rule = M5.6 M6.4
sheet-card-school = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; bureaucrats without surcharge. A good first building. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-workshop = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; artists without surcharge. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-bank = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; merchants without surcharge. Soon pays for itself. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-church = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; priests without surcharge. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-carpenter = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; archers without surcharge. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-stable = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; cavalry without surcharge. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-smith = Costs { $price_resources }; { $bonus ->
        [0] gives { $output_resources }
       *[other] +0/{ $bonus } for a guard on its land
    }; infantry without surcharge. { $number } in the game.
    .rule = M5.5 M5.6
sheet-card-tower = { $attack }/{ $defence }. Costs { $price_resources }. Guards its land by itself and shields figures there from shots.
    .rule = M1.3 M5.5 M6.2
sheet-card-fortress = { $attack }/{ $defence }. Costs { $price_resources }. Guards its land by itself; put your other buildings beside it.
    .rule = M1.3 M5.5
sheet-card-castle = { $attack }/{ $defence }. Costs { $price_resources }. The strongest guard there is, and one building like any other when they are counted.
    .rule = M1.3 M5.5
sheet-card-city = { $attack }/{ $defence }. Gives { $output_resources }; figures in it add theirs and can’t be shot from outside. If it falls, you are out. Keep two or three peasants there.
    .rule = M5.2 M9.1
sheet-card-deck-card = One more card, unseen, for any { $price } resources. Worth it when nothing in your hand is; the last card of the deck ends the game.
    .rule = M4.8 M9.2
sheet-fief = Your city, your land, your free figures. Only here do figures work. Enemies inside can besiege you.
    .title = Fief
    .rule = M1.4 M9.3
sheet-border = The zone between two neighbours. Troops there threaten both; yours stop enemies from riding through.
    .title = Intermediate fief
    .rule = M1.4 M7.2
sheet-centre = Joined to every player’s fief: the shortest way to anyone, and from anyone to you.
    .title = Central fief
    .rule = M1.4
sheet-ally = Wins and loses with you. In your turn an ally may help to pay: of produced resources { $divisor } equal ones count as one, discarded hand cards in full.
    .title = Ally
    .rule = M8.1 M8.3
sheet-group = A territory or the city with all that is on it; a free figure alone. Used as a whole, in one payment.
    .title = Group
    .rule = M4.2
sheet-payment = Buys exactly one thing. Surplus is lost; { $equal } equal resources stand for one other. Until you pay, all of it can be undone.
    .title = Payment
    .rule = M4.5 M4.10
sheet-used = A card that paid or acted. It can’t pay, move or march until your next turn, but still guards and fights back.
    .title = Used
    .rule = M4.1 M4.4
sheet-hand = Play a card for its price, or discard it as 1 resource of any kind. Secret; no limit to the hand.
    .title = Hand
    .rule = M1.5 M4.7
sheet-deck = { $number } cards. One at each turn’s start; more for any { $price } resources. When it is empty the game ends after the turn.
    .title = Deck
    .rule = M4.8 M9.2
sheet-pile = { $piles } face up, { $number } buildings in all, none twice for the same player, at most { $most } on a territory. With up to { $players } players the last one sold ends the game.
    .title = Building piles
    .rule = M5.3 M5.4 M9.2
sheet-garrison = Figures on a territory or in the city. The land falls only when all are destroyed and 1 damage is left over.
    .title = Garrison
    .rule = M7.1 M7.8
sheet-siege = Up by 1 at your turn’s start with enemies in your fief and no garrison, or no land. At { $turns } you are out.
    .title = Siege counter
    .rule = M9.3
sheet-combat = Attack and defence, as in 3/4. An army’s attacks are added up; damage as high as its defence destroys a card. Buildings and cities never attack, but they fight back.
    .title = Combat value
    .rule = M1.3 M7.7
sheet-army = Deals the sum of its attack to one target. Together to kill, apart to take several open lands.
    .title = Army
    .rule = M7.4 M7.7
sheet-damage = You choose the order of your own cards; each is filled before the next. What survives heals at the turn’s end.
    .title = Damage
    .rule = M7.7 M7.10
sheet-prestige = When deck or buildings run out: most buildings; then printed output; then hand cards.
    .title = Prestige
    .rule = M9.2

## strategy

strategy-1 = In your first turns play land and peasants only: every peasant on land pays for himself in two turns.
strategy-2 = Put back up to four bad cards at the start if you hold no field, farm or peasant: one card lost is cheaper than three idle turns.
strategy-3 = You need all four resources, so the first forest and the first mine are worth more than the third field.
strategy-4 = Keep two or three peasants in the city: buildings want 3 labour, and land gives none.
strategy-5 = Plan a turn backwards: first which prices, then which groups hit them exactly, and only then the first payment.
strategy-6 = Gather buildings on two strong territories rather than one on each: three fit, and one good garrison guards them all.
strategy-7 = The siege is the commonest end: before you end a turn with enemies near, have a guard on one place, better on two.
strategy-8 = And besiege: one peasant in an unguarded fief wins in three turns if nobody comes home.
strategy-9 = Fight with one army when they can meet each of your armies, with several when they can’t meet any.
strategy-10 = Ahead in buildings, hurry the end: buy cards to empty the deck, buy the last building; behind, attack land that carries two.

## q1

q1-task = Two cavalry and infantry stand before Bianca’s city (3/12), a recruit one march behind. You are besieged, 2 of 3, and nobody gets home in time: win this turn.
q1-done = 4 + 4 + 3 is 11. With the recruit it is 13: one army, the city falls.
q1-wrong-raid-1-1 = 11 of 12, and it heals. Count before you strike.

## q2

q2-task = Bianca is besieged, 2 of 3, but a recruit (2/2) guards her field. You have a peasant there and an archer next door. What do you do first?
q2-done = The archer walks in, shoots (1), the peasant strikes (1): the recruit falls. Your peasant falls, too, but the archer stays and besieges: 3 of 3.
q2-wrong-shoot-archer-1-recruit-8 = The recruit falls, and so does your peasant: nobody is left in her fief. Walk in first.
q2-wrong-raid-1-1 = 1 damage does not kill a recruit, 2 kill your peasant.

## q3

q3-task = The bank is the last building, and you can pay for it. Buildings: you 1, Bianca 3. All her figures are used. What do you do first?
q3-done = First the open field with its two buildings: 1 to 1. Bianca owns a bank and may not buy a second; you buy it next turn and win 2 to 1.
q3-wrong-buy-bank-1 = That ends the game at once, 2 to 3: lost. Whoever is behind must not end it.

## q4

q4-task = 3 damage on your army: cavalry 4/3, recruit 2/2 with +0/1, infantry 3/4. Who takes it?
q4-done = The infantry bears 4. It heals when the turn ends, and nobody is lost.
q4-wrong-hit-recruit-1 = With +1 he bears 2, not 3.
q4-wrong-hit-cavalry-1 = 3 is just what it can’t bear.

## q5

q5-task = Two recruits in Bianca’s fief. Nobody can come out against you: all her figures are used. One army or two?
q5-done = Two armies, two open territories: field and farm fall with four buildings.
q5-wrong-into-1 = One army hits one target: the bank stands.

## q6

q6-task = You want the cavalry this turn: 3 food, 1 energy, 2 gold. Two peasants stand free. What do you do first?
q6-done = One on the farm (3 food), one in the mine (2 gold), and the forest: exactly paid. Move first, pay then.
q6-wrong-draw = A card for 4 is fine, but not the cavalry.
q6-refuse-play-cavalry = As your figures stand now. Two of them stand idle.
