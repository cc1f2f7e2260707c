#include "logic/position/sum_choices.h"

#include "board/constraints/cage.h"
#include "board/constraints/linear.h"

namespace dokushin::logic {

/// Do all cells count with one weight and see each other?
bool SumChoices::are_like_a_cage() const {
    for (std::size_t at = 0; at < cells_.size(); ++at) {
        if (weights_[at] != weights_.front()) {
            return false;
        }
        for (std::size_t before = 0; before < at; ++before) {
            if (!layout_.sees(cells_[before], cells_[at])) {
                return false;
            }
        }
    }
    return true;
}

std::optional<std::vector<DigitSet>> SumChoices::supported() {
    if (cells_.empty()) {
        return rest_ == 0 ? std::optional(candidates_) : std::nullopt;
    }
    if (!are_few()) {
        std::vector<DigitSet> within = candidates_;
        if (are_like_a_cage()) {
            const int total = rest_ * weights_.front();
            const Cage cage{.total = static_cast<unsigned>(total), .cells = cells_};
            return total > 0 && KindOf<Cage>::prune(cage, within) ? std::optional(std::move(within))
                                                                  : std::nullopt;
        }
        const auto weight = [&](std::size_t at) { return std::int64_t{weights_[at]}; };
        return prune_linear(weight, rest_, within) ? std::optional(std::move(within))
                                                   : std::nullopt;
    }
    std::vector<DigitSet> supported(cells_.size());
    each([&](const Chosen &chosen) {
        for (std::size_t at = 0; at < supported.size(); ++at) {
            supported[at].insert(chosen[at]);
        }
    });
    return supported.front().empty() ? std::nullopt : std::optional(std::move(supported));
}

} // namespace dokushin::logic
