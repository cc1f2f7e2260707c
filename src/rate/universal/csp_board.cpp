#include "rate/universal/csp_board.h"

#include <cassert>

namespace dokushin::universal {

CspBoard::CspBoard(Shape shape)
    : shape_(std::move(shape)), side_(shape_.side()), label_count_(shape_.cell_count() * side_) {
    assert(shape_.has_houses_only());
    for (std::size_t at = 0; at < label_count_; ++at) {
        labels_.push_back(static_cast<Label>(at)); // the cells' variables, digit by digit
    }
    for (const House &house : shape_.houses()) {
        for (const Digit digit : shape_.all_digits()) {
            for (const Cell cell : house.cells) {
                labels_.push_back(label(cell, digit));
            }
        }
    }
    for (std::size_t at = 0; at < label_count_; ++at) {
        const auto [cell, digit] = candidate(static_cast<Label>(at));
        slots_.push_back(static_cast<std::uint32_t>(variables_.size()));
        variables_.push_back(static_cast<Variable>(dokushin::index(cell)));
        for (const HouseIndex house : shape_.houses_of(cell)) {
            const std::size_t of_houses = std::size_t{house} * side_ + number(digit) - 1;
            variables_.push_back(static_cast<Variable>(cell_count() + of_houses));
        }
    }
    slots_.push_back(static_cast<std::uint32_t>(variables_.size()));
}

} // namespace dokushin::universal
