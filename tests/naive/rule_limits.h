// What a step by a rule says that it rests on: of the rule's other cells nothing is known.
#pragma once

#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <vector>

namespace dokushin::naive {

/// Returns what is left in each cell, once with all digits in the rule's cells that the step does
/// not name as limits, if it names any, and once as it is.
inline std::vector<Pencilmarks> without_limits_and_with(const Shape &shape, const Step &step,
                                                        const std::vector<Cell> &cells_of_rule,
                                                        const Pencilmarks &left) {
    if (part_of(step, Role::limit) == nullptr) {
        return {left};
    }
    Pencilmarks loose = left;
    for (const Cell cell : cells_of_rule) {
        loose[index(cell)] = shape.all_digits();
    }
    for (const Part &part : step.parts) {
        if (part.role == Role::limit && !part.cells.empty()) {
            loose[index(part.cells.front())] = left[index(part.cells.front())];
        }
    }
    return {loose, left};
}

} // namespace dokushin::naive
