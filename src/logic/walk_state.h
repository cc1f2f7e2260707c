// What a walk works on: the position, and what is remembered from step to step.
#pragma once

#include "logic/links/consequences.h"
#include "logic/order.h"
#include "logic/rules/closure.h"
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
    std::vector<logic::Row> own_order{};
    mutable logic::SolvingTrial trial{};
    std::uint32_t closed_at = 0;  ///< Position::clock() behind the last easy steps, ...
    logic::TechniqueSet closed{}; ///< ... and their techniques
    std::shared_ptr<logic::ConsequenceMemory> memory = std::make_shared<logic::ConsequenceMemory>();
};

} // namespace dokushin
