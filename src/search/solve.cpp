// solve(), count() and enumerate() choose the engine for a board and a method.
#include <dokushin/solve.h>
#include <dokushin/trace.h>

#include "search/by_bands.h"
#include "search/general.h"
#include "search/in_lanes.h"
#include "search/report.h"
#include "search/run.h"
#include "search/sat.h"
#include "search/watch.h"

#include <algorithm>
#include <cassert>

namespace dokushin {

using search::GeneralSearch;
using search::GeneralTask;

/// The engine of the last shape that needed one; files seldom mix shapes.
struct Engines {
    std::optional<Shape> shape;
    std::unique_ptr<GeneralSearch> general;

    [[nodiscard]] GeneralSearch &general_for(const Shape &wanted) {
        if (!shape || *shape != wanted) {
            shape = wanted;
            general = search::make_general_search(wanted);
        }
        return *general;
    }
};

namespace {

/// A Request holds the arguments of solve(), count() or enumerate().
struct Request {
    const Puzzle &puzzle;
    Limits limits;
    const OnSolution *on_solution = nullptr;
    bool counts_only = false; ///< no solution is kept
    const RunParts *run_parts = nullptr;
};

// ---- the automatic choice ----------------------------------------------------
//
// The usual 9×9 board has an engine of its own, which finds and counts up to a limit.
// On other boards search solves small and easy large ones many times faster than a SAT
// solver can read its clauses; on hard large boards it may never end, where the SAT
// solver needs milliseconds, and so does it on some jigsaws without givens. So search goes first
// with a budget of nodes, which is a deterministic measure of "easy", and SAT takes over when the
// budget is used up. The budgets are measured: `./dev bench --engines`, table in docs/METHODS.md.

/// The greatest number of known solutions from which SAT continues: each is a clause as long as the
/// board.
constexpr std::uint64_t most_to_hand_over = 64;

/// The greatest side of boards that search nearly always decides at once. What is left are jigsaws
/// without givens that can't be filled, which search may never refute.
constexpr unsigned largest_for_search = 9;

[[nodiscard]] constexpr std::uint64_t node_budget(unsigned side) {
    return side <= largest_for_search ? 20'000 : side <= 25 ? 4000 : 3000;
}

/// Can SAT take over? On boards with other rules than houses search mostly ends first. On small
/// boards it may not if many solutions are wanted, of which search finds millions a second.
[[nodiscard]] bool may_hand_over(const Request &request) {
    const Shape &shape = request.puzzle.shape();
    return search::sat_is_here() && shape.has_houses_only() &&
           request.limits.nodes > node_budget(shape.side()) &&
           (shape.side() > largest_for_search || request.limits.solutions <= most_to_hand_over);
}

[[nodiscard]] SolveResult run_general(GeneralSearch &general, const Request &request) {
    return general.run(request.puzzle, GeneralTask{request.limits, request.on_solution});
}

/// Runs the search again without its budget. Its order is fixed, so that the solutions
/// that were handed over before are the first ones it finds.
[[nodiscard]] SolveResult search_on(GeneralSearch &general, Request request,
                                    std::uint64_t handed_over) {
    const OnSolution *const wanted = request.on_solution;
    const OnSolution skip_known = [&, seen = std::uint64_t{0}](const Grid &grid) mutable {
        return seen++ < handed_over || (*wanted)(grid);
    };
    request.on_solution = wanted == nullptr ? nullptr : &skip_known;
    return run_general(general, request);
}

/// Returns a blank board with the digits of its first house in order, which any solution becomes
/// when digits change places. Nothing for other puzzles, or if digits can't change places.
[[nodiscard]] std::optional<Puzzle> with_first_house_in_order(const Puzzle &puzzle) {
    const Shape &shape = puzzle.shape();
    if (puzzle.digits() != Grid(shape.cell_count()) || puzzle.has_candidates() ||
        shape.houses().empty() || !shape.digits_are_interchangeable()) {
        return std::nullopt;
    }
    Grid givens(shape.cell_count());
    unsigned next = 1;
    for (const Cell cell : shape.houses().front().cells) {
        givens[index(cell)] = digit_of(next++);
    }
    return *Puzzle::from_givens(shape, givens);
}

/// Solves by SAT, from known solutions on. Of a blank board one solution stands for as many as
/// there are orders of the digits, at least two.
[[nodiscard]] SolveResult continue_by_sat(const Request &request, const Limits &limits,
                                          std::span<const Grid> known) {
    const auto in_order = request.on_solution == nullptr && limits.solutions <= 2
                              ? with_first_house_in_order(request.puzzle)
                              : std::nullopt;
    if (!in_order) {
        return search::solve_by_sat(request.puzzle, limits, request.on_solution, known);
    }
    Limits one = limits;
    one.solutions = 1;
    SolveResult result = search::solve_by_sat(*in_order, one, nullptr);
    if (result.solutions > 0) {
        result.solutions = limits.solutions;
        result.status = search::status_of(result);
    }
    return result;
}

[[nodiscard]] SolveResult solve_automatically(GeneralSearch &general, const Request &request) {
    if (!may_hand_over(request)) {
        return run_general(general, request);
    }
    const search::Watch watch(request.limits);
    std::vector<Grid> known;
    const OnSolution collect = [&](const Grid &grid) {
        if (known.size() < most_to_hand_over) {
            known.push_back(grid);
        }
        return (*request.on_solution)(grid);
    };
    Request first = request;
    first.limits.nodes = node_budget(request.puzzle.shape().side());
    first.on_solution = request.on_solution == nullptr ? nullptr : &collect;
    SolveResult begun = run_general(general, first);
    if (begun.stop != Stop::nodes) {
        return begun;
    }
    if (request.on_solution == nullptr && !begun.solution.empty()) {
        known.push_back(begun.solution);
    }
    Request rest = request;
    rest.limits.time = watch.time_left();
    SolveResult result = begun.solutions > most_to_hand_over
                             ? search_on(general, rest, begun.solutions)
                             : continue_by_sat(request, rest.limits, known);
    if (result.solutions < begun.solutions) { // a limit came first
        result.solutions = begun.solutions;
        result.status = search::status_of(result);
    }
    result.counters += begun.counters;
    return result;
}

// ---- the methods that are chosen by name ---------------------------------------

[[nodiscard]] SolveResult step_through(const Request &request, Method method) {
    if (search::contradicts_the_rules(request.puzzle)) {
        SolveResult result;
        result.status = Status::invalid;
        result.method = method;
        return result;
    }
    const auto stepper = make_search(method, request.puzzle);
    assert(stepper); // answer() calls this for stepwise methods that honour the board only
    return search::run(**stepper, method, request.limits, request.on_solution);
}

/// Solves by bands, which neither hands over solutions nor counts by symmetry.
[[nodiscard]] std::optional<SolveResult> try_bands(const Request &request) {
    if (request.on_solution != nullptr || request.counts_only) {
        return std::nullopt;
    }
    return search::answer_by_bands(request.puzzle, request.limits);
}

/// Solves a sukaku that bands did not. The general search goes first, since it detects at once what
/// the lanes never see: two digits for which one cell is left. Another engine answers what the
/// lanes give up, within the time that is left.
[[nodiscard]] std::optional<SolveResult> try_lanes(Engines &engines, Request &request) {
    constexpr std::uint64_t enough_to_detect = 500; // some milliseconds
    if (request.on_solution != nullptr || request.counts_only || !request.puzzle.has_candidates() ||
        !request.puzzle.shape().is_usual_nine() || request.limits.nodes <= enough_to_detect) {
        return std::nullopt;
    }
    const search::Watch watch(request.limits);
    Request first = request;
    first.limits.nodes = enough_to_detect;
    SolveResult begun = run_general(engines.general_for(request.puzzle.shape()), first);
    if (begun.stop != Stop::nodes) {
        return begun;
    }
    request.limits.time = watch.time_left();
    auto result = search::answer_in_lanes(request.puzzle, request.limits, request.run_parts);
    request.limits.time = watch.time_left();
    if (result) {
        result->counters += begun.counters;
    }
    return result;
}

[[nodiscard]] SolveResult answer(Engines &engines, Request request, Method wanted) {
    const bool honours = can_honour(capability_of(wanted), request.puzzle.shape()).has_value();
    const Method method = honours ? wanted : Method::search;
    if (method == Method::automatic || method == Method::bands) {
        if (auto result = try_bands(request)) {
            return *std::move(result);
        }
        if (auto result = try_lanes(engines, request)) {
            return *std::move(result);
        }
    }
    SolveResult result;
    switch (method) {
    case Method::automatic:
        result = solve_automatically(engines.general_for(request.puzzle.shape()), request);
        break;
    case Method::search:
    case Method::bands:
        result = run_general(engines.general_for(request.puzzle.shape()), request);
        break;
    case Method::sat:
        result = search::solve_by_sat(request.puzzle, request.limits, request.on_solution);
        break;
    case Method::backtrack:
    case Method::mrv:
    case Method::singles:
    case Method::dlx:
        result = step_through(request, method);
        break;
    }
    if (request.counts_only) {
        result.solution.clear();
    }
    return result;
}

} // namespace

SolveResult solve(const Puzzle &puzzle, const SolveOptions &options) {
    return Solver().solve(puzzle, options);
}

SolveResult count(const Puzzle &puzzle, const SolveOptions &options) {
    Engines engines;
    return answer(engines, {puzzle, options.limits, nullptr, true}, options.method);
}

SolveResult enumerate(const Puzzle &puzzle, const SolveOptions &options,
                      const OnSolution &on_solution) {
    return Solver().enumerate(puzzle, options, on_solution);
}

struct Solver::Memory {
    Engines engines;
};

Solver::Solver() : memory_(std::make_unique<Memory>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver &&) noexcept = default;
Solver &Solver::operator=(Solver &&) noexcept = default;

SolveResult Solver::solve(const Puzzle &puzzle, const SolveOptions &options) {
    return answer(memory_->engines, {puzzle, options.limits, nullptr, false, &options.run_parts},
                  options.method);
}

SolveResult Solver::enumerate(const Puzzle &puzzle, const SolveOptions &options,
                              const OnSolution &on_solution) {
    return answer(memory_->engines, {puzzle, options.limits, &on_solution}, options.method);
}

} // namespace dokushin
