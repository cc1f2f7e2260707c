// dokushin study analyses puzzles (minimality, backdoors, unavoidable sets, removals) on all cores,
// and prints the results in the order of the input.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/study/study_report.h"
#include "cli/options/usage.h"
#include "stream/process/cores.h"
#include "stream/process/ordered_work.h"

#include <fmt/format.h>

#include <cassert>

namespace dokushin::cli {
namespace {

constexpr const char *study_footer =
    R"(Output: for each puzzle its place and its number of givens, and then, unless only some of it
is asked:
  minimal       whether each given is needed; else those that can go, one at a time. Of a puzzle
                stated as candidates: whether each eliminated one is; else those that can return
  backdoors     the smallest sets of cells that are enough help: once they hold their digits,
                naked and hidden singles finish. None needed, one cell, or two; "none of one
                or two cells" means that three or more are. Of pairs, 1000 at most are listed
  unavoidable   minimal sets of cells whose digits can be exchanged for another grid: each puzzle
                of this grid has a given in each of them. Those of up to --largest cells
  lower bound   as many of these sets as have no cell in common: each wants a given of its own
  removals      how many solutions the puzzle has without each of its givens; ">=" says
                that --limit or --time-limit came first
For a puzzle without exactly one solution only the removals are printed. A player's placed digits
are left out; candidates that were eliminated stay so. A finished grid is a puzzle too.

On 9x9 all that takes some 20 milliseconds; removals may take a second where givens are few.
On large boards --time-limit may come first: what is printed then is right but incomplete, and
is marked so. The bound is not improved any more after 300,000 tries.

With --json each line is an object: index, status (unique, multiple, none, invalid, limit),
puzzle, givens, solution, minimal, redundant (cells, complete), backdoors (size, count, sets,
complete), unavoidable (largest, sets, complete), lower_bound (givens, sets: positions in the
unavoidable ones from 0, complete), removals (cell, solutions, at_least), error; of a puzzle
stated as candidates also eliminated (how many) and restorable (candidates, complete). Members that
were not asked for are absent, and those that can't be known are absent or null.

Examples:
  dokushin study examples/hard.txt
  dokushin study --backdoors --json puzzles.txt
  dokushin study --unavoidable --sets 1234341221434321

Exit status: 0 every puzzle has exactly one solution, 1 some has none or several, or a limit
came first, 2 some input is wrong.)";

struct StudyArguments {
    CommonOptions common;
    StudyWishes wishes;
    std::uint64_t largest = 12;
    double seconds = 10;
    bool every_set = false;
    unsigned threads = 0; ///< 0: as many as there are cores
};

/// The greatest size of unavoidable sets that may be asked for: their number doubles with each cell
/// and would fill the memory.
constexpr std::uint64_t largest_set = 20;

struct Studied {
    Item item{{}, std::unexpected(Error{})};
    Study study;
};

class StudyCommand {
  public:
    explicit StudyCommand(const StudyArguments &options)
        : options_(options), wishes_(options.wishes), output_(outcome_) {
        if (options.largest > largest_set) {
            refuse_usage("--largest",
                         fmt::format("{}, expected {} or less", options.largest, largest_set));
        }
        wishes_.largest = static_cast<unsigned>(options.largest);
        assert(options.seconds > 0); // so that there is a limit
        wishes_.time = *time_limit(options.seconds);
        wishes_.cancelled = &interrupted();
        if (!wishes_.redundant && !wishes_.backdoors && !wishes_.unavoidable && !wishes_.removals) {
            wishes_.redundant = wishes_.backdoors = true;
            wishes_.unavoidable = wishes_.removals = true;
        }
    }

    Exit run() {
        watch_for_interrupts();
        const Handlers handlers{[&](const Job &job) { return tell(job); },
                                [&](std::size_t index, const std::string &message) {
                                    if (options_.common.json) {
                                        output_.line(unreadable_json(index, message));
                                    }
                                },
                                false, required_capabilities()};
        RecordStream inputs(options_.common);
        Progress progress(is_progress_wanted(options_.common), {inputs.total_bytes()});
        Records records(output_, outcome_, handlers, inputs.before());
        OrderedWork<Item, Studied> work(
            threads_to_use(options_.threads), [&] { return inputs.next(); },
            [this] { return [this](Item item) { return studied(std::move(item)); }; });
        bool going_on = true;
        while (going_on && !output_.closed()) {
            const std::optional<Studied> next = work.next();
            if (!next) {
                break;
            }
            studied_ = &*next;
            going_on = records.take(next->item.file, next->item.record);
            output_.flush(); // the next study may take a while
            progress.update(records.count(), next->item.bytes_read);
        }
        return records.end();
    }

  private:
    [[nodiscard]] Studied studied(Item item) const {
        Studied done{std::move(item), {}};
        if (done.item.record) {
            done.study = study(*done.item.record, wishes_);
        }
        return done;
    }

    [[nodiscard]] std::vector<Capability> required_capabilities() const {
        std::vector<Capability> capabilities{Capability::redundancy};
        if (wishes_.backdoors) {
            capabilities.push_back(Capability::backdoors);
        }
        if (wishes_.unavoidable) {
            capabilities.push_back(Capability::unavoidable);
        }
        return capabilities;
    }

    bool tell(const Job &job) {
        const Study &study = studied_->study;
        if (study.cancelled) {
            return false;
        }
        Json error = nullptr;
        if (study.status == Status::invalid) {
            error = complain_of(program_error(ErrorCode::contradiction, study.flaw, {}), job);
            outcome_.note(Exit::wrong);
        }
        outcome_.note(study.status == Status::unique && !was_stopped(study) ? Exit::good
                                                                            : Exit::not_so);
        if (options_.common.json) {
            output_.line(one_line(as_json(study, job, wishes_, error)));
        } else {
            output_.write(as_text(study, job, wishes_, options_.every_set));
        }
        return true;
    }

    const StudyArguments &options_;
    StudyWishes wishes_;
    Outcome outcome_;
    Output output_;
    const Studied *studied_ = nullptr;
};

} // namespace

Command add_study(CLI::App &program) {
    auto options = std::make_shared<StudyArguments>();
    Arguments arguments(program, "study",
                        "Tell backdoors, unavoidable sets, and what each given is good for");
    add_common_options(arguments, options->common);
    StudyWishes &wishes = options->wishes;
    arguments.flag("--redundant", wishes.redundant, "Whether it is minimal, and what can go");
    arguments.flag("--backdoors", wishes.backdoors, "The cells that would make it easy");
    arguments.flag("--unavoidable", wishes.unavoidable,
                   "The sets of cells that all want a given, and how many givens that makes");
    arguments.flag("--removals", wishes.removals, "The solutions without each given");
    arguments.count(
        "--largest", options->largest,
        fmt::format("Cells of an unavoidable set, 20 at most (default: {})", options->largest));
    arguments.count("--limit", wishes.limit,
                    fmt::format("Solutions to count without a given (default: {})", wishes.limit));
    arguments.flag("--sets", options->every_set, "List every set, without --json too");
    arguments.number(
        "--time-limit", options->seconds, 0.001, 1e6,
        fmt::format("Seconds for each part of a puzzle (default: {})", options->seconds),
        "SECONDS");
    arguments.threads(options->threads, "Threads to study with (default: one for each core)");
    arguments.footer(study_footer);
    return reading_command(arguments, options,
                           [](const StudyArguments &parsed) { return StudyCommand(parsed).run(); });
}

} // namespace dokushin::cli
