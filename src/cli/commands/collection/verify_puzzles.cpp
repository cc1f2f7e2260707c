// dokushin collection verify: computes again, on all cores, what a collection says of its puzzles.
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "collection/schema.h"
#include "collection/verification.h"

#include <fmt/format.h>

#include <stdexcept>

namespace dokushin::cli {
namespace {

using collection::StoredFlaw;
using collection::StoredPuzzle;

struct Verified {
    std::size_t puzzles = 0;
    std::vector<StoredFlaw> flaws;
};

class VerifyRun {
  public:
    VerifyRun(const CollectionOptions &options, collection::StoredPuzzles puzzles,
              std::int64_t count)
        : options_(options), puzzles_(std::move(puzzles)),
          progress_(is_progress_wanted(options.common), {0, static_cast<std::uint64_t>(count)}),
          work_(
              threads_for(options.common, options.threads), [this] { return next(); },
              [] { return worker(); }) {}

    /// Verifies all puzzles; false if they can't be read to the end.
    bool run() {
        while (const auto verified = work_.next()) {
            count_ += verified->puzzles;
            for (const StoredFlaw &flaw : verified->flaws) {
                complain(
                    fmt::format("{}: puzzle {}: {}", printable(options_.file), flaw.id, flaw.what));
            }
            flaws_ += verified->flaws.size();
            progress_.update(count_);
        }
        const std::scoped_lock lock(mutex_);
        if (error_ && !interrupted()) {
            refuse_collection(options_, *error_);
        }
        return !error_;
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::uint64_t flaws() const { return flaws_; }

  private:
    using Work = OrderedWork<std::vector<StoredPuzzle>, Verified>;

    /// Reads the next puzzles, on a thread of its own.
    std::optional<std::vector<StoredPuzzle>> next() {
        constexpr std::size_t together = 1024;
        auto puzzles = interrupted() ? std::vector<StoredPuzzle>() : puzzles_.next(together);
        if (!puzzles) {
            const std::scoped_lock lock(mutex_);
            error_ = puzzles.error();
        }
        return puzzles && !puzzles->empty() ? std::optional(*std::move(puzzles)) : std::nullopt;
    }

    [[nodiscard]] static Work::Do worker() {
        auto verifier = collection::PuzzleVerifier::make();
        if (!verifier) { // dokushin refuses a kernel that does not run at its start
            throw std::runtime_error(verifier.error().message());
        }
        const auto shared = std::make_shared<collection::PuzzleVerifier>(*std::move(verifier));
        return [shared](const std::vector<StoredPuzzle> &puzzles) {
            return Verified{puzzles.size(), shared->verify(puzzles)};
        };
    }

    const CollectionOptions &options_;
    collection::StoredPuzzles puzzles_; ///< read only by the thread of `work_` that makes jobs
    Progress progress_;
    std::uint64_t count_ = 0;
    std::uint64_t flaws_ = 0;
    std::mutex mutex_;
    std::optional<Error> error_; ///< of the thread that makes jobs
    Work work_;                  ///< last, so that its threads end first
};

/// What is known before the puzzles are verified.
struct FileSummary {
    std::int64_t puzzles = 0;
    std::int64_t ratings = 0;
    std::uint64_t flaws = 0;
};

Exit tell_interrupt() {
    complain_of_interrupt("interrupted");
    return Exit::interrupted;
}

Exit verify_all(const CollectionOptions &options, collection::StoredPuzzles puzzles,
                const FileSummary &file) {
    VerifyRun run(options, std::move(puzzles), file.puzzles);
    const bool is_read = run.run();
    if (interrupted()) {
        return tell_interrupt();
    }
    if (!is_read) {
        return Exit::wrong;
    }
    const std::uint64_t wrong = file.flaws + run.flaws();
    Outcome outcome;
    Output output(outcome);
    output.line(
        options.common.json
            ? one_line({{"puzzles", run.count()}, {"ratings", file.ratings}, {"wrong", wrong}})
            : fmt::format("puzzles {}, ratings {}, wrong {}", run.count(), file.ratings, wrong));
    output.flush();
    return wrong > 0 ? Exit::wrong : outcome.worst();
}

/// Complains of what is wrong with the file itself; returns how much that is.
Result<std::uint64_t> count_flaws_of_file(const CollectionOptions &options,
                                          const collection::Database &database) {
    const auto flaws = collection::flaws_of_file(database);
    if (!flaws) {
        return std::unexpected(flaws.error());
    }
    for (const std::string &flaw : *flaws) {
        complain(fmt::format("{}: {}", printable(options.file), flaw));
    }
    return flaws->size();
}

} // namespace

Exit run_verify(const CollectionOptions &options) {
    watch_for_interrupts();
    const auto database = collection::open_collection(
        options.file, collection::Database::Access::read, &interrupted());
    if (!database) {
        return refuse_collection(options, database.error());
    }
    database->end_when_cancelled(interrupted());
    const auto count = database->number("SELECT count(*) FROM puzzle");
    const auto ratings = count ? database->number("SELECT count(*) FROM rating") : count;
    const auto flaws = ratings ? count_flaws_of_file(options, *database)
                               : Result<std::uint64_t>(std::unexpected(ratings.error()));
    auto puzzles = flaws ? collection::StoredPuzzles::make(*database)
                         : Result<collection::StoredPuzzles>(std::unexpected(flaws.error()));
    if (!puzzles && !interrupted()) {
        return refuse_collection(options, puzzles.error());
    }
    return puzzles ? verify_all(options, *std::move(puzzles), {*count, *ratings, *flaws})
                   : tell_interrupt();
}

} // namespace dokushin::cli
