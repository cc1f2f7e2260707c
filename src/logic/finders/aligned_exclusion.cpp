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

/// A bit a cell.
using Row = std::span<const std::uint64_t>;

/// Do they have two bits in common, or more?
bool have_two(Row one, Row other) {
    std::uint64_t before = 0;
    for (std::size_t word = 0; word < one.size(); ++word) {
        const std::uint64_t both = one[word] & other[word];
        if ((both & (both - 1)) != 0 || (both != 0 && before != 0)) {
            return true;
        }
        before |= both;
    }
    return false;
}

template <unsigned Size> class AlignedExclusion {
  public:
    AlignedExclusion(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker), changed_(layout_.words()),
          are_bases_(layout_.words()), base_of_(layout_.cell_count()), excluders_(layout_.words()),
          seeing_change_(layout_.words()) {
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

    [[nodiscard]] bool has_changed(Cell cell) const {
        return (changed_[index(cell) / 64] >> index(cell) % 64 & 1U) != 0;
    }
    [[nodiscard]] Row excluders(std::size_t base) const { return row_of(of_bases_, 2 * base); }
    /// Of what it sees, that which has changed.
    [[nodiscard]] Row changed_near(std::size_t base) const {
        return row_of(of_bases_, 2 * base + 1);
    }
    [[nodiscard]] Row row_of(const std::vector<std::uint64_t> &rows, std::size_t number) const {
        return Row(rows).subspan(number * layout_.words(), layout_.words());
    }

    void add_base(Cell cell) {
        if (position_.candidates(cell).size() < 2) {
            return;
        }
        std::ranges::fill(excluders_, 0);
        bool some = false;
        for (const Cell peer : layout_.shape().peers(cell)) {
            const std::uint64_t candidates = position_.candidates(peer).bits();
            if (is_single(candidates)) {
                return;
            }
            if (has_two_to<Size>(candidates)) {
                excluders_[index(peer) / 64] |= std::uint64_t{1} << index(peer) % 64;
                some = true;
            }
        }
        if (!some) {
            return;
        }
        are_bases_[index(cell) / 64] |= std::uint64_t{1} << index(cell) % 64;
        base_of_[index(cell)] = static_cast<std::uint16_t>(bases_.size());
        bases_.push_back(cell);
        of_bases_.insert(of_bases_.end(), excluders_.begin(), excluders_.end());
        const auto seen = layout_.seen_from(cell);
        for (std::size_t word = 0; word < seen.size(); ++word) {
            of_bases_.push_back(seen[word] & changed_[word]);
        }
    }

    bool look_at_two(std::size_t first, std::size_t second) {
        if (!have_two(excluders(first), excluders(second))) {
            return true;
        }
        for (std::size_t word = 0; word < excluders_.size(); ++word) {
            excluders_[word] = excluders(first)[word] & excluders(second)[word];
            seeing_change_[word] = changed_near(first)[word] & changed_near(second)[word];
        }
        const bool is_new = has_changed(bases_[first]) || has_changed(bases_[second]);
        if constexpr (Size == 2) {
            return (!is_new && !meet(seeing_change_, seeing_change_)) ||
                   look_at({bases_[first], bases_[second]}, excluders_);
        } else {
            return look_at_thirds(first, second, is_new);
        }
    }

    /// Excluders of the first in their order, then those of the second only. Unless the two are
    /// new, only what has changed, or sees with both something that has.
    bool look_at_thirds(std::size_t first, std::size_t second, bool is_new) {
        const bool see_change = meet(seeing_change_, seeing_change_);
        for (const bool later : {false, true}) {
            for (std::size_t word = 0; word < excluders_.size(); ++word) {
                std::uint64_t thirds = excluders(later ? second : first)[word] & are_bases_[word];
                if (later) {
                    thirds &= ~excluders(first)[word];
                }
                if (!is_new && !see_change) {
                    thirds &= changed_[word];
                }
                for (const unsigned bit : Bits(thirds)) {
                    const std::size_t third = base_of_[64 * word + bit];
                    if (third != first && third != second &&
                        (is_new || has_changed(bases_[third]) ||
                         meet(seeing_change_, changed_near(third))) &&
                        !look_at_three(first, second, third)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    bool look_at_three(std::size_t first, std::size_t second, std::size_t third) {
        return !have_two(excluders_, excluders(third)) ||
               look_at({bases_[first], bases_[second], bases_[third]}, excluders(third));
    }

    /// `excluders`, of those of the first two, are those of all.
    bool look_at(const std::array<Cell, Size> &cells, Row excluders) {
        DigitSet all;
        for (const Cell cell : cells) {
            all = all | position_.candidates(cell);
        }
        limits_.clear();
        for (std::size_t word = 0; word < excluders.size(); ++word) {
            for (const unsigned bit : Bits(excluders_[word] & excluders[word])) {
                const DigitSet limit = position_.candidates(cell_at(64 * word + bit));
                if ((limit - all).empty()) {
                    limits_.push_back(limit);
                }
            }
        }
        if (limits_.empty() && !have_two_pairs(cells)) {
            return true;
        }
        const std::array<DigitSet, Size> possible = combine(cells);
        bool any = false;
        for (std::size_t at = 0; at < Size; ++at) {
            any = any || possible[at] != position_.candidates(cells[at]);
        }
        return !any || found(cells, possible);
    }

    bool found(const std::array<Cell, Size> &cells, const std::array<DigitSet, Size> &possible) {
        Step step;
        for (std::size_t at = 0; at < Size; ++at) {
            strike(step.eliminations, cells[at], position_.candidates(cells[at]) - possible[at]);
        }
        sort_eliminations(step);
        step.technique =
            Size == 2 ? Technique::aligned_pair_exclusion : Technique::aligned_triple_exclusion;
        step.cells.assign(cells.begin(), cells.end());
        step.size = Size;
        return taker_.take(std::move(step));
    }

    /// Without excluders only two cells with two candidates each leave nothing for a third.
    [[nodiscard]] bool have_two_pairs(const std::array<Cell, Size> &cells) const {
        return std::ranges::count_if(cells, [&](Cell cell) {
                   return has_two_to<2>(position_.candidates(cell).bits());
               }) >= 2;
    }

    /// The digits of each cell that are in some combination: for those of all cells but the
    /// last, what these leave for the last.
    [[nodiscard]] std::array<DigitSet, Size> combine(const std::array<Cell, Size> &cells) const {
        std::array<DigitSet, Size> possible{};
        const Cell last = cells[Size - 1];
        for (const Digit one : position_.candidates(cells[0])) {
            const DigitSet seen_from_one = seen(cells[0], last, one);
            if constexpr (Size == 2) {
                add(left_for_last(last, DigitSet::only(one)) - seen_from_one, {one}, possible);
            } else {
                const DigitSet choices =
                    position_.candidates(cells[1]) - seen(cells[0], cells[1], one);
                for (const Digit two : choices) {
                    add(left_for_last(last, DigitSet::only(one) | DigitSet::only(two)) -
                            seen_from_one - seen(cells[1], last, two),
                        {one, two}, possible);
                    // The next can only show what is known.
                    if (possible[0].contains(one) &&
                        possible[1] == position_.candidates(cells[1]) &&
                        possible[2] == position_.candidates(last)) {
                        break;
                    }
                }
            }
        }
        return possible;
    }

    /// What `cell` loses if `from` is `digit`.
    [[nodiscard]] DigitSet seen(Cell from, Cell cell, Digit digit) const {
        return layout_.sees(from, cell) ? DigitSet::only(digit) : DigitSet{};
    }

    static void add(DigitSet left, const std::array<Digit, Size - 1> &chosen,
                    std::array<DigitSet, Size> &possible) {
        if (left.empty()) {
            return;
        }
        for (std::size_t at = 0; at < chosen.size(); ++at) {
            possible[at].insert(chosen[at]);
        }
        possible[Size - 1] = possible[Size - 1] | left;
    }

    /// No excluder may lose its last candidate.
    [[nodiscard]] DigitSet left_for_last(Cell last, DigitSet chosen) const {
        DigitSet left = position_.candidates(last);
        for (const DigitSet limit : limits_) {
            const DigitSet rest = limit - chosen;
            if (rest.empty()) {
                return {};
            }
            if (is_single(rest.bits())) {
                left = left - rest;
            }
        }
        return left;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::vector<std::uint64_t> changed_; ///< since all sets were looked at
    bool naked_single_ = false;
    std::vector<Cell> bases_;
    std::vector<std::uint64_t> are_bases_;
    std::vector<std::uint16_t> base_of_; ///< by cell
    std::vector<std::uint64_t> of_bases_;
    std::vector<std::uint64_t> excluders_;     ///< of the two that are looked at
    std::vector<std::uint64_t> seeing_change_; ///< what both see, of that which has changed
    std::vector<DigitSet> limits_;             ///< what the excluders of a set hold
};

} // namespace

bool find_aligned_pairs(const Position &position, StepTaker &taker) {
    return AlignedExclusion<2>(position, taker).run();
}

bool find_aligned_triples(const Position &position, StepTaker &taker) {
    return AlignedExclusion<3>(position, taker).run();
}

} // namespace dokushin::logic
