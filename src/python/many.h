// What the calls for many 9×9 puzzles share: how their parts come in and go out, and what is told
// of each puzzle besides its solution.
#pragma once

#include "python/record.h"
#include "python/without_lock.h"

#include <dokushin/batch.h>

#include <cassert>
#include <limits>
#include <map>

namespace dokushin::python {

constexpr std::size_t cells_9x9 = 81;
/// As much as the program gives a thread at a time: it stays in the second-level cache.
constexpr std::size_t puzzles_in_slice = 3000;

/// Puzzles that digits don't tell enough of, since they state candidates, by their position.
using Others = std::map<std::size_t, Record>;

/// The least of the numbers that several threads tell of.
class Least {
  public:
    void tell(std::size_t number) {
        std::size_t before = least_;
        while (number < before && !least_.compare_exchange_weak(before, number)) {
        }
    }
    [[nodiscard]] bool any() const { return least_ != none; }
    [[nodiscard]] std::size_t value() const { return least_; }

  private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::atomic<std::size_t> least_{none};
};

/// What is told of each puzzle besides its solution.
struct Besides {
    std::span<std::uint8_t> statuses;
    std::span<std::uint32_t> counts;

    void take(std::size_t first, std::span<const BatchAnswer> answers) const {
        for (std::size_t at = 0; at < answers.size(); ++at) {
            statuses[first + at] = static_cast<std::uint8_t>(answers[at].status);
            counts[first + at] = answers[at].solutions;
        }
    }
    void take(std::size_t at, const SolveResult &found) const {
        statuses[at] = static_cast<std::uint8_t>(found.status);
        counts[at] = static_cast<std::uint32_t>(found.solutions);
    }
};

/// One of the others: the fast engine knows no candidates.
[[nodiscard]] SolveResult solve_singly(const Puzzle &puzzle, const BatchOptions &how);

/// Fails only if sizes don't fit, and ours do.
inline void expect_sizes_fit([[maybe_unused]] const Result<BatchWork> &work) { assert(work); }

/// The kernel that is asked for by the environment may be none that runs here.
void expect_kernel();
void expect_size(std::string_view argument, std::size_t found, std::size_t wanted);
/// Refuses the digit at that position of puzzles that lie one behind the other.
[[noreturn]] void refuse_digit(std::uint8_t digit, std::size_t position);

template <typename Number> py::bytes packed(const std::vector<Number> &numbers) {
    return {reinterpret_cast<const char *>(numbers.data()), numbers.size() * sizeof(Number)};
}

// Each adds its part to the module.
void add_many_boards(py::module_ &module);
void add_many_texts(py::module_ &module);
void add_many_ratings(py::module_ &module);

} // namespace dokushin::python
