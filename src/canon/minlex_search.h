// The least image of a board, row by row, with all the ways that lead there.
//
// A Way is a transform as far as it is known: the rows of the form so far, and the columns
// in classes. The columns of a class lie side by side in the form, in an order that has
// made no difference yet: in each row so far they are all blank or all hold a digit that
// was first seen there.
//
//     position   0  1  2 | 3  4  5 | 6  7  8
//     form       0  0  0 | 0  0  1 | 0  2  3
//     classes    a  a  a   a  a  b   c  d  d      digits are called by where they were
//                a free stack                     first seen: those in d are 2 and 3,
//                                                 and which is which is open
//
// For each row of the form, each way, and each row of the board that may come next, but
// for those that would begin with fewer blanks than another:
//   1. free stacks   stacks without digits so far have no order among them either. Those
//                    that stay blank come first, for the others each order is tried.
//   2. blanks        of a class, the columns that are blank in the row come first: no choice.
//   3. least digit   of the others the one with the least name: of an open one, the least
//                    that it may still get, which puts the column where it was first seen
//                    in its place. Columns with the same least name are a real choice.
//   4. new digits    come last, under the next names, and leave their class as it is.
// A row that becomes greater than the least so far is given up; one that becomes less
// makes all ways so far obsolete. So all ways that are left begin with the same string.
//
// Rows without digits are the same for this purpose, as are bands without: one of them
// stands for all, and the way counts as often. At the end a way stands for as many
// transforms as its classes and free stacks have orders.
//
// Source: the method is that of all minlex programs, by rows with ties kept; the classes
// are the partitions of McKay's graph canonisation (Practical Graph Isomorphism, 1981).
// Cost: the ways that tie at a row. There are few but for boards with many symmetries;
// beyond `most_ways` the search gives up.
#pragma once

#include "canon/way.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {

template <class Geometry> class MinlexSearch {
  public:
    static constexpr std::size_t most_ways = std::size_t{1} << 18;

    MinlexSearch(const Geometry &geometry, Memory &memory) : geometry_(geometry), memory_(memory) {}

    /// Finds the form of a board that breaks no house, and every way to it. False: given up.
    [[nodiscard]] bool run(const Board &upright, const Board *turned) {
        boards_[0] = &upright;
        boards_[1] = turned;
        memory_.ways.clear();
        begin(false);
        if (turned != nullptr) {
            begin(true);
        }
        for (row_ = 0; row_ < geometry_.side(); ++row_) {
            find_promising_rows();
            memory_.next.clear();
            form_[row_].fill(unknown);
            for (const Trial &trial : memory_.trials) {
                try_row(trial);
                if (memory_.next.size() > most_ways) {
                    return false;
                }
            }
            std::swap(memory_.ways, memory_.next);
            names_ = names_after_;
        }
        return true;
    }

    [[nodiscard]] const std::vector<Way> &ways() const { return memory_.ways; }
    [[nodiscard]] const Lines &form() const { return form_; }

    /// What a digit is called in the form, by one of the ways that are left; 0 if it
    /// doesn't occur.
    [[nodiscard]] unsigned name_of(const Way &way, unsigned digit) const {
        const unsigned seen = way.seen_row[digit - 1];
        return seen == unseen ? 0 : form_[seen][way.position_of[way.seen_column[digit - 1]]];
    }

  private:
    static constexpr std::uint8_t unknown = 0xFF; ///< greater than every name

    auto row_end() { return form_[row_].begin() + static_cast<std::ptrdiff_t>(geometry_.side()); }

    void begin(bool transposed) {
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
        memory_.ways.push_back(way);
    }

    // ---- which row of the board comes next -----------------------------------------

    /// For each way, each row that may be next, of those that promise the least string.
    void find_promising_rows() {
        memory_.trials.clear();
        unsigned most = 0;
        for (std::size_t way = 0; way < memory_.ways.size(); ++way) {
            board_ = boards_[memory_.ways[way].transposed ? 1 : 0];
            for (std::uint32_t rows = next_rows(memory_.ways[way]); rows != 0;) {
                const auto row = static_cast<unsigned>(std::countr_zero(rows));
                const std::uint32_t alike = rows & like(row);
                rows &= ~alike;
                const unsigned promised = promise(memory_.ways[way], row);
                if (promised > most) {
                    most = promised;
                    memory_.trials.clear();
                }
                if (promised == most) {
                    memory_.trials.push_back(
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

    void try_row(const Trial &trial) {
        Way way = memory_.ways[trial.way];
        board_ = boards_[way.transposed ? 1 : 0];
        line_ = &board_->digits[trial.row];
        given_ = board_->given[trial.row];
        way.row_at[row_] = static_cast<std::uint8_t>(trial.row);
        way.rows = static_cast<std::uint16_t>(way.rows & ~(1U << trial.row));
        way.times = multiplied(way.times, trial.alike);
        open_end_ = way.free * geometry_.stack_width();
        if (put_blank_stacks(way)) {
            extend(way, way.free * geometry_.stack_width(), names_);
        }
    }

    // ---- the row's columns, from left to right -------------------------------------

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

    /// Goes on from a position at which a class begins; `names` have been used so far.
    void extend(Way &way, unsigned position, unsigned names) {
        while (position < geometry_.side()) {
            if (is_choice_of_stack(position)) {
                choose_stack(way, position, names);
                return;
            }
            if (!extend_class(way, position, names)) {
                return;
            }
        }
        names_after_ = names;
        if (memory_.next.size() <= most_ways) { // one row can have millions
            memory_.next.push_back(way);
        }
    }

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
                    extend(chosen, after, names_after);
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
                extend(branch, position + 1, names);
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
            std::fill(form_[row_].begin() + static_cast<std::ptrdiff_t>(position), row_end(),
                      unknown);
            least = static_cast<std::uint8_t>(name);
            memory_.next.clear();
        }
        return name == least;
    }

    bool put_blanks(unsigned position, unsigned end) {
        for (; position < end; ++position) {
            if (!put(position, 0)) {
                return false;
            }
        }
        return true;
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
    Memory &memory_;
    std::array<const Board *, 2> boards_{};
    Lines form_{};
    unsigned row_ = 0;         ///< of the form
    unsigned names_ = 0;       ///< used in the rows so far
    unsigned names_after_ = 0; ///< … and in the least that has been found for this one

    // What is tried just now:
    const Board *board_ = nullptr;
    const Line *line_ = nullptr; ///< the row of the board
    std::uint32_t given_ = 0;    ///< its columns that are not blank
    unsigned open_end_ = 0;      ///< where the stacks end that were free before this row
};

} // namespace dokushin::canon
