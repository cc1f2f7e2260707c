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
            for (Pair pair : neighbours_in(board, cells.value_or(Places{}))) {
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
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        all.push_back(board.place_of(at));
    }
    std::vector<std::string> rules;
    for (const Pair &pair : neighbours_in(board, all)) {
        for (const std::string_view word : words) {
            if (!marked.contains(pair)) {
                rules.push_back(fmt::format("{} {}", word, words_of(pair)));
            }
        }
    }
    return rules;
}

} // namespace dokushin::text::iss
