# Parlour: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things

flower-rose = rose
    .a = a rose
    .many = { $count } roses
flower-lily = lily
    .a = a lily
    .many = { $count } lilies
flower-iris = iris
    .a = an iris
    .many = { $count } irises
flower-fern = fern
    .a = a fern
    .many = { $count } ferns

## Moves

move-stake = Stake { $flower-a }
    .words = flower
move-commit = Commit
    .key = c
move-water = Water the { $flower } bed
    .words = flower
move-plant = Plant { $flower-a }
    .words = flower
move-draw = Draw a flower
    .key = f
move-steal = Steal from { $seat }
    .words = seat
move-done = Done
    .key = d
move-let-go = Let it go
    .key = l
move-guard = Guard with { $flower-a }
    .words = flower

## What is asked

prompt-morning = Stake flowers in secret, then commit.
prompt-day = It is your day in the garden.
prompt-theft = { $gardener_seat } steals from your vase: guard it, or let go.
prompt-over = The game is over.

## What has happened

event-opened = { $seat } is the first opener.
event-dealt = You draw { $flowers }.
event-morning = The morning of day { $day }.
event-staked = You stake { $flower-a }.
event-committed = { $seat } has committed.
event-stakes = { $seat } staked: { $flowers }.
event-watered = The { $flower } bed is watered.
event-planted = { $seat } plants { $flower-a }.
event-drew = { $seat } draws a flower.
event-drew-flower = It is { $flower-a }.
event-stealing = { $seat } steals from { $owner_seat }.
event-stolen = { $seat } loses { $flower-a }.
event-guarded = { $seat } guards the vase with { $flower-a }.
event-done = { $seat } is done.

## Why not

why-not-now = That can’t be done at this time of the day.
why-not-your-decision = Others must decide now.
why-not-in-hand = You hold no { $flower }.
why-no-water-left = Three beds have been watered today.
why-drawn-enough = Two flowers have been drawn today.
why-no-flowers-left = There are no flowers left to draw.
why-stolen-already = There is one theft a day.
why-nothing-to-steal = There is nothing to steal there.
why-no-guards = At this table nobody guards a vase.
why-game-is-over = The game is over.

## The end

end-last-day = The last day is over. { $seats } won.
end-full-vase = A vase is full. { $seats } won.
score-points = points

## Options and secrets

option-first-opener = First opener
    .help = Who opens the first morning.
option-first-opener-first = the first seat
option-first-opener-random = by lot
option-days = Days
    .help = So many days are played.
option-guards = Guards
    .help = Whether an owner may guard the vase.
hidden-hands = the flowers in the hand
hidden-stakes = what is staked, until all have committed
hidden-deck = the order of the deck

## Names of what the table shows

view-opener-seat = Opener
view-gardener-seat = Gardener
view-owner-seat = Robbed
view-stole = Stolen today
view-cans = Watering cans
view-draws = Draws left
