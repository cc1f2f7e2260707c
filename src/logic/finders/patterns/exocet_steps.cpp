#include "logic/finders/patterns/exocet_steps.h"

#include "logic/finders/evidence.h"

#include <utility>

namespace dokushin::logic {
namespace {

/// Says whether both targets are in the band of the base.
bool targets_are_in_band(const Layout &layout, const Exocet &exocet) {
    return std::ranges::all_of(target_cells(exocet), [&](Cell target) {
        return line_in_band(layout, exocet, target).has_value();
    });
}

/// Adds the parts of an exocet to a step: base, targets with cross-lines, and the houses of each
/// digit as links. What a step has already is not added again.
void add_exocet(Step &step, const Position &position, const Exocet &exocet) {
    const Layout &layout = position.layout();
    const auto add = [&](Part part) {
        if (std::ranges::find(step.parts, part) == step.parts.end()) {
            step.parts.push_back(std::move(part));
        }
    };
    const Part *const before = part_of(step, Role::target);
    Part targets{Role::target, target_cells(exocet)};
    if (before == nullptr || before->houses != house_list(exocet.cross_lines)) {
        targets.houses = house_list(exocet.cross_lines);
    }
    add({Role::base, cell_list(exocet.base), exocet.digits});
    add(std::move(targets));
    for (const Digit digit : exocet.digits) {
        const CellBits has_it = CellBits::of_words(position.cells(digit)) & exocet.places;
        for (const HouseNumber house : stated_cover(position, exocet, digit).houses) {
            const CellBits places =
                (CellBits::in_house(layout, house) & has_it) - CellBits::of(target_cells(exocet));
            Part link{Role::link, cell_list(places), DigitSet::only(digit)};
            link.houses = house_list({house});
            add(std::move(link));
        }
    }
}

} // namespace

std::optional<HouseNumber> line_in_band(const Layout &layout, const Exocet &exocet, Cell cell) {
    const HouseNumber first = exocet.base_line / 3 * 3;
    for (HouseNumber line = first; line < first + 3; ++line) {
        if (layout.is_in(line, cell)) {
            return line;
        }
    }
    return std::nullopt;
}

Technique kind_of(const Position &position, const Exocet &exocet) {
    const bool needs_box = std::ranges::any_of(exocet.digits, [&](Digit digit) {
        return stated_cover(position, exocet, digit).has_box();
    });
    return needs_box                                        ? Technique::franken_exocet
           : targets_are_in_band(position.layout(), exocet) ? Technique::junior_exocet
                                                            : Technique::senior_exocet;
}

std::vector<Candidate> not_shared(const Position &position, const Exocet &exocet,
                                  const std::vector<ExocetFilling> &ways) {
    std::array<DigitSet, 2> base;
    std::array<DigitSet, 2> targets;
    for (const ExocetFilling &filling : ways) {
        for (unsigned at = 0; at < 2; ++at) {
            base[at].insert(filling.base[at]);
            targets[at].insert(filling.targets[at]);
        }
    }
    std::vector<Candidate> gone;
    for (unsigned at = 0; at < 2; ++at) {
        eliminate(gone, exocet.base[at], position.candidates(exocet.base[at]) - base[at]);
        for (const Cell cell : exocet.targets[at].cells) {
            eliminate(gone, cell,
                      position.candidates(cell) - targets[at] -
                          DigitSet::only(exocet.targets[at].locked));
        }
    }
    return gone;
}

bool ExocetSteps::pass(std::initializer_list<const Exocet *> exocets,
                       std::vector<Candidate> eliminations, std::vector<Part> further) {
    sort_once(eliminations);
    if (eliminations.empty() || !seen_.insert(eliminations).second) {
        return true;
    }
    Step step;
    step.technique = technique_;
    step.eliminations = std::move(eliminations);
    for (const Exocet *const exocet : exocets) {
        add_exocet(step, position_, *exocet);
    }
    std::ranges::move(further, std::back_inserter(step.parts));
    return taker_.take(std::move(step));
}

} // namespace dokushin::logic
