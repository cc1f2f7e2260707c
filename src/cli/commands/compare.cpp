// dokushin compare solves the same puzzles by several methods and prints their costs side by side.
#include "base/cut_at_commas.h"
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/search_options.h"
#include "cli/options/usage.h"
#include "stream/record_loop.h"

#include <dokushin/trace.h>

#include <fmt/format.h>

#include <chrono>

namespace dokushin::cli {
namespace {

constexpr const char *compare_footer =
    R"(Every method proves each puzzle unique (--limit 2), or looks for the first solution
(--limit 1, where backtrack counts as the tutorials do). The numbers are sums over
all puzzles; "unique" counts those that were proved to have one solution, "solved" (in its
place with --limit 1, which proves no such thing) those that a solution was found of, and
"limited" those that a method did not finish in time. --json has all three.

Examples:
  dokushin compare examples/hard.txt
  dokushin compare --limit 1 examples/learners.txt
  dokushin compare --methods singles,search --json puzzles.txt

Exit status: 0 all was compared, 1 the methods don't agree, 2 some input is wrong.)";

struct CompareArguments {
    CommonOptions common;
    SearchOptions search{"auto", 2, 10, 0};
    std::string methods = "backtrack,mrv,singles,dlx,search,bands,sat";
};

/// A Row holds the cost of one method for all puzzles.
struct Row {
    Method method = Method::search;
    Counters counters{};
    double seconds = 0;
    std::uint64_t puzzles = 0;
    std::uint64_t solved = 0; ///< a solution was found, unique or not
    std::uint64_t unique = 0;
    std::uint64_t limited = 0;
};

std::vector<Row> parse_methods(const std::string &names) {
    std::vector<Row> rows;
    for (const std::string &name : cut_at_commas(names)) {
        rows.push_back({.method = expect_method("--methods", name)});
    }
    return rows;
}

class CompareCommand {
  public:
    explicit CompareCommand(const CompareArguments &options)
        : options_(options), solve_options_(solve_options(options.search)),
          rows_(parse_methods(options.methods)), output_(outcome_) {}

    Exit run() {
        const Exit exit =
            run_all(options_.common, output_, outcome_,
                    {[&](const Job &job) { return compare(job); }, {}, false, capabilities()});
        print();
        output_.flush();
        return std::max(exit, outcome_.worst());
    }

  private:
    [[nodiscard]] std::vector<Capability> capabilities() const {
        std::vector<Capability> all;
        for (const Row &row : rows_) {
            all.push_back(capability_of(row.method));
        }
        return all;
    }

    /// Solves a puzzle by every method. After an interrupt none of the results counts, so that all
    /// rows stay sums over the same puzzles.
    bool compare(const Job &job) {
        if (complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
        }
        std::optional<std::uint64_t> solutions;
        std::vector<Row> rows = rows_;
        for (Row &row : rows) {
            SolveOptions how = solve_options_;
            how.method = row.method;
            const auto start = std::chrono::steady_clock::now();
            const SolveResult result = solve(job.record.puzzle, how);
            if (interrupted()) {
                return false;
            }
            row.seconds +=
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            row.counters += result.counters;
            ++row.puzzles;
            row.solved += result.solutions > 0 ? 1 : 0;
            row.unique += result.status == Status::unique ? 1 : 0;
            const bool finished = result.stop == Stop::exhausted || result.stop == Stop::solutions;
            row.limited += finished ? 0 : 1;
            if (finished && solutions && *solutions != result.solutions) {
                outcome_.note(Exit::wrong);
                complain(fmt::format("{}:{}: {} found {} solutions where another method found {}",
                                     job.file, job.record.line, name(row.method), result.solutions,
                                     *solutions));
            } else if (finished) {
                solutions = result.solutions;
            }
        }
        if (!solutions || *solutions != 1) {
            outcome_.note(Exit::not_so);
        }
        rows_ = std::move(rows);
        return true;
    }

    /// Does each method stop at the first solution, so that no puzzle is proved unique?
    [[nodiscard]] bool first_only() const { return options_.search.limit == 1; }

    void print() {
        if (!options_.common.json) {
            output_.line(fmt::format("{:<10} {:>8} {:>8} {:>8} {:>12} {:>12} {:>12} {:>11}",
                                     "method", "puzzles", first_only() ? "solved" : "unique",
                                     "limited", "nodes", "guesses", "backtracks", "ms"));
        }
        for (const Row &row : rows_) {
            if (options_.common.json) {
                const Json object = {{"method", name(row.method)},
                                     {"puzzles", row.puzzles},
                                     {"solved", row.solved},
                                     {"unique", row.unique},
                                     {"limited", row.limited},
                                     {"nodes", row.counters.nodes},
                                     {"guesses", row.counters.guesses},
                                     {"backtracks", row.counters.backtracks},
                                     {"seconds", row.seconds}};
                output_.line(one_line(object));
                continue;
            }
            output_.line(fmt::format("{:<10} {:>8} {:>8} {:>8} {:>12} {:>12} {:>12} {:>11.3f}",
                                     name(row.method), row.puzzles,
                                     first_only() ? row.solved : row.unique, row.limited,
                                     row.counters.nodes, row.counters.guesses,
                                     row.counters.backtracks, row.seconds * 1000));
        }
    }

    const CompareArguments &options_;
    SolveOptions solve_options_;
    std::vector<Row> rows_;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_compare(CLI::App &program) {
    auto options = std::make_shared<CompareArguments>();
    Arguments arguments(program, "compare", "Solve with all methods, and show what each needed");
    add_common_options(arguments, options->common);
    arguments.text("--methods", options->methods, "Which, separated by commas", "NAMES");
    arguments.suggest("--methods", method_names(), true);
    add_solution_limit(arguments, options->search, "Stop at this many solutions");
    add_time_and_node_limits(arguments, options->search);
    arguments.footer(compare_footer);
    return reading_command(arguments, options, [](const CompareArguments &parsed) {
        return CompareCommand(parsed).run();
    });
}

} // namespace dokushin::cli
