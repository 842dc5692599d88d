# Medievalia: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things
# .a after a verb, .no after "you hold", .the with the article, .many for several, .title on the card,
# .gist what it does.

card-field = field
    .a = a field
    .no = no field
    .the = the field
    .many = { $count } fields
    .title = Field
    .gist = gives food
card-farm = farm
    .a = a farm
    .no = no farm
    .the = the farm
    .many = { $count } farms
    .title = Farm
    .gist = gives more food
card-forest = forest
    .a = a forest
    .no = no forest
    .the = the forest
    .many = { $count } forests
    .title = Forest
    .gist = gives energy
card-mine = mine
    .a = a mine
    .no = no mine
    .the = the mine
    .many = { $count } mines
    .title = Mine
    .gist = gives gold
card-peasant = peasant
    .a = a peasant
    .no = no peasant
    .the = the peasant
    .many = { $count } peasants
    .title = Peasant
    .gist = labours
card-merchant = merchant
    .a = a merchant
    .no = no merchant
    .the = the merchant
    .many = { $count } merchants
    .title = Merchant
    .gist = changes what was produced
card-artist = artist
    .a = an artist
    .no = no artist
    .the = the artist
    .many = { $count } artists
    .title = Artist
    .gist = doubles a group
card-bureaucrat = bureaucrat
    .a = a bureaucrat
    .no = no bureaucrat
    .the = the bureaucrat
    .many = { $count } bureaucrats
    .title = Bureaucrat
    .gist = lowers the price of a building
card-recruit = recruit
    .a = a recruit
    .no = no recruit
    .the = the recruit
    .many = { $count } recruits
    .title = Recruit
    .gist = fights
card-priest = priest
    .a = a priest
    .no = no priest
    .the = the priest
    .many = { $count } priests
    .title = Priest
    .gist = takes 1 damage off
card-archer = archer
    .a = an archer
    .no = no archer
    .the = the archer
    .many = { $count } archers
    .title = Archer
    .gist = deals 1 damage from afar
card-infantry = infantry
    .a = infantry
    .no = no infantry
    .the = the infantry
    .many = { $count } infantry cards
    .title = Infantry
    .gist = gives another of its army +0/1
card-cavalry = cavalry
    .a = cavalry
    .no = no cavalry
    .the = the cavalry
    .many = { $count } cavalry cards
    .title = Cavalry
    .gist = marches twice
card-school = school
    .a = a school
    .no = no school
    .the = the school
    .many = { $count } schools
    .title = School
    .gist = for bureaucrats
card-workshop = workshop
    .a = a workshop
    .no = no workshop
    .the = the workshop
    .many = { $count } workshops
    .title = Workshop
    .gist = for artists
card-bank = bank
    .a = a bank
    .no = no bank
    .the = the bank
    .many = { $count } banks
    .title = Bank
    .gist = for merchants
card-church = church
    .a = a church
    .no = no church
    .the = the church
    .many = { $count } churches
    .title = Church
    .gist = for priests, +0/1
card-carpenter = carpenter
    .a = a carpenter
    .no = no carpenter
    .the = the carpenter
    .many = { $count } carpenters
    .title = Carpenter
    .gist = for archers, +0/1
card-stable = stable
    .a = a stable
    .no = no stable
    .the = the stable
    .many = { $count } stables
    .title = Stable
    .gist = for cavalry, +0/1
card-smith = smith
    .a = a smith
    .no = no smith
    .the = the smith
    .many = { $count } smiths
    .title = Smith
    .gist = for infantry, +0/1
card-tower = tower
    .a = a tower
    .no = no tower
    .the = the tower
    .many = { $count } towers
    .title = Tower
    .gist = guards its territory
card-fortress = fortress
    .a = a fortress
    .no = no fortress
    .the = the fortress
    .many = { $count } fortresses
    .title = Fortress
    .gist = guards its territory
card-castle = castle
    .a = a castle
    .no = no castle
    .the = the castle
    .many = { $count } castles
    .title = Castle
    .gist = guards its territory
card-deck-card = card from the deck
    .a = a card from the deck
    .no = no card from the deck
    .the = the card from the deck
    .many = { $count } cards from the deck
    .title = Card from the deck
    .gist = unseen

# The single cards on the table.

piece-field-1 = Field 1
piece-field-2 = Field 2
piece-field-3 = Field 3
piece-field-4 = Field 4
piece-field-5 = Field 5
piece-field-6 = Field 6
piece-field-7 = Field 7
piece-field-8 = Field 8
piece-field-9 = Field 9
piece-field-10 = Field 10
piece-field-11 = Field 11
piece-field-12 = Field 12
piece-farm-1 = Farm 1
piece-farm-2 = Farm 2
piece-farm-3 = Farm 3
piece-farm-4 = Farm 4
piece-farm-5 = Farm 5
piece-farm-6 = Farm 6
piece-farm-7 = Farm 7
piece-farm-8 = Farm 8
piece-farm-9 = Farm 9
piece-farm-10 = Farm 10
piece-farm-11 = Farm 11
piece-farm-12 = Farm 12
piece-forest-1 = Forest 1
piece-forest-2 = Forest 2
piece-forest-3 = Forest 3
piece-forest-4 = Forest 4
piece-forest-5 = Forest 5
piece-forest-6 = Forest 6
piece-forest-7 = Forest 7
piece-mine-1 = Mine 1
piece-mine-2 = Mine 2
piece-mine-3 = Mine 3
piece-mine-4 = Mine 4
piece-mine-5 = Mine 5
piece-mine-6 = Mine 6
piece-mine-7 = Mine 7
piece-peasant-1 = Peasant 1
piece-peasant-2 = Peasant 2
piece-peasant-3 = Peasant 3
piece-peasant-4 = Peasant 4
piece-peasant-5 = Peasant 5
piece-peasant-6 = Peasant 6
piece-peasant-7 = Peasant 7
piece-peasant-8 = Peasant 8
piece-peasant-9 = Peasant 9
piece-peasant-10 = Peasant 10
piece-peasant-11 = Peasant 11
piece-peasant-12 = Peasant 12
piece-peasant-13 = Peasant 13
piece-peasant-14 = Peasant 14
piece-peasant-15 = Peasant 15
piece-peasant-16 = Peasant 16
piece-peasant-17 = Peasant 17
piece-peasant-18 = Peasant 18
piece-peasant-19 = Peasant 19
piece-peasant-20 = Peasant 20
piece-merchant-1 = Merchant 1
piece-merchant-2 = Merchant 2
piece-merchant-3 = Merchant 3
piece-artist-1 = Artist 1
piece-artist-2 = Artist 2
piece-artist-3 = Artist 3
piece-bureaucrat-1 = Bureaucrat 1
piece-bureaucrat-2 = Bureaucrat 2
piece-bureaucrat-3 = Bureaucrat 3
piece-recruit-1 = Recruit 1
piece-recruit-2 = Recruit 2
piece-recruit-3 = Recruit 3
piece-recruit-4 = Recruit 4
piece-recruit-5 = Recruit 5
piece-recruit-6 = Recruit 6
piece-recruit-7 = Recruit 7
piece-recruit-8 = Recruit 8
piece-priest-1 = Priest 1
piece-priest-2 = Priest 2
piece-priest-3 = Priest 3
piece-archer-1 = Archer 1
piece-archer-2 = Archer 2
piece-archer-3 = Archer 3
piece-infantry-1 = Infantry 1
piece-infantry-2 = Infantry 2
piece-infantry-3 = Infantry 3
piece-cavalry-1 = Cavalry 1
piece-cavalry-2 = Cavalry 2
piece-cavalry-3 = Cavalry 3
piece-city = the city
piece-school = the school
piece-workshop = the workshop
piece-bank = the bank
piece-church = the church
piece-carpenter = the carpenter
piece-stable = the stable
piece-smith = the smith
piece-tower = the tower
piece-fortress = the fortress
piece-castle = the castle

resource-food = food
    .one = 1 food
    .many = { $count } food
    .sign = F
resource-energy = energy
    .one = 1 energy
    .many = { $count } energy
    .sign = E
resource-gold = gold
    .one = 1 gold
    .many = { $count } gold
    .sign = G
resource-labour = labour
    .one = 1 labour
    .many = { $count } labour
    .sign = L
resource-changed = changed resource
    .many = { $count } changed resources

## Moves

move-return = Put back { $card-a }
    .words = card
move-done = Done
    .key = d
move-play = Play { $card-a }
    .words = card
move-buy = Buy { $card-the } from pile { $pile }
    .words = card pile
move-draw = Buy a card from the deck
    .key = b
move-flip = Flip { $piece }
    .words = piece
move-discard = Discard { $card-a }
    .words = card
move-double = { $piece } doubles { $other_piece }
    .words = piece other_piece
move-pick = Double { $piece }
    .words = piece
move-pick-land = Double the territory itself
move-trade =
    { $resource-id ->
        [gold] { $piece } changes 1 gold into any 2
        [changed] { $piece } changes it once more: 1 gold into any 2
       *[other] { $piece } changes 1 { $resource }
    }
    .words = piece resource
move-lower = { $piece } lowers the price
    .words = piece
move-ask = Ask your ally for help
    .key = a
move-close = Pay
    .key = p
move-drop = Give it up
    .key = x
move-place = Build it on { $piece }
    .words = piece
move-lift = Move { $piece }
    .words = piece
move-put = Go to { $piece }
    .words = piece
move-put-free = Stand free in the fief
move-enter = March into the fief of { $seat }
    .words = seat
move-cross = March between { $seat } and { $other_seat }
    .words = seat other_seat
move-centre = March into the central fief
move-shoot = { $piece } shoots at { $other_piece }
    .words = piece other_piece
move-heal = { $piece } heals { $other_piece }
    .words = piece other_piece
move-pass = Nothing
    .key = n
move-raid = Battle in the fief of { $seat } against { $enemy_seat }
    .words = seat enemy_seat
move-clash = Battle between { $seat } and { $other_seat } against { $enemy_seat }
    .words = seat other_seat enemy_seat
move-contest = Battle in the central fief against { $enemy_seat }
    .words = enemy_seat
move-into = Into army { $army }
    .words = army
move-against = Against army { $army }
    .words = army
move-stay = Stay behind
    .key = s
move-target = Attack { $piece }
    .words = piece
move-join = Join the combat of army { $army }
    .words = army
move-hold = Attack nothing
    .key = h
move-hit = Damage on { $piece }
    .words = piece
move-shield = +0/1 for { $piece }
    .words = piece
move-end = End the turn
    .key = e

## The log

event-start-player = { $seat } begins.
event-dealt = { $seat } is dealt { $count } cards.
event-your-hand = Your hand: { $cards }.
event-turn =
    { $left ->
        [one] Turn { $turn }: { $seat }. 1 card in the deck.
       *[other] Turn { $turn }: { $seat }. { $left } cards in the deck.
    }
event-besieged = { $seat } is besieged ({ $count } of { $limit }).
event-siege-broken = The siege of { $seat } is broken.
event-put-back = { $seat } puts back { $card-a }.
event-kept-hand = { $seat } keeps the hand.
event-exchanged =
    { $count ->
        [one] { $seat } puts 1 card back and takes none.
       *[other] { $seat } puts { $count } cards back and takes { $taken }.
    }
event-drew = { $seat } draws a card. { $left } left.
event-drew-card = You draw { $card-a }.
event-named = { $seat } wants { $card-a }.
event-added-group = Added: { $piece }. Missing: { $missing }.
event-added-discard = { $card-title } will be discarded. Missing: { $missing }.
event-traded = { $piece } changes 1 { $resource }. Missing: { $missing }.
event-lowered = { $piece } lowers the price. Missing: { $missing }.
event-doubled = { $piece } doubles { $other_piece }. Missing: { $missing }.
event-picked = Doubled: { $piece }. Missing: { $missing }.
event-dropped = { $seat } gives up { $card-the }.
event-paid-building = { $card-title }: paid. Now it needs a place.
event-played =
    { $seat } plays { $piece } (flipped: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; abilities of: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; doubled: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; discarded: { $cards }
    }).
event-bought-card =
    { $seat } buys a card (flipped: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; abilities of: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; doubled: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; discarded: { $cards }
    }).
event-built =
    { $seat } builds { $card-a } on { $piece } (flipped: { $pieces }{ $acting_pieces-count ->
        [0] { "" }
       *[other] ; abilities of: { $acting_pieces }
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] ; doubled: { $doubled_pieces }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; discarded: { $cards }
    }).
event-turned-up = Pile { $pile } now shows { $card-a }.
event-pile-empty = Pile { $pile } is empty.
event-asked = { $seat } asks { $ally_seat } for help with { $card-a }. Missing: { $missing } (flipped so far: { $pieces }; abilities of: { $acting_pieces }; doubled: { $doubled_pieces }; to be discarded: { $cards }).
event-helped-group = { $seat } helps with { $piece }. Missing: { $missing }.
event-helped-card = { $seat } discards { $card-a } to help. Missing: { $missing }.
event-help-done = { $seat } has helped.
event-no-help = { $seat } does not help.
event-lifted = { $seat } takes up { $piece }.
event-put = { $piece } of { $seat } goes to { $other_piece }.
event-put-free = { $piece } of { $seat } stands free.
event-marched =
    { $place ->
        [fief] { $piece } of { $seat } marches into the fief of { $lord_seat }.
        [border] { $piece } of { $seat } marches between { $lord_seat } and { $next_seat }.
       *[centre] { $piece } of { $seat } marches into the central fief.
    }
event-shot = { $piece } of { $seat } shoots at { $other_piece } of { $owner_seat }.
event-healed = { $piece } of { $seat } heals { $other_piece } of { $owner_seat }.
event-no-answer = { $seat } lets { $piece } die.
event-killed = { $piece } of { $seat } is destroyed.
event-no-shot = { $seat } does not shoot.
event-no-healing = { $seat } does not heal.
event-ended-turn = { $seat } ends the turn.
event-battle =
    { $place ->
        [fief] { $seat } gives battle to { $enemy_seats } in the fief of { $lord_seat }!
        [border] { $seat } gives battle to { $enemy_seats } between { $lord_seat } and { $next_seat }!
       *[centre] { $seat } gives battle to { $enemy_seats } in the central fief!
    }
event-joins-army = { $piece } of { $seat } goes into army { $army }.
event-faces-army = { $piece } of { $seat } is set against army { $army } of { $attacker_seat }.
event-stays = { $piece } of { $seat } stays behind.
event-targets = Army { $army } of { $seat } attacks { $piece } of { $owner_seat }.
event-joins-combat = Army { $army } of { $seat } joins the combat of army { $other_army }.
event-holds = Army { $army } of { $seat } attacks nothing.
event-damage =
    { $side ->
        [attacker] Combat of army { $army } of { $attacker_seat }: { $count } damage on the attacker.
       *[defender] Combat of army { $army } of { $attacker_seat }: { $count } damage on the defender.
    }
event-bonus = { $piece } of { $seat } gets +0/1.
event-takes-damage = { $piece } of { $seat } takes { $count } damage.
event-wall-damage = { $card-title } of { $seat }: { $count } damage.
event-wall-lost = { $seat } loses { $card-the }.
event-city-damage = The city of { $seat } takes { $count } damage.
event-land-broken = { $piece } of { $seat } is broken open.
event-land-lost = { $seat } loses { $piece } with all that stands on it.
event-defeated =
    { $how ->
        [siege] { $seat } is starved out by the siege and defeated.
       *[military] The city of { $seat } falls: { $seat } is defeated.
    }
event-over =
    { $how ->
        [military] The war is won.
        [siege] The siege has decided the game.
        [last-building] The last building is gone: prestige decides.
       *[empty-deck] The deck is empty: prestige decides.
    }

## Why not

why-game-is-over = The game is over.
why-you-are-defeated = You are defeated and take no more part.
why-not-your-turn = { $seat } decides now.
why-exchange-first = First the exchange: put cards back, or press Done.
why-exchange-is-over = Cards are put back at the beginning of your first turn only.
why-all-put-back = You have put back all of that kind already: { $card }.
why-enough-put-back = At most { $count } cards are put back.
why-not-in-hand = You hold { $card-no }.
why-just-dropped = You have just given that up. First do something else.
why-out-of-reach = As your figures stand now, the price can’t be paid: { $resources } for { $card-the }.
why-no-four-resources = A card from the deck costs { $count } resources, and you can’t raise so many as your figures stand now.
why-deck-is-empty = The deck is empty.
why-not-for-sale = Pile { $pile } does not show { $card-a }.
why-one-of-a-kind = You have { $card-a } already, and nobody owns two of one kind.
why-no-land-for-it = It needs an unflipped territory of yours with room for { $card-a }.
why-name-first = First name what you want to pay.
why-batch-is-open = First pay what you have named, or give it up.
why-price-is-covered = The price is covered: pay. More would only be lost.
why-still-missing =
    { $count ->
        [one] One resource is still missing.
       *[other] { $count } resources are still missing.
    }
why-no-land-left = No territory with room would be left unflipped to build on.
why-cannot-flip = Not an unflipped group of yours at home: { $piece }.
why-already-added = Already added: { $piece }.
why-gives-nothing = Nothing would come of it: { $piece }.
why-none-to-discard = Nothing left to discard: { $card }.
why-no-ally = You have no ally.
why-ally-is-defeated = Your ally is defeated.
why-asked-already = Help is asked for once per payment.
why-ally-declined = Your ally has declined in this turn.
why-not-in-the-batch = { $piece } is not in a group added to this payment, or has acted already.
why-labour-is-spent = What { $piece } has produced is changed already.
why-group-not-added = Not added to this payment: { $piece }.
why-doubled-already = Doubled already: { $piece }.
why-nothing-to-double = Nothing to double there: { $piece }.
why-nothing-changed = No merchant has changed anything yet that { $piece } could change again.
why-not-produced = Nothing of that kind was produced for { $piece } to change.
why-only-buildings = { $piece } lowers the price of buildings only.
why-pick-three = First pick the three cards that are doubled: { $piece }.
why-place-it = First say where the building goes.
why-not-your-land = Not your territory: { $piece }.
why-land-is-flipped = Flipped, or about to be: { $piece }.
why-land-is-full = { $piece } has { $count } buildings already.
why-only-help = You are asked to help { $seat }: flip groups, discard cards, or press Done.
why-help-is-enough = { $seat } has enough for the price: press Done.
why-lift-first = First say which figure moves.
why-put-it-down = First say where { $piece } goes.
why-not-your-figure = Not a figure of yours: { $piece }.
why-is-flipped = { $piece } is flipped until your next turn.
why-stands-on-flipped = { $piece } stands on flipped land and can’t leave it before your next turn.
why-has-shifted = { $piece } has already moved. First do something else.
why-has-marched = { $piece } has no march left in this turn.
why-not-at-home = { $piece } is not in your own fief.
why-already-there = { $piece } is there already.
why-not-adjacent = { $piece } can’t march there: it is not adjacent.
why-not-in-play = Not in play: { $piece }.
why-no-enemy = { $piece } shoots at enemies only, not at { $other_piece }.
why-only-at-the-active = Only figures of { $seat }, whose turn ends, can be shot at now.
why-third-side = { $piece } takes no part in this battle.
why-is-shielded = { $other_piece } is shielded from afar by walls; { $piece } can’t hit.
why-out-of-range = { $other_piece } is too far away for { $piece }.
why-not-himself = { $piece } can’t heal himself.
why-heals-own-side = { $piece } heals his own side only, not { $other_piece }.
why-not-damaged = { $piece } is not damaged.
why-has-fought = { $piece } has fought in this battle.
why-far-from-battle = { $piece } is neither in the zone of the battle nor adjacent to it.
why-nothing-to-answer = There is nothing to answer.
why-only-shots = Now only your archers can act.
why-only-healing = Now only a priest can save the figure that was shot.
why-only-the-target = Only { $piece } can be healed now.
why-archers-first = Now only archers act; priests come later.
why-only-priests = Now only priests act.
why-no-such-zone = There is no such place at this table.
why-own-side = That is your own side.
why-name-first-of-side = That side is named by { $seat }.
why-nobody-ready =
    { $place ->
        [fief] You have no unflipped figure in the fief of { $lord_seat }.
        [border] You have no unflipped figure between { $lord_seat } and { $next_seat }.
       *[centre] You have no unflipped figure in the central fief.
    }
why-nobody-to-fight =
    { $place ->
        [fief] { $seat } has nothing in the fief of { $lord_seat }.
        [border] { $seat } has nothing between { $lord_seat } and { $next_seat }.
       *[centre] { $seat } has nothing in the central fief.
    }
why-fight-elsewhere = You must fight where your figures stand beside enemy figures.
why-must-fight = Your figures stand beside enemy figures: the turn can’t end without a battle.
why-no-battle = There is no battle.
why-form-armies = First form your armies.
why-no-such-army =
    { $count ->
        [one] There is only army 1 to choose.
       *[other] There are only armies 1 to { $count } to choose from.
    }
why-all-take-part = All unflipped figures take part here.
why-send-one = At least one figure must be sent.
why-set-up-defence = First set up the defence.
why-pick-target = First say what the army attacks.
why-no-such-combat = Army { $army } has no opponent whose combat could be joined.
why-not-their-land = Not a territory or city of the enemy here: { $piece }.
why-not-their-figure = Not a figure of the enemy here: { $piece }.
why-join-its-combat = { $piece } fights against army { $army }: join that combat.
why-at-its-post = { $piece } is at its post and is attacked together with its land.
why-order-damage = First say which card takes the damage.
why-not-in-this-combat = Not in this combat, or hit already: { $piece }.
why-no-bonus = There is no +0/1 left for { $piece }.
why-no-more-of-a-kind = The game has no more than { $cards }.
why-not-its-ability = That takes { $card-a }.
why-never-in-a-hand = Hands hold cards of the main deck only, never buildings or cities.
why-only-buildings-for-sale = Only buildings are for sale.
why-no-such-pile = There are only { $count } piles of buildings.
why-only-figures-move = Only figures move.
why-only-figures-are-shot = Archers shoot at figures only.
why-only-figures-are-healed = Priests heal figures only.
why-only-figures-are-shielded = A +0/1 goes to figures only.
why-city-takes-no-buildings = Buildings go onto territories; the city takes none.
why-building-takes-no-damage = Damage goes to figures and military buildings, then to their land, never to { $piece }.
why-land-is-hit-last = This comes last, and by itself: { $piece }. Name the figures and military buildings on it.
why-attacked-with-its-land = Buildings are attacked only together with their territory.
why-acts-with-its-land = Name the territory with the building, not { $piece }: they act together.

## What is asked

prompt-exchange = Your first turn: put up to five cards back and take one fewer, or press Done.
prompt-turn = Your turn: pay, move, fight, or end it.
prompt-move = Where does { $piece } go?
prompt-batch =
    { $missing ->
        [0] { $card-title }: the price is covered. Pay, or give it up.
        [one] { $card-title }: one resource is missing.
       *[other] { $card-title }: { $missing } resources are missing.
    }
prompt-double = Which cards are doubled, three of them: { $piece }?
prompt-place = Where does the building go ({ $card })?
prompt-help = { $active_seat } asks for your help with { $card-a }. Missing: { $missing }.
prompt-shots = The turn of { $active_seat } ends: do your archers shoot?
prompt-answer = { $piece } was shot: does a priest save it?
prompt-armies = Into which army does { $piece } go?
prompt-defence = Against which army is { $piece } set?
prompt-targets = What does army { $army } attack?
prompt-damage = Which card takes the damage next?
prompt-archers = After the combat: do your archers shoot?
prompt-priests = After the combat: do your priests heal?
prompt-over = The game is over.

## Options, the end

option-start-player = Start player
    .help = Who has the first turn.
option-start-player-random = drawn by lot
option-start-player-0 = seat 0
option-start-player-1 = seat 1
option-start-player-2 = seat 2
option-start-player-3 = seat 3
option-seat-handicap = More cards for later players
    .help = The second, third and fourth to play are dealt one, two and three cards more: a house rule against the advantage of the first turn.
option-data-pack = Figures
    .help = Prices, outputs and combat values: those that come with Tavola, or a file of your own.
option-data-pack-reconstruction = numbers of cards as published, prices and most values reconstructed
option-central-fief = Central fief
    .help = One more zone, adjacent to every player’s fief.
option-alliance = Two against two
    .help = Seats 0 and 2 play together against 1 and 3.
option-allied-archers = Allied archers shoot out of turn
    .help = Two against two: archers shoot in enemies’ turns, too, as in any other game; else in their own player’s turn only.

end-military =
    { $seats-count ->
        [one] The last enemy city has fallen: { $seats } wins.
       *[other] The last enemy city has fallen: { $seats } win.
    }
end-siege =
    { $seats-count ->
        [one] The last enemy was starved out: { $seats } wins.
       *[other] The last enemy was starved out: { $seats } win.
    }
end-last-building =
    { $seats-count ->
        [one] The last building is bought. { $seats } has the most prestige and wins.
       *[other] The last building is bought. { $seats } have the most prestige and win.
    }
end-empty-deck =
    { $seats-count ->
        [one] The deck is empty. { $seats } has the most prestige and wins.
       *[other] The deck is empty. { $seats } have the most prestige and win.
    }
score-buildings = buildings
score-output = printed output
score-hand = hand cards
hidden-hands = the cards in each hand (but not their number)
hidden-deck = the deck
hidden-building-piles = the face-down buildings
hidden-batches = what somebody is about to pay, until it is paid

## The table, in the terminal and wherever there is little room

turn-number = Turn { $turn }
deck-left = { $count } in the deck
pile-title = For sale
pile-below =
    { $count ->
        [0] last
       *[other] +{ $count }
    }
pile-none = empty
fief-of = fief of { $seat }
city-title = City
free-title = Free
border-title = Between { $seat } and { $other_seat }
centre-title = Central fief
hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
left-title = Still to be had
tag-besieged = besieged { $count }/{ $limit }
tag-defeated = defeated
tag-ally = your ally
holdings =
    { $buildings ->
        [one] 1 building, output { $output }
       *[other] { $buildings } buildings, output { $output }
    }
batch-title = To be paid: { $card-a }
batch-price = Price: { $resources }
batch-made = Produced: { $resources }
batch-changed = Changed by merchants: { $count } of any kind
batch-discards = Discards: { $cards }
batch-help =
    { $count ->
        [one] Help: { $resources } (two count as one), 1 card
       *[other] Help: { $resources } (two count as one), { $count } cards
    }
batch-off = Bureaucrats: { $count } less
batch-missing = Missing: { $count }
batch-covered = Covered
battle-title = Battle
army-title = Army { $army }
army-against = against { $pieces }
army-attacks = attacks { $piece }
army-joins = joins army { $army }
army-holds = attacks nothing
army-sum = { $attack } against { $counter }
damage-left = { $count } damage to be taken
origin-note = Numbers of cards are the publisher’s; prices and most values are a reconstruction.
line-pieces = { $pieces }
hint-gist = What it is for: { $gist }.
hint-missing = Then still missing: { $count }.
hint-covered = Then the price is covered.
