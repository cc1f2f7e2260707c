// KindOfPairTable reads and writes the kinds of constraints that are a table of the pairs of digits
// which are allowed, and cells.
#pragma once

#include "board/constraints/digit_lists.h"
#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <utility>

namespace dokushin {

/// For each digit from 1 on, the digits that may follow it.
using PairTable = std::vector<DigitSet>;

/// Writes "1>2/3,2/4>5-9"; "none" if there are no pairs.
[[nodiscard]] inline std::string write_pair_table(PairTable table, unsigned lowest) {
    std::string text;
    for (std::size_t at = 0; at < table.size(); ++at) {
        const DigitSet second = table[at];
        DigitSet first;
        for (std::size_t other = at; other < table.size() && !second.empty(); ++other) {
            if (table[other] == second) {
                first.insert(digit_of(static_cast<unsigned>(other) + 1));
                table[other] = DigitSet();
            }
        }
        if (!first.empty()) {
            text += fmt::format("{}{}>{}", text.empty() ? "" : ",", write_digit_list(first, lowest),
                                write_digit_list(second, lowest));
        }
    }
    return text.empty() ? "none" : text;
}

/// Reads what write_pair_table() writes, in any order; nothing if a digit is not on the board.
[[nodiscard]] inline std::optional<PairTable> read_pair_table(ValueRange values,
                                                              std::string_view text) {
    PairTable table(values.side);
    if (text == "none") {
        return table;
    }
    for (const std::string_view part : cut_at(text, ',')) {
        const auto mark = part.find('>');
        const auto first = read_digit_list(values, part.substr(0, mark));
        const auto second = mark == std::string_view::npos
                                ? std::nullopt
                                : read_digit_list(values, part.substr(mark + 1));
        if (!first || !second) {
            return std::nullopt;
        }
        for (const Digit digit : *first) {
            DigitSet &here = table[number(digit) - 1];
            here = here | *second;
        }
    }
    return table;
}

/// All digits that may follow one of these.
[[nodiscard]] inline DigitSet followers(const PairTable &table, DigitSet digits) {
    DigitSet all;
    for (const Digit digit : digits) {
        all = all | table[number(digit) - 1];
    }
    return all;
}

/// Those of the digits that one of `behind` may follow.
[[nodiscard]] inline DigitSet with_follower(const PairTable &table, DigitSet digits,
                                            DigitSet behind) {
    DigitSet kept;
    for (const Digit digit : digits) {
        if (!(table[number(digit) - 1] & behind).empty()) {
            kept.insert(digit);
        }
    }
    return kept;
}

template <class Kind> struct KindOfPairTable {
    static constexpr ArgumentForm form = ArgumentForm::text;
    static constexpr Pattern<0> arguments =
        "digits with those that may follow, such as 1>2/3,2>4-9, or none, and two or more cells "
        "behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        const auto colon = text.find(':');
        if (colon == std::string_view::npos) {
            return std::nullopt;
        }
        auto table = read_pair_table({shape.side(), shape.lowest()}, text.substr(0, colon));
        auto cells = read_cells(shape, text.substr(colon + 1));
        if (!table || !cells || cells->size() < 2) {
            return std::nullopt;
        }
        return Kind{*std::move(table), *std::move(cells)};
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        return fmt::format("{}:{}", write_pair_table(rule.next, shape.lowest()),
                           write_cells(shape, rule.cells));
    }
    static std::vector<Cell> cells(const Kind &rule) { return rule.cells; }
};

} // namespace dokushin
