#include "rate/universal/locks.h"

#include <algorithm>
#include <bit>
#include <map>

namespace dokushin::universal {
namespace {

/// A bit for each candidate of a variable; no variable has more than 64.
using Places = std::uint64_t;

/// Returns, for each candidate outside a variable, the candidates of the variable that it is linked
/// to.
std::map<OpenBoard::Open, Places> places_by_target(const OpenBoard &board, std::size_t variable) {
    std::map<OpenBoard::Open, Places> places;
    const auto candidates = board.candidates_of(variable);
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        for (const OpenBoard::Open linked : board.linked_to(candidates[at])) {
            places[linked] |= Places{1} << at;
        }
    }
    for (const OpenBoard::Open own : candidates) {
        places.erase(own);
    }
    return places;
}

} // namespace

Locks::Locks(const OpenBoard &board) {
    for (std::size_t variable = 0; variable < board.variable_count(); ++variable) {
        std::map<Places, std::vector<Open>> targets;
        for (const auto &[target, places] : places_by_target(board, variable)) {
            if (std::popcount(places) > 1) {
                targets[places].push_back(target);
            }
        }
        const auto candidates = board.candidates_of(variable);
        for (const auto &[places, those] : targets) {
            others_.begin();
            for (std::size_t at = 0; at < candidates.size(); ++at) {
                if ((places >> at & 1) == 0) {
                    others_.add(candidates[at]);
                }
            }
            targets_.begin();
            std::ranges::for_each(those, [this](Open target) { targets_.add(target); });
        }
        firsts_.push_back(others_.size());
    }
}

} // namespace dokushin::universal
