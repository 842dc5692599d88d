# What only the page says. What games say is in src/tavola/games/*/text.

## Everywhere
skip = Skip to content
close = Close
copy = Copy
copied = Copied
loading = One moment …
trouble = There is nothing here
trouble-no-invite = The host may have made a new link, or cancelled the table. Ask them for the link that works now.
trouble-no-link = A personal link stops working when a newer one is made. On a device that knows you, press your name and create a new one.
trouble-no-table = If a friend sent you here, ask for the invite link of the table: with it you can sit down or watch.
trouble-not-found = Check the address, or start from the home page.
trouble-offline = Nothing is lost: try again in a moment.
trouble-again = Try again
trouble-rules = There are no rules of a game called “{ $game }” here.
trouble-rules-help = Choose a game from the list.
back-home = Go to the home page
rule-open = Rule { $rule }
read-rule = Read the rule
language-switch = Language: { $name }
theme-dark = Dark
theme-light = Light
title-turn = ● Your turn · { $title }
notify-turn = Your turn at Tavola
zoom-in = Zoom in
zoom-out = Zoom out
map-closer = Closer: now tap what you mean.
zoom-all = Whole map

## Where to
nav-main = Pages
nav-play = Play
nav-watch = Watch
nav-rules = Rules
nav-records = Records
nav-table = This table
nav-parts = Parts of the table

## Who you are
me-nobody = Your name
me-title = You
me-name = Your name
me-save = Save
me-help = No account needed: this device remembers you.
me-link = Personal link
me-link-help = Open a personal link on another device, and you are the same person there. Keep it to yourself.
me-link-ends = With a new personal link the old one stops working, and your other devices are signed out.
devices = Devices
device-unnamed = Unnamed device
device-this = This device
device-used = Last used: { $day }
device-rename = Rename
device-name = Name for { $name }
device-end = Sign out { $name }
device-end-short = Sign out
devices-end = Sign out all others
me-link-make = Create a personal link
name-title = What is your name?
name-help = The others at the table see it. No account is needed: this device remembers you.
name-go = Continue
recover-title = Are you { $name }?
recover-text = This personal link makes you { $name } on this device too, with all of { $name }’s seats.
recover-yes = Yes, that’s me
recover-no = No

## Home
home-title = Four games about Italy, at one table.
home-text = By the full rules, with the rule behind every answer. Invite friends with a link, or start now against bots.
home-invited = Invited?
home-code = Link or table code
home-join = Join
home-tables = Tables
home-waiting = Waiting for you
home-waiting-none = No table is waiting for you. Pick a game below: one click, and you’re playing.
home-mine = Your tables
home-mine-none = None of your tables is waiting for others.
home-watch = Watch
home-watch-none = There is nothing to watch just now.
home-finished = Finished
home-finished-none = No finished games yet.
home-all = Show all
home-games = Games
home-rights = { $games } belong to their authors and publishers. Tavola restates the rules in its own words, takes nothing from their boards and cards, and is not affiliated with them.
home-credits = Credits
fact-players = { $from } to { $to } players
fact-minutes = { $count } min
bots = Bots
bots-strength = Strength of the bots
bot-random = Random
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-random-help = plays any legal move
bot-easy-help = mostly takes what looks best now
bot-medium-help = takes what looks best now
bot-hard-help = thinks ahead
fact-level = Learning it:
fact-level-easy = easy
fact-level-medium = medium
fact-level-hard = hard
first-game = Start with this one
play-now =
    { $count ->
        [one] Play now against a bot
       *[other] Play now against { $count } bots
    }
new-table = New table
not-yet = not yet
not-yet-text = This game is being prepared.

## Lists of tables
row-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
row-open =
    { $count ->
        [one] a free seat
       *[other] { $count } free seats
    }
row-won = Won by { $name }
row-ended = Ended without a result
row-status-open = Waiting for players
row-status-playing = In progress
row-waits = It’s your turn
row-turn = Take your turn
row-open-it = Go to table
row-watch = Watch
row-sit = Look inside
row-replay = Replay
list-watch = Tables to watch
list-watch-text = Tables that are open or in play: public ones, those you were invited to, and those at which you have resigned.
list-watch-none = There is nothing to watch just now.
list-finished = Finished games
list-finished-text = Yours, and those of public tables: replay them move by move, or download a record.
list-finished-none = No finished games yet.
list-more = More
record-download = Download the record
record-bring = Import a record

## A new table
new-title = New table: { $game }
new-rules = Read the rules
new-who = Who is playing
new-players = Players
new-seat = Seat { $number }
new-seat-me = You ({ $name })
new-seat-open = A friend, by link
new-seat-open-help = You get a link to send.
new-seat-here = Someone on this device
new-seat-bot = Bot ({ $bot })
new-guest = Name
new-guest-name = Name of the player in seat { $number }
new-options = Options
new-range = { $low } to { $high }
new-table-facts = The table
new-visibility = Visibility
visibility-private = Private
visibility-private-help = only those with the link
visibility-public = Public
visibility-public-help = listed; everybody may watch and take a free seat
new-clock = Clock
clock-none = none
clock-quick = 10 minutes each, plus 10 seconds per decision
clock-slow = 1 hour each, plus 1 minute per decision
clock-other = { $minutes } minutes each, plus { $seconds } seconds per decision
clock-days = 7 days each, plus 1 day per decision
new-hidden = Hidden information:
new-make = Create table
new-start = Start the game

## Seats and the lobby
seat-open = Free seat
seat-open-help = whoever has the link can sit down
seat-you = You
seat-away = away; a bot is playing
seat-resigned = has resigned; a bot is playing
seat-bot = bot ({ $bot })
seat-take = Sit here
seat-put-bot = Put a bot in seat { $number }
seat-put-bot-short = Add a bot …
seat-free = Free this seat
lobby-text =
    { $free ->
        [0] A table for { $count }. All seats are taken.
        [one] A table for { $count }. One seat is still free.
       *[other] A table for { $count }. { $free } seats are still free.
    }
lobby-start-text =
    { $free ->
        [0] Nothing happens by itself: the game starts when you press the button.
       *[other] Nothing happens by itself: you start the game, with bots in the free seats or once all are taken.
    }
lobby-start = Start the game
lobby-invite = Send this link to your friends:
invite-link = Invite link
invite-new = New link (the old one stops working)
lobby-fill = Start with bots in the free seats
lobby-begin = Start the game
lobby-close = Cancel table
lobby-closed = This table was cancelled.
lobby-wait = Please wait
lobby-wait-text = The host starts the game. This page goes on by itself then.
lobby-options = Options
shares-title = About to begin
shares-text = Before the deal everybody’s browser adds a random number to the shuffle, so that nobody can choose the cards, not even the server. It does so by itself as soon as its owner looks in here.
shares-missing = Still missing: { $names }
shares-here = ready
shares-until = In { $time } you can go on without waiting any longer.
shares-anew-text = You need not wait any longer. Then everybody who is here adds a new number, and the old ones no longer count.
shares-anew = Go on without waiting
shares-void = No number for the shuffle came from { $names }. Everybody adds a new one.
new-wait = Waiting before the deal
new-wait-help = How long everybody has to look in once you start the game. After that you may go on without them.
wait-minutes = 3 minutes
wait-hour = 1 hour
wait-day = 1 day
wait-week = 1 week
join-title = { $host } invites you to { $title }
join-title-nobody = You are invited to { $title }
join-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
join-rules = Never played it? Read the rules.
join-usual = The usual rules, without a change.
join-free =
    { $count ->
        [one] One seat is free: sit down, or watch.
       *[other] { $count } seats are free: sit down, or watch.
    }
join-open = All seats are taken, but you can watch.
join-playing = The game has begun, but you can watch.
join-over = The game is over, but you can look at it.
join-sit = Sit down
join-watch = Watch

## The table
side = Side panel
log = Log
rules = Rules
chat = Chat
log-older = Earlier
log-open = The table was created
log-close = The table was cancelled
log-undo = { $seat } takes back the last move.
undone = { $seat } takes this back: “{ $what }”
log-away = { $seat } has left; a bot takes over.
log-away-time = { $seat } has run out of time; a bot takes over.
log-away-waited = { $seat } did not show up; a bot takes over.
log-away-resigned = { $seat } resigns; a bot plays on.
log-resigned-ends = { $seat } resigns. The game ends without a result.
log-agrees = { $seat } would like to end the game.
log-agrees-ends = { $seat } agrees. The game ends without a result.
log-plays-on = { $seat } wants to play on.
log-ended = The players ended the game without a result.
log-back = { $seat } is back.
log-anew = A number for the shuffle did not come. The deal begins anew.
log-entropy = { $seat } added words for the shuffle.
log-seat-taken = { $seat } sits down.
log-seat-free = A seat is free.
chat-none = Nobody has said anything yet.
chat-label = Write a message
chat-send = Send
chat-mute = Mute players
chat-unread =
    { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }
rules-find = Find in the rules
rules-none-found = No rule matches.
rules-reading = An interpretation: the rulebook leaves this open
rules-contents = Contents
question-why-not = Why not “{ $what }”?
undo = Undo
undo-move = Undo: { $move }
undo-why-not = Undo: why not?
moment = What just happened
moment-go-on = Go on
prompt-forced = Only one answer is possible; it will be given in a moment.
skip-pauses = Skip the pauses
waiting-for =
    { $seats-count ->
        [0] One moment.
        [one] { $seats } is thinking.
       *[other] { $seats } are thinking.
    }
waiting-unheard = You’ll see what the others do once the connection is back.
watching = You are watching.
away-you = A bot is playing for you.
away-why-left = You left your seat to it.
away-why-time = Your time has run out. Take your seat back, and you have { $time } on the clock.
away-why-waited = You were away while the others waited, so they let it play.
away-return = Take your seat back
away-leave = Let a bot play
away-leave-help = A bot plays for you until you take your seat back.
away-stand-in = Let a bot play
resign = Resign
resign-title = Resign this game?
resign-text = A bot plays your seat to the end, and the record says so. You can watch and chat, but you can’t take the seat back.
resign-ends-text = All others have agreed to end the game: if you resign, it ends now, without a result.
resigned-you = You have resigned: a bot plays your seat to the end.
play-on = Play on
end-together = End the game together
end-ask-title = End the game together?
end-ask-text =
    { $seats-count ->
        [one] { $seats } is asked. If both of you agree, the game ends without a result; until then it goes on.
       *[other] { $seats } are asked. If all of you agree, the game ends without a result; until then it goes on.
    }
end-ask = Ask
end-asked = { $seats } would like to end the game now, without a result.
end-awaits = You would like to end the game now. Still to answer: { $seats }.
end-agree = Agree
end-alone = End the game
end-alone-title = End this game?
end-alone-text = Only bots are playing with you, so the game ends at once, without a result. You can still watch the replay.
help = Keys and help
help-text = Press anything: what can be done is considered first and shown with what it leads to; what can’t be done says why, with its rule.
help-play = play what you consider, or press the main button
help-escape = put down what you consider; close what is open
help-arrows = from card to card, from place to place
help-keys-of = Keys of { $game }
help-rules = Rules of { $game }
help-replay = The replay of a game, move by move.
help-replay-step = a move back or on
help-replay-turns = to the next turn
help-replay-rounds = to the next round
help-replay-ends = the beginning or the end
since-title = Since your last move
since-first = So far
since-again = Show again
since-all = Show all again
since-close = Close
since-mark = new since your last move
again = Replay
again-before = Before that
again-stop = Back to the game
cover-title = { $name }’s turn
cover-text = Pass the device on. What all may see stays on the board; your hand is shown when you take over.
cover-show = I’m { $name }: show my hand
clocks = Time left
clock-runs = running
link-lost = No connection. Trying again …
words-label = The board in words
words-table = The table
tab-table = Table
moves = What you can do
moves-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
moves-find = Find a move
moves-none = No move matches.
end-ended = The game was ended
end-ended-text = The players ended the game: there is no result.
end-show-ended = How it ended
end-show = Show result
end-replay = Replay
end-you-won = You have won!
end-bot-won = A bot has won for you
end-played = Who played
played-person =
    { $several ->
        [0] { $name }: move { $first }
       *[1] { $name }: moves { $first }–{ $last }
    }
played-bot =
    { $several ->
        [0] a bot ({ $bot }) for { $name }: move { $first }
       *[1] a bot ({ $bot }) for { $name }: moves { $first }–{ $last }
    }
end-won =
    { $seats-count ->
        [one] { $seats } has won
       *[other] { $seats } have won
    }
end-place = Place
end-player = Player
end-side = { $seats } together
end-again = Play again
end-look = View the table

## The table's menu
menu = Menu
menu-table = Table
menu-seats = At the table
menu-invite = Invite
menu-device = This device
menu-home = Home
menu-rules = All rules
menu-replay = Replay from the start
set-language = Language
set-theme = Colours
set-theme-system = as the device
set-theme-light = light
set-theme-dark = dark
set-pace = Others’ moves
set-pace-slow = slow
set-pace-normal = normal
set-pace-quick = quick
set-pace-at-once = at once
set-text-board = The board in words instead of pictures
set-answer-alone = Answer for me when there is only one choice
set-sound = Drum roll on my turn
set-notify = Notification on my turn

## What a game's view holds, for games without a board of their own
view-players = Players
view-hand = Your hand
view-round = Round
view-turn = Turn
view-cards = Cards
view-deck = Deck
view-discard = Discard pile
view-market = For sale
view-cities = Cities
view-city = City
view-owners = Owners
view-owner = Owner
view-points = Points
view-money = Money
view-gold = Gold
view-goods = Goods
view-pawn = Pawn

## Replay
replay-title = { $game }: replay
replay-controls = Move by move
replay-steps = Step by step
replay-move-back = One move back
replay-move-on = One move forward
replay-acts = act
replay-acts-back = One act back
replay-acts-on = One act forward
replay-turns = turn
replay-turns-back = To the start of the turn before
replay-turns-on = To the next turn
replay-rounds = round
replay-rounds-back = To the start of the round before
replay-rounds-on = To the next round
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = move { $move } of { $moves }
replay-eyes = Point of view
replay-eyes-nobody = Spectator
replay-fork = Play on from here
replay-link = Link to this move
replay-to-table = Go to table
fair = Provably fair
fair-text = Before anybody sat down the table committed itself to a secret seed, and before the deal every player to a random number. Each of them was revealed only after all had committed. Every shuffle follows from them, so nobody chose the cards. This browser checks it.
fair-text-alone = Before the deal the table committed itself to a secret seed. Every shuffle follows from it and from the players’ words; it is revealed after the end. This browser checks both.
fair-people = Players who had a part in the shuffles
fair-people-none = none: the table made them alone
fair-course-ok =
    { $count ->
        [one] The number of one player fits what was committed to.
       *[other] The numbers of { $count } players fit what was committed to before any was revealed.
    }
fair-course-bad = The players’ numbers do not fit what they committed themselves to!
fair-receipt-ok = It is what this browser saw before the deal.
fair-receipt-bad = It is not what this browser saw before the deal!
fair-receipt-save = Save what this browser saw (for tavola verify)
fair-void = Attempt { $round } was void: no number came from { $names }.
fair-word-you =
    { $count ->
        [0] Checked: you and the table fixed the cards together before the deal; neither could choose them.
        [one] Checked: you, one other player and the table fixed the cards together before the deal; none of you could choose them.
       *[other] Checked: you, { $count } other players and the table fixed the cards together before the deal; none of you could choose them.
    }
fair-word-others =
    { $count ->
        [one] Checked: the table and one player fixed the cards together before the deal.
       *[other] Checked: the table and { $count } players fixed the cards together before the deal.
    }
fair-word-alone = Checked: the table alone fixed the cards, before the deal.
fair-word-bad = The cards are not those that were fixed before the deal! The replay shows what does not fit.
fair-commitment = Commitment, published before the deal
fair-seed = Seed, revealed after the end
fair-entropy = Words of the players
fair-entropy-none = none
fair-commitment-ok = The seed fits the commitment.
fair-commitment-bad = The seed does not fit the commitment!
fair-draws-ok =
    { $count ->
        [one] The shuffle follows from the seed.
       *[other] All { $count } shuffles follow from the seed.
    }
fair-draws-bad = Shuffle { $number } does not follow from the seed!
fair-draws-unknown = The page does not know this game’s shuffles; `tavola verify` proves them from the record.
fair-later = The seed is revealed when the game is over.
fair-no-crypto = This browser checks only on a secure connection (https or localhost).

## About
about-title = About Tavola
about-text = Tavola is a place to play four strategy games about Italy by their full rules: with friends, against bots, in the browser or in the terminal.
about-games = The games
about-rights = The games belong to their authors and publishers. Tavola restates the rules in its own words, takes nothing from their boards, cards and rulebooks, and is neither affiliated with them nor endorsed by them.
about-made-with = Made with
about-public-domain = public domain
about-licences = All licences: CC BY 3.0 as a link, the others in full
about-fair = Provably fair
about-fair-text = The table and everybody who sits at it fix the cards together, before the first is dealt: each commits to a number before any is revealed, so nobody can choose. The replay of a finished game shows the proof, and your browser checks it.
about-components = The parts this page is made of

## Components
components = Components
components-where = and their states
c-identities = Six identities
c-identities-aside = colour, hatching and charge: any one is enough
c-azure = Blue
c-gules = Red
c-or = Gold
c-vert = Green
c-purpure = Purple
c-sable = Black
c-azure-is = lily, level lines
c-gules-is = cross, upright lines
c-or-is = star, dots
c-vert-is = cypress, falling lines
c-purpure-is = crescent, rising lines
c-sable-is = tower, grid
c-buttons = Buttons and chips
c-primary = Primary
c-secondary = Secondary
c-quiet = Quiet
c-off = Undo: why not?
c-chip = a fact
c-chip-ink = to play
c-chip-out = passed
c-prompts = Prompts
c-prompt-turn = Your turn is ink.
c-prompt-follow = What follows is said here.
c-prompt-wait = Nina is thinking.
c-prompt-paper = Waiting is paper.
c-do = Play
c-pass = Pass
c-cards = Cards
c-cards-aside = the ring means chosen
c-legal = Legal
c-selected = Selected
c-not-now = Not now
c-pending = Sent
c-faces = Faces
c-map = Six on one map
c-log = Log
c-log-note = Round 2
c-log-line = plays a 10.
c-pop-title = Why not this card?
c-pop-text = What is missing, in one sentence.
c-pop-quote = The rule itself.
c-segmented = Choose one
c-field = A field

## Errors, by the word of the server
error-offline = The server is not answering. Check your connection.
error-unknown = Something went wrong.
error-malformed = The server did not understand that.
error-nobody = The server does not know you on this device.
error-cross-site = That came from another site.
error-not-yours = You may not do that.
error-no-table = There is no such table, or it is private.
error-no-invite = This invite is no longer valid.
error-no-device = This device is not signed in any more.
error-no-link = This personal link is no longer valid.
error-not-found = There is nothing at this address.
error-not-allowed = That can’t be done here.
error-stale = Something has changed in the meantime. Look again.
error-taken = This seat is taken.
error-full = All seats are taken.
error-seated = You are already sitting at this table.
error-somebody = You already have a name here.
error-not-open = The game has already started.
error-not-playing = The game has not started, or is over.
error-not-over = The game is not over yet.
error-sealed = The game is about to begin.
error-not-sealed = No number for the shuffle is awaited now.
error-not-missing = No number for the shuffle is awaited from you.
error-not-alone = Others take part in the shuffle.
error-wrong-share = That is not the number for the shuffle that you committed to.
error-still-time = The others still have time to look in.
error-seats-free = There are still free seats.
error-away = A bot is playing for you: take your seat back first.
error-not-away = You are already here.
error-resigned = You have resigned: a bot plays your seat to the end.
error-agreed = You have already agreed. Waiting for the others.
error-not-asked = Nobody is asking to end the game any more.
error-not-waiting = Nobody is waiting for a person in that seat.
error-too-soon = A bot may step in once nothing has happened for three minutes.
error-rules-gone = This game was played by older rules that are no longer supported here.
error-too-large = That is too large.
error-not-json = The server did not understand that.
error-wrong-host = The server does not go by this name.
error-illegal = That is not allowed now.
error-bad-setup = These options don’t fit together.
error-bad-record = This record fails the check.
record-wrong = This record fails the check. { $what }
record-no-json = “{ $file }” is not a record: it is not JSON. { $what }
error-flood = Too much at once. Wait a moment.
error-busy = The server is busy. Try again.

## Learning a game

learn-it = Learn in 5 minutes
learn-again = The lesson
how-game = How to play { $game_title }
learn-game = Learn { $game_title } in five minutes, by playing
lesson = Lesson
lesson-step = Step { $place } of { $count }
lesson-next = Next
lesson-again = Try again
lesson-skip = Skip this step
lesson-back = Back
lesson-first-game = Play your first game
how-to-play = How to play
learn-by-playing = Learn it by playing: five minutes
puzzles = Find the move:
puzzle = Puzzle { $count }
puzzle-solved = Puzzle { $count }, solved
daily = Puzzle of the day
daily-which = { $title }, number { $number }
daily-solve = Find the move
daily-solved = Solved ✓
option-printed = rulebook
option-printed-value = rulebook: { $value }
