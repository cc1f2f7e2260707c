// A rating states how hard a puzzle is, on the scale of a well-known program.
//
// Sudoku Explainer's scale (version 1.2.1) rates each step of its own path: the hardest
// is the puzzle's ER, the hardest up to the first digit placed its EP ("pearl"), the very
// first its ED ("diamond"). docs/METHODS.md lists the program's details that affect it.
// SukakuExplainer's default settings have more techniques, on the same scale.
//
// HoDoKu's scale adds the scores of all steps of its path; the level is that of the hardest
// step, or a higher one if the score is above what the level allows.
#pragma once

#include <dokushin/walk.h>

#include <atomic>
#include <chrono>

namespace [[gnu::visibility("default")]] dokushin {

/// Returns the rating of a step on a board of this shape, in tenths: 66 is 6.6. It is 0 for
/// techniques that neither Sudoku Explainer nor SukakuExplainer knows.
[[nodiscard]] unsigned explainer_rating(const Step &step, const Shape &shape);

struct RatedTechnique {
    unsigned tenths = 0; ///< 0: no step was made; 200: beyond the techniques
    std::optional<Technique> technique;
    unsigned nesting = 0; ///< as in Step::nesting
};

struct Rating {
    RatedTechnique hardest; ///< ER
    RatedTechnique pearl;   ///< EP; 0.0 if no digit was placed
    RatedTechnique diamond; ///< ED
    bool solved = false;
    /// The walk stopped early: above RateOptions::most, cancelled, or out of time. The rating is
    /// then that of the steps up to there. For a board with constraints, which ratings can't
    /// honour (capability.h), no step is made.
    bool stopped = false;
};

struct RateOptions {
    /// The order of techniques: Order::explainer or Order::sukaku. (HoDoKu's has techniques that
    /// this scale does not rate.)
    Order order = Order::explainer;
    /// Rating stops at the first step above this, in tenths.
    unsigned most = 200;
    const std::atomic<bool> *cancelled = nullptr;
    /// The time limit for a puzzle; none: as long as it takes.
    std::optional<std::chrono::nanoseconds> time{};
};

/// Rates a puzzle. It is not checked that the puzzle has one solution.
[[nodiscard]] Rating rate(const Puzzle &puzzle, const RateOptions &options = {});

/// A Rater rates many puzzles and reuses its buffers. It must not be used from two threads at once:
/// make one a thread.
class Rater {
  public:
    explicit Rater(const RateOptions &options = {});
    [[nodiscard]] Rating rate(const Puzzle &puzzle);

    /// Rates a puzzle that steps up to XYZ-wings solve. They also prove that it has one solution,
    /// so any puzzle may be given. Returns nothing if such steps do not solve it, or if the board
    /// is not made of plain boxes only.
    [[nodiscard]] std::optional<Rating> rate_easy(const Puzzle &puzzle);
    /// Completes the rating where rate_easy() has just returned nothing. It is not checked that
    /// the puzzle has one solution.
    [[nodiscard]] Rating go_on();
    /// Returns the grid at the end of the path, which is the solution if the path solved the
    /// puzzle.
    [[nodiscard]] const Grid &grid() const { return walk_->grid(); }

  private:
    [[nodiscard]] bool is_cancelled() const;
    void begin(const Puzzle &puzzle);
    bool take_easier(Rating &rating);

    RateOptions options_;
    std::optional<Walk> walk_;
    Rating begun_; ///< the rating of the steps up to the end of rate_easy()
    std::chrono::steady_clock::time_point begun_at_;
    bool can_close_ = false;
};

// ---- HoDoKu's scale ----------------------------------------------------------------

/// Ascending: levels are compared.
enum class HodokuLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

/// "easy", "medium", …
[[nodiscard]] std::string_view name(HodokuLevel level);

struct HodokuScore {
    HodokuLevel level = HodokuLevel::easy;
    unsigned points = 0;
};

/// Returns the score of one step in HoDoKu 2.2's default configuration. Techniques that it doesn't
/// know, or keeps switched off, score as the nearest technique that it uses; those of rules that
/// are no houses have scores of dokushin's own (docs/METHODS.md).
[[nodiscard]] HodokuScore hodoku_score(Technique technique);

/// Returns the highest score of a puzzle of that level; infinity for the highest level.
[[nodiscard]] double highest_score(HodokuLevel level);

struct HodokuRating {
    HodokuLevel level = HodokuLevel::easy;
    unsigned score = 0;
    std::optional<Technique> hardest; ///< the technique with the most points
    bool solved = false;
    bool guessed = false; ///< trial and error was needed
    /// Cancelled, out of time, above the level, or a board of a form that steps can't honour.
    bool stopped = false;
};

/// Rates a puzzle along the path of Order::hodoku. On a board with constraints, which HoDoKu does
/// not have, the level is that of the hardest step alone. It is not checked that the puzzle has one
/// solution. Trial and error reads `solution`, and is skipped without it. `time` is the limit for
/// the puzzle, as in RateOptions. Rating stops at the first step that is of a higher level than
/// `most`, or where only such a step could go on; the rating is then that of the steps up to there.
[[nodiscard]] HodokuRating rate_as_hodoku(const Puzzle &puzzle,
                                          const std::optional<Grid> &solution = {},
                                          const std::atomic<bool> *cancelled = nullptr,
                                          std::optional<std::chrono::nanoseconds> time = {},
                                          HodokuLevel most = HodokuLevel::extreme);

} // namespace dokushin
