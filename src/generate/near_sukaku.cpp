#include "generate/near_sukaku.h"

#include "base/counting.h"
#include "base/random.h"
#include "base/stop.h"
#include "generate/restoring.h"

#include <dokushin/solve.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin::generate {
namespace {

class NearSukaku {
  public:
    NearSukaku(const Puzzle &puzzle, const VicinityOptions &options, const OnPuzzle &on_puzzle)
        : puzzle_(puzzle), options_(options), on_puzzle_(on_puzzle),
          marks_(puzzle.stated_candidates()), eliminated_(listed(eliminated(puzzle))),
          stated_(listed(marks_)) {}

    [[nodiscard]] Result<void> check() const {
        if (options_.remove <= eliminated_.size() && options_.add <= stated_.size()) {
            return {};
        }
        return std::unexpected(Error{
            ErrorCode::unsupported,
            counting("a sukaku with {} candidates and {} eliminated", stated_.size(),
                     eliminated_.size()),
            fmt::format("enough to restore {}, and to eliminate {}", options_.remove, options_.add),
            0, 0});
    }

    void all() { restore(0, options_.remove); }

    void some() {
        Random random(options_.seed, options_.number);
        for (std::uint64_t number = 0; number < options_.samples && goes_on(); ++number) {
            sample(random);
        }
    }

  private:
    [[nodiscard]] bool goes_on() {
        ended_ = ended_ || is_cancelled(options_.cancelled);
        return !ended_;
    }
    void put_back(const Struck &one) {
        assert(!marks_[index(one.first)].contains(one.second));
        marks_[index(one.first)].insert(one.second);
    }
    void strike(const Struck &one) {
        assert(marks_[index(one.first)].contains(one.second));
        marks_[index(one.first)].erase(one.second);
    }

    /// Every choice of so many eliminated candidates, of those from a place of the list on.
    void restore(std::size_t from, std::uint64_t left) {
        if (left == 0) {
            eliminate(0, options_.add);
            return;
        }
        for (std::size_t at = from; at + left <= eliminated_.size() && goes_on(); ++at) {
            put_back(eliminated_[at]);
            restore(at + 1, left - 1);
            strike(eliminated_[at]);
        }
    }

    /// Every choice of so many of those that were candidates before.
    void eliminate(std::size_t from, std::uint64_t left) {
        if (left == 0) {
            ask();
            return;
        }
        for (std::size_t at = from; at + left <= stated_.size() && goes_on(); ++at) {
            strike(stated_[at]);
            eliminate(at + 1, left - 1);
            put_back(stated_[at]);
        }
    }

    /// One choice, any.
    void sample(Random &random) {
        assert(marks_ == puzzle_.stated_candidates());
        random.shuffle(std::span(eliminated_));
        random.shuffle(std::span(stated_));
        const auto back = std::span(eliminated_).first(static_cast<std::size_t>(options_.remove));
        const auto out = std::span(stated_).first(static_cast<std::size_t>(options_.add));
        std::ranges::for_each(back, [&](const Struck &one) { put_back(one); });
        std::ranges::for_each(out, [&](const Struck &one) { strike(one); });
        ask();
        std::ranges::for_each(back, [&](const Struck &one) { strike(one); });
        std::ranges::for_each(out, [&](const Struck &one) { put_back(one); });
        assert(marks_ == puzzle_.stated_candidates());
    }

    void ask() {
        if (std::ranges::any_of(marks_, &DigitSet::empty)) {
            return;
        }
        SolveOptions options;
        options.limits.cancelled = options_.cancelled;
        const Puzzle near = *Puzzle::from_candidates(puzzle_.shape(), marks_);
        const bool unique = solver_.solve(near, options).status == Status::unique;
        ended_ = ended_ || (unique && !on_puzzle_(near));
    }

    const Puzzle &puzzle_;
    const VicinityOptions &options_;
    const OnPuzzle &on_puzzle_;
    Pencilmarks marks_;
    std::vector<Struck> eliminated_; ///< of the puzzle
    std::vector<Struck> stated_;     ///< all others of it
    Solver solver_;
    bool ended_ = false;
};

} // namespace

Result<void> vicinity_of_sukaku(const Puzzle &puzzle, const VicinityOptions &options,
                                const OnPuzzle &on_puzzle) {
    NearSukaku near(puzzle, options, on_puzzle);
    auto possible = near.check();
    if (possible && options.samples > 0) {
        near.some();
    } else if (possible) {
        near.all();
    }
    return possible;
}

} // namespace dokushin::generate
