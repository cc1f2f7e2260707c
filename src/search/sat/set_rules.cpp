// The kinds that say which digits their cells hold together, all different, in any order. Each such
// set of digits has a variable: one of them is true, and then the cells hold its digits and no
// others. In which order they hold them, the clauses of peers say.
#include "search/sat/rule_clauses.h"

#include <bitset>
#include <functional>
#include <vector>

namespace dokushin::search {
namespace {

/// The most sets that a rule is stated by, and the most that are looked at for them.
constexpr std::size_t most_sets = 2'000;
constexpr std::size_t most_tried_sets = 200'000;

/// SetsOf collects the sets of so many digits that a rule permits.
class SetsOf {
  public:
    using Permits = std::function<bool(DigitSet)>;

    SetsOf(DigitSet digits, std::size_t size, const Permits &permits) : permits_(permits) {
        collect(DigitSet(), digits, size);
    }
    /// The sets; nothing if they are too many.
    [[nodiscard]] const std::vector<DigitSet> *get() const {
        return tried_ <= most_tried_sets && sets_.size() <= most_sets ? &sets_ : nullptr;
    }

  private:
    void collect(DigitSet chosen, DigitSet rest, std::size_t lacking) {
        if (lacking == 0) {
            if (++tried_ <= most_tried_sets && permits_(chosen)) {
                sets_.push_back(chosen);
            }
            return;
        }
        while (rest.size() >= lacking && tried_ <= most_tried_sets && sets_.size() <= most_sets) {
            const Digit digit = rest.first();
            rest.erase(digit);
            collect(chosen | DigitSet::only(digit), rest, lacking - 1);
        }
    }

    const Permits &permits_;
    std::size_t tried_ = 0;
    std::vector<DigitSet> sets_;
};

/// States that cells hold a set of digits, and that a variable is the reason.
void hold(Encoding &encoding, std::span<const Cell> cells, DigitSet set, Literal chosen) {
    for (const Cell cell : cells) {
        for (const Digit digit : encoding.candidates(cell) - set) {
            encoding.add({-chosen, -encoding.literal(cell, digit)});
        }
    }
    for (const Digit digit : set) {
        Clause places = encoding.places(cells, digit);
        places.push_back(-chosen);
        encoding.add(places);
    }
}

/// States that the digits of cells are a set that the rule permits; false if these are too many.
[[nodiscard]] bool hold_one_set(Encoding &encoding, std::span<const Cell> cells,
                                const SetsOf::Permits &permits) {
    DigitSet possible;
    for (const Cell cell : cells) {
        possible = possible | encoding.candidates(cell);
    }
    const SetsOf found(possible, cells.size(), permits);
    const std::vector<DigitSet> *const sets = found.get();
    if (sets == nullptr) {
        return false;
    }
    Clause chosen;
    for (const DigitSet set : *sets) {
        chosen.push_back(encoding.new_variable());
        hold(encoding, cells, set, chosen.back());
    }
    encoding.add(chosen);
    return true;
}

[[nodiscard]] unsigned sum_of(DigitSet set) {
    unsigned sum = 0;
    for (const Digit digit : set) {
        sum += number(digit);
    }
    return sum;
}

/// Does some of the digits have a sum?
[[nodiscard]] bool has_part_with_sum(DigitSet set, unsigned sum) {
    using Sums = std::bitset<std::size_t{max_side} * (max_side + 1) / 2 + 1>;
    Sums sums;
    for (const Digit digit : set) {
        sums |= sums << number(digit);
        sums.set(number(digit));
    }
    return sum < sums.size() && sums[sum];
}

[[nodiscard]] bool is_balanced(DigitSet set, unsigned side) {
    unsigned odd = 0;
    unsigned low = 0;
    unsigned high = 0;
    for (const Digit digit : set) {
        odd += number(digit) % 2;
        low += 2 * number(digit) < side + 1 ? 1 : 0;
        high += 2 * number(digit) > side + 1 ? 1 : 0;
    }
    return 2 * odd == set.size() && low == high && low + high == set.size();
}

} // namespace

/// A cage with too many sets is a sum of cells that differ.
void encode(Encoding &encoding, const Cage &rule) {
    const auto permits = [&](DigitSet set) { return sum_of(set) == rule.total; };
    if (!hold_one_set(encoding, rule.cells, permits)) {
        encode(encoding, Sum{rule.total, rule.cells});
    }
}

/// Different digits that are so many as from the least to the greatest.
void encode(Encoding &encoding, const Renban &rule) {
    const auto permits = [](DigitSet set) {
        const std::uint64_t bits = set.bits() >> (number(set.first()) - 1);
        return (bits & (bits + 1)) == 0;
    };
    static_cast<void>(hold_one_set(encoding, rule.cells, permits));
}

void encode(Encoding &encoding, const Nabner &rule) {
    const auto permits = [](DigitSet set) { return (set.bits() & set.bits() >> 1) == 0; };
    static_cast<void>(hold_one_set(encoding, rule.cells, permits));
}

void encode(Encoding &encoding, const Rellik &rule) {
    const auto permits = [&](DigitSet set) { return !has_part_with_sum(set, rule.total); };
    static_cast<void>(hold_one_set(encoding, rule.cells, permits));
}

void encode(Encoding &encoding, const EqualityCage &rule) {
    const auto permits = [&](DigitSet set) { return is_balanced(set, rule.side); };
    static_cast<void>(hold_one_set(encoding, rule.cells, permits));
}

} // namespace dokushin::search
