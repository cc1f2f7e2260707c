// Universal ratings state how hard a puzzle is by the patterns that solve it, whatever program
// looks for them: the scales of D. Berthier's "Pattern-Based Constraint Satisfaction and Logic
// Puzzles" (2nd edition, 2015) and of his lists. On all but those of whips, equivalent puzzles
// have equal ratings, and each has one right value, since these patterns are "stable for
// confluence": what is eliminated first changes nothing.
//
//   te     T&E(BRT): the depth of trial and error over singles; 0: singles alone
//   b      B: the number of variables of the longest braid; infinite if te is more than 1
//   gb     gB: the same of g-braids, which use locked candidates; infinite if bxb is more than 1
//   bxb    BxB: b within trial and error of depth 1; 0 if te is at most 1
//   bxbb   BxBB: b within trial and error of depth 2; 0 if te is at most 2
//   w      W: as b, with whips, whose variables follow one another; infinite if b is
//   gw     gW: as gb, with g-whips; infinite if gb is
//   sw     S+W: as w, with subsets of at most so many variables: naked, hidden and fish
//   tyw    TyW: as w, with typed whips: all variables are cells, or of rows, columns or boxes
//
// Whips are not stable for confluence. The ratings of whips come from one resolution path,
// simplest first, as those of the published lists do: upper bounds of the least length that is
// enough. They are infinite where that path ends with nothing left to find.
//
// Boards have houses alone. docs/METHODS.md describes the methods.
#pragma once

#include <dokushin/puzzle.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

namespace [[gnu::visibility("default")]] dokushin {

enum class UniversalScale : std::uint8_t { te, b, gb, bxb, bxbb, w, gw, sw, tyw };

/// "te", "b", "gb", …
[[nodiscard]] std::string_view name(UniversalScale scale);
/// Finds the scale with that name.
[[nodiscard]] std::optional<UniversalScale> universal_scale_named(std::string_view name);
/// In the order of the enumeration.
[[nodiscard]] std::span<const UniversalScale> all_universal_scales();

/// A UniversalRating is a number, or says why there is none.
struct UniversalRating {
    enum class Kind : std::uint8_t {
        exact,    ///< the rating is `value`
        above,    ///< the rating is more than `value`, the limit
        infinite, ///< no length is enough
        unknown,  ///< cancelled, or out of time
    };
    UniversalScale scale{};
    Kind kind = Kind::unknown;
    unsigned value = 0;

    friend bool operator==(const UniversalRating &, const UniversalRating &) = default;
};

/// Returns "4", "> 12", "inf" or "?".
[[nodiscard]] std::string to_text(const UniversalRating &rating);

struct UniversalOptions {
    /// Ratings above this are not looked for. Depths above 3 never are.
    unsigned most = 36;
    const std::atomic<bool> *cancelled = nullptr;
    /// The time limit for a puzzle; none: as long as it takes.
    std::optional<std::chrono::nanoseconds> time{};
};

/// A UniversalRater rates many puzzles and reuses its tables. It must not be used from two threads
/// at once: make one a thread.
class UniversalRater {
  public:
    explicit UniversalRater(const UniversalOptions &options = {});
    ~UniversalRater();
    UniversalRater(UniversalRater &&) noexcept;
    UniversalRater &operator=(UniversalRater &&) noexcept;

    /// Rates a puzzle, whose only solution is given, on each of some scales. Refuses boards with
    /// constraints (ErrorCode::unsupported). Cost: exponential in the length of braids.
    [[nodiscard]] Result<std::vector<UniversalRating>>
    rate(const Puzzle &puzzle, const Grid &solution, std::span<const UniversalScale> scales);

  private:
    struct Tables;
    UniversalOptions options_;
    std::unique_ptr<Tables> tables_;
};

} // namespace dokushin
