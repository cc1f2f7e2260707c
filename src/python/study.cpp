// Studies for Python: backdoors, unavoidable sets, removals, redundant rules, true candidates.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/rules.h>
#include <dokushin/study.h>
#include <dokushin/true_candidates.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

using Sets = std::vector<std::vector<std::size_t>>;

Sets as_sets(const std::vector<std::vector<Cell>> &sets) {
    Sets all(sets.size());
    std::ranges::transform(sets, all.begin(), as_positions);
    return all;
}

/// Returns (size or None, how many, sets, complete).
py::tuple backdoors_of(const Record &record, std::optional<double> seconds) {
    value_or_raise(can_honour(Capability::backdoors, record.puzzle.shape()));
    const Result<Backdoors> found = without_lock([&](const Cancelled &cancelled) {
        BackdoorOptions how;
        how.limits = limits_of(seconds, cancelled);
        return backdoors(record.puzzle, how);
    });
    if (!found) { // solving it took longer than before, and hit a limit
        return py::make_tuple(py::none(), 0, Sets{}, false);
    }
    return py::make_tuple(found->size, found->count, as_sets(found->sets), found->complete);
}

/// Returns (sets, complete).
py::tuple unavoidable_of(const Record &record, const py::bytes &solution, unsigned largest,
                         std::optional<double> seconds) {
    const Grid grid = as_grid(solution);
    const auto found = value_or_raise(without_lock([&](const Cancelled &cancelled) {
        return unavoidable_sets(record.puzzle.shape(), grid,
                                {largest, limits_of(seconds, cancelled)});
    }));
    return py::make_tuple(as_sets(found.sets), found.complete);
}

/// Returns (positions of sets, complete).
py::tuple disjoint_of(const Sets &sets, std::uint64_t tries, std::optional<double> seconds) {
    std::vector<std::vector<Cell>> cells(sets.size());
    for (std::size_t at = 0; at < sets.size(); ++at) {
        std::ranges::transform(sets[at], std::back_inserter(cells[at]), cell_at);
    }
    const DisjointSets found = without_lock([&](const Cancelled &cancelled) {
        Limits limits = limits_of(seconds, cancelled);
        limits.nodes = tries;
        return disjoint_sets(cells, limits);
    });
    return py::make_tuple(found.chosen, found.complete);
}

/// Returns a list of (position, solutions, may there be more?).
py::list removals_of(const Record &record, std::uint64_t most, std::optional<double> seconds) {
    const auto found = without_lock([&](const Cancelled &cancelled) {
        SolveOptions each;
        each.limits = limits_of(seconds, cancelled);
        each.limits.solutions = most;
        return removals(record.puzzle, each);
    });
    py::list all;
    for (const Removal &removal : found) {
        all.append(py::make_tuple(index(removal.cell), removal.solutions, removal.at_least));
    }
    return all;
}

/// Returns (redundant rules in words, were all decided?).
py::tuple redundant_rules_of(const Record &record, std::optional<double> seconds) {
    const RuleRedundancy found = without_lock([&](const Cancelled &cancelled) {
        SolveOptions how;
        how.limits = limits_of(seconds, cancelled);
        return redundant_rules(record.puzzle, how);
    });
    const std::vector<std::string> rules = rules_of(record.puzzle.shape());
    std::vector<std::string> redundant;
    for (const std::size_t at : found.redundant) {
        redundant.push_back(rules[at]);
    }
    return py::make_tuple(redundant, found.complete);
}

/// Returns (candidates, a number a cell; were all proved?; the counts of all digits of all cells).
py::tuple true_candidates_of(const Record &record, std::uint32_t most,
                             std::optional<double> seconds) {
    const TrueCandidates found = without_lock([&](const Cancelled &cancelled) {
        SolveOptions how;
        how.limits = limits_of(seconds, cancelled);
        return true_candidates(record.puzzle, how, most);
    });
    return py::make_tuple(as_words(found.candidates), found.complete, found.counts);
}

} // namespace

void add_study(py::module_ &module) {
    module.def("backdoors", backdoors_of);
    module.def("unavoidable", unavoidable_of);
    module.def("disjoint", disjoint_of);
    module.def("removals", removals_of);
    module.def("redundant_rules", redundant_rules_of);
    module.def("true_candidates", true_candidates_of);
}

} // namespace dokushin::python
