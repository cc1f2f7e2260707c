#include "photo/grey.h"

namespace dokushin::photo {
namespace {

/// Weights of red, green and blue in 256ths.
unsigned luma(const std::uint8_t *pixel) {
    return (77U * pixel[0] + 150U * pixel[1] + 29U * pixel[2]) >> 8;
}

} // namespace

Grey grey_of(const Pixels &picture) {
    Grey grey(picture.width, picture.height);
    const std::uint8_t *pixel = picture.bytes.data();
    for (std::uint8_t &value : grey.values) {
        unsigned brightness = picture.channels == 1 ? *pixel : luma(pixel);
        if (picture.channels == 4) {
            brightness = (brightness * pixel[3] + 255U * (255U - pixel[3])) / 255U;
        }
        value = static_cast<std::uint8_t>(brightness);
        pixel += picture.channels;
    }
    return grey;
}

} // namespace dokushin::photo
