// Geometry adds to a shape's incidence the tables of the general search: the houses and constraints
// of a cell as one set of rules, and the crossings of houses.
#pragma once

#include "board/constraints/kind.h"
#include "board/incidence.h"
#include "search/count_rule.h"
#include "search/sum_rule.h"

#include <optional>
#include <span>
#include <vector>

namespace dokushin::search {

/// A Crossing is a pair of houses that share at least two cells, the precondition of a
/// locked candidate. All its cells stand in one list, in three runs:
///
///     | shared | only in the first house | only in the second |
struct Crossing {
    HouseIndex first = 0; ///< the two houses
    HouseIndex second = 0;
    std::uint32_t begin = 0;  ///< position of the first shared cell
    std::uint16_t shared = 0; ///< the number of shared cells
    std::uint16_t only = 0;   ///< the number of cells of one house alone: N − shared
};

/// Words that hold the houses of any board: 64×64 with all variants has 307.
inline constexpr unsigned most_house_words = 5;
/// Words that hold the houses and constraints of any board.
inline constexpr unsigned most_rule_words = Shape::most_rules / 64;

/// Returns the number of words of a set of rules: one if 64 rules are enough (and the side is at
/// most 16), else enough for the houses of any board, or for the rules of any.
[[nodiscard]] unsigned rule_words_for(unsigned side, std::size_t rules);
/// The same for the houses and constraints of a shape.
[[nodiscard]] unsigned rule_words_of(const Shape &shape);

/// A RuleList holds what a search prunes by, beside houses.
struct RuleList {
    std::vector<std::uint16_t> constraints; ///< positions in Shape::constraints()
    std::vector<SumRule> sums;
    std::vector<CountRule> counts;
    [[nodiscard]] std::size_t size() const {
        return constraints.size() + sums.size() + counts.size();
    }
};
/// Returns all constraints of the shape, as they are stated.
[[nodiscard]] RuleList stated_rules(const Shape &shape);

class Geometry : public Incidence {
  public:
    explicit Geometry(const Shape &shape) : Geometry(shape, stated_rules(shape)) {}
    Geometry(Shape shape, RuleList rules);

    [[nodiscard]] std::span<const HouseIndex> houses_of(unsigned cell) const {
        return shape().houses_of(cell_at(cell));
    }
    /// A rule is a house, or from house_count() on one of the list: its constraints, its sums, its
    /// counts.
    [[nodiscard]] unsigned rule_count() const {
        return house_count() + static_cast<unsigned>(constrained_.size());
    }
    /// The rules of a cell as a set: rule r is bit r % 64 of word r / 64; rule_words_of() is the
    /// number of words.
    [[nodiscard]] const std::uint64_t *rule_set(unsigned cell) const {
        return rule_sets_.data() + std::size_t{cell} * word_count_;
    }

    [[nodiscard]] bool has_constraints() const { return !constrained_.empty(); }
    /// The cells of a rule of the list, in its own order.
    [[nodiscard]] std::span<const Cell> constrained(unsigned listed) const {
        return constrained_[listed];
    }
    [[nodiscard]] const RuleList &list() const { return list_; }
    /// The cells that a rule of the list is about, without those that it only compares them with:
    /// of a count, the counted cells.
    [[nodiscard]] std::span<const Cell> subject(unsigned listed) const;
    /// The digits that it is about.
    [[nodiscard]] DigitSet subject_digits(unsigned listed) const;

    [[nodiscard]] std::span<const Crossing> crossings() const { return crossings_; }
    [[nodiscard]] const Cell *crossing_cells() const { return crossing_cells_.data(); }

  private:
    [[nodiscard]] std::optional<Subject> stated_subject(unsigned listed) const;
    void add_crossing(unsigned first, unsigned second);

    RuleList list_;
    unsigned word_count_;
    std::vector<std::uint64_t> rule_sets_;
    std::vector<std::vector<Cell>> constrained_;
    std::vector<Crossing> crossings_;
    std::vector<Cell> crossing_cells_;
};

} // namespace dokushin::search
