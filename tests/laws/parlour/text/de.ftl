# Parlour: alle Texte. Wie sie gefunden werden: src/tavola/text/__init__.py

## Things

flower-rose = Rose
    .a = eine Rose
    .many = { $count } Rosen
flower-lily = Lilie
    .a = eine Lilie
    .many = { $count } Lilien
flower-iris = Iris
    .a = eine Iris
    .many = { $count } Iris
flower-fern = Farn
    .a = einen Farn
    .many = { $count } Farne

## Moves

move-stake = { $flower } setzen
    .words = flower
move-commit = Festlegen
    .key = f
move-water = Beet gießen: { $flower }
    .words = flower
move-plant = { $flower } in die Vase stellen
    .words = flower
move-draw = Eine Blume ziehen
    .key = b
move-steal = { $seat } bestehlen
    .words = seat
move-done = Fertig
    .key = e
move-let-go = Gehen lassen
    .key = g
move-guard = Verteidigen: { $flower }
    .words = flower

## What is asked

prompt-morning = Setze verdeckt Blumen und lege dich fest.
prompt-day = Heute gehört der Garten dir.
prompt-theft = { $gardener_seat } bestiehlt deine Vase: Verteidige sie oder lass es geschehen.
prompt-over = Das Spiel ist zu Ende.

## What has happened

event-opened = { $seat } eröffnet.
event-dealt = Du ziehst: { $flowers }.
event-morning = Der Morgen von Tag { $day }.
event-staked = Du setzt { $flower-a }.
event-committed = { $seat } hat sich festgelegt.
event-stakes = { $seat } hat gesetzt: { $flowers }.
event-watered = Ein Beet wird gegossen: { $flower }.
event-planted = { $seat } stellt { $flower-a } in die Vase.
event-drew = { $seat } zieht eine Blume.
event-drew-flower = Gezogen: { $flower }.
event-stealing = { $seat } bestiehlt { $owner_seat }.
event-stolen = { $seat } verliert { $flower-a }.
event-guarded = { $seat } verteidigt die Vase: { $flower }.
event-done = { $seat } ist fertig.

## Why not

why-not-now = Das geht zu dieser Tageszeit nicht.
why-not-your-decision = Jetzt entscheiden andere.
why-not-in-hand = Das hast du nicht auf der Hand: { $flower }.
why-no-water-left = Heute wurde schon dreimal gegossen.
why-drawn-enough = Heute wurden schon zwei Blumen gezogen.
why-no-flowers-left = Es gibt keine Blumen mehr zu ziehen.
why-stolen-already = Gestohlen wird nur einmal am Tag.
why-nothing-to-steal = Dort gibt es nichts zu stehlen.
why-no-guards = An diesem Tisch verteidigt niemand seine Vase.
why-game-is-over = Das Spiel ist zu Ende.

## The end

end-last-day = Der letzte Tag ist vorbei. Gewonnen: { $seats }.
end-full-vase = Eine Vase ist voll. Gewonnen: { $seats }.
score-points = Punkte

## Options and secrets

option-first-opener = Erste Eröffnung
    .help = Wer am ersten Morgen eröffnet.
option-first-opener-first = der erste Platz
option-first-opener-random = das Los
option-days = Tage
    .help = So viele Tage werden gespielt.
option-guards = Verteidigung
    .help = Ob man seine Vase verteidigen darf.
hidden-hands = die Blumen auf der Hand
hidden-stakes = was gesetzt ist, bis sich alle festgelegt haben
hidden-deck = die Reihenfolge des Stapels

## Names of what the table shows

view-opener-seat = Eröffnet
view-gardener-seat = Gärtner
view-owner-seat = Bestohlen
view-stole = Heute gestohlen
view-cans = Gießkannen
view-draws = Noch zu ziehen
