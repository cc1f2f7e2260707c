// PNG files, by libpng: their brightness, on white where they are transparent.
#include "photo/decode/picture_file.h"

#include <png.h>

namespace dokushin::photo {
namespace {

/// A PngDecoder frees its memory.
class PngDecoder {
  public:
    explicit PngDecoder(Bytes file) {
        image_.version = PNG_IMAGE_VERSION;
        is_ok_ = png_image_begin_read_from_memory(&image_, file.data(), file.size()) != 0;
    }
    ~PngDecoder() { png_image_free(&image_); }
    PngDecoder(const PngDecoder &) = delete;
    PngDecoder &operator=(const PngDecoder &) = delete;

    [[nodiscard]] bool is_ok() const { return is_ok_; }
    [[nodiscard]] std::size_t width() const { return image_.width; }
    [[nodiscard]] std::size_t height() const { return image_.height; }

    bool decode(std::uint8_t *bytes) {
        const png_color white{255, 255, 255};
        image_.format = PNG_FORMAT_GRAY;
        return png_image_finish_read(&image_, &white, bytes, 0, nullptr) != 0;
    }

  private:
    png_image image_{};
    bool is_ok_ = false;
};

} // namespace

Result<Picture> decode_png(Bytes file) {
    PngDecoder decoder(file);
    if (!decoder.is_ok()) {
        return std::unexpected(damaged("PNG"));
    }
    if (const auto fits = expect_size(decoder.width(), decoder.height()); !fits) {
        return std::unexpected(fits.error());
    }
    Picture picture;
    picture.width = decoder.width();
    picture.height = decoder.height();
    picture.channels = 1;
    picture.bytes.resize(picture.width * picture.height);
    if (!decoder.decode(picture.bytes.data())) {
        return std::unexpected(damaged("PNG"));
    }
    return picture;
}

} // namespace dokushin::photo
