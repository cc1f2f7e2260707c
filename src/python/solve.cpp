// Solving for Python: one solution, all, how many; and the flaws of a puzzle without any.
#include "errors/catalogue.h"
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/check.h>
#include <dokushin/count.h>
#include <dokushin/generate.h>
#include <dokushin/study.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <thread>

namespace dokushin::python {
namespace {

using MaybeSeconds = std::optional<double>;

SolveOptions how_of(const std::string &method, std::uint64_t solutions,
                    std::optional<std::uint64_t> nodes, MaybeSeconds seconds) {
    SolveOptions how;
    how.method = method_of(method);
    how.limits.solutions = solutions;
    how.limits.nodes = nodes.value_or(Limits::unlimited);
    how.limits.time = time_of(seconds);
    return how;
}

py::tuple answer(const SolveResult &result) {
    return py::make_tuple(name(result.status), name(result.stop), result.solutions,
                          result.counters.nodes, result.counters.guesses,
                          result.counters.backtracks, name(result.method));
}

/// Does parts of one search on several threads, of which the caller's is one; 0: as many as there
/// are cores that the process may use, which are counted only for a search in parts.
RunParts parts_on(unsigned wanted) {
    return [wanted](std::size_t count, const std::function<void(std::size_t)> &part) {
        const unsigned threads = wanted > 0 ? wanted : std::thread::hardware_concurrency();
        const Cancelled never{false}; // the search itself ends them
        share_slices(count, 1, threads, never, [&part] {
            return [&part](std::size_t first, std::size_t end) {
                for (std::size_t at = first; at < end; ++at) {
                    part(at);
                }
            };
        });
    };
}

py::tuple solve_one(const Record &record, const std::string &method, std::uint64_t solutions,
                    std::optional<std::uint64_t> nodes, MaybeSeconds seconds, unsigned threads) {
    SolveOptions how = how_of(method, solutions, nodes, seconds);
    if (threads != 1) {
        how.run_parts = parts_on(threads);
    }
    const SolveResult result = solve_watched(record.puzzle, std::move(how));
    return py::make_tuple(answer(result), as_bytes(result.solution));
}

py::tuple random_one(const Record &record, std::uint64_t seed, MaybeSeconds seconds) {
    RandomSolutionOptions how;
    how.seed = seed;
    const SolveResult result = without_lock([&](const Cancelled &cancelled) {
        how.each.limits = limits_of(seconds, cancelled);
        return random_solution(record.puzzle, how);
    });
    return py::make_tuple(answer(result), as_bytes(result.solution));
}

/// Solves and returns all grids, at most `solutions` of them.
py::tuple solve_all(const Record &record, const std::string &method, std::uint64_t solutions,
                    std::optional<std::uint64_t> nodes, MaybeSeconds seconds) {
    SolveOptions how = how_of(method, solutions, nodes, seconds);
    std::vector<Grid> grids;
    const SolveResult result = without_lock([&](const Cancelled &cancelled) {
        how.limits.cancelled = &cancelled;
        return enumerate(record.puzzle, how, [&](const Grid &grid) {
            grids.push_back(grid);
            return true;
        });
    });
    py::list all;
    for (const Grid &grid : grids) {
        all.append(as_bytes(grid));
    }
    return py::make_tuple(answer(result), all);
}

CountMethod count_method_of(const std::string &word) {
    if (const auto method = count_method_named(word)) {
        return *method;
    }
    refuse_argument(
        {"'{}' is no {}", word, Sentence("way to count")},
        Sentence::verbatim(fmt::format("{}, {}, {}", name(CountMethod::automatic),
                                       name(CountMethod::search), name(CountMethod::states))));
}

/// Returns (decimal digits, what ended it, the method that counted).
py::tuple count_all(const Record &record, const std::string &method, MaybeSeconds seconds,
                    std::size_t memory) {
    CountOptions how;
    how.method = count_method_of(method);
    how.time = time_of(seconds);
    how.memory = memory;
    const ExactCount found = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return count_exactly(record.puzzle, how);
    });
    return py::make_tuple(found.solutions, name(found.stop), name(found.method));
}

/// Returns (log10 of the mean, relative error, probes, how many probes reached a solution).
py::tuple estimate(const Record &record, std::uint64_t probes, std::uint64_t seed,
                   MaybeSeconds seconds) {
    EstimateOptions how;
    how.probes = probes;
    how.seed = seed;
    how.time = time_of(seconds);
    const CountEstimate found = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return estimate_count(record.puzzle, how);
    });
    return py::make_tuple(found.log10_mean, found.relative_error, found.probes, found.finished);
}

py::tuple count_up_to(const Record &record, std::uint64_t most, MaybeSeconds seconds) {
    SolveOptions how = how_of("auto", most, std::nullopt, seconds);
    const SolveResult found = without_lock([&](const Cancelled &cancelled) {
        how.limits.cancelled = &cancelled;
        return count(record.puzzle, how);
    });
    return py::make_tuple(std::to_string(found.solutions), name(found.stop), name(found.method));
}

std::string_view kind_of(const Flaw &flaw) {
    switch (flaw.kind) {
    case FlawKind::repeated_digit:
        return "repeated_digit";
    case FlawKind::no_candidate:
        return "no_candidate";
    case FlawKind::no_place:
        return "no_place";
    case FlawKind::broken_constraint:
        return "broken_constraint";
    case FlawKind::blank_cell:
        break;
    }
    return "blank_cell";
}

py::tuple as_tuple(const Flaw &flaw, const Record &record) {
    const Shape &shape = record.puzzle.shape();
    std::vector<Cell> cells;
    py::object house = py::none();
    if (flaw.kind == FlawKind::broken_constraint) {
        cells = cells_of(shape.constraints()[flaw.constraint]);
    } else if (flaw.kind != FlawKind::no_place) {
        cells.push_back(flaw.cell);
    }
    if (flaw.kind == FlawKind::repeated_digit) {
        cells.push_back(flaw.other);
    }
    if (flaw.kind == FlawKind::repeated_digit || flaw.kind == FlawKind::no_place) {
        house = py::cast(shape.houses()[flaw.house].name());
    }
    return py::make_tuple(kind_of(flaw), as_positions(cells), number(flaw.digit), house,
                          flaw.text(shape, record.alphabet).text());
}

py::list flaws_of(const Record &record) {
    py::list found;
    for (const Flaw &flaw : flaws(record.puzzle)) {
        found.append(as_tuple(flaw, record));
    }
    return found;
}

/// Returns (positions of redundant givens, were all decided?).
py::tuple redundant(const Record &record, MaybeSeconds seconds) {
    SolveOptions how;
    how.limits.time = time_of(seconds);
    const Redundancy found = without_lock([&](const Cancelled &cancelled) {
        how.limits.cancelled = &cancelled;
        return redundant_givens(record.puzzle, how);
    });
    return py::make_tuple(as_positions(found.redundant), found.complete);
}

/// Returns (candidates that could return, a number a cell; were all decided?).
py::tuple restorable(const Record &record, MaybeSeconds seconds) {
    SolveOptions how;
    how.limits.time = time_of(seconds);
    const Restorable found = without_lock([&](const Cancelled &cancelled) {
        how.limits.cancelled = &cancelled;
        return restorable_candidates(record.puzzle, how);
    });
    return py::make_tuple(as_words(found.candidates), found.complete);
}

bool solves(const Record &record, const Record &grid) {
    return record.puzzle.shape().cell_count() == grid.puzzle.shape().cell_count() &&
           is_solution(record.puzzle, grid.puzzle.digits());
}

} // namespace

namespace {

/// How long a search may take before it restarts on a thread that Ctrl-C can end. The method
/// `bands` ends much sooner, but does not run with a limit below a second (see its can_be_kept()).
std::chrono::nanoseconds soon_for(const Puzzle &puzzle, const SolveOptions &how) {
    constexpr std::uint64_t most_by_bands = 200'000;
    const bool may_be_bands = (how.method == Method::automatic || how.method == Method::bands) &&
                              puzzle.shape().side() == 9 && how.limits.solutions <= most_by_bands;
    return may_be_bands ? std::chrono::milliseconds(1000) : std::chrono::milliseconds(20);
}

} // namespace

// Starting a thread takes longer than solving most puzzles. So a search runs on the caller's thread
// for a short while, and if that is not enough again on a thread of its own, with the same result.
SolveResult solve_watched(const Puzzle &puzzle, SolveOptions how) {
    const std::chrono::nanoseconds soon = soon_for(puzzle, how);
    const auto wanted = how.limits.time;
    how.limits.time = std::min(wanted.value_or(soon), soon);
    {
        const py::gil_scoped_release release;
        SolveResult result = solve(puzzle, how);
        if (result.stop != Stop::time || (wanted && *wanted <= soon)) {
            return result;
        }
    }
    how.limits.time = wanted;
    return without_lock([&](const Cancelled &cancelled) {
        how.limits.cancelled = &cancelled;
        return solve(puzzle, how);
    });
}

void refuse_contradiction(const Flaw &flaw, const Shape &shape) {
    const Sentence what = flaw.text(shape);
    const std::string text = what.text(); // begins with the name of a broken constraint
    refuse({ErrorCode::contradiction, what,
            flaw.kind == FlawKind::broken_constraint
                ? Sentence("digits that satisfy {}", text.substr(0, text.find(' ')))
                : Sentence("each digit once in a house")});
}

Grid expect_proper(const Puzzle &puzzle) {
    SolveResult result = solve_watched(puzzle);
    switch (result.status) {
    case Status::unique:
        return std::move(result.solution);
    case Status::multiple:
        refuse({ErrorCode::contradiction, {"the puzzle has several solutions"}, {"a proper one"}});
    case Status::invalid:
        refuse_contradiction(flaws(puzzle).front(), puzzle.shape());
    default:
        refuse({ErrorCode::contradiction, {"the puzzle has no solution"}, {"a proper one"}});
    }
}

void add_solve(py::module_ &module) {
    module.def("solve", solve_one);
    module.def("random_solution", random_one);
    module.def("solve_all", solve_all);
    module.def("count_all", count_all);
    module.def("count_up_to", count_up_to);
    module.def("estimate", estimate);
    module.def("flaws", flaws_of);
    module.def("redundant", redundant);
    module.def("restorable", restorable);
    module.def("solves", solves);
}

} // namespace dokushin::python
