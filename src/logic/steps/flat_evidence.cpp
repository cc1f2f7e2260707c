// The table of roles has a row each: its name, and where parts of the role are listed and drawn.
#include "logic/steps/flat_evidence.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace dokushin {
namespace logic {
namespace {

constexpr auto no = Listed::no;
constexpr auto pattern = Listed::pattern;
constexpr auto further = Listed::further;

constexpr std::array role_rows{
    RoleTraits{Role::place, "place", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::set, "set", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::aligned, "aligned", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::base, "base", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::cover, "cover", no, no, Drawn::no},
    RoleTraits{Role::fin, "fin", further, pattern, Drawn::further},
    RoleTraits{Role::pivot, "pivot", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::pincer, "pincer", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::common, "common", no, further, Drawn::no},
    RoleTraits{Role::strong_link, "strong-link", further, pattern, Drawn::further},
    RoleTraits{Role::link_end, "link-end", pattern, pattern, Drawn::in_turn, true},
    RoleTraits{Role::target, "target", further, pattern, Drawn::further},
    RoleTraits{Role::color_a, "color-a", pattern, pattern, Drawn::pattern, true, true},
    RoleTraits{Role::color_b, "color-b", further, pattern, Drawn::further, true, true},
    RoleTraits{Role::cell_a, "cell-a", pattern, pattern, Drawn::pattern, true},
    RoleTraits{Role::cell_b, "cell-b", further, pattern, Drawn::further, true},
    RoleTraits{Role::deadly_pattern, "deadly-pattern", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::roof, "roof", further, further, Drawn::further},
    RoleTraits{Role::naked_set, "naked-set", further, further, Drawn::further},
    RoleTraits{Role::hidden_set, "hidden-set", further, further, Drawn::further},
    RoleTraits{Role::crossing, "crossing", pattern, pattern, Drawn::pattern, true},
    RoleTraits{Role::line_set, "line-set", further, pattern, Drawn::further, true},
    RoleTraits{Role::box_set, "box-set", further, pattern, Drawn::pattern, true},
    RoleTraits{Role::almost_locked_set, "almost-locked-set", pattern, no, Drawn::in_turn, true,
               true},
    RoleTraits{Role::bivalue, "bivalue", pattern, no, Drawn::further, true},
    RoleTraits{Role::restricted_common, "restricted-common", no, further, Drawn::no},
    RoleTraits{Role::stem, "stem", pattern, further, Drawn::no},
    RoleTraits{Role::petal, "petal", further, no, Drawn::in_turn, true, true},
    RoleTraits{Role::loop_pair, "loop-pair", pattern, pattern, Drawn::in_turn, true},
    RoleTraits{Role::truth, "truth", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::link, "link", no, no, Drawn::no},
    RoleTraits{Role::chain, "chain", pattern, pattern, Drawn::no},
    RoleTraits{Role::start, "start", pattern, pattern, Drawn::no},
    RoleTraits{Role::rule, "rule", pattern, no, Drawn::pattern, true},
    RoleTraits{Role::unit, "unit", no, no, Drawn::no},
    RoleTraits{Role::innie, "innie", pattern, pattern, Drawn::pattern},
    RoleTraits{Role::outie, "outie", further, pattern, Drawn::further},
    RoleTraits{Role::limit, "limit", no, no, Drawn::further, true},
};

static_assert([] {
    for (std::size_t at = 0; at < role_rows.size(); ++at) {
        if (static_cast<std::size_t>(role_rows[at].role) != at) {
            return false;
        }
    }
    return role_rows.back().role == Role::limit;
}());

void add_cells(FlatEvidence &all, const Step &step, const Part &part) {
    const RoleTraits &its = traits_of(part.role);
    if (its.cells == no || (its.first_only && &part != part_of(step, part.role))) {
        return;
    }
    auto &list = its.cells == pattern ? all.cells : all.further_cells;
    list.insert(list.end(), part.cells.begin(), part.cells.end());
}

void add_digits(FlatEvidence &all, const Part &part) {
    const Listed where = traits_of(part.role).digits;
    if (where == pattern) {
        all.digits = all.digits | part.digits;
    } else if (where == further) {
        all.further_digits = all.further_digits | part.digits;
    }
    if (part.role == Role::restricted_common || part.role == Role::stem) {
        all.links.insert(all.links.end(), part.digits.begin(), part.digits.end());
    }
}

void add_group(FlatEvidence &all, const Step &step, const Part &part) {
    // An empty group is Medusa's separator.
    if (!traits_of(part.role).is_group || part.cells.empty()) {
        return;
    }
    if (&part == part_of(step, Role::cell_b)) {
        all.groups.emplace_back();
    }
    all.groups.push_back({part.cells, part.digits});
}

/// Returns the first base, the first cover, the second base, …
std::vector<HouseIndex> in_turn(std::span<const HouseIndex> bases,
                                std::span<const HouseIndex> covers) {
    std::vector<HouseIndex> all;
    for (std::size_t at = 0; at < bases.size(); ++at) {
        all.push_back(bases[at]);
        if (at < covers.size()) {
            all.push_back(covers[at]);
        }
    }
    return all;
}

void add_houses(FlatEvidence &all, const Step &step, const Part &part) {
    const Part *const cover = part_of(step, Role::cover);
    const bool both = cover != nullptr && part.role == Role::base;
    if (part.role != Role::cover) {
        const auto houses = both ? in_turn(part.houses, cover->houses) : part.houses;
        all.houses.insert(all.houses.end(), houses.begin(), houses.end());
    }
}

/// Orders the cells as the lists have them: the further cells of a chain of sets are those of its
/// last set; sets of a line and a box, and loops, are sorted.
void arrange(FlatEvidence &all, const Step &step) {
    const auto is_set = [](const Part &part) { return part.role == Role::almost_locked_set; };
    if (std::ranges::count_if(step.parts, is_set) > 1) {
        const auto last = std::ranges::find_if(step.parts.rbegin(), step.parts.rend(), is_set);
        all.further_cells = last->cells;
    }
    if (part_of(step, Role::line_set) != nullptr) {
        std::ranges::sort(all.further_cells);
    }
    if (part_of(step, Role::loop_pair) != nullptr) {
        std::ranges::sort(all.cells);
    }
}

} // namespace

const RoleTraits &traits_of(Role role) {
    assert(static_cast<std::size_t>(role) < role_rows.size());
    return role_rows[static_cast<std::size_t>(role)];
}

FlatEvidence flat_evidence(const Step &step) {
    FlatEvidence all;
    for (const Part &part : step.parts) {
        add_cells(all, step, part);
        add_digits(all, part);
        add_group(all, step, part);
        add_houses(all, step, part);
    }
    arrange(all, step);
    return all;
}

std::optional<Cell> first_cell(const Step &step) {
    const auto found =
        std::ranges::find_if(step.parts, [](const Part &part) { return !part.cells.empty(); });
    return found == step.parts.end() ? std::nullopt : std::optional(found->cells.front());
}

std::optional<HouseIndex> first_house(const Step &step) {
    const auto found =
        std::ranges::find_if(step.parts, [](const Part &part) { return !part.houses.empty(); });
    return found == step.parts.end() ? std::nullopt : std::optional(found->houses.front());
}

DigitSet all_digits(const Step &step) {
    DigitSet all;
    for (const Part &part : step.parts) {
        all = all | part.digits;
    }
    return all;
}

} // namespace logic

std::string_view name(Role role) { return logic::traits_of(role).name; }

} // namespace dokushin
