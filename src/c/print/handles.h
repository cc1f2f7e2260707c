// The handles of printing; ../handles.h describes their marks.
#pragma once

#include "c/handles.h"

#include <dokushin/c_print.h>
#include <dokushin/print.h>

struct dokushin_book {
    static constexpr std::string_view kind = "book";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::PrintOptions options;
    std::vector<dokushin::PrintPuzzle> puzzles{};
    std::optional<dokushin::PrintLayout> layout{}; ///< made when a call needs it
    explicit dokushin_book(dokushin::PrintOptions its) : options(std::move(its)) {}
};

struct dokushin_page {
    static constexpr std::string_view kind = "page";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Page page;
    explicit dokushin_page(dokushin::Page its) : page(std::move(its)) {}
};

struct dokushin_fonts {
    static constexpr std::string_view kind = "fonts";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Fonts fonts;
    explicit dokushin_fonts(const std::string &language) : fonts(language) {}
};

namespace dokushin::c {

/// Returns a text of the caller's, or `usual` if it is NULL.
[[nodiscard]] inline std::string text_or(const char *text, const char *usual = "") {
    return text == nullptr ? usual : text;
}

/// Makes the layout of a book, if it is not made yet; an error if the book has no puzzle.
[[nodiscard]] Result<const PrintLayout *> layout_of(dokushin_book &book);

} // namespace dokushin::c
