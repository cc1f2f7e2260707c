#include "board/text/sites/iss_unmarked.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace dokushin::text::iss {
namespace {

/// The pairs of neighbours that items of some types mark, each in ascending order.
std::set<Pair> marked_by(const Board &board, const std::array<std::string_view, 2> &types) {
    std::set<Pair> marked;
    for (const Item &item : board.items) {
        if (std::ranges::find(types, item.type) != types.end()) {
            const auto cells = cells_in(board, item.arguments);
            for (Pair pair : neighbours_in(cells.value_or(Places{}))) {
                std::ranges::sort(pair);
                marked.insert(pair);
            }
        }
    }
    return marked;
}

} // namespace

std::vector<std::string> rules_of_unmarked(const Board &board,
                                           const std::array<std::string_view, 2> &types,
                                           const std::array<std::string_view, 2> &words) {
    const std::set<Pair> marked = marked_by(board, types);
    Places all;
    for (int at = 0, side = static_cast<int>(board.side); at < side * side; ++at) {
        all.push_back({at / side, at % side});
    }
    std::vector<std::string> rules;
    for (const Pair &pair : neighbours_in(all)) {
        for (const std::string_view word : words) {
            if (!marked.contains(pair)) {
                rules.push_back(fmt::format("{} {}", word, words_of(pair)));
            }
        }
    }
    return rules;
}

} // namespace dokushin::text::iss
