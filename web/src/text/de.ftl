# Was nur die Seite sagt. Was Spiele sagen, steht in src/tavola/games/*/text.

## Überall
skip = Zum Inhalt springen
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Einen Augenblick …
trouble = Hier gibt es nichts
trouble-no-invite = Vielleicht wurde ein neuer Link erstellt oder der Tisch abgesagt. Lass dir den Link schicken, der jetzt gilt.
trouble-no-link = Ein persönlicher Link gilt nicht mehr, sobald ein neuer erstellt wurde. Drücke auf einem Gerät, das dich kennt, auf deinen Namen und erstelle einen neuen.
trouble-no-table = Hat dich jemand hergeschickt? Dann lass dir den Einladungslink des Tisches geben: Mit ihm kannst du dich setzen oder zuschauen.
trouble-not-found = Prüfe die Adresse, oder beginne auf der Startseite.
trouble-offline = Nichts ist verloren: Versuche es gleich noch einmal.
trouble-again = Noch einmal versuchen
trouble-rules = Regeln zu einem Spiel namens „{ $game }“ gibt es hier nicht.
trouble-rules-help = Wähle ein Spiel aus der Liste.
back-home = Zur Startseite
rule-open = Regel { $rule }
read-rule = Die Regel lesen
language-switch = Sprache: { $name }
theme-dark = Dunkel
theme-light = Hell
title-turn = ● Du bist dran · { $title }
notify-turn = Du bist dran bei Tavola
zoom-in = Vergrößern
zoom-out = Verkleinern
map-closer = Näher: Tippe jetzt an, was du meinst.
zoom-all = Ganze Karte

## Wohin
nav-main = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-rules = Regeln
nav-records = Partien
nav-table = Dieser Tisch
nav-parts = Teile des Tisches

## Wer du bist
me-nobody = Dein Name
me-title = Du
me-name = Dein Name
me-save = Speichern
me-help = Du brauchst kein Konto: Dieses Gerät kennt dich.
me-link-help = Öffne einen persönlichen Link auf einem anderen Gerät, und du bist dort dieselbe Person. Gib ihn niemandem weiter.
me-link-ends = Mit einem neuen persönlichen Link gilt der alte nicht mehr, und deine anderen Geräte werden abgemeldet.
devices = Geräte
device-unnamed = Gerät ohne Namen
device-this = Dieses Gerät
device-used = Zuletzt benutzt: { $day }
device-rename = Umbenennen
device-name = Name für { $name }
device-end = { $name } abmelden
device-end-short = Abmelden
devices-end = Alle anderen abmelden
me-link = Persönlicher Link
me-link-make = Persönlichen Link erstellen
name-title = Wie heißt du?
name-help = Die anderen am Tisch sehen diesen Namen. Ein Konto ist nicht nötig: Dieses Gerät merkt sich, wer du bist.
name-go = Weiter
recover-title = Bist du { $name }?
recover-text = Mit diesem persönlichen Link bist du auch auf diesem Gerät { $name }, mit allen Sitzen.
recover-yes = Ja, das bin ich
recover-no = Nein

## Startseite
home-title = Vier Spiele um Italien, an einem Tisch.
home-text = Mit allen Regeln, und zu jeder Antwort die Regel dahinter. Lade Freunde mit einem Link ein oder spiel gleich gegen Bots.
home-invited = Eingeladen?
home-code = Link oder Tisch-Code
home-join = Beitreten
home-tables = Tische
home-waiting = Wartet auf dich
home-waiting-none = Kein Tisch wartet auf dich. Such dir unten ein Spiel aus: ein Klick, und du spielst.
home-mine = Deine Tische
home-mine-none = Keiner deiner Tische wartet auf andere.
home-watch = Zuschauen
home-watch-none = Gerade gibt es nichts zum Zuschauen.
home-finished = Beendet
home-finished-none = Noch keine beendeten Partien.
home-all = Alle anzeigen
home-games = Spiele
home-rights = { $games } gehören ihren Autoren und Verlagen. Tavola gibt die Regeln mit eigenen Worten wieder, übernimmt nichts von ihren Plänen und Karten und ist mit ihnen nicht verbunden.
home-credits = Nachweise
fact-players = { $from } bis { $to } Spieler
fact-minutes = { $count } min
bots = Bots
bots-strength = Stärke der Bots
bot-random = Zufällig
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-random-help = spielt irgendeinen erlaubten Zug
bot-easy-help = nimmt meist, was gut aussieht
bot-medium-help = nimmt, was jetzt am besten aussieht
bot-hard-help = denkt voraus
fact-level = Zu lernen:
fact-level-easy = leicht
fact-level-medium = mittel
fact-level-hard = schwer
first-game = Gut zum Einstieg
play-now =
    { $count ->
        [one] Jetzt gegen einen Bot spielen
       *[other] Jetzt gegen { $count } Bots spielen
    }
new-table = Neuer Tisch
not-yet = noch nicht
not-yet-text = Dieses Spiel wird vorbereitet.

## Listen von Tischen
row-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
row-open =
    { $count ->
        [one] ein freier Sitz
       *[other] { $count } freie Sitze
    }
row-won = Gewonnen von { $name }
row-ended = Ohne Ergebnis beendet
row-status-open = Wartet auf Mitspieler
row-status-playing = Läuft
row-waits = Du bist dran
row-turn = Zug machen
row-open-it = Zum Tisch
row-watch = Zuschauen
row-sit = Ansehen
row-replay = Wiederholung
list-watch = Tische zum Zuschauen
list-watch-text = Tische, die offen oder im Spiel sind: öffentliche, solche, zu denen du eingeladen wurdest, und solche, an denen du aufgegeben hast.
list-watch-none = Gerade gibt es nichts zum Zuschauen.
list-finished = Beendete Partien
list-finished-text = Deine und die der öffentlichen Tische: Sieh sie dir Zug für Zug noch einmal an oder lade ein Protokoll herunter.
list-finished-none = Noch keine beendeten Partien.
list-more = Mehr
record-download = Protokoll herunterladen
record-bring = Protokoll importieren

## Ein neuer Tisch
new-title = Neuer Tisch: { $game }
new-rules = Die Regeln lesen
new-who = Wer spielt
new-players = Spieler
new-seat = Sitz { $number }
new-seat-me = Du ({ $name })
new-seat-open = Ein Freund, über einen Link
new-seat-open-help = Du bekommst einen Link zum Verschicken.
new-seat-here = Jemand an diesem Gerät
new-seat-bot = Bot ({ $bot })
new-guest = Name
new-guest-name = Name für Sitz { $number }
new-options = Optionen
new-range = { $low } bis { $high }
new-table-facts = Der Tisch
new-visibility = Sichtbarkeit
visibility-private = Privat
visibility-private-help = nur wer den Link hat
visibility-public = Öffentlich
visibility-public-help = steht in der Liste; alle dürfen zuschauen und freie Sitze nehmen
new-clock = Uhr
clock-none = keine
clock-quick = 10 Minuten für jeden, dazu 10 Sekunden je Entscheidung
clock-slow = 1 Stunde für jeden, dazu 1 Minute je Entscheidung
clock-other = { $minutes } Minuten für jeden und { $seconds } Sekunden je Entscheidung
clock-days = 7 Tage für jeden, dazu 1 Tag je Entscheidung
new-hidden = Geheim bleiben:
new-make = Tisch eröffnen
new-start = Partie starten

## Sitze und Vorraum
seat-open = Freier Sitz
seat-open-help = wer den Link hat, kann sich setzen
seat-you = Du
seat-away = abwesend, ein Bot spielt
seat-resigned = hat aufgegeben, ein Bot spielt
seat-bot = Bot ({ $bot })
seat-take = Hier hinsetzen
seat-put-bot = Bot auf Sitz { $number } setzen
seat-put-bot-short = Bot dazu …
seat-free = Sitz freigeben
lobby-text =
    { $free ->
        [0] Ein Tisch für { $count }. Alle Sitze sind besetzt.
        [one] Ein Tisch für { $count }. Ein Sitz ist noch frei.
       *[other] Ein Tisch für { $count }. { $free } Sitze sind noch frei.
    }
lobby-start-text =
    { $free ->
        [0] Von selbst geschieht nichts: Die Partie beginnt, wenn du auf den Knopf drückst.
       *[other] Von selbst geschieht nichts: Du startest die Partie, mit Bots auf den freien Sitzen oder sobald alle besetzt sind.
    }
lobby-start = Partie starten
lobby-invite = Schick deinen Freunden diesen Link:
invite-link = Einladungslink
invite-new = Neuer Link (der alte gilt dann nicht mehr)
lobby-fill = Mit Bots auf den freien Sitzen starten
lobby-begin = Partie starten
lobby-close = Tisch schließen
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-wait = Bitte warten
lobby-wait-text = Wer den Tisch eröffnet hat, startet die Partie. Diese Seite geht dann von selbst weiter.
lobby-options = Optionen
shares-title = Gleich geht es los
shares-text = Vor dem Austeilen steuert jeder Browser eine Zufallszahl zum Mischen bei, damit niemand die Karten aussuchen kann, nicht einmal der Server. Das geschieht von selbst, sobald jemand hier hereinschaut.
shares-missing = Es fehlen noch: { $names }
shares-here = bereit
shares-until = In { $time } kannst du fortfahren, ohne länger zu warten.
shares-anew-text = Du brauchst nicht länger zu warten. Dann steuern alle, die da sind, eine neue Zahl bei, und die alten gelten nicht mehr.
shares-anew = Ohne Warten fortfahren
shares-void = Von { $names } kam keine Zahl fürs Mischen. Alle steuern eine neue bei.
new-wait = Warten vor dem Austeilen
new-wait-help = So lange haben alle Zeit hereinzuschauen, wenn du die Partie beginnst. Danach darfst du ohne sie fortfahren.
wait-minutes = 3 Minuten
wait-hour = 1 Stunde
wait-day = 1 Tag
wait-week = 1 Woche
join-title = { $host } lädt dich ein: { $title }
join-title-nobody = Du bist eingeladen: { $title }
join-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
join-rules = Noch nie gespielt? Lies die Regeln.
join-usual = Die üblichen Regeln, ohne Änderung.
join-free =
    { $count ->
        [one] Ein Sitz ist frei: Setz dich oder schau zu.
       *[other] { $count } Sitze sind frei: Setz dich oder schau zu.
    }
join-open = Alle Sitze sind besetzt, aber du kannst zuschauen.
join-playing = Die Partie hat schon begonnen, aber du kannst zuschauen.
join-over = Die Partie ist vorbei, aber du kannst sie ansehen.
join-sit = Hinsetzen
join-watch = Zuschauen

## Der Tisch
side = Seitenleiste
log = Verlauf
rules = Regeln
chat = Chat
log-older = Früheres
log-open = Der Tisch wurde eröffnet
log-close = Der Tisch wurde geschlossen
log-undo = { $seat } macht den letzten Zug rückgängig.
undone = { $seat } nimmt das zurück: „{ $what }“
log-away = { $seat } ist gegangen; ein Bot übernimmt.
log-away-time = { $seat } hat keine Zeit mehr; ein Bot übernimmt.
log-away-waited = { $seat } ist nicht erschienen; ein Bot übernimmt.
log-away-resigned = { $seat } gibt auf; ein Bot spielt weiter.
log-resigned-ends = { $seat } gibt auf. Die Partie endet ohne Ergebnis.
log-agrees = { $seat } möchte die Partie beenden.
log-agrees-ends = { $seat } ist einverstanden. Die Partie endet ohne Ergebnis.
log-plays-on = { $seat } möchte weiterspielen.
log-ended = Die Spieler haben die Partie ohne Ergebnis beendet.
log-back = { $seat } ist wieder da.
log-anew = Eine Zahl fürs Mischen ist ausgeblieben. Das Austeilen beginnt von vorn.
log-entropy = { $seat } hat Worte fürs Mischen beigesteuert.
log-seat-taken = { $seat } setzt sich.
log-seat-free = Ein Sitz ist frei.
chat-none = Noch hat niemand etwas geschrieben.
chat-label = Nachricht schreiben
chat-send = Senden
chat-mute = Spieler stummschalten
chat-unread =
    { $count ->
        [one] 1 ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
rules-find = In den Regeln suchen
rules-none-found = Keine Regel gefunden.
rules-reading = Eine Lesart: Die Spielanleitung lässt das offen
rules-contents = Inhalt
question-why-not = Warum nicht „{ $what }“?
undo = Rückgängig
undo-move = Rückgängig: { $move }
undo-why-not = Rückgängig: warum nicht?
moment = Was gerade passiert ist
moment-go-on = Weiter
prompt-forced = Nur eine Antwort ist möglich; sie wird gleich gegeben.
skip-pauses = Pausen überspringen
waiting-for =
    { $seats-count ->
        [0] Einen Augenblick.
        [one] { $seats } überlegt.
       *[other] { $seats } überlegen.
    }
waiting-unheard = Was die anderen tun, siehst du, sobald die Verbindung wieder da ist.
watching = Du schaust zu.
away-you = Ein Bot spielt für dich.
away-why-left = Du hast ihm deinen Sitz überlassen.
away-why-time = Deine Zeit ist abgelaufen. Nimm deinen Sitz wieder ein, dann hast du { $time } auf der Uhr.
away-why-waited = Du warst nicht da, während die anderen warteten; da ließen sie ihn spielen.
away-return = Sitz wieder einnehmen
away-leave = Bot spielen lassen
away-leave-help = Ein Bot spielt für dich, bis du deinen Sitz wieder einnimmst.
away-stand-in = Einen Bot spielen lassen
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-text = Ein Bot spielt für dich bis zum Ende, und das Protokoll hält es fest. Du kannst zuschauen und mitreden, aber nicht mehr zurück ins Spiel.
resign-ends-text = Alle anderen möchten die Partie beenden: Wenn du aufgibst, endet sie jetzt ohne Ergebnis.
resigned-you = Du hast aufgegeben: Ein Bot spielt für dich bis zum Ende.
play-on = Weiterspielen
end-together = Partie gemeinsam beenden
end-ask-title = Die Partie gemeinsam beenden?
end-ask-text =
    { $seats-count ->
        [one] { $seats } wird gefragt. Wenn ihr beide einverstanden seid, endet die Partie ohne Ergebnis; bis dahin geht sie weiter.
       *[other] { $seats } werden gefragt. Wenn alle einverstanden sind, endet die Partie ohne Ergebnis; bis dahin geht sie weiter.
    }
end-ask = Fragen
end-asked =
    { $seats-count ->
        [one] { $seats } möchte die Partie jetzt ohne Ergebnis beenden.
       *[other] { $seats } möchten die Partie jetzt ohne Ergebnis beenden.
    }
end-awaits = Du möchtest die Partie jetzt beenden. Noch keine Antwort von: { $seats }.
end-agree = Einverstanden
end-alone = Partie beenden
end-alone-title = Diese Partie beenden?
end-alone-text = Außer dir spielen nur Bots: Die Partie endet sofort und ohne Ergebnis. Du kannst dir trotzdem die Wiederholung ansehen.
help = Tasten und Hilfe
help-text = Drück auf alles, was du siehst: Was möglich ist, wird erst nur erwogen, und du siehst die Folgen; was nicht geht, sagt mit seiner Regel, warum.
help-play = spielen, was du erwägst, oder den Hauptknopf drücken
help-escape = Erwogenes zurücklegen; Offenes schließen
help-arrows = von Karte zu Karte, von Ort zu Ort
help-keys-of = Tasten von { $game }
help-rules = Regeln von { $game }
help-replay = Die Wiederholung einer Partie, Zug für Zug.
help-replay-step = einen Zug zurück oder weiter
help-replay-turns = zum nächsten Spieler
help-replay-rounds = zur nächsten Runde
help-replay-ends = zum Anfang oder zum Ende
since-title = Seit deinem letzten Zug
since-first = Bisher
since-again = Noch einmal zeigen
since-all = Alles noch einmal zeigen
since-close = Schließen
since-mark = neu seit deinem letzten Zug
again = Wiederholung
again-before = Davor
again-stop = Zurück ins Spiel
cover-title = { $name } ist dran
cover-text = Gib das Gerät weiter. Was alle sehen dürfen, bleibt auf dem Brett; deine Hand siehst du, wenn du übernimmst.
cover-show = Ich bin { $name }: meine Hand zeigen
clocks = Restzeit
clock-runs = läuft
link-lost = Keine Verbindung. Neuer Versuch …
words-label = Das Brett in Worten
words-table = Der Tisch
tab-table = Tisch
moves = Was du tun kannst
moves-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
moves-find = Einen Zug suchen
moves-none = Kein Zug gefunden.
end-ended = Die Partie wurde beendet
end-ended-text = Die Spieler haben die Partie beendet: Es gibt kein Ergebnis.
end-show-ended = Wie sie endete
end-show = Ergebnis anzeigen
end-replay = Wiederholung
end-you-won = Du hast gewonnen!
end-bot-won = Ein Bot hat für dich gewonnen
end-played = Wer gespielt hat
played-person =
    { $several ->
        [0] { $name }: Zug { $first }
       *[1] { $name }: Züge { $first }–{ $last }
    }
played-bot =
    { $several ->
        [0] ein Bot ({ $bot }) für { $name }: Zug { $first }
       *[1] ein Bot ({ $bot }) für { $name }: Züge { $first }–{ $last }
    }
end-won =
    { $seats-count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } haben gewonnen
    }
end-place = Platz
end-player = Spieler
end-side = { $seats } zusammen
end-again = Noch eine Partie
end-look = Tisch ansehen

## Das Menü des Tisches
menu = Menü
menu-table = Tisch
menu-seats = Am Tisch
menu-invite = Einladen
menu-device = Dieses Gerät
menu-home = Startseite
menu-rules = Alle Regeln
menu-replay = Von Anfang an ansehen
set-language = Sprache
set-theme = Farben
set-theme-system = wie das Gerät
set-theme-light = hell
set-theme-dark = dunkel
set-pace = Züge der anderen
set-pace-slow = langsam
set-pace-normal = normal
set-pace-quick = zügig
set-pace-at-once = sofort
set-text-board = Das Brett in Worten statt in Bildern
set-answer-alone = Für mich antworten, wenn es nur eine Möglichkeit gibt
set-sound = Trommelwirbel, wenn ich dran bin
set-notify = Benachrichtigung, wenn ich dran bin

## Was die Sicht eines Spiels enthält, für Spiele ohne eigenes Brett
view-players = Spieler
view-hand = Deine Hand
view-round = Runde
view-turn = Zug
view-cards = Karten
view-deck = Stapel
view-discard = Ablage
view-market = Auslage
view-cities = Städte
view-city = Stadt
view-owners = Besitzer
view-owner = Besitzer
view-points = Punkte
view-money = Geld
view-gold = Gold
view-goods = Waren
view-pawn = Figur

## Wiederholung
replay-title = { $game }: Wiederholung
replay-controls = Zug für Zug
replay-steps = Schritt für Schritt
replay-move-back = Einen Zug zurück
replay-move-on = Einen Zug vor
replay-acts = Aktion
replay-acts-back = Eine Aktion zurück
replay-acts-on = Eine Aktion vor
replay-turns = Spieler
replay-turns-back = Zurück zum vorigen Spieler
replay-turns-on = Weiter zum nächsten Spieler
replay-rounds = Runde
replay-rounds-back = Zum Beginn der vorigen Runde
replay-rounds-on = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-eyes = Blickwinkel
replay-eyes-nobody = Zuschauer
replay-fork = Von hier weiterspielen
replay-link = Link zu diesem Zug
replay-to-table = Zum Tisch
fair = Nachweislich fair
fair-text = Bevor sich jemand setzte, hat sich der Tisch auf einen geheimen Startwert festgelegt, und vor dem Austeilen jeder Mitspieler auf eine Zufallszahl. Offengelegt wurden sie erst, als alle festlagen. Aus ihnen folgt jeder Mischvorgang; niemand hat die Karten ausgesucht. Dieser Browser prüft es nach.
fair-text-alone = Vor dem Austeilen hat sich der Tisch auf einen geheimen Startwert festgelegt. Aus ihm und den Worten der Spieler folgt jeder Mischvorgang; nach dem Ende wird er offengelegt. Dieser Browser prüft beides.
fair-people = Am Mischen beteiligt
fair-people-none = niemand außer dem Tisch
fair-course-ok =
    { $count ->
        [one] Die Zahl des einen Mitspielers passt zu seiner Festlegung.
       *[other] Die Zahlen von { $count } Mitspielern passen zu ihren Festlegungen, die vorher standen.
    }
fair-course-bad = Die Zahlen der Mitspieler passen nicht zu ihren Festlegungen!
fair-receipt-ok = Es ist das, was dieser Browser vor dem Austeilen gesehen hat.
fair-receipt-bad = Es ist nicht das, was dieser Browser vor dem Austeilen gesehen hat!
fair-receipt-save = Speichern, was dieser Browser gesehen hat (für tavola verify)
fair-void = Versuch { $round } galt nicht: Von { $names } kam keine Zahl.
fair-word-you =
    { $count ->
        [0] Geprüft: Du und der Tisch habt die Karten vor dem Austeilen gemeinsam festgelegt; aussuchen konnte sie keiner.
        [one] Geprüft: Du, ein weiterer Mitspieler und der Tisch habt die Karten vor dem Austeilen gemeinsam festgelegt; aussuchen konnte sie keiner.
       *[other] Geprüft: Du, { $count } weitere Mitspieler und der Tisch habt die Karten vor dem Austeilen gemeinsam festgelegt; aussuchen konnte sie keiner.
    }
fair-word-others =
    { $count ->
        [one] Geprüft: Der Tisch und ein Mitspieler haben die Karten vor dem Austeilen gemeinsam festgelegt.
       *[other] Geprüft: Der Tisch und { $count } Mitspieler haben die Karten vor dem Austeilen gemeinsam festgelegt.
    }
fair-word-alone = Geprüft: Der Tisch allein hat die Karten festgelegt, und zwar vor dem Austeilen.
fair-word-bad = Die Karten sind nicht die, die vor dem Austeilen festlagen! Die Wiederholung zeigt, was nicht passt.
fair-commitment = Festlegung, veröffentlicht vor dem Austeilen
fair-seed = Startwert, offengelegt nach dem Ende
fair-entropy = Worte der Spieler
fair-entropy-none = keine
fair-commitment-ok = Der Startwert passt zur Festlegung.
fair-commitment-bad = Der Startwert passt nicht zur Festlegung!
fair-draws-ok =
    { $count ->
        [one] Der Mischvorgang folgt aus dem Startwert.
       *[other] Alle { $count } Mischvorgänge folgen aus dem Startwert.
    }
fair-draws-bad = Mischvorgang { $number } folgt nicht aus dem Startwert!
fair-draws-unknown = Die Seite kennt die Mischvorgänge dieses Spiels nicht; `tavola verify` prüft sie anhand des Protokolls.
fair-later = Der Startwert wird offengelegt, wenn die Partie zu Ende ist.
fair-no-crypto = Dieser Browser prüft nur auf einer sicheren Verbindung (https oder localhost).

## Über Tavola
about-title = Über Tavola
about-text = Tavola ist ein Ort, an dem man vier Strategiespiele um Italien mit allen Regeln spielt: mit Freunden, gegen Bots, im Browser oder im Terminal.
about-games = Die Spiele
about-rights = Die Spiele gehören ihren Autoren und Verlagen. Tavola gibt die Regeln mit eigenen Worten wieder, übernimmt nichts von ihren Plänen, Karten und Regelheften, ist mit ihnen nicht verbunden und von ihnen nicht beauftragt.
about-made-with = Gemacht mit
about-public-domain = gemeinfrei
about-licences = Alle Lizenzen: CC BY 3.0 als Link, die anderen im Wortlaut
about-fair = Nachweislich fair
about-fair-text = Der Tisch und alle, die daran sitzen, legen die Karten gemeinsam fest, bevor die erste ausgeteilt wird: Jeder legt sich auf eine Zahl fest, ehe eine offengelegt wird; so kann niemand wählen. Die Wiederholung einer beendeten Partie zeigt den Nachweis, und dein Browser prüft ihn.
about-components = Die Teile, aus denen diese Seite besteht

## Bausteine
components = Bausteine
components-where = und ihre Zustände
c-identities = Sechs Farben
c-identities-aside = Farbe, Schraffur und Zeichen: jedes allein genügt
c-azure = Blau
c-gules = Rot
c-or = Gold
c-vert = Grün
c-purpure = Purpur
c-sable = Schwarz
c-azure-is = Lilie, waagerechte Linien
c-gules-is = Kreuz, senkrechte Linien
c-or-is = Stern, Punkte
c-vert-is = Zypresse, fallende Linien
c-purpure-is = Mondsichel, steigende Linien
c-sable-is = Turm, Gitter
c-buttons = Knöpfe und Marken
c-primary = Hauptaktion
c-secondary = Nebenaktion
c-quiet = Dezent
c-off = Rückgängig: warum nicht?
c-chip = eine Tatsache
c-chip-ink = am Zug
c-chip-out = ausgesetzt
c-prompts = Aufforderungen
c-prompt-turn = Dein Zug ist Tinte.
c-prompt-follow = Was folgt, steht hier.
c-prompt-wait = Nina überlegt.
c-prompt-paper = Warten ist Papier.
c-do = Ausführen
c-pass = Aussetzen
c-cards = Karten
c-cards-aside = der Ring heißt gewählt
c-legal = Erlaubt
c-selected = Gewählt
c-not-now = Jetzt nicht
c-pending = Gesendet
c-faces = Vorderseiten
c-map = Sechs auf einer Karte
c-log = Verlauf
c-log-note = Runde 2
c-log-line = spielt eine 10.
c-pop-title = Warum nicht diese Karte?
c-pop-text = Was fehlt, in einem Satz.
c-pop-quote = Die Regel selbst.
c-segmented = Eins von mehreren
c-field = Ein Feld

## Fehler, nach dem Wort des Servers
error-offline = Der Server antwortet nicht. Prüfe deine Verbindung.
error-unknown = Etwas ist schiefgegangen.
error-malformed = Das hat der Server nicht verstanden.
error-nobody = Der Server kennt dich auf diesem Gerät nicht.
error-cross-site = Das kam von einer anderen Seite.
error-not-yours = Das darfst du nicht.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
error-no-invite = Diese Einladung gilt nicht mehr.
error-no-device = Dieses Gerät ist nicht mehr angemeldet.
error-no-link = Dieser persönliche Link gilt nicht mehr.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-allowed = Das geht hier nicht.
error-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
error-taken = Dieser Sitz ist besetzt.
error-full = Alle Sitze sind besetzt.
error-seated = Du sitzt schon an diesem Tisch.
error-somebody = Du hast hier schon einen Namen.
error-not-open = Die Partie hat schon begonnen.
error-not-playing = Die Partie hat noch nicht begonnen oder ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-sealed = Die Partie beginnt gleich.
error-not-sealed = Gerade wird keine Zahl fürs Mischen erwartet.
error-not-missing = Von dir wird keine Zahl fürs Mischen erwartet.
error-not-alone = Auch andere sind am Mischen beteiligt.
error-wrong-share = Das ist nicht die Zahl fürs Mischen, auf die du dich festgelegt hast.
error-still-time = Die anderen haben noch Zeit hereinzuschauen.
error-seats-free = Es sind noch Sitze frei.
error-away = Ein Bot spielt für dich: Nimm zuerst deinen Sitz wieder ein.
error-not-away = Du bist schon da.
error-resigned = Du hast aufgegeben: Ein Bot spielt für dich zu Ende.
error-agreed = Du hast schon zugestimmt. Es fehlen noch die anderen.
error-not-asked = Niemand möchte die Partie mehr beenden.
error-not-waiting = Auf diesem Sitz wird auf niemanden gewartet.
error-too-soon = Ein Bot darf einspringen, wenn drei Minuten lang nichts geschehen ist.
error-rules-gone = Diese Partie wurde nach älteren Regeln gespielt, die hier nicht mehr unterstützt werden.
error-too-large = Das ist zu groß.
error-not-json = Das hat der Server nicht verstanden.
error-wrong-host = Unter diesem Namen ist der Server nicht bekannt.
error-illegal = Das ist jetzt nicht erlaubt.
error-bad-setup = Diese Optionen passen nicht zusammen.
error-bad-record = Dieses Protokoll hält der Prüfung nicht stand.
record-wrong = Dieses Protokoll hält der Prüfung nicht stand. { $what }
record-no-json = „{ $file }“ ist kein Protokoll: Es ist kein JSON. { $what }
error-flood = Zu viel auf einmal. Warte einen Augenblick.
error-busy = Der Server ist beschäftigt. Versuch es noch einmal.

## Ein Spiel lernen

learn-it = In 5 Minuten lernen
learn-again = Zur Lektion
how-game = So wird { $game_title } gespielt
learn-game = { $game_title } in fünf Minuten lernen, im Spiel
lesson = Lektion
lesson-step = Schritt { $place } von { $count }
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Schritt überspringen
lesson-back = Zurück
lesson-first-game = Die erste Partie spielen
how-to-play = So wird gespielt
learn-by-playing = Im Spiel lernen: fünf Minuten
puzzles = Finde den Zug:
puzzle = Rätsel { $count }
puzzle-solved = Rätsel { $count }, gelöst
daily = Rätsel des Tages
daily-which = { $title }, Nummer { $number }
daily-solve = Finde den Zug
daily-solved = Gelöst ✓
option-printed = Regelheft
option-printed-value = Regelheft: { $value }
