// The constraints `full-rank` and `shared-rank`: a row or column has a rank among all rows and
// columns, read from both ends as numbers; no other is the same number, or some may be.
//
// Rows and columns hold each digit once, so that each digit begins four numbers: a row from either
// end and a column from either end. The clue's rank says with which digit its line begins, and how
// many of the three others that begin so are less: one from each of the other three sides. Where
// all digits are decided, all numbers are compared. Of the three others some may be equal to a
// shared rank, so that at most all that are not less are greater.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <cassert>

namespace dokushin {

/// A line of the board as it is read: its first cell, and the step to the next one.
struct LineRead {
    int first = 0;
    int step = 1;
    friend bool operator==(const LineRead &, const LineRead &) = default;
};

/// May other lines be the same number as the ranked one?
enum class Ties : bool { none, some };

/// Returns the digit that begins the line with a rank: each begins four.
[[nodiscard]] inline Digit leading_digit(unsigned rank) { return digit_of((rank + 3) / 4); }

/// A RankedBoard has the candidates of all cells, and prunes by the rank of one line.
class RankedBoard {
  public:
    /// `cells` are those of a FullRank: first its line, of `side` cells, then the others.
    RankedBoard(std::span<const Cell> cells, std::size_t side, std::span<const DigitSet> candidates,
                Ties ties)
        : side_(static_cast<int>(side)), may_tie_(ties == Ties::some), board_(candidates.size()) {
        assert(cells.size() == side * side && candidates.size() == cells.size() && side >= 2);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            board_[index(cells[at])] = candidates[at];
        }
        const int first = static_cast<int>(index(cells[0]));
        ranked_ = {first, static_cast<int>(index(cells[1])) - first};
    }

    [[nodiscard]] DigitSet at(Cell cell) const { return board_[index(cell)]; }

    /// Returns false if the line can't have the rank.
    [[nodiscard]] bool prune(unsigned rank) {
        if (std::ranges::any_of(board_, &DigitSet::empty)) {
            return false;
        }
        if (std::ranges::all_of(board_, [](DigitSet here) { return here.size() == 1; })) {
            return has_rank(rank);
        }
        const DigitSet leading = DigitSet::only(leading_digit(rank));
        DigitSet &first = of(ranked_, 0);
        first = first & leading;
        if (first.empty()) {
            return false;
        }
        std::vector<Rival> rivals = rivals_beside(leading);
        const auto less = static_cast<std::ptrdiff_t>((rank - 1) % 4);
        return count(rivals, leading, {less, less}, &Rival::can_be_less, &Rival::can_be_greater) &&
               count(rivals, leading, {may_tie_ ? 0 : 3 - less, 3 - less}, &Rival::can_be_greater,
                     &Rival::can_be_less);
    }

  private:
    /// A line that may begin with the same digit as the ranked one.
    struct Rival {
        LineRead line;
        bool begins_so; ///< it does begin with that digit
        bool can_be_less = false;
        bool can_be_greater = false;
        bool can_be_equal = false; ///< and may be
    };
    /// Wanted says how many sides have a line that is less, or greater.
    struct Wanted {
        std::ptrdiff_t least;
        std::ptrdiff_t most;
    };

    [[nodiscard]] DigitSet &of(LineRead line, int place) {
        const int cell = line.first + place * line.step;
        return board_[static_cast<std::size_t>(cell)];
    }

    /// Calls `call` with each line but the ranked one.
    template <class Call> void each_other_line(const Call &call) const {
        const int last = side_ - 1;
        for (int at = 0; at < side_; ++at) {
            for (const LineRead line : {LineRead{at * side_, 1}, LineRead{at * side_ + last, -1},
                                        LineRead{at, side_}, LineRead{last * side_ + at, -side_}}) {
                if (line != ranked_) {
                    call(line);
                }
            }
        }
    }

    /// Compares the ranked line with all others, all of whose digits are decided.
    [[nodiscard]] bool has_rank(unsigned rank) {
        unsigned less = 0;
        bool is_alone = true;
        each_other_line([&](LineRead line) {
            int place = 0;
            while (place < side_ && of(line, place) == of(ranked_, place)) {
                ++place;
            }
            is_alone = is_alone && place < side_;
            less += place < side_ && of(line, place).first() < of(ranked_, place).first() ? 1 : 0;
        });
        return (is_alone || may_tie_) && less + 1 == rank;
    }

    /// Finds how a line that begins with the same digit compares with the ranked one: it may be
    /// less, or greater, at each place before which all digits can be equal.
    void compare(Rival &rival, DigitSet leading) {
        DigitSet used = leading; // by both, if all digits before are equal
        for (int place = 1; place < side_; ++place) {
            const DigitSet here = of(rival.line, place) - used;
            const DigitSet there = of(ranked_, place) - used;
            if (here.empty() || there.empty()) {
                return;
            }
            rival.can_be_less = rival.can_be_less || smallest(here) < largest(there);
            rival.can_be_greater = rival.can_be_greater || largest(here) > smallest(there);
            const DigitSet shared = here & there;
            if (shared.empty() || (rival.can_be_less && rival.can_be_greater)) {
                return;
            }
            used = used | shared; // a single digit, or both would be possible
        }
        rival.can_be_equal = may_tie_;
    }

    /// Finds the lines from the other sides that can begin with the ranked line's digit, and how
    /// they then compare with it.
    [[nodiscard]] std::vector<Rival> rivals_beside(DigitSet leading) {
        std::vector<Rival> rivals;
        each_other_line([&](LineRead line) {
            const DigitSet first = of(line, 0);
            if (line.step != ranked_.step && !(first & leading).empty()) {
                rivals.push_back({line, first == leading});
                compare(rivals.back(), leading);
            }
        });
        return rivals;
    }

    /// A Side says what its lines can be that can begin with the ranked line's digit. Just one of
    /// them begins so.
    struct Side {
        int step = 0;
        bool can_be = false;       ///< less, or greater: whichever is counted
        bool can_be_other = false; ///< the opposite, or equal
        [[nodiscard]] bool must_be() const { return can_be && !can_be_other; }
    };

    /// Finds what the lines from the other sides can be.
    [[nodiscard]] std::vector<Side> other_sides(std::span<const Rival> rivals, bool Rival::*wish,
                                                bool Rival::*opposite) const {
        std::vector<Side> sides;
        for (const int step : {1, -1, side_, -side_}) {
            if (step == ranked_.step) {
                continue;
            }
            Side &side = sides.emplace_back(step);
            for (const Rival &each : rivals) {
                const bool is_here = each.line.step == step;
                side.can_be = side.can_be || (is_here && each.*wish);
                side.can_be_other =
                    side.can_be_other || (is_here && (each.*opposite || each.can_be_equal));
            }
        }
        return sides;
    }

    /// Makes as many of the sides' lines less (or greater) than the ranked line as are wanted:
    /// where all that can be are needed, they are so; where enough are so, no others are.
    [[nodiscard]] bool count(std::span<const Rival> rivals, DigitSet leading, Wanted wanted,
                             bool Rival::*wish, bool Rival::*opposite) {
        const std::vector<Side> sides = other_sides(rivals, wish, opposite);
        const auto possible = std::ranges::count_if(sides, &Side::can_be);
        const auto certain = std::ranges::count_if(sides, &Side::must_be);
        if (possible < wanted.least || certain > wanted.most) {
            return false;
        }
        const bool are_less = wish == &Rival::can_be_less;
        const Ties ties = may_tie_ ? Ties::some : Ties::none;
        for (const Rival &each : rivals) {
            const Side &side = *std::ranges::find(sides, each.line.step, &Side::step);
            const bool can_be_other = each.*opposite || each.can_be_equal;
            bool is_possible = each.*wish || can_be_other; // else it would be the same number
            bool is_in_order = true;
            if (side.must_be() || (side.can_be && possible == wanted.least)) {
                is_possible = each.*wish;
                is_in_order = !each.begins_so || !is_possible ||
                              put_in_order(each.line, are_less, Ties::none);
            } else if (certain == wanted.most) {
                is_possible = can_be_other;
                is_in_order =
                    !each.begins_so || !is_possible || put_in_order(each.line, !are_less, ties);
            }
            DigitSet &first = of(each.line, 0);
            first = is_possible ? first : first - leading;
            if (!is_in_order || first.empty()) {
                return false;
            }
        }
        return true;
    }

    /// Makes a line that begins as the ranked one does less than it, or greater: at the first place
    /// where their digits are not decided and equal, one is at most the other. Without such a place
    /// they are equal, which ties allow.
    [[nodiscard]] bool put_in_order(LineRead line, bool is_less, Ties ties) {
        for (int place = 1; place < side_; ++place) {
            DigitSet &low = is_less ? of(line, place) : of(ranked_, place);
            DigitSet &high = is_less ? of(ranked_, place) : of(line, place);
            if (low.empty() || high.empty()) {
                return false;
            }
            low = low & up_to(static_cast<int>(largest(high)));
            if (low.empty()) {
                return false;
            }
            high = high & from(static_cast<int>(smallest(low)));
            if (high.empty()) {
                return false;
            }
            if (low.size() > 1 || low != high) {
                return true;
            }
        }
        return ties == Ties::some;
    }

    int side_;
    bool may_tie_;
    LineRead ranked_{};
    std::vector<DigitSet> board_; ///< the candidates of each cell, row by row
};

/// KindOfRank is for a kind of a rank and the cells of a line.
template <class Kind, Ties Allowed> struct KindOfRank {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr Pattern<0> arguments =
        "a rank of at most four times the digits, and a row or column in order behind a colon";
    static constexpr bool cells_differ = false; // those of the whole board
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read || read->number < 1 || read->number > 4 * shape.side() ||
            read->cells.size() != shape.side() || shape.side() < 2 || !shape.is_square() ||
            !are_in_grid(shape, read->cells) || !is_line(shape, read->cells)) {
            return std::nullopt;
        }
        return Kind{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        return write_numbered_cells(shape, static_cast<int>(rule.rank), rule.cells);
    }
    /// Lists the line, the other cells that begin lines, and the rest of the board.
    static std::vector<Cell> cells(const Kind &rule) {
        std::vector<Cell> cells = rule.cells;
        std::vector<Cell> inner;
        const std::size_t side = rule.cells.size();
        std::vector<bool> is_listed(side * side);
        for (const Cell cell : rule.cells) {
            is_listed[index(cell)] = true;
        }
        for (std::size_t at = 0; at < is_listed.size(); ++at) {
            if (!is_listed[at]) {
                (begins_a_line(at, side) ? cells : inner).push_back(cell_at(at));
            }
        }
        cells.insert(cells.end(), inner.begin(), inner.end());
        return cells;
    }

    /// The rank says which digit begins the line, and how it compares with the others that begin
    /// so.
    static Subject subject(const Kind &rule) {
        const std::size_t side = rule.cells.size();
        const bool is_inner = !begins_a_line(index(rule.cells[side / 2]), side);
        const std::size_t beginning = 4 * side - 4;
        return {beginning + (is_inner ? side - 2 : 0), DigitSet::only(leading_digit(rule.rank))};
    }

    /// Restricts the line's first digit and its order among the lines that can begin with it.
    /// O(cells).
    static bool prune(const Kind &rule, std::span<DigitSet> candidates) {
        const std::vector<Cell> all = cells(rule);
        RankedBoard board(all, rule.cells.size(), candidates, Allowed);
        if (!board.prune(rule.rank)) {
            return false;
        }
        std::ranges::transform(all, candidates.begin(), [&](Cell cell) { return board.at(cell); });
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// Is the cell in the first or last row or column?
    static bool begins_a_line(std::size_t cell, std::size_t side) {
        const std::size_t row = cell / side;
        const std::size_t column = cell % side;
        return row == 0 || row == side - 1 || column == 0 || column == side - 1;
    }
    /// Are the cells a whole row or column, from either end?
    static bool is_line(const Shape &shape, std::span<const Cell> cells) {
        const auto steps_by = [&](int step) {
            return std::ranges::adjacent_find(cells, [&](Cell one, Cell next) {
                       return static_cast<int>(index(next)) - static_cast<int>(index(one)) != step;
                   }) == cells.end();
        };
        const int side = static_cast<int>(shape.side());
        const bool is_row = shape.row(cells.front()) == shape.row(cells.back());
        return is_row ? steps_by(1) || steps_by(-1) : steps_by(side) || steps_by(-side);
    }
};

template <> struct KindOf<FullRank> : KindOfRank<FullRank, Ties::none> {
    static constexpr std::string_view name = "full-rank";
    static constexpr std::string_view meaning =
        "Read as a number, the line has this rank among all rows and columns from both ends, the "
        "least first; no other is equal.";
    static constexpr std::string_view example =
        "full-rank 5 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
};

template <> struct KindOf<SharedRank> : KindOfRank<SharedRank, Ties::some> {
    static constexpr std::string_view name = "shared-rank";
    static constexpr std::string_view meaning =
        "Read as a number, the line has this rank among all rows and columns from both ends, the "
        "least first; others may be equal.";
    static constexpr std::string_view example =
        "shared-rank 5 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
};

} // namespace dokushin
