// The steps that row_search.h and level_search.h share: a labelling is extended by one more row of
// the board, column by column (row_search.h has the picture and the numbers of the steps). Which
// labellings are kept, and in which order they are extended, is up to the search, which defines
//
//     branch(labelling, position, labels_used)   takes a labelling that has just made a choice, and
//                                                the position from where to continue
//     row_improved(position)                     drops the labellings that are beyond the position,
//                                                because the row has become less there
//
// where labels_used is the number of labels that the form has used so far.
//
// Cost: a row takes time in proportion to its columns, except that the columns of a class are
// visited once for each that is chosen.
#pragma once

#include "base/saturating.h"
#include "canon/general/labelling.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace dokushin::canon {

template <class Size, class Search> class RowExtension {
  public:
    [[nodiscard]] const CellMap &form() const { return form_; }

    /// The label of a digit in the form, by one of the labellings that are left; 0 if the digit
    /// does not occur.
    [[nodiscard]] unsigned label_of(const Labelling &labelling, unsigned digit) const {
        assert(digit >= 1 && digit <= size_.side());
        const unsigned seen = labelling.seen_row[digit - 1];
        return seen == unseen
                   ? 0
                   : form_[seen][labelling.position_of[labelling.seen_column[digit - 1]]];
    }

  private:
    friend Search;

    static constexpr std::uint8_t unknown = 0xFF; ///< greater than every label

    explicit RowExtension(const Size &size) : size_(size) {}

    /// The roots of the search tree: an empty labelling for each orientation of the board.
    void find_roots(std::vector<Labelling> &labellings) const {
        labellings.assign(1, root(false));
        if (boards_[1] != nullptr) {
            labellings.push_back(root(true));
        }
    }

    [[nodiscard]] Labelling root(bool transposed) const {
        Labelling labelling{};
        for (unsigned i = 0; i < labelling.column_at.size(); ++i) {
            labelling.column_at[i] = labelling.position_of[i] = static_cast<std::uint8_t>(i);
        }
        labelling.seen_row.fill(unseen);
        labelling.multiplicity = 1;
        labelling.class_starts = std::uint32_t{1} << size_.side();
        for (unsigned first = 0; first < size_.side(); first += size_.stack_width()) {
            labelling.class_starts |= std::uint32_t{1} << first;
        }
        labelling.unused_rows = static_cast<std::uint16_t>((std::uint32_t{1} << size_.side()) - 1);
        labelling.free_stacks = static_cast<std::uint8_t>(size_.side() / size_.stack_width());
        labelling.transposed = transposed;
        assert(is_ok(labelling, size_.side(), 0));
        return labelling;
    }

    // ---- which row of the board comes next -----------------------------------------

    /// Lists for each labelling the rows that may be next and begin with the most blanks.
    void choose_rows(const std::vector<Labelling> &labellings, std::vector<RowChoice> &choices) {
        assert(!labellings.empty() && row_ < size_.side());
        choices.clear();
        unsigned most = 0;
        for (std::size_t labelling = 0; labelling < labellings.size(); ++labelling) {
            board_ = boards_[labellings[labelling].transposed ? 1 : 0];
            for (std::uint32_t rows = next_rows(labellings[labelling]); rows != 0;) {
                const auto row = static_cast<unsigned>(std::countr_zero(rows));
                const std::uint32_t equal = rows & rows_equal_to(row);
                rows &= ~equal;
                const unsigned blanks = leading_blanks(labellings[labelling], row);
                if (blanks > most) {
                    most = blanks;
                    choices.clear();
                }
                if (blanks == most) {
                    choices.push_back(
                        {static_cast<std::uint32_t>(labelling), static_cast<std::uint8_t>(row),
                         static_cast<std::uint8_t>(equal == 1U << row ? 1 : count_bits(equal))});
                }
            }
        }
    }

    /// The unused rows of the band, or of all bands if none has begun; only the blank ones if
    /// there are any.
    [[nodiscard]] std::uint32_t next_rows(const Labelling &labelling) const {
        std::uint32_t rows = labelling.unused_rows;
        if (row_ % size_.box_rows() != 0) {
            rows &= band_of(size_, labelling.row_at[row_ - 1]);
        }
        assert(rows != 0); // a band that has begun is ended before another begins
        const std::uint32_t blank = rows & board_->blank_rows;
        return blank != 0 ? blank : rows;
    }

    /// The rows that lead to the same form as this one, used or not: the row itself, and if it is
    /// blank the blank rows of its band, or of all blank bands.
    [[nodiscard]] std::uint32_t rows_equal_to(unsigned row) const {
        const std::uint32_t itself = std::uint32_t{1} << row;
        if ((board_->blank_rows & itself) == 0) {
            return itself;
        }
        const bool new_band = row_ % size_.box_rows() == 0;
        return new_band && (board_->blank_bands & itself) != 0
                   ? board_->blank_bands
                   : board_->blank_rows & band_of(size_, row);
    }

    /// The number of blanks with which the row would begin, which is computed quickly and
    /// excludes most rows.
    [[nodiscard]] unsigned leading_blanks(const Labelling &labelling, unsigned row) const {
        const unsigned given = board_->given[row];
        const unsigned open_end = labelling.free_stacks * size_.stack_width();
        unsigned blanks = 0;
        unsigned fewest = unknown;
        for (unsigned first = 0; first < open_end; first += size_.stack_width()) {
            const unsigned givens = givens_in(labelling, first, given);
            blanks += givens == 0 ? size_.stack_width() : 0;
            fewest = givens == 0 ? fewest : std::min(fewest, givens);
        }
        return fewest != unknown ? blanks + size_.stack_width() - fewest
                                 : blanks_before(labelling, given);
    }

    /// The same for a row that is blank in all free stacks, by its columns with digits. A class
    /// lies within a stack.
    [[nodiscard]] unsigned blanks_before(const Labelling &labelling, unsigned given) const {
        std::uint32_t positions = 0;
        for (; given != 0; given &= given - 1) {
            positions |=
                1U << labelling.position_of[static_cast<unsigned>(std::countr_zero(given))];
        }
        if (positions == 0) {
            return size_.side();
        }
        const auto first = static_cast<unsigned>(std::countr_zero(positions));
        const unsigned end = class_end(labelling, first);
        return end - size_.count_in_stack((positions & ((1U << end) - 1)) >> first);
    }

    /// Appends the chosen row to the labelling, and puts the stacks that stay blank. False if the
    /// row is given up.
    [[nodiscard]] bool start_row(Labelling &labelling, const RowChoice &choice) {
        assert(is_ok(labelling, size_.side(), row_));
        assert((labelling.unused_rows >> choice.row & 1U) != 0 && choice.multiplicity > 0);
        labelling.row_at[row_] = choice.row;
        labelling.unused_rows =
            static_cast<std::uint16_t>(labelling.unused_rows & ~(1U << choice.row));
        labelling.multiplicity = saturating_product(labelling.multiplicity, choice.multiplicity);
        open_end_ = labelling.free_stacks * size_.stack_width();
        load_row(labelling);
        return put_blank_stacks(labelling);
    }

    void load_row(const Labelling &labelling) {
        const unsigned row = labelling.row_at[row_];
        board_ = boards_[labelling.transposed ? 1 : 0];
        line_ = &board_->digits[row];
        given_ = board_->given[row];
    }

    // ---- the row's columns, from left to right -------------------------------------

    /// True if an open stack begins here, and another one could take its place.
    [[nodiscard]] bool is_choice_of_stack(unsigned position) const {
        return position + size_.stack_width() < open_end_ && position % size_.stack_width() == 0;
    }

    /// 1. Tries each of the open stacks that have the fewest digits in this row.
    void choose_stack(const Labelling &labelling, unsigned position, unsigned labels_used) {
        assert(is_choice_of_stack(position));
        const unsigned width = size_.stack_width();
        unsigned fewest = width;
        for (unsigned first = position; first < open_end_; first += width) {
            fewest = std::min(fewest, givens_in(labelling, first, given_));
        }
        for (unsigned first = position; first < open_end_; first += width) {
            if (givens_in(labelling, first, given_) == fewest) {
                Labelling chosen = labelling;
                exchange_stacks(chosen, first, position);
                unsigned after = position;
                unsigned labels_after = labels_used;
                if (extend_class(chosen, after, labels_after)) {
                    search().branch(chosen, after, labels_after);
                }
            }
        }
    }

    /// Extends the row by a class, or by its first columns. False if the row is given up.
    bool extend_class(Labelling &labelling, unsigned &position, unsigned &labels_used) {
        assert(class_begin(labelling, position) == position && labels_used <= size_.side());
        if ((labelling.class_starts >> (position + 1) & 1U) != 0) {
            return extend_column(labelling, position, labels_used);
        }
        const unsigned end = class_end(labelling, position);
        const unsigned digits = blanks_first(labelling, position, end);
        if (!put_blanks(position, digits)) {
            return false;
        }
        position = digits;
        if (position == end) {
            return true;
        }
        labelling.class_starts |= std::uint32_t{1} << position;
        const unsigned least = least_label(labelling, position, end, labels_used);
        if (least > labels_used) {
            return put_new_digits(labelling, position, end, labels_used);
        }
        if (!put(position, least)) {
            return false;
        }
        put_known_digit(labelling, position, end, least, labels_used);
        return true;
    }

    /// Extends the row by a column that is a class of its own, as most are.
    bool extend_column(Labelling &labelling, unsigned &position, unsigned &labels_used) {
        const unsigned column = labelling.column_at[position];
        const unsigned digit = (*line_)[column];
        if (digit == 0) {
            return put(position++, 0);
        }
        const unsigned seen = labelling.seen_row[digit - 1];
        if (seen == unseen) {
            return put_new_digits(labelling, position, position + 1, labels_used);
        }
        const unsigned at = labelling.position_of[labelling.seen_column[digit - 1]];
        const unsigned first = class_begin(labelling, at);
        if (!put(position, form_[seen][first])) {
            return false;
        }
        individualise(labelling, first, at);
        ++position;
        return true;
    }

    /// 2. Brings the columns that are blank in this row to the front of a class, and returns
    /// where the others begin.
    unsigned blanks_first(Labelling &labelling, unsigned begin, unsigned end) const {
        unsigned blanks = begin;
        for (unsigned position = begin; position < end; ++position) {
            if ((given_ >> labelling.column_at[position] & 1U) == 0) {
                exchange(labelling, blanks, position);
                ++blanks;
            }
        }
        return blanks;
    }

    /// 3. The least label that a digit in this class can get.
    [[nodiscard]] unsigned least_label(const Labelling &labelling, unsigned begin, unsigned end,
                                       unsigned labels_used) const {
        unsigned least = labels_used + 1;
        for (unsigned position = begin; position < end; ++position) {
            least = std::min(least, label_if_at(labelling, begin, end,
                                                labelling.column_at[position], labels_used));
        }
        return least;
    }

    /// The least label that this column's digit can get if the column comes first in the class
    /// [begin, end). If the digit was first seen in the same class, the column where it was seen
    /// can only come second.
    [[nodiscard]] unsigned label_if_at(const Labelling &labelling, unsigned begin, unsigned end,
                                       unsigned column, unsigned labels_used) const {
        const unsigned digit = (*line_)[column];
        const unsigned seen = labelling.seen_row[digit - 1];
        if (seen == unseen) {
            return labels_used + 1;
        }
        const unsigned at = labelling.position_of[labelling.seen_column[digit - 1]];
        const bool same_class = at >= begin && at < end;
        return form_[seen][same_class ? begin + 1 : class_begin(labelling, at)];
    }

    /// 3. Puts one column of the class, and branches for each other that has the least label.
    void put_known_digit(Labelling &labelling, unsigned &position, unsigned end, unsigned least,
                         unsigned labels_used) {
        unsigned chosen = end;
        for (unsigned other = position; other < end; ++other) {
            if (label_if_at(labelling, position, end, labelling.column_at[other], labels_used) !=
                least) {
                continue;
            }
            if (chosen != end) {
                Labelling branch = labelling;
                settle(branch, position, chosen);
                search().branch(branch, position + 1, labels_used);
            }
            chosen = other;
        }
        assert(chosen < end); // the least label is that of some column
        settle(labelling, position, chosen);
        ++position;
    }

    /// Fixes the column now at `from` at `position`, and the column where its digit was first
    /// seen at the first position of its class.
    void settle(Labelling &labelling, unsigned position, unsigned from) const {
        individualise(labelling, position, from);
        const unsigned digit = (*line_)[labelling.column_at[position]];
        assert(digit != 0 && labelling.seen_row[digit - 1] != unseen);
        const unsigned at = labelling.position_of[labelling.seen_column[digit - 1]];
        individualise(labelling, class_begin(labelling, at), at);
    }

    /// 4. Puts the rest of the class, digits that were not seen before.
    bool put_new_digits(Labelling &labelling, unsigned &position, unsigned end,
                        unsigned &labels_used) {
        for (; position < end; ++position) {
            if (!put(position, ++labels_used)) {
                return false;
            }
            const unsigned column = labelling.column_at[position];
            const unsigned digit = (*line_)[column];
            assert(digit != 0 && labelling.seen_row[digit - 1] == unseen);
            labelling.seen_row[digit - 1] = static_cast<std::uint8_t>(row_);
            labelling.seen_column[digit - 1] = static_cast<std::uint8_t>(column);
        }
        return true;
    }

    // ---- the string ------------------------------------------------------------------

    /// Puts a label in the row of the form. False if this makes the row greater than the least.
    bool put(unsigned position, unsigned label) {
        assert(position < size_.side() && label <= size_.side());
        std::uint8_t &least = form_[row_][position];
        if (label < least) {
            if (least != unknown) { // else all behind it is unknown, and no labelling is there
                forget_from(position);
            }
            least = static_cast<std::uint8_t>(label);
        }
        return label == least;
    }

    void forget_from(unsigned position) {
        std::fill(form_[row_].begin() + static_cast<std::ptrdiff_t>(position), row_end(), unknown);
        search().row_improved(position);
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

    auto row_end() { return form_[row_].begin() + static_cast<std::ptrdiff_t>(size_.side()); }

    /// 1. Puts the free stacks that stay blank.
    bool put_blank_stacks(Labelling &labelling) {
        const unsigned width = size_.stack_width();
        unsigned free = 0;
        for (unsigned first = 0; first < open_end_; first += width) {
            if (givens_in(labelling, first, given_) == 0) {
                exchange_stacks(labelling, first, free * width);
                ++free;
            }
        }
        labelling.free_stacks = static_cast<std::uint8_t>(free);
        return put_blanks(0, free * width);
    }

    // ---- stacks ------------------------------------------------------------------------

    void exchange_stacks(Labelling &labelling, unsigned one, unsigned other) const {
        for (unsigned column = 0; one != other && column < size_.stack_width(); ++column) {
            exchange(labelling, one + column, other + column);
        }
    }
    /// The number of a row's digits in the stack that begins at the position `first`.
    [[nodiscard]] unsigned givens_in(const Labelling &labelling, unsigned first,
                                     unsigned given) const {
        const unsigned width = size_.stack_width();
        const unsigned column = labelling.column_at[first] / width * width;
        return size_.count_in_stack(given >> column & ((1U << width) - 1));
    }

    Size size_;
    Orientations boards_{};
    CellMap form_{};
    unsigned row_ = 0;      ///< of the form
    unsigned open_end_ = 0; ///< the end of the stacks that were free before this row

    // The row of the board that is being tried:
    const Board *board_ = nullptr;
    const LineMap *line_ = nullptr; ///< its digits
    std::uint32_t given_ = 0;       ///< its columns that are not blank
};

} // namespace dokushin::canon
