// One state for many that leave equally many ways: digits, lines across and stacks that
// nothing behind tells apart are put into an order of the state's own.
//
// Digits are sorted by their words. For lines and stacks, colours are told from the state: at
// first by how many digits a line has in common with each other line, and a digit by how
// many lines with each other digit; then a digit by its lines in each stack, a line by its
// digits, a stack by its lines, and once more around (Weisfeiler and Leman's refinement;
// without the first step it sees nothing on states as regular as these).
// What colours leave equal is tried in all orders, and the least state is taken; where
// these are too many, any order is, and some states that are alike stay apart: that costs
// time and no correctness. On the empty 9×9 the states behind the first band are 22,620 by
// digits alone, and 44 like this.
#pragma once

#include "count/layers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>
#include <vector>

namespace dokushin::counting {

template <class Word> class NormalForm {
  public:
    explicit NormalForm(unsigned side) : side_(side), image_(side), best_(side) {}

    /// Puts the first `side` words of a state into their normal form. `stacks` may be empty.
    void bring(Word *state, const std::vector<Stack> &stacks, unsigned free_from) {
        assert(free_from <= side_);
        state_ = state;
        stacks_ = stacks;
        free_from_ = free_from;
        if (!stacks.empty()) {
            assert(side_ == stacks.size() * stacks[0].lines.size());
            wide_ = static_cast<unsigned>(stacks[0].lines.size());
            find_digits_of_lines();
            colour();
            put_in_order();
            take_the_least();
        }
        std::sort(state + free_from, state + side_);
    }

  private:
    using Colours = std::array<std::uint64_t, max_side>;
    using Order = std::array<unsigned, max_side>;
    static constexpr std::size_t most_images = 1296; // 6⁴: all of the empty 9×9
    static constexpr std::uint64_t odd = 0x9E37'79B9'7F4A'7C15;

    static std::uint64_t mixed(std::uint64_t word) {
        word = (word ^ word >> 29) * 0xBF58'476D'1CE4'E5B9;
        return word ^ word >> 32;
    }

    [[nodiscard]] bool has(unsigned digit, std::uint64_t slot) const {
        return (state_[digit] & slot) != 0;
    }

    /// Lines are numbered through all stacks.
    [[nodiscard]] const Stack::Line &line(unsigned number) const {
        assert(number < side_);
        return stacks_[number / wide_].lines[number % wide_];
    }

    [[nodiscard]] std::uint64_t digits_with(std::uint64_t slot) const {
        std::uint64_t digits = 0;
        for (unsigned digit = 0; digit < side_; ++digit) {
            digits |= std::uint64_t{has(digit, slot)} << digit;
        }
        return digits;
    }

    void find_digits_of_lines() {
        kept_ = ~std::uint64_t{0};
        for (unsigned stack = 0; stack < stacks_.size(); ++stack) {
            boxes_[stack] = digits_with(stacks_[stack].box);
            kept_ &= ~stacks_[stack].box;
        }
        for (unsigned number = 0; number < side_; ++number) {
            lines_[number] = digits_with(line(number).slot);
            kept_ &= ~line(number).slot;
        }
    }

    // ---- colours ---------------------------------------------------------------

    void colour() {
        for (unsigned at = 0; at < stacks_.size(); ++at) {
            const unsigned passed = stacks_[at].passed ? 1 : 0;
            stack_colours_[at] = (stacks_[at].fixed ? mixed(at + 1) : 0) + passed;
        }
        for (unsigned number = 0; number < side_; ++number) {
            const std::uint64_t own = line(number).fixed ? mixed(number + 1) : 0;
            line_colours_[number] = own + shared_digits(number);
        }
        for (unsigned digit = 0; digit < side_; ++digit) {
            const std::uint64_t own = digit < free_from_ ? digit + 1 : 0;
            digit_colours_[digit] =
                shared_lines(digit) + mixed(own + (state_[digit] & kept_) * max_side);
        }
        for (int round = 0; round < 2; ++round) {
            colour_digits();
            colour_lines();
        }
    }

    /// What a line has in common with each other.
    [[nodiscard]] std::uint64_t shared_digits(unsigned number) const {
        std::uint64_t sum = 0;
        for (unsigned other = 0; other < side_; ++other) {
            const unsigned near = other / wide_ == number / wide_ ? max_side : 0;
            sum += mixed((near + count_bits(lines_[number] & lines_[other])) * odd);
        }
        return sum;
    }

    /// What a digit has in common with each other.
    [[nodiscard]] std::uint64_t shared_lines(unsigned digit) const {
        std::uint64_t sum = 0;
        for (unsigned other = 0; other < side_; ++other) {
            const std::uint64_t one = state_[digit];
            sum += mixed((count_bits(one & state_[other]) + 1) * odd);
        }
        return sum;
    }

    void colour_digits() {
        for (unsigned at = 0; at < stacks_.size(); ++at) {
            Colours held;
            held.fill(stack_colours_[at]);
            add_to_digits(held, boxes_[at], 1);
            for (unsigned number = at * wide_; number < (at + 1) * wide_; ++number) {
                add_to_digits(held, lines_[number], mixed(line_colours_[number] + 2));
            }
            for (unsigned digit = 0; digit < side_; ++digit) {
                digit_colours_[digit] += mixed(held[digit] * odd);
            }
        }
    }

    static void add_to_digits(Colours &sums, std::uint64_t digits, std::uint64_t what) {
        for (; digits != 0; digits &= digits - 1) {
            sums[static_cast<unsigned>(std::countr_zero(digits))] += what;
        }
    }

    void colour_lines() {
        for (unsigned at = 0; at < stacks_.size(); ++at) {
            for (unsigned number = at * wide_; number < (at + 1) * wide_; ++number) {
                std::uint64_t sum = line_colours_[number];
                for (std::uint64_t rest = lines_[number]; rest != 0; rest &= rest - 1) {
                    const auto digit = static_cast<unsigned>(std::countr_zero(rest));
                    sum += mixed(digit_colours_[digit] + (boxes_[at] >> digit & 1));
                }
                line_colours_[number] = mixed(sum);
                stack_colours_[at] += mixed(sum ^ odd);
            }
        }
    }

    // ---- orders ----------------------------------------------------------------

    /// What stands in a run of places: by colour, but for those that are fixed, which stay.
    template <class IsFixed, class Colour>
    void sort_free(std::span<unsigned> order, const IsFixed &is_fixed, const Colour &colour) {
        Order free{};
        unsigned count = 0;
        for (const unsigned number : order) {
            if (!is_fixed(number)) {
                free[count++] = number;
            }
        }
        std::sort(free.begin(), free.begin() + static_cast<std::ptrdiff_t>(count),
                  [&](unsigned one, unsigned other) {
                      return std::pair(colour(one), one) < std::pair(colour(other), other);
                  });
        const unsigned *next = free.data();
        for (unsigned &number : order) {
            number = is_fixed(number) ? number : *next++;
        }
        assert(next == free.data() + count);
        find_ties(order, is_fixed, colour);
    }

    /// Free ones of a colour stand side by side, unless a fixed one is between them.
    template <class IsFixed, class Colour>
    void find_ties(std::span<unsigned> order, const IsFixed &is_fixed, const Colour &colour) {
        for (std::size_t begin = 0; begin < order.size();) {
            std::size_t end = begin + 1;
            while (end < order.size() && !is_fixed(order[begin]) && !is_fixed(order[end]) &&
                   colour(order[end]) == colour(order[begin])) {
                ++end;
                images_ *= end - begin;
            }
            if (end - begin > 1) {
                ties_.push_back(order.subspan(begin, end - begin));
            }
            begin = end;
        }
    }

    void put_in_order() {
        ties_.clear();
        images_ = 1;
        for (unsigned number = 0; number < side_; ++number) {
            line_order_[number] = number;
        }
        for (unsigned at = 0; at < stacks_.size(); ++at) {
            stack_order_[at] = at;
            sort_free(
                std::span(line_order_).subspan(std::size_t{at} * wide_, wide_),
                [&](unsigned number) { return line(number).fixed; },
                [&](unsigned number) { return line_colours_[number]; });
        }
        sort_free(
            std::span(stack_order_).first(stacks_.size()),
            [&](unsigned at) { return stacks_[at].fixed; },
            [&](unsigned at) { return std::pair(!stacks_[at].passed, stack_colours_[at]); });
    }

    // ---- images ----------------------------------------------------------------

    void take_the_least() {
        make_image();
        best_ = image_;
        if (images_ <= most_images) {
            while (next_order()) {
                make_image();
                best_ = std::min(best_, image_);
            }
        }
        std::ranges::copy(best_, state_);
    }

    /// The next order of what colours left equal; false after the last.
    [[nodiscard]] bool next_order() {
        return std::ranges::any_of(ties_, [](std::span<unsigned> tie) {
            return std::next_permutation(tie.begin(), tie.end());
        });
    }

    void make_image() {
        for (unsigned digit = 0; digit < side_; ++digit) {
            image_[digit] = static_cast<Word>(state_[digit] & kept_);
        }
        for (unsigned place = 0; place < stacks_.size(); ++place) {
            const unsigned from = stack_order_[place];
            set_slot(boxes_[from], stacks_[place].box);
            for (unsigned at = 0; at < wide_; ++at) {
                set_slot(lines_[line_order_[from * wide_ + at]], stacks_[place].lines[at].slot);
            }
        }
        std::sort(image_.begin() + static_cast<std::ptrdiff_t>(free_from_), image_.end());
    }

    void set_slot(std::uint64_t digits, std::uint64_t slot) {
        for (; digits != 0; digits &= digits - 1) {
            Word &word = image_[static_cast<unsigned>(std::countr_zero(digits))];
            word = static_cast<Word>(word | slot);
        }
    }

    unsigned side_;
    std::vector<Word> image_;
    std::vector<Word> best_;

    // The state that is being brought into its form:
    Word *state_ = nullptr;
    std::span<const Stack> stacks_;
    unsigned wide_ = 1; ///< lines of a stack
    unsigned free_from_ = 0;
    std::uint64_t kept_ = 0; ///< slots that are not of a stack: that of the begun line
    Colours lines_{};        ///< the digits that each line has
    Colours boxes_{};        ///< the digits that each stack's open box has
    Colours digit_colours_{};
    Colours line_colours_{};
    Colours stack_colours_{};
    Order line_order_{}; ///< the lines of stack 0, then those of stack 1, …
    Order stack_order_{};
    std::vector<std::span<unsigned>> ties_;
    std::size_t images_ = 1; ///< orders of all that is tied
};

} // namespace dokushin::counting
