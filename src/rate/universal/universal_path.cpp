// A universal path takes singles one by one, and then the simplest chain.
#include <dokushin/universal_path.h>

#include "rate/universal/chain_step.h"
#include "rate/universal/notation.h"
#include "rate/universal/simplest_first.h"

#include <dokushin/capability.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {
namespace {

using universal::CspBoard;
using universal::CspChain;
using universal::CspLink;
using universal::Label;
using universal::ResolutionState;
using universal::SimplestFirst;
using universal::Variable;

/// The names of the patterns, in the order of the enumeration.
constexpr std::array<std::string_view, 6> pattern_names{"naked-single", "hidden-single", "whip",
                                                        "g-whip",       "braid",         "g-braid"};

UniversalPattern pattern_of(const CspBoard &board, const CspChain &chain) {
    const bool has_groups = std::ranges::any_of(chain.links, [&](const CspLink &link) {
        return link.right && is_group(board, *link.right);
    });
    if (chain.is_whip) {
        return has_groups ? UniversalPattern::g_whip : UniversalPattern::whip;
    }
    return has_groups ? UniversalPattern::g_braid : UniversalPattern::braid;
}

/// Finds a single and places it; none if there is none.
std::optional<UniversalStep> next_single(ResolutionState &known) {
    const CspBoard &board = known.board();
    const auto singles = known.singles();
    const auto found =
        std::ranges::find_if(singles, [&](Variable variable) { return known.left(variable) == 1; });
    if (found == singles.end()) {
        return std::nullopt;
    }
    const Variable variable = *found;
    const Label single = known.only_candidate_of(variable);
    const auto pattern = index(variable) < board.cell_count() ? UniversalPattern::naked_single
                                                              : UniversalPattern::hidden_single;
    known.place(single);
    PatternInstance instance{pattern, 0, notation_of(board, pattern, variable, single)};
    return UniversalStep{std::move(instance), step_of(board, variable, single)};
}

struct OrderRow {
    std::string_view word;
    UniversalChains chains;
};
constexpr std::array order_rows{
    OrderRow{"universal", UniversalChains::whips}, OrderRow{"w", UniversalChains::whips},
    OrderRow{"gw", UniversalChains::g_whips}, OrderRow{"b", UniversalChains::braids},
    OrderRow{"gb", UniversalChains::g_braids}};
constexpr std::array order_words = [] {
    std::array<std::string_view, order_rows.size()> words;
    std::ranges::transform(order_rows, words.begin(), &OrderRow::word);
    return words;
}();

} // namespace

std::optional<UniversalChains> universal_chains_named(std::string_view order) {
    const auto found = std::ranges::find(order_rows, order, &OrderRow::word);
    return found == order_rows.end() ? std::nullopt : std::optional(found->chains);
}
std::span<const std::string_view> universal_orders() { return order_words; }

std::string_view name(UniversalPattern pattern) {
    return pattern_names[static_cast<std::size_t>(pattern)];
}

std::string_view name(const PatternInstance &instance, Language language) {
    switch (instance.pattern) {
    case UniversalPattern::naked_single:
        return name(Technique::naked_single, language);
    case UniversalPattern::hidden_single:
        return name(Technique::hidden_single, language);
    default:
        return name(instance.pattern);
    }
}

struct UniversalPath::State {
    State(const Puzzle &puzzle, const Grid &solution, UniversalChains allowed,
          const UniversalOptions &options)
        : board(puzzle.shape(),
                allowed == UniversalChains::g_whips || allowed == UniversalChains::g_braids),
          is_true(true_labels(board, solution)),
          watch({.time = options.time, .cancelled = options.cancelled}),
          chains({std::span(&board, 1)}, is_true, watch), known(board, puzzle), most(options.most),
          has_braids(allowed == UniversalChains::braids || allowed == UniversalChains::g_braids) {}

    CspBoard board;
    std::vector<std::uint8_t> is_true;
    search::Watch watch;
    SimplestFirst chains;
    ResolutionState known;
    unsigned most;
    bool has_braids;
};

UniversalPath::UniversalPath(std::unique_ptr<State> state) : state_(std::move(state)) {}
UniversalPath::~UniversalPath() = default;
UniversalPath::UniversalPath(UniversalPath &&) noexcept = default;
UniversalPath &UniversalPath::operator=(UniversalPath &&) noexcept = default;

Result<UniversalPath> UniversalPath::begin(const Puzzle &puzzle, const Grid &solution,
                                           UniversalChains chains,
                                           const UniversalOptions &options) {
    if (const auto fine = can_honour(Capability::ratings, puzzle.shape()); !fine) {
        return std::unexpected(fine.error());
    }
    assert(solution.size() == puzzle.shape().cell_count());
    return UniversalPath(std::make_unique<State>(puzzle, solution, chains, options));
}

std::optional<UniversalStep> UniversalPath::next() {
    State &state = *state_;
    if (state.known.is_solved() || state.known.is_contradictory()) {
        return std::nullopt;
    }
    if (auto single = next_single(state.known)) {
        return single;
    }
    state.known.take_singles(); // none is left; it forgets those that were taken
    const auto chain = state.chains.next(state.known, 1, state.most, state.has_braids);
    if (!chain) {
        return std::nullopt;
    }
    const UniversalPattern pattern = pattern_of(state.board, *chain);
    state.known.eliminate(chain->target);
    PatternInstance instance{pattern, static_cast<unsigned>(chain->links.size()),
                             notation_of(state.board, pattern, *chain)};
    return UniversalStep{std::move(instance), step_of(state.board, *chain)};
}

bool UniversalPath::solved() const { return state_->known.is_solved(); }
bool UniversalPath::gave_up() const { return state_->watch.stop_now().has_value(); }

} // namespace dokushin
