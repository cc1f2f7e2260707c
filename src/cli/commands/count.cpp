// dokushin count counts the solutions of a puzzle exactly, or estimates their number.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/usage.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/count.h>

#include <fmt/format.h>

#include <cassert>
#include <cmath>

namespace dokushin::cli {
namespace {

constexpr const char *count_footer =
    R"(Output: for each puzzle its characters and the number of its solutions, exactly. Where
that is not known within --time-limit, an estimate with its standard error, and how many
solutions were counted till then:
  PUZZLE 28200960
  PUZZLE about 1.440e+17 +- 6.5% # estimate, at least 1544472480
  PUZZLE # invalid           givens that contradict each other

--method search goes from solution to solution. states goes through the board once, cell
by cell, and keeps only what the cells so far leave for the rest: the empty 9×9 takes half a
minute. both does both and compares; the exit status is 1 unless both came to their end. auto begins with a short search.
The estimate is Knuth's: random paths down the search tree, each weighted with its choices.

With --json each line is an object: index, status (exact, estimate or invalid), puzzle,
solutions (a string of digits; null in an estimate), at_least (also one), method, work (search
nodes or states), estimate (null, or mean as a string, log10, relative_error, probes,
finished), error.

Examples:
  dokushin count --grids 2x4
  dokushin count examples/4x4.txt
  dokushin count --estimate --probes 100000 --grids 25

Exit status: 0 every number is exact (or estimates were asked for), 1 some is not, or was
not compared, 2 some input is wrong.)";

struct CountArguments {
    CommonOptions common;
    std::string grids;
    std::string method = "auto";
    double seconds = 60;
    std::uint64_t megabytes = 2048;
    bool estimate = false;
    std::uint64_t probes = 10'000;
    std::optional<std::uint64_t> seed;
};

constexpr std::uint64_t most_megabytes = std::uint64_t{1} << 40;

/// An Answer holds the exact count of a puzzle's solutions, its estimate, or both.
struct Answer {
    std::optional<ExactCount> exact;
    std::optional<CountEstimate> estimate;
    std::string error;
};

/// Formats 10 to the power of `log10`, which may exceed the range of double: "6.671e+21".
std::string power_of_ten(double log10) {
    assert(!std::isnan(log10));
    if (std::isinf(log10)) {
        return "0";
    }
    double whole = std::floor(log10);
    double front = std::round(std::pow(10, log10 - whole) * 1000) / 1000;
    if (front >= 10) {
        front = 1;
        ++whole;
    }
    return fmt::format("{:.3f}e{:+03d}", front, static_cast<int>(whole));
}

class CountCommand {
  public:
    explicit CountCommand(const CountArguments &options)
        : options_(options), outcome_(options.common.answer),
          output_(outcome_, options.common.shard) {
        exact_.time = time_limit(options.seconds);
        exact_.memory = std::min<std::uint64_t>(options.megabytes, most_megabytes) << 20;
        exact_.cancelled = &interrupted();
        exact_.share = &Progress::within();
        estimate_.probes = options.probes;
        estimate_.time = exact_.time;
        estimate_.seed = options.seed.value_or(1);
        estimate_.cancelled = &interrupted();
    }

    /// True if answers may contain the puzzle's number: complaints of --method both name it.
    static bool tells_numbers(const CountArguments &options) { return options.method == "both"; }

    Exit run() {
        if (!options_.grids.empty()) {
            return count_grids();
        }
        return run_all(options_.common, output_, outcome_,
                       {[&](const Job &job) { return tell(job); },
                        [&](std::size_t index, const std::string &message) {
                            if (options_.common.json) {
                                output_.line(unreadable_json(index, message));
                            }
                        },
                        false,
                        {capability()}});
    }

  private:
    [[nodiscard]] Capability capability() const {
        const bool states =
            options_.method == name(CountMethod::states) || options_.method == "both";
        return states && !options_.estimate ? Capability::states : Capability::count;
    }

    Exit count_grids() {
        if (!options_.common.inputs.empty() || !options_.common.shape.empty()) {
            refuse_usage("--grids", "takes neither a file nor --shape beside it");
        }
        const Shape shape = cli::expect_shape("--grids", options_.grids);
        if (const auto honours = can_honour(capability(), shape); !honours) {
            refuse_usage("--grids", honours.error().message());
        }
        watch_for_interrupts();
        std::optional<Progress> progress(std::in_place, is_progress_wanted(options_.common),
                                         Goal{.count = 1});
        const Answer answer = answer_of(Puzzle(shape));
        progress.reset();
        if (interrupted()) {
            complain_of_interrupt("interrupted");
            return Exit::interrupted;
        }
        tell(answer, 1, shape.name());
        return outcome_.worst();
    }

    bool tell(const Job &job) {
        const std::string line = position_line(job.record, job.record.blank);
        if (const auto wrong = complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            output_.line(options_.common.json ? one_line({{"index", job.index},
                                                          {"status", "invalid"},
                                                          {"puzzle", line},
                                                          {"error", *wrong}})
                                              : line + " # invalid");
            return true;
        }
        const Answer answer = answer_of(job.record.puzzle);
        if (interrupted()) {
            return false;
        }
        tell(answer, job.index, line);
        return true;
    }

    [[nodiscard]] Answer answer_of(const Puzzle &puzzle) const {
        Answer answer;
        if (!options_.estimate) {
            answer.exact = options_.method == "both" ? compared(puzzle, answer.error)
                                                     : counted(puzzle, options_.method);
        }
        if (!answer.exact || answer.exact->stop != Stop::exhausted) {
            answer.estimate = estimate_count(puzzle, estimate_);
        }
        return answer;
    }

    [[nodiscard]] ExactCount counted(const Puzzle &puzzle, const std::string &method) const {
        CountOptions how = exact_;
        const auto named = count_method_named(method);
        assert(named);
        how.method = *named;
        return count_exactly(puzzle, how);
    }

    /// Counts by both methods and returns the result of one that finished, if one did.
    [[nodiscard]] ExactCount compared(const Puzzle &puzzle, std::string &error) const {
        ExactCount by_search = counted(puzzle, "search");
        ExactCount by_states = counted(puzzle, "states");
        const bool both = by_search.stop == Stop::exhausted && by_states.stop == Stop::exhausted;
        if (both && by_search.solutions != by_states.solutions) {
            error = fmt::format("search counts {}, states count {}: please report this",
                                by_search.solutions, by_states.solutions);
        } else if (!both) {
            error = "only one method, or none, came to its end; nothing was compared";
        }
        return by_states.stop == Stop::exhausted ? by_states : by_search;
    }

    void tell(const Answer &answer, std::size_t index, const std::string &line) {
        if (answer.estimate && !options_.estimate) {
            outcome_.note(Exit::not_so);
        }
        if (!answer.error.empty()) {
            outcome_.complain(fmt::format("puzzle {}: {}", index, answer.error));
            outcome_.note(Exit::not_so);
        }
        output_.line(options_.common.json ? one_line(json(answer, index, line))
                                          : text(answer, line));
        output_.flush(); // the next may take a minute
    }

    static std::string text(const Answer &answer, const std::string &line) {
        assert(answer.estimate || answer.exact);
        if (!answer.estimate) {
            return fmt::format("{} {}", line, answer.exact->solutions);
        }
        const std::string least =
            answer.exact ? fmt::format(", at least {}", answer.exact->solutions) : std::string{};
        if (answer.estimate->finished == 0) {
            return fmt::format("{} unknown # none of {} ways down came to a solution{}", line,
                               answer.estimate->probes, least);
        }
        const double error = answer.estimate->relative_error;
        return fmt::format(
            "{} about {} +- {} # estimate{}", line, power_of_ten(answer.estimate->log10_mean),
            std::isinf(error) ? "any error" : fmt::format("{:.2g}%", 100 * error), least);
    }

    static Json json(const Answer &answer, std::size_t index, const std::string &line) {
        const auto or_null = [](bool holds, const auto &value) {
            return holds ? Json(value) : Json();
        };
        const ExactCount none;
        const ExactCount &exact = answer.exact ? *answer.exact : none;
        Json estimate;
        if (answer.estimate) {
            const bool any = answer.estimate->finished > 0;
            estimate = {
                {"mean", or_null(any, power_of_ten(answer.estimate->log10_mean))},
                {"log10", or_null(any, answer.estimate->log10_mean)},
                {"relative_error", or_null(any && !std::isinf(answer.estimate->relative_error),
                                           answer.estimate->relative_error)},
                {"probes", answer.estimate->probes},
                {"finished", answer.estimate->finished}};
        }
        return {{"index", index},
                {"status", answer.estimate ? "estimate" : "exact"},
                {"puzzle", line},
                {"solutions", or_null(!answer.estimate, exact.solutions)},
                {"at_least", exact.solutions},
                {"method", or_null(answer.exact.has_value(), std::string(name(exact.method)))},
                {"work", or_null(answer.exact.has_value(), exact.work)},
                {"estimate", estimate},
                {"error", or_null(!answer.error.empty(), answer.error)}};
    }

    const CountArguments &options_;
    CountOptions exact_;
    EstimateOptions estimate_;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_count(CLI::App &program) {
    auto options = std::make_shared<CountArguments>();
    Arguments arguments(program, "count", "Count all solutions, however many");
    add_common_options(arguments, options->common);
    arguments.text("--grids", options->grids, "Count the grids of an empty board instead", "SHAPE");
    arguments.suggest("--grids", usual_shapes());
    arguments.word("--method", options->method, {"auto", "search", "states", "both"},
                   "How to count (default: auto)", "METHOD");
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     "Seconds for each puzzle and method; 0: as long as it takes (default: 60)",
                     "SECONDS");
    arguments.count("--memory", options->megabytes,
                    "Megabytes that states may take, about (default: 2048)");
    arguments.flag("--estimate", options->estimate, "Only estimate");
    arguments.count("--probes", options->probes, "Ways down for an estimate (default: 10000)");
    arguments.seed("--seed", options->seed, "What the ways follow from (default: 1)");
    arguments.exclude("--estimate", {"--method", "--memory"});
    add_shard_option(arguments, options->common.shard_text);
    arguments.exclude("--shard", {"--grids"});
    arguments.footer(count_footer);
    return shared_command<CountCommand>(arguments, options);
}

} // namespace dokushin::cli
