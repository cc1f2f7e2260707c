// How many solutions a puzzle has, however many: exactly, or estimated where that is out
// of reach.
#pragma once

#include <dokushin/solve.h>

namespace [[gnu::visibility("default")]] dokushin {

/// How to count exactly.
enum class CountMethod : std::uint8_t {
    automatic, ///< a short search, then states, and a search where these are too many
    search,    ///< from solution to solution; boards with unused symbols by their symmetry
    states,    ///< cell by cell, with memory of the states that equal what is left to do
};
/// "auto", "search", "states".
[[nodiscard]] std::string_view name(CountMethod method);
[[nodiscard]] std::optional<CountMethod> count_method_named(std::string_view name);

struct CountOptions {
    CountMethod method = CountMethod::automatic;
    std::optional<std::chrono::nanoseconds> time{};
    const std::atomic<bool> *cancelled = nullptr;
    /// Bytes that states may take, about: it is looked at now and then, and tables that grow
    /// are there twice for a moment. A state of 9×9 takes about 60.
    std::size_t memory = std::size_t{2} << 30;
    /// Here states say how much of the way is done, from 0 to 1.
    std::atomic<double> *share = nullptr;
};

struct ExactCount {
    /// In decimal digits: all there are if stop is Stop::exhausted, else those found so far
    /// (by states none is found before the end; automatically at least the short search's).
    std::string solutions = "0";
    Stop stop = Stop::exhausted;
    CountMethod method = CountMethod::search; ///< who counted; never `automatic`
    std::uint64_t work = 0;                   ///< nodes of the search, or states
};

/// Counts all solutions. A player's placed digits and stated candidates count as part of the
/// puzzle. Time by search: goes with the solutions (some ten million a second); by states:
/// with the states, on 9×9 half a million for the empty board and more where a few givens
/// stand far apart. Where 64 houses are open at a time (from about 50×50 on) states can't
/// be had, and a search is made; likewise on boards with constraints.
[[nodiscard]] ExactCount count_exactly(const Puzzle &puzzle, const CountOptions &options = {});

struct EstimateOptions {
    std::uint64_t probes = 10'000;
    std::optional<std::chrono::nanoseconds> time{};
    std::uint64_t seed = 1; ///< what the choices follow from
    const std::atomic<bool> *cancelled = nullptr;
};

/// The mean of the probes, as a power of ten, since it may be larger than any `double`.
struct CountEstimate {
    double log10_mean = 0;      ///< −∞ if no probe came to a solution
    double relative_error = 0;  ///< the standard error of the mean, as a part of it; ∞ if one
                                ///< probe alone, which had a choice, came to a solution
    std::uint64_t probes = 0;   ///< made within the time; 0: nothing can be said
    std::uint64_t finished = 0; ///< of these came to a solution
};

/// Goes down the search tree at random; each probe multiplies how many ways there were at
/// each choice, and on average that is the number of solutions. No bias, but a few probes
/// may hold much of the sum: the error is an honest one only where many probes finish.
/// Source: Knuth, "Estimating the efficiency of backtrack programs" (1975).
[[nodiscard]] CountEstimate estimate_count(const Puzzle &puzzle,
                                           const EstimateOptions &options = {});

} // namespace dokushin
