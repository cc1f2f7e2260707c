// dokushin solve prints one answer a puzzle, in the order of the input.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/solve/bulk.h"
#include "cli/options/search_options.h"
#include "cli/options/usage.h"
#include "stream/process/cores.h"
#include "stream/process/part_crew.h"
#include "stream/process/terminal.h"
#include "stream/process/usage_error.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <limits>

namespace dokushin::cli {
namespace {

constexpr const char *solve_footer =
    R"(Output: a line for each puzzle, in the order of the input. A solved puzzle gives its
solution; any other gives itself and the reason:
  PUZZLE # multiple          two solutions or more
  PUZZLE # none              no solution
  PUZZLE # invalid: WHY      givens that contradict each other
  PUZZLE # limit: nodes      stopped before anything was proved
  # FILE:LINE:COLUMN: WHY    text that can't be read
--all gives a line for each solution, and the puzzle's own line at their end if a limit
of time or nodes came before all were found. An argument that is no file but a puzzle's
text is that puzzle. On a terminal a single puzzle is drawn as a board.

--random gives a random one of the solutions, which follows from --seed and the puzzle's line. Each is
equally probable if all were found, of at most 10,000 ("stopped" is "exhausted" with --json).

Puzzles are solved on all cores, one after the other with --all and on a terminal. Lines of 9×9 puzzles
are solved by the fast engine (see dokushin kernels), unless an option asks for more than their
solutions; which solution --limit 1 gives of several is then not determined. A solution that the text
states beside a puzzle (in CSV and JSON) is not looked at: `dokushin check` compares it.

With --json each line is an object: index (from 1), puzzle (null if it can't be read), status
(unique, multiple, none, invalid or limit), solutions (how many were found), solution (or null),
nodes, guesses, backtracks, method, stopped (what ended the search) and error (or null). A board
with rules beyond houses has them in rules; ignored names those that --ignore-unknown left out.

Examples:
  dokushin solve examples/hard.txt
  dokushin solve puzzles.txt > solutions.txt
  dokushin solve --threads 1 millions.txt > solutions.txt
  cat puzzles.csv | dokushin solve --json -
  dokushin solve --count --shape 4x4 ................
  dokushin solve --method backtrack --limit 1 --json examples/hard.txt
  dokushin solve --shape 9x9+diagonals sudoku-x.txt
  dokushin solve --rule anti-knight --rule 'cage 10 r1c1 r1c2' puzzle.txt
  dokushin solve 'https://www.f-puzzles.com/?load=...'

Exit status: 0 every puzzle has exactly one solution (or as many as --limit 1, --random or
--count asked for), 1 some has none or several, 2 some input is wrong.)";

struct SolveArguments {
    CommonOptions common;
    SearchOptions search;
    bool all = false;
    bool count = false;
    bool random = false;
    std::optional<std::uint64_t> seed;
    unsigned threads = 0; ///< 0: as many as there are cores
};

/// Do the options allow the bulk engine? It solves usual 9×9 boards only, and prints a line a
/// puzzle.
bool is_for_bulk(const SolveArguments &options) {
    const CommonOptions &common = options.common;
    const SearchOptions &search = options.search;
    const bool plain = !common.json && !options.all && !options.count && !options.random &&
                       !is_for_a_person(common);
    const bool unlimited = search.seconds == 0 && search.nodes == 0 &&
                           search.limit <= std::numeric_limits<std::uint32_t>::max();
    const bool nine =
        !common.rules.are_given() &&
        (common.shape.empty() || expect_shape("--shape", common.shape).is_usual_nine());
    const bool lines = common.from.empty() || common.from == name(Format::line);
    const bool usual = common.alphabet.empty() || common.alphabet == "usual";
    return plain && unlimited && nine && lines && usual &&
           expect_method("--method", search.method) == Method::automatic;
}

/// Was any solution asked for, and found?
bool is_one_asked(const SolveArguments &options, const SolveResult &result) {
    return options.random ? !result.solution.empty()
                          : options.search.limit == 1 && result.solutions == 1;
}

/// Returns the exit status of a result, which depends on what the options ask for.
Exit verdict(const SolveArguments &options, const SolveResult &result) {
    if (result.status == Status::invalid) {
        return Exit::wrong;
    }
    if (options.count || options.all) {
        const bool whole = result.stop == Stop::exhausted || result.stop == Stop::solutions;
        return whole && result.solutions > 0 ? Exit::good : Exit::not_so;
    }
    return is_one_asked(options, result) || result.status == Status::unique ? Exit::good
                                                                            : Exit::not_so;
}

/// Returns the reason why there is no unique solution, for the plain line.
std::string reason(const Record &record, const SolveResult &result) {
    if (result.status == Status::invalid) {
        const auto found = flaws(record.puzzle);
        return "invalid: " +
               (found.empty() ? std::string("contradiction")
                              : found.front().text(record.puzzle.shape(), record.alphabet).text());
    }
    if (result.status == Status::limit) {
        return fmt::format("limit: {}", name(result.stop));
    }
    return std::string(name(result.status));
}

class SolveCommand {
  public:
    explicit SolveCommand(const SolveArguments &options)
        : options_(options), solve_options_(solve_options(options.search)),
          outcome_(options.common.answer), output_(outcome_, options.common.shard) {
        if (options.seed && !options.random) {
            refuse_usage("--seed", "needs --random");
        }
        if (options.random && options.search.limit != 2) {
            refuse_usage("--limit", "doesn't go with --random");
        }
        if (options.all || options.count) {
            solve_options_.limits.solutions =
                options.search.limit == 2 ? Limits::unlimited : options.search.limit;
        }
    }

    static bool tells_numbers(const SolveArguments & /*options*/) { return false; }

    Exit run() {
        const bool board = is_for_a_person(options_.common) && !options_.common.json &&
                           !options_.all && !options_.count;
        const Handlers handlers{
            [&](const Job &job) { return on_record(job, board); },
            [&](std::size_t index, const std::string &message) { on_error(index, message); },
            board,
            {capability_of(solve_options_.method)}};
        const unsigned threads = threads_for(options_.common, options_.threads);
        stream::PartCrew crew(threads);
        solve_options_.run_parts = [&crew](std::size_t count, const auto &part) {
            crew.run(count, part);
        };
        const auto answerer = [this] {
            return [this, solver = std::make_shared<Solver>()](const Record &record) {
                return answer(record, *solver);
            };
        };
        if (is_for_bulk(options_)) {
            assert(std::in_range<std::uint32_t>(options_.search.limit));
            const BulkOptions bulk{static_cast<std::uint32_t>(options_.search.limit), threads};
            return run_bulk(options_.common, bulk, output_, outcome_, handlers, answerer, found_);
        }
        // All solutions are printed as they are found, and a person's puzzle is drawn.
        if (options_.all || board || threads <= 1) {
            return run_all(options_.common, output_, outcome_, handlers);
        }
        return run_on_threads<SolveResult>(options_.common, threads, output_, outcome_, handlers,
                                           answerer, found_);
    }

  private:
    bool on_record(const Job &job, bool board) {
        const Record &record = job.record;
        std::vector<Grid> grids;
        const SolveResult result = options_.all        ? print_all(record, grids)
                                   : found_ != nullptr ? *found_
                                                       : answer(record, solver_);
        const bool cut_short = result.stop == Stop::cancelled && interrupted();
        if (cut_short && !options_.all) {
            return false;
        }
        outcome_.note(verdict(options_, result));
        if (result.status == Status::invalid) {
            complain_of_contradiction(job);
        }
        if (options_.common.json) {
            output_.line(one_line(json(job, result, grids)));
        } else if (board && job.alone) {
            draw(record, result);
        } else {
            print(record, result);
        }
        return !cut_short;
    }

    void on_error(std::size_t index, const std::string &message) {
        if (options_.common.json) {
            const Json object = {{"index", index},     {"puzzle", nullptr},   {"status", "invalid"},
                                 {"solutions", 0},     {"solution", nullptr}, {"nodes", 0},
                                 {"guesses", 0},       {"backtracks", 0},     {"method", nullptr},
                                 {"stopped", nullptr}, {"error", message}};
            output_.line(one_line(object));
        } else if (!is_for_a_person(options_.common)) {
            output_.line("# " + message);
        }
    }

    /// Solves or counts. A board that the method can't honour is refused without an answer.
    [[nodiscard]] SolveResult answer(const Record &record, Solver &solver) const {
        const Puzzle &puzzle = record.puzzle;
        if (!can_honour(capability_of(solve_options_.method), puzzle.shape())) {
            return {};
        }
        if (options_.random) {
            return random_solution(
                puzzle,
                {.each = solve_options_, .seed = options_.seed.value_or(1), .number = record.line});
        }
        return options_.count ? count(puzzle, solve_options_)
                              : solver.solve(puzzle, solve_options_);
    }

    SolveResult print_all(const Record &record, std::vector<Grid> &grids) {
        return enumerate(record.puzzle, solve_options_, [&](const Grid &grid) {
            if (options_.common.json) {
                grids.push_back(grid);
            } else {
                output_.line(to_line(grid, record.alphabet));
            }
            return !output_.closed();
        });
    }

    void print(const Record &record, const SolveResult &result) {
        if (options_.count && result.status != Status::invalid) {
            output_.line(result.stop == Stop::exhausted
                             ? fmt::format("{}", result.solutions)
                             : fmt::format("{} # limit: {}", result.solutions, name(result.stop)));
            return;
        }
        const bool whole = result.stop == Stop::exhausted || result.stop == Stop::solutions;
        if (options_.all && result.solutions > 0) {
            // The solutions were printed as they were found.
            if (!whole) {
                output_.line(puzzle_line(record, record.blank) +
                             " # limit: " + std::string(name(result.stop)));
            }
            return;
        }
        if (result.status == Status::unique || is_one_asked(options_, result)) {
            output_.line(to_line(result.solution, record.alphabet));
            return;
        }
        output_.line(puzzle_line(record, record.blank) + " # " + reason(record, result));
    }

    Json json(const Job &job, const SolveResult &result, const std::vector<Grid> &grids) const {
        const Record &record = job.record;
        Json object;
        object["index"] = job.index;
        object["puzzle"] = puzzle_line(record, record.blank);
        object["status"] = name(result.status);
        object["solutions"] = result.solutions;
        object["solution"] = result.solution.empty()
                                 ? Json(nullptr)
                                 : Json(to_line(result.solution, record.alphabet));
        object["nodes"] = result.counters.nodes;
        object["guesses"] = result.counters.guesses;
        object["backtracks"] = result.counters.backtracks;
        object["method"] = name(result.method);
        object["stopped"] = name(result.stop);
        object["error"] =
            result.status == Status::invalid ? Json(reason(record, result)) : Json(nullptr);
        if (!record.puzzle.shape().has_houses_only()) {
            object["rules"] = rules_of(record.puzzle.shape());
        }
        if (options_.all) {
            object["all"] = Json::array();
            for (const Grid &grid : grids) {
                object["all"].push_back(to_line(grid, record.alphabet));
            }
        }
        return object;
    }

    std::string in_words(const Record &record, const SolveResult &result) const {
        switch (result.status) {
        case Status::unique:
            return "Exactly one solution";
        case Status::multiple:
            return options_.random ? "More than one solution; this is a random one"
                                   : "More than one solution; this is the first";
        case Status::none:
            return "No solution";
        case Status::invalid:
            return "No solution, " + reason(record, result);
        case Status::limit:
            break;
        }
        return options_.search.limit == 1 && result.stop == Stop::solutions
                   ? "A solution; whether it is the only one was not asked"
                   : "Not decided, " + reason(record, result);
    }

    /// Draws the board with its givens bold, and the search's result below.
    void draw(const Record &record, const SolveResult &result) {
        const Puzzle &puzzle = record.puzzle;
        BoxStyle style;
        if (use_color(options_.common)) {
            style.decorate = [&](Cell cell, std::string_view text) {
                return puzzle.given(cell) != Digit::blank
                           ? fmt::format("{}{}{}", ansi::bold, text, ansi::plain)
                           : std::string(text);
            };
        }
        const Grid &shown = result.solution.empty() ? puzzle.givens() : result.solution;
        assert(shown.size() == puzzle.shape().cell_count());
        output_.write(draw_grid(puzzle.shape(), shown, record.alphabet, style));
        output_.write(listed_rules(puzzle.shape()));
        output_.line(fmt::format("{} ({}: {}, {}, {})", in_words(record, result),
                                 name(result.method),
                                 counted(result.counters.nodes, "node", "nodes"),
                                 counted(result.counters.guesses, "guess", "guesses"),
                                 counted(result.counters.backtracks, "backtrack", "backtracks")));
    }

    /// Lists the rules that the drawing doesn't show, one a line.
    static std::string listed_rules(const Shape &shape) {
        constexpr std::size_t most_lines = 40; // of a terminal's page
        const std::vector<std::string> rules =
            shape.has_houses_only() ? std::vector<std::string>{} : rules_of(shape);
        std::string text;
        for (std::size_t at = 0; at < std::min(rules.size(), most_lines); ++at) {
            text += "  " + rules[at] + "\n";
        }
        if (rules.size() > most_lines) {
            text += fmt::format("  and {} more rules\n", rules.size() - most_lines);
        }
        return text;
    }

    const SolveArguments &options_;
    SolveOptions solve_options_;
    Outcome outcome_;
    Output output_;
    Solver solver_;
    const SolveResult *found_ = nullptr; ///< by a thread, of the record at hand
};

} // namespace

Command add_solve(CLI::App &program) {
    auto options = std::make_shared<SolveArguments>();
    Arguments arguments(program, "solve", "Solve puzzles and prove them unique");
    add_common_options(arguments, options->common);
    add_method_option(arguments, options->search);
    add_solution_limit(arguments, options->search,
                       "Stop at this many solutions; 2 prove uniqueness");
    arguments.flag("--all", options->all, "Print every solution");
    arguments.flag("--count", options->count, "Print the number of solutions");
    arguments.exclude("--count", {"--all"});
    arguments.flag("--random", options->random, "Print a random solution");
    arguments.exclude("--random", {"--all", "--count"});
    arguments.seed("--seed", options->seed, "What the random solution follows from (default: 1)");
    add_time_and_node_limits(arguments, options->search);
    arguments.threads(options->threads, "Threads to solve with (default: one for each core)");
    add_shard_option(arguments, options->common.shard_text);
    arguments.footer(solve_footer);
    return shared_command<SolveCommand>(arguments, options);
}

} // namespace dokushin::cli
