// The search for unique loops, of which unique rectangles are the shortest. The steps that follow
// from a loop are in unique_loop_steps.cpp.
//
// Paths are extended depth first from each cell with two candidates, through boxes, rows and
// columns, never twice in a row through the same kind. Two cells may have further candidates, or
// any number of cells if these are all one digit. The further candidates of neighbours are kept
// even if the path did not go on to them, so that the order of the neighbours decides whether a
// loop is found. Sudoku Explainer 1.2.1 does so, and its ratings depend on it; SukakuExplainer
// keeps only those on the path.
//
// A path that would touch a house twice in even positions, or twice in odd ones, is no part of a
// loop and is abandoned at once (Sudoku Explainer tests this at the end), as is one that leaves a
// house one cell. First, sets of cells are searched through which a loop could run: mostly there
// are none, and no path is tried.
#include "logic/finders/uniqueness/unique_loops.h"

#include "base/stable_sort.h"

#include <array>
#include <cassert>
#include <iterator>

namespace dokushin::logic {
namespace {

/// Rows of bits, one a cell, have two words on the usual board, which saves a third of the time,
/// and else the most that any board needs.
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
        Row exact{}; ///< the cells of `both` without further candidates
        Row both{};  ///< the cells with the two digits that may be in a loop
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
    /// True if the set has exactly three digits.
    static bool has_three(DigitSet set) {
        return has_two_to<3>(set.bits()) && !has_two_to<2>(set.bits());
    }

    /// Returns the kind of a house: boxes, rows and columns are one kind each, and each other house
    /// is a kind of its own.
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

    /// True if four cells could be a loop of the two digits: two cells without further candidates,
    /// or one and three others with the same further candidate. `threes` are sets of three digits
    /// that three cells have.
    [[nodiscard]] bool are_enough(std::span<const DigitSet> threes) const {
        return exact_cells_[pair_of(digits_)] >= 2 ||
               std::ranges::any_of(threes,
                                   [&](DigitSet three) { return (digits_ - three).empty(); });
    }

    /// Returns the cells that may be in a loop of the two digits. Each house of a loop's cell has
    /// another cell of the loop, so cells for which there is none are removed until none is left.
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

    /// True if each house of the cell has another one of `cells`.
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

    /// A partial set has no three cells in a house, and may grow into the set of a loop's cells.
    struct Growing {
        Row cells{};
        Row open{};         ///< the cells that may be added
        unsigned extra = 0; ///< the number of cells with further candidates
        DigitSet further;   ///< these candidates
    };

    /// Finds all sets of `start` and others in which each house has two cells or none, regardless
    /// of their order in a loop. There are few or none, and paths need only run through these.
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
        assert(contains(before.open, cell));
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

    /// Returns those of `cells` that are in the house.
    [[nodiscard]] Row among(HouseNumber house, const Row &cells) const {
        Row both{};
        for (std::size_t word = 0; word < words(); ++word) {
            both[word] = layout_.cells_of(house)[word] & cells[word];
        }
        return both;
    }

    // ---- paths -----------------------------------------------------------------------

    /// Extends the path by the cell and goes on. `spare` is the number of further cells that may
    /// have any further candidates; `met` are those of the cells so far.
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

    /// Appends the cell to the path, if the path can still become a loop then.
    bool append(Cell cell, int spare, DigitSet met) {
        assert(!contains(on_path_, cell));
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
        assert(!path_.empty() && contains(on_path_, path_.back()));
        erase(on_path_, path_.back());
        path_.pop_back();
    }

    /// True if each house of each cell has another cell of the path, or one that may still come in
    /// a position of the other parity. The last cell excludes only later cells of its own parity,
    /// so only the last cell and those of the other parity are checked.
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

    /// Returns, of 64 cells, those to which a path with these further candidates could go on.
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

    /// Adds the steps of the loop that the path is, unless a loop has the same cells.
    void close() {
        assert(path_.size() >= 4);
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
    std::vector<unsigned> exact_cells_; ///< by pair of digits: the number of cells with only these
    std::vector<Marked> marked_;
    Marked *cells_ = nullptr; ///< the cells of the current two digits
    std::vector<Cell> path_;
    Row on_path_{};
    Row threes_{};              ///< the cells with three candidates
    std::vector<Row> seen_;     ///< by position: seen from there, or from two, four, … before
    std::array<Row, 2> open_{}; ///< cells that are or may come in even and odd positions
    Row possible_{};            ///< the cells of all sets that find_sets() found
    std::vector<Row> closed_;   ///< the cells of each loop
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
