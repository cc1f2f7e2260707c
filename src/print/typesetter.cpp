// Hinting is off and no resolution is set, so that shapes and places are the same in every output.
#include "print/typesetter.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace dokushin::print {
namespace {

constexpr const char *family = "sans-serif";
constexpr double smallest = 0.65; ///< how far a text is shrunk, as a part of its size, before a cut

constexpr int most_characters = 1000;

/// Makes a text one line of valid UTF-8, as Pango wants it: U+FFFD for invalid bytes, spaces
/// for control characters. A text longer than any line can show is cut with an ellipsis, since
/// Pango's units overflow at some hundred thousand characters.
std::string one_line(const std::string &text) {
    const std::unique_ptr<gchar, decltype(&g_free)> valid(
        g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())), &g_free);
    std::string line;
    int left = most_characters;
    for (const char *at = valid.get(); *at != '\0'; at = g_utf8_next_char(at)) {
        if (--left < 0) {
            return line + "…";
        }
        const gunichar character = g_utf8_get_char(at);
        const bool breaks =
            g_unichar_iscntrl(character) != 0 || character == 0x2028 || character == 0x2029;
        line.append(breaks ? " " : at,
                    breaks ? 1 : static_cast<std::size_t>(g_utf8_next_char(at) - at));
    }
    return line;
}

/// Finds the first character that no font has.
std::optional<gunichar> missing_character(PangoLayout *layout) {
    if (pango_layout_get_unknown_glyphs_count(layout) == 0) {
        return std::nullopt;
    }
    for (GSList *run = pango_layout_get_line_readonly(layout, 0)->runs; run != nullptr;
         run = run->next) {
        const PangoGlyphString *glyphs = static_cast<PangoGlyphItem *>(run->data)->glyphs;
        for (int i = 0; i < glyphs->num_glyphs; ++i) {
            const PangoGlyph glyph = glyphs->glyphs[i].glyph;
            if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) {
                return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
            }
        }
    }
    return 0xFFFD; // it is in the part that was cut off
}

Error no_glyph(gunichar character) {
    char text[8] = {};
    g_unichar_to_utf8(character, text);
    const bool east_asian = (character >= 0x2E80 && character < 0xE000) ||
                            (character >= 0xF900 && character < 0xFB00) ||
                            (character >= 0xFF00 && character < 0xFFF0) ||
                            (character >= 0x2'0000 && character < 0x3'8000);
    return {
        ErrorCode::unsupported,
        {"no installed font has '{}' ({})", text, fmt::format("U+{:04X}", character)},
        east_asian
            ? Sentence(
                  "a font that has it; Debian's package fonts-noto-cjk has Japanese and Chinese")
            : Sentence("a font that has it, as Debian's package fonts-dejavu-core may")};
}

double in_points(int units) { return static_cast<double>(units) / PANGO_SCALE; }

} // namespace

Typesetter::Typesetter(const std::string &language) : fonts_(pango_cairo_font_map_new()) {
    // A font map of its own, since the default one belongs to the program and is never freed. It
    // needs no resolution, as sizes are absolute. (Setting one leaks 13 KB each time in
    // Pango 1.50.)
    context_.reset(pango_font_map_create_context(fonts_.get()));
    pango_context_set_language(context_.get(), pango_language_from_string(language.c_str()));
    // Glyph shapes and positions shall not depend on the resolution.
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context_.get(), options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
}

Typesetter::Shaped Typesetter::shape(const std::string &text, double size, bool bold) const {
    Shaped shaped{Owned<PangoLayout>(pango_layout_new(context_.get()))};
    PangoLayout *layout = shaped.layout.get();
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family_static(font, family);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_layout_set_text(layout, text.c_str(), static_cast<int>(text.size()));
    PangoRectangle ink;
    PangoRectangle logical;
    pango_layout_get_extents(layout, &ink, &logical);
    shaped.width = in_points(logical.width);
    shaped.baseline = in_points(pango_layout_get_baseline(layout));
    shaped.ink_left = in_points(ink.x);
    shaped.ink_width = in_points(ink.width);
    shaped.ink_top = in_points(ink.y);
    return shaped;
}

Typesetter::Shaped Typesetter::fit(const PageText &text) const {
    const std::string line = one_line(text.text);
    Shaped shaped = shape(line, text.size, text.bold);
    if (shaped.width <= text.room) {
        return shaped;
    }
    const double part = std::max(smallest, text.room / shaped.width);
    shaped = shape(line, text.size * part, text.bold);
    if (shaped.width > text.room) {
        pango_layout_set_width(shaped.layout.get(), static_cast<int>(text.room * PANGO_SCALE));
        pango_layout_set_ellipsize(shaped.layout.get(), PANGO_ELLIPSIZE_END);
        shaped.width = text.room;
    }
    return shaped;
}

const Typesetter::Shaped &Typesetter::symbol(const std::string &text, double size, bool bold) {
    const Key key{text, size, bold};
    auto found = symbols_.find(key);
    if (found == symbols_.end()) {
        found = symbols_.emplace(key, shape(text, size, bold)).first;
    }
    return found->second;
}

Result<void> Typesetter::expect_fonts(const std::string &text) const {
    constexpr double any_size = 10;
    const Shaped shaped = shape(one_line(text), any_size, false);
    if (const auto missing = missing_character(shaped.layout.get())) {
        return std::unexpected(no_glyph(*missing));
    }
    return {};
}

Result<void> Typesetter::set(cairo_t *cairo, const PageText &text) {
    Shaped fitted;
    const Shaped *shaped = &fitted;
    PagePoint from; // the upper left corner of the text, relative to its anchor
    if (text.anchor == Anchor::cell) {
        // All symbols share a baseline: the middle of a 0, not of each symbol, is centred.
        const Shaped &zero = symbol("0", text.size, text.bold);
        shaped = &symbol(text.text, text.size, text.bold);
        const double height = zero.baseline - zero.ink_top;
        from = {-(shaped->ink_left + shaped->ink_width / 2), height / 2 - shaped->baseline};
    } else {
        fitted = fit(text);
        const double part = text.anchor == Anchor::left     ? 0
                            : text.anchor == Anchor::middle ? 0.5
                                                            : 1;
        from = {-part * fitted.width, -fitted.baseline};
    }
    if (const auto missing = missing_character(shaped->layout.get())) {
        return std::unexpected(no_glyph(*missing));
    }
    cairo_save(cairo);
    cairo_translate(cairo, text.at.x, text.at.y);
    if (text.turned) {
        cairo_rotate(cairo, std::numbers::pi);
    }
    cairo_set_source_rgb(cairo, text.grey, text.grey, text.grey);
    cairo_move_to(cairo, from.x, from.y);
    pango_cairo_show_layout(cairo, shaped->layout.get());
    cairo_restore(cairo);
    return {};
}

} // namespace dokushin::print
