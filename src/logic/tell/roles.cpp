// How each candidate of a step is highlighted, and which links are drawn between them.
#include <dokushin/draw.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin {

std::string_view name(Highlight highlight) {
    constexpr std::array<std::string_view, 6> names{"pattern", "further", "off",
                                                    "on",      "placed",  "struck"};
    return names[static_cast<std::size_t>(highlight)];
}

std::vector<Highlighted> highlights(const Step &step, const Pencilmarks &marks) {
    std::map<Candidate, Highlight> found;
    const auto mark = [&](Cell cell, Digit digit, Highlight role) {
        const auto [at, is_new] = found.try_emplace({cell, digit}, role);
        at->second = std::max(at->second, role);
    };
    const auto mark_all = [&](const std::vector<Cell> &cells, DigitSet digits, Highlight role) {
        for (const Cell cell : cells) {
            for (const Digit digit : marks[index(cell)] & digits) {
                mark(cell, digit, role);
            }
        }
    };
    const bool kraken =
        step.technique == Technique::kraken_fish_1 || step.technique == Technique::kraken_fish_2;
    if (step.groups.empty() && (step.chains.empty() || kraken)) {
        mark_all(step.cells, step.digits | step.extra_digits, Highlight::pattern);
        mark_all(step.extra_cells, step.digits | step.extra_digits, Highlight::further);
    }
    // Sets and colours in turn; a blank group parts Medusa's two colours.
    const bool parted = std::ranges::any_of(
        step.groups, [](const CellGroup &group) { return group.cells.empty(); });
    bool other = false;
    for (const CellGroup &group : step.groups) {
        mark_all(group.cells, group.digits, other ? Highlight::further : Highlight::pattern);
        other = parted ? other || group.cells.empty() : !other;
    }
    for (const Chain &chain : step.chains) {
        for (const ChainLink &link : chain.links) {
            const auto role = link.on ? Highlight::on : Highlight::off;
            if (link.group.empty()) {
                mark(link.candidate.cell, link.candidate.digit, role);
            }
            mark_all(link.group, DigitSet::only(link.candidate.digit), role);
        }
    }
    for (const Candidate &candidate : step.placements) {
        mark(candidate.cell, candidate.digit, Highlight::placed);
    }
    for (const Candidate &candidate : step.eliminations) {
        mark(candidate.cell, candidate.digit, Highlight::struck);
    }
    std::vector<Highlighted> all;
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
