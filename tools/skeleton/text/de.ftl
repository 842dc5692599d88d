# Skeleton: alle Texte. Wie sie gefunden werden: src/tavola/text/__init__.py

## Moves

move-take = { $number } nehmen
    .words = number

## What is asked

prompt-take = Nimm Steine vom Tisch.
prompt-over = Das Spiel ist zu Ende.

## What has happened

event-began = { $seat } beginnt.
event-took =
    { $count ->
        [one] { $seat } nimmt 1 Stein.
       *[other] { $seat } nimmt { $count } Steine.
    }

## Why not

why-not-your-turn = An der Reihe ist { $turn_seat }.
why-too-few-left =
    { $left ->
        [one] Es ist nur noch 1 Stein da.
       *[other] Es sind nur noch { $left } Steine da.
    }
why-game-is-over = Das Spiel ist zu Ende.

## The end

end-last-counter = Der letzte Stein ist genommen. Gewonnen: { $seats }.
score-taken = genommene Steine

## Options

option-counters = Steine
    .help = So viele Steine liegen auf dem Tisch.

## Names of what the table shows

view-counters-left = Steine auf dem Tisch
view-taken = Genommen
