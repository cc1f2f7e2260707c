// The puzzles near a puzzle: some givens away, and as many others put in.
//
// Every choice of givens to take away and every consistent choice of digits to put in is
// asked about, in blocks, as the fast engine answers many together. A given that was taken
// away is not put back as it was: that would be a nearer puzzle. So no puzzle comes twice.
// Cost: C(givens, remove) · C(blanks, add) · side^add questions at most.
#include "base/stop.h"
#include "generate/near_sukaku.h"
#include "generate/uniqueness.h"

#include "base/counting.h"
#include "base/random.h"

#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin {
namespace {

class Vicinity {
  public:
    Vicinity(const Puzzle &puzzle, const VicinityOptions &options, const OnPuzzle &on_puzzle,
             generate::Uniqueness &uniqueness)
        : puzzle_(puzzle), options_(options), on_puzzle_(on_puzzle), uniqueness_(uniqueness),
          board_(puzzle.givens()) {
        for (std::size_t at = 0; at < board_.size(); ++at) {
            if (board_[at] != Digit::blank) {
                givens_.push_back(cell_at(at));
            }
        }
    }

    void all() {
        // Pascal's way, since the numerator alone may be beyond any number.
        for (std::uint64_t taken = 0; taken < options_.remove; ++taken) {
            choices_ *=
                static_cast<double>(givens_.size() - taken) / static_cast<double>(taken + 1);
        }
        take_away(0, options_.remove);
        ask();
    }

    void some() {
        Random random(options_.seed, options_.number);
        for (std::uint64_t number = 0; number < options_.samples && goes_on(); ++number) {
            sample(random);
            tell_share(static_cast<double>(number + 1) / static_cast<double>(options_.samples));
        }
        ask();
    }

  private:
    static constexpr std::size_t most_together = 1024;

    /// Looked at wherever a choice is made: many fill a board before a question is asked.
    [[nodiscard]] bool goes_on() {
        ended_ = ended_ || is_cancelled(options_.cancelled);
        return !ended_;
    }

    void tell_share(double share) {
        if (options_.share != nullptr) {
            options_.share->store(share, std::memory_order_relaxed);
        }
    }

    /// Every choice of so many givens, of those from a place of the list on.
    void take_away(std::size_t from, std::uint64_t left) {
        assert(from <= givens_.size() && left <= options_.remove);
        if (left == 0) {
            put_in(0, options_.add);
            tell_share(++tried_ / choices_);
            return;
        }
        for (std::size_t at = from; at + left <= givens_.size() && goes_on(); ++at) {
            const Cell cell = givens_[at];
            assert(board_[index(cell)] == puzzle_.given(cell));
            board_[index(cell)] = Digit::blank;
            take_away(at + 1, left - 1);
            board_[index(cell)] = puzzle_.given(cell);
        }
    }

    /// Every choice of so many blank cells from a cell on, and of digits for them.
    void put_in(std::size_t from, std::uint64_t left) {
        assert(from <= board_.size() && left <= options_.add);
        if (left == 0) {
            waiting_.push_back(board_);
            if (waiting_.size() == most_together) {
                ask();
            }
            return;
        }
        for (std::size_t at = from; at < board_.size() && goes_on(); ++at) {
            if (board_[at] != Digit::blank) {
                continue;
            }
            for (const Digit digit : digits_for(cell_at(at))) {
                board_[at] = digit;
                put_in(at + 1, left - 1);
                if (ended_) {
                    break;
                }
            }
            board_[at] = Digit::blank;
        }
    }

    /// What a blank cell may hold beside the others, but for what was taken from it.
    [[nodiscard]] DigitSet digits_for(Cell cell) const {
        assert(board_[index(cell)] == Digit::blank);
        DigitSet digits = puzzle_.shape().all_digits() - DigitSet::only(puzzle_.given(cell));
        for (const Cell peer : puzzle_.shape().peers(cell)) {
            digits.erase(board_[index(peer)]);
        }
        return digits;
    }

    /// One choice, any; none if a cell that is chosen can't hold anything.
    void sample(Random &random) {
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
            auto digit = digits.begin();
            std::advance(digit, random.below(digits.size()));
            board_[at] = *digit;
            ++added;
        }
        waiting_.push_back(board_);
        if (waiting_.size() == most_together) {
            ask();
        }
    }

    void ask() {
        std::vector<const Grid *> questions;
        for (const Grid &board : waiting_) {
            questions.push_back(&board);
        }
        const std::vector<bool> unique = uniqueness_.of(questions, options_.cancelled);
        for (std::size_t at = 0; at < waiting_.size() && !ended_; ++at) {
            ended_ = unique[at] && !on_puzzle_(*Puzzle::from_givens(puzzle_.shape(), waiting_[at]));
        }
        assert(waiting_.size() <= most_together && unique.size() == waiting_.size());
        waiting_.clear();
    }

    const Puzzle &puzzle_;
    const VicinityOptions &options_;
    const OnPuzzle &on_puzzle_;
    generate::Uniqueness &uniqueness_;
    Grid board_;
    std::vector<Cell> givens_;
    std::vector<Grid> waiting_; ///< to be asked about
    double choices_ = 1;        ///< of givens to take away
    double tried_ = 0;          ///< of these
    bool ended_ = false;
};

} // namespace

Result<void> vicinity(const Puzzle &puzzle, const VicinityOptions &options,
                      const OnPuzzle &on_puzzle) {
    const auto refused = [](std::string what, std::string expected) {
        return std::unexpected(
            Error{ErrorCode::unsupported, std::move(what), std::move(expected), 0, 0});
    };
    if (is_sukaku(puzzle)) {
        return generate::vicinity_of_sukaku(puzzle, options, on_puzzle);
    }
    if (puzzle.has_candidates()) {
        return refused("a puzzle of givens that states candidates",
                       "one of givens alone, or of candidates alone");
    }
    const std::size_t givens = puzzle.given_count();
    if (options.remove > givens || options.add > puzzle.givens().size() - givens + options.remove) {
        return refused(
            counting("a puzzle of {} givens", givens),
            fmt::format("enough to take away {}, and room for {}", options.remove, options.add));
    }
    auto uniqueness = generate::Uniqueness::make(puzzle.shape());
    if (!uniqueness) {
        return std::unexpected(uniqueness.error());
    }
    Vicinity near(puzzle, options, on_puzzle, *uniqueness);
    if (options.samples > 0) {
        near.some();
    } else {
        near.all();
    }
    return {};
}

} // namespace dokushin
