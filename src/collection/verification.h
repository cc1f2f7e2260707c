// Verification computes again what a collection states of its puzzles, without their ratings.
#pragma once

#include "collection/database.h"
#include "collection/prepared_puzzle.h"

#include <dokushin/batch.h>

#include <optional>
#include <string>
#include <vector>

namespace dokushin::collection {

/// A row of the table of puzzles, as it is.
struct StoredPuzzle {
    std::int64_t id = 0;
    std::string form;
    std::optional<std::string> found{};
    std::int64_t clues = 0;
    std::int64_t solutions = 0;
    std::int64_t automorphisms = 0;
    std::optional<std::string> solution{};
};

/// StoredPuzzles goes through all of them, by ascending numbers.
class StoredPuzzles {
  public:
    [[nodiscard]] static Result<StoredPuzzles> make(const Database &database);
    /// Returns the next ones, up to `most`; none at the end.
    [[nodiscard]] Result<std::vector<StoredPuzzle>> next(std::size_t most);

  private:
    explicit StoredPuzzles(Statement select) : select_(std::move(select)) {}
    Statement select_;
    std::int64_t last_ = 0;
};

/// Something that is wrong with a puzzle.
struct StoredFlaw {
    std::int64_t id = 0;
    std::string_view what;
};

/// A PuzzleVerifier verifies puzzles. Make one for each thread.
class PuzzleVerifier {
  public:
    [[nodiscard]] static Result<PuzzleVerifier> make();
    /// Returns the first flaw of each puzzle that has any.
    [[nodiscard]] std::vector<StoredFlaw> verify(std::span<const StoredPuzzle> puzzles);

  private:
    explicit PuzzleVerifier(BatchSolver solver) : solver_(std::move(solver)) {}
    [[nodiscard]] std::string_view flaw_of_form(const StoredPuzzle &puzzle);

    BatchSolver solver_;
    Preparer preparer_;
    PreparedPuzzle prepared_; ///< of the puzzle at hand
};

/// Returns what is wrong with the file, its indexes, and with what rows refer to; nothing if all is
/// right.
[[nodiscard]] Result<std::vector<std::string>> flaws_of_file(const Database &database);

} // namespace dokushin::collection
