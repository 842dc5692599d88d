# What all games share. How messages are looked up: src/tavola/text/__init__.py

## Words

yes = yes
no = no
nobody = nobody
seat = seat { $number }
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
name-own =
    { $last ->
        [s] { $name }’
       *[other] { $name }’s
    }
list-comma = { $items }, { $next }
list-and = { $items } and { $last }
list-empty = none
# What somebody did, in one sentence of the log.
act = { $seat } { $clauses }.

## Why not: what every match refuses

why-not-a-move = There is no such move.
why-nothing-to-undo = There is nothing to undo: since your last move somebody has learned something, or somebody else has moved.
why-unforeseeable = Nobody can know yet what comes after that.
why-not-question = { $what }: why not?

## The table in the terminal

thinking =
    { $seats-count ->
        [one] { $seats } is thinking …
       *[other] { $seats } are thinking …
    }
hint-open = Then something comes to light that nobody knows yet.
hurry-hint = Space skips the pauses.
take-back = undo: { $what }
taken-back = Undone: { $what }.
more-in-rules = … (? shows the whole rule)
key-play = play
key-find = find
key-undo = undo
key-why = why not
key-sheet = explain
key-log = log
key-rules = rules
key-colours = colours
key-quit = quit
find-title = Play: type to search
why-title = Why can’t I …? Type to search
nothing-found = nothing found
log-title = What has happened so far
rules-title = Rules: type to search
rules-none = No rule matches.
sheets-title = What does it do? Type to search
close-hint = Esc closes
end-title = The game is over
end-place = { $place }. { $seat }: { $score }
end-line = { $label } { $value }
end-record = The record of this game: { $path }
end-verify = Check that it was fair: tavola verify { $path }
end-again = Enter: view the table · +: new game · q: quit
cover-title = { $seat-own } turn
cover-hint = Pass the keyboard on. { $seat } presses Enter.
too-small = The window is too small. Make it larger, or play with --plain.
saved-quit = Saved. Continue with: tavola play --resume
saved-interrupted = interrupted, nothing is lost; continue with: tavola play --resume (saved in { $path })
resumed = Welcome back: the game continues where it stopped.

## Plain lines

line-you = You are { $seat }.
line-opponents = Your opponents: { $seats }.
line-help-hint = Type a number or a move; help lists the rest.
line-prompt = { "> " }
line-unknown = I don’t know “{ $what }”. Type a number from the list, or help.
line-several = “{ $what }” could be several moves: { $moves }.
line-sure = Do you mean: { $move }? yes or no:{ " " }
line-legal = You may do that now.
line-no-rule = There is no rule { $what }.
line-no-sheet = There is nothing called “{ $what }” to explain.
line-sheets = “{ $what }” could be several things: { $names }.
line-sheet-what = What shall I explain? Type i and a name: { $names }.
line-why-what = Why not what? For example: why { $example }
line-foresee-what = Foresee what? For example: foresee { $example }
line-foresee-nothing = { $move }. Nothing else would follow.
line-foresee = { $move }. { $what }
line-help =
    number or move   make a move, e.g. { $example }
    table            show the table again
    undo             take back your last move
    foresee MOVE     what a move would do
    why MOVE         why a move is not allowed now
    i [NAME]         what a card or a piece does
    rules [NUMBER or WORDS]   the rules, one rule, or those with these words
    log              what has happened so far
    help             this list
    quit             save and leave
command-table = table
command-undo = undo
command-foresee = foresee
command-why = why
command-sheet = i
command-rules = rules
command-log = log
command-help = help
command-quit = quit

## The preview of an invite's link

preview-title =
    { $host ->
        [none] You are invited to { $game_title }
       *[other] { $host } invites you to { $game_title }
    }
preview-text =
    { $free ->
        [0] A table for { $count }. The seats are taken, but you can watch in your browser.
        [one] A table for { $count }: one seat is free. Sit down in your browser, no account needed.
       *[other] A table for { $count }: { $free } seats are free. Sit down in your browser, no account needed.
    }

## Asked for by a name that the server does not know

wrong-host-title = Tavola does not know itself by this name
wrong-host-text = You have asked for “{ $host }”. If this is your server, start it with TAVOLA_ORIGIN=http://{ $host } (or https://…), and it will answer to that name.
## Learning a game

lesson-place = Step { $place } of { $count }
lesson-after-done = Enter: go on
lesson-after-wrong = Enter: try again
puzzle-place = Puzzle { $place } of { $count }
puzzle-today = Puzzle of the day: { $title }, number { $number }
puzzle-solved = { $number } ✓ { $task }
puzzle-open = { $number }   { $task }
