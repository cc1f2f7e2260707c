// Forcing chains: a conclusion that follows in each of several cases, one of which holds, is true.
//
//   contradiction   an assumption that makes some candidate both on and off is false
//   double          what follows from a candidate both on and off
//   cell, house     what follows from each candidate of a cell, each place of a digit
//
// Static ones (cell and house only) follow links of the position as it stands; nishio
// and dynamic ones eliminate as they go (consequences.h), the latter with techniques and
// chains nested in them if wanted. Nishio knows houses only, and contradictions only.
//
// The chain that rests on the fewest candidates is taken; among equals, in the order double, cell,
// house, contradiction, then the first found: cells in order, digits ascending, for each its
// contradictions, doubles, houses (box, row, column), then the cell. Static chains start in cells
// with three candidates or more, and in houses whose first place of the digit is in such a cell.
// All as Sudoku Explainer 1.2.1 does it.
//
// Cost: a propagation for each candidate on, and one off where that is wanted. Before
// a chain's candidates are counted, its longest path is compared with the best chain so far, which
// saves nearly all the counting.
#pragma once

#include "logic/links/chain_matrix.h"
#include "logic/links/consequences.h"
#include "logic/links/one_digit.h"

namespace dokushin::logic {

/// Which forcing chains are looked for.
struct ForcingKind {
    bool multiple = false; ///< cells and houses
    bool dynamic = false;
    bool nishio = false;
    unsigned nesting = 0;
    unsigned nested_nesting = 0;
};

/// One found forcing chain. Its branches point into the search that found it.
struct FoundForcing {
    struct Branch {
        const Consequences *from;
        std::int32_t target;
    };
    std::vector<Branch> branches;
    Technique technique{};
    unsigned rank = 0; ///< double 1, cell 5, house 6, contradiction 7
    unsigned complexity = 0;
    Candidate result;
    bool result_on = false;
    HouseNumber house = 0; ///< of a house chain

    /// What the result eliminates: a cell and its digits.
    [[nodiscard]] DigitSet eliminated(const Position &position) const;
};

class ForcingSearch {
  public:
    ForcingSearch(const Position &position, ForcingKind kind, bool best_only,
                  const StepTaker *taker = nullptr);
    ~ForcingSearch();
    ForcingSearch(const ForcingSearch &) = delete;
    ForcingSearch &operator=(const ForcingSearch &) = delete;
    /// Returns the chains, best first: only the best one, or the best one for each set of
    /// eliminations.
    [[nodiscard]] std::vector<FoundForcing> run();
    [[nodiscard]] Step step_of(const FoundForcing &found) const;

  private:
    void look_at_candidate(Cell cell, Digit digit);
    [[nodiscard]] bool may_contradict(Candidate start);
    void contradictions(Candidate start, const Consequences &on, const Consequences &off);
    void doubles(const Consequences &on, const Consequences &off);
    void houses(Candidate candidate);
    void in_all_members(TruthNumber truth);
    void in_all(std::span<const Consequences *const> cases, Technique technique, unsigned rank,
                HouseNumber house);
    void followed(std::span<const Consequences *const> cases, std::int32_t node, bool on,
                  Technique technique, unsigned rank, HouseNumber house);
    void consider(FoundForcing found);
    [[nodiscard]] bool is_worse(unsigned least, unsigned rank) const;
    [[nodiscard]] unsigned complexity_of(const FoundForcing &found) const;
    [[nodiscard]] std::unique_ptr<Consequences> follow(Candidate candidate, bool on);
    [[nodiscard]] const Consequences &when_on(Candidate candidate);

    const Position &position_;
    const Layout &layout_;
    Truths truths_;
    ForcingKind kind_;
    bool has_begun_ = false; ///< has something been followed?
    PropagationOptions reasoning_;
    bool best_only_;
    const StepTaker *taker_; ///< polled to see whether the search must end; may be null
    std::shared_ptr<ConsequenceMemory> memory_;
    std::vector<std::unique_ptr<Consequences>> on_;
    std::vector<std::unique_ptr<Consequences>> off_; ///< kept where results point into them
    std::optional<OneDigit> one_digit_;              ///< of nishio
    std::optional<ChainMatrix> matrix_;              ///< of static chains
    std::vector<Candidate> members_;                 ///< that are looked at
    std::vector<FoundForcing> found_;
    std::vector<std::int32_t> common_; ///< while in_all() looks
};

} // namespace dokushin::logic
