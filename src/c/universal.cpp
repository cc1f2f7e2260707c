// Universal ratings for C.
#include "c/convert.h"
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/c_universal.h>
#include <dokushin/proved_rating.h>

using namespace dokushin;
using namespace dokushin::c;

namespace {

using Kind = UniversalRating::Kind;

dokushin_universal_kind as_c(Kind kind) {
    switch (kind) {
    case Kind::exact:
        return DOKUSHIN_UNIVERSAL_EXACT;
    case Kind::above:
        return DOKUSHIN_UNIVERSAL_ABOVE;
    case Kind::infinite:
        return DOKUSHIN_UNIVERSAL_INFINITE;
    case Kind::unknown:
        break;
    }
    return DOKUSHIN_UNIVERSAL_UNKNOWN;
}

} // namespace

const char *dokushin_universal_scale_at(std::uint32_t position) {
    const auto scales = all_universal_scales();
    return position < scales.size() ? literal(name(scales[position])) : nullptr;
}

dokushin_code dokushin_rate_universally(const dokushin_puzzle *puzzle, const char *scale,
                                        std::uint32_t most, std::uint64_t microseconds,
                                        const dokushin_stop *stop,
                                        dokushin_universal_rating *rating, dokushin_error *error) {
    return guarded(
        error,
        {handle("puzzle", puzzle), given("scale", scale), handle_if_any("stop", stop),
         given("rating", rating)},
        [&]() -> Outcome {
            DOKUSHIN_CHECK(can_honour(Capability::ratings, puzzle->puzzle.shape()));
            const auto known = universal_scale_named(scale);
            if (!known) {
                return no_such({"scale"}, scale, all_universal_scales(),
                               [](UniversalScale one) { return name(one); });
            }
            DOKUSHIN_TRY(solution, only_solution_of(puzzle->puzzle, {.time = time_of(microseconds),
                                                                     .cancelled = flag_of(stop)}));
            *rating = {DOKUSHIN_UNIVERSAL_UNKNOWN, 0};
            if (!solution) {
                return {};
            }
            UniversalOptions how{.cancelled = flag_of(stop), .time = time_of(microseconds)};
            how.most = most > 0 ? most : how.most;
            DOKUSHIN_TRY(found,
                         UniversalRater(how).rate(puzzle->puzzle, *solution, std::array{*known}));
            *rating = {as_c(found.front().kind), found.front().value};
            return {};
        });
}
