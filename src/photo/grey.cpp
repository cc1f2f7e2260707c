#include "photo/grey.h"

namespace dokushin::photo {

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
