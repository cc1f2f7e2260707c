// The end of `dokushin generate --help`. "{kinds}" stands for the kinds of rules.
#pragma once

namespace dokushin::cli {

inline constexpr const char *generate_footer =
    R"(Output: a puzzle a line, each with exactly one solution and, unless --loose is given,
minimal: none of its givens can go. With --rating or --level its rating follows it.
Minimal puzzles of 9x9 have 20 to 29 givens, hardly ever more: where --givens or --pattern
want more than minimal puzzles of that board have, --loose is assumed, and stderr says so
(--minimal: search on).
--patterns-game prints minimal puzzles of a --pattern as long as each has a rating (ER/EP/ED) that
none before had, and is equivalent to none before; --posted FILE has the puzzles that were before.
At the end a table counts, for each ER, the puzzles that were rated and the ratings, in comments
(with --json on stderr). Without a count it ends once --time-limit has brought no new rating.
With --sukaku a puzzle is stated as candidates: without givens, and none of its eliminated
candidates can return.

The same --seed makes the same puzzles on every machine and with any number of threads;
without it one is chosen and printed on stderr. Shards of a run together make as many puzzles
as the whole run, none of them twice, but not the same ones.

With --rule-kinds each puzzle gets a board of its own: rules of these kinds are laid so that
their places are symmetrical (--rule-symmetry; as near to the numbers as it allows), and givens
are left only where the rules alone don't do (--givens 0: none at all). Kinds: {kinds}.
Without a number there are as many rules as are usual; killer cages cover the board. A number
with % is the share of the cells, or of the places for marks and clues. Each line is an object
as with --json, which all commands read; --scale is dokushin.

With --json each line is an object: index, puzzle, shape (unless it is the usual one of its
size), solution, givens, symmetry, seed, attempt, rated (the rating as a line has it; null if
the puzzle wasn't rated), weight (null without --controlled-bias), and with --sukaku eliminated (how many candidates).

Examples:
  dokushin generate 10
  dokushin generate --symmetry 180 --rating 4.0..4.9
  dokushin generate --needs x-wing --seed 7
  dokushin generate --scale hodoku --level hard 5
  dokushin generate --givens 36
  dokushin generate --givens 32..36 --symmetry full --singles
  dokushin generate --shape 16x16      (25x25 takes a minute, more is hardly ever filled)
  dokushin generate --pattern mask.txt --loose
  dokushin generate --patterns-game --pattern mask.txt --posted posted.txt --time-limit 600
  dokushin generate --sukaku 5
  dokushin generate --rule-kinds killer --givens 0 --level medium
  dokushin generate --rule-kinds thermometer:8,kropki --minimal-rules | dokushin print -o my.pdf -

Exit status: 0 all were made, 1 the time for one was over, 2 such puzzles can't be.)";

} // namespace dokushin::cli
