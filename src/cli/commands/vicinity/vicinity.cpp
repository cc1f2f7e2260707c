// dokushin vicinity prints the proper puzzles that differ from a puzzle by a few givens.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/vicinity/journal.h"
#include "cli/commands/vicinity/near_finder.h"
#include "cli/commands/vicinity/tasks.h"
#include "cli/options/seed.h"
#include "cli/options/usage.h"
#include "stream/process/ordered_work.h"
#include "stream/record_loop.h"

#include <dokushin/sukaku.h>
#include <dokushin/version.h>

#include <fmt/format.h>

#include <map>
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
    std::uint64_t rounds = 1;           ///< 0: until nothing is new
    std::optional<Arguments> arguments; ///< identify the run, for the journal
    std::string journal;                ///< a file's name; empty: none
    unsigned threads = 0;               ///< 0: as many as there are cores
};

class VicinityCommand {
  public:
    explicit VicinityCommand(const VicinityArguments &options)
        : options_(options), wishes_(options.wishes), outcome_(options.common.answer),
          output_(outcome_, options.common.shard) {
        refuse_what_does_not_go_together();
        for (const std::string &text : options.keep) {
            wishes_.keep.push_back(RatingCondition::expect("--keep", text));
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
        if (!options_.journal.empty() && !journal_.open(options_.journal, run_name())) {
            complain_of_journal();
            return outcome_.worst();
        }
        RecordStream inputs(options_.common);
        before_ = inputs.before();
        const Handlers handlers{
            [&](const Job &job) { return answer(job); },
            [&](std::size_t index, const std::string &message) { tell_error(index, message); }};
        Records records(output_, outcome_, handlers, before_);
        first_round(inputs, records);
        for (round_ = 2; options_.rounds == 0 || round_ <= options_.rounds; ++round_) {
            if (found_.empty() || !continues()) {
                break;
            }
            further_round(std::exchange(found_, {}));
        }
        return records.end();
    }

  private:
    struct TaskDone {
        Task task;
        Result<std::vector<NearPuzzle>> found;
        bool complete = true; ///< did no interrupt end it?
    };

    void refuse_what_does_not_go_together() const {
        const bool is_sampled = options_.wishes.how.samples > 0;
        const bool is_part = options_.common.part != nullptr || options_.common.shard.is_set();
        if (options_.seed && !is_sampled) {
            refuse_usage("--seed", "needs --sample: all choices are tried");
        }
        if (options_.wishes.all && options_.rounds != 1) {
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
                 [&](const TaskDone &done) {
                     const Item &item = done.task.seed.origin->item;
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
    static std::optional<Seed> seed_of(std::optional<Item> item, std::size_t number) {
        if (!item) {
            return std::nullopt;
        }
        const auto origin = std::make_shared<const Origin>(*std::move(item), number);
        if (!origin->item.record) {
            return Seed{origin, {}};
        }
        const auto wrong = flaws(origin->item.record->puzzle); // contradictions come first
        const bool is_valid = wrong.empty() || !is_contradiction(wrong.front().kind);
        return Seed{origin, is_valid ? std::optional(givens_alone(origin->item.record->puzzle))
                                     : std::nullopt};
    }

    /// Goes on from what the round before found.
    void further_round(const std::vector<Seed> &seeds) {
        Progress progress(is_progress_wanted(options_.common),
                          {0, seeds.size(), "puzzle that was found", "puzzles that were found"});
        std::map<std::size_t, std::shared_ptr<const Origin>> origins;
        for (const Seed &seed : seeds) {
            origins.emplace(seed.origin->index, seed.origin);
        }
        take_past([&](std::uint64_t index) {
            const auto origin = origins.find(static_cast<std::size_t>(index));
            return origin == origins.end() ? nullptr : origin->second;
        });
        std::size_t next = 0;
        do_tasks([&] { return next < seeds.size() ? std::optional(seeds[next++]) : std::nullopt; },
                 [&](const TaskDone &done) {
                     tell_found(done);
                     if (done.task.ends()) {
                         progress.update(done.task.number + 1);
                     }
                 });
    }

    /// Does the tasks of a round on all threads, and hands over each in its turn.
    void do_tasks(const Division::NextSeed &next_seed,
                  const std::function<void(const TaskDone &)> &take) {
        const VicinityJournal::Position done_before = journal_.position();
        const bool is_done = round_ < done_before.round;
        const bool is_begun = round_ == done_before.round;
        Division division(wishes_.how, next_seed,
                          is_done    ? ~std::uint64_t{0}
                          : is_begun ? done_before.seed
                                     : 0,
                          is_begun ? done_before.parts : 0);
        OrderedWork<Task, TaskDone> work(
            threads_for(options_.common, options_.threads), [&] { return division.next(); },
            [this] {
                return [finder = std::make_shared<NearFinder>(wishes_, known_)](Task task) {
                    return done_by(*finder, std::move(task));
                };
            });
        while (continues()) {
            const std::optional<TaskDone> done = work.next();
            if (!done) {
                return;
            }
            take(*done);
            output_.flush(); // the next task may take long
            if (const Task &task = done->task; !task.ends()) {
                Progress::within().store(static_cast<double>(task.first_part + task.parts) /
                                             static_cast<double>(task.all_parts),
                                         std::memory_order_relaxed);
            }
        }
        stopped_ = true; // so that no thread goes on with what nobody takes
    }

    static TaskDone done_by(NearFinder &finder, Task task) {
        if (!task.seed.puzzle) {
            return {std::move(task), {}};
        }
        // If all parts of a puzzle are done, none is tried; an error about it is reported again.
        const bool is_whole = task.parts == task.all_parts;
        auto found =
            finder.find(*task.seed.puzzle, task.seed.origin->index,
                        {task.first_part, task.parts, is_whole ? &Progress::within() : nullptr});
        return {std::move(task), std::move(found), !interrupted()};
    }

    /// Answers a record by its first task.
    bool answer(const Job &job) {
        if (const auto wrong = complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            tell_error(job.index, *wrong);
            return true;
        }
        const Seed &seed = done_->task.seed;
        note_form(*seed.puzzle);
        take_past([&](std::uint64_t index) {
            return index == seed.origin->index ? seed.origin : nullptr;
        });
        tell_found(*done_);
        return !interrupted();
    }

    /// Takes what the journal says was found in this round, as long as `origin_of` knows the record
    /// that it comes from.
    void take_past(const std::function<std::shared_ptr<const Origin>(std::uint64_t)> &origin_of) {
        const std::vector<VicinityJournal::Found> &past = journal_.found();
        for (; past_taken_ < past.size() && past[past_taken_].round == round_; ++past_taken_) {
            const auto origin = origin_of(past[past_taken_].index);
            if (!origin) {
                return;
            }
            take_past(past[past_taken_], origin);
        }
    }

    void take_past(const VicinityJournal::Found &past,
                   const std::shared_ptr<const Origin> &origin) {
        ReadOptions how;
        how.shape = origin->item.record->puzzle.shape();
        const auto read = read_one(past.line, how);
        if (!read) {
            outcome_.note(Exit::wrong);
            outcome_.complain(placed_message(options_.journal, read.error()));
            stopped_ = true;
            return;
        }
        const Puzzle puzzle = givens_alone(read->puzzle);
        note_form(puzzle);
        if (!past.is_rated) {
            complain_of_rating(puzzle, job_of(*origin));
            return;
        }
        found_.push_back({origin, puzzle});
        tell_one(found_.back());
    }

    [[nodiscard]] Job job_of(const Origin &origin) const {
        const Item &item = origin.item;
        return {origin.index, item.file, *item.record, false, outcome_, before_};
    }

    void note_form(const Puzzle &puzzle) {
        if (const auto form = wishes_.all ? std::nullopt : canonical_form(puzzle, canonicaliser_)) {
            known_.add(puzzle.shape(), *form);
        }
    }

    /// Prints what a task found that is new, and keeps it for the next round.
    void tell_found(const TaskDone &done) {
        const Seed &seed = done.task.seed;
        const Job job = job_of(*seed.origin);
        if (!done.found) {
            outcome_.note(Exit::wrong);
            if (done.task.begins) {
                tell_error(job.index, complain_of(done.found.error(), job));
            }
            return;
        }
        std::vector<VicinityJournal::Found> noted;
        const std::size_t before = found_.size();
        for (const NearPuzzle &near : *done.found) {
            if (near.form && !known_.add(near.puzzle.shape(), *near.form)) {
                continue;
            }
            const bool is_rated = near.is_kept.has_value();
            if (is_rated && !*near.is_kept) {
                continue;
            }
            if (is_rated) {
                found_.push_back({seed.origin, near.puzzle});
            } else if (!interrupted()) {
                complain_of_rating(near.puzzle, job);
            }
            noted.push_back({round_, job.index, is_rated, usual_line(near.puzzle)});
        }
        const std::uint64_t parts = done.task.first_part + done.task.parts;
        if (done.complete && done.task.parts > 0 &&
            !journal_.add({round_, done.task.number, parts}, noted)) {
            complain_of_journal();
        }
        for (std::size_t at = before; at < found_.size(); ++at) {
            tell_one(found_[at]);
        }
        if (options_.rounds == round_) {
            found_.clear(); // there is no round that goes on from it
        }
    }

    static std::string usual_line(const Puzzle &puzzle) {
        return to_line(puzzle, Alphabet::usual(puzzle.shape()));
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

    void tell_one(const Seed &near) {
        const Puzzle &puzzle = *near.puzzle;
        const Record &record = *near.origin->item.record;
        const std::string line = to_line(puzzle, record.alphabet);
        const char *const clues = is_sukaku(puzzle) ? "eliminated" : "givens";
        output_.remark(record.ignored);
        output_.line(options_.common.json ? one_line({{"index", near.origin->index},
                                                      {"puzzle", line},
                                                      {clues, clue_count(puzzle)}})
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
    VicinityJournal journal_;
    Canonicaliser canonicaliser_;
    KnownForms known_;
    std::atomic<bool> stopped_ = false;
    std::uint64_t round_ = 1;
    std::vector<Seed> found_;        ///< in this round, for the next
    std::size_t past_taken_ = 0;     ///< of what the journal has
    const TaskDone *done_ = nullptr; ///< the first task of the record at hand
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
    arguments.count_or_none("--rounds", options->rounds,
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
