// Cameras write how they were held into EXIF's tag 0x0112 (CIPA DC-008, 4.6.4).
#include "photo/decode/picture_file.h"

#include <algorithm>
#include <string_view>

namespace dokushin::photo {
namespace {

/// A Tiff header has numbers in its own order of bytes. What lies outside reads as 0.
class Tiff {
  public:
    explicit Tiff(Bytes bytes)
        : bytes_(bytes), is_little_(bytes.size() > 1 && bytes[0] == 'I' && bytes[1] == 'I') {}

    [[nodiscard]] std::size_t number(std::size_t at, std::size_t size) const {
        std::size_t sum = 0;
        for (std::size_t byte = 0; byte < size; ++byte) {
            const std::size_t place = is_little_ ? at + size - 1 - byte : at + byte;
            sum = 256 * sum + (place < bytes_.size() ? bytes_[place] : 0U);
        }
        return sum;
    }

  private:
    Bytes bytes_;
    bool is_little_;
};

} // namespace

unsigned exif_orientation(Bytes segment) {
    constexpr std::string_view start("Exif\0\0", 6);
    constexpr std::size_t entry_size = 12;
    if (!begins_with(segment, start)) {
        return 1;
    }
    const Tiff tiff(segment.subspan(start.size()));
    const std::size_t directory = tiff.number(4, 4);
    const std::size_t count = std::min<std::size_t>(tiff.number(directory, 2), 200);
    for (std::size_t at = 0; at < count; ++at) {
        const std::size_t entry = directory + 2 + at * entry_size;
        if (tiff.number(entry, 2) == 0x0112) {
            const std::size_t value = tiff.number(entry + 8, 2);
            return value >= 1 && value <= 8 ? static_cast<unsigned>(value) : 1;
        }
    }
    return 1;
}

void turn_upright(Picture &picture, unsigned orientation) {
    if (orientation == 1) {
        return;
    }
    const bool is_on_its_side = orientation >= 5;
    const bool from_right = orientation == 2 || orientation == 3 || orientation == 7 ||
                            orientation == 8; // of the stored columns
    const bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 ||
                             orientation == 7; // of the stored rows
    Picture upright = picture;
    if (is_on_its_side) {
        std::swap(upright.width, upright.height);
    }
    const std::size_t channels = picture.channels;
    for (std::size_t y = 0; y < upright.height; ++y) {
        for (std::size_t x = 0; x < upright.width; ++x) {
            const std::size_t along = is_on_its_side ? y : x;
            const std::size_t down = is_on_its_side ? x : y;
            const std::size_t column = from_right ? picture.width - 1 - along : along;
            const std::size_t row = from_bottom ? picture.height - 1 - down : down;
            for (std::size_t channel = 0; channel < channels; ++channel) {
                upright.bytes[(y * upright.width + x) * channels + channel] =
                    picture.bytes[(row * picture.width + column) * channels + channel];
            }
        }
    }
    picture = std::move(upright);
}

} // namespace dokushin::photo
