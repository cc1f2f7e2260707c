#include "search/report.h"

#include "board/constraints.h"
#include "search/sat.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

constexpr std::array<std::string_view, 8> method_names{"auto", "backtrack", "mrv",   "singles",
                                                       "dlx",  "search",    "bands", "sat"};
constexpr std::array<Method, 8> all_methods{Method::automatic, Method::backtrack, Method::mrv,
                                            Method::singles,   Method::dlx,       Method::search,
                                            Method::bands,     Method::sat};
constexpr std::array<std::string_view, 5> status_names{"unique", "multiple", "none", "invalid",
                                                       "limit"};
constexpr std::array<std::string_view, 6> stop_names{"exhausted", "solutions", "nodes",
                                                     "time",      "cancelled", "memory"};

} // namespace

std::string_view name(Method method) { return method_names[static_cast<std::size_t>(method)]; }
std::string_view name(Status status) { return status_names[static_cast<std::size_t>(status)]; }
std::string_view name(Stop stop) { return stop_names[static_cast<std::size_t>(stop)]; }

std::span<const Method> methods() {
    static_assert(all_methods.back() == Method::sat);
    return std::span(all_methods).first(all_methods.size() - (search::sat_is_here() ? 0 : 1));
}

Capability capability_of(Method method) {
    switch (method) {
    case Method::backtrack:
        return Capability::backtrack;
    case Method::mrv:
        return Capability::mrv;
    case Method::singles:
        return Capability::singles;
    case Method::dlx:
        return Capability::dlx;
    case Method::bands:
        return Capability::bands;
    case Method::sat:
        return Capability::sat;
    case Method::automatic:
    case Method::search:
        break;
    }
    return Capability::search;
}

std::optional<Method> method_named(std::string_view text) {
    for (const Method method : methods()) {
        if (name(method) == text) {
            return method;
        }
    }
    return std::nullopt;
}

namespace search {

Status status_of(const SolveResult &result) {
    if (result.solutions >= 2) {
        return Status::multiple;
    }
    if (result.stop != Stop::exhausted) {
        return Status::limit;
    }
    return result.solutions == 1 ? Status::unique : Status::none;
}

bool contradicts_the_rules(const Puzzle &puzzle) {
    const bool repeats = std::ranges::any_of(puzzle.shape().houses(), [&](const House &house) {
        DigitSet seen;
        return std::ranges::any_of(house.cells, [&](Cell cell) {
            const DigitSet here = DigitSet::only(puzzle.digit(cell));
            const bool again = !(seen & here).empty();
            seen = seen | here;
            return again;
        });
    });
    return repeats || breaks_a_constraint(puzzle);
}

} // namespace search
} // namespace dokushin
