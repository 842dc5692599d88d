## lesson

lesson-title = Learn Condottiere in five minutes
lesson-start = Start the lesson
lesson-next = Next
lesson-again = Try again
lesson-skip = Skip this step
lesson-else = You could, but it isn’t what this step is about. Look at what is lit up.
lesson-finish = Play on against easy bots

## how

how-goal = **Goal.** Be the first to own four cities that touch (five with three players, six with two).
how-turn = **A battle.** Whoever holds the pawn names a city. Then, in turn, everyone plays one card or passes. A pass is final, but your cards still count. The single highest strength wins the city and the pawn; a tie wins nothing.
how-end = **A round.** Nobody draws after a battle. Only when at most one player has cards left is everyone dealt anew: 10, and 2 for each city.
how-tips = **Tips.** Don’t spend your hand on one city. Watch who is one city short. In winter, count cards, not values.
how-picture-1 = Four that touch win. Turin doesn’t help.
how-picture-2 = 13 takes the city. 13 : 13 would have given it to nobody.
how-picture-3 = In winter every mercenary counts 1. Only heroines don’t freeze.

## c1

c1-task = You own Florence, Siena and Rome; four joined cities win the game. In the battle for Spoleto, Bianca leads 8 : 3. Play your 10!
c1-done = 13 beats 8: Spoleto is your fourth joined city, and you have won. That is the whole goal of the game.
c1-wrong-pass = Now Bianca takes Spoleto with 8. Your 10 would have won you the game.
c1-refuse-city-spoleto = Spoleto is already being fought for: play a card from your hand.

## c2

c2-task = You hold the pawn, so you choose the city. Florence and Rome touch, Ancona lies apart. Which city would join all three?
c2-done = Spoleto, Urbino and Naples border on both parts: win one of them and you have your four.
c2-wrong-city-siena = Siena touches Florence and Rome, but not Ancona: three joined, not four.
c2-wrong-city-bologna = Bologna touches Florence, but not Ancona: three joined, not four.
c2-wrong-city-firenze = You may fight for your own city, but there is nothing to gain: Florence is yours already.
c2-wrong-city-milano = Milan is Bianca’s and touches none of your cities.
c2-else = That city would not join all three. Follow the borders from Ancona.
c2-refuse-play-10 = First name a city, then the battle begins.

## c3

c3-task = Urbino: you lead 10 : 9 : 5, and everybody else has passed. What now?
c3-done = You pass and win with a single card. The other four stay in your hand, for the next battles: nobody draws until the round is over.
c3-wrong-any = You had already won. That card will be missing in the next battle: nobody draws until the round is over.

## c4

c4-task = Modena: Bianca has 12 and has passed, you have 8. Win the city with a single card.
c4-then-1 = 14 : 12. Pass, and Modena is yours.
c4-done = Just enough. The 4 would only have made it 12 : 12, and in a tie nobody wins.
c4-wrong-play-4 = 12 : 12. Nobody wins Modena, the pawn stays with Bianca, and three of your cards are gone.
c4-wrong-pass = Bianca wins with 12. Your 6 would have made 14.

## c5

c5-task = Bologna: Bianca’s three mercenaries are worth 26, your four only 7. Let it snow: in winter every mercenary counts 1.
c5-then-2 = 4 : 3 for you! But Bianca answers with a heroine, who always counts 10. Yours does, too.
c5-then-3 = 14 : 13, and Bianca has no cards left. Pass and keep your 5.
c5-done = Winter counts cards instead of values; heroines don’t freeze.
c5-wrong-pass = Bianca wins with 26. In winter it would have been 3.
c5-else = Not yet: first turn the 26 into 3.

## c6

c6-task = Mantua: Bianca has passed with 18, from four cards. You have 16, from two. Drummer or winter?
c6-then-2 = 32 : 18, and Facino passes. So do you.
c6-done = The drummer doubles all your mercenaries, those to come included. Few big cards: drum. Many small ones: let it snow.
c6-wrong-play-winter = In winter your two cards count 2, Bianca’s four count 4. Even with the drummer it is only 4 : 4, a tie. Count the cards before you let it snow.
c6-wrong-pass = Bianca wins with 18. The drummer would have made 32 of your 16.

## c7

c7-task = Ferrara: you lead 14 : 3, and all others have passed. That is far too much. Get your best card back with the scarecrow.
c7-then-1 = Take the 10: your 4 is enough against 3.
c7-then-2 = 4 : 3 still wins. Pass.
c7-done = You win Ferrara with a 4, and your 10 fights again in the next battle.
c7-wrong-pass = Ferrara is yours, but the 10 is gone for this round. The scarecrow would have brought it back.
c7-wrong-any = You are already far ahead: more cards are a waste. Get one back instead.
c7-refuse-take-10 = A mercenary comes back only by a scarecrow: play it first.
c7-wrong-take-4 = You still win, but the 10 stays behind, and the 4 comes home.
c7-wrong-take-none = Then the scarecrow was for nothing. Take the 10.

## c8

c8-task = Turin touches none of your cities. Bianca leads 16 : 5 and holds five more cards, like you. Fight on, or let it go?
c8-then-10 = Bianca takes Turin and marches on Rome, which touches both your cities. She plays a 5; you still have your whole army.
c8-then-12 = 10 : 5, and Bianca passes. You pass, too.
c8-done = Rome for one card, three joined, and the best hand at the table. You lost a battle and won the round.
c8-wrong-play-10 = Turin is yours: for five cards, and it joins nothing. With one card left you then lose Rome to a single 6, and you sit out the round.
c8-wrong-play-drummer = Bianca drums as well: 32 : 10. Bidding up for a city that you don’t need is how hands get empty.
c8-else = That is not enough against 16, and Bianca has more. Is Turin worth it?

## c9

c9-task = Urbino: you lead 15 : 12 : 4, but Bianca and Facino still hold cards. Surrender ends the battle at once: whoever is ahead wins.
c9-done = It ended at its best moment for you. Bianca’s drummer came too late.
c9-wrong-pass = You are out, and Bianca drums: 24 : 15. Urbino is hers.
c9-wrong-any = Bianca drums and leads with 24. Now your surrender would hand the city to her.

## c10

c10-task = Danger: Bianca has joined Urbino, Spoleto and Naples, and Ancona would be the fourth. She leads 40 : 4. Stop her!
c10-done = The bishop ends the battle, and nobody wins, however strong. Keep him for whoever is one city short.
c10-wrong-play-surrender = Surrender gives the city to whoever is ahead. Bianca wins the game.
c10-wrong-pass = Nobody is left to stop her. Bianca wins the game.
c10-wrong-any = Bianca ends the battle with a surrender of her own, and wins the game. With the bishop you must not wait.

## c11

c11-task = Bianca attacks your Siena and leads 10 : 6. You are the owner: until you play a card here, you may pass and still stay in.
c11-then-3 = Both have passed, and you have the last word. With your 10 it is a tie, and in a tie the owner keeps the city.
c11-then-4 = 10 : 10 is enough. Pass.
c11-done = Siena stays yours for a single card, and you get the pawn as well. Let the others spend, then answer.
c11-wrong-play-10 = Too soon: after your first card a pass is final for you as well. Bianca goes on to 18, and Siena is lost.
c11-wrong-any = With your first card the waiting is over: from now on a pass is final. Waiting would have cost nothing.

## c12

c12-task = Round two: everyone owns a city and has twelve cards, 10 and 2 for the city. You hold the pawn. Name a city near Florence, and decide how many cards it is worth to you. (In a new game nobody owns a city yet: begin in the middle, where cities touch many others.)
c12-done = From here on it is your game. Press any card to read what it does.

## sheet

sheet-card-1 = Adds { $value }. Best in winter, when it counts as much as a 10; otherwise the cheapest way to stay in and see what others do. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-2 = Adds { $value }. Good for one point more than a rival who has passed, and as one more body in winter. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-3 = Adds { $value }. A quiet start to a battle you want cheaply; never waste bigger ones where a 3 is enough. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-4 = Adds { $value }. Middle of the hand: count what you need to lead by one, then choose between 4 and 5. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-5 = Adds { $value }, with your drummer { $drummed }. Worth taking back with a scarecrow if nothing bigger lies there. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-6 = Adds { $value }, with your drummer { $drummed }. Strong, but winter makes it a { $winter }: play it late. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-10 = Adds { $value }, with your drummer { $drummed }, in winter { $winter }. Win with it, then fetch it back with a scarecrow. { $number } in the deck.
    .rule = D1.1 D5.1
sheet-card-winter = Every mercenary of every player counts { $winter } in this battle. Play it against few big cards, when you have more of them lying. { $number } in the deck.
    .rule = D1.1 D5.2
sheet-card-drummer = Doubles all your mercenaries of this battle, later ones too; a second one adds nothing. Play it late, as a surprise. { $number } in the deck.
    .rule = D1.1 D5.3
sheet-card-heroine = Adds { $value }, always: no winter, no drummer, no scarecrow changes that. The queen of winter battles. { $number } in the deck.
    .rule = D1.1 D5.4
sheet-card-scarecrow = Counts 0; you may take one of your mercenaries from this battle back. Save a 10 before you pass, or play for time. { $number } in the deck.
    .rule = D1.1 D5.5
sheet-card-surrender = The battle ends at once; the single highest strength wins. Play it the moment you lead, before drummers, winters and waiting owners answer. { $number } in the deck.
    .rule = D1.1 D5.6
sheet-card-bishop = The battle ends at once, and nobody wins; an owner keeps the city. Save him for whoever is one city short. { $number } in the deck.
    .rule = D1.1 D5.7
sheet-city = Borders on { $joined_cities }. Each city of yours brings { $cards } more cards in the next round; { $wins } joined ones win the game.
    .rule = D1.2 D7.2 D8.1
sheet-border = Cities whose regions share a line are joined. A city with many neighbours is easy to join to others and hard to hold; one with two is safe but out of the way.
    .title = Border
    .rule = D1.2
sheet-group = Your largest group of joined cities counts: { $wins } win the game. A single city can join two groups, so mind the gap between a rival’s.
    .title = Joined cities
    .rule = D8.1
sheet-marker = Shows who owns a city. It goes to the winner of a battle; after a tie or a bishop the owner keeps it.
    .title = Marker
    .rule = D6.3 D6.4
sheet-pawn = Its holder names the next city and begins. The winner of a battle gets it. Name cities that help you, or make two rivals fight.
    .title = Condottiere pawn
    .rule = D3.2 D6.3
sheet-army = Your cards in this battle. All are gone afterwards, won or lost: spend no more than the city is worth to you.
    .title = Army
    .rule = D4.1 D6.5
sheet-strength = Your mercenaries (in winter { $winter } each), doubled by a drummer, and { $heroine } for each heroine. The single highest wins; with a tie nobody does.
    .title = Strength
    .rule = D5.8 D6.2
sheet-leader = Who would win if the battle ended now. Leading alone is enough: stop as soon as nobody can or wants to beat you.
    .title = In the lead
    .rule = D6.2
sheet-hand = Secret; its size is public. Nobody draws during a round: { $base } cards, and { $cards } more for each city, have to last for several battles.
    .title = Hand
    .rule = D2.2 D7.2
sheet-pass = You are out of this battle, but your cards count on, and you can still win. If you lead and all have passed: pass.
    .title = Pass
    .rule = D4.2
sheet-owner = Attacked by somebody else, an owner may pass and stay in until the first card, and has the last word. Surrender cuts that off.
    .title = Waiting owner
    .rule = D4.5 D4.6
sheet-round = Lasts until at most one player has cards, or until { $standstill } battles running have seen no card. What is left in hands then is lost: spend in time.
    .title = Round
    .rule = D7.1 D7.4
sheet-aside = Cards of past battles, out of play until the round ends. After a battle, if you hold no mercenary, you may lay your whole hand aside, too.
    .title = Laid aside
    .rule = D6.5 D6.6
sheet-seen = Every card played in this round, and mercenaries taken back. If all { $winters } winters are out, your tens are safe.
    .title = Seen this round
    .rule = D2.3
sheet-undealt = Cards left over by the deal, unknown to everybody until the round ends. What you have not seen may lie there, and in nobody’s hand.
    .title = Undealt cards
    .rule = D2.3

## strategy

strategy-1 = Think in rounds: a hand of ten to sixteen cards should win you two cities, not one gloriously.
strategy-2 = Let the others fight the first battle, play something small or pass, and collect when they are short of cards.
strategy-3 = Every city brings two cards in each further round, so an early city far from your own is still worth a cheap card.
strategy-4 = Build around Florence, Modena, Spoleto or Milan: from a hub there are several fourth cities, and nobody can guard all of them.
strategy-5 = Show small cards first, big ones when it counts: what lies early on the table is what winter freezes.
strategy-6 = Before winter, count cards: it is good for whoever has more mercenaries lying, doubled by a drummer.
strategy-7 = Save surrender for a lead that you can’t defend, and the bishop for a rival’s fourth city.
strategy-8 = Whoever is one city short is everybody’s enemy: if you can’t stop them yourself, pass early and make the next player pay.
strategy-9 = As an owner wait till the end and then match instead of beating: a tie keeps the city and brings you the pawn.
strategy-10 = With the pawn name cities that two rivals want; you need not take part in a battle that you have named.

## p1

p1-task = You have the strongest hand by far. Name the city that would win you the game.
p1-done = Florence touches Lucca and Siena: Parma, Lucca, Florence and Siena are four. No other city joins both parts.
p1-wrong-any = That joins at most three. Which city touches Siena and Lucca?

## p2

p2-task = You attack Bianca’s Siena, your fourth city. She waits, and everyone knows her two 10s. Win the game now.
p2-done = Surrender ends the battle before the owner has joined in: 6 : 3 : 0 is enough.
p2-wrong-any = Bianca joins in with a 10, and you can’t catch up.

## p3

p3-task = Lucca: you lead 11 : 6. Only Bianca is still in, and her last card is known: a 4. Win as cheaply as possible.
p3-done = 6 and 4 are 10, one less than 11: you have won already. Use what has been seen.
p3-wrong-any = Wins too, but for nothing: Bianca can’t get beyond 10.

## p4

p4-task = Your Rome is attacked, all others have passed, Bianca leads with 6. Which card keeps the city at the least price?
p4-done = 6 : 6. Nobody wins, so you keep Rome, and as its owner you get the pawn.
p4-wrong-pass = Then Bianca wins Rome with 6.
p4-wrong-play-3 = 3 is not enough against 6, so another card must follow.
p4-wrong-any = That holds, but it costs more than you need: an owner does not have to beat, only to match.

## p5

p5-task = Bianca needs Ferrara to win the game and leads 26 : 14; all but you have passed. You can’t win. Stop her.
p5-done = Three cards each: in winter 3 : 3, a tie, and nobody wins. Then pass and keep the rest.
p5-wrong-pass = Bianca wins Ferrara, and with it the game.
p5-wrong-play-5 = It still works with the winter, but the 5 was for nothing.

## p6

p6-task = Ancona would be your fourth city. Bianca leads 7 : 4, and everyone knows her two 5s. Find the way to win.
p6-done = 14 : 7. One 5 makes it 14 : 12, and then your surrender ends it. Get so far ahead that one card can’t catch you, then stop the battle.
p6-wrong-play-surrender = You are behind: 7 : 4 for Bianca. Get ahead first.
p6-wrong-pass = Bianca wins Ancona with 7 : 4.
p6-wrong-any = Now Bianca gets both her 5s onto the table: 17 is more than you can reach.
