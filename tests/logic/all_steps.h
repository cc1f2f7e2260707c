// All that a finder finds, as a list.
#pragma once

#include "logic/finders/finders.h"

#include <vector>

namespace dokushin::logic_tests {

inline std::vector<Step> steps_of(logic::Finder find, const logic::Position &position) {
    class AllSteps : public logic::StepTaker {
      public:
        bool take(Step step) override {
            steps.push_back(std::move(step));
            return true;
        }
        std::vector<Step> steps;
    } all;
    find(position, all);
    return all.steps;
}

} // namespace dokushin::logic_tests
