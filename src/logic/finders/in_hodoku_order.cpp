// These finders sort the steps of others into HoDoKu's order, for techniques of which it takes the
// first step: fish digit by digit, with bases among the rows first; skyscrapers with rows as bases
// before all others; wings by their cells.
#include "logic/finders/in_hodoku_order.h"

#include "base/stable_sort.h"
#include "logic/finders/evidence.h"
#include "logic/steps/flat_evidence.h"

#include <algorithm>

namespace dokushin::logic {
namespace {

/// Collects all steps of a finder.
class Collected : public StepTaker {
  public:
    explicit Collected(const StepTaker &taker) : StepTaker(taker) {}
    bool take(Step step) override {
        nothing_found = nullptr;
        steps.push_back(std::move(step));
        return true;
    }
    std::vector<Step> steps;
};

using Key = std::vector<unsigned>;

/// Passes the finder's steps to the taker, sorted by their keys.
template <typename KeyOf>
bool take_in_order(const Position &position, StepTaker &taker, Finder find, const KeyOf &key_of) {
    Collected collected(taker);
    find(position, collected);
    if (collected.gave_up) {
        taker.gave_up = true;
        return false;
    }
    sort_stably(collected.steps,
                [&](const Step &one, const Step &other) { return key_of(one) < key_of(other); });
    return std::ranges::all_of(collected.steps,
                               [&](Step &step) { return taker.take(std::move(step)); });
}

/// Returns the numbers of the bases, then those of the covers, each ascending.
Key bases_and_covers(const Step &step) {
    Key key;
    for (const Role role : {Role::base, Role::cover}) {
        const auto &houses = known_part(step, role).houses;
        const auto first = key.insert(key.end(), houses.begin(), houses.end());
        std::sort(first, key.end());
    }
    return key;
}

} // namespace

template <unsigned Size> bool find_fish_by_digit(const Position &position, StepTaker &taker) {
    return take_in_order(position, taker, find_fish<Size>, [](const Step &step) {
        Key key = bases_and_covers(step);
        key.insert(key.begin(), number(known_part(step, Role::base).digits.first()));
        // Rows stand before columns among the houses.
        return key;
    });
}

template bool find_fish_by_digit<2>(const Position &, StepTaker &);
template bool find_fish_by_digit<3>(const Position &, StepTaker &);
template bool find_fish_by_digit<4>(const Position &, StepTaker &);

bool find_links_rows_first(const Position &position, StepTaker &taker) {
    const HouseNumber side = position.side();
    return take_in_order(position, taker, find_strong_link_pairs, [side](const Step &step) {
        if (step.technique != Technique::skyscraper) {
            return Key{1};
        }
        const Part &base = known_part(step, Role::base);
        assert(base.houses.size() == 2);
        const auto [first, second] = std::minmax(base.houses[0], base.houses[1]);
        return Key{0, first < side ? 0U : 1U, number(base.digits.first()), first, second};
    });
}

bool find_xy_wings_by_cells(const Position &position, StepTaker &taker) {
    return take_in_order(position, taker, find_xy_wings, [](const Step &step) {
        Key cells;
        for (const Cell cell : flat_evidence(step).cells) {
            cells.push_back(static_cast<unsigned>(index(cell)));
        }
        std::ranges::sort(cells);
        return cells;
    });
}

bool find_xyz_wings_by_cells(const Position &position, StepTaker &taker) {
    return take_in_order(position, taker, find_xyz_wings, [&](const Step &step) {
        Key cells;
        for (const Cell cell : flat_evidence(step).cells) {
            // The pivot, which has three candidates, comes first.
            const unsigned later = position.candidates(cell).size() == 3 ? 0 : 1000;
            cells.push_back(later + static_cast<unsigned>(index(cell)));
        }
        std::ranges::sort(cells);
        return cells;
    });
}

} // namespace dokushin::logic
