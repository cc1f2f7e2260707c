// dokushin_rule_steps [--killers N] [--most CELLS] [--seed N] [FILE…]: steps of logic on boards
// with rules. N random killers, whose cages have at most so many cells, and the puzzles of the
// files are walked from start to end in HoDoKu's order. Each conclusion is held against the
// solution, and each reason against the oracle of the tests (tests/naive/rule_steps.h). Without
// --several only killers with one solution count; with it all do, since a sound step leaves every
// solution. Printed are the steps of each technique, how far paths get, and what they cost.
#include "naive/rule_steps.h"
#include "naive/random_cages.h"
#include "since.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/solve.h>
#include <dokushin/tell.h>
#include <dokushin/text.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

namespace dokushin::bench {
namespace {

constexpr double thousand = 1e3;

struct Options {
    unsigned killers = 0;
    std::size_t most_cells = 4;
    std::uint64_t seed = 1;
    bool several = false;
    bool unchecked = false;
    std::vector<std::string> files;
};

/// How a path ended.
enum class End : std::uint8_t { by_patterns, by_contradictions, unsolved };

struct Totals {
    std::map<std::string_view, std::size_t> steps;
    std::map<End, std::size_t> ends;
    std::size_t faults = 0;
    std::vector<double> path_ms;
    double longest_hint_ms = 0;
    double longest_easy_hint_ms = 0; ///< of steps that assume nothing
};

bool assumes(Technique technique) {
    switch (technique) {
    case Technique::rule_contradiction:
    case Technique::nishio:
    case Technique::cell_forcing_chains:
    case Technique::house_forcing_chains:
    case Technique::dynamic_contradiction:
    case Technique::dynamic_double:
    case Technique::dynamic_cell:
    case Technique::dynamic_house:
        return true;
    default:
        return false;
    }
}

bool agrees(const Step &step, const Grid &solution) {
    return std::ranges::all_of(
               step.placements,
               [&](const Candidate &one) { return solution[index(one.cell)] == one.digit; }) &&
           std::ranges::none_of(step.eliminations, [&](const Candidate &one) {
               return solution[index(one.cell)] == one.digit;
           });
}

void walk(const Puzzle &puzzle, const Grid &solution, bool is_unique, bool unchecked,
          Totals &totals) {
    WalkOptions options;
    options.order = Order::hodoku;
    options.proper = is_unique;
    Walk walk(puzzle, options);
    bool any_assumption = false;
    double path = 0;
    for (;;) {
        const Clock::time_point start = Clock::now();
        const std::optional<Step> step = walk.next();
        const double took = thousand * since(start);
        path += took;
        totals.longest_hint_ms = std::max(totals.longest_hint_ms, took);
        if (!step) {
            break;
        }
        if (!assumes(step->technique)) {
            totals.longest_easy_hint_ms = std::max(totals.longest_easy_hint_ms, took);
        }
        any_assumption = any_assumption || assumes(step->technique);
        ++totals.steps[info(step->technique).key];
        const std::string fault = unchecked ? ""
                                  : !agrees(*step, solution)
                                      ? "it contradicts the solution"
                                      : naive::RuleStepCheck(walk, *step).fault();
        if (!fault.empty()) {
            ++totals.faults;
            fmt::print("{}: {}\n{}\n", fault, puzzle.shape().name(),
                       tell(*step, puzzle.shape(), Language::english));
        }
        walk.apply(*step);
    }
    totals.path_ms.push_back(path);
    ++totals.ends[!walk.solved()   ? End::unsolved
                  : any_assumption ? End::by_contradictions
                                   : End::by_patterns];
}

void walk_killers(const Options &options, Totals &totals) {
    const Shape nine = *Shape::classic(3);
    std::mt19937_64 random(options.seed);
    for (unsigned made = 0; made < options.killers;) {
        RandomSolutionOptions how;
        how.seed = random();
        const Grid solution = random_solution(Puzzle(nine), how).solution;
        const Puzzle killer(naive::with_random_cages(nine, solution, random, options.most_cells));
        const bool is_unique = solve(killer).status == Status::unique;
        if (options.several || is_unique) {
            walk(killer, solution, is_unique, options.unchecked, totals);
            ++made;
        }
    }
}

void walk_file(const std::string &name, const Options &options, Totals &totals) {
    std::ifstream file(name);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    TextSource source(text);
    Reader reader(source);
    while (const auto record = reader.next()) {
        if (!*record || !can_honour(Capability::steps, (*record)->puzzle.shape())) {
            continue;
        }
        const SolveResult solved = solve((*record)->puzzle);
        if (solved.status == Status::unique) {
            walk((*record)->puzzle, solved.solution, true, options.unchecked, totals);
        }
    }
}

void print(Totals totals) {
    std::size_t all = 0;
    for (const auto &[key, count] : totals.steps) {
        fmt::print("{:>9} {}\n", count, key);
        all += count;
    }
    std::ranges::sort(totals.path_ms);
    const std::size_t puzzles = totals.path_ms.size();
    if (puzzles == 0) {
        return;
    }
    fmt::print("{} puzzles, {} steps, {} faults\n", puzzles, all, totals.faults);
    fmt::print(
        "solved by patterns {:.1f} %, with assumptions {:.1f} %, not solved {:.1f} %\n",
        100.0 * static_cast<double>(totals.ends[End::by_patterns]) / static_cast<double>(puzzles),
        100.0 * static_cast<double>(totals.ends[End::by_contradictions]) /
            static_cast<double>(puzzles),
        100.0 * static_cast<double>(totals.ends[End::unsolved]) / static_cast<double>(puzzles));
    fmt::print("a path: median {:.1f} ms, of nine in ten at most {:.1f} ms; a hint at most {:.1f} "
               "ms, without assumptions {:.1f} ms\n",
               totals.path_ms[puzzles / 2], totals.path_ms[puzzles * 9 / 10],
               totals.longest_hint_ms, totals.longest_easy_hint_ms);
}

} // namespace
} // namespace dokushin::bench

int main(int argc, char **argv) {
    using namespace dokushin::bench;
    Options options;
    CLI::App program("Steps of logic on boards with rules, checked and timed");
    program.add_option("--killers", options.killers, "Random killers of 9x9");
    program.add_option("--most", options.most_cells, "The most cells of their cages")
        ->check(CLI::Range(2, 9));
    program.add_option("--seed", options.seed, "Their seed");
    program.add_flag("--several", options.several, "Killers with several solutions count as well");
    program.add_flag("--unchecked", options.unchecked, "For times: no step is checked");
    program.add_option("FILE", options.files, "Puzzles")->check(CLI::ExistingFile);
    CLI11_PARSE(program, argc, argv);
    Totals totals;
    walk_killers(options, totals);
    for (const std::string &file : options.files) {
        walk_file(file, options, totals);
    }
    const bool is_right = totals.faults == 0;
    print(std::move(totals));
    return is_right ? 0 : 1;
}
