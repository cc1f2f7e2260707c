// Colouring gives opposite colours to the two ends of each strong link. In a cluster of linked
// candidates one colour is true and the other false.
//
//   simple colours  one digit: a place that sees both colours is eliminated (trap); a colour is
//                   false if two of its places see each other (wrap)
//   multi-colours   two clusters of a digit: if a colour of one sees a colour of the other, not
//                   both are true, so a place that sees both their opposites is eliminated (1); a
//                   colour that sees both colours of the other cluster is false (2)
//   3D Medusa       all digits at once, with cells of two candidates as strong links too
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

/// A cluster of one digit has the cells of either colour.
using Colors = std::array<CellBits, 2>;

[[nodiscard]] CellBits seen_from_any(const Layout &layout, const CellBits &cells) {
    CellBits any;
    for (const Cell cell : cells) {
        any |= CellBits::seen_from(layout, cell);
    }
    return any;
}

/// Gives a cell its colour and goes on along the strong links.
void color(const Position &position, Digit digit, Cell cell, unsigned which, Colors &colors) {
    assert(position.has(cell, digit));
    if (colors[0].contains(cell) || colors[1].contains(cell)) {
        return; // a cell with both colours would contradict itself; the wrap shows it
    }
    colors[which].insert(cell);
    const Layout &layout = position.layout();
    for (const Layout::Seat seat : layout.seats(cell)) {
        const Places others = position.places(seat.house, digit) & ~(Places{1} << seat.place);
        if (is_single(others)) {
            color(position, digit, layout.cell_in(seat.house, *Bits(others).begin()), 1 - which,
                  colors);
        }
    }
}

std::vector<Colors> clusters_of(const Position &position, Digit digit, const CellBits &cells) {
    std::vector<Colors> clusters;
    CellBits done;
    for (const Cell cell : cells) {
        Colors colors;
        if (!done.contains(cell)) {
            color(position, digit, cell, 0, colors);
            done |= colors[0] | colors[1];
        }
        if (!colors[1].empty()) {
            clusters.push_back(colors);
        }
    }
    return clusters;
}

Step colored(Technique technique, Digit digit, const std::vector<const Colors *> &clusters,
             const CellBits &eliminated) {
    Step step;
    step.technique = technique;
    for (const Colors *const colors : clusters) {
        step.parts.push_back({Role::color_a, cell_list((*colors)[0]), DigitSet::only(digit)});
        step.parts.push_back({Role::color_b, cell_list((*colors)[1]), DigitSet::only(digit)});
    }
    eliminate(step.eliminations, eliminated, digit);
    return step;
}

/// True if one cell of the colour sees another.
[[nodiscard]] bool meets_itself(const Layout &layout, const CellBits &cells) {
    return cells.meets(seen_from_any(layout, cells));
}

// ---- 3D Medusa -----------------------------------------------------------------------

class Medusa {
  public:
    Medusa(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(fits(layout_));
    }

    bool run() {
        std::array<CellBits, max_side + 1> done{};
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            for (const Digit digit : position_.candidates(cell_at(at))) {
                if (done[number(digit)].contains(cell_at(at))) {
                    continue;
                }
                colors_ = {};
                spread({cell_at(at), digit}, 0);
                for (unsigned value = 1; value <= layout_.side(); ++value) {
                    done[value] |= colors_[0][value] | colors_[1][value];
                }
                if (!look_at_cluster()) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    using ByDigit = std::array<CellBits, max_side + 1>;

    void spread(Candidate candidate, unsigned which) {
        std::vector<std::pair<Candidate, unsigned>> next{{candidate, which}};
        while (!next.empty()) {
            const auto [here, mine] = next.back();
            next.pop_back();
            if (colors_[0][number(here.digit)].contains(here.cell) ||
                colors_[1][number(here.digit)].contains(here.cell)) {
                continue;
            }
            colors_[mine][number(here.digit)].insert(here.cell);
            const DigitSet others = position_.candidates(here.cell) - DigitSet::only(here.digit);
            if (others.size() == 1) {
                next.push_back({{here.cell, others.first()}, 1 - mine});
            }
            for (const Layout::Seat seat : layout_.seats(here.cell)) {
                const Places places =
                    position_.places(seat.house, here.digit) & ~(Places{1} << seat.place);
                if (is_single(places)) {
                    next.push_back(
                        {{layout_.cell_in(seat.house, *Bits(places).begin()), here.digit},
                         1 - mine});
                }
            }
        }
    }

    [[nodiscard]] DigitSet digits_of(unsigned which, Cell cell) const {
        DigitSet digits;
        for (const Digit digit : position_.candidates(cell)) {
            if (colors_[which][number(digit)].contains(cell)) {
                digits.insert(digit);
            }
        }
        return digits;
    }

    /// True if the colour has two digits in a cell or two places of a digit that see each other, or
    /// leaves a cell no candidate.
    [[nodiscard]] bool is_false(unsigned which) const {
        for (unsigned value = 1; value <= layout_.side(); ++value) {
            if (meets_itself(layout_, colors_[which][value])) {
                return true;
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (digits_of(which, cell).size() >= 2 ||
                (position_.is_open(cell) && digits_of(which, cell).empty() &&
                 std::ranges::all_of(position_.candidates(cell), [&](Digit digit) {
                     return CellBits::seen_from(layout_, cell).meets(colors_[which][number(digit)]);
                 }))) {
                return true;
            }
        }
        return false;
    }

    bool look_at_cluster() {
        Step step;
        for (const unsigned which : {0U, 1U}) {
            if (is_false(which)) {
                for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
                    eliminate(step.eliminations, cell_at(at), digits_of(which, cell_at(at)));
                }
                break;
            }
        }
        if (step.eliminations.empty()) {
            eliminate_between(step);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = Technique::medusa;
        for (const unsigned which : {0U, 1U}) {
            for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
                const DigitSet digits = digits_of(which, cell_at(at));
                if (!digits.empty()) {
                    step.parts.push_back(
                        {which == 0 ? Role::cell_a : Role::cell_b, {cell_at(at)}, digits});
                }
            }
        }
        return taker_.take(std::move(step));
    }

    /// Adds what both colours eliminate: as the same digit in a house, or another one in the cell.
    void eliminate_between(Step &step) const {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            const CellBits seen = CellBits::seen_from(layout_, cell);
            for (const Digit digit : position_.candidates(cell)) {
                if (colors_[0][number(digit)].contains(cell) ||
                    colors_[1][number(digit)].contains(cell)) {
                    continue;
                }
                const auto eliminates = [&](unsigned which) {
                    return !digits_of(which, cell).empty() ||
                           seen.meets(colors_[which][number(digit)]);
                };
                if (eliminates(0) && eliminates(1)) {
                    step.eliminations.push_back({cell, digit});
                }
            }
        }
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<ByDigit, 2> colors_; ///< the cells of the current cluster, by colour and digit
};

} // namespace

bool find_simple_colors(const Position &position, StepTaker &taker) {
    const Layout &layout = position.layout();
    if (!fits(layout)) {
        return true;
    }
    const auto cells = cells_by_digit(position);
    for (const Digit digit : layout.shape().all_digits()) {
        for (const Colors &colors : clusters_of(position, digit, cells[number(digit)])) {
            const CellBits rest = cells[number(digit)] - colors[0] - colors[1];
            const CellBits trapped =
                rest & seen_from_any(layout, colors[0]) & seen_from_any(layout, colors[1]);
            if (!trapped.empty() &&
                !taker.take(colored(Technique::simple_colors_trap, digit, {&colors}, trapped))) {
                return false;
            }
            for (const CellBits &color : colors) {
                if (meets_itself(layout, color) &&
                    !taker.take(colored(Technique::simple_colors_wrap, digit, {&colors}, color))) {
                    return false;
                }
            }
        }
    }
    return true;
}

namespace {

/// Returns what is eliminated since of two colours that see each other one is false, so that one of
/// their opposites is true, for all such pairs of colours.
CellBits eliminated_between(const Layout &layout, const Colors &one, const Colors &other,
                            const CellBits &cells) {
    CellBits eliminated;
    for (const unsigned mine : {0U, 1U}) {
        for (const unsigned theirs : {0U, 1U}) {
            if (seen_from_any(layout, one[mine]).meets(other[theirs])) {
                eliminated |= cells & seen_from_any(layout, one[1 - mine]) &
                              seen_from_any(layout, other[1 - theirs]);
            }
        }
    }
    return eliminated;
}

} // namespace

bool find_multi_colors(const Position &position, StepTaker &taker) {
    const Layout &layout = position.layout();
    if (!fits(layout)) {
        return true;
    }
    const auto cells = cells_by_digit(position);
    for (const Digit digit : layout.shape().all_digits()) {
        const auto clusters = clusters_of(position, digit, cells[number(digit)]);
        for (std::size_t one = 0; one < clusters.size(); ++one) {
            for (std::size_t other = 0; other < clusters.size(); ++other) {
                if (one == other) {
                    continue;
                }
                const std::vector<const Colors *> both{&clusters[one], &clusters[other]};
                for (const CellBits &color : clusters[one]) {
                    const CellBits seen = seen_from_any(layout, color);
                    if (seen.meets(clusters[other][0]) && seen.meets(clusters[other][1]) &&
                        !taker.take(colored(Technique::multi_colors_2, digit, both, color))) {
                        return false;
                    }
                }
                // Each pair of clusters comes twice; only the first is reported.
                const CellBits eliminated =
                    one < other ? eliminated_between(layout, clusters[one], clusters[other],
                                                     cells[number(digit)])
                                : CellBits{};
                if (!eliminated.empty() &&
                    !taker.take(colored(Technique::multi_colors_1, digit, both, eliminated))) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool find_medusa(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || Medusa(position, taker).run();
}

} // namespace dokushin::logic
