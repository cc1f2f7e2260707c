#include <dokushin/solution_path.h>

#include "errors/catalogue.h"
#include "rate/universal/chain_path.h"

#include <algorithm>
#include <iterator>

namespace dokushin {

struct SolutionPath::State {
    State(const Puzzle &puzzle, const PathOptions &options) : walk(puzzle, options) {
        if (options.chains) {
            chains.emplace(puzzle.shape(), options);
        }
    }
    Walk walk;
    std::optional<universal::ChainPath> chains{}; ///< of a universal order
    bool gave_up = false;
};

std::vector<Capability> needed_capabilities(std::optional<UniversalChains> chains) {
    return chains ? std::vector{Capability::steps, Capability::ratings}
                  : std::vector{Capability::steps};
}

SolutionPath::SolutionPath(std::unique_ptr<State> state) : state_(std::move(state)) {}
SolutionPath::~SolutionPath() = default;
SolutionPath::SolutionPath(SolutionPath &&) noexcept = default;
SolutionPath &SolutionPath::operator=(SolutionPath &&) noexcept = default;

Result<SolutionPath> SolutionPath::begin(const Puzzle &puzzle, const PathOptions &options) {
    for (const Capability needed : needed_capabilities(options.chains)) {
        if (const auto fine = can_honour(needed, puzzle.shape()); !fine) {
            return std::unexpected(fine.error());
        }
    }
    if (options.chains &&
        !(options.solution && options.solution->size() == puzzle.shape().cell_count())) {
        return std::unexpected(Error{ErrorCode::contradiction,
                                     {"a path of chains without the puzzle's solution"},
                                     {"its only solution in the options"}});
    }
    return SolutionPath(std::make_unique<State>(puzzle, options));
}

std::optional<PathStep> SolutionPath::next() const {
    State &state = *state_;
    std::optional<PathStep> found;
    if (state.chains) {
        found = state.chains->next(state.walk);
        state.gave_up = state.chains->gave_up();
    } else {
        if (auto step = state.walk.next()) {
            found = PathStep{*std::move(step)};
        }
        state.gave_up = state.walk.gave_up();
    }
    return found;
}

std::vector<PathStep> SolutionPath::all(Technique technique) const {
    std::vector<PathStep> steps;
    std::ranges::transform(state_->walk.all(technique), std::back_inserter(steps),
                           [](Step &step) { return PathStep{std::move(step)}; });
    state_->gave_up = state_->walk.gave_up();
    return steps;
}

bool SolutionPath::gave_up() const { return state_->gave_up; }

void SolutionPath::apply(const Step &step) {
    state_->walk.apply(step);
    if (state_->chains) {
        state_->chains->apply(step);
    }
}

const Walk &SolutionPath::walk() const { return state_->walk; }

} // namespace dokushin
