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
// leaves a house with one cell alone. Before that, sets of cells are looked for that a loop could
// go through at all: mostly there are none, and no path is tried.
#include "logic/finders/uniqueness/unique_loops.h"

#include "base/stable_sort.h"

#include <array>
#include <iterator>

namespace dokushin::logic {
namespace {

/// Rows of bits, one a cell, are of a size that is known where it is the usual board's, which took
/// a third from the search; else as large as any board may need.
constexpr std::size_t usual_words = 2;
constexpr std::size_t most_words = std::size_t{max_side} * max_side / 64;

template <std::size_t Words> class LoopSearch {
  public:
    LoopSearch(const Position &position, Reference reference, std::vector<UniqueStep> &steps)
        : position_(position), layout_(position.layout()), reference_(reference), steps_(steps) {
        exact_cells_.resize(std::size_t{layout_.side() + 1} * (layout_.side() + 1));
    }

    void run() {
        std::vector<DigitSet> threes;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const DigitSet candidates = position_.candidates(cell_at(at));
            if (has_two_to<2>(candidates.bits())) {
                ++exact_cells_[pair_of(candidates)];
            } else if (has_three(candidates)) {
                threes.push_back(candidates);
                insert(threes_, cell_at(at));
            }
        }
        std::erase_if(
            threes, [all = threes](DigitSet three) { return std::ranges::count(all, three) < 3; });
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            digits_ = position_.candidates(cell_at(at));
            if (has_two_to<2>(digits_.bits()) && are_enough(threes)) {
                look_from(cell_at(at));
            }
        }
    }

  private:
    using Row = std::array<std::uint64_t, Words>; ///< a bit a cell
    static constexpr unsigned no_kind = ~0U;

    struct Marked {
        DigitSet digits;
        Row exact{}; ///< of the next, the cells with nothing else
        Row both{};  ///< cells with the two digits that may be in a loop
    };

    [[nodiscard]] std::size_t words() const {
        return Words == usual_words ? usual_words : layout_.words();
    }

    static bool contains(const Row &row, Cell cell) {
        return (row[index(cell) / 64] >> index(cell) % 64 & 1U) != 0;
    }
    static void insert(Row &row, Cell cell) {
        row[index(cell) / 64] |= std::uint64_t{1} << index(cell) % 64;
    }
    static void erase(Row &row, Cell cell) {
        row[index(cell) / 64] &= ~(std::uint64_t{1} << index(cell) % 64);
    }
    static bool has_three(DigitSet set) {
        return has_two_to<3>(set.bits()) && !has_two_to<2>(set.bits());
    }

    /// Boxes, rows and columns are each one kind, as is each further house.
    [[nodiscard]] unsigned kind(HouseNumber house) const {
        const unsigned side = layout_.side();
        return house < 3 * side ? house / side : house;
    }

    void look_from(Cell start) {
        const auto known = std::ranges::find(marked_, digits_, &Marked::digits);
        cells_ = known != marked_.end() ? &*known : &marked_.emplace_back(mark_cells());
        if (!contains(cells_->both, start)) {
            return;
        }
        find_sets(start);
        if (contains(possible_, start)) {
            go_on(start, 2, {}, no_kind);
        } else {
            erase(cells_->both, start);
        }
    }

    [[nodiscard]] std::size_t pair_of(DigitSet two) const {
        const Digit first = two.first();
        return std::size_t{number(first)} * (layout_.side() + 1) +
               number((two - DigitSet::only(first)).first());
    }

    /// Could four cells be a loop of the two digits: two without further candidates, or one, and
    /// three with the same one? `threes` are what three cells have.
    [[nodiscard]] bool are_enough(std::span<const DigitSet> threes) const {
        return exact_cells_[pair_of(digits_)] >= 2 ||
               std::ranges::any_of(threes,
                                   [&](DigitSet three) { return (digits_ - three).empty(); });
    }

    /// In each house of a loop's cell is another: cells for which there is none are left out of
    /// those with both digits, until all others have one.
    [[nodiscard]] Marked mark_cells() const {
        Marked marked{digits_};
        const auto [one, other] = digits();
        for (std::size_t word = 0; word < words(); ++word) {
            marked.both[word] = position_.cells(one)[word] & position_.cells(other)[word];
        }
        for (bool any = true; any;) {
            any = false;
            for (std::size_t word = 0; word < words(); ++word) {
                for (const unsigned bit : Bits(marked.both[word])) {
                    if (!has_company(cell_at(64 * word + bit), marked.both)) {
                        marked.both[word] &= ~(std::uint64_t{1} << bit);
                        any = true;
                    }
                }
            }
        }
        for (std::size_t word = 0; word < words(); ++word) {
            for (const unsigned bit : Bits(marked.both[word])) {
                if (position_.candidates(cell_at(64 * word + bit)) == digits_) {
                    marked.exact[word] |= std::uint64_t{1} << bit;
                }
            }
        }
        return marked;
    }

    /// Has each house of the cell another one of `cells`?
    [[nodiscard]] bool has_company(Cell cell, const Row &cells) const {
        return std::ranges::all_of(layout_.seats(cell), [&](Layout::Seat seat) {
            return has_company(seat.house, cell, cells);
        });
    }
    [[nodiscard]] bool has_company(HouseNumber house, Cell cell, const Row &cells) const {
        Row here = among(house, cells);
        erase(here, cell);
        return here != Row{};
    }

    // ---- sets of cells ---------------------------------------------------------------

    /// Cells of which none shares a house with two others, on the way to a set that a loop could
    /// be.
    struct Growing {
        Row cells{};
        Row open{}; ///< that may come to them
        unsigned extra = 0;
        DigitSet further; ///< candidates of the extra cells
    };

    /// All sets of `start` and others in which each house has two cells or none, in whatever order
    /// a loop would go through them. There are few or none, and paths need only go through these.
    void find_sets(Cell start) {
        possible_ = {};
        Growing set;
        set.open = cells_->both;
        grow(add_to(set, start));
    }

    void grow(const Growing &set) {
        Row choices{};
        bool lacks = false;
        for (std::size_t word = 0; word < words(); ++word) {
            for (const unsigned bit : Bits(set.cells[word])) {
                const Cell cell = cell_at(64 * word + bit);
                for (const Layout::Seat seat : layout_.seats(cell)) {
                    if (has_company(seat.house, cell, set.cells)) {
                        continue;
                    }
                    const Row here = among(seat.house, set.open);
                    if (here == Row{}) {
                        return;
                    }
                    choices = lacks ? choices : here;
                    lacks = true;
                }
            }
        }
        for (std::size_t word = 0; word < words(); ++word) {
            possible_[word] |= lacks ? 0 : set.cells[word];
            for (const unsigned bit : Bits(choices[word])) {
                grow(add_to(set, cell_at(64 * word + bit)));
            }
        }
    }

    [[nodiscard]] Growing add_to(const Growing &before, Cell cell) const {
        Growing set = before;
        insert(set.cells, cell);
        erase(set.open, cell);
        for (const Layout::Seat seat : layout_.seats(cell)) {
            if (among(seat.house, before.cells) != Row{}) {
                const auto house = layout_.cells_of(seat.house);
                for (std::size_t word = 0; word < words(); ++word) {
                    set.open[word] &= ~house[word];
                }
            }
        }
        const DigitSet more = position_.candidates(cell) - digits_;
        set.extra += more.empty() ? 0 : 1;
        set.further = set.further | more;
        if (set.extra >= 2) {
            for (std::size_t word = 0; word < words(); ++word) {
                set.open[word] &= may_come(word, 0, set.further);
            }
        }
        return set;
    }

    [[nodiscard]] Row among(HouseNumber house, const Row &cells) const {
        Row both{};
        for (std::size_t word = 0; word < words(); ++word) {
            both[word] = layout_.cells_of(house)[word] & cells[word];
        }
        return both;
    }

    // ---- paths -----------------------------------------------------------------------

    /// `spare`: how many more cells may have further candidates, whatever these are.
    void go_on(Cell cell, int spare, DigitSet met, unsigned last_kind) {
        if (!append(cell, spare, met)) {
            return;
        }
        const auto [one, other] = digits();
        for (const Layout::Seat seat : layout_.seats_box_row_column(cell)) {
            if (kind(seat.house) == last_kind) {
                continue;
            }
            // The start has both digits as well.
            for (const unsigned place :
                 Bits(position_.places(seat.house, one) & position_.places(seat.house, other))) {
                step_to(layout_.cell_in(seat.house, place), spare, met, kind(seat.house));
            }
        }
        take_back();
    }

    void step_to(Cell next, int spare, DigitSet &met, unsigned kind) {
        if (next == path_.front()) {
            if (path_.size() >= 4) {
                close();
            }
            return;
        }
        if (contains(on_path_, next)) {
            return;
        }
        const DigitSet candidates = position_.candidates(next);
        const DigitSet with_next = (met | candidates) - digits_;
        if (reference_ == Reference::explainer) {
            met = with_next;
        }
        const bool more = candidates != digits_;
        const int left = more ? spare - 1 : spare;
        if ((!more || is_single(with_next.bits()) || spare > 0) && contains(possible_, next)) {
            go_on(next, left, with_next, kind);
        }
    }

    /// Makes the cell the path's last, if the path can still become a loop then.
    bool append(Cell cell, int spare, DigitSet met) {
        const std::size_t at = path_.size();
        if (at >= 2 && contains(seen_[at - 2], cell)) {
            return false;
        }
        if (at == seen_.size()) {
            seen_.emplace_back();
        }
        const auto seen = layout_.seen_from(cell);
        for (std::size_t word = 0; word < words(); ++word) {
            seen_[at][word] = seen[word] | (at >= 2 ? seen_[at - 2][word] : 0);
        }
        path_.push_back(cell);
        insert(on_path_, cell);
        if (!can_be_closed(spare, met)) {
            take_back();
            return false;
        }
        return true;
    }

    void take_back() {
        erase(on_path_, path_.back());
        path_.pop_back();
    }

    /// Each house of each cell has another one of the path, or one that may still come in a
    /// position of the other parity. What the last cell leaves no place for are the others of its
    /// own parity, so that it is looked at, and those from which it is an odd number of steps away.
    bool can_be_closed(int spare, DigitSet met) {
        const std::size_t last = path_.size() - 1;
        for (std::size_t word = 0; word < words(); ++word) {
            const std::uint64_t cells = may_come(word, spare, met) & possible_[word];
            open_[last % 2][word] = (cells & ~seen_[last][word]) | on_path_[word];
            open_[1 - last % 2][word] =
                (cells & ~(last > 0 ? seen_[last - 1][word] : 0)) | on_path_[word];
        }
        if (!has_company(path_[last], open_[1 - last % 2])) {
            return false;
        }
        for (std::size_t at = 1 - last % 2; at < last; at += 2) {
            if (!has_company(path_[at], open_[last % 2])) {
                return false;
            }
        }
        return true;
    }

    /// Of 64 cells: those that a path which has met these digits could go on to.
    [[nodiscard]] std::uint64_t may_come(std::size_t word, int spare, DigitSet met) const {
        if (spare > 0) {
            return cells_->both[word];
        }
        const std::uint64_t exact = cells_->exact[word];
        return is_single(met.bits()) ? exact | (cells_->both[word] & threes_[word] &
                                                position_.cells(met.first())[word])
                                     : exact;
    }

    [[nodiscard]] std::pair<Digit, Digit> digits() const {
        return {digits_.first(), (digits_ - DigitSet::only(digits_.first())).first()};
    }

    /// The same cells, from elsewhere or the other way round, tell nothing new.
    void close() {
        if (!std::ranges::all_of(path_, [&](Cell cell) { return has_company(cell, on_path_); }) ||
            std::ranges::find(closed_, on_path_) != closed_.end()) {
            return;
        }
        closed_.push_back(on_path_);
        UniqueLoop loop{path_, digits_, {}};
        std::ranges::copy_if(path_, std::back_inserter(loop.extra_cells),
                             [&](Cell cell) { return position_.candidates(cell) != digits_; });
        add_unique_steps(position_, loop, reference_, steps_);
    }

    const Position &position_;
    const Layout &layout_;
    Reference reference_;
    std::vector<UniqueStep> &steps_;
    DigitSet digits_;
    std::vector<unsigned> exact_cells_; ///< by pair of digits: those with nothing else
    std::vector<Marked> marked_;
    Marked *cells_ = nullptr; ///< of the two digits that are looked at
    std::vector<Cell> path_;
    Row on_path_{};
    Row threes_{};              ///< cells with three candidates
    std::vector<Row> seen_;     ///< by position: from there and from two, four, ... before
    std::array<Row, 2> open_{}; ///< what may come, or is, in even and odd positions
    Row possible_{};            ///< cells of sets that loops through the start could be
    std::vector<Row> closed_;   ///< loops
};

} // namespace

template <Reference Program> bool find_unique_loops(const Position &position, StepTaker &taker) {
    std::vector<UniqueStep> steps;
    if (position.layout().words() == usual_words) {
        LoopSearch<usual_words>(position, Program, steps).run();
    } else {
        LoopSearch<most_words>(position, Program, steps).run();
    }
    sort_stably(steps, [](const UniqueStep &one, const UniqueStep &other) {
        return std::pair(one.rating, one.type) < std::pair(other.rating, other.type);
    });
    return std::ranges::all_of(steps,
                               [&](UniqueStep &one) { return taker.take(std::move(one.step)); });
}
template bool find_unique_loops<Reference::explainer>(const Position &, StepTaker &);
template bool find_unique_loops<Reference::sukaku>(const Position &, StepTaker &);

} // namespace dokushin::logic
