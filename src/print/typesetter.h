// Texts through Pango, which finds a font for each character and shapes what needs shaping.
#pragma once

#include <dokushin/print.h>

#include <map>
#include <memory>
#include <tuple>

#include <pango/pangocairo.h>

namespace dokushin::print {

/// For g_object_unref.
struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
template <typename Object> using Owned = std::unique_ptr<Object, Unref>;

/// Keeps what it has shaped: a page sets the same few symbols hundreds of times.
class [[gnu::visibility("hidden")]] Typesetter {
  public:
    explicit Typesetter(const std::string &language);

    /// Error: a character that no font has.
    [[nodiscard]] Result<void> expect_fonts(const std::string &text) const;
    /// The same error.
    [[nodiscard]] Result<void> set(cairo_t *cairo, const PageText &text);

  private:
    /// A text that is shaped, and its measures in points from its upper left corner.
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
    /// As shape(), in so much room.
    [[nodiscard]] Shaped fit(const PageText &text) const;
    [[nodiscard]] const Shaped &symbol(const std::string &text, double size, bool bold);

    Owned<PangoFontMap> fonts_;
    Owned<PangoContext> context_;
    std::map<Key, Shaped> symbols_;
};

} // namespace dokushin::print
