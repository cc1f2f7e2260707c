// The evidence of a house sum (position/house_sums.h), for steps and for links that rest on it.
#pragma once

#include "logic/finders/finders.h"

#include <cstdint>
#include <map>
#include <vector>

namespace dokushin::logic {

/// Sets the technique, the size and the parts of a step by a house sum.
void add_evidence(Step &step, const Position &position, const HouseSum &sum);

/// A NestedSums adds the house sums on which links of a step rest to its nested steps, each once.
class NestedSums {
  public:
    NestedSums(std::vector<Step> &nested, const Position &position)
        : nested_(nested), position_(position) {}

    /// Returns the index of the nested step of the sum at this position of Layout::house_sums().
    int index_of(std::uint16_t sum);

  private:
    std::vector<Step> &nested_;
    const Position &position_;
    std::map<std::uint16_t, int> known_;
};

} // namespace dokushin::logic
