# Comuni: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things

resource-gold = 1 gold
    .many = { $count } gold
    .name = gold
resource-armies = 1 army
    .many = { $count } armies
    .name = armies
resource-pilgrims = 1 pilgrim
    .many = { $count } pilgrims
    .name = pilgrims
resource-craftsmen = 1 craftsman
    .many = { $count } craftsmen
    .name = craftsmen
kind-economic = economic
    .sign = E
    .storey = economic storey
    .building = economic building
    .a = an economic building
kind-military = military
    .sign = M
    .storey = military storey
    .building = military building
    .a = a military building
kind-religious = religious
    .sign = R
    .storey = religious storey
    .building = religious building
    .a = a religious building
kind-cultural = cultural
    .sign = C
    .storey = cultural storey
    .building = cultural building
    .a = a cultural building
master-economic = treasurer
    .the = the treasurer
master-military = captain
    .the = the captain
master-religious = bishop
    .the = the bishop
master-cultural = architect
    .the = the architect
comune-lucca = Lucca
comune-firenze = Firenze
comune-siena = Siena
comune-bologna = Bologna
comune-milano = Milano
deck-a = A
    .material = Wooden
deck-b = B
    .material = Brick
deck-c = C
    .material = Stone
deck-d = D
    .material = Marble
invader-venezia = Venezia
    .start = Venezia
invader-france = France
    .start = France
invader-pope = the Pope
    .start = The Pope
invader-emperor = the Emperor
    .start = The Emperor
side-league = the league
side-city = your city
# A project card. The printed names are not public: these are ours. The material is the deck, the
# noun kind and level, or kinds with the level as a number; cards that are alike have one name.
card = { $deck-material } { $face-part }
    .many = { $count } × { $deck-material } { $face-part }
    .full = { $deck-material } { $face-part } ({ $face })
    .short = { $face-noun }
storey-1 = first
storey-2 = second
storey-3 = third
storey-4 = fourth
# What a card shows: its kinds and its level; what it is called; that as the end of a longer name.
face-economic-1 = economic 1
    .noun = Shop
    .part = Shop
face-economic-2 = economic 2
    .noun = Market
    .part = Market
face-economic-3 = economic 3
    .noun = Warehouse
    .part = Warehouse
face-economic-4 = economic 4
    .noun = Counting House
    .part = Counting House
face-military-1 = military 1
    .noun = Guardhouse
    .part = Guardhouse
face-military-2 = military 2
    .noun = Tower
    .part = Tower
face-military-3 = military 3
    .noun = Keep
    .part = Keep
face-military-4 = military 4
    .noun = Arsenal
    .part = Arsenal
face-religious-1 = religious 1
    .noun = Chapel
    .part = Chapel
face-religious-2 = religious 2
    .noun = Church
    .part = Church
face-religious-3 = religious 3
    .noun = Abbey
    .part = Abbey
face-religious-4 = religious 4
    .noun = Cathedral
    .part = Cathedral
face-cultural-1 = cultural 1
    .noun = Workshop
    .part = Workshop
face-cultural-2 = cultural 2
    .noun = School
    .part = School
face-cultural-3 = cultural 3
    .noun = Theatre
    .part = Theatre
face-cultural-4 = cultural 4
    .noun = Academy
    .part = Academy
face-economic-military-1 = economic/military 1
    .noun = Customs House 1
    .part = Customs House 1
face-economic-military-2 = economic/military 2
    .noun = Customs House 2
    .part = Customs House 2
face-economic-military-3 = economic/military 3
    .noun = Customs House 3
    .part = Customs House 3
face-economic-military-4 = economic/military 4
    .noun = Customs House 4
    .part = Customs House 4
face-economic-religious-1 = economic/religious 1
    .noun = Hospice 1
    .part = Hospice 1
face-economic-religious-2 = economic/religious 2
    .noun = Hospice 2
    .part = Hospice 2
face-economic-religious-3 = economic/religious 3
    .noun = Hospice 3
    .part = Hospice 3
face-economic-religious-4 = economic/religious 4
    .noun = Hospice 4
    .part = Hospice 4
face-economic-cultural-1 = economic/cultural 1
    .noun = Guildhall 1
    .part = Guildhall 1
face-economic-cultural-2 = economic/cultural 2
    .noun = Guildhall 2
    .part = Guildhall 2
face-economic-cultural-3 = economic/cultural 3
    .noun = Guildhall 3
    .part = Guildhall 3
face-economic-cultural-4 = economic/cultural 4
    .noun = Guildhall 4
    .part = Guildhall 4
face-military-religious-1 = military/religious 1
    .noun = Commandery 1
    .part = Commandery 1
face-military-religious-2 = military/religious 2
    .noun = Commandery 2
    .part = Commandery 2
face-military-religious-3 = military/religious 3
    .noun = Commandery 3
    .part = Commandery 3
face-military-religious-4 = military/religious 4
    .noun = Commandery 4
    .part = Commandery 4
face-military-cultural-1 = military/cultural 1
    .noun = Smithy 1
    .part = Smithy 1
face-military-cultural-2 = military/cultural 2
    .noun = Smithy 2
    .part = Smithy 2
face-military-cultural-3 = military/cultural 3
    .noun = Smithy 3
    .part = Smithy 3
face-military-cultural-4 = military/cultural 4
    .noun = Smithy 4
    .part = Smithy 4
face-religious-cultural-1 = religious/cultural 1
    .noun = Scriptorium 1
    .part = Scriptorium 1
face-religious-cultural-2 = religious/cultural 2
    .noun = Scriptorium 2
    .part = Scriptorium 2
face-religious-cultural-3 = religious/cultural 3
    .noun = Scriptorium 3
    .part = Scriptorium 3
face-religious-cultural-4 = religious/cultural 4
    .noun = Scriptorium 4
    .part = Scriptorium 4
face-economic-military-religious-1 = economic/military/religious 1
    .noun = Chapter House 1
    .part = Chapter House 1
face-economic-military-religious-2 = economic/military/religious 2
    .noun = Chapter House 2
    .part = Chapter House 2
face-economic-military-religious-3 = economic/military/religious 3
    .noun = Chapter House 3
    .part = Chapter House 3
face-economic-military-religious-4 = economic/military/religious 4
    .noun = Chapter House 4
    .part = Chapter House 4
face-economic-military-cultural-1 = economic/military/cultural 1
    .noun = Mint 1
    .part = Mint 1
face-economic-military-cultural-2 = economic/military/cultural 2
    .noun = Mint 2
    .part = Mint 2
face-economic-military-cultural-3 = economic/military/cultural 3
    .noun = Mint 3
    .part = Mint 3
face-economic-military-cultural-4 = economic/military/cultural 4
    .noun = Mint 4
    .part = Mint 4
face-economic-religious-cultural-1 = economic/religious/cultural 1
    .noun = University 1
    .part = University 1
face-economic-religious-cultural-2 = economic/religious/cultural 2
    .noun = University 2
    .part = University 2
face-economic-religious-cultural-3 = economic/religious/cultural 3
    .noun = University 3
    .part = University 3
face-economic-religious-cultural-4 = economic/religious/cultural 4
    .noun = University 4
    .part = University 4
face-military-religious-cultural-1 = military/religious/cultural 1
    .noun = Monastery 1
    .part = Monastery 1
face-military-religious-cultural-2 = military/religious/cultural 2
    .noun = Monastery 2
    .part = Monastery 2
face-military-religious-cultural-3 = military/religious/cultural 3
    .noun = Monastery 3
    .part = Monastery 3
face-military-religious-cultural-4 = military/religious/cultural 4
    .noun = Monastery 4
    .part = Monastery 4
face-all-1 = general 1
    .noun = Town Hall 1
    .part = Town Hall 1
face-all-2 = general 2
    .noun = Town Hall 2
    .part = Town Hall 2
face-all-3 = general 3
    .noun = Town Hall 3
    .part = Town Hall 3
face-all-4 = general 4
    .noun = Town Hall 4
    .part = Town Hall 4

## Figures that may be a reconstruction

figure-start = start resources
    .lucca = start resources of Lucca
    .firenze = start resources of Firenze
    .siena = start resources of Siena
    .bologna = start resources of Bologna
    .milano = start resources of Milano
figure-income = incomes
    .lucca = the income of Lucca
    .firenze = the income of Firenze
    .siena = the income of Siena
    .bologna = the income of Bologna
    .milano = the income of Milano
figure-supply = the supply
    .gold = the supply of gold
    .armies = the supply of armies
    .pilgrims = the supply of pilgrims
    .craftsmen = the supply of craftsmen
figure-columns = the columns
    .cards = the sizes of the columns
    .order = the order of the columns
figure-heroes = hero tokens
    .a = hero tokens of invasion A
    .b = hero tokens of invasion B
    .c = hero tokens of invasion C
    .d = hero tokens of invasion D
figure-cards = the cards
    .players = which cards are used
    .faces = the faces of the cards

## Moves

move-bid = Bid { $gold } gold on column { $column }
    .words = column gold
move-claim = Claim the cards of your columns
    .key = c
move-collect = Collect your income
    .key = e
move-withdraw = Take envoy and gold back
    .key = b
move-relocate = Pay a pilgrim and move to column { $column }
    .words = column
move-take = Take { $resource }
    .words = resource
move-trade = Trade 2 { $paid_resource-name } for { $taken_resource }
    .words = paid_resource taken_resource
move-build = Build { $card } as the { $storey } { $kind-storey }
    .words = card kind storey
move-wall = Lay { $card } as wall level { $level }
    .words = card level
move-done = Finish building
    .key = d
move-discard = Discard { $card }
    .words = card
move-repair =
    { $tokens ->
        [one] Return 1 plunder token
       *[other] Return { $tokens } plunder tokens
    }
    .words = tokens
move-repair-0 = Return no plunder token
    .key = n
move-league = For the league: { $resource-name } × { $cubes }
    .words = resource cubes
move-city = For your city: { $resource-name } × { $cubes }
    .words = resource cubes
move-commit = Confirm
    .key = o

## The log

event-reconstructed = Not all figures are the printed ones. Reconstructed: { $figures }.
    .log = note
event-comune =
    { $resources-count ->
        [0] { $seat } leads { $comune } and begins with nothing.
       *[other] { $seat } leads { $comune } and begins with { $resources }.
    }
event-captain = { $seat } has the league captain and the first turn.
event-filled =
    { $left ->
        [0] Column { $column }: { $cards }. Deck { $deck } is empty.
        [one] Column { $column }: { $cards }. Deck { $deck } has 1 card left.
       *[other] Column { $column }: { $cards }. Deck { $deck } has { $left } cards left.
    }
event-last-card = { $seat } has drawn the last card: after one more round the Emperor comes.
event-bid = { $seat } bids { $gold } gold on column { $column }.
    .act = bids { $gold } gold on column { $column }
event-outbid = { $by_seat } outbids { $seat } at column { $column }.
    .act = is outbid there
event-relocated =
    { $gold ->
        [0] { $seat } pays a pilgrim and moves to column { $column }.
       *[other] { $seat } pays a pilgrim and moves with { $gold } gold to column { $column }.
    }
    .act =
        { $gold ->
            [0] pays a pilgrim and moves to column { $column }
           *[other] pays a pilgrim and moves with { $gold } gold to column { $column }
        }
event-withdrew =
    { $gold ->
        [0] { $seat } takes back the envoy.
       *[other] { $seat } takes back the envoy and { $gold } gold.
    }
    .act =
        { $gold ->
            [0] takes back the envoy
           *[other] takes back the envoy and { $gold } gold
        }
event-claimed = { $seat } claims column { $column } for { $gold } gold: { $cards }.
    .each = column { $column } for { $gold } gold ({ $cards })
    .act = claims { $list }
event-collected =
    { $resources-count ->
        [0] { $seat } collects nothing.
       *[other] { $seat } collects { $resources }.
    }
    .act =
        { $resources-count ->
            [0] collects nothing
           *[other] collects { $resources }
        }
event-took = { $seat } chooses { $resource }.
    .gather = resources
    .act = chooses { $resources }
event-traded = { $seat } trades { $paid_resources } for { $taken_resources }.
    .each = { $paid_resources } for { $taken_resources }
    .act = trades { $list }
event-built =
    { $craftsmen ->
        [0] { $seat } builds { $card } as the { $storey } { $kind-storey }.
        [one] { $seat } pays a craftsman and builds { $card } as the { $storey } { $kind-storey }.
       *[other] { $seat } pays { $craftsmen } craftsmen and builds { $card } as the { $storey } { $kind-storey }.
    }
    .each =
        { $craftsmen ->
            [0] { $card } ({ $storey } { $kind-storey })
            [one] { $card } ({ $storey } { $kind-storey }, 1 craftsman)
           *[other] { $card } ({ $storey } { $kind-storey }, { $craftsmen } craftsmen)
        }
    .act = builds { $list }
event-walled =
    { $raised ->
        [0]
            { $craftsmen ->
                [0] { $seat } lays a card of deck { $deck } as wall level { $level }.
               *[other] { $seat } lays a card of deck { $deck } as wall level { $level } and pays a craftsman for another building action.
            }
       *[other]
            { $craftsmen ->
                [one] { $seat } lays a card of deck { $deck } as wall level { $level } and pays a craftsman, raising it by { $raised }.
               *[other] { $seat } lays a card of deck { $deck } as wall level { $level } and pays { $craftsmen } craftsmen, raising it by { $raised }.
            }
    }
    .each =
        { $craftsmen ->
            [0] level { $level } (deck { $deck })
            [one] level { $level } (deck { $deck }, 1 craftsman)
           *[other] level { $level } (deck { $deck }, { $craftsmen } craftsmen)
        }
    .act = lays wall { $list }
event-walled-card = In your wall now: { $card }.
    .log = passing
event-bonus-wall =
    { $left ->
        [0] { $seat } gets a bonus wall, the last one.
        [one] { $seat } gets a bonus wall; 1 is left.
       *[other] { $seat } gets a bonus wall; { $left } are left.
    }
    .act = gets a bonus wall
event-done-building = { $seat } finishes building.
    .log = passing
event-discarded = { $seat } discards a card of deck { $deck }.
    .gather = decks
    .act =
        { $decks-count ->
            [one] discards 1 card
           *[other] discards { $decks-count } cards
        }
event-discarded-card = Discarded: { $card }.
event-master = { $seat } gains the { $master }.
    .act = gains { $master-the }
event-master-taken = { $seat } takes the { $master } from { $former_seat }.
    .act = takes { $master-the } from { $former_seat }
event-not-repaired = { $seat } returns no plunder token.
    .log = passing
event-repaired =
    { $tokens ->
        [one] { $seat } returns a plunder token for a pilgrim.
       *[other] { $seat } returns { $tokens } plunder tokens for { $pilgrims } pilgrims.
    }
    .act =
        { $tokens ->
            [one] returns a plunder token for a pilgrim
           *[other] returns { $tokens } plunder tokens for { $pilgrims } pilgrims
        }
event-turn = { $seat-own } turn.
    .log = passing
event-invasion = { $invader-start } invades with a strength of { $strength }!
    .log = note
event-faces = { $seat } faces a strength of { $strength }.
    .log = passing
event-pledged =
    { $resources-count ->
        [0] For { $side }: nothing.
       *[other] For { $side }: { $resources }.
    }
    .log = passing
event-committed = { $seat } has decided.
    .together = { $seats } have decided.
event-sent-to-league =
    { $resources-count ->
        [0] { $seat } sends nothing to the league.
       *[other] { $seat } sends { $resources } to the league.
    }
    .log = apart
    .act =
        { $resources-count ->
            [0] sends nothing to the league
           *[other] sends { $resources } to the league
        }
event-sent-to-city =
    { $resources-count ->
        [0] { $seat } keeps nothing for the city.
       *[other] { $seat } keeps { $resources } for the city.
    }
    .log = apart
    .act =
        { $resources-count ->
            [0] keeps nothing for the city
           *[other] keeps { $resources } for the city
        }
event-league =
    { $armies ->
        [0] The league has no army, and everyone faces the whole strength.
       *[other] The league takes { $armies } off the strength that everyone faces.
    }
    .log = note
event-held = { $seat } holds: a defence of { $defence } against { $strength }.
event-plundered =
    { $tokens ->
        [one] { $seat } is plundered: a defence of { $defence } against { $strength }, 1 plunder token.
       *[other] { $seat } is plundered: a defence of { $defence } against { $strength }, { $tokens } plunder tokens.
    }
event-hero = { $seat } earns a hero token worth { $points }.
event-limit-reached =
    { $rounds ->
        [one] The limit of 1 round is reached.
       *[other] The limit of { $rounds } rounds is reached.
    }
    .log = note
event-last-round = The last round: everybody has one more turn, { $seat } last.
    .log = note
event-game-over = The Emperor is gone, and the game is over.
    .log = note

## Why not

why-game-is-over = The game is over.
why-not-your-turn = It’s { $seat-own } turn.
why-nothing-to-decide = You can trade whenever you have a decision to make; now { $seat } decides.
why-outbid-one-decides = First { $seat }, who was outbid, decides.
why-already-committed = You have confirmed, and that stands. The others are still deciding.
why-outbid-first = You are outbid: first move your envoy on or take it back.
why-phase-one-is-over = Bidding, claiming and collecting come first in a turn, and only one of them.
why-no-envoy-out = You have no envoy on the board, so there is nothing to claim.
why-all-envoys-out = All your envoys are on the board: you must claim.
why-column-not-in-use = With this many players only the { $columns } leftmost columns are used.
why-column-is-yours = Column { $column } is already yours.
why-column-is-empty = There are no cards in column { $column }.
why-bid-too-low = A bid on column { $column } must be at least { $least } gold.
why-too-little-gold = You have { $have } gold, not { $gold }.
why-not-outbid = Envoys move on or come back only when they have been outbid.
why-envoy-is-there = One of your envoys already stands at column { $column }.
why-bid-not-lower = The bid on column { $column } is { $gold } gold, which is not lower than your { $own_gold }.
why-nothing-to-choose = There is no resource for you to choose now.
why-supply-has-none = The supply has no { $resource-name } left.
why-too-few-to-trade = A trade takes two { $resource-name }; you have { $have }.
why-not-building = That belongs to the building phase of your turn.
why-not-in-hand = You don’t hold { $card }.
why-kind-not-on-card = { $card-full } can’t be part of { $kind-a }.
why-no-building-to-raise =
    { $height ->
        [one] You have no { $kind-building } of one storey to raise.
       *[other] You have no { $kind-building } of { $height } storeys to raise.
    }
why-no-section-to-raise =
    { $height ->
        [one] You have no wall section of one level to raise.
       *[other] You have no wall section of { $height } levels to raise.
    }
why-level-too-low =
    { $needed ->
        [one] The card’s level is too low for { $height }: that takes a craftsman, and you have { $have }.
       *[other] The card’s level is too low for { $height }: that takes { $needed } craftsmen, and you have { $have }.
    }
why-no-action-left = Another building action takes a craftsman: { $needed } needed, and you have { $have }.
why-nothing-to-discard = Cards are discarded only at the end of building, down to { $limit }.
why-not-repairing = Plunder tokens are returned at the end of your turn.
why-too-little-plunder =
    { $have ->
        [0] You have no plunder token.
        [one] You have only 1 plunder token.
       *[other] You have only { $have } plunder tokens.
    }
why-too-few-pilgrims =
    { $price ->
        [one] That takes a pilgrim; you have { $have }.
       *[other] That takes { $price } pilgrims; you have { $have }.
    }
why-no-invasion = There is no invasion now.
why-all-pledged = You have said what you use. Confirm it now.
why-asked-for =
    { $resource-id ->
        [gold] First say how much gold you use for { $side }.
       *[other] First say how many { $resource-name } you use for { $side }.
    }
why-more-than-there-are =
    { $resource-id ->
        [gold] There is not that much gold in the game.
       *[other] There are not that many { $resource-name } in the game.
    }
why-no-such-column = There are only { $columns } columns.
why-building-too-high = A building has at most { $highest } storeys.
why-wall-too-high = A wall section has at most { $highest } levels.
why-two-at-most = At most two plunder tokens are returned in a turn.
why-no-such-trade = Two gold buy an army, and two pilgrims one of anything else. There are no other trades.
why-craftsmen-do-not-fight = Craftsmen don’t fight.
why-by-twos = Gold and pilgrims count only in pairs.
why-too-few-to-pledge =
    { $most ->
        [1] You can use at most { $resource }.
       *[other] You can use at most { $most } { $resource-name }.
    }

## What is asked

prompt-project = Your turn: bid on a column, claim your columns or collect your income.
prompt-outbid = You are outbid: pay a pilgrim to move your envoy with its { $outbid_gold } gold, or take it back.
prompt-choose =
    { $choices ->
        [one] Take a resource of your choice.
       *[other] Take { $choices } resources of your choice, one by one.
    }
prompt-invasion =
    { $asking ->
        [league-armies] { $invader-start } invades. How many armies for the league? You have { $most }.
        [league-gold] For the league: how much gold? Two count as an army; up to { $most }.
        [league-pilgrims] For the league: how many pilgrims? Two count as an army; up to { $most }.
        [city-armies] For your city: how many armies? Up to { $most }.
        [city-gold] For your city: how much gold? Two count as an army; up to { $most }.
        [city-pilgrims] For your city: how many pilgrims? Two count as an army; up to { $most }.
        [commit] Confirm your decision. All are revealed together.
       *[other] { $invader-start } invades with { $strength }. The others are still deciding.
    }
prompt-build = Build: one storey and one wall level are free, more cost craftsmen.
prompt-discard = Only two cards may stay in your hand: discard.
prompt-repair = Return plunder tokens? One costs 1 pilgrim, two cost 3.
prompt-over = The game is over.

## Options, the end

option-open-screens = Open screens
    .help = Resources, plunder and hero tokens are public.
option-after-invasion = After an invasion
    .help = Whether the active player still builds after the invasion that came with the new cards.
option-after-invasion-continue = the turn goes on
option-after-invasion-end_turn = the turn ends
option-guild-master-needs-two-storeys = Guild masters need two storeys
    .help = Taking over a guild master also requires a two-storey building, not just more points.
option-heroes-need-walls = Heroes must hold
    .help = Whoever is plundered earns no hero token in that invasion.
option-smallest-building = Smallest building
    .help = Which building counts for the bonus for having all four kinds.
option-smallest-building-any = the smallest of all
option-smallest-building-worst_kind = the highest of the worst kind
option-round-limit = Round limit
    .help = After this many rounds the last round begins, however many cards are left.
    .usual = The rulebook has no limit; real games end long before ours.
option-data-pack = Figures
    .help = Where cards, start resources and incomes come from. Ours are partly reconstructed, and the names of the cards are ours.
    .usual = The rulebook doesn’t print them all.
option-data-pack-reconstruction = reconstructed, as far as they are not published

end-emperor = The Emperor has come and gone. { $seats } wins.
end-round-limit = The rounds are over, and the Emperor has come. { $seats } wins.
score-buildings = buildings
score-guild-masters = guild masters
score-majorities = most of a resource
score-heroes = hero tokens
score-plunder = plunder
score-smallest-building = smallest building
score-total = total
hidden-screens = resources, plunder and hero tokens (unless screens are open)
hidden-hands = the faces of the cards in each hand (but not their letters)
hidden-walls = which cards lie face down in the walls and among the discards
hidden-pledges = what each player pledges in an invasion, until all have decided
hidden-decks = the order of the decks

## The table, in the terminal and wherever there is little room

round-number = Round { $round }
last-turns =
    { $count ->
        [one] the last turn
       *[other] the last { $count } turns
    }
figures-reconstructed = figures partly reconstructed
marker =
    { $left ->
        [one] Deck { $deck }: 1 card left, then { $invader } with { $strength }
       *[other] Deck { $deck }: { $left } cards left, then { $invader } with { $strength }
    }
marker-last = The last round, then { $invader } with { $strength }
marker-now = { $invader-start } invades with { $strength }
marker-heroes = heroes { $what }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
envoys =
    { $count ->
        [one] 1 envoy
       *[other] { $count } envoys
    }
hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
faces = faces { $count }
decided = decided
plunder =
    { $count ->
        [one] 1 plunder token
       *[other] { $count } plunder tokens
    }
heroes = heroes { $what }
your-hand = Hand: { $what }
card-short = { $card-short }
no-buildings = no buildings
nothing-there = nothing
short-claim = Claim
short-collect = Income
short-withdraw = Take back
short-done = Done
short-commit = Confirm
short-repair-0 = none
short-repair-1 = 1 plunder
short-repair-2 = 2 plunder
line-column = Column { $column }: { $what }.
line-bid = { $seat } bids { $gold } gold.
line-own =
    { $plunder ->
        [one] Behind your screen: { $what }; 1 plunder token.
       *[other] Behind your screen: { $what }; { $plunder } plunder tokens.
    }
line-hand = Your hand: { $what }.
hint-column =
    { $choice ->
        [yes] There: { $what }, and a resource of choice.
       *[other] There: { $what }.
    }
hint-build =
    { $craftsmen ->
        [0] Brings { $points } at once, at no cost.
        [one] Brings { $points } at once; takes a craftsman.
       *[other] Brings { $points } at once; takes { $craftsmen } craftsmen.
    }
hint-wall =
    { $craftsmen ->
        [0] Manned, it defends with { $defence }; at no cost.
        [one] Manned, it defends with { $defence }; takes a craftsman.
       *[other] Manned, it defends with { $defence }; takes { $craftsmen } craftsmen.
    }
hint-pledge = You face { $strength }; so far { $league } for the league, { $city } for your city.
