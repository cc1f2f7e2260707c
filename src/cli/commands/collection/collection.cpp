// dokushin collection keeps puzzles in a database: what to do there is its first argument.
#include "cli/commands/collection/actions.h"
#include "cli/commands/collection/collection_footer.h"
#include "cli/commands/commands.h"
#include "cli/commands/run_modes.h"
#include "cli/options/usage.h"
#include "collection/rating.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::cli {
namespace {

constexpr const char *collection_footer =
    R"(A collection is a file of SQLite, which other programs read as well. It has each puzzle once,
however it is turned or its digits are named: equivalent puzzles have the same canonical form.
It takes puzzles on the usual 9x9 board. docs/COLLECTION.md describes tables and views.

  add DB [FILE...]       store the puzzles that are not there; makes DB if it is not there
  rate DB                find the ratings on each --scale that are missing
  query DB [WHICH]       print puzzles and what is known of them: WHICH is a list of conditions
                         or a query in SQL; or --puzzle, one puzzle
  export DB [WHICH]      print the puzzles alone, a line each; --form: their canonical forms
  merge DB OTHER...      take the puzzles and ratings that other collections have
  stats DB [WHICH]       print histograms: status, clues, ratings, ...; --svg: draw them too
  verify DB              compute forms, solutions and counts again, and check the file

A condition is a column, a comparison (= != < <= > >=) and a value: clues<=22, te>=3, b=inf,
status=unique, origin='hunt*'. Columns: puzzle, form, pattern, clues, status (unique, multiple,
none), automorphisms, solution, origin, added, version, and those of ratings (er, ep, ed,
sukaku, hodoku, te, b, ...). In SQL these are the columns of the view puzzles. Conditions also
have symmetry and techniques (in SQL symmetry_of(puzzle), techniques_of(puzzle)).

add may be ended at any moment, by kill -9 or a full disk: the same command again finds
what is stored and adds the rest. Several programs may add to a collection at once.

rate stores what it has found every second, and goes on where it was ended. What it gives up at
--time-limit is stored as that, and looked for again with a higher limit, or with none.

With --json query prints an object for each row, stats one for each histogram, and add,
rate, merge and verify print what they have done.

Examples:
  dokushin collection add hunt.db puzzles.txt
  dokushin generate 1000 | dokushin collection add hunt.db --origin random
  dokushin collection rate hunt.db --scale te,b,se
  dokushin collection query hunt.db 'te>=2 b=inf'
  dokushin collection query hunt.db 'clues<=22 status=unique'
  dokushin collection query hunt.db 'SELECT clues, count(*) FROM puzzles GROUP BY clues'
  dokushin collection query hunt.db --puzzle $(head -1 puzzles.txt)
  dokushin collection export hunt.db 'clues=17' > 17.txt
  dokushin collection stats hunt.db --svg hunt.svg

Exit status: 0 done, 1 --puzzle is not there, or a rating was given up, 2 some input or the collection is wrong.)";

struct Action {
    const char *name;
    Exit (*run)(const CollectionOptions &);
    bool takes_more = false;                 ///< may more than the collection be named?
    std::vector<std::string_view> options{}; ///< those that only some actions take
};

const std::vector<Action> &actions() {
    static const std::vector<Action> table{
        {"add", run_add, true, {"--origin", "--solutions", "--threads"}},
        {"rate", run_rate, false, {"--scale", "--time-limit", "--threads"}},
        {"query", run_query, true, {"--puzzle"}},
        {"export", run_export, true, {"--form"}},
        {"merge", run_merge, true},
        {"stats", run_stats, true, {"--svg"}},
        {"verify", run_verify, false, {"--threads"}},
    };
    return table;
}

std::vector<std::string> action_names() {
    std::vector<std::string> names;
    for (const Action &action : actions()) {
        names.emplace_back(action.name);
    }
    return names;
}

/// Refuses an option that belongs to another action.
void expect_own_options(const Arguments &arguments, const Action &chosen) {
    for (const Action &action : actions()) {
        for (const std::string_view option : action.options) {
            if (arguments.is_given(std::string(option)) &&
                std::ranges::find(chosen.options, option) == chosen.options.end()) {
                refuse_usage(std::string(option),
                             fmt::format("doesn't go with collection {}", chosen.name));
            }
        }
    }
}

Exit run_action(const Arguments &arguments, CollectionOptions options) {
    const auto chosen = std::ranges::find(actions(), options.action, &Action::name);
    expect_own_options(arguments, *chosen);
    if (options.common.inputs.empty()) {
        refuse_usage(options.action, "names no collection, expected a file such as hunt.db");
    }
    options.file = options.common.inputs.front();
    options.common.inputs.erase(options.common.inputs.begin());
    if (!options.common.inputs.empty() && !(chosen->takes_more && options.puzzle.empty())) {
        refuse_usage(options.action,
                     fmt::format("'{}' is more than it takes", options.common.inputs.front()));
    }
    return chosen->run(options);
}

} // namespace

Exit refuse_collection(const CollectionOptions &options, const Error &error) {
    complain(fmt::format("{}: {}", printable(options.file), error.message()));
    return Exit::wrong;
}

Command add_collection(CLI::App &program) {
    auto options = std::make_shared<CollectionOptions>();
    Arguments arguments(program, "collection", collection_purpose);
    arguments.required_word("action", options->action, action_names(), "What to do");
    add_common_options(arguments, options->common);
    arguments.text("--origin", options->origin,
                   "Where the puzzles come from, to be stored with them (default: the file)",
                   "NAME");
    arguments.flag("--solutions", options->solutions,
                   "Store the solutions too, in 41 bytes a puzzle");
    arguments.text("--scale", options->scale,
                   "Rate on these, separated by commas: se (er, ep and ed; the default), sukaku, "
                   "hodoku, te, b, gb, ...",
                   "SCALES");
    arguments.suggest("--scale", collection::family_names(), true);
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     "Seconds to rate a puzzle on a scale; 0: as long as it takes, the default",
                     "SECONDS");
    arguments.text("--puzzle", options->puzzle, "Look up this puzzle, or an equivalent one",
                   "PUZZLE");
    arguments.text("--svg", options->svg, "Draw the histograms into this file", "FILE");
    arguments.flag("--form", options->form, "Print canonical forms");
    arguments.threads(options->threads, "Threads to work with (default: one for each core)");
    arguments.footer(collection_footer);
    return reading_command(arguments, options, [arguments](const CollectionOptions &parsed) {
        return run_action(arguments, parsed);
    });
}

} // namespace dokushin::cli
