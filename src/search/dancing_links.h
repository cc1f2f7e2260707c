// A CoverMatrix is a matrix of zeros and ones with dancing links: its columns and rows can be
// hidden and shown again, in the reverse order, at the cost of what they link.
//
// Source: Knuth, "Dancing Links" (2000), arXiv cs/0011047; the unlinking is
// Hitotumatu and Noshita's (1979). A row's nodes lie side by side; a column's
// are a ring up and down through its header, which is the node of the same
// number; the headers are a ring left and right through column 0:
//
//     columns   0 ⇄ 1 ⇄ 2 ⇄ … ⇄ 0
//                   ⇅   ⇅
//     nodes         n  n+1            the row [n, n+2)
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

namespace dokushin::search {

/// The matrix of an exact cover problem: its rows are the choices, its columns what they must
/// cover.
class CoverMatrix {
  public:
    using Index = std::uint32_t;

    CoverMatrix() : columns_(1), nodes_(1) {}

    /// Columns come first: a header is a node, too.
    Index add_column() {
        assert(row_starts_.empty() && nodes_.size() == columns_.size());
        const auto column = static_cast<Index>(columns_.size());
        columns_.push_back({columns_[0].left, 0, 0});
        columns_[columns_[0].left].right = column;
        columns_[0].left = column;
        nodes_.push_back({column, column, column, 0});
        return column;
    }
    void begin_row() { row_starts_.push_back(static_cast<Index>(nodes_.size())); }
    void add_node(Index column) {
        assert(column != 0 && column < columns_.size() && !row_starts_.empty());
        const auto node = static_cast<Index>(nodes_.size());
        const auto row = static_cast<Index>(row_starts_.size() - 1);
        nodes_.push_back({nodes_[column].up, column, column, row});
        nodes_[nodes_[column].up].down = node;
        nodes_[column].up = node;
        ++columns_[column].size;
    }
    void end_rows() {
        begin_row();
        assert(is_ok());
    }

    [[nodiscard]] bool is_covered() const { return columns_[0].right == 0; }
    [[nodiscard]] Index size(Index column) const { return columns_[column].size; }
    [[nodiscard]] Index below(Index node) const { return nodes_[node].down; }
    [[nodiscard]] Index row_of(Index node) const { return nodes_[node].row; }

    [[nodiscard]] Index smallest_column() const {
        Index smallest = columns_[0].right;
        for (Index c = smallest; c != 0 && columns_[smallest].size > 0; c = columns_[c].right) {
            smallest = columns_[c].size < columns_[smallest].size ? c : smallest;
        }
        return smallest;
    }

    /// Hides a column, and from the other columns every row that has it.
    void cover(Index column) {
        assert(column != 0 && is_linked(column));
        const Column &own = columns_[column];
        columns_[own.left].right = own.right;
        columns_[own.right].left = own.left;
        for (Index node = nodes_[column].down; node != column; node = nodes_[node].down) {
            for_others(node, [&](Index other) {
                nodes_[nodes_[other].up].down = nodes_[other].down;
                nodes_[nodes_[other].down].up = nodes_[other].up;
                assert(columns_[nodes_[other].column].size > 0);
                --columns_[nodes_[other].column].size;
            });
        }
    }
    /// Shows a column again: this is the dance, as an unlinked node still knows its neighbours.
    void uncover(Index column) {
        assert(column != 0 && !is_linked(column));
        for (Index node = nodes_[column].up; node != column; node = nodes_[node].up) {
            for_others_backwards(node, [&](Index other) {
                ++columns_[nodes_[other].column].size;
                nodes_[nodes_[other].up].down = other;
                nodes_[nodes_[other].down].up = other;
            });
        }
        const Column &own = columns_[column];
        columns_[own.left].right = column;
        columns_[own.right].left = column;
        assert(is_linked(column));
    }
    /// Covers the other columns of the node's row; its own is covered already.
    void take_row(Index node) {
        for_others(node, [&](Index other) { cover(nodes_[other].column); });
    }
    void give_row_back(Index node) {
        for_others_backwards(node, [&](Index other) { uncover(nodes_[other].column); });
    }

    /// Is every ring of linked nodes closed in both directions, with as many rows as its column
    /// counts? For debug builds. O(nodes).
    [[nodiscard]] bool is_ok() const {
        for (Index c = columns_[0].right; c != 0; c = columns_[c].right) {
            Index size = 0;
            for (Index node = nodes_[c].down; node != c; node = nodes_[node].down) {
                ++size;
                if (nodes_[node].column != c || nodes_[nodes_[node].up].down != node) {
                    return false;
                }
            }
            if (size != columns_[c].size || columns_[columns_[c].right].left != c) {
                return false;
            }
        }
        return true;
    }

  private:
    struct Column {
        Index left = 0, right = 0;
        Index size = 0; ///< the number of linked rows
    };
    struct Node {
        Index up = 0, down = 0;
        Index column = 0;
        Index row = 0;
    };

    [[nodiscard]] bool is_linked(Index column) const {
        return columns_[columns_[column].left].right == column;
    }

    template <typename Visit> void for_others(Index node, Visit visit) const {
        const Index row = nodes_[node].row;
        for (Index other = row_starts_[row]; other < row_starts_[row + 1]; ++other) {
            if (other != node) {
                visit(other);
            }
        }
    }
    template <typename Visit> void for_others_backwards(Index node, Visit visit) const {
        const Index row = nodes_[node].row;
        for (Index other = row_starts_[row + 1]; other-- > row_starts_[row];) {
            if (other != node) {
                visit(other);
            }
        }
    }

    std::vector<Column> columns_;
    std::vector<Node> nodes_;
    std::vector<Index> row_starts_; ///< one more than there are rows
};

} // namespace dokushin::search
