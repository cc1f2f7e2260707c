// dokushin minimise removes the redundant givens of puzzles.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/wish_options.h"
#include "stream/process/usage_error.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>
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
  PUZZLE # unsupported       it has givens and eliminated candidates, or a symmetry was asked for
                             on a board that has none: not square, or with variables
  PUZZLE # limit             stopped before it was known to have one solution

--take rules takes away rules of the board in place of givens, and --take both takes either, in
random order. Each puzzle is then written as `dokushin convert --to rules` writes it, with the rules
that are left, and what can't be minimised as a comment. A rule or given for which a search took
longer than --time-limit stays, which a message on stderr says.

With --json each line is an object: index, status (ok, or one of these), puzzle, and of
those that could be minimised givens (of a sukaku eliminated, the number of candidates) and
taken (of these); with --take rules or both also rules (that are left), taken_rules, and complete
(false: a limit kept some).

Examples:
  dokushin minimise examples/easy.txt
  dokushin minimise --seed 2 --symmetry 180 puzzles.txt
  dokushin minimise --take both --rule anti-knight --rule nonconsecutive puzzle.txt

Exit status: 0 every puzzle has exactly one solution, 1 some has none or several, 2 some
input is wrong.)";

struct MinimiseArguments {
    CommonOptions common;
    std::string symmetry = "none";
    std::string take = "givens";
    double seconds = -1; ///< negative: not given
    std::optional<std::uint64_t> seed;

    static constexpr double usual_seconds = 10;
    [[nodiscard]] bool takes_rules() const { return take != "givens"; }
};

class MinimiseCommand {
  public:
    explicit MinimiseCommand(const MinimiseArguments &options)
        : options_(options), output_(outcome_) {
        if (!options.takes_rules() && options.seconds >= 0) {
            refuse_usage("--time-limit", "needs --take rules or both");
        }
        if (options.takes_rules() && options.symmetry != "none") {
            refuse_usage("--symmetry", "doesn't go with --take rules or both");
        }
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
        if (options_.takes_rules()) {
            return take_rules(job);
        }
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

    bool take_rules(const Job &job) {
        const Puzzle puzzle = givens_alone(job.record.puzzle);
        SolveOptions each;
        each.limits.cancelled = how_.cancelled;
        each.limits.time =
            time_limit(options_.seconds < 0 ? MinimiseArguments::usual_seconds : options_.seconds);
        const auto minimal = minimal_set(puzzle, {.each = each,
                                                  .removes_givens = options_.take == "both",
                                                  .seed = how_.seed,
                                                  .number = how_.number});
        if (interrupted()) {
            return false;
        }
        if (!minimal) {
            const bool is_open = solve(puzzle, each).status == Status::limit;
            outcome_.note(Exit::not_so);
            return tell_unchanged(job, is_open ? "limit" : "not proper");
        }
        if (!minimal->complete) {
            complain_of(
                program_error(ErrorCode::unsupported, "a limit left open whether more can go", {}),
                job);
        }
        outcome_.note(Exit::good);
        Record record = job.record;
        record.puzzle = minimal->puzzle;
        options_.common.json ? output_.line(json_of(job, record, *minimal)) : write_block(record);
        return true;
    }

    [[nodiscard]] static std::string json_of(const Job &job, const Record &record,
                                             const MinimalSet &minimal) {
        const std::vector<std::string> all = rules_of(job.record.puzzle.shape());
        Json taken_rules = Json::array();
        for (const std::size_t at : minimal.removed_rules) {
            taken_rules.push_back(all[at]);
        }
        return one_line({{"index", job.index},
                         {"status", "ok"},
                         {"puzzle", puzzle_line(record)},
                         {"givens", record.puzzle.given_count()},
                         {"taken", minimal.removed_givens.size()},
                         {"rules", rules_of(record.puzzle.shape())},
                         {"taken_rules", taken_rules},
                         {"complete", minimal.complete}});
    }

    /// Writes a puzzle with its rules; a blank line separates it from the one before.
    void write_block(const Record &record) {
        const auto text = Writer(Format::rules).write(record);
        assert(text); // the format says every board
        output_.write(is_first_block_ ? "" : "\n");
        is_first_block_ = false;
        output_.write(*text);
        for (const std::string &object : record.ignored) {
            output_.write(fmt::format("# ignores {}\n", object));
        }
    }

    /// Can't such a puzzle be minimised, proper or not?
    [[nodiscard]] bool is_refused(const Puzzle &puzzle) const {
        const bool is_symmetric = how_.symmetry != Symmetry::none;
        return (puzzle.has_candidates() && (!is_sukaku(puzzle) || is_symmetric)) ||
               (is_symmetric && !can_honour(Capability::generate, puzzle.shape()));
    }

    bool tell_unchanged(const Job &job, const char *why) {
        const std::string line = puzzle_line(job.record);
        output_.line(options_.common.json
                         ? one_line({{"index", job.index}, {"puzzle", line}, {"status", why}})
                     : options_.takes_rules() ? fmt::format("# {}: {}", why, line)
                                              : fmt::format("{} # {}", line, why));
        return true;
    }

    const MinimiseArguments &options_;
    MinimiseOptions how_;
    Outcome outcome_;
    Output output_;
    bool is_first_block_ = true;
};

} // namespace

Command add_minimise(CLI::App &program) {
    auto options = std::make_shared<MinimiseArguments>();
    Arguments arguments(program, "minimise",
                        "Take away the givens or rules that a puzzle does not need");
    add_common_options(arguments, options->common);
    add_symmetry(arguments, options->symmetry);
    arguments.word("--take", options->take, {"givens", "rules", "both"},
                   "What is taken away (default: givens)", "WHAT");
    arguments.number("--time-limit", options->seconds, 0, 1e9,
                     "With --take rules or both: seconds for each search (default: 10; 0: none)",
                     "SECONDS");
    arguments.seed("--seed", options->seed,
                   "What the order in which givens are tried follows from (default: 1)");
    arguments.footer(minimise_footer);
    return reading_command(arguments, options, [](const MinimiseArguments &parsed) {
        return MinimiseCommand(parsed).run();
    });
}

} // namespace dokushin::cli
