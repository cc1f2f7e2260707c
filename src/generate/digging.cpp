// The steps of a digging, from answer to answer (digging.h).
#include "generate/digging.h"

#include "generate/side_by_side.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace dokushin::generate {

Digging::Digging(Grid givens, std::vector<const Orbit *> orbits, std::size_t least)
    : givens_(std::move(givens)), orbits_(std::move(orbits)), least_(least),
      count_(static_cast<std::size_t>(std::ranges::count_if(givens_, is_given))) {
    remove_next();
}

void Digging::answer(bool unique) {
    assert(!done() && !removed_.empty());
    if (!unique) {
        put_back();
    }
    ++next_;
    remove_next();
}

void Digging::end() {
    assert(!done());
    put_back();
    next_ = orbits_.size();
}

bool Digging::is_ok() const {
    return count_ == static_cast<std::size_t>(std::ranges::count_if(givens_, is_given));
}

/// Removes the givens of the next orbit that has any and may go.
void Digging::remove_next() {
    removed_.clear();
    for (; next_ < orbits_.size(); ++next_) {
        const Orbit &orbit = *orbits_[next_];
        const auto size = static_cast<std::size_t>(std::ranges::count_if(
            orbit, [&](Cell cell) { return is_given(givens_[index(cell)]); }));
        if (size == 0 || count_ < least_ + size) {
            continue;
        }
        for (const Cell cell : orbit) {
            if (is_given(givens_[index(cell)])) {
                removed_.push_back({cell, std::exchange(givens_[index(cell)], Digit::blank)});
            }
        }
        count_ -= size;
        assert(count_ >= least_ && is_ok());
        return;
    }
}

void Digging::put_back() {
    for (const auto &[cell, digit] : removed_) {
        assert(!is_given(givens_[index(cell)]) && is_given(digit));
        givens_[index(cell)] = digit;
    }
    count_ += removed_.size();
    assert(is_ok());
}

void dig(std::span<Digging> diggings, SolutionCounter &uniqueness,
         const std::atomic<bool> *cancelled) {
    ask_all(diggings, cancelled, [&](std::span<const Grid *const> questions) {
        return uniqueness.are_unique(questions, cancelled);
    });
}

std::vector<const Orbit *> shuffled(const std::vector<Orbit> &orbits, Random &random) {
    std::vector<const Orbit *> order;
    order.reserve(orbits.size());
    for (const Orbit &orbit : orbits) {
        order.push_back(&orbit);
    }
    random.shuffle(std::span(order));
    return order;
}

} // namespace dokushin::generate
