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
// part of a loop and is left at once, which Sudoku Explainer finds out at the end. So is one that
// could come back to its start only through more cells with further candidates than it may still
// have, or that comes to a cell which is alone in one of its houses.
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
        for (auto *const row : {&exact_, &both_, &ways_, &home_by_[0], &home_by_[1]}) {
            row->resize(layout_.words());
        }
        exact_cells_.resize(std::size_t{layout_.side() + 1} * (layout_.side() + 1));
    }

    void run() {
        std::vector<DigitSet> threes;
        for (const DigitSet candidates : position_.pencilmarks()) {
            if (has_two_to<2>(candidates.bits())) {
                ++exact_cells_[pair_of(candidates)];
            } else if (candidates.size() == 3) {
                threes.push_back(candidates);
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            digits_ = position_.candidates(cell_at(at));
            if (has_two_to<2>(digits_.bits()) && are_enough(threes)) {
                look_from(cell_at(at));
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

    void look_from(Cell start) {
        mark_cells();
        leave_out_lone_cells();
        if (contains(both_, start)) {
            find_ways_home(start);
            go_on(start, 2, {}, no_kind);
        }
    }

    [[nodiscard]] std::size_t pair_of(DigitSet two) const {
        const Digit first = two.first();
        return std::size_t{number(first)} * (layout_.side() + 1) +
               number((two - DigitSet::only(first)).first());
    }

    /// Could four cells be a loop of the two digits: two without further candidates, or one, and
    /// three with the same one?
    [[nodiscard]] bool are_enough(std::span<const DigitSet> threes) const {
        return exact_cells_[pair_of(digits_)] >= 2 ||
               std::ranges::any_of(threes, [&](DigitSet three) {
                   return (digits_ - three).empty() && std::ranges::count(threes, three) >= 3;
               });
    }

    using Row = std::vector<std::uint64_t>; ///< a bit a cell

    static bool contains(const Row &row, Cell cell) {
        return (row[index(cell) / 64] >> index(cell) % 64 & 1U) != 0;
    }

    void mark_cells() {
        std::ranges::fill(exact_, 0);
        std::ranges::fill(both_, 0);
        const auto [one, other] = digits();
        for (unsigned row = 0; row < layout_.side(); ++row) {
            for (const unsigned place :
                 Bits(position_.places(row, one) & position_.places(row, other))) {
                const Cell cell = layout_.cell_in(row, place);
                const std::uint64_t bit = std::uint64_t{1} << index(cell) % 64;
                both_[index(cell) / 64] |= bit;
                exact_[index(cell) / 64] |= position_.candidates(cell) == digits_ ? bit : 0;
            }
        }
    }

    /// In each house of a loop's cell is another: cells for which there is none are left out of
    /// those with both digits, until all others have one.
    void leave_out_lone_cells() {
        const auto [one, other] = digits();
        bool any = true;
        while (any) {
            any = false;
            for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
                unsigned here = 0;
                Cell last{};
                for (const unsigned place :
                     Bits(position_.places(house, one) & position_.places(house, other))) {
                    const Cell cell = layout_.cell_in(house, place);
                    if (contains(both_, cell)) {
                        ++here;
                        last = cell;
                    }
                }
                if (here == 1) {
                    both_[index(last) / 64] &= ~(std::uint64_t{1} << index(last) % 64);
                    any = true;
                }
            }
        }
        for (std::size_t word = 0; word < both_.size(); ++word) {
            exact_[word] &= both_[word];
        }
    }

    /// From which cells one comes back to `start`, whatever the houses between, with no cell that
    /// has further candidates, and with one.
    void find_ways_home(Cell start) {
        std::ranges::fill(ways_, 0);
        std::ranges::fill(home_by_[0], 0);
        reach_from(start, home_by_[0]);
        home_by_[1] = home_by_[0];
        for (std::size_t word = 0; word < both_.size(); ++word) {
            for (const unsigned bit : Bits(both_[word] & home_by_[0][word])) {
                reach_from(cell_at(64 * word + bit), home_by_[1]);
            }
        }
    }

    /// Adds what sees `cell`, or cells with just the two digits that can be reached from it.
    void reach_from(Cell cell, Row &seeing) {
        if (contains(ways_, cell)) {
            return;
        }
        ways_[index(cell) / 64] |= std::uint64_t{1} << index(cell) % 64;
        const auto seen = layout_.seen_from(cell);
        for (std::size_t word = 0; word < seen.size(); ++word) {
            seeing[word] |= seen[word];
            for (const unsigned bit : Bits(seen[word] & exact_[word])) {
                reach_from(cell_at(64 * word + bit), seeing);
            }
        }
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
        const int left = more ? spare - 1 : spare;
        if ((!more || is_single(with_next.bits()) || spare > 0) &&
            leads_home(next, left, with_next)) {
            go_on(next, left, with_next, kind);
        }
    }

    /// May the search come back to its start behind that cell? If they are all one digit there is
    /// no limit to the cells with further candidates.
    [[nodiscard]] bool leads_home(Cell cell, int spare, DigitSet met) const {
        if (!contains(both_, cell)) {
            return false;
        }
        const bool is_limited = !met.empty() && !is_single(met.bits());
        return !is_limited || spare > 1 || contains(home_by_[spare > 0 ? 1 : 0], cell);
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
    std::vector<unsigned> exact_cells_;        ///< by pair of digits: those with nothing else
    Row exact_;                                ///< of those, the cells with nothing else
    Row both_;                                 ///< cells with the two digits that may be in a loop
    Row ways_;                                 ///< where find_ways_home() has been
    std::array<Row, 2> home_by_{};             ///< by the cells with further candidates on the way
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
