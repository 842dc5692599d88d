# Medievalia: all its messages. How they are looked up: src/tavola/text/__init__.py

## Things
# .one after a verb or in a list, .no after "you hold", .the as an object, .who as a subject, .first the same
# at the beginning of a sentence, .at after a preposition, .bare after a name, .many for several, .title on the
# card, .gist what it does.

card-field = field
    .one = a field
    .no = no field
    .the = the field
    .who = the field
    .first = The field
    .at = the field
    .bare = field
    .many = { $count } fields
    .title = Field
    .gist = gives food
card-farm = farm
    .one = a farm
    .no = no farm
    .the = the farm
    .who = the farm
    .first = The farm
    .at = the farm
    .bare = farm
    .many = { $count } farms
    .title = Farm
    .gist = gives more food
card-forest = forest
    .one = a forest
    .no = no forest
    .the = the forest
    .who = the forest
    .first = The forest
    .at = the forest
    .bare = forest
    .many = { $count } forests
    .title = Forest
    .gist = gives energy
card-mine = mine
    .one = a mine
    .no = no mine
    .the = the mine
    .who = the mine
    .first = The mine
    .at = the mine
    .bare = mine
    .many = { $count } mines
    .title = Mine
    .gist = gives gold
card-peasant = peasant
    .one = a peasant
    .no = no peasant
    .the = the peasant
    .who = the peasant
    .first = The peasant
    .at = the peasant
    .bare = peasant
    .many = { $count } peasants
    .title = Peasant
    .gist = labours
card-merchant = merchant
    .one = a merchant
    .no = no merchant
    .the = the merchant
    .who = the merchant
    .first = The merchant
    .at = the merchant
    .bare = merchant
    .many = { $count } merchants
    .title = Merchant
    .gist = changes what was produced
card-artist = artist
    .one = an artist
    .no = no artist
    .the = the artist
    .who = the artist
    .first = The artist
    .at = the artist
    .bare = artist
    .many = { $count } artists
    .title = Artist
    .gist = doubles a group
card-bureaucrat = bureaucrat
    .one = a bureaucrat
    .no = no bureaucrat
    .the = the bureaucrat
    .who = the bureaucrat
    .first = The bureaucrat
    .at = the bureaucrat
    .bare = bureaucrat
    .many = { $count } bureaucrats
    .title = Bureaucrat
    .gist = lowers the price of a building
card-recruit = recruit
    .one = a recruit
    .no = no recruit
    .the = the recruit
    .who = the recruit
    .first = The recruit
    .at = the recruit
    .bare = recruit
    .many = { $count } recruits
    .title = Recruit
    .gist = fights
card-priest = priest
    .one = a priest
    .no = no priest
    .the = the priest
    .who = the priest
    .first = The priest
    .at = the priest
    .bare = priest
    .many = { $count } priests
    .title = Priest
    .gist = takes 1 damage off
card-archer = archer
    .one = an archer
    .no = no archer
    .the = the archer
    .who = the archer
    .first = The archer
    .at = the archer
    .bare = archer
    .many = { $count } archers
    .title = Archer
    .gist = deals 1 damage from afar
card-infantry = infantry
    .one = infantry
    .no = no infantry
    .the = the infantry
    .who = the infantry
    .first = The infantry
    .at = the infantry
    .bare = infantry
    .many = { $count } infantry cards
    .title = Infantry
    .gist = gives another of its army +0/1
card-cavalry = cavalry
    .one = cavalry
    .no = no cavalry
    .the = the cavalry
    .who = the cavalry
    .first = The cavalry
    .at = the cavalry
    .bare = cavalry
    .many = { $count } cavalry cards
    .title = Cavalry
    .gist = marches twice
card-school = school
    .one = a school
    .no = no school
    .the = the school
    .who = the school
    .first = The school
    .at = the school
    .bare = school
    .many = { $count } schools
    .title = School
    .gist = for bureaucrats
card-workshop = workshop
    .one = a workshop
    .no = no workshop
    .the = the workshop
    .who = the workshop
    .first = The workshop
    .at = the workshop
    .bare = workshop
    .many = { $count } workshops
    .title = Workshop
    .gist = for artists
card-bank = bank
    .one = a bank
    .no = no bank
    .the = the bank
    .who = the bank
    .first = The bank
    .at = the bank
    .bare = bank
    .many = { $count } banks
    .title = Bank
    .gist = for merchants
card-church = church
    .one = a church
    .no = no church
    .the = the church
    .who = the church
    .first = The church
    .at = the church
    .bare = church
    .many = { $count } churches
    .title = Church
    .gist = for priests, +0/1
card-carpenter = carpenter
    .one = a carpenter
    .no = no carpenter
    .the = the carpenter
    .who = the carpenter
    .first = The carpenter
    .at = the carpenter
    .bare = carpenter
    .many = { $count } carpenters
    .title = Carpenter
    .gist = for archers, +0/1
card-stable = stable
    .one = a stable
    .no = no stable
    .the = the stable
    .who = the stable
    .first = The stable
    .at = the stable
    .bare = stable
    .many = { $count } stables
    .title = Stable
    .gist = for cavalry, +0/1
card-smith = smith
    .one = a smith
    .no = no smith
    .the = the smith
    .who = the smith
    .first = The smith
    .at = the smith
    .bare = smith
    .many = { $count } smiths
    .title = Smith
    .gist = for infantry, +0/1
card-tower = tower
    .one = a tower
    .no = no tower
    .the = the tower
    .who = the tower
    .first = The tower
    .at = the tower
    .bare = tower
    .many = { $count } towers
    .title = Tower
    .gist = guards its territory
card-fortress = fortress
    .one = a fortress
    .no = no fortress
    .the = the fortress
    .who = the fortress
    .first = The fortress
    .at = the fortress
    .bare = fortress
    .many = { $count } fortresses
    .title = Fortress
    .gist = guards its territory
card-castle = castle
    .one = a castle
    .no = no castle
    .the = the castle
    .who = the castle
    .first = The castle
    .at = the castle
    .bare = castle
    .many = { $count } castles
    .title = Castle
    .gist = guards its territory
card-deck-card = card from the deck
    .one = a card from the deck
    .no = no card from the deck
    .the = the card from the deck
    .first = The card from the deck
    .many = { $count } cards from the deck
    .title = Card from the deck
    .gist = unseen
card-city = city
    .one = a city
    .no = no city
    .the = the city
    .who = the city
    .first = The city
    .at = the city
    .bare = city
    .many = { $count } cities
    .title = City
    .gist = labours, and must not fall

# A single card on the table: Field 1 is its owner's first field; one that is alone of its kind has no
# number. .first begins a sentence, .the is an object, .at follows a preposition, .bare follows a name,
# .of says whose it is, .one stands in a list, .kind is any such card.
piece =
    { $number ->
        [0] { $card-who }
       *[other] { $card-title } { $number }
    }
    .first =
        { $number ->
            [0] { $card-first }
           *[other] { $card-title } { $number }
        }
    .the =
        { $number ->
            [0] { $card-the }
           *[other] { $card-title } { $number }
        }
    .at =
        { $number ->
            [0] { $card-at }
           *[other] { $card-title } { $number }
        }
    .title =
        { $number ->
            [0] { $card-title }
           *[other] { $card-title } { $number }
        }
    .bare =
        { $number ->
            [0] { $card-bare }
           *[other] { $card-title } { $number }
        }
    .of =
        { $owned ->
            [no] { piece }
           *[yes] { $owner_seat-own } { piece.bare }
        }
    .of-the =
        { $owned ->
            [no] { piece.the }
           *[yes] { $owner_seat-own } { piece.bare }
        }
    .one = { piece }
    .kind = { $card-one }
    .absent = that card

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

move-return = Put back { $card-one }
    .words = card
move-done = Done
    .key = d
move-play = Play { $card-one }
    .words = card
move-buy = Buy { $card-the } from pile { $pile }
    .words = card pile
move-draw = Buy a card from the deck
    .key = b
move-flip = Use { $piece-the }
    .words = piece
move-discard = Discard { $card-one }
    .words = card
move-double = { $piece-first } doubles { $other_piece-the }
    .words = piece other_piece
move-pick = Double { $piece-the }
    .words = piece
move-pick-land = Double the territory itself
move-trade =
    { $resource-id ->
        [gold] { $piece-first } changes 1 gold into any 2
        [changed] { $piece-first } changes it once more: 1 gold into any 2
       *[other] { $piece-first } changes 1 { $resource }
    }
    .words = piece resource
move-lower = { $piece-first } lowers the price
    .words = piece
move-ask = Ask your ally for help
    .key = a
move-close = Pay
    .key = p
move-drop = Cancel
    .key = x
move-place = Build it on { $piece-the }
    .words = piece
move-lift = Move { $piece-the }
    .words = piece
move-put = Go to { $piece-the }
    .words = piece
move-put-free = Leave unassigned
move-enter = March into { $seat-own } fief
    .words = seat
move-cross = March between { $seat } and { $other_seat }
    .words = seat other_seat
move-centre = March into the central fief
move-shoot = { $piece-first } shoots { $other_piece-of-the }
    .words = piece other_piece
move-heal = { $piece-first } heals { $other_piece-of-the }
    .words = piece other_piece
move-pass = Pass
    .key = n
move-raid = Battle in { $seat-own } fief against { $enemy_seat }
    .words = seat enemy_seat
move-clash = Battle in the fief between { $seat } and { $other_seat } against { $enemy_seat }
    .words = seat other_seat enemy_seat
move-contest = Battle in the central fief against { $enemy_seat }
    .words = enemy_seat
move-into = Into army { $army }
    .words = army
move-against = Against army { $army }
    .words = army
move-stay = Stay behind
    .key = s
move-target = Attack { $piece-of-the }
    .words = piece
move-join = Join the combat of army { $army }
    .words = army
move-hold = Don’t attack
    .key = h
move-hit = Damage on { $piece-of-the }
    .words = piece
move-shield = +0/1 for { $piece-the }
    .words = piece
move-end = End the turn
    .key = e

## The log

event-start-player = { $seat } begins.
    .log = note
event-dealt = { $seat } is dealt { $count } cards.
event-your-hand = Your hand: { $cards }.
    .log = yours
event-turn =
    { $left ->
        [one] Turn { $turn }: { $seat }. 1 card in the deck.
       *[other] Turn { $turn }: { $seat }. { $left } cards in the deck.
    }
    .log = note
event-besieged = { $seat } is besieged: { $count } of { $limit }.
event-siege-broken = The siege of { $seat } is broken.
event-put-back = { $seat } puts back { $card-one }.
    .log = passing
event-kept-hand = { $seat } keeps the hand.
event-exchanged =
    { $count ->
        [one] { $seat } puts 1 card back and takes none.
       *[other] { $seat } puts { $count } cards back and takes { $taken }.
    }
event-drew = { $seat } draws a card. { $left } left.
    .log = passing
event-drew-card = You draw { $card-one }.
    .log = yours
event-named = { $seat } wants { $card-one }.
    .log = passing
event-added-group = Added: { $piece }. Missing: { $missing }.
    .log = passing
event-added-discard = { $card-title } will be discarded. Missing: { $missing }.
    .log = passing
event-traded = { $piece-first } changes 1 { $resource }. Missing: { $missing }.
    .log = passing
event-lowered = { $piece-first } lowers the price. Missing: { $missing }.
    .log = passing
event-doubled = { $piece-first } doubles { $other_piece-the }. Missing: { $missing }.
    .log = passing
event-picked = Doubled: { $piece }. Missing: { $missing }.
    .log = passing
event-dropped = { $seat } cancels the payment for { $card-one }.
    .log = passing
event-paid-building = { $card-first } is paid. Now it needs a place.
    .log = passing
# What a payment was made of, at the end of a sentence.
paid-with =
    { $cards-count ->
        [0] { "" }
       *[other] { " and" } discards { $cards } for it
    }{ $pieces-count ->
        [0] { "" }
        [one] ; { $pieces } pays
       *[other] ; { $pieces } pay
    }{ $doubled_pieces-count ->
        [0] { "" }
       *[other] , { $doubled_pieces } counting double
    }{ $acting_pieces-count ->
        [0] { "" }
       *[other] , with the help of { $acting_pieces }
    }
event-played = { $seat } plays { $piece-kind }{ paid-with }.
event-bought-card = { $seat } buys a card from the deck{ paid-with }.
event-built =
    { $count ->
        [one] { $seat } builds { $card-one } on { $piece-the }{ paid-with }. That makes 1 building.
       *[other] { $seat } builds { $card-one } on { $piece-the }{ paid-with }. That makes { $count } buildings.
    }
event-turned-up = Pile { $pile } now shows { $card-one }.
event-pile-empty = Pile { $pile } is empty.
event-asked =
    { $lacking_resources-count ->
        [0] { $missing ->
            [one] { $seat } asks { $ally_seat } to help with { $card-one }{ paid-with }; 1 resource is still missing.
           *[other] { $seat } asks { $ally_seat } to help with { $card-one }{ paid-with }; { $missing } resources are still missing.
        }
       *[other] { $seat } asks { $ally_seat } to help with { $card-one }{ paid-with }; still missing: { $lacking_resources }.
    }
event-helped-group = { $seat } helps with { $piece-the }. Missing: { $missing }.
event-helped-card = { $seat } discards { $card-one } to help. Missing: { $missing }.
event-help-done = { $seat } has helped.
event-no-help = { $seat } does not help.
event-lifted = { $seat } takes up { $piece-the }.
    .log = passing
event-put =
    { $other_piece-id ->
        [city] { $seat-own } { $piece-bare } takes post in the city.
       *[other] { $seat-own } { $piece-bare } takes post on { $other_piece-the }.
    }
    .gather = pieces
    .each =
        { $other_piece-id ->
            [city] { $pieces } in the city
           *[other] { $pieces } on { $other_piece-the }
        }
    .act = posts { $list }
event-put-free = { $seat-own } { $piece-bare } takes no post.
event-marched =
    { $place ->
        [fief] { $seat-own } { $piece-bare } marches into { $lord_seat-own } fief.
        [border] { $seat-own } { $piece-bare } marches into the fief between { $lord_seat } and { $next_seat }.
       *[centre] { $seat-own } { $piece-bare } marches into the central fief.
    }
    .gather = pieces
    .act =
        { $place ->
            [fief] marches into { $lord_seat-own } fief with { $pieces }
            [border] marches into the fief between { $lord_seat } and { $next_seat } with { $pieces }
           *[centre] marches into the central fief with { $pieces }
        }
event-shot = { $seat-own } { $piece-bare } shoots { $owner_seat-own } { $other_piece-bare }.
event-healed = { $seat-own } { $piece-bare } heals { $owner_seat-own } { $other_piece-bare }.
event-no-answer = { $seat } lets { $piece-the } die.
event-dies = { $seat-own } { $piece-bare } dies.
event-killed = { $seat-own } { $piece-bare } is destroyed.
    .log = passing
event-no-shot = { $seat } does not shoot.
    .log = passing
event-no-healing = { $seat } does not heal.
    .log = passing
event-ended-turn = { $seat } ends the turn.
    .log = passing
event-battle =
    { $place ->
        [fief] { $seat } attacks { $enemy_seats } in { $lord_seat-own } fief!
        [border] { $seat } attacks { $enemy_seats } in the fief between { $lord_seat } and { $next_seat }!
       *[centre] { $seat } attacks { $enemy_seats } in the central fief!
    }
event-joins-army = { $seat-own } { $piece-bare } goes into army { $army }.
    .log = passing
event-faces-army = { $seat-own } { $piece-bare } faces { $attacker_seat-own } army { $army }.
    .log = passing
event-stays = { $seat-own } { $piece-bare } stays behind.
    .log = passing
event-targets = { $seat-own } army { $army } attacks { $owner_seat-own } { $piece-bare }.
    .log = passing
event-joins-combat = { $seat-own } army { $army } joins the combat of army { $other_army }.
    .log = passing
event-holds = { $seat-own } army { $army } does not attack.
    .log = passing
event-combat =
    { $sort ->
        [open] { $seat } attacks { $owner_seat-own } { $piece-bare } with { $pieces }: { $attack } damage, and it has no garrison.
        [guarded] { $seat } attacks { $owner_seat-own } { $piece-bare } with { $pieces }: { $attack } damage against { $other_pieces }, who can take { $bears } and strike back with { $counter }.
       *[figures] { $seat } sends { $pieces } against { $other_pieces } of { $owner_seats }: { $attack } damage against { $counter }.
    }
event-damage =
    { $side ->
        [attacker] Combat of { $attacker_seat-own } army { $army }: { $count } damage on the attacker.
       *[defender] Combat of { $attacker_seat-own } army { $army }: { $count } damage on the defender.
    }
    .log = passing
event-bonus = { $seat-own } { $piece-bare } gets +0/1.
    .log = passing
event-takes-damage = { $seat-own } { $piece-bare } takes { $count } damage.
    .log = passing
event-wall-damage = { $seat-own } { $card-bare } takes { $count } damage.
    .log = passing
event-wall-lost = { $seat } loses { $card-the }.
    .log = passing
event-city-damage = { $seat-own } city takes { $count } damage.
    .log = passing
event-land-broken = { $seat-own } { $piece-bare } is breached.
    .log = passing
event-land-lost = { $seat } loses { $piece-the } with all that stands on it.
    .log = passing
event-fought =
    { $pieces-count ->
        [0] { $other_pieces-count ->
            [0] The battle is over; nothing is lost.
           *[other] The battle is over. { $other_seats } lost { $other_pieces }.
        }
       *[other] The battle is over. { $seats } lost { $pieces }{ $other_pieces-count ->
            [0] { "" }
           *[other] ; { $other_seats } lost { $other_pieces }
        }.
    }
event-defeated =
    { $how ->
        [siege] { $seat } is starved out by the siege and defeated.
       *[military] { $seat-own } city falls: { $seat } is defeated.
    }
event-over =
    { $how ->
        [military] The war is won.
        [siege] The siege has decided the game.
        [last-building] The last building is sold: prestige decides.
       *[empty-deck] The deck is empty: prestige decides.
    }
    .log = note

## Why not

why-game-is-over = The game is over.
why-you-are-defeated = You are defeated and take no more part.
why-not-your-turn = { $seat } decides now.
why-exchange-first = First the exchange: put cards back, or press Done.
why-exchange-is-over = Cards are put back at the beginning of your first turn only.
why-all-put-back = You have already put back every { $card } you hold.
why-enough-put-back = You can put back { $count } cards at most.
why-not-in-hand = You hold { $card-no }.
why-just-dropped = You have just cancelled that. Do something else first.
why-out-of-reach = As your figures stand now, you can’t pay { $resources } for { $card-the }.
why-no-four-resources = A card from the deck costs { $count } resources, and you can’t raise so many as your figures stand now.
why-deck-is-empty = The deck is empty.
why-not-for-sale = Pile { $pile } does not show { $card-one }.
why-one-of-a-kind = You already have { $card-one }, and nobody owns two of one kind.
why-no-land-for-it = You need an unused territory of your own with room for { $card-one }.
why-name-first = First choose what you want to pay for.
why-batch-is-open = First pay for what you have chosen, or cancel it.
why-price-is-covered = The price is covered: pay. More would only be lost.
why-still-missing =
    { $count ->
        [one] One resource is still missing.
       *[other] { $count } resources are still missing.
    }
why-no-land-left = No unused territory with room would be left to build on.
why-cannot-flip = You can’t use { $piece-the }: it is not an unused group of yours at home.
why-already-added = { $piece-first } already pays.
why-gives-nothing = { $piece-first } would give nothing.
why-none-to-discard = You have no { $card } left to discard.
why-no-ally = You have no ally.
why-ally-is-defeated = Your ally is defeated.
why-asked-already = You can ask for help once per payment.
why-ally-declined = Your ally has declined this turn.
why-not-in-the-batch = This payment does not use { $piece-the }, or its ability has been used already.
why-labour-is-spent = What { $piece } has produced is changed already.
why-group-not-added = { $piece-first } is not part of this payment.
why-doubled-already = { $piece-first } is doubled already.
why-nothing-to-double = There is nothing to double: { $piece }.
why-nothing-changed = No merchant has changed anything yet that { $piece } could change again.
why-not-produced = Nothing of that kind was produced for { $piece-the } to change.
why-only-buildings = { $piece-first } lowers the price of buildings only.
why-pick-three = { $piece-first }: first choose the three cards to double.
why-place-it = First choose where the building goes.
why-not-your-land = You don’t own { $piece-of-the }.
why-land-is-flipped = { $piece-first } is used, or pays right now.
why-land-is-full = { $piece-first } already has { $count } buildings.
why-only-help = You are asked to help { $seat }: use groups, discard cards, or press Done.
why-help-is-enough = { $seat } has enough for the price: press Done.
why-lift-first = First choose which figure moves.
why-put-it-down = First choose where { $piece } goes.
why-not-your-figure = You don’t own { $piece-of-the }.
why-is-flipped = { $piece-first } is used until your next turn.
why-stands-on-flipped = { $piece-first } stands on a used territory and can’t leave it before your next turn.
why-has-shifted = { $piece-first } has already moved. Do something else first.
why-has-marched = { $piece-first } can’t march any further this turn.
why-not-at-home = { $piece-first } is not in your own fief.
why-already-there = { $piece-first } is there already.
why-not-adjacent = { $piece-first } can’t march there: it is not adjacent.
why-not-in-play = You can’t choose { $piece-the }: it is not in play.
why-no-enemy = { $piece-first } shoots enemies only, not { $other_piece-of-the }.
why-only-at-the-active = Only { $seat-own } figures can be shot now, at the end of that turn.
why-third-side = In this battle you can’t choose { $piece-of-the }: that player takes no part.
why-is-shielded = { $piece-first } can’t hit { $other_piece-of-the }: walls protect from shots from afar.
why-out-of-range = { $piece-first } is too far from { $other_piece-of-the }.
why-not-himself = { $piece-first } can’t heal himself.
why-heals-own-side = { $piece-first } heals his own side only, not { $other_piece-of-the }.
why-not-damaged = There is nothing to heal: { $piece-of }.
why-has-fought = { $piece-first } has fought in this battle.
why-far-from-battle = { $piece-first } is neither where the battle is nor next to it.
why-nothing-to-answer = There is nothing to answer.
why-only-shots = Now only your archers can act.
why-only-healing = Now only a priest can save the figure that was shot.
why-only-the-target = Only { $piece-the } can be healed now.
why-archers-first = Now only archers act; priests come later.
why-only-priests = Now only priests act.
why-no-such-zone = There is no such place at this table.
why-own-side = That is your own side.
why-name-first-of-side = That side is named after { $seat }.
why-nobody-ready =
    { $place ->
        [fief] You have no unused figure in { $lord_seat-own } fief.
        [border] You have no unused figure in the fief between { $lord_seat } and { $next_seat }.
       *[centre] You have no unused figure in the central fief.
    }
why-nobody-to-fight =
    { $place ->
        [fief] { $seat } has nothing in { $lord_seat-own } fief.
        [border] { $seat } has nothing in the fief between { $lord_seat } and { $next_seat }.
       *[centre] { $seat } has nothing in the central fief.
    }
why-fight-elsewhere = You must fight where your figures stand beside enemy figures.
why-must-fight = Your figures stand beside enemy figures: they must fight before the turn can end.
why-no-battle = There is no battle.
why-form-armies = First form your armies.
why-no-such-army =
    { $count ->
        [one] There is only army 1 to choose.
       *[other] There are only armies 1 to { $count } to choose from.
    }
why-all-take-part = All unused figures take part here.
why-send-one = You must send at least one figure.
why-set-up-defence = First set up the defence.
why-pick-target = First choose what the army attacks.
why-no-such-combat = Army { $army } has no opponent whose combat could be joined.
why-not-their-land = You can’t attack { $piece-of-the }: it is not a territory or city of the enemy here.
why-not-their-figure = You can’t attack { $piece-of-the }: it is not a figure of the enemy here.
why-join-its-combat = { $piece-first } fights against army { $army }: join that combat.
why-at-its-post = { $piece-first } is at its post: attack it together with its territory.
why-order-damage = First choose which card takes the damage.
why-not-in-this-combat = Choose a card of this combat that has not been hit, not { $piece-the }.
why-no-bonus = There is no +0/1 left for { $piece-the }.
why-no-more-of-a-kind = The game has no more than { $cards }.
why-not-its-ability = Only { $card-one } can do that.
why-never-in-a-hand = Hands hold cards of the main deck only, never buildings or cities.
why-only-buildings-for-sale = Only buildings are for sale.
why-no-such-pile = There are only { $count } piles of buildings.
why-only-figures-move = Only figures move.
why-only-figures-are-shot = Archers shoot at figures only.
why-only-figures-are-healed = Priests heal figures only.
why-only-figures-are-shielded = A +0/1 goes to figures only.
why-city-takes-no-buildings = Buildings go onto territories; the city takes none.
why-building-takes-no-damage = Figures and military buildings take damage, then their territory, but never { $piece-the }.
why-land-is-hit-last = Choose the figures and military buildings there; the damage on { $piece-the } comes last, and by itself.
why-attacked-with-its-land = Buildings are attacked only together with their territory.
why-acts-with-its-land = Choose the territory: { $piece } acts together with it.

## What is asked

prompt-exchange = Your first turn: put up to five cards back and take one fewer, or press Done.
prompt-turn = Your turn: pay, move, fight, or end it.
prompt-move = Where does { $piece } go?
prompt-batch =
    { $missing ->
        [0] { $card-title }: the price is covered. Pay, or cancel.
        [one] { $card-title }: one resource is missing.
       *[other] { $card-title }: { $missing } resources are missing.
    }
prompt-double = { $piece-first }: choose three cards to double.
prompt-place = Where does { $card-the } go?
prompt-help = { $active_seat } asks you to help with { $card-one }. Missing: { $missing }.
prompt-shots = { $active_seat-own } turn ends: do your archers shoot?
prompt-answer = { $piece-first } was shot: does a priest save it?
prompt-armies = Into which army does { $piece } go?
prompt-defence = Which army does { $piece } face?
prompt-targets = What does army { $army } attack?
prompt-damage = Which card takes the damage next?
prompt-archers = After the combat: do your archers shoot?
prompt-priests = After the combat: do your priests heal?
prompt-over = The game is over.

## Options, the end

option-start-player = Start player
    .help = Who has the first turn.
    .usual = Drawn unless you choose; the rulebook lets the youngest begin.
option-start-player-random = random
option-start-player-0 = seat 1
option-start-player-1 = seat 2
option-start-player-2 = seat 3
option-start-player-3 = seat 4
option-seat-handicap = More cards for later players
    .help = The second, third and fourth to play are dealt one, two and three cards more: a house rule against the advantage of the first turn.
option-data-pack = Figures
    .help = Prices, outputs and combat values: those that come with Tavola, or a file of your own.
    .usual = The rulebook doesn’t print them.
option-data-pack-reconstruction = numbers of cards as published, prices and most values reconstructed
option-central-fief = Central fief
    .help = One more zone, adjacent to every player’s fief.
option-alliance = Two against two
    .help = Seats 1 and 3 play together against seats 2 and 4.
option-allied-archers = Allied archers shoot out of turn
    .help = Two against two: archers shoot in enemies’ turns, too, as in any other game; else in their own player’s turn only.
    .usual = The rulebook can be read both ways; usually they shoot.

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
fief-of = { $seat-own } fief
city-title = City
free-title = Free
border-title = Between { $seat } and { $other_seat }
centre-title = Central fief
hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
left-title = Still available
tag-besieged = besieged { $count }/{ $limit }
tag-defeated = defeated
tag-ally = your ally
holdings =
    { $buildings ->
        [one] 1 building, output { $output }
       *[other] { $buildings } buildings, output { $output }
    }
batch-title = To be paid: { $card-one }
batch-price = Price: { $resources }
batch-made = Produced: { $resources }
batch-changed = Changed by merchants: { $count } of any kind
batch-discards = Discards { $cards }
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
army-attacks = attacks { $piece-the }
army-joins = joins army { $army }
army-holds = does not attack
army-sum = ({ $attack } against { $counter })
damage-left = { $count } damage to be taken
# Asked once before a move that is easily regretted.
nudge-idle = Still able to act: { $pieces }. End the turn anyway?
nudge-bare = This uses the last figures that could defend your fief, and enemies stand in it. Pay anyway?
race = last city, siege or most buildings: { $own } to { $others }
origin-note = Numbers of cards are the publisher’s; prices and most values are a reconstruction.
line-pieces = { $pieces }
piece-title = { $piece-title }
hint-gist = What it is for: { $gist }.
hint-missing = Then still missing: { $count }.
hint-covered = Then the price is covered.
