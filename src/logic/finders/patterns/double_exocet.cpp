// A double exocet has two exocets (exocets.h) with four digits between them. If none of these can
// be in both bases, the bases hold all four, two each. So two digits of one base leave the other
// two to the other, and a digit is eliminated where both exocets eliminate a digit that is in their
// base: where both cells of each base, or all targets, are seen, and in the houses of the digit
// outside of the cross-lines.
//
// Source: D. P. Bird, "JExocet compendium", New Sudoku Players' Forum, thread 32370, for two that
// share their cross-lines; here they need not.
#include "logic/finders/evidence.h"
#include "logic/finders/patterns/exocet_steps.h"

#include <array>
#include <optional>
#include <set>
#include <utility>

namespace dokushin::logic {
namespace {

class DoubleExocets {
  public:
    DoubleExocets(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          steps_(position, taker, Technique::double_exocet) {
        (void)ExocetSearch(position, taker).each([&](const Exocet &exocet) {
            exocets_.push_back(single(exocet));
            return true;
        });
    }

    bool run() {
        for (std::size_t one = 0; one < exocets_.size(); ++one) {
            for (std::size_t other = one + 1; other < exocets_.size(); ++other) {
                if (taker_.is_cancelled() || !with_both(exocets_[one], exocets_[other])) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    struct Single {
        Exocet exocet;
        std::vector<ExocetFilling> ways;
        /// Where a digit can be in the base and in a target, by its number.
        std::array<std::set<std::pair<Cell, Cell>>, 10> cells;
        /// What a digit in the base eliminates, by its number; computed when it is needed.
        std::array<std::optional<CellBits>, 10> seen;
    };

    [[nodiscard]] Single single(const Exocet &exocet) const {
        Single one{exocet, fillings(position_, exocet), {}, {}};
        for (const ExocetFilling &filling : one.ways) {
            for (unsigned base = 0; base < 2; ++base) {
                const unsigned target = filling.base[base] == filling.targets[0] ? 0 : 1;
                one.cells[number(filling.base[base])].emplace(exocet.base[base],
                                                              exocet.targets[target].cells.front());
            }
        }
        return one;
    }

    [[nodiscard]] const CellBits &seen(Single &single, Digit digit) const {
        auto &its = single.seen[number(digit)];
        if (!its) {
            its = seen_by(position_, single.exocet, digit);
        }
        return *its;
    }

    /// Says whether no two of these cells see each other.
    [[nodiscard]] bool agree(const std::vector<Cell> &cells) const {
        for (const Cell one : cells) {
            for (const Cell other : cells) {
                if (CellBits::seen_from(layout_, one).contains(other)) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] bool may_be_in_both(const Single &one, const Single &other, Digit digit) const {
        return std::ranges::any_of(one.cells[number(digit)], [&](const auto &mine) {
            return std::ranges::any_of(other.cells[number(digit)], [&](const auto &its) {
                return agree({mine.first, mine.second, its.first, its.second});
            });
        });
    }

    bool with_both(Single &one, Single &other) {
        const DigitSet digits = one.exocet.digits | other.exocet.digits;
        const bool apart = !CellBits::of(one.exocet.base).meets(CellBits::of(other.exocet.base));
        if (digits.size() != 4 || !apart ||
            std::ranges::any_of(one.exocet.digits & other.exocet.digits,
                                [&](Digit digit) { return may_be_in_both(one, other, digit); })) {
            return true;
        }
        std::vector<Candidate> gone;
        for (const Digit digit : digits) {
            CellBits losing = CellBits::of_words(position_.cells(digit));
            for (Single *const single : {&one, &other}) {
                if (single->exocet.digits.contains(digit)) {
                    losing &= seen(*single, digit);
                }
            }
            eliminate(gone, losing, digit);
        }
        add_not_shared(gone, one, other, digits);
        add_not_shared(gone, other, one, digits);
        return steps_.pass({&one.exocet, &other.exocet}, std::move(gone));
    }

    /// Adds what an exocet loses, as the other has the other two digits.
    void add_not_shared(std::vector<Candidate> &gone, const Single &one, const Single &other,
                        DigitSet digits) const {
        std::set<DigitSet> pairs;
        for (const ExocetFilling &filling : other.ways) {
            pairs.insert(digits - DigitSet::only(filling.base[0]) -
                         DigitSet::only(filling.base[1]));
        }
        std::vector<ExocetFilling> ways = one.ways;
        std::erase_if(ways, [&](const ExocetFilling &filling) {
            return !pairs.contains(DigitSet::only(filling.base[0]) |
                                   DigitSet::only(filling.base[1]));
        });
        std::ranges::copy(not_shared(position_, one.exocet, ways), std::back_inserter(gone));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    ExocetSteps steps_;
    std::vector<Single> exocets_;
};

} // namespace

bool find_double_exocets(const Position &position, StepTaker &taker) {
    return !may_have_exocets(position.layout()) || DoubleExocets(position, taker).run();
}

} // namespace dokushin::logic
