# Medievalia: words that only the page needs.

where =
    { $count ->
        [one] Turn { $turn }, 1 card in the deck
       *[other] Turn { $turn }, { $count } cards in the deck
    }
where-race = Last city, siege or most buildings: now { $own } to { $others }
where-race-short = buildings { $own } to { $others }
tab-fief = Fief
tab-market = For sale
tab-players = Players
event-turn = Turn { $turn }: { $seat }
    .log = note
move-enter = To { $seat-own } fief
    .words = seat
move-cross = Between { $seat } and { $other_seat }
    .words = seat other_seat
move-centre = To the central fief
move-raid = Battle: { $seat-own } fief
    .words = seat enemy_seat
move-clash = Battle: the fief between { $seat } and { $other_seat }
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
look-at = Look at { $seat-own } fief
tag-decides = decides now
threat-near = { $zone }: { $seat } has { $cards } there, one march away.
threat-inside = { $seat } has { $cards } in your fief.
threat-siege = { $seat } besieges you with { $cards }: garrison a territory or the city before your next turn.

## Fiefs
fief-yours = Your fief
fief-title = { $seat-own } fief
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
left-title = Still available
left-nothing = all is used
left-hint = What all unused groups give together
ghost-land = once it is paid
slot-land = A new territory costs labour
at-city = in the city
at-post = on { $piece-at }
at-free = free at home
figure-yours = { $piece-title } { $attack }/{ $defence }
figure-of = { $seat-own } { $piece-bare } { $attack }/{ $defence }
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
range-shoot = { $piece-first } can shoot:
range-heal = { $piece-first } can heal:
range-leave = Don’t

## The battle
battle-back = Back to the battle
battle-turn = Turn { $turn }, a battle
battle-where = { $zone }
battle-sides = { $seat } attacks { $enemy_seats }
battle-armies = The armies
battle-waiting = Not yet sent:
muster = The figures that wait for their army
muster-into = Form your armies: press a figure, then its army.
muster-against = Set up the defence: press a figure, then its place.
muster-army = Army { $army }
muster-facing = Against army { $army }
muster-new = A new army
muster-stay = Stay
muster-one = All in one army
muster-all-against = All against army { $army }
muster-all-stay = All stay
muster-confirm = Confirm
battle-rest = Not fighting
battle-targets = What can be attacked
battle-home = Staying at home
step-armies = Armies
step-defence = Defence
step-targets = Targets
step-damage = Damage
step-after = Archers, priests
step-losses = Losses
army-attack = attack
army-counter = strikes back
army-new = army { $army }
army-aims = what does it attack?
army-unopposed = nobody stands against it
army-unopposed-yet = nobody against it yet
fate-all = { $damage } damage: all fall.
fate-part = { $damage } damage; they can take { $strength }.
fate-land = { $damage } damage: all fall, and { $piece-the } with them.
fate-city = { $damage } damage: { $count } of { $defence } on the city.
fate-falls =
    { $count ->
        [one] 1 of { $all } falls.
       *[other] { $count } of { $all } fall.
    }
fate-it-falls = It falls.
fate-it-stands = It stands.
fate-stands = All { $all } stand.
fate-broken = { $piece-first } is breached.

## What a move would lead to
then-play = It costs { $list }.
then-surcharge = { $list } of it because you lack { $card-the }.
then-buy = It costs { $list }.
then-draw = It costs any { $count } resources.
then-place = { $card-first } stays on { $piece-at } for good and works at once.
then-wound =
    { $count ->
        [one] It stands: 1 damage more would destroy it. Damage goes away when the turn ends.
       *[other] It stands: { $count } damage more would destroy it. Damage goes away when the turn ends.
    }
then-kill = It dies unless one of { $seat-own } priests saves it.
then-kill-battle = It falls, unless a priest saves it.
then-doomed = It falls anyway: a shot only makes it harder to save.
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
then-target-holds = { $attack } damage; it can take { $strength }.
then-target-taken = { $attack } damage against { $strength }: the territory falls with its buildings.
then-target-guarded = { $attack } damage against { $strength }: the garrison holds it.
then-target-city = { $count } of { $attack } damage reaches the city, which can take { $defence }.
then-join = It strikes together with army { $army }.
then-hit-falls =
    { $rest ->
        [0] Takes { $count } and falls.
       *[other] Takes { $count } and falls; { $rest } left over.
    }
then-hit-stands = Takes { $count } and stands; it could take { $more } more.
then-shield = It can take 1 more until the turn ends.
hint-exchange =
    { $taken ->
        [0] 1 card goes back, you take none.
       *[other] { $count } cards go back, you take { $taken }.
    }
hint-exchange-none = Press the cards you want to put back.
hint-must-fight = Your figures stand beside enemies: they must fight this turn.
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
prompt-help = { $active_seat } asks you to help with { $card-one }.
hint-asked =
    { $resources-count ->
        [0] { $missing ->
            [0] Nothing is missing any more.
           *[other] Missing: { $missing }, of any kind.
        }
       *[other] Missing: { $resources }.
    }
hint-help = Two equal resources of yours count as one, a card as one.
hint-march =
    { $count ->
        [0] No march left: only places in your fief.
        [one] Anywhere in your fief, or 1 step beyond.
       *[other] Anywhere in your fief, or up to { $count } steps beyond.
    }
hint-armies = All unused figures here take part. Each army hits one target.
hint-armies-home = At home you choose who is sent.
hint-defence = All unused figures here take part.
hint-defence-home = Whoever stays guards the post, with the help of its buildings.
hint-targets = An army that nobody meets picks one target, or none.
hint-damage =
    { $count ->
        [one] 1 damage to take: each card is filled before the next.
       *[other] { $count } damage to take: each card is filled before the next.
    }
hint-shots = At the end of an enemy’s turn your archers may shoot; a shot uses the whole group.
hint-answer = A healing uses the priest’s whole group.
hint-after = Only figures that did not fight; each uses its group.

## The board in words
words-state = Where the game is
words-turn = Turn { $turn }: { $seat } is active. { $count } cards in the deck.
words-alliance = Two against two: players opposite each other are allies.
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

## What is held before the eyes
moment-besieged =
    { $yours ->
        [yes] You are besieged: { $count } of { $limit }. At { $limit } you are out. A garrison on any place breaks the siege.
       *[no] { $seat } is besieged: { $count } of { $limit }. At { $limit } { $seat } is out.
    }
siege-count = The siege: { $count } of { $limit }
fought-title = The battle is over
fought-lost = lost

## Options: seats as the page counts them
option-start-player-0 = seat 1 (blue)
option-start-player-1 = seat 2 (red)
option-start-player-2 = seat 3 (gold)
option-start-player-3 = seat 4 (green)
option-alliance = Two against two
    .help = Seats 1 and 3 (blue and gold) play together against seats 2 and 4 (red and green).

## Keys
keys-armies = the army of that number
