// Sums that are filled together: digits for the cells of one equation or of several, different
// where cells see each other.
#pragma once

#include "logic/position/position.h"

#include <optional>
#include <span>
#include <vector>

namespace dokushin::logic {

/// A JointSums finds which candidates are part of a filling that satisfies all its equations.
class JointSums {
  public:
    /// More open cells have too many fillings.
    static constexpr std::size_t most_cells = 8;

    explicit JointSums(const Layout &layout) : layout_(layout) {}

    /// Adds an equation: the sum of the cells, each with its weight +1 or −1, is the total. A cell
    /// of several equations has one digit, and the candidates that all of them give it.
    void add(std::span<const Cell> cells, std::span<const DigitSet> candidates,
             std::span<const int> weights, int total);

    /// The cells of all equations, in the order in which they were added.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    [[nodiscard]] std::span<const DigitSet> candidates() const { return candidates_; }

    /// Returns what each cell holds in some filling; nothing if there is no filling. A candidate
    /// stays if its search takes too long.
    /// Cost: a search for each candidate that no earlier filling contains; at worst
    /// O(digits^cells), usually little more than the first filling.
    [[nodiscard]] std::optional<std::vector<DigitSet>> supported();

  private:
    enum class Found : std::uint8_t { none, one, out_of_nodes };

    struct Equation {
        std::vector<int> weights; ///< of each cell; 0 if it is in other equations alone
        int total = 0;
    };
    struct Bounds {
        int least = 0;
        int most = 0;
    };

    [[nodiscard]] std::size_t place_of(Cell cell, DigitSet candidates);
    void bound(std::size_t first);
    [[nodiscard]] Found fill(std::size_t at, std::vector<int> &rests);
    [[nodiscard]] bool clashes(std::size_t at, Digit digit) const;

    const Layout &layout_;
    std::vector<Cell> cells_;
    std::vector<DigitSet> candidates_;
    std::vector<Equation> equations_;

    // One search.
    std::vector<std::size_t> order_; ///< the cell that is tested, then the others
    std::vector<DigitSet> left_;     ///< of each cell; the one that is tested has one digit
    std::vector<Bounds> bounds_;     ///< of the cells from a place in the order on, by equation
    std::vector<Digit> chosen_;      ///< of each cell
    unsigned nodes_ = 0;
};

} // namespace dokushin::logic
