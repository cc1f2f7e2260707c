#include "count/layers.h"

#include "count/cell_order.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace dokushin::counting {
namespace {

class Builder {
  public:
    explicit Builder(const Puzzle &puzzle)
        : puzzle_(puzzle), shape_(puzzle.shape()), order_(order_of(puzzle)),
          place_(shape_.cell_count()), layers_(shape_.cell_count()) {
        for (std::size_t at = 0; at < order_.cells.size(); ++at) {
            place_[index(order_.cells[at])] = at;
        }
        assert(order_.cells.size() == shape_.cell_count());
        find_spans();
        number_digits();
    }

    [[nodiscard]] bool give_slots() {
        slot_.assign(spans_.size(), 0);
        std::uint64_t used = 0;
        for (std::size_t at = 0; at < layers_.size(); ++at) {
            for (std::size_t house = 0; house < spans_.size(); ++house) {
                if (spans_[house].front() == at) {
                    if (~used == 0) {
                        return false;
                    }
                    slot_[house] = ~used & (used + 1); // the lowest that is free
                    assert(std::has_single_bit(slot_[house]));
                    used |= slot_[house];
                }
            }
            for (std::size_t house = 0; house < spans_.size(); ++house) {
                if (std::ranges::binary_search(spans_[house], at)) {
                    layers_[at].slots |= slot_[house];
                }
                if (spans_[house].back() == at) {
                    layers_[at].ended |= slot_[house];
                    assert((used & slot_[house]) != 0);
                    used &= ~slot_[house];
                }
            }
        }
        assert(used == 0); // each house has ended
        return true;
    }

    [[nodiscard]] std::vector<Layer> layers() && {
        assert(slot_.size() == spans_.size());
        for (std::size_t at = 0; at < layers_.size(); ++at) {
            layers_[at].digits = digits_at(at);
            layers_[at].free_before = free_from(at);
            layers_[at].free_after = free_from(at + 1);
            assert(layers_[at].free_after <= layers_[at].free_before);
            find_endings(at);
            if (shape_.has_boxes_only() && (at + 1) % across_a_box() == 0) {
                find_stacks(at);
            }
        }
        return std::move(layers_);
    }

  private:
    using Span = std::vector<std::size_t>; ///< the places of a house's cells, ascending

    /// Houses of the same cells (boxes of a single line) are one.
    void find_spans() {
        for (const House &house : shape_.houses()) {
            Span span;
            for (const Cell cell : house.cells) {
                span.push_back(place_[index(cell)]);
            }
            std::ranges::sort(span);
            if (std::ranges::find(spans_, span) == spans_.end()) {
                spans_.push_back(std::move(span));
            }
        }
    }

    /// What the puzzle itself lets a cell hold, whatever stands elsewhere.
    [[nodiscard]] DigitSet stated(Cell cell) const {
        const Digit digit = puzzle_.digit(cell);
        if (digit != Digit::blank) {
            return DigitSet::only(digit);
        }
        return puzzle_.has_candidates() ? puzzle_.stated_candidates()[index(cell)]
                                        : shape_.all_digits();
    }

    /// Digits by the last place that asks for them or excludes them, the farthest first.
    void number_digits() {
        const unsigned side = shape_.side();
        told_until_.assign(side, 0);
        for (std::size_t at = 0; at < order_.cells.size(); ++at) {
            const DigitSet here = stated(order_.cells[at]);
            // One digit is told from the others; some are told from the rest.
            const DigitSet told = here.size() == 1              ? here
                                  : here == shape_.all_digits() ? DigitSet()
                                                                : shape_.all_digits();
            for (const Digit digit : told) {
                told_until_[number(digit) - 1] = at + 1;
            }
        }
        digits_.resize(side);
        std::iota(digits_.begin(), digits_.end(), 0U);
        std::ranges::sort(digits_, std::ranges::greater{},
                          [&](unsigned digit) { return std::pair(told_until_[digit], digit); });
    }

    /// How many digits something at this place or behind it tells from others.
    [[nodiscard]] unsigned free_from(std::size_t at) const {
        return static_cast<unsigned>(
            std::ranges::count_if(told_until_, [&](std::size_t until) { return until > at; }));
    }

    /// What may stand at a place, as far as it and the digits behind it tell.
    [[nodiscard]] std::uint64_t digits_at(std::size_t at) const {
        DigitSet set = stated(order_.cells[at]);
        for (const Cell peer : shape_.peers(order_.cells[at])) {
            if (place_[index(peer)] > at) {
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

    void find_endings(std::size_t at) {
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            const Span &span = spans_[house];
            if (!is_open(house, at) || span.back() > at + shape_.side()) {
                continue;
            }
            Ending ending{slot_[house], std::ranges::binary_search(span, at), {}};
            for (auto place = std::ranges::upper_bound(span, at); place != span.end(); ++place) {
                ending.rest.push_back({open_slots(*place, at), digits_at(*place)});
            }
            layers_[at].endings.push_back(std::move(ending));
        }
    }

    /// The slots of those houses of the cell at `place` that are open behind `at`.
    [[nodiscard]] std::uint64_t open_slots(std::size_t place, std::size_t at) const {
        std::uint64_t slots = 0;
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            if (is_open(house, at) && std::ranges::binary_search(spans_[house], place)) {
                slots |= slot_[house];
            }
        }
        return slots;
    }

    [[nodiscard]] unsigned across_a_box() const {
        return order_.by_columns ? shape_.box_rows() : shape_.box_columns();
    }

    void find_stacks(std::size_t at) {
        const unsigned wide = across_a_box();
        assert(wide > 0 && shape_.side() % wide == 0);
        for (unsigned first = 0; first < shape_.side(); first += wide) {
            Stack stack;
            for (unsigned line = first; line < first + wide; ++line) {
                const bool fixed = is_told(line, at);
                stack.fixed = stack.fixed || fixed;
                stack.lines.push_back({slot_across(line, at, 1), fixed});
            }
            stack.box = slot_across(first, at, wide);
            stack.passed = first <= at % shape_.side();
            layers_[at].stacks.push_back(std::move(stack));
        }
    }

    [[nodiscard]] Cell across(unsigned line, unsigned at) const {
        return order_.by_columns ? shape_.cell(line, at) : shape_.cell(at, line);
    }

    /// Does a cell of the line behind this place say more than others?
    [[nodiscard]] bool is_told(unsigned line, std::size_t at) const {
        for (unsigned along = 0; along < shape_.side(); ++along) {
            const Cell cell = across(line, along);
            if (place_[index(cell)] > at && stated(cell) != shape_.all_digits()) {
                return true;
            }
        }
        return false;
    }

    /// The slot of the open house that holds cells of just these lines across; 0 if none.
    [[nodiscard]] std::uint64_t slot_across(unsigned line, std::size_t at, unsigned lines) const {
        for (std::size_t house = 0; house < spans_.size(); ++house) {
            const auto is_among = [&](std::size_t place) {
                const Cell cell = order_.cells[place];
                const unsigned here = order_.by_columns ? shape_.row(cell) : shape_.column(cell);
                return line <= here && here < line + lines;
            };
            if (is_open(house, at) && std::ranges::all_of(spans_[house], is_among) &&
                (lines == 1) == is_line_across(spans_[house])) {
                return slot_[house];
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
    std::vector<std::size_t> place_; ///< of each cell in the order
    std::vector<Span> spans_;
    std::vector<std::uint64_t> slot_;     ///< of each span
    std::vector<std::size_t> told_until_; ///< of each digit: behind the last place that tells it
    std::vector<unsigned> digits_;        ///< which digit has each new number
    std::vector<Layer> layers_;
};

} // namespace

std::optional<std::vector<Layer>> layers_of(const Puzzle &puzzle) {
    Builder builder(puzzle);
    if (!builder.give_slots()) {
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
