// LinkTables are tables of what follows: one for each candidate taken to be true, one for each
// taken to be false. A table begins with its premise; then comes what follows from it directly;
// then, from the front, all that follows directly from what it has already. Each entry remembers
// what it came from, so that a chain to it can be walked back.
//
//   r1c1 = 5:  r1c1 = 5 | r1c1 ≠ 2, r1c4 ≠ 5, … | r1c4 = 7 (by r1c4 ≠ 5), …
//              premise    own entries             borrowed ones
//
// HoDoKu takes its nice loops, forcing chains and nets from such tables. Its choice differs from
// that of a plain search, and is kept here since its scores rest on it:
//
//  - A table has one path to each entry. A path found later replaces it if it is shorter, but what
//    was reached through it is not looked at again.
//  - The truths of a candidate come in the order of their houses' numbers.
//  - With Direct::singles the own entries are those of four rounds of singles, each with at most
//    five reasons, of which that found last is the chain's. An own entry is never replaced.
//  - Distances add the premise of each table that is gone through: a link counts two.
//
// 9×9 with plain boxes only. The facts are those of HoDoKu 2.2's solver/TablingSolver.java and
// solver/TableEntry.java; cost: milliseconds, with singles some tens of them.
#pragma once

#include "logic/links/link_node.h"
#include "logic/links/truths.h"
#include "logic/steps/step_taker.h"

#include <dokushin/step.h>

#include <array>
#include <span>
#include <vector>

namespace dokushin::logic {

/// A node that is true (odd) or false: 2 · node + 1 or 2 · node. Nodes are the candidates,
/// cell · 9 + digit − 1, then the groups.
using Literal = std::uint16_t;

[[nodiscard]] inline Literal literal(Cell cell, Digit digit, bool on) {
    return static_cast<Literal>(2 * (9 * index(cell) + number(digit) - 1) + (on ? 1 : 0));
}
[[nodiscard]] inline bool is_on(Literal literal) { return literal % 2 == 1; }
[[nodiscard]] inline Literal opposite(Literal literal) {
    return static_cast<Literal>(literal ^ 1U);
}

class LinkTable {
  public:
    static constexpr Literal none = 0xFFFF;
    static constexpr std::size_t most = 1000;
    /// Positions of earlier own entries; 0, the premise, fills up what is left.
    using Reasons = std::array<std::uint16_t, 5>;

    struct Entry {
        Literal what = none;
        std::uint16_t distance = 0;
        Reasons reasons{};
        Literal through = none; ///< of a borrowed one: the premise of the table that has it
    };

    /// Without room for any entry: the table of a candidate that is gone.
    LinkTable() = default;
    explicit LinkTable(std::size_t nodes) : position_(2 * nodes, missing) {}

    [[nodiscard]] bool empty() const { return entries_.empty(); }
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] std::size_t own() const { return own_; }
    [[nodiscard]] const Entry &operator[](std::size_t at) const { return entries_[at]; }
    [[nodiscard]] Literal premise() const { return entries_.front().what; }
    [[nodiscard]] bool has(Literal what) const { return position_[what] != missing; }
    [[nodiscard]] std::size_t find(Literal what) const { return position_[what]; }

    /// An entry of its own, unless it has it.
    void add(Literal what, const Reasons &reasons = {});
    /// What an own entry of another table says, and how far it is from its premise.
    struct Own {
        Literal what = none;
        std::uint16_t distance = 0;
    };
    /// The own entries of the table of `through`, which this one has at `distance`.
    void borrow(std::span<const Own> entries, Literal through, unsigned distance);

    /// Cells where the digit follows, or goes, as LinkTables::mark_cells() noted them.
    [[nodiscard]] const CellBits &cells(bool on, Digit digit) const {
        return cells_[cells_at(on, digit)];
    }
    void mark(bool on, Digit digit, Cell cell) {
        cells_.resize(20);
        cells_[cells_at(on, digit)].insert(cell);
    }

  private:
    static constexpr std::uint16_t missing = 0xFFFF;
    void append(Entry entry);
    [[nodiscard]] static std::size_t cells_at(bool on, Digit digit) {
        return (on ? 10U : 0U) + number(digit);
    }

    std::vector<Entry> entries_;
    std::vector<std::uint16_t> position_;
    std::size_t own_ = 0;
    std::vector<CellBits> cells_;
};

/// What is entered as following directly.
enum class Direct : std::uint8_t { links, singles };

class LinkTables {
  public:
    /// Incomplete if the taker ends the search.
    LinkTables(const Position &position, Direct direct, bool groups, const StepTaker &taker);

    [[nodiscard]] const Position &position() const { return position_; }
    [[nodiscard]] const LinkNode &node(Literal literal) const { return nodes_[literal / 2]; }
    /// Of a candidate that is gone: an empty table.
    [[nodiscard]] const LinkTable &of(Literal premise) const { return tables_[premise]; }
    /// The number of literals of candidates; those of groups follow them.
    [[nodiscard]] std::size_t candidate_literals() const { return std::size_t{2} * 81 * 9; }

    /// Notes in each table the cells of its entries: LinkTable::cells().
    void mark_cells();

    struct Path {
        std::vector<Literal> literals; ///< from the premise on
        bool is_net = false;           ///< something in it had several reasons
    };
    [[nodiscard]] Path path_to(const LinkTable &table, Literal what) const;
    /// What an entry rests on, as far as it is remembered.
    [[nodiscard]] std::vector<Literal> reasons(const LinkTable &table, Literal what) const;

  private:
    void collect_groups();
    void link_candidate(Cell cell, Digit digit);
    void link_group(Literal group);
    void link_groups(Literal one);
    void expand(const StepTaker &taker);
    [[nodiscard]] CellBits cells_in(HouseNumber house, Digit digit) const {
        return in_house_[house] & cells_[number(digit)];
    }

    const Position &position_;
    const Layout &layout_;
    Truths truths_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<CellBits> in_house_;
    std::vector<LinkNode> nodes_; ///< the groups are the places where a line crosses a box
    std::vector<LinkTable> tables_;
};

/// Are the tables for boards like this one?
[[nodiscard]] inline bool has_link_tables(const Layout &layout) {
    return layout.shape().is_usual_nine();
}

} // namespace dokushin::logic
