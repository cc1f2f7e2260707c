// WebP files, by libwebp: only the brightness of pixels is kept.
#include "photo/decode/picture_file.h"

#include <webp/decode.h>

#include <algorithm>

namespace dokushin::photo {
namespace {

/// A WebpDecoder has its settings, and the memory that it decodes into.
class WebpDecoder {
  public:
    WebpDecoder() : is_ok_(WebPInitDecoderConfig(&config_) != 0) {}
    ~WebpDecoder() { WebPFreeDecBuffer(&config_.output); }
    WebpDecoder(const WebpDecoder &) = delete;
    WebpDecoder &operator=(const WebpDecoder &) = delete;

    bool read_header(Bytes file) {
        return is_ok_ && WebPGetFeatures(file.data(), file.size(), &config_.input) == VP8_STATUS_OK;
    }
    [[nodiscard]] std::size_t width() const {
        return static_cast<std::size_t>(config_.input.width);
    }
    [[nodiscard]] std::size_t height() const {
        return static_cast<std::size_t>(config_.input.height);
    }

    bool decode(Bytes file, std::size_t reduced_by) {
        config_.options.use_scaling = reduced_by > 1 ? 1 : 0;
        config_.options.scaled_width = static_cast<int>(width() / reduced_by);
        config_.options.scaled_height = static_cast<int>(height() / reduced_by);
        config_.output.colorspace = MODE_YUV;
        return WebPDecode(file.data(), file.size(), &config_) == VP8_STATUS_OK;
    }

    /// Copies the brightness, which is stored as 16 to 235.
    [[nodiscard]] Picture picture() const {
        Picture picture;
        picture.width = static_cast<std::size_t>(config_.output.width);
        picture.height = static_cast<std::size_t>(config_.output.height);
        picture.channels = 1;
        const WebPYUVABuffer &planes = config_.output.u.YUVA;
        for (std::size_t y = 0; y < picture.height; ++y) {
            const std::uint8_t *row = planes.y + y * static_cast<std::size_t>(planes.y_stride);
            std::transform(row, row + picture.width, std::back_inserter(picture.bytes),
                           [](std::uint8_t value) {
                               const int full = (std::clamp<int>(value, 16, 235) - 16) * 255 / 219;
                               return static_cast<std::uint8_t>(full);
                           });
        }
        return picture;
    }

  private:
    WebPDecoderConfig config_{};
    bool is_ok_;
};

} // namespace

Result<Picture> decode_webp(Bytes file) {
    WebpDecoder decoder;
    if (!decoder.read_header(file)) {
        return std::unexpected(damaged("WebP"));
    }
    if (const auto fits = expect_size(decoder.width(), decoder.height()); !fits) {
        return std::unexpected(fits.error());
    }
    std::size_t reduced_by = 1;
    while (decoder.width() * decoder.height() / reduced_by / reduced_by > enough_pixels) {
        reduced_by *= 2;
    }
    if (!decoder.decode(file, reduced_by)) {
        return std::unexpected(damaged("WebP"));
    }
    Picture picture = decoder.picture();
    picture.reduced_by = reduced_by;
    return picture;
}

} // namespace dokushin::photo
