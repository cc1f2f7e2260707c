#include "search/sum_rule.h"

#include "board/constraints/digit_sets.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <numeric>

namespace dokushin::search {
namespace {

[[nodiscard]] bool see_each_other(const Incidence &board, std::span<const Cell> cells) {
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = one + 1; other < cells.size(); ++other) {
            if (!board.sees(cells[one], cells[other])) {
                return false;
            }
        }
    }
    return true;
}

[[nodiscard]] bool is_within(const Incidence &board, std::span<const Cell> cells,
                             HouseNumber house) {
    return std::ranges::all_of(cells, [&](Cell cell) { return board.is_in(house, cell); });
}

[[nodiscard]] constexpr bool is_single(Marks marks) { return (marks & (marks - 1)) == 0; }

/// Cells that hold the digits of a set, each once.
class Choice {
  public:
    Choice(std::span<const Marks> cells, Marks set) : cells_(cells), set_(set) {
        for (const Marks cell : cells) {
            const Marks here = static_cast<Marks>(cell & set);
            if (is_single(here)) {
                possible_ = possible_ && here != 0 && (decided_ & here) == 0;
                decided_ = static_cast<Marks>(decided_ | here);
            }
        }
    }
    /// Does each cell have a digit, and no two the same one?
    [[nodiscard]] bool is_possible() const {
        return possible_ && (decided_ == 0 || std::ranges::all_of(cells_, [&](Marks cell) {
                                 return is_single(static_cast<Marks>(cell & set_)) ||
                                        (cell & set_ & ~decided_) != 0;
                             }));
    }
    /// Adds the digits that each cell can have.
    void support(std::span<Marks> supported) const {
        for (std::size_t at = 0; at < cells_.size(); ++at) {
            const Marks here = static_cast<Marks>(cells_[at] & set_);
            supported[at] = static_cast<Marks>(
                supported[at] | (is_single(here) ? here : static_cast<Marks>(here & ~decided_)));
        }
    }

  private:
    std::span<const Marks> cells_;
    Marks set_;
    Marks decided_ = 0; ///< digits of cells that have one only
    bool possible_ = true;
};

[[nodiscard]] Marks union_of(std::span<const Marks> cells) {
    Marks all = 0;
    for (const Marks here : cells) {
        all = static_cast<Marks>(all | here);
    }
    return all;
}
/// The digits that one cell has, and no other.
[[nodiscard]] Marks seen_once(std::span<const Marks> cells) {
    Marks once = 0;
    Marks twice = 0;
    for (const Marks here : cells) {
        twice = static_cast<Marks>(twice | (once & here));
        once = static_cast<Marks>(once | here);
    }
    return static_cast<Marks>(once & ~twice);
}

} // namespace

bool SumRule::is_prunable(const Incidence &board, const Equation &equation) {
    return board.side() <= most_digits && !equation.cells.empty() &&
           equation.cells.size() <= most_cells &&
           std::ranges::all_of(equation.weights,
                               [](int weight) { return std::abs(weight) <= 100; });
}

std::vector<SumRule> SumRule::make(const Incidence &board, std::span<const Equation> equations) {
    std::vector<SumRule> others;
    std::vector<std::vector<const Equation *>> in_house(board.house_count());
    for (const Equation &equation : equations) {
        if (!is_prunable(board, equation)) {
            continue;
        }
        const bool is_set = equation.cells.size() <= board.side() &&
                            std::ranges::all_of(equation.weights, [](int w) { return w == 1; }) &&
                            see_each_other(board, equation.cells) &&
                            part_of(board, equation).sets.size() <= most_sets;
        bool shares_house = false;
        for (HouseNumber house = 0; is_set && house < board.house_count(); ++house) {
            if (is_within(board, equation.cells, house)) {
                in_house[house].push_back(&equation);
                shares_house = true;
            }
        }
        if (!shares_house) {
            others.push_back(is_set ? of_group(board, equation) : of_line(board, equation));
        }
    }
    std::vector<SumRule> rules;
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        append_house(board, house, in_house[house], rules);
    }
    std::ranges::move(others, std::back_inserter(rules));
    return rules;
}

SumRule::Part SumRule::part_of(const Incidence &board, const Equation &equation) {
    Part part;
    part.size = static_cast<std::uint8_t>(equation.cells.size());
    each_set_with_total(DigitSet::all(board.side()), static_cast<unsigned>(part.size),
                        equation.total,
                        [&](DigitSet set) { part.sets.push_back(static_cast<Marks>(set.bits())); });
    return part;
}

/// Puts equations that are disjoint into one rule, as many as there are; and the others into
/// further rules in the same way.
void SumRule::append_house(const Incidence &board, HouseNumber house,
                           std::span<const Equation *const> equations,
                           std::vector<SumRule> &rules) {
    std::vector<const Equation *> left(equations.begin(), equations.end());
    while (!left.empty()) {
        SumRule &rule = rules.emplace_back();
        rule.form_ = Form::house;
        rule.all_ = static_cast<Marks>(DigitSet::all(board.side()).bits());
        const auto is_free = [&](Cell cell) {
            return std::ranges::find(rule.cells_, cell) == rule.cells_.end();
        };
        std::vector<const Equation *> overlapping;
        for (const Equation *const equation : left) {
            if (!std::ranges::all_of(equation->cells, is_free)) {
                overlapping.push_back(equation);
                continue;
            }
            rule.parts_.push_back(part_of(board, *equation));
            rule.parts_.back().first = static_cast<std::uint8_t>(rule.cells_.size());
            rule.cells_.insert(rule.cells_.end(), equation->cells.begin(), equation->cells.end());
        }
        std::ranges::copy_if(board.cells_in(house), std::back_inserter(rule.cells_), is_free);
        left = std::move(overlapping);
    }
}

SumRule SumRule::of_group(const Incidence &board, const Equation &equation) {
    SumRule rule;
    rule.form_ = Form::group;
    rule.all_ = static_cast<Marks>(DigitSet::all(board.side()).bits());
    rule.cells_ = equation.cells;
    rule.parts_.push_back(part_of(board, equation));
    for (const Cell cell : board.shape().peers(rule.cells_.front())) {
        const bool sees_all = std::ranges::all_of(
            rule.cells_, [&](Cell other) { return other != cell && board.sees(cell, other); });
        if (sees_all) {
            rule.watchers_.push_back(cell);
        }
    }
    return rule;
}

/// Puts cells that see each other and have the same weight next to each other, in pieces.
SumRule SumRule::of_line(const Incidence &board, const Equation &equation) {
    SumRule rule;
    rule.form_ = Form::line;
    rule.total_ = equation.total;
    std::vector<std::size_t> left(equation.cells.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    while (!left.empty()) {
        const std::size_t first = rule.cells_.size();
        const int weight = equation.weights[left.front()];
        const std::size_t most = std::abs(weight) == 1 ? most_in_piece : 1;
        for (std::size_t place = 0; place < left.size() && rule.cells_.size() < first + most;) {
            const std::size_t at = left[place];
            const auto piece = std::span(rule.cells_).subspan(first);
            if (equation.weights[at] == weight && std::ranges::all_of(piece, [&](Cell cell) {
                    return board.sees(cell, equation.cells[at]);
                })) {
                rule.cells_.push_back(equation.cells[at]);
                rule.weights_.push_back(static_cast<std::int16_t>(weight));
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
            } else {
                ++place;
            }
        }
        rule.pieces_.resize(rule.cells_.size(), static_cast<std::uint8_t>(first));
    }
    return rule;
}

bool SumRule::prune(std::span<Marks> candidates, Marks &needed) const {
    assert(candidates.size() == cells_.size());
    needed = 0;
    switch (form_) {
    case Form::house:
        return prune_house(candidates);
    case Form::group:
        return prune_group(candidates, needed);
    case Form::line:
        break;
    }
    return prune_line(candidates);
}

bool SumRule::prune_group(std::span<Marks> candidates, Marks &needed) const {
    std::array<Marks, most_digits> supported{};
    Marks in_all = all_;
    bool any = false;
    for (const Marks set : parts_.front().sets) {
        if (const Choice choice(candidates, set); choice.is_possible()) {
            choice.support(supported);
            in_all = static_cast<Marks>(in_all & set);
            any = true;
        }
    }
    if (!any) {
        return false;
    }
    std::copy_n(supported.begin(), candidates.size(), candidates.begin());
    needed = in_all;
    // A digit of all sets that fits into one cell is there. (In a house, the scan for hidden
    // singles finds it.)
    const Marks hidden = static_cast<Marks>(in_all & seen_once(candidates));
    for (Marks &here : candidates) {
        if (const Marks single = static_cast<Marks>(here & hidden); single != 0) {
            here = single;
            if (!is_single(single)) {
                return false;
            }
        }
    }
    return true;
}

namespace {

/// Combines the sets of a house's parts, none of which share a digit, and marks those that occur.
class Combining {
  public:
    Combining(std::span<const Marks> rest, Marks all) : rest_(rest), all_(all) {}

    /// Adds a part with sets to choose from.
    void begin_part() { ends_[parts_++] = count_; }
    void add(Marks set) {
        sets_[count_] = set;
        occurs_[count_++] = false;
        ends_[parts_ - 1] = count_;
    }
    [[nodiscard]] std::size_t sets_of(std::size_t part) const {
        return ends_[part] - begin_of(part);
    }
    template <class Call> void each_occurring(std::size_t part, const Call &call) const {
        for (std::size_t at = begin_of(part); at < ends_[part]; ++at) {
            if (occurs_[at]) {
                call(sets_[at]);
            }
        }
    }
    [[nodiscard]] std::span<const Marks> of_rest() const {
        return std::span(supported_).first(rest_.size());
    }

    /// Does any choice of a set for each part from this one on fit, if these digits are used?
    bool combine(std::size_t part, Marks used) {
        if (part == parts_) {
            const Choice choice(rest_, static_cast<Marks>(all_ & ~used));
            if (!choice.is_possible()) {
                return false;
            }
            choice.support(supported_);
            return true;
        }
        bool any = false;
        for (std::size_t at = begin_of(part); at < ends_[part]; ++at) {
            if ((sets_[at] & used) == 0 &&
                combine(part + 1, static_cast<Marks>(used | sets_[at]))) {
                occurs_[at] = true;
                any = true;
            }
        }
        return any;
    }

  private:
    [[nodiscard]] std::size_t begin_of(std::size_t part) const {
        return part == 0 ? 0 : ends_[part - 1];
    }

    static constexpr std::size_t most = SumRule::most_digits * SumRule::most_sets;
    std::span<const Marks> rest_;
    Marks all_;
    std::size_t parts_ = 0;
    std::size_t count_ = 0;
    std::array<std::size_t, SumRule::most_digits> ends_;
    std::array<Marks, most> sets_;
    std::array<bool, most> occurs_;
    std::array<Marks, SumRule::most_digits> supported_{};
};

} // namespace

bool SumRule::prune_house(std::span<Marks> candidates) const {
    const Part &last = parts_.back();
    const std::span<Marks> rest = candidates.subspan(std::size_t{last.first} + last.size);
    Combining combining(rest, all_);
    for (const Part &part : parts_) {
        const std::span<const Marks> cells = candidates.subspan(part.first, part.size);
        combining.begin_part();
        const Marks fits = union_of(cells);
        for (const Marks set : part.sets) {
            if ((set & ~fits) == 0 && Choice(cells, set).is_possible()) {
                combining.add(set);
            }
        }
    }
    if (!combining.combine(0, 0)) {
        return false;
    }
    for (std::size_t at = 0; at < parts_.size(); ++at) {
        const Part &part = parts_[at];
        const std::span<Marks> cells = candidates.subspan(part.first, part.size);
        std::array<Marks, most_digits> supported{};
        combining.each_occurring(at, [&](Marks set) { Choice(cells, set).support(supported); });
        std::copy_n(supported.begin(), cells.size(), cells.begin());
    }
    std::ranges::copy(combining.of_rest(), rest.begin());
    return true;
}

} // namespace dokushin::search
