// Canonical forms as the lists of others have them. Each is shared by equivalent puzzles, and by no
// others, except that solution-minlex says nothing of the givens.
//
//   minlex            the least image, blanks as 0: the form of canon.h
//   maxlex            the greatest image, blanks as 0, so that givens come first and the first ones
//                     are 9, 8, 7 …: as in the lists of champagne, and of those who went on with
//                     them ("98.7..6..…", the thread "The hardest sudokus" on
//                     forum.enjoysudoku.com)
//   rowminlex         the image of the puzzle by the transforms that take its solution to the least
//                     image; of several the greatest. It is what G. Fowler's sudoku writes with
//                     -f%#.c ("puzzle in canonical order", "based on the solution grid", says its
//                     help); which of several images that takes is not said there, and in published
//                     lists the one such puzzle has the greatest
//   solution-minlex   the least image of the solution itself, by which puzzles of one grid are
//                     grouped (gridchecker's --groupbygrid)
//   pattern-first     the least image where the pattern of givens, blanks first, is compared before
//                     any digit, and only then the digits (-f%#Pc of G. Fowler's sudoku has that
//                     pattern)
//
// All but minlex are for the usual 9×9 board, and rowminlex and solution-minlex for puzzles with
// one solution.
#pragma once

#include <dokushin/canon.h>

#include <optional>
#include <span>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

enum class FormKind : std::uint8_t { minlex, maxlex, rowminlex, solution_minlex, pattern_first };

/// "minlex", "maxlex", "rowminlex", "solution-minlex" or "pattern-first".
[[nodiscard]] std::string_view name(FormKind kind);
/// Finds the kind with that name.
[[nodiscard]] std::optional<FormKind> form_kind_named(std::string_view name);
/// In the order of the enumeration.
[[nodiscard]] std::span<const FormKind> all_form_kinds();
/// Says whether the form depends on the puzzle's solution.
[[nodiscard]] bool needs_solution(FormKind kind);

/// Finds a form of a puzzle, with a transform that takes the puzzle (for solution-minlex, its
/// solution) there, and the number of these. `solution` is the puzzle's only one for kinds that
/// need it; else it is not looked at. Refuses what Canonicaliser::canonical() does, and for all but
/// minlex other boards than the usual 9×9. Cost: up to some milliseconds; for minlex, and for grids
/// and solutions without automorphisms, a microsecond.
[[nodiscard]] Result<Canonical> form_of(const Puzzle &puzzle, FormKind kind,
                                        Canonicaliser &canonicaliser, const Grid &solution = {});

} // namespace dokushin
