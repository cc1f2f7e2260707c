/* The C interface of dokushin: what the C++ headers offer, for every language that can call C.
 *
 * How to read it
 *   - A call answers with a dokushin_code; DOKUSHIN_OK is 0. What it computes goes to the
 *     places that its last arguments point to, and nothing is written there if it fails.
 *   - Each call that input can make fail takes a dokushin_error of the caller's, where it tells
 *     what was wrong, what was expected and where; NULL if nobody wants to know.
 *   - Cells are counted from 0 in row-major order, digits from 1, 0 is a blank cell; a set of
 *     digits is a word with bit d - 1 for digit d. Boards reach 64 x 64.
 *   - Options are structs of which the first member is their size, so that they can grow:
 *     `dokushin_solve_options options = {sizeof options};` All members that are 0 mean
 *     "as usual"; a NULL for the whole means that too. Who was compiled with a header in which
 *     they were smaller goes on with it.
 *   - Handles are made by a call that ends in _new (or says that it makes one) and freed by the
 *     one that ends in _free, which takes NULL. Texts that a call makes are freed by
 *     dokushin_text_free. Strings are UTF-8 and end with a zero byte.
 *   - No call keeps a pointer of the caller's after it returns (but a dokushin_stop or a function
 *     with its context that is given to something that goes on, which must outlive it).
 *   - There is no global state. A handle may be used by one thread at a time; a dokushin_puzzle
 *     that nobody changes, a dokushin_shape, a dokushin_step, and a dokushin_stop, by any number.
 *   - A NULL, a handle that is of another kind or was freed (as far as its memory still tells),
 *     a wrong size: each is an error, not a crash.
 *   - Pages of puzzles, for which more libraries are needed, are in c_print.h. */
#ifndef DOKUSHIN_C_H
#define DOKUSHIN_C_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define DOKUSHIN_API
#else
#define DOKUSHIN_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- errors ------------------------------------------------------------------------- */

/* 1 to 19 are the codes of result.h, in its order. */
typedef int32_t dokushin_code;
enum {
    DOKUSHIN_OK = 0,
    DOKUSHIN_BAD_CHARACTER = 1,
    DOKUSHIN_WRONG_LENGTH = 2,
    DOKUSHIN_OUT_OF_RANGE = 3,
    DOKUSHIN_RAGGED = 4,
    DOKUSHIN_CONTRADICTION = 5,
    DOKUSHIN_BAD_SHAPE = 6,
    DOKUSHIN_BAD_FORMAT = 7,
    DOKUSHIN_TOO_LONG = 8,
    DOKUSHIN_EMPTY_INPUT = 9,
    DOKUSHIN_UNSUPPORTED = 10,
    /* The caller's own mistakes. */
    DOKUSHIN_NULL_ARGUMENT = 20,
    DOKUSHIN_BAD_HANDLE = 21,   /* of another kind, or freed */
    DOKUSHIN_BAD_ARGUMENT = 22, /* a struct's size, a name, a number beyond what there is */
    /* An array for what is computed has not the size that it must have. (One that is read gives
     * DOKUSHIN_WRONG_LENGTH.) */
    DOKUSHIN_TOO_SMALL = 23,
    /* Nobody's mistake. */
    DOKUSHIN_END = 30,       /* nothing more: of readers, walks, techniques */
    DOKUSHIN_NO_MEMORY = 31, /* the machine has none left */
    DOKUSHIN_CANCELLED = 32
};

/* "ok", "bad_character", ..., "unknown". Static: not to be freed. */
DOKUSHIN_API const char *dokushin_code_name(dokushin_code code);

/* line and column count from 1; 0 where there is no such thing. Long texts are cut at a
 * character's end. A call that succeeds leaves it alone. */
typedef struct dokushin_error {
    dokushin_code code;
    uint32_t line;
    uint32_t column;
    char what[256];
    char expected[256];
} dokushin_error;

/* The same mistake with its texts in a language: "en" (or NULL), "ja", "zh". Texts that no call of
 * this library tells stay as they are. `told` may be `mistake`. */
DOKUSHIN_API dokushin_code dokushin_error_in_language(const dokushin_error *mistake,
                                                      const char *language, dokushin_error *told,
                                                      dokushin_error *error);
/* "WHAT, expected EXPECTED" in a language, on one line, without the place. */
DOKUSHIN_API dokushin_code dokushin_error_message(const dokushin_error *mistake,
                                                  const char *language, char **text,
                                                  dokushin_error *error);

/* ---- versions, texts, stops ------------------------------------------------------------ */

/* Grows when something that this header promises changes; 1 now. */
#define DOKUSHIN_ABI 1
DOKUSHIN_API uint32_t dokushin_abi(void);
/* "0.1.0". Static. */
DOKUSHIN_API const char *dokushin_version_text(void);

DOKUSHIN_API void dokushin_text_free(char *text);

/* Ends long calls from another thread: raise it, and they come back soon. */
typedef struct dokushin_stop dokushin_stop;
DOKUSHIN_API dokushin_code dokushin_stop_new(dokushin_stop **stop);
DOKUSHIN_API dokushin_code dokushin_stop_raise(dokushin_stop *stop);
DOKUSHIN_API dokushin_code dokushin_stop_lower(dokushin_stop *stop);
DOKUSHIN_API void dokushin_stop_free(dokushin_stop *stop);

/* ---- shapes ---------------------------------------------------------------------------- */

/* A shape is named as on the command line: "9x9", "3x4", "9x9+diagonals", "jigsaw:AAB...". */
typedef struct dokushin_shape dokushin_shape;

typedef struct dokushin_shape_facts {
    uint32_t side;  /* N */
    uint32_t cells; /* N^2 */
    uint32_t houses;
    uint32_t box_rows; /* 0 for a jigsaw, as box_columns */
    uint32_t box_columns;
} dokushin_shape_facts;

DOKUSHIN_API dokushin_code dokushin_shape_new(const char *name, dokushin_shape **shape,
                                              dokushin_error *error);
DOKUSHIN_API void dokushin_shape_free(dokushin_shape *shape);
DOKUSHIN_API dokushin_code dokushin_shape_describe(const dokushin_shape *shape,
                                                   dokushin_shape_facts *facts);
/* A name that dokushin_shape_new reads back. */
DOKUSHIN_API dokushin_code dokushin_shape_name(const dokushin_shape *shape, char **name);
/* The box or region of each cell, from 0; `count` is the number of cells. */
DOKUSHIN_API dokushin_code dokushin_shape_regions(const dokushin_shape *shape, uint16_t *regions,
                                                  size_t count, dokushin_error *error);
/* The cells of house `house` (from 0), ascending; `count` is the side. */
DOKUSHIN_API dokushin_code dokushin_shape_house(const dokushin_shape *shape, uint32_t house,
                                                uint16_t *cells, size_t count,
                                                dokushin_error *error);
/* "row 1", "box 9", "diagonal 2". */
DOKUSHIN_API dokushin_code dokushin_shape_house_name(const dokushin_shape *shape, uint32_t house,
                                                     char **name, dokushin_error *error);
/* What a house is ("row", "column", "box", "region", "diagonal", "window", "disjoint group",
 * "centre dot"; not to be freed), and its number among the houses of its kind, from 1. */
DOKUSHIN_API dokushin_code dokushin_shape_house_kind(const dokushin_shape *shape, uint32_t house,
                                                     const char **kind, uint32_t *ordinal,
                                                     dokushin_error *error);

/* ---- puzzles --------------------------------------------------------------------------- */

typedef struct dokushin_puzzle dokushin_puzzle;

/* Givens: one digit (or 0) a cell. Givens that contradict each other are let in: see
 * dokushin_flaws. */
DOKUSHIN_API dokushin_code dokushin_puzzle_new(const dokushin_shape *shape, const uint8_t *givens,
                                               size_t count, dokushin_puzzle **puzzle,
                                               dokushin_error *error);
/* The only puzzle of a text in any format that the library reads. `format` and `shape` may be
 * NULL: then they are recognised. */
DOKUSHIN_API dokushin_code dokushin_puzzle_parse(const char *text, size_t length,
                                                 const char *format, const dokushin_shape *shape,
                                                 dokushin_puzzle **puzzle, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_puzzle_copy(const dokushin_puzzle *puzzle,
                                                dokushin_puzzle **copy);
DOKUSHIN_API void dokushin_puzzle_free(dokushin_puzzle *puzzle);

/* A player's digits: one (or 0) a cell, never on a given. */
DOKUSHIN_API dokushin_code dokushin_puzzle_set_placed(dokushin_puzzle *puzzle,
                                                      const uint8_t *placed, size_t count,
                                                      dokushin_error *error);
/* What candidates a player states: a set of digits a cell (those of givens are ignored). */
DOKUSHIN_API dokushin_code dokushin_puzzle_set_candidates(dokushin_puzzle *puzzle,
                                                          const uint64_t *candidates, size_t count,
                                                          dokushin_error *error);

/* A new handle. */
DOKUSHIN_API dokushin_code dokushin_puzzle_shape(const dokushin_puzzle *puzzle,
                                                 dokushin_shape **shape);
/* `count` is the number of cells. */
DOKUSHIN_API dokushin_code dokushin_puzzle_givens(const dokushin_puzzle *puzzle, uint8_t *givens,
                                                  size_t count, dokushin_error *error);
/* Givens and placed digits together. */
DOKUSHIN_API dokushin_code dokushin_puzzle_digits(const dokushin_puzzle *puzzle, uint8_t *digits,
                                                  size_t count, dokushin_error *error);
/* 1 if candidates were stated, else 0. */
DOKUSHIN_API dokushin_code dokushin_puzzle_has_candidates(const dokushin_puzzle *puzzle,
                                                          int32_t *stated);
/* What a solver may start from: stated candidates (or all) less the digits of peers; of a cell
 * with a digit just that. */
DOKUSHIN_API dokushin_code dokushin_puzzle_candidates(const dokushin_puzzle *puzzle,
                                                      uint64_t *candidates, size_t count,
                                                      dokushin_error *error);
/* In one of the formats that can be written ("line", "grid", "pencilmarks", ...). */
DOKUSHIN_API dokushin_code dokushin_puzzle_format(const dokushin_puzzle *puzzle, const char *format,
                                                  char **text, dokushin_error *error);

/* A format's row in the table, position from 0; DOKUSHIN_END beyond the last. Static texts. */
typedef struct dokushin_format_facts {
    const char *name;
    const char *description;
    int32_t can_write;
} dokushin_format_facts;
DOKUSHIN_API dokushin_code dokushin_format_at(uint32_t position, dokushin_format_facts *facts);

/* ---- many puzzles in one text ------------------------------------------------------------ */

typedef struct dokushin_reader dokushin_reader;

/* The text is copied. `format` and `shape` may be NULL. */
DOKUSHIN_API dokushin_code dokushin_reader_new(const char *text, size_t length, const char *format,
                                               const dokushin_shape *shape,
                                               dokushin_reader **reader, dokushin_error *error);
/* DOKUSHIN_OK and a new puzzle; DOKUSHIN_END; or what is wrong with the next one, which does not
 * keep those behind it from being read. */
DOKUSHIN_API dokushin_code dokushin_reader_next(dokushin_reader *reader, dokushin_puzzle **puzzle,
                                                dokushin_error *error);
/* How to read. `format` and `shape` as above. */
typedef struct dokushin_read_options {
    size_t size;
    const char *format;
    const dokushin_shape *shape;
    /* "usual", "letters" (A is 1), "zero" (0 is 1), or the characters of the digits in order;
     * NULL: "usual". */
    const char *alphabet;
    size_t max_line;     /* bytes; longer lines are refused; 0: as usual, 1 MiB */
    size_t max_document; /* of XML; 0: as usual, 64 MiB */
    int32_t amid_lines;  /* 1: a part of a text, see dokushin_is_surely_a_record */
} dokushin_read_options;
DOKUSHIN_API dokushin_code dokushin_puzzle_read(const char *text, size_t length,
                                                const dokushin_read_options *options,
                                                dokushin_puzzle **puzzle, dokushin_error *error);
/* Makes a reader of a text, which is copied. */
DOKUSHIN_API dokushin_code dokushin_reader_open(const char *text, size_t length,
                                                const dokushin_read_options *options,
                                                dokushin_reader **reader, dokushin_error *error);
/* Fills the front of `buffer`, which has so much room, and returns how many bytes it wrote; 0 at
 * the end. */
typedef size_t (*dokushin_on_read)(char *buffer, size_t room, void *context);
/* Makes a reader of what a function hands over bit by bit, with bounded memory however much that
 * is. It is called while puzzles are read. */
DOKUSHIN_API dokushin_code dokushin_reader_over(dokushin_on_read on_read, void *context,
                                                const dokushin_read_options *options,
                                                dokushin_reader **reader, dokushin_error *error);
/* Is a line a record of its own, whatever stands around it? 1 or 0; as in text.h. */
DOKUSHIN_API dokushin_code dokushin_is_surely_a_record(const char *line, size_t length,
                                                       const dokushin_read_options *options,
                                                       int32_t *is, dokushin_error *error);
/* Where the last puzzle began, from 1; its format ("line", static). DOKUSHIN_END before the
 * first. */
DOKUSHIN_API dokushin_code dokushin_reader_place(const dokushin_reader *reader, uint32_t *line,
                                                 uint32_t *column, const char **format);
/* What the text said of the last puzzle besides: its comment, then a line "name: value" for each
 * header; may be empty. */
DOKUSHIN_API dokushin_code dokushin_reader_comment(const dokushin_reader *reader, char **comment);
/* What the last puzzle's digits were written with, in order, and (unless it is NULL) what its
 * blanks were. DOKUSHIN_END before the first. */
DOKUSHIN_API dokushin_code dokushin_reader_alphabet(const dokushin_reader *reader,
                                                    char **characters, char *blank);
/* The solution that the text gave with the last puzzle, right or not; DOKUSHIN_END if it gave
 * none. */
DOKUSHIN_API dokushin_code dokushin_reader_solution(const dokushin_reader *reader,
                                                    uint8_t *solution, size_t count,
                                                    dokushin_error *error);
DOKUSHIN_API void dokushin_reader_free(dokushin_reader *reader);

/* Writes many puzzles in one format: what begins the text, each puzzle, what ends it. All three
 * end in a newline or are empty. */
typedef struct dokushin_writer dokushin_writer;
typedef struct dokushin_write_options {
    size_t size;
    const char *format;   /* NULL: "line" */
    const char *alphabet; /* as in dokushin_read_options */
    char blank;           /* one of . 0 * _ - ? where the format lets it choose; 0: as usual */
    int32_t ascii;        /* 1: frames without box-drawing characters */
} dokushin_write_options;
DOKUSHIN_API dokushin_code dokushin_writer_new(const dokushin_write_options *options,
                                               dokushin_writer **writer, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_writer_begin(const dokushin_writer *writer, char **text);
/* `solution` may be NULL, and `count` 0; formats that have room for one write it. */
DOKUSHIN_API dokushin_code dokushin_writer_write(dokushin_writer *writer,
                                                 const dokushin_puzzle *puzzle,
                                                 const uint8_t *solution, size_t count, char **text,
                                                 dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_writer_end(const dokushin_writer *writer, char **text);
DOKUSHIN_API void dokushin_writer_free(dokushin_writer *writer);

/* ---- check ------------------------------------------------------------------------------ */

/* As in check.h; what a kind has no use for is 0. */
typedef int32_t dokushin_flaw_kind;
enum {
    DOKUSHIN_REPEATED_DIGIT = 0,
    DOKUSHIN_NO_CANDIDATE = 1,
    DOKUSHIN_NO_PLACE = 2,
    DOKUSHIN_BLANK_CELL = 3,
    DOKUSHIN_BROKEN_CONSTRAINT = 4 /* `house` is then the constraint's number */
};
typedef struct dokushin_flaw {
    dokushin_flaw_kind kind;
    uint16_t cell;
    uint16_t other;
    uint16_t house;
    uint16_t digit;
} dokushin_flaw;

/* Writes the first `room` flaws that can be seen without search, and how many there are. `room`
 * may be 0, `flaws` NULL then. */
DOKUSHIN_API dokushin_code dokushin_flaws(const dokushin_puzzle *puzzle, dokushin_flaw *flaws,
                                          size_t room, size_t *found);
/* "r1c3 and r1c7 are both 8 in row 1", digits as of dokushin_step_tell. */
DOKUSHIN_API dokushin_code dokushin_flaw_text(const dokushin_puzzle *puzzle,
                                              const dokushin_flaw *flaw, char **text,
                                              dokushin_error *error);
/* Is it finished, right, and an answer to the puzzle? 1 or 0. */
DOKUSHIN_API dokushin_code dokushin_is_solution(const dokushin_puzzle *puzzle, const uint8_t *grid,
                                                size_t count, int32_t *is, dokushin_error *error);
/* Why a digit can't stand in a cell of a grid: the first house of the cell where another cell has
 * the digit, and that cell; or, of a board with constraints that the digit would break,
 * DOKUSHIN_NO_HOUSE and another cell of the first such one. DOKUSHIN_END if nothing forbids it. */
#define DOKUSHIN_NO_HOUSE 0xFFFFu
DOKUSHIN_API dokushin_code dokushin_forbids(const dokushin_shape *shape, const uint8_t *grid,
                                            size_t count, uint16_t cell, uint8_t digit,
                                            uint16_t *house, uint16_t *peer, dokushin_error *error);

/* ---- solve ------------------------------------------------------------------------------ */

/* As in solve.h. */
typedef int32_t dokushin_status;
enum {
    DOKUSHIN_UNIQUE = 0,
    DOKUSHIN_MULTIPLE = 1,
    DOKUSHIN_NONE = 2,
    DOKUSHIN_INVALID = 3,
    DOKUSHIN_LIMIT = 4
};
typedef int32_t dokushin_ended;
enum {
    DOKUSHIN_ENDED_EXHAUSTED = 0,
    DOKUSHIN_ENDED_SOLUTIONS = 1,
    DOKUSHIN_ENDED_NODES = 2,
    DOKUSHIN_ENDED_TIME = 3,
    DOKUSHIN_ENDED_CANCELLED = 4,
    DOKUSHIN_ENDED_MEMORY = 5
};
/* "unique", ...; "exhausted", ...; "unknown". Static. */
DOKUSHIN_API const char *dokushin_status_name(dokushin_status status);
DOKUSHIN_API const char *dokushin_ended_name(dokushin_ended ended);
/* "auto", "backtrack", ...: the methods in order; NULL beyond the last. Static. */
DOKUSHIN_API const char *dokushin_method_at(uint32_t position);

typedef struct dokushin_solve_options {
    size_t size;
    const char *method;        /* a name; NULL: "auto" */
    uint64_t solutions;        /* at most so many; 0: 2, or all where one counts */
    uint64_t nodes;            /* 0: no limit */
    uint64_t microseconds;     /* 0: no limit */
    const dokushin_stop *stop; /* NULL: none */
} dokushin_solve_options;

typedef struct dokushin_answer {
    dokushin_status status;
    dokushin_ended ended;
    uint64_t solutions; /* found */
    uint64_t nodes;
    uint64_t guesses;
    uint64_t backtracks;
    const char *method; /* who answered; static */
} dokushin_answer;

/* `solution` may be NULL (then `count` is 0); else it has `count` cells and gets the first
 * solution, if there is one; if not it is left alone. */
DOKUSHIN_API dokushin_code dokushin_solve(const dokushin_puzzle *puzzle,
                                          const dokushin_solve_options *options,
                                          dokushin_answer *answer, uint8_t *solution, size_t count,
                                          dokushin_error *error);
/* Counts solutions up to 2^64 - 1, without a grid. */
DOKUSHIN_API dokushin_code dokushin_count(const dokushin_puzzle *puzzle,
                                          const dokushin_solve_options *options,
                                          dokushin_answer *answer, dokushin_error *error);
/* Exactly, in decimal digits, however many: see count.h. Of the options `nodes` and `solutions`
 * are not used; `method` is "auto", "search" or "states". `memory` in bytes, 0: as usual. */
DOKUSHIN_API dokushin_code dokushin_count_exactly(const dokushin_puzzle *puzzle,
                                                  const dokushin_solve_options *options,
                                                  uint64_t memory, char **solutions,
                                                  dokushin_ended *ended, dokushin_error *error);
typedef struct dokushin_estimate {
    double log10_mean;
    double relative_error;
    uint64_t probes;
    uint64_t finished;
} dokushin_estimate;
/* Of the options only `microseconds` and `stop` are used. `probes` 0: as usual. */
DOKUSHIN_API dokushin_code dokushin_count_estimate(const dokushin_puzzle *puzzle, uint64_t probes,
                                                   uint64_t seed,
                                                   const dokushin_solve_options *options,
                                                   dokushin_estimate *estimate,
                                                   dokushin_error *error);
/* Is called with each solution; 0 ends the enumeration. */
typedef int32_t (*dokushin_on_solution)(const uint8_t *grid, size_t count, void *context);
DOKUSHIN_API dokushin_code dokushin_enumerate(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options,
                                              dokushin_on_solution on_solution, void *context,
                                              dokushin_answer *answer, dokushin_error *error);
/* The first `room` solutions, one grid after another, for those who can't be called back; as
 * many as the answer tells, or `room`. If the options don't say how many to look for, it is as
 * many as there is room for, and two at least. */
DOKUSHIN_API dokushin_code dokushin_solutions(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options, uint8_t *grids,
                                              size_t room, dokushin_answer *answer,
                                              dokushin_error *error);
/* The cells of givens (not candidates) that follow from the others, ascending; `room` is at least
 * how many givens there are. `complete` is 0 if a limit left some undecided. */
DOKUSHIN_API dokushin_code dokushin_redundant(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options,
                                              uint16_t *cells, size_t room, size_t *found,
                                              int32_t *complete, dokushin_error *error);

/* ---- many 9x9 puzzles at once --------------------------------------------------------------- */

typedef struct dokushin_batch dokushin_batch;
typedef struct dokushin_batch_answer {
    dokushin_status status;
    dokushin_ended ended;
    uint32_t solutions;
    uint32_t nodes;
    int32_t unreadable; /* the first character that is no cell; -1 in order */
} dokushin_batch_answer;

/* A build of the engine for an instruction set, the fastest at position 0; DOKUSHIN_END beyond
 * the last, "portable". Static texts. */
typedef struct dokushin_kernel_facts {
    const char *name;
    const char *needs; /* the instruction sets, as Linux and compilers name them */
    uint32_t lanes;    /* boards side by side */
    int32_t runs_here; /* has this processor what it needs? 1 or 0 */
} dokushin_kernel_facts;
DOKUSHIN_API dokushin_code dokushin_kernel_at(uint32_t position, dokushin_kernel_facts *facts);

/* `kernel` may be NULL: the fastest that runs here. */
DOKUSHIN_API dokushin_code dokushin_batch_new(const char *kernel, dokushin_batch **batch,
                                              dokushin_error *error);
DOKUSHIN_API void dokushin_batch_free(dokushin_batch *batch);
/* The kernel's name. Static; NULL if the handle is none. */
DOKUSHIN_API const char *dokushin_batch_kernel(const dokushin_batch *batch);
/* `count` puzzles of 81 characters without gaps; as many answers; `grids` is NULL or has room for
 * as many times 81 characters. `limit`: solutions to look for, 0: 2. */
DOKUSHIN_API dokushin_code dokushin_batch_solve(dokushin_batch *batch, const char *puzzles,
                                                size_t count, uint32_t limit,
                                                const dokushin_stop *stop,
                                                dokushin_batch_answer *answers, char *grids,
                                                dokushin_error *error);

/* ---- trace --------------------------------------------------------------------------------- */

/* As in trace.h. */
typedef struct dokushin_search dokushin_search;
typedef struct dokushin_event {
    uint8_t kind;   /* 0 place, 1 take_back, 2 eliminate, 3 solved, 4 exhausted */
    uint8_t reason; /* 0 trial, 1 naked_single, 2 hidden_single, 3 peer, 4 end */
    uint16_t cell;
    uint8_t digit;
    uint8_t unused[3];
    uint32_t depth;
} dokushin_event;
DOKUSHIN_API const char *dokushin_event_kind_name(uint8_t kind);
DOKUSHIN_API const char *dokushin_event_reason_name(uint8_t reason);

/* `method`: "backtrack", "mrv", "singles" or "dlx". */
DOKUSHIN_API dokushin_code dokushin_search_new(const dokushin_puzzle *puzzle, const char *method,
                                               dokushin_search **search, dokushin_error *error);
DOKUSHIN_API void dokushin_search_free(dokushin_search *search);
/* The next events, up to `room`; ends early behind the first `solved` or `exhausted`. */
DOKUSHIN_API dokushin_code dokushin_search_next(dokushin_search *search, dokushin_event *events,
                                                size_t room, size_t *made, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_grid(const dokushin_search *search, uint8_t *grid,
                                                size_t count, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_candidates(const dokushin_search *search,
                                                      uint64_t *candidates, size_t count,
                                                      dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_counters(const dokushin_search *search, uint64_t *nodes,
                                                    uint64_t *guesses, uint64_t *backtracks);

/* ---- explain ------------------------------------------------------------------------------- */

/* A technique's row in the table, position from 0; DOKUSHIN_END beyond the last. Static. */
typedef struct dokushin_technique_facts {
    const char *key; /* "x-wing" */
    const char *english;
    const char *japanese;
    const char *chinese;
    int32_t needs_unique;
    uint32_t largest_side;
} dokushin_technique_facts;
DOKUSHIN_API dokushin_code dokushin_technique_at(uint32_t position,
                                                 dokushin_technique_facts *facts);

/* As in walk.h. */
typedef struct dokushin_walk dokushin_walk;
typedef struct dokushin_step dokushin_step;
typedef struct dokushin_walk_options {
    size_t size;
    const char *order;     /* "explainer", "hodoku" or "sukaku"; NULL: "explainer" */
    const char *hardest;   /* a technique's key, the last of the order that is tried; NULL: all */
    int32_t not_proper;    /* 1: nothing may rest on there being one solution; 0: if the givens
                            * alone have one, whatever was placed or struck since. Where anything
                            * was, dokushin_walk_new() solves them, within `microseconds`, `stop`
                            * and a million nodes; what is not known then is as 1 */
    uint32_t nesting;      /* the deepest of dynamic chains, plus 1; 0: as usual */
    uint64_t microseconds; /* for one search; 0: no limit */
    const dokushin_stop *stop;
    const char *techniques;    /* keys with commas between: these and no others, in this order,
                                * instead of `order`'s; NULL or "": those */
    int32_t no_sets_in_chains; /* 1: grouped chains don't run through almost locked sets */
} dokushin_walk_options;

/* With HoDoKu's order, trial and error comes last, if the puzzle has one solution that is found
 * soon; the same holds where `techniques` name it. */
DOKUSHIN_API dokushin_code dokushin_walk_new(const dokushin_puzzle *puzzle,
                                             const dokushin_walk_options *options,
                                             dokushin_walk **walk, dokushin_error *error);
DOKUSHIN_API void dokushin_walk_free(dokushin_walk *walk);
/* A new step; DOKUSHIN_END if the puzzle is solved or nothing gets further; DOKUSHIN_CANCELLED
 * if the search was given up for its time or its stop. */
DOKUSHIN_API dokushin_code dokushin_walk_next(const dokushin_walk *walk, dokushin_step **step,
                                              dokushin_error *error);
/* All instances of a technique here: the first `room` as new steps, and how many there are.
 * DOKUSHIN_CANCELLED and none if the search was given up. */
DOKUSHIN_API dokushin_code dokushin_walk_all(const dokushin_walk *walk, const char *technique,
                                             dokushin_step **steps, size_t room, size_t *found,
                                             dokushin_error *error);
/* Of a step whose digits can't be placed here (it was found elsewhere): DOKUSHIN_BAD_ARGUMENT. */
DOKUSHIN_API dokushin_code dokushin_walk_apply(dokushin_walk *walk, const dokushin_step *step,
                                               dokushin_error *error);
/* Each 1 or 0: is it solved; has an open cell no candidate left? */
DOKUSHIN_API dokushin_code dokushin_walk_state(const dokushin_walk *walk, int32_t *solved,
                                               int32_t *stuck);
DOKUSHIN_API dokushin_code dokushin_walk_grid(const dokushin_walk *walk, uint8_t *grid,
                                              size_t count, dokushin_error *error);
/* Of open cells; 0 of others. */
DOKUSHIN_API dokushin_code dokushin_walk_candidates(const dokushin_walk *walk, uint64_t *candidates,
                                                    size_t count, dokushin_error *error);

DOKUSHIN_API void dokushin_step_free(dokushin_step *step);
typedef struct dokushin_step_facts {
    const char *technique; /* its key; static */
    uint32_t tenths;       /* Sudoku Explainer's rating: 66 is 6.6; 0: none */
    uint32_t hodoku_points;
    const char *hodoku_level; /* "easy", ...; static */
    uint32_t placements;
    uint32_t eliminations;
    uint32_t nesting;
} dokushin_step_facts;
typedef struct dokushin_candidate {
    uint16_t cell;
    uint16_t digit;
} dokushin_candidate;
DOKUSHIN_API dokushin_code dokushin_step_describe(const dokushin_step *step,
                                                  dokushin_step_facts *facts);
/* `room` must be at least what dokushin_step_describe tells. */
DOKUSHIN_API dokushin_code dokushin_step_placements(const dokushin_step *step,
                                                    dokushin_candidate *placements, size_t room,
                                                    dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_step_eliminations(const dokushin_step *step,
                                                      dokushin_candidate *eliminations, size_t room,
                                                      dokushin_error *error);
/* In "en", "ja" or "zh" (NULL: "en"): the technique's name, where to look, what follows, and the
 * whole reasoning, a line for each link of a chain. Digits are named as the text that the puzzle
 * was read from writes them; if there was none, 1-9, then A-Z. So are they in the JSON's words
 * ("where", "result", "text"; else they are numbers) and in the image. */
typedef int32_t dokushin_telling;
enum {
    DOKUSHIN_TELL_NAME = 0,
    DOKUSHIN_TELL_WHERE = 1,
    DOKUSHIN_TELL_RESULT = 2,
    DOKUSHIN_TELL_ALL = 3
};
DOKUSHIN_API dokushin_code dokushin_step_tell(const dokushin_step *step, dokushin_telling what,
                                              const char *language, char **text,
                                              dokushin_error *error);
/* Everything that is known of the step as one JSON object: the object of `dokushin hint --json`
 * but for its index. As the SVG image it shows the candidates of when the step was found. */
DOKUSHIN_API dokushin_code dokushin_step_json(const dokushin_step *step, const char *language,
                                              char **json, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_step_svg(const dokushin_step *step, const char *language,
                                             char **svg, dokushin_error *error);

/* ---- rate ---------------------------------------------------------------------------------- */

typedef struct dokushin_rated {
    uint32_t tenths;       /* 0: no step was made; 200: beyond the techniques */
    const char *technique; /* its key, static; NULL: none */
    uint32_t nesting;
} dokushin_rated;
/* As in rate.h. */
typedef struct dokushin_rating {
    dokushin_rated hardest;
    dokushin_rated pearl;
    dokushin_rated diamond;
    int32_t solved;
    int32_t stopped;
} dokushin_rating;
/* `order`: "explainer" or "sukaku"; NULL: "explainer". `most` in tenths: stops beyond it; 0: no
 * such limit. After `microseconds` either rating is stopped too; 0: no limit. That the puzzle has
 * one solution is taken for granted. */
DOKUSHIN_API dokushin_code dokushin_rate(const dokushin_puzzle *puzzle, const char *order,
                                         uint32_t most, uint64_t microseconds,
                                         const dokushin_stop *stop, dokushin_rating *rating,
                                         dokushin_error *error);
typedef struct dokushin_hodoku_rating {
    const char *level; /* "easy", ...; static */
    uint32_t score;
    const char *hardest; /* a technique's key, static; NULL: none */
    int32_t solved;
    int32_t guessed;
    int32_t stopped;
} dokushin_hodoku_rating;
/* `solution` may be NULL, and `count` 0: then trial and error isn't used. */
DOKUSHIN_API dokushin_code dokushin_rate_as_hodoku(const dokushin_puzzle *puzzle,
                                                   const uint8_t *solution, size_t count,
                                                   uint64_t microseconds, const dokushin_stop *stop,
                                                   dokushin_hodoku_rating *rating,
                                                   dokushin_error *error);

/* ---- generate ------------------------------------------------------------------------------ */

/* "none", "180", ...: the symmetries in order; NULL beyond the last. Static. */
DOKUSHIN_API const char *dokushin_symmetry_at(uint32_t position);

/* Which cells of a board of that side are givens together: for each the first (so the least) of
 * those that the symmetry moves to each other. `count` is the number of cells. */
DOKUSHIN_API dokushin_code dokushin_orbits(uint32_t side, const char *symmetry, uint16_t *firsts,
                                           size_t count, dokushin_error *error);

typedef struct dokushin_generator dokushin_generator;
typedef struct dokushin_generate_options {
    size_t size;
    const char *symmetry; /* NULL: "none" */
    uint32_t not_minimal; /* 1: givens may be left that could go */
    uint32_t least_givens;
    uint32_t most_givens;   /* 0: as many as there are cells */
    const uint8_t *pattern; /* 1 where a given stands, one a cell; NULL: anywhere */
    size_t pattern_cells;
    uint32_t controlled_bias;
    uint64_t seed;
    /* What is wished for of the difficulty; all NULL or 0: nothing. */
    const char *scale;        /* "se", "hodoku" or "sukaku"; NULL: "se" */
    double least_rating;      /* 4.0; on HoDoKu's scale a score */
    double most_rating;       /* 0: no wish */
    const char *level;        /* HoDoKu's, with its scale; NULL: any */
    const char *needs;        /* techniques' keys with commas between, all must occur */
    const char *without;      /* the same, none may occur */
    uint32_t only_by_singles; /* 1: solved by singles */
    const dokushin_stop *stop;
} dokushin_generate_options;

/* What became of an attempt, in the order of generate.h. */
typedef int32_t dokushin_fate;
enum {
    DOKUSHIN_FATE_GOOD = 0,
    DOKUSHIN_FATE_NO_GRID = 1,
    DOKUSHIN_FATE_SEVERAL = 2,
    DOKUSHIN_FATE_NOT_MET = 3,
    DOKUSHIN_FATE_NOT_MINIMAL = 4,
    DOKUSHIN_FATE_GIVENS = 5,
    DOKUSHIN_FATE_REFUSED = 6,
    DOKUSHIN_FATE_CANCELLED = 7
};
/* "good", ... Static. */
DOKUSHIN_API const char *dokushin_fate_name(dokushin_fate fate);

DOKUSHIN_API dokushin_code dokushin_generator_new(const dokushin_shape *shape,
                                                  const dokushin_generate_options *options,
                                                  dokushin_generator **generator,
                                                  dokushin_error *error);
DOKUSHIN_API void dokushin_generator_free(dokushin_generator *generator);
/* The attempts first, first + 1, ..., in order: what became of each (`fates`, `count` of them),
 * and, cells after cells, the givens and solutions of the good ones (0s of others). `cells` is
 * the number of cells of one board. The same seed and number make the same puzzle everywhere. */
DOKUSHIN_API dokushin_code dokushin_generator_attempts(dokushin_generator *generator,
                                                       uint64_t first, size_t count,
                                                       dokushin_fate *fates, uint8_t *givens,
                                                       uint8_t *solutions, size_t cells,
                                                       dokushin_error *error);
/* What a puzzle of so many givens counts for, if it was made with `controlled_bias`: see weight()
 * in generate.h. 0 if there are more givens than cells. */
DOKUSHIN_API double dokushin_weight(size_t cells, size_t givens);
/* A new puzzle without givens that it doesn't need; the one that `dokushin minimise --seed` makes
 * of the first of a file. Of one that states candidates and has no givens: with those back that can
 * return; the symmetry is "none" then. DOKUSHIN_CANCELLED if it was stopped before it was minimal.
 */
DOKUSHIN_API dokushin_code dokushin_minimise(const dokushin_puzzle *puzzle, const char *symmetry,
                                             uint64_t seed, const dokushin_stop *stop,
                                             dokushin_puzzle **minimal, dokushin_error *error);

typedef struct dokushin_vicinity_options {
    size_t size;
    uint64_t samples; /* 0: every choice; else so many at random, some of which may be the same */
    uint64_t seed; /* of these; as `dokushin vicinity --seed` takes them for the first of a file */
    const dokushin_stop *stop;
} dokushin_vicinity_options;
/* Is called with the givens of each puzzle; 0 ends the search. */
typedef int32_t (*dokushin_on_puzzle)(const uint8_t *givens, size_t count, void *context);
/* The puzzles with exactly one solution that come of a puzzle by taking `away` givens and putting
 * `in` others, each once unless they are sampled; as in generate.h. A puzzle that states candidates
 * is refused: what is told is givens. DOKUSHIN_CANCELLED if the stop came first. */
DOKUSHIN_API dokushin_code dokushin_vicinity(const dokushin_puzzle *puzzle, uint64_t away,
                                             uint64_t in, const dokushin_vicinity_options *options,
                                             dokushin_on_puzzle on_puzzle, void *context,
                                             dokushin_error *error);

/* ---- canonical form ------------------------------------------------------------------------ */

typedef struct dokushin_transform {
    uint32_t side;
    uint32_t transposed; /* are rows and columns exchanged first? */
    uint8_t rows[16];    /* row i of the image is row rows[i] */
    uint8_t columns[16];
    uint8_t digits[16]; /* digit d becomes digits[d - 1] */
} dokushin_transform;

/* As in canon.h. `transform` and `automorphisms` may be NULL. */
DOKUSHIN_API dokushin_code dokushin_canonical(const dokushin_puzzle *puzzle, uint8_t *form,
                                              size_t count, dokushin_transform *transform,
                                              uint64_t *automorphisms, dokushin_error *error);
/* `are` is 1 if a transform makes `b` of `a`, which is written then (unless `transform` is NULL);
 * else 0. */
DOKUSHIN_API dokushin_code dokushin_equivalent(const dokushin_puzzle *a, const dokushin_puzzle *b,
                                               int32_t *are, dokushin_transform *transform,
                                               dokushin_error *error);
/* A new puzzle. */
DOKUSHIN_API dokushin_code dokushin_transform_apply(const dokushin_transform *transform,
                                                    const dokushin_puzzle *puzzle,
                                                    dokushin_puzzle **image, dokushin_error *error);
/* One of all transforms of the shape, chosen by the seed; the one that `dokushin morph --seed`
 * takes for the first of a file. */
DOKUSHIN_API dokushin_code dokushin_transform_random(const dokushin_shape *shape, uint64_t seed,
                                                     dokushin_transform *transform,
                                                     dokushin_error *error);
/* `first` and then `second`, which have the same side; what undoes a transform. `both` and
 * `inverse` may be one that was given. */
DOKUSHIN_API dokushin_code dokushin_transform_then(const dokushin_transform *first,
                                                   const dokushin_transform *second,
                                                   dokushin_transform *both, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_transform_inverse(const dokushin_transform *transform,
                                                      dokushin_transform *inverse,
                                                      dokushin_error *error);

/* ---- study ----------------------------------------------------------------------------------- */

/* The size of the smallest backdoors (0 to 2; 3: none up to two cells), and how many there are;
 * the first `room` of them, two cells each (65535 where there is none). */
DOKUSHIN_API dokushin_code dokushin_backdoors(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options, uint32_t *size,
                                              uint64_t *found, uint16_t *cells, size_t room,
                                              int32_t *complete, dokushin_error *error);
/* The unavoidable sets of a finished grid up to so many cells (0: 12) as one JSON list of lists of
 * cells from 0. Of the options `method` and `solutions` are not used, as above. */
DOKUSHIN_API dokushin_code dokushin_unavoidable_json(
    const dokushin_shape *shape, const uint8_t *grid, size_t count, uint32_t largest,
    const dokushin_solve_options *options, char **json, int32_t *complete, dokushin_error *error);

/* A list of sets of cells. */
typedef struct dokushin_sets dokushin_sets;
/* An empty one. */
DOKUSHIN_API dokushin_code dokushin_sets_new(dokushin_sets **sets);
/* The same unavoidable sets as a new list. */
DOKUSHIN_API dokushin_code dokushin_unavoidable(const dokushin_shape *shape, const uint8_t *grid,
                                                size_t count, uint32_t largest,
                                                const dokushin_solve_options *options,
                                                dokushin_sets **sets, int32_t *complete,
                                                dokushin_error *error);
DOKUSHIN_API void dokushin_sets_free(dokushin_sets *sets);
/* Adds a set at the end. Cells are those of the largest board, 0 to 4095. */
DOKUSHIN_API dokushin_code dokushin_sets_add(dokushin_sets *sets, const uint16_t *cells,
                                             size_t count, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_sets_count(const dokushin_sets *sets, size_t *count);
/* The first `room` cells of the set at a position from 0, and how many it has; DOKUSHIN_END beyond
 * the last. `room` may be 0, `cells` NULL then. */
DOKUSHIN_API dokushin_code dokushin_sets_at(const dokushin_sets *sets, size_t position,
                                            uint16_t *cells, size_t room, size_t *found,
                                            dokushin_error *error);
/* A largest choice of sets that have no cell in common: the first `room` of their positions,
 * ascending, and how many they are. If the sets are unavoidable, each puzzle of the grid has that
 * many givens at least. `complete` is 0 if a limit came first, and more might be chosen. Of the
 * options `method` and `solutions` are not used. */
DOKUSHIN_API dokushin_code dokushin_disjoint_sets(const dokushin_sets *sets,
                                                  const dokushin_solve_options *options,
                                                  size_t *positions, size_t room, size_t *found,
                                                  int32_t *complete, dokushin_error *error);

/* A puzzle without one of its givens. */
typedef struct dokushin_removal {
    uint64_t solutions; /* of the puzzle without that given */
    int32_t at_least;   /* 1: a limit came first, there may be more */
    uint16_t cell;
    uint16_t unused;
} dokushin_removal;
/* One for each given, ascending by cell; `room` is at least how many givens there are. Solutions
 * are counted up to `solutions` of the options (0: 100,000) without each given. Stated candidates
 * stay, placed digits are left out. */
DOKUSHIN_API dokushin_code dokushin_removals(const dokushin_puzzle *puzzle,
                                             const dokushin_solve_options *options,
                                             dokushin_removal *removals, size_t room, size_t *found,
                                             dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
