// A template is a placement of a digit on the whole board, once in each house. A cell that is in
// all templates of a digit holds the digit; a candidate that is in none is eliminated. The cells
// that are in all templates of a digit are then closed to the other digits, until nothing changes.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

/// A digit with more templates than this is skipped. On an empty 9×9 board it has 46,656.
constexpr std::size_t most_templates = 1'000'000;
/// A digit with more search nodes than this is skipped as well; most of them lead to no template.
constexpr std::size_t most_nodes = 10'000'000;

class Templates {
  public:
    Templates(const Position &position, Digit digit, const CellBits &candidates)
        : layout_(position.layout()) {
        CellBits left = candidates;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position.digit(cell_at(at)) == digit) {
                placed_.insert(cell_at(at));
                left -= CellBits::seen_from(layout_, cell_at(at));
            }
        }
        in_all_ = candidates;
        for (unsigned row = 0; row < layout_.side(); ++row) {
            if (position.places(row, digit) != 0) {
                rows_.push_back(row);
            }
        }
        choose(0, left, {});
    }

    [[nodiscard]] bool all_known() const { return templates_ < most_templates && templates_ > 0; }
    [[nodiscard]] const CellBits &in_all() const { return in_all_; }
    [[nodiscard]] const CellBits &in_any() const { return in_any_; }

  private:
    /// Places the digit in each row from the `at`-th without it on, in cells that are `left`.
    void choose(std::size_t at, const CellBits &left, const CellBits &chosen) {
        assert(chosen.size() == at);
        if (templates_ >= most_templates || ++nodes_ > most_nodes) {
            templates_ = most_templates;
            return;
        }
        if (at == rows_.size()) {
            if (covers_all(chosen)) {
                ++templates_;
                in_all_ &= chosen;
                in_any_ |= chosen;
            }
            return;
        }
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const Cell cell = layout_.cell_in(rows_[at], place);
            if (left.contains(cell)) {
                choose(at + 1, left - CellBits::seen_from(layout_, cell),
                       chosen | CellBits::only(cell));
            }
        }
    }

    /// True if each house other than the rows has the digit.
    [[nodiscard]] bool covers_all(const CellBits &chosen) const {
        for (HouseNumber house = layout_.side(); house < layout_.house_count(); ++house) {
            const auto is_there = [&](unsigned place) {
                const Cell cell = layout_.cell_in(house, place);
                return chosen.contains(cell) || placed_.contains(cell);
            };
            bool any = false;
            for (unsigned place = 0; place < layout_.side() && !any; ++place) {
                any = is_there(place);
            }
            if (!any) {
                return false;
            }
        }
        return true;
    }

    const Layout &layout_;
    CellBits placed_;
    CellBits in_all_;
    CellBits in_any_;
    std::vector<unsigned> rows_; ///< without the digit
    std::size_t templates_ = 0;
    std::size_t nodes_ = 0;
};

} // namespace

bool find_templates(const Position &position, StepTaker &taker) {
    const Layout &layout = position.layout();
    if (!fits(layout)) {
        return true;
    }
    const auto cells = cells_by_digit(position);
    auto possible = cells; // without the cells that must hold other digits
    std::array<CellBits, max_side + 1> in_all{};
    std::array<CellBits, max_side + 1> in_any = cells;
    bool again = true;
    while (again) {
        again = false;
        for (const Digit digit : layout.shape().all_digits()) {
            if (taker.is_cancelled()) {
                return false;
            }
            for (const Digit other : layout.shape().all_digits()) {
                if (other != digit) {
                    possible[number(digit)] -= in_all[number(other)];
                }
            }
            const Templates templates(position, digit, possible[number(digit)]);
            if (cells[number(digit)].empty() || !templates.all_known()) {
                continue;
            }
            again = again || in_all[number(digit)] != templates.in_all();
            in_all[number(digit)] = templates.in_all();
            in_any[number(digit)] = templates.in_any();
        }
    }
    for (const Digit digit : layout.shape().all_digits()) {
        Step set;
        set.technique = Technique::template_set;
        set.parts = {{Role::place, cell_list(in_all[number(digit)]), DigitSet::only(digit)}};
        for (const Cell cell : in_all[number(digit)]) {
            set.placements.push_back({cell, digit});
        }
        if (!set.placements.empty() && !taker.take(std::move(set))) {
            return false;
        }
        Step gone;
        gone.technique = Technique::template_delete;
        const CellBits nowhere = cells[number(digit)] - in_any[number(digit)];
        gone.parts = {{Role::place, cell_list(nowhere), DigitSet::only(digit)}};
        eliminate(gone.eliminations, nowhere, digit);
        if (!gone.eliminations.empty() && !taker.take(std::move(gone))) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::logic
