// dokushin collection rate: finds the ratings that a collection misses, on all cores. A thread
// reads the puzzles, several rate them, and the calling thread stores what was found every second.
#include "base/cut_at_commas.h"
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "cli/options/usage.h"
#include "collection/rating.h"
#include "collection/schema.h"

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

using collection::Database;
using collection::Rated;
using collection::Unrated;

class RateRun {
  public:
    RateRun(const CollectionOptions &options, Database &database,
            collection::UnratedPuzzles unrated, std::int64_t count)
        : options_(options), database_(database), unrated_(std::move(unrated)), output_(outcome_),
          progress_(is_progress_wanted(options.common), {0, static_cast<std::uint64_t>(count)}),
          work_(
              threads_for(options.common, options.threads), [this] { return next(); },
              [this] { return worker(); }) {}

    Exit run() {
        while (auto rated = work_.next([this] { store(longest_wait); })) {
            std::ranges::move(*rated, std::back_inserter(waiting_));
            store(longest_wait);
            progress_.update(stored_ + waiting_.size());
            if (error_ || interrupted()) {
                break;
            }
        }
        store({});
        output_.line(options_.common.json
                         ? one_line({{"rated", stored_}, {"given_up", given_up_}})
                         : fmt::format("rated {}, given up {}", stored_, given_up_));
        output_.flush();
        if (!error_) {
            const std::scoped_lock lock(mutex_);
            error_ = reading_error_;
        }
        if (error_) {
            return refuse_collection(options_, *error_);
        }
        if (interrupted()) {
            complain_of_interrupt("interrupted; the same command goes on");
            return Exit::interrupted;
        }
        return given_up_ > 0 ? Exit::not_so : Exit::good;
    }

  private:
    using Clock = std::chrono::steady_clock;
    using Work = OrderedWork<std::vector<Unrated>, std::vector<Rated>>;
    static constexpr std::chrono::milliseconds longest_wait{1000};

    /// Reads the next puzzles, on a thread of its own.
    std::optional<std::vector<Unrated>> next() {
        auto puzzles = interrupted() ? std::vector<Unrated>() : unrated_.next(together_.get());
        if (!puzzles && !interrupted()) {
            const std::scoped_lock lock(mutex_);
            reading_error_ = puzzles.error();
        }
        return puzzles && !puzzles->empty() ? std::optional(*std::move(puzzles)) : std::nullopt;
    }

    [[nodiscard]] Work::Do worker() {
        const auto rater =
            std::make_shared<collection::PuzzleRater>(time_limit(options_.seconds), &interrupted());
        return [together = &together_, rater](const std::vector<Unrated> &puzzles) {
            const auto begin = JobSize::Clock::now();
            std::vector<Rated> rated;
            for (const Unrated &puzzle : puzzles) {
                if (auto one = rater->rate(puzzle)) {
                    rated.push_back(*std::move(one));
                }
            }
            together->adapt(puzzles.size(), begin);
            return rated;
        };
    }

    /// Stores what waits since so long.
    void store(std::chrono::milliseconds age) {
        if (waiting_.empty() || error_ || Clock::now() - stored_at_ < age) {
            return;
        }
        if (auto done = collection::keep_ratings(database_, waiting_, options_.seconds); !done) {
            error_ = std::move(done).error();
            return;
        }
        stored_ += waiting_.size();
        given_up_ +=
            static_cast<std::uint64_t>(std::ranges::count_if(waiting_, [](const Rated &one) {
                return std::ranges::any_of(one.ratings, [](const auto &rating) {
                    return rating.kind == collection::FoundRating::Kind::unknown;
                });
            }));
        waiting_.clear();
        stored_at_ = Clock::now();
    }

    const CollectionOptions &options_;
    Database &database_;
    collection::UnratedPuzzles unrated_; ///< read only by the thread of `work_` that makes jobs
    Outcome outcome_;
    Output output_;
    Progress progress_;
    JobSize together_{128};
    std::vector<Rated> waiting_; ///< to be stored
    std::uint64_t stored_ = 0;
    std::uint64_t given_up_ = 0;
    Clock::time_point stored_at_ = Clock::now();
    std::optional<Error> error_;
    std::mutex mutex_;
    std::optional<Error> reading_error_; ///< of the thread that makes jobs
    Work work_;                          ///< last, so that its threads end first
};

} // namespace

Exit run_rate(const CollectionOptions &options) {
    watch_for_interrupts();
    const auto families = collection::families_named(cut_at_commas(options.scale));
    if (!families) {
        refuse_word("--scale", families.error(), "scale", collection::family_names());
    }
    auto database =
        collection::open_collection(options.file, Database::Access::write, &interrupted());
    if (!database) {
        return refuse_collection(options, database.error());
    }
    // Another connection, as its rows are read on another thread.
    const auto reading =
        collection::open_collection(options.file, Database::Access::read, &interrupted());
    if (!reading) {
        return refuse_collection(options, reading.error());
    }
    reading->end_when_cancelled(interrupted());
    auto unrated = collection::UnratedPuzzles::make(*reading, *families, options.seconds);
    const auto count = unrated ? unrated->count() : std::unexpected(unrated.error());
    if (interrupted()) {
        complain_of_interrupt("interrupted; the same command goes on");
        return Exit::interrupted;
    }
    if (!count) {
        return refuse_collection(options, count.error());
    }
    return RateRun(options, *database, *std::move(unrated), *count).run();
}

} // namespace dokushin::cli
