// The highlights of a step's candidates follow from the roles of its parts and from its chains, the
// arrows from its chains and from links of digits in houses.
#include "logic/steps/flat_evidence.h"

#include <dokushin/draw.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

namespace dokushin {

std::string_view name(Highlight highlight) {
    constexpr std::array<std::string_view, 6> names{"pattern", "further", "off",
                                                    "on",      "placed",  "struck"};
    assert(static_cast<std::size_t>(highlight) < names.size());
    return names[static_cast<std::size_t>(highlight)];
}

namespace {

/// Collects highlights. Each candidate keeps the last of its highlights in the enumeration.
class Marks {
  public:
    explicit Marks(const Pencilmarks &candidates) : candidates_(candidates) {}

    void add(const Candidate &candidate, Highlight highlight) {
        const auto [at, is_new] = found_.try_emplace(candidate, highlight);
        at->second = std::max(at->second, highlight);
    }
    void add(const std::vector<Cell> &cells, DigitSet digits, Highlight highlight) {
        for (const Cell cell : cells) {
            for (const Digit digit : candidates_[index(cell)] & digits) {
                add({cell, digit}, highlight);
            }
        }
    }
    [[nodiscard]] std::vector<Highlighted> all() const {
        std::vector<Highlighted> all;
        for (const auto &[candidate, highlight] : found_) {
            all.push_back({candidate, highlight});
        }
        return all;
    }

  private:
    const Pencilmarks &candidates_;
    std::map<Candidate, Highlight> found_;
};

/// Highlights the parts: groups with their own digits, other parts with those of the pattern.
void mark_parts(Marks &marks, const Step &step) {
    const DigitSet digits = logic::all_digits(step);
    bool is_odd = false; // the next part in turn has the further highlight
    for (const Part &part : step.parts) {
        const logic::RoleTraits &its = logic::traits_of(part.role);
        const bool further =
            its.drawn == logic::Drawn::further || (its.drawn == logic::Drawn::in_turn && is_odd);
        is_odd = is_odd != (its.drawn == logic::Drawn::in_turn);
        if (its.drawn != logic::Drawn::no) {
            marks.add(part.cells, its.is_group ? part.digits : digits,
                      further ? Highlight::further : Highlight::pattern);
        }
    }
}

void mark_chains(Marks &marks, const Step &step) {
    for (const Chain &chain : step.chains) {
        for (const ChainLink &link : chain.links) {
            const auto highlight = link.on ? Highlight::on : Highlight::off;
            if (link.group.empty()) {
                marks.add(link.candidate, highlight);
            }
            marks.add(link.group, DigitSet::only(link.candidate.digit), highlight);
        }
    }
}

} // namespace

std::vector<Highlighted> highlights(const Step &step, const Pencilmarks &marks) {
    Marks all(marks);
    mark_parts(all, step);
    mark_chains(all, step);
    for (const Candidate &candidate : step.placements) {
        all.add(candidate, Highlight::placed);
    }
    for (const Candidate &candidate : step.eliminations) {
        all.add(candidate, Highlight::struck);
    }
    return all.all();
}

std::vector<LinkArrow> arrows(const Step &step) {
    std::vector<LinkArrow> all;
    for (const Part &part : step.parts) {
        for (std::size_t at = 1; part.role == Role::link && at < part.cells.size(); ++at) {
            const Digit digit = *part.digits.begin();
            all.push_back({{part.cells[at - 1], digit}, {part.cells[at], digit}, false});
        }
    }
    for (const Chain &chain : step.chains) {
        for (const ChainLink &link : chain.links) {
            for (const std::uint32_t parent : link.parents) {
                assert(parent < chain.links.size());
                const ChainLink &from = chain.links[parent];
                all.push_back({from.candidate, link.candidate, !from.on && link.on});
            }
        }
    }
    return all;
}

} // namespace dokushin
