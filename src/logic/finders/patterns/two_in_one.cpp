// These finders join two patterns of one technique that share their start and do not eliminate the
// same into one step; first those of which each eliminates something that the other doesn't:
//
//   dual two-string kite    the same two cells of a box join two pairs of lines
//   dual empty rectangle    the places in one box serve two links
//   siamese fish            two finned fish with the same bases, other covers and so other fins:
//                           basic, franken or mutant
//
// Each of the two is right by itself, so what either eliminates is eliminated. HoDoKu has them
// behind an option that is off (solver/SingleDigitPatternSolver.java, FishSolver.java).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>
#include <map>
#include <set>
#include <tuple>

namespace dokushin::logic {
namespace {

/// The digit, houses and cells that both steps must have in common.
using Shared = std::tuple<Digit, std::vector<HouseIndex>, std::vector<Cell>>;

/// Collects the steps of the simple patterns, within the limits of another taker.
class SimpleSteps : public StepTaker {
  public:
    explicit SimpleSteps(const StepTaker &limits) {
        cancelled = limits.cancelled;
        deadline = limits.deadline;
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

    /// Joins the finder's steps for which `shared_of` returns the same. It returns nothing for
    /// steps of other techniques.
    template <typename SharedOf> bool join_steps(Finder find, const SharedOf &shared_of) {
        SimpleSteps found(taker_);
        find(position_, found);
        if (taker_.is_cancelled()) {
            return false;
        }
        std::map<Shared, std::vector<const Step *>> groups;
        for (const Step &step : found.steps) {
            if (const auto shared = shared_of(step)) {
                groups[*shared].push_back(&step);
            }
        }
        const auto in_all = [&](bool each_adds) {
            return std::ranges::all_of(
                groups, [&](const auto &group) { return pairs(group.second, each_adds); });
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
            !reported_.insert(both).second) {
            return true;
        }
        Step step;
        step.technique = technique_;
        step.eliminations = std::move(both);
        step.size = one.size;
        step.parts = joined(one.parts, other);
        step.nested = {one, other};
        return taker_.take(std::move(step));
    }

    /// Returns the parts of one, each with the cells and digits of the same part of the other.
    static std::vector<Part> joined(std::vector<Part> parts, const Step &other) {
        for (Part &part : parts) {
            const Part &its = known_part(other, part.role);
            part.cells = cell_list(CellBits::of(part.cells) | CellBits::of(its.cells));
            part.digits = part.digits | its.digits;
        }
        return parts;
    }

    const Position &position_;
    StepTaker &taker_;
    Technique technique_;
    std::set<std::vector<Candidate>> reported_; ///< the eliminations of steps that were passed
};

/// Returns the digit and bases of a fish with fins.
std::optional<Shared> bases_of(const Step &fish) {
    if (part_of(fish, Role::fin) == nullptr) {
        return std::nullopt;
    }
    const Part &base = known_part(fish, Role::base);
    std::vector<HouseIndex> bases = base.houses;
    std::ranges::sort(bases);
    return Shared{base.digits.first(), bases, {}};
}

bool siamese(const Position &position, StepTaker &taker, Technique technique,
             std::initializer_list<Finder> sizes) {
    TwoInOne fish(position, taker, technique);
    return !fits(position.layout()) ||
           std::ranges::all_of(sizes, [&](Finder find) { return fish.join_steps(find, bases_of); });
}

} // namespace

bool find_dual_kites(const Position &position, StepTaker &taker) {
    TwoInOne kites(position, taker, Technique::dual_two_string_kite);
    return kites.join_steps(find_strong_link_pairs, [](const Step &step) -> std::optional<Shared> {
        if (step.technique != Technique::two_string_kite) {
            return std::nullopt;
        }
        const std::vector<Cell> &cells = known_part(step, Role::base).cells;
        assert(cells.size() == 4);
        std::vector<Cell> near{cells[1], cells[2]};
        std::ranges::sort(near);
        return Shared{Digit::blank, {}, near}; // the digits may differ
    });
}

bool find_dual_empty_rectangles(const Position &position, StepTaker &taker) {
    TwoInOne rectangles(position, taker, Technique::dual_empty_rectangle);
    return rectangles.join_steps(find_empty_rectangles,
                                 [](const Step &step) -> std::optional<Shared> {
                                     const Part &box = known_part(step, Role::base);
                                     return Shared{box.digits.first(), box.houses, {}};
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
