// The search for the vicinity of a sukaku (near_sukaku.h).
#include "generate/near_sukaku.h"
#include "errors/catalogue.h"

#include "base/random.h"
#include "base/stop.h"
#include "generate/restoring.h"

#include <dokushin/solve.h>
#include <dokushin/sukaku.h>

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
        return refused(
            {"a sukaku with {n} candidates and {} eliminated", stated_.size(), eliminated_.size()},
            {"enough to restore {}, and to eliminate {}", options_.remove, options_.add});
    }

    void try_all() { choose_restored(0, options_.remove); }

    void try_samples() {
        Random random(options_.seed, options_.number);
        for (std::uint64_t number = 0; number < options_.samples && continues(); ++number) {
            try_sample(random);
        }
    }

  private:
    [[nodiscard]] bool continues() {
        ended_ = ended_ || is_cancelled(options_.cancelled);
        return !ended_;
    }
    void restore(const Candidate &one) {
        assert(!marks_[index(one.cell)].contains(one.digit));
        marks_[index(one.cell)].insert(one.digit);
    }
    void eliminate(const Candidate &one) {
        assert(marks_[index(one.cell)].contains(one.digit));
        marks_[index(one.cell)].erase(one.digit);
    }

    /// Tries every choice of `left` eliminated candidates, from a position of the list on.
    void choose_restored(std::size_t from, std::uint64_t left) {
        if (left == 0) {
            choose_eliminated(0, options_.add);
            return;
        }
        for (std::size_t at = from; at + left <= eliminated_.size() && continues(); ++at) {
            restore(eliminated_[at]);
            choose_restored(at + 1, left - 1);
            eliminate(eliminated_[at]);
        }
    }

    /// Tries every choice of `left` stated candidates, from a position of the list on.
    void choose_eliminated(std::size_t from, std::uint64_t left) {
        if (left == 0) {
            test();
            return;
        }
        for (std::size_t at = from; at + left <= stated_.size() && continues(); ++at) {
            eliminate(stated_[at]);
            choose_eliminated(at + 1, left - 1);
            restore(stated_[at]);
        }
    }

    /// Tries a random choice.
    void try_sample(Random &random) {
        assert(marks_ == puzzle_.stated_candidates());
        random.shuffle(std::span(eliminated_));
        random.shuffle(std::span(stated_));
        const auto back = std::span(eliminated_).first(static_cast<std::size_t>(options_.remove));
        const auto out = std::span(stated_).first(static_cast<std::size_t>(options_.add));
        std::ranges::for_each(back, [&](const Candidate &one) { restore(one); });
        std::ranges::for_each(out, [&](const Candidate &one) { eliminate(one); });
        test();
        std::ranges::for_each(back, [&](const Candidate &one) { eliminate(one); });
        std::ranges::for_each(out, [&](const Candidate &one) { restore(one); });
        assert(marks_ == puzzle_.stated_candidates());
    }

    void test() {
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
    std::vector<Candidate> eliminated_; ///< of the puzzle
    std::vector<Candidate> stated_;     ///< its candidates
    Solver solver_;
    bool ended_ = false;
};

} // namespace

Result<void> vicinity_of_sukaku(const Puzzle &puzzle, const VicinityOptions &options,
                                const OnPuzzle &on_puzzle) {
    NearSukaku near(puzzle, options, on_puzzle);
    auto possible = near.check();
    if (possible && (options.first_part > 0 || options.parts == 0)) {
        return possible; // there is one part
    }
    if (possible && options.samples > 0) {
        near.try_samples();
    } else if (possible) {
        near.try_all();
    }
    return possible;
}

} // namespace dokushin::generate
