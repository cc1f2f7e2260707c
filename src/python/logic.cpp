// Steps of logic: the next one, all of a technique, the whole path.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/json.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A step as JSON, and where the puzzle stood before it.
struct Told {
    std::string json;
    Grid grid;
    Pencilmarks marks;
};

struct Path {
    std::vector<Told> steps;
    bool solved = false;
    bool gave_up = false;
    Grid grid; ///< at its end
};

/// How a puzzle is walked through, as Python asks for it.
struct Asked {
    std::string order;
    std::optional<std::string> hardest;
    std::string language;
    bool several;
    std::optional<double> seconds;
};

WalkOptions walking_of(const Puzzle &puzzle, const Asked &asked) {
    value_or_raise(can_honour(Capability::steps, puzzle.shape()));
    WalkOptions how;
    how.order = order_of(asked.order);
    if (asked.hardest) {
        how.hardest = technique_of(*asked.hardest);
        if (!is_tried(*how.hardest, how.order)) {
            refuse_argument(fmt::format("'{}' is not tried in that order", *asked.hardest),
                            "a technique that is");
        }
    }
    how.time = time_of(asked.seconds);
    how.proper = !asked.several;
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

Told told(const Walk &walk, const Step &step, const Wording &wording) {
    return {step_json(step, walk.shape(), walk.pencilmarks(), wording), walk.grid(),
            walk.pencilmarks()};
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
        path.steps.push_back(told(walk, *step, wording));
        walk.apply(*step);
    }
    path.solved = walk.solved();
    path.gave_up = walk.gave_up();
    path.grid = walk.grid();
    return path;
}

py::list as_list(const std::vector<Told> &steps) {
    py::list list;
    for (const Told &step : steps) {
        list.append(py::make_tuple(step.json, as_bytes(step.grid), as_words(step.marks)));
    }
    return list;
}

/// (steps, solved, gave up, grid at the end); a step is (JSON, digits, candidates before it).
py::tuple walk_along(const Record &record, const Asked &asked, std::size_t most) {
    const Wording wording{language_of(asked.language), record.alphabet};
    WalkOptions how = walking_of(record.puzzle, asked);
    const Path path = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return walked(record.puzzle, how, wording, most);
    });
    return py::make_tuple(as_list(path.steps), path.solved, path.gave_up, as_bytes(path.grid));
}

/// (all steps of a technique, or some; was it given up?)
py::tuple all_of(const Record &record, const std::string &technique, const Asked &asked) {
    const Wording wording{language_of(asked.language), record.alphabet};
    const Technique wanted = technique_of(technique);
    WalkOptions how = walking_of(record.puzzle, asked);
    const auto [steps, gave_up] = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        const Walk walk(record.puzzle, how);
        std::vector<Told> found;
        for (const Step &step : walk.all(wanted)) {
            found.push_back(told(walk, step, wording));
        }
        return std::pair(std::move(found), walk.gave_up());
    });
    return py::make_tuple(as_list(steps), gave_up);
}

py::list techniques_told() {
    py::list rows;
    for (const TechniqueInfo &row : techniques()) {
        rows.append(py::make_tuple(row.key, row.english, row.japanese, row.chinese,
                                   row.needs_unique, largest_side(row.technique)));
    }
    return rows;
}

} // namespace

void add_logic(py::module_ &module) {
    py::class_<Asked>(module, "Asked")
        .def(py::init([](std::string order, std::optional<std::string> hardest,
                         std::string language, bool several, std::optional<double> seconds) {
            return Asked{std::move(order), std::move(hardest), std::move(language), several,
                         seconds};
        }));
    module.def("walk", walk_along);
    module.def("all_steps", all_of);
    module.def("techniques", techniques_told);
}

} // namespace dokushin::python
