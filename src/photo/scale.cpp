#include "photo/scale.h"

namespace dokushin::photo {

std::size_t reduction(const Grey &picture, std::size_t longest) {
    const std::size_t side = std::max(picture.width, picture.height);
    return std::max<std::size_t>(1, (side + longest - 1) / longest);
}

Grey reduced(const Grey &picture, std::size_t longest) {
    const std::size_t factor = reduction(picture, longest);
    if (factor == 1) {
        return picture;
    }
    Grey small(picture.width / factor, picture.height / factor);
    std::vector<std::uint32_t> sums(small.width);
    for (std::size_t y = 0; y < small.height; ++y) {
        std::ranges::fill(sums, 0U);
        for (std::size_t row = y * factor; row < (y + 1) * factor; ++row) {
            const std::uint8_t *pixel = &picture.values[row * picture.width];
            for (std::uint32_t &sum : sums) {
                for (std::size_t at = 0; at < factor; ++at) {
                    sum += *pixel++;
                }
            }
        }
        const auto area = static_cast<std::uint32_t>(factor * factor);
        for (std::size_t x = 0; x < small.width; ++x) {
            small.at(x, y) = static_cast<std::uint8_t>(sums[x] / area);
        }
    }
    return small;
}

} // namespace dokushin::photo
