# What only the page says. What games say is in src/tavola/games/*/text.

## Everywhere
skip = To the content
close = Close
copy = Copy
copied = Copied
loading = One moment …
trouble = Nothing to see here
back-home = To the home page
rule-open = Rule { $rule }
read-rule = Read the rule
language-switch = Language: { $name }
theme-dark = Dark
theme-light = Light
title-turn = ● Your turn · { $title }
notify-turn = Your turn at Tavola
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = The whole map

## Where to
nav-main = Pages
nav-play = Play
nav-watch = Watch
nav-rules = Rules
nav-records = Records
nav-table = This table
nav-parts = Parts of the table

## Who you are
me-guest = Guest
me-nobody = Your name
me-title = You
me-name = Your name
me-save = Save
me-help = No account is needed. This device remembers you; a personal link makes you the same person on another one.
me-link = Personal link
me-link-make = Make a personal link
recover-title = Be this person here?
recover-text = This personal link makes you the person it belongs to, on this device, with all their seats.
recover-yes = Yes, that’s me
recover-no = No

## Home
home-title = Four games about Italy, at one table.
home-text = With all their rules, and the rule behind every answer. Invite friends with a link, or start now against bots.
home-invited = Invited?
home-code = Link or table code
home-join = Join
home-tables = Tables
home-waiting = Waiting for you
home-waiting-none = No table is waiting for you. Pick a game below: one click, and you play.
home-mine = Your tables
home-mine-none = None of your tables is waiting for others.
home-watch = To watch
home-watch-none = No public table just now.
home-finished = Finished
home-finished-none = No finished game yet.
home-all = All of them
home-games = Games
home-rights = { $games } belong to their authors and publishers. Tavola restates the rules in its own words, takes nothing from their boards and cards, and is not affiliated with them.
home-credits = Credits
fact-players = { $from } to { $to } players
fact-minutes = { $count } min
bots = Bots
bots-strength = Strength of the bots
bot-random = Random
bot-easy = Gentle
bot-medium = Steady
bot-hard = Sharp
bot-random-help = plays anything that is allowed
bot-easy-help = mostly takes what looks best now
bot-medium-help = takes what looks best now
bot-hard-help = thinks ahead
play-now = Play now against bots
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
row-status-open = Waiting for players
row-status-playing = In play
row-waits = It is your turn
row-turn = Take your turn
row-open-it = To the table
row-watch = Watch
row-sit = Look in
row-replay = See it again
list-public = Tables to watch
list-public-text = Public tables that are open or in play. Everybody may look on.
list-public-none = No public table just now.
list-finished = Finished games
list-finished-text = Yours, and those of public tables: see them again move by move, or take a record home.
list-finished-none = No finished game yet.
list-more = More
record-download = Download the record
record-bring = Bring a record

## A new table
new-title = A new table: { $game }
new-rules = Read the rules
new-who = Who plays
new-players = Players
new-seat = Seat { $number }
new-seat-me = You ({ $name })
new-seat-open = A friend, by link
new-seat-open-help = You get a link to send.
new-seat-here = Somebody at this device
new-seat-bot = Bot ({ $bot })
new-guest-name = Name of the guest on seat { $number }
guest-name = Guest { $number }
new-options = Options
new-range = { $low } to { $high }
new-table-facts = The table
new-visibility = Who may see it
visibility-private = Private
visibility-private-help = only those with the link
visibility-public = Public
visibility-public-help = listed; everybody may watch and take a free seat
new-clock = Clock
clock-none = none
clock-quick = 10 minutes each, plus 10 seconds per decision
clock-slow = 1 hour each, plus 1 minute per decision
clock-days = 7 days each, plus 1 day per decision
new-hidden = Players keep from each other:
new-make = Open the table
new-start = Start the game

## Seats and the lobby
seat-open = Free seat
seat-open-help = whoever has the link can sit down
seat-you = You
seat-away = away; a bot is playing
seat-bot = bot ({ $bot })
seat-take = Sit here
seat-put-bot = A bot for seat { $number }
seat-put-bot-short = A bot …
seat-free = Free the seat
lobby-text = A table for { $count }. The game begins when all seats are taken.
lobby-start = Begin
lobby-invite = Send this link to your friends:
invite-link = Invite link
invite-new = New link; the old one becomes void
lobby-fill = Begin with bots on the free seats
lobby-begin = Begin the game
lobby-close = Give the table up
lobby-closed = This table was given up.
lobby-wait = Please wait
lobby-wait-text = Whoever opened this table begins the game.
lobby-options = Options
entropy = Words for the shuffles
entropy-text = Whatever you write here is mixed into every shuffle, so that nobody, not even the server, could have chosen the cards.
entropy-label = Any words
entropy-give = Mix in
entropy-given = Mixed in
join-title = You are invited
join-text = Sit down at the table, or look on.
join-sit = Sit down
join-watch = Look on

## The table
side = Beside the board
log = Log
rules = Rules
chat = Chat
log-older = Earlier
log-open = The table was opened
log-close = The table was given up
log-undo = { $seat } takes the last move back.
log-away = { $seat } has left; a bot takes over.
log-away-time = { $seat } has no time left; a bot takes over.
log-away-waited = { $seat } has not come; a bot takes over.
log-back = { $seat } is back.
log-entropy = { $seat } gave words for the shuffles.
log-seat-taken = { $seat } sits down.
log-seat-free = A seat is free.
chat-none = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
rules-find = Find in the rules
rules-none-found = No rule has these words.
rules-reading = A reading: the rulebook leaves this open
rules-contents = Contents
question-why-not = Why not “{ $what }”?
undo = Undo
undo-move = Undo: { $move }
undo-why-not = Undo: why not?
moment = What has just happened
moment-go-on = Go on
prompt-forced = There is only one answer: it is given in a moment.
waiting-for =
    { $seats-count ->
        [0] One moment.
        [one] { $seats } is thinking.
       *[other] { $seats } are thinking.
    }
watching = You are watching.
away-you = A bot is playing for you.
away-return = Take the seat back
away-leave = Let a bot play
away-leave-help = A bot takes your seat until you take it back.
away-stand-in = Let a bot play
since-title = Since your last move
since-again = See it again
since-all = See all of it again
since-close = Close
since-mark = new since your last move
again = Seen again
again-before = Before that
again-stop = Back to the game
cover-title = { $name }’s turn
cover-text = Hand the device over. Nobody else should look.
cover-show = I am { $name }: show my hand
clocks = Time left
clock-runs = running
link-lost = Connection lost. Trying again …
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
moves-none = No move has these words.
end-show = The result
end-replay = See it again
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
end-again = Play again
end-look = Look at the table

## The table's menu
menu = Menu
menu-table = Table
menu-seats = At the table
menu-invite = Invite
menu-device = This device
menu-home = Home
menu-rules = All rules
menu-replay = From the beginning
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
set-answer-alone = Give the answer for me when there is only one
set-sound = A drum on my turn
set-notify = A notification on my turn

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
replay-title = { $game }, seen again
replay-controls = Move by move
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = move { $move } of { $moves }
replay-eyes = Whose eyes
replay-eyes-of = { $name }’s eyes
replay-eyes-nobody = A spectator’s eyes
replay-fork = Play on from here
replay-link = Link to this move
replay-to-table = To the table
fair = Fairness
fair-text = Before the deal the table committed itself to a secret seed. Every shuffle follows from it and from the players’ words; after the end it is revealed. This browser checks both.
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
about-text = Tavola is a place to play four strategy games about Italy with all their rules: with friends, against computer players, in the browser or in the terminal.
about-games = The games
about-rights = The games belong to their authors and publishers. Tavola restates the rules in its own words, takes nothing from their boards, cards and rulebooks, and is neither affiliated with them nor endorsed by them.
about-made-with = Made with
about-public-domain = public domain
about-licences = All licences: CC BY 3.0 as a link, the others in full
about-fair = Fair by proof
about-fair-text = The seed of every shuffle is committed to before the deal and revealed after the end. The replay of a finished game shows the proof and checks it in your browser.
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
c-do = Do it
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
c-segmented = One of a few
c-field = A field

## Errors, by the word of the server
error-offline = The server does not answer. Is it running?
error-unknown = Something went wrong.
error-malformed = The server did not understand that.
error-nobody = The server does not know you on this device.
error-cross-site = That came from another site.
error-not-yours = That is not for you to do.
error-no-table = There is no such table, or it is private.
error-no-invite = This invite is not valid any more.
error-no-link = This personal link is not valid any more.
error-not-found = There is nothing at this address.
error-not-allowed = That can’t be done here.
error-stale = Something happened in the meantime. Look again.
error-taken = This seat is taken.
error-full = All seats are taken.
error-seated = You sit at this table already.
error-somebody = This device knows you already.
error-not-open = The game has begun already.
error-not-playing = The game has not begun, or is over.
error-not-over = The game is not over yet.
error-seats-free = There are still free seats.
error-away = A bot is playing for you: take your seat back first.
error-not-away = You are here already.
error-resigned = You have resigned: a bot plays your seat to the end.
error-agreed = You have agreed already. The others are asked.
error-not-asked = Nobody is asking to end the game any more.
error-not-waiting = Nobody is waiting for that seat.
error-too-soon = A bot may step in when nothing has happened for three minutes.
error-rules-gone = This game was played by older rules that are no longer played here.
error-too-large = That is too large.
error-not-json = The server did not understand that.
error-wrong-host = The server is not known by this name.
error-illegal = That is not allowed now.
error-bad-setup = These options don’t fit together.
error-bad-record = This record fails the check.
error-flood = Too much at once. Wait a moment.
error-busy = The server is busy. Try again.
