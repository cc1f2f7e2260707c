// Attempts at a puzzle: fill a grid, take givens away or change those of a pattern, see
// whether what is left was asked for. Many attempts go on side by side, as the fast engine answers
// their questions together.
#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

#include "base/stop.h"
#include "generate/descent.h"
#include "generate/digging.h"
#include "generate/full_grid.h"
#include "generate/pattern.h"
#include "generate/request.h"
#include "generate/restoring.h"
#include "generate/side_by_side.h"
#include "generate/uniqueness.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace dokushin {
namespace {

using generate::Descent;
using generate::Digging;
using generate::Part;
using generate::PatternFilling;
using generate::Uniqueness;

/// Can no single given go?
bool is_minimal(const Grid &givens, Uniqueness &uniqueness, const std::atomic<bool> *cancelled) {
    std::vector<Grid> without;
    for (std::size_t at = 0; at < givens.size(); ++at) {
        if (givens[at] != Digit::blank) {
            without.push_back(givens);
            without.back()[at] = Digit::blank;
        }
    }
    std::vector<const Grid *> questions;
    for (const Grid &board : without) {
        questions.push_back(&board);
    }
    return std::ranges::none_of(uniqueness.of(questions, cancelled), std::identity{});
}

std::vector<Cell> cells_of(const std::vector<bool> &pattern) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at]) {
            cells.push_back(cell_at(at));
        }
    }
    return cells;
}

/// An attempt that has a grid, and the random numbers that are left to it.
struct Start {
    Attempt *attempt;
    Random random;
};

} // namespace

struct Generator::State {
    Shape shape;
    GenerateOptions options;
    std::vector<Part> parts;
    generate::FullGrid full_grid;
    Uniqueness uniqueness;
    Solver solver{}; ///< for sukaku, which are asked about one by one

    /// The givens at which digging ends: those that are asked for, of a puzzle that need
    /// not be minimal.
    std::size_t least(Random &random) const {
        if (options.minimal || options.most_givens >= shape.cell_count()) {
            return options.minimal ? 0 : options.least_givens;
        }
        assert(options.least_givens <= options.most_givens);
        const std::size_t numbers = options.most_givens - options.least_givens + 1;
        return options.least_givens + random.below(static_cast<std::uint32_t>(numbers));
    }

    /// The grids that attempts start from; those that found one.
    std::vector<Start> fill_grids(std::uint64_t first, std::span<Attempt> attempts) {
        std::vector<Start> starts;
        for (std::size_t at = 0; at < attempts.size() && !is_cancelled(options.cancelled); ++at) {
            Random random(options.seed, first + at);
            auto grid = full_grid.filled(random, options.cancelled);
            if (grid) {
                assert(grid->size() == shape.cell_count());
                attempts[at].solution = *std::move(grid);
                starts.push_back({&attempts[at], random});
            } else if (!is_cancelled(options.cancelled)) {
                attempts[at].fate = Fate::no_grid;
            }
        }
        return starts;
    }

    void dig_out(std::span<Start> starts) {
        std::vector<Digging> diggings;
        for (Start &start : starts) {
            std::vector<const Part *> order = generate::shuffled(parts, start.random);
            const std::size_t end = least(start.random);
            diggings.emplace_back(start.attempt->solution, std::move(order), end);
        }
        generate::dig(diggings, uniqueness, options.cancelled);
        assert(diggings.size() == starts.size());
        for (std::size_t at = 0; at < starts.size(); ++at) {
            starts[at].attempt->givens = diggings[at].givens();
        }
    }

    void fill_pattern(std::span<Start> starts) {
        std::vector<PatternFilling> fillings;
        for (const Start &start : starts) {
            fillings.emplace_back(shape, start.attempt->solution, cells_of(options.pattern),
                                  start.random);
        }
        generate::fill(fillings, uniqueness, options.cancelled);
        assert(fillings.size() == starts.size());
        for (std::size_t at = 0; at < starts.size(); ++at) {
            Attempt &attempt = *starts[at].attempt;
            attempt.givens = fillings[at].question();
            attempt.solution.clear(); // the digits are others now
            if (fillings[at].found()) {
                attempt.solution = solve(*Puzzle::from_givens(shape, attempt.givens)).solution;
            }
        }
    }

    /// Goes down from each grid. On the usual 9×9 in many orders, of which hardly ever two
    /// meet a puzzle: the first counts. Elsewhere in one, as grids with few minimal puzzles
    /// would come as often as those with many if each had to meet one.
    void descend(std::span<Start> starts) {
        const bool nine = shape.is_usual_nine();
        for (Start &start : starts) {
            std::vector<Descent> descents;
            for (std::size_t order = 0; order < (nine ? 1024U : 1U); ++order) {
                descents.emplace_back(start.attempt->solution, start.random,
                                      nine ? Descent::first_givens_of_nine : shape.cell_count());
            }
            generate::ask_all(std::span(descents), options.cancelled,
                              [&](std::span<const Grid *const> questions) {
                                  return uniqueness.of(questions, options.cancelled);
                              });
            const auto met = std::ranges::find_if(descents, &Descent::found);
            if (met != descents.end()) {
                start.attempt->givens = met->givens();
            }
        }
    }

    /// From all candidates eliminated but those of the grid, in any order.
    void restore(std::span<Start> starts) {
        for (Start &start : starts) {
            Attempt &attempt = *start.attempt;
            const Puzzle whole = generate::settled(shape, attempt.solution);
            std::vector<generate::Struck> order = generate::listed(eliminated(whole));
            start.random.shuffle(std::span(order));
            attempt.givens.assign(shape.cell_count(), Digit::blank);
            attempt.candidates = generate::restored(whole, order, solver, options.cancelled);
        }
    }

    [[nodiscard]] Puzzle puzzle_of(const Attempt &attempt) const {
        return options.sukaku ? *Puzzle::from_candidates(shape, attempt.candidates)
                              : *Puzzle::from_givens(shape, attempt.givens);
    }

    Fate judge(const Attempt &attempt) {
        if (is_cancelled(options.cancelled)) {
            return Fate::cancelled;
        }
        if (attempt.solution.empty()) {
            return Fate::several;
        }
        if (attempt.givens.empty()) {
            return Fate::not_met;
        }
        if (attempt.given_count < options.least_givens ||
            attempt.given_count > options.most_givens) {
            return Fate::givens;
        }
        // What was dug one by one is minimal as it is.
        const bool one_by_one = options.symmetry == Symmetry::none && options.pattern.empty();
        if (options.minimal && !one_by_one && !options.sukaku &&
            !is_minimal(attempt.givens, uniqueness, options.cancelled)) {
            return Fate::not_minimal;
        }
        assert(attempt.solution.size() == shape.cell_count());
        const bool accepted =
            !options.accept || options.accept(puzzle_of(attempt), attempt.solution);
        if (is_cancelled(options.cancelled)) {
            return Fate::cancelled; // what was said may have been said in haste
        }
        return accepted ? Fate::good : Fate::refused;
    }
};

Generator::Generator(std::unique_ptr<State> state) : state_(std::move(state)) {}
Generator::~Generator() = default;
Generator::Generator(Generator &&) noexcept = default;
Generator &Generator::operator=(Generator &&) noexcept = default;

Result<Generator> Generator::make(const Shape &shape, GenerateOptions options) {
    std::vector<Part> parts = orbits(shape.side(), options.symmetry);
    if (const auto possible = generate::check(shape, options, parts); !possible) {
        return std::unexpected(possible.error());
    }
    auto uniqueness = Uniqueness::make(shape);
    if (!uniqueness) {
        return std::unexpected(uniqueness.error());
    }
    return Generator(
        std::make_unique<State>(State{shape, std::move(options), std::move(parts),
                                      generate::FullGrid(shape), *std::move(uniqueness)}));
}

double weight(std::size_t cells, std::size_t givens) {
    const auto log_choices = [all = static_cast<double>(cells)](double some) {
        return std::lgamma(all + 1) - std::lgamma(some + 1) - std::lgamma(all - some + 1);
    };
    const std::size_t handy = cells * 26 / 81;
    return std::exp(log_choices(static_cast<double>(givens)) -
                    log_choices(static_cast<double>(handy)));
}

std::vector<Attempt> Generator::attempts(std::uint64_t first, std::size_t count) {
    std::vector<Attempt> attempts(count, Attempt{Fate::cancelled, {}, {}, 0, {}});
    std::vector<Start> starts = state_->fill_grids(first, attempts);
    if (state_->options.sukaku) {
        state_->restore(starts);
    } else if (state_->options.controlled_bias) {
        state_->descend(starts);
    } else if (!state_->options.pattern.empty()) {
        state_->fill_pattern(starts);
    } else {
        state_->dig_out(starts);
    }
    for (const Start &start : starts) {
        Attempt &attempt = *start.attempt;
        attempt.given_count = static_cast<std::size_t>(std::ranges::count_if(
            attempt.givens, [](Digit digit) { return digit != Digit::blank; }));
        attempt.fate = state_->judge(attempt);
    }
    return attempts;
}

} // namespace dokushin
