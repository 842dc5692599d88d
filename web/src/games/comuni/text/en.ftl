# Comuni: words that only the page needs.

where-left =
    { $left ->
        [one] deck { $deck }: 1 card left, then { $invader } ({ $strength })
       *[other] deck { $deck }: { $left } cards left, then { $invader } ({ $strength })
    }
where-soon =
    { $left ->
        [one] 1 card until { $invader }:
       *[other] { $left } cards until { $invader }:
    } { $lead ->
        [0] { $strength } against you
       *[other] { $strength } + { $lead } against you
    }
where-last =
    { $turns ->
        [one] the last turn, then { $invader } with { $strength }
       *[other] the last { $turns } turns, then { $invader } with { $strength }
    }
where-now = { $invader-start } invades
where-over = the Emperor is gone
tab-projects = Columns
tab-comuni = Comuni
kind-name-economic = economic
kind-name-military = military
kind-name-religious = religious
kind-name-cultural = cultural

## The columns, the decks
projects = Project columns
column-name = Column { $column }
column-spoken =
    { $choice ->
        [yes] Column { $column }: { $list }, and a resource of choice; { $bid }
       *[other] Column { $column }: { $list }; { $bid }
    }
column-empty = no cards
bid-none = no bid
bid-yours = your envoy with { $gold } gold
bid-of = { $seat-own } envoy with { $gold } gold
bid-gold = { $gold } gold
bid-more = Bid 1 gold more
bid-less = Bid 1 gold less
bid-free = free
choice-icon = and a resource of choice
decks = Decks and invasions
deck-spoken =
    { $left ->
        [0] Deck { $deck } is empty: { $invader } came with { $strength }
        [one] Deck { $deck }: 1 card left, then { $invader } with { $strength }
       *[other] Deck { $deck }: { $left } cards left, then { $invader } with { $strength }
    }
heroes-spoken = hero tokens { $list }
look-again = Last invasion
reconstructed = Partly reconstructed
reconstructed-help = Not published, and made to fit what is: { $figures }. The names of the cards are ours, too.

## The comuni
comuni = The comuni
you = { $name }, you
bot = { $name }, bot
points-word =
    { $count ->
        [one] point
       *[other] points
    }
league-captain = league captain
active-on = { $kind }: active
active-off = { $kind }: inactive
envoys-left =
    { $count ->
        [0] no envoy at home
        [one] 1 envoy at home
       *[other] { $count } envoys at home
    }
hand-backs =
    { $count ->
        [0] no cards
        [one] 1 card in hand: { $list }
       *[other] { $count } cards in hand: { $list }
    }
town-spoken = { $buildings }; { $walls }
town-no-buildings = no buildings
town-building =
    { $storeys ->
        [one] { $kind }, 1 storey
       *[other] { $kind }, { $storeys } storeys
    }
town-no-walls = no walls
town-walls = walls of { $list } levels
track = Score track
track-one = { $seat } { $points }
track-lead = lead { $lead }

## Behind the screen, the hand
hand-label = Your screen and your cards
screen = Your screen
plunder-tokens = plunder
hero-tokens = heroes
trades = Trade
no-cards = no cards in hand
card-spoken = { $card-full }
offers = What { $card } can become
offer-storey = { $storey } { $kind-storey }
offer-new = new { $kind } building
offer-wall = wall level { $level }
offer-wall-new = new wall section
offer-points =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
offer-defence = defends with { $defence }
cost-free = free
cost-craftsmen =
    { $count ->
        [one] 1 craftsman
       *[other] { $count } craftsmen
    }

## An invasion
scene = Invasion { $deck }
scene-title-venezia = Venezia marches
scene-title-france = France marches
scene-title-pope = The Pope marches
scene-title-emperor = The Emperor marches
scene-text = Every comune faces { $strength } plus its lead in points over the last one.
league = The league
league-secret = secret until all have decided
league-men =
    { $count ->
        [0] { $seat } sends nobody
        [one] { $seat } sends 1 army
       *[other] { $seat } sends { $count } armies
    }
hero-of = hero token { $points }
note-storey = A storey is a building card.
note-block = A block is a wall card; with an army it is worth 1 plus its level.
row-strength = Strength
row-league = League
row-defence = Defence
row-outcome = Outcome
sum-base = { $base }
sum-lead = { $base } + { $lead } lead
sum-all = all together
sum-yours = you, and the others
sum-secret = secret
sum-walls = { $list } on the walls
sum-beyond = { $list } + { $beyond } off the walls
sum-only = { $beyond } without walls
sum-none = nobody
sum-captain = { $sum } + { $captain } captain
sum-against = { $defence } against { $strength }
out-held = held
out-holds = holds
out-anyway = whatever others send
out-falls = falls by { $count }
out-unless = unless others send { $count }
out-plunder = { $count } plunder
out-decided = has decided
out-thinking = is deciding
decide = Your decision
side-short-league = League
side-short-city = City
decide-sum = = { $armies }
decide-spare = left over
decide-two = 2 = 1 army
more-of = One step more: { $what }
less-of = One step less: { $what }
go-on = Go on
moment-held = { $invader-start } is beaten off: your comune has held.
moment-plundered =
    { $count ->
        [one] { $invader-start } breaks in: your comune is plundered, 1 token.
       *[other] { $invader-start } breaks in: your comune is plundered, { $count } tokens.
    }
prompt-invasion =
    { $asking ->
        [nothing] { $invader-start } invades with { $strength }. The others are still deciding.
        [commit] { $invader-start } invades. Confirm your decision.
       *[other] { $invader-start } invades: what goes to the league, what defends your city?
    }

prompt-project = Your turn: bid, claim or collect.
prompt-build = Build a storey, a wall level, or both.

## What a move would lead to
then-column =
    { $choice ->
        [yes] There: { $list }, and a resource of choice.
       *[other] There: { $list }.
    }
then-outbid = That outbids { $seat-own } { $gold } gold.
then-gold = You keep { $gold } gold.
then-claim =
    { $choices ->
        [0]
            { $cards ->
                [one] Claiming takes 1 card for { $gold } gold.
               *[other] Claiming takes { $cards } cards for { $gold } gold.
            }
        [one]
            { $cards ->
                [one] Claiming takes 1 card for { $gold } gold, and a resource of choice.
               *[other] Claiming takes { $cards } cards for { $gold } gold, and a resource of choice.
            }
       *[other] Claiming takes { $cards } cards for { $gold } gold, and { $choices } resources of choice.
    }
then-invasion = It draws the last card of the deck: { $invader-start } invades.
then-last-card = It draws the last card: the last round begins.
then-collect =
    { $choice ->
        [0]
            { $resources-count ->
                [0] Collecting brings nothing.
               *[other] Collecting brings { $resources }.
            }
       *[other]
            { $resources-count ->
                [0] Collecting brings { $choice } of choice.
               *[other] Collecting brings { $resources }, and { $choice } of choice.
            }
    }
then-have =
    { $resources-count ->
        [0] Then you have none of them.
       *[other] Then you have { $resources }.
    }
then-discard = It is out of the game, face down.
then-build =
    { $craftsmen ->
        [0] { $points ->
            [one] 1 point at once, at no cost.
           *[other] { $points } points at once, at no cost.
        }
        [one] { $points ->
            [one] 1 point at once, for a craftsman.
           *[other] { $points } points at once, for a craftsman.
        }
       *[other] { $points ->
            [one] 1 point at once, for { $craftsmen } craftsmen.
           *[other] { $points } points at once, for { $craftsmen } craftsmen.
        }
    }
then-active = The { $kind } activation card turns active.
then-master = You gain the { $master }.
then-master-from = You take the { $master } from { $seat }.
then-wall =
    { $craftsmen ->
        [0] Manned, it defends with { $defence }; at no cost.
        [one] Manned, it defends with { $defence }; it takes a craftsman.
       *[other] Manned, it defends with { $defence }; it takes { $craftsmen } craftsmen.
    }
then-bonus = It brings a bonus wall.
then-battle = You face { $strength }: { $league } for the league, a defence of { $defence }.
then-holds = That holds in any case.
then-short =
    { $short ->
        [one] You need 1 more from the others in the league, or you get a plunder token.
       *[other] You need { $short } more from the others in the league, or you get up to { $short } plunder tokens.
    }
then-rash = You keep { $resources } back. Confirm all the same?
then-never = You can never claim it: no turn of yours follows.
hint-never = This is your last turn: what you bid for now you can never claim.
hint-never-there = No turn of yours follows: wherever your envoy goes, you can never claim.
hint-outbid = { $seat } bids { $gold } gold on column { $column }.
hint-actions =
    { $storeys ->
        [0] { $levels ->
            [0] Each further storey or level takes a craftsman; you have { $craftsmen }.
           *[other] A wall level is free; a further storey takes a craftsman, and you have { $craftsmen }.
        }
       *[other] { $levels ->
            [0] A storey is free; a further wall level takes a craftsman, and you have { $craftsmen }.
           *[other] A storey and a wall level are free; more take craftsmen, and you have { $craftsmen }.
        }
    }
hint-repair = You have plunder tokens: { $plunder }, and pilgrims: { $pilgrims }.
hint-choose =
    { $resources-count ->
        [0] You have nothing.
       *[other] You have { $resources }.
    }

## The scores
score-title = The scores
score-what = Points for
score-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## In words
words-state = The state of the game
words-round = Round { $round }.
words-captain = { $seat } has the league captain.
words-last =
    { $count ->
        [one] This is the last turn; then the Emperor comes.
       *[other] These are the last { $count } turns; then the Emperor comes.
    }
words-marker =
    { $left ->
        [one] 1 card is left in deck { $deck }; with the last one comes { $invader }, strength { $strength }.
       *[other] { $left } cards are left in deck { $deck }; with the last one comes { $invader }, strength { $strength }.
    }
words-supply = In the supply: { $resources }.
words-bonus-walls =
    { $count ->
        [one] 1 bonus wall is left.
       *[other] { $count } bonus walls are left.
    }
words-laid = Laid this turn: storeys { $storeys }, wall levels { $levels }.
words-outbid = { $seats } has been outbid with { $gold } gold.
words-reconstructed = Not all figures are the printed ones. Reconstructed: { $figures }.
words-own = Behind your screen
words-behind = You have { $list }.
words-tokens = Plunder tokens: { $plunder }; hero tokens: { $heroes }.
words-hand = Your hand: { $list }.
words-own-wall = In your wall section { $section }, from the ground: { $cards }.
words-cubes =
    { $resources-count ->
        [0] nothing
       *[other] { $resources }
    }
words-nothing = –
words-cards = cards
words-bid = bid
words-choice = resource of choice
words-yes = yes
words-no-bid = none
words-bid-of = { $seat }, { $gold } gold
words-deck = Deck { $deck }
words-left = cards left
words-invader = who comes
words-strength = strength
words-heroes = hero tokens
words-points = points
words-walls = wall levels
words-active = active
words-masters = guild masters
words-envoys = envoys at home
words-hand-cards = cards in hand
words-income = income
words-who = { $seat }, { $comune }
words-letters = { $count } ({ $list })
words-screens = Behind the screens
words-open = { $seat }: { $list }; plunder { $plunder }; heroes { $heroes }.
words-invasion = { $invader-start } invades with { $strength }
words-faces =
    { $decided ->
        [yes] { $seat } faces { $strength } and has decided.
       *[other] { $seat } faces { $strength } and is deciding.
    }
words-last-invasion = The last invasion: { $invader } with { $strength }, the league with { $league }
words-to-league = to the league
words-to-city = for the city
words-hero = hero token

## Keys
keys-numbers = consider the column, or the use of the card, of that number
keys-gold = bid more or less gold
