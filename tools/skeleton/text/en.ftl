# Skeleton: all its messages. How they are looked up: src/tavola/text/__init__.py

## Moves

move-take = Take { $number }
    .words = number

## What is asked

prompt-take = Take counters from the table.
prompt-over = The game is over.

## What has happened

event-began = { $seat } begins.
event-took =
    { $count ->
        [one] { $seat } takes 1 counter.
       *[other] { $seat } takes { $count } counters.
    }

## Why not

why-not-your-turn = It is the turn of { $turn_seat }.
why-too-few-left =
    { $left ->
        [one] Only 1 counter is left.
       *[other] Only { $left } counters are left.
    }
why-game-is-over = The game is over.

## The end

end-last-counter = The last counter is taken. { $seats } won.
score-taken = counters taken

## Options

option-counters = Counters
    .help = So many counters lie on the table.

## Names of what the table shows

view-counters-left = Counters on the table
view-taken = Taken
