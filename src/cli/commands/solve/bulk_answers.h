// BulkAnswers is the work of one thread of a bulk run: it answers the plain lines of a batch
// together, and leaves the records between them to the subcommand.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/input/record_stream.h"
#include "stream/process/outcome.h"

#include <dokushin/batch.h>

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
    std::vector<std::variant<AnsweredLines, Item>> parts{};
    std::uint64_t bytes_read = 0;
    bool cut_short = false; ///< an interrupt came; unanswered lines are left out
};

class BulkAnswers {
  public:
    /// `reading` are the options of the inputs' reader, which reads invalid lines again.
    BulkAnswers(BatchSolver solver, const BatchOptions &options, ReadOptions reading)
        : solver_(std::move(solver)), options_(options), reading_(std::move(reading)) {}

    [[nodiscard]] AnsweredBatch answer(Batch batch);

  private:
    void solve(const Batch &batch);
    [[nodiscard]] bool add_run(const LineRun &run, std::size_t first,
                               AnsweredBatch &answered) const;
    [[nodiscard]] Item refused(const LineRun &run, std::size_t number) const;

    BatchSolver solver_;
    BatchOptions options_;
    ReadOptions reading_;
    // The batch at hand:
    std::vector<std::string_view> puzzles_;
    std::vector<BatchAnswer> answers_;
    std::string solutions_;
};

} // namespace dokushin::cli
