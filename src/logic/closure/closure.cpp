// The sweeps are applied level by level, as a path would meet them, until none finds anything.
#include "logic/closure/closure.h"

#include "logic/closure/sweeps.h"
#include "logic/links/chain_matrix.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::logic {
namespace {

using T = Technique;

/// Applies the conclusions. Returns true if there are any.
bool apply(Position &position, const std::vector<Candidate> &eliminations,
           const std::vector<Candidate> &placements) {
    for (const Candidate &eliminated : eliminations) {
        position.eliminate(eliminated.cell, eliminated.digit);
    }
    for (const Candidate &placed : placements) {
        position.place(placed.cell, placed.digit);
    }
    return !eliminations.empty() || !placements.empty();
}

struct Level {
    Technique technique;
    Sweep sweep;
    Easy replaced_by; ///< from that level on, other sweeps find the same
};

/// The levels in the order of Easy.
constexpr std::array levels{
    Level{T::last_digit, place_hidden_singles<Among::last_digits>, Easy::box_single},
    Level{T::hidden_single, place_hidden_singles<Among::boxes>, Easy::line_single},
    Level{T::hidden_single, place_hidden_singles<Among::all>, Easy::none},
    // A direct form is locked candidates or a subset, and the single that follows.
    Level{T::direct_pointing, place_behind_locked<Locking::pointing>, Easy::direct_claiming},
    Level{T::direct_claiming, place_behind_locked<Locking::both>, Easy::claiming},
    Level{T::direct_hidden_pair, place_behind_hidden_subsets<2>, Easy::hidden_pair},
    Level{T::naked_single, place_naked_singles, Easy::none},
    Level{T::direct_hidden_triple, place_behind_hidden_subsets<3>, Easy::hidden_triple},
    Level{T::pointing, eliminate_locked<Locking::pointing>, Easy::claiming},
    Level{T::claiming, eliminate_locked<Locking::both>, Easy::none},
    Level{T::naked_pair, eliminate_naked_subsets<2>, Easy::none},
    Level{T::x_wing, eliminate_fish<2>, Easy::none},
    Level{T::hidden_pair, eliminate_hidden_subsets<2>, Easy::none},
    Level{T::naked_triple, eliminate_naked_subsets<3>, Easy::none},
    Level{T::swordfish, eliminate_fish<3>, Easy::none},
    Level{T::hidden_triple, eliminate_hidden_subsets<3>, Easy::none},
    Level{T::xy_wing, eliminate_xy_wings, Easy::none},
    Level{T::xyz_wing, eliminate_xyz_wings, Easy::none},
    Level{T::naked_quad, eliminate_naked_subsets<4>, Easy::none},
    Level{T::jellyfish, eliminate_fish<4>, Easy::none},
    Level{T::hidden_quad, eliminate_hidden_subsets<4>, Easy::none},
};
static_assert(levels.size() == static_cast<std::size_t>(Easy::none));

/// Applies all conclusions of chains of one position at once. Returns true if there are any.
bool apply_chains(Position &position, ChainLengths lengths) {
    std::vector<Candidate> off;
    std::vector<Candidate> on;
    if (lengths.any == 0) {
        ChainMatrix(position, {false, true}).refute(lengths.within_houses, off, on);
    } else {
        ChainMatrix matrix(position, {true, true});
        matrix.refute(lengths.any, off, on);
        if (off.empty() && on.empty() && lengths.in_cells > 0) {
            matrix.in_cells(lengths.in_cells, off, on);
        }
    }
    return apply(position, off, on);
}

/// Places and eliminates in `position` what is placed or eliminated in `other`.
void join(Position &position, const Position &other) {
    assert(position.layout().cell_count() == other.layout().cell_count());
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        const Cell cell = cell_at(at);
        if (!position.is_open(cell)) {
            continue;
        }
        if (!other.is_open(cell)) {
            position.place(cell, other.digit(cell));
            continue;
        }
        for (const Digit digit : position.candidates(cell) - other.candidates(cell)) {
            position.eliminate(cell, digit);
        }
    }
}

} // namespace

Technique technique_of(Easy level) {
    assert(level < Easy::none);
    return levels[static_cast<std::size_t>(level)].technique;
}

TechniqueSet techniques_up_to(Easy level) {
    assert(level < Easy::none);
    TechniqueSet techniques;
    for (std::size_t at = 0; at <= static_cast<std::size_t>(level); ++at) {
        techniques.insert(levels[at].technique);
    }
    return techniques;
}

bool ascend(Position &position, NothingFound &nothing_found, Easy last, const AscentLimits &limits,
            Ascent &ascent) {
    assert(last < Easy::none);
    Easy tried = Easy::last_digit;
    while (tried <= last && !position.solved()) {
        if (is_over(limits.deadline)) {
            return false;
        }
        const Level &level = levels[static_cast<std::size_t>(tried)];
        const std::size_t open = position.open_total();
        [[maybe_unused]] const std::uint32_t clock = position.clock();
        const bool needed = ascent.hardest == Easy::none || ascent.hardest < level.replaced_by;
        if (!needed || !level.sweep(position, nothing_found)) {
            tried = static_cast<Easy>(static_cast<unsigned>(tried) + 1);
            continue;
        }
        assert(position.clock() > clock); // else this would not end
        ascent.note(tried, position.open_total() != open);
        if (ascent.hardest >= limits.too_hard) {
            return false;
        }
        tried = Easy::last_digit;
    }
    return true;
}

void close(Position &position, NothingFound &nothing_found, Easy last) {
    Ascent been_there;
    been_there.hardest = last;
    ascend(position, nothing_found, last, {}, been_there);
}

bool SolvingTrial::solves(const Position &position, ChainLengths lengths) {
    // Chains are followed only on boards on which finders search for them.
    const unsigned largest = std::min(largest_side(T::x_cycle), largest_side(T::nishio));
    if (!trial_) {
        trial_.emplace(position);
    } else if (is_new_) {
        *trial_ = position;
        nothing_found_.clear();
        ended_at_ = 0;
    } else {
        join(*trial_, position);
    }
    is_new_ = false;
    if (ended_at_ == trial_->clock() && ended_with_ == lengths) {
        return false; // the steps since then were known here
    }
    do {
        close(*trial_, nothing_found_, Easy::hidden_quad);
    } while (!trial_->solved() && lengths.within_houses > 0 && position.side() <= largest &&
             apply_chains(*trial_, lengths));
    assert(trial_->is_ok());
    ended_at_ = trial_->clock();
    ended_with_ = lengths;
    return trial_->solved();
}

} // namespace dokushin::logic
