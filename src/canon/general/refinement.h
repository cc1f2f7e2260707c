// Random leaves of the search tree, by individualisation and refinement: to find automorphisms.
//
// Rows, columns and digits get colours, at first those that a labelling gives them. The next
// colour of a line is a hash of its own colour, of the lines that cross it and the digits there,
// and of the lines of its chute. That of a digit is a hash of the cells where it stands. When a
// round separates no more lines, one line of the largest class is picked at random and gets a
// colour of its own (it is individualised), and so on until each line has its own colour. The lines
// in the order of their colours are a leaf. Two leaves with equal invariants give an automorphism,
// which is_automorphism() has to check, because colours are hashes.
//
// Source: individualisation and refinement, McKay, Practical Graph Isomorphism (1981). Random
// leaves that look for automorphisms: McKay and Piperno, Practical Graph Isomorphism II (2014).
// Cost: a round visits each cell once; two to four rounds for each line that is picked.
#pragma once

#include "canon/general/labelling_key.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace dokushin::canon {

/// A discrete labelling: one in which all lines are in an order.
struct Leaf {
    LineMap row_at;
    LineMap column_at;
    bool transposed;
    std::uint64_t invariant; ///< equal if the image is, and most likely only then
};

/// The automorphism that takes each line of `one` to the line of `other` at the same position,
/// should it be one.
[[nodiscard]] inline Automorphism automorphism_of(const Leaf &one, const Leaf &other,
                                                  unsigned side) {
    Automorphism found{{}, one.transposed != other.transposed};
    assert(side > 0 && side <= one.row_at.size());
    LineMap &rows = found.lines[one.transposed ? 1 : 0];
    LineMap &columns = found.lines[one.transposed ? 0 : 1];
    for (unsigned i = 0; i < side; ++i) {
        rows[one.row_at[i]] = other.row_at[i];
        columns[one.column_at[i]] = other.column_at[i];
    }
    return found;
}

class Refinement {
  public:
    /// A leaf below a labelling. `random_below(n)` returns a number below n.
    template <class Random>
    [[nodiscard]] Leaf leaf_below(const Labelling &labelling, const Board &board,
                                  const Level &level, Random random_below) {
        begin(labelling, board, level);
        while (true) {
            refine();
            const Class target = largest_class();
            if (target.size == 0) {
                break;
            }
            individualise(target, random_below(target.size));
        }
        return leaf(labelling.transposed);
    }

  private:
    using Colour = std::uint64_t;
    using Colours = std::array<Colour, 16>;

    /// The lines of a kind (0 rows, 1 columns) that have the same colour.
    struct Class {
        unsigned kind = 0;
        Colour colour = 0;
        unsigned size = 0;
    };

    [[nodiscard]] static constexpr Colour mixed(Colour colour) {
        colour *= 0x9E37'79B9'7F4A'7C15;
        return (colour ^ colour >> 29) * 0xBF58'476D'1CE4'E5B9;
    }
    [[nodiscard]] static constexpr Colour mixed(Colour one, Colour other) {
        return mixed(one + std::rotl(other, 23));
    }

    void begin(const Labelling &labelling, const Board &board, const Level &level) {
        board_ = &board;
        assert(level.rows <= level.side && level.position <= level.side);
        side_ = level.side;
        widths_ = {level.box_rows, level.stack_width};
        lines_[0].fill(1);
        for (unsigned row = 0; row < level.rows; ++row) {
            lines_[0][labelling.row_at[row]] = mixed(row + 2);
        }
        for (unsigned position = 0; position < side_; ++position) {
            lines_[1][labelling.column_at[position]] =
                mixed(position_key(labelling, position, level) + 100U);
        }
        digits_.fill(3);
    }

    /// Repeats rounds until one separates no more colours.
    void refine() {
        for (unsigned before = 0, now = colour_count(); now > before;) {
            round();
            before = std::exchange(now, colour_count());
        }
    }

    void round() {
        std::array<Colours, 2> seen{};
        std::array<Colour, 17> stands{};
        for (unsigned row = 0; row < side_; ++row) {
            for (unsigned column = 0; column < side_; ++column) {
                const unsigned digit = board_->digits[row][column];
                const Colour colour = digit == 0 ? 0 : digits_[digit - 1];
                seen[0][row] += mixed(lines_[1][column], colour);
                seen[1][column] += mixed(lines_[0][row], colour);
                stands[digit] += mixed(lines_[0][row], lines_[1][column]);
            }
        }
        for (unsigned kind = 0; kind < 2; ++kind) {
            for (unsigned first = 0; first < side_; first += widths_[kind]) {
                recolour_chute(lines_[kind], seen[kind], first, first + widths_[kind]);
            }
        }
        for (unsigned digit = 0; digit < side_; ++digit) {
            digits_[digit] = mixed(digits_[digit], stands[digit + 1]);
        }
    }

    static void recolour_chute(Colours &lines, const Colours &seen, unsigned first, unsigned end) {
        Colour all = 0;
        for (unsigned line = first; line < end; ++line) {
            lines[line] = mixed(lines[line], seen[line]);
            all += mixed(lines[line]);
        }
        for (unsigned line = first; line < end; ++line) {
            lines[line] = mixed(lines[line], all);
        }
    }

    [[nodiscard]] Colours sorted(const Colours &colours) const {
        Colours result = colours;
        std::sort(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(side_));
        return result;
    }

    [[nodiscard]] unsigned colour_count() const {
        unsigned count = 3;
        for (const Colours &all : {lines_[0], lines_[1], digits_}) {
            const Colours colours = sorted(all);
            for (unsigned i = 1; i < side_; ++i) {
                count += colours[i] != colours[i - 1] ? 1 : 0;
            }
        }
        return count;
    }

    /// The first of the largest classes of rows or columns. Its size is 0 if all classes are
    /// single lines.
    [[nodiscard]] Class largest_class() const {
        Class largest;
        for (unsigned kind = 0; kind < 2; ++kind) {
            const Colours colours = sorted(lines_[kind]);
            for (unsigned first = 0, end = 0; first < side_; first = end) {
                while (end < side_ && colours[end] == colours[first]) {
                    ++end;
                }
                const unsigned size = end - first;
                if (size > std::max(1U, largest.size)) {
                    largest = {kind, colours[first], size};
                }
            }
        }
        return largest;
    }

    /// Gives the line with this index in the class a colour of its own.
    void individualise(const Class &target, unsigned index) {
        assert(target.size >= 2 && index < target.size);
        for (Colour &colour : lines_[target.kind]) {
            if (colour == target.colour && index-- == 0) {
                colour = mixed(colour, 4);
                return;
            }
        }
    }

    [[nodiscard]] Leaf leaf(bool transposed) const {
        Leaf leaf{{}, {}, transposed, 0};
        for (unsigned kind = 0; kind < 2; ++kind) {
            const Colours colours = sorted(lines_[kind]);
            LineMap &line_at = kind == 0 ? leaf.row_at : leaf.column_at;
            for (unsigned line = 0; line < side_; ++line) {
                const auto position = std::find(colours.begin(), colours.end(), lines_[kind][line]);
                assert(position < colours.begin() + side_);
                line_at[static_cast<std::size_t>(position - colours.begin())] =
                    static_cast<std::uint8_t>(line);
                leaf.invariant += mixed(lines_[kind][line], kind);
            }
        }
        return leaf;
    }

    const Board *board_ = nullptr;
    unsigned side_ = 0;
    std::array<unsigned, 2> widths_{}; ///< of bands and stacks
    std::array<Colours, 2> lines_{};   ///< of rows and of columns
    Colours digits_{};
};

} // namespace dokushin::canon
