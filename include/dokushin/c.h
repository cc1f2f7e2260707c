/* The C interface of dokushin: what the C++ headers offer, for every language that can call C.
 *
 * How to read it
 *   - A call returns a dokushin_code; DOKUSHIN_OK is 0. What it computes is written to the
 *     places that its last arguments point to, and nothing is written there if it fails.
 *   - Each call that input can make fail takes a pointer to a dokushin_error, which it fills with
 *     what was wrong, what was expected and where; the pointer may be NULL.
 *   - Cells are counted from 0 in row-major order, digits from 1, 0 is a blank cell; a set of
 *     digits is a word with bit d - 1 for digit d. Boards reach 64 x 64.
 *   - Options are structs of which the first member is their size, so that they can grow:
 *     `dokushin_solve_options options = {sizeof options};` A member that is 0 means its default,
 *     and a NULL for the whole means all defaults. A program that was compiled with an older
 *     header, in which they were smaller, keeps working.
 *   - Handles are made by a call that ends in _new (or says that it makes one) and freed by the
 *     one that ends in _free, which takes NULL. Texts that a call makes are freed by
 *     dokushin_text_free. Strings are UTF-8 and end with a zero byte.
 *   - No call keeps a pointer of the caller's after it returns. The exceptions are a dokushin_stop,
 *     and a callback with its context: they must outlive the handle that they were given to.
 *   - There is no global state. A handle may be used by one thread at a time; a dokushin_puzzle
 *     that nobody changes, a dokushin_shape, a dokushin_step, and a dokushin_stop, by any number.
 *   - A NULL, a wrong size, and a handle that is of another kind or was freed (as far as its memory
 *     still shows that) are errors, not crashes.
 *   - Beside this: c_figures.h, c_layout.h (rules laid at random), c_many.h (ratings and forms of
 *     many puzzles), c_universal.h; and c_print.h and c_photo.h of libraries of their own. */
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

/* Codes of what went wrong. 1 to 19 are the codes of result.h, in its order. */
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
    /* Mistakes in the arguments. */
    DOKUSHIN_NULL_ARGUMENT = 20,
    DOKUSHIN_BAD_HANDLE = 21,   /* of another kind, or freed */
    DOKUSHIN_BAD_ARGUMENT = 22, /* a struct's size, a name, a number beyond what there is */
    /* An array for results has a wrong size. (An array that is read gives
     * DOKUSHIN_WRONG_LENGTH.) */
    DOKUSHIN_TOO_SMALL = 23,
    /* Outcomes that are no mistake. */
    DOKUSHIN_END = 30,       /* a reader, a walk or a list has ended */
    DOKUSHIN_NO_MEMORY = 31, /* the machine has none left */
    DOKUSHIN_CANCELLED = 32
};

/* "ok", "bad_character", ..., "unknown". Static: not to be freed. */
DOKUSHIN_API const char *dokushin_code_name(dokushin_code code);

/* What was wrong, expected and where. line and column count from 1; 0 where there is no such
 * place. Long texts are cut at a character's end. A call that succeeds does not change it.
 * The packed texts are what translations are made of. Pass them on as they are: "" (a caller's own
 * text, or one too long) stays in its language. */
typedef struct dokushin_error {
    dokushin_code code;
    uint32_t line;
    uint32_t column;
    char what[256];
    char expected[256];
    char packed_what[320]; /* since ABI 2, as packed_expected */
    char packed_expected[320];
} dokushin_error;

/* Translates an error to "en" (or NULL), "ja" or "zh". Texts without a packed one stay as they are.
 * `told` may be `mistake`. */
DOKUSHIN_API dokushin_code dokushin_error_in_language(const dokushin_error *mistake,
                                                      const char *language, dokushin_error *told,
                                                      dokushin_error *error);
/* Writes "WHAT, expected EXPECTED" in a language, on one line, without the place. */
DOKUSHIN_API dokushin_code dokushin_error_message(const dokushin_error *mistake,
                                                  const char *language, char **text,
                                                  dokushin_error *error);

/* ---- versions, texts, stops ------------------------------------------------------------ */

/* The version of the binary interface. It grows with each incompatible change.
 * 3: dokushin_shape_facts ends in rows, columns, lowest and variables.
 * 2: dokushin_error ends in packed_what and packed_expected. */
#define DOKUSHIN_ABI 3
DOKUSHIN_API uint32_t dokushin_abi(void);
/* "0.1.0". Static. */
DOKUSHIN_API const char *dokushin_version_text(void);

DOKUSHIN_API void dokushin_text_free(char *text);

/* A flag that ends long calls from another thread: they return soon after it is raised. */
typedef struct dokushin_stop dokushin_stop;
DOKUSHIN_API dokushin_code dokushin_stop_new(dokushin_stop **stop);
DOKUSHIN_API dokushin_code dokushin_stop_raise(dokushin_stop *stop);
DOKUSHIN_API dokushin_code dokushin_stop_lower(dokushin_stop *stop);
DOKUSHIN_API void dokushin_stop_free(dokushin_stop *stop);

/* ---- shapes ---------------------------------------------------------------------------- */

/* A shape is named as on the command line: "9x9", "3x4", "9x9+diagonals", "jigsaw:AAB...",
   "grid:6x8", "9x9+variables:5". */
typedef struct dokushin_shape dokushin_shape;

typedef struct dokushin_shape_facts {
    uint32_t side;  /* N */
    uint32_t cells; /* rows * columns + variables */
    uint32_t houses;
    uint32_t box_rows; /* 0 for a jigsaw, as box_columns */
    uint32_t box_columns;
    uint32_t rows; /* N on a square board, as columns */
    uint32_t columns;
    uint32_t lowest;    /* the value of the first digit */
    uint32_t variables; /* cells outside the grid, which follow its own */
} dokushin_shape_facts;

DOKUSHIN_API dokushin_code dokushin_shape_new(const char *name, dokushin_shape **shape,
                                              dokushin_error *error);
DOKUSHIN_API void dokushin_shape_free(dokushin_shape *shape);
DOKUSHIN_API dokushin_code dokushin_shape_describe(const dokushin_shape *shape,
                                                   dokushin_shape_facts *facts);
/* Writes a name that dokushin_shape_new reads back. */
DOKUSHIN_API dokushin_code dokushin_shape_name(const dokushin_shape *shape, char **name);
/* Makes a shape with rules in words added, one a line, as in rules.h: "anti-knight\ncage 15 r1c1
 * r1c2". An error has the line and the column of what is wrong. */
DOKUSHIN_API dokushin_code dokushin_shape_with_rules(const dokushin_shape *shape, const char *rules,
                                                     dokushin_shape **with, dokushin_error *error);
/* Counts the rules that a shape has besides its rows, columns and boxes or regions. */
DOKUSHIN_API dokushin_code dokushin_shape_rule_count(const dokushin_shape *shape, size_t *count);
/* Writes the rule at a position from 0, in words that dokushin_shape_with_rules reads back;
 * DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_shape_rule_at(const dokushin_shape *shape, size_t position,
                                                  char **rule, dokushin_error *error);
/* Writes the box or region of each cell, from 0, and 65535 for a variable; `count` is the number of
 * cells. */
DOKUSHIN_API dokushin_code dokushin_shape_regions(const dokushin_shape *shape, uint16_t *regions,
                                                  size_t count, dokushin_error *error);
/* Writes the cells of house `house` (from 0), ascending; `count` is the side. */
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

/* Makes a puzzle of givens, one digit (or 0) a cell. Givens that contradict each other are
 * accepted: see dokushin_flaws. */
DOKUSHIN_API dokushin_code dokushin_puzzle_new(const dokushin_shape *shape, const uint8_t *givens,
                                               size_t count, dokushin_puzzle **puzzle,
                                               dokushin_error *error);
/* Reads the only puzzle of a text in any format that the library reads. `format` and `shape` may
 * be NULL: then they are recognised. */
DOKUSHIN_API dokushin_code dokushin_puzzle_parse(const char *text, size_t length,
                                                 const char *format, const dokushin_shape *shape,
                                                 dokushin_puzzle **puzzle, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_puzzle_copy(const dokushin_puzzle *puzzle,
                                                dokushin_puzzle **copy);
DOKUSHIN_API void dokushin_puzzle_free(dokushin_puzzle *puzzle);

/* Sets a player's digits, one (or 0) a cell, never on a given. */
DOKUSHIN_API dokushin_code dokushin_puzzle_set_placed(dokushin_puzzle *puzzle,
                                                      const uint8_t *placed, size_t count,
                                                      dokushin_error *error);
/* States candidates, a set of digits a cell (those of givens are ignored). */
DOKUSHIN_API dokushin_code dokushin_puzzle_set_candidates(dokushin_puzzle *puzzle,
                                                          const uint64_t *candidates, size_t count,
                                                          dokushin_error *error);

/* Makes a new handle on the puzzle's shape, which has the rules that a document stated. */
DOKUSHIN_API dokushin_code dokushin_puzzle_shape(const dokushin_puzzle *puzzle,
                                                 dokushin_shape **shape);
/* Writes the givens; `count` is the number of cells. */
DOKUSHIN_API dokushin_code dokushin_puzzle_givens(const dokushin_puzzle *puzzle, uint8_t *givens,
                                                  size_t count, dokushin_error *error);
/* Writes givens and placed digits together. */
DOKUSHIN_API dokushin_code dokushin_puzzle_digits(const dokushin_puzzle *puzzle, uint8_t *digits,
                                                  size_t count, dokushin_error *error);
/* 1 if candidates were stated, else 0. */
DOKUSHIN_API dokushin_code dokushin_puzzle_has_candidates(const dokushin_puzzle *puzzle,
                                                          int32_t *stated);
/* Writes the candidates that a solver starts from: the stated ones (or all) without the digits of
 * peers; for a cell with a digit, just that digit. */
DOKUSHIN_API dokushin_code dokushin_puzzle_candidates(const dokushin_puzzle *puzzle,
                                                      uint64_t *candidates, size_t count,
                                                      dokushin_error *error);
/* Counts the objects of the puzzle's document whose rules were not understood. There are some only
 * if it was read with `ignore_unknown`; then it may have other solutions than the document's. A
 * copy has them too, puzzles made from it have not. */
DOKUSHIN_API dokushin_code dokushin_puzzle_ignored_count(const dokushin_puzzle *puzzle,
                                                         size_t *count);
/* Writes the object at a position from 0, as "zipperline 2"; DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_puzzle_ignored_at(const dokushin_puzzle *puzzle,
                                                      size_t position, char **object,
                                                      dokushin_error *error);
/* Writes the puzzle in a format ("line", "grid", "pencilmarks", ...). */
DOKUSHIN_API dokushin_code dokushin_puzzle_format(const dokushin_puzzle *puzzle, const char *format,
                                                  char **text, dokushin_error *error);
/* The same with the texts and fog of `comment`, as dokushin_reader_comment writes it, or NULL. */
DOKUSHIN_API dokushin_code dokushin_puzzle_format_with(const dokushin_puzzle *puzzle,
                                                       const char *format, const char *comment,
                                                       char **text, dokushin_error *error);

/* Describes a format by its position in the list, from 0; DOKUSHIN_END beyond the last. Static
 * texts. */
typedef struct dokushin_format_facts {
    const char *name;
    const char *description;
    int32_t can_write;
} dokushin_format_facts;
DOKUSHIN_API dokushin_code dokushin_format_at(uint32_t position, dokushin_format_facts *facts);

/* ---- many puzzles in one text ------------------------------------------------------------ */

typedef struct dokushin_reader dokushin_reader;

/* Makes a reader of a text, which is copied. `format` and `shape` may be NULL. */
DOKUSHIN_API dokushin_code dokushin_reader_new(const char *text, size_t length, const char *format,
                                               const dokushin_shape *shape,
                                               dokushin_reader **reader, dokushin_error *error);
/* Reads the next puzzle into a new handle; DOKUSHIN_END after the last. If it is wrong, an error
 * is returned, and the next call reads on behind it. */
DOKUSHIN_API dokushin_code dokushin_reader_next(dokushin_reader *reader, dokushin_puzzle **puzzle,
                                                dokushin_error *error);
/* Options for reading. `format` and `shape` as above. */
typedef struct dokushin_read_options {
    size_t size;
    const char *format;
    const dokushin_shape *shape;
    /* "usual", "letters" (A is 1), "zero" (0 is 1), or the characters of the digits in order;
     * NULL: "usual". */
    const char *alphabet;
    size_t max_line;     /* bytes; longer lines are refused; 0: the default, 1 MiB */
    size_t max_document; /* of XML; 0: the default, 64 MiB */
    int32_t amid_lines;  /* 1: a later part of a text, see dokushin_is_surely_a_record */
    int32_t unused;
    /* 1: puzzles are read although they have rules that are not understood, which
     * dokushin_puzzle_ignored_at names; 0: such a puzzle is DOKUSHIN_UNSUPPORTED. */
    int32_t ignore_unknown;
} dokushin_read_options;
DOKUSHIN_API dokushin_code dokushin_puzzle_read(const char *text, size_t length,
                                                const dokushin_read_options *options,
                                                dokushin_puzzle **puzzle, dokushin_error *error);
/* Makes a reader of a text, which is copied. */
DOKUSHIN_API dokushin_code dokushin_reader_open(const char *text, size_t length,
                                                const dokushin_read_options *options,
                                                dokushin_reader **reader, dokushin_error *error);
/* A callback that fills the front of `buffer`, of `room` bytes, and returns how many bytes it
 * wrote; 0 at the end. */
typedef size_t (*dokushin_on_read)(char *buffer, size_t room, void *context);
/* Makes a reader of a stream that a callback provides, with bounded memory. The callback is called
 * while puzzles are read. */
DOKUSHIN_API dokushin_code dokushin_reader_over(dokushin_on_read on_read, void *context,
                                                const dokushin_read_options *options,
                                                dokushin_reader **reader, dokushin_error *error);
/* Is a line a whole record, whatever the lines around it? 1 or 0; as in text.h. */
DOKUSHIN_API dokushin_code dokushin_is_surely_a_record(const char *line, size_t length,
                                                       const dokushin_read_options *options,
                                                       int32_t *is, dokushin_error *error);
/* Writes where the last puzzle began, from 1, and its format ("line", static). DOKUSHIN_END before
 * the first. */
DOKUSHIN_API dokushin_code dokushin_reader_place(const dokushin_reader *reader, uint32_t *line,
                                                 uint32_t *column, const char **format);
/* Writes the last puzzle's comment, then a line "name: value" for each of its headers; may be
 * empty. The last line is "fog: …" if there is fog: as fog.h writes it, and the solution. */
DOKUSHIN_API dokushin_code dokushin_reader_comment(const dokushin_reader *reader, char **comment);
/* Writes the characters of the last puzzle's digits, in order, and (unless `blank` is NULL) that of
 * its blanks. DOKUSHIN_END before the first. */
DOKUSHIN_API dokushin_code dokushin_reader_alphabet(const dokushin_reader *reader,
                                                    char **characters, char *blank);
/* Writes the solution that the text gave with the last puzzle, right or not; DOKUSHIN_END if it
 * gave none. */
DOKUSHIN_API dokushin_code dokushin_reader_solution(const dokushin_reader *reader,
                                                    uint8_t *solution, size_t count,
                                                    dokushin_error *error);
DOKUSHIN_API void dokushin_reader_free(dokushin_reader *reader);

/* A writer of many puzzles in one format: what begins the text, each puzzle, what ends it. All
 * three end in a newline or are empty. */
typedef struct dokushin_writer dokushin_writer;
typedef struct dokushin_write_options {
    size_t size;
    const char *format;   /* NULL: "line" */
    const char *alphabet; /* as in dokushin_read_options */
    char blank;           /* one of . 0 * _ - ? where the format lets it choose; 0: the default */
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

/* A flaw as in check.h; members that a kind does not use are 0. */
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
/* Writes a flaw in words: "r1c3 and r1c7 are both 8 in row 1", with digits as dokushin_step_tell
 * writes them. */
DOKUSHIN_API dokushin_code dokushin_flaw_text(const dokushin_puzzle *puzzle,
                                              const dokushin_flaw *flaw, char **text,
                                              dokushin_error *error);
/* Is the grid finished, right, and a solution of the puzzle? 1 or 0. */
DOKUSHIN_API dokushin_code dokushin_is_solution(const dokushin_puzzle *puzzle, const uint8_t *grid,
                                                size_t count, int32_t *is, dokushin_error *error);
/* Writes why a digit can't stand in a cell of a grid: the first house of the cell where another
 * cell has the digit, and that cell; or, if the digit would break a constraint, DOKUSHIN_NO_HOUSE
 * and another cell of the first such constraint. DOKUSHIN_END if the digit can stand there. */
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
    const char *method; /* the method that was used; static */
} dokushin_answer;

/* Solves a puzzle. `solution` may be NULL (then `count` is 0); else it has `count` cells and gets
 * the first solution, or is not changed if there is none. */
DOKUSHIN_API dokushin_code dokushin_solve(const dokushin_puzzle *puzzle,
                                          const dokushin_solve_options *options,
                                          dokushin_answer *answer, uint8_t *solution, size_t count,
                                          dokushin_error *error);
/* Finds a random solution, as random_solution() of generate.h does; `answer->ended` is exhausted if
 * each was equally probable. The options' `solutions` is not used. */
DOKUSHIN_API dokushin_code dokushin_random_solution(const dokushin_puzzle *puzzle, uint64_t seed,
                                                    const dokushin_solve_options *options,
                                                    dokushin_answer *answer, uint8_t *solution,
                                                    size_t count, dokushin_error *error);
/* Counts solutions up to 2^64 - 1, without a grid. */
DOKUSHIN_API dokushin_code dokushin_count(const dokushin_puzzle *puzzle,
                                          const dokushin_solve_options *options,
                                          dokushin_answer *answer, dokushin_error *error);
/* Counts exactly, in decimal digits, however many solutions there are: see count.h. The options
 * `nodes` and `solutions` are not used; `method` is "auto", "search" or "states". `memory` in
 * bytes, 0: the default. */
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
/* Estimates the number of solutions: see count.h. Only the options `microseconds` and `stop` are
 * used. `probes` 0: the default. */
DOKUSHIN_API dokushin_code dokushin_count_estimate(const dokushin_puzzle *puzzle, uint64_t probes,
                                                   uint64_t seed,
                                                   const dokushin_solve_options *options,
                                                   dokushin_estimate *estimate,
                                                   dokushin_error *error);
/* A callback for each solution; it returns 0 to end the enumeration. */
typedef int32_t (*dokushin_on_solution)(const uint8_t *grid, size_t count, void *context);
DOKUSHIN_API dokushin_code dokushin_enumerate(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options,
                                              dokushin_on_solution on_solution, void *context,
                                              dokushin_answer *answer, dokushin_error *error);
/* Writes the first solutions, one grid after another, at most `room` of them, for callers without
 * callbacks. If the options don't say how many to look for, it looks for as many as there is room
 * for, and at least two. */
DOKUSHIN_API dokushin_code dokushin_solutions(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options, uint8_t *grids,
                                              size_t room, dokushin_answer *answer,
                                              dokushin_error *error);
/* Writes the cells of redundant givens, which follow from the others, ascending; `room` is at least
 * the number of givens. `complete` is 0 if a limit left some undecided. */
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
    int32_t unreadable; /* the position of the first character that is no cell; -1: none */
} dokushin_batch_answer;

/* A kernel: a build of the engine for an instruction set, the fastest at position 0; DOKUSHIN_END
 * beyond the last, "portable". Static texts. */
typedef struct dokushin_kernel_facts {
    const char *name;
    const char *needs; /* the instruction sets, as Linux and compilers name them */
    uint32_t lanes;    /* boards side by side */
    int32_t runs_here; /* has this processor what it needs? 1 or 0 */
} dokushin_kernel_facts;
DOKUSHIN_API dokushin_code dokushin_kernel_at(uint32_t position, dokushin_kernel_facts *facts);

/* Makes a batch solver. `kernel` may be NULL: the fastest that runs here. */
DOKUSHIN_API dokushin_code dokushin_batch_new(const char *kernel, dokushin_batch **batch,
                                              dokushin_error *error);
DOKUSHIN_API void dokushin_batch_free(dokushin_batch *batch);
/* The kernel's name. Static; NULL if the handle is none. */
DOKUSHIN_API const char *dokushin_batch_kernel(const dokushin_batch *batch);
/* Solves `count` puzzles of 81 characters without gaps and writes as many answers; `grids` is NULL
 * or has room for as many times 81 characters. `limit`: solutions to look for, 0: 2. */
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
/* Writes the next events, up to `room`; ends early behind the first `solved` or `exhausted`. */
DOKUSHIN_API dokushin_code dokushin_search_next(dokushin_search *search, dokushin_event *events,
                                                size_t room, size_t *made, dokushin_error *error);
/* As dokushin_search_next(), but ends early behind a `place` or `take_back` in `cell`, too. */
DOKUSHIN_API dokushin_code dokushin_search_next_until(dokushin_search *search, size_t cell,
                                                      dokushin_event *events, size_t room,
                                                      size_t *made, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_grid(const dokushin_search *search, uint8_t *grid,
                                                size_t count, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_candidates(const dokushin_search *search,
                                                      uint64_t *candidates, size_t count,
                                                      dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_search_counters(const dokushin_search *search, uint64_t *nodes,
                                                    uint64_t *guesses, uint64_t *backtracks);

/* ---- explain ------------------------------------------------------------------------------- */

/* Describes a technique by its position in the list, from 0; DOKUSHIN_END beyond the last. Static.
 */
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
    const char *order;     /* "explainer" (or NULL), "hodoku", "sukaku", or as c_universal.h says */
    const char *hardest;   /* a technique's key, the last of the order that is tried; NULL: all */
    int32_t not_proper;    /* 1: no technique may assume that there is one solution; 0: they may if
                            * the givens alone have one, whatever was placed or eliminated since.
                            * If anything was, dokushin_walk_new() solves the givens, within
                            * `microseconds`, `stop` and a million nodes; undecided is as 1 */
    uint32_t nesting;      /* the deepest of dynamic chains, plus 1; 0: the default */
    uint64_t microseconds; /* for one search; 0: no limit */
    const dokushin_stop *stop;
    const char *techniques;    /* keys with commas between: these and no others, in this order,
                                * instead of `order`'s; NULL or "": those */
    int32_t no_sets_in_chains; /* 1: grouped chains don't run through almost locked sets */
} dokushin_walk_options;

/* Makes a walk. With HoDoKu's order, or where `techniques` name it, trial and error comes last, if
 * the puzzle has one solution that is found soon. */
DOKUSHIN_API dokushin_code dokushin_walk_new(const dokushin_puzzle *puzzle,
                                             const dokushin_walk_options *options,
                                             dokushin_walk **walk, dokushin_error *error);
DOKUSHIN_API void dokushin_walk_free(dokushin_walk *walk);
/* Makes the next step; DOKUSHIN_END if the puzzle is solved or no technique applies;
 * DOKUSHIN_CANCELLED if the search was given up for its time or its stop. */
DOKUSHIN_API dokushin_code dokushin_walk_next(const dokushin_walk *walk, dokushin_step **step,
                                              dokushin_error *error);
/* Finds all instances of a technique here: the first `room` as new steps, and how many there are.
 * DOKUSHIN_CANCELLED and none if the search was given up. */
DOKUSHIN_API dokushin_code dokushin_walk_all(const dokushin_walk *walk, const char *technique,
                                             dokushin_step **steps, size_t room, size_t *found,
                                             dokushin_error *error);
/* Applies a step. If its digits can't be placed here (it was found elsewhere):
 * DOKUSHIN_BAD_ARGUMENT. */
DOKUSHIN_API dokushin_code dokushin_walk_apply(dokushin_walk *walk, const dokushin_step *step,
                                               dokushin_error *error);
/* Is the board solved; has a blank cell no candidate left? Each 1 or 0. */
DOKUSHIN_API dokushin_code dokushin_walk_state(const dokushin_walk *walk, int32_t *solved,
                                               int32_t *stuck);
DOKUSHIN_API dokushin_code dokushin_walk_grid(const dokushin_walk *walk, uint8_t *grid,
                                              size_t count, dokushin_error *error);
/* Writes the candidates of blank cells; 0 for others. */
DOKUSHIN_API dokushin_code dokushin_walk_candidates(const dokushin_walk *walk, uint64_t *candidates,
                                                    size_t count, dokushin_error *error);

DOKUSHIN_API void dokushin_step_free(dokushin_step *step);
typedef struct dokushin_step_facts {
    const char *technique; /* its key; static */
    uint32_t tenths;       /* Sudoku Explainer's rating: 66 is 6.6; 0: none */
    uint32_t hodoku_points;
    const char *hodoku_level; /* "easy", ...; static; NULL: none */
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
/* `room` must be at least the number that dokushin_step_describe gives. */
DOKUSHIN_API dokushin_code dokushin_step_placements(const dokushin_step *step,
                                                    dokushin_candidate *placements, size_t room,
                                                    dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_step_eliminations(const dokushin_step *step,
                                                      dokushin_candidate *eliminations, size_t room,
                                                      dokushin_error *error);
/* Writes a step in words, in "en", "ja" or "zh" (NULL: "en"): the technique's name, where to look,
 * what follows, or the whole reasoning, a line for each link of a chain. Digits have the symbols of
 * the text that the puzzle was read from; if there was none, 1-9, then A-Z. The same symbols stand
 * in the image and in the JSON's sentences ("where", "result", "text"; elsewhere it has numbers).
 */
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
/* Writes the step as one JSON object: the object of `dokushin hint --json` without its index. Like
 * the SVG image it shows the candidates of the moment when the step was found. */
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
/* A rating as in rate.h. */
typedef struct dokushin_rating {
    dokushin_rated hardest;
    dokushin_rated pearl;
    dokushin_rated diamond;
    int32_t solved;
    int32_t stopped;
} dokushin_rating;
/* Rates a puzzle. `order`: "explainer" or "sukaku"; NULL: "explainer". `most` in tenths: rating
 * stops above it; 0: no such limit. `microseconds` is the time limit; 0: none. It is not checked
 * that the puzzle has one solution. */
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
/* Rates on HoDoKu's scale. `solution` may be NULL, and `count` 0: then trial and error isn't used.
 */
DOKUSHIN_API dokushin_code dokushin_rate_as_hodoku(const dokushin_puzzle *puzzle,
                                                   const uint8_t *solution, size_t count,
                                                   uint64_t microseconds, const dokushin_stop *stop,
                                                   dokushin_hodoku_rating *rating,
                                                   dokushin_error *error);

/* ---- generate ------------------------------------------------------------------------------ */

/* "none", "180", ...: the symmetries in order; NULL beyond the last. Static. */
DOKUSHIN_API const char *dokushin_symmetry_at(uint32_t position);

/* Writes the orbits of a symmetry on a board of that side, whose cells are givens together: for
 * each cell the least one of its orbit. `count` is the number of cells. */
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
    /* Requirements on the difficulty; all NULL or 0: none. */
    const char *scale;        /* "se", "hodoku" or "sukaku"; NULL: "se" */
    double least_rating;      /* 4.0; on HoDoKu's scale a score */
    double most_rating;       /* 0: any rating */
    const char *level;        /* HoDoKu's, with its scale; NULL: any */
    const char *needs;        /* techniques' keys with commas between, all must occur */
    const char *without;      /* techniques' keys likewise, none may occur */
    uint32_t only_by_singles; /* 1: solved by singles */
    const dokushin_stop *stop;
} dokushin_generate_options;

/* The outcome of an attempt, in the order of generate.h. */
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
/* Makes the attempts first, first + 1, ..., in order: writes the fate of each (`count` of them)
 * and, board after board, the givens and solutions of the good ones (0s for others). `cells` is the
 * number of cells of one board. The same seed and number make the same puzzle everywhere. */
DOKUSHIN_API dokushin_code dokushin_generator_attempts(dokushin_generator *generator,
                                                       uint64_t first, size_t count,
                                                       dokushin_fate *fates, uint8_t *givens,
                                                       uint8_t *solutions, size_t cells,
                                                       dokushin_error *error);
/* The weight of a puzzle of so many givens that was made with `controlled_bias`: see weight() in
 * generate.h. 0 if there are more givens than cells. */
DOKUSHIN_API double dokushin_weight(size_t cells, size_t givens);
/* Makes a minimal puzzle by removing redundant givens, the one that `dokushin minimise --seed`
 * makes of the first of a file. A puzzle that states candidates and has no givens gets back the
 * eliminated candidates that may return; the symmetry is "none" then. DOKUSHIN_CANCELLED if it was
 * stopped before the puzzle was minimal. */
DOKUSHIN_API dokushin_code dokushin_minimise(const dokushin_puzzle *puzzle, const char *symmetry,
                                             uint64_t seed, const dokushin_stop *stop,
                                             dokushin_puzzle **minimal, dokushin_error *error);

typedef struct dokushin_vicinity_options {
    size_t size;
    uint64_t samples; /* 0: every choice; else so many at random, some of which may be the same */
    uint64_t seed;    /* for samples; as `dokushin vicinity --seed` for the first of a file */
    const dokushin_stop *stop;
} dokushin_vicinity_options;
/* A callback for the givens of each puzzle; it returns 0 to end the search. */
typedef int32_t (*dokushin_on_puzzle)(const uint8_t *givens, size_t count, void *context);
/* Enumerates the vicinity: the puzzles with exactly one solution that result from removing `away`
 * givens and adding `in` others, each once unless they are sampled; as in generate.h. A puzzle that
 * states candidates is refused, since the callback gets givens. DOKUSHIN_CANCELLED if the stop came
 * first. */
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

/* Computes the canonical form as in canon.h. `transform` and `automorphisms` may be NULL. */
DOKUSHIN_API dokushin_code dokushin_canonical(const dokushin_puzzle *puzzle, uint8_t *form,
                                              size_t count, dokushin_transform *transform,
                                              uint64_t *automorphisms, dokushin_error *error);
/* Are two puzzles equivalent? `are` is 1 if a transform takes `a` to `b`, which is written then
 * (unless `transform` is NULL); else 0. */
DOKUSHIN_API dokushin_code dokushin_equivalent(const dokushin_puzzle *a, const dokushin_puzzle *b,
                                               int32_t *are, dokushin_transform *transform,
                                               dokushin_error *error);
/* Makes the image of a puzzle under a transform. */
DOKUSHIN_API dokushin_code dokushin_transform_apply(const dokushin_transform *transform,
                                                    const dokushin_puzzle *puzzle,
                                                    dokushin_puzzle **image, dokushin_error *error);
/* Chooses one of all transforms of the shape by a seed; the one that `dokushin morph --seed` takes
 * for the first of a file. */
DOKUSHIN_API dokushin_code dokushin_transform_random(const dokushin_shape *shape, uint64_t seed,
                                                     dokushin_transform *transform,
                                                     dokushin_error *error);
/* Composes two transforms of the same side, `first` and then `second`; inverts a transform. `both`
 * and `inverse` may point to one of the arguments. */
DOKUSHIN_API dokushin_code dokushin_transform_then(const dokushin_transform *first,
                                                   const dokushin_transform *second,
                                                   dokushin_transform *both, dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_transform_inverse(const dokushin_transform *transform,
                                                      dokushin_transform *inverse,
                                                      dokushin_error *error);

/* ---- study ----------------------------------------------------------------------------------- */

/* Finds the smallest backdoors: writes their size (0 to 2; 3: none up to two cells), how many there
 * are, and the first `room` of them, two cells each (65535 where there is none). */
DOKUSHIN_API dokushin_code dokushin_backdoors(const dokushin_puzzle *puzzle,
                                              const dokushin_solve_options *options, uint32_t *size,
                                              uint64_t *found, uint16_t *cells, size_t room,
                                              int32_t *complete, dokushin_error *error);
/* Writes the unavoidable sets of a finished grid up to `largest` cells (0: 12) as one JSON list of
 * lists of cells from 0. The options `method` and `solutions` are not used. */
DOKUSHIN_API dokushin_code dokushin_unavoidable_json(
    const dokushin_shape *shape, const uint8_t *grid, size_t count, uint32_t largest,
    const dokushin_solve_options *options, char **json, int32_t *complete, dokushin_error *error);

/* A list of sets of cells. */
typedef struct dokushin_sets dokushin_sets;
/* Makes an empty list. */
DOKUSHIN_API dokushin_code dokushin_sets_new(dokushin_sets **sets);
/* Makes a list of the unavoidable sets of a finished grid. */
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
/* Writes the first `room` cells of the set at a position from 0, and how many it has; DOKUSHIN_END
 * beyond the last. `room` may be 0, `cells` NULL then. */
DOKUSHIN_API dokushin_code dokushin_sets_at(const dokushin_sets *sets, size_t position,
                                            uint16_t *cells, size_t room, size_t *found,
                                            dokushin_error *error);
/* Chooses as many pairwise disjoint sets as possible: writes the first `room` of their positions,
 * ascending, and how many they are. If the sets are unavoidable, each puzzle of the grid has at
 * least that many givens. `complete` is 0 if a limit came first, and more might be chosen. The
 * options `method` and `solutions` are not used. */
DOKUSHIN_API dokushin_code dokushin_disjoint_sets(const dokushin_sets *sets,
                                                  const dokushin_solve_options *options,
                                                  size_t *positions, size_t room, size_t *found,
                                                  int32_t *complete, dokushin_error *error);

/* A puzzle without one of its givens. */
typedef struct dokushin_removal {
    uint64_t solutions; /* how many the puzzle has without that given */
    int32_t at_least;   /* 1: a limit came first, there may be more */
    uint16_t cell;
    uint16_t unused;
} dokushin_removal;
/* Writes a removal for each given, ascending by cell; `room` is at least the number of givens.
 * Solutions without each given are counted up to the option `solutions` (0: 100,000). Stated
 * candidates stay, placed digits are left out. */
DOKUSHIN_API dokushin_code dokushin_removals(const dokushin_puzzle *puzzle,
                                             const dokushin_solve_options *options,
                                             dokushin_removal *removals, size_t room, size_t *found,
                                             dokushin_error *error);
/* Finds the rules that a proper puzzle can do without, one at a time: without such a rule it still
 * has exactly one solution. Writes the first `room` of their positions, ascending, at which
 * dokushin_shape_rule_at() names them on the puzzle's shape, and how many they are. The limits are
 * for each rule; `solutions` is not used. `complete` is 0 if a limit left some undecided. */
DOKUSHIN_API dokushin_code dokushin_redundant_rules(const dokushin_puzzle *puzzle,
                                                    const dokushin_solve_options *options,
                                                    size_t *positions, size_t room, size_t *found,
                                                    int32_t *complete, dokushin_error *error);
/* Writes the candidates that some solution has, each proved, as dokushin_puzzle_candidates writes
 * sets; none if there is no solution. Placed digits and stated candidates are part of the puzzle.
 * The time is for all candidates, `nodes` for each; `solutions` is not used. `complete` is 0 if a
 * limit came first: then some of these candidates are not proved. */
DOKUSHIN_API dokushin_code dokushin_true_candidates(const dokushin_puzzle *puzzle,
                                                    const dokushin_solve_options *options,
                                                    uint64_t *candidates, size_t count,
                                                    int32_t *complete, dokushin_error *error);

/* Counts the solutions with each digit of each cell, up to the option `solutions` (0: 8; at most
 * 1,000): writes as many counts a cell as the board has digits, of cells in order. The time is for
 * all, `nodes` for each search. `complete` is 0 if a limit came first: then some counts are too
 * low. DOKUSHIN_TOO_SMALL unless `room` is cells times digits. */
DOKUSHIN_API dokushin_code dokushin_candidate_counts(const dokushin_puzzle *puzzle,
                                                     const dokushin_solve_options *options,
                                                     uint32_t *counts, size_t room,
                                                     int32_t *complete, dokushin_error *error);
/* Removes givens, if `of_givens` is not 0, and rules, if `of_rules` is not 0, that a proper puzzle
 * can do without, one after the other in an order that follows from `seed`, until none can go: the
 * puzzle that `dokushin minimise --take` makes of the first of a file, on a board with the rules
 * that are left. The limits are for each trial; `solutions` is not used. `complete` is 0 if a limit
 * left open whether more can go. DOKUSHIN_CANCELLED if it was stopped. */
DOKUSHIN_API dokushin_code dokushin_minimal_set(const dokushin_puzzle *puzzle, int32_t of_givens,
                                                int32_t of_rules, uint64_t seed,
                                                const dokushin_solve_options *options,
                                                dokushin_puzzle **minimal, int32_t *complete,
                                                dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
