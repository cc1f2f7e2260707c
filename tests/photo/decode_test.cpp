// Files of pictures: whole ones are decoded, all others are refused in words.
#include "photo/decode/picture_file.h"
#include "photo/pictures.h"

#include <cstdio>
#include <cstdlib>

#include <jpeglib.h>
#include <png.h>
#include <webp/encode.h>

namespace dokushin {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// A picture whose brightness grows to the right and downwards.
Picture slope(std::size_t width, std::size_t height) {
    Picture picture{Bytes(width * height), width, height, 1};
    for (std::size_t y = 0; y < height; ++y) {
        for (std::size_t x = 0; x < width; ++x) {
            picture.bytes[y * width + x] =
                static_cast<std::uint8_t>(100 * x / width + 100 * y / height + 20);
        }
    }
    return picture;
}

Bytes as_jpeg(const Picture &picture, unsigned orientation = 0) {
    jpeg_compress_struct encoder;
    jpeg_error_mgr errors;
    encoder.err = jpeg_std_error(&errors);
    jpeg_create_compress(&encoder);
    unsigned char *file = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&encoder, &file, &size);
    encoder.image_width = static_cast<JDIMENSION>(picture.width);
    encoder.image_height = static_cast<JDIMENSION>(picture.height);
    encoder.input_components = 1;
    encoder.in_color_space = JCS_GRAYSCALE;
    jpeg_set_defaults(&encoder);
    jpeg_set_quality(&encoder, 95, TRUE);
    jpeg_start_compress(&encoder, TRUE);
    if (orientation != 0) {
        const std::array<unsigned char, 32> exif{'E',  'x',
                                                 'i',  'f',
                                                 0,    0,
                                                 'M',  'M',
                                                 0,    42,
                                                 0,    0,
                                                 0,    8,
                                                 0,    1,
                                                 0x01, 0x12,
                                                 0,    3,
                                                 0,    0,
                                                 0,    1,
                                                 0,    static_cast<unsigned char>(orientation)};
        jpeg_write_marker(&encoder, JPEG_APP0 + 1, exif.data(), exif.size());
    }
    while (encoder.next_scanline < encoder.image_height) {
        JSAMPROW row =
            const_cast<std::uint8_t *>(&picture.bytes[encoder.next_scanline * picture.width]);
        jpeg_write_scanlines(&encoder, &row, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    Bytes bytes(file, file + size);
    std::free(file);
    return bytes;
}

Bytes as_png(const Picture &picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = PNG_FORMAT_GRAY;
    Bytes bytes(PNG_IMAGE_PNG_SIZE_MAX(image));
    png_alloc_size_t size = bytes.size();
    EXPECT_NE(
        png_image_write_to_memory(&image, bytes.data(), &size, 0, picture.bytes.data(), 0, nullptr),
        0);
    bytes.resize(size);
    return bytes;
}

Bytes as_webp(const Picture &picture) {
    Bytes colours;
    for (const std::uint8_t value : picture.bytes) {
        colours.insert(colours.end(), 3, value);
    }
    std::uint8_t *file = nullptr;
    const std::size_t size = WebPEncodeRGB(colours.data(), static_cast<int>(picture.width),
                                           static_cast<int>(picture.height),
                                           static_cast<int>(3 * picture.width), 95, &file);
    Bytes bytes(file, file + size);
    WebPFree(file);
    return bytes;
}

TEST(Decoding, OfEachFormatGivesTheBrightness) {
    const Picture picture = slope(120, 90);
    for (const Bytes &file : {as_jpeg(picture), as_png(picture), as_webp(picture)}) {
        const auto decoded = decode_picture(file);
        ASSERT_TRUE(decoded);
        ASSERT_EQ(decoded->width, 120U);
        ASSERT_EQ(decoded->height, 90U);
        for (std::size_t at = 0; at < picture.bytes.size(); at += 7) {
            EXPECT_NEAR(decoded->bytes[at], picture.bytes[at], 12);
        }
    }
}

/// Each orientation of EXIF says where the stored corners belong. (CIPA DC-008, 4.6.4: where the
/// first row and the first column are.)
TEST(Decoding, TurnsAPhotographUpright) {
    const Picture picture = slope(160, 80);
    for (unsigned orientation = 1; orientation <= 8; ++orientation) {
        const auto decoded = decode_picture(as_jpeg(picture, orientation));
        ASSERT_TRUE(decoded);
        const bool is_on_its_side = orientation > 4;
        EXPECT_EQ(decoded->width, is_on_its_side ? 80U : 160U);
        // The darkest corner is the first pixel of the file.
        const bool is_right =
            orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
        const bool is_below =
            orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
        const std::size_t x = is_right ? decoded->width - 1 : 0;
        const std::size_t y = is_below ? decoded->height - 1 : 0;
        EXPECT_LT(decoded->bytes[y * decoded->width + x], 30) << orientation;
    }
}

TEST(Decoding, ReducesWhatIsLarge) {
    const Picture picture = slope(4000, 3000);
    const auto decoded = decode_picture(as_jpeg(picture));
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->reduced_by, 2U);
    EXPECT_EQ(decoded->width, 2000U);
}

/// A file that ends anywhere is refused, or (where what is missing holds no pixels) decoded.
TEST(Decoding, RefusesWhatIsCutShort) {
    const Picture picture = slope(100, 80);
    for (const Bytes &file : {as_jpeg(picture), as_png(picture), as_webp(picture)}) {
        unsigned refused = 0;
        for (std::size_t size = 0; size < file.size(); size += 13) {
            const auto decoded = decode_picture(std::span(file).first(size));
            refused += decoded ? 0U : 1U;
            if (!decoded) {
                EXPECT_FALSE(decoded.error().message().empty());
            }
        }
        EXPECT_GT(refused, (file.size() / 13) * 9 / 10);
    }
}

TEST(Decoding, SurvivesDamage) {
    const Picture picture = slope(100, 80);
    std::mt19937 random(11);
    for (const Bytes &file : {as_jpeg(picture), as_png(picture), as_webp(picture)}) {
        for (unsigned trial = 0; trial < 300 / DOKUSHIN_EVERY + 10; ++trial) {
            Bytes damaged = file;
            for (unsigned byte = 0; byte < 4; ++byte) {
                damaged[random() % damaged.size()] = static_cast<std::uint8_t>(random());
            }
            if (const auto decoded = decode_picture(damaged)) {
                EXPECT_EQ(decoded->bytes.size(),
                          decoded->width * decoded->height * decoded->channels);
            }
        }
    }
}

/// A header may claim any size; nothing is allocated for it.
TEST(Decoding, RefusesSizesThatNoPictureHas) {
    Bytes file = as_png(slope(100, 80));
    for (const std::size_t at : {18U, 22U}) { // 30,000 × 30,000
        file[at] = 0x75;
        file[at + 1] = 0x30;
    }
    const auto decoded = decode_picture(file);
    ASSERT_FALSE(decoded);
    Bytes jpeg = as_jpeg(slope(100, 80));
    for (std::size_t at = 0; at + 9 < jpeg.size(); ++at) {
        if (jpeg[at] == 0xFF && jpeg[at + 1] == 0xC0) { // the frame's header: height, width
            jpeg[at + 5] = jpeg[at + 7] = 0x75;
            jpeg[at + 6] = jpeg[at + 8] = 0x30;
            break;
        }
    }
    const auto large = decode_picture(jpeg);
    ASSERT_FALSE(large);
    EXPECT_NE(large.error().message().find("30000"), std::string::npos);
}

TEST(Decoding, SaysWhatAFileIs) {
    const auto message = [](std::string_view text) {
        const Bytes bytes(text.begin(), text.end());
        return decode_picture(bytes).error().message();
    };
    EXPECT_NE(message("").find("an empty file"), std::string::npos);
    EXPECT_NE(message("%PDF-1.7").find("pdftoppm"), std::string::npos);
    EXPECT_NE(message("GIF89a").find("JPEG, PNG or WebP"), std::string::npos);
}

} // namespace
} // namespace dokushin
