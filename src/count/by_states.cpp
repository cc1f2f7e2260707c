// Counting by states. The board is filled cell by cell, and partial fillings that leave equally
// many completions are counted together: those of one state, that is with the same digits in each
// open house (layers.h), and those of states that differ only by what no later cell distinguishes
// (canonical_state.h).
//
// Source: the transfer matrix of statistical physics; for Latin squares McKay and Wanless, "On the
// number of Latin squares" (2005).
// Cost: time and memory in proportion to the states, whatever the number of solutions. The
// 6,670,903,752,021,072,936,960 grids of 9×9 take ten million states.
#include "count/by_states.h"

#include "count/canonical_state.h"
#include "count/layers.h"
#include "count/state_table.h"
#include "search/watch.h"

#include <cassert>
#include <cmath>
#include <new>
#include <utility>

namespace dokushin::counting {
namespace {

template <class Word> class Sweep {
  public:
    Sweep(const Puzzle &puzzle, const std::vector<Layer> &layers, const CountOptions &options)
        : side_(puzzle.shape().side()), layers_(layers), memory_(options.memory),
          share_(options.share), watch_({.time = options.time, .cancelled = options.cancelled}),
          limbs_(limbs_of(puzzle)), from_(side_, limbs_), to_(side_, limbs_), form_(side_),
          next_(from_.words()) {}

    ExactCount count() {
        ExactCount result;
        result.method = CountMethod::states;
        const std::vector<std::uint64_t> one{1};
        from_.add(next_.data(), one, 1);
        assert(from_.size() == 1);
        std::size_t done = 0;
        for (const Layer &layer : layers_) {
            if (const auto stop = advance(layer)) {
                result.stop = *stop;
                return result;
            }
            result.work += from_.size();
            ++done;
            if (share_ != nullptr) {
                *share_ = static_cast<double>(done) / static_cast<double>(layers_.size());
            }
        }
        assert(from_.size() <= 1); // behind the last cell no house is open
        result.solutions = from_.size() == 0 ? "0" : to_decimal(from_.fillings(0));
        return result;
    }

  private:
    /// State numbers have 32 bits, and some thousand states are added between two checks.
    static constexpr std::size_t most_states = 4'000'000'000;

    /// The limbs that a count can need: there are at most side! orders of each line, and at most
    /// `side` digits for each blank.
    static std::size_t limbs_of(const Puzzle &puzzle) {
        const double side = puzzle.shape().side();
        const std::size_t blanks = puzzle.shape().cell_count() - puzzle.given_count();
        const double lines = side * std::lgamma(side + 1) / std::log(2);
        const double bits = std::min(lines, static_cast<double>(blanks) * std::log2(side));
        return static_cast<std::size_t>(bits / 64) + 1;
    }

    [[nodiscard]] std::optional<Stop> advance(const Layer &layer) {
        to_.clear();
        for (std::size_t number = 0; number < from_.size(); ++number) {
            if (number % 1024 == 0) {
                if (const auto stop = stop_reason()) {
                    return stop;
                }
            }
            extend(layer, number);
        }
        std::swap(from_, to_);
        return layer.chutes.empty() ? std::nullopt : merge_equivalent(layer);
    }

    [[nodiscard]] std::optional<Stop> stop_reason() const {
        const bool full = from_.bytes() + to_.bytes() > memory_ || to_.size() >= most_states;
        return full ? Stop::memory : watch_.stop_now();
    }

    /// Adds the states that follow from a state, one for all interchangeable digits.
    void extend(const Layer &layer, std::size_t number) {
        const Word *const state = from_.state(number);
        for (unsigned digit = 0; digit < side_;) {
            unsigned end = digit + 1;
            while (digit >= layer.free_before && end < side_ && state[end] == state[digit]) {
                ++end;
            }
            const bool allowed =
                (layer.digits >> digit & 1) != 0 && (state[digit] & layer.slots) == 0;
            if (allowed && place(layer, state, digit)) {
                to_.add(next_.data(), from_.fillings(number), end - digit);
            }
            digit = end;
        }
    }

    /// Places the digit in the cell of a copy of the state. False if a house can't be completed.
    [[nodiscard]] bool place(const Layer &layer, const Word *state, unsigned digit) {
        assert(digit < side_ && (state[digit] & layer.slots) == 0);
        std::copy_n(state, side_, next_.begin());
        next_[digit] = static_cast<Word>(next_[digit] | layer.slots);
        if (!can_close(layer, digit)) {
            return false;
        }
        for (unsigned other = 0; other < side_; ++other) {
            next_[other] = static_cast<Word>(next_[other] & ~layer.closed);
        }
        assert(layer.free_after <= side_);
        std::sort(next_.begin() + static_cast<std::ptrdiff_t>(layer.free_after),
                  next_.begin() + static_cast<std::ptrdiff_t>(side_));
        return true;
    }

    /// True if each digit that a closing house lacks has a cell left in it. Only digits that may
    /// just have lost a cell are checked.
    [[nodiscard]] bool can_close(const Layer &layer, unsigned placed) const {
        for (const ClosingHouse &ending : layer.closing) {
            const unsigned first = ending.holds_cell ? 0 : placed;
            const unsigned end = ending.holds_cell ? side_ : placed + 1;
            for (unsigned digit = first; digit < end; ++digit) {
                if ((next_[digit] & ending.slot) == 0 && !has_place(ending, digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] bool has_place(const ClosingHouse &ending, unsigned digit) const {
        assert((next_[digit] & ending.slot) == 0);
        for (const LaterCell &later : ending.later) {
            if ((next_[digit] & later.slots) == 0 && (later.digits >> digit & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Replaces the states of `from_` by their canonical forms.
    [[nodiscard]] std::optional<Stop> merge_equivalent(const Layer &layer) {
        to_.clear();
        for (std::size_t number = 0; number < from_.size(); ++number) {
            if (number % 1024 == 0) {
                if (const auto stop = stop_reason()) {
                    return stop;
                }
            }
            std::copy_n(from_.state(number), from_.words(), next_.begin());
            form_.canonise(next_.data(), layer.chutes, layer.free_after);
            to_.add(next_.data(), from_.fillings(number), 1);
        }
        std::swap(from_, to_);
        return std::nullopt;
    }

    unsigned side_;
    const std::vector<Layer> &layers_;
    std::size_t memory_;
    std::atomic<double> *share_;
    search::Watch watch_;
    std::size_t limbs_;
    StateTable<Word> from_;
    StateTable<Word> to_;
    CanonicalState<Word> form_;
    std::vector<Word> next_; ///< the state that is being made, with its padding
};

template <class Word>
ExactCount sweep(const Puzzle &puzzle, const std::vector<Layer> &layers,
                 const CountOptions &options) {
#if defined(__cpp_exceptions)
    try {
        return Sweep<Word>(puzzle, layers, options).count();
    } catch (const std::bad_alloc &) { // less memory than was allowed
        return {"0", Stop::memory, CountMethod::states, 0};
    }
#else
    return Sweep<Word>(puzzle, layers, options).count();
#endif
}

} // namespace

std::optional<ExactCount> count_by_states(const Puzzle &puzzle, const CountOptions &options) {
    const std::optional<std::vector<Layer>> layers = layers_of(puzzle);
    if (!layers) {
        return std::nullopt;
    }
    const unsigned slots = slots_of(*layers);
    if (slots <= 16) {
        return sweep<std::uint16_t>(puzzle, *layers, options);
    }
    if (slots <= 32) {
        return sweep<std::uint32_t>(puzzle, *layers, options);
    }
    return sweep<std::uint64_t>(puzzle, *layers, options);
}

} // namespace dokushin::counting
