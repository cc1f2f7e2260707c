// A solution path leads from a position to the solution, step by step, by any order of steps: by
// the techniques of a walk (walk.h), or by a universal order, which has singles and the chains of a
// universal rating (universal.h), simplest first: after each elimination it goes back to the
// shortest chains. The steps of universal orders are printed as CSP-Rules does, D. Berthier's
// program, and have the evidence of other steps (step.h).
#pragma once

#include <dokushin/capability.h>
#include <dokushin/rate.h>
#include <dokushin/tell.h>
#include <dokushin/walk.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// Finds the chains that a universal order names: "universal" or "w", "gw", "b", "gb".
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

/// A PathOrder is an order of techniques, or the chains of a universal order.
struct PathOrder {
    Order order = Order::explainer;
    std::optional<UniversalChains> chains{};
};
/// Finds an order: "explainer", "hodoku", "sukaku", or a universal one.
[[nodiscard]] std::optional<PathOrder> path_order_named(std::string_view order);
/// The orders that path_order_named() knows.
[[nodiscard]] std::span<const std::string_view> path_orders();

/// A PathStep is a step of any order.
struct PathStep {
    /// The conclusion and what it rests on, for pictures and sentences.
    Step step;
    /// The single or chain that the step is in a universal order; none in another.
    std::optional<PatternInstance> instance{};
};

/// Returns the key of the technique or the name of the pattern: "xy-wing", "g-whip".
[[nodiscard]] std::string_view key(const PathStep &step);
/// Returns the technique's name. Chains of a universal order have the name of CSP-Rules in every
/// language.
[[nodiscard]] std::string_view name(const PathStep &step, Language language);
/// Returns the rating of rate.h; 0 in a universal order, which has scales of its own.
[[nodiscard]] unsigned explainer_rating(const PathStep &step, const Shape &shape);
/// Returns HoDoKu's score; none in a universal order.
[[nodiscard]] std::optional<HodokuScore> hodoku_score(const PathStep &step);
/// Writes a step as step_json() of json.h does. In a universal order "technique" and "name" are the
/// pattern's, "rating" and "hodoku" are null, and "length" and "notation" come last.
[[nodiscard]] std::string step_json(const PathStep &step, const Shape &shape,
                                    const Pencilmarks &marks, const Wording &wording);

/// PathOptions are those of a walk, whose techniques a path tries unless it has chains.
struct PathOptions : WalkOptions {
    /// The chains of a universal order, which needs the puzzle's only solution (`solution`). What
    /// says which techniques are tried has no effect on it. `time` limits the whole path.
    std::optional<UniversalChains> chains{};
    /// Each search for a step of a universal order is one by itself: it finds what a path finds
    /// that begins at the position, and `time` limits it alone. Otherwise singles come in the order
    /// in which they arose. (Chains depend on the position alone, whatever led to it.)
    bool anew = false;
};
/// Returns what a board must honour (capability.h) for a path.
[[nodiscard]] std::vector<Capability> needed_capabilities(std::optional<UniversalChains> chains);

/// A SolutionPath is a puzzle on the way to its solution. It keeps the tables of its order from
/// step to step.
class SolutionPath {
  public:
    /// Begins with a puzzle; placed digits are decided, and eliminated candidates are none. Refuses
    /// boards without the capabilities that are needed (ErrorCode::unsupported), and chains without
    /// a solution of the puzzle's size (ErrorCode::contradiction).
    [[nodiscard]] static Result<SolutionPath> begin(const Puzzle &puzzle,
                                                    const PathOptions &options = {});
    ~SolutionPath();
    SolutionPath(SolutionPath &&) noexcept;
    SolutionPath &operator=(SolutionPath &&) noexcept;

    /// Finds the next step; none if the puzzle is solved, nothing of the order is found, or the
    /// search ended early. Cost of chains: exponential in the length.
    [[nodiscard]] std::optional<PathStep> next() const;
    /// Finds all instances of a technique, as Walk::all() does, whatever the order.
    [[nodiscard]] std::vector<PathStep> all(Technique technique) const;
    /// True if the last call of next() or all() ended early.
    [[nodiscard]] bool gave_up() const;
    /// Applies a step, which may be one of any path.
    void apply(const Step &step);
    /// Returns the position, with its digits and candidates.
    [[nodiscard]] const Walk &walk() const;

  private:
    struct State;
    explicit SolutionPath(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

} // namespace dokushin
