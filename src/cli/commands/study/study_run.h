// What `dokushin study` finds out about one puzzle.
#pragma once

#include <dokushin/study.h>
#include <dokushin/text.h>

namespace dokushin::cli {

/// What is asked. Each part has as much time as is said.
struct StudyWishes {
    bool redundant = false;
    bool backdoors = false;
    bool unavoidable = false;
    bool removals = false;
    unsigned largest = 12;         ///< cells of an unavoidable set
    std::uint64_t limit = 100'000; ///< solutions to count without a given
    std::chrono::nanoseconds time{};
    const std::atomic<bool> *cancelled = nullptr;
};

/// What was found; parts that were not asked, or that such a puzzle hasn't got, are empty.
struct Study {
    Status status = Status::unique;
    std::string flaw; ///< of an invalid one
    std::size_t givens = 0;
    std::size_t eliminated = 0; ///< candidates that are out although no given forbids them
    Grid solution;              ///< if it is the only one
    std::optional<Redundancy> redundancy;
    Restorable restorable; ///< of the eliminated candidates; with the redundancy
    std::optional<Backdoors> backdoors;
    std::optional<UnavoidableSets> unavoidable;
    DisjointSets disjoint; ///< of the unavoidable ones
    std::optional<std::vector<Removal>> removals;
    bool cancelled = false; ///< an interrupt came before all of it was found
};

[[nodiscard]] Study study(const Record &record, const StudyWishes &wishes);

/// Was a part left unfinished that should have been whole? (Not the bound, which holds
/// anyway, nor counts of solutions, which say what they are.)
[[nodiscard]] bool was_stopped(const Study &study);

} // namespace dokushin::cli
