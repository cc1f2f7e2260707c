// The common part of calls for many 9×9 puzzles: their results beside solutions, and checks of
// arguments.
#pragma once

#include "python/record.h"
#include "python/without_lock.h"

#include <dokushin/batch.h>

#include <cassert>
#include <limits>
#include <map>

namespace dokushin::python {

constexpr std::size_t cells_9x9 = 81;
/// The puzzles that a thread gets at a time, as in the command-line program: they stay in the
/// second-level cache.
constexpr std::size_t puzzles_in_slice = 3000;

/// Puzzles that are not given by digits alone, since they state candidates, by their position.
using Others = std::map<std::size_t, Record>;

/// The first bad position of all that several threads note.
class FirstBad {
  public:
    void note(std::size_t number) {
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

/// The arrays for the status and the number of solutions of each puzzle.
struct StatusArrays {
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

/// Solves one puzzle that states candidates, which the fast engine does not accept.
[[nodiscard]] SolveResult solve_singly(const Puzzle &puzzle, const BatchOptions &how);

/// Asserts that the sizes of a batch fit, its only error, which callers rule out.
inline void expect_sizes_fit([[maybe_unused]] const Result<BatchWork> &work) { assert(work); }

/// Raises an error if the environment names a kernel that does not run here.
void expect_kernel();
void expect_size(std::string_view argument, std::size_t found, std::size_t wanted);
/// Raises an error for the digit at a position of concatenated puzzles.
[[noreturn]] void refuse_digit(std::uint8_t digit, std::size_t position);

template <typename Number> py::bytes packed(const std::vector<Number> &numbers) {
    return {reinterpret_cast<const char *>(numbers.data()), numbers.size() * sizeof(Number)};
}

// Each function adds its part to the module.
void add_many_boards(py::module_ &module);
void add_many_texts(py::module_ &module);
void add_many_ratings(py::module_ &module);

} // namespace dokushin::python
