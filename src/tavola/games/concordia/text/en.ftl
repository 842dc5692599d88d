# Concordia: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things
# .a after a verb, .no after "you hold", .one and .many in lists, .title on the card, .gist what it
# does, .key the letter that plays it in the terminal.

card-tribune = Tribune
    .a = the Tribune
    .no = no Tribune
    .many = { $count } Tribunes
    .title = Tribune
    .gist = takes back all your played cards
    .key = t
card-architect = Architect
    .a = an Architect
    .no = no Architect
    .many = { $count } Architects
    .title = Architect
    .gist = moves colonists and builds
    .key = a
card-prefect = Prefect
    .a = a Prefect
    .no = no Prefect
    .many = { $count } Prefects
    .title = Prefect
    .gist = a province produces, or coins
    .key = p
card-mercator-3 = Mercator (3)
    .a = the Mercator (3)
    .no = no Mercator (3)
    .many = { $count } Mercators (3)
    .title = Mercator 3
    .gist = 3 coins, trade in two goods
    .key = m
card-diplomat-jupiter = Diplomat (Jupiter)
    .a = the Diplomat (Jupiter)
    .no = no Diplomat (Jupiter)
    .many = { $count } Diplomats (Jupiter)
    .title = Diplomat
    .gist = copies the top card of another pile
    .key = d
card-senator = Senator
    .a = the Senator
    .no = no Senator
    .many = { $count } Senators
    .title = Senator
    .gist = buys up to two cards
    .key = s
card-mercator-5 = Mercator (5)
    .a = a Mercator (5)
    .no = no Mercator (5)
    .many = { $count } Mercators (5)
    .title = Mercator 5
    .gist = 5 coins, trade in two goods
    .key = M
card-colonist = Colonist
    .a = a Colonist
    .no = no Colonist
    .many = { $count } Colonists
    .title = Colonist
    .gist = places colonists, or coins
    .key = c
card-consul = Consul
    .a = a Consul
    .no = no Consul
    .many = { $count } Consuls
    .title = Consul
    .gist = buys one card without the price of its space
    .key = o
card-diplomat-saturnus = Diplomat (Saturnus)
    .a = a Diplomat (Saturnus)
    .no = no Diplomat (Saturnus)
    .many = { $count } Diplomats (Saturnus)
    .title = Diplomat
    .gist = copies the top card of another pile
    .key = S
card-diplomat-mercurius = Diplomat (Mercurius)
    .a = a Diplomat (Mercurius)
    .no = no Diplomat (Mercurius)
    .many = { $count } Diplomats (Mercurius)
    .title = Diplomat
    .gist = copies the top card of another pile
    .key = E
card-diplomat-mars = Diplomat (Mars)
    .a = a Diplomat (Mars)
    .no = no Diplomat (Mars)
    .many = { $count } Diplomats (Mars)
    .title = Diplomat
    .gist = copies the top card of another pile
    .key = R
card-mason = Mason
    .a = the Mason
    .no = no Mason
    .many = { $count } Masons
    .title = Mason
    .gist = houses in brick cities produce
    .key = n
card-farmer = Farmer
    .a = the Farmer
    .no = no Farmer
    .many = { $count } Farmers
    .title = Farmer
    .gist = houses in food cities produce
    .key = f
card-smith = Smith
    .a = the Smith
    .no = no Smith
    .many = { $count } Smiths
    .title = Smith
    .gist = houses in tool cities produce
    .key = h
card-vintner = Vintner
    .a = the Vintner
    .no = no Vintner
    .many = { $count } Vintners
    .title = Vintner
    .gist = houses in wine cities produce
    .key = v
card-weaver = Weaver
    .a = the Weaver
    .no = no Weaver
    .many = { $count } Weavers
    .title = Weaver
    .gist = houses in cloth cities produce
    .key = e

good-brick = brick
    .no = no brick
    .one = 1 brick
    .many = { $count } bricks
    .short = Brick
    .abbr = Br
good-food = food
    .no = no food
    .one = 1 food
    .many = { $count } food
    .short = Food
    .abbr = Fo
good-tool = tool
    .no = no tool
    .one = 1 tool
    .many = { $count } tools
    .short = Tool
    .abbr = To
good-wine = wine
    .no = no wine
    .one = 1 wine
    .many = { $count } wine
    .short = Wine
    .abbr = Wi
good-cloth = cloth
    .no = no cloth
    .one = 1 cloth
    .many = { $count } cloth
    .short = Cloth
    .abbr = Cl

god-vesta = Vesta
    .gist = 1 for every 10 coins
god-jupiter = Jupiter
    .gist = 1 per house outside brick cities
god-saturnus = Saturnus
    .gist = 1 per province
god-mercurius = Mercurius
    .gist = 2 per kind of good
god-mars = Mars
    .gist = 2 per colonist
god-minerva = Minerva
    .gist = 3 to 5 per house of its good

kind-land = land
    .a = a land colonist
    .colonist = land colonist
    .line = land line
kind-sea = sea
    .a = a sea colonist
    .colonist = sea colonist
    .line = sea line

map-imperium = Imperium
map-italia = Italia

city-roma = Roma
city-isca-d = Isca Dumnoniorum
    .short = Isca D.
city-londinium = Londinium
city-lutetia = Lutetia
city-burdigala = Burdigala
city-massilia = Massilia
city-brigantium = Brigantium
city-olisipo = Olisipo
city-valentia = Valentia
city-colonia-a = Colonia Agrippina
    .short = Colonia A.
city-vindobona = Vindobona
city-novaria = Novaria
city-aquileia = Aquileia
city-syracusae = Syracusae
city-rusadir = Rusadir
city-carthago = Carthago
city-sirmium = Sirmium
city-napoca = Napoca
city-tomis = Tomis
city-dyrrhachium = Dyrrhachium
city-athenae = Athenae
city-leptis-magna = Leptis Magna
city-cyrene = Cyrene
city-bycantium = Bycantium
city-sinope = Sinope
city-attalia = Attalia
city-antiochia = Antiochia
city-tyros = Tyros
city-alexandria = Alexandria
city-memphis = Memphis
city-petra = Petra
city-bauzanum = Bauzanum
city-verona = Verona
city-comum = Comum
city-segusio = Segusio
city-genua = Genua
city-nicaea = Nicaea
city-mutina = Mutina
city-ravenna = Ravenna
city-florentia = Florentia
city-cosa = Cosa
city-aleria = Aleria
city-olbia = Olbia
city-ancona = Ancona
city-spoletum = Spoletum
city-hadria = Hadria
city-casinum = Casinum
city-neapolis = Neapolis
city-luceria = Luceria
city-brundisium = Brundisium
city-potentia = Potentia
city-croton = Croton
city-messana = Messana
city-panormus = Panormus

province-britannia = Britannia
province-gallia = Gallia
province-hispania = Hispania
province-germania = Germania
province-italia = Italia
province-mauretania = Mauretania
province-dacia = Dacia
province-hellas = Hellas
province-lybia = Lybia
province-asia = Asia
province-syria = Syria
province-aegyptus = Aegyptus
province-venetia = Venetia
province-transpadana = Transpadana
province-liguria = Liguria
province-aemilia = Aemilia
province-etruria = Etruria
province-corsica = Corsica
province-umbria = Umbria
province-campania = Campania
province-apulia = Apulia
province-lucania = Lucania
province-sicilia = Sicilia
## Moves

move-play = Play { $card-a }
    .words = card
move-leave = Move { $kind-a } out of { $city }
    .words = kind city
move-move = Move the { $kind-colonist } on { $city }–{ $to_city }
    .words = kind city to_city
move-step = Step to { $city }–{ $to_city } ({ $kind })
    .words = kind city to_city
move-stop = Stop here
    .key = x
move-build = Build in { $city }
    .words = city
move-produce = Produce in { $province }
    .words = province
move-collect = Collect the coins
    .key = c
move-place = Place { $kind-a } in { $city }
    .words = kind city
move-take-coins = Take the coins
    .key = c
move-buy = Buy 1 { $good }
    .words = good
move-sell = Sell 1 { $good }
    .words = good
move-copy = Copy { $seat-own } card
    .words = seat
move-card = Buy { $card-a } from space { $space }
    .words = card space
move-pay = Pay 1 { $good }
    .words = good
move-keep = Keep 1 { $good }
    .words = good
move-done = Done
    .key = .

## The log

event-displayed = The map is { $map }. For sale: { $cards }.
    .log = note
event-start-player = { $seat } begins. { $praefectus_seat } holds the Praefectus Magnus.
    .log = note
event-provisioned = { $seat } has finished buying.
    .log = passing
event-played = { $seat } plays { $card-a }.
    .opens = { $seat } plays { $card-a }: { $clauses }.
    .act = plays { $card-a }
# Cards by number, in an act.
act-cards =
    { $cards-count ->
        [one] 1 card
       *[other] { $cards-count } cards
    }
event-took-back =
    { $coins ->
        [0] { $seat } takes back: { $cards }.
        [one] { $seat } takes back: { $cards }. That brings 1 coin.
       *[other] { $seat } takes back: { $cards }. That brings { $coins } coins.
    }
    .act =
        { $coins ->
            [0] takes back { act-cards }
            [one] takes back { act-cards } (bringing 1 coin)
           *[other] takes back { act-cards } (bringing { $coins } coins)
        }
event-leaves = { $seat-own } { $kind-colonist } leaves { $city }.
    .log = passing
event-moves = { $seat-own } { $kind-colonist } leaves { $city }–{ $to_city }.
    .log = passing
event-stepped = { $seat-own } { $kind-colonist } moves to { $city }–{ $to_city }.
    .log = passing
event-passed-over = { $seat-own } { $kind-colonist } passes over { $city }–{ $to_city }.
    .log = passing
event-stopped = { $seat-own } { $kind-colonist } moves to { $city }–{ $to_city }.
    .each = { $city }–{ $to_city } ({ $kind })
    .act =
        { $list-count ->
            [one] moves a colonist to { $list }
           *[other] moves colonists to { $list }
        }
event-built =
    { $coins ->
        [one] { $seat } builds in { $city } ({ $good }) for 1 coin plus { $goods }.
       *[other] { $seat } builds in { $city } ({ $good }) for { $coins } coins plus { $goods }.
    }
    .each =
        { $coins ->
            [one] { $city } ({ $good }, 1 coin)
           *[other] { $city } ({ $good }, { $coins } coins)
        }
    .act = builds in { $list }
event-produced = { $seat } has { $province } produce; bonus: { $good }.
    .act = has { $province } produce (bonus { $good })
event-praefectus-passed = { $seat } takes the bonus twice and passes the Praefectus Magnus on to { $to_seat }.
    .act = passes the Praefectus Magnus on to { $to_seat } for a double bonus
event-received = { $seat } receives { $goods }.
    .act = receives { $goods }
event-left-behind = { $seat } has no room for { $goods }.
    .act = has no room for { $goods }
event-kept = { $seat } keeps 1 { $good }.
    .gather = goods
    .act = keeps { $goods }
event-collected =
    { $coins ->
        [one] { $seat } collects 1 coin; all markers show goods again.
       *[other] { $seat } collects { $coins } coins; all markers show goods again.
    }
    .act =
        { $coins ->
            [one] collects 1 coin; all markers show goods again
           *[other] collects { $coins } coins; all markers show goods again
        }
event-declined = { $seat } neither produces nor collects.
    .act = neither produces nor collects
event-placed = { $seat } places { $kind-a } in { $city }.
    .each = { $kind-a } in { $city }
    .act = places { $list }
event-took-coins = { $seat } receives { $coins } coins.
    .act = takes { $coins } coins
event-mercator-coins = { $seat } receives { $coins } coins and trades.
    .act = takes { $coins } coins
event-bought = { $seat } buys 1 { $good } for { $coins } coins.
    .gather = goods
    .act = buys { $goods }
event-sold = { $seat } sells 1 { $good } for { $coins } coins.
    .gather = goods
    .act = sells { $goods }
event-copied = { $seat } copies { $other_seat-own } { $card }.
    .act = copies { $other_seat-own } { $card }
event-bought-card = { $seat } buys { $card-a } from space { $space } for { $goods }.
    .act = buys { $card-a } for { $goods }
event-paid = { $seat } pays 1 { $good } for the space.
    .act = pays 1 { $good } for the space
event-refilled = New on display: { $cards }.
    .log = note
event-done = { $seat } is done.
    .log = passing
event-concordia-by-card = { $seat } has bought the last card and takes the Concordia card! Everybody else has one more turn.
event-concordia-by-house = { $seat } has built the 15th house and takes the Concordia card! Everybody else has one more turn.
event-interim-scored =
    { $points ->
        [one] Interim scoring: { $seat } stands at 1 point.
       *[other] Interim scoring: { $seat } stands at { $points } points.
    }
event-interim-paid =
    { $coins ->
        [one] { $seat } receives 1 coin for the interim scoring.
       *[other] { $seat } receives { $coins } coins for the interim scoring.
    }
event-limit-reached =
    { $rounds ->
        [one] The limit of 1 round is reached.
       *[other] The limit of { $rounds } rounds is reached.
    }
    .log = note
event-game-over =
    { $rounds ->
        [one] The last turn has been played, after 1 full round.
       *[other] The last turn has been played, after { $rounds } full rounds.
    }
    .log = note

## Why not

why-game-is-over = The game is over.
why-not-your-turn = It’s { $seat-own } turn. Yours will come.
why-no-more-turn = You have had your last turn. Now it’s { $seat-own }.
why-chooses-first = First { $seat } chooses which goods to keep.
why-provision-first = Before your first card you buy goods: press Done when you have enough.
why-one-card-a-turn = One card per turn, and you have played: { $card }. Carry it out, or press Done.
why-in-your-pile = You have played { $card-a }: the Tribune brings it back.
why-not-in-hand = You hold { $card-no }.
why-must-play = Nobody may pass: play a card.
why-colonist-on-its-way = A colonist is on its way: finish its move first.
why-must-choose = Choose which goods to keep first: all free spaces must be filled.
why-must-pay = Pay for the space first, with a good of your choice.
why-no-architect = Only the Architect moves colonists and builds.
why-has-built = You have already built this turn: no colonist moves after that.
why-no-steps = There are no steps left.
why-not-on-this-map = { $city } is not on this map.
why-line-not-on-this-map = This line is not on this map.
why-no-such-line = No { $kind-line } joins { $city } and { $to_city }.
why-province-not-on-this-map = This province is not on this map.
why-no-colonist-in-city = You have no { $kind-colonist } in { $city }.
why-no-line-there = No { $kind-line } begins in { $city }.
why-no-free-line =
    { $steps ->
        [one] With 1 step it can’t reach a free line.
       *[other] With { $steps } steps it can’t reach a free line.
    }
why-no-colonist-on-line = You have no { $kind-colonist } on { $city }–{ $to_city }.
why-no-colonist-moves = No colonist is on its way: choose one first.
why-other-kind-of-line = { $city }–{ $to_city } is a { $kind-line }: this colonist can’t use it.
why-line-not-next = The { $kind-line } { $city }–{ $to_city } does not begin where the colonist stands.
why-line-occupied = { $occupied_seat-own } colonist stands on { $city }–{ $to_city }, and there are not enough steps to pass over it.
why-no-colonist-to-stop = No colonist is on its way.
why-no-rest-here = { $occupied_seat-own } colonist stands on { $city }–{ $to_city }: move on, yours can’t stop here.
why-not-moved-yet = It has not moved yet.
why-not-in-roma = Nobody builds in { $city }.
why-house-already-there = You already have a house in { $city }.
why-no-colonist-next-to-city = You have no colonist on a line at { $city }.
why-lacks-goods = You lack { $goods }.
why-lacks-coins =
    { $coins ->
        [one] That costs 1 coin, and you have { $has_coins ->
            [0] none
           *[other] { $has_coins }
        }.
       *[other] That costs { $coins } coins, and you have { $has_coins ->
            [0] none
           *[other] { $has_coins }
        }.
    }
why-no-prefect = That takes a Prefect.
why-marker-shows-coins = The marker of { $province } shows coins: somebody must collect them first.
why-nothing-to-choose = Goods are chosen only when not all that you receive fits.
why-not-offered = There is { $good-no } to choose.
why-no-placing-now = Colonists come onto the board with the card Colonist, or one with the Tribune.
why-only-to-roma = The Tribune places a colonist in Roma only, not in { $city }.
why-no-house-there = You have no house in { $city }.
why-no-colonist-stored = You have no { $kind-colonist } left in the storehouse.
why-no-colonist-card = That takes the card Colonist.
why-has-placed = You have placed a colonist: coins or colonists, not both.
why-no-mercator = Goods are bought and sold with the Mercator.
why-nothing-is-sold = Before the first card goods are only bought, not sold.
why-third-good = You are already trading in { $good } and { $other_good }: a third good is not allowed.
why-sold-before = You have sold { $good } in this turn, so you can’t buy it.
why-bought-before = You have bought { $good } in this turn, so you can’t sell it.
why-storehouse-full = Your storehouse is full.
why-none-to-sell = You have { $good-no } to sell.
why-no-diplomat = That takes a Diplomat.
why-nobody-sits-there = Nobody sits there.
why-own-pile = A Diplomat copies another player’s card, not your own.
why-pile-is-empty = { $seat } has no played card.
why-diplomat-on-top = { $seat } has played a Diplomat, which can’t be copied.
why-no-senator = Cards are bought with the Senator or the Consul.
why-display-is-empty = Nothing is left for sale.
why-not-on-that-space = There is no { $card } on space { $space }.
why-no-such-space = The display has only { $spaces } spaces.
why-lacks-any-good = Space { $space } asks for one more good, and you have none left.
why-nothing-to-pay = There is nothing to pay now.

## What is asked

prompt-provision = Your first turn: buy goods, then press Done.
prompt-play = Your turn: play a card.
prompt-architect =
    { $steps ->
        [0] The Architect: build, or press Done.
        [one] The Architect: 1 step left, build, or press Done.
       *[other] The Architect: { $steps } steps left, build, or press Done.
    }
prompt-step =
    { $steps ->
        [one] The colonist is on its way: 1 step left.
       *[other] The colonist is on its way: { $steps } steps left.
    }
prompt-prefect =
    { $showing ->
        [one] The Prefect: a province, or 1 coin.
       *[other] The Prefect: a province, or { $showing } coins.
    }
prompt-receive = Not all goods fit: choose one to keep.
prompt-tribune = The Tribune: a colonist for 1 food and 1 tool?
prompt-colonist = The Colonist: colonists for 1 food and 1 tool each, or coins.
prompt-mercator = The Mercator: trade in at most two goods.
prompt-diplomat = The Diplomat: whose card will you copy?
prompt-purchase =
    { $buys ->
        [one] Buy a card, or press Done.
       *[other] Buy up to { $buys } cards, or press Done.
    }
prompt-payment = The space asks for a good of your choice.
prompt-over = The game is over.

## Options, the end

option-map = Map
    .help = Which of the two boards is played on.
    .usual = The rulebook leaves the choice to you; two players start on Italia, more on Imperium.
option-map-imperium = Imperium, around the Mediterranean
option-map-italia = Italia
option-start-goods = Starting goods
    .help = Without them everybody has 20 coins more and buys goods in the first turn.
option-interim-scoring = Interim scoring
    .help = Each player is scored once on the way, and the first two places receive coins: for new players.
option-open-hands = Open hands
    .help = Everybody sees all cards in hands and piles.
option-round-limit = Round limit
    .help = After this many rounds the game is scored, even if nobody has ended it.
    .usual = The rulebook has no limit; real games end long before ours.

end-last-card = The last card is bought. { $seats } has the most points and wins.
end-last-card-tied = The last card is bought. Several have the most points; the Praefectus Magnus decides: { $seats } wins.
end-fifteenth-house = A 15th house is built. { $seats } has the most points and wins.
end-fifteenth-house-tied = A 15th house is built. Several have the most points; the Praefectus Magnus decides: { $seats } wins.
end-round-limit = The last round is over. { $seats } has the most points and wins.
end-round-limit-tied = The last round is over. Several have the most points; the Praefectus Magnus decides: { $seats } wins.
score-vesta = Vesta
score-jupiter = Jupiter
score-saturnus = Saturnus
score-mercurius = Mercurius
score-mars = Mars
score-minerva = Minerva
score-concordia = Concordia card
score-points = points
score-praefectus = seats from the Praefectus Magnus
hidden-hands = the cards in each hand and below the top of each pile (but not their number)
hidden-stack = the order of the cards that are not on display yet

## The table, in the terminal and wherever there is little room

round-number = { $map }, round { $round }
stack-left = { $count } in the stack
tag-praefectus = Praefectus Magnus
tag-concordia = Concordia card
display-title = For sale
colonists-title = Colonists
space-any = + any
player-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
player-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
player-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
player-free = { $count } free
player-top = played: { $card }
points-now =
    { $count ->
        [one] 1 point now
       *[other] { $count } points now
    }
marker-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
line-city = { $city } ({ $good }): { $seats }.
line-city-free = { $city } ({ $good }).
line-province = { $province }, bonus { $good }:
line-province-turned = { $province }, marker turned:
line-display = For sale: { $cards }.
line-colonists = Colonists: { $places }.
line-your-hand = Your hand: { $cards }.
line-player = { $seat }: { $facts }.

## What a move would bring

hint-build =
    { $coins ->
        [one] For 1 coin plus { $goods }.
       *[other] For { $coins } coins plus { $goods }.
    }
hint-card = For { $goods }.
hint-card-any = For { $goods }, plus 1 good of your choice.
hint-produce = You receive { $goods }.
hint-no-room = You have no room for { $goods }.
hint-choice = You choose { $free } of { $goods }.
hint-others =
    { $count ->
        [one] Others receive 1 good.
       *[other] Others receive { $count } goods.
    }
hint-collect =
    { $count ->
        [one] 1 coin.
       *[other] { $count } coins.
    }
hint-trade = Price { $coins }; you have { $has_coins }.
hint-place = For 1 food and 1 tool.
hint-copy = { $card } ({ $card-gist })
hint-play = ({ $card-gist })
