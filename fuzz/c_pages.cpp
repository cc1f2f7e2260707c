// Books and pages from C, of any puzzles with any labels: everything that stands on a page is on
// the paper, and whoever fails says why. Nothing is drawn: that is cairo's and Pango's, and slow.
#include "calling.h"

#include <dokushin/c_print.h>

#include <array>
#include <cstring>

namespace {

constexpr std::array<const char *, 4> papers{nullptr, "a4", "letter", "a3"};
constexpr std::array<const char *, 5> places{nullptr, "none", "at-end", "upside-down", ""};

bool good(dokushin_code code, const dokushin_error &error) {
    require(std::strcmp(dokushin_code_name(code), "unknown") != 0);
    require(code == DOKUSHIN_OK || (error.code == code && error.what[0] != '\0'));
    return code == DOKUSHIN_OK;
}

dokushin_book *book_of(Bytes &bytes) {
    dokushin_error error{};
    dokushin_book *book = nullptr;
    const std::string title = bytes.text();
    dokushin_book_options options{};
    options.size = bytes.next() == 0xFF ? bytes.next() : sizeof options;
    options.paper = bytes.one_of(papers);
    options.title = title.c_str();
    options.solutions = bytes.one_of(places);
    options.per_page = bytes.next() % 14;
    options.pencilmarks = bytes.next() % 2;
    return good(dokushin_book_new(&options, &book, &error), error) ? book : nullptr;
}

/// A board of some shape, with an alphabet and a solution that may fit it.
bool add_to(dokushin_book *book, Bytes &bytes) {
    dokushin_error error{};
    dokushin_shape *shape = nullptr;
    dokushin_puzzle *puzzle = nullptr;
    std::array<std::uint8_t, 256> digits{};
    for (std::uint8_t &digit : digits) {
        digit = bytes.next() % 5;
    }
    dokushin_shape_facts facts{};
    if (good(dokushin_shape_new(bytes.one_of(shapes), &shape, &error), error)) {
        require(dokushin_shape_describe(shape, &facts) == DOKUSHIN_OK);
        require(
            good(dokushin_puzzle_new(shape, digits.data(), facts.cells, &puzzle, &error), error));
    }
    const std::string label = bytes.text();
    dokushin_book_entry entry{};
    entry.size = sizeof entry;
    entry.label = label.c_str();
    entry.rating = bytes.next() % 2 == 0 ? nullptr : label.c_str();
    entry.alphabet = bytes.one_of(alphabets);
    entry.solution = bytes.next() % 2 == 0 ? nullptr : digits.data();
    entry.solution_cells = bytes.next();
    error = {};
    const bool added = good(dokushin_book_add(book, puzzle, &entry, &error), error);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
    return added;
}

void look_at(const dokushin_page *page) {
    dokushin_page_facts facts{};
    dokushin_page_area area{};
    dokushin_page_line line{};
    dokushin_page_text text{};
    require(dokushin_page_describe(page, &facts) == DOKUSHIN_OK);
    const auto is_on_paper = [&](double x, double y) {
        return x >= 0 && x <= facts.width && y >= 0 && y <= facts.height;
    };
    for (std::size_t at = 0; at < facts.areas; ++at) {
        require(dokushin_page_area_at(page, at, &area) == DOKUSHIN_OK);
        require(is_on_paper(area.x, area.y));
        require(is_on_paper(area.x + area.width, area.y + area.height));
    }
    for (std::size_t at = 0; at < facts.lines; ++at) {
        require(dokushin_page_line_at(page, at, &line) == DOKUSHIN_OK);
        require(is_on_paper(line.from_x, line.from_y) && is_on_paper(line.to_x, line.to_y));
    }
    for (std::size_t at = 0; at < facts.texts; ++at) {
        require(dokushin_page_text_at(page, at, &text) == DOKUSHIN_OK);
        require(is_on_paper(text.x, text.y) && std::strlen(text.text) < 1000 && text.size > 0);
    }
    require(dokushin_page_text_at(page, facts.texts, &text) == DOKUSHIN_END);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    Bytes bytes(data, size);
    dokushin_book *const book = book_of(bytes);
    std::size_t puzzles = 0;
    for (int time = 0; time < 8 && book != nullptr && !bytes.empty(); ++time) {
        puzzles += add_to(book, bytes) ? 1U : 0U;
    }
    dokushin_error error{};
    std::size_t pages = 0;
    if (good(dokushin_book_page_count(book, &pages, &error), error)) {
        require(puzzles > 0 && pages > 0);
        for (std::size_t number = 0; number <= pages; ++number) {
            dokushin_page *page = nullptr;
            if (good(dokushin_book_page(book, number, &page, &error), error)) {
                look_at(page);
                dokushin_page_free(page);
            }
        }
        for (std::size_t at = 0; at < puzzles; ++at) {
            std::size_t page = 0;
            std::size_t solved = 0;
            require(dokushin_book_pages_of(book, at, &page, &solved, &error) == DOKUSHIN_OK);
            require(page < pages && (solved == SIZE_MAX || (solved > page && solved < pages)));
        }
    }
    dokushin_book_free(book);
    return 0;
}
