// What the searches for the least image share: a way goes on by one more row of the board,
// column by column (minlex_search.h has the picture). Which ways are kept, and in which
// order they go on, is the search's own business, which it says in two functions:
//
//     branch(way, position, names)   a way that has just made a choice, and where it goes on
//     lessened(position)             the row is less now than any so far: ways that were
//                                    further than that are none any more
//
// Cost: a row of a way takes time in proportion to the columns, but for classes, whose
// columns are looked at once for each that is chosen.
#pragma once

#include "base/saturating.h"
#include "canon/general/labelling.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {

template <class Geometry, class Search> class RowSteps {
  public:
    [[nodiscard]] const Lines &form() const { return form_; }

    /// What a digit is called in the form, by one of the ways that are left; 0 if it
    /// doesn't occur.
    [[nodiscard]] unsigned name_of(const Way &way, unsigned digit) const {
        const unsigned seen = way.seen_row[digit - 1];
        return seen == unseen ? 0 : form_[seen][way.position_of[way.seen_column[digit - 1]]];
    }

  private:
    friend Search;

    static constexpr std::uint8_t unknown = 0xFF; ///< greater than every name

    explicit RowSteps(const Geometry &geometry) : geometry_(geometry) {}

    [[nodiscard]] Way beginning(bool transposed) const {
        Way way{};
        for (unsigned i = 0; i < way.column_at.size(); ++i) {
            way.column_at[i] = way.position_of[i] = static_cast<std::uint8_t>(i);
        }
        way.seen_row.fill(unseen);
        way.times = 1;
        way.starts = std::uint32_t{1} << geometry_.side();
        for (unsigned first = 0; first < geometry_.side(); first += geometry_.stack_width()) {
            way.starts |= std::uint32_t{1} << first;
        }
        way.rows = static_cast<std::uint16_t>((std::uint32_t{1} << geometry_.side()) - 1);
        way.free = static_cast<std::uint8_t>(geometry_.side() / geometry_.stack_width());
        way.transposed = transposed;
        return way;
    }

    // ---- which row of the board comes next -----------------------------------------

    /// For each way, each row that may be next, of those that promise the least string.
    void find_promising_rows(const std::vector<Way> &ways, std::vector<Trial> &trials) {
        trials.clear();
        unsigned most = 0;
        for (std::size_t way = 0; way < ways.size(); ++way) {
            board_ = boards_[ways[way].transposed ? 1 : 0];
            for (std::uint32_t rows = next_rows(ways[way]); rows != 0;) {
                const auto row = static_cast<unsigned>(std::countr_zero(rows));
                const std::uint32_t alike = rows & like(row);
                rows &= ~alike;
                const unsigned promised = promise(ways[way], row);
                if (promised > most) {
                    most = promised;
                    trials.clear();
                }
                if (promised == most) {
                    trials.push_back(
                        {static_cast<std::uint32_t>(way), static_cast<std::uint16_t>(row),
                         static_cast<std::uint16_t>(alike == 1U << row ? 1 : count_bits(alike))});
                }
            }
        }
    }

    /// The rest of the band, or of all bands if none has been begun; blank rows first.
    [[nodiscard]] std::uint32_t next_rows(const Way &way) const {
        std::uint32_t rows = way.rows;
        if (row_ % geometry_.box_rows() != 0) {
            rows &= band_of(geometry_, way.row_at[row_ - 1]);
        }
        const std::uint32_t blank = rows & board_->blank_rows;
        return blank != 0 ? blank : rows;
    }

    /// The rows for which this one may stand, should they not be used yet: itself, and if
    /// it has no digits those without in its band, or in all bands without.
    [[nodiscard]] std::uint32_t like(unsigned row) const {
        const std::uint32_t itself = std::uint32_t{1} << row;
        if ((board_->blank_rows & itself) == 0) {
            return itself;
        }
        const bool new_band = row_ % geometry_.box_rows() == 0;
        return new_band && (board_->blank_bands & itself) != 0
                   ? board_->blank_bands
                   : board_->blank_rows & band_of(geometry_, row);
    }

    /// With how many blanks the row would begin: what is quickly told, and decides most.
    [[nodiscard]] unsigned promise(const Way &way, unsigned row) const {
        const unsigned given = board_->given[row];
        const unsigned open_end = way.free * geometry_.stack_width();
        unsigned blanks = 0;
        unsigned fewest = unknown;
        for (unsigned first = 0; first < open_end; first += geometry_.stack_width()) {
            const unsigned givens = givens_in(way, first, given);
            blanks += givens == 0 ? geometry_.stack_width() : 0;
            fewest = givens == 0 ? fewest : std::min(fewest, givens);
        }
        return fewest != unknown ? blanks + geometry_.stack_width() - fewest
                                 : leading_blanks(way, given);
    }

    /// Of a row that is blank in free stacks. Classes don't go beyond a stack.
    [[nodiscard]] unsigned leading_blanks(const Way &way, unsigned given) const {
        std::uint32_t positions = 0;
        for (; given != 0; given &= given - 1) {
            positions |= 1U << way.position_of[static_cast<unsigned>(std::countr_zero(given))];
        }
        if (positions == 0) {
            return geometry_.side();
        }
        const auto first = static_cast<unsigned>(std::countr_zero(positions));
        const unsigned end = class_end(way, first);
        return end - geometry_.count_in_stack((positions & ((1U << end) - 1)) >> first);
    }

    /// The way with that row as its next, its stacks that stay blank put. False: given up.
    [[nodiscard]] bool start_row(Way &way, const Trial &trial) {
        way.row_at[row_] = static_cast<std::uint8_t>(trial.row);
        way.rows = static_cast<std::uint16_t>(way.rows & ~(1U << trial.row));
        way.times = saturating_product(way.times, trial.alike);
        open_end_ = way.free * geometry_.stack_width();
        look_at_row(way);
        return put_blank_stacks(way);
    }

    void look_at_row(const Way &way) {
        const unsigned row = way.row_at[row_];
        board_ = boards_[way.transposed ? 1 : 0];
        line_ = &board_->digits[row];
        given_ = board_->given[row];
    }

    // ---- the row's columns, from left to right -------------------------------------

    /// Does an open stack begin here, with another one that might take its place?
    [[nodiscard]] bool is_choice_of_stack(unsigned position) const {
        return position + geometry_.stack_width() < open_end_ &&
               position % geometry_.stack_width() == 0;
    }

    /// 1. Each open stack in turn, of those with the fewest digits in this row.
    void choose_stack(const Way &way, unsigned position, unsigned names) {
        const unsigned width = geometry_.stack_width();
        unsigned fewest = width;
        for (unsigned first = position; first < open_end_; first += width) {
            fewest = std::min(fewest, givens_in(way, first, given_));
        }
        for (unsigned first = position; first < open_end_; first += width) {
            if (givens_in(way, first, given_) == fewest) {
                Way chosen = way;
                exchange_stacks(chosen, first, position);
                unsigned after = position;
                unsigned names_after = names;
                if (extend_class(chosen, after, names_after)) {
                    search().branch(chosen, after, names_after);
                }
            }
        }
    }

    /// A class, or its first columns. False: the row is given up.
    bool extend_class(Way &way, unsigned &position, unsigned &names) {
        if ((way.starts >> (position + 1) & 1U) != 0) {
            return extend_column(way, position, names);
        }
        const unsigned end = class_end(way, position);
        const unsigned digits = blanks_first(way, position, end);
        if (!put_blanks(position, digits)) {
            return false;
        }
        position = digits;
        if (position == end) {
            return true;
        }
        way.starts |= std::uint32_t{1} << position;
        const unsigned least = least_name(way, position, end, names);
        if (least > names) {
            return put_new_digits(way, position, end, names);
        }
        if (!put(position, least)) {
            return false;
        }
        put_known_digit(way, position, end, least, names);
        return true;
    }

    /// The same of a column whose place is known already, as most are.
    bool extend_column(Way &way, unsigned &position, unsigned &names) {
        const unsigned column = way.column_at[position];
        const unsigned digit = (*line_)[column];
        if (digit == 0) {
            return put(position++, 0);
        }
        const unsigned seen = way.seen_row[digit - 1];
        if (seen == unseen) {
            return put_new_digits(way, position, position + 1, names);
        }
        const unsigned place = way.position_of[way.seen_column[digit - 1]];
        const unsigned first = class_begin(way, place);
        if (!put(position, form_[seen][first])) {
            return false;
        }
        exchange(way, first, place);
        way.starts |= std::uint32_t{2} << first;
        ++position;
        return true;
    }

    /// 2. Brings the columns that are blank in this row to the front of a class, and returns
    /// where the others begin.
    unsigned blanks_first(Way &way, unsigned begin, unsigned end) const {
        unsigned blanks = begin;
        for (unsigned position = begin; position < end; ++position) {
            if ((given_ >> way.column_at[position] & 1U) == 0) {
                exchange(way, blanks, position);
                ++blanks;
            }
        }
        return blanks;
    }

    /// 3. The least name that a digit in this class may get.
    [[nodiscard]] unsigned least_name(const Way &way, unsigned begin, unsigned end,
                                      unsigned names) const {
        unsigned least = names + 1;
        for (unsigned position = begin; position < end; ++position) {
            least = std::min(least, name_if_at(way, begin, end, way.column_at[position], names));
        }
        return least;
    }

    /// The least name of this column's digit, should the column be the first of the class
    /// [begin, end). If the digit was first seen in the same class, its own column comes
    /// behind that.
    [[nodiscard]] unsigned name_if_at(const Way &way, unsigned begin, unsigned end, unsigned column,
                                      unsigned names) const {
        const unsigned digit = (*line_)[column];
        const unsigned seen = way.seen_row[digit - 1];
        if (seen == unseen) {
            return names + 1;
        }
        const unsigned place = way.position_of[way.seen_column[digit - 1]];
        const bool same_class = place >= begin && place < end;
        return form_[seen][same_class ? begin + 1 : class_begin(way, place)];
    }

    /// 3. One column of the class: each that has the least name.
    void put_known_digit(Way &way, unsigned &position, unsigned end, unsigned least,
                         unsigned names) {
        unsigned chosen = end;
        for (unsigned other = position; other < end; ++other) {
            if (name_if_at(way, position, end, way.column_at[other], names) != least) {
                continue;
            }
            if (chosen != end) {
                Way branch = way;
                settle(branch, position, chosen);
                search().branch(branch, position + 1, names);
            }
            chosen = other;
        }
        settle(way, position, chosen);
        ++position;
    }

    /// The column now at `from` comes to `position` for good, and the column in which its
    /// digit was first seen to the first place of its class.
    void settle(Way &way, unsigned position, unsigned from) const {
        exchange(way, position, from);
        way.starts |= std::uint32_t{2} << position;
        const unsigned digit = (*line_)[way.column_at[position]];
        const unsigned place = way.position_of[way.seen_column[digit - 1]];
        const unsigned first = class_begin(way, place);
        exchange(way, first, place);
        way.starts |= std::uint32_t{2} << first;
    }

    /// 4. The rest of the class: digits that were not seen before.
    bool put_new_digits(Way &way, unsigned &position, unsigned end, unsigned &names) {
        for (; position < end; ++position) {
            if (!put(position, ++names)) {
                return false;
            }
            const unsigned column = way.column_at[position];
            const unsigned digit = (*line_)[column];
            way.seen_row[digit - 1] = static_cast<std::uint8_t>(row_);
            way.seen_column[digit - 1] = static_cast<std::uint8_t>(column);
        }
        return true;
    }

    // ---- the string ------------------------------------------------------------------

    /// False if this makes the row greater than the least so far.
    bool put(unsigned position, unsigned name) {
        std::uint8_t &least = form_[row_][position];
        if (name < least) {
            if (least != unknown) { // else all behind it is, and no way has come there
                forget_from(position);
            }
            least = static_cast<std::uint8_t>(name);
        }
        return name == least;
    }

    void forget_from(unsigned position) {
        std::fill(form_[row_].begin() + static_cast<std::ptrdiff_t>(position), row_end(), unknown);
        search().lessened(position);
    }

    bool put_blanks(unsigned position, unsigned end) {
        for (; position < end; ++position) {
            if (!put(position, 0)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] Search &search() { return static_cast<Search &>(*this); }

    auto row_end() { return form_[row_].begin() + static_cast<std::ptrdiff_t>(geometry_.side()); }

    /// 1. Of the free stacks, those that stay so.
    bool put_blank_stacks(Way &way) {
        const unsigned width = geometry_.stack_width();
        unsigned free = 0;
        for (unsigned first = 0; first < open_end_; first += width) {
            if (givens_in(way, first, given_) == 0) {
                exchange_stacks(way, first, free * width);
                ++free;
            }
        }
        way.free = static_cast<std::uint8_t>(free);
        return put_blanks(0, free * width);
    }

    // ---- stacks ------------------------------------------------------------------------

    void exchange_stacks(Way &way, unsigned one, unsigned other) const {
        for (unsigned column = 0; one != other && column < geometry_.stack_width(); ++column) {
            exchange(way, one + column, other + column);
        }
    }
    /// Digits of a row in the stack whose place begins at `first`.
    [[nodiscard]] unsigned givens_in(const Way &way, unsigned first, unsigned given) const {
        const unsigned width = geometry_.stack_width();
        const unsigned column = way.column_at[first] / width * width;
        return geometry_.count_in_stack(given >> column & ((1U << width) - 1));
    }

    Geometry geometry_;
    std::array<const Board *, 2> boards_{};
    Lines form_{};
    unsigned row_ = 0;      ///< of the form
    unsigned open_end_ = 0; ///< where the stacks end that were free before this row

    // What is tried just now:
    const Board *board_ = nullptr;
    const Line *line_ = nullptr; ///< the row of the board
    std::uint32_t given_ = 0;    ///< its columns that are not blank
};

} // namespace dokushin::canon
