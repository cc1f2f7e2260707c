#include "photo/ink.h"

namespace dokushin::photo {
namespace {

/// Sums of all pixels above and to the left, which give the sum of any rectangle by four look-ups.
class IntegralImage {
  public:
    explicit IntegralImage(const Grey &picture)
        : columns_(picture.width + 1), sums_((picture.width + 1) * (picture.height + 1), 0) {
        for (std::size_t y = 0; y < picture.height; ++y) {
            std::uint64_t row = 0;
            for (std::size_t x = 0; x < picture.width; ++x) {
                row += picture.at(x, y);
                sums_[(y + 1) * columns_ + x + 1] = sums_[y * columns_ + x + 1] + row;
            }
        }
    }

    /// Returns the mean of the square of 2 × `half` + 1 pixels around one, as far as it lies in the
    /// picture.
    [[nodiscard]] double mean_around(std::size_t x, std::size_t y, std::size_t half) const {
        const std::size_t left = x - std::min(x, half);
        const std::size_t top = y - std::min(y, half);
        const std::size_t right = std::min(x + half + 1, columns_ - 1);
        const std::size_t bottom = std::min(y + half + 1, sums_.size() / columns_ - 1);
        const auto area = static_cast<double>((right - left) * (bottom - top));
        return static_cast<double>(sum(left, top, right, bottom)) / area;
    }

  private:
    /// Returns the sum of columns left to right − 1 in rows top to bottom − 1.
    [[nodiscard]] std::uint64_t sum(std::size_t left, std::size_t top, std::size_t right,
                                    std::size_t bottom) const {
        return sums_[bottom * columns_ + right] + sums_[top * columns_ + left] -
               sums_[top * columns_ + right] - sums_[bottom * columns_ + left];
    }

    std::size_t columns_;
    std::vector<std::uint64_t> sums_;
};

} // namespace

Mask ink_of(const Grey &picture, std::size_t window, double share, std::size_t stroke) {
    const IntegralImage integral(picture);
    Mask ink(picture.width, picture.height);
    for (std::size_t y = 0; y < picture.height; ++y) {
        for (std::size_t x = 0; x < picture.width; ++x) {
            const double here = stroke > 1 ? integral.mean_around(x, y, stroke / 2)
                                           : static_cast<double>(picture.at(x, y));
            const double around = integral.mean_around(x, y, window / 2);
            ink.at(x, y) = here < around * (1 - share) ? 1 : 0;
        }
    }
    return ink;
}

Grey inverted(const Grey &picture) {
    Grey other = picture;
    for (std::uint8_t &value : other.values) {
        value = static_cast<std::uint8_t>(255 - value);
    }
    return other;
}

} // namespace dokushin::photo
