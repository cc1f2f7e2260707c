// Laying rules at random: cages and lines before there is a grid, the digits of cages, marks and
// clues after it.
#pragma once

#include "generate/rules/places.h"

#include <dokushin/solve.h>

#include <atomic>

namespace dokushin::generate {

/// LaidRules are the rules at a place and its images under the layout's symmetry.
struct LaidRules {
    const KindRow *kind = nullptr;
    std::vector<Place> places;
    std::vector<Constraint> rules; ///< of each place; of a cage first that its cells differ
};

/// Laying puts the rules of a layout on a board.
class Laying {
  public:
    /// The references must live as long.
    Laying(const Shape &shape, const RuleLayout &layout, Random &random,
           const std::atomic<bool> *cancelled);

    /// Lays cages and lines so that some grid has them all. False if there are fewer than wanted.
    [[nodiscard]] bool lay();
    /// Fills the board at random; nothing if no grid was found within a number of steps.
    [[nodiscard]] std::optional<Grid> filled();
    /// States the sums of cages, and lays marks and clues, as a solution has them. False if there
    /// are fewer than wanted.
    [[nodiscard]] bool state(const Grid &solution);

    /// The board with all rules that are laid.
    [[nodiscard]] Shape board() const { return board_of(laid_); }
    /// The board with some of them.
    [[nodiscard]] Shape board_of(std::span<const LaidRules> laid) const;
    [[nodiscard]] std::span<const LaidRules> laid() const { return laid_; }
    /// Are enough left of the kind without some rules?
    [[nodiscard]] bool can_go(const LaidRules &rules, std::span<const LaidRules> left) const;

  private:
    /// A Target is how many rules of a kind are to be laid.
    struct Target {
        const KindRow *kind = nullptr;
        std::size_t least = 0;
        std::size_t aim = 0;
        bool in_cells = false; ///< both count the cells that are covered, and not rules
    };

    [[nodiscard]] Target target_of(const RuleWish &wish);
    [[nodiscard]] static std::size_t amount(const KindRow &kind, bool in_cells,
                                            std::span<const LaidRules> laid);
    [[nodiscard]] bool is_met(const Target &target) const;
    [[nodiscard]] bool has_room(const Target &target) const;
    [[nodiscard]] static bool are_too_many(const Target &target, std::span<const Place> further,
                                           std::span<const LaidRules> laid);
    void lay_cages(const Target &target);
    void lay_lines(const Target &target);
    void lay_marks(const Target &target, const Grid &solution);
    [[nodiscard]] bool has_a_grid(const LaidRules &further);

    const Shape &shape_;
    const RuleLayout &layout_;
    Random &random_;
    const std::atomic<bool> *cancelled_;
    Moves moves_;
    std::vector<Target> targets_;
    std::vector<LaidRules> laid_;
    Solver solver_;
};

} // namespace dokushin::generate
