#include "cli/commands/solve/bulk.h"

#include "cli/commands/solve/bulk_answers.h"

#include <stdexcept>

namespace dokushin::cli {
namespace {

class Bulk {
  public:
    Bulk(const RunOptions &common, const BulkOptions &options, Output &output, Outcome &outcome,
         const Handlers &handlers, const std::function<Answerer<SolveResult>()> &answerer,
         const SolveResult *&found)
        : inputs_(common), output_(output), outcome_(outcome), answerer_(answerer), found_(found),
          records_(output, outcome, handlers, inputs_.before()),
          progress_(is_progress_wanted(common), {inputs_.total_bytes()}),
          work_(
              options.threads, [this] { return inputs_.next_batch(together_.get()); },
              [this, solutions = options.solutions] { return worker(solutions); }) {}

    Exit run() {
        while (!stopped_ && !output_.closed()) {
            auto answered = work_.next();
            if (!answered) {
                break;
            }
            write(*answered);
            output_.flush();
        }
        return records_.end();
    }

  private:
    using Work = OrderedWork<Batch, AnsweredBatch>;

    [[nodiscard]] Work::Do worker(std::uint32_t solutions) const {
        auto solver = BatchSolver::make();
        if (!solver) { // dokushin refuses such a kernel at its start, dokushin-cluster does not
            throw std::runtime_error(solver.error().message());
        }
        const auto answers = std::make_shared<BulkAnswers>(*std::move(solver),
                                                           BatchOptions{solutions, &interrupted()},
                                                           inputs_.reading(), answerer_());
        return [together = &together_, answers](Batch batch) {
            return answers->answer(std::move(batch), *together);
        };
    }

    void write(const AnsweredBatch &answered) {
        for (const auto &part : answered.parts) {
            if (stopped_ || output_.closed()) {
                return;
            }
            if (const auto *const one = std::get_if<Answered<SolveResult>>(&part)) {
                found_ = one->found ? &*one->found : nullptr;
                stopped_ = !records_.take(one->item.file, one->item.record);
            } else {
                const auto &lines = std::get<AnsweredLines>(part);
                output_.write(lines.text);
                outcome_.note(lines.worst);
                records_.skip(lines.puzzles, lines.file, lines.last_line);
            }
            progress_.update(records_.count(), answered.bytes_read);
        }
        stopped_ = stopped_ || answered.cut_short;
    }

    mutable JobSize together_{1024}; ///< of records that the fast engine does not take
    RecordStream inputs_;            ///< read only by the thread of `work_` that makes jobs
    Output &output_;
    Outcome &outcome_;
    const std::function<Answerer<SolveResult>()> &answerer_;
    const SolveResult *&found_;
    Records records_;
    Progress progress_;
    bool stopped_ = false; ///< has an interrupt come?
    Work work_;            ///< last, so that its threads end first
};

} // namespace

Exit run_bulk(const RunOptions &common, const BulkOptions &options, Output &output,
              Outcome &outcome, const Handlers &handlers,
              const std::function<Answerer<SolveResult>()> &answerer, const SolveResult *&found) {
    watch_for_interrupts();
    return Bulk(common, options, output, outcome, handlers, answerer, found).run();
}

} // namespace dokushin::cli
