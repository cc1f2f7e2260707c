// Steps of logic for Python: the next one, all of a technique, the whole path.
#include "errors/catalogue.h"
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/json.h>
#include <dokushin/universal_path.h>

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

WalkOptions walk_options_of(const Puzzle &puzzle, const WalkRequest &request) {
    value_or_raise(can_honour(Capability::steps, puzzle.shape()));
    WalkOptions how;
    how.order = order_of(request.order);
    if (request.hardest) {
        how.hardest = technique_of(*request.hardest);
        if (!is_tried(*how.hardest, how.order)) {
            refuse_argument({"'{}' is not tried in that order", *request.hardest},
                            {"a technique that is"});
        }
    }
    how.time = time_of(request.seconds);
    how.proper = !request.several;
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

/// `chain`: none for the steps of Walk.
StepRecord step_record(const Walk &walk, const Step &step, const Wording &wording,
                       const PatternInstance *chain = nullptr) {
    const Pencilmarks &marks = walk.pencilmarks();
    return {chain == nullptr ? step_json(step, walk.shape(), marks, wording)
                             : step_json(step, *chain, walk.shape(), marks, wording),
            walk.grid(), marks};
}

Path walked(const Puzzle &puzzle, const WalkOptions &how, const Wording &wording,
            std::size_t most) {
    Path path;
    Walk walk(puzzle, how);
    while (path.steps.size() < most) {
        const auto step = walk.next();
        if (!step) {
            break;
        }
        path.steps.push_back(step_record(walk, *step, wording));
        walk.apply(*step);
    }
    path.solved = walk.solved();
    path.gave_up = walk.gave_up();
    path.grid = walk.grid();
    return path;
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
    WalkOptions how = walk_options_of(record.puzzle, request);
    const Path path = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return walked(record.puzzle, how, wording, most);
    });
    return py::make_tuple(as_list(path.steps), path.solved, path.gave_up, as_bytes(path.grid));
}

/// As walk_along(), of a path of singles and universal chains.
py::tuple walk_universally(const Record &record, const std::string &chains,
                           const std::string &language, std::optional<double> seconds,
                           std::size_t most) {
    const Wording wording{language_of(language), record.alphabet};
    value_or_raise(can_honour(Capability::ratings, record.puzzle.shape()));
    WalkOptions how;
    how.solution = expect_proper(record.puzzle);
    Walk walk(record.puzzle, how);
    Path path;
    // The path ends before what it asks whether it is cancelled.
    value_or_raise(without_lock([&](const Cancelled &cancelled) -> Result<void> {
        auto begun =
            UniversalPath::begin(record.puzzle, *how.solution, *universal_chains_named(chains),
                                 {.cancelled = &cancelled, .time = time_of(seconds)});
        if (!begun) {
            return std::unexpected(begun.error());
        }
        while (path.steps.size() < most) {
            const auto step = begun->next();
            if (!step) {
                break;
            }
            path.steps.push_back(step_record(walk, step->step, wording, &*step));
            walk.apply(step->step);
        }
        path.solved = begun->solved();
        path.gave_up = !path.solved && begun->gave_up();
        return {};
    }));
    return py::make_tuple(as_list(path.steps), path.solved, path.gave_up, as_bytes(walk.grid()));
}

/// Returns (steps of a technique, was the search given up before it had all?).
py::tuple all_of(const Record &record, const std::string &technique, const WalkRequest &request) {
    const Wording wording{language_of(request.language), record.alphabet};
    const Technique wanted = technique_of(technique);
    WalkOptions how = walk_options_of(record.puzzle, request);
    const auto [steps, gave_up] = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        const Walk walk(record.puzzle, how);
        std::vector<StepRecord> found;
        for (const Step &step : walk.all(wanted)) {
            found.push_back(step_record(walk, step, wording));
        }
        return std::pair(std::move(found), walk.gave_up());
    });
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
    module.def("walk_universally", walk_universally);
    module.def("is_universal_order",
               [](const std::string &order) { return universal_chains_named(order).has_value(); });
    module.def("all_steps", all_of);
    module.def("techniques", technique_rows);
}

} // namespace dokushin::python
