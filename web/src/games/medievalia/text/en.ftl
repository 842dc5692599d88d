# Medievalia: words that only the page needs.

where = Turn { $turn }
where-deck =
    { $count ->
        [0] no card in the deck
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
tab-fief = Fief
tab-market = For sale
tab-players = Players
event-turn = Turn { $turn }: { $seat }
move-enter = To the fief of { $seat }
    .words = seat
move-cross = Between { $seat } and { $other_seat }
    .words = seat other_seat
move-centre = To the central fief
move-raid = Battle: fief of { $seat }
    .words = seat enemy_seat
move-clash = Battle between { $seat } and { $other_seat }
    .words = seat other_seat enemy_seat
move-into = Into army { $army }
    .words = army
    .key = { $army }
move-against = Against army { $army }
    .words = army
    .key = { $army }
move-join = Join the combat of army { $army }
    .words = army
    .key = { $army }

## The ring and the players
ring = The ring
ring-fiefs =
    { $count ->
        [one] 1 fief
       *[other] { $count } fiefs
    }
ring-label =
    { $count ->
        [2] The zones: two fiefs with a borderland between them
       *[other] The zones: { $count } fiefs in a ring, with a borderland between each two
    }
zone-host = { $seat } has { $cards } there
players = Players
hand-of = { $cards } in hand
hand-bot = { $cards }, bot
built = built
look-at = Look at the fief of { $seat }
tag-decides = decides now
threat-near = { $zone }: { $cards } of { $seat }, one march away.
threat-inside = { $seat } stands in your fief with { $cards }.
threat-siege = { $seat } besieges you with { $cards }: garrison a territory or the city before your next turn.

## Fiefs
fief-yours = Your fief
fief-title = Fief of { $seat }
fief-back = Your fief
camp-title = Free figures
strangers-title = Intruders
nobody-here = nobody here
no-garrison = no garrison
used = used this turn
unused = unused
in-batch = in the payment
tile-build = build here
tile-go = go here
tile-buildings = with { $cards }
tile-gives = gives { $list }
tile-figures = { $cards } there
group-hint = a group gives all it has at once
left-title = can still give
left-nothing = all is used
left-hint = What all unused groups give together
ghost-land = once it is paid
slot-land = A new territory costs labour
at-city = in the city
at-post = on { $piece }
at-free = free at home
figure-yours = { $piece } { $attack }/{ $defence }
figure-of = { $piece } of { $seat } { $attack }/{ $defence }
figure-damage = { $count } damage
resource-any =
    { $count ->
        [one] 1 of any kind
       *[other] { $count } of any kind
    }

## For sale, the hand, the payment
sale = Buildings for sale
sale-own = you have one
sale-below =
    { $count ->
        [0] the last
       *[other] { $count } below
    }
sale-empty = Pile { $pile } is empty
sale-spoken = { $title }, { $gist }, costs { $list }; { $count } below
deck-title = The deck
deck-any = of any kinds
deck-spoken = A card from the deck for any { $price } resources; { $count } left
hand-label = Your hand
hand-none = No cards in hand.
costs = costs { $list }
card-paid = being paid
card-gone =
    { $count ->
        [one] discarded
       *[other] { $count } discarded
    }
batch-off-short = −{ $count } for bureaucrats

## Shots and healings
range-shoot = { $piece } can shoot at:
range-heal = { $piece } can heal:
range-leave = Leave it

## The battle
battle-back = Back to the battle
battle-turn = Turn { $turn }, a battle
battle-where = { $zone }
battle-sides = { $seat } attacks { $enemy_seats }
battle-armies = The armies
battle-waiting = Not yet sent:
battle-rest = Not in a combat
battle-targets = What can be attacked
battle-home = Staying at home
battle-over = The battle is over.
battle-no-loss = Nothing was lost.
outcome-close = Go on
step-armies = Armies
step-defence = Defence
step-targets = Targets
step-damage = Damage
step-after = Archers, priests
step-losses = Losses
army-attack = attack
army-counter = answer
army-new = army { $army }
army-aims = what does it attack?
army-unopposed = nobody stands against it
army-unopposed-yet = nobody against it yet
fate-all = { $damage } damage: all fall.
fate-part = { $damage } damage on { $strength } they can bear.
fate-land = { $damage } damage: all fall, and { $piece } with them.
fate-city = { $damage } damage: { $count } of { $defence } on the city.
fate-falls =
    { $count ->
        [one] 1 of { $all } falls.
       *[other] { $count } of { $all } fall.
    }
fate-it-falls = It falls.
fate-it-stands = It stands.
fate-stands = All { $all } stand.
fate-broken = { $piece } is broken open.

## What a move would lead to
then-play = It costs { $list }.
then-surcharge = { $list } of it because you lack { $card-the }.
then-buy = It costs { $list }.
then-draw = Any { $count } resources buy a card.
then-place = { $card-title } stays on { $piece } for good and works at once.
then-wound =
    { $count ->
        [one] It stands: 1 damage more would destroy it. Damage goes away when the turn ends.
       *[other] It stands: { $count } damage more would destroy it. Damage goes away when the turn ends.
    }
then-kill = It is destroyed, unless a priest of { $seat } answers.
then-kill-battle = It falls, unless a priest saves it.
then-stands = It stands. Damage goes away when the turn ends.
then-killed = It is destroyed.
then-saved = That saves it.
then-healed = 1 damage less.
then-battle =
    { $count ->
        [one] 1 figure with attack { $attack } against { $others } with { $counter }.
       *[other] { $count } figures with attack { $attack } against { $others } with { $counter }.
    }
then-raid =
    { $count ->
        [one] 1 figure with attack { $attack }; nobody stands there to meet it.
       *[other] { $count } figures with attack { $attack }; nobody stands there to meet them.
    }
then-turn-ends = With the battle your turn ends.
then-target-falls = { $attack } damage destroys it.
then-target-holds = { $attack } damage is less than the { $strength } it bears.
then-target-taken = { $attack } damage against { $strength }: the territory falls with its buildings.
then-target-guarded = { $attack } damage against { $strength }: the garrison holds it.
then-target-city = { $count } of { $attack } damage reaches the city, which bears { $defence }.
then-join = It strikes together with army { $army }.
then-hit-falls =
    { $rest ->
        [0] It takes { $count } and falls.
       *[other] It takes { $count } and falls; { $rest } go on to the next.
    }
then-hit-stands = It takes { $count } and stands: it bears { $more } more.
then-shield = It can bear 1 more until the turn ends.
hint-exchange =
    { $taken ->
        [0] 1 card goes back, you take none.
       *[other] { $count } cards go back, you take { $taken }.
    }
hint-exchange-none = Press the cards that are to go back.
hint-must-fight = Your figures stand beside enemies: this turn ends with a battle.
hint-left = Unused groups can still give { $list }.
hint-nothing-left = All groups are used; a discarded card still counts as 1 resource.
hint-ready = { $pieces } can act: press the figure.
hint-missing = Missing: { $list }.
hint-pay-with = Press groups of your fief, or cards to discard for 1 resource each.
hint-any =
    { $count ->
        [one] 1 more, of any kind.
       *[other] { $count } more, of any kinds.
    }
hint-lost = { $list } will be lost.
hint-exact = Nothing is lost.
hint-exchanged = Four equal ones are exchanged for one that is missing.
hint-help = Two equal resources of yours count as one, a card as one.
hint-march =
    { $count ->
        [0] No march left: only places in your fief.
        [one] Within your fief, or 1 march.
       *[other] Within your fief, or { $count } marches.
    }
hint-armies = All unflipped figures here take part. Each army hits one target.
hint-armies-home = At home you choose who is sent.
hint-defence = All unflipped figures here take part.
hint-defence-home = Who stays guards the post, and gets what its buildings give.
hint-targets = An army that nobody meets picks one target, or none.
hint-damage =
    { $count ->
        [one] 1 damage to take: each card is filled before the next.
       *[other] { $count } damage to take: each card is filled before the next.
    }
hint-shots = Once a turn of an enemy ends your archers may shoot; a shot uses the group.
hint-answer = A healing uses the priest’s whole group.
hint-after = Only those who did not fight; each flips with his group.

## The board in words
words-state = Where the game is
words-turn = Turn { $turn }: { $seat } is active. { $count } cards in the deck.
words-alliance = Two against two: seats opposite each other are allies.
words-siege = { $seat } is besieged, { $count } of { $limit }.
words-defeated = { $seat } is defeated.
words-batch = The payment
words-price = Price: { $list }
words-made = Gathered: { $list }
words-hand = Your hand
words-pile = Pile { $pile }: { $title }
words-zones = Zones
words-zone = { $zone }, beside { $near }: { $list }
words-army = Army { $army }: { $list }; attack { $attack }
words-against = against { $list }; attack { $counter }
line-cards = { $cards }
column-count = Number
column-price = Price
column-output = Gives
column-values = Attack/defence
column-what = What it does
column-below = Below
column-hand = Hand
column-built = Buildings
column-printed = Printed output
column-buildings = Buildings
column-figures = Figures
column-state = State
