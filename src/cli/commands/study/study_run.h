// study() computes what `dokushin study` prints about one puzzle.
#pragma once

#include <dokushin/study.h>
#include <dokushin/text.h>

namespace dokushin::cli {

/// StudyWishes select the parts of a study; each part has the same time limit.
struct StudyWishes {
    bool redundant = false;
    bool backdoors = false;
    bool unavoidable = false;
    bool removals = false;
    unsigned largest = 12;         ///< the greatest size of an unavoidable set
    std::uint64_t limit = 100'000; ///< the greatest number of solutions counted without a given
    std::chrono::nanoseconds time{};
    const std::atomic<bool> *cancelled = nullptr;
};

/// A Study holds the results; parts that were not selected, or do not exist for the puzzle's
/// status, are empty.
struct Study {
    Status status = Status::unique;
    std::string flaw; ///< what makes the puzzle invalid
    std::size_t givens = 0;
    std::size_t eliminated = 0; ///< candidates that are eliminated though no given excludes them
    Grid solution;              ///< the solution, if it is the only one
    std::optional<Redundancy> redundancy;
    Restorable restorable; ///< eliminated candidates that can return; set with the redundancy
    std::optional<Backdoors> backdoors;
    std::optional<UnavoidableSets> unavoidable;
    DisjointSets disjoint; ///< disjoint ones among the unavoidable sets
    std::optional<std::vector<Removal>> removals;
    bool cancelled = false; ///< an interrupt came before all parts were complete
};

[[nodiscard]] Study study(const Record &record, const StudyWishes &wishes);

/// Was a part left incomplete by a limit? The bound, which holds anyway, does not count, nor do the
/// numbers of solutions, which state that they are minima.
[[nodiscard]] bool was_stopped(const Study &study);

} // namespace dokushin::cli
