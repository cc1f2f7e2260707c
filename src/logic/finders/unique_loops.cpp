// Unique rectangles and loops, the search for the loops. What follows from one is in
// unique_loop_steps.cpp.
//
// Depth first from each cell with two candidates, from cell to cell through boxes, rows
// and columns in turn, never twice through the same kind in a row. Two cells may have
// further candidates, or any number if those are all one digit; the digits that were met
// are remembered from neighbour to neighbour also where the search did not go on, so
// that it depends on their order whether a loop is found. That is how Sudoku Explainer
// 1.2.1 does it, and its ratings rest on it; SukakuExplainer remembers those on the path alone.
//
// A path that would touch a house twice in even positions, or twice in odd ones, is no
// part of a loop and is left at once, which Sudoku Explainer finds out at the end.
#include "logic/finders/unique_loops.h"

#include "base/stable_sort.h"

#include <array>
#include <iterator>

namespace dokushin::logic {
namespace {

class LoopSearch {
  public:
    LoopSearch(const Position &position, Habits habits, std::vector<UniqueStep> &steps)
        : position_(position), layout_(position.layout()), habits_(habits), steps_(steps) {
        for (auto &touched : touched_) {
            touched.resize(layout_.house_count());
        }
    }

    void run() {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            digits_ = position_.candidates(cell_at(at));
            if (has_two_to<2>(digits_.bits())) {
                go_on(cell_at(at), 2, {}, no_kind);
            }
        }
    }

  private:
    static constexpr unsigned no_kind = ~0U;

    /// Boxes, rows and columns are each one kind, as is each further house.
    [[nodiscard]] unsigned kind(HouseNumber house) const {
        const unsigned side = layout_.side();
        return house < 3 * side ? house / side : house;
    }

    /// Marks or unmarks the houses of a cell; false, and nothing is marked, if one is.
    bool touch(Cell cell, std::size_t parity) {
        auto &touched = touched_[parity];
        const auto seats = layout_.seats(cell);
        if (std::ranges::any_of(seats, [&](auto seat) { return touched[seat.house]; })) {
            return false;
        }
        for (const Layout::Seat seat : seats) {
            touched[seat.house] = true;
        }
        return true;
    }
    void leave(Cell cell, std::size_t parity) {
        for (const Layout::Seat seat : layout_.seats(cell)) {
            touched_[parity][seat.house] = false;
        }
    }

    /// `spare`: how many more cells may have further candidates, whatever these are.
    void go_on(Cell cell, int spare, DigitSet met, unsigned last_kind) {
        const std::size_t parity = path_.size() % 2;
        if (!touch(cell, parity)) {
            return;
        }
        path_.push_back(cell);
        for (const Layout::Seat seat : layout_.seats_box_row_column(cell)) {
            if (kind(seat.house) == last_kind) {
                continue;
            }
            const auto [one, other] = digits();
            // The start has both digits as well.
            for (const unsigned place :
                 Bits(position_.places(seat.house, one) & position_.places(seat.house, other))) {
                step_to(layout_.cell_in(seat.house, place), spare, met, kind(seat.house));
            }
        }
        path_.pop_back();
        leave(cell, parity);
    }

    void step_to(Cell next, int spare, DigitSet &met, unsigned kind) {
        if (next == path_.front()) {
            if (path_.size() >= 4) {
                close();
            }
            return;
        }
        if (std::ranges::find(path_, next) != path_.end()) {
            return;
        }
        const DigitSet candidates = position_.candidates(next);
        const DigitSet with_next = (met | candidates) - digits_;
        if (habits_ == Habits::explainer) {
            met = with_next;
        }
        const bool more = candidates != digits_;
        if (!more || is_single(with_next.bits()) || spare > 0) {
            go_on(next, more ? spare - 1 : spare, with_next, kind);
        }
    }

    [[nodiscard]] std::pair<Digit, Digit> digits() const {
        return {digits_.first(), (digits_ - DigitSet::only(digits_.first())).first()};
    }

    void close() {
        if (touched_[0] != touched_[1]) {
            return;
        }
        UniqueLoop loop{path_, digits_, {}};
        std::ranges::copy_if(path_, std::back_inserter(loop.extra_cells),
                             [&](Cell cell) { return position_.candidates(cell) != digits_; });
        add_unique_steps(position_, loop, habits_, steps_);
    }

    const Position &position_;
    const Layout &layout_;
    Habits habits_;
    std::vector<UniqueStep> &steps_;
    DigitSet digits_;
    std::vector<Cell> path_;
    std::array<std::vector<bool>, 2> touched_; ///< houses, in even and odd positions
};

} // namespace

template <Habits Whose> bool find_unique_loops(const Position &position, StepTaker &taker) {
    std::vector<UniqueStep> steps;
    LoopSearch(position, Whose, steps).run();
    sort_stably(steps, [](const UniqueStep &one, const UniqueStep &other) {
        return std::pair(one.rating, one.type) < std::pair(other.rating, other.type);
    });
    return std::ranges::all_of(steps,
                               [&](UniqueStep &one) { return taker.take(std::move(one.step)); });
}
template bool find_unique_loops<Habits::explainer>(const Position &, StepTaker &);
template bool find_unique_loops<Habits::sukaku>(const Position &, StepTaker &);

} // namespace dokushin::logic
