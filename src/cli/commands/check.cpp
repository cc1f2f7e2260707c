// dokushin check reports whether a puzzle is proper and minimal, or a finished grid right.
#include "cli/commands/candidate_list.h"
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/stated_solution.h"
#include "cli/options/search_options.h"
#include "stream/record_loop.h"

#include <dokushin/check.h>
#include <dokushin/rules.h>
#include <dokushin/study.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin::cli {
namespace {

constexpr const char *check_footer =
    R"(A finished grid is checked house by house; a puzzle is checked for exactly one
solution, and then for givens that it does not need. A sukaku (a puzzle stated as candidates)
is minimal if none of its eliminated candidates can return. On a board with rules the command
lists those that the puzzle can do without, one at a time, in the words of --rule. A solution
that the text states beside a puzzle (in CSV and JSON) is compared: "solution right", or the
first cell that is wrong.

Records are checked on all cores, and answered in their order.

With --json each line is an object: index, finished, flaws, right (of a finished grid), proper,
minimal, redundant, restorable, redundant_rules (rules, complete; only of a board with rules),
solution (right, wrong or absent), solution_flaw, told (the text of the line). What is not known is
null.

Examples:
  dokushin check examples/hard.txt
  dokushin check --minimal --json puzzles.txt
  dokushin check 1234341221434321
  dokushin check puzzles-and-solutions.csv

Exit status: 0 every grid is right and every puzzle proper (with --minimal: and
minimal), and so is every stated solution, 1 some is not, 2 some input is wrong.)";

struct CheckArguments {
    CommonOptions common;
    SearchOptions search;
    bool minimal = false;
    unsigned threads = 0; ///< 0: as many as there are cores
};

/// The rules of a board with rules that its proper puzzle can do without, in words.
struct SpareRules {
    std::vector<std::string> rules;
    bool complete = true;
};

/// A Finding holds the results of checking one record.
struct Finding {
    bool finished = false;
    std::vector<std::string> wrong;
    SolveResult result;
    std::vector<std::string> redundant;
    Pencilmarks restorable{};      ///< eliminated candidates that could return
    std::optional<bool> minimal{}; ///< nothing: a limit left it open
    std::optional<SpareRules> spare_rules{};
    StatedSolution stated{};
    bool interrupted = false; ///< before all was known
};

/// Finds the rules that can go; nothing if there are none that could.
std::optional<SpareRules> spare_rules_of(const Puzzle &puzzle, const SolveOptions &options) {
    const std::vector<std::string> rules = rules_of(puzzle.shape());
    if (rules.empty()) {
        return std::nullopt;
    }
    const RuleRedundancy redundancy = redundant_rules(puzzle, options);
    SpareRules spare{{}, redundancy.complete};
    for (const std::size_t at : redundancy.redundant) {
        spare.rules.push_back(rules[at]);
    }
    return spare;
}

Finding findings_of(const Record &record, const SolveOptions &options) {
    const Puzzle &puzzle = record.puzzle;
    Finding finding;
    const Grid digits = puzzle.digits();
    finding.finished = std::ranges::find(digits, Digit::blank) == digits.end();
    for (const Flaw &flaw : finding.finished ? grid_flaws(puzzle.shape(), digits) : flaws(puzzle)) {
        finding.wrong.push_back(flaw.text(puzzle.shape(), record.alphabet).text());
    }
    if (finding.finished || !finding.wrong.empty()) {
        finding.result.status = Status::invalid; // there is nothing to solve
        finding.stated = judge_stated_solution(record, finding.result);
        return finding;
    }
    finding.result = solve(puzzle, options);
    finding.stated = judge_stated_solution(record, finding.result);
    if (finding.result.status == Status::unique) {
        const Puzzle plain = givens_alone(puzzle);
        const Redundancy redundancy = redundant_givens(plain, options);
        for (const Cell cell : redundancy.redundant) {
            finding.redundant.push_back(puzzle.shape().cell_name(cell));
        }
        Restorable restorable = restorable_candidates(plain, options);
        finding.minimal = is_minimal(redundancy, restorable);
        finding.restorable = std::move(restorable.candidates);
        finding.spare_rules = spare_rules_of(plain, options);
    }
    return finding;
}

Finding examine(const Record &record, const SolveOptions &options) {
    Finding finding = findings_of(record, options);
    finding.interrupted = interrupted();
    return finding;
}

/// Describes what keeps a puzzle from being minimal: "2 of its givens can go: r1c1 r1c2; 1 of its
/// eliminated candidates can return: r3c3=5".
std::string to_spare(const Finding &finding, const Record &record) {
    std::vector<std::string> parts;
    if (!finding.redundant.empty()) {
        parts.push_back(fmt::format("{} of its givens can go: {}", finding.redundant.size(),
                                    fmt::join(finding.redundant, " ")));
    }
    if (const std::size_t count = candidate_count(finding.restorable); count > 0) {
        parts.push_back(fmt::format("{} of its eliminated candidates can return: {}", count,
                                    fmt::join(candidate_names(finding.restorable, record), " ")));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

/// Says how many rules can go: "; 2 of its rules can go, any one of them".
std::string to_spare_of_rules(const SpareRules &spare) {
    std::string text;
    if (const std::size_t count = spare.rules.size(); count > 0) {
        text =
            fmt::format("; {} of its rules can go{}", count, count > 1 ? ", any one of them" : "");
    }
    return text + (spare.complete ? "" : "; not all of its rules were decided");
}

/// Describes a puzzle with one solution.
std::string proper_text(const Finding &finding, const Record &record) {
    const std::string rules = finding.spare_rules ? to_spare_of_rules(*finding.spare_rules) : "";
    if (const std::string spare = to_spare(finding, record); !spare.empty()) {
        return "proper, not minimal: " + spare + rules;
    }
    return (finding.minimal ? "proper and minimal" : "proper, minimality not decided") + rules;
}

std::string puzzle_text(const Finding &finding, const Record &record) {
    if (!finding.wrong.empty()) {
        return fmt::format("{}wrong: {}", finding.finished ? "finished but " : "",
                           fmt::join(finding.wrong, "; "));
    }
    if (finding.finished) {
        return "finished and right";
    }
    switch (finding.result.status) {
    case Status::unique:
        return proper_text(finding, record);
    case Status::multiple:
        return "not proper: more than one solution";
    case Status::limit:
        return fmt::format("not decided: limit: {}", name(finding.result.stop));
    default:
        return "not proper: no solution";
    }
}

std::string finding_text(const Finding &finding, const Record &record) {
    switch (finding.stated.verdict) {
    case StatedSolution::Verdict::right:
        return puzzle_text(finding, record) + "; solution right";
    case StatedSolution::Verdict::wrong:
        return fmt::format("{}; solution wrong{}{}", puzzle_text(finding, record),
                           finding.stated.flaw.starts_with(':') ? "" : " ", finding.stated.flaw);
    default:
        return puzzle_text(finding, record);
    }
}

/// Writes the line of a record, and below it each rule that can go.
std::string as_lines(const Job &job, const Finding &finding) {
    std::string text =
        fmt::format("{}:{}: {}", job.file, job.record.line, finding_text(finding, job.record));
    if (finding.spare_rules) {
        for (const std::string &rule : finding.spare_rules->rules) {
            text += "\n  " + rule;
        }
    }
    return text;
}

Json as_json(std::size_t index, const Finding &finding, const Record &record) {
    const bool proper =
        !finding.finished && finding.wrong.empty() && finding.result.status == Status::unique;
    Json object;
    object["index"] = index;
    object["finished"] = finding.finished;
    object["flaws"] = finding.wrong;
    object["right"] = finding.finished ? Json(finding.wrong.empty()) : Json(nullptr);
    object["proper"] = finding.finished ? Json(nullptr) : Json(proper);
    object["minimal"] = proper && finding.minimal ? Json(*finding.minimal) : Json(nullptr);
    object["redundant"] = finding.redundant;
    object["restorable"] = candidates_json(finding.restorable, record.puzzle.shape());
    if (!rules_of(record.puzzle.shape()).empty()) {
        object["redundant_rules"] = nullptr;
        if (const auto &spare = finding.spare_rules) {
            object["redundant_rules"] = {{"rules", spare->rules}, {"complete", spare->complete}};
        }
    }
    object["solution"] = name(finding.stated.verdict);
    object["solution_flaw"] =
        finding.stated.flaw.empty() ? Json(nullptr) : Json(finding.stated.flaw);
    object["told"] = finding_text(finding, record);
    return object;
}

Exit verdict(const Finding &finding, bool minimal) {
    if (!finding.wrong.empty() || finding.stated.verdict == StatedSolution::Verdict::wrong) {
        return Exit::not_so;
    }
    if (finding.finished) {
        return Exit::good;
    }
    const bool fine =
        finding.result.status == Status::unique && (!minimal || finding.minimal == true);
    return fine ? Exit::good : Exit::not_so;
}

Exit run_check(const CheckArguments &options) {
    Outcome outcome;
    Output output(outcome);
    const SolveOptions how = solve_options(options.search);
    const Finding *finding = nullptr; // by a thread, of the record at hand
    const Handlers handlers{[&](const Job &job) {
                                assert(finding != nullptr);
                                // Of an interrupted search there is nothing to say.
                                if (finding->interrupted) {
                                    return false;
                                }
                                outcome.note(verdict(*finding, options.minimal));
                                output.line(options.common.json
                                                ? one_line(as_json(job.index, *finding, job.record))
                                                : as_lines(job, *finding));
                                return true;
                            },
                            [&](std::size_t index, const std::string &message) {
                                if (options.common.json) {
                                    output.line(unreadable_json(index, message));
                                }
                            }};
    const auto examiner = [&how] {
        return [&how](const Record &record) { return examine(record, how); };
    };
    return run_on_threads<Finding>(options.common, threads_for(options.common, options.threads),
                                   output, outcome, handlers, examiner, finding);
}

} // namespace

Command add_check(CLI::App &program) {
    auto options = std::make_shared<CheckArguments>();
    Arguments arguments(program, "check",
                        "Say what is wrong, and whether it is proper and minimal");
    add_common_options(arguments, options->common);
    add_method_option(arguments, options->search);
    add_time_and_node_limits(arguments, options->search);
    arguments.flag("--minimal", options->minimal,
                   "Exit with 1 if a given can go, or an eliminated candidate return");
    arguments.threads(options->threads, "Threads to check with (default: one for each core)");
    arguments.footer(check_footer);
    return reading_command(arguments, options, run_check);
}

} // namespace dokushin::cli
