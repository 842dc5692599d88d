"""Everything that people read, in their language: Fluent catalogues and the numbered rules.

`en.ftl`, `de.ftl` here hold what all games share; `games/NAME/text/en.ftl`, `de.ftl` hold one
game's messages. A language is a file: add `it.ftl` in both places and it is offered everywhere.
Terminal and page read the same catalogues, by the same small convention (below), so a sentence is
written once.

Message ids
-----------
event-ID      a line of the log                        (`Event.id`)
why-ID        why a move is refused                    (`Refusal.id`)
move-VERB     a move in plain words                    (`Move.text`, see "Moves")
prompt-PHASE  what is asked of the player now          (`phase` of the view's table)
option-NAME   an option (hyphens); `.help` explains it
option-NAME-CHOICE   one of its choices
end-REASON    how the game ended, with `$seats`: the winners   (`Result.reason`)
score-NAME    a line of the score                      (`Result.score`)
hidden-NAME   what players keep from each other        (`Facts.hidden`)
bot-LEVEL     how strong a bot is                      (`tavola.bots.LEVELS`)
NOUN-VALUE    the name of a thing: `card-winter`, `city-siena`
NOUN          the name of a single thing, made of what it is: `piece`

Arguments
---------
The *noun* of an argument is its last word: `card` of `card`, `seat` of `former_seat`. Before a
message is formatted, its arguments are put into words:

1. A number whose noun is `seat` becomes that player's name; `$seat-own` says whose something is:
   "Bea’s".
2. A text or number for which there is a message `NOUN-VALUE` becomes that message: `card: "winter"`
   is the words of `card-winter`. Its attributes come along as `$card-ATTRIBUTE` (`$card-a`: "a
   drummer"), and the bare value as `$card-id`, to be selected by.
3. A text that is the id of a single thing becomes the message `NOUN`, whose arguments are what that
   thing is: with `piece: "field-7"`, which is a field, the first of seat 2, `piece` says "Field 1".
   What things are stands in the argument `things` (tavola/core/things.py) or was told by
   `Texts.about`. Ids are never read by people; of a thing that nobody has it says `NOUN.absent`.
4. A list becomes an enumeration. Its noun is taken in the singular (`cards` → `card`, `cities` →
   `city`). Equal things are named once: several by the attribute `.many` of their message with
   `$count`, a single one by `.one` where there is such an attribute ("2 bricks and 1 wine"), else
   by the message. The parts are joined by `list-comma` and, the last one, by `list-and`; nothing is
   `list-empty`. `$cards-count` is the length.
5. yes and no are the texts `yes` and `no`, to be selected by; nothing (None) is the text `none`.

All else stays as it is.

Moves
-----
A move is looked up as a whole first (`take none` → `move-take-none`), then by its verb: `play
winter` → `move-play`. The attribute `.words` of that message names the words after the verb as
arguments (`.words = card`), so that the rules above apply to them.

Acts
----
The log tells an act (`Game.joins`) in one sentence (acts.py; on the page lib/acts.ts). Attributes
of `event-ID` say how:

.act      what happened as a clause without its subject: "buys { $card-a }". The clauses of one seat
          are one sentence by the message `act`; a seat whose act it is not has one of its own after
          that. An event alone is told by its own message, and whatever has no `.act` has a line.
.each     the events of this kind are one clause: each is said by `.each`, and `.act` has them all
          as `$list`: "builds in { $list }".
.gather   an argument in the plural (`.gather = goods`): the events of this kind that read the same
          but for it are said as one, with all of it: "buys { $goods }". A single thing (3 above)
          is named once, where it was last.
.opens    the sentence that begins with this event, with what follows as `$clauses`.
.together what several did one after the other, with all `$seats`: "{ $seats } have decided."
.log      `passing`: a step that a later event sums up, not in the log. `apart`: no part of the
          act's sentence; what follows of the same seat goes on in its line. `note`: a heading.
          `yours`: about the reader alone, whoever's move it came with.
"""

from tavola.text.acts import Told, gathered, is_passing, lines_of_act
from tavola.text.catalogue import messages_of
from tavola.text.language import choose_language, languages
from tavola.text.rulebook import Rule, Rulebook, read_rules, rules_of
from tavola.text.texts import Ending, Standing, Texts

__all__ = [
    "Ending",
    "Rule",
    "Rulebook",
    "Standing",
    "Texts",
    "Told",
    "choose_language",
    "gathered",
    "is_passing",
    "languages",
    "lines_of_act",
    "messages_of",
    "read_rules",
    "rules_of",
]
