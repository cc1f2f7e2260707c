// What each candidate is in a step, and which links are drawn between them.
#include <dokushin/explain.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin {

std::string_view name(Role role) {
    constexpr std::array<std::string_view, 6> names{"pattern", "further", "off",
                                                    "on",      "placed",  "struck"};
    return names[static_cast<std::size_t>(role)];
}

std::vector<Marked> roles(const Step &step, const Pencilmarks &marks) {
    std::map<Candidate, Role> found;
    const auto mark = [&](Cell cell, Digit digit, Role role) {
        const auto [at, is_new] = found.try_emplace({cell, digit}, role);
        at->second = std::max(at->second, role);
    };
    const auto mark_all = [&](const std::vector<Cell> &cells, DigitSet digits, Role role) {
        for (const Cell cell : cells) {
            for (const Digit digit : marks[index(cell)] & digits) {
                mark(cell, digit, role);
            }
        }
    };
    const bool kraken =
        step.technique == Technique::kraken_fish_1 || step.technique == Technique::kraken_fish_2;
    if (step.groups.empty() && (step.chains.empty() || kraken)) {
        mark_all(step.cells, step.digits | step.extra_digits, Role::pattern);
        mark_all(step.extra_cells, step.digits | step.extra_digits, Role::further);
    }
    // Sets and colours in turn; a blank group parts Medusa's two colours.
    const bool parted = std::ranges::any_of(
        step.groups, [](const CellGroup &group) { return group.cells.empty(); });
    bool other = false;
    for (const CellGroup &group : step.groups) {
        mark_all(group.cells, group.digits, other ? Role::further : Role::pattern);
        other = parted ? other || group.cells.empty() : !other;
    }
    for (const Chain &chain : step.chains) {
        for (const ChainLink &link : chain.links) {
            const auto role = link.on ? Role::on : Role::off;
            if (link.group.empty()) {
                mark(link.candidate.cell, link.candidate.digit, role);
            }
            mark_all(link.group, DigitSet::only(link.candidate.digit), role);
        }
    }
    for (const Candidate &candidate : step.placements) {
        mark(candidate.cell, candidate.digit, Role::placed);
    }
    for (const Candidate &candidate : step.eliminations) {
        mark(candidate.cell, candidate.digit, Role::struck);
    }
    std::vector<Marked> all;
    for (const auto &[candidate, role] : found) {
        all.push_back({candidate, role});
    }
    return all;
}

std::vector<Arrow> arrows(const Step &step) {
    std::vector<Arrow> all;
    for (const Chain &chain : step.chains) {
        for (const ChainLink &link : chain.links) {
            for (const std::uint32_t parent : link.parents) {
                const ChainLink &from = chain.links[parent];
                all.push_back({from.candidate, link.candidate, !from.on && link.on});
            }
        }
    }
    return all;
}

} // namespace dokushin
