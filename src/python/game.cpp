// The Patterns Game for Python: attempts on several threads, which the game takes in their order.
#include "errors/catalogue.h"
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/patterns_game.h>

#include <pybind11/stl.h>

#include <algorithm>
#include <memory>

namespace dokushin::python {
namespace {

/// A Player makes attempts and rates what they give.
class Player {
  public:
    struct Made {
        Attempt attempt;
        std::optional<Rating> rating{}; ///< of a good one
    };

    Player(const Shape &shape, GenerateOptions wanted, const Cancelled &cancelled)
        : state_(std::make_unique<State>(cancelled)) {
        wanted.cancelled = &cancelled;
        wanted.accept = [state = state_.get()](const Puzzle &puzzle, const Grid &) {
            state->ratings.push_back(state->rater.rate(puzzle));
            return !state->ratings.back().stopped;
        };
        generator_.emplace(value_or_raise(Generator::make(shape, std::move(wanted))));
    }

    std::vector<Made> made(std::uint64_t first, std::size_t count) {
        state_->ratings.clear();
        std::vector<Made> all;
        std::size_t rated = 0; // ratings are in the order of the attempts
        for (Attempt &attempt : generator_->attempts(first, count)) {
            const bool was_rated = attempt.fate == Fate::good || attempt.fate == Fate::refused;
            Made &one = all.emplace_back(Made{std::move(attempt)});
            if (was_rated && rated < state_->ratings.size()) {
                one.rating = state_->ratings[rated++];
            }
        }
        return all;
    }

  private:
    struct State {
        explicit State(const Cancelled &cancelled) : rater(RateOptions{.cancelled = &cancelled}) {}
        Rater rater;
        std::vector<Rating> ratings{}; ///< of the attempts at hand
    };
    std::unique_ptr<State> state_; ///< the generator has its address
    std::optional<Generator> generator_;
};

/// A Game goes on from attempt to attempt.
class Game {
  public:
    Game(const std::string &shape, const std::vector<bool> &pattern, std::uint64_t seed,
         unsigned threads)
        : shape_(value_or_raise(Shape::parse(shape))), game_(shape_, &cancelled_) {
        value_or_raise(can_honour(Capability::ratings, shape_));
        if (pattern.size() != shape_.cell_count()) {
            refuse({ErrorCode::wrong_length,
                    {"a pattern of {n} cells", pattern.size()},
                    {"{}", shape_.cell_count()}});
        }
        GenerateOptions wanted;
        wanted.pattern = pattern;
        wanted.seed = seed;
        for (unsigned thread = 0; thread < threads; ++thread) {
            players_.emplace_back(shape_, wanted, cancelled_);
        }
    }
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    /// Notes a puzzle that was posted before; false if it is of another board.
    bool post(const Record &record) {
        expect_proper(record.puzzle);
        const auto posted =
            without_lock(cancelled_, [&] { return game_.note_posted(record.puzzle); });
        return posted == PatternsGame::Posted::noted;
    }

    /// Makes some attempts, for `seconds` at most, and takes no more than so many puzzles. Returns
    /// (the new puzzles as (record, ER, EP, ED), attempts in all, was the time over?).
    py::tuple step(std::optional<double> seconds, std::size_t most) {
        cancelled_ = false; // an earlier step may have ended at its limit, with new puzzles
        const std::uint64_t first = next_;
        const auto blocks =
            without_lock(cancelled_, [&] { return made_from(first); }, time_of(seconds));
        py::list found;
        for (const std::vector<Player::Made> &block : blocks) {
            for (const Player::Made &made : block) {
                if (made.attempt.fate == Fate::cancelled || found.size() == most) {
                    return py::make_tuple(found, next_, cancelled_.load());
                }
                ++next_;
                take(made, found);
            }
        }
        return py::make_tuple(found, next_, cancelled_.load());
    }

    /// Returns rows of (ER, puzzles, posted, found).
    [[nodiscard]] py::list rows() const {
        py::list rows;
        for (const PatternsGame::Row &row : game_.table()) {
            rows.append(py::make_tuple(row.tenths / tenths, row.puzzles, row.posted, row.found));
        }
        return rows;
    }

  private:
    static constexpr double tenths = 10;

    void take(const Player::Made &made, py::list &found) {
        if (made.attempt.fate != Fate::good || !made.rating) {
            return;
        }
        const Puzzle puzzle = *Puzzle::from_givens(shape_, made.attempt.givens);
        const GameRating rating = GameRating::of(*made.rating);
        if (game_.takes(puzzle, rating)) {
            found.append(py::make_tuple(record_of(puzzle), rating.hardest / tenths,
                                        rating.pearl / tenths, rating.diamond / tenths));
        }
    }

    /// Makes a block of attempts on each thread.
    [[nodiscard]] std::vector<std::vector<Player::Made>> made_from(std::uint64_t first) {
        // The fast engine makes many 9×9 puzzles together.
        const std::size_t at_once = shape_.side() > 9 ? 1 : shape_.side() == 9 ? 64 : 16;
        std::vector<std::vector<Player::Made>> blocks(players_.size());
        std::atomic<std::size_t> workers{0};
        share_slices(blocks.size(), 1, static_cast<unsigned>(players_.size()), cancelled_, [&] {
            return [&, &player = players_[workers++]](std::size_t from, std::size_t end) {
                for (std::size_t at = from; at < end; ++at) {
                    blocks[at] = player.made(first + at * at_once, at_once);
                }
            };
        });
        // What stands behind a block that wasn't made is left out, so that none is skipped.
        const auto missing = std::ranges::find_if(blocks, &std::vector<Player::Made>::empty);
        blocks.erase(missing, blocks.end());
        return blocks;
    }

    Cancelled cancelled_{false};
    Shape shape_;
    PatternsGame game_;
    std::vector<Player> players_;
    std::uint64_t next_ = 0;
};

} // namespace

void add_game(py::module_ &module) {
    py::class_<Game>(module, "Game")
        .def(py::init<const std::string &, const std::vector<bool> &, std::uint64_t, unsigned>())
        .def("post", &Game::post)
        .def("step", &Game::step)
        .def("rows", &Game::rows);
}

} // namespace dokushin::python
