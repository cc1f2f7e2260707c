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

/// Sets in lanes, the last of them filled up with empty ones.
[[nodiscard]] std::vector<SetLanes::Lanes> in_lanes(const std::vector<Marks> &sets) {
    std::vector<SetLanes::Lanes> lanes((sets.size() + SetLanes::width - 1) / SetLanes::width);
    for (std::size_t at = 0; at < sets.size(); ++at) {
        lanes[at / SetLanes::width][at % SetLanes::width] = sets[at];
    }
    return lanes;
}

/// The sets of digits that cells which see each other can have by an equation, if those are few.
[[nodiscard]] std::optional<SetRule> sets_of(const Incidence &board, const Equation &equation) {
    if (equation.cells.size() > board.side() ||
        !std::ranges::all_of(equation.weights, [](int weight) { return weight == 1; }) ||
        !see_each_other(board, equation.cells)) {
        return std::nullopt;
    }
    SetRule group{equation.cells, {}};
    each_set_with_total(
        DigitSet::all(board.side()), static_cast<unsigned>(equation.cells.size()), equation.total,
        [&](DigitSet set) { group.sets.push_back(static_cast<Marks>(set.bits())); });
    return group.sets.size() <= SumRule::most_sets ? std::optional(std::move(group)) : std::nullopt;
}

} // namespace

bool SumRule::is_prunable(const Incidence &board, const Equation &equation) {
    return board.side() <= most_digits && !equation.cells.empty() &&
           equation.cells.size() <= most_cells &&
           std::ranges::all_of(equation.weights,
                               [](int weight) { return std::abs(weight) <= 100; });
}

std::vector<SumRule> SumRule::make(const Incidence &board, std::span<const Equation> equations,
                                   std::vector<SetRule> sets) {
    std::vector<SumRule> lines;
    for (const Equation &equation : equations) {
        if (!is_prunable(board, equation)) {
            continue;
        }
        auto group = sets_of(board, equation);
        if (group) {
            sets.push_back(*std::move(group));
        } else {
            lines.push_back(of_line(board, equation));
        }
    }
    std::vector<SumRule> groups;
    std::vector<std::vector<const SetRule *>> in_house(board.house_count());
    for (const SetRule &group : sets) {
        bool shares_house = false;
        for (HouseNumber house = 0; house < board.house_count(); ++house) {
            if (is_within(board, group.cells, house)) {
                in_house[house].push_back(&group);
                shares_house = true;
            }
        }
        if (!shares_house) {
            groups.push_back(of_group(board, group));
        }
    }
    std::vector<SumRule> rules;
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        append_house(board, house, in_house[house], rules);
    }
    std::ranges::move(groups, std::back_inserter(rules));
    std::ranges::move(lines, std::back_inserter(rules));
    return rules;
}

/// Puts groups that are disjoint into one rule, as many as there are; and the others into further
/// rules in the same way.
void SumRule::append_house(const Incidence &board, HouseNumber house,
                           std::span<const SetRule *const> groups, std::vector<SumRule> &rules) {
    std::vector<const SetRule *> left(groups.begin(), groups.end());
    while (!left.empty()) {
        SumRule &rule = rules.emplace_back();
        rule.form_ = Form::house;
        rule.all_ = static_cast<Marks>(DigitSet::all(board.side()).bits());
        const auto is_free = [&](Cell cell) {
            return std::ranges::find(rule.cells_, cell) == rule.cells_.end();
        };
        std::vector<const SetRule *> overlapping;
        for (const SetRule *const group : left) {
            if (!std::ranges::all_of(group->cells, is_free)) {
                overlapping.push_back(group);
                continue;
            }
            rule.parts_.push_back({static_cast<std::uint8_t>(rule.cells_.size()),
                                   static_cast<std::uint8_t>(group->cells.size()),
                                   in_lanes(group->sets)});
            rule.cells_.insert(rule.cells_.end(), group->cells.begin(), group->cells.end());
        }
        std::ranges::copy_if(board.cells_in(house), std::back_inserter(rule.cells_), is_free);
        left = std::move(overlapping);
    }
}

SumRule SumRule::of_group(const Incidence &board, const SetRule &group) {
    SumRule rule;
    rule.form_ = Form::group;
    rule.all_ = static_cast<Marks>(DigitSet::all(board.side()).bits());
    rule.cells_ = group.cells;
    rule.parts_.push_back({0, static_cast<std::uint8_t>(group.cells.size()), in_lanes(group.sets)});
    std::ranges::transform(rule.cells_, std::back_inserter(rule.seen_),
                           [&](Cell cell) { return Cells::seen_from(board, cell); });
    return rule;
}

namespace {

/// Removes a clique from the cells that are left: cells of one weight that see each other. It
/// begins with those of the house that has the most of them.
std::vector<std::size_t> take_clique(const Incidence &board, const Equation &equation,
                                     std::vector<std::size_t> &left) {
    std::vector<std::size_t> clique{left.front()};
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        std::vector<std::size_t> inside;
        for (const std::size_t at : left) {
            if (board.is_in(house, equation.cells[at]) &&
                (inside.empty() || equation.weights[at] == equation.weights[inside.front()])) {
                inside.push_back(at);
            }
        }
        clique = inside.size() > clique.size() ? inside : clique;
    }
    for (const std::size_t at : left) {
        if (clique.size() < board.side() &&
            equation.weights[at] == equation.weights[clique.front()] &&
            std::ranges::all_of(clique, [&](std::size_t other) {
                return other != at && board.sees(equation.cells[other], equation.cells[at]);
            })) {
            clique.push_back(at);
        }
    }
    std::erase_if(left,
                  [&](std::size_t at) { return std::ranges::find(clique, at) != clique.end(); });
    return clique;
}

} // namespace

/// Puts cells that see each other and have the same weight next to each other: cliques, which are
/// cut into pieces.
SumRule SumRule::of_line(const Incidence &board, const Equation &equation) {
    SumRule rule;
    rule.form_ = Form::line;
    rule.total_ = equation.total;
    bool are_pieces = true;
    std::vector<std::size_t> left(equation.cells.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    while (!left.empty()) {
        const std::vector<std::size_t> clique = take_clique(board, equation, left);
        const int weight = equation.weights[clique.front()];
        const std::size_t most = std::abs(weight) == 1 ? most_in_piece : 1;
        are_pieces = are_pieces && clique.size() <= most;
        const std::size_t first = rule.cells_.size();
        for (const std::size_t at : clique) {
            const std::size_t here = rule.cells_.size();
            rule.pieces_.push_back(static_cast<std::uint8_t>(here - (here - first) % most));
            rule.cells_.push_back(equation.cells[at]);
            rule.weights_.push_back(static_cast<std::int16_t>(weight));
        }
        rule.cliques_.push_back(static_cast<std::uint8_t>(rule.cells_.size()));
    }
    if (are_pieces) {
        rule.cliques_.clear();
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
    const SetLanes::Cells cells(candidates);
    std::array<Marks, most_digits> supported{};
    Marks in_all = all_;
    bool any = false;
    for (const SetLanes::Lanes &sets : parts_.front().sets) {
        const SetLanes lanes(cells, sets);
        if (!lanes.is_any_possible()) {
            continue;
        }
        any = true;
        in_all = static_cast<Marks>(in_all & lanes.in_all());
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            supported[at] =
                static_cast<Marks>(supported[at] | lanes.supported(cells, candidates[at]));
        }
    }
    std::copy_n(supported.begin(), candidates.size(), candidates.begin());
    needed = in_all;
    return any;
}

SumRule::Cells SumRule::seen_from_all(std::span<const Marks> candidates, Marks digit) const {
    assert(form_ == Form::group && candidates.size() == cells_.size());
    std::optional<Cells> seen;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        if ((candidates[at] & digit) != 0) {
            seen = seen ? *seen & seen_[at] : seen_[at];
        }
    }
    return seen.value_or(Cells());
}

namespace {

/// Combines the sets of a house's parts, none of which share a digit, and marks those that occur.
class Combining {
  public:
    Combining(std::span<const Marks> rest, Marks all)
        : rest_(rest), of_rest_(rest), all_(all), decided_(decided_of(rest)) {}

    /// Adds a part with sets to choose from.
    void begin_part() { ends_[parts_++] = count_; }
    void add(Marks set) {
        sets_[count_] = set;
        occurs_[count_++] = false;
        ends_[parts_ - 1] = count_;
    }
    [[nodiscard]] std::size_t size() const { return count_; }
    /// Does the set with this number occur?
    [[nodiscard]] bool occurs(std::size_t at) const { return occurs_[at]; }
    [[nodiscard]] std::span<const Marks> of_rest() const {
        return std::span(supported_).first(rest_.size());
    }

    /// Does any choice of a set for each part from this one on fit, if these digits are used?
    bool combine(std::size_t part, Marks used) {
        if (part == parts_) {
            return rest_.empty() ? used == all_ : leave(static_cast<Marks>(all_ & ~used));
        }
        bool any = false;
        for (std::size_t at = part == 0 ? 0 : ends_[part - 1]; at < ends_[part]; ++at) {
            if ((sets_[at] & used) == 0 &&
                combine(part + 1, static_cast<Marks>(used | sets_[at]))) {
                occurs_[at] = true;
                any = true;
            }
        }
        return any;
    }

  private:
    static Marks decided_of(std::span<const Marks> cells) {
        Marks decided = 0;
        for (const Marks here : cells) {
            decided = static_cast<Marks>(decided | (is_single(here) ? here : 0));
        }
        return decided;
    }
    /// Leaves these digits to the rest; false if its cells can't hold them.
    bool leave(Marks set) {
        if ((set & ~of_rest_.all) != 0 || (decided_ & ~set) != 0) {
            return false;
        }
        const SetLanes lanes(of_rest_, SetLanes::Lanes{set});
        if (!lanes.is_any_possible()) {
            return false;
        }
        for (std::size_t at = 0; at < rest_.size(); ++at) {
            supported_[at] =
                static_cast<Marks>(supported_[at] | lanes.supported(of_rest_, rest_[at]));
        }
        return true;
    }

    static constexpr std::size_t most = SumRule::most_digits * SumRule::most_sets;
    std::span<const Marks> rest_;
    SetLanes::Cells of_rest_;
    Marks all_;
    Marks decided_;
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
    std::array<SetLanes, most_digits * most_sets / SetLanes::width> lanes;
    std::size_t count = 0;
    for (const Part &part : parts_) {
        const SetLanes::Cells cells(candidates.subspan(part.first, part.size));
        combining.begin_part();
        const std::size_t before = combining.size();
        for (const SetLanes::Lanes &sets : part.sets) {
            lanes[count] = SetLanes(cells, sets);
            lanes[count++].keep_if([&](Marks set) {
                combining.add(set);
                return true;
            });
        }
        if (combining.size() == before) {
            return false;
        }
    }
    if (!combining.combine(0, 0)) {
        return false;
    }
    std::ranges::copy(combining.of_rest(), rest.begin());
    SetLanes *next = lanes.data();
    std::size_t set = 0;
    for (const Part &part : parts_) {
        const std::span<Marks> own = candidates.subspan(part.first, part.size);
        const SetLanes::Cells cells(own);
        std::array<Marks, most_digits> supported{};
        for (std::size_t group = 0; group < part.sets.size(); ++group, ++next) {
            next->keep_if([&](Marks /*set*/) { return combining.occurs(set++); });
            for (std::size_t at = 0; next->is_any_possible() && at < own.size(); ++at) {
                supported[at] = static_cast<Marks>(supported[at] | next->supported(cells, own[at]));
            }
        }
        std::copy_n(supported.begin(), own.size(), own.begin());
    }
    return true;
}

} // namespace dokushin::search
