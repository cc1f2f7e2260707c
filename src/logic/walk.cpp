// From step to step: the finders in the order of Sudoku Explainer 1.2.1 or another, easiest first,
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
    mutable logic::LookedAt looked_at{};
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

constexpr std::array explainer_order{
    Row{logic::find_singles, T::last_digit, T::hidden_single},
    Row{logic::find_direct_locked, T::direct_pointing, T::direct_claiming},
    Row{logic::find_direct_hidden_subsets<2>, T::direct_hidden_pair, T::direct_hidden_pair},
    Row{logic::find_naked_singles, T::naked_single, T::naked_single},
    Row{logic::find_direct_hidden_subsets<3>, T::direct_hidden_triple, T::direct_hidden_triple},
    Row{logic::find_locked, T::pointing, T::claiming},
    Row{logic::find_naked_subsets<2, logic::Room::half>, T::naked_pair, T::naked_pair},
    Row{logic::find_fish<2>, T::x_wing, T::x_wing},
    Row{logic::find_hidden_subsets<2, logic::Room::half>, T::hidden_pair, T::hidden_pair},
    Row{logic::find_naked_subsets<3, logic::Room::half>, T::naked_triple, T::naked_triple},
    Row{logic::find_fish<3>, T::swordfish, T::swordfish},
    Row{logic::find_hidden_subsets<3, logic::Room::half>, T::hidden_triple, T::hidden_triple},
    Row{logic::find_xy_wings, T::xy_wing, T::xy_wing},
    Row{logic::find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{logic::find_unique_loops<logic::Habits::explainer>, T::unique_rectangle_1,
        T::unique_loop_4},
    Row{logic::find_naked_subsets<4, logic::Room::half>, T::naked_quad, T::naked_quad},
    Row{logic::find_fish<4>, T::jellyfish, T::jellyfish},
    Row{logic::find_hidden_subsets<4, logic::Room::half>, T::hidden_quad, T::hidden_quad},
    Row{logic::find_bug<logic::Habits::explainer>, T::bug_1, T::bug_4},
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

/// HoDoKu 2.2's default steps (sudoku/Options.java), its forcing chains and nets by Sudoku
/// Explainer's finders.
constexpr std::array hodoku_order{
    Row{logic::find_singles, T::last_digit, T::last_digit},
    Row{logic::find_naked_singles, T::naked_single, T::naked_single},
    Row{logic::find_singles, T::hidden_single, T::hidden_single},
    Row{logic::find_locked_subsets<2>, T::locked_pair, T::locked_pair},
    Row{logic::find_locked_subsets<3>, T::locked_triple, T::locked_triple},
    Row{logic::find_locked, T::pointing, T::pointing},
    Row{logic::find_locked, T::claiming, T::claiming},
    Row{logic::find_naked_subsets<2, logic::Room::any>, T::naked_pair, T::naked_pair},
    Row{logic::find_naked_subsets<3, logic::Room::any>, T::naked_triple, T::naked_triple},
    Row{logic::find_hidden_subsets<2, logic::Room::any>, T::hidden_pair, T::hidden_pair},
    Row{logic::find_hidden_subsets<3, logic::Room::any>, T::hidden_triple, T::hidden_triple},
    Row{logic::find_naked_subsets<4, logic::Room::any>, T::naked_quad, T::naked_quad},
    Row{logic::find_hidden_subsets<4, logic::Room::any>, T::hidden_quad, T::hidden_quad},
    Row{logic::find_fish<2>, T::x_wing, T::x_wing},
    Row{logic::find_fish<3>, T::swordfish, T::swordfish},
    Row{logic::find_fish<4>, T::jellyfish, T::jellyfish},
    Row{logic::find_remote_pairs, T::remote_pair, T::remote_pair},
    Row{logic::find_bug<logic::Habits::explainer>, T::bug_1, T::bug_1},
    Row{logic::find_strong_link_pairs, T::skyscraper, T::skyscraper},
    Row{logic::find_strong_link_pairs, T::two_string_kite, T::two_string_kite},
    Row{logic::find_strong_link_pairs, T::turbot_fish, T::turbot_fish},
    Row{logic::find_empty_rectangles, T::empty_rectangle, T::empty_rectangle},
    Row{logic::find_w_wings, T::w_wing, T::w_wing},
    Row{logic::find_xy_wings, T::xy_wing, T::xy_wing},
    Row{logic::find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{logic::find_rectangles, T::unique_rectangle_1, T::unique_rectangle_1},
    Row{logic::find_rectangles, T::unique_rectangle_2, T::unique_rectangle_2},
    Row{logic::find_rectangles, T::unique_rectangle_3, T::unique_rectangle_3},
    Row{logic::find_rectangles, T::unique_rectangle_4, T::unique_rectangle_4},
    Row{logic::find_rectangles, T::unique_rectangle_5, T::unique_rectangle_5},
    Row{logic::find_rectangles, T::unique_rectangle_6, T::unique_rectangle_6},
    Row{logic::find_rectangles, T::hidden_rectangle, T::hidden_rectangle},
    Row{logic::find_rectangles, T::avoidable_rectangle_1, T::avoidable_rectangle_1},
    Row{logic::find_rectangles, T::avoidable_rectangle_2, T::avoidable_rectangle_2},
    Row{logic::find_finned_fish<2>, T::finned_x_wing, T::finned_x_wing},
    Row{logic::find_finned_fish<2>, T::sashimi_x_wing, T::sashimi_x_wing},
    Row{logic::find_finned_fish<3>, T::finned_swordfish, T::finned_swordfish},
    Row{logic::find_finned_fish<3>, T::sashimi_swordfish, T::sashimi_swordfish},
    Row{logic::find_finned_fish<4>, T::finned_jellyfish, T::finned_jellyfish},
    Row{logic::find_finned_fish<4>, T::sashimi_jellyfish, T::sashimi_jellyfish},
    Row{logic::find_sue_de_coqs, T::sue_de_coq, T::sue_de_coq},
    Row{logic::find_simple_colors, T::simple_colors_trap, T::simple_colors_wrap},
    Row{logic::find_multi_colors, T::multi_colors_1, T::multi_colors_2},
    Row{logic::find_x_chains, T::x_chain, T::x_chain},
    Row{logic::find_xy_chains, T::xy_chain, T::xy_chain},
    Row{logic::find_nice_loops, T::continuous_nice_loop, T::aic},
    Row{logic::find_grouped_nice_loops, T::grouped_continuous_nice_loop, T::grouped_aic},
    Row{logic::find_als_xz, T::als_xz, T::als_xz},
    Row{logic::find_als_xy_wings, T::als_xy_wing, T::als_xy_wing},
    Row{logic::find_als_chains, T::als_chain, T::als_chain},
    Row{logic::find_franken_fish<2>, T::franken_x_wing, T::franken_x_wing},
    Row{logic::find_franken_fish<3>, T::franken_swordfish, T::franken_swordfish},
    Row{logic::find_franken_fish<2>, T::finned_franken_x_wing, T::finned_franken_x_wing},
    Row{logic::find_franken_fish<3>, T::finned_franken_swordfish, T::finned_franken_swordfish},
    Row{logic::find_nishio, T::nishio, T::nishio},
    Row{logic::find_multiple_chains, T::cell_forcing_chains, T::house_forcing_chains},
    Row{logic::find_dynamic_chains<0>, T::dynamic_contradiction, T::dynamic_house},
    Row{logic::find_by_trial, T::trial_and_error, T::trial_and_error},
};

/// SukakuExplainer 1.18.1's default settings (solver/Solver.java).
constexpr std::array sukaku_order{
    Row{logic::find_singles, T::last_digit, T::hidden_single},
    Row{logic::find_direct_locked, T::direct_pointing, T::direct_claiming},
    Row{logic::find_direct_hidden_subsets<2>, T::direct_hidden_pair, T::direct_hidden_pair},
    Row{logic::find_naked_singles, T::naked_single, T::naked_single},
    Row{logic::find_direct_hidden_subsets<3>, T::direct_hidden_triple, T::direct_hidden_triple},
    Row{logic::find_locked, T::pointing, T::claiming},
    Row{logic::find_naked_subsets<2, logic::Room::half>, T::naked_pair, T::naked_pair},
    Row{logic::find_fish<2>, T::x_wing, T::x_wing},
    Row{logic::find_hidden_subsets<2, logic::Room::half>, T::hidden_pair, T::hidden_pair},
    Row{logic::find_naked_subsets<3, logic::Room::half>, T::naked_triple, T::naked_triple},
    Row{logic::find_fish<3>, T::swordfish, T::swordfish},
    Row{logic::find_hidden_subsets<3, logic::Room::half>, T::hidden_triple, T::hidden_triple},
    Row{logic::find_strong_link_chains<2>, T::two_strong_links, T::two_strong_links},
    Row{logic::find_xy_wings, T::xy_wing, T::xy_wing},
    Row{logic::find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{logic::find_unique_loops<logic::Habits::sukaku>, T::unique_rectangle_1, T::unique_loop_4},
    Row{logic::find_naked_subsets<4, logic::Room::half>, T::naked_quad, T::naked_quad},
    Row{logic::find_fish<4>, T::jellyfish, T::jellyfish},
    Row{logic::find_hidden_subsets<4, logic::Room::half>, T::hidden_quad, T::hidden_quad},
    Row{logic::find_strong_link_chains<3>, T::three_strong_links, T::three_strong_links},
    Row{logic::find_set_wings<4>, T::set_wxyz_wing, T::set_wxyz_wing},
    Row{logic::find_bug<logic::Habits::sukaku>, T::bug_1, T::bug_4},
    Row{logic::find_strong_link_chains<4>, T::four_strong_links, T::four_strong_links},
    Row{logic::find_set_wings<5>, T::set_vwxyz_wing, T::set_vwxyz_wing},
    Row{logic::find_aligned_pairs, T::aligned_pair_exclusion, T::aligned_pair_exclusion},
    Row{logic::find_set_wings<6>, T::set_uvwxyz_wing, T::set_uvwxyz_wing},
    Row{logic::find_chains, T::x_cycle, T::forcing_chain},
    Row{logic::find_set_wings<7>, T::set_tuvwxyz_wing, T::set_tuvwxyz_wing},
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

/// In no order: looked for by name only.
constexpr std::array by_name{
    Row{logic::find_finned_fish<5>, T::squirmbag, T::squirmbag},
    Row{logic::find_finned_fish<6>, T::whale, T::whale},
    Row{logic::find_finned_fish<7>, T::leviathan, T::leviathan},
    Row{logic::find_finned_fish<5>, T::finned_squirmbag, T::finned_squirmbag},
    Row{logic::find_finned_fish<6>, T::finned_whale, T::finned_whale},
    Row{logic::find_finned_fish<7>, T::finned_leviathan, T::finned_leviathan},
    Row{logic::find_finned_fish<5>, T::sashimi_squirmbag, T::sashimi_squirmbag},
    Row{logic::find_finned_fish<6>, T::sashimi_whale, T::sashimi_whale},
    Row{logic::find_finned_fish<7>, T::sashimi_leviathan, T::sashimi_leviathan},
    Row{logic::find_franken_fish<4>, T::franken_jellyfish, T::franken_jellyfish},
    Row{logic::find_franken_fish<5>, T::franken_squirmbag, T::franken_squirmbag},
    Row{logic::find_franken_fish<6>, T::franken_whale, T::franken_whale},
    Row{logic::find_franken_fish<7>, T::franken_leviathan, T::franken_leviathan},
    Row{logic::find_franken_fish<4>, T::finned_franken_jellyfish, T::finned_franken_jellyfish},
    Row{logic::find_franken_fish<5>, T::finned_franken_squirmbag, T::finned_franken_squirmbag},
    Row{logic::find_franken_fish<6>, T::finned_franken_whale, T::finned_franken_whale},
    Row{logic::find_franken_fish<7>, T::finned_franken_leviathan, T::finned_franken_leviathan},
    Row{logic::find_mutant_fish<2>, T::mutant_x_wing, T::mutant_x_wing},
    Row{logic::find_mutant_fish<3>, T::mutant_swordfish, T::mutant_swordfish},
    Row{logic::find_mutant_fish<4>, T::mutant_jellyfish, T::mutant_jellyfish},
    Row{logic::find_mutant_fish<5>, T::mutant_squirmbag, T::mutant_squirmbag},
    Row{logic::find_mutant_fish<6>, T::mutant_whale, T::mutant_whale},
    Row{logic::find_mutant_fish<7>, T::mutant_leviathan, T::mutant_leviathan},
    Row{logic::find_mutant_fish<2>, T::finned_mutant_x_wing, T::finned_mutant_x_wing},
    Row{logic::find_mutant_fish<3>, T::finned_mutant_swordfish, T::finned_mutant_swordfish},
    Row{logic::find_mutant_fish<4>, T::finned_mutant_jellyfish, T::finned_mutant_jellyfish},
    Row{logic::find_mutant_fish<5>, T::finned_mutant_squirmbag, T::finned_mutant_squirmbag},
    Row{logic::find_mutant_fish<6>, T::finned_mutant_whale, T::finned_mutant_whale},
    Row{logic::find_mutant_fish<7>, T::finned_mutant_leviathan, T::finned_mutant_leviathan},
    Row{logic::find_bent_sets<4>, T::wxyz_wing, T::wxyz_wing},
    Row{logic::find_bent_sets<5>, T::vwxyz_wing, T::vwxyz_wing},
    Row{logic::find_medusa, T::medusa, T::medusa},
    Row{logic::find_extended_rectangles, T::extended_rectangle, T::extended_rectangle},
    Row{logic::find_death_blossoms, T::death_blossom, T::death_blossom},
    Row{logic::find_junior_exocets, T::junior_exocet, T::junior_exocet},
    Row{logic::find_sk_loops, T::sk_loop, T::sk_loop},
    Row{logic::find_templates, T::template_set, T::template_delete},
};

std::span<const Row> rows_of(Order order) {
    switch (order) {
    case Order::hodoku:
        return hodoku_order;
    case Order::sukaku:
        return sukaku_order;
    case Order::explainer:
        break;
    }
    return explainer_order;
}

/// Where the order ends for one who asks for nothing behind this technique; an order that
/// doesn't have it ends with its own.
std::size_t end_of(std::span<const Row> rows, std::optional<Technique> hardest) {
    std::size_t end = rows.size();
    for (std::size_t at = 0; at < rows.size() && hardest; ++at) {
        if (rows[at].first <= *hardest && *hardest <= rows[at].last) {
            end = at + 1;
        }
    }
    return end;
}

/// Is it one of the row's? A finder may know others as well.
bool is_of(const Row &row, Technique technique) {
    return row.first <= technique && technique <= row.last;
}

class First : public logic::StepTaker {
  public:
    bool take(Step step) override {
        if (!is_of(*row, step.technique)) {
            looked_at = nullptr; // there is something, for another row
            return true;
        }
        found = std::move(step);
        return false;
    }
    std::optional<Step> found;
    const Row *row = nullptr;
};

class AllOf : public logic::StepTaker {
  public:
    explicit AllOf(Technique technique) : technique_(technique) {}
    bool take(Step step) override {
        looked_at = nullptr;
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

void Walk::lend(const State &state, logic::StepTaker &taker) {
    taker.cancelled = state.options.cancelled;
    taker.memory = state.memory;
    taker.looked_at = &state.looked_at;
    taker.almost_locked_in_chains = state.options.almost_locked_in_chains;
    taker.solution = state.options.solution ? &*state.options.solution : nullptr;
}

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
    lend(*state_, taker);
    const auto rows = rows_of(state_->options.order);
    for (const Row &row : rows.first(end_of(rows, state_->options.hardest))) {
        if (row.nesting > state_->options.nesting ||
            (info(row.first).needs_unique && !state_->options.proper)) {
            continue;
        }
        taker.row = &row;
        taker.looked_at = &state_->looked_at;
        row.find(state_->position, taker);
        if (taker.found || taker.is_cancelled()) {
            break;
        }
    }
    return std::move(taker.found);
}

std::vector<Step> Walk::all(Technique technique) const {
    const auto find_in = [&](std::span<const Row> rows) {
        AllOf taker(technique);
        lend(*state_, taker);
        for (const Row &row : rows) {
            if (is_of(row, technique) && taker.found.empty()) {
                row.find(state_->position, taker);
            }
        }
        return std::move(taker.found);
    };
    // The order that is asked for may know the technique otherwise than the others.
    for (const auto rows :
         {rows_of(state_->options.order), rows_of(Order::explainer), rows_of(Order::hodoku),
          rows_of(Order::sukaku), std::span<const Row>(by_name)}) {
        const bool knows =
            std::ranges::any_of(rows, [&](const Row &row) { return is_of(row, technique); });
        if (knows) {
            return find_in(rows);
        }
    }
    return {};
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
