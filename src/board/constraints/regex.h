// The constraint `regex`: the digits along a line match a regular expression.
#pragma once

#include "board/constraints/expression.h"
#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <utility>

namespace dokushin {

template <> struct KindOf<Regex> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "regex";
    static constexpr std::string_view meaning =
        "The digits along the line match the regular expression as a whole.";
    static constexpr std::string_view example = "regex .*(12|21|[89]{2}).* r1c1 r2c2 r3c3 r4c4";
    static constexpr ArgumentForm form = ArgumentForm::text;
    static constexpr Pattern<0> arguments =
        "a regular expression of digits with . [] | () * + ? and counts in braces, of at most 1024 "
        "states, and the cells of a line behind a colon, one or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Regex> read(const Shape &shape, std::string_view text) {
        const auto colon = text.find(':');
        const std::string_view pattern = text.substr(0, colon);
        const auto nfa = nfa_of(pattern, {shape.side(), shape.lowest()});
        auto cells = colon == std::string_view::npos ? std::nullopt
                                                     : read_cells(shape, text.substr(colon + 1));
        if (!nfa || !cells) {
            return std::nullopt;
        }
        auto automaton = deterministic(*nfa, cells->size());
        if (!automaton) {
            return std::nullopt;
        }
        return Regex{std::string(pattern), *std::move(cells), *std::move(automaton),
                     shape.lowest()};
    }
    static std::string write(const Shape &shape, const Regex &rule) {
        return fmt::format("{}:{}", rule.pattern, write_cells(shape, rule.cells));
    }
    static std::vector<Cell> cells(const Regex &rule) { return rule.cells; }

    static bool prune(const Regex &rule, std::span<DigitSet> candidates) {
        return prune_by(rule.automaton, candidates);
    }
};

} // namespace dokushin
