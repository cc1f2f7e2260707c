#include "generate/digging.h"

#include "generate/side_by_side.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace dokushin::generate {
namespace {

bool is_given(Digit digit) { return digit != Digit::blank; }

} // namespace

Digging::Digging(Grid givens, std::vector<const Part *> parts, std::size_t least)
    : givens_(std::move(givens)), parts_(std::move(parts)), least_(least),
      count_(static_cast<std::size_t>(std::ranges::count_if(givens_, is_given))) {
    take_next();
}

void Digging::answer(bool unique) {
    assert(!done() && !taken_.empty());
    if (!unique) {
        put_back();
    }
    ++next_;
    take_next();
}

void Digging::end() {
    assert(!done());
    put_back();
    next_ = parts_.size();
}

bool Digging::is_ok() const {
    return count_ == static_cast<std::size_t>(std::ranges::count_if(givens_, is_given));
}

/// Takes the givens of the next part that has any and may go.
void Digging::take_next() {
    taken_.clear();
    for (; next_ < parts_.size(); ++next_) {
        const Part &part = *parts_[next_];
        const auto size = static_cast<std::size_t>(
            std::ranges::count_if(part, [&](Cell cell) { return is_given(givens_[index(cell)]); }));
        if (size == 0 || count_ < least_ + size) {
            continue;
        }
        for (const Cell cell : part) {
            if (is_given(givens_[index(cell)])) {
                taken_.emplace_back(cell, std::exchange(givens_[index(cell)], Digit::blank));
            }
        }
        count_ -= size;
        assert(count_ >= least_ && is_ok());
        return;
    }
}

void Digging::put_back() {
    for (const auto &[cell, digit] : taken_) {
        assert(!is_given(givens_[index(cell)]) && is_given(digit));
        givens_[index(cell)] = digit;
    }
    count_ += taken_.size();
    assert(is_ok());
}

void dig(std::span<Digging> diggings, Uniqueness &uniqueness, const std::atomic<bool> *cancelled) {
    ask_all(diggings, cancelled, [&](std::span<const Grid *const> questions) {
        return uniqueness.of(questions, cancelled);
    });
}

std::vector<const Part *> shuffled(const std::vector<Part> &parts, Random &random) {
    std::vector<const Part *> order;
    order.reserve(parts.size());
    for (const Part &part : parts) {
        order.push_back(&part);
    }
    random.shuffle(std::span(order));
    return order;
}

} // namespace dokushin::generate
