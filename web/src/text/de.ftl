# Was nur die Seite sagt. Was Spiele sagen, steht in src/tavola/games/*/text.

## Überall
skip = Zum Inhalt
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Einen Augenblick …
trouble = Hier gibt es nichts zu sehen
back-home = Zur Startseite
rule-open = Regel { $rule }
read-rule = Die Regel lesen
language-switch = Sprache: { $name }
theme-dark = Dunkel
theme-light = Hell
title-turn = ● Du bist dran · { $title }
notify-turn = Du bist dran bei Tavola
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-all = Die ganze Karte

## Wohin
nav-main = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-rules = Regeln
nav-records = Partien
nav-table = Dieser Tisch
nav-parts = Teile des Tisches

## Wer du bist
me-guest = Gast
me-nobody = Dein Name
me-title = Du
me-name = Dein Name
me-save = Speichern
me-help = Ein Konto ist nicht nötig. Dieses Gerät kennt dich; ein persönlicher Link macht dich auch auf einem anderen bekannt.
me-link = Persönlicher Link
me-link-make = Persönlichen Link erstellen
recover-title = Bist du das?
recover-text = Mit diesem persönlichen Link wirst du auf diesem Gerät die Person, der er gehört, mit allen ihren Sitzen.
recover-yes = Ja, das bin ich
recover-no = Nein

## Startseite
home-title = Vier Spiele um Italien, an einem Tisch.
home-text = Mit all ihren Regeln, und der Regel hinter jeder Antwort. Lade Freunde mit einem Link ein oder beginne gleich gegen Bots.
home-invited = Eingeladen?
home-code = Link oder Tisch-Code
home-join = Hingehen
home-tables = Tische
home-waiting = Wartet auf dich
home-waiting-none = Kein Tisch wartet auf dich. Such dir unten ein Spiel aus: ein Klick, und du spielst.
home-mine = Deine Tische
home-mine-none = Keiner deiner Tische wartet auf andere.
home-watch = Zusehen
home-watch-none = Gerade gibt es keinen öffentlichen Tisch.
home-finished = Beendet
home-finished-none = Noch keine beendete Partie.
home-all = Alle
home-games = Spiele
home-rights = { $games } gehören ihren Autoren und Verlagen. Tavola gibt die Regeln mit eigenen Worten wieder, übernimmt nichts von ihren Plänen und Karten und ist mit ihnen nicht verbunden.
home-credits = Nachweise
fact-players = { $from } bis { $to } Spieler
fact-minutes = { $count } min
bots = Bots
bots-strength = Stärke der Bots
bot-random = Zufall
bot-easy = Sanft
bot-medium = Solide
bot-hard = Scharf
bot-random-help = spielt irgendetwas Erlaubtes
bot-easy-help = nimmt meist, was gut aussieht
bot-medium-help = nimmt, was jetzt am besten aussieht
bot-hard-help = denkt voraus
play-now = Jetzt gegen Bots spielen
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
row-status-open = Wartet auf Mitspieler
row-status-playing = Im Spiel
row-waits = Du bist dran
row-turn = Zug machen
row-open-it = Zum Tisch
row-watch = Zuschauen
row-sit = Hineinsehen
row-replay = Noch einmal ansehen
list-public = Tische zum Zuschauen
list-public-text = Öffentliche Tische, offen oder im Spiel. Zuschauen dürfen alle.
list-public-none = Gerade gibt es keinen öffentlichen Tisch.
list-finished = Beendete Partien
list-finished-text = Deine und die der öffentlichen Tische: Sieh sie Zug um Zug noch einmal an oder nimm ein Protokoll mit.
list-finished-none = Noch keine beendete Partie.
list-more = Mehr
record-download = Protokoll herunterladen
record-bring = Protokoll mitbringen

## Ein neuer Tisch
new-title = Ein neuer Tisch: { $game }
new-rules = Die Regeln lesen
new-who = Wer spielt
new-players = Spieler
new-seat = Sitz { $number }
new-seat-me = Du ({ $name })
new-seat-open = Ein Freund, über einen Link
new-seat-open-help = Du bekommst einen Link zum Verschicken.
new-seat-here = Jemand an diesem Gerät
new-seat-bot = Bot ({ $bot })
new-guest-name = Name des Gastes auf Sitz { $number }
guest-name = Gast { $number }
new-options = Optionen
new-range = { $low } bis { $high }
new-table-facts = Der Tisch
new-visibility = Wer ihn sehen darf
visibility-private = Privat
visibility-private-help = nur wer den Link hat
visibility-public = Öffentlich
visibility-public-help = steht in der Liste; alle dürfen zuschauen und freie Sitze nehmen
new-clock = Uhr
clock-none = keine
clock-quick = 10 Minuten für jeden und 10 Sekunden je Entscheidung
clock-slow = 1 Stunde für jeden und 1 Minute je Entscheidung
clock-days = 7 Tage für jeden und 1 Tag je Entscheidung
new-hidden = Voreinander verborgen sind:
new-make = Tisch eröffnen
new-start = Partie beginnen

## Sitze und Vorraum
seat-open = Freier Sitz
seat-open-help = wer den Link hat, kann sich setzen
seat-you = Du
seat-away = abwesend, ein Bot spielt
seat-bot = Bot ({ $bot })
seat-take = Hier sitzen
seat-put-bot = Ein Bot für Platz { $number }
seat-put-bot-short = Ein Bot …
seat-free = Sitz freigeben
lobby-text = Ein Tisch für { $count }. Die Partie beginnt, wenn alle Sitze besetzt sind.
lobby-start = Beginnen
lobby-invite = Schick deinen Freunden diesen Link:
invite-link = Einladungslink
invite-new = Neuer Link; der alte gilt dann nicht mehr
lobby-fill = Mit Bots auf den freien Sitzen beginnen
lobby-begin = Partie beginnen
lobby-close = Tisch aufgeben
lobby-closed = Dieser Tisch wurde aufgegeben.
lobby-wait = Bitte warten
lobby-wait-text = Wer den Tisch eröffnet hat, beginnt die Partie.
lobby-options = Optionen
entropy = Worte für das Mischen
entropy-text = Was du hier schreibst, geht in jedes Mischen ein. So kann niemand, auch nicht der Server, die Karten ausgesucht haben.
entropy-label = Irgendwelche Worte
entropy-give = Untermischen
entropy-given = Untergemischt
join-title = Du bist eingeladen
join-text = Setz dich an den Tisch oder schau zu.
join-sit = Hinsetzen
join-watch = Zuschauen

## Der Tisch
side = Neben dem Brett
log = Verlauf
rules = Regeln
chat = Gespräch
log-older = Früheres
log-open = Der Tisch wurde eröffnet
log-close = Der Tisch wurde aufgegeben
log-undo = { $seat } nimmt den letzten Zug zurück.
log-away = { $seat } ist gegangen; ein Bot übernimmt.
log-away-time = { $seat } hat keine Zeit mehr; ein Bot übernimmt.
log-away-waited = { $seat } ist nicht gekommen; ein Bot übernimmt.
log-back = { $seat } ist wieder da.
log-entropy = { $seat } hat Worte für das Mischen beigesteuert.
log-seat-taken = { $seat } setzt sich.
log-seat-free = Ein Sitz ist frei.
chat-none = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden
rules-find = In den Regeln suchen
rules-none-found = Keine Regel enthält diese Worte.
rules-reading = Eine Lesart: Die Spielanleitung lässt das offen
rules-contents = Inhalt
question-why-not = Warum nicht „{ $what }“?
undo = Zurück
undo-move = Zurücknehmen: { $move }
undo-why-not = Zurücknehmen: warum nicht?
moment = Was gerade geschehen ist
moment-go-on = Weiter
prompt-forced = Es gibt nur eine Antwort: Sie wird gleich gegeben.
waiting-for =
    { $seats-count ->
        [0] Einen Augenblick.
        [one] { $seats } überlegt.
       *[other] { $seats } überlegen.
    }
watching = Du schaust zu.
away-you = Ein Bot spielt für dich.
away-return = Sitz zurücknehmen
away-leave = Bot spielen lassen
away-leave-help = Ein Bot nimmt deinen Sitz ein, bis du ihn zurücknimmst.
away-stand-in = Einen Bot spielen lassen
since-title = Seit deinem letzten Zug
since-again = Noch einmal ansehen
since-all = Alles noch einmal ansehen
since-close = Schließen
since-mark = neu seit deinem letzten Zug
again = Noch einmal gezeigt
again-before = Davor
again-stop = Zurück ins Spiel
cover-title = { $name } ist dran
cover-text = Gib das Gerät weiter. Niemand sonst sollte hinsehen.
cover-show = Ich bin { $name }: meine Hand zeigen
clocks = Restzeit
clock-runs = läuft
link-lost = Verbindung verloren. Neuer Versuch …
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
moves-none = Kein Zug hat diese Wörter.
end-show = Das Ergebnis
end-replay = Noch einmal ansehen
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
end-again = Noch eine Partie
end-look = Den Tisch ansehen

## Das Menü des Tisches
menu = Menü
menu-table = Tisch
menu-seats = Am Tisch
menu-invite = Einladen
menu-device = Dieses Gerät
menu-home = Startseite
menu-rules = Alle Regeln
menu-replay = Von Anfang an
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
set-answer-alone = Für mich antworten, wenn es nur eine Antwort gibt
set-sound = Eine Trommel, wenn ich dran bin
set-notify = Eine Nachricht, wenn ich dran bin

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

## Noch einmal ansehen
replay-title = { $game }, noch einmal
replay-controls = Zug um Zug
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-eyes = Mit wessen Augen
replay-eyes-of = Mit den Augen von { $name }
replay-eyes-nobody = Als Zuschauer
replay-fork = Von hier weiterspielen
replay-link = Link zu diesem Zug
replay-to-table = Zum Tisch
fair = Fairness
fair-text = Vor dem Austeilen hat sich der Tisch auf einen geheimen Startwert festgelegt. Aus ihm und den Worten der Spieler folgt jedes Mischen; nach dem Ende wird er offengelegt. Dieser Browser prüft beides.
fair-commitment = Festlegung, veröffentlicht vor dem Austeilen
fair-seed = Startwert, offengelegt nach dem Ende
fair-entropy = Worte der Spieler
fair-entropy-none = keine
fair-commitment-ok = Der Startwert passt zur Festlegung.
fair-commitment-bad = Der Startwert passt nicht zur Festlegung!
fair-draws-ok =
    { $count ->
        [one] Das Mischen folgt aus dem Startwert.
       *[other] Alle { $count } Ziehungen folgen aus dem Startwert.
    }
fair-draws-bad = Ziehung { $number } folgt nicht aus dem Startwert!
fair-draws-unknown = Die Seite kennt die Mischungen dieses Spiels nicht; `tavola verify` prüft sie anhand des Protokolls.
fair-later = Der Startwert wird offengelegt, wenn die Partie zu Ende ist.
fair-no-crypto = Dieser Browser prüft nur auf einer sicheren Verbindung (https oder localhost).

## Über Tavola
about-title = Über Tavola
about-text = Tavola ist ein Ort, an dem man vier Strategiespiele um Italien mit all ihren Regeln spielt: mit Freunden, gegen Computerspieler, im Browser oder im Terminal.
about-games = Die Spiele
about-rights = Die Spiele gehören ihren Autoren und Verlagen. Tavola gibt die Regeln mit eigenen Worten wieder, übernimmt nichts von ihren Plänen, Karten und Regelheften, ist mit ihnen nicht verbunden und von ihnen nicht beauftragt.
about-made-with = Gemacht mit
about-public-domain = gemeinfrei
about-licences = Alle Lizenzen: CC BY 3.0 als Link, die anderen im Wortlaut
about-fair = Nachweislich fair
about-fair-text = Auf den Startwert jedes Mischens legt sich der Tisch vor dem Austeilen fest; nach dem Ende wird er offengelegt. Wer eine beendete Partie noch einmal ansieht, sieht den Nachweis, und der eigene Browser prüft ihn.
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
c-quiet = Leise
c-off = Zurück: warum nicht?
c-chip = eine Tatsache
c-chip-ink = am Zug
c-chip-out = gepasst
c-prompts = Aufforderungen
c-prompt-turn = Dein Zug ist Tinte.
c-prompt-follow = Was folgt, steht hier.
c-prompt-wait = Nina überlegt.
c-prompt-paper = Warten ist Papier.
c-do = Tu es
c-pass = Passen
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
c-segmented = Eins von wenigen
c-field = Ein Feld

## Fehler, nach dem Wort des Servers
error-offline = Der Server antwortet nicht. Läuft er?
error-unknown = Etwas ist schiefgegangen.
error-malformed = Das hat der Server nicht verstanden.
error-nobody = Der Server kennt dich auf diesem Gerät nicht.
error-cross-site = Das kam von einer anderen Seite.
error-not-yours = Das steht dir nicht zu.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
error-no-invite = Diese Einladung gilt nicht mehr.
error-no-link = Dieser persönliche Link gilt nicht mehr.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-allowed = Das geht hier nicht.
error-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
error-taken = Dieser Sitz ist besetzt.
error-full = Alle Sitze sind besetzt.
error-seated = Du sitzt schon an diesem Tisch.
error-somebody = Dieses Gerät kennt dich schon.
error-not-open = Die Partie hat schon begonnen.
error-not-playing = Die Partie hat noch nicht begonnen oder ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-seats-free = Es sind noch Sitze frei.
error-away = Ein Bot spielt für dich: Nimm zuerst deinen Sitz zurück.
error-not-away = Du bist schon da.
error-resigned = Du hast aufgegeben: Ein Bot spielt für dich zu Ende.
error-agreed = Du hast schon zugestimmt. Jetzt sind die anderen gefragt.
error-not-asked = Niemand möchte die Partie mehr beenden.
error-not-waiting = An diesem Platz wird auf niemanden gewartet.
error-too-soon = Ein Bot darf einspringen, wenn drei Minuten lang nichts geschehen ist.
error-rules-gone = Diese Partie wurde nach älteren Regeln gespielt, die hier nicht mehr gespielt werden.
error-too-large = Das ist zu groß.
error-not-json = Das hat der Server nicht verstanden.
error-wrong-host = Unter diesem Namen ist der Server nicht bekannt.
error-illegal = Das ist jetzt nicht erlaubt.
error-bad-setup = Diese Optionen passen nicht zusammen.
error-bad-record = Dieses Protokoll hält der Prüfung nicht stand.
error-flood = Zu viel auf einmal. Warte einen Augenblick.
error-busy = Der Server ist beschäftigt. Versuch es noch einmal.
