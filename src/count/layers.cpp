// Building the layers: the slots of houses, and what later cells distinguish.
#include "count/layers.h"

#include "count/cell_order.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace dokushin::counting {
namespace {

class LayerBuilder {
  public:
    explicit LayerBuilder(const Puzzle &puzzle)
        : puzzle_(puzzle), shape_(puzzle.shape()), order_(order_of(puzzle)),
          place_of_(shape_.cell_count()), layers_(shape_.cell_count()) {
        for (std::size_t at = 0; at < order_.cells.size(); ++at) {
            place_of_[index(order_.cells[at])] = at;
        }
        assert(order_.cells.size() == shape_.cell_count());
        find_spans();
        renumber_digits();
    }

    [[nodiscard]] bool assign_slots() {
        slot_of_house_.assign(spans_.size(), 0);
        std::uint64_t used = 0;
        for (std::size_t at = 0; at < layers_.size(); ++at) {
            for (std::size_t house = 0; house < spans_.size(); ++house) {
                if (spans_[house].front() == at) {
                    if (~used == 0) {
                        return false;
                    }
                    slot_of_house_[house] = ~used & (used + 1); // the lowest that is free
                    assert(std::has_single_bit(slot_of_house_[house]));
                    used |= slot_of_house_[house];
                }
            }
            for (std::size_t house = 0; house < spans_.size(); ++house) {
                if (std::ranges::binary_search(spans_[house], at)) {
                    layers_[at].slots |= slot_of_house_[house];
                }
                if (spans_[house].back() == at) {
                    layers_[at].closed |= slot_of_house_[house];
                    assert((used & slot_of_house_[house]) != 0);
                    used &= ~slot_of_house_[house];
                }
            }
        }
        assert(used == 0); // each house has closed
        return true;
    }

    [[nodiscard]] std::vector<Layer> layers() && {
        assert(slot_of_house_.size() == spans_.size());
        for (std::size_t at = 0; at < layers_.size(); ++at) {
            layers_[at].digits = digits_at(at);
            layers_[at].free_before = free_digits_from(at);
            layers_[at].free_after = free_digits_from(at + 1);
            assert(layers_[at].free_after <= layers_[at].free_before);
            find_closing(at);
            if (shape_.has_boxes_only() && (at + 1) % box_width() == 0) {
                find_chutes(at);
            }
        }
        return std::move(layers_);
    }

  private:
    using Span =
        std::vector<std::size_t>; ///< the positions of a house's cells in the order, ascending

    /// Finds the spans of the houses. Houses of the same cells (boxes of one line) have one span.
    void find_spans() {
        for (const House &house : shape_.houses()) {
            Span span;
            for (const Cell cell : house.cells) {
                span.push_back(place_of_[index(cell)]);
            }
            std::ranges::sort(span);
            if (std::ranges::find(spans_, span) == spans_.end()) {
                spans_.push_back(std::move(span));
            }
        }
    }

    /// The candidates of a cell as the puzzle states them, whatever other cells contain.
    [[nodiscard]] DigitSet stated(Cell cell) const {
        const Digit digit = puzzle_.digit(cell);
        if (digit != Digit::blank) {
            return DigitSet::only(digit);
        }
        return puzzle_.has_candidates() ? puzzle_.stated_candidates()[index(cell)]
                                        : shape_.all_digits();
    }

    /// Sorts the digits by the last cell that distinguishes them, the last cell first.
    void renumber_digits() {
        const unsigned side = shape_.side();
        distinct_until_.assign(side, 0);
        for (std::size_t at = 0; at < order_.cells.size(); ++at) {
            const DigitSet here = stated(order_.cells[at]);
            // A given distinguishes its digit, a restricted cell all digits.
            const DigitSet distinct = here.size() == 1              ? here
                                      : here == shape_.all_digits() ? DigitSet()
                                                                    : shape_.all_digits();
            for (const Digit digit : distinct) {
                distinct_until_[number(digit) - 1] = at + 1;
            }
        }
        digits_.resize(side);
        std::iota(digits_.begin(), digits_.end(), 0U);
        std::ranges::sort(digits_, std::ranges::greater{},
                          [&](unsigned digit) { return std::pair(distinct_until_[digit], digit); });
    }

    /// The first digit that no cell from this position on distinguishes.
    [[nodiscard]] unsigned free_digits_from(std::size_t at) const {
        return static_cast<unsigned>(
            std::ranges::count_if(distinct_until_, [&](std::size_t until) { return until > at; }));
    }

    /// The digits that the cell at a position may contain, by itself and by later givens.
    [[nodiscard]] std::uint64_t digits_at(std::size_t at) const {
        DigitSet set = stated(order_.cells[at]);
        for (const Cell peer : shape_.peers(order_.cells[at])) {
            if (place_of_[index(peer)] > at) {
                set.erase(puzzle_.digit(peer));
            }
        }
        std::uint64_t renumbered = 0;
        for (unsigned digit = 0; digit < digits_.size(); ++digit) {
            renumbered |= (set.bits() >> digits_[digit] & 1) << digit;
        }
        return renumbered;
    }

    [[nodiscard]] bool is_open(std::size_t house, std::size_t at) const {
        return spans_[house].front() <= at && at < spans_[house].back();
    }

    void find_closing(std::size_t at) {
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            const Span &span = spans_[house];
            if (!is_open(house, at) || span.back() > at + shape_.side()) {
                continue;
            }
            ClosingHouse ending{slot_of_house_[house], std::ranges::binary_search(span, at), {}};
            for (auto place = std::ranges::upper_bound(span, at); place != span.end(); ++place) {
                ending.later.push_back({open_slots(*place, at), digits_at(*place)});
            }
            layers_[at].closing.push_back(std::move(ending));
        }
    }

    /// The slots of those houses of the cell at `place` that are open after `at`.
    [[nodiscard]] std::uint64_t open_slots(std::size_t place, std::size_t at) const {
        std::uint64_t slots = 0;
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            if (is_open(house, at) && std::ranges::binary_search(spans_[house], place)) {
                slots |= slot_of_house_[house];
            }
        }
        return slots;
    }

    [[nodiscard]] unsigned box_width() const {
        return order_.by_columns ? shape_.box_rows() : shape_.box_columns();
    }

    void find_chutes(std::size_t at) {
        const unsigned width = box_width();
        assert(width > 0 && shape_.side() % width == 0);
        for (unsigned first = 0; first < shape_.side(); first += width) {
            OpenChute chute;
            for (unsigned line = first; line < first + width; ++line) {
                const bool fixed = is_restricted(line, at);
                chute.fixed = chute.fixed || fixed;
                chute.lines.push_back({slot_across(line, at, 1), fixed});
            }
            chute.box = slot_across(first, at, width);
            chute.passed = first <= at % shape_.side();
            layers_[at].chutes.push_back(std::move(chute));
        }
    }

    [[nodiscard]] Cell across(unsigned line, unsigned at) const {
        return order_.by_columns ? shape_.cell(line, at) : shape_.cell(at, line);
    }

    /// True if a later cell of the line is given, or has fewer candidates than the board has
    /// digits.
    [[nodiscard]] bool is_restricted(unsigned line, std::size_t at) const {
        for (unsigned along = 0; along < shape_.side(); ++along) {
            const Cell cell = across(line, along);
            if (place_of_[index(cell)] > at && stated(cell) != shape_.all_digits()) {
                return true;
            }
        }
        return false;
    }

    /// The slot of the open house whose cells are all in these lines across; 0 if there is none.
    [[nodiscard]] std::uint64_t slot_across(unsigned line, std::size_t at, unsigned lines) const {
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            const auto is_among = [&](std::size_t place) {
                const Cell cell = order_.cells[place];
                const unsigned here = order_.by_columns ? shape_.row(cell) : shape_.column(cell);
                return line <= here && here < line + lines;
            };
            if (is_open(house, at) && std::ranges::all_of(spans_[house], is_among) &&
                (lines == 1) == is_line_across(spans_[house])) {
                return slot_of_house_[house];
            }
        }
        return 0;
    }

    [[nodiscard]] bool is_line_across(const Span &span) const {
        return span.back() - span.front() >= std::size_t{shape_.side()} * (shape_.side() - 1);
    }

    const Puzzle &puzzle_;
    const Shape &shape_;
    CellOrder order_;
    std::vector<std::size_t> place_of_; ///< the position of each cell in the order
    std::vector<Span> spans_;
    std::vector<std::uint64_t> slot_of_house_; ///< of each span
    std::vector<std::size_t>
        distinct_until_;           ///< for each digit: after the last cell that distinguishes it
    std::vector<unsigned> digits_; ///< new number → digit
    std::vector<Layer> layers_;
};

} // namespace

std::optional<std::vector<Layer>> layers_of(const Puzzle &puzzle) {
    LayerBuilder builder(puzzle);
    if (!builder.assign_slots()) {
        return std::nullopt;
    }
    return std::move(builder).layers();
}

unsigned slots_of(const std::vector<Layer> &layers) {
    std::uint64_t used = 0;
    for (const Layer &layer : layers) {
        used |= layer.slots;
    }
    return static_cast<unsigned>(std::bit_width(used));
}

} // namespace dokushin::counting
