// The state of a walk: its options, the position, and what it keeps from step to step.
#pragma once

#include "logic/closure/closure.h"
#include "logic/links/consequences.h"
#include "logic/order.h"
#include "logic/singles_queue.h"

#include <dokushin/walk.h>

#include <algorithm>

namespace dokushin {

struct Walk::State {
    WalkOptions options;
    std::shared_ptr<const logic::Layout> layout;
    logic::Position position;
    mutable logic::NothingFound nothing_found{};
    bool gave_up = false;
    std::optional<logic::SinglesQueue> singles{}; ///< with Order::hodoku
    std::vector<logic::FinderRow> own_order{};
    mutable logic::SolvingTrial trial{};
    std::uint32_t closed_at = 0;  ///< Position::clock() after the last shortcut (shortcuts.h)
    logic::TechniqueSet closed{}; ///< the techniques of which the position had no step then
    std::shared_ptr<logic::ConsequenceMemory> memory = std::make_shared<logic::ConsequenceMemory>();

    /// True unless the step rests on uniqueness and a rule that is no house has a cell of its
    /// pattern: such a rule may forbid that digits are exchanged there. A step without such a part
    /// exchanges the digits of all open cells.
    [[nodiscard]] bool permits(const Step &step) const {
        const Shape &shape = layout->shape();
        if (shape.constraints().empty() || !info(step.technique).needs_unique) {
            return true;
        }
        const auto is_free = [&](Cell cell) { return shape.constraints_of(cell).empty(); };
        if (const Part *const pattern = part_of(step, Role::deadly_pattern)) {
            return std::ranges::all_of(pattern->cells, is_free);
        }
        for (std::size_t at = 0; at < layout->cell_count(); ++at) {
            if (position.is_open(cell_at(at)) && !is_free(cell_at(at))) {
                return false;
            }
        }
        return true;
    }

    /// True if the parts fit together: the layout and the queue of singles are the position's, and
    /// no shortcut lies in the future.
    [[nodiscard]] bool is_ok() const {
        return &position.layout() == layout.get() && position.is_ok() &&
               closed_at <= position.clock() && (!singles || singles->is_ok(position));
    }
};

} // namespace dokushin
