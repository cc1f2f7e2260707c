// BulkAnswers is the work of one thread of a bulk run: it answers the plain lines of a batch
// together, and solves the records between them one by one, which the subcommand then tells.
#pragma once

#include "cli/commands/on_threads.h"
#include "stream/process/outcome.h"

#include <dokushin/batch.h>
#include <dokushin/solve.h>

namespace dokushin::cli {

/// AnsweredLines is the output of consecutive puzzles of a file.
struct AnsweredLines {
    std::string_view file;
    std::string text{};
    std::size_t puzzles = 0;
    std::size_t last_line = 0;
    Exit worst = Exit::good;
};

struct AnsweredBatch {
    std::vector<std::variant<AnsweredLines, Answered<SolveResult>>> parts{};
    std::uint64_t bytes_read = 0;
    bool cut_short = false; ///< an interrupt came; unanswered lines are left out
};

class BulkAnswers {
  public:
    /// `reading` are the options of the inputs' reader, which reads invalid lines again.
    BulkAnswers(BatchSolver solver, const BatchOptions &options, ReadOptions reading,
                Answerer<SolveResult> of_record)
        : solver_(std::move(solver)), options_(options), reading_(std::move(reading)),
          of_record_(std::move(of_record)) {}

    /// Answers a batch, and adapts how many records further ones have.
    [[nodiscard]] AnsweredBatch answer(Batch batch, JobSize &together);

  private:
    void solve(const Batch &batch);
    [[nodiscard]] bool add_run(const LineRun &run, std::size_t first,
                               AnsweredBatch &answered) const;
    [[nodiscard]] Item refused(const LineRun &run, std::size_t number) const;

    BatchSolver solver_;
    BatchOptions options_;
    ReadOptions reading_;
    Answerer<SolveResult> of_record_;
    // The batch at hand:
    std::vector<std::string_view> puzzles_;
    std::vector<BatchAnswer> answers_;
    std::string solutions_;
};

} // namespace dokushin::cli
