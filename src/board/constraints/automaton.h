// The constraint `automaton`: the digits along a line lead an automaton from its first state to one
// where they may end.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/nfa.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <utility>

namespace dokushin {

template <> struct KindOf<Automaton> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "automaton";
    static constexpr std::string_view meaning =
        "The digits along the line lead from state to state, from the first one to one with '!'; "
        "for each state it is listed which digits lead to which state.";
    static constexpr std::string_view example =
        "automaton 1-4>1,5-9>2;1-4>1,5-9>3;!1-4>1,5-9>3 r1c1 r2c2 r3c3 r4c4";
    static constexpr ArgumentForm form = ArgumentForm::text;
    static constexpr Pattern<0> arguments =
        "at most 1024 states between semicolons, each with ! if digits may end there and digits "
        "with the state to which they lead, such as 1-8>1,9>2;!1-9>2, or none, and the cells of a "
        "line behind a colon, one or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Automaton> read(const Shape &shape, std::string_view text) {
        const auto colon = text.find(':');
        const auto nfa = read_nfa({shape.side(), shape.lowest()}, text.substr(0, colon));
        auto cells = colon == std::string_view::npos ? std::nullopt
                                                     : read_cells(shape, text.substr(colon + 1));
        if (!nfa || !cells) {
            return std::nullopt;
        }
        auto automaton = deterministic(*nfa, cells->size());
        return automaton ? std::optional(Automaton{*std::move(automaton), *std::move(cells)})
                         : std::nullopt;
    }
    static std::string write(const Shape &shape, const Automaton &rule) {
        return fmt::format("{}:{}", write_automaton(rule.automaton, {shape.side(), shape.lowest()}),
                           write_cells(shape, rule.cells));
    }
    static std::vector<Cell> cells(const Automaton &rule) { return rule.cells; }

    static bool prune(const Automaton &rule, std::span<DigitSet> candidates) {
        return prune_by(rule.automaton, candidates);
    }
};

} // namespace dokushin
