#include "search/geometry.h"

#include <algorithm>
#include <iterator>

namespace dokushin::search {

Geometry::Geometry(Shape shape)
    : Incidence(std::move(shape)),
      word_count_(house_count() <= 64 && side() <= 16 ? 1 : most_house_words),
      house_words_(cell_count() * std::size_t{word_count_}) {
    for (unsigned house = 0; house < house_count(); ++house) {
        for (const Cell cell : cells_in(house)) {
            house_words_[index(cell) * word_count_ + house / 64] |= std::uint64_t{1} << house % 64;
        }
    }
    for (unsigned first = 0; first < house_count(); ++first) {
        for (unsigned second = first + 1; second < house_count(); ++second) {
            add_crossing(first, second);
        }
    }
}

void Geometry::add_crossing(unsigned first, unsigned second) {
    const auto of_first = cells_in(first);
    const auto of_second = cells_in(second);
    std::vector<Cell> shared;
    std::ranges::set_intersection(of_first, of_second, std::back_inserter(shared));
    if (shared.size() < 2 || shared.size() == of_first.size()) {
        return;
    }
    crossings_.push_back({static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second),
                          static_cast<std::uint32_t>(crossing_cells_.size()),
                          static_cast<std::uint16_t>(shared.size()),
                          static_cast<std::uint16_t>(side() - shared.size())});
    std::ranges::copy(shared, std::back_inserter(crossing_cells_));
    std::ranges::set_difference(of_first, shared, std::back_inserter(crossing_cells_));
    std::ranges::set_difference(of_second, shared, std::back_inserter(crossing_cells_));
}

} // namespace dokushin::search
