// Pages for C, as values: areas, lines and texts.
#include "c/convert.h"
#include "c/print/handles.h"
#include "errors/catalogue.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

// The numbers are print.h's.
static_assert(DOKUSHIN_ANCHOR_CELL == static_cast<int>(Anchor::cell));

dokushin_code dokushin_book_page(dokushin_book *book, std::size_t number, dokushin_page **page,
                                 dokushin_error *error) {
    return guarded(error, {handle("book", book), given("page", page)}, [&]() -> Outcome {
        DOKUSHIN_TRY(layout, layout_of(*book));
        DOKUSHIN_CHECK(expect_entry(number, layout->page_count(), "no further page"));
        give_handle(page, layout->page(number));
        return {};
    });
}

void dokushin_page_free(dokushin_page *page) { free_handle(page); }

dokushin_code dokushin_page_describe(const dokushin_page *page, dokushin_page_facts *facts) {
    return guarded(nullptr, {handle("page", page), given("facts", facts)}, [&] {
        const Page &its = page->page;
        *facts = {its.width, its.height, its.areas.size(), its.lines.size(), its.texts.size()};
    });
}

dokushin_code dokushin_page_area_at(const dokushin_page *page, std::size_t position,
                                    dokushin_page_area *area) {
    return guarded(nullptr, {handle("page", page), given("area", area)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(
            expect_entry(position, page->page.areas.size(), "nothing further on the page"));
        const PageArea &its = page->page.areas[position];
        *area = {its.corner.x, its.corner.y, its.width, its.height, its.grey};
        return {};
    });
}

dokushin_code dokushin_page_line_at(const dokushin_page *page, std::size_t position,
                                    dokushin_page_line *line) {
    return guarded(nullptr, {handle("page", page), given("line", line)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(
            expect_entry(position, page->page.lines.size(), "nothing further on the page"));
        const PageLine &its = page->page.lines[position];
        *line = {its.from.x, its.from.y, its.to.x, its.to.y, its.width, its.grey};
        return {};
    });
}

dokushin_code dokushin_page_text_at(const dokushin_page *page, std::size_t position,
                                    dokushin_page_text *text) {
    return guarded(nullptr, {handle("page", page), given("text", text)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(
            expect_entry(position, page->page.texts.size(), "nothing further on the page"));
        const PageText &its = page->page.texts[position];
        *text = {its.text.c_str(),
                 its.at.x,
                 its.at.y,
                 its.size,
                 its.room,
                 its.grey,
                 static_cast<dokushin_anchor>(its.anchor),
                 its.bold ? 1 : 0,
                 its.turned ? 1 : 0};
        return {};
    });
}
