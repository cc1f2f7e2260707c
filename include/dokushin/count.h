// Counting the solutions of a puzzle, exactly, or by an estimate where they are too many to count.
#pragma once

#include <dokushin/solve.h>

namespace [[gnu::visibility("default")]] dokushin {

/// The methods of an exact count.
enum class CountMethod : std::uint8_t {
    automatic, ///< a short search, then states, and a search where these are too many
    search,    ///< solution by solution; unused digits are counted as one
    states,    ///< cell by cell; partial fillings of the same state are counted together
};
/// The name: "auto", "search" or "states".
[[nodiscard]] std::string_view name(CountMethod method);
[[nodiscard]] std::optional<CountMethod> count_method_named(std::string_view name);

struct CountOptions {
    CountMethod method = CountMethod::automatic;
    std::optional<std::chrono::nanoseconds> time{};
    const std::atomic<bool> *cancelled = nullptr;
    /// The approximate limit of the memory of states, in bytes. It is checked from time to time,
    /// and a growing table exists twice for a moment. A state of 9×9 takes about 60 bytes.
    std::size_t memory = std::size_t{2} << 30;
    /// Progress: a count by states writes here the share of cells that are done, from 0 to 1.
    std::atomic<double> *share = nullptr;
};

struct ExactCount {
    /// The number of solutions in decimal digits: all if `stop` is Stop::exhausted, else those
    /// found so far. States find none before the end, so then these are the short search's or 0.
    std::string solutions = "0";
    Stop stop = Stop::exhausted;
    CountMethod method = CountMethod::search; ///< the method that counted; never `automatic`
    std::uint64_t work = 0;                   ///< nodes of the search, or states
};

/// Counts all solutions. A player's placed digits and stated candidates count as part of the
/// puzzle. A search takes time in proportion to the solutions (some ten million a second), and
/// states in proportion to the states: on 9×9 half a million for the empty board, and more where a
/// few givens are far apart. If more than 64 houses are open at a time (from about 50×50 on), or
/// the board has constraints, a search is made instead of states.
[[nodiscard]] ExactCount count_exactly(const Puzzle &puzzle, const CountOptions &options = {});

struct EstimateOptions {
    std::uint64_t probes = 10'000;
    std::optional<std::chrono::nanoseconds> time{};
    std::uint64_t seed = 1; ///< determines the random choices
    const std::atomic<bool> *cancelled = nullptr;
};

/// The mean of the probes as a logarithm, because it may be larger than any `double`.
struct CountEstimate {
    double log10_mean = 0;      ///< −∞ if no probe reached a solution
    double relative_error = 0;  ///< the standard error of the mean, divided by it; ∞ if only
                                ///< one probe reached a solution, and had a choice
    std::uint64_t probes = 0;   ///< made within the time; 0: there is no estimate
    std::uint64_t finished = 0; ///< of these, those that reached a solution
};

/// Estimates the number of solutions by random paths down the search tree (probes). A probe
/// multiplies the numbers of candidates of its choices, and the mean of these products is the
/// number of solutions. The estimate has no bias, but a few probes may contribute most of the sum:
/// the error is reliable only if many probes finish.
/// Source: Knuth, "Estimating the efficiency of backtrack programs" (1975).
[[nodiscard]] CountEstimate estimate_count(const Puzzle &puzzle,
                                           const EstimateOptions &options = {});

} // namespace dokushin
