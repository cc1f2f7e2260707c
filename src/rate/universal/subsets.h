// A subset of size n (D. Berthier, PBCS2, chapter 8): n variables whose candidates all belong to n
// crossing variables, so that these have no other candidates. Naked subsets have cells that cross
// the digits of a house, hidden ones the reverse, and "super-hidden" ones, fish, a digit's rows
// that cross its columns, or the reverse.
#pragma once

#include "rate/universal/resolution_state.h"

namespace dokushin::universal {

class SubsetSearch {
  public:
    explicit SubsetSearch(const CspBoard &board);

    /// Eliminates what the first subset of a size shows in a state without singles, naked ones
    /// first, then hidden ones, then fish; says whether there is one that shows anything. Cost: for
    /// each house and digit, the choices of `size` variables.
    bool eliminate(ResolutionState &state, unsigned size);

  private:
    /// A bit for each crossing variable; no side is more than 64.
    using Places = std::uint64_t;
    /// A Plane is a square of labels, one where each variable of a family crosses one of another.
    struct Plane {
        std::vector<Variable> variables;
        std::vector<Label> labels; ///< of each variable, in the order of the crossing ones
    };
    struct Line {
        std::size_t at = 0; ///< in the plane
        Places places{};
    };

    void add_house(const House &house, std::size_t at);
    void add_fish(Digit digit);
    bool eliminate(ResolutionState &state, const Plane &plane, unsigned size);
    bool choose(ResolutionState &state, const Plane &plane, std::size_t from, Places places,
                unsigned size);
    bool eliminate_others(ResolutionState &state, const Plane &plane, Places places);

    const CspBoard &board_;
    std::vector<Plane> naked_;
    std::vector<Plane> hidden_;
    std::vector<Plane> fish_;
    std::vector<Line> lines_;         ///< of a plane: undecided ones
    std::vector<std::size_t> chosen_; ///< of these
};

} // namespace dokushin::universal
