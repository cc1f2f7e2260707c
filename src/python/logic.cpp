// Steps of logic for Python: the next one, all of a technique, the whole path.
#include "errors/catalogue.h"
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/solution_path.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A step as JSON, with the position before it.
struct StepRecord {
    std::string json;
    Grid grid;
    Pencilmarks marks;
};

struct Path {
    std::vector<StepRecord> steps;
    bool solved = false;
    bool gave_up = false;
    Grid grid; ///< at its end
};

/// The options of a walk, as Python passes them.
struct WalkRequest {
    std::string order;
    std::optional<std::string> hardest;
    std::string language;
    bool several;
    std::optional<double> seconds;
};

/// Reads which techniques are tried; a universal order has none.
void read_techniques(const WalkRequest &request, PathOptions &how) {
    if (how.chains && (request.hardest || request.several)) {
        const std::string hardest = request.hardest ? "'" + *request.hardest + "'" : "None";
        refuse_argument({"hardest={}, several={}", hardest, request.several ? "True" : "False"},
                        {"neither with a universal order"});
    }
    if (request.hardest) {
        how.hardest = technique_of(*request.hardest);
        if (!is_tried(*how.hardest, how.order)) {
            refuse_argument({"'{}' is not tried in that order", *request.hardest},
                            {"a technique that is"});
        }
    }
    how.proper = !request.several;
}

PathOptions path_options_of(const Puzzle &puzzle, const WalkRequest &request) {
    const PathOrder order = order_of(request.order);
    PathOptions how;
    how.order = order.order;
    how.chains = order.chains;
    how.time = time_of(request.seconds);
    read_techniques(request, how);
    for (const Capability needed : needed_capabilities(how.chains)) {
        value_or_raise(can_honour(needed, puzzle.shape()));
    }
    if (how.proper) {
        how.solution = expect_proper(puzzle);
        const bool changed = puzzle.has_placed() || puzzle.has_candidates();
        how.proper = !changed || without_lock([&](const Cancelled &cancelled) {
            SolveOptions options;
            options.limits.cancelled = &cancelled;
            return givens_are_proper(puzzle, options);
        });
    }
    return how;
}

StepRecord step_record(const Walk &walk, const PathStep &step, const Wording &wording) {
    const Pencilmarks &marks = walk.pencilmarks();
    return {step_json(step, walk.shape(), marks, wording), walk.grid(), marks};
}

Path walked(SolutionPath &path, const Wording &wording, std::size_t most) {
    Path walked;
    while (walked.steps.size() < most) {
        const auto step = path.next();
        if (!step) {
            break;
        }
        walked.steps.push_back(step_record(path.walk(), *step, wording));
        path.apply(step->step);
    }
    walked.solved = path.walk().solved();
    walked.gave_up = path.gave_up();
    walked.grid = path.walk().grid();
    return walked;
}

py::list as_list(const std::vector<StepRecord> &steps) {
    py::list list;
    for (const StepRecord &step : steps) {
        list.append(py::make_tuple(step.json, as_bytes(step.grid), as_words(step.marks)));
    }
    return list;
}

/// Returns (steps, solved, gave up, grid at the end); a step is (JSON, digits, candidates before).
py::tuple walk_along(const Record &record, const WalkRequest &request, std::size_t most) {
    const Wording wording{language_of(request.language), record.alphabet};
    PathOptions how = path_options_of(record.puzzle, request);
    const Path path = value_or_raise(without_lock([&](const Cancelled &cancelled) -> Result<Path> {
        how.cancelled = &cancelled;
        auto begun = SolutionPath::begin(record.puzzle, how);
        return begun ? Result<Path>(walked(*begun, wording, most)) : std::unexpected(begun.error());
    }));
    return py::make_tuple(as_list(path.steps), path.solved, path.gave_up, as_bytes(path.grid));
}

/// Returns (steps of a technique, was the search given up before it had all?).
py::tuple all_of(const Record &record, const std::string &technique, const WalkRequest &request) {
    const Wording wording{language_of(request.language), record.alphabet};
    const Technique wanted = technique_of(technique);
    PathOptions how = path_options_of(record.puzzle, request);
    using Found = std::pair<std::vector<StepRecord>, bool>;
    const auto search = [&](const Cancelled &cancelled) -> Result<Found> {
        how.cancelled = &cancelled;
        const auto path = SolutionPath::begin(record.puzzle, how);
        if (!path) {
            return std::unexpected(path.error());
        }
        Found found;
        for (const PathStep &step : path->all(wanted)) {
            found.first.push_back(step_record(path->walk(), step, wording));
        }
        found.second = path->gave_up();
        return found;
    };
    const auto [steps, gave_up] = value_or_raise(without_lock(search));
    return py::make_tuple(as_list(steps), gave_up);
}

py::list technique_rows() {
    py::list rows;
    for (const TechniqueInfo &row : techniques()) {
        rows.append(py::make_tuple(row.key, row.english, row.japanese, row.chinese,
                                   row.needs_unique, largest_side(row.technique)));
    }
    return rows;
}

} // namespace

void add_logic(py::module_ &module) {
    py::class_<WalkRequest>(module, "Asked")
        .def(py::init([](std::string order, std::optional<std::string> hardest,
                         std::string language, bool several, std::optional<double> seconds) {
            return WalkRequest{std::move(order), std::move(hardest), std::move(language), several,
                               seconds};
        }));
    module.def("walk", walk_along);
    module.def("all_steps", all_of);
    module.def("techniques", technique_rows);
}

} // namespace dokushin::python
