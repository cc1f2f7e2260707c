// CaDiCaL on the clauses of a board (search/sat/encoding.h) and of its rules
// (search/sat/state_rule.h). Every grid that it finds is checked: if it breaks a rule, which
// happens only if the rule was too large for clauses, a clause forbids the digits that break it, as
// few of them as the rule's own propagation shows (after the lazy clauses of Ohrimenko, Stuckey and
// Codish, "Propagation = Lazy Clause Generation", 2007), and CaDiCaL goes on.
#include "search/sat.h"

#include "board/constraints.h"
#include "search/report.h"
#include "search/sat/encoding.h"
#include "search/sat/state_rule.h"
#include "search/watch.h"

#include <cadical.hpp>

#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace dokushin::search {
namespace {

/// Makes CaDiCaL end at our deadline or cancel flag.
class Terminator final : public CaDiCaL::Terminator {
  public:
    explicit Terminator(Watch &watch) : watch_(watch) {}
    bool terminate() override {
        if (!why_) {
            why_ = watch_.stop_now();
        }
        return why_.has_value();
    }
    [[nodiscard]] std::optional<Stop> why() const { return why_; }

  private:
    Watch &watch_;
    std::optional<Stop> why_;
};

/// Returns cells of a rule whose digits alone break it; nothing if the grid keeps the rule. One by
/// one the cells are given all their candidates back, and stay so if that does not mend it.
[[nodiscard]] std::optional<std::vector<Cell>>
what_breaks(const Constraint &rule, const Encoding &encoding, const Grid &grid) {
    const std::vector<Cell> cells = cells_of(rule);
    std::vector<DigitSet> digits;
    for (const Cell cell : cells) {
        digits.push_back(DigitSet::only(grid[index(cell)]));
    }
    const auto is_broken = [&] {
        std::vector<DigitSet> pruned = digits;
        return !prune(rule, pruned);
    };
    if (!is_broken()) {
        return std::nullopt;
    }
    std::vector<Cell> needed;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const DigitSet held = std::exchange(digits[at], encoding.candidates(cells[at]));
        if (!is_broken()) {
            digits[at] = held;
            needed.push_back(cells[at]);
        }
    }
    return needed;
}

/// Forbids the digits that break a rule; false if the grid keeps all.
[[nodiscard]] bool forbid_what_breaks(Encoding &encoding, const Grid &grid) {
    bool is_broken = false;
    for (const Constraint &rule : encoding.shape().constraints()) {
        if (const auto cells = what_breaks(rule, encoding, grid)) {
            encoding.forbid(*cells, grid);
            is_broken = true;
        }
    }
    return is_broken;
}

[[nodiscard]] std::vector<Cell> all_cells(const Shape &shape) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        cells.push_back(cell_at(at));
    }
    return cells;
}

/// Adds all clauses, unless the watch ends it: those of a large board take a second.
void state_all(Encoding &encoding, Terminator &terminator) {
    encoding.state_board([&] { return terminator.terminate(); });
    for (const Constraint &rule : encoding.shape().constraints()) {
        if (terminator.terminate()) {
            return;
        }
        state_rule(encoding, rule);
    }
}

/// Counts a solution, keeps the first, and hands it over; false if no more are wanted.
[[nodiscard]] bool take_solution(SolveResult &result, const Grid &grid,
                                 const OnSolution *on_solution) {
    if (result.solutions++ == 0) {
        result.solution = grid;
    }
    return on_solution == nullptr || (*on_solution)(grid);
}

/// Returns the limit that ends the search before the next call, if any. Of calls, only those whose
/// grids broke a rule count as nodes here; `known` solutions had no call.
[[nodiscard]] std::optional<Stop> stop_before_call(const SolveResult &result, std::size_t known,
                                                   const Limits &limits, Terminator &terminator) {
    if (terminator.why()) { // while clauses were added
        return terminator.why();
    }
    if (result.solutions >= limits.solutions) {
        return Stop::solutions;
    }
    if (result.counters.nodes - (result.solutions - known) >= limits.nodes) {
        return Stop::nodes;
    }
    return terminator.terminate() ? terminator.why() : std::nullopt;
}

/// Sets CaDiCaL to what suits boards without rules: it stays in its stable mode, whose restarts are
/// rare, and restarts sooner there. Its other modes pay in proofs of millions of conflicts, and
/// these take some thousand. Of the 25×25 boards with 40 and 45 % given (../shared/data/large) a
/// hundred took 1.4 and 1.8 times as long without these settings, proofs of uniqueness 2.1 times,
/// and the blank 36×36 board 2.7 times. With rules some take half the time and others twice.
/// Variables for the digits of a house within a box, which let locked candidates follow by units,
/// gained nothing (1.0 and 1.3 times the time), nor did fewer kinds of preprocessing.
void suit_houses(CaDiCaL::Solver &solver) {
    solver.set("stabilizeonly", 1);
    solver.set("reluctant", 256);
    solver.set("rephase", 0);
    solver.set("chrono", 0);
    solver.set("bumpreason", 0);
}

/// CaDiCaL takes its limit as an int.
[[nodiscard]] int as_limit(std::uint64_t nodes) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    return static_cast<int>(std::min(nodes, most));
}

/// CaDiCaL's answers, as IPASIR numbers them.
constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

} // namespace

bool sat_is_here() { return true; }

SolveResult solve_by_sat(const Puzzle &puzzle, const Limits &limits, const OnSolution *on_solution,
                         std::span<const Grid> known) {
    SolveResult result;
    result.method = Method::sat;
    if (contradicts_the_rules(puzzle)) {
        result.status = Status::invalid;
        return result;
    }
    Watch watch(limits);
    Terminator terminator(watch);
    CaDiCaL::Solver solver;
    solver.set("quiet", 1);
    if (puzzle.shape().has_houses_only()) {
        suit_houses(solver);
    }
    solver.connect_terminator(&terminator);
    Encoding encoding(puzzle, [&](std::span<const Literal> clause) {
        for (const Literal literal : clause) {
            solver.add(literal);
        }
        solver.add(0);
    });
    state_all(encoding, terminator);
    const std::vector<Cell> cells = all_cells(puzzle.shape());
    for (const Grid &grid : known) {
        encoding.forbid(cells, grid);
    }
    result.solutions = known.size();
    if (!known.empty()) {
        result.solution = known.front();
    }

    std::optional<Stop> stop;
    while (!(stop = stop_before_call(result, known.size(), limits, terminator))) {
        if (limits.nodes != Limits::unlimited) {
            solver.limit("decisions", as_limit(limits.nodes));
        }
        ++result.counters.nodes;
        const int answer = solver.solve();
        if (answer != satisfiable) {
            stop =
                answer == unsatisfiable ? Stop::exhausted : terminator.why().value_or(Stop::nodes);
            break;
        }
        const Grid grid = encoding.decode([&](Literal each) { return solver.val(each) > 0; });
        if (forbid_what_breaks(encoding, grid)) {
            continue;
        }
        if (!take_solution(result, grid, on_solution)) {
            stop = Stop::cancelled;
            break;
        }
        encoding.forbid(cells, grid);
    }
    solver.disconnect_terminator();
    result.stop = *stop;
    result.status = status_of(result);
    return result;
}

} // namespace dokushin::search
