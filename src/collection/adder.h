// The adder stores puzzles that a collection doesn't have yet.
//
// A puzzle is looked for by its form, and those that are new are solved together by the fast
// engine. Transactions end when some time has passed: an interruption, kill -9 among them, loses
// what came since, and the same command again finds what is stored and adds the rest. Two programs
// may add at once. Each holds the collection for a transaction, and then lets it go for long enough
// that another one that waits gets it.
#pragma once

#include "collection/database.h"
#include "collection/prepared_puzzle.h"

#include <dokushin/batch.h>

#include <chrono>
#include <map>
#include <vector>

namespace dokushin::collection {

struct Added {
    std::uint64_t fresh = 0; ///< puzzles that were not there
    std::uint64_t known = 0;
};

class Adder {
  public:
    /// `database` must outlive the adder. Solutions of proper puzzles are stored where wanted.
    [[nodiscard]] static Result<Adder> make(const Database &database, bool keeps_solutions);

    /// Adds puzzles that came from `origin`; begins a transaction, if none is open. After an error
    /// all of the open transaction is taken back.
    [[nodiscard]] Result<void> add(std::string_view origin,
                                   std::span<const PreparedPuzzle> puzzles);
    /// Ends the transaction if one is open for at least that long.
    [[nodiscard]] Result<void> commit(std::chrono::milliseconds age = {});
    /// What was added and committed.
    [[nodiscard]] const Added &committed() const { return committed_; }

  private:
    using Clock = std::chrono::steady_clock;
    Adder(const Database &database, BatchSolver solver, Statement find, Statement insert,
          bool keeps_solutions)
        : database_(&database), solver_(std::move(solver)), find_(std::move(find)),
          insert_(std::move(insert)), keeps_solutions_(keeps_solutions) {}

    [[nodiscard]] Result<void> add_all(std::string_view origin,
                                       std::span<const PreparedPuzzle> puzzles);
    [[nodiscard]] Result<std::int64_t> source_of(std::string_view origin);
    [[nodiscard]] Result<void> find_all(std::span<const PreparedPuzzle> puzzles);
    [[nodiscard]] Result<void> solve();
    [[nodiscard]] Result<void> insert(const PreparedPuzzle &prepared, std::size_t number,
                                      std::int64_t source);

    const Database *database_;
    BatchSolver solver_;
    Statement find_;
    Statement insert_;
    bool keeps_solutions_;
    std::map<std::string, std::int64_t, std::less<>> sources_; ///< of this run
    Added committed_;
    Added open_; ///< in the open transaction
    Clock::time_point begun_;
    std::vector<std::uint32_t> order_;          ///< of the puzzles at hand, by their forms
    std::vector<std::uint8_t> is_known_;        ///< by the puzzles' places
    std::vector<const PreparedPuzzle *> fresh_; ///< of the puzzles at hand
    std::vector<std::string_view> puzzles_;
    std::vector<BatchAnswer> answers_;
    std::vector<char> solutions_;
};

} // namespace dokushin::collection
