// dokushin_or_whips FILE [TECHNIQUE…]: how many puzzles of a list are solved by whips of at most
// eight variables together with some techniques, which are tried where there is no such whip; by
// default tridagon, impossible-pattern and or-k-whip. A line has a puzzle, its number and the level
// at which CSP-Rules solves it (99: it doesn't); the counts are by level. Each conclusion is held
// against the solution.
#include "since.h"

#include <dokushin/solution_path.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <sstream>

namespace dokushin::bench {
namespace {

constexpr unsigned longest_whip = 8;

struct Tally {
    std::map<std::string_view, unsigned> steps;
    unsigned wrong = 0; ///< steps that contradict the solution
    double seconds = 0; ///< of the techniques
};

class Solver {
  public:
    Solver(const Puzzle &puzzle, std::span<const Technique> techniques, Tally &tally)
        : techniques_(techniques), tally_(tally), solution_(solve(puzzle).solution) {
        PathOptions options;
        options.chains = UniversalChains::whips;
        options.solution = solution_;
        if (auto path = SolutionPath::begin(puzzle, options)) {
            path_ = std::move(*path);
        }
    }

    bool solve_it() {
        while (path_ && !path_->walk().solved() && (take_whip() || take_techniques())) {
        }
        return path_ && path_->walk().solved();
    }

  private:
    bool take_whip() {
        const auto next = path_->next();
        if (!next || next->instance->length > longest_whip) {
            return false;
        }
        path_->apply(next->step);
        return true;
    }

    /// Takes all steps of the first technique that has any.
    bool take_techniques() {
        for (const Technique technique : techniques_) {
            const auto start = std::chrono::steady_clock::now();
            const auto steps = path_->all(technique);
            tally_.seconds += since(start);
            for (const PathStep &one : steps) {
                ++tally_.steps[info(technique).key];
                tally_.wrong += contradicts(one.step) ? 1 : 0;
                path_->apply(one.step);
            }
            if (!steps.empty()) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool contradicts(const Step &step) const {
        return std::ranges::any_of(step.eliminations, [&](const Candidate &gone) {
            return solution_[index(gone.cell)] == gone.digit;
        });
    }

    std::span<const Technique> techniques_;
    Tally &tally_;
    Grid solution_;
    std::optional<SolutionPath> path_;
};

struct Count {
    unsigned all = 0;
    unsigned solved = 0;
};

void report(const std::map<unsigned, Count> &by_level, const Tally &tally) {
    Count total;
    for (const auto &[level, count] : by_level) {
        fmt::print("level {}: {} of {} solved\n", level, count.solved, count.all);
        total.all += count.all;
        total.solved += count.solved;
    }
    fmt::print("{} of {} solved\n", total.solved, total.all);
    for (const auto &[key, steps] : tally.steps) {
        fmt::print("{} steps of {}\n", steps, key);
    }
    fmt::print("{} steps contradict the solution; {:.1f} s for these techniques\n", tally.wrong,
               tally.seconds);
}

int run(std::span<char *> arguments) {
    std::vector<Technique> techniques;
    for (const char *key : arguments.subspan(1)) {
        const auto technique = technique_named(key);
        if (!technique) {
            fmt::print(stderr, "no technique: {}\n", key);
            return 2;
        }
        techniques.push_back(*technique);
    }
    if (techniques.empty()) {
        techniques = {Technique::tridagon, Technique::impossible_pattern, Technique::or_whip};
    }
    std::ifstream in(arguments.front());
    if (!in) {
        fmt::print(stderr, "{}: can't be read, expected a list of puzzles\n", arguments.front());
        return 2;
    }
    Tally tally;
    std::map<unsigned, Count> by_level;
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        std::string puzzle;
        unsigned number = 0;
        unsigned level = 0;
        fields >> puzzle >> number >> level;
        const auto record = read_one(puzzle);
        if (!record) {
            continue; // a comment
        }
        Count &count = by_level[level];
        ++count.all;
        count.solved += Solver(record->puzzle, techniques, tally).solve_it() ? 1 : 0;
    }
    report(by_level, tally);
    return tally.wrong == 0 ? 0 : 1;
}

} // namespace
} // namespace dokushin::bench

int main(int count, char **arguments) {
    if (count < 2) {
        fmt::print(stderr, "usage: dokushin_or_whips FILE [TECHNIQUE...]\n");
        return 2;
    }
    return dokushin::bench::run(std::span(arguments, static_cast<std::size_t>(count)).subspan(1));
}
