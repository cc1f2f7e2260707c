// What is drawn: documents that are what they say, glyphs in the middle of their cells, pages
// that are really turned. Images are read back by cairo.
#include "books.h"
#include "print/pages_in_pdf.h"

#include <cairo.h>

#include <cmath>
#include <cstring>

namespace dokushin {
namespace {

using namespace print_test;

std::string pdf_of(const PrintLayout &layout) {
    std::string bytes;
    const auto drawn = draw_pdf(layout, {"en", "Title"}, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    EXPECT_TRUE(drawn) << drawn.error().message();
    return bytes;
}

TEST(Draw, APdfHasAllPagesAndTheSameBytesTwice) {
    PrintOptions options{Paper::letter, 2, "Title"};
    options.solutions = SolutionPages::upside_down;
    const PrintLayout layout = laid_out(full_puzzles(shape_named("2x3"), 5), options);
    const std::string pdf = pdf_of(layout);
    EXPECT_TRUE(pdf.starts_with("%PDF-1.4"));
    EXPECT_EQ(pages_in(pdf), layout.page_count());
    EXPECT_EQ(layout.page_count(), 4U);
    EXPECT_EQ(pdf, pdf_of(layout));
    EXPECT_EQ(pdf.find("CreationDate"), pdf.npos);
}

TEST(Draw, AnSvgIsTheSameBytesWhateverWasDrawnBefore) {
    const PrintLayout layout = laid_out(full_puzzles(shape_named("2x3"), 2), {});
    const auto svg = [&] {
        std::string all;
        EXPECT_TRUE(draw_svg(layout.page(0), {}, [&](std::string_view more) {
            all += more;
            return true;
        }));
        return all;
    };
    const std::string first = svg();
    EXPECT_TRUE(first.starts_with("<?xml"));
    EXPECT_TRUE(first.ends_with("</svg>\n"));
    EXPECT_FALSE(pdf_of(layout).empty());
    EXPECT_EQ(first, svg());
}

TEST(Draw, BytesThatAreNotTakenEndIt) {
    const PrintLayout layout = laid_out(full_puzzles(shape_named("4x4"), 1), {});
    unsigned calls = 0;
    const auto none = [&](std::string_view) { return ++calls > 1000; };
    EXPECT_FALSE(draw_pdf(layout, {}, none));
    EXPECT_FALSE(draw_svg(layout.page(0), {}, none));
    EXPECT_FALSE(draw_png(layout.page(0), {}, 72, none));
}

/// Grey pixels, read back.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<unsigned> grey;
    [[nodiscard]] unsigned at(int x, int y) const {
        return grey[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(x)];
    }
};

Image image_of(const Page &page, unsigned resolution) {
    std::string png;
    const auto drawn = draw_png(page, {}, resolution, [&](std::string_view more) {
        png += more;
        return true;
    });
    EXPECT_TRUE(drawn) << drawn.error().message();
    EXPECT_TRUE(png.starts_with("\x89PNG\r\n\x1a\n"));
    std::string_view rest = png;
    cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(
        [](void *closure, unsigned char *bytes, unsigned size) {
            auto &left = *static_cast<std::string_view *>(closure);
            if (left.size() < size) {
                return CAIRO_STATUS_READ_ERROR;
            }
            std::memcpy(bytes, left.data(), size);
            left.remove_prefix(size);
            return CAIRO_STATUS_SUCCESS;
        },
        &rest);
    Image image{
        cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const unsigned char *data = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            image.grey.push_back(data[y * stride + x * 4]);
        }
    }
    cairo_surface_destroy(surface);
    return image;
}

TEST(Draw, APngHasThePixelsOfItsPaper) {
    const PrintLayout layout = laid_out(full_puzzles(shape_named("4x4"), 1), {Paper::letter});
    const Image image = image_of(layout.page(0), 100);
    EXPECT_EQ(image.width, 850);
    EXPECT_EQ(image.height, 1100);
    const auto ignore = [](std::string_view) { return true; };
    EXPECT_FALSE(draw_png(layout.page(0), {}, 29, ignore));
    EXPECT_FALSE(draw_png(layout.page(0), {}, 601, ignore));
}

TEST(Draw, SymbolsStandInTheMiddleByTheirInk) {
    for (const std::string symbol : {"1", "2", "4", "7", "8", "A", "G", "W"}) {
        for (const bool turned : {false, true}) {
            Page page{100, 100};
            page.texts.push_back({symbol, {50, 50}, 60, 100, Anchor::cell, true, 0, turned});
            const Image image = image_of(page, 288);
            int left = image.width, right = 0, top = image.height, bottom = 0;
            for (int y = 0; y < image.height; ++y) {
                for (int x = 0; x < image.width; ++x) {
                    if (image.at(x, y) < 128) {
                        left = std::min(left, x);
                        right = std::max(right, x);
                        top = std::min(top, y);
                        bottom = std::max(bottom, y);
                    }
                }
            }
            // Four pixels are a point.
            EXPECT_NEAR((left + right + 1) / 2.0, image.width / 2.0, 2.5) << symbol;
            EXPECT_NEAR((top + bottom + 1) / 2.0, image.height / 2.0, 5) << symbol;
            EXPECT_GT(bottom - top, 4 * 30) << symbol;
        }
    }
}

TEST(Draw, TurnedPagesAreTurnedByHalfATurn) {
    std::vector<PrintPuzzle> puzzles = full_puzzles(shape_named("9x9+windoku"), 3);
    PrintOptions options{Paper::letter, 2, "A title"};
    options.page_numbers = false;
    options.solutions = SolutionPages::at_end;
    const Image straight = image_of(laid_out(puzzles, options).page(2), 72);
    options.solutions = SolutionPages::upside_down;
    const Image turned = image_of(laid_out(puzzles, options).page(2), 72);
    double difference = 0;
    double ink = 0;
    for (std::size_t i = 0; i < straight.grey.size(); ++i) {
        const auto a = static_cast<double>(straight.grey[i]);
        const auto b = static_cast<double>(turned.grey[turned.grey.size() - 1 - i]);
        difference += std::abs(a - b);
        ink += 255 - a;
    }
    EXPECT_GT(ink, 0);
    EXPECT_LT(difference, ink / 10); // glyphs are placed to a part of a pixel
    EXPECT_NE(straight.grey, turned.grey);
}

TEST(Draw, ALongTextKeepsToItsRoom) {
    Page page{400, 60};
    page.texts.push_back({std::string(300, 'W'), {50, 40}, 20, 300, Anchor::left});
    const Image image = image_of(page, 72);
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            if (x < 48 || x > 352) {
                EXPECT_EQ(image.at(x, y), 255U) << x << " " << y;
            }
        }
    }
}

TEST(Draw, ACharacterWithoutAFontIsNamed) {
    Page page{400, 60};
    page.texts.push_back({"plane 15: \xf3\xbf\xbf\xbd", {50, 40}, 20, 300, Anchor::left});
    const auto drawn = draw_svg(page, {}, [](std::string_view) { return true; });
    ASSERT_FALSE(drawn);
    EXPECT_EQ(drawn.error().code, ErrorCode::unsupported);
    EXPECT_NE(drawn.error().message().find("(U+FFFFD), expected a font that has it"),
              std::string::npos)
        << drawn.error().message();
}

TEST(Draw, FontsKnowWhatTheyLack) {
    const Fonts fonts("en");
    EXPECT_TRUE(fonts.have("No. 1 \xff\n"));
    EXPECT_TRUE(fonts.have(""));
    const auto have = fonts.have("plane 15: \xf3\xbf\xbf\xbd");
    ASSERT_FALSE(have);
    Page page{400, 60};
    page.texts.push_back({"plane 15: \xf3\xbf\xbf\xbd", {50, 40}, 20, 300, Anchor::left});
    EXPECT_EQ(have.error(), draw_svg(page, {}, [](std::string_view) { return true; }).error());
}

TEST(Draw, BytesThatAreNoTextAreNoTrouble) {
    Page page{400, 60};
    page.texts.push_back({"a\xff\n\tb\x01", {50, 40}, 20, 300, Anchor::left});
    page.texts.push_back({"", {50, 40}, 20, 300, Anchor::middle});
    EXPECT_TRUE(draw_svg(page, {}, [](std::string_view) { return true; }));
}

} // namespace
} // namespace dokushin
