#include "generate/digging.h"

#include <algorithm>
#include <utility>

namespace dokushin::generate {
namespace {

bool is_given(Digit digit) { return digit != Digit::blank; }

} // namespace

Digging::Digging(Grid givens, std::vector<const Part *> parts, std::size_t least)
    : givens_(std::move(givens)), taken_(givens_.size()), parts_(std::move(parts)), least_(least),
      count_(static_cast<std::size_t>(std::ranges::count_if(givens_, is_given))),
      most_run_(std::max<std::size_t>(1, parts_.size() / 3)) {
    take_run();
}

void Digging::answer(bool unique) {
    if (unique) {
        next_ += run_;
    } else if (run_ == 1) {
        put_back_run();
        ++next_;
    } else {
        put_back_run();
        most_run_ = std::max<std::size_t>(1, run_ / 4);
    }
    take_run();
}

void Digging::end() {
    put_back_run();
    run_ = 0;
}

/// Takes the next parts that may go, as many as are worth while together.
void Digging::take_run() {
    run_ = 0;
    while (run_ < most_run_ && next_ + run_ < parts_.size()) {
        const Part &part = *parts_[next_ + run_];
        const auto size = static_cast<std::size_t>(
            std::ranges::count_if(part, [&](Cell cell) { return is_given(givens_[index(cell)]); }));
        if (size == 0 || count_ < least_ + size) {
            if (run_ > 0) {
                return; // first those that are taken
            }
            ++next_;
            continue;
        }
        for (const Cell cell : part) {
            taken_[index(cell)] = std::exchange(givens_[index(cell)], Digit::blank);
        }
        count_ -= size;
        ++run_;
    }
}

void Digging::put_back_run() {
    for (std::size_t at = next_; at < next_ + run_; ++at) {
        for (const Cell cell : *parts_[at]) {
            givens_[index(cell)] = taken_[index(cell)];
            count_ += is_given(taken_[index(cell)]) ? 1 : 0;
        }
    }
}

void dig(std::span<Digging> diggings, Uniqueness &uniqueness, const std::atomic<bool> *cancelled) {
    std::vector<Digging *> going_on;
    std::vector<const Grid *> questions;
    while (true) {
        going_on.clear();
        questions.clear();
        for (Digging &digging : diggings) {
            if (!digging.done()) {
                going_on.push_back(&digging);
                questions.push_back(&digging.question());
            }
        }
        if (going_on.empty()) {
            return;
        }
        const std::vector<bool> unique = uniqueness.of(questions, cancelled);
        const bool ended = cancelled != nullptr && cancelled->load(std::memory_order_relaxed);
        for (std::size_t at = 0; at < going_on.size(); ++at) {
            if (ended) {
                going_on[at]->end();
            } else {
                going_on[at]->answer(unique[at]);
            }
        }
    }
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
