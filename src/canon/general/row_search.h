// The search for the least image of a board, row by row, with all labellings that tie.
//
// A labelling is a transform as far as the search has decided it: the rows of the form so far,
// and an ordered partition of the columns into classes (the cells of McKay's partitions). The
// columns of a class lie side by side in the form, in an order that has made no difference yet:
// in each row so far they are all blank, or all contain a digit that was first seen there.
//
//     position   0  1  2 | 3  4  5 | 6  7  8
//     form       0  0  0 | 0  0  1 | 0  2  3
//     classes    a  a  a   a  a  b   c  d  d      a digit is known by the column where it was
//                a free stack                     first seen: the digits of d have the labels
//                                                 2 and 3, in an order that is still open
//
// For each row of the form, the search tries each labelling with each row of the board that may
// come next, except for those that would begin with fewer blanks than another:
//   1. free stacks   A stack without digits so far is free: the free stacks are in no order
//                    either. Those that stay blank come first. For the others each order is tried.
//   2. blanks        In a class, the columns that are blank in the row come first: no choice.
//   3. least digit   Next is the column whose digit has the least label. A digit whose label is
//                    open can get the least label of its class, which puts the column where it was
//                    first seen in its place. Columns with the same least label are a real choice.
//   4. new digits    They come last, get the next labels, and leave their class as it is.
// A row that becomes greater than the least so far is given up. One that becomes less makes all
// labellings so far obsolete. So all labellings that are left begin with the same string.
//
// Rows without digits are equal for this purpose, and so are bands without. One of them stands
// for all, and the multiplicity of the labelling counts them. At the end a labelling stands for
// as many transforms as its classes and free stacks have orders.
//
// Source: minlex programs all search by rows and keep ties; the classes are the ordered partitions
// of McKay's graph canonisation (Practical Graph Isomorphism, 1981).
// Cost: the labellings that tie at a row. There are few except for boards with many symmetries.
// Beyond `most_labellings` the search gives up and leaves the board to orbit_search.h.
//
// Both searches extend a labelling by a row in the same steps (row_extension.h).
#pragma once

#include "canon/general/row_extension.h"

#include <cassert>

namespace dokushin::canon {

template <class Size> class RowSearch : public RowExtension<Size, RowSearch<Size>> {
    using Extension = RowExtension<Size, RowSearch<Size>>;
    friend Extension;

  public:
    static constexpr std::size_t most_labellings = std::size_t{1} << 12;

    RowSearch(const Size &size, Workspace &workspace) : Extension(size), workspace_(workspace) {}

    /// Finds the form of a board that breaks no house, and every labelling that leads to it.
    /// False if the search gave up.
    [[nodiscard]] bool run(const Board &upright, const Board *transposed) {
        boards_ = {&upright, transposed};
        this->find_roots(workspace_.labellings);
        for (row_ = 0; row_ < size_.side(); ++row_) {
            this->choose_rows(workspace_.labellings, workspace_.choices);
            workspace_.next.clear();
            form_[row_].fill(Extension::unknown);
            for (const RowChoice &choice : workspace_.choices) {
                Labelling labelling = workspace_.labellings[choice.labelling];
                if (this->start_row(labelling, choice)) {
                    branch(labelling, labelling.free_stacks * size_.stack_width(), labels_used_);
                }
                if (workspace_.next.size() > most_labellings) {
                    return false;
                }
            }
            assert(!workspace_.next.empty() && labels_after_ >= labels_used_);
            std::swap(workspace_.labellings, workspace_.next);
            labels_used_ = labels_after_;
        }
        return true;
    }

    [[nodiscard]] const std::vector<Labelling> &labellings() const { return workspace_.labellings; }

  private:
    using Extension::boards_;
    using Extension::form_;
    using Extension::row_;
    using Extension::size_;

    /// Continues depth first from a position where a class begins.
    void branch(Labelling &labelling, unsigned position, unsigned labels_used) {
        if (workspace_.next.size() > most_labellings) {
            return; // one row can have millions
        }
        while (position < size_.side()) {
            if (this->is_choice_of_stack(position)) {
                this->choose_stack(labelling, position, labels_used);
                return;
            }
            if (!this->extend_class(labelling, position, labels_used)) {
                return;
            }
        }
        assert(is_ok(labelling, size_.side(), row_ + 1));
        labels_after_ = labels_used;
        workspace_.next.push_back(labelling);
    }

    void row_improved(unsigned /*position*/) { workspace_.next.clear(); }

    Workspace &workspace_;
    unsigned labels_used_ = 0;  ///< by the rows so far
    unsigned labels_after_ = 0; ///< by those and the least that has been found for this row
};

} // namespace dokushin::canon
