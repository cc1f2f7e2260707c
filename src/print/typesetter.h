// Texts are set by Pango, which finds a font for each character and shapes scripts that need it.
#pragma once

#include <dokushin/print.h>

#include <map>
#include <memory>
#include <tuple>

#include <pango/pangocairo.h>

namespace dokushin::print {

/// Releases a GObject.
struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
template <typename Object> using Owned = std::unique_ptr<Object, Unref>;

/// Sets texts on a cairo surface. It caches shaped symbols, since a page sets the same few
/// hundreds of times.
class [[gnu::visibility("hidden")]] Typesetter {
  public:
    explicit Typesetter(const std::string &language);

    /// Refuses a text with a character that no font has.
    [[nodiscard]] Result<void> expect_fonts(const std::string &text) const;
    /// Draws a text; refuses it as expect_fonts() does.
    [[nodiscard]] Result<void> set(cairo_t *cairo, const PageText &text);

  private:
    /// A shaped text with its measures, in points from its upper left corner.
    struct Shaped {
        Owned<PangoLayout> layout;
        double width = 0;
        double baseline = 0;
        double ink_left = 0;
        double ink_width = 0;
        double ink_top = 0;
    };
    using Key = std::tuple<std::string, double, bool>; ///< text, size, bold

    [[nodiscard]] Shaped shape(const std::string &text, double size, bool bold) const;
    /// Shapes a text, smaller or cut if it is wider than its room.
    [[nodiscard]] Shaped fit(const PageText &text) const;
    [[nodiscard]] const Shaped &symbol(const std::string &text, double size, bool bold);

    Owned<PangoFontMap> fonts_;
    Owned<PangoContext> context_;
    std::map<Key, Shaped> symbols_;
};

} // namespace dokushin::print
