// How hard a puzzle is, on a scale that people know.
//
// Sudoku Explainer's scale (version 1.2.1) rates each step of its own path: the hardest
// is the puzzle's ER, the hardest up to the first digit placed its EP ("pearl"), the very
// first its ED ("diamond"). docs/METHODS.md tells which of its habits are part of it.
// SukakuExplainer's default settings have more techniques, on the same scale.
//
// HoDoKu's scale adds the scores of all steps of its path; the level is that of the hardest
// step, or a higher one if the score is above what the level allows.
#pragma once

#include <dokushin/walk.h>

#include <atomic>
#include <chrono>

namespace [[gnu::visibility("default")]] dokushin {

/// The number of a step on a board of this shape, in tenths: 66 is 6.6; 0 of techniques
/// that neither Sudoku Explainer nor SukakuExplainer knows.
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
    /// Above RateOptions::most; or cancelled, or out of time: the rating is then that of the
    /// steps up to there. Also of a board with constraints, which ratings can't honour
    /// (capability.h): no step is made.
    bool stopped = false;
};

struct RateOptions {
    /// Whose path: Order::explainer or Order::sukaku; HoDoKu's has steps without a number.
    Order order = Order::explainer;
    /// Stops as soon as a step is rated more than this.
    unsigned most = 200;
    const std::atomic<bool> *cancelled = nullptr;
    /// After so long a puzzle is given up; none: as long as it takes.
    std::optional<std::chrono::nanoseconds> time{};
};

/// That the puzzle has one solution is taken for granted.
[[nodiscard]] Rating rate(const Puzzle &puzzle, const RateOptions &options = {});

/// A rater that keeps its memory from puzzle to puzzle: for files of them. Not for use
/// from two threads at once; make one a thread.
class Rater {
  public:
    explicit Rater(const RateOptions &options = {});
    [[nodiscard]] Rating rate(const Puzzle &puzzle);

    /// As rate(), in two parts, the first of which takes nothing for granted: it tells the rating
    /// of a puzzle that steps up to XYZ-wings solve, which shows that it has one solution. (Only on
    /// boards of plain boxes.) If it tells none, go_on() has it, of a puzzle with one solution.
    [[nodiscard]] std::optional<Rating> rate_easy(const Puzzle &puzzle);
    [[nodiscard]] Rating go_on();
    /// What stands at the end of the path: the solution, if that solved the puzzle.
    [[nodiscard]] const Grid &grid() const { return walk_->grid(); }

  private:
    [[nodiscard]] bool is_cancelled() const;
    void begin(const Puzzle &puzzle);
    bool take_easier(Rating &rating);

    RateOptions options_;
    std::optional<Walk> walk_;
    Rating begun_; ///< how far rate_easy() came
    std::chrono::steady_clock::time_point begun_at_;
    bool can_close_ = false;
};

// ---- HoDoKu's scale ----------------------------------------------------------------

enum class HodokuLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

/// "easy", "medium", …
[[nodiscard]] std::string_view name(HodokuLevel level);

struct HodokuScore {
    HodokuLevel level = HodokuLevel::easy;
    unsigned points = 0;
};

/// Of one step, in HoDoKu 2.2's default configuration. Techniques that it doesn't know, or
/// keeps switched off, have what the nearest that it knows has.
[[nodiscard]] HodokuScore hodoku_score(Technique technique);

/// The highest score of a puzzle of that level; of the highest level there is no bound.
[[nodiscard]] double highest_score(HodokuLevel level);

struct HodokuRating {
    HodokuLevel level = HodokuLevel::easy;
    unsigned score = 0;
    std::optional<Technique> hardest; ///< of the most points
    bool solved = false;
    bool guessed = false; ///< trial and error was needed
    bool stopped = false; ///< cancelled, out of time, or a board with constraints
};

/// Along the path of Order::hodoku. That the puzzle has one solution is taken for granted;
/// trial and error takes it from `solution`, and isn't used without. `time` as in RateOptions.
[[nodiscard]] HodokuRating rate_as_hodoku(const Puzzle &puzzle,
                                          const std::optional<Grid> &solution = {},
                                          const std::atomic<bool> *cancelled = nullptr,
                                          std::optional<std::chrono::nanoseconds> time = {});

} // namespace dokushin
