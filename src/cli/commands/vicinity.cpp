// dokushin vicinity prints the proper puzzles that differ from a puzzle by a few givens.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/rating_condition.h"
#include "cli/options/seed.h"
#include "cli/options/usage.h"
#include "stream/record_loop.h"

#include <dokushin/canon.h>
#include <dokushin/generate.h>
#include <dokushin/seen_forms.h>
#include <dokushin/study.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

constexpr const char *vicinity_footer =
    R"(Output: the puzzles with exactly one solution that each puzzle becomes when --remove givens
are removed and --add others are added, a line each; with --minimal only those from which no
given can go. In a sukaku (a puzzle stated as candidates) the eliminated candidates are what
givens are elsewhere: --remove restores some, --add eliminates others. If several puzzles are
equivalent (see `dokushin canon`), the first is printed, and none that is equivalent to a
puzzle of the input; --all prints each. On boards without a canonical form, and for sukaku,
all are printed.

All choices are tried, which are many: some thousands for one removed and one added, some tens
of millions for two and two. --sample N tries N choices at random instead.

--keep prints only puzzles with a rating: a scale (er, that of Sudoku Explainer, or te, b, gb, bxb,
bxbb, w, gw; see `dokushin rate`), a comparison and a number. With several all must hold; state
first what is found out fastest. A puzzle of which a rating is not known within its limits is left
out, with a message. --rounds N goes on from what was printed, N rounds in all; 0 until a round
brings nothing new.

With --json each line is an object: index (of the puzzle that it is near to), puzzle, givens
(for a sukaku eliminated, the number of candidates).

Examples:
  dokushin vicinity examples/hard.txt
  dokushin vicinity --remove 2 --add 1 examples/hard.txt
  dokushin vicinity --remove 3 --add 3 --sample 1000000 --seed 1 --minimal examples/hard.txt
  dokushin vicinity --minimal --keep 'te>=2' --rounds 0 examples/hard.txt

Exit status: 0 every puzzle could be tried, 1 some rating is not known, 2 some input is wrong.)";

struct VicinityArguments {
    CommonOptions common;
    VicinityOptions how; ///< but for its seed
    std::optional<std::uint64_t> seed;
    std::vector<std::string> keep;
    std::uint64_t rounds = 1; ///< 0: until nothing is new
    bool minimal = false;
    bool all = false;
};

class VicinityCommand {
  public:
    explicit VicinityCommand(const VicinityArguments &options)
        : options_(options), how_(options.how), output_(outcome_) {
        if (options.seed && how_.samples == 0) {
            refuse_usage("--seed", "needs --sample: all choices are tried");
        }
        if (options.all && options.rounds != 1) {
            refuse_usage("--rounds", "doesn't go with --all: the same puzzles would come again");
        }
        for (const std::string &text : options.keep) {
            keep_.push_back(RatingCondition::expect("--keep", text));
        }
        how_.seed = how_.samples > 0 ? seed_or_random(options.seed) : 0;
        how_.cancelled = &interrupted();
        how_.share = &Progress::within();
    }

    Exit run() {
        return run_all(
            options_.common, output_, outcome_,
            {[&](const Job &job) { return tell(job); },
             [&](std::size_t index, const std::string &message) { tell_error(index, message); }});
    }

  private:
    bool tell(const Job &job) {
        if (const auto wrong = complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            tell_error(job.index, *wrong);
            return true;
        }
        const Puzzle puzzle = givens_alone(job.record.puzzle);
        static_cast<void>(is_new(puzzle));
        how_.number = job.index;
        std::vector<Puzzle> round{puzzle};
        for (std::uint64_t number = 1; !round.empty(); ++number) {
            round = near_to(round, job);
            if (number == options_.rounds || interrupted()) {
                break;
            }
        }
        output_.flush();
        return !interrupted();
    }

    /// Prints what is near to each of these puzzles, and returns it.
    std::vector<Puzzle> near_to(const std::vector<Puzzle> &round, const Job &job) {
        std::vector<Puzzle> found;
        for (const Puzzle &puzzle : round) {
            const auto done = vicinity(puzzle, how_, [&](const Puzzle &near) {
                if (is_wanted(near, job)) {
                    tell_one(job, near);
                    found.push_back(near);
                }
                return !output_.closed();
            });
            if (!done) {
                outcome_.note(Exit::wrong);
                tell_error(job.index, complain_of(done.error(), job));
            }
            if (!done || interrupted() || output_.closed()) {
                break;
            }
        }
        return found;
    }

    bool is_wanted(const Puzzle &near, const Job &job) {
        SolveOptions how;
        how.limits.cancelled = &interrupted();
        return (!options_.minimal || is_minimal(near, how).value_or(false)) &&
               (options_.all || is_new(near)) &&
               std::ranges::all_of(keep_, [&](const RatingCondition &condition) {
                   return fulfils(near, condition, job);
               });
    }

    bool fulfils(const Puzzle &near, const RatingCondition &condition, const Job &job) {
        const auto holds = condition.holds(near, rater_);
        if (!holds && !interrupted()) {
            outcome_.note(Exit::not_so);
            complain_of(program_error(ErrorCode::unsupported,
                                      fmt::format("a rating of {} that is not known",
                                                  to_line(near, job.record.alphabet)),
                                      {}),
                        job);
        }
        return holds.value_or(false);
    }

    bool is_new(const Puzzle &near) {
        if (near.has_candidates()) {
            return true; // candidates have no canonical form
        }
        const auto canonical = canonicaliser_.canonical(near);
        return !canonical || seen_.is_new(near.shape(), canonical->form);
    }

    void tell_one(const Job &job, const Puzzle &near) {
        const std::string line = to_line(near, job.record.alphabet);
        if (!options_.common.json) {
            output_.line(line);
            output_.flush(); // the next puzzle may take long
            return;
        }
        const char *const clues = is_sukaku(near) ? "eliminated" : "givens";
        output_.line(one_line({{"index", job.index}, {"puzzle", line}, {clues, clue_count(near)}}));
        output_.flush();
    }

    void tell_error(std::size_t index, const std::string &message) {
        if (options_.common.json) {
            output_.line(one_line({{"index", index}, {"error", message}}));
        }
    }

    const VicinityArguments &options_;
    VicinityOptions how_;
    Outcome outcome_;
    Output output_;
    Canonicaliser canonicaliser_;
    SeenForms seen_;
    std::vector<RatingCondition> keep_;
    ProvingRater rater_{{.cancelled = &interrupted()}};
};

} // namespace

Command add_vicinity(CLI::App &program) {
    auto options = std::make_shared<VicinityArguments>();
    Arguments arguments(program, "vicinity", "List the proper puzzles near a puzzle");
    add_common_options(arguments, options->common);
    arguments.count_or_none("--remove", options->how.remove, "Givens to take away (default: 1)");
    arguments.count_or_none("--add", options->how.add, "Givens to put in (default: 1)");
    arguments.count("--sample", options->how.samples, "Try so many choices at random, not all");
    arguments.seed("--seed", options->seed, "What the random choices follow from");
    arguments.flag("--minimal", options->minimal, "Only those from which no given can go");
    arguments.flag("--all", options->all, "Equivalent ones too");
    arguments.texts("--keep", options->keep, "Only those with this rating: te>=3, er>=9.5, …",
                    "CONDITION");
    arguments.count_or_none("--rounds", options->rounds,
                            "Go on from what was found, so many rounds; 0: until nothing is new "
                            "(default: 1)");
    arguments.footer(vicinity_footer);
    return reading_command(arguments, options, [](const VicinityArguments &parsed) {
        return VicinityCommand(parsed).run();
    });
}

} // namespace dokushin::cli
