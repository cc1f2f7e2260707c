// The state of a walk: its options, the position, and what it keeps from step to step.
#pragma once

#include "logic/closure/closure.h"
#include "logic/links/consequences.h"
#include "logic/order.h"
#include "logic/singles_queue.h"

#include <dokushin/walk.h>

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

    /// True if the puzzle has one solution, and its rules permit that two digits are exchanged in a
    /// pattern of houses: a rule that is no house may forbid it.
    [[nodiscard]] bool may_use_uniqueness() const {
        return options.proper && layout->shape().constraints().empty();
    }

    /// True if the parts fit together: the layout and the queue of singles are the position's, and
    /// no shortcut lies in the future.
    [[nodiscard]] bool is_ok() const {
        return &position.layout() == layout.get() && position.is_ok() &&
               closed_at <= position.clock() && (!singles || singles->is_ok(position));
    }
};

} // namespace dokushin
