// The search for the least image, breadth first: all labellings that begin with the least string
// so far advance together, from column to column. It takes the steps of row_search.h, but at each
// choice a labelling waits for all others to come as far, so that equivalent labellings can be
// dropped before the next choice multiplies them.
//
//     position   0  1  2  3  4  5 …      A labelling waits at the position that it has reached.
//     waiting    .  .  .  4  .  1        Those at the least position advance first. So when those
//                                        at 3 do, all wait there or later, and those at 3 begin
//                                        with equal strings.
//
// A labelling that makes the row less at some position ends all that are beyond this position.
#pragma once

#include "canon/general/row_extension.h"

#include <cassert>

namespace dokushin::canon {

template <class Size> class LevelSearch : public RowExtension<Size, LevelSearch<Size>> {
    using Extension = RowExtension<Size, LevelSearch<Size>>;
    friend Extension;

  public:
    explicit LevelSearch(const Size &size) : Extension(size) {}

    /// Starts with an empty labelling of each orientation that the board may have. The search
    /// gives up after so many steps.
    void start(const Board &upright, const Board *transposed, std::uint64_t most_steps) {
        most_steps_ = most_steps;
        boards_ = {&upright, transposed};
        this->find_roots(labellings_);
        row_ = 0;
        labels_used_ = 0;
        start_rows();
        assert(is_ok());
    }

    /// Searches to the end. The callback `prune(labellings)` may remove labellings wherever some
    /// wait. run() returns false if the search gave up, or if the callback returned false.
    template <class Prune> [[nodiscard]] bool run(Prune prune) {
        while (true) {
            for (; position_ <= size_.side(); ++position_) {
                std::vector<Labelling> &here = waiting_[position_];
                if (!here.empty() && !prune(here)) {
                    return false;
                }
                if (position_ < size_.side()) {
                    advance(here);
                }
                if (steps_ > most_steps_) {
                    return false;
                }
            }
            labellings_.swap(waiting_[size_.side()]);
            labels_used_ = labels_at_[size_.side()];
            assert(!labellings_.empty() && labels_used_ <= size_.side());
            if (++row_ == size_.side()) {
                return true;
            }
            start_rows();
        }
    }

    /// The labellings that are left at the end.
    [[nodiscard]] const std::vector<Labelling> &labellings() const { return labellings_; }
    /// How often a labelling advanced from where it waited, or began a row.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }
    /// The row of the form where the search is, and the position in it.
    [[nodiscard]] unsigned row() const { return row_; }
    [[nodiscard]] unsigned position() const { return position_; }
    /// Stacks that begin at the position or later, but before this, have no order yet.
    [[nodiscard]] unsigned open_end() const { return Extension::open_end_; }

  private:
    using Extension::boards_;
    using Extension::form_;
    using Extension::row_;
    using Extension::size_;

    /// True if no labelling waits before the position of the search, and those that wait have used
    /// the rows so far. For debug builds.
    [[nodiscard]] bool is_ok() const {
        for (unsigned at = 0; at <= size_.side(); ++at) {
            const bool passed = at < position_;
            if ((passed && !waiting_[at].empty()) || labels_at_[at] > size_.side() ||
                !std::ranges::all_of(waiting_[at], [&](const Labelling &labelling) {
                    return canon::is_ok(labelling, size_.side(), row_ + 1);
                })) {
                return false;
            }
        }
        return true;
    }

    /// Extends each labelling by each row that may be its next.
    void start_rows() {
        assert(row_ < size_.side());
        this->choose_rows(labellings_, choices_);
        form_[row_].fill(Extension::unknown);
        drop_from(0);
        position_ = 0;
        for (const RowChoice &choice : choices_) {
            Labelling labelling = labellings_[choice.labelling];
            ++steps_;
            if (steps_ <= most_steps_ && this->start_row(labelling, choice)) {
                branch(labelling, labelling.free_stacks * size_.stack_width(), labels_used_);
            }
        }
    }

    void advance(std::vector<Labelling> &here) {
        assert(position_ < size_.side());
        for (Labelling &labelling : here) {
            this->load_row(labelling);
            extend(labelling, position_, labels_at_[position_]);
        }
        here.clear();
    }

    /// Extends a labelling to the position where it waits next.
    void extend(Labelling &labelling, unsigned position, unsigned labels_used) {
        if (++steps_ > most_steps_) {
            return;
        }
        if (this->is_choice_of_stack(position)) {
            this->choose_stack(labelling, position, labels_used);
        } else if (this->extend_class(labelling, position, labels_used)) {
            branch(labelling, position, labels_used);
        }
    }

    /// Lets a labelling wait at a position. Where very many wait it is extended at once, because
    /// some of its extensions are beaten by the end of the row and so need no memory. If too many
    /// reach the end, no more steps are allowed.
    void branch(Labelling &labelling, unsigned position, unsigned labels_used) {
        assert(position >= position_ && position <= size_.side());
        std::vector<Labelling> &there = waiting_[position];
        assert(there.empty() || labels_at_[position] == labels_used); // equal strings
        const bool at_end = position == size_.side();
        if (there.size() < (at_end ? most_labellings : most_waiting)) {
            labels_at_[position] = labels_used;
            there.push_back(labelling);
        } else if (at_end) {
            steps_ = most_steps_ + 1;
        } else {
            extend(labelling, position, labels_used);
        }
    }

    void row_improved(unsigned position) { drop_from(position + 1); }

    void drop_from(unsigned position) {
        for (; position <= size_.side(); ++position) {
            waiting_[position].clear();
        }
    }

    static constexpr std::size_t most_waiting = std::size_t{1} << 14;    ///< amid a row
    static constexpr std::size_t most_labellings = std::size_t{1} << 18; ///< at the end of a row

    std::vector<Labelling> labellings_; ///< those that lead to the rows so far
    std::vector<RowChoice> choices_;
    std::array<std::vector<Labelling>, 17> waiting_; ///< by the position
    std::array<unsigned, 17> labels_at_{};           ///< labels used by those that wait there
    unsigned labels_used_ = 0;                       ///< by the rows so far
    unsigned position_ = 0;
    std::uint64_t steps_ = 0;
    std::uint64_t most_steps_ = 0;
};

} // namespace dokushin::canon
