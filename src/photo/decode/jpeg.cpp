// JPEG files, by libjpeg-turbo: only the brightness is decoded, reduced where there is more than
// enough of it.
#include "photo/decode/picture_file.h"
#include "photo/grey.h"

#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

#include <jerror.h>

namespace dokushin::photo {
namespace {

/// A progressive picture has some ten scans; a hostile one can have thousands, each as long.
constexpr int most_scans = 100;

/// An Ending takes the place of exit(), which the library would call: it goes back to where
/// decoding began. Between that place and the call there must be no object with a destructor.
struct Ending {
    jpeg_error_mgr manager;
    std::jmp_buf place;
};

void end_decoding(j_common_ptr decoder) {
    std::longjmp(reinterpret_cast<Ending *>(decoder->err)->place, 1);
}

void expect_few_scans(j_common_ptr decoder) {
    if (reinterpret_cast<j_decompress_ptr>(decoder)->input_scan_number > most_scans) {
        end_decoding(decoder);
    }
}

/// Counts warnings of missing pixels, which the library would fill with grey. It has others, such
/// as of bytes that are too many, for pictures that all programs show.
void note_what_is_missing(j_common_ptr decoder, int /*level*/) {
    const int code = decoder->err->msg_code;
    if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE) {
        ++decoder->err->num_warnings;
    }
}

/// Returns the orientation in the first EXIF segment.
unsigned orientation_of(const jpeg_decompress_struct &decoder) {
    for (auto marker = decoder.marker_list; marker != nullptr; marker = marker->next) {
        if (marker->marker == JPEG_APP0 + 1) {
            return exif_orientation({marker->data, marker->data_length});
        }
    }
    return 1;
}

/// A JpegDecoder frees its memory.
class JpegDecoder {
  public:
    explicit JpegDecoder(Bytes file) : file_(file) {
        state_.err = jpeg_std_error(&ending_.manager);
        ending_.manager.error_exit = end_decoding;
        ending_.manager.emit_message = note_what_is_missing;
        progress_.progress_monitor = expect_few_scans;
    }
    ~JpegDecoder() { jpeg_destroy_decompress(&state_); }
    JpegDecoder(const JpegDecoder &) = delete;
    JpegDecoder &operator=(const JpegDecoder &) = delete;

    /// Reads the header; false if it is damaged.
    bool read_header() {
        if (setjmp(ending_.place) != 0) {
            return false;
        }
        jpeg_create_decompress(&state_);
        state_.progress = &progress_;
        jpeg_mem_src(&state_, file_.data(), file_.size());
        jpeg_save_markers(&state_, JPEG_APP0 + 1, 0xFFFF);
        return jpeg_read_header(&state_, TRUE) == JPEG_HEADER_OK;
    }

    /// Sets how far the picture is reduced, and to which colours it is decoded.
    void choose_scale() {
        const std::size_t pixels = width() * height();
        state_.scale_num = 1;
        state_.scale_denom = 1;
        while (state_.scale_denom < 8 &&
               pixels / state_.scale_denom / state_.scale_denom > enough_pixels) {
            state_.scale_denom *= 2;
        }
        const bool has_black =
            state_.jpeg_color_space == JCS_CMYK || state_.jpeg_color_space == JCS_YCCK;
        state_.out_color_space = has_black ? JCS_CMYK : JCS_GRAYSCALE;
        if (state_.jpeg_color_space == JCS_RGB) {
            state_.out_color_space = JCS_RGB;
        }
    }

    /// Starts decoding, after which the size of the output is known; false if that fails.
    bool start() {
        if (setjmp(ending_.place) != 0) {
            return false;
        }
        jpeg_start_decompress(&state_);
        return true;
    }

    /// Decodes all rows into `bytes`; false if some are missing.
    bool decode(std::uint8_t *bytes) {
        if (setjmp(ending_.place) != 0) {
            return false;
        }
        const std::size_t row =
            std::size_t{state_.output_width} * static_cast<unsigned>(state_.output_components);
        while (state_.output_scanline < state_.output_height) {
            JSAMPROW start = bytes + row * state_.output_scanline;
            jpeg_read_scanlines(&state_, &start, 1);
        }
        return ending_.manager.num_warnings == 0;
    }

    [[nodiscard]] std::size_t width() const { return state_.image_width; }
    [[nodiscard]] std::size_t height() const { return state_.image_height; }
    [[nodiscard]] const jpeg_decompress_struct &state() const { return state_; }

  private:
    Bytes file_;
    Ending ending_{};
    jpeg_progress_mgr progress_{};
    jpeg_decompress_struct state_{};
};

/// Makes brightness of four inks, which Adobe's programs store inverted.
void mix_inks(Picture &picture) {
    std::vector<std::uint8_t> grey(picture.width * picture.height);
    for (std::size_t at = 0; at < grey.size(); ++at) {
        const std::uint8_t *ink = &picture.bytes[4 * at];
        grey[at] = static_cast<std::uint8_t>(luma(ink) * ink[3] / 255);
    }
    picture.bytes = std::move(grey);
    picture.channels = 1;
}

} // namespace

Result<Picture> decode_jpeg(Bytes file) {
    JpegDecoder decoder(file);
    if (!decoder.read_header()) {
        return std::unexpected(damaged("JPEG"));
    }
    if (const auto fits = expect_size(decoder.width(), decoder.height()); !fits) {
        return std::unexpected(fits.error());
    }
    decoder.choose_scale();
    if (!decoder.start()) {
        return std::unexpected(damaged("JPEG"));
    }
    Picture picture;
    picture.width = decoder.state().output_width;
    picture.height = decoder.state().output_height;
    picture.channels = static_cast<std::size_t>(decoder.state().output_components);
    picture.reduced_by = decoder.state().scale_denom;
    picture.bytes.resize(picture.width * picture.height * picture.channels);
    if (!decoder.decode(picture.bytes.data())) {
        return std::unexpected(damaged("JPEG"));
    }
    if (picture.channels == 4) {
        mix_inks(picture);
    }
    turn_upright(picture, orientation_of(decoder.state()));
    return picture;
}

} // namespace dokushin::photo
