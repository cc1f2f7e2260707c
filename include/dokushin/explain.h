// The next logical step, and the whole path: what follows from a position, by which
// technique, and the evidence for it.
//
// Finding a step, telling it and rating it are three things: a Step is a plain value
// that says what was found; rate.h puts a number to it.
#pragma once

#include <dokushin/language.h>
#include <dokushin/puzzle.h>

#include <atomic>
#include <chrono>
#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

namespace logic {
class StepTaker;
struct ChainLengths;
struct Ascent;
struct AscentLimits;
enum class Easy : std::uint8_t;
} // namespace logic

/// The named patterns: first those of Sudoku Explainer 1.2.1, in the order in which it
/// tries them, then what HoDoKu and the players know besides, SukakuExplainer's own, and what
/// came later. Of sets and fish the name tells the size. What is not Sudoku Explainer's is looked
/// for on boards of up to 16×16.
enum class Technique : std::uint8_t {
    last_digit,    ///< the only open cell of a house
    hidden_single, ///< a digit with one place in a house
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single, ///< a cell with one candidate
    direct_hidden_triple,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triple,
    swordfish,
    hidden_triple,
    xy_wing,
    xyz_wing,
    unique_rectangle_1,
    unique_rectangle_2,
    unique_rectangle_3,
    unique_rectangle_4,
    unique_loop_1,
    unique_loop_2,
    unique_loop_3,
    unique_loop_4,
    naked_quad,
    jellyfish,
    hidden_quad,
    bug_1,
    bug_2,
    bug_3,
    bug_4,
    aligned_pair_exclusion,
    x_cycle,
    y_cycle,
    xy_cycle,
    forcing_x_chain,
    forcing_chain,
    aligned_triple_exclusion,
    nishio,
    cell_forcing_chains,
    house_forcing_chains,
    dynamic_contradiction,
    dynamic_double,
    dynamic_cell,
    dynamic_house,

    locked_pair,   ///< a naked pair in a box and a line at once
    locked_triple, ///< a naked triple in a box and a line at once
    squirmbag,     ///< basic fish of five lines, six, seven
    whale,
    leviathan,
    // Of each kind of fish the sizes 2 to 7.
    finned_x_wing,
    finned_swordfish,
    finned_jellyfish,
    finned_squirmbag,
    finned_whale,
    finned_leviathan,
    sashimi_x_wing, ///< finned, and without its fins some base has one place or none
    sashimi_swordfish,
    sashimi_jellyfish,
    sashimi_squirmbag,
    sashimi_whale,
    sashimi_leviathan,
    franken_x_wing, ///< boxes among the lines of one direction
    franken_swordfish,
    franken_jellyfish,
    franken_squirmbag,
    franken_whale,
    franken_leviathan,
    finned_franken_x_wing,
    finned_franken_swordfish,
    finned_franken_jellyfish,
    finned_franken_squirmbag,
    finned_franken_whale,
    finned_franken_leviathan,
    mutant_x_wing, ///< houses of any kind
    mutant_swordfish,
    mutant_jellyfish,
    mutant_squirmbag,
    mutant_whale,
    mutant_leviathan,
    finned_mutant_x_wing,
    finned_mutant_swordfish,
    finned_mutant_jellyfish,
    finned_mutant_squirmbag,
    finned_mutant_whale,
    finned_mutant_leviathan,
    skyscraper, ///< two strong links of a digit in parallel lines
    two_string_kite,
    turbot_fish,
    empty_rectangle,
    w_wing,
    wxyz_wing,
    vwxyz_wing,
    simple_colors_trap,
    simple_colors_wrap,
    multi_colors_1,
    multi_colors_2,
    medusa,
    unique_rectangle_5,
    unique_rectangle_6,
    hidden_rectangle,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    extended_rectangle,
    remote_pair,
    x_chain,  ///< one digit, from a strong link to a strong link
    xy_chain, ///< cells of two candidates
    continuous_nice_loop,
    discontinuous_nice_loop,
    aic, ///< alternating inference chain
    grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop,
    grouped_aic,
    als_xz, ///< almost locked sets
    als_xy_wing,
    als_chain,
    death_blossom,
    sue_de_coq,
    junior_exocet,
    sk_loop,
    template_set,
    template_delete,
    trial_and_error, ///< no reasoning: a digit of the solution

    // What SukakuExplainer has besides.
    two_strong_links, ///< of a digit, end to end: skyscrapers, kites, turbot fish, and groups
    three_strong_links,
    four_strong_links,
    set_wxyz_wing, ///< cells that see each other with a digit too many, and a cell of two
    set_vwxyz_wing,
    set_uvwxyz_wing,
    set_tuvwxyz_wing,

    // Two patterns that share what they start from, told as one; and fish with chains.
    dual_two_string_kite, ///< of one weak link in a box
    dual_empty_rectangle, ///< of one box
    siamese_fish,         ///< finned ones of the same bases: basic, franken, mutant
    siamese_franken_fish,
    siamese_mutant_fish,
    kraken_fish_1, ///< a chain from each fin strikes what the fish strikes
    kraken_fish_2, ///< one from each fin and from each place in a cover
};

struct Candidate {
    Cell cell{};
    Digit digit = Digit::blank;
    /// By cell, then digit.
    friend auto operator<=>(const Candidate &, const Candidate &) = default;
};

/// Why a candidate of a chain is as it is.
enum class Because : std::uint8_t {
    assumed,       ///< what the chain starts from
    cell,          ///< a cell holds one digit
    house,         ///< a house holds a digit once
    almost_locked, ///< cells that are left with as many digits as they are
    advanced,      ///< a technique, or a nested chain, that works once others have gone
};

/// A link of a chain: a candidate that is true or false because others are.
struct ChainLink {
    Candidate candidate;
    bool on = false; ///< true, or struck
    Because because = Because::assumed;
    std::uint16_t house = 0;            ///< with Because::house: position in Shape::houses()
    Technique technique{};              ///< with Because::advanced
    int nested = -1;                    ///< of a chain within the chain: position in Step::nested
    std::vector<Cell> group;            ///< all cells of a link of several: "one of them is"
    std::vector<Cell> set;              ///< with Because::almost_locked: its cells
    std::vector<std::uint32_t> parents; ///< positions of earlier links of the same chain
};

/// From an assumption, link by link, to what follows; the last one is the conclusion.
struct Chain {
    std::vector<ChainLink> links;
};

/// Cells with the digits that they hold between them: an almost locked set, a colour.
struct CellGroup {
    std::vector<Cell> cells;
    DigitSet digits;
};

/// One found instance of a technique. Immutable by custom: nobody changes a step.
struct Step {
    Technique technique = Technique::last_digit;
    std::vector<Candidate> placements;
    std::vector<Candidate> eliminations; ///< ascending by cell, then digit

    // The evidence; what a technique has no use for is empty.
    std::vector<Cell> cells; ///< of the pattern, in the order that it is told
    DigitSet digits;         ///< of the pattern
    std::vector<std::uint16_t>
        houses; ///< positions in Shape::houses(); of fish base, cover, base, …
    /// Of loops, rectangles and BUGs: those with further candidates; of fish: fins; of links:
    /// their ends; of colours, sets and exocets: the other colour, the last set, the targets.
    std::vector<Cell> extra_cells;
    DigitSet extra_digits; ///< the further candidates; of sets: what binds them
    bool hidden = false;   ///< of type 3: the extra set is a hidden one
    /// Almost locked sets, in the order of the chain; crossing, line and box of a Sue de Coq;
    /// pairs of an SK-loop; clusters' colours, two by two; of Medusa cell by cell, the colours
    /// parted by an empty group.
    std::vector<CellGroup> groups;
    std::vector<Digit> links; ///< of almost locked sets: what binds each to the next
    std::vector<Chain> chains;
    std::vector<Step> nested; ///< chains within the chains; the two patterns that are told as one

    /// Lines of a fish; cells of a loop or of bent sets; digits of the set of a type 3; almost
    /// locked sets; links of an alternating chain.
    unsigned size = 0;
    /// Of Sudoku Explainer's chains: how many candidates they rest on, as it counts; of almost
    /// locked sets: cells in all.
    unsigned complexity = 0;
    /// Of dynamic chains: 1 with locked candidates, pairs and X-wings; 2 to 5 with nested
    /// chains: forcing chains, cell and house chains, dynamic ones, those of level 1.
    unsigned nesting = 0;
};

/// What a technique is called, and what it needs.
struct TechniqueInfo {
    Technique technique;
    std::string_view key; ///< for options and JSON: "x-wing"
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
    bool needs_unique = false; ///< right only in puzzles with one solution
};

[[nodiscard]] const TechniqueInfo &info(Technique technique);
/// All, in the order of the enumeration.
[[nodiscard]] std::span<const TechniqueInfo> techniques();
[[nodiscard]] std::optional<Technique> technique_named(std::string_view key);

/// In what order techniques are tried.
enum class Order : std::uint8_t {
    explainer, ///< Sudoku Explainer 1.2.1, its techniques
    hodoku,    ///< HoDoKu 2.2, its techniques that are on by default; then trial and error
    sukaku,    ///< SukakuExplainer 1.18.1, its techniques that are on by default
};

/// Is the technique tried in that order? Others can be found by name only.
[[nodiscard]] bool is_tried(Technique technique, Order order);

/// The side of the largest board on which the technique is looked for; 64 if on all.
[[nodiscard]] unsigned largest_side(Technique technique);

struct WalkOptions {
    Order order = Order::explainer;
    /// These and no others, in this order, instead; if empty, as `order` says.
    std::vector<Technique> own_order;
    /// The puzzle has one solution: techniques may rest on that. Not checked.
    bool proper = true;
    /// Nothing that the order tries later is looked for; none: all of it.
    std::optional<Technique> hardest;
    /// The deepest nesting of dynamic chains: 0 to 7 as in Step::nesting.
    unsigned nesting = 7;
    /// May grouped chains run through almost locked sets?
    bool almost_locked_in_chains = true;
    /// For trial and error, which places a digit of it; blank or wrong digits are not checked.
    std::optional<Grid> solution;
    /// When this becomes true, a search is given up.
    const std::atomic<bool> *cancelled = nullptr;
    /// After so long a search, for one step or for all of a technique, is given up.
    std::optional<std::chrono::nanoseconds> time;
};

/// A puzzle on the way to its solution. Steps are looked for with the easiest technique
/// first, in the order that is asked for.
class Walk {
  public:
    explicit Walk(const Puzzle &puzzle, const WalkOptions &options = {});
    /// With another puzzle; of the same shape it costs less than a new Walk.
    void restart(const Puzzle &puzzle);
    ~Walk();
    Walk(Walk &&) noexcept;
    Walk &operator=(Walk &&) noexcept;

    /// The next step; none when the puzzle is solved, no technique gets further, or the
    /// search was given up.
    [[nodiscard]] std::optional<Step> next() const;
    /// All instances of a technique here (of chains: the best), or some if given up: as it is
    /// usually defined, also where the order that was asked for admits less.
    [[nodiscard]] std::vector<Step> all(Technique technique) const;
    /// Was the last search of either given up before it was through? On boards with constraints,
    /// which steps can't honour (capability.h), each is given up at once.
    [[nodiscard]] bool gave_up() const;
    void apply(const Step &step);
    /// What WalkOptions::time says, from the next search on.
    void limit_time(std::optional<std::chrono::nanoseconds> time);

    [[nodiscard]] const Shape &shape() const;
    /// Part of the puzzle, not placed on the way.
    [[nodiscard]] bool is_given(Cell cell) const;
    [[nodiscard]] bool solved() const;
    /// An open cell without candidate: nothing solves this.
    [[nodiscard]] bool stuck() const;
    [[nodiscard]] const Grid &grid() const;
    /// Of open cells; empty for placed ones.
    [[nodiscard]] const Pencilmarks &pencilmarks() const;

  private:
    struct State;
    friend class Rater;
    /// All steps up to `last` at once, of techniques that are tried before those that rest on
    /// uniqueness (logic/rules/closure.h). next() then begins behind them. False: it met a limit.
    bool ascend(logic::Easy last, const logic::AscentLimits &limits, logic::Ascent &ascent);
    /// The same, whichever they are. Was a digit placed?
    bool close(logic::Easy last);
    /// Does each house hold each digit?
    [[nodiscard]] bool is_solution() const;
    /// Would all subsets, fish, wings and chains of up to these lengths solve it?
    [[nodiscard]] bool solved_by(const logic::ChainLengths &lengths) const;
    /// Do these know the board?
    [[nodiscard]] bool can_close() const;

    static std::optional<Step> next_single(const State &state);
    static void lend(const State &state, logic::StepTaker &taker);
    std::unique_ptr<State> state_;
};

/// The technique's name in that language.
[[nodiscard]] std::string_view name(Technique technique, Language language);
/// Where to look, without saying what for: in a house, or at all candidates of some digits.
struct Look {
    std::optional<std::uint16_t> house; ///< position in Shape::houses(); none: at the digits
    DigitSet digits;                    ///< empty if there is a house
};
[[nodiscard]] Look look(const Step &step, const Shape &shape);
/// The same in words: "Look at box 4."
[[nodiscard]] std::string tell_where(const Step &step, const Shape &shape, Language language);
/// What follows: "r1c3 = 5", "r4c4, r4c6 ≠ 2 7".
[[nodiscard]] std::string tell_result(const Step &step, const Shape &shape, Language language);
/// The whole reasoning: one line, and a line for each link of each chain.
[[nodiscard]] std::string tell(const Step &step, const Shape &shape, Language language);

// ---- drawing -------------------------------------------------------------------------

/// What a candidate is in a step, for those who draw it.
enum class Role : std::uint8_t {
    pattern, ///< of the cells and digits that the technique rests on
    further, ///< fins, further candidates, the other end, the other colour
    off,     ///< false in a chain
    on,      ///< true in a chain
    placed,
    struck,
};

/// "pattern", "further", …
[[nodiscard]] std::string_view name(Role role);

struct Marked {
    Candidate candidate;
    Role role{};
};

/// Each candidate that has a role once, with the last of the list above that it has;
/// ascending by cell, then digit. `marks` are the candidates before the step.
[[nodiscard]] std::vector<Marked> roles(const Step &step, const Pencilmarks &marks);

/// From a link of a chain to one that rests on it.
struct Arrow {
    Candidate from;
    Candidate to;
    bool strong = false; ///< false before, true after: one of the two is true
};
[[nodiscard]] std::vector<Arrow> arrows(const Step &step);

/// The board before the step with the step on it, an SVG image of its own: candidates by
/// role in colours and shapes, houses tinted, links as arrows; its title is what tell() says.
[[nodiscard]] std::string draw_svg(const Walk &walk, const Step &step, Language language);

} // namespace dokushin
