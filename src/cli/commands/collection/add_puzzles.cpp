// dokushin collection add: puzzles of any text, of which the new ones are stored. Forms are found
// on threads, a batch of lines each; the calling thread writes.
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "collection/adder.h"
#include "collection/schema.h"

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

using collection::PreparedPuzzle;

/// PreparedLines are consecutive plain lines that have a form.
struct PreparedLines {
    std::string_view file;
    std::vector<PreparedPuzzle> puzzles{};
    std::size_t last_line = 0;
};

struct PreparedBatch {
    std::vector<std::variant<PreparedLines, Answered<Result<PreparedPuzzle>>>> parts{};
    std::uint64_t bytes_read = 0;
};

/// BatchPreparer prepares batches on one thread.
class BatchPreparer {
  public:
    explicit BatchPreparer(ReadOptions reading) : reading_(std::move(reading)) {}

    [[nodiscard]] PreparedBatch prepare(Batch batch, JobSize &together) {
        PreparedBatch prepared{{}, batch.bytes_read};
        const auto begin = JobSize::Clock::now();
        std::size_t items = 0;
        for (auto &part : batch.parts) {
            if (auto *const item = std::get_if<Item>(&part)) {
                add(std::move(*item), prepared);
                ++items;
            } else {
                add(std::get<LineRun>(part), prepared);
            }
        }
        if (items > 0) {
            together.adapt(items, begin);
        }
        return prepared;
    }

  private:
    void add(Item item, PreparedBatch &prepared) {
        Answered<Result<PreparedPuzzle>> one{std::move(item)};
        if (one.item.record) {
            one.found = preparer_.prepare(one.item.record->puzzle);
        }
        prepared.parts.emplace_back(std::move(one));
    }

    void add(const LineRun &run, PreparedBatch &prepared) {
        const PlainLines lines = run.lines();
        PreparedLines *here = nullptr;
        for (std::size_t number = 0; number < lines.size(); ++number) {
            const auto puzzle = preparer_.prepare(lines[number]);
            if (!puzzle) { // the reader knows the place of what is wrong
                Item item{run.file, read_one(lines[number], reading_)};
                (item.record ? item.record->line : item.record.error().line) =
                    lines.first_line + number;
                add(std::move(item), prepared);
                here = nullptr;
                continue;
            }
            if (here == nullptr) {
                here =
                    &std::get<PreparedLines>(prepared.parts.emplace_back(PreparedLines{run.file}));
                here->puzzles.reserve(lines.size() - number);
            }
            here->puzzles.push_back(*puzzle);
            here->last_line = lines.first_line + number;
        }
    }

    ReadOptions reading_;
    collection::Preparer preparer_;
};

class AddRun {
  public:
    AddRun(const CollectionOptions &options, collection::Adder adder)
        : options_(options), adder_(std::move(adder)), output_(outcome_), inputs_(options.common),
          handlers_{[this](const Job &job) { return take(job); }},
          records_(output_, outcome_, handlers_, inputs_.before()),
          progress_(is_progress_wanted(options.common), {inputs_.total_bytes()}),
          work_(
              threads_for(options.common, options.threads),
              [this] { return inputs_.next_batch(together_.get()); }, [this] { return worker(); }) {
    }

    Exit run() {
        // A pipe's writer may take its time, and what came before is not to wait for it.
        while (auto prepared = work_.next([this] { keep(adder_.commit(longest_transaction)); })) {
            for (auto &part : prepared->parts) {
                take(part);
            }
            store();
            keep(adder_.commit(longest_transaction));
            progress_.update(records_.count(), prepared->bytes_read);
            if (error_ || stopped_) {
                break;
            }
        }
        keep(adder_.commit());
        const collection::Added &added = adder_.committed();
        output_.line(
            options_.common.json
                ? one_line({{"added", added.fresh}, {"known", added.known}, {"refused", refused_}})
                : fmt::format("added {}, known already {}, refused {}", added.fresh, added.known,
                              refused_));
        return error_ ? refuse_collection(options_, *error_) : records_.end();
    }

  private:
    using Work = OrderedWork<Batch, PreparedBatch>;
    static constexpr std::chrono::milliseconds longest_transaction{1000};

    [[nodiscard]] Work::Do worker() {
        const auto preparer = std::make_shared<BatchPreparer>(inputs_.reading());
        return [together = &together_, preparer](Batch batch) {
            return preparer->prepare(std::move(batch), *together);
        };
    }

    void take(std::variant<PreparedLines, Answered<Result<PreparedPuzzle>>> &part) {
        if (error_ || stopped_) {
            return;
        }
        if (auto *const lines = std::get_if<PreparedLines>(&part)) {
            store();
            file_ = lines->file;
            records_.skip(lines->puzzles.size(), lines->file, lines->last_line);
            waiting_ = std::move(lines->puzzles);
            return;
        }
        auto &one = std::get<Answered<Result<PreparedPuzzle>>>(part);
        if (one.item.file != file_) {
            store();
            file_ = one.item.file;
        }
        found_ = one.found ? &*one.found : nullptr;
        refused_ += one.found && *one.found ? 0 : 1;
        stopped_ = !records_.take(one.item.file, one.item.record);
    }

    /// Takes a record that has been read.
    bool take(const Job &job) {
        if (*found_) {
            waiting_.push_back(**found_);
        } else if (!complain_of_contradiction(job)) {
            complain_of(found_->error(), job);
        }
        if (!*found_) {
            outcome_.note(Exit::wrong);
        }
        return true;
    }

    void store() {
        if (!waiting_.empty() && !error_) {
            keep(adder_.add(options_.origin.empty() ? file_ : options_.origin, waiting_));
        }
        waiting_.clear();
    }

    /// Keeps the first error, which ends the run.
    void keep(Result<void> done) {
        if (!done && !error_) {
            error_ = std::move(done).error();
        }
    }

    const CollectionOptions &options_;
    collection::Adder adder_;
    Outcome outcome_;
    Output output_;
    JobSize together_{1024};
    RecordStream inputs_; ///< read only by the thread of `work_` that makes jobs
    Handlers handlers_;
    Records records_;
    Progress progress_;
    std::string_view file_;               ///< where the waiting ones came from
    std::vector<PreparedPuzzle> waiting_; ///< to be stored
    const Result<PreparedPuzzle> *found_ = nullptr;
    std::uint64_t refused_ = 0;
    std::optional<Error> error_;
    bool stopped_ = false;
    Work work_; ///< last, so that its threads end first
};

} // namespace

Exit run_add(const CollectionOptions &options) {
    watch_for_interrupts();
    auto database = collection::open_collection(options.file, collection::Database::Access::create,
                                                &interrupted());
    if (!database) {
        return refuse_collection(options, database.error());
    }
    auto adder = collection::Adder::make(*database, options.solutions);
    if (!adder) {
        return refuse_collection(options, adder.error());
    }
    return AddRun(options, *std::move(adder)).run();
}

} // namespace dokushin::cli
