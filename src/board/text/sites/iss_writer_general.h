// How an ISS string states the rules that can state any relation: tables of pairs, expressions,
// automata and alternatives.
#pragma once

#include "board/text/sites/iss_automata.h"
#include "board/text/sites/iss_pairs.h"
#include "board/text/sites/iss_writer_rules.h"

#include <array>
#include <string>
#include <string_view>

namespace dokushin::text::iss::writing {

inline std::string key_of_table(const Sheet &sheet, const std::vector<DigitSet> &next) {
    return key_of(sheet.side(), [&](unsigned one, unsigned other) {
        return next[one - 1].contains(digit_of(other));
    });
}

inline constexpr auto pairs = [](Sheet &sheet, const Pairs &rule, std::string_view type) {
    return sheet.relate(type, key_of_table(sheet, rule.next), "pairs", rule.cells);
};

/// ISS states of any two cells what holds both ways. Else each two cells are stated.
inline constexpr auto all_pairs = [](Sheet &sheet, const AllPairs &rule, std::string_view type) {
    const std::string key = key_of_table(sheet, rule.next);
    const auto other_way = key_of(sheet.side(), [&](unsigned one, unsigned other) {
        return rule.next[other - 1].contains(digit_of(one));
    });
    if (key == other_way) {
        return sheet.relate(type, key, "all-pairs", rule.cells);
    }
    for (std::size_t at = 0; at < rule.cells.size(); ++at) {
        for (std::size_t later = at + 1; later < rule.cells.size(); ++later) {
            sheet.relate("Pair", key, "pairs", std::array{rule.cells[at], rule.cells[later]});
        }
    }
    return true;
};

inline constexpr auto regex = [](Sheet &sheet, const Regex &rule, std::string_view type) {
    return sheet.add(type, key_of_expression(rule.pattern), rule.cells);
};

inline constexpr auto automaton = [](Sheet &sheet, const Automaton &rule, std::string_view type) {
    return sheet.add(type, key_of_automaton(rule.automaton, sheet.side()), rule.cells);
};

/// A block of blocks, one for each alternative.
inline constexpr auto any_of = [](Sheet &sheet, const AnyOf &rule, std::string_view type) {
    std::string block(type);
    for (const std::vector<Constraint> &alternative : rule.alternatives) {
        Sheet inner(sheet.shape());
        for (const Constraint &each : alternative) {
            if (!write_rule(inner, each)) {
                return false;
            }
        }
        block += fmt::format(".And{}.End", inner.text(""));
    }
    return sheet.add(block + ".End");
};

} // namespace dokushin::text::iss::writing
