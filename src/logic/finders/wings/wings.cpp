// An XY-wing is a pivot with candidates x and y that sees a pincer with x z and one with y z.
// Whichever the pivot is, one of the pincers is z, so a candidate z that sees both is eliminated.
// In the XYZ-wing the pivot has z as well, and the candidate must see all three.
//
// Pivots come in the order of the cells, as do the two pincers (Sudoku Explainer's order). Each
// wing comes twice, the second time with its pincers exchanged.
#include "logic/closure/sweeps.h"
#include "logic/finders/evidence.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class Wings {
  public:
    Wings(const Position &position, StepTaker &taker, bool pivot_has_z)
        : position_(position), layout_(position.layout()), taker_(taker), with_z_(pivot_has_z),
          pairs_(layout_.words()) {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (has_two_to<2>(position_.candidates(cell_at(at)).bits())) {
                pairs_[at / 64] |= std::uint64_t{1} << at % 64;
            }
        }
    }

    bool run() {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (is_pivot(position_.candidates(cell_at(at)).bits()) && !from_pivot(cell_at(at))) {
                return false;
            }
        }
        return true;
    }

  private:
    [[nodiscard]] bool is_pivot(std::uint64_t candidates) const {
        return with_z_ ? has_two_to<3>(candidates) && !has_two_to<2>(candidates)
                       : has_two_to<2>(candidates);
    }

    bool from_pivot(Cell pivot) {
        const DigitSet own = position_.candidates(pivot);
        pincers_.clear();
        const auto seen = layout_.seen_from(pivot);
        for (std::size_t word = 0; word < seen.size(); ++word) {
            for (const unsigned bit : Bits(seen[word] & pairs_[word])) {
                const Cell cell = cell_at(64 * word + bit);
                if (is_single((own - position_.candidates(cell)).bits())) {
                    pincers_.push_back(cell);
                }
            }
        }
        for (const Cell first : pincers_) {
            for (const Cell second : pincers_) {
                if (is_wing(own, position_.candidates(first), position_.candidates(second)) &&
                    !found(pivot, first, second)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool is_wing(DigitSet pivot, DigitSet xz, DigitSet yz) const {
        const DigitSet all = pivot & xz & yz;
        return is_single((xz & yz).bits()) && (pivot | xz | yz).size() == 3 &&
               (with_z_ ? is_single(all.bits()) : all.empty());
    }

    bool found(Cell pivot, Cell first, Cell second) {
        assert(first != second && layout_.sees(pivot, first) && layout_.sees(pivot, second));
        const Digit z = (position_.candidates(first) & position_.candidates(second)).first();
        Step step;
        const auto of_first = layout_.seen_from(first);
        const auto of_second = layout_.seen_from(second);
        const auto of_pivot = layout_.seen_from(pivot);
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            const std::uint64_t all =
                of_first[word] & of_second[word] & (with_z_ ? of_pivot[word] : ~std::uint64_t{0});
            for (const unsigned bit : Bits(all)) {
                const Cell cell = cell_at(64 * word + bit);
                if (cell != pivot && position_.has(cell, z)) {
                    step.eliminations.push_back({cell, z});
                }
            }
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = with_z_ ? Technique::xyz_wing : Technique::xy_wing;
        step.parts = {{Role::pivot, {pivot}, position_.candidates(pivot)},
                      {Role::pincer,
                       {first, second},
                       position_.candidates(first) | position_.candidates(second)},
                      {Role::common, {}, DigitSet::only(z)}};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    bool with_z_;
    std::vector<std::uint64_t> pairs_; ///< the cells with two candidates, a bit a cell
    std::vector<Cell> pincers_;        ///< the possible pincers of the current pivot
};

} // namespace

bool find_xy_wings(const Position &position, StepTaker &taker) {
    return Wings(position, taker, false).run();
}

bool find_xyz_wings(const Position &position, StepTaker &taker) {
    return Wings(position, taker, true).run();
}

// ---- as sweeps ---------------------------------------------------------------------

namespace {

/// Applies all wings of a position. Bit operations on the cells of each digit find the cells with x
/// z and with y z that a pivot sees.
class WingSweep {
  public:
    explicit WingSweep(Position &position, bool pivot_has_z)
        : position_(position), layout_(position.layout()), with_z_(pivot_has_z),
          pairs_(layout_.side() * layout_.words()), pivots_(layout_.words()) {
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            find_cells(word);
        }
    }

    bool run() {
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            for (const unsigned bit : Bits(pivots_[word])) {
                const Cell pivot = cell_at(64 * word + bit);
                const DigitSet own = position_.candidates(pivot);
                if (with_z_) {
                    from_pivot_with_z(pivot, own);
                } else {
                    from_pivot(pivot, own);
                }
            }
        }
        return any_;
    }

  private:
    /// Finds, among 64 cells, those with two candidates, by digit, and the pivots.
    void find_cells(std::size_t word) {
        const AtLeast cells = count_candidates(position_, word);
        const std::uint64_t pairs = cells.two & ~cells.three;
        for (const Digit digit : layout_.shape().all_digits()) {
            pairs_[(number(digit) - 1) * layout_.words() + word] =
                position_.cells(digit)[word] & pairs;
        }
        pivots_[word] = with_z_ ? cells.three & ~cells.four : pairs;
    }

    // A cell that lost a candidate since find_cells() has too few, and is skipped.

    void from_pivot(Cell pivot, DigitSet own) {
        const DigitSet y = own - DigitSet::only(own.first());
        if (!is_single(y.bits())) {
            return;
        }
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            const std::uint64_t with_x = seen_pairs(pivot, own.first(), word);
            for (const unsigned bit : Bits(with_x & ~pairs(y.first(), word))) {
                const Cell pincer = cell_at(64 * word + bit);
                const DigitSet z = position_.candidates(pincer) - own;
                if (is_single(z.bits())) {
                    join(pivot, pincer, y.first(), z.first());
                }
            }
        }
    }

    void from_pivot_with_z(Cell pivot, DigitSet own) {
        if (own.size() != 3) {
            return;
        }
        for (const Digit z : own) {
            const DigitSet ends = own - DigitSet::only(z);
            const Digit y = (ends - DigitSet::only(ends.first())).first();
            for (std::size_t word = 0; word < layout_.words(); ++word) {
                for (const unsigned bit :
                     Bits(seen_pairs(pivot, ends.first(), word) & pairs(z, word))) {
                    join(pivot, cell_at(64 * word + bit), y, z);
                }
            }
        }
    }

    /// Returns, of 64 cells, those with two candidates, one of them the digit.
    [[nodiscard]] std::uint64_t pairs(Digit digit, std::size_t word) const {
        return pairs_[(number(digit) - 1) * layout_.words() + word];
    }
    [[nodiscard]] std::uint64_t seen_pairs(Cell pivot, Digit digit, std::size_t word) const {
        return layout_.seen_from(pivot)[word] & pairs(digit, word);
    }

    /// Finds the second pincers, with y and z, and eliminates.
    void join(Cell pivot, Cell first, Digit y, Digit z) {
        assert(y != z);
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            for (const unsigned bit : Bits(seen_pairs(pivot, y, word) & pairs(z, word))) {
                eliminate(pivot, first, cell_at(64 * word + bit), z);
            }
        }
    }

    void eliminate(Cell pivot, Cell first, Cell second, Digit z) {
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            const std::uint64_t seen =
                layout_.seen_from(first)[word] & layout_.seen_from(second)[word] &
                (with_z_ ? layout_.seen_from(pivot)[word] : ~std::uint64_t{0});
            for (const unsigned bit : Bits(seen & position_.cells(z)[word])) {
                position_.eliminate(cell_at(64 * word + bit), z);
                any_ = true;
            }
        }
    }

    Position &position_;
    const Layout &layout_;
    bool with_z_;
    bool any_ = false;
    std::vector<std::uint64_t> pairs_;  ///< by digit: the cells with it and one other candidate
    std::vector<std::uint64_t> pivots_; ///< the cells with two candidates, or with three
};

} // namespace

bool eliminate_xy_wings(Position &position, NothingFound &) {
    return WingSweep(position, false).run();
}
bool eliminate_xyz_wings(Position &position, NothingFound &) {
    return WingSweep(position, true).run();
}

} // namespace dokushin::logic
