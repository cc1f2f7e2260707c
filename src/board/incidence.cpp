// The tables are filled in one pass over the houses and one over the cells.
#include "board/incidence.h"

#include <algorithm>
#include <cassert>

namespace dokushin {

Incidence::Incidence(Shape shape)
    : shape_(std::move(shape)), side_(shape_.side()), cell_count_(shape_.cell_count()),
      house_count_(static_cast<unsigned>(shape_.houses().size())), words_((cell_count_ + 63) / 64),
      seen_(cell_count_ * words_), members_(house_count_ * words_) {
    const auto insert = [](std::uint64_t *row, Cell cell) {
        row[index(cell) / 64] |= std::uint64_t{1} << index(cell) % 64;
    };
    for (const House &house : shape_.houses()) {
        assert(house.cells.size() == side_ && std::ranges::is_sorted(house.cells));
        house_cells_.insert(house_cells_.end(), house.cells.begin(), house.cells.end());
        kinds_.push_back(house.kind);
    }
    for (std::size_t at = 0; at < cell_count_; ++at) {
        const Cell cell = cell_at(at);
        seat_slots_.push_back(static_cast<std::uint32_t>(seats_.size()));
        for (const HouseIndex house : shape_.houses_of(cell)) {
            const auto members = cells_in(house);
            const auto place = std::ranges::lower_bound(members, cell) - members.begin();
            assert(place < static_cast<std::ptrdiff_t>(members.size()));
            assert(members[static_cast<std::size_t>(place)] == cell);
            seats_.push_back({house, static_cast<std::uint8_t>(place)});
            insert(members_.data() + house * words_, cell);
        }
        for (const Cell peer : shape_.peers(cell)) {
            insert(seen_.data() + at * words_, peer);
        }
    }
    seat_slots_.push_back(static_cast<std::uint32_t>(seats_.size()));
}

} // namespace dokushin
