// House sums are found for each group of houses by three choices of cages.
#include "logic/position/house_sums.h"

#include "base/stable_sort.h"

#include <algorithm>
#include <set>
#include <utility>

namespace dokushin::logic {
namespace {

using Group = std::vector<HouseIndex>;

constexpr std::size_t most_houses = 4;

struct CageOf {
    RuleIndex rule = 0;
    const Cage *cage = nullptr;
};

/// Returns the cages of a board. If two share a cell, the second is left out.
std::vector<CageOf> disjoint_cages(const Shape &shape) {
    std::vector<CageOf> cages;
    std::vector<bool> taken(shape.cell_count());
    const auto rules = shape.constraints();
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        const auto *const cage = std::get_if<Cage>(&rules[rule]);
        const auto is_taken = [&](Cell cell) { return taken[index(cell)]; };
        if (cage == nullptr || std::ranges::any_of(cage->cells, is_taken)) {
            continue;
        }
        for (const Cell cell : cage->cells) {
            taken[index(cell)] = true;
        }
        cages.push_back({static_cast<RuleIndex>(rule), cage});
    }
    return cages;
}

/// Adds two to four adjacent lines of a kind, which have consecutive numbers.
void add_strips(const Incidence &board, HouseKind kind, std::vector<Group> &groups) {
    for (std::size_t size = 2; size <= most_houses; ++size) {
        for (HouseNumber first = 0; first + size <= board.house_count(); ++first) {
            Group group;
            for (HouseNumber house = first; house < first + size; ++house) {
                if (board.kind(house) == kind) {
                    group.push_back(static_cast<HouseIndex>(house));
                }
            }
            if (group.size() == size && size < board.side()) {
                groups.push_back(std::move(group));
            }
        }
    }
}

/// Says which boxes or regions have a common border.
class Neighbours {
  public:
    explicit Neighbours(const Shape &shape) {
        for (unsigned row = 0; row < shape.rows(); ++row) {
            for (unsigned column = 0; column < shape.columns(); ++column) {
                if (row + 1 < shape.rows()) {
                    add(shape, shape.cell(row, column), shape.cell(row + 1, column));
                }
                if (column + 1 < shape.columns()) {
                    add(shape, shape.cell(row, column), shape.cell(row, column + 1));
                }
            }
        }
    }
    [[nodiscard]] bool has(unsigned one, unsigned other) const {
        return pairs_.contains({one, other});
    }

  private:
    void add(const Shape &shape, Cell one, Cell other) {
        const unsigned here = shape.region_of(one);
        const unsigned there = shape.region_of(other);
        if (here != there) {
            pairs_.insert({here, there});
            pairs_.insert({there, here});
        }
    }
    std::set<std::pair<unsigned, unsigned>> pairs_;
};

/// Adds two to four boxes or regions that are connected. Each set is grown box by box, once.
void add_connected_boxes(const Incidence &board, std::vector<Group> &groups) {
    std::vector<HouseNumber> boxes; // by the number of the region
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        if (board.is_box(house)) {
            boxes.push_back(house);
        }
    }
    const Neighbours neighbours(board.shape());
    std::set<std::set<unsigned>> sets;
    for (unsigned box = 0; box < boxes.size(); ++box) {
        sets.insert({box});
    }
    for (std::size_t size = 2; size <= most_houses && size < boxes.size(); ++size) {
        std::set<std::set<unsigned>> larger;
        for (const std::set<unsigned> &set : sets) {
            for (unsigned box = 0; box < boxes.size(); ++box) {
                const auto is_next = [&](unsigned member) { return neighbours.has(member, box); };
                if (!set.contains(box) && std::ranges::any_of(set, is_next)) {
                    std::set<unsigned> grown = set;
                    grown.insert(box);
                    larger.insert(std::move(grown));
                }
            }
        }
        for (const std::set<unsigned> &set : larger) {
            Group group;
            for (const unsigned box : set) {
                group.push_back(static_cast<HouseIndex>(boxes[box]));
            }
            groups.push_back(std::move(group));
        }
        sets = std::move(larger);
    }
}

std::vector<Group> groups_of(const Incidence &board) {
    std::vector<Group> groups;
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        groups.push_back({static_cast<HouseIndex>(house)});
    }
    add_strips(board, HouseKind::row, groups);
    add_strips(board, HouseKind::column, groups);
    add_connected_boxes(board, groups);
    sort_stably(groups,
                [](const Group &one, const Group &other) { return one.size() < other.size(); });
    return groups;
}

/// Decides whether a cage that crosses the border of the houses is taken.
enum class Crossing : std::uint8_t { none, all, if_mostly_inside };

class HouseSums {
  public:
    explicit HouseSums(const Incidence &board)
        : board_(board), cages_(disjoint_cages(board.shape())), inside_(board.cell_count()) {}

    std::vector<HouseSum> find() {
        if (cages_.empty()) {
            return {};
        }
        for (const Group &group : groups_of(board_)) {
            inside_.assign(board_.cell_count(), false);
            for (const HouseIndex house : group) {
                for (const Cell cell : board_.cells_in(house)) {
                    inside_[index(cell)] = true;
                }
            }
            for (const Crossing crossing :
                 {Crossing::none, Crossing::all, Crossing::if_mostly_inside}) {
                add(group, crossing);
            }
        }
        const auto size = [](const HouseSum &sum) {
            return std::pair(sum.houses.size(), sum.innies.size() + sum.outies.size());
        };
        sort_stably(sums_, [&](const HouseSum &one, const HouseSum &other) {
            return size(one) < size(other);
        });
        return std::move(sums_);
    }

  private:
    [[nodiscard]] bool is_inside(Cell cell) const { return inside_[index(cell)]; }

    [[nodiscard]] bool is_taken(const Cage &cage, Crossing crossing) const {
        const auto inside = static_cast<std::size_t>(
            std::ranges::count_if(cage.cells, [&](Cell cell) { return is_inside(cell); }));
        const std::size_t outside = cage.cells.size() - inside;
        return inside > 0 && (outside == 0 || crossing == Crossing::all ||
                              (crossing == Crossing::if_mostly_inside && outside < inside));
    }

    void add(const Group &group, Crossing crossing) {
        HouseSum sum;
        sum.houses = group;
        const unsigned side = board_.side();
        sum.houses_total = static_cast<int>(group.size() * (side * (side + 1) / 2));
        std::vector<bool> uncovered = inside_;
        for (const auto &[rule, cage] : cages_) {
            if (!is_taken(*cage, crossing)) {
                continue;
            }
            sum.cages.push_back(rule);
            sum.cages_total += static_cast<int>(cage->total);
            for (const Cell cell : cage->cells) {
                uncovered[index(cell)] = false;
                if (!is_inside(cell)) {
                    sum.outies.push_back(cell);
                }
            }
        }
        for (std::size_t at = 0; at < uncovered.size(); ++at) {
            if (uncovered[at]) {
                sum.innies.push_back(cell_at(at));
            }
        }
        std::ranges::sort(sum.outies);
        const std::size_t cells = sum.innies.size() + sum.outies.size();
        if (!sum.cages.empty() && cells > 0 && cells <= most_cells_in_house_sum &&
            known_.emplace(sum.innies, sum.outies).second) {
            sums_.push_back(std::move(sum));
        }
    }

    const Incidence &board_;
    std::vector<CageOf> cages_;
    std::vector<bool> inside_; ///< the cells of the group at hand
    std::set<std::pair<std::vector<Cell>, std::vector<Cell>>> known_;
    std::vector<HouseSum> sums_;
};

} // namespace

std::vector<HouseSum> house_sums_of(const Incidence &board) { return HouseSums(board).find(); }

} // namespace dokushin::logic
