// Ratings for C, on both scales.
#include "c/convert.h"
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rate.h>

#include <array>

using namespace dokushin;
using namespace dokushin::c;

namespace {

const char *key_of(const std::optional<Technique> &technique) {
    return technique ? literal(info(*technique).key) : nullptr;
}

dokushin_rated as_c(const RatedTechnique &rated) {
    return {rated.tenths, key_of(rated.technique), rated.nesting};
}

} // namespace

dokushin_code dokushin_rate(const dokushin_puzzle *puzzle, const char *order, std::uint32_t most,
                            std::uint64_t microseconds, const dokushin_stop *stop,
                            dokushin_rating *rating, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), handle_if_any("stop", stop), given("rating", rating)},
        [&]() -> Outcome {
            DOKUSHIN_CHECK(can_honour(Capability::ratings, puzzle->puzzle.shape()));
            const auto known = path_order_named(order == nullptr ? "explainer" : order);
            if (!known || known->chains || known->order == Order::hodoku) {
                static constexpr std::array<std::string_view, 2> words{"explainer", "sukaku"};
                return no_such({"order whose steps are rated"}, order, words);
            }
            RateOptions how;
            how.order = known->order;
            how.most = most > 0 ? most : how.most;
            how.cancelled = flag_of(stop);
            how.time = time_of(microseconds);
            const Rating found = rate(puzzle->puzzle, how);
            *rating = {as_c(found.hardest), as_c(found.pearl), as_c(found.diamond),
                       found.solved ? 1 : 0, found.stopped ? 1 : 0};
            return {};
        });
}

dokushin_code dokushin_rate_as_hodoku(const dokushin_puzzle *puzzle, const std::uint8_t *solution,
                                      std::size_t count, std::uint64_t microseconds,
                                      const dokushin_stop *stop, dokushin_hodoku_rating *rating,
                                      dokushin_error *error) {
    return guarded(
        error,
        {handle("puzzle", puzzle), given("solution", solution, count), handle_if_any("stop", stop),
         given("rating", rating)},
        [&]() -> Outcome {
            DOKUSHIN_CHECK(can_honour(Capability::levels, puzzle->puzzle.shape()));
            std::optional<Grid> grid;
            if (solution != nullptr) {
                DOKUSHIN_TRY(read, grid_of(puzzle->puzzle.shape(), solution, count));
                grid = std::move(read);
            }
            const HodokuRating found =
                rate_as_hodoku(puzzle->puzzle, grid, flag_of(stop), time_of(microseconds));
            *rating = {literal(name(found.level)), found.score,           key_of(found.hardest),
                       found.solved ? 1 : 0,       found.guessed ? 1 : 0, found.stopped ? 1 : 0};
            return {};
        });
}
