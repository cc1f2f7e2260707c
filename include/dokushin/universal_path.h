// A universal path solves a puzzle by singles and the chains of universal ratings (universal.h),
// simplest first: after each elimination it goes back to the shortest chains. Each step is printed
// as CSP-Rules does, D. Berthier's program, and has the evidence of other steps (step.h).
#pragma once

#include <dokushin/step.h>
#include <dokushin/tell.h>
#include <dokushin/universal.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

enum class UniversalPattern : std::uint8_t {
    naked_single,
    hidden_single,
    whip,
    g_whip, ///< a whip that places groups
    braid,
    g_braid, ///< a braid that places groups
};

/// "naked-single", "whip", "g-whip", …
[[nodiscard]] std::string_view name(UniversalPattern pattern);

/// The chains that a path may use. Those with groups may also place groups; braids are used only
/// where no whip is as short.
enum class UniversalChains : std::uint8_t { whips, g_whips, braids, g_braids };

/// Finds the chains that an order of steps names: "universal" or "w", "gw", "b", "gb".
[[nodiscard]] std::optional<UniversalChains> universal_chains_named(std::string_view order);
/// The orders that universal_chains_named() knows.
[[nodiscard]] std::span<const std::string_view> universal_orders();

/// A PatternInstance is a single or a chain as CSP-Rules prints it.
struct PatternInstance {
    UniversalPattern pattern{};
    unsigned length = 0; ///< variables of a chain; 0: a single
    /// "whip[4]: r7n5{c1 c7} - c7n6{r7 r9} - r9n9{c7 c8} - r9n3{c8 .} ==> r9c1≠5": of each variable
    /// the left-linking and the right-linking candidate. Variables are cells (r1c1), and digits
    /// (n5) of rows, columns, boxes (b), diagonals (d), windows (w) and groups (g).
    std::string notation;
};

struct UniversalStep : PatternInstance {
    /// The conclusion, and for a chain what it rests on, for pictures and sentences.
    Step step;
};

/// Returns the pattern's name: that of the technique for a single; chains have the name of
/// CSP-Rules in every language.
[[nodiscard]] std::string_view name(const PatternInstance &instance, Language language);

/// Writes a step as step_json() of json.h does, but "technique" and "name" are the pattern's,
/// "rating" and "hodoku" are null, since these are of other scales, and "length" and "notation"
/// come last.
[[nodiscard]] std::string step_json(const Step &step, const PatternInstance &instance,
                                    const Shape &shape, const Pencilmarks &marks,
                                    const Wording &wording);

/// A UniversalPath is a puzzle on the way to its solution.
class UniversalPath {
  public:
    /// Begins with a puzzle, whose only solution is given; placed digits are decided, and
    /// eliminated candidates are none. Refuses boards with constraints (ErrorCode::unsupported).
    [[nodiscard]] static Result<UniversalPath> begin(const Puzzle &puzzle, const Grid &solution,
                                                     UniversalChains chains,
                                                     const UniversalOptions &options = {});
    ~UniversalPath();
    UniversalPath(UniversalPath &&) noexcept;
    UniversalPath &operator=(UniversalPath &&) noexcept;

    /// Finds the next step and applies it; none if the puzzle is solved, no chain is short enough,
    /// or the search ended early (gave_up()). UniversalOptions::time limits the whole path. Cost:
    /// exponential in the length.
    [[nodiscard]] std::optional<UniversalStep> next();
    [[nodiscard]] bool solved() const;
    [[nodiscard]] bool gave_up() const;

  private:
    struct State;
    explicit UniversalPath(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

} // namespace dokushin
