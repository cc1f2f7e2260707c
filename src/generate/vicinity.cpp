// The vicinity of a puzzle: some givens are removed, and some others added.
//
// Every choice of givens to remove, and every consistent choice of digits to add, is tried, in
// blocks, because the fast engine answers many boards together. A removed given is not added again
// as it was: that would be a nearer puzzle. So no puzzle comes twice.
// Cost: at most C(givens, remove) · C(blanks, add) · side^add boards. The choices of givens to
// remove are parts, which threads and machines can try separately; so are blocks of samples.
#include "base/stop.h"
#include "errors/catalogue.h"
#include "errors/try.h"
#include "generate/combination.h"
#include "generate/givens.h"
#include "generate/near_sukaku.h"
#include "generate/solution_counter.h"

#include "base/random.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

#include <algorithm>
#include <cassert>

namespace dokushin {
namespace {

constexpr std::uint64_t samples_in_part = std::uint64_t{1} << 16;

class Vicinity {
  public:
    Vicinity(const Puzzle &puzzle, const VicinityOptions &options, const OnPuzzle &on_puzzle,
             generate::SolutionCounter &counter)
        : puzzle_(puzzle), options_(options), on_puzzle_(on_puzzle), counter_(counter),
          board_(puzzle.givens()), givens_(generate::given_cells(board_)) {}

    /// Tries every choice to remove givens of the options' parts.
    void try_all(std::uint64_t parts) {
        generate::Combination removed(options_.first_part, givens_.size(),
                                      static_cast<std::size_t>(options_.remove));
        for (std::uint64_t number = 0; number < parts && continues(); ++number) {
            try_without(removed.positions());
            report_share(static_cast<double>(number + 1) / static_cast<double>(parts));
            if (!removed.advance()) {
                break;
            }
        }
        test_waiting();
    }

    /// Tries the samples of the options' parts, of which each has random numbers of its own.
    void try_samples(std::uint64_t parts) {
        const std::uint64_t first = options_.first_part * samples_in_part;
        const std::uint64_t end_part = options_.first_part + parts;
        const std::uint64_t end = options_.samples / samples_in_part < end_part
                                      ? options_.samples
                                      : end_part * samples_in_part;
        for (std::uint64_t number = first; number < end && continues();) {
            // The first part has the numbers of the seed itself.
            Random random(options_.seed ^ mixed_bits(number / samples_in_part), options_.number);
            givens_ = generate::given_cells(puzzle_.givens());
            const std::uint64_t end_of_part = std::min(end, number + samples_in_part);
            for (; number < end_of_part && continues(); ++number) {
                try_sample(random);
                report_share(static_cast<double>(number + 1 - first) /
                             static_cast<double>(end - first));
            }
        }
        test_waiting();
    }

  private:
    static constexpr std::size_t most_waiting = 1024;

    /// False once the search is to end. Checked at each choice, because many choices can come
    /// before a board is complete.
    [[nodiscard]] bool continues() {
        ended_ = ended_ || is_cancelled(options_.cancelled);
        return !ended_;
    }

    void report_share(double share) {
        if (options_.share != nullptr) {
            options_.share->store(share, std::memory_order_relaxed);
        }
    }

    /// Tries every choice of givens to add, without those at these positions of the list.
    void try_without(const std::vector<std::size_t> &removed) {
        for (const std::size_t at : removed) {
            board_[index(givens_[at])] = Digit::blank;
        }
        choose_added(0, options_.add);
        for (const std::size_t at : removed) {
            board_[index(givens_[at])] = puzzle_.given(givens_[at]);
        }
    }

    /// Tries every choice of `left` blank cells from a cell on, and of digits for them.
    void choose_added(std::size_t from, std::uint64_t left) {
        assert(from <= board_.size() && left <= options_.add);
        if (left == 0) {
            waiting_.push_back(board_);
            if (waiting_.size() == most_waiting) {
                test_waiting();
            }
            return;
        }
        for (std::size_t at = from; at < board_.size() && continues(); ++at) {
            if (board_[at] != Digit::blank) {
                continue;
            }
            for (const Digit digit : digits_for(cell_at(at))) {
                board_[at] = digit;
                choose_added(at + 1, left - 1);
                if (ended_) {
                    break;
                }
            }
            board_[at] = Digit::blank;
        }
    }

    /// The digits that a blank cell can contain: none of its peers, and not the one removed from
    /// it.
    [[nodiscard]] DigitSet digits_for(Cell cell) const {
        assert(board_[index(cell)] == Digit::blank);
        DigitSet digits = puzzle_.shape().all_digits() - DigitSet::only(puzzle_.given(cell));
        for (const Cell peer : puzzle_.shape().peers(cell)) {
            digits.erase(board_[index(peer)]);
        }
        return digits;
    }

    /// Tries a random choice, or none if a chosen cell can contain no digit.
    void try_sample(Random &random) {
        board_ = puzzle_.givens();
        random.shuffle(std::span(givens_));
        for (const Cell cell :
             std::span(givens_).first(static_cast<std::size_t>(options_.remove))) {
            board_[index(cell)] = Digit::blank;
        }
        for (std::uint64_t added = 0; added < options_.add;) {
            const auto at = random.below(static_cast<std::uint32_t>(board_.size()));
            if (board_[at] != Digit::blank) {
                continue;
            }
            const DigitSet digits = digits_for(cell_at(at));
            if (digits.empty()) {
                return;
            }
            board_[at] = random.pick(digits);
            ++added;
        }
        waiting_.push_back(board_);
        if (waiting_.size() == most_waiting) {
            test_waiting();
        }
    }

    void test_waiting() {
        const std::vector<bool> unique =
            counter_.are_unique(generate::pointers_to(waiting_), options_.cancelled);
        for (std::size_t at = 0; at < waiting_.size() && !ended_; ++at) {
            ended_ = unique[at] && !on_puzzle_(*Puzzle::from_givens(puzzle_.shape(), waiting_[at]));
        }
        assert(waiting_.size() <= most_waiting && unique.size() == waiting_.size());
        waiting_.clear();
    }

    const Puzzle &puzzle_;
    const VicinityOptions &options_;
    const OnPuzzle &on_puzzle_;
    generate::SolutionCounter &counter_;
    Grid board_;
    std::vector<Cell> givens_;
    std::vector<Grid> waiting_; ///< boards to be tested
    bool ended_ = false;
};

} // namespace

std::uint64_t vicinity_parts(const Puzzle &puzzle, const VicinityOptions &options) {
    if (puzzle.has_candidates()) {
        return 1;
    }
    return options.samples == 0 ? generate::combinations(puzzle.given_count(), options.remove)
                                : options.samples / samples_in_part +
                                      (options.samples % samples_in_part > 0 ? 1 : 0);
}

Result<void> vicinity(const Puzzle &puzzle, const VicinityOptions &options,
                      const OnPuzzle &on_puzzle) {
    using generate::refused;
    DOKUSHIN_CHECK(can_honour(Capability::generate, puzzle.shape()));
    if (is_sukaku(puzzle)) {
        return generate::vicinity_of_sukaku(puzzle, options, on_puzzle);
    }
    if (puzzle.has_candidates()) {
        return generate::refused_mixture();
    }
    const std::size_t givens = puzzle.given_count();
    if (options.remove > givens || options.add > puzzle.givens().size() - givens + options.remove) {
        return refused({"a puzzle of {n} givens", givens},
                       {"enough to take away {}, and room for {}", options.remove, options.add});
    }
    DOKUSHIN_TRY(counter, generate::SolutionCounter::make(puzzle.shape()));
    const std::uint64_t all_parts = vicinity_parts(puzzle, options);
    if (options.first_part >= all_parts) {
        return {};
    }
    const std::uint64_t parts = std::min(options.parts, all_parts - options.first_part);
    Vicinity near(puzzle, options, on_puzzle, counter);
    if (options.samples > 0) {
        near.try_samples(parts);
    } else {
        near.try_all(parts);
    }
    return {};
}

} // namespace dokushin
