// A universal rating is the least number with which a theory solves the puzzle; smaller ones are
// tried first.
#include <dokushin/universal.h>

#include "rate/universal/boards.h"
#include "rate/universal/simplest_first.h"
#include "rate/universal/trial_and_error.h"

#include <dokushin/capability.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {
namespace {

using universal::Boards;
using universal::CspBoard;
using universal::Label;
using universal::ResolutionState;
using universal::SimplestFirst;
using universal::TrialAndError;
using Kind = UniversalRating::Kind;

/// Trial and error of greater depth is not looked for: no puzzle of 9×9 is known to need it.
constexpr unsigned most_depth = 3;

/// The Chains of a theory; those that are typed have variables of one type each.
enum class Chains : std::uint8_t { braids, whips, typed_whips };

struct ScaleRow {
    UniversalScale scale;
    std::string_view name;
    unsigned depth = 0; ///< of the trial and error in which lengths of braids are counted
    bool has_groups = false;
    Chains chains = Chains::braids;
    bool has_subsets = false;
};
constexpr std::array scale_rows{
    ScaleRow{UniversalScale::te, "te"},
    ScaleRow{UniversalScale::b, "b"},
    ScaleRow{UniversalScale::gb, "gb", 0, true},
    ScaleRow{UniversalScale::bxb, "bxb", 1},
    ScaleRow{UniversalScale::bxbb, "bxbb", 2},
    ScaleRow{UniversalScale::w, "w", 0, false, Chains::whips},
    ScaleRow{UniversalScale::gw, "gw", 0, true, Chains::whips},
    ScaleRow{UniversalScale::sw, "sw", 0, false, Chains::whips, true},
    ScaleRow{UniversalScale::tyw, "tyw", 0, false, Chains::typed_whips},
};
constexpr std::array scales_in_order = [] {
    std::array<UniversalScale, scale_rows.size()> scales{};
    std::ranges::transform(scale_rows, scales.begin(), &ScaleRow::scale);
    return scales;
}();
const ScaleRow &row_of(UniversalScale scale) {
    return *std::ranges::find(scale_rows, scale, &ScaleRow::scale);
}

/// A Rated puzzle is taken through theories of growing strength, each from where the weaker ones of
/// its depth have left it.
class Rated {
  public:
    Rated(Boards &boards, const Puzzle &puzzle, const Grid &solution,
          const UniversalOptions &options)
        : boards_(boards), puzzle_(puzzle), is_true_(true_labels(boards.plain(), solution)),
          most_(options.most), watch_({.time = options.time, .cancelled = options.cancelled}) {}
    Rated(const Rated &) = delete; // searches refer to its watch
    Rated &operator=(const Rated &) = delete;

    [[nodiscard]] UniversalRating rating(const ScaleRow &row) {
        const UniversalRating depth = depth_of_trials();
        if (row.scale == UniversalScale::te || depth.kind == Kind::unknown) {
            return {row.scale, depth.kind, depth.value};
        }
        // Whips are braids. Braids eliminate what trial and error of depth 1 does (PBCS2,
        // theorem 5.7), and those within trial and error what the next greater depth does. Subsets
        // of more than two may eliminate what no singles refute.
        const unsigned most_depth_of_scale = row.depth + (row.has_groups ? 2 : 1);
        if (!row.has_subsets && (depth.kind == Kind::above || depth.value > most_depth_of_scale)) {
            return {row.scale, Kind::infinite, 0};
        }
        if (depth.value <= row.depth) {
            return {row.scale, Kind::exact, 0};
        }
        // g-braids eliminate what trial and error of depth 1 over locked candidates does.
        if (row.has_groups && depth.value > 1) {
            const bool is_finite = is_solved_by(1, 1);
            if (is_stopped() || !is_finite) {
                return {row.scale, is_stopped() ? Kind::unknown : Kind::infinite, 0};
            }
        }
        return length_of_chains(row);
    }

  private:
    [[nodiscard]] bool is_stopped() const { return watch_.stop_now().has_value(); }

    /// Returns the rating where theories up to this number have led to a state.
    [[nodiscard]] UniversalRating rated(UniversalScale scale, const ResolutionState &state,
                                        unsigned number) const {
        if (!state.is_solved() && is_stopped()) {
            return {scale, Kind::unknown, 0};
        }
        return {scale, state.is_solved() ? Kind::exact : Kind::above, number};
    }

    const UniversalRating &depth_of_trials() {
        if (depth_) {
            return *depth_;
        }
        after_trials_.push_back(beginning(boards_.plain()));
        TrialAndError trials(boards_.plain(), is_true_, watch_);
        unsigned depth = 0;
        while (!after_trials_[depth].is_solved() && depth < most_depth && !is_stopped()) {
            ResolutionState state = after_trials_[depth];
            trials.apply(state, 0, ++depth);
            after_trials_.push_back(std::move(state));
        }
        depth_ = rated(UniversalScale::te, after_trials_[depth], depth);
        return *depth_;
    }

    [[nodiscard]] ResolutionState beginning(const CspBoard &board) const {
        ResolutionState state(board, puzzle_);
        state.take_singles();
        return state;
    }

    [[nodiscard]] bool is_solved_by(unsigned length, unsigned depth) {
        ResolutionState state = beginning(boards_.plain());
        TrialAndError trials(boards_.plain(), is_true_, watch_);
        trials.apply(state, length, depth);
        return state.is_solved();
    }

    UniversalRating length_of_chains(const ScaleRow &row) {
        const CspBoard &board = row.has_groups ? boards_.with_groups() : boards_.plain();
        ResolutionState state = row.has_groups ? beginning(board) : after_trials_[row.depth];
        if (row.chains != Chains::braids) {
            const auto boards =
                row.chains == Chains::typed_whips ? boards_.typed() : std::span(&board, 1);
            SimplestFirst patterns({boards, row.has_subsets}, is_true_, watch_);
            const unsigned needed = patterns.solve(state, most_);
            if (patterns.is_exhausted()) {
                return {row.scale, Kind::infinite, 0};
            }
            return rated(row.scale, state, state.is_solved() ? needed : most_);
        }
        TrialAndError trials(board, is_true_, watch_);
        unsigned length = 0;
        while (!state.is_solved() && length < most_ && !is_stopped()) {
            trials.apply(state, ++length, row.depth);
        }
        return rated(row.scale, state, length);
    }

    Boards &boards_;
    const Puzzle &puzzle_;
    std::vector<std::uint8_t> is_true_;
    unsigned most_;
    search::Watch watch_;
    std::optional<UniversalRating> depth_;
    std::vector<ResolutionState> after_trials_; ///< with singles, by depth
};

} // namespace

std::string_view name(UniversalScale scale) { return row_of(scale).name; }
std::optional<UniversalScale> universal_scale_named(std::string_view name) {
    const auto row = std::ranges::find(scale_rows, name, &ScaleRow::name);
    return row == scale_rows.end() ? std::nullopt : std::optional(row->scale);
}
std::span<const UniversalScale> all_universal_scales() { return scales_in_order; }

std::string to_text(const UniversalRating &rating) {
    switch (rating.kind) {
    case Kind::exact:
        return std::to_string(rating.value);
    case Kind::above:
        return "> " + std::to_string(rating.value);
    case Kind::infinite:
        return "inf";
    case Kind::unknown:
        break;
    }
    return "?";
}

/// The tables of the board that was rated last.
struct UniversalRater::Tables {
    Boards boards;
};

UniversalRater::UniversalRater(const UniversalOptions &options) : options_(options) {}
UniversalRater::~UniversalRater() = default;
UniversalRater::UniversalRater(UniversalRater &&) noexcept = default;
UniversalRater &UniversalRater::operator=(UniversalRater &&) noexcept = default;

Result<std::vector<UniversalRating>> UniversalRater::rate(const Puzzle &puzzle,
                                                          const Grid &solution,
                                                          std::span<const UniversalScale> scales) {
    const Shape &shape = puzzle.shape();
    if (const auto fine = can_honour(Capability::ratings, shape); !fine) {
        return std::unexpected(fine.error());
    }
    assert(solution.size() == shape.cell_count());
    if (!tables_ || !(tables_->boards.plain().shape() == shape)) {
        tables_ = std::make_unique<Tables>(Boards(shape));
    }
    Rated rated(tables_->boards, puzzle, solution, options_);
    std::vector<UniversalRating> ratings;
    for (const UniversalScale scale : scales) {
        ratings.push_back(rated.rating(row_of(scale)));
    }
    return ratings;
}

} // namespace dokushin
