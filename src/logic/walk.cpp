// A walk tries the finders of its order, easiest first, and begins again with the first one after
// each step.
#include "base/stable_sort.h"
#include "logic/finders/evidence.h"
#include "logic/techniques/table.h"
#include "logic/walk_state.h"

#include <dokushin/capability.h>

#include <algorithm>
#include <cassert>
#include <set>

namespace dokushin {
namespace {

using logic::FinderRow;
using T = Technique;

bool is_single(std::optional<Technique> technique) {
    return technique == T::last_digit || technique == T::naked_single ||
           technique == T::hidden_single;
}

/// True if HoDoKu takes `one`, though it found the other first.
bool is_better(const Step &one, const Step &other) {
    auto mine = one.eliminations;
    auto others = other.eliminations;
    logic::sort_by_digit(mine);
    logic::sort_by_digit(others);
    return logic::eliminates_better(mine, others);
}

/// Returns the step's eliminations in HoDoKu's order, on which depends which singles arise first.
std::vector<Candidate> eliminations_in_hodoku_order(const Step &step, const logic::Layout &layout) {
    std::vector<Candidate> eliminated = step.eliminations;
    const logic::EliminationOrder order = logic::traits_of(step.technique).eliminated;
    if (order == logic::EliminationOrder::line_first) {
        const HouseNumber line = logic::known_part(step, Role::set).houses.back();
        sort_stably(eliminated, [&](const Candidate &one, const Candidate &other) {
            return layout.is_in(line, one.cell) && !layout.is_in(line, other.cell);
        });
    } else if (order == logic::EliminationOrder::by_digit) {
        logic::sort_by_digit(eliminated);
    }
    return eliminated;
}

/// True if each conclusion of the step changes the position. Trial and error may place digits of a
/// wrong solution.
[[maybe_unused]] bool is_news(const Step &step, const logic::Position &position) {
    const auto is_candidate = [&](const Candidate &candidate) {
        return position.has(candidate.cell, candidate.digit);
    };
    return step.technique == T::trial_and_error ||
           (step.placements.size() + step.eliminations.size() > 0 &&
            std::ranges::all_of(step.placements, is_candidate) &&
            std::ranges::all_of(step.eliminations, is_candidate));
}

/// Keeps the first step of a row's techniques, or the best if the row wants that.
class RowTaker : public logic::StepTaker {
  public:
    explicit RowTaker(const Walk::State &state) : state_(state) {}
    bool take(Step step) override {
        nothing_found = nullptr; // something was found, if only for another row
        assert(row != nullptr);
        if (!state_.permits(step)) {
            return true;
        }
        if (!is_of(*row, step.technique)) {
            for_others.push_back(std::move(step));
            return true;
        }
        if (!found || is_better(step, *found)) {
            found = std::move(step);
        }
        return row->traits.best;
    }
    std::optional<Step> found;
    std::vector<Step> for_others;
    const FinderRow *row = nullptr;

  private:
    const Walk::State &state_;
};

/// Keeps the steps that finders passed for other rows than the one that was searched. A row that
/// shares such a finder gets its steps from here, in their order, so that no finder searches a
/// position twice.
class SearchedFinders {
  public:
    void search(const FinderRow &row, const logic::Position &position, RowTaker &taker) {
        assert(row.find != nullptr && !taker.found);
        taker.row = &row;
        taker.as_hodoku = row.traits.as_hodoku;
        taker.for_others.clear();
        const auto known = std::ranges::find(searched_, row.find, &Searched::find);
        if (known == searched_.end()) {
            row.find(position, taker);
            searched_.push_back({row.find, std::move(taker.for_others)});
            return;
        }
        for (Step &step : known->steps) {
            if (!taker.take(std::move(step))) {
                return;
            }
        }
        known->steps = std::move(taker.for_others);
    }

  private:
    struct Searched {
        logic::Finder find;
        std::vector<Step> steps;
    };
    std::vector<Searched> searched_;
};

/// Keeps all steps of a technique, except those whose conclusions another finder has found.
class TechniqueTaker : public logic::StepTaker {
  public:
    TechniqueTaker(Technique technique, const Walk::State &state)
        : technique_(technique), state_(state) {
        wants_all = true;
    }
    bool take(Step step) override {
        nothing_found = nullptr;
        if (step.technique == technique_ && state_.permits(step) &&
            !before_.contains(conclusion(step))) {
            found.push_back(std::move(step));
        }
        return true;
    }
    /// Begins the next finder.
    void next_finder() {
        for (const Step &step : found) {
            before_.insert(conclusion(step));
        }
    }
    std::vector<Step> found;

  private:
    using Conclusion = std::pair<std::vector<Candidate>, std::vector<Candidate>>;
    [[nodiscard]] static Conclusion conclusion(const Step &step) {
        return {step.placements, step.eliminations};
    }
    Technique technique_;
    const Walk::State &state_;
    std::set<Conclusion> before_;
};

std::optional<Step> next_single(const Walk::State &state) {
    const auto hardest = state.options.hardest;
    auto step = state.singles->full_house();
    if (!step && hardest != T::last_digit) {
        step = state.singles->naked_single();
        if (!step && hardest != T::naked_single) {
            step = state.singles->hidden_single();
        }
    }
    return step;
}

/// Gives the taker the walk's options and caches.
void set_up(const Walk::State &state, logic::StepTaker &taker) {
    taker.cancelled = state.options.cancelled;
    if (state.options.time) {
        taker.deadline = deadline_of(state.options.time);
    }
    taker.memory = state.memory;
    taker.nothing_found = &state.nothing_found;
    taker.almost_locked_in_chains = state.options.almost_locked_in_chains;
    taker.solution = state.options.solution ? &*state.options.solution : nullptr;
}

} // namespace

Walk::Walk(const Puzzle &puzzle, const WalkOptions &options) {
    auto layout = std::make_shared<const logic::Layout>(puzzle.shape());
    logic::Position position(layout, puzzle);
    state_ = std::make_unique<State>(State{options, std::move(layout), std::move(position)});
    state_->own_order = logic::rows_for(options.own_order);
    if (options.order == Order::hodoku && options.own_order.empty()) {
        state_->singles.emplace(state_->position);
    }
    assert(state_->is_ok());
}
Walk::~Walk() = default;
Walk::Walk(Walk &&) noexcept = default;
Walk &Walk::operator=(Walk &&) noexcept = default;

void Walk::restart(const Puzzle &puzzle) {
    if (puzzle.shape() != state_->layout->shape()) {
        state_->layout = std::make_shared<const logic::Layout>(puzzle.shape());
        state_->position = logic::Position(state_->layout, puzzle);
    } else {
        state_->position.restart(puzzle);
    }
    state_->options.solution.reset(); // it was the previous puzzle's
    state_->nothing_found.clear();
    state_->trial.clear();
    state_->closed_at = 0;
    if (state_->singles) {
        state_->singles.emplace(state_->position);
    }
    assert(state_->is_ok());
}

std::optional<Step> Walk::next() const {
    state_->gave_up = !can_honour(Capability::steps, shape());
    if (state_->gave_up || solved()) {
        return std::nullopt;
    }
    if (state_->singles) {
        auto step = next_single(*state_);
        assert(!step || is_news(*step, state_->position));
        if (step || is_single(state_->options.hardest)) {
            return step;
        }
    }
    RowTaker taker(*state_);
    set_up(*state_, taker);
    SearchedFinders finders;
    const auto boards = shape().constraints().empty() ? logic::For::houses : logic::For::rules;
    const auto rows = state_->own_order.empty() ? logic::rows_of(state_->options.order, boards)
                                                : std::span<const FinderRow>(state_->own_order);
    const bool is_after_close = state_->closed_at == state_->position.clock();
    const auto is_closed = [&](const FinderRow &row) {
        return is_after_close && row.techniques.is_within(state_->closed);
    };
    const bool is_for_unique = state_->options.proper && logic::can_rest_on_uniqueness(shape());
    for (const FinderRow &row : rows.first(logic::end_of(rows, state_->options.hardest))) {
        if (row.traits.nesting > state_->options.nesting || (needs_unique(row) && !is_for_unique) ||
            is_closed(row)) {
            continue;
        }
        if (taker.is_cancelled()) {
            break;
        }
        taker.nothing_found = &state_->nothing_found;
        finders.search(row, state_->position, taker);
        if (taker.found) {
            break;
        }
    }
    assert(!taker.found || is_news(*taker.found, state_->position));
    state_->gave_up = !taker.found && taker.gave_up;
    return std::move(taker.found);
}

std::vector<Step> Walk::all(Technique technique) const {
    state_->gave_up = !can_honour(Capability::steps, shape());
    if (state_->gave_up || (info(technique).needs_unique && !state_->options.proper)) {
        return {};
    }
    TechniqueTaker taker(technique, *state_);
    set_up(*state_, taker);
    for (const FinderRow &row : logic::rows_that_define(technique, state_->options.order)) {
        // Nested dynamic chains are wanted only where there are none without nesting.
        if (is_of(row, technique) && (row.traits.nesting == 0 || taker.found.empty())) {
            taker.next_finder();
            taker.nothing_found = &state_->nothing_found;
            row.find(state_->position, taker);
        }
    }
    assert(std::ranges::all_of(taker.found,
                               [&](const Step &step) { return is_news(step, state_->position); }));
    state_->gave_up = taker.gave_up;
    return std::move(taker.found);
}

void Walk::apply(const Step &step) {
    for (const Candidate &candidate : step.eliminations) {
        state_->position.eliminate(candidate.cell, candidate.digit);
    }
    if (state_->singles) {
        for (const Candidate &candidate : eliminations_in_hodoku_order(step, *state_->layout)) {
            state_->singles->eliminate(candidate.cell, candidate.digit);
        }
    }
    for (const Candidate &candidate : step.placements) {
        // A step of an earlier position may place what is placed since; neither changes then.
        if (state_->singles && state_->position.is_open(candidate.cell)) {
            state_->singles->place(candidate.cell, candidate.digit);
        }
        state_->position.place(candidate.cell, candidate.digit);
    }
    assert(state_->is_ok());
}

void Walk::limit_time(std::optional<std::chrono::nanoseconds> time) { state_->options.time = time; }

const Shape &Walk::shape() const { return state_->layout->shape(); }
bool Walk::is_given(Cell cell) const { return state_->position.is_given(cell); }
bool Walk::gave_up() const { return state_->gave_up; }
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

Puzzle Walk::position() const {
    Grid givens = grid();
    Grid placed = grid();
    for (std::size_t at = 0; at < placed.size(); ++at) {
        (is_given(cell_at(at)) ? placed : givens)[at] = Digit::blank;
    }
    Puzzle puzzle = *Puzzle::from_givens(shape(), std::move(givens));
    // These can't fail: both have the shape's size, and none of these digits stands on a given.
    const bool is_complete = puzzle.set_placed(std::move(placed)).has_value() &&
                             puzzle.set_candidates(pencilmarks()).has_value();
    assert(is_complete);
    static_cast<void>(is_complete);
    return puzzle;
}

} // namespace dokushin
