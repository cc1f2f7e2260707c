// Two patterns of one technique that share what they start from and do not strike the same, told
// as one step; first those of which each strikes what the other doesn't:
//
//   dual two-string kite    the same two cells of a box bind two pairs of lines
//   dual empty rectangle    the places in one box serve two links
//   siamese fish            two finned fish with the same bases, in other covers and so with
//                           other fins; as elsewhere basic, franken or mutant
//
// Each of the two is right by itself, so what both strike goes. HoDoKu has them behind an option
// that is off (solver/SingleDigitPatternSolver.java, FishSolver.java).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <map>
#include <set>
#include <tuple>

namespace dokushin::logic {
namespace {

/// What the steps of both must have in common: digit, houses, cells.
using Shared = std::tuple<Digit, std::vector<std::uint16_t>, std::vector<Cell>>;

class SimpleSteps : public StepTaker {
  public:
    explicit SimpleSteps(const StepTaker &asks) {
        cancelled = asks.cancelled;
        deadline = asks.deadline;
    }
    bool take(Step step) override {
        steps.push_back(std::move(step));
        return true;
    }
    std::vector<Step> steps;
};

class TwoInOne {
  public:
    TwoInOne(const Position &position, StepTaker &taker, Technique technique)
        : position_(position), taker_(taker), technique_(technique) {}

    /// `shared` has no value for steps of other techniques.
    template <typename SharedOf> bool of(Finder find, const SharedOf &shared_of) {
        SimpleSteps found(taker_);
        find(position_, found);
        if (taker_.is_cancelled()) {
            return false;
        }
        std::map<Shared, std::vector<const Step *>> alike;
        for (const Step &step : found.steps) {
            if (const auto shared = shared_of(step)) {
                alike[*shared].push_back(&step);
            }
        }
        const auto in_all = [&](bool each_adds) {
            return std::ranges::all_of(
                alike, [&](const auto &group) { return pairs(group.second, each_adds); });
        };
        return in_all(true) && in_all(false);
    }

  private:
    bool pairs(const std::vector<const Step *> &steps, bool each_adds) {
        for (std::size_t one = 0; one < steps.size(); ++one) {
            for (std::size_t other = one + 1; other < steps.size(); ++other) {
                if (!pair(*steps[one], *steps[other], each_adds)) {
                    return false;
                }
            }
        }
        return !taker_.is_cancelled();
    }

    bool pair(const Step &one, const Step &other, bool each_adds) {
        std::vector<Candidate> both = one.eliminations;
        both.insert(both.end(), other.eliminations.begin(), other.eliminations.end());
        sort_once(both);
        const bool one_adds = both.size() > other.eliminations.size();
        const bool other_adds = both.size() > one.eliminations.size();
        if (!(each_adds ? one_adds && other_adds : one_adds || other_adds) ||
            !told_.insert(both).second) {
            return true;
        }
        Step step;
        step.technique = technique_;
        step.eliminations = std::move(both);
        step.digits = one.digits | other.digits;
        step.size = one.size;
        step.cells = joined(one.cells, other.cells);
        step.extra_cells = joined(one.extra_cells, other.extra_cells);
        step.houses = one.houses;
        step.nested = {one, other};
        return taker_.take(std::move(step));
    }

    static std::vector<Cell> joined(const std::vector<Cell> &one, const std::vector<Cell> &other) {
        const CellBits all = CellBits::of(one) | CellBits::of(other);
        return {all.begin(), all.end()};
    }

    const Position &position_;
    StepTaker &taker_;
    Technique technique_;
    std::set<std::vector<Candidate>> told_; ///< what was struck by one that was told
};

/// Fish that have fins, by their digit and bases.
std::optional<Shared> bases_of(const Step &fish) {
    if (fish.extra_cells.empty()) {
        return std::nullopt;
    }
    std::vector<std::uint16_t> bases;
    for (std::size_t at = 0; at < fish.houses.size(); at += 2) {
        bases.push_back(fish.houses[at]);
    }
    std::ranges::sort(bases);
    return Shared{fish.digits.first(), bases, {}};
}

bool siamese(const Position &position, StepTaker &taker, Technique technique,
             std::initializer_list<Finder> sizes) {
    TwoInOne fish(position, taker, technique);
    return !fits(position.layout()) ||
           std::ranges::all_of(sizes, [&](Finder find) { return fish.of(find, bases_of); });
}

} // namespace

bool find_dual_kites(const Position &position, StepTaker &taker) {
    TwoInOne kites(position, taker, Technique::dual_two_string_kite);
    return kites.of(find_strong_link_pairs, [](const Step &step) -> std::optional<Shared> {
        if (step.technique != Technique::two_string_kite) {
            return std::nullopt;
        }
        std::vector<Cell> near{step.cells[1], step.cells[2]};
        std::ranges::sort(near);
        return Shared{Digit::blank, {}, near}; // also of two digits
    });
}

bool find_dual_empty_rectangles(const Position &position, StepTaker &taker) {
    TwoInOne rectangles(position, taker, Technique::dual_empty_rectangle);
    return rectangles.of(find_empty_rectangles, [](const Step &step) -> std::optional<Shared> {
        return Shared{step.digits.first(), {step.houses.front()}, {}};
    });
}

bool find_siamese_fish(const Position &position, StepTaker &taker) {
    return siamese(position, taker, Technique::siamese_fish,
                   {find_finned_fish<2>, find_finned_fish<3>, find_finned_fish<4>});
}
bool find_siamese_franken_fish(const Position &position, StepTaker &taker) {
    return siamese(position, taker, Technique::siamese_franken_fish,
                   {find_franken_fish<2>, find_franken_fish<3>, find_franken_fish<4>});
}
bool find_siamese_mutant_fish(const Position &position, StepTaker &taker) {
    return siamese(position, taker, Technique::siamese_mutant_fish,
                   {find_mutant_fish<2>, find_mutant_fish<3>, find_mutant_fish<4>});
}

} // namespace dokushin::logic
