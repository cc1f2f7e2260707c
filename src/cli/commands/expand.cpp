// dokushin expand adds digits of the solution to puzzles as givens, and finds the minimal puzzles
// inside: what hunters of hard puzzles collect them by.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "cli/commands/run_modes.h"
#include "cli/options/usage.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/capability.h>
#include <dokushin/expand.h>

#include <fmt/format.h>

#include <cassert>

namespace dokushin::cli {
namespace {

constexpr const char *expand_footer =
    R"(Output: for each puzzle the expansions of one kind, a line each, in the order of the input.
  --brt         the BRT-expansion (the default): what naked singles and hidden singles of rows,
                columns and boxes place becomes givens. Puzzles with the same one are
                BRT-equivalent
  --one         the 1-expands: one more digit of the solution as a given, a line for each blank
                cell; with --brt their BRT-expansions, each once
  --min         the min-expands inside the BRT-expansion: proper puzzles that singles do not
                expand, and that have no other such puzzle inside
  --max         the T&E(d)-expands around the puzzle (max-expands, for d = 3): puzzles that trial
                and error of depth d-1 does not solve, whatever other digits of the solution were
                added it would. --depth D states d, else it is the depth of the puzzle itself
  --minimals    the minimal puzzles inside
Of two puzzles the one comes first that has a given in the first cell in which they differ. There
may be very many with --min, --max and --minimals where many givens are to spare, or d is small:
where more than --limit come up, or --time-limit comes first, a message on stderr says so, some are
printed, and of --min none. Messages also say which puzzles are not proper, or less deep than
--depth. A player's placed digits are left out.

With --json each line is an object: index, status (ok, limit, shallow, unsupported or invalid),
puzzle, kind (brt, one, one-brt, min, max, minimals), expansions (a list), complete, depth (with
--max), error.

Examples:
  dokushin expand examples/hard.txt
  dokushin expand --one --brt examples/hard.txt
  dokushin expand --min minimals.txt | sort -u
  dokushin expand --max --depth 3 puzzles.txt
  dokushin expand --brt puzzles.txt | dokushin canon --unique -

Exit status: 0 every puzzle was expanded, 1 some is not proper, less deep, or came to a limit,
2 some input is wrong.)";

struct ExpandArguments {
    CommonOptions common;
    bool brt = false;
    bool one = false;
    bool min = false;
    bool max = false;
    bool minimals = false;
    std::optional<std::uint64_t> depth;
    std::uint64_t limit = 10'000;
    double seconds = 0;   ///< for each puzzle; 0: as long as it takes
    unsigned threads = 0; ///< 0: as many as there are cores

    [[nodiscard]] Expansion kind() const {
        return one        ? brt ? Expansion::one_brt : Expansion::one
               : min      ? Expansion::min
               : max      ? Expansion::max
               : minimals ? Expansion::minimals
                          : Expansion::brt;
    }
};

class ExpandCommand {
  public:
    explicit ExpandCommand(const ExpandArguments &options)
        : options_(options), kind_(options.kind()), outcome_(options.common.answer),
          output_(outcome_, options.common.shard) {
        constexpr std::uint64_t deepest = 3;
        if (options.depth && *options.depth > deepest) {
            refuse_usage("--depth", fmt::format("{}, expected 0 to {}", *options.depth, deepest));
        }
        if (options.depth) {
            how_.depth = static_cast<unsigned>(*options.depth);
        }
        how_.most = options.limit == 0 ? Limits::unlimited : options.limit;
        how_.time = time_limit(options.seconds);
        how_.cancelled = &interrupted();
    }

    static bool tells_numbers(const ExpandArguments & /*options*/) { return false; }

    Exit run() {
        const Handlers handlers{[&](const Job &job) { return tell(job); },
                                [&](std::size_t index, const std::string &message) {
                                    if (options_.common.json) {
                                        output_.line(unreadable_json(index, message));
                                    }
                                },
                                false,
                                {Capability::ratings}};
        const auto answerer = [this] {
            return [this, expander = std::make_shared<Expander>(how_)](const Record &record) {
                return expander->expand(record.puzzle, kind_);
            };
        };
        return run_on_threads<Result<Expansions>>(options_.common,
                                                  threads_for(options_.common, options_.threads),
                                                  output_, outcome_, handlers, answerer, found_);
    }

  private:
    bool tell(const Job &job) {
        assert(found_ != nullptr);
        const Result<Expansions> &found = *found_;
        if (interrupted() && (!found || !found->complete)) {
            return false;
        }
        if (const auto wrong = complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
            tell_none(job, "invalid", *wrong);
        } else if (!found) {
            const bool is_mixture = givens_alone(job.record.puzzle).has_candidates();
            outcome_.note(is_mixture ? Exit::wrong : Exit::not_so);
            tell_none(job, "unsupported", complain_of(found.error(), job));
        } else if (found->complete && found->givens.empty()) {
            outcome_.note(Exit::not_so);
            const std::string what =
                fmt::format("a puzzle less deep than {}", options_.depth.value_or(0));
            tell_none(job, "shallow",
                      complain_of(program_error(ErrorCode::unsupported, what, {}), job));
        } else {
            tell_all(job, *found);
        }
        return true;
    }

    void tell_all(const Job &job, const Expansions &found) {
        std::string error;
        if (!found.complete) {
            error = complain_of(program_error(ErrorCode::unsupported,
                                              "a limit left open which others there are", {}),
                                job);
        }
        outcome_.note(found.complete ? Exit::good : Exit::not_so);
        if (options_.common.json) {
            tell_as_json(job, found, error);
            return;
        }
        for (const Grid &givens : found.givens) {
            output_.line(to_line(givens, job.record.alphabet));
        }
    }

    void tell_as_json(const Job &job, const Expansions &found, const std::string &error) {
        Json lines = Json::array();
        for (const Grid &givens : found.givens) {
            lines.push_back(to_line(givens, job.record.alphabet));
        }
        Json object{{"index", job.index},
                    {"status", found.complete ? "ok" : "limit"},
                    {"puzzle", puzzle_line(job.record)},
                    {"kind", name(kind_)},
                    {"expansions", std::move(lines)},
                    {"complete", found.complete}};
        if (kind_ == Expansion::max) {
            object["depth"] = found.depth;
        }
        object["error"] = found.complete ? Json(nullptr) : Json(error);
        output_.line(one_line(object));
    }

    void tell_none(const Job &job, const char *status, const std::string &error) {
        if (options_.common.json) {
            output_.line(one_line({{"index", job.index},
                                   {"status", status},
                                   {"puzzle", puzzle_line(job.record)},
                                   {"error", error}}));
        }
    }

    const ExpandArguments &options_;
    Expansion kind_;
    ExpandOptions how_;
    Outcome outcome_;
    Output output_;
    const Result<Expansions> *found_ = nullptr; ///< by a thread, of the record at hand
};

} // namespace

Command add_expand(CLI::App &program) {
    auto options = std::make_shared<ExpandArguments>();
    Arguments arguments(program, "expand",
                        "Add digits of the solution to puzzles, or list the minimal ones inside");
    add_common_options(arguments, options->common);
    arguments.flag("--brt", options->brt, "What singles place (the default)");
    arguments.flag("--one", options->one, "One more digit, each in turn");
    arguments.flag("--min", options->min, "The least puzzles inside that singles do not expand");
    arguments.flag("--max", options->max, "The largest puzzles around it of the same depth");
    arguments.flag("--minimals", options->minimals, "The minimal puzzles inside");
    arguments.seed("--depth", options->depth,
                   "With --max: that depth of trial and error, 0 to 3 (default: the puzzle's)");
    arguments.count_or_none("--limit", options->limit,
                            fmt::format("Puzzles to list for each, with --min minimal ones to look "
                                        "at; 0: no limit (default: {})",
                                        options->limit));
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     "Seconds for each puzzle; 0: as long as it takes, the default", "SECONDS");
    arguments.threads(options->threads, "Threads to expand with (default: one for each core)");
    add_shard_option(arguments, options->common.shard_text);
    arguments.exclude("--min", {"--brt", "--one", "--max", "--minimals"});
    arguments.exclude("--max", {"--brt", "--one", "--minimals"});
    arguments.exclude("--minimals", {"--brt", "--one"});
    arguments.needs("--depth", "--max");
    arguments.footer(expand_footer);
    return shared_command<ExpandCommand>(arguments, options);
}

} // namespace dokushin::cli
