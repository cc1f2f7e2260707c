// A death blossom is a cell, the stem, with a petal for each of its candidates: an almost locked
// set all of whose places for the candidate see the stem. Whichever candidate is true, its petal
// loses it and is locked; so a digit that all petals have is in one of them.
#include "logic/finders/evidence.h"
#include "logic/links/almost_locked_sets.h"

#include <cassert>
#include <map>

namespace dokushin::logic {
namespace {

class DeathBlossoms {
  public:
    DeathBlossoms(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)), sets_(almost_locked_sets(position)) {
        assert(fits(layout_));
    }

    bool run() {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position_.candidates(cell_at(at)).size() < 2) {
                continue;
            }
            if (taker_.is_cancelled()) {
                return false;
            }
            stem_ = cell_at(at);
            petals_.clear();
            choose(position_.candidates(stem_), layout_.shape().all_digits());
        }
        if (taker_.is_cancelled()) {
            return false;
        }
        for (auto &[key, step] : best_) {
            if (!taker_.take(std::move(step))) {
                return false;
            }
        }
        return true;
    }

  private:
    /// Chooses a petal for the first of the candidates without one. `common` are the digits that
    /// all petals so far have.
    void choose(DigitSet without, DigitSet common) {
        if (taker_.is_cancelled()) {
            return;
        }
        if (without.empty()) {
            look_at(common);
            return;
        }
        const Digit digit = without.first();
        const CellBits of_stem = CellBits::seen_from(layout_, stem_);
        for (const AlmostLockedSet &set : sets_) {
            const DigitSet still = common & (set.digits - DigitSet::only(digit));
            if (!set.digits.contains(digit) || still.empty() || set.cells.contains(stem_) ||
                !set.places[set.slot(digit)].is_within(of_stem) || !can_eliminate(set, still)) {
                continue;
            }
            petals_.push_back(&set);
            choose(without - DigitSet::only(digit), still);
            petals_.pop_back();
        }
    }

    /// True if a candidate sees all places of one of the digits in all petals and this set.
    [[nodiscard]] bool can_eliminate(const AlmostLockedSet &set, DigitSet digits) const {
        return std::ranges::any_of(digits, [&](Digit digit) {
            CellBits seen = cells_[number(digit)] & set.seen[set.slot(digit)];
            for (const AlmostLockedSet *const petal : petals_) {
                seen &= petal->seen[petal->slot(digit)];
            }
            return !seen.empty();
        });
    }

    void look_at(DigitSet common) {
        assert(petals_.size() == position_.candidates(stem_).size());
        Step step;
        DigitSet lost;
        for (const Digit digit : common) {
            CellBits eliminated = cells_[number(digit)];
            for (const AlmostLockedSet *const petal : petals_) {
                eliminated &= petal->seen[petal->slot(digit)];
            }
            for (const Cell cell : eliminated) {
                step.eliminations.push_back({cell, digit});
                lost.insert(digit);
            }
        }
        if (step.eliminations.empty()) {
            return;
        }
        sort_eliminations(step);
        step.technique = Technique::death_blossom;
        step.parts = {{Role::stem, {stem_}, position_.candidates(stem_)}};
        for (const AlmostLockedSet *const petal : petals_) {
            step.parts.push_back({Role::petal, cell_list(petal->cells), petal->digits});
        }
        step.parts.push_back({Role::target, {}, lost});
        step.size = static_cast<unsigned>(petals_.size());
        for (const AlmostLockedSet *const petal : petals_) {
            step.complexity += petal->digits.size() - 1;
        }
        const auto [at, is_new] = best_.try_emplace(step.eliminations, step);
        if (!is_new && std::pair(step.size, step.complexity) <
                           std::pair(at->second.size, at->second.complexity)) {
            at->second = std::move(step);
        }
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<AlmostLockedSet> sets_;
    Cell stem_{};
    std::vector<const AlmostLockedSet *> petals_; ///< those of the stem's first candidates
    /// Each list of eliminations has the step with the fewest sets and cells.
    std::map<std::vector<Candidate>, Step> best_;
};

} // namespace

bool find_death_blossoms(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || DeathBlossoms(position, taker).run();
}

} // namespace dokushin::logic
