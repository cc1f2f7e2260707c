// Drawing for C: the bytes of a document go to a callback.
#include "c/convert.h"
#include "c/print/handles.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

namespace {

/// One drawing: its options, and whether the callback ended it.
template <typename Draw>
Outcome drawn(const dokushin_draw_options *options, dokushin_on_bytes on_bytes, void *context,
              const Draw &draw) {
    DOKUSHIN_TRY(read, read_options(options));
    const DrawOptions how{text_or(read.language, "en"), text_or(read.title)};
    bool ends = false;
    const PutBytes put = [&](std::string_view bytes) {
        ends = ends || on_bytes(bytes.data(), bytes.size(), context) == 0;
        return !ends;
    };
    const auto done = draw(how, read.resolution > 0 ? read.resolution : 150U, put);
    if (ends) {
        return cancelled();
    }
    return done;
}

} // namespace

dokushin_code dokushin_book_pdf(dokushin_book *book, const dokushin_draw_options *options,
                                dokushin_on_bytes on_bytes, void *context, dokushin_error *error) {
    return guarded(error, {handle("book", book), given("on_bytes", on_bytes)}, [&]() -> Outcome {
        DOKUSHIN_TRY(layout, layout_of(*book));
        return drawn(options, on_bytes, context,
                     [&](const DrawOptions &how, unsigned, const PutBytes &put) {
                         return draw_pdf(*layout, how, put);
                     });
    });
}

dokushin_code dokushin_page_svg(const dokushin_page *page, const dokushin_draw_options *options,
                                dokushin_on_bytes on_bytes, void *context, dokushin_error *error) {
    return guarded(error, {handle("page", page), given("on_bytes", on_bytes)}, [&] {
        return drawn(options, on_bytes, context,
                     [&](const DrawOptions &how, unsigned, const PutBytes &put) {
                         return draw_svg(page->page, how, put);
                     });
    });
}

dokushin_code dokushin_page_png(const dokushin_page *page, const dokushin_draw_options *options,
                                dokushin_on_bytes on_bytes, void *context, dokushin_error *error) {
    return guarded(error, {handle("page", page), given("on_bytes", on_bytes)}, [&] {
        return drawn(options, on_bytes, context,
                     [&](const DrawOptions &how, unsigned resolution, const PutBytes &put) {
                         return draw_png(page->page, how, resolution, put);
                     });
    });
}

dokushin_code dokushin_fonts_new(const char *language, dokushin_fonts **fonts,
                                 dokushin_error *error) {
    return guarded(error, {given("fonts", fonts)},
                   [&] { give_handle(fonts, text_or(language, "en")); });
}

dokushin_code dokushin_fonts_have(const dokushin_fonts *fonts, const char *text,
                                  dokushin_error *error) {
    return guarded(error, {handle("fonts", fonts), given("text", text)},
                   [&] { return fonts->fonts.have(text); });
}

void dokushin_fonts_free(dokushin_fonts *fonts) { free_handle(fonts); }
