// The parts that the steps of exocets share.
#include "logic/finders/patterns/exocet_steps.h"

#include "logic/finders/evidence.h"

namespace dokushin::logic {
std::vector<Cell> target_cells(const Exocet &exocet) {
    std::vector<Cell> cells;
    for (const ExocetTarget &target : exocet.targets) {
        cells.insert(cells.end(), target.cells.begin(), target.cells.end());
    }
    return cells;
}

namespace {

/// Are both targets in the band of the base?
bool targets_are_in_band(const Layout &layout, const Exocet &exocet) {
    const HouseNumber first = exocet.base_line / 3 * 3;
    return std::ranges::all_of(target_cells(exocet), [&](Cell target) {
        return layout.is_in(first, target) || layout.is_in(first + 1, target) ||
               layout.is_in(first + 2, target);
    });
}

} // namespace

Technique kind_of(const Position &position, const Exocet &exocet) {
    const bool needs_box = std::ranges::any_of(
        exocet.digits, [&](Digit digit) { return told_cover(position, exocet, digit).has_box(); });
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
        for (const HouseNumber house : told_cover(position, exocet, digit).houses) {
            const CellBits places =
                (CellBits::in_house(layout, house) & has_it) - CellBits::of(target_cells(exocet));
            Part link{Role::link, cell_list(places), DigitSet::only(digit)};
            link.houses = house_list({house});
            add(std::move(link));
        }
    }
}

} // namespace dokushin::logic
