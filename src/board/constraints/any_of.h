// The constraint `any-of`: at least one of several alternatives holds, each of which is one or
// several constraints that all hold.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dokushin {

template <> struct KindOf<AnyOf> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "any-of";
    static constexpr std::string_view meaning =
        "At least one alternative holds; all rules of an alternative, between which there is '&', "
        "hold together.";
    static constexpr std::string_view example =
        "any-of ( cage 10 r1c1 r1c2 ) ( less r1c1 r2c2 & less r2c2 r3c3 )";
    static constexpr ArgumentForm form = ArgumentForm::rules;
    static constexpr Pattern<0> arguments =
        "constraints of this board, with | between alternatives and & between what holds together, "
        "at most 4 deep";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<AnyOf> read(const Shape &shape, std::string_view text) {
        if (depth_of_brackets(text) > most_brackets) {
            return std::nullopt;
        }
        AnyOf rule;
        for (const std::string_view alternative : cut_outside(text, '|')) {
            auto all = read_alternative(shape, alternative);
            if (!all) {
                return std::nullopt;
            }
            rule.alternatives.push_back(*std::move(all));
        }
        sort(rule.alternatives);
        rule.cells = cells_of_all(rule);
        return depth(rule) <= most_alternatives_deep ? std::optional(std::move(rule))
                                                     : std::nullopt;
    }
    static std::string write(const Shape &shape, const AnyOf &rule) {
        std::string text;
        for (const std::vector<Constraint> &alternative : rule.alternatives) {
            text += text.empty() ? "" : "|";
            for (const Constraint &each : alternative) {
                text += &each == alternative.data() ? "" : "&";
                text += dokushin::name(each, shape);
            }
        }
        return text;
    }
    static std::vector<Cell> cells(const AnyOf &rule) { return rule.cells; }

    /// Keeps a candidate if some alternative that the candidates don't refute keeps it.
    static bool prune(const AnyOf &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> kept(candidates.size());
        bool is_possible = false;
        for (const std::vector<Constraint> &alternative : rule.alternatives) {
            std::vector<DigitSet> left(candidates.begin(), candidates.end());
            if (!prune_by_all(alternative, rule.cells, left)) {
                continue;
            }
            is_possible = true;
            std::ranges::transform(kept, left, kept.begin(),
                                   [](DigitSet one, DigitSet other) { return one | other; });
            if (std::ranges::equal(kept, candidates)) {
                break;
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return is_possible;
    }

  private:
    /// Brackets within brackets: those of alternatives and of regular expressions in them.
    static constexpr std::size_t most_brackets = 64;

    static std::size_t depth_of_brackets(std::string_view text) {
        std::size_t depth = 0;
        std::size_t most = 0;
        for (const char c : text) {
            depth += c == '(' ? 1 : 0;
            depth -= c == ')' && depth > 0 ? 1 : 0;
            most = std::max(most, depth);
        }
        return most;
    }

    template <class List> static void sort(List &list) {
        std::ranges::sort(list);
        const auto repeated = std::ranges::unique(list);
        list.erase(repeated.begin(), repeated.end());
    }

    static std::optional<std::vector<Constraint>> read_alternative(const Shape &shape,
                                                                   std::string_view text) {
        std::vector<Constraint> all;
        for (const std::string_view part : cut_outside(text, '&')) {
            auto each = read_constraint(shape, part);
            if (!each) {
                return std::nullopt;
            }
            all.push_back(*std::move(each));
        }
        sort(all);
        return all;
    }

    static std::vector<Cell> cells_of_all(const AnyOf &rule) {
        std::vector<Cell> all;
        for (const std::vector<Constraint> &alternative : rule.alternatives) {
            for (const Constraint &each : alternative) {
                std::ranges::copy(cells_of(each), std::back_inserter(all));
            }
        }
        sort(all);
        return all;
    }

    static std::size_t depth(const AnyOf &rule) {
        std::size_t inner = 0;
        for (const std::vector<Constraint> &alternative : rule.alternatives) {
            for (const Constraint &each : alternative) {
                const auto *const nested = std::get_if<AnyOf>(&each);
                inner = std::max(inner, nested != nullptr ? depth(*nested) : 0);
            }
        }
        return inner + 1;
    }

    /// Prunes by several constraints until no more goes; `cells` has theirs, ascending.
    static bool prune_by_all(std::span<const Constraint> all, std::span<const Cell> cells,
                             std::vector<DigitSet> &candidates) {
        for (std::vector<DigitSet> before; before != candidates;) {
            before = candidates;
            for (const Constraint &each : all) {
                const std::vector<Cell> own = cells_of(each);
                std::vector<DigitSet> here;
                const auto at = [&](Cell cell) {
                    return static_cast<std::size_t>(std::ranges::lower_bound(cells, cell) -
                                                    cells.begin());
                };
                for (const Cell cell : own) {
                    here.push_back(candidates[at(cell)]);
                }
                if (!dokushin::prune(each, here)) {
                    return false;
                }
                for (std::size_t place = 0; place < own.size(); ++place) {
                    candidates[at(own[place])] = here[place];
                }
            }
        }
        return true;
    }
};

} // namespace dokushin
