// Expansions of a puzzle have more of its solution as givens. Hunters of hard puzzles collect
// puzzles by them, since ratings by patterns do not change with what singles give.
//
// An expanded puzzle is one that is closed under singles: naked ones and hidden ones of each house
// place nothing. The terms are D. Berthier's and mith's ("The layered structure of T&E-depth d",
// forum.enjoysudoku.com, thread 45647, and its source, "Hierarchical Classifications in Constraint
// Satisfaction", 2nd edition, 2024); BRT, basic resolution theory, is singles and contradictions.
//
//   brt        the BRT-expansion: what singles place becomes givens. Puzzles are BRT-equivalent if
//              theirs is the same
//   one        the 1-expands: one more digit of the solution as a given
//   one-brt    the BRT-expansions of these, each once
//   min        the min-expands: expanded proper puzzles without another one inside. Those inside
//              the puzzle's BRT-expansion
//   max        the T&E(d)-expands, for d = 3 mith's max-expands: puzzles of at least that depth of
//              trial and error (te of universal.h) to which no digit of the solution can be added
//              without leaving it. Those around the puzzle
//   minimals   the minimal puzzles inside the puzzle
//
// An expanded proper puzzle is a min-expand exactly if the BRT-expansion of each minimal puzzle
// inside is the puzzle itself. So are mith's: all 500 of a published sample (docs/METHODS.md),
// while of the BRT-expansions of 1,000 minimal puzzles of depth 3 only 309 are, the others have
// smaller expanded ones inside. In other words of Berthier's, every BRT-expansion of a minimal
// puzzle is a min-expand; that is brt here.
//
// Boards have houses alone, and puzzles one solution.
#pragma once

#include <dokushin/solve.h>

#include <memory>

namespace [[gnu::visibility("default")]] dokushin {

enum class Expansion : std::uint8_t { brt, one, one_brt, min, max, minimals };

/// "brt", "one", "one-brt", …
[[nodiscard]] std::string_view name(Expansion kind);
/// Finds the kind with that name.
[[nodiscard]] std::optional<Expansion> expansion_named(std::string_view name);
/// In the order of the enumeration.
[[nodiscard]] std::span<const Expansion> all_expansions();

struct ExpandOptions {
    /// The depth d for Expansion::max; none: that of the puzzle, but 3 at most.
    std::optional<unsigned> depth{};
    /// No more than so many puzzles are listed; for Expansion::min also so many minimal puzzles
    /// at most are looked at.
    std::uint64_t most = Limits::unlimited;
    const std::atomic<bool> *cancelled = nullptr;
    /// The time limit for a puzzle; none: as long as it takes.
    std::optional<std::chrono::nanoseconds> time{};
};

/// Expansions are what an Expander has found.
struct Expansions {
    /// In the order of the first cell in which two differ: the one with a given there comes first.
    std::vector<Grid> givens;
    /// False: a limit came first, and there may be more. Those are stated that were found first:
    /// for Expansion::minimals any of them, for Expansion::min none.
    bool complete = true;
    /// For Expansion::max, the depth that was asked for, or that of the puzzle.
    unsigned depth = 0;
};

/// An Expander expands many puzzles and reuses its tables. It must not be used from two threads at
/// once: make one a thread.
class Expander {
  public:
    explicit Expander(const ExpandOptions &options = {});
    ~Expander();
    Expander(Expander &&) noexcept;
    Expander &operator=(Expander &&) noexcept;

    /// Finds the expansions of a kind. Placed digits are left out. For Expansion::max there are
    /// none if the puzzle is less deep. It is an error if the puzzle states candidates, or has not
    /// exactly one solution, or a limit came before that was known; and if the board has
    /// constraints (ErrorCode::unsupported). Cost: singles for brt and one; min and minimals
    /// grow with the number of minimal puzzles, with some dozens of searches for each; max needs
    /// trial and error of the next lower depth for each blank cell, for each puzzle on the way.
    [[nodiscard]] Result<Expansions> expand(const Puzzle &puzzle, Expansion kind);

  private:
    struct Tables;
    ExpandOptions options_;
    std::unique_ptr<Tables> tables_;
};

} // namespace dokushin
