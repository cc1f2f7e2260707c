// Pages are drawn on cairo's surfaces, each of which passes its bytes to a callback.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "print/typesetter.h"

#include <dokushin/version.h>

#include <array>
#include <cmath>
#include <new>
#include <numbers>

#include <cairo-pdf.h>
#include <cairo-svg.h>

namespace dokushin {
namespace {

using print::Typesetter;

struct Destroy {
    void operator()(cairo_t *cairo) const { cairo_destroy(cairo); }
    void operator()(cairo_surface_t *surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, Destroy>;
using Cairo = std::unique_ptr<cairo_t, Destroy>;

/// Calls a PutBytes for cairo. No exception may pass through cairo, which is C.
cairo_status_t put_bytes(void *closure, const unsigned char *bytes, unsigned size) noexcept {
    const auto &put = *static_cast<const PutBytes *>(closure);
    try {
        return put({reinterpret_cast<const char *>(bytes), size}) ? CAIRO_STATUS_SUCCESS
                                                                  : CAIRO_STATUS_WRITE_ERROR;
    } catch (const std::bad_alloc &) {
        return CAIRO_STATUS_NO_MEMORY;
    }
}

/// Casts away const for cairo's closure argument, which put_bytes() casts back.
void *closure_of(const PutBytes &put) { return const_cast<PutBytes *>(&put); }

Result<void> as_result(cairo_status_t status) {
    if (status == CAIRO_STATUS_SUCCESS) {
        return {};
    }
    return std::unexpected(
        Error{ErrorCode::unsupported, {"drawing failed: {}", cairo_status_to_string(status)}, {}});
}

/// Draws a line with square ends, so that thick lines meet in square corners.
void stroke(cairo_t *cairo, const PageLine &line) {
    cairo_set_source_rgb(cairo, line.grey, line.grey, line.grey);
    cairo_set_line_width(cairo, line.width);
    cairo_move_to(cairo, line.from.x, line.from.y);
    cairo_line_to(cairo, line.to.x, line.to.y);
    cairo_stroke(cairo);
}

void set_colour(cairo_t *cairo, Colour colour) {
    constexpr double most = 255;
    cairo_set_source_rgb(cairo, colour.red / most, colour.green / most, colour.blue / most);
}

/// Draws a figure of a rule: fills it, then draws its line.
void draw_figure(cairo_t *cairo, const Figure &figure) {
    cairo_save(cairo);
    cairo_new_path(cairo);
    if (figure.kind == FigureKind::disc) {
        constexpr double whole_turn = 2 * std::numbers::pi;
        cairo_arc(cairo, figure.points[0].x, figure.points[0].y, figure.size, 0, whole_turn);
    }
    for (const Point &point :
         figure.kind == FigureKind::disc ? std::vector<Point>{} : figure.points) {
        cairo_line_to(cairo, point.x, point.y); // the first one moves there
    }
    if (figure.kind != FigureKind::path) {
        cairo_close_path(cairo);
    }
    if (figure.fill) {
        set_colour(cairo, *figure.fill);
        cairo_fill_preserve(cairo);
    }
    if (figure.width > 0) {
        set_colour(cairo, figure.stroke);
        cairo_set_line_width(cairo, figure.width);
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(cairo, figure.dashed ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
        if (figure.dashed) {
            const std::array dashes{3.2 * figure.width, 2.2 * figure.width};
            cairo_set_dash(cairo, dashes.data(), static_cast<int>(dashes.size()), 0);
        }
        cairo_stroke_preserve(cairo);
    }
    cairo_new_path(cairo);
    cairo_restore(cairo);
}

Result<void> draw_page(cairo_t *cairo, const Page &page, Typesetter &typesetter) {
    for (const PageArea &area : page.areas) {
        cairo_set_source_rgb(cairo, area.grey, area.grey, area.grey);
        cairo_rectangle(cairo, area.corner.x, area.corner.y, area.width, area.height);
        cairo_fill(cairo);
    }
    for (const Figure &figure : page.below) {
        draw_figure(cairo, figure);
    }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE);
    for (const PageLine &line : page.lines) {
        stroke(cairo, line);
    }
    for (const Figure &figure : page.above) {
        draw_figure(cairo, figure);
    }
    for (const PageText &text : page.texts) {
        DOKUSHIN_CHECK(typesetter.set(cairo, text));
    }
    return as_result(cairo_status(cairo));
}

/// Ends a document and reports errors of writing, which show here at the latest.
Result<void> finish(const Surface &surface) {
    cairo_surface_finish(surface.get());
    return as_result(cairo_surface_status(surface.get()));
}

/// Removes the numbers that cairo 1.16 puts into names: they count the surfaces that the process
/// has made before, and the same page shall be the same bytes.
std::string without_number(std::string svg) {
    constexpr std::string_view named = "id=\"surface";
    for (auto at = svg.find(named); at != svg.npos; at = svg.find(named, at)) {
        at += named.size();
        svg.erase(at, svg.find_first_not_of("0123456789", at) - at);
    }
    return svg;
}

/// Sets a PDF's metadata, without dates, so that the same pages are the same bytes.
void describe(cairo_surface_t *pdf, const std::string &title) {
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATE_DATE, nullptr);
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATOR, "dokushin " DOKUSHIN_VERSION);
    const std::unique_ptr<gchar, decltype(&g_free)> valid(
        g_utf8_make_valid(title.data(), static_cast<gssize>(title.size())), &g_free);
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, valid.get());
}

} // namespace

Fonts::Fonts(const std::string &language)
    : typesetter_(std::make_unique<const Typesetter>(language)) {}
Fonts::~Fonts() = default;

Result<void> Fonts::have(const std::string &text) const { return typesetter_->expect_fonts(text); }

Result<void> draw_pdf(const PrintLayout &layout, const DrawOptions &options, const PutBytes &put) {
    const Page first = layout.page(0);
    const Surface surface(
        cairo_pdf_surface_create_for_stream(put_bytes, closure_of(put), first.width, first.height));
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    describe(surface.get(), options.title);
    Typesetter typesetter(options.language);
    const Cairo cairo(cairo_create(surface.get()));
    for (std::size_t number = 0; number < layout.page_count(); ++number) {
        DOKUSHIN_CHECK(draw_page(cairo.get(), layout.page(number), typesetter));
        cairo_show_page(cairo.get());
    }
    return finish(surface);
}

Result<void> draw_svg(const Page &page, const DrawOptions &options, const PutBytes &put) {
    std::string svg;
    const PutBytes keep = [&](std::string_view bytes) {
        svg += bytes;
        return true;
    };
    const Surface surface(
        cairo_svg_surface_create_for_stream(put_bytes, closure_of(keep), page.width, page.height));
    Typesetter typesetter(options.language);
    const Cairo cairo(cairo_create(surface.get()));
    cairo_set_source_rgb(cairo.get(), 1, 1, 1);
    cairo_paint(cairo.get());
    DOKUSHIN_CHECK(draw_page(cairo.get(), page, typesetter));
    DOKUSHIN_CHECK(finish(surface));
    return as_result(put(without_number(std::move(svg))) ? CAIRO_STATUS_SUCCESS
                                                         : CAIRO_STATUS_WRITE_ERROR);
}

Result<void> draw_png(const Page &page, const DrawOptions &options, unsigned resolution,
                      const PutBytes &put) {
    if (resolution < 30 || resolution > 600) {
        return std::unexpected(Error{ErrorCode::out_of_range,
                                     {"a resolution of {}", resolution},
                                     {"30 to 600 pixels an inch"}});
    }
    const double scale = resolution / 72.0;
    const Surface surface(cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(page.width * scale)),
        static_cast<int>(std::lround(page.height * scale))));
    Typesetter typesetter(options.language);
    const Cairo cairo(cairo_create(surface.get()));
    cairo_set_source_rgb(cairo.get(), 1, 1, 1);
    cairo_paint(cairo.get());
    cairo_scale(cairo.get(), scale, scale);
    DOKUSHIN_CHECK(draw_page(cairo.get(), page, typesetter));
    return as_result(cairo_surface_write_to_png_stream(surface.get(), put_bytes, closure_of(put)));
}

} // namespace dokushin
