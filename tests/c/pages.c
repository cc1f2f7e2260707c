/* Every function of c_print.h: pages and documents, and what callers do wrong with them. */
#include "expect.h"

#include <dokushin/c_print.h>

int failures = 0;

/* What was handed over: how much, its beginning, a sum of all bytes; and when to end. */
typedef struct document {
    size_t size;
    size_t calls;
    size_t ends_after;
    uint64_t sum;
    unsigned char first[8];
} document;

static int32_t take(const void *bytes, size_t count, void *context) {
    document *const its = context;
    const unsigned char *const all = bytes;
    for (size_t at = 0; at < count; ++at) {
        if (its->size + at < sizeof its->first) {
            its->first[its->size + at] = all[at];
        }
        its->sum = its->sum * 31 + all[at];
    }
    its->size += count;
    return ++its->calls != its->ends_after;
}

static int begins(const document *its, const char *wanted) {
    return its->size > 100 && memcmp(its->first, wanted, strlen(wanted)) == 0;
}

/* Five boards, two a page, and their solutions; the third has none. */
static dokushin_book *five(void) {
    dokushin_book *book = NULL;
    const dokushin_book_options options = {.size = sizeof options,
                                           .paper = "letter",
                                           .title = "Five",
                                           .solutions = "upside-down",
                                           .per_page = 2};
    WORKS(dokushin_book_new(&options, &book, &error));
    dokushin_puzzle *puzzle = puzzle_of(".....3.....14..3", NULL);
    uint8_t solution[16];
    dokushin_answer answer;
    WORKS(dokushin_solve(puzzle, NULL, &answer, solution, 16, &error));
    for (unsigned number = 0; number < 5; ++number) {
        char label[20];
        snprintf(label, sizeof label, "No. %u", number + 1);
        dokushin_book_entry entry = {.size = sizeof entry, .label = label, .rating = "1.2"};
        if (number != 2) {
            entry.solution = solution;
            entry.solution_cells = 16;
        }
        WORKS(dokushin_book_add(book, puzzle, &entry, &error));
    }
    dokushin_puzzle_free(puzzle); /* it was copied */
    return book;
}

static void books(void) {
    dokushin_book *book = five();
    size_t pages = 0;
    WORKS(dokushin_book_page_count(book, &pages, &error));
    EXPECT(pages == 4); /* of two, two and one, and one of solutions */
    size_t page = 9;
    size_t solution_page = 9;
    WORKS(dokushin_book_pages_of(book, 4, &page, &solution_page, &error));
    EXPECT(page == 2 && solution_page == 3);
    WORKS(dokushin_book_pages_of(book, 2, &page, &solution_page, &error));
    EXPECT(page == 1 && solution_page == SIZE_MAX);
    EXPECT(dokushin_book_pages_of(book, 5, &page, &solution_page, NULL) == DOKUSHIN_END);
    /* Two more make a page more; one fits on the page that is half empty. */
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    WORKS(dokushin_book_add(book, puzzle, NULL, &error));
    WORKS(dokushin_book_page_count(book, &pages, &error));
    EXPECT(pages == 4);
    WORKS(dokushin_book_add(book, puzzle, NULL, &error));
    WORKS(dokushin_book_page_count(book, &pages, &error));
    EXPECT(pages == 5);
    dokushin_puzzle_free(puzzle);
    dokushin_book_free(book);
}

/* A page has a symbol in the middle of a cell for each given, and everything is on the paper. */
static void pages(void) {
    dokushin_book *book = five();
    dokushin_page *page = NULL;
    EXPECT(dokushin_book_page(book, 4, &page, NULL) == DOKUSHIN_END);
    WORKS(dokushin_book_page(book, 0, &page, &error));
    dokushin_page_facts facts;
    EXPECT(dokushin_page_describe(page, &facts) == DOKUSHIN_OK);
    EXPECT(facts.width > 611.9 && facts.width < 612.1 && facts.height > 791.9);
    EXPECT(facts.lines >= 2 * 10);
    size_t symbols = 0;
    size_t labels = 0;
    dokushin_page_text text;
    for (size_t at = 0; dokushin_page_text_at(page, at, &text) == DOKUSHIN_OK; ++at) {
        symbols += text.anchor == DOKUSHIN_ANCHOR_CELL ? 1U : 0U;
        labels += strcmp(text.text, "No. 1") == 0 || strcmp(text.text, "No. 2") == 0 ? 1U : 0U;
        EXPECT(text.x > 0 && text.x < facts.width && text.y > 0 && text.y < facts.height);
        EXPECT(text.turned == 0 && text.size > 0);
    }
    EXPECT(symbols == 2 * 4 && labels == 2);
    dokushin_page_line line;
    for (size_t at = 0; dokushin_page_line_at(page, at, &line) == DOKUSHIN_OK; ++at) {
        const double across = line.from_x - line.to_x;
        const double down = line.from_y - line.to_y;
        EXPECT(line.width > 0 && !(across * down > 0) && !(across * down < 0));
    }
    EXPECT(dokushin_page_line_at(page, facts.lines, &line) == DOKUSHIN_END);
    EXPECT(dokushin_page_text_at(page, facts.texts, &text) == DOKUSHIN_END);
    dokushin_page_free(page);
    WORKS(dokushin_book_page(book, 3, &page, &error));
    WORKS(dokushin_page_text_at(page, 0, &text));
    EXPECT(text.turned == 1);
    dokushin_page_free(page);
    dokushin_book_free(book);
}

/* The cells of both diagonals are shaded: 17 of 81. */
static void areas(void) {
    dokushin_shape *shape = shape_of("9x9+diagonals");
    dokushin_puzzle *puzzle = puzzle_of(HARD, shape);
    dokushin_book *book = NULL;
    dokushin_page *page = NULL;
    WORKS(dokushin_book_new(NULL, &book, &error));
    WORKS(dokushin_book_add(book, puzzle, NULL, &error));
    WORKS(dokushin_book_page(book, 0, &page, &error));
    dokushin_book_free(book); /* a page is its own */
    dokushin_page_facts facts;
    EXPECT(dokushin_page_describe(page, &facts) == DOKUSHIN_OK && facts.areas == 17);
    dokushin_page_area area;
    EXPECT(dokushin_page_area_at(page, 16, &area) == DOKUSHIN_OK);
    EXPECT(area.width > 0 && area.height > 0 && area.grey > 0 && area.grey < 1);
    EXPECT(dokushin_page_area_at(page, 17, &area) == DOKUSHIN_END);
    dokushin_page_free(page);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

static void documents(void) {
    dokushin_book *book = five();
    const dokushin_draw_options options = {.size = sizeof options, .title = "Five puzzles"};
    document pdf = {0};
    document same = {0};
    document ends = {.ends_after = 1};
    WORKS(dokushin_book_pdf(book, &options, take, &pdf, &error));
    EXPECT(begins(&pdf, "%PDF-1.4"));
    WORKS(dokushin_book_pdf(book, &options, take, &same, &error));
    EXPECT(pdf.size == same.size && pdf.sum == same.sum);
    EXPECT(dokushin_book_pdf(book, &options, take, &ends, &error) == DOKUSHIN_CANCELLED);
    EXPECT(ends.calls == 1 && error.code == DOKUSHIN_CANCELLED);
    dokushin_page *page = NULL;
    WORKS(dokushin_book_page(book, 0, &page, &error));
    document svg = {0};
    WORKS(dokushin_page_svg(page, NULL, take, &svg, &error));
    EXPECT(begins(&svg, "<?xml"));
    document coarse = {0};
    document fine = {0};
    const dokushin_draw_options few = {.size = sizeof few, .resolution = 30};
    WORKS(dokushin_page_png(page, &few, take, &coarse, &error));
    WORKS(dokushin_page_png(page, NULL, take, &fine, &error));
    EXPECT(begins(&coarse, "\x89PNG\r\n\x1a\n") && coarse.size < fine.size);
    dokushin_page_free(page);
    dokushin_book_free(book);
}

/* The alphabet decides what is printed; bytes that are no UTF-8 don't hurt. */
static void symbols_and_labels(void) {
    dokushin_puzzle *puzzle = puzzle_of("1...............", NULL);
    dokushin_book *book = NULL;
    dokushin_page *page = NULL;
    WORKS(dokushin_book_new(NULL, &book, &error));
    const dokushin_book_entry letters = {
        .size = sizeof letters, .alphabet = "letters", .label = "\xFF\xC0 label"};
    WORKS(dokushin_book_add(book, puzzle, &letters, &error));
    WORKS(dokushin_book_page(book, 0, &page, &error));
    int found = 0;
    dokushin_page_text text;
    for (size_t at = 0; dokushin_page_text_at(page, at, &text) == DOKUSHIN_OK; ++at) {
        found += text.anchor == DOKUSHIN_ANCHOR_CELL && strcmp(text.text, "A") == 0;
    }
    EXPECT(found == 1);
    document svg = {0};
    const dokushin_code drawn = dokushin_page_svg(page, NULL, take, &svg, NULL);
    EXPECT(drawn == DOKUSHIN_OK || drawn == DOKUSHIN_UNSUPPORTED); /* if no font has U+FFFD */
    dokushin_page_free(page);
    dokushin_book_free(book);
    dokushin_puzzle_free(puzzle);
}

static void fonts(void) {
    dokushin_fonts *some = NULL;
    WORKS(dokushin_fonts_new("en", &some, &error));
    WORKS(dokushin_fonts_have(some, "No. 1", &error));
    /* A character that is none and never will be one. */
    EXPECT(dokushin_fonts_have(some, "\xF3\xBF\xBF\xBD", &error) == DOKUSHIN_UNSUPPORTED);
    EXPECT(strlen(error.what) > 0);
    dokushin_fonts_free(some);
    WORKS(dokushin_fonts_new(NULL, &some, &error));
    dokushin_fonts_free(some);
}

/* ---- mistakes ------------------------------------------------------------------------------ */

/* The call's last argument is &error, and it says what is wrong in each language. */
#define REFUSED(wanted, call)                                                                      \
    do {                                                                                           \
        dokushin_error told;                                                                       \
        memset(&error, 0, sizeof error);                                                           \
        const dokushin_code code = (call);                                                         \
        EXPECT(dokushin_error_in_language(&error, "ja", &told, NULL) == DOKUSHIN_OK);              \
        if (code != (wanted) || error.code != code || strcmp(told.what, error.what) == 0) {        \
            printf("%s:%d: %s is %s: %s\n", __FILE__, __LINE__, #call, dokushin_code_name(code),   \
                   error.what);                                                                    \
            ++failures;                                                                            \
        }                                                                                          \
    } while (0)
#define NULLS(call) REFUSED(DOKUSHIN_NULL_ARGUMENT, call)
#define OTHERS(call) REFUSED(DOKUSHIN_BAD_HANDLE, call)
#define WRONG(call) REFUSED(DOKUSHIN_BAD_ARGUMENT, call)

static void mistakes_with_books(void) {
    dokushin_book *none = NULL;
    const dokushin_book_options wrongs[] = {
        {.size = 2},
        {.size = sizeof *wrongs, .paper = "papyrus"},
        {.size = sizeof *wrongs, .solutions = "in between"},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_book_new(&wrongs[at], &none, &error));
    }
    const dokushin_book_options many = {.size = sizeof many, .per_page = 13};
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_book_new(&many, &none, &error));
    NULLS(dokushin_book_new(NULL, NULL, &error));
    EXPECT(none == NULL);

    dokushin_book *book = NULL;
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    size_t pages = 9;
    size_t other = 9;
    dokushin_page *page = NULL;
    document drawn = {0};
    WORKS(dokushin_book_new(NULL, &book, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_book_page_count(book, &pages, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_book_pages_of(book, 0, &pages, &other, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_book_page(book, 0, &page, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_book_pdf(book, NULL, take, &drawn, &error));
    const dokushin_book_entry small = {.size = 3};
    WRONG(dokushin_book_add(book, puzzle, &small, &error));
    const dokushin_book_entry four = {.size = sizeof four, .alphabet = "ABCD"};
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_book_add(book, puzzle, &four, &error));
    const uint8_t solution[81] = {0};
    const dokushin_book_entry part = {
        .size = sizeof part, .solution = solution, .solution_cells = 80};
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_book_add(book, puzzle, &part, &error));
    const dokushin_book_entry blanks = {
        .size = sizeof blanks, .solution = solution, .solution_cells = 81};
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_book_add(book, puzzle, &blanks, &error));
    NULLS(dokushin_book_add(NULL, puzzle, NULL, &error));
    NULLS(dokushin_book_add(book, NULL, NULL, &error));
    OTHERS(dokushin_book_add((dokushin_book *)(void *)puzzle, puzzle, NULL, &error));
    OTHERS(dokushin_book_add(book, (dokushin_puzzle *)(void *)book, NULL, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_book_page_count(book, &pages, &error));
    NULLS(dokushin_book_page_count(NULL, &pages, &error));
    NULLS(dokushin_book_page_count(book, NULL, &error));
    OTHERS(dokushin_book_page_count((dokushin_book *)(void *)puzzle, &pages, &error));
    NULLS(dokushin_book_pages_of(NULL, 0, &pages, &other, &error));
    NULLS(dokushin_book_pages_of(book, 0, NULL, &other, &error));
    NULLS(dokushin_book_pages_of(book, 0, &pages, NULL, &error));
    OTHERS(dokushin_book_pages_of((dokushin_book *)(void *)puzzle, 0, &pages, &other, &error));
    NULLS(dokushin_book_page(NULL, 0, &page, &error));
    NULLS(dokushin_book_page(book, 0, NULL, &error));
    OTHERS(dokushin_book_page((dokushin_book *)(void *)puzzle, 0, &page, &error));
    NULLS(dokushin_book_pdf(NULL, NULL, take, &drawn, &error));
    NULLS(dokushin_book_pdf(book, NULL, NULL, &drawn, &error));
    OTHERS(dokushin_book_pdf((dokushin_book *)(void *)puzzle, NULL, take, &drawn, &error));
    WORKS(dokushin_book_add(book, puzzle, NULL, &error));
    REFUSED(DOKUSHIN_END, dokushin_book_pages_of(book, 1, &pages, &other, &error));
    REFUSED(DOKUSHIN_END, dokushin_book_page(book, SIZE_MAX, &page, &error));
    EXPECT(pages == 9 && other == 9 && page == NULL && drawn.calls == 0);
    dokushin_book_free((dokushin_book *)(void *)puzzle);
    dokushin_book_free(NULL);
    dokushin_book_free(book);
    dokushin_puzzle_free(puzzle);
}

static void mistakes_with_pages(void) {
    dokushin_book *book = five();
    dokushin_page *page = NULL;
    dokushin_page *const other = (dokushin_page *)(void *)book;
    WORKS(dokushin_book_page(book, 0, &page, &error));
    dokushin_page_facts facts;
    dokushin_page_area area;
    dokushin_page_line line;
    dokushin_page_text text;
    EXPECT(dokushin_page_describe(NULL, &facts) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_describe(page, NULL) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_describe(other, &facts) == DOKUSHIN_BAD_HANDLE);
    EXPECT(dokushin_page_area_at(NULL, 0, &area) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_area_at(page, 0, NULL) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_area_at(other, 0, &area) == DOKUSHIN_BAD_HANDLE);
    EXPECT(dokushin_page_line_at(NULL, 0, &line) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_line_at(page, 0, NULL) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_line_at(other, 0, &line) == DOKUSHIN_BAD_HANDLE);
    EXPECT(dokushin_page_text_at(NULL, 0, &text) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_text_at(page, 0, NULL) == DOKUSHIN_NULL_ARGUMENT);
    EXPECT(dokushin_page_text_at(other, 0, &text) == DOKUSHIN_BAD_HANDLE);
    document drawn = {0};
    NULLS(dokushin_page_svg(NULL, NULL, take, &drawn, &error));
    NULLS(dokushin_page_svg(page, NULL, NULL, &drawn, &error));
    OTHERS(dokushin_page_svg(other, NULL, take, &drawn, &error));
    NULLS(dokushin_page_png(NULL, NULL, take, &drawn, &error));
    NULLS(dokushin_page_png(page, NULL, NULL, &drawn, &error));
    OTHERS(dokushin_page_png(other, NULL, take, &drawn, &error));
    const dokushin_draw_options small = {.size = 5};
    WRONG(dokushin_book_pdf(book, &small, take, &drawn, &error));
    WRONG(dokushin_page_svg(page, &small, take, &drawn, &error));
    const dokushin_draw_options coarse = {.size = sizeof coarse, .resolution = 29};
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_page_png(page, &coarse, take, &drawn, &error));
    EXPECT(drawn.calls == 0);
    dokushin_page_free(other);
    dokushin_page_free(NULL);
    dokushin_page_free(page);

    dokushin_fonts *some = NULL;
    NULLS(dokushin_fonts_new("en", NULL, &error));
    WORKS(dokushin_fonts_new("no such language", &some, &error));
    NULLS(dokushin_fonts_have(NULL, "1", &error));
    NULLS(dokushin_fonts_have(some, NULL, &error));
    OTHERS(dokushin_fonts_have((dokushin_fonts *)(void *)book, "1", &error));
    dokushin_fonts_free((dokushin_fonts *)(void *)book);
    dokushin_fonts_free(NULL);
    dokushin_fonts_free(some);
    dokushin_book_free(book);
}

/* `test_c_pages PUZZLE...`: the PDF that `dokushin print` makes of them. */
static int32_t print_bytes(const void *bytes, size_t count, void *context) {
    return fwrite(bytes, 1, count, context) == count;
}

static void print_all(char **puzzles, int count) {
    const dokushin_book_options options = {.size = sizeof options,
                                           .per_page = count < 6 ? (uint32_t)count : 6};
    const dokushin_draw_options draw = {.size = sizeof draw, .title = "dokushin"};
    dokushin_book *book = NULL;
    WORKS(dokushin_book_new(&options, &book, &error));
    for (int at = 0; at < count; ++at) {
        char label[20];
        snprintf(label, sizeof label, "No. %d", at + 1);
        const dokushin_book_entry entry = {.size = sizeof entry, .label = label};
        dokushin_puzzle *puzzle = puzzle_of(puzzles[at], NULL);
        WORKS(dokushin_book_add(book, puzzle, &entry, &error));
        dokushin_puzzle_free(puzzle);
    }
    WORKS(dokushin_book_pdf(book, &draw, print_bytes, stdout, &error));
    dokushin_book_free(book);
}

int main(int count, char **words) {
    if (count > 1) {
        print_all(words + 1, count - 1);
        return failures == 0 ? 0 : 1;
    }
    books();
    pages();
    areas();
    documents();
    symbols_and_labels();
    fonts();
    mistakes_with_books();
    mistakes_with_pages();
    printf("%d lines are wrong\n", failures);
    return failures == 0 ? 0 : 1;
}
