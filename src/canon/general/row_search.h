// The least image of a board, row by row, with all the ways that lead there.
//
// A Way is a transform as far as it is known: the rows of the form so far, and the columns
// in classes. The columns of a class lie side by side in the form, in an order that has
// made no difference yet: in each row so far they are all blank or all hold a digit that
// was first seen there.
//
//     position   0  1  2 | 3  4  5 | 6  7  8
//     form       0  0  0 | 0  0  1 | 0  2  3
//     classes    a  a  a   a  a  b   c  d  d      digits are called by where they were
//                a free stack                     first seen: those in d are 2 and 3,
//                                                 and which is which is open
//
// For each row of the form, each way, and each row of the board that may come next, but
// for those that would begin with fewer blanks than another:
//   1. free stacks   stacks without digits so far have no order among them either. Those
//                    that stay blank come first, for the others each order is tried.
//   2. blanks        of a class, the columns that are blank in the row come first: no choice.
//   3. least digit   of the others the one with the least name: of an open one, the least
//                    that it may still get, which puts the column where it was first seen
//                    in its place. Columns with the same least name are a real choice.
//   4. new digits    come last, under the next names, and leave their class as it is.
// A row that becomes greater than the least so far is given up; one that becomes less
// makes all ways so far obsolete. So all ways that are left begin with the same string.
//
// Rows without digits are the same for this purpose, as are bands without: one of them
// stands for all, and the way counts as often. At the end a way stands for as many
// transforms as its classes and free stacks have orders.
//
// Source: the method is that of all minlex programs, by rows with ties kept; the classes
// are the partitions of McKay's graph canonisation (Practical Graph Isomorphism, 1981).
// Cost: the ways that tie at a row. There are few but for boards with many symmetries;
// beyond `most_ways` the search gives up and leaves the board to orbit_search.h.
//
// The steps of a row are in row_steps.h, which that search has in common with this one.
#pragma once

#include "canon/general/row_extension.h"

namespace dokushin::canon {

template <class Geometry> class MinlexSearch : public RowSteps<Geometry, MinlexSearch<Geometry>> {
    using Steps = RowSteps<Geometry, MinlexSearch<Geometry>>;
    friend Steps;

  public:
    static constexpr std::size_t most_ways = std::size_t{1} << 12;

    MinlexSearch(const Geometry &geometry, Memory &memory) : Steps(geometry), memory_(memory) {}

    /// Finds the form of a board that breaks no house, and every way to it. False: given up.
    [[nodiscard]] bool run(const Board &upright, const Board *turned) {
        boards_ = {&upright, turned};
        memory_.ways.clear();
        memory_.ways.push_back(this->beginning(false));
        if (turned != nullptr) {
            memory_.ways.push_back(this->beginning(true));
        }
        for (row_ = 0; row_ < geometry_.side(); ++row_) {
            this->find_promising_rows(memory_.ways, memory_.trials);
            memory_.next.clear();
            form_[row_].fill(Steps::unknown);
            for (const Trial &trial : memory_.trials) {
                Way way = memory_.ways[trial.way];
                if (this->start_row(way, trial)) {
                    branch(way, way.free * geometry_.stack_width(), names_);
                }
                if (memory_.next.size() > most_ways) {
                    return false;
                }
            }
            std::swap(memory_.ways, memory_.next);
            names_ = names_after_;
        }
        return true;
    }

    [[nodiscard]] const std::vector<Way> &ways() const { return memory_.ways; }

  private:
    using Steps::boards_;
    using Steps::form_;
    using Steps::geometry_;
    using Steps::row_;

    /// Goes on from a position at which a class begins; `names` have been used so far.
    void branch(Way &way, unsigned position, unsigned names) {
        if (memory_.next.size() > most_ways) {
            return; // one row can have millions
        }
        while (position < geometry_.side()) {
            if (this->is_choice_of_stack(position)) {
                this->choose_stack(way, position, names);
                return;
            }
            if (!this->extend_class(way, position, names)) {
                return;
            }
        }
        names_after_ = names;
        memory_.next.push_back(way);
    }

    void lessened(unsigned /*position*/) { memory_.next.clear(); }

    Memory &memory_;
    unsigned names_ = 0;       ///< used in the rows so far
    unsigned names_after_ = 0; ///< … and in the least that has been found for this one
};

} // namespace dokushin::canon
