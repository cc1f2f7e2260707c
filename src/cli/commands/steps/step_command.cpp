#include "cli/commands/steps/step_command.h"

#include "cli/options/arguments.h"
#include "cli/options/rate_format.h"
#include "cli/options/usage.h"
#include "stream/process/text_of_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <sstream>

namespace dokushin::cli {
namespace {

std::vector<std::string> language_names() { return {"en", "ja", "zh"}; }

Language expect_language(const std::string &word) {
    const auto language = language_named(word);
    if (!language) {
        refuse_word("--lang", word, "language", language_names());
    }
    return *language;
}

/// Reads the names of techniques, one a line; # begins a comment.
std::vector<Technique> read_order(const std::string &name) {
    auto text = stream::text_of_file(name);
    if (!text) {
        refuse_usage("--order", fmt::format("'{}', expected se, sukaku, hodoku, universal or a "
                                            "file that can be read",
                                            printable(name)));
    }
    std::istringstream in(*std::move(text));
    std::vector<Technique> order;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        line.resize(std::min(line.find('#'), line.size()));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) {
            continue;
        }
        const std::string word = line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
        order.push_back(
            expect_technique(fmt::format("--order {}:{}", printable(name), number), word));
    }
    if (order.empty()) {
        refuse_usage("--order", fmt::format("'{}' names no technique", printable(name)));
    }
    return order;
}

} // namespace

StepCommand::StepCommand(const ExplainOptions &options)
    : asked(options), language(expect_language(options.language)), output(outcome) {
    how.proper = !options.several;
    how.cancelled = &interrupted();
    how.time = time_limit(options.seconds);
    how.chains = universal_chains_named(options.order);
    if (how.chains) {
        if (options.several || !options.up_to.empty() || !options.find.empty()) {
            refuse_usage("--order", fmt::format("'{}' goes without --several, --up-to and --find",
                                                options.order));
        }
    } else if (options.order == "hodoku") {
        how.order = Order::hodoku;
        how.almost_locked_in_chains = !options.find.empty(); // the path is HoDoKu's by default
    } else if (options.order == "sukaku") {
        how.order = Order::sukaku;
    } else if (options.order != "se") {
        how.own_order = read_order(options.order);
    }
    if (!options.up_to.empty()) {
        how.hardest = expect_technique("--up-to", options.up_to);
        const bool tried = how.own_order.empty() ? is_tried(*how.hardest, how.order)
                                                 : std::ranges::find(how.own_order, *how.hardest) !=
                                                       how.own_order.end();
        if (!tried) {
            refuse_usage("--up-to", fmt::format("'{}' is not tried in the order {}", options.up_to,
                                                options.order));
        }
    }
    if (!options.find.empty()) {
        wanted = expect_technique("--find", options.find);
    }
}

Exit StepCommand::run() {
    return run_all(asked.common, output, outcome,
                   {[&](const Job &job) { return on_record(job); },
                    [&](std::size_t index, const std::string &message) {
                        if (asked.common.json) {
                            output.line(unreadable_json(index, message));
                        }
                    },
                    false, needed_capabilities(how.chains)});
}

bool StepCommand::tell_if_given_up(const Job &job, const SolutionPath &path,
                                   std::string_view expected) {
    if (!path.gave_up() || interrupted()) {
        return false;
    }
    complain(placed_message(job.file,
                            program_error(ErrorCode::unsupported,
                                          fmt::format("given up after {} seconds", asked.seconds),
                                          expected, job.record.line, job.record.column)));
    outcome.note(Exit::not_so);
    return true;
}

bool StepCommand::on_record(const Job &job) {
    const Puzzle &puzzle = job.record.puzzle;
    SolveOptions proper;
    proper.limits.cancelled = &interrupted();
    if (!asked.several) {
        const SolveResult solved = solve(puzzle, proper);
        if (solved.status == Status::limit) {
            return false; // an interrupt
        }
        if (solved.status != Status::unique) {
            refuse(job, solved.status);
            return true;
        }
        how.solution = solved.solution;
        // Whether a puzzle is proper depends on its givens alone, not on a player's placements and
        // eliminations; for a sukaku, which has no givens, on its candidates.
        how.proper = givens_are_proper(puzzle, proper);
    }
    auto path = SolutionPath::begin(puzzle, how);
    assert(path.has_value()); // run() requires what it needs
    return tell(job, *path) && !interrupted();
}

void StepCommand::refuse(const Job &job, Status status) {
    const bool contradiction =
        status == Status::invalid && complain_of_contradiction(job).has_value();
    if (!contradiction) {
        complain(placed_message(
            job.file, program_error(ErrorCode::contradiction,
                                    status == Status::multiple ? "the puzzle has several solutions"
                                                               : "the puzzle has no solution",
                                    status == Status::multiple ? "one (or --several)" : "one",
                                    job.record.line, job.record.column)));
    }
    outcome.note(Exit::wrong);
    if (asked.common.json) {
        output.line(one_line({{"index", job.index}, {"status", name(status)}}));
    }
}

std::string StepCommand::number_text(const Step &step, const Shape &shape) const {
    if (how.order == Order::hodoku) {
        return std::to_string(hodoku_score(step.technique).points);
    }
    const unsigned tenths = explainer_rating(step, shape);
    return tenths == 0 ? "-" : rating_text(tenths);
}

Json StepCommand::json_of(const Job &job, const Walk &walk, const PathStep &step) const {
    Json object = as_object(step_json(step, walk.shape(), walk.pencilmarks(), wording(job)));
    object["index"] = job.index;
    return object;
}

void add_shared_options(Arguments &arguments, ExplainOptions &options) {
    add_common_options(arguments, options.common);
    arguments.text("--lang", options.language, "Language of the text: en, ja or zh", "LANGUAGE");
    arguments.suggest("--lang", language_names());
    arguments.text("--order", options.order,
                   "What is tried first: se (default), sukaku, hodoku, universal (chains), or a "
                   "file",
                   "ORDER");
    std::vector<std::string> orders = order_names();
    std::ranges::copy(universal_order_names(), std::back_inserter(orders));
    arguments.suggest("--order", orders);
    arguments.text("--up-to", options.up_to, "No technique beyond this one (see --find)",
                   "TECHNIQUE");
    arguments.suggest("--up-to", technique_keys());
    arguments.flag("--grid", options.grid,
                   "Draw the candidates, in colours on a terminal, where it is shown anyway");
    arguments.flag("--several", options.several,
                   "Take puzzles with several solutions; no technique rests on uniqueness");
    arguments.number(
        "--time-limit", options.seconds, 0, 1e6,
        fmt::format("Seconds for each step; 0: as long as it takes (default: {})", options.seconds),
        "SECONDS");
}

} // namespace dokushin::cli
