// Aligned exclusion: two (three) cells are given every combination of their candidates;
// a combination is out if it repeats a digit in cells that see each other, or leaves an
// excluder, a cell that sees them all, without candidate. A candidate that no combination
// is left for can go.
//
// An excluder has no more candidates than there are aligned cells, and two are needed at
// least. Cells that see a naked single are not looked at. Pairs in the order (0 1), (0 2),
// (1 2), (0 3), …; the third cell is an excluder of one of the first two. All this is
// Sudoku Explainer's, whose ratings it decides.
//
// Cost: up to some ten thousand sets. Once all have been looked at in vain, only those are
// looked at again of which a cell has changed, or a cell that sees them all; with a naked
// single on the board that would not be enough, as others are left out for it.
#include "logic/finders/evidence.h"

#include <array>

namespace dokushin::logic {
namespace {

using Row = std::vector<std::uint64_t>;

template <unsigned Size> class AlignedExclusion {
  public:
    AlignedExclusion(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker), changed_(layout_.words()),
          base_of_(layout_.cell_count(), no_base) {
        const std::uint32_t last = taker.looked_at == nullptr ? 0 : taker.looked_at->when(by, 0);
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            naked_single_ |= is_single(position.candidates(cell_at(at)).bits());
            if (position.changed(cell_at(at)) > last) {
                changed_[at / 64] |= std::uint64_t{1} << at % 64;
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            add_base(cell_at(at));
        }
    }

    bool run() {
        const bool done = look_at_all();
        if (done && !naked_single_) {
            remember(taker_, by, 0, position_.clock());
        }
        return done;
    }

  private:
    static constexpr auto by = Size == 2 ? LookedAt::By::aligned_2 : LookedAt::By::aligned_3;

    bool look_at_all() {
        for (std::size_t second = 1; second < bases_.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                if (!look_at_two(first, second)) {
                    return false;
                }
            }
        }
        return true;
    }

    struct Base {
        Cell cell;
        Row excluders; ///< a bit a cell
        Row changed;   ///< those that it sees
        bool itself;   ///< it has changed itself
    };

    /// Has any of them changed, or what sees them all?
    static bool is_new(const Base &one, const Base &two, const Base &three) {
        std::uint64_t seen = 0;
        for (std::size_t word = 0; word < one.changed.size(); ++word) {
            seen |= one.changed[word] & two.changed[word] & three.changed[word];
        }
        return seen != 0 || one.itself || two.itself || three.itself;
    }

    void add_base(Cell cell) {
        if (position_.candidates(cell).size() < 2) {
            return;
        }
        Base base{cell, Row(layout_.words()), Row(layout_.words()),
                  (changed_[index(cell) / 64] >> index(cell) % 64 & 1U) != 0};
        const auto seen = layout_.seen_from(cell);
        for (std::size_t word = 0; word < seen.size(); ++word) {
            base.changed[word] = seen[word] & changed_[word];
        }
        bool some = false;
        for (const Cell peer : layout_.shape().peers(cell)) {
            const std::uint64_t candidates = position_.candidates(peer).bits();
            if (is_single(candidates)) {
                return;
            }
            if (has_two_to<Size>(candidates)) {
                base.excluders[index(peer) / 64] |= std::uint64_t{1} << index(peer) % 64;
                some = true;
            }
        }
        if (some) {
            base_of_[index(cell)] = bases_.size();
            bases_.push_back(std::move(base));
        }
    }

    bool look_at_two(std::size_t first, std::size_t second) {
        const Row &of_first = bases_[first].excluders;
        const Row &of_second = bases_[second].excluders;
        if (!have_two(of_first, of_second, of_second)) {
            return true;
        }
        std::array<Cell, Size> cells{bases_[first].cell, bases_[second].cell};
        if constexpr (Size == 2) {
            return !is_new(bases_[first], bases_[second], bases_[second]) ||
                   look_at(cells, of_first, of_second, of_second);
        } else {
            return each_third(first, second, [&](std::size_t third) {
                const Row &of_third = bases_[third].excluders;
                cells[2] = bases_[third].cell;
                return !is_new(bases_[first], bases_[second], bases_[third]) ||
                       !have_two(of_first, of_second, of_third) ||
                       look_at(cells, of_first, of_second, of_third);
            });
        }
    }

    /// Excluders of the first in their order, then those of the second only.
    template <typename Look>
    bool each_third(std::size_t first, std::size_t second, const Look &look) const {
        const Row &of_first = bases_[first].excluders;
        const Row &of_second = bases_[second].excluders;
        for (const bool later : {false, true}) {
            for (std::size_t word = 0; word < of_first.size(); ++word) {
                for (const unsigned bit :
                     Bits(later ? of_second[word] & ~of_first[word] : of_first[word])) {
                    const std::size_t base = base_of_[64 * word + bit];
                    if (base != no_base && base != first && base != second && !look(base)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// Do the three have two bits in common, or more?
    static bool have_two(const Row &one, const Row &two, const Row &three) {
        std::uint64_t before = 0;
        for (std::size_t word = 0; word < one.size(); ++word) {
            const std::uint64_t all = one[word] & two[word] & three[word];
            if ((all & (all - 1)) != 0 || (all != 0 && before != 0)) {
                return true;
            }
            before |= all;
        }
        return false;
    }

    bool look_at(const std::array<Cell, Size> &cells, const Row &one, const Row &two,
                 const Row &three) {
        limits_.clear();
        for (std::size_t word = 0; word < one.size(); ++word) {
            for (const unsigned bit : Bits(one[word] & two[word] & three[word])) {
                limits_.push_back(position_.candidates(cell_at(64 * word + bit)));
            }
        }
        Step step;
        std::array<DigitSet, Size> possible{};
        for (std::size_t at = 0; at < Size; ++at) {
            for (const Digit digit : position_.candidates(cells[at])) {
                std::array<Digit, Size> chosen{};
                chosen[at] = digit;
                if (!possible[at].contains(digit) && !combine(cells, 0, at, chosen, possible)) {
                    step.eliminations.push_back({cells[at], digit});
                }
            }
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_eliminations(step);
        step.technique =
            Size == 2 ? Technique::aligned_pair_exclusion : Technique::aligned_triple_exclusion;
        step.cells.assign(cells.begin(), cells.end());
        step.size = Size;
        return taker_.take(std::move(step));
    }

    /// Is there a combination with the digit that `fixed` has? Its digits are possible
    /// then; one for each digit is enough, there is no need to see them all.
    bool combine(const std::array<Cell, Size> &cells, std::size_t at, std::size_t fixed,
                 std::array<Digit, Size> &chosen, std::array<DigitSet, Size> &possible) const {
        if (at == Size) {
            DigitSet all;
            for (const Digit digit : chosen) {
                all.insert(digit);
            }
            for (const DigitSet limit : limits_) {
                if ((limit - all).empty()) {
                    return false;
                }
            }
            for (std::size_t cell = 0; cell < Size; ++cell) {
                possible[cell].insert(chosen[cell]);
            }
            return true;
        }
        const DigitSet choices =
            at == fixed ? DigitSet::only(chosen[at]) : position_.candidates(cells[at]);
        for (const Digit digit : choices) {
            bool repeats = false;
            for (std::size_t before = 0; before < at; ++before) {
                repeats |= chosen[before] == digit && layout_.sees(cells[before], cells[at]);
            }
            chosen[at] = digit;
            if (!repeats && combine(cells, at + 1, fixed, chosen, possible)) {
                return true;
            }
        }
        return false;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    Row changed_; ///< since all sets were looked at
    bool naked_single_ = false;
    std::vector<Base> bases_;
    static constexpr std::size_t no_base = ~std::size_t{0};
    std::vector<std::size_t> base_of_; ///< by cell
    std::vector<DigitSet> limits_;     ///< what the excluders of a set hold
};

} // namespace

bool find_aligned_pairs(const Position &position, StepTaker &taker) {
    return AlignedExclusion<2>(position, taker).run();
}

bool find_aligned_triples(const Position &position, StepTaker &taker) {
    return AlignedExclusion<3>(position, taker).run();
}

} // namespace dokushin::logic
