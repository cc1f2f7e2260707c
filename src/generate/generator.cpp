// Attempts at a puzzle: a grid is filled, givens are removed or those of a pattern changed, and the
// result is compared with the request. Many attempts run side by side, because the fast engine
// answers their questions together.
#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

#include "base/stop.h"
#include "errors/try.h"
#include "generate/descent.h"
#include "generate/digging.h"
#include "generate/full_grid.h"
#include "generate/pattern.h"
#include "generate/request.h"
#include "generate/restoring.h"
#include "generate/rules/attempt.h"
#include "generate/rules/check_layout.h"
#include "generate/side_by_side.h"
#include "generate/solution_counter.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace dokushin {
namespace {

using generate::Descent;
using generate::Digging;
using generate::Orbit;
using generate::PatternFilling;
using generate::SolutionCounter;

/// True if no single given is redundant.
bool is_minimal(const Grid &givens, SolutionCounter &counter, const std::atomic<bool> *cancelled) {
    std::vector<Grid> without;
    for (const Cell cell : generate::given_cells(givens)) {
        without.push_back(givens);
        without.back()[index(cell)] = Digit::blank;
    }
    return std::ranges::none_of(counter.are_unique(generate::pointers_to(without), cancelled),
                                std::identity{});
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

/// An attempt that has a grid, and its further random numbers.
struct StartedAttempt {
    Attempt *attempt;
    Random random;
};

} // namespace

struct Generator::State {
    Shape shape;
    GenerateOptions options;
    std::vector<Orbit> orbits;
    generate::FullGrid full_grid;
    SolutionCounter counter;
    Solver solver{}; ///< for sukaku, which are solved one by one
    decltype(&generate::attempt_with_rules) lay = nullptr; ///< null if no rules are laid

    /// The number of givens at which digging ends: a random one of the requested range, but 0 for a
    /// minimal puzzle.
    std::size_t target_givens(Random &random) const {
        if (options.minimal || options.most_givens >= shape.cell_count()) {
            return options.minimal ? 0 : options.least_givens;
        }
        assert(options.least_givens <= options.most_givens);
        const std::size_t numbers = options.most_givens - options.least_givens + 1;
        return options.least_givens + random.below(static_cast<std::uint32_t>(numbers));
    }

    /// Fills the grids of the attempts, and returns the attempts that got one.
    std::vector<StartedAttempt> fill_grids(std::uint64_t first, std::span<Attempt> attempts) {
        std::vector<StartedAttempt> starts;
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

    void dig(std::span<StartedAttempt> starts) {
        std::vector<Digging> diggings;
        for (StartedAttempt &start : starts) {
            std::vector<const Orbit *> order = generate::shuffled(orbits, start.random);
            const std::size_t end = target_givens(start.random);
            diggings.emplace_back(start.attempt->solution, std::move(order), end);
        }
        generate::dig(diggings, counter, options.cancelled);
        assert(diggings.size() == starts.size());
        for (std::size_t at = 0; at < starts.size(); ++at) {
            starts[at].attempt->givens = diggings[at].givens();
        }
    }

    void fill_pattern(std::span<StartedAttempt> starts) {
        std::vector<PatternFilling> fillings;
        for (const StartedAttempt &start : starts) {
            fillings.emplace_back(shape, start.attempt->solution, cells_of(options.pattern),
                                  start.random);
        }
        generate::fill(fillings, counter, options.cancelled);
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

    /// Makes descents from each grid. On the usual 9×9 there are many, and the first that meets a
    /// puzzle counts: hardly ever two do. On other boards there is one, because with many a grid
    /// with few minimal puzzles would come as often as one with many.
    void descend(std::span<StartedAttempt> starts) {
        const bool nine = shape.is_usual_nine();
        for (StartedAttempt &start : starts) {
            std::vector<Descent> descents;
            for (std::size_t order = 0; order < (nine ? 1024U : 1U); ++order) {
                descents.emplace_back(start.attempt->solution, start.random,
                                      nine ? Descent::first_givens_of_nine : shape.cell_count());
            }
            generate::ask_all(std::span(descents), options.cancelled,
                              [&](std::span<const Grid *const> questions) {
                                  return counter.are_unique(questions, options.cancelled);
                              });
            const auto met = std::ranges::find_if(descents, &Descent::found);
            if (met != descents.end()) {
                start.attempt->givens = met->givens();
            }
        }
    }

    /// Restores candidates in a random order, beginning with those of the grid alone.
    void restore(std::span<StartedAttempt> starts) {
        for (StartedAttempt &start : starts) {
            Attempt &attempt = *start.attempt;
            const Puzzle whole = generate::solved_sukaku(shape, attempt.solution);
            std::vector<Candidate> order = generate::listed(eliminated(whole));
            start.random.shuffle(std::span(order));
            attempt.givens.assign(shape.cell_count(), Digit::blank);
            attempt.candidates = generate::restored(whole, order, solver, options.cancelled);
        }
    }

    /// Lays rules on each board, and removes givens.
    void lay_rules(std::uint64_t first, std::span<Attempt> attempts) {
        assert(lay != nullptr);
        for (std::size_t at = 0; at < attempts.size() && !is_cancelled(options.cancelled); ++at) {
            Random random(options.seed, first + at);
            const std::size_t end = target_givens(random);
            attempts[at] = lay(shape, options, orbits, end, random);
        }
    }

    [[nodiscard]] Puzzle puzzle_of(const Attempt &attempt) const {
        if (attempt.board) {
            return *Puzzle::from_givens(*attempt.board, attempt.givens);
        }
        return options.sukaku ? *Puzzle::from_candidates(shape, attempt.candidates)
                              : *Puzzle::from_givens(shape, attempt.givens);
    }

    /// True if no given is redundant. Digging cell by cell leaves only such puzzles.
    bool has_no_spare_given(const Attempt &attempt) {
        if (options.symmetry == Symmetry::none && options.pattern.empty()) {
            return true;
        }
        if (attempt.board) {
            auto own = SolutionCounter::make(*attempt.board);
            assert(own); // a board with rules is searched without a kernel
            return is_minimal(attempt.givens, *own, options.cancelled);
        }
        return is_minimal(attempt.givens, counter, options.cancelled);
    }

    Fate fate_of(const Attempt &attempt) {
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
        if (options.minimal && !options.sukaku && !has_no_spare_given(attempt)) {
            return Fate::not_minimal;
        }
        assert(attempt.solution.size() == shape.cell_count());
        const bool accepted =
            !options.accept || options.accept(puzzle_of(attempt), attempt.solution);
        if (is_cancelled(options.cancelled)) {
            return Fate::cancelled; // the callback may have ended early
        }
        return accepted ? Fate::good : Fate::refused;
    }

    void conclude(Attempt &attempt) {
        attempt.given_count =
            static_cast<std::size_t>(std::ranges::count_if(attempt.givens, generate::is_given));
        if (attempt.fate != Fate::no_grid && attempt.fate != Fate::not_minimal) {
            attempt.fate = fate_of(attempt);
        }
    }
};

Generator::Generator(std::unique_ptr<State> state) : state_(std::move(state)) {}
Generator::~Generator() = default;
Generator::Generator(Generator &&) noexcept = default;
Generator &Generator::operator=(Generator &&) noexcept = default;

Result<Generator> Generator::make(const Shape &shape, GenerateOptions options) {
    if (options.rules.wishes.empty()) {
        return make_without_layout(shape, std::move(options));
    }
    DOKUSHIN_CHECK(can_honour(Capability::generate, shape));
    DOKUSHIN_CHECK(generate::check_layout(shape, options));
    DOKUSHIN_TRY(generator, make_checked(shape, std::move(options)));
    generator.state_->lay = generate::attempt_with_rules;
    return std::move(generator);
}

Result<Generator> Generator::make_without_layout(const Shape &shape, GenerateOptions options) {
    if (!options.rules.wishes.empty()) {
        return std::unexpected(
            Error{ErrorCode::unsupported, {"rules to lay"}, {"a generator that lays rules"}});
    }
    return make_checked(shape, std::move(options));
}

Result<Generator> Generator::make_checked(const Shape &shape, GenerateOptions options) {
    DOKUSHIN_CHECK(can_honour(Capability::generate, shape));
    std::vector<Orbit> orbits = dokushin::orbits(shape.side(), options.symmetry);
    DOKUSHIN_CHECK(generate::check(shape, options, orbits));
    DOKUSHIN_TRY(counter, SolutionCounter::make(shape));
    return Generator(std::make_unique<State>(State{shape, std::move(options), std::move(orbits),
                                                   generate::FullGrid(shape), std::move(counter)}));
}

double weight(std::size_t cells, std::size_t givens) {
    const auto log_choices = [all = static_cast<double>(cells)](double some) {
        return std::lgamma(all + 1) - std::lgamma(some + 1) - std::lgamma(all - some + 1);
    };
    const std::size_t reference = cells * 26 / 81;
    return std::exp(log_choices(static_cast<double>(givens)) -
                    log_choices(static_cast<double>(reference)));
}

std::vector<Attempt> Generator::attempts(std::uint64_t first, std::size_t count) {
    std::vector<Attempt> attempts(count, Attempt{Fate::cancelled, {}, {}, 0, {}});
    if (!state_->options.rules.wishes.empty()) {
        state_->lay_rules(first, attempts);
        for (Attempt &attempt : attempts) {
            state_->conclude(attempt);
        }
        return attempts;
    }
    std::vector<StartedAttempt> starts = state_->fill_grids(first, attempts);
    if (state_->options.sukaku) {
        state_->restore(starts);
    } else if (state_->options.controlled_bias) {
        state_->descend(starts);
    } else if (!state_->options.pattern.empty()) {
        state_->fill_pattern(starts);
    } else {
        state_->dig(starts);
    }
    for (const StartedAttempt &start : starts) {
        state_->conclude(*start.attempt);
    }
    return attempts;
}

} // namespace dokushin
