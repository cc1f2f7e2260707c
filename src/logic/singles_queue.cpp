// The queue of singles counts the places of each digit in each house as candidates go.
#include "logic/singles_queue.h"

#include "logic/steps/step_taker.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace dokushin::logic {

SinglesQueue::SinglesQueue(const Position &position)
    : layout_(&position.layout()),
      candidates_(layout_->cell_count(), layout_->shape().all_digits()),
      free_(std::size_t{layout_->house_count()} * (layout_->side() + 1), layout_->side()) {
    for (std::size_t at = 0; at < layout_->cell_count(); ++at) {
        if (!position.is_open(cell_at(at))) {
            place(cell_at(at), position.digit(cell_at(at)));
        }
    }
    for (std::size_t at = 0; at < layout_->cell_count(); ++at) {
        for (const Digit digit : candidates_[at] - position.candidates(cell_at(at))) {
            eliminate(cell_at(at), digit);
        }
        // On a board of one cell the single arises without an elimination.
        if (layout_->side() == 1 && !candidates_[at].empty()) {
            naked_.push_back({cell_at(at), candidates_[at].first()});
        }
    }
    assert(is_ok(position));
}

bool SinglesQueue::is_ok(const Position &position) const {
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        for (const Digit digit : layout_->shape().all_digits()) {
            unsigned places = 0;
            for (unsigned place = 0; place < layout_->side(); ++place) {
                const Cell cell = layout_->cell_in(house, place);
                places += candidates_[index(cell)].contains(digit) ? 1U : 0U;
            }
            if (places != free(house, digit)) {
                return false;
            }
        }
    }
    return candidates_ == position.pencilmarks();
}

bool SinglesQueue::leaves_one(HouseNumber house, Digit digit) {
    assert(free(house, digit) > 0);
    return --free(house, digit) == 1;
}

void SinglesQueue::queue_hidden(HouseNumber house, Digit digit) {
    for (unsigned place = 0; place < layout_->side(); ++place) {
        const Cell cell = layout_->cell_in(house, place);
        if (candidates_[index(cell)].contains(digit)) {
            hidden_.push_back({cell, digit});
            return;
        }
    }
}

void SinglesQueue::eliminate(Cell cell, Digit digit) {
    DigitSet &candidates = candidates_[index(cell)];
    if (!candidates.contains(digit)) {
        return;
    }
    candidates.erase(digit);
    if (candidates.size() == 1) {
        naked_.push_back({cell, candidates.first()});
    }
    for (const Layout::Seat seat : layout_->seats(cell)) {
        if (leaves_one(seat.house, digit)) {
            queue_hidden(seat.house, digit);
        }
    }
}

void SinglesQueue::place(Cell cell, Digit digit) {
    const DigitSet own = std::exchange(candidates_[index(cell)], {});
    for (const Cell peer : layout_->shape().peers(cell)) {
        eliminate(peer, digit);
    }
    for (const Digit other : own) {
        for (const Layout::Seat seat : layout_->seats(cell)) {
            if (leaves_one(seat.house, other) && other != digit) {
                queue_hidden(seat.house, other);
            }
        }
    }
}

namespace {

Step single_step(Technique technique, const Candidate &single, std::vector<HouseIndex> houses) {
    Step step;
    step.technique = technique;
    step.placements = {single};
    step.parts = {{Role::place, {single.cell}, DigitSet::only(single.digit), std::move(houses)}};
    return step;
}

} // namespace

bool SinglesQueue::fills(HouseNumber house, Digit digit) const {
    return std::ranges::all_of(layout_->shape().all_digits(), [&](Digit other) {
        return other == digit || free(house, other) == 0;
    });
}

std::optional<Step> SinglesQueue::full_house() const {
    for (const Candidate &single : naked_) {
        if (!candidates_[index(single.cell)].contains(single.digit)) {
            continue; // placed since; or eliminated, in a puzzle without a solution
        }
        for (const Layout::Seat seat : layout_->seats(single.cell)) {
            if (fills(seat.house, single.digit)) {
                return single_step(Technique::last_digit, single, {seat.house});
            }
        }
    }
    return std::nullopt;
}

std::optional<Step> SinglesQueue::naked_single() const {
    for (const Candidate &single : naked_) {
        if (candidates_[index(single.cell)].contains(single.digit)) {
            return single_step(Technique::naked_single, single, {});
        }
    }
    return std::nullopt;
}

std::optional<Step> SinglesQueue::hidden_single() const {
    for (const Candidate &single : hidden_) {
        if (!candidates_[index(single.cell)].contains(single.digit)) {
            continue;
        }
        for (const Layout::Seat seat : layout_->seats(single.cell)) {
            if (free(seat.house, single.digit) == 1) {
                return single_step(Technique::hidden_single, single, {seat.house});
            }
        }
    }
    return std::nullopt;
}

} // namespace dokushin::logic
