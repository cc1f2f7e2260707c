// Vicinities for Python: the proper puzzles that are a few givens away from puzzles.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/check.h>
#include <dokushin/near_hunt.h>

#include <pybind11/stl.h>

#include <utility>

namespace dokushin::python {
namespace {

/// The size of the vicinities, and which of their puzzles are wanted.
struct VicinityRequest {
    std::uint64_t remove = 1;
    std::uint64_t add = 1;
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
    bool minimal = false;
    bool equivalent = false; ///< all of equivalent puzzles, or only the first?
    std::vector<std::string> keep;
    std::uint64_t rounds = 1;
    std::uint64_t most = ~std::uint64_t{0};
    unsigned threads = 1;
};

/// A Hunt makes some tasks at a time and takes their results in order.
class Hunt {
  public:
    /// `journal` is the text of a journal, `run` identifies the run there.
    Hunt(const std::vector<Record> &inputs, const VicinityRequest &wanted,
         const std::string &journal, const std::string &run)
        : hunt_(wishes_of(wanted, cancelled_), journal_of(journal, run)), most_(wanted.most),
          threads_(wanted.threads) {
        for (const Record &record : inputs) {
            // Flaws are in order, contradictions before the others.
            if (const auto wrong = flaws(record.puzzle);
                !wrong.empty() && is_contradiction(wrong.front().kind)) {
                refuse_contradiction(wrong.front(), record.puzzle.shape());
            }
            inputs_.push_back({inputs_.size() + 1, record.puzzle});
        }
        for (unsigned thread = 0; thread < threads_; ++thread) {
            finders_.emplace_back(hunt_);
        }
        begin_round(inputs_);
    }
    Hunt(const Hunt &) = delete;
    Hunt &operator=(const Hunt &) = delete;

    /// Returns (length of the journal that is kept, what it has to begin with).
    [[nodiscard]] std::pair<std::size_t, std::string> journal() const { return {end_, heading_}; }

    /// Makes some tasks, for `seconds` at most. Returns (kept, unknown, lines for the journal, what
    /// ended the hunt or ""); a puzzle is (its record, the position of the input that it is near).
    py::tuple step(std::optional<double> seconds) {
        const auto worked = without_lock(
            cancelled_, [&]() -> Result<NearNews> { return news_of_tasks(); }, time_of(seconds));
        const NearNews news = value_or_raise(worked);
        return py::make_tuple(listed(news.kept), listed(news.unknown), news.lines,
                              cancelled_ ? "time"
                              : ended_   ? "exhausted"
                                         : "");
    }

  private:
    static NearWishes wishes_of(const VicinityRequest &wanted, const Cancelled &cancelled) {
        NearWishes wishes;
        wishes.how.remove = wanted.remove;
        wishes.how.add = wanted.add;
        wishes.how.samples = wanted.samples;
        wishes.how.seed = wanted.seed;
        wishes.how.cancelled = &cancelled;
        wishes.minimal = wanted.minimal;
        wishes.all = wanted.equivalent;
        for (const std::string &text : wanted.keep) {
            const auto condition = RatingCondition::parse(text);
            if (!condition) {
                refuse_argument({"'{}'", text},
                                {"a scale, a comparison and a number, such as {}", "te>=3"});
            }
            wishes.keep.push_back(*condition);
        }
        wishes.rounds = wanted.rounds;
        wishes.most = wanted.most;
        return wishes;
    }

    NearJournal journal_of(const std::string &text, const std::string &run) {
        auto journal = NearJournal::read(text, run);
        if (!journal) {
            using enum NearJournal::Flaw::Kind;
            switch (journal.error().kind) {
            case other_text:
                refuse_argument({"a file that is no journal of a vicinity"},
                                {"another name for a journal"});
            case other_run:
                refuse_argument({"the journal of another run: other options, puzzles or version"},
                                {"another name for a journal"});
            case wrong_line:
                refuse_argument({"'{}' in a journal", journal.error().line},
                                {"a line that was written by a run"});
            }
        }
        end_ = journal->end;
        heading_ = end_ > 0 ? "" : NearJournal::heading(run);
        return *std::move(journal);
    }

    void begin_round(const std::vector<NearSeed> &seeds) {
        tasks_.emplace(
            hunt_.tasks([&seeds, next = std::size_t{0}]() mutable -> std::optional<NearSeed> {
                return next < seeds.size() ? std::optional(seeds[next++]) : std::nullopt;
            }));
    }

    static void add(NearNews &all, NearNews more) {
        std::ranges::move(more.kept, std::back_inserter(all.kept));
        std::ranges::move(more.unknown, std::back_inserter(all.unknown));
        all.lines += more.lines;
    }

    /// Begins with the input of a task, if that is its first.
    Result<void> begin(const NearTask &task, NearNews &news) {
        if (task.begins && hunt_.round() == 1) {
            DOKUSHIN_TRY(past, hunt_.begin(task.seed));
            add(news, std::move(past));
        }
        return {};
    }

    /// Does the next tasks of the round, or goes to the next round.
    Result<NearNews> news_of_tasks() {
        // With a limit a task ends at it, and knows all that was found before.
        const std::size_t at_once = most_ == ~std::uint64_t{0} ? std::size_t{8} * threads_ : 1;
        std::vector<NearTask> tasks;
        while (tasks.size() < at_once) {
            auto task = tasks_->next();
            if (!task) {
                break;
            }
            tasks.push_back(*std::move(task));
        }
        NearNews news;
        if (tasks.empty()) {
            ended_ = !hunt_.next_round();
            if (!ended_) {
                begin_round(hunt_.seeds());
                return hunt_.past();
            }
            return news;
        }
        // A task that may end at a limit must know its own puzzle's form before.
        if (at_once == 1) {
            DOKUSHIN_CHECK(begin(tasks.front(), news));
        }
        bool complete = true;
        for (const NearDone &done : done_of(tasks)) {
            DOKUSHIN_CHECK(done.found);
            if (at_once > 1) {
                DOKUSHIN_CHECK(begin(done.task, news));
            }
            NearNews more = hunt_.take(done);
            if (cancelled_ && !done.complete) {
                more.unknown.clear(); // it is the limit that left them so
            }
            // Tasks are noted in order: none behind one that isn't complete.
            complete = complete && done.complete;
            if (!complete) {
                more.lines.clear();
            }
            add(news, std::move(more));
        }
        return news;
    }

    [[nodiscard]] std::vector<NearDone> done_of(const std::vector<NearTask> &tasks) {
        std::vector<NearDone> done(tasks.size());
        std::atomic<std::size_t> workers{0};
        const Cancelled never{false}; // cancelled tasks have found something, too
        share_slices(tasks.size(), 1, threads_, never, [&] {
            return [&, &finder = finders_[workers++]](std::size_t first, std::size_t end) {
                for (std::size_t at = first; at < end; ++at) {
                    done[at] = finder.done(tasks[at]);
                }
            };
        });
        return done;
    }

    static py::list listed(const std::vector<NearSeed> &seeds) {
        py::list list;
        for (const NearSeed &seed : seeds) {
            list.append(py::make_tuple(record_of(*seed.puzzle), seed.number - 1));
        }
        return list;
    }

    Cancelled cancelled_{false};
    std::size_t end_ = 0;
    std::string heading_;
    NearHunt hunt_;
    std::uint64_t most_;
    unsigned threads_;
    std::vector<NearSeed> inputs_;
    std::vector<NearFinder> finders_;
    std::optional<NearTasks> tasks_;
    bool ended_ = false;
};

} // namespace

void add_near(py::module_ &module) {
    py::class_<VicinityRequest>(module, "WantedNear")
        .def(py::init<>())
        .def_readwrite("remove", &VicinityRequest::remove)
        .def_readwrite("add", &VicinityRequest::add)
        .def_readwrite("samples", &VicinityRequest::samples)
        .def_readwrite("seed", &VicinityRequest::seed)
        .def_readwrite("minimal", &VicinityRequest::minimal)
        .def_readwrite("equivalent", &VicinityRequest::equivalent)
        .def_readwrite("keep", &VicinityRequest::keep)
        .def_readwrite("rounds", &VicinityRequest::rounds)
        .def_readwrite("most", &VicinityRequest::most)
        .def_readwrite("threads", &VicinityRequest::threads);
    py::class_<Hunt>(module, "Hunt")
        .def(py::init<const std::vector<Record> &, const VicinityRequest &, const std::string &,
                      const std::string &>())
        .def("journal", &Hunt::journal)
        .def("step", &Hunt::step);
}

} // namespace dokushin::python
