// dokushin minimise removes the redundant givens of puzzles.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/wish_options.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <cassert>

namespace dokushin::cli {
namespace {

constexpr const char *minimise_footer =
    R"(Output: for each puzzle one from whose givens none can go without a second solution; for
a sukaku (a puzzle stated as candidates) one whose eliminated candidates can't return.
Which are left depends on the order in which they are tried, and so on --seed; with
--symmetry givens that are symmetrical to each other go together, and some may be left
that could go alone (not of a sukaku). A player's placed digits are left out. What can't be minimised is printed
as it is:
  PUZZLE # not proper        no solution, or several
  PUZZLE # invalid           givens that contradict each other
  PUZZLE # unsupported       it has givens and eliminated candidates

With --json each line is an object: index, status (ok, or one of these), puzzle, and of
those that could be minimised givens (of a sukaku eliminated, the number of candidates) and
taken (of these).

Examples:
  dokushin minimise examples/easy.txt
  dokushin minimise --seed 2 --symmetry 180 puzzles.txt

Exit status: 0 every puzzle has exactly one solution, 1 some has none or several, 2 some
input is wrong.)";

struct MinimiseArguments {
    CommonOptions common;
    std::string symmetry = "none";
    std::optional<std::uint64_t> seed;
};

class MinimiseCommand {
  public:
    explicit MinimiseCommand(const MinimiseArguments &options)
        : options_(options), output_(outcome_) {
        how_.symmetry = *symmetry_named(options.symmetry);
        how_.seed = options.seed.value_or(1);
        how_.cancelled = &interrupted();
    }

    Exit run() {
        return run_all(options_.common, output_, outcome_,
                       {[&](const Job &job) { return tell(job); },
                        [&](std::size_t index, const std::string &message) {
                            if (options_.common.json) {
                                output_.line(unreadable_json(index, message));
                            }
                        }});
    }

  private:
    bool tell(const Job &job) {
        if (complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            return tell_unchanged(job, "invalid");
        }
        how_.number = job.index;
        const Puzzle puzzle = givens_alone(job.record.puzzle);
        const auto minimal = minimised(puzzle, how_);
        if (interrupted()) {
            return false;
        }
        if (!minimal && is_refused(puzzle)) {
            complain_of(minimal.error(), job);
            outcome_.note(Exit::wrong);
            return tell_unchanged(job, "unsupported");
        }
        if (!minimal) {
            outcome_.note(Exit::not_so);
            return tell_unchanged(job, "not proper");
        }
        outcome_.note(Exit::good);
        const std::size_t left = clue_count(*minimal);
        assert(left <= clue_count(puzzle));
        const std::string line = to_line(*minimal, job.record.alphabet);
        output_.line(options_.common.json
                         ? one_line({{"index", job.index},
                                     {"status", "ok"},
                                     {"puzzle", line},
                                     {is_sukaku(puzzle) ? "eliminated" : "givens", left},
                                     {"taken", clue_count(puzzle) - left}})
                         : line);
        return true;
    }

    /// Can't such a puzzle be minimised, proper or not?
    [[nodiscard]] bool is_refused(const Puzzle &puzzle) const {
        return puzzle.has_candidates() && (!is_sukaku(puzzle) || how_.symmetry != Symmetry::none);
    }

    bool tell_unchanged(const Job &job, const char *why) {
        const std::string line = puzzle_line(job.record);
        output_.line(options_.common.json
                         ? one_line({{"index", job.index}, {"puzzle", line}, {"status", why}})
                         : fmt::format("{} # {}", line, why));
        return true;
    }

    const MinimiseArguments &options_;
    MinimiseOptions how_;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_minimise(CLI::App &program) {
    auto options = std::make_shared<MinimiseArguments>();
    Arguments arguments(program, "minimise", "Take away the givens that a puzzle does not need");
    add_common_options(arguments, options->common);
    add_symmetry(arguments, options->symmetry);
    arguments.seed("--seed", options->seed,
                   "What the order in which givens are tried follows from (default: 1)");
    arguments.footer(minimise_footer);
    return reading_command(arguments, options, [](const MinimiseArguments &parsed) {
        return MinimiseCommand(parsed).run();
    });
}

} // namespace dokushin::cli
