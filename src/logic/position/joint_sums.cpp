// A filling is searched for each candidate that has none yet, cell by cell, within the bounds of
// each equation.
#include "logic/position/joint_sums.h"

#include <algorithm>
#include <numeric>

namespace dokushin::logic {
namespace {

/// A search that takes longer leaves its candidate alone: of 1,000 killers none did.
constexpr unsigned most_nodes = 20'000;

} // namespace

std::size_t JointSums::place_of(Cell cell, DigitSet candidates) {
    const auto known = std::ranges::find(cells_, cell);
    if (known != cells_.end()) {
        const auto place = static_cast<std::size_t>(known - cells_.begin());
        candidates_[place] = candidates_[place] & candidates;
        return place;
    }
    cells_.push_back(cell);
    candidates_.push_back(candidates);
    for (Equation &equation : equations_) {
        equation.weights.push_back(0);
    }
    return cells_.size() - 1;
}

void JointSums::add(std::span<const Cell> cells, std::span<const DigitSet> candidates,
                    std::span<const int> weights, int total) {
    Equation equation{.weights = std::vector<int>(cells_.size()), .total = total};
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const std::size_t place = place_of(cells[at], candidates[at]);
        equation.weights.resize(cells_.size());
        equation.weights[place] = weights[at];
    }
    equations_.push_back(std::move(equation));
}

std::optional<std::vector<DigitSet>> JointSums::supported() {
    std::vector<DigitSet> supported(cells_.size());
    chosen_.assign(cells_.size(), Digit::blank);
    std::vector<int> rests(equations_.size());
    for (std::size_t first = 0; first < cells_.size(); ++first) {
        for (const Digit digit : candidates_[first]) {
            if (supported[first].contains(digit)) {
                continue;
            }
            left_ = candidates_;
            left_[first] = DigitSet::only(digit);
            bound(first);
            std::ranges::transform(equations_, rests.begin(), &Equation::total);
            nodes_ = 0;
            const Found found = fill(0, rests);
            if (found == Found::out_of_nodes) {
                supported[first].insert(digit);
            } else if (found == Found::one) {
                for (std::size_t at = 0; at < cells_.size(); ++at) {
                    supported[at].insert(chosen_[at]);
                }
            }
        }
        if (supported[first].empty()) {
            return std::nullopt;
        }
    }
    return supported;
}

/// Puts the cell that is tested first, and adds up the bounds from the last cell on.
void JointSums::bound(std::size_t first) {
    order_.resize(cells_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::rotate(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(first),
                order_.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    const std::size_t equations = equations_.size();
    bounds_.assign((cells_.size() + 1) * equations, {});
    for (std::size_t at = cells_.size(); at-- > 0;) {
        const std::size_t cell = order_[at];
        const int low = static_cast<int>(number(left_[cell].first()));
        const int high = static_cast<int>(std::bit_width(left_[cell].bits()));
        for (std::size_t number = 0; number < equations; ++number) {
            const int weight = equations_[number].weights[cell];
            const Bounds &behind = bounds_[(at + 1) * equations + number];
            bounds_[at * equations + number] = {
                behind.least + std::min(weight * low, weight * high),
                behind.most + std::max(weight * low, weight * high)};
        }
    }
}

JointSums::Found JointSums::fill(std::size_t at, std::vector<int> &rests) {
    if (++nodes_ > most_nodes) {
        return Found::out_of_nodes;
    }
    for (std::size_t number = 0; number < rests.size(); ++number) {
        const Bounds &within = bounds_[at * rests.size() + number];
        if (rests[number] < within.least || rests[number] > within.most) {
            return Found::none;
        }
    }
    if (at == cells_.size()) {
        return Found::one; // no cell is left, so the bounds are 0
    }
    const std::size_t cell = order_[at];
    for (const Digit digit : left_[cell]) {
        if (clashes(at, digit)) {
            continue;
        }
        const auto take = [&](int sign) {
            for (std::size_t equation = 0; equation < rests.size(); ++equation) {
                rests[equation] -=
                    sign * equations_[equation].weights[cell] * static_cast<int>(number(digit));
            }
        };
        chosen_[cell] = digit;
        take(1);
        const Found found = fill(at + 1, rests);
        take(-1);
        if (found != Found::none) {
            return found;
        }
    }
    return Found::none;
}

/// Does a cell before this one in the order see it, and have the digit?
bool JointSums::clashes(std::size_t at, Digit digit) const {
    return std::ranges::any_of(std::span(order_).first(at), [&](std::size_t before) {
        return chosen_[before] == digit && layout_.sees(cells_[before], cells_[order_[at]]);
    });
}

} // namespace dokushin::logic
