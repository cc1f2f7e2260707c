#include "logic/closure.h"

#include "logic/finders/chain_matrix.h"
#include "logic/order.h"

#include <algorithm>
#include <array>

namespace dokushin::logic {
namespace {

/// Was there anything?
bool apply(Position &position, const std::vector<Candidate> &eliminations,
           const std::vector<Candidate> &placements) {
    for (const Candidate &struck : eliminations) {
        position.eliminate(struck.cell, struck.digit);
    }
    for (const Candidate &placed : placements) {
        position.place(placed.cell, placed.digit);
    }
    return !eliminations.empty() || !placements.empty();
}

/// All that a finder finds in a position, to be applied once it is through.
class Gathered : public StepTaker {
  public:
    bool take(Step step) override {
        eliminations.insert(eliminations.end(), step.eliminations.begin(), step.eliminations.end());
        placements.insert(placements.end(), step.placements.begin(), step.placements.end());
        return true;
    }
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;
};

using Apply = bool (*)(Position &, LookedAt &);

template <Finder Find> bool apply_found(Position &position, LookedAt &looked_at) {
    Gathered gathered;
    gathered.looked_at = &looked_at;
    Find(position, gathered);
    return apply(position, gathered.eliminations, gathered.placements);
}

// The three that find most have no steps made for them: to make them was most of what they cost.

/// In boxes, and in lines only the last digit; or in all houses.
template <bool InLines> bool place_hidden_singles(Position &position, LookedAt &) {
    bool any = false;
    for (HouseNumber house = 0; house < position.layout().house_count(); ++house) {
        if (!InLines && position.layout().is_line(house) && position.open_cells(house) > 1) {
            continue;
        }
        while (!position.singles(house).empty()) {
            const Digit digit = position.singles(house).first();
            const unsigned place = *Bits(position.places(house, digit)).begin();
            position.place(position.layout().cell_in(house, place), digit);
            any = true;
        }
    }
    return any;
}

bool place_naked_singles(Position &position, LookedAt &) {
    bool any = false;
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        const DigitSet candidates = position.candidates(cell_at(at));
        if (is_single(candidates.bits())) {
            position.place(cell_at(at), candidates.first());
            any = true;
        }
    }
    return any;
}

/// The other places of `digit` in the house that `house` shares all its places with.
bool strike_locked(Position &position, HouseNumber house, Digit digit) {
    const Layout &layout = position.layout();
    const Places places = position.places(house, digit);
    if ((places & (places - 1)) == 0) {
        return false; // none, or a hidden single
    }
    bool any = false;
    for (const Layout::Seat seat : layout.seats(layout.cell_in(house, *Bits(places).begin()))) {
        if (seat.house == house || (places & ~layout.crossing(house, seat.house)) != 0) {
            continue;
        }
        const Places struck =
            position.places(seat.house, digit) & ~layout.crossing(seat.house, house);
        for (const unsigned place : Bits(struck)) {
            position.eliminate(layout.cell_in(seat.house, place), digit);
        }
        any = any || struck != 0;
    }
    return any;
}

bool strike_all_locked(Position &position, LookedAt &looked_at) {
    bool any = false;
    for (const Digit digit : position.layout().shape().all_digits()) {
        if (looked_at.since(LookedAt::By::all_locked, number(digit), position.changed(digit))) {
            continue;
        }
        bool some = false;
        for (HouseNumber house = 0; house < position.layout().house_count(); ++house) {
            some = strike_locked(position, house, digit) || some;
        }
        if (!some) {
            looked_at.now(LookedAt::By::all_locked, number(digit), position.clock());
        }
        any = any || some;
    }
    return any;
}

/// Each with the last technique that it stands for; what costs least comes first.
struct Rule {
    Technique last;
    Apply apply;
};

using T = Technique;
constexpr std::array rules{
    Rule{T::last_digit, place_hidden_singles<false>},
    Rule{T::hidden_single, place_hidden_singles<true>},
    Rule{T::naked_single, place_naked_singles},
    Rule{T::direct_claiming, apply_found<find_direct_locked>},
    Rule{T::direct_hidden_pair, apply_found<find_direct_hidden_subsets<2>>},
    Rule{T::direct_hidden_triple, apply_found<find_direct_hidden_subsets<3>>},
    Rule{T::claiming, strike_all_locked},
    Rule{T::naked_pair, apply_found<find_naked_subsets<2, Room::half>>},
    Rule{T::x_wing, apply_found<find_fish<2>>},
    Rule{T::hidden_pair, apply_found<find_hidden_subsets<2, Room::half>>},
    Rule{T::naked_triple, apply_found<find_naked_subsets<3, Room::half>>},
    Rule{T::swordfish, apply_found<find_fish<3>>},
    Rule{T::hidden_triple, apply_found<find_hidden_subsets<3, Room::half>>},
    Rule{T::xy_wing, apply_found<find_xy_wings>},
    Rule{T::xyz_wing, apply_found<find_xyz_wings>},
    Rule{T::naked_quad, apply_found<find_naked_subsets<4, Room::half>>},
    Rule{T::jellyfish, apply_found<find_fish<4>>},
    Rule{T::hidden_quad, apply_found<find_hidden_subsets<4, Room::half>>},
};

/// Is it wanted, and needed beside the others? Direct forms are locked candidates or subsets
/// and the single behind them, at once.
bool adds_something(Technique technique, Technique hardest) {
    if (technique > hardest) {
        return false;
    }
    switch (technique) {
    case T::last_digit:
        return hardest < T::hidden_single;
    case T::direct_claiming:
        return hardest < T::claiming;
    case T::direct_hidden_pair:
        return hardest < T::hidden_pair;
    case T::direct_hidden_triple:
        return hardest < T::hidden_triple;
    default:
        return true;
    }
}

/// In their order, and after each that gave something from the start again.
void apply_rules(Position &position, LookedAt &looked_at, Technique hardest) {
    for (std::size_t at = 0; at < rules.size();) {
        const bool any = adds_something(rules[at].last, hardest) &&
                         rules[at].apply(position, looked_at) && !position.solved();
        at = any ? 0 : at + 1;
    }
}

/// What follows from chains of one position, all at once.
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

/// Takes over what is known in `other`.
void join(Position &position, const Position &other) {
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

bool close(Position &position, Technique hardest, LookedAt &looked_at) {
    const std::size_t open = position.open_total();
    apply_rules(position, looked_at, hardest);
    return position.open_total() != open;
}

bool SolvingTrial::solves(const Position &position, ChainLengths lengths) {
    // It must not know more than the finders do.
    const unsigned largest = std::min(largest_side(T::x_cycle), largest_side(T::nishio));
    if (!trial_) {
        trial_.emplace(position);
    } else if (is_new_) {
        *trial_ = position;
        looked_at_.clear();
        ended_at_ = 0;
    } else {
        join(*trial_, position);
    }
    is_new_ = false;
    if (ended_at_ == trial_->clock() && ended_with_ == lengths) {
        return false; // the steps since then were no news
    }
    do {
        apply_rules(*trial_, looked_at_, T::hidden_quad);
    } while (!trial_->solved() && lengths.within_houses > 0 && position.side() <= largest &&
             apply_chains(*trial_, lengths));
    ended_at_ = trial_->clock();
    ended_with_ = lengths;
    return trial_->solved();
}

} // namespace dokushin::logic
