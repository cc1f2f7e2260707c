// The search for the least image in small steps: all ways that begin with the least string
// so far go on together, from column to column. It is minlex_search.h, but that ways wait at
// each choice for all others to come as far; so they can be thinned out there, before the
// next choice multiplies them.
//
//     position   0  1  2  3  4  5 …      ways wait at the position that they have come to.
//     waiting    .  .  .  4  .  1        Those least far go on first: so when those at 3 do,
//                                        nothing is behind them, and all begin alike.
//
// A way that makes the row less at some position is the end of all that are beyond it.
#pragma once

#include "canon/general/row_extension.h"

namespace dokushin::canon {

template <class Geometry> class Frontier : public RowSteps<Geometry, Frontier<Geometry>> {
    using Steps = RowSteps<Geometry, Frontier<Geometry>>;
    friend Steps;

  public:
    explicit Frontier(const Geometry &geometry) : Steps(geometry) {}

    /// To begin with the whole board, and itself turned over if it may be. After so many
    /// steps the search is given up.
    void start(const Board &upright, const Board *turned, std::uint64_t most_steps) {
        most_steps_ = most_steps;
        boards_ = {&upright, turned};
        ways_.clear();
        ways_.push_back(this->beginning(false));
        if (turned != nullptr) {
            ways_.push_back(this->beginning(true));
        }
        row_ = 0;
        names_ = 0;
        start_rows();
    }

    /// Goes on to the end. `thin(ways)` is called wherever ways wait, and takes some of them
    /// away; if it says false, the search is given up as well, and run() says false.
    template <class Thin> [[nodiscard]] bool run(Thin thin) {
        while (true) {
            for (; position_ <= geometry_.side(); ++position_) {
                std::vector<Way> &here = waiting_[position_];
                if (!here.empty() && !thin(here)) {
                    return false;
                }
                if (position_ < geometry_.side()) {
                    go_on(here);
                }
                if (steps_ > most_steps_) {
                    return false;
                }
            }
            ways_.swap(waiting_[geometry_.side()]);
            names_ = names_at_[geometry_.side()];
            if (++row_ == geometry_.side()) {
                return true;
            }
            start_rows();
        }
    }

    /// Those that are left at the end.
    [[nodiscard]] const std::vector<Way> &ways() const { return ways_; }
    /// How often a way went on from where it waited, or began a row.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }
    /// Where the search is: the row of the form, and the position in it.
    [[nodiscard]] unsigned row() const { return row_; }
    [[nodiscard]] unsigned position() const { return position_; }
    /// Stacks that begin here or later, before the end, are in no order yet.
    [[nodiscard]] unsigned open_end() const { return Steps::open_end_; }

  private:
    using Steps::boards_;
    using Steps::form_;
    using Steps::geometry_;
    using Steps::row_;

    /// Each way with each row that may be its next.
    void start_rows() {
        this->find_promising_rows(ways_, trials_);
        form_[row_].fill(Steps::unknown);
        drop_from(0);
        position_ = 0;
        for (const Trial &trial : trials_) {
            Way way = ways_[trial.way];
            ++steps_;
            if (steps_ <= most_steps_ && this->start_row(way, trial)) {
                branch(way, way.free * geometry_.stack_width(), names_);
            }
        }
    }

    void go_on(std::vector<Way> &here) {
        for (Way &way : here) {
            this->look_at_row(way);
            extend(way, position_, names_at_[position_]);
        }
        here.clear();
    }

    /// To where the way waits next.
    void extend(Way &way, unsigned position, unsigned names) {
        if (++steps_ > most_steps_) {
            return;
        }
        if (this->is_choice_of_stack(position)) {
            this->choose_stack(way, position, names);
        } else if (this->extend_class(way, position, names)) {
            branch(way, position, names);
        }
    }

    /// Lets it wait there, or, where very many do, go on at once: of those some are beaten by
    /// the end of the row, which need no memory so. If too many come to the end, no more steps
    /// are allowed.
    void branch(Way &way, unsigned position, unsigned names) {
        std::vector<Way> &there = waiting_[position];
        const bool at_end = position == geometry_.side();
        if (there.size() < (at_end ? most_ways : most_waiting)) {
            names_at_[position] = names;
            there.push_back(way);
        } else if (at_end) {
            steps_ = most_steps_ + 1;
        } else {
            extend(way, position, names);
        }
    }

    void lessened(unsigned position) { drop_from(position + 1); }

    void drop_from(unsigned position) {
        for (; position <= geometry_.side(); ++position) {
            waiting_[position].clear();
        }
    }

    static constexpr std::size_t most_waiting = std::size_t{1} << 14; ///< amid a row
    static constexpr std::size_t most_ways = std::size_t{1} << 18;    ///< at the end of a row

    std::vector<Way> ways_; ///< that led to the rows so far
    std::vector<Trial> trials_;
    std::array<std::vector<Way>, 17> waiting_;
    std::array<unsigned, 17> names_at_{}; ///< used by those that wait there
    unsigned names_ = 0;                  ///< used in the rows so far
    unsigned position_ = 0;
    std::uint64_t steps_ = 0;
    std::uint64_t most_steps_ = 0;
};

} // namespace dokushin::canon
