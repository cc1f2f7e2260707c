#include "search/geometry.h"

#include <algorithm>
#include <iterator>

namespace dokushin::search {

Geometry::Geometry(Shape shape)
    : shape_(std::move(shape)), house_count_(static_cast<unsigned>(shape_.houses().size())),
      word_count_(house_count_ <= 64 && side() <= 16 ? 1 : most_house_words),
      house_words_(shape_.cell_count() * std::size_t{word_count_}) {
    const auto houses = shape_.houses();
    for (unsigned house = 0; house < house_count_; ++house) {
        for (const Cell cell : houses[house].cells) {
            house_cells_.push_back(static_cast<std::uint16_t>(index(cell)));
            house_words_[index(cell) * word_count_ + house / 64] |= std::uint64_t{1} << house % 64;
        }
    }
    for (std::size_t first = 0; first < houses.size(); ++first) {
        for (std::size_t second = first + 1; second < houses.size(); ++second) {
            add_crossing(first, second);
        }
    }
}

void Geometry::add_crossing(std::size_t first, std::size_t second) {
    const std::vector<Cell> &of_first = shape_.houses()[first].cells;
    const std::vector<Cell> &of_second = shape_.houses()[second].cells;
    std::vector<Cell> shared;
    std::ranges::set_intersection(of_first, of_second, std::back_inserter(shared));
    if (shared.size() < 2 || shared.size() == of_first.size()) {
        return;
    }
    std::vector<Cell> cells = shared;
    std::ranges::set_difference(of_first, shared, std::back_inserter(cells));
    std::ranges::set_difference(of_second, shared, std::back_inserter(cells));
    crossings_.push_back({static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second),
                          static_cast<std::uint32_t>(crossing_cells_.size()),
                          static_cast<std::uint16_t>(shared.size()),
                          static_cast<std::uint16_t>(side() - shared.size())});
    for (const Cell cell : cells) {
        crossing_cells_.push_back(static_cast<std::uint16_t>(index(cell)));
    }
}

} // namespace dokushin::search
