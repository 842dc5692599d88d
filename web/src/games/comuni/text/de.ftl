# Comuni: Wörter, die nur die Seite braucht.

where-left =
    { $left ->
        [one] Stapel { $deck }: noch 1 Karte, dann { $invader } ({ $strength })
       *[other] Stapel { $deck }: noch { $left } Karten, dann { $invader } ({ $strength })
    }
where-soon =
    { $left ->
        [one] { $invader } in 1 Karte:
       *[other] { $invader } in { $left } Karten:
    } { $lead ->
        [0] { $strength } gegen dich
       *[other] { $strength } + { $lead } gegen dich
    }
where-last =
    { $turns ->
        [one] der letzte Zug, dann { $invader } mit { $strength }
       *[other] die letzten { $turns } Züge, dann { $invader } mit { $strength }
    }
where-now = { $invader-start } greift an
where-over = der Kaiser ist abgezogen
tab-projects = Spalten
tab-comuni = Comuni
kind-name-economic = Wirtschaft
kind-name-military = Militär
kind-name-religious = Religion
kind-name-cultural = Kultur

## Die Spalten, die Stapel
projects = Projektspalten
column-name = Spalte { $column }
column-spoken =
    { $choice ->
        [yes] Spalte { $column }: { $list }, dazu eine Ressource nach Wahl; { $bid }
       *[other] Spalte { $column }: { $list }; { $bid }
    }
column-empty = keine Karten
bid-none = kein Gebot
bid-yours = dein Gesandter mit { $gold } Gold
bid-of = Gesandter von { $seat } mit { $gold } Gold
bid-gold = { $gold } Gold
bid-more = 1 Gold mehr bieten
bid-less = 1 Gold weniger bieten
bid-free = frei
choice-icon = dazu eine Ressource nach Wahl
decks = Stapel und Invasionen
deck-spoken =
    { $left ->
        [0] Stapel { $deck } ist leer: { $invader } kam mit { $strength }
        [one] Stapel { $deck }: noch 1 Karte, dann { $invader } mit { $strength }
       *[other] Stapel { $deck }: noch { $left } Karten, dann { $invader } mit { $strength }
    }
heroes-spoken = Heldenplättchen { $list }
look-again = Letzte Invasion
reconstructed = Zum Teil rekonstruiert
reconstructed-help = Nicht veröffentlicht und passend zum Bekannten ergänzt: { $figures }. Auch die Namen der Karten sind von uns.

## Die Comuni
comuni = Die Comuni
you = { $name }, du
bot = { $name }, Bot
points-word =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
league-captain = Bündnisführer
active-on = { $kind }: aktiv
active-off = { $kind }: inaktiv
envoys-left =
    { $count ->
        [0] kein Gesandter zu Hause
        [one] 1 Gesandter zu Hause
       *[other] { $count } Gesandte zu Hause
    }
hand-backs =
    { $count ->
        [0] keine Karten
        [one] 1 Karte auf der Hand: { $list }
       *[other] { $count } Karten auf der Hand: { $list }
    }
town-spoken = { $buildings }; { $walls }
town-no-buildings = keine Gebäude
town-building =
    { $storeys ->
        [one] { $kind }, 1 Stockwerk
       *[other] { $kind }, { $storeys } Stockwerke
    }
town-no-walls = keine Mauern
town-walls = Mauern mit { $list } Stufen
track = Punkteleiste
track-one = { $seat } { $points }
track-lead = Vorsprung { $lead }

## Hinter dem Sichtschirm, die Hand
hand-label = Dein Sichtschirm und deine Karten
screen = Dein Sichtschirm
plunder-tokens = Plünderungsplättchen
hero-tokens = Heldenplättchen
trades = Tauschen
no-cards = keine Karten auf der Hand
card-spoken = { $card-full }
offers = Was aus { $card } werden kann
offer-storey = { $storey } { $kind-storey }
offer-new = neues Gebäude: { $kind }
offer-wall = Mauerstufe { $level }
offer-wall-new = neuer Mauerabschnitt
offer-points =
    { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
offer-defence = verteidigt mit { $defence }
cost-free = frei
cost-craftsmen = { $count } Handwerker

## Eine Invasion
scene = Invasion { $deck }
scene-title-venezia = Venezia rückt an
scene-title-france = Frankreich rückt an
scene-title-pope = Der Papst rückt an
scene-title-emperor = Der Kaiser rückt an
scene-text = Jede Comune steht { $strength } plus ihrem Vorsprung vor der letzten gegenüber.
league = Das Bündnis
league-secret = geheim, bis alle entschieden haben
league-men =
    { $count ->
        [0] { $seat } schickt niemanden
        [one] { $seat } schickt 1 Armee
       *[other] { $seat } schickt { $count } Armeen
    }
hero-of = Heldenplättchen { $points }
note-storey = Ein Stockwerk ist eine Gebäudekarte.
note-block = Ein Block ist eine Mauerkarte; mit Armee zählt sie 1 plus ihre Stufe.
row-strength = Stärke
row-league = Bündnis
row-defence = Verteidigung
row-outcome = Ausgang
sum-base = { $base }
sum-lead = { $base } + { $lead } Vorsprung
sum-all = alle zusammen
sum-yours = du und die anderen
sum-secret = geheim
sum-walls = { $list } auf den Mauern
sum-beyond = { $list } + { $beyond } ohne Mauer
sum-only = { $beyond } ohne Mauern
sum-none = niemand
sum-captain = { $sum } + { $captain } Bündnisführer
sum-against = { $defence } gegen { $strength }
out-held = hielt stand
out-holds = hält stand
out-anyway = in jedem Fall
out-falls =
    { $count ->
        [one] fällt, 1 fehlt
       *[other] fällt, { $count } fehlen
    }
out-unless = wenn die anderen nicht { $count } schicken
out-plunder = { $count } Plättchen
out-decided = hat entschieden
out-thinking = entscheidet noch
decide = Deine Wahl
side-short-league = Bündnis
side-short-city = Stadt
decide-sum = = { $armies }
decide-spare = übrig
decide-two = 2 = 1 Armee
more-of = Ein Schritt mehr: { $what }
less-of = Ein Schritt weniger: { $what }
go-on = Weiter
moment-held = { $invader-start } ist abgewehrt: Deine Comune hat standgehalten.
moment-plundered =
    { $count ->
        [one] { $invader-start } bricht ein: Deine Comune wird geplündert, 1 Plünderungsplättchen.
       *[other] { $invader-start } bricht ein: Deine Comune wird geplündert, { $count } Plünderungsplättchen.
    }
prompt-invasion =
    { $asking ->
        [nothing] { $invader-start } greift mit { $strength } an. Die anderen entscheiden noch.
        [commit] { $invader-start } greift an. Bestätige deine Entscheidung.
       *[other] { $invader-start } greift an: Was schickst du ins Bündnis, was schützt deine Stadt?
    }
prompt-project = Dein Zug: bieten, einfordern oder Erträge einholen.
prompt-build = Baue ein Stockwerk, eine Mauerstufe oder beides.

## Wohin ein Zug führt
then-column =
    { $choice ->
        [yes] Dort: { $list }, dazu eine Ressource nach Wahl.
       *[other] Dort: { $list }.
    }
then-outbid = Damit überbietest du die { $gold } Gold von { $seat }.
then-gold = Dir bleiben { $gold } Gold.
then-claim =
    { $choices ->
        [0]
            { $cards ->
                [one] Einfordern bringt 1 Karte für { $gold } Gold.
               *[other] Einfordern bringt { $cards } Karten für { $gold } Gold.
            }
        [one]
            { $cards ->
                [one] Einfordern bringt 1 Karte für { $gold } Gold und eine Ressource nach Wahl.
               *[other] Einfordern bringt { $cards } Karten für { $gold } Gold und eine Ressource nach Wahl.
            }
       *[other] Einfordern bringt { $cards } Karten für { $gold } Gold und { $choices } Ressourcen nach Wahl.
    }
then-invasion = Damit wird die letzte Karte des Stapels gezogen: { $invader-start } greift an.
then-last-card = Damit wird die letzte Karte gezogen: Die letzte Runde beginnt.
then-collect =
    { $choice ->
        [0]
            { $resources-count ->
                [0] Erträge: nichts.
               *[other] Erträge: { $resources }.
            }
       *[other]
            { $resources-count ->
                [0] Erträge: { $choice } nach Wahl.
               *[other] Erträge: { $resources } und { $choice } nach Wahl.
            }
    }
then-have =
    { $resources-count ->
        [0] Dann hast du davon nichts mehr.
       *[other] Dann hast du { $resources }.
    }
then-discard = Sie ist aus dem Spiel, verdeckt.
then-build =
    { $craftsmen ->
        [0] { $points ->
            [one] Sofort 1 Punkt, kostenlos.
           *[other] Sofort { $points } Punkte, kostenlos.
        }
       *[other] { $points ->
            [one] Sofort 1 Punkt, für { $craftsmen } Handwerker.
           *[other] Sofort { $points } Punkte, für { $craftsmen } Handwerker.
        }
    }
then-active = Die Aktivierungskarte { $kind } wird aktiv.
then-master = Der { $master } geht an dich.
then-master-from = Der { $master } wechselt von { $seat } zu dir.
then-wall =
    { $craftsmen ->
        [0] Bemannt verteidigt sie mit { $defence }; kostenlos.
       *[other] Bemannt verteidigt sie mit { $defence }; sie braucht { $craftsmen } Handwerker.
    }
then-bonus = Das bringt eine Bonus-Mauerkarte.
then-battle = Du stehst { $strength } gegenüber: { $league } für das Bündnis, Verteidigung { $defence }.
then-holds = Das hält in jedem Fall stand.
then-short =
    { $short ->
        [one] Von den anderen muss noch 1 ins Bündnis kommen, sonst bekommst du ein Plünderungsplättchen.
       *[other] Von den anderen müssen noch { $short } ins Bündnis kommen, sonst bekommst du bis zu { $short } Plünderungsplättchen.
    }
then-rash = Du hältst { $resources } zurück. Trotzdem bestätigen?
then-never = Einfordern kannst du das nie: Es folgt kein Zug von dir mehr.
hint-never = Das ist dein letzter Zug: Was du jetzt bietest, kannst du nie einfordern.
hint-never-there = Es folgt kein Zug von dir mehr: Wohin dein Gesandter auch geht, einfordern kannst du nie.
hint-outbid = { $seat } bietet { $gold } Gold auf Spalte { $column }.
hint-actions =
    { $storeys ->
        [0] { $levels ->
            [0] Jedes weitere Stockwerk und jede Stufe braucht einen Handwerker; du hast { $craftsmen }.
           *[other] Eine Mauerstufe ist frei; ein weiteres Stockwerk braucht einen Handwerker, du hast { $craftsmen }.
        }
       *[other] { $levels ->
            [0] Ein Stockwerk ist frei; eine weitere Mauerstufe braucht einen Handwerker, du hast { $craftsmen }.
           *[other] Ein Stockwerk und eine Mauerstufe sind frei; mehr kostet Handwerker, du hast { $craftsmen }.
        }
    }
hint-repair = Du hast { $plunder } Plünderungsplättchen und { $pilgrims } Pilger.
hint-choose =
    { $resources-count ->
        [0] Du hast nichts.
       *[other] Du hast { $resources }.
    }

## Die Wertung
score-title = Die Wertung
score-what = Punkte für
score-place = { $place }.

## In Worten
words-state = Der Stand der Partie
words-round = Runde { $round }.
words-captain = { $seat } hat den Bündnisführer.
words-last =
    { $count ->
        [one] Das ist der letzte Zug; dann kommt der Kaiser.
       *[other] Das sind die letzten { $count } Züge; dann kommt der Kaiser.
    }
words-marker =
    { $left ->
        [one] Im Stapel { $deck } ist noch 1 Karte; mit der letzten kommt { $invader }, Stärke { $strength }.
       *[other] Im Stapel { $deck } sind noch { $left } Karten; mit der letzten kommt { $invader }, Stärke { $strength }.
    }
words-supply = Im Vorrat: { $resources }.
words-bonus-walls =
    { $count ->
        [one] 1 Bonus-Mauerkarte ist noch da.
       *[other] { $count } Bonus-Mauerkarten sind noch da.
    }
words-laid = In diesem Zug gelegt: Stockwerke { $storeys }, Mauerstufen { $levels }.
words-outbid = { $seats } wurde mit { $gold } Gold überboten.
words-reconstructed = Nicht alle Zahlen sind die gedruckten. Rekonstruiert: { $figures }.
words-own = Hinter deinem Sichtschirm
words-behind = Du hast { $list }.
words-tokens = Plünderungsplättchen: { $plunder }; Heldenplättchen: { $heroes }.
words-hand = Deine Hand: { $list }.
words-own-wall = In deinem Mauerabschnitt { $section }, vom Boden an: { $cards }.
words-cubes =
    { $resources-count ->
        [0] nichts
       *[other] { $resources }
    }
words-nothing = –
words-cards = Karten
words-bid = Gebot
words-choice = Ressource nach Wahl
words-yes = ja
words-no-bid = keines
words-bid-of = { $seat }, { $gold } Gold
words-deck = Stapel { $deck }
words-left = Karten übrig
words-invader = wer kommt
words-strength = Stärke
words-heroes = Heldenplättchen
words-points = Punkte
words-walls = Mauerstufen
words-active = aktiv
words-masters = Zunftmeister
words-envoys = Gesandte zu Hause
words-hand-cards = Handkarten
words-income = Erträge
words-who = { $seat }, { $comune }
words-letters = { $count } ({ $list })
words-screens = Hinter den Sichtschirmen
words-open = { $seat }: { $list }; Plünderung { $plunder }; Helden { $heroes }.
words-invasion = { $invader-start } greift mit { $strength } an
words-faces =
    { $decided ->
        [yes] { $seat } steht { $strength } gegenüber und hat entschieden.
       *[other] { $seat } steht { $strength } gegenüber und entscheidet noch.
    }
words-last-invasion = Die letzte Invasion: { $invader } mit { $strength }, das Bündnis mit { $league }
words-to-league = ins Bündnis
words-to-city = für die Stadt
words-hero = Heldenplättchen

## Tasten
keys-numbers = die Spalte oder die Verwendung der Karte mit dieser Nummer erwägen
keys-gold = mehr oder weniger Gold bieten
