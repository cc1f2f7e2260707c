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

using Sums = std::uint64_t; ///< a bit string: bit s says that a sum of s is possible

constexpr int most_slack = 63; ///< the greatest sum that a string holds
constexpr std::size_t most_in_piece = 2;

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

[[nodiscard]] constexpr Marks reversed(Marks marks) {
    unsigned bits = marks;
    bits = (bits & 0x5555U) << 1 | (bits >> 1 & 0x5555U);
    bits = (bits & 0x3333U) << 2 | (bits >> 2 & 0x3333U);
    bits = (bits & 0x0F0FU) << 4 | (bits >> 4 & 0x0F0FU);
    return static_cast<Marks>(bits << 8 | bits >> 8);
}

[[nodiscard]] constexpr bool is_single(Marks marks) { return (marks & (marks - 1)) == 0; }

/// Calls `call` with the number of each bit that is set.
template <class Call> void each_bit(std::uint64_t bits, const Call &call) {
    for (; bits != 0; bits &= bits - 1) {
        call(std::countr_zero(bits));
    }
}

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

/// An open cell of a line. Its keys are its digits or, if it falls, 16 less each digit, so that the
/// least key is the end from which its part of the sum is counted.
struct Open {
    Marks all = 0;           ///< bit k: it can have the key k
    Marks keys = 0;          ///< those of them that the total does not exceed by themselves
    std::uint8_t at = 0;     ///< its place in the rule
    std::uint8_t end = 0;    ///< its least key
    std::uint8_t weight = 1; ///< the sum's growth a key
    bool falls = false;
    std::uint8_t piece = 1; ///< cells from this one on that differ, all of weight 1

    /// The digits of its keys.
    [[nodiscard]] Marks digits() const { return falls ? reversed(keys) : keys; }
    /// The digits of the keys that are at most this far, by its weight, from the other end.
    [[nodiscard]] Marks within(int slack) const {
        const int top = static_cast<int>(std::bit_width(all)) - 1;
        const int first = std::max(0, top - slack / weight);
        Open cut = *this;
        cut.keys = static_cast<Marks>(keys >> first << first);
        return cut.digits();
    }
};

[[nodiscard]] constexpr Marks without_key(Marks keys, int key) {
    return static_cast<Marks>(keys & ~(1U << key));
}

/// The sums of keys of two cells that differ.
[[nodiscard]] Sums sums_of_pair(Marks one, Marks other) {
    Sums sums = 0;
    each_bit(one, [&](int key) { sums |= Sums{without_key(other, key)} << key; });
    return sums;
}

/// The keys of a cell that make one of these sums with another that differs.
[[nodiscard]] Marks keys_to(Sums sums, Marks one, Marks other) {
    Marks kept = 0;
    each_bit(one, [&](int key) {
        kept = static_cast<Marks>(
            kept | ((Sums{without_key(other, key)} << key & sums) != 0 ? 1U << key : 0U));
    });
    return kept;
}
/// The sums of a cell alone.
[[nodiscard]] Sums sums_of_cell(const Open &cell) {
    if (cell.weight == 1) {
        return Sums{cell.keys} >> cell.end;
    }
    Sums sums = 0;
    each_bit(cell.keys, [&](int key) {
        const int sum = (key - cell.end) * cell.weight;
        sums |= sum <= most_slack ? Sums{1} << sum : 0;
    });
    return sums;
}

/// The sums of a piece, counted from its least keys.
[[nodiscard]] Sums sums_of_piece(const Open *piece) {
    return piece->piece == 1
               ? sums_of_cell(*piece)
               : sums_of_pair(piece[0].keys, piece[1].keys) >> (piece[0].end + piece[1].end);
}

/// Keeps the keys that make one of these sums of the piece.
void keep_sums(Sums sums, Open *piece) {
    if (piece->piece == 1) {
        Marks kept = 0;
        each_bit(piece->keys, [&](int key) {
            const int sum = (key - piece->end) * piece->weight;
            kept = static_cast<Marks>(
                kept | (sum <= most_slack && (sums >> sum & 1) != 0 ? 1U << key : 0U));
        });
        piece->keys = kept;
        return;
    }
    const Marks one = piece[0].keys;
    const Marks other = piece[1].keys;
    sums <<= piece[0].end + piece[1].end;
    piece[0].keys = keys_to(sums, one, other);
    piece[1].keys = keys_to(sums, other, one);
}

[[nodiscard]] Sums shifted_up(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums << sum; });
    return all;
}
[[nodiscard]] Sums shifted_down(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums >> sum; });
    return all;
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
                rule.weights_.push_back(static_cast<std::int8_t>(weight));
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

bool SumRule::prune_line(std::span<Marks> candidates) const {
    // 1. How far is the total from the least and the greatest sum?
    int below = -total_;
    int above = -total_;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        const int low = std::countr_zero(candidates[at]) + 1;
        const int high = static_cast<int>(std::bit_width(candidates[at]));
        const int weight = weights_[at];
        below += weight * (weight > 0 ? low : high);
        above += weight * (weight > 0 ? high : low);
    }
    if (below > 0 || above < 0) {
        return false;
    }
    // 2. Count from the nearer end.
    const bool from_top = above < -below;
    const int slack = from_top ? above : -below;
    const int other_slack = from_top ? -below : above;
    std::array<Open, most_cells> open;
    std::size_t count = 0;
    int widest = 0;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        const Marks here = candidates[at];
        if (is_single(here)) {
            continue;
        }
        Open &cell = open[count];
        cell.at = static_cast<std::uint8_t>(at);
        cell.falls = (weights_[at] > 0) == from_top;
        cell.weight = static_cast<std::uint8_t>(std::abs(weights_[at]));
        const Marks keys = cell.falls ? reversed(here) : here;
        cell.all = keys;
        cell.end = static_cast<std::uint8_t>(std::countr_zero(keys));
        const int last = cell.end + slack / cell.weight;
        cell.keys = last >= 15 ? keys : static_cast<Marks>(keys & ((2U << last) - 1));
        widest = std::max(widest, (std::bit_width(keys) - 1 - cell.end) * cell.weight);
        cell.piece = 1;
        for (std::size_t back = count; back-- > 0 && pieces_[open[back].at] == pieces_[at];) {
            ++open[back].piece;
        }
        ++count;
    }
    if (count == 0) {
        return slack == 0;
    }
    const bool bounds_permit_all = slack >= widest && other_slack >= widest;
    if (bounds_permit_all && (count > 3 || slack > most_slack)) {
        return true; // strings seldom see more
    }
    if (slack > most_slack) {
        for (const Open &cell : std::span(open).first(count)) {
            candidates[cell.at] = cell.within(other_slack);
        }
        return std::ranges::none_of(candidates, [](Marks here) { return here == 0; });
    }
    // 3. The sums that the cells before each can make.
    std::array<Sums, most_cells + 1> before;
    std::array<Sums, most_cells> own;
    std::array<std::uint8_t, most_cells> starts;
    std::size_t pieces = 0;
    before[0] = 1;
    for (std::size_t at = 0; at < count; at += open[at].piece, ++pieces) {
        starts[pieces] = static_cast<std::uint8_t>(at);
        own[pieces] = sums_of_piece(&open[at]);
        before[pieces + 1] = shifted_up(own[pieces], before[pieces]);
    }
    if ((before[pieces] >> slack & 1) == 0) {
        return false;
    }
    // 4. Back from the total: the sums at which each may start, and the candidates that meet them.
    Sums after = Sums{1} << slack;
    while (pieces-- > 0) {
        Sums met = 0;
        each_bit(own[pieces], [&](int sum) {
            met |= (before[pieces] << sum & after) != 0 ? Sums{1} << sum : 0;
        });
        Open *const piece = &open[starts[pieces]];
        const std::size_t size = piece->piece;
        keep_sums(met, piece);
        for (std::size_t at = 0; at < size; ++at) {
            candidates[piece[at].at] = piece[at].digits();
        }
        after = shifted_down(own[pieces], after);
    }
    return true;
}

} // namespace dokushin::search
