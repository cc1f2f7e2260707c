#include "search/implied_sums.h"

#include "base/stable_sort.h"

#include "board/cell_set.h"
#include "search/sum_rule.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <set>

namespace dokushin::search {
namespace {

using Region = CellSet<4>; ///< 16×16 cells

/// The most cells of an equation with cells outside a common house, unless it is tight: its total
/// is near the least or the greatest that its cells can make. Thousands of nodes without tight
/// equations, and with the four tightest of a slack up to 3: ISS's HS_KILLERS 5.3 and 0.2,
/// EXTREME_KILLERS 31.0 and 28.6, TAREK_ALL 38.1 and 37.1. With a slack up to 16 the last take 1.5
/// times as long.
constexpr std::size_t most_scattered = 6;
constexpr int greatest_tight_slack = 3;
constexpr std::size_t most_tight = 4;
/// The most cells of a tight equation. Longer ones cost more in each node, and are seldom tight.
constexpr std::size_t most_tight_cells = 18;

/// A sum of cells, each with weight 1.
struct PlainSum {
    Region cells;
    int total = 0;
};

/// The sums of several lines are bounded by these. Measured on eleven of ISS's LITTLE_KILLER_SNIPES
/// with 0, 2, 4 and 8 of the tightest: 51, 22, 19 and 19 thousand nodes; and with a slack up to 12,
/// 16 and 24: 20, 19 and 19.
constexpr std::size_t most_lines = 12;
constexpr std::size_t most_lines_added = 4;
constexpr std::size_t most_combined = 4;
constexpr int greatest_slack = 16;

/// DisjointHouses are houses of one kind without a common cell: rows, columns or boxes.
class DisjointHouses {
  public:
    void add(const Region &house) {
        for (const Cell cell : house) {
            numbers_[index(cell)] = static_cast<std::uint8_t>(houses_.size());
        }
        houses_.push_back(house);
    }
    [[nodiscard]] std::span<const Region> houses() const { return houses_; }
    /// Returns which of the houses a cell lies in; nothing if in none.
    [[nodiscard]] std::optional<std::uint8_t> number_of(Cell cell) const {
        const std::uint8_t number = numbers_[index(cell)];
        return number == in_none ? std::nullopt : std::optional(number);
    }

  private:
    static constexpr std::uint8_t in_none = 255;
    static_assert(Region::most_cells / 2 < in_none); // there are fewer houses of a kind
    std::vector<Region> houses_;
    std::vector<std::uint8_t> numbers_ = std::vector(Region::most_cells, in_none);
};

class Implied {
  public:
    Implied(const Incidence &board, std::span<const Equation> stated)
        : board_(board), house_total_(static_cast<int>(board.side() * (board.side() + 1) / 2)) {
        for (const Equation &equation : stated) {
            known_.insert(normal(equation));
            if (std::ranges::all_of(equation.weights, [](int weight) { return weight == 1; })) {
                sums_.push_back({Region::of(equation.cells), equation.total});
            }
        }
        for (HouseNumber house = 0; house < board.house_count(); ++house) {
            const Region cells = Region::in_house(board, house);
            if (board.kind(house) == HouseKind::row) {
                rows_.add(cells);
            } else if (board.kind(house) == HouseKind::column) {
                columns_.add(cells);
            } else if (board.is_box(house)) {
                boxes_.add(cells);
            }
        }
        sort_stably(sums_, [](const PlainSum &one, const PlainSum &other) {
            return one.cells.size() > other.cells.size();
        });
    }

    std::vector<Equation> find(std::size_t most) {
        for (HouseNumber house = 0; house < board_.house_count(); ++house) {
            border_of(Region::in_house(board_, house), house_total_);
        }
        strips(rows_.houses());
        strips(columns_.houses());
        pairs_of_boxes();
        sort_stably(found_, [](const Equation &one, const Equation &other) {
            return one.cells.size() < other.cells.size();
        });
        if (found_.size() > most) {
            found_.resize(most);
        }
        add_tightest(std::move(tight_), most_tight);
        add_combined_lines();
        return std::move(found_);
    }

  private:
    /// The equation with ascending cells, the first of them with a weight above 0.
    static Equation normal(const Equation &equation) {
        std::vector<std::size_t> order(equation.cells.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t at) { return equation.cells[at]; });
        const int sign = order.empty() || equation.weights[order.front()] > 0 ? 1 : -1;
        Equation same{sign * equation.total, {}, {}};
        for (const std::size_t at : order) {
            same.cells.push_back(equation.cells[at]);
            same.weights.push_back(sign * equation.weights[at]);
        }
        return same;
    }

    [[nodiscard]] bool all_see_each_other(const Region &cells) const {
        return std::ranges::all_of(cells.begin(), cells.end(), [&](Cell cell) {
            Region others = cells;
            others.erase(cell);
            return others.is_within(Region::seen_from(board_, cell));
        });
    }

    /// Tight is an equation, and how far its total is from the least or the greatest that its cells
    /// can make.
    struct Tight {
        int slack = 0;
        Equation equation;
    };

    /// Adds the tightest equations, as many as are asked for.
    void add_tightest(std::vector<Tight> equations, std::size_t most) {
        sort_stably(equations,
                    [](const Tight &one, const Tight &other) { return one.slack < other.slack; });
        const std::size_t before = found_.size();
        for (Tight &one : equations) {
            if (found_.size() < before + most && known_.insert(one.equation).second) {
                found_.push_back(std::move(one.equation));
            }
        }
    }

    /// Returns "inside less outside is the total".
    static Equation difference(const Region &inside, const Region &outside, int total) {
        Equation equation{total, {}, {}};
        for (const Cell cell : inside) {
            equation.cells.push_back(cell);
            equation.weights.push_back(1);
        }
        for (const Cell cell : outside) {
            equation.cells.push_back(cell);
            equation.weights.push_back(-1);
        }
        return equation;
    }

    /// Adds "inside less outside is the total", unless it is known or says too little.
    void add(const Region &inside, const Region &outside, int total) {
        const std::size_t size = inside.size() + outside.size();
        const bool differs = outside.empty() && size <= board_.side() && all_see_each_other(inside);
        const bool is_short = size <= most_scattered || differs;
        if (size == 0 || (!is_short && size > most_tight_cells)) {
            return;
        }
        const int slack = is_short ? 0 : slack_of(inside, outside, total);
        if (slack > greatest_tight_slack) {
            return;
        }
        Equation equation = normal(difference(inside, outside, total));
        if (!is_short) {
            tight_.push_back({slack, std::move(equation)});
        } else if (known_.insert(equation).second) {
            found_.push_back(std::move(equation));
        }
    }

    /// Bounds are the least and the greatest that cells can make.
    struct Bounds {
        int least = 0;
        int greatest = 0;
        bool fill_a_house = false;
    };
    /// Returns bounds by different digits in each house. O(cells).
    [[nodiscard]] Bounds bounds_of(const Region &cells, const DisjointHouses &houses) const {
        const int side = static_cast<int>(board_.side());
        std::array<std::uint8_t, Region::most_cells> inside{};
        Bounds bounds;
        for (const Cell cell : cells) {
            const auto house = houses.number_of(cell);
            const int count = house ? ++inside[*house] : 1; // the least is 1, 2, 3, …
            bounds.least += count;
            bounds.greatest += side + 1 - count;
            bounds.fill_a_house = bounds.fill_a_house || count == side;
        }
        return bounds;
    }
    /// Returns how far the total is from the least or the greatest that "inside less outside" can
    /// make, whichever is nearer: by rows, columns or boxes, whichever says most. A sum
    /// that contains a whole house adds nothing to the sum of its other cells, and counts as far.
    [[nodiscard]] int slack_of(const Region &inside, const Region &outside, int total) const {
        constexpr int far = std::numeric_limits<int>::max();
        int above_least = far;
        int below_greatest = far;
        for (const DisjointHouses *const houses : {&rows_, &columns_, &boxes_}) {
            const Bounds own = bounds_of(inside, *houses);
            const Bounds others = bounds_of(outside, *houses);
            if (own.fill_a_house || others.fill_a_house) {
                return far;
            }
            above_least = std::min(above_least, total - own.least + others.greatest);
            below_greatest = std::min(below_greatest, own.greatest - others.least - total);
        }
        return std::min(above_least, below_greatest);
    }

    /// Adds the innies and outies of cells that have this total.
    void border_of(const Region &region, int total) {
        Region covered; // by sums within the region, or taken to cover it
        Region uncovered = region;
        std::vector<const PlainSum *> crossing;
        for (const PlainSum &sum : sums_) {
            if (!sum.cells.meets(region) || sum.cells.meets(covered)) {
                continue;
            }
            covered |= sum.cells;
            if (sum.cells.is_within(region)) {
                uncovered -= sum.cells;
                total -= sum.total;
            } else {
                crossing.push_back(&sum);
            }
        }
        add(uncovered, {}, total);
        Region mixed_inside = uncovered;
        Region mixed_outside;
        int mixed_total = total;
        Region outside;
        for (const PlainSum *const sum : crossing) {
            const Region own = sum->cells & region;
            const Region beyond = sum->cells - region;
            uncovered -= own;
            outside |= beyond;
            total -= sum->total;
            if (beyond.size() <= own.size()) {
                mixed_inside -= own;
                mixed_outside |= beyond;
                mixed_total -= sum->total;
            }
        }
        add(uncovered, outside, total);
        add(mixed_inside, mixed_outside, mixed_total);
    }

    /// Rows, or columns, next to each other.
    void strips(std::span<const Region> lines) {
        for (std::size_t first = 0; first < lines.size(); ++first) {
            Region region;
            int total = 0;
            for (std::size_t last = first; last < lines.size(); ++last) {
                region |= lines[last];
                total += house_total_;
                border_of(region, total);
            }
        }
    }

    void pairs_of_boxes() {
        const std::span<const Region> boxes = boxes_.houses();
        for (std::size_t one = 0; one < boxes.size(); ++one) {
            for (std::size_t other = one + 1; other < boxes.size(); ++other) {
                border_of(boxes[one] | boxes[other], 2 * house_total_);
            }
        }
    }

    /// Adds the tightest equations of several lines and houses: long sums that meet most houses.
    void add_combined_lines() {
        std::vector<const PlainSum *> lines;
        for (const PlainSum &sum : sums_) {
            if (lines.size() < most_lines && !all_see_each_other(sum.cells)) {
                lines.push_back(&sum);
            }
        }
        std::vector<Tight> combined;
        combine(lines, {}, most_lines_added, combined);
        add_tightest(std::move(combined), most_combined);
    }

    /// Adds up to `most` more of the lines to a sum, none of which have a common cell.
    void combine(std::span<const PlainSum *const> lines, const PlainSum &sum, std::size_t most,
                 std::vector<Tight> &combined) const {
        for (std::size_t at = 0; at < lines.size() && most > 0; ++at) {
            if (lines[at]->cells.meets(sum.cells)) {
                continue;
            }
            const PlainSum more{sum.cells | lines[at]->cells, sum.total + lines[at]->total};
            take_off(rows_, more, combined);
            take_off(columns_, more, combined);
            take_off(boxes_, more, combined);
            combine(lines.subspan(at + 1), more, most - 1, combined);
        }
    }

    /// Takes those houses off a sum that it covers by more than half: what it lacks of them counts
    /// with weight −1. The bounds are those of different digits in each house.
    void take_off(const DisjointHouses &houses, const PlainSum &sum,
                  std::vector<Tight> &combined) const {
        Region left = sum.cells;
        Region lacking;
        int total = sum.total;
        for (const Region &house : houses.houses()) {
            if (2 * (sum.cells & house).size() > board_.side()) {
                left -= house;
                lacking |= house - sum.cells;
                total -= house_total_;
            }
        }
        const Bounds own = bounds_of(left, houses);
        const Bounds others = bounds_of(lacking, houses);
        const int slack =
            std::min(own.greatest - others.least - total, total - own.least + others.greatest);
        if (total == sum.total || slack > greatest_slack) {
            return;
        }
        const Equation equation = difference(left, lacking, total);
        if (SumRule::is_prunable(board_, equation)) {
            combined.push_back({slack, normal(equation)});
        }
    }

    const Incidence &board_;
    int house_total_;
    std::vector<PlainSum> sums_;
    DisjointHouses rows_;
    DisjointHouses columns_;
    DisjointHouses boxes_;
    std::set<Equation> known_;
    std::vector<Equation> found_;
    std::vector<Tight> tight_; ///< longer ones
};

} // namespace

std::vector<Equation> implied_sums(const Incidence &board, std::span<const Equation> stated,
                                   std::size_t most) {
    assert(board.side() <= SumRule::most_digits);
    return Implied(board, stated).find(most);
}

} // namespace dokushin::search
