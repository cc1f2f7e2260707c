// Aligned exclusion tries every combination of the candidates of two (three) cells. A combination
// is impossible if it repeats a digit in cells that see each other, or leaves an excluder, a cell
// that sees them all, no candidate. A candidate that is in no possible combination is eliminated.
//
// An excluder has at most as many candidates as there are aligned cells, and two excluders at least
// are needed. Cells that see a naked single are skipped. Pairs come in the order (0 1), (0 2),
// (1 2), (0 3), …; the third cell is an excluder of one of the first two. These are Sudoku
// Explainer's rules, on which its ratings depend.
//
// Cost: up to some thousand sets, which rows of bits select. If all sets were searched without
// finding anything, only those are searched again of which a cell has changed, or a cell that sees
// them all. (With a naked single on the board this does not hold, as cells are skipped for it.)
#include "logic/finders/evidence.h"
#include "logic/position/bit_rows.h"

#include <array>
#include <cassert>

namespace dokushin::logic {
namespace {

/// The combinations of the candidates of some cells.
template <unsigned Size> class Combinations {
  public:
    using Cells = std::array<Cell, Size>;
    using Digits = std::array<DigitSet, Size>;

    /// `limits` are the excluders' candidates; a combination must leave each of them one.
    Combinations(const Layout &layout, const Cells &cells, const Digits &candidates,
                 std::span<const DigitSet> limits)
        : candidates_(candidates), limits_(limits), unseen_(candidates) {
        for (std::size_t at = 0; at < Size; ++at) {
            assert(cells[at] != cells[(at + 1) % Size]);
            sees_next_[at] = layout.sees(cells[at], cells[(at + 1) % Size]);
        }
    }

    /// Returns the digits of each cell that are in no combination.
    [[nodiscard]] Digits impossible() {
        Digits impossible{};
        for (std::size_t at = 0; at < Size; ++at) {
            while (!unseen_[at].empty()) {
                const Digit digit = unseen_[at].first();
                unseen_[at].erase(digit);
                if (!is_possible(at, digit)) {
                    impossible[at].insert(digit);
                }
            }
        }
        return impossible;
    }

  private:
    /// True if a combination has the digit in the cell. The combination's other digits are marked
    /// as possible, too.
    bool is_possible(std::size_t at, Digit digit) {
        const DigitSet one = DigitSet::only(digit);
        const std::size_t last = (at + Size - 1) % Size;
        const DigitSet for_last = sees_next_[last] ? candidates_[last] - one : candidates_[last];
        if constexpr (Size == 2) {
            return is_left(last, for_last, one);
        } else {
            const std::size_t next = (at + 1) % Size;
            DigitSet choices = sees_next_[at] ? candidates_[next] - one : candidates_[next];
            while (!choices.empty()) {
                const DigitSet unseen = choices & unseen_[next]; // these are tried first
                const DigitSet two = DigitSet::only((unseen.empty() ? choices : unseen).first());
                if (is_left(last, sees_next_[next] ? for_last - two : for_last, one | two)) {
                    unseen_[next] = unseen_[next] - two;
                    return true;
                }
                choices = choices - two;
            }
            return false;
        }
    }

    /// True if one of `digits` is left for the last cell when the others hold `chosen`.
    bool is_left(std::size_t last, DigitSet digits, DigitSet chosen) {
        for (const DigitSet limit : limits_) {
            const DigitSet rest = limit - chosen;
            if (rest.empty()) {
                return false;
            }
            if (is_single(rest.bits())) {
                digits = digits - rest;
            }
        }
        unseen_[last] = unseen_[last] - digits;
        return !digits.empty();
    }

    const Digits &candidates_;
    std::span<const DigitSet> limits_;
    std::array<bool, Size> sees_next_{}; ///< by cell: it sees the next one
    Digits unseen_;                      ///< the digits that are in no combination so far
};

template <unsigned Size, typename Width> class AlignedExclusion {
  public:
    AlignedExclusion(const Position &position, StepTaker &taker, Width width)
        : position_(position), layout_(position.layout()), taker_(taker), width_(width) {
        const std::uint32_t last =
            taker.nothing_found == nullptr ? 0 : taker.nothing_found->when(by, 0);
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const std::uint64_t candidates = position.candidates(cell_at(at)).bits();
            if (position.changed(cell_at(at)) > last) {
                set_bit(changed_.data(), at);
            }
            if (is_single(candidates)) {
                set_bit(naked_singles_.data(), at);
            }
            if (has_two_to<Size>(candidates)) {
                set_bit(small_.data(), at);
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const std::uint64_t *const seen = seen_from(at);
            if ((position.candidates(cell_at(at)).size() >= 2) &&
                !rows_meet(width_, seen, naked_singles_.data()) &&
                rows_meet(width_, seen, small_.data())) {
                set_bit(bases_.data(), at);
            }
        }
    }

    bool run() {
        const bool done = look_at_all();
        if (done && !rows_meet(width_, naked_singles_.data(), naked_singles_.data())) {
            note_nothing_found(taker_, by, 0, position_.clock());
        }
        return done;
    }

  private:
    using Row = typename Width::Row;
    static constexpr auto by =
        Size == 2 ? NothingFound::By::aligned_2 : NothingFound::By::aligned_3;

    [[nodiscard]] const std::uint64_t *seen_from(std::size_t cell) const {
        return layout_.seen_from(cell_at(cell)).data();
    }

    bool look_at_all() {
        bool done = true;
        each_bit(width_, bases_.data(), [&](std::size_t second) {
            for (std::size_t word = 0; word < width_.words; ++word) {
                common_[word] = seen_from(second)[word] & small_[word];
            }
            find_sharing();
            Row firsts = sharing_;
            each_bit(width_, firsts.data(), [&](std::size_t first) {
                done = done && (first >= second || look_at_two(first, second));
            });
        });
        return done;
    }

    /// Finds the bases that see two of `common_` or more.
    void find_sharing() {
        std::ranges::fill(once_, 0);
        std::ranges::fill(sharing_, 0);
        each_bit(width_, common_.data(), [&](std::size_t excluder) {
            const std::uint64_t *const seen = seen_from(excluder);
            for (std::size_t word = 0; word < width_.words; ++word) {
                sharing_[word] |= once_[word] & seen[word];
                once_[word] |= seen[word];
            }
        });
        for (std::size_t word = 0; word < width_.words; ++word) {
            sharing_[word] &= bases_[word];
        }
    }

    bool look_at_two(std::size_t first, std::size_t second) {
        bool sees_change = false; // both see a cell that has changed
        for (std::size_t word = 0; word < width_.words; ++word) {
            const std::uint64_t seen = seen_from(first)[word] & seen_from(second)[word];
            common_[word] = seen & small_[word];
            seeing_change_[word] = seen & changed_[word];
            sees_change = sees_change || seeing_change_[word] != 0;
        }
        const bool is_new = has_bit(changed_.data(), first) || has_bit(changed_.data(), second);
        if constexpr (Size == 2) {
            return (!is_new && !sees_change) || look_at({cell_at(first), cell_at(second)});
        } else {
            if (!is_new && !sees_change && !see_changed_third(first, second)) {
                return true;
            }
            return look_at_thirds(first, second, is_new, sees_change);
        }
    }

    [[nodiscard]] bool see_changed_third(std::size_t first, std::size_t second) const {
        std::uint64_t thirds = 0;
        for (std::size_t word = 0; word < width_.words; ++word) {
            thirds |= changed_[word] & bases_[word] & small_[word] &
                      (seen_from(first)[word] | seen_from(second)[word]);
        }
        return thirds != 0;
    }

    /// Tries as thirds the excluders of the first in their order, then those of the second only.
    /// Unless the two are new, a third must have changed, or see with both a cell that has.
    bool look_at_thirds(std::size_t first, std::size_t second, bool is_new, bool sees_change) {
        find_sharing();
        bool done = true;
        for (const bool later : {false, true}) {
            for (std::size_t word = 0; word < width_.words; ++word) {
                thirds_[word] = sharing_[word] & small_[word] &
                                (later ? seen_from(second)[word] & ~seen_from(first)[word]
                                       : seen_from(first)[word]);
                if (!is_new && !sees_change) {
                    thirds_[word] &= changed_[word];
                }
            }
            drop_known(second, first);
            drop_known(first, second);
            each_bit(width_, thirds_.data(), [&](std::size_t third) {
                const bool wanted = third != first && third != second &&
                                    (is_new || has_bit(changed_.data(), third) ||
                                     rows_meet(width_, seeing_change_.data(), seen_from(third)));
                done =
                    done && (!wanted || look_at({cell_at(first), cell_at(second), cell_at(third)}));
            });
        }
        return done;
    }

    /// Drops thirds before `cell`: such a set was searched before with `cell` as the third, if that
    /// sees one of the others. It gives the same again unless something was found since.
    void drop_known(std::size_t cell, std::size_t other) {
        if (any_found_ || !has_bit(small_.data(), cell)) {
            return;
        }
        const std::uint64_t *const seen = seen_from(cell);
        for (std::size_t word = 0; word <= cell / 64; ++word) {
            const std::uint64_t earlier =
                word < cell / 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << cell % 64) - 1;
            thirds_[word] &= ~(has_bit(seen, other) ? earlier : earlier & seen[word]);
        }
    }

    using Cells = std::array<Cell, Size>;
    using Digits = std::array<DigitSet, Size>;

    /// Tries a set of cells. Its excluders are those of `common_` that see the last cell as well.
    bool look_at(const Cells &cells) {
        assert(std::ranges::all_of(cells, [&](Cell cell) { return position_.is_open(cell); }));
        Digits candidates;
        DigitSet all;
        for (std::size_t at = 0; at < Size; ++at) {
            candidates[at] = position_.candidates(cells[at]);
            all = all | candidates[at];
        }
        limits_.clear();
        const std::uint64_t *const seen = seen_from(index(cells.back()));
        for (std::size_t word = 0; word < width_.words; ++word) {
            for (const unsigned bit : Bits(common_[word] & seen[word])) {
                const DigitSet limit = position_.candidates(cell_at(64 * word + bit));
                if ((limit - all).empty()) {
                    limits_.push_back(limit);
                }
            }
        }
        if (limits_.empty() && !have_two_pairs(candidates)) {
            return true;
        }
        const Digits impossible =
            Combinations<Size>(layout_, cells, candidates, limits_).impossible();
        return std::ranges::all_of(impossible, &DigitSet::empty) || found(cells, impossible);
    }

    bool found(const Cells &cells, const Digits &impossible) {
        any_found_ = true;
        Step step;
        for (std::size_t at = 0; at < Size; ++at) {
            eliminate(step.eliminations, cells[at], impossible[at]);
        }
        sort_eliminations(step);
        step.technique =
            Size == 2 ? Technique::aligned_pair_exclusion : Technique::aligned_triple_exclusion;
        step.parts = {{Role::aligned, cell_list(cells)}};
        step.size = Size;
        return taker_.take(std::move(step));
    }

    /// True if two cells have two candidates each. Else a set without excluders eliminates nothing.
    [[nodiscard]] static bool have_two_pairs(const Digits &candidates) {
        return std::ranges::count_if(
                   candidates, [](DigitSet digits) { return has_two_to<2>(digits.bits()); }) >= 2;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    Width width_;
    Row changed_ = width_.empty_row(); ///< cells that changed since all sets were searched
    Row naked_singles_ = width_.empty_row();
    Row small_ = width_.empty_row(); ///< cells that may be excluders
    Row bases_ = width_.empty_row();
    Row common_ = width_.empty_row();        ///< the excluders of the current cells
    Row once_ = width_.empty_row();          ///< cells that see one of these or more
    Row sharing_ = width_.empty_row();       ///< bases that see two of these or more
    Row seeing_change_ = width_.empty_row(); ///< changed cells that the first two see
    Row thirds_ = width_.empty_row();
    std::vector<DigitSet> limits_; ///< the candidates of the excluders of a set
    bool any_found_ = false;
};

template <unsigned Size> bool find_aligned(const Position &position, StepTaker &taker) {
    return with_width(position.layout().words(), [&](auto width) {
        return AlignedExclusion<Size, decltype(width)>(position, taker, width).run();
    });
}

} // namespace

bool find_aligned_pairs(const Position &position, StepTaker &taker) {
    return find_aligned<2>(position, taker);
}

bool find_aligned_triples(const Position &position, StepTaker &taker) {
    return find_aligned<3>(position, taker);
}

} // namespace dokushin::logic
