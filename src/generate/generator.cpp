// Attempts at a puzzle: fill a grid, take givens away, see whether what is left was asked
// for. Many attempts go on side by side, as the fast engine answers their questions together.
#include <dokushin/generate.h>

#include "generate/digging.h"
#include "generate/full_grid.h"
#include "generate/request.h"
#include "generate/uniqueness.h"

#include <algorithm>

namespace dokushin {
namespace {

using generate::Digging;
using generate::Part;
using generate::Uniqueness;

bool is_set(const std::atomic<bool> *flag) {
    return flag != nullptr && flag->load(std::memory_order_relaxed);
}

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

} // namespace

struct Generator::State {
    Shape shape;
    GenerateOptions options;
    std::vector<Part> parts;
    generate::FullGrid full_grid;
    Uniqueness uniqueness;

    /// The givens at which digging ends: those that are asked for, of a puzzle that need
    /// not be minimal.
    std::size_t least(Random &random) const {
        if (options.minimal || options.most_givens >= shape.cell_count()) {
            return options.minimal ? 0 : options.least_givens;
        }
        const std::size_t numbers = options.most_givens - options.least_givens + 1;
        return options.least_givens + random.below(static_cast<std::uint32_t>(numbers));
    }

    Fate judge(const Attempt &attempt) {
        if (is_set(options.cancelled)) {
            return Fate::cancelled;
        }
        if (attempt.given_count < options.least_givens ||
            attempt.given_count > options.most_givens) {
            return Fate::givens;
        }
        const bool single = options.symmetry == Symmetry::none; // minimal as it was dug
        if (options.minimal && !single &&
            !is_minimal(attempt.givens, uniqueness, options.cancelled)) {
            return Fate::not_minimal;
        }
        if (options.accept &&
            !options.accept(*Puzzle::from_givens(shape, attempt.givens), attempt.solution)) {
            return Fate::refused;
        }
        return is_set(options.cancelled) ? Fate::cancelled : Fate::good;
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

std::vector<Attempt> Generator::attempts(std::uint64_t first, std::size_t count) {
    std::vector<Attempt> attempts(count, Attempt{Fate::cancelled, {}, {}, 0});
    std::vector<Digging> diggings;
    std::vector<Attempt *> dug;
    for (std::size_t at = 0; at < count && !is_set(state_->options.cancelled); ++at) {
        Random random(state_->options.seed, first + at);
        auto grid = state_->full_grid.filled(random);
        if (!grid) {
            attempts[at].fate = Fate::no_grid;
            continue;
        }
        std::vector<const Part *> order = generate::shuffled(state_->parts, random);
        attempts[at].solution = *grid;
        diggings.emplace_back(*std::move(grid), std::move(order), state_->least(random));
        dug.push_back(&attempts[at]);
    }
    generate::dig(diggings, state_->uniqueness, state_->options.cancelled);
    for (std::size_t at = 0; at < dug.size(); ++at) {
        dug[at]->givens = diggings[at].givens();
        dug[at]->given_count = diggings[at].given_count();
        dug[at]->fate = state_->judge(*dug[at]);
    }
    return attempts;
}

} // namespace dokushin
