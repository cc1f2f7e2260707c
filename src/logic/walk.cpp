// From step to step: the finders in the order of Sudoku Explainer 1.2.1, easiest first,
// and after each step from the start again.
#include "logic/finder.h"
#include "logic/finders/consequences.h"

#include <dokushin/explain.h>

#include <algorithm>
#include <array>

namespace dokushin {

struct Walk::State {
    WalkOptions options;
    std::shared_ptr<const logic::Layout> layout;
    logic::Position position;
    logic::LookedAt looked_at{};
    std::shared_ptr<logic::ConsequenceMemory> memory = std::make_shared<logic::ConsequenceMemory>();
};

namespace {

using logic::Finder;
using T = Technique;

/// A finder, and the techniques that it finds: from the first to the last of them.
struct Row {
    Finder find;
    Technique first;
    Technique last;
    unsigned nesting = 0;
};

constexpr std::array finders{
    Row{logic::find_singles, T::last_digit, T::hidden_single},
    Row{logic::find_direct_locked, T::direct_pointing, T::direct_claiming},
    Row{logic::find_direct_hidden_subsets<2>, T::direct_hidden_pair, T::direct_hidden_pair},
    Row{logic::find_naked_singles, T::naked_single, T::naked_single},
    Row{logic::find_direct_hidden_subsets<3>, T::direct_hidden_triple, T::direct_hidden_triple},
    Row{logic::find_locked, T::pointing, T::claiming},
    Row{logic::find_naked_subsets<2>, T::naked_pair, T::naked_pair},
    Row{logic::find_fish<2>, T::x_wing, T::x_wing},
    Row{logic::find_hidden_subsets<2>, T::hidden_pair, T::hidden_pair},
    Row{logic::find_naked_subsets<3>, T::naked_triple, T::naked_triple},
    Row{logic::find_fish<3>, T::swordfish, T::swordfish},
    Row{logic::find_hidden_subsets<3>, T::hidden_triple, T::hidden_triple},
    Row{logic::find_xy_wings, T::xy_wing, T::xy_wing},
    Row{logic::find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{logic::find_unique_loops, T::unique_rectangle_1, T::unique_loop_4},
    Row{logic::find_naked_subsets<4>, T::naked_quad, T::naked_quad},
    Row{logic::find_fish<4>, T::jellyfish, T::jellyfish},
    Row{logic::find_hidden_subsets<4>, T::hidden_quad, T::hidden_quad},
    Row{logic::find_bug, T::bug_1, T::bug_4},
    Row{logic::find_aligned_pairs, T::aligned_pair_exclusion, T::aligned_pair_exclusion},
    Row{logic::find_chains, T::x_cycle, T::forcing_chain},
    Row{logic::find_aligned_triples, T::aligned_triple_exclusion, T::aligned_triple_exclusion},
    Row{logic::find_nishio, T::nishio, T::nishio},
    Row{logic::find_multiple_chains, T::cell_forcing_chains, T::house_forcing_chains},
    Row{logic::find_dynamic_chains<0>, T::dynamic_contradiction, T::dynamic_house, 0},
    Row{logic::find_dynamic_chains<1>, T::dynamic_contradiction, T::dynamic_house, 1},
    Row{logic::find_dynamic_chains<2>, T::dynamic_contradiction, T::dynamic_house, 2},
    Row{logic::find_dynamic_chains<3>, T::dynamic_contradiction, T::dynamic_house, 3},
    Row{logic::find_dynamic_chains<4>, T::dynamic_contradiction, T::dynamic_house, 4},
    Row{logic::find_dynamic_chains<5>, T::dynamic_contradiction, T::dynamic_house, 5},
    Row{logic::find_dynamic_chains<6>, T::dynamic_contradiction, T::dynamic_house, 6},
    Row{logic::find_dynamic_chains<7>, T::dynamic_contradiction, T::dynamic_house, 7},
};

class First : public logic::StepTaker {
  public:
    bool take(Step step) override {
        found = std::move(step);
        return false;
    }
    std::optional<Step> found;
};

class AllOf : public logic::StepTaker {
  public:
    explicit AllOf(Technique technique) : technique_(technique) {}
    bool take(Step step) override {
        if (step.technique == technique_) {
            found.push_back(std::move(step));
        }
        return true;
    }
    std::vector<Step> found;

  private:
    Technique technique_;
};

} // namespace

Walk::Walk(const Puzzle &puzzle, const WalkOptions &options) {
    auto layout = std::make_shared<const logic::Layout>(puzzle.shape());
    logic::Position position(layout, puzzle);
    state_ = std::make_unique<State>(State{options, std::move(layout), std::move(position)});
}
Walk::~Walk() = default;
Walk::Walk(Walk &&) noexcept = default;
Walk &Walk::operator=(Walk &&) noexcept = default;

void Walk::restart(const Puzzle &puzzle) {
    if (puzzle.shape() != state_->layout->shape()) {
        state_->layout = std::make_shared<const logic::Layout>(puzzle.shape());
    }
    state_->position = logic::Position(state_->layout, puzzle);
    state_->looked_at.clear();
}

std::optional<Step> Walk::next() const {
    if (solved()) {
        return std::nullopt;
    }
    First taker;
    taker.cancelled = state_->options.cancelled;
    taker.memory = state_->memory;
    taker.looked_at = &state_->looked_at;
    for (const Row &row : finders) {
        if (row.first > state_->options.hardest || row.nesting > state_->options.nesting) {
            break;
        }
        if (info(row.first).needs_unique && !state_->options.proper) {
            continue;
        }
        row.find(state_->position, taker);
        if (taker.found || taker.is_cancelled()) {
            break;
        }
    }
    return std::move(taker.found);
}

std::vector<Step> Walk::all(Technique technique) const {
    AllOf taker(technique);
    taker.cancelled = state_->options.cancelled;
    taker.memory = state_->memory;
    taker.looked_at = &state_->looked_at;
    for (const Row &row : finders) {
        if (row.first <= technique && technique <= row.last && taker.found.empty()) {
            row.find(state_->position, taker);
        }
    }
    return std::move(taker.found);
}

void Walk::apply(const Step &step) {
    for (const Candidate &candidate : step.eliminations) {
        state_->position.eliminate(candidate.cell, candidate.digit);
    }
    for (const Candidate &candidate : step.placements) {
        state_->position.place(candidate.cell, candidate.digit);
    }
}

bool Walk::solved() const { return state_->position.solved(); }

bool Walk::stuck() const {
    const logic::Position &position = state_->position;
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        if (position.is_open(cell_at(at)) && position.candidates(cell_at(at)).empty()) {
            return true;
        }
    }
    return false;
}

const Grid &Walk::grid() const { return state_->position.grid(); }
const Pencilmarks &Walk::pencilmarks() const { return state_->position.pencilmarks(); }

} // namespace dokushin
