/* The C interface of printing: what print.h offers, for every language that can call C. c.h says
 * how to read this, and what holds for all calls.
 *
 * These calls are not in libdokushin but in the library libdokushin_print
 * (dokushin::print of the CMake package), since they need cairo and Pango. All lengths are points
 * (1/72 inch), and all places are counted from the top left corner of the page. Fonts are those
 * that fontconfig finds when a page is drawn. */
#ifndef DOKUSHIN_C_PRINT_H
#define DOKUSHIN_C_PRINT_H

#include <dokushin/c.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- books --------------------------------------------------------------------------------- */

/* A book: puzzles to print, in order, and their options. */
typedef struct dokushin_book dokushin_book;
typedef struct dokushin_book_options {
    size_t size;
    const char *paper;     /* "a4" or "letter"; NULL: "a4" */
    const char *title;     /* on top of each page; NULL: none */
    const char *solutions; /* pages of them: "none", "at-end" or "upside-down"; NULL: "none" */
    const char *solutions_title; /* behind the title on their pages; NULL: "Solutions" */
    uint32_t per_page;           /* puzzles, up to 12; 0: 6 */
    int32_t no_page_numbers;     /* 1: none */
    int32_t pencilmarks; /* 1: small in each blank cell. Those that a puzzle states always are. */
} dokushin_book_options;
DOKUSHIN_API dokushin_code dokushin_book_new(const dokushin_book_options *options,
                                             dokushin_book **book, dokushin_error *error);
DOKUSHIN_API void dokushin_book_free(dokushin_book *book);

/* An entry: what is printed with a puzzle. A member that is NULL is left out. */
typedef struct dokushin_book_entry {
    size_t size;
    const char *label;       /* above the grid on its left, as "No. 1" */
    const char *rating;      /* above the grid on its right */
    const char *alphabet;    /* as in dokushin_read_options; NULL: "usual" */
    const uint8_t *solution; /* a digit for each cell; NULL: none among the solutions */
    size_t solution_cells;   /* how many that are */
} dokushin_book_entry;
/* Adds a puzzle, which is copied, at the end. Pages that were made before stay as they are. */
DOKUSHIN_API dokushin_code dokushin_book_add(dokushin_book *book, const dokushin_puzzle *puzzle,
                                             const dokushin_book_entry *entry,
                                             dokushin_error *error);
/* Counts the pages, with those of the solutions. This and the calls below return
 * DOKUSHIN_EMPTY_INPUT if there is no puzzle. */
DOKUSHIN_API dokushin_code dokushin_book_page_count(dokushin_book *book, size_t *pages,
                                                    dokushin_error *error);
/* Writes the page, from 0, of the puzzle at a position, from 0, and that of its solution (SIZE_MAX
 * if it has none or the book has no solutions). DOKUSHIN_END beyond the last puzzle. */
DOKUSHIN_API dokushin_code dokushin_book_pages_of(dokushin_book *book, size_t position,
                                                  size_t *page, size_t *solution_page,
                                                  dokushin_error *error);

/* ---- pages --------------------------------------------------------------------------------- */

/* A page as a value, not drawn yet: areas lie below lines, lines below texts, and in each list
 * earlier ones below later ones. */
typedef struct dokushin_page dokushin_page;
/* Makes the page with that number, from 0; DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_book_page(dokushin_book *book, size_t number,
                                              dokushin_page **page, dokushin_error *error);
DOKUSHIN_API void dokushin_page_free(dokushin_page *page);

typedef struct dokushin_page_facts {
    double width;
    double height;
    size_t areas;
    size_t lines;
    size_t texts;
} dokushin_page_facts;
DOKUSHIN_API dokushin_code dokushin_page_describe(const dokushin_page *page,
                                                  dokushin_page_facts *facts);

/* A rectangle filled with a shade of grey: 0 is black, 1 white. x and y of its upper left corner.
 */
typedef struct dokushin_page_area {
    double x;
    double y;
    double width;
    double height;
    double grey;
} dokushin_page_area;
/* A line with square ends, which reach half its width beyond where it begins and ends. */
typedef struct dokushin_page_line {
    double from_x;
    double from_y;
    double to_x;
    double to_y;
    double width;
    double grey;
} dokushin_page_line;
typedef int32_t dokushin_anchor;
enum {
    DOKUSHIN_ANCHOR_LEFT = 0,   /* x and y are where the baseline begins, */
    DOKUSHIN_ANCHOR_MIDDLE = 1, /* its middle, */
    DOKUSHIN_ANCHOR_RIGHT = 2,  /* or its end */
    DOKUSHIN_ANCHOR_CELL = 3    /* a symbol: the middle of its ink, from baseline to digit's top */
};
typedef struct dokushin_page_text {
    const char *text; /* the page's: valid as long as the page */
    double x;
    double y;
    double size; /* the font's */
    double room; /* the most width: a wider text is set smaller, then cut with an ellipsis */
    double grey;
    dokushin_anchor anchor;
    int32_t bold;
    int32_t turned; /* 1: by half a turn about x and y */
} dokushin_page_text;
/* Write the area, line or text at a position from 0; DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_page_area_at(const dokushin_page *page, size_t position,
                                                 dokushin_page_area *area);
DOKUSHIN_API dokushin_code dokushin_page_line_at(const dokushin_page *page, size_t position,
                                                 dokushin_page_line *line);
DOKUSHIN_API dokushin_code dokushin_page_text_at(const dokushin_page *page, size_t position,
                                                 dokushin_page_text *text);

/* ---- drawing ------------------------------------------------------------------------------- */

/* A callback that takes the next bytes of a document; it returns 0 to end the drawing, which then
 * is DOKUSHIN_CANCELLED. Bytes passed before a call fails are no document. */
typedef int32_t (*dokushin_on_bytes)(const void *bytes, size_t count, void *context);
typedef struct dokushin_draw_options {
    size_t size;
    /* A tag, as "en", "ja" or "zh-cn" (as fontconfig names them): it decides the form that Chinese
     * characters have; NULL: "en". */
    const char *language;
    const char *title;   /* in a PDF's metadata; NULL: none */
    uint32_t resolution; /* of a PNG, pixels an inch, 30 to 600; 0: 150 */
} dokushin_draw_options;
/* Draw all pages as one document, fonts embedded; a page as an image that needs no font; a page as
 * pixels. The same pages make the same bytes wherever fonts and libraries are the same. A character
 * that no installed font has is DOKUSHIN_UNSUPPORTED. */
DOKUSHIN_API dokushin_code dokushin_book_pdf(dokushin_book *book,
                                             const dokushin_draw_options *options,
                                             dokushin_on_bytes on_bytes, void *context,
                                             dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_page_svg(const dokushin_page *page,
                                             const dokushin_draw_options *options,
                                             dokushin_on_bytes on_bytes, void *context,
                                             dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_page_png(const dokushin_page *page,
                                             const dokushin_draw_options *options,
                                             dokushin_on_bytes on_bytes, void *context,
                                             dokushin_error *error);

/* The installed fonts. `language` as in dokushin_draw_options. */
typedef struct dokushin_fonts dokushin_fonts;
DOKUSHIN_API dokushin_code dokushin_fonts_new(const char *language, dokushin_fonts **fonts,
                                              dokushin_error *error);
/* Do the fonts have all characters of the text? DOKUSHIN_OK, or DOKUSHIN_UNSUPPORTED with the
 * missing character. */
DOKUSHIN_API dokushin_code dokushin_fonts_have(const dokushin_fonts *fonts, const char *text,
                                               dokushin_error *error);
DOKUSHIN_API void dokushin_fonts_free(dokushin_fonts *fonts);

#ifdef __cplusplus
}
#endif

#endif
