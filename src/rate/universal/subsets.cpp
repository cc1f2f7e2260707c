#include "rate/universal/subsets.h"

#include <algorithm>
#include <bit>

namespace dokushin::universal {
namespace {

/// Returns the labels of a square by columns.
std::vector<Label> transposed(const std::vector<Label> &labels, std::size_t side) {
    std::vector<Label> columns;
    for (std::size_t column = 0; column < side; ++column) {
        for (std::size_t row = 0; row < side; ++row) {
            columns.push_back(labels[row * side + column]);
        }
    }
    return columns;
}

} // namespace

SubsetSearch::SubsetSearch(const CspBoard &board) : board_(board) {
    const auto houses = board.shape().houses();
    for (std::size_t at = 0; at < houses.size(); ++at) {
        add_house(houses[at], at);
    }
    for (const Digit digit : board.shape().all_digits()) {
        add_fish(digit);
    }
}

void SubsetSearch::add_house(const House &house, std::size_t at) {
    Plane naked;
    Plane hidden;
    for (const Cell cell : house.cells) {
        naked.variables.push_back(static_cast<Variable>(dokushin::index(cell)));
        for (const Digit digit : board_.shape().all_digits()) {
            naked.labels.push_back(board_.label(cell, digit));
        }
    }
    for (const Digit digit : board_.shape().all_digits()) {
        hidden.variables.push_back(board_.variable_of(at, digit));
    }
    hidden.labels = transposed(naked.labels, board_.side());
    naked_.push_back(std::move(naked));
    hidden_.push_back(std::move(hidden));
}

void SubsetSearch::add_fish(Digit digit) {
    Plane rows;
    Plane columns;
    const auto houses = board_.shape().houses();
    for (std::size_t at = 0; at < houses.size(); ++at) {
        if (!is_line(houses[at].kind)) {
            continue;
        }
        Plane &plane = houses[at].kind == HouseKind::row ? rows : columns;
        plane.variables.push_back(board_.variable_of(at, digit));
        for (const Cell cell : houses[at].cells) {
            plane.labels.push_back(board_.label(cell, digit));
        }
    }
    fish_.push_back(std::move(rows));
    fish_.push_back(std::move(columns));
}

bool SubsetSearch::eliminate(ResolutionState &state, unsigned size) {
    for (const std::vector<Plane> *const planes : {&naked_, &hidden_, &fish_}) {
        if (std::ranges::any_of(
                *planes, [&](const Plane &plane) { return eliminate(state, plane, size); })) {
            return true;
        }
    }
    return false;
}

bool SubsetSearch::eliminate(ResolutionState &state, const Plane &plane, unsigned size) {
    const std::size_t side = board_.side();
    lines_.clear();
    for (std::size_t at = 0; at < plane.variables.size(); ++at) {
        if (const unsigned left = state.left(plane.variables[at]);
            state.is_decided(plane.variables[at]) || left > size) {
            continue;
        }
        Places places{};
        for (std::size_t place = 0; place < side; ++place) {
            places |= Places{state.is_candidate(plane.labels[at * side + place])} << place;
        }
        lines_.push_back({at, places});
    }
    chosen_.clear();
    return choose(state, plane, 0, 0, size);
}

/// Adds lines to those that are chosen, from a position on.
bool SubsetSearch::choose(ResolutionState &state, const Plane &plane, std::size_t from,
                          Places places, unsigned size) {
    if (chosen_.size() == size) {
        return eliminate_others(state, plane, places);
    }
    for (std::size_t at = from; at < lines_.size(); ++at) {
        const Places all = places | lines_[at].places;
        if (std::popcount(all) <= static_cast<int>(size)) {
            chosen_.push_back(lines_[at].at);
            if (choose(state, plane, at + 1, all, size)) {
                return true;
            }
            chosen_.pop_back();
        }
    }
    return false;
}

/// Eliminates, in the chosen places, the candidates of the lines that are not chosen.
bool SubsetSearch::eliminate_others(ResolutionState &state, const Plane &plane, Places places) {
    const std::size_t side = board_.side();
    bool has_eliminated = false;
    for (std::size_t at = 0; at < plane.labels.size(); ++at) {
        const bool is_elsewhere = (places >> at % side & 1) == 1 &&
                                  std::ranges::find(chosen_, at / side) == chosen_.end();
        if (is_elsewhere && state.is_candidate(plane.labels[at])) {
            state.eliminate(plane.labels[at]);
            has_eliminated = true;
        }
    }
    return has_eliminated;
}

} // namespace dokushin::universal
