# Was alle Spiele gemeinsam haben. Wie Meldungen gefunden werden: src/tavola/text/__init__.py

## Wörter

yes = ja
no = nein
nobody = niemand
seat = Sitz { $number }
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
name-own =
    { $last ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    }
list-comma = { $items }, { $next }
list-and = { $items } und { $last }
list-empty = keine
# Was jemand getan hat, in einem Satz des Verlaufs.
act = { $seat } { $clauses }.

## Warum nicht: was jede Partie ablehnt

why-not-a-move = Einen solchen Zug gibt es nicht.
why-nothing-to-undo = Es gibt nichts rückgängig zu machen: Seit deinem letzten Zug hat jemand etwas erfahren oder jemand anders gezogen.
why-unforeseeable = Was danach kommt, kann noch niemand wissen.
why-not-question = { $what }: Warum nicht?

## Der Tisch im Terminal

thinking =
    { $seats-count ->
        [one] { $seats } überlegt …
       *[other] { $seats } überlegen …
    }
hint-open = Dann kommt ans Licht, was noch niemand weiß.
hurry-hint = Die Leertaste überspringt die Pausen.
take-back = rückgängig: { $what }
taken-back = Rückgängig gemacht: { $what }.
more-in-rules = … (? zeigt die ganze Regel)
key-play = spielen
key-find = suchen
key-undo = rückgängig
key-why = warum nicht
key-sheet = erklären
key-log = Verlauf
key-rules = Regeln
key-colours = Farben
key-quit = beenden
find-title = Spielen: tippen, um zu suchen
why-title = Warum kann ich nicht …? Tippen, um zu suchen
nothing-found = nichts gefunden
log-title = Was bisher geschah
rules-title = Regeln: tippen, um zu suchen
rules-none = Keine Regel gefunden.
sheets-title = Was bewirkt das? Tippen, um zu suchen
close-hint = Esc schließt
end-title = Die Partie ist zu Ende
end-place = { $place }. { $seat }: { $score }
end-line = { $label } { $value }
end-record = Das Protokoll dieser Partie: { $path }
end-verify = Prüfe, dass es fair zuging: tavola verify { $path }
end-again = Enter: Tisch ansehen · +: neue Partie · q: beenden
cover-title = { $seat } ist dran
cover-hint = Gib die Tastatur weiter. { $seat } drückt Enter.
too-small = Das Fenster ist zu klein. Zieh es größer oder spiele mit --plain.
saved-quit = Gespeichert. Weiter geht es mit: tavola play --resume
saved-interrupted = unterbrochen, nichts ist verloren; weiter mit: tavola play --resume (gespeichert in { $path })
resumed = Willkommen zurück: Die Partie geht dort weiter, wo sie stand.

## Einfache Zeilen

line-you = Du bist { $seat }.
line-opponents = Deine Gegner: { $seats }.
line-help-hint = Tippe eine Nummer oder einen Zug; hilfe zeigt, was es noch gibt.
line-prompt = { "> " }
line-unknown = „{ $what }“ kenne ich nicht. Tippe eine Nummer aus der Liste oder hilfe.
line-several = „{ $what }“ kann mehreres heißen: { $moves }.
line-sure = Meinst du: { $move }? ja oder nein:{ " " }
line-legal = Das darfst du jetzt.
line-no-rule = Eine Regel { $what } gibt es nicht.
line-no-sheet = „{ $what }“ kann ich nicht erklären.
line-sheets = „{ $what }“ kann mehreres sein: { $names }.
line-sheet-what = Was soll ich erklären? Tippe i und einen Namen: { $names }.
line-why-what = Was nicht? Zum Beispiel: warum { $example }
line-foresee-what = Folgen wovon? Zum Beispiel: folgen { $example }
line-foresee-nothing = { $move }. Sonst würde nichts folgen.
line-foresee = { $move }. { $what }
line-help =
    Nummer oder Zug   einen Zug machen, z. B. { $example }
    tisch             den Tisch noch einmal zeigen
    zurück            den letzten Zug rückgängig machen
    folgen ZUG        was ein Zug bewirken würde
    warum ZUG         warum ein Zug jetzt nicht erlaubt ist
    i [NAME]          was eine Karte oder ein Stück bewirkt
    regeln [NUMMER oder WÖRTER]   die Regeln, eine Regel oder die mit diesen Wörtern
    verlauf           was bisher geschah
    hilfe             diese Liste
    ende              speichern und gehen
command-table = tisch
command-undo = zurück
command-foresee = folgen
command-why = warum
command-sheet = i
command-rules = regeln
command-log = verlauf
command-help = hilfe
command-quit = ende

## Die Vorschau eines Einladungslinks

preview-title =
    { $host ->
        [none] Du bist eingeladen: { $game_title }
       *[other] { $host } lädt dich ein: { $game_title }
    }
preview-text =
    { $free ->
        [0] Ein Tisch für { $count }. Alle Sitze sind besetzt, aber du kannst im Browser zuschauen.
        [one] Ein Tisch für { $count }: Ein Sitz ist frei. Setz dich im Browser dazu, ganz ohne Konto.
       *[other] Ein Tisch für { $count }: { $free } Sitze sind frei. Setz dich im Browser dazu, ganz ohne Konto.
    }

## Unter einem fremden Namen gefragt

wrong-host-title = Unter diesem Namen kennt sich Tavola nicht
wrong-host-text = Du hast nach „{ $host }“ gefragt. Ist das dein Server, dann starte ihn mit TAVOLA_ORIGIN=http://{ $host } (oder https://…): Dann hört er auf diesen Namen.
## Learning a game

lesson-place = Schritt { $place } von { $count }
lesson-after-done = Enter: weiter
lesson-after-wrong = Enter: noch einmal
puzzle-place = Rätsel { $place } von { $count }
puzzle-today = Rätsel des Tages: { $title }, Nummer { $number }
puzzle-solved = { $number } ✓ { $task }
puzzle-open = { $number }   { $task }
