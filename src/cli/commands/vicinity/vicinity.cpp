// dokushin vicinity prints the proper puzzles that differ from a puzzle by a few givens.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/vicinity/journal.h"
#include "cli/options/seed.h"
#include "cli/options/usage.h"
#include "stream/process/ordered_work.h"
#include "stream/record_loop.h"

#include <dokushin/sukaku.h>
#include <dokushin/version.h>

#include <fmt/format.h>

#include <sstream>

namespace dokushin::cli {
namespace {

constexpr const char *vicinity_footer =
    R"(Output: the puzzles with exactly one solution that each puzzle becomes when --remove givens
are removed and --add others are added, a line each; with --minimal only those from which no
given can go. In a sukaku (a puzzle stated as candidates) the eliminated candidates are what
givens are elsewhere: --remove restores some, --add eliminates others. If several puzzles are
equivalent (see `dokushin canon`), the first is printed, and none that is equivalent to its
own puzzle or to one before it in the input; --all prints each. On boards without a canonical
form, and for sukaku, all are printed.

All choices are tried, which are many: some thousands for one removed and one added, some tens
of millions for two and two. --sample N tries N choices at random instead.

--keep prints only puzzles with a rating: a scale (er, that of Sudoku Explainer, or te, b, gb, bxb,
bxbb, w, gw, sw, tyw; see `dokushin rate`), a comparison and a number. With several all must hold;
state first what is found out fastest. A puzzle of which a rating is not known within its limits is
left out, with a message. --rounds N goes on from what was printed, N rounds in all; 0 until a round
brings nothing new.

--journal FILE keeps what was tried and found. Whatever ends a run, the same command prints what
was found before and goes on, so that its output is that of a run without an end. To begin anew
remove FILE. All cores search; the output does not depend on their number. On several machines
(--shard, dokushin-cluster) with --all: none of them knows what others found.

With --json each line is an object: index (of the puzzle that it is near to), puzzle, givens
(for a sukaku eliminated, the number of candidates).

Examples:
  dokushin vicinity examples/hard.txt
  dokushin vicinity --remove 2 --add 1 examples/hard.txt
  dokushin vicinity --remove 3 --add 3 --sample 1000000 --seed 1 --minimal examples/hard.txt
  dokushin vicinity --minimal --keep 'te>=2' --rounds 0 examples/hard.txt
  dokushin vicinity --keep 'te>=3' --rounds 0 --journal hunt.journal seeds.txt > found.txt

Exit status: 0 every puzzle could be tried, 1 some rating is not known, 2 some input is wrong.)";

struct VicinityArguments {
    CommonOptions common;
    NearWishes wishes; ///< without the ratings and the seed
    std::optional<std::uint64_t> seed;
    std::vector<std::string> keep;
    std::optional<Arguments> arguments; ///< identify the run, for the journal
    std::string journal;                ///< a file's name; empty: none
    unsigned threads = 0;               ///< 0: as many as there are cores
};

/// Reads a condition of --keep; a wrong one is a usage error.
RatingCondition expect_condition(const std::string &text) {
    if (const auto condition = RatingCondition::parse(text)) {
        return *condition;
    }
    const auto scales = RatingCondition::scales();
    const std::string scale = text.substr(0, text.find_first_of("<>="));
    if (scale.size() < text.size() && std::ranges::find(scales, scale) == scales.end()) {
        refuse_word("--keep", scale, "scale", {scales.begin(), scales.end()});
    }
    refuse_usage("--keep",
                 fmt::format("'{}', expected a scale, a comparison and a number, such as te>=3",
                             printable(text)));
}

/// An Origin is a record of the inputs, or the error in its place, with its number.
struct Origin {
    stream::Item item;
    std::size_t index;
};
const Origin &origin_of(const NearSeed &seed) {
    return *static_cast<const Origin *>(seed.origin.get());
}

class VicinityCommand {
  public:
    explicit VicinityCommand(const VicinityArguments &options)
        : options_(options), wishes_(options.wishes), outcome_(options.common.answer),
          output_(outcome_, options.common.shard) {
        refuse_what_does_not_go_together();
        for (const std::string &text : options.keep) {
            wishes_.keep.push_back(expect_condition(text));
        }
        wishes_.how.seed = wishes_.how.samples > 0 ? seed_or_random(options.seed) : 0;
        wishes_.how.cancelled = &interrupted();
        wishes_.stopped = &stopped_;
    }

    static bool tells_numbers(const VicinityArguments &options) {
        return options.wishes.how.samples > 0; // they are random numbers of the puzzle's number
    }

    Exit run() {
        watch_for_interrupts();
        std::optional<NearJournal> past{NearJournal{}};
        if (!options_.journal.empty()) {
            past = journal_.open(options_.journal, run_name());
        }
        if (!past) {
            complain_of_journal();
            return outcome_.worst();
        }
        hunt_.emplace(wishes_, *std::move(past));
        RecordStream inputs(options_.common);
        before_ = inputs.before();
        const Handlers handlers{
            [&](const Job &job) { return answer(job); },
            [&](std::size_t index, const std::string &message) { tell_error(index, message); }};
        Records records(output_, outcome_, handlers, before_);
        first_round(inputs, records);
        while (continues() && hunt_->next_round()) {
            further_round();
        }
        return records.end();
    }

  private:
    void refuse_what_does_not_go_together() const {
        const bool is_sampled = options_.wishes.how.samples > 0;
        const bool is_part = options_.common.part != nullptr || options_.common.shard.is_set();
        if (options_.seed && !is_sampled) {
            refuse_usage("--seed", "needs --sample: all choices are tried");
        }
        if (options_.wishes.all && options_.wishes.rounds != 1) {
            refuse_usage("--rounds", "doesn't go with --all: the same puzzles would come again");
        }
        if (is_part && !options_.wishes.all) {
            refuse_usage("--all", "is needed: parts don't know what is equivalent in others; "
                                  "dokushin canon --unique or collection leaves it out later");
        }
        if (is_sampled && !options_.seed && (is_part || !options_.journal.empty())) {
            refuse_usage("--seed", "is needed with --sample for parts and journals");
        }
        if (is_part && !options_.journal.empty()) {
            refuse_usage("--journal", "is of a whole run");
        }
    }

    /// Returns a checksum that identifies the run for its journal. It covers the inputs and all
    /// options except --rounds, since a run may be continued with more rounds.
    [[nodiscard]] std::string run_name() const {
        const std::vector<std::string> &inputs = options_.common.inputs;
        if (inputs.empty() || std::ranges::find(inputs, "-") != inputs.end()) {
            refuse_usage("--journal", "standard input can't be read again; name files");
        }
        std::istringstream options(options_.arguments->identity());
        std::string run = fmt::format("dokushin {}\n", DOKUSHIN_VERSION);
        for (std::string option; std::getline(options, option);) {
            run += option.starts_with("--rounds ") ? "" : option + "\n";
        }
        for (const std::string &input : inputs) {
            run += fingerprint(input);
        }
        return fmt::format("{:016x}", Checksum::of(run));
    }

    [[nodiscard]] bool continues() const {
        return !interrupted() && !output_.closed() && !stopped_;
    }

    /// Goes through the inputs. `records` has each record answered with its first task.
    void first_round(RecordStream &inputs, Records &records) {
        Progress progress(is_progress_wanted(options_.common), {inputs.total_bytes()});
        std::size_t number = before_.records();
        do_tasks([&] { return seed_of(inputs.next(), ++number); },
                 [&](const NearDone &done) {
                     const Item &item = origin_of(done.task.seed).item;
                     done_ = &done;
                     if (done.task.begins) {
                         stopped_ = !records.take(item.file, item.record) || stopped_;
                     } else {
                         tell_found(done);
                     }
                     if (done.task.ends()) {
                         progress.update(records.count(), item.bytes_read);
                     }
                 });
    }

    /// Returns the seed of a record; nothing at the end.
    static std::optional<NearSeed> seed_of(std::optional<Item> item, std::size_t number) {
        if (!item) {
            return std::nullopt;
        }
        const auto origin = std::make_shared<const Origin>(*std::move(item), number);
        if (!origin->item.record) {
            return NearSeed{number, {}, origin};
        }
        const auto wrong = flaws(origin->item.record->puzzle); // contradictions come first
        const bool is_valid = wrong.empty() || !is_contradiction(wrong.front().kind);
        return NearSeed{number,
                        is_valid ? std::optional(givens_alone(origin->item.record->puzzle))
                                 : std::nullopt,
                        origin};
    }

    /// Goes on from what the round before found.
    void further_round() {
        const std::vector<NearSeed> &seeds = hunt_->seeds();
        Progress progress(is_progress_wanted(options_.common),
                          {0, seeds.size(), "puzzle that was found", "puzzles that were found"});
        tell_past(hunt_->past());
        std::size_t next = 0;
        do_tasks([&] { return next < seeds.size() ? std::optional(seeds[next++]) : std::nullopt; },
                 [&](const NearDone &done) {
                     tell_found(done);
                     if (done.task.ends()) {
                         progress.update(done.task.number + 1);
                     }
                 });
    }

    /// Does the tasks of a round on all threads, and hands over each in its turn.
    void do_tasks(const NearTasks::NextSeed &next_seed,
                  const std::function<void(const NearDone &)> &take) {
        NearTasks tasks = hunt_->tasks(next_seed);
        OrderedWork<NearTask, NearDone> work(
            threads_for(options_.common, options_.threads), [&] { return tasks.next(); },
            [this] {
                return [finder = std::make_shared<NearFinder>(*hunt_)](NearTask task) {
                    return finder->done(std::move(task), &Progress::within());
                };
            });
        while (continues()) {
            const std::optional<NearDone> done = work.next();
            if (!done) {
                return;
            }
            take(*done);
            output_.flush(); // the next task may take long
            if (const NearTask &task = done->task; !task.ends()) {
                Progress::within().store(static_cast<double>(task.first_part + task.parts) /
                                             static_cast<double>(task.all_parts),
                                         std::memory_order_relaxed);
            }
        }
        stopped_ = true; // so that no thread goes on with what nobody takes
    }

    /// Answers a record by its first task.
    bool answer(const Job &job) {
        if (const auto wrong = complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            tell_error(job.index, *wrong);
            return true;
        }
        tell_past(hunt_->begin(done_->task.seed));
        tell_found(*done_);
        return !interrupted();
    }

    /// Prints what the journal has.
    void tell_past(const Result<NearNews> &news) {
        if (!news) {
            outcome_.note(Exit::wrong);
            outcome_.complain(placed_message(options_.journal, news.error()));
            stopped_ = true;
            return;
        }
        tell(*news);
    }

    void tell(const NearNews &news) {
        for (const NearSeed &near : news.unknown) {
            complain_of_rating(*near.puzzle, job_of(origin_of(near)));
        }
        for (const NearSeed &near : news.kept) {
            tell_one(near);
        }
    }

    [[nodiscard]] Job job_of(const Origin &origin) const {
        const Item &item = origin.item;
        return {origin.index, item.file, *item.record, false, outcome_, before_};
    }

    /// Prints what a task found that is new.
    void tell_found(const NearDone &done) {
        NearNews news = hunt_->take(done);
        if (!done.found) {
            const Job job = job_of(origin_of(done.task.seed));
            outcome_.note(Exit::wrong);
            if (done.task.begins) {
                tell_error(job.index, complain_of(done.found.error(), job));
            }
            return;
        }
        if (interrupted()) {
            news.unknown.clear(); // it is the interrupt that left them so
        }
        if (!journal_.add(news.lines)) {
            complain_of_journal();
        }
        tell(news);
    }

    void complain_of_rating(const Puzzle &near, const Job &job) {
        outcome_.note(Exit::not_so);
        const std::string what =
            fmt::format("a rating of {} that is not known", to_line(near, job.record.alphabet));
        complain_of(program_error(ErrorCode::unsupported, what, {}), job);
    }

    void complain_of_journal() {
        outcome_.note(Exit::wrong);
        outcome_.complain(journal_.error());
        stopped_ = true;
    }

    void tell_one(const NearSeed &near) {
        const Puzzle &puzzle = *near.puzzle;
        const Record &record = *origin_of(near).item.record;
        const std::string line = to_line(puzzle, record.alphabet);
        const char *const clues = is_sukaku(puzzle) ? "eliminated" : "givens";
        output_.remark(record.ignored);
        output_.line(
            options_.common.json
                ? one_line({{"index", near.number}, {"puzzle", line}, {clues, clue_count(puzzle)}})
                : line);
        output_.remark({});
    }

    void tell_error(std::size_t index, const std::string &message) {
        if (options_.common.json) {
            output_.line(one_line({{"index", index}, {"error", message}}));
        }
    }

    const VicinityArguments &options_;
    NearWishes wishes_;
    Outcome outcome_;
    Output output_;
    Preceding before_;
    JournalFile journal_;
    std::optional<NearHunt> hunt_;
    std::atomic<bool> stopped_ = false;
    const NearDone *done_ = nullptr; ///< the first task of the record at hand
};

} // namespace

Command add_vicinity(CLI::App &program) {
    auto options = std::make_shared<VicinityArguments>();
    Arguments arguments(program, "vicinity", "List the proper puzzles near a puzzle");
    add_common_options(arguments, options->common);
    NearWishes &wishes = options->wishes;
    arguments.count_or_none("--remove", wishes.how.remove, "Givens to take away (default: 1)");
    arguments.count_or_none("--add", wishes.how.add, "Givens to put in (default: 1)");
    arguments.count("--sample", wishes.how.samples, "Try so many choices at random, not all");
    arguments.seed("--seed", options->seed, "What the random choices follow from");
    arguments.flag("--minimal", wishes.minimal, "Only those from which no given can go");
    arguments.flag("--all", wishes.all, "Equivalent ones too");
    arguments.texts("--keep", options->keep, "Only those with this rating: te>=3, er>=9.5, …",
                    "CONDITION");
    arguments.count_or_none("--rounds", wishes.rounds,
                            "Go on from what was found, so many rounds; 0: until nothing is new "
                            "(default: 1)");
    arguments.text("--journal", options->journal,
                   "Note in this file what is done, and go on from there after an end", "FILE");
    arguments.threads(options->threads, "Threads to search with (default: one for each core)");
    arguments.footer(vicinity_footer);
    add_shard_option(arguments, options->common.shard_text);
    options->arguments = arguments;
    return shared_command<VicinityCommand>(arguments, options);
}

} // namespace dokushin::cli
