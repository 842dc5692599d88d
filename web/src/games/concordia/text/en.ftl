# Concordia: words that only the page needs.

where = { $map }, round { $round }
where-left =
    { $count ->
        [0] no card left to buy
        [one] 1 card left to buy
       *[other] { $count } cards left to buy
    }
where-last = last turns: { $seats }
tab-map = Map
tab-market = For sale
tab-players = Players
all-moves =
    { $count ->
        [one] 1 move
       *[other] All { $count } moves
    }

## The map
map-label = Map { $map } with its cities and lines
city-of-good = { $city }, { $good }
city-capital = { $city }, the capital
city-houses = houses of { $seats }
city-cost =
    { $coins ->
        [one] a house for 1 coin plus { $goods }
       *[other] a house for { $coins } coins plus { $goods }
    }
line-spoken = { $kind-line } { $city }–{ $to_city }
line-yours = your colonist
line-occupied = { $seat-own } colonist
line-steps =
    { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }
colonist-spoken = Your { $kind-colonist } in { $city }
place-spoken = Place { $kind-a } in { $city }
province-bonus = { $province }, bonus { $good }
province-turned =
    { $coins ->
        [one] { $province }, its marker shows 1 coin
       *[other] { $province }, its marker shows { $coins } coins
    }
yield-you = You receive { $goods }
yield-of = { $seat } { $goods }

## For sale, players, storehouse
sale = For sale
sale-aside = Senator pays both, Consul only the card
sale-spoken =
    { $any ->
        [0] { $title }, { $god }, space { $space }, costs { $goods }
       *[other] { $title }, { $god }, space { $space }, costs { $goods }, plus any 1 good
    }
sale-empty = empty space
sale-stack = in the stack, { $deck } or later
sale-stack-empty = the stack is empty
players = Players
column-player = Player
column-coins = coins
column-free = free spaces
column-houses = houses
column-colonists = colonists on the board
column-hand = cards in hand
column-top = last card
colonists-where = { $abroad } on the board; in the storehouse { $land } land, { $sea } sea; { $free } of { $spaces } spaces free
praefectus = Praefectus Magnus
pile-none = none
pile-size =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
pile-copy = Copy { $seat-own } { $title }
pile-played =
    { $count ->
        [0] played
       *[other] played, { $count }
    }
pile-own = { $title }, played last; in your pile: { $cards }
storehouse = Storehouse
storehouse-of = { $seat-own } storehouse
storehouse-full = { $count } of { $spaces }
storehouse-free = { $count } free
coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
hand-label = Your storehouse and your cards
card-several = { $card }, { $count } of them
card-spoken = { $title }, { $god }: { $gist }

## Goods one by one
bank = The bank
bank-mercator = Trade in at most two goods
bank-provision = Buy goods to start with: { $free } spaces are free
bank-payment = Pay one good of your choice
bank-receive =
    { $free ->
        [one] Choose what to keep: there is room for 1
       *[other] Choose what to keep: there is room for { $free }
    }
bank-have = you have { $count }
bank-offered = { $count } offered
verb-buy = Buy
verb-sell = Sell
verb-pay = Pay
verb-keep = Keep

## Points
estimate = Count my points
estimate-how = How?
estimate-title = Your points as they stand
score-title = The scores
score-show = The scores, card by card
score-god = God
score-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
score-sum = { $count } × { $each } =

## What a move would lead to
hint-last-turn = This is your last turn.
hint-sites = From where your colonists stand you can build in { $cities }.
hint-sites-none = From where your colonists stand you can build nothing yet.
hint-pay = You can pay for { $list }.
hint-bought-card =
    { $goods-count ->
        [0] This pays for “{ $card-title }” on space { $space }.
       *[other] This pays for “{ $card-title }” on space { $space }, beside { $goods }.
    }
hint-pay-nothing = You can’t pay for any of the cards.
hint-receive =
    { $free ->
        [one] There is room for 1 more.
       *[other] There is room for { $free } more.
    }
hint-bought = You buy { $list }.
hint-sold = You sell { $list }.
hint-one-more = You may trade in one more good.
hint-colonist = It would be { $coins } coins.
then-tribune =
    { $coins ->
        [0] { $cards ->
            [one] Only the Tribune returns to your hand.
           *[other] { $cards } cards return to your hand.
        }
        [one] { $cards } cards return to your hand, with 1 coin.
       *[other] { $cards } cards return to your hand, with { $coins } coins.
    }
then-architect =
    { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    }
then-prefect =
    { $showing ->
        [one] A province produces as the map shows, or you collect 1 coin.
       *[other] A province produces as the map shows, or you collect { $showing } coins.
    }
then-prefect-magnus =
    { $showing ->
        [one] With the Praefectus Magnus the bonus is doubled; or you collect 1 coin and keep him.
       *[other] With the Praefectus Magnus the bonus is doubled; or you collect { $showing } coins and keep him.
    }
then-pass-praefectus = The Praefectus Magnus passes on.
then-mercator = { $coins } coins, then you trade in up to two goods.
then-colonist =
    { $most ->
        [0] { $coins } coins; you can’t pay for a colonist.
        [one] { $coins } coins, or up to 1 colonist.
       *[other] { $coins } coins, or up to { $most } colonists.
    }
then-copy = You could copy { $list }.
then-copy-one = { $seat } ({ $title })
then-copy-nothing = There is nothing to copy.
then-harvest =
    { $count ->
        [0] You have no house that yields { $good }.
       *[other] Your houses yield { $goods }.
    }
then-no-room =
    { $free ->
        [0] Your storehouse is full.
       *[other] There is only room for { $free }.
    }
then-build =
    { $coins ->
        [one] It costs 1 coin plus { $goods }.
       *[other] It costs { $coins } coins plus { $goods }.
    }
then-province = Your first house in { $province }: one more province for Saturnus.
then-last-house = Your 15th house: you take the Concordia card.
then-place = It costs 1 food and 1 tool.
then-buy = It costs { $goods }. { $god }: { $gist }.
then-buy-any = It costs { $goods }, plus 1 good of your choice. { $god }: { $gist }.

## Held before the eyes
moment-produced = { $province } produces: { $list }.
moment-produced-nothing = { $province } produces.
moment-gain = { $seat } { $goods }
moment-concordia-by-card = The end: { $seat } has bought the last card. One more turn for { $seats }.
moment-concordia-by-house = The end: { $seat } has built the 15th house. One more turn for { $seats }.


## In words
words-state = The state of the game
words-round = Map { $map }, round { $round }.
words-praefectus = { $seat } holds the Praefectus Magnus.
words-concordia = { $seat } has the Concordia card: these are the last turns.
words-stack =
    { $count ->
        [one] 1 card is in the stack.
       *[other] { $count } cards are in the stack.
    }
words-showing =
    { $coins ->
        [one] The markers show 1 coin.
       *[other] The markers show { $coins } coins together.
    }
words-hand = Your hand
words-pile = Your pile: { $list }.
words-stored = colonists in the storehouse
words-stored-cell = { $land } land, { $sea } sea
words-colonist = { $kind } { $place }
words-on-line = { $city }–{ $to_city }
words-line-taken = { $place } ({ $seat-own } colonist)
words-god = god
words-price = price
words-price-all = { $goods }
words-price-any = { $goods }, plus any 1 good
words-space = { $space }. { $title }
words-good = good
words-land = land lines to
words-sea = sea lines to
words-province = { $province }: { $marker }
words-marker-good = bonus { $good }
words-marker-coins =
    { $coins ->
        [one] shows 1 coin
       *[other] shows { $coins } coins
    }
