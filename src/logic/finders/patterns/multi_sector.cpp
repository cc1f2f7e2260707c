// Multi-sector locked sets (MSLS, multifish) count digits where some rows and columns cross. Each
// open crossing is filled: it is a truth. For each digit, the fewest rows, columns and boxes that
// have all of its candidates there are links, which hold it once each. Where there are as many
// links as truths, each link has its digit in a crossing:
//
//   rank = links − truths = 0
//
// So a link loses its digit outside of the crossings, and a candidate in two links is false, since
// it would use up both for one truth. With fewer links than truths there is no solution.
//
// From three rows and columns to five of one and four of the other are tried, few crossings first:
// with lines of each band and each stack, or four of two, two each. A digit's links may be chosen
// in several ways, all of which are sound; those that eliminate most are chosen. Boxes are tried
// only where rows and columns alone come near. Of steps with the same eliminations the first is
// passed.
//
// The pattern is looked for on boards of nine digits with square boxes. Sources: D. P. Bird, "Using
// Multi-Sector Locked Sets", New Sudoku Players' Forum, 2012; A. Barker's XSudo for truths, links
// and rank.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <array>
#include <cassert>
#include <optional>
#include <set>

namespace dokushin::logic {
namespace {

/// Bits of nine rows, columns or boxes.
using NineLines = std::uint64_t;
constexpr NineLines all_nine = 511;

/// The houses that link a digit's candidates.
struct SectorLinks {
    NineLines rows = 0;
    NineLines columns = 0;
    NineLines boxes = 0;

    [[nodiscard]] unsigned size() const {
        return count_bits(rows) + count_bits(columns) + count_bits(boxes);
    }
};

/// Lists the choices of so many lines with at least one of each three that share boxes, or with two
/// of each of two threes, as those beside an SK-loop.
std::vector<NineLines> choices_of_lines(unsigned size) {
    std::vector<NineLines> choices;
    for (NineLines lines = 0; lines <= all_nine; ++lines) {
        std::array<unsigned, 3> of_three{};
        for (const unsigned line : Bits(lines)) {
            ++of_three[line / 3];
        }
        const auto [least, most] = std::ranges::minmax(of_three);
        if (count_bits(lines) == size && (least > 0 || (size == 4 && most == 2))) {
            choices.push_back(lines);
        }
    }
    return choices;
}

class MultiSectors {
  public:
    MultiSectors(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(layout_.side() == side);
        for (unsigned row = 0; row < side; ++row) {
            for (unsigned column = 0; column < side; ++column) {
                const bool is_open = position.is_open(layout_.shape().cell(row, column));
                open_[row] |= NineLines{is_open} << column;
            }
        }
        for (unsigned digit = 0; digit < side; ++digit) {
            for (NineLines rows = 1; rows <= all_nine; ++rows) {
                const auto lowest = static_cast<unsigned>(std::countr_zero(rows));
                columns_of_[digit][static_cast<std::size_t>(rows)] =
                    columns_of(digit, rows & (rows - 1)) | places(lowest, digit);
            }
        }
    }

    bool run() {
        constexpr std::array<std::pair<unsigned, unsigned>, 8> sizes{
            {{3, 3}, {3, 4}, {4, 3}, {3, 5}, {5, 3}, {4, 4}, {4, 5}, {5, 4}}};
        std::array<std::vector<NineLines>, 6> choices;
        for (unsigned size = 3; size <= 5; ++size) {
            choices[size] = choices_of_lines(size);
        }
        for (const auto &[rows, columns] : sizes) {
            for (const NineLines chosen : choices[rows]) {
                if (taker_.is_cancelled()) {
                    return false;
                }
                choose_rows(chosen);
                for (const NineLines crossing : choices[columns]) {
                    columns_ = crossing;
                    if (!with_lines()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

  private:
    static constexpr unsigned side = 9;
    /// The number of links that boxes may save.
    static constexpr unsigned saved_by_boxes = 2;

    /// A RowChoice takes some rows as links of a digit: how many these are, and the columns that
    /// have the digit in the other rows.
    struct RowChoice {
        unsigned rows = 0;
        NineLines columns = 0;

        [[nodiscard]] bool is_as_good(const RowChoice &other) const {
            return rows <= other.rows && (columns & ~other.columns) == 0;
        }
    };

    /// The columns in which a row has the digit.
    [[nodiscard]] NineLines places(unsigned row, unsigned digit) const {
        return position_.places(row, digit_of(digit + 1));
    }
    /// The columns in which a crossing of a row has the digit.
    [[nodiscard]] NineLines crossings(unsigned row, unsigned digit) const {
        return (rows_ >> row & 1U) != 0 ? places(row, digit) & columns_ : 0;
    }

    /// Tries the crossings of the chosen lines; false if the taker has enough.
    bool with_lines() {
        unsigned truths = 0;
        for (const unsigned row : Bits(rows_)) {
            truths += count_bits(open_[row] & columns_);
        }
        unsigned links = 0;
        for (unsigned digit = 0; digit < side; ++digit) {
            links += fewest_lines(digit);
            if (links > truths + saved_by_boxes) {
                return true;
            }
        }
        return found(truths);
    }

    /// Returns the columns that have a digit in some rows.
    [[nodiscard]] NineLines columns_of(unsigned digit, NineLines rows) const {
        return columns_of_[digit][static_cast<std::size_t>(rows)];
    }

    /// Lists the choices of rows as links of each digit. A choice is left out if another has at
    /// most as many rows, and at most its columns remain.
    void choose_rows(NineLines rows) {
        rows_ = rows;
        for (unsigned digit = 0; digit < side; ++digit) {
            std::vector<RowChoice> &choices = row_choices_[digit];
            choices.clear();
            for (NineLines left = rows;; left = (left - 1) & rows) {
                const RowChoice one{count_bits(rows - left), columns_of(digit, left)};
                if (std::ranges::none_of(
                        choices, [&](const RowChoice &other) { return other.is_as_good(one); })) {
                    std::erase_if(choices,
                                  [&](const RowChoice &other) { return one.is_as_good(other); });
                    choices.push_back(one);
                }
                if (left == 0) {
                    break;
                }
            }
        }
    }

    /// Returns how many rows and columns link a digit.
    [[nodiscard]] unsigned fewest_lines(unsigned digit) const {
        unsigned fewest = side;
        for (const RowChoice &one : row_choices_[digit]) {
            fewest = std::min(fewest, one.rows + count_bits(one.columns & columns_));
        }
        return fewest;
    }

    /// Lists the boxes with at least two crossings that have the digit.
    [[nodiscard]] NineLines boxes_of(unsigned digit) const {
        NineLines once = 0;
        NineLines twice = 0;
        for (const unsigned row : Bits(rows_)) {
            for (const unsigned column : Bits(crossings(row, digit))) {
                const NineLines box = NineLines{1} << (row / 3 * 3 + column / 3);
                twice |= once & box;
                once |= box;
            }
        }
        return twice;
    }

    /// Lists the least choices of links for a digit.
    [[nodiscard]] std::vector<SectorLinks> least_links(unsigned digit) const {
        std::vector<SectorLinks> least;
        const NineLines useful = boxes_of(digit);
        for (NineLines boxes = useful;; boxes = (boxes - 1) & useful) {
            add_least(least, digit, boxes);
            if (boxes == 0) {
                return least;
            }
        }
    }

    /// Adds those with these boxes, if they are as few as those that are listed.
    void add_least(std::vector<SectorLinks> &least, unsigned digit, NineLines boxes) const {
        std::array<NineLines, side> in_row{};
        for (const unsigned row : Bits(rows_)) {
            in_row[row] = crossings(row, digit);
            for (unsigned stack = 0; stack < 3; ++stack) {
                if ((boxes >> (row / 3 * 3 + stack) & 1U) != 0) {
                    in_row[row] &= ~(NineLines{7} << 3 * stack);
                }
            }
        }
        for (NineLines left = rows_;; left = (left - 1) & rows_) {
            SectorLinks links{rows_ - left, 0, boxes};
            for (const unsigned row : Bits(left)) {
                links.columns |= in_row[row];
            }
            if (least.empty() || links.size() < least.front().size()) {
                least = {links};
            } else if (links.size() == least.front().size()) {
                least.push_back(links);
            }
            if (left == 0) {
                return;
            }
        }
    }

    [[nodiscard]] static bool has(NineLines lines, unsigned line) {
        return (lines >> line & 1U) != 0;
    }

    /// Lists what a digit's links eliminate.
    [[nodiscard]] std::vector<Candidate> eliminated(unsigned digit,
                                                    const SectorLinks &links) const {
        std::vector<Candidate> gone;
        for (unsigned row = 0; row < side; ++row) {
            for (const unsigned column : Bits(places(row, digit))) {
                const unsigned in = unsigned{has(links.rows, row)} +
                                    unsigned{has(links.columns, column)} +
                                    unsigned{has(links.boxes, row / 3 * 3 + column / 3)};
                if (in > unsigned{has(rows_, row) && has(columns_, column)}) {
                    gone.push_back({layout_.shape().cell(row, column), digit_of(digit + 1)});
                }
            }
        }
        return gone;
    }

    /// Passes a step if there are as many links as truths.
    bool found(unsigned truths) {
        std::array<std::vector<SectorLinks>, side> choices;
        unsigned count = 0;
        for (unsigned digit = 0; digit < side; ++digit) {
            choices[digit] = least_links(digit);
            count += choices[digit].front().size();
        }
        if (count != truths) {
            return true; // with fewer the puzzle has no solution
        }
        Step step;
        step.technique = Technique::multi_sector_locked_sets;
        step.size = truths;
        add_truths(step);
        for (unsigned digit = 0; digit < side; ++digit) {
            const auto best = std::ranges::max(choices[digit], {}, [&](const SectorLinks &links) {
                return eliminated(digit, links).size();
            });
            add_links(step, digit, best);
            std::ranges::copy(eliminated(digit, best), std::back_inserter(step.eliminations));
        }
        sort_eliminations(step);
        if (step.eliminations.empty() || !seen_.insert(step.eliminations).second) {
            return true;
        }
        return taker_.take(std::move(step));
    }

    void add_truths(Step &step) const {
        Part truths{Role::truth};
        for (const unsigned row : Bits(rows_)) {
            for (const unsigned column : Bits(open_[row] & columns_)) {
                truths.cells.push_back(layout_.shape().cell(row, column));
                truths.digits = truths.digits | position_.candidates(truths.cells.back());
            }
        }
        truths.houses = house_list(0, rows_ | columns_ << side);
        step.parts.push_back(std::move(truths));
    }

    /// Adds a part for each link, with its places among the truths.
    void add_links(Step &step, unsigned digit, const SectorLinks &links) const {
        for (const unsigned house :
             Bits(links.rows | links.columns << side | links.boxes << 2 * side)) {
            Part link{Role::link, {}, DigitSet::only(digit_of(digit + 1))};
            link.houses = {static_cast<HouseIndex>(house)};
            for (const Cell cell : step.parts.front().cells) {
                if (layout_.is_in(house, cell) && position_.has(cell, digit_of(digit + 1))) {
                    link.cells.push_back(cell);
                }
            }
            step.parts.push_back(std::move(link));
        }
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<NineLines, side> open_{}; ///< the columns of each row's open cells
    std::array<std::array<NineLines, all_nine + 1>, side> columns_of_{}; ///< of a digit, by rows
    std::array<std::vector<RowChoice>, side> row_choices_; ///< of each digit, in the chosen rows
    NineLines rows_ = 0;
    NineLines columns_ = 0;
    std::set<std::vector<Candidate>> seen_; ///< what steps eliminate
};

} // namespace

bool find_multi_sector_locked_sets(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 || MultiSectors(position, taker).run();
}

} // namespace dokushin::logic
