// Steps of exocets (exocets.h): what base and targets lose, and the parts that each step states.
#pragma once

#include "logic/finders/patterns/exocets.h"

#include <dokushin/step.h>

#include <initializer_list>
#include <optional>
#include <set>

namespace dokushin::logic {

/// Returns the line in the band of the base that has the cell; none if it isn't in the band.
[[nodiscard]] std::optional<HouseNumber> line_in_band(const Layout &layout, const Exocet &exocet,
                                                      Cell cell);

/// Returns junior, senior or franken exocet.
[[nodiscard]] Technique kind_of(const Position &position, const Exocet &exocet);

/// Lists what base and targets lose if they can only be filled in these ways.
[[nodiscard]] std::vector<Candidate> not_shared(const Position &position, const Exocet &exocet,
                                                const std::vector<ExocetFilling> &ways);

/// ExocetSteps are the steps of one technique in a position, each conclusion once.
class ExocetSteps {
  public:
    ExocetSteps(const Position &position, StepTaker &taker, Technique technique)
        : position_(position), taker_(taker), technique_(technique) {}

    /// Passes a step that rests on some exocets, unless it eliminates nothing or what one before
    /// did. Its parts are those of the exocets, and `further`. Returns false if the taker has
    /// enough.
    bool pass(std::initializer_list<const Exocet *> exocets, std::vector<Candidate> eliminations,
              std::vector<Part> further = {});

  private:
    const Position &position_;
    StepTaker &taker_;
    Technique technique_;
    std::set<std::vector<Candidate>> seen_;
};

} // namespace dokushin::logic
