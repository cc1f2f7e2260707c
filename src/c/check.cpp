// Checks for C: what is wrong with a board.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/check.h>

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

namespace {

dokushin_flaw as_c(const Flaw &flaw) {
    return {static_cast<dokushin_flaw_kind>(flaw.kind), static_cast<std::uint16_t>(flaw.cell),
            static_cast<std::uint16_t>(flaw.other),
            flaw.kind == FlawKind::broken_constraint ? flaw.constraint : flaw.house,
            static_cast<std::uint16_t>(number(flaw.digit))};
}

/// Is the flaw a possible one on a board of this shape?
bool fits(const dokushin_flaw &flaw, const Shape &shape) {
    const bool has_digit = flaw.kind == DOKUSHIN_REPEATED_DIGIT || flaw.kind == DOKUSHIN_NO_PLACE;
    // A cell's own flaw names no house, and a board may have none.
    const bool in_house = !has_digit || (flaw.digit > 0 && flaw.house < shape.houses().size());
    const bool of_rule =
        flaw.kind != DOKUSHIN_BROKEN_CONSTRAINT || flaw.house < shape.constraints().size();
    return in_house && of_rule && flaw.kind >= DOKUSHIN_REPEATED_DIGIT &&
           flaw.kind <= DOKUSHIN_BROKEN_CONSTRAINT && flaw.cell < shape.cell_count() &&
           flaw.other < shape.cell_count() && flaw.digit <= shape.side();
}

} // namespace

dokushin_code dokushin_flaws(const dokushin_puzzle *puzzle, dokushin_flaw *flaws, std::size_t room,
                             std::size_t *found) {
    return guarded(nullptr,
                   {handle("puzzle", puzzle), given("flaws", flaws, room), given("found", found)},
                   [&] {
                       const std::vector<Flaw> all = dokushin::flaws(puzzle->puzzle);
                       for (std::size_t at = 0; at < std::min(room, all.size()); ++at) {
                           flaws[at] = as_c(all[at]);
                       }
                       *found = all.size();
                   });
}

dokushin_code dokushin_flaw_text(const dokushin_puzzle *puzzle, const dokushin_flaw *flaw,
                                 char **text, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("flaw", flaw), given("text", text)},
        [&]() -> Outcome {
            const Shape &shape = puzzle->puzzle.shape();
            if (!fits(*flaw, shape)) {
                return failed(DOKUSHIN_BAD_ARGUMENT,
                              {"a flaw that a board of {} can't have", shape.name()},
                              {"one that dokushin_flaws found"});
            }
            const Flaw its{static_cast<FlawKind>(flaw->kind),
                           cell_at(flaw->cell),
                           cell_at(flaw->other),
                           digit_of(flaw->digit),
                           flaw->house,
                           flaw->house}; // of a house or of a constraint, as the kind says
            return give_text(
                text, its.text(shape, puzzle->alphabet.value_or(Alphabet::usual(shape))).text());
        });
}

dokushin_code dokushin_is_solution(const dokushin_puzzle *puzzle, const std::uint8_t *grid,
                                   std::size_t count, std::int32_t *is, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("grid", grid), given("is", is)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(its, grid_of(puzzle->puzzle.shape(), grid, count));
                       *is = is_solution(puzzle->puzzle, its) ? 1 : 0;
                       return {};
                   });
}

dokushin_code dokushin_forbids(const dokushin_shape *shape, const std::uint8_t *grid,
                               std::size_t count, std::uint16_t cell, std::uint8_t digit,
                               std::uint16_t *house, std::uint16_t *peer, dokushin_error *error) {
    return guarded(
        error,
        {handle("shape", shape), given("grid", grid), given("house", house), given("peer", peer)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(its, grid_of(shape->shape, grid, count));
            if (cell >= count || digit == 0 || digit > shape->shape.side()) {
                return failed(
                    DOKUSHIN_BAD_ARGUMENT, {"the digit {} in cell {}", digit, cell},
                    {"a digit from 1 and a cell from 0 of a board of {}", shape->shape.name()});
            }
            const auto obstacle = forbids(shape->shape, its, cell_at(cell), digit_of(digit));
            if (!obstacle) {
                return ended({"nothing forbids it"});
            }
            *house = obstacle->constraint ? DOKUSHIN_NO_HOUSE : obstacle->house;
            *peer = static_cast<std::uint16_t>(obstacle->peer);
            return {};
        });
}
