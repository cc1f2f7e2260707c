#include "board/text/sites/iss_sums.h"

#include "board/constraints/digit_lists.h"
#include "board/text/sites/iss_regions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>

namespace dokushin::text::iss {
namespace {

/// How often each cell counts in a sum.
using Weights = std::map<Place, int>;

/// Reads one or more cells, which may be listed more than once.
std::optional<Places> listed_cells(const Board &board, Arguments arguments) {
    Places cells;
    for (const std::string_view argument : arguments) {
        const auto cell = cell_in(board, argument);
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return cells.empty() ? std::nullopt : std::optional(std::move(cells));
}

bool has_twice(Places cells) {
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
}

/// A whole number from -999999 to 999999.
std::optional<int> integer_in(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    const auto number = number_in(text.substr(is_negative ? 1 : 0));
    return number
               ? std::optional(is_negative ? -static_cast<int>(*number) : static_cast<int>(*number))
               : std::nullopt;
}

std::string weighted_sum(int total, const Weights &weights) {
    std::string words = fmt::format("weighted-sum {}", total);
    for (const auto &[cell, weight] : weights) {
        if (weight != 0) {
            words += fmt::format(" {} {}", weight, words_of(std::array{cell}));
        }
    }
    return words;
}

/// States a total of cells, each as often as it is listed.
std::string total_of(std::string_view word, unsigned total, const Places &cells) {
    if (!has_twice(cells)) {
        return fmt::format("{} {} {}", word, total, words_of(cells));
    }
    Weights weights;
    for (const Place cell : cells) {
        ++weights[cell];
    }
    return weighted_sum(static_cast<int>(total), weights);
}

Words different(const Places &cells) {
    return cells.size() == 1 ? says_nothing() : one_rule("different " + words_of(cells));
}

/// States that two pieces have one sum, less the cells of both; nothing if there are no others.
Words equal_difference(const Places &one, const Places &other) {
    Weights weights;
    std::ranges::for_each(one, [&](Place cell) { ++weights[cell]; });
    std::ranges::for_each(other, [&](Place cell) { --weights[cell]; });
    const bool says_something =
        std::ranges::any_of(weights, [](const auto &each) { return each.second != 0; });
    return says_something ? one_rule(weighted_sum(0, weights)) : says_nothing();
}

/// States that pieces without common cells have one sum. The word for it speaks of digits: where
/// these are not the values, pieces of other lengths than the first are compared with it by
/// weights.
void state_equal_sums(const Board &board, std::span<const Places> pieces,
                      std::vector<std::string> &rules) {
    std::vector<Places> as_long;
    for (const Places &piece : pieces) {
        if (board.lowest == 1 || piece.size() == pieces.front().size()) {
            as_long.push_back(piece);
        } else {
            rules.push_back(equal_difference(pieces.front(), piece)->front());
        }
    }
    if (as_long.size() > 1) {
        rules.push_back(of_lists("equal-sums", as_long));
    }
}

/// States that all pieces have one sum: pieces without common cells together, and of each further
/// such group its first piece with the first of all.
std::vector<std::string> with_one_sum(const Board &board, std::vector<Places> pieces) {
    const Places first = pieces.front();
    std::vector<std::string> rules;
    for (bool is_first = true; !pieces.empty(); is_first = false) {
        std::vector<Places> apart;
        std::set<Place> held;
        std::vector<Places> rest;
        for (Places &piece : pieces) {
            const bool meets =
                std::ranges::any_of(piece, [&](const Place &cell) { return held.contains(cell); });
            if (meets) {
                rest.push_back(std::move(piece));
            } else {
                held.insert(piece.begin(), piece.end());
                apart.push_back(std::move(piece));
            }
        }
        state_equal_sums(board, apart, rules);
        const auto link = is_first ? says_nothing() : equal_difference(first, apart.front());
        rules.insert(rules.end(), link->begin(), link->end());
        pieces = std::move(rest);
    }
    return rules;
}

} // namespace

Words rules_of_different(const Board &board, Arguments arguments) {
    const auto cells = cells_in(board, arguments);
    return cells ? different(*cells) : std::nullopt;
}

Words rules_of_cage(const Board &board, Arguments arguments) {
    const std::string_view said = arguments.empty() ? "" : arguments.front();
    const auto total = said.empty() ? 0U : number_in(said);
    const auto cells = listed_cells(board, behind(arguments, 1));
    if (!total || !cells) {
        return std::nullopt;
    }
    Places once = *cells;
    std::ranges::sort(once);
    once.erase(std::ranges::unique(once).begin(), once.end());
    if (*total == 0) {
        return different(once);
    }
    auto rules = std::vector{total_of("cage", *total, *cells)};
    if (once.size() < cells->size()) {
        const auto differ = different(once);
        rules.insert(rules.end(), differ->begin(), differ->end());
    }
    return rules;
}

Words rules_of_sum(const Board &board, Arguments arguments) {
    const auto parts = dokushin::cut_at(arguments.empty() ? "" : arguments.front(), '_');
    const auto total = integer_in(parts[0]);
    const auto cells = listed_cells(board, behind(arguments, 1));
    if (!total || !cells) {
        return std::nullopt;
    }
    if (parts.size() == 1) {
        return *total >= 0 ? one_rule(total_of("sum", static_cast<unsigned>(*total), *cells))
                           : std::nullopt;
    }
    if (parts[1] != "=" || cells->size() + 2 != parts.size()) {
        return std::nullopt;
    }
    Weights weights;
    for (std::size_t at = 0; at < cells->size(); ++at) {
        const auto weight = integer_in(parts[at + 2]);
        if (!weight || *weight == 0) {
            return std::nullopt;
        }
        weights[(*cells)[at]] += *weight;
    }
    return one_rule(weighted_sum(*total, weights));
}

Words rules_of_equal_sums(const Board &board, Arguments arguments) {
    std::vector<Places> pieces;
    for (bool more = true; more;) {
        const auto end = std::ranges::find(arguments, "-");
        const auto length = static_cast<std::size_t>(end - arguments.begin());
        if (length > 0) {
            const auto cells = cells_in(board, arguments.first(length));
            if (!cells) {
                return std::nullopt;
            }
            pieces.push_back(*cells);
        }
        more = end != arguments.end();
        arguments = behind(arguments, length + 1);
    }
    return pieces.size() >= 2 ? Words(with_one_sum(board, std::move(pieces))) : std::nullopt;
}

Words rules_of_region_sums(const Board &board, Arguments arguments) {
    const auto cells = cells_in(board, arguments);
    auto pieces = cells ? pieces_by_region(board, *cells) : std::nullopt;
    return pieces ? Words(with_one_sum(board, *std::move(pieces))) : std::nullopt;
}

Words rules_of_counting(const Board &board, Arguments arguments) {
    const auto cells = cells_in(board, arguments);
    if (!cells || board.lowest == 1) {
        return cells ? one_rule("counting " + words_of(*cells)) : std::nullopt;
    }
    std::vector<std::string> rules;
    for (unsigned value = board.lowest; board.has_value(value); ++value) {
        const std::string absent = fmt::format("look-and-say 0 {} {}", value, words_of(*cells));
        const bool fits = value > 0 && value <= cells->size();
        rules.push_back(fits ? fmt::format("any-of ( {} ) ( look-and-say {} {} {} )", absent, value,
                                           value, words_of(*cells))
                             : absent);
    }
    return rules;
}

} // namespace dokushin::text::iss
