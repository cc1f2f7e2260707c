// Where the lines of a board end up that are told apart as far as that is possible, and then
// by chance: to find automorphisms.
//
// Rows, columns and digits get colours, to begin with those that a way gives them. A line's
// next colour is made of its own, of what it crosses where with which digit, and of its
// chute's lines; a digit's of where it stands. When that tells no more lines apart, one of
// a class gets a colour of its own, picked at random, and so on until each has its own.
// Lines in the order of their colours are a leaf. If two leaves look the same the lines'
// places make an automorphism, which is_automorphism() makes sure of, as colours are hashes.
//
// Source: individualisation and refinement, McKay, Practical Graph Isomorphism (1981); to
// look for automorphisms by random leaves is of McKay and Piperno, Practical Graph
// Isomorphism II (2014).
// Cost: a round looks at each cell once; two to four rounds for each line that is picked.
#pragma once

#include "canon/group/automorphism.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace dokushin::canon {

class Refinement {
  public:
    /// Some leaf below a way. `random_below(n)` gives a number below n.
    template <class Random>
    [[nodiscard]] Leaf leaf_below(const Way &way, const Board &board, const Progress &at,
                                  Random random_below) {
        begin(way, board, at);
        while (true) {
            refine();
            const Class target = largest_class();
            if (target.size == 0) {
                break;
            }
            individualise(target, random_below(target.size));
        }
        return leaf(way.transposed);
    }

  private:
    using Colour = std::uint64_t;
    using Colours = std::array<Colour, 16>;

    /// Lines of a kind with the same colour.
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

    void begin(const Way &way, const Board &board, const Progress &at) {
        board_ = &board;
        side_ = at.side;
        widths_ = {at.box_rows, at.stack_width};
        lines_[0].fill(1);
        for (unsigned row = 0; row < at.rows; ++row) {
            lines_[0][way.row_at[row]] = mixed(row + 2);
        }
        for (unsigned place = 0; place < side_; ++place) {
            lines_[1][way.column_at[place]] = mixed(place_name(way, place, at) + 100U);
        }
        digits_.fill(3);
    }

    /// Rounds until one tells no more apart.
    void refine() {
        for (unsigned before = 0, now = classes(); now > before;) {
            round();
            before = std::exchange(now, classes());
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

    [[nodiscard]] unsigned classes() const {
        unsigned count = 3;
        for (const Colours &all : {lines_[0], lines_[1], digits_}) {
            const Colours colours = sorted(all);
            for (unsigned i = 1; i < side_; ++i) {
                count += colours[i] != colours[i - 1] ? 1 : 0;
            }
        }
        return count;
    }

    /// The largest class of rows or columns, the first of them; none if all are alone.
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

    /// Gives one of a class, the so manieth, a colour of its own.
    void individualise(const Class &target, unsigned index) {
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
            Line &order = kind == 0 ? leaf.row_at : leaf.column_at;
            for (unsigned line = 0; line < side_; ++line) {
                const auto place = std::find(colours.begin(), colours.end(), lines_[kind][line]);
                order[static_cast<std::size_t>(place - colours.begin())] =
                    static_cast<std::uint8_t>(line);
                leaf.look += mixed(lines_[kind][line], kind);
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
