# Condottiere: words that only the page needs.

where = Round { $round }
where-goal = { $count } joined cities win
tab-battle = Battle
tab-map = Map
map-label = Map of Italy with its 17 cities
map-near = The map around { $city }

## The map
city-free = { $city }, free
city-owned = { $city }, held by { $seat }
city-yours = { $city }, yours
city-fought = { $place }, fought over
joined = Joined cities
joined-by = { $seat }: { $count }

## The battle
battle-for = Battle for { $city }
battle-none = Between battles
battle-over = The last battle
battle-rule = single highest strength wins
winter = winter
hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
who-bot = { $cards }, bot
who-you = { $cards }, you
tag-to-play = to play
tag-passed = passed
tag-waits = waits
tag-no-cards = no cards
tag-pawn = pawn
tag-owner = owner
tag-holds = holds { $cards }
holds-title = Everybody knows that these cards are in this hand
army-empty = no card played
army-nothing = nothing that counts
army-strength = strength { $total }
army-would-be = strength { $now }, then { $then }
sum-mercenaries =
    { $count ->
        [one] 1 mercenary
       *[other] { $count } mercenaries
    }
sum-worth =
    { $count ->
        [one] 1 mercenary of { $sum }
       *[other] { $count } mercenaries of { $sum }
    }
sum-took-back = the scarecrow took back { $cards }
played-counts = { $card }, counts { $count }
city-count =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
group-count = { $count } joined

## The end of a battle
battle-result =
    { $seat ->
        [none] nobody wins
       *[other] { $best } to { $second }
    }
tag-wins = wins
moment-won =
    { $second ->
        [0] { $seat } stands alone with { $best } and wins { $city }
       *[other] { $best } beats { $second }: { $seat } wins { $city }
    }{ $game ->
        [yes] {" "}and the game!
       *[no] .
    }
moment-nobody =
    { $why ->
        [bishop] The bishop ends the battle: nobody wins { $city }.
        [nothing] No army has any strength: nobody wins { $city }.
       *[tie] { $best } against { $second }, a tie: nobody wins { $city }.
    }
moment-kept =
    { $why ->
        [bishop] The bishop ends the battle: { $seat } keeps { $city }.
        [nothing] No army has any strength: { $seat } keeps { $city }.
       *[tie] { $best } against { $second }, a tie: { $seat } keeps { $city }.
    }

## The log

## Cards
face-mercenary = Mercenary
gist-adds = adds { $count }
gist-now = now adds { $count }
gist-heroine = always 10
gist-drummer = doubles yours
gist-scarecrow = takes one back
gist-winter = all count 1
gist-surrender = strongest wins
gist-bishop = nobody wins
hand-label = Your hand
hand-none = no cards
hand-hidden = { $count } cards, hidden
hand-joined = { $count } of { $goal } joined
seen = Seen this round
seen-card = { $card }: { $count } of { $all } seen

## What a move would lead to
hint-name-city = Any city can be named, even your own.
hint-lay-aside = A hand without mercenaries may be laid aside, face up.
then-own-city = It is already yours: winning keeps it and the pawn.
then-owned-city = { $seat } holds it and may wait before joining in.
then-winning-city = Win it, and you win the game.
then-group =
    { $count ->
        [one] Winning { $city } starts a new group.
       *[other] Winning { $city } joins { $count } cities of yours.
    }
then-scarecrow = Then you may take one mercenary of this battle back into your hand.
then-winter = Every mercenary counts 1 from now on.
then-lead = You would lead with { $mine }, ahead of { $best }.
then-tie = { $mine } would tie with { $seat }; a tie wins nothing.
then-behind = { $mine } is behind { $seat } with { $best }.
then-wins = { $mine } wins { $city } once you pass.
then-wins-game = { $mine } wins { $city } and the game.
then-wait = Pass, and you stay in: the owner may wait until their first card.
then-pass = Pass, and you are out of this battle.
then-pass-with = Pass, and you are out of this battle; your { $mine } still counts.
ends-won =
    { $how ->
        [pass] If you pass,
       *[end] The battle ends:
    } { $you ->
        [yes] you win { $city } with { $strength }.
       *[no] { $seat } wins { $city } with { $strength }.
    }
ends-game =
    { $how ->
        [pass] If you pass,
       *[end] The battle ends:
    } { $you ->
        [yes] you win { $city } and the game.
       *[no] { $seat } wins { $city } and the game.
    }
ends-nobody =
    { $how ->
        [pass] If you pass, nobody wins
       *[end] The battle ends, nobody wins
    } { $city }; the pawn stays with { $seat }.
ends-kept =
    { $how ->
        [pass] If you pass, nobody wins:
       *[end] The battle ends, nobody wins:
    } { $you ->
        [yes] you keep { $city } and get the pawn.
       *[no] { $seat } keeps { $city } and gets the pawn.
    }

## In words
words-state = The state of the game
words-round = Round { $round }. { $count } joined cities win.
words-pawn = { $seat } has the pawn.
words-battle = The battle is for { $city }.
words-winter = It is winter: every mercenary counts 1.
words-players = Players and armies
words-player = { $name }: { $cards } in hand, { $cities }, { $group }.
words-army = Army: { $cards }. Strength { $strength }{ $sum }.
words-out = Out of this battle.
words-known = Known in this hand: { $cards }.
words-cities = Cities
words-hand = Your hand
words-neighbours = borders { $cities }

## Options: seats as the page counts them
option-first-condottiere-0 = seat 1 (blue)
option-first-condottiere-1 = seat 2 (red)
option-first-condottiere-2 = seat 3 (gold)
option-first-condottiere-3 = seat 4 (green)
option-first-condottiere-4 = seat 5 (purple)
option-first-condottiere-5 = seat 6 (black)
