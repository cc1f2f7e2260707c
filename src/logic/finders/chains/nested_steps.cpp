// NestedSteps adds to the consequences of an assumption what techniques, and chains within the
// chain, eliminate once nothing else follows. The parents of these are the candidates that had to
// go before the technique could work; one that works without any is no part of the chain.
//
// In turn: locked candidates, hidden pairs, naked pairs, X-wings; with nesting 2 or 3 then
// forcing chains, with 3 cell and house chains, with 4 dynamic chains in place of both.
// The first of these that gives anything gives all that it has; the rest waits.
//
// The order in which a step's eliminations are taken decides what follows first, and so
// ratings. In Sudoku Explainer it is that of a Java hash table (in_hash_order()).
#include "logic/finders/chains/nested_steps.h"

#include "logic/finders/chains/forcing_chains.h"
#include "logic/finders/chains/loops_and_chains.h"
#include "logic/finders/evidence.h"

#include <array>

namespace dokushin::logic {
namespace {

/// Cells as they come out of java.util.HashMap: by their number modulo its capacity, which
/// starts at 16 and doubles when three quarters are taken; else as they were put in.
void in_hash_order(std::vector<Candidate> &candidates) {
    std::vector<Cell> cells;
    for (const Candidate &candidate : candidates) {
        if (std::ranges::find(cells, candidate.cell) == cells.end()) {
            cells.push_back(candidate.cell);
        }
    }
    std::size_t capacity = 16;
    while (cells.size() > capacity / 4 * 3) {
        capacity *= 2;
    }
    std::ranges::sort(candidates, {}, [&](const Candidate &candidate) {
        const auto put = std::ranges::find(cells, candidate.cell) - cells.begin();
        return std::tuple(index(candidate.cell) % capacity, put, candidate.digit);
    });
}

class NestedSteps : public StepTaker {
  public:
    NestedSteps(const Position &before, const Position &now, const PropagationOptions &reasoning,
                Consequences &known)
        : before_(before), now_(now), before_truths_(before), now_truths_(now),
          layout_(now.layout()), reasoning_(reasoning), known_(known) {}

    void run() {
        constexpr std::array<Finder, 4> simple{
            find_locked, find_hidden_subsets<2, MinOpen::twice_size>,
            find_naked_subsets<2, MinOpen::twice_size>, find_fish<2>};
        for (const Finder find : simple) {
            find(now_, *this);
            if (added_) {
                return;
            }
        }
        if (reasoning_.nesting == 2 || reasoning_.nesting == 3) {
            forcing_chains();
        }
        if (!added_ && reasoning_.nesting == 3) {
            forcing({.multiple = true});
        }
        if (!added_ && reasoning_.nesting == 4) {
            forcing({.multiple = true, .dynamic = true, .nesting = reasoning_.nested_nesting});
        }
    }

    bool take(Step step) override {
        parents_.clear();
        if (step.technique == Technique::hidden_pair) {
            gone_around_hidden(step.parts.front());
        } else if (step.technique == Technique::naked_pair) {
            gone_from_naked(step.parts.front());
        } else {
            gone_from_bases(step);
            // Cover by cover, which is not the order of the cells where columns cover.
            const HouseNumber first_cover = part_of(step, Role::cover)->houses.front();
            std::ranges::sort(step.eliminations, {}, [&](const Candidate &candidate) {
                return std::pair(!layout_.is_in(first_cover, candidate.cell), candidate.cell);
            });
        }
        add(std::move(step.eliminations),
            {Because::advanced, static_cast<std::uint16_t>(step.technique)}, -1);
        return true;
    }

  private:
    // ---- what had to go before -----------------------------------------------------

    void gone(Cell cell, Digit digit) {
        const auto node =
            static_cast<std::uint32_t>(known_.find(candidate_number(layout_, cell, digit), false));
        if (std::ranges::find(parents_, node) == parents_.end()) {
            parents_.push_back(node);
        }
    }

    /// Adds the places of the digit that are gone from the bases, outside all covers.
    void gone_from_bases(const Step &step) {
        const Part &bases = *part_of(step, Role::base);
        const Digit digit = bases.digits.first();
        for (const HouseNumber house : bases.houses) {
            Places places = before_.places(house, digit) & ~now_.places(house, digit);
            for (const HouseNumber cover : part_of(step, Role::cover)->houses) {
                places &= ~layout_.crossing(house, cover);
            }
            for (const unsigned place : Bits(places)) {
                gone(layout_.cell_in(house, place), digit);
            }
        }
    }

    void gone_from_naked(const Part &set) {
        for (const Cell cell : set.cells) {
            for (const Digit digit : before_.candidates(cell) - set.digits) {
                gone(cell, digit);
            }
        }
    }

    /// Place by place, and there digit by digit.
    void gone_around_hidden(const Part &set) {
        const HouseNumber house = set.houses.front();
        Places members = 0;
        for (const Digit digit : set.digits) {
            members |= now_.places(house, digit);
        }
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const Cell cell = layout_.cell_in(house, place);
            if ((members >> place & 1U) == 0) {
                for (const Digit digit : before_.candidates(cell) & set.digits) {
                    gone(cell, digit);
                }
            }
        }
    }

    // ---- nested chains -------------------------------------------------------------

    /// Adds the candidates that had to go for this one to be the last of its truth.
    void gone_for(const Candidate &candidate, Cause cause) {
        if (cause.because == Because::cell || cause.because == Because::house) {
            const TruthNumber truth = now_truths_.of(candidate, cause);
            now_truths_.each_member(truth,
                                    before_truths_.members(truth) & ~now_truths_.members(truth),
                                    [&](const Candidate &other) { gone(other.cell, other.digit); });
        }
    }

    void forcing_chains() {
        for (FoundChain &chain : all_chains(now_)) {
            parents_.clear();
            gone_for_chain(chain);
            if (parents_.empty()) {
                continue;
            }
            NestedChain nested;
            nested.complexity = chain.complexity;
            nested.step.technique = chain.technique();
            nested.step.complexity = chain.complexity;
            nested.step.eliminations = chain.eliminations;
            for (std::size_t at = chain.path.size(); at > (chain.loop ? 1U : 0U); --at) {
                const FoundChain::PathNode &stop = chain.path[at - 1];
                nested.key.push_back(2 * stop.candidate + (stop.on ? 1U : 0U));
            }
            add(std::move(chain.eliminations), {Because::advanced, 0},
                known_.add_nested(std::move(nested)));
        }
    }

    /// From its end to its start; a loop then the other way round with on and off swapped.
    void gone_for_chain(const FoundChain &chain) {
        const auto stop_for = [&](const FoundChain::PathNode &stop) {
            gone_for(candidate_of(layout_, stop.candidate), stop.cause);
        };
        for (std::size_t at = chain.path.size(); at > 1; --at) {
            if (chain.path[at - 1].on) {
                stop_for(chain.path[at - 1]);
            }
        }
        for (std::size_t at = 1; chain.loop && at < chain.path.size(); ++at) {
            if (!chain.path[at].on) {
                stop_for(chain.path[at]);
            }
        }
    }

    void forcing(ForcingKind kind) {
        ForcingSearch search(now_, kind, false, reasoning_.taker);
        for (const FoundForcing &found : search.run()) {
            parents_.clear();
            NestedChain nested;
            for (const FoundForcing::Branch &branch : found.branches) {
                gone_for_branch(found, branch, nested.key);
            }
            if (parents_.empty()) {
                continue;
            }
            nested.complexity = found.complexity;
            nested.step = search.step_of(found);
            std::vector<Candidate> eliminations = nested.step.eliminations;
            add(std::move(eliminations), {Because::advanced, 0},
                known_.add_nested(std::move(nested)));
        }
    }

    void gone_for_branch(const FoundForcing &found, const FoundForcing::Branch &branch,
                         std::vector<std::uint32_t> &key) {
        for (const std::uint32_t number : branch.from->walk_back(branch.target)) {
            const Consequence &node = branch.from->all()[number];
            key.push_back(2 * node.candidate + (node.on ? 1U : 0U));
            if (!node.on) {
                continue;
            }
            Cause cause = node.cause;
            if (cause.because == Because::assumed && found.rank == 5) {
                cause = {Because::cell, 0}; // that the cell has no other candidates
            } else if (cause.because == Because::assumed && found.rank == 6) {
                cause = {Because::house, static_cast<std::uint16_t>(found.house)};
            }
            gone_for(candidate_of(layout_, node.candidate), cause);
        }
        key.push_back(~std::uint32_t{0}); // a branch ends
    }

    // ---- what goes now -------------------------------------------------------------

    void add(std::vector<Candidate> eliminations, Cause cause, std::int32_t nested) {
        if (parents_.empty()) {
            return;
        }
        in_hash_order(eliminations);
        for (const Candidate &candidate : eliminations) {
            const CandidateNumber number =
                candidate_number(layout_, candidate.cell, candidate.digit);
            added_ = true;
            if (known_.find(number, false) == Consequences::none) {
                known_.set_nested(known_.add(number, false, cause, parents_), nested);
            }
        }
    }

    const Position &before_;
    const Position &now_;
    Truths before_truths_;
    Truths now_truths_;
    const Layout &layout_;
    const PropagationOptions &reasoning_;
    Consequences &known_;
    std::vector<std::uint32_t> parents_;
    bool added_ = false;
};

} // namespace

void add_by_techniques(const Position &before, const Position &now,
                       const PropagationOptions &reasoning, Consequences &known) {
    NestedSteps(before, now, reasoning, known).run();
}

} // namespace dokushin::logic
