# Condottiere: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things
# .a after a verb, .no after "you hold", .many for several, .title on the card, .gist what it does,
# .key the letter that plays it in the terminal.

card-1 = 1
    .a = a 1
    .no = no 1
    .many = { $count } × 1
    .title = Mercenary 1
    .gist = adds 1
    .key = 1
card-2 = 2
    .a = a 2
    .no = no 2
    .many = { $count } × 2
    .title = Mercenary 2
    .gist = adds 2
    .key = 2
card-3 = 3
    .a = a 3
    .no = no 3
    .many = { $count } × 3
    .title = Mercenary 3
    .gist = adds 3
    .key = 3
card-4 = 4
    .a = a 4
    .no = no 4
    .many = { $count } × 4
    .title = Mercenary 4
    .gist = adds 4
    .key = 4
card-5 = 5
    .a = a 5
    .no = no 5
    .many = { $count } × 5
    .title = Mercenary 5
    .gist = adds 5
    .key = 5
card-6 = 6
    .a = a 6
    .no = no 6
    .many = { $count } × 6
    .title = Mercenary 6
    .gist = adds 6
    .key = 6
card-10 = 10
    .a = a 10
    .no = no 10
    .many = { $count } × 10
    .title = Mercenary 10
    .gist = adds 10
    .key = 0
card-winter = winter
    .a = winter
    .no = no winter
    .many = { $count } winters
    .title = Winter
    .gist = every mercenary counts 1
    .key = t
card-drummer = drummer
    .a = a drummer
    .no = no drummer
    .many = { $count } drummers
    .title = Drummer
    .gist = doubles your mercenaries
    .key = d
card-heroine = heroine
    .a = a heroine
    .no = no heroine
    .many = { $count } heroines
    .title = Heroine
    .gist = adds 10, always
    .key = h
card-scarecrow = scarecrow
    .a = a scarecrow
    .no = no scarecrow
    .many = { $count } scarecrows
    .title = Scarecrow
    .gist = takes one mercenary back
    .key = s
card-surrender = surrender
    .a = surrender
    .no = no surrender
    .many = { $count } surrenders
    .title = Surrender
    .gist = ends the battle, the strongest wins
    .key = r
card-bishop = bishop
    .a = the bishop
    .no = no bishop
    .many = { $count } bishops
    .title = Bishop
    .gist = ends the battle, nobody wins
    .key = b

city-torino = Turin
city-milano = Milan
city-venezia = Venice
city-genova = Genoa
city-mantova = Mantua
city-ferrara = Ferrara
city-parma = Parma
city-modena = Modena
city-bologna = Bologna
city-lucca = Lucca
city-firenze = Florence
city-siena = Siena
city-urbino = Urbino
city-ancona = Ancona
city-spoleto = Spoleto
city-roma = Rome
city-napoli = Naples

## Moves

move-city = Fight for { $city }
    .words = city
move-play = Play { $card-a }
    .words = card
move-pass = Pass
    .key = p
move-take = Take back { $card-a }
    .words = card
move-take-none = Take nothing back
    .key = n
move-keep = Keep the hand
    .key = k
move-lay-aside = Lay the hand aside
    .key = a

## The log

event-first-condottiere = The condottiere pawn goes to { $seat } first.
event-dealt = Round { $round }: everyone is dealt a new hand ({ $sizes } cards).
    .log = note
event-your-hand = Your hand: { $cards }.
    .log = yours
event-named-city = { $seat } marches on { $city }.
event-named-owned-city = { $seat } marches on { $city }, held by { $owner_seat }.
event-played =
    { $card-id ->
        [winter] { $seat } plays winter: every mercenary counts 1.
        [drummer] { $seat } plays a drummer and doubles the mercenaries.
        [surrender] { $seat } plays surrender: the battle ends at once.
        [bishop] { $seat } sends the bishop: the battle ends, and nobody wins.
       *[other] { $seat } plays { $card-a }.
    }
    .act = plays { $card-a }
event-waited = { $seat }, the owner, waits.
event-passed = { $seat } passes.
event-took-back = { $seat } takes back { $card-a }.
    .act = takes back { $card-a }
event-took-none = { $seat } takes nothing back.
    .act = takes nothing back
event-fought = The battle for { $city } ends { $best } to { $second }.
event-won-city = { $seat } wins { $city } with a strength of { $strength }.
event-took-city = { $seat } takes { $city } from { $former_seat } with a strength of { $strength }.
event-no-winner = Nobody wins { $city }. The pawn stays with { $seat }.
event-owner-keeps = Nobody wins { $city }: { $seat } keeps it and gets the pawn.
event-kept = { $seat } keeps the hand.
    .together = { $seats } keep their hands.
event-laid-aside = { $seat } lays the whole hand aside: { $cards }.
event-round-over = Round { $round } is over.
    .log = note
event-standstill = Three battles without a single card: round { $round } is over.
    .log = note
event-won = { $seat } joins { $cities } and wins the game!
event-limit-reached =
    { $rounds ->
        [one] The limit of 1 round is reached.
       *[other] The limit of { $rounds } rounds is reached.
    }
    .log = note

## Why not

why-game-is-over = The game is over.
why-pawn-names-the-city = { $seat } holds the pawn and names the next city.
why-asked-in-turn = First { $seat } says whether to keep the hand; all are asked in turn.
why-scarecrow-of-another = First { $seat } decides what the scarecrow brings back.
why-out-of-cards = You have no cards left and sit out the rest of the round. It’s { $seat-own } turn.
why-has-passed = You have passed and are out of this battle. It’s { $seat-own } turn.
why-not-your-turn = It’s { $seat-own } turn. Yours will come.
why-no-battle-turn = Cards are played in battle. First answer what you are asked now.
why-not-in-hand = You hold { $card-no }.
why-no-scarecrow = Only a scarecrow brings a mercenary back: play one first.
why-not-in-your-army = You have { $card-no } in this battle to take back.
why-only-mercenaries-come-back = Only mercenaries can be taken back.
why-no-such-mercenary = The mercenaries are 1 to 6 and 10.
why-city-is-named = The next city is named when this battle is over and settled.
why-not-after-a-battle = A hand is laid aside only after a battle, when you are asked.
why-holds-mercenaries =
    { $count ->
        [one] You hold a mercenary. Only a hand without any can be laid aside.
       *[other] You hold { $count } mercenaries. Only a hand without any can be laid aside.
    }

## What is asked

prompt-name-city = You hold the pawn: name the city to fight for.
prompt-battle = The battle for { $city }: play a card, or pass.
prompt-take-back = Your scarecrow: take one mercenary back, or none.
prompt-lay-aside = Keep your hand, or, if it holds no mercenary, lay it all aside?
prompt-over = The game is over.

## Options, the end

option-borders = Borders
    .help = Which cities count as adjacent.
option-borders-board = as printed on the board
option-borders-example = also Parma–Bologna and Genoa–Florence, as in the rulebook’s example
option-first-condottiere = First condottiere
    .help = Who holds the pawn to begin with.
    .usual = Drawn unless you choose; the rulebook gives the pawn to the youngest.
option-first-condottiere-random = random
option-first-condottiere-0 = seat 0
option-first-condottiere-1 = seat 1
option-first-condottiere-2 = seat 2
option-first-condottiere-3 = seat 3
option-first-condottiere-4 = seat 4
option-first-condottiere-5 = seat 5
option-free-pass-in-own-city = Free passes in your own city
    .help = If the holder of the pawn names a city of their own, they too may pass freely in that battle.
option-round-limit = Round limit
    .help = After this many rounds the game ends, even if nobody has won.
    .usual = The rulebook has no limit; real games end long before ours.

end-connected-group = { $seats } has joined enough cities and wins.
end-round-limit =
    { $seats-count ->
        [one] The last round is over. { $seats } is ahead and wins.
       *[other] The last round is over. { $seats } are level and win together.
    }
score-largest-group = largest group
score-cities = cities
hidden-hands = the cards in each hand (but not their number)
hidden-undealt-cards = the cards that were not dealt

## The table, in the terminal and wherever there is little room

round-number = Round { $round }
goal =
    { $count ->
        [one] one city wins
       *[other] { $count } joined cities win
    }
example-borders = Parma–Bologna and Genoa–Florence are adjacent
mercenary = Mercenary
battle-for = Battle for { $city }
between-battles = Between battles
joined-title = joined
seen-title = Seen this round:
hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tag-pawn = holds the pawn
tag-owner = owner
tag-free = waiting
tag-passed = passed
tag-no-cards = no cards
known-cards = known: { $cards }
holdings =
    { $count ->
        [0] no city yet
        [one] 1 city
       *[other] { $count } cities, { $size } of { $goal } joined
    }
sum-mercenaries =
    { $count ->
        [one] 1 mercenary
       *[other] { $count } mercenaries
    }
sum-winter = × { $each } winter
sum-drummer = × { $times } drummer
sum-heroines =
    { $count ->
        [one] { $points } heroine
       *[other] { $points } heroines
    }
line-cities = { $seat } holds { $cities } ({ $size } of { $goal } joined).
line-free = Without an owner: { $cities }.
line-army = Army: { $cards }.
line-strength = Strength { $total }.
line-strength-sum = Strength { $total } = { $words }.

## What a move would bring

hint-gist =
    { $card-id ->
        [winter] Every mercenary counts 1.
        [drummer] Your mercenaries count double.
        [heroine] Always counts 10.
        [scarecrow] You may take one mercenary back.
        [surrender] The battle ends at once.
        [bishop] The battle ends at once.
       *[other] { "" }
    }
hint-army = You: { $change }.
hint-rival = { $seat }: { $change }.
hint-free-city = It has no owner.
hint-city = { $seat } holds it.
hint-own-city = It is already yours.
hint-group = With it you have { $size } of { $goal } joined.
hint-group-wins = With it you win the game!
hint-pass = You are out of this battle; what you have played still counts.
hint-pass-free = You stay in: an owner may wait.
hint-pass-ends = All others are out, so the battle ends.
hint-wins = { $seat } wins { $city }.
hint-wins-game = { $seat } wins { $city }, and the game!
hint-stakes = With { $city }, { $seats } would win the game!
hint-no-winner = Nobody wins; { $seat } keeps the pawn.
hint-owner-keeps = Nobody wins; { $seat } keeps the city and gets the pawn.
hint-lay-aside = All your cards go out of play until the next round.
