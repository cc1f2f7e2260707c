#include "search/report.h"

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

std::span<const Method> methods() { return all_methods; }

std::optional<Method> method_named(std::string_view text) {
    const auto *const found = std::ranges::find(method_names, text);
    if (found == method_names.end()) {
        return std::nullopt;
    }
    return all_methods[static_cast<std::size_t>(found - method_names.begin())];
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

bool repeats_a_digit(const Puzzle &puzzle) {
    return std::ranges::any_of(puzzle.shape().houses(), [&](const House &house) {
        DigitSet seen;
        return std::ranges::any_of(house.cells, [&](Cell cell) {
            const DigitSet here = DigitSet::only(puzzle.digit(cell));
            const bool again = !(seen & here).empty();
            seen = seen | here;
            return again;
        });
    });
}

} // namespace search
} // namespace dokushin
