// make_search() makes the stepwise search of a method.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "search/stepwise.h"

namespace dokushin {

Result<std::unique_ptr<Search>> make_search(Method method, const Puzzle &puzzle) {
    DOKUSHIN_CHECK(can_honour(capability_of(method), puzzle.shape()));
    switch (method) {
    case Method::backtrack:
        return search::make_textbook(puzzle);
    case Method::mrv:
        return search::make_mrv(puzzle);
    case Method::singles:
        return search::make_singles(puzzle);
    case Method::dlx:
        return search::make_exact_cover(puzzle);
    case Method::automatic:
    case Method::search:
    case Method::bands:
    case Method::sat:
        break;
    }
    return std::unexpected(Error{ErrorCode::unsupported,
                                 {"the method '{}' can't be stepped", name(method)},
                                 {"backtrack, mrv, singles or dlx"}});
}

} // namespace dokushin
