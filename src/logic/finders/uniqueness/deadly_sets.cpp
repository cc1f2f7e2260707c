// A deadly set is a set of cells whose fillings can all be exchanged (exchanges.h), so that in a
// puzzle with one solution one of its guardians is true. Three techniques are such sets:
//
//   reverse BUG      two digits, in solved cells of which none was given, and open ones
//   MUG              open cells, some with three digits or more of the set
//   deadly pattern   any other with three digits or more, that is no BUG-lite
//
// The search assumes a candidate: the target. For each choice of two to five digits, the cells that
// have no others are the pool; if the pool and the target are deadly together, the target is false.
// A target in the set is a digit of one of its cells. One outside takes its digit from the cells
// that it sees, so that these may belong to the pool. A cell without a partner in some of its
// houses can't take part in an exchange and leaves the pool. Cells leave a deadly set as long as
// the rest is deadly, and take back each candidate with which the set stays deadly.
//
// Three digits are searched for on the whole board, four in each band and each stack; of open cells
// alone, which are fewer, four and five. With as many for all cells, four times as many deadly
// patterns were found in four times the time; in most of these some cells keep their digits.
//
// Sources: Myth Jellies and others, "Forming MUGs from BUG-Lite composites", Sudoku Players' Forum,
// 2006; "Reverse BUG", Sudopedia.
#include "logic/finders/guardians.h"
#include "logic/finders/uniqueness/exchanges.h"
#include "logic/position/cell_bits.h"

#include <tuple>
#include <unordered_set>

namespace dokushin::logic {
namespace {

/// Returns the candidates of a cell, or its placed digit.
DigitSet content(const Position &position, Cell cell) {
    return position.is_open(cell) ? position.candidates(cell)
                                  : DigitSet::only(position.digit(cell));
}

/// A target and the set that is tried with it. A set often comes again with other digits that add
/// no cells to it.
using Attempt = std::pair<Candidate, CellBits>;

struct AttemptHash {
    std::size_t operator()(const Attempt &attempt) const {
        const auto &[target, cells] = attempt;
        return (cells.hash() * (max_side + 1) + number(target.digit)) * max_side * max_side +
               index(target.cell);
    }
};

class DeadlySets {
  public:
    DeadlySets(const Position &position, StepTaker &taker, Technique kind)
        : position_(position), layout_(position.layout()), taker_(taker), kind_(kind),
          exchanges_(position) {
        assert(fits(layout_));
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            houses_.push_back(CellBits::in_house(layout_, house));
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (position_.is_open(cell)) {
                open_.insert(cell);
            }
            for (const Digit digit : content(position_, cell)) {
                holders_[number(digit)].insert(cell);
            }
            if (!position_.is_given(cell) && layout_.shape().constraints_of(cell).empty() &&
                (position_.is_open(cell) || kind_ != Technique::mug)) {
                eligible_.insert(cell);
            }
        }
    }

    /// Passes what is found: sets in which each cell is exchanged before others, small ones first.
    bool run() {
        if (!search()) {
            return false;
        }
        std::ranges::sort(found_, {}, [](const Found &one) {
            return std::tie(one.has_fixed_cells, one.step.size, one.step.eliminations);
        });
        return std::ranges::all_of(found_,
                                   [&](Found &one) { return taker_.take(std::move(one.step)); });
    }

  private:
    struct Found {
        Step step;
        bool has_fixed_cells; ///< some cells keep their digits and only restrict the others
    };

    bool search() {
        if (kind_ == Technique::reverse_bug) {
            return region(eligible_, 2);
        }
        const bool is_wide = kind_ == Technique::mug; // its pools have no solved cells
        return region(eligible_, 3) && (!is_wide || region(eligible_, 4)) &&
               std::ranges::all_of(chutes(), [&](const CellBits &chute) {
                   return region(eligible_ & chute, is_wide ? 5 : 4);
               });
    }

    /// The most cells of a pool, and of a set.
    static constexpr unsigned most_of_pool = 32;
    static constexpr std::size_t most_of_set = 12;

    /// Returns the bands and the stacks of a board with boxes.
    [[nodiscard]] std::vector<CellBits> chutes() const {
        const Shape &shape = layout_.shape();
        std::vector<CellBits> all;
        if (shape.is_jigsaw() || !shape.is_square()) {
            return all;
        }
        const auto add = [&](HouseNumber first, unsigned lines) {
            for (unsigned line = 0; line < layout_.side(); line += lines) {
                CellBits chute;
                for (unsigned more = 0; more < lines; ++more) {
                    chute |= houses_[first + line + more];
                }
                all.push_back(chute);
            }
        };
        add(0, shape.box_rows());
        add(layout_.side(), shape.box_columns());
        return all;
    }

    /// Searches the cells of a region with each choice of so many digits; false if it must end.
    bool region(const CellBits &cells, unsigned size) {
        region_ = cells;
        const std::uint64_t end = std::uint64_t{1} << layout_.side();
        for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < end;
             set = next_with_as_many_bits(set)) {
            if (taker_.is_cancelled()) {
                return false;
            }
            choose(DigitSet(set));
            targets_inside();
            targets_outside();
        }
        return true;
    }

    /// Notes which cells of the region have none but these digits, and which have one more.
    void choose(DigitSet digits) {
        digits_ = digits;
        CellBits some;
        CellBits several;
        for (const Digit digit : layout_.shape().all_digits() - digits) {
            const CellBits &holders = holders_[number(digit)];
            several |= some & holders;
            some |= holders;
        }
        pool_ = region_ - some;
        with_one_more_ = (region_ & some & open_) - several;
    }

    /// True if each house of the cell has another of these cells.
    [[nodiscard]] bool has_partners(Cell cell, const CellBits &cells) const {
        const CellBits others = cells - CellBits::only(cell);
        return std::ranges::all_of(layout_.seats(cell), [&](Layout::Seat seat) {
            return others.meets(houses_[seat.house]);
        });
    }

    /// Removes cells until each has a partner in each of its houses.
    [[nodiscard]] CellBits with_partners(CellBits cells) const {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Cell cell : CellBits(cells)) {
                if (!has_partners(cell, cells)) {
                    cells.erase(cell);
                    changed = true;
                }
            }
        }
        return cells;
    }

    /// Returns the cells that can be reached from these, each from the last in a shared house.
    [[nodiscard]] CellBits connected(CellBits reached, const CellBits &cells) const {
        reached &= cells;
        for (CellBits next = reached; !next.empty();) {
            CellBits further;
            for (const Cell cell : next) {
                further |= cells & CellBits::seen_from(layout_, cell);
            }
            next = further - reached;
            reached |= further;
        }
        return reached;
    }

    /// Assumes each digit of a cell with which the pool may be deadly.
    void targets_inside() {
        if (pool_.size() < 3) {
            return; // no cells for a set of four
        }
        for (const Cell cell : region_ &open_) {
            const DigitSet some = position_.candidates(cell) & digits_;
            if (some.empty() || !has_partners(cell, pool_)) {
                continue;
            }
            const CellBits only = CellBits::only(cell);
            const CellBits set = connected(only, with_partners(pool_ | only));
            if (set.empty() || set.size() > most_of_pool) {
                continue;
            }
            for (const Digit digit : some) {
                assume({cell, digit}, set);
            }
        }
    }

    /// Assumes each candidate outside of the pool that takes its digit from several cells of it, or
    /// adds several to it.
    void targets_outside() {
        for (const Digit digit : layout_.shape().all_digits()) {
            const CellBits losing = (digits_.contains(digit) ? pool_ & open_ : with_one_more_) &
                                    holders_[number(digit)];
            const CellBits wide = pool_ | losing;
            if (losing.size() < 2 || (with_partners(wide) & losing).size() < 2) {
                continue;
            }
            std::vector<CellBits> tried;
            for (const Cell cell : (holders_[number(digit)] & open_) - wide) {
                const CellBits lost = losing & CellBits::seen_from(layout_, cell);
                if (lost.size() < 2 || std::ranges::find(tried, lost) != tried.end()) {
                    continue;
                }
                tried.push_back(lost);
                const CellBits set = connected(lost, with_partners(pool_ | lost));
                if ((set & lost).size() >= 2 && set.size() <= most_of_pool) {
                    assume({cell, digit}, set);
                }
            }
        }
    }

    /// Keeps a step if the set is deadly where the target is true.
    void assume(const Candidate &target, const CellBits &cells) {
        if (std::ranges::binary_search(gone_, target) || !tried_.emplace(target, cells).second) {
            return;
        }
        std::vector<Restricted> set;
        for (const Cell cell : cells) {
            set.push_back({cell, left_by(target, cell)});
        }
        if (!exchanges_.are_all_exchanged(set)) {
            return;
        }
        if (!exchanges_.has_filling()) {
            set = with_filling(target, set);
            if (set.empty() || !exchanges_.is_deadly(set)) {
                return;
            }
        }
        reduce(set);
        widen(set);
        found(set);
    }

    /// Returns the digits of the cell that a true target leaves.
    [[nodiscard]] DigitSet left_by(const Candidate &target, Cell cell) const {
        const DigitSet digits = content(position_, cell);
        if (cell == target.cell) {
            return DigitSet::only(target.digit);
        }
        return layout_.sees(cell, target.cell) && position_.is_open(cell)
                   ? digits - DigitSet::only(target.digit)
                   : digits;
    }

    /// Returns a part of the set that has a filling, which is empty where the target leaves no cell
    /// a digit. The target stays, and solved cells stay before others.
    std::vector<Restricted> with_filling(const Candidate &target, std::vector<Restricted> set) {
        std::ranges::sort(set, {}, [&](const Restricted &one) {
            return std::pair(one.cell != target.cell,
                             std::pair(position_.is_open(one.cell), one.cell));
        });
        std::vector<Restricted> part;
        for (const Restricted &one : set) {
            part.push_back(one);
            static_cast<void>(exchanges_.are_all_exchanged(part));
            if (!exchanges_.has_filling()) {
                part.pop_back();
            }
        }
        std::ranges::sort(part, {}, &Restricted::cell);
        return part;
    }

    /// Removes cells as long as the others are deadly, solved ones first. At first cells go with
    /// those that they leave without a partner, so that no cell stays for want of others.
    void reduce(std::vector<Restricted> &set) {
        std::ranges::sort(set, {}, [&](const Restricted &one) {
            return std::pair(!position_.is_open(one.cell), one.cell);
        });
        for (const bool with_others : {true, false}) {
            for (std::size_t at = set.size(); at > 0; at = std::min(at - 1, set.size())) {
                std::vector<Restricted> fewer = set;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at - 1));
                if (with_others) {
                    const CellBits partners = with_partners(cells_of(fewer));
                    std::erase_if(
                        fewer, [&](const Restricted &one) { return !partners.contains(one.cell); });
                }
                if (!fewer.empty() && exchanges_.is_deadly(fewer)) {
                    set = std::move(fewer);
                }
            }
        }
        std::ranges::sort(set, {}, &Restricted::cell);
    }

    [[nodiscard]] static CellBits cells_of(const std::vector<Restricted> &set) {
        CellBits cells;
        for (const Restricted &one : set) {
            cells.insert(one.cell);
        }
        return cells;
    }

    /// Adds candidates as long as the set is deadly, so that there are fewer guardians.
    void widen(std::vector<Restricted> &set) {
        for (Restricted &one : set) {
            for (const Digit digit : content(position_, one.cell) - one.digits) {
                const DigitSet before = one.digits;
                one.digits.insert(digit);
                if (!exchanges_.is_deadly(set)) {
                    one.digits = before;
                }
            }
        }
    }

    /// True if the set is one of the technique that is searched for.
    [[nodiscard]] bool is_of_kind(const std::vector<Restricted> &set, bool has_fixed_cells) const {
        DigitSet all;
        std::size_t most = 0;
        bool all_two = true;
        bool all_open = true;
        bool all_same = true;
        for (const Restricted &one : set) {
            all = all | one.digits;
            all_open = all_open && position_.is_open(one.cell);
            most = std::max<std::size_t>(most, one.digits.size());
            all_two = all_two && one.digits.size() == 2;
            all_same = all_same && one.digits == set.front().digits;
        }
        if (set.size() > most_of_set) {
            return false;
        }
        if (all.size() == 2) {
            return kind_ == Technique::reverse_bug && !all_open;
        }
        if (all_open && most > 2 && !has_fixed_cells) {
            // Six cells of the same three digits are an extended rectangle.
            return kind_ == Technique::mug && !(all_same && set.size() == 6);
        }
        return kind_ == Technique::deadly_pattern && !(all_open && all_two && !has_fixed_cells);
    }

    void found(const std::vector<Restricted> &set) {
        Guardians guardians;
        Part pattern{Role::deadly_pattern};
        for (const Restricted &one : set) {
            pattern.cells.push_back(one.cell);
            pattern.digits = pattern.digits | one.digits;
            if (!guardians.add(position_, one.cell, content(position_, one.cell) - one.digits)) {
                return;
            }
        }
        if (guardians.all().empty()) {
            return; // a puzzle with two solutions
        }
        Step step;
        step.technique = kind_;
        step.eliminations = guardians.eliminations();
        const bool has_fixed_cells =
            !exchanges_.is_deadly(set) || !exchanges_.exchanges_each_cell();
        if (!are_new(step.eliminations) || !is_of_kind(set, has_fixed_cells)) {
            return;
        }
        step.size = static_cast<unsigned>(set.size());
        const std::vector<Cell> cells = pattern.cells;
        step.parts = {std::move(pattern)};
        add_guardian_parts(step, guardians, cells);
        found_.push_back({std::move(step), has_fixed_cells});
    }

    /// Notes what a set eliminates. False if others eliminated all of it.
    bool are_new(const std::vector<Candidate> &eliminations) {
        const std::size_t before = gone_.size();
        gone_.insert(gone_.end(), eliminations.begin(), eliminations.end());
        sort_once(gone_);
        return gone_.size() > before;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    Technique kind_;
    Exchanges exchanges_;
    std::array<CellBits, max_side + 1> holders_{}; ///< open and solved cells with a digit
    std::vector<CellBits> houses_;
    CellBits open_;
    CellBits eligible_; ///< cells that may be in a set
    CellBits region_;
    DigitSet digits_;
    CellBits pool_;               ///< the region's cells that have only these digits
    CellBits with_one_more_;      ///< its open cells with one digit more
    std::vector<Candidate> gone_; ///< what was eliminated, sorted
    std::unordered_set<Attempt, AttemptHash> tried_;
    std::vector<Found> found_;
};

} // namespace

template <Technique Kind> bool find_deadly_sets(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || DeadlySets(position, taker, Kind).run();
}

template bool find_deadly_sets<Technique::mug>(const Position &, StepTaker &);
template bool find_deadly_sets<Technique::reverse_bug>(const Position &, StepTaker &);
template bool find_deadly_sets<Technique::deadly_pattern>(const Position &, StepTaker &);

} // namespace dokushin::logic
