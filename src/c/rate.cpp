// Ratings for C, on both scales.
#include "c/limits.h"
#include "c/ratings.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <array>

using namespace dokushin;
using namespace dokushin::c;

namespace {

const char *key_of(const std::optional<Technique> &technique) {
    return technique ? literal(info(*technique).key) : nullptr;
}

dokushin_rated rated_as_c(const RatedTechnique &rated) {
    return {rated.tenths, key_of(rated.technique), rated.nesting};
}

} // namespace

namespace dokushin::c {

std::expected<Order, Failure> rated_order_named(const char *name) {
    const auto known = path_order_named(name == nullptr ? "explainer" : name);
    if (!known || known->chains || known->order == Order::hodoku) {
        static constexpr std::array<std::string_view, 2> words{"explainer", "sukaku"};
        return no_such({"order whose steps are rated"}, name, words);
    }
    return known->order;
}

dokushin_rating rating_as_c(const Rating &rating) {
    return {rated_as_c(rating.hardest), rated_as_c(rating.pearl), rated_as_c(rating.diamond),
            rating.solved ? 1 : 0, rating.stopped ? 1 : 0};
}

dokushin_hodoku_rating hodoku_as_c(const HodokuRating &rating) {
    return {literal(name(rating.level)), rating.score,           key_of(rating.hardest),
            rating.solved ? 1 : 0,       rating.guessed ? 1 : 0, rating.stopped ? 1 : 0};
}

} // namespace dokushin::c

dokushin_code dokushin_rate(const dokushin_puzzle *puzzle, const char *order, std::uint32_t most,
                            std::uint64_t microseconds, const dokushin_stop *stop,
                            dokushin_rating *rating, dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), handle_if_any("stop", stop), given("rating", rating)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(can_honour(Capability::ratings, puzzle->puzzle.shape()));
                       DOKUSHIN_TRY(known, rated_order_named(order));
                       RateOptions how;
                       how.order = known;
                       how.most = most > 0 ? most : how.most;
                       how.cancelled = flag_of(stop);
                       how.time = time_of(microseconds);
                       *rating = rating_as_c(rate(puzzle->puzzle, how));
                       return {};
                   });
}

dokushin_code dokushin_rate_as_hodoku(const dokushin_puzzle *puzzle, const std::uint8_t *solution,
                                      std::size_t count, std::uint64_t microseconds,
                                      const dokushin_stop *stop, dokushin_hodoku_rating *rating,
                                      dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("solution", solution, count),
                    handle_if_any("stop", stop), given("rating", rating)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(can_honour(Capability::levels, puzzle->puzzle.shape()));
                       std::optional<Grid> grid;
                       if (solution != nullptr) {
                           DOKUSHIN_TRY(read, grid_of(puzzle->puzzle.shape(), solution, count));
                           grid = std::move(read);
                       }
                       *rating = hodoku_as_c(rate_as_hodoku(puzzle->puzzle, grid, flag_of(stop),
                                                            time_of(microseconds)));
                       return {};
                   });
}
