#include "rate/universal/chain_path.h"

#include "rate/universal/chain_step.h"
#include "rate/universal/notation.h"

#include <dokushin/universal.h>

#include <algorithm>
#include <utility>

namespace dokushin::universal {
namespace {

/// Ratings are looked for up to this length, and so are chains.
constexpr unsigned longest_chain = UniversalOptions{}.most;

bool places_groups(UniversalChains chains) {
    return chains == UniversalChains::g_whips || chains == UniversalChains::g_braids;
}

UniversalPattern pattern_of(const CspBoard &board, const CspChain &chain) {
    const bool has_groups = std::ranges::any_of(chain.links, [&](const CspLink &link) {
        return link.right && is_group(board, *link.right);
    });
    if (chain.is_whip) {
        return has_groups ? UniversalPattern::g_whip : UniversalPattern::whip;
    }
    return has_groups ? UniversalPattern::g_braid : UniversalPattern::braid;
}

} // namespace

ChainPath::ChainPath(const Shape &shape, const PathOptions &options)
    : limits_({.time = options.time, .cancelled = options.cancelled}), anew_(options.anew),
      has_braids_(options.chains == UniversalChains::braids ||
                  options.chains == UniversalChains::g_braids),
      board_(shape, places_groups(*options.chains)),
      is_true_(true_labels(board_, *options.solution)), watch_(limits_),
      chains_({std::span(&board_, 1)}, is_true_, watch_) {}

std::optional<PathStep> ChainPath::next(const Walk &position) {
    if (anew_) {
        watch_ = search::Watch(limits_);
    }
    if (!known_) {
        known_.emplace(board_, position.position());
    }
    if (known_->is_solved() || known_->is_contradictory()) {
        gave_up_ = false;
        return std::nullopt;
    }
    auto step = next_single();
    if (!step) {
        step = next_chain();
    }
    gave_up_ = !step && watch_.stop_now();
    placed_ = step ? step->step.placements : std::vector<Candidate>{};
    eliminated_ = step ? step->step.eliminations : std::vector<Candidate>{};
    return step;
}

std::optional<PathStep> ChainPath::next_single() {
    const auto singles = known_->singles();
    const auto found = std::ranges::find_if(
        singles, [&](Variable variable) { return known_->left(variable) == 1; });
    if (found == singles.end()) {
        return std::nullopt;
    }
    const Variable variable = *found;
    const Label single = known_->only_candidate_of(variable);
    const auto pattern = index(variable) < board_.cell_count() ? UniversalPattern::naked_single
                                                               : UniversalPattern::hidden_single;
    return PathStep{step_of(board_, variable, single),
                    PatternInstance{pattern, 0, notation_of(board_, pattern, variable, single)}};
}

std::optional<PathStep> ChainPath::next_chain() {
    known_->take_singles(); // none is left; it forgets those that were taken
    const auto chain = chains_.next(*known_, 1, longest_chain, has_braids_);
    if (!chain) {
        return std::nullopt;
    }
    const UniversalPattern pattern = pattern_of(board_, *chain);
    const auto length = static_cast<unsigned>(chain->links.size());
    return PathStep{step_of(board_, *chain),
                    PatternInstance{pattern, length, notation_of(board_, pattern, *chain)}};
}

void ChainPath::apply(const Step &step) {
    const bool is_last = known_ && step.placements == placed_ && step.eliminations == eliminated_;
    if (anew_ || !is_last) {
        known_.reset();
        return;
    }
    for (const Candidate &one : std::exchange(placed_, {})) {
        known_->place(board_.label(one.cell, one.digit));
    }
    for (const Candidate &one : std::exchange(eliminated_, {})) {
        known_->eliminate(board_.label(one.cell, one.digit));
    }
}

} // namespace dokushin::universal
