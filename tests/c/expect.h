/* What all tests in C share: they go on to the end and tell each line that is wrong. */
#ifndef DOKUSHIN_TESTS_C_EXPECT_H
#define DOKUSHIN_TESTS_C_EXPECT_H

#include <dokushin/c.h>

#include <stdio.h>
#include <string.h>

/* Of this program. */
extern int failures;

#define EXPECT(is)                                                                                 \
    do {                                                                                           \
        if (!(is)) {                                                                               \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #is);                                        \
            ++failures;                                                                            \
        }                                                                                          \
    } while (0)

/* Of the last call that was given it. */
static dokushin_error error;

/* A call that succeeds; its last argument is &error. */
#define WORKS(call)                                                                                \
    do {                                                                                           \
        memset(&error, 0, sizeof error);                                                           \
        if ((call) != DOKUSHIN_OK) {                                                               \
            printf("%s:%d: %s: %s, expected %s\n", __FILE__, __LINE__, #call, error.what,          \
                   error.expected);                                                                \
            ++failures;                                                                            \
        }                                                                                          \
    } while (0)

/* Frees the text. */
static inline int is_text(char *text, const char *wanted) {
    const int same = text != NULL && strcmp(text, wanted) == 0;
    if (!same) {
        printf("\"%s\", expected \"%s\"\n", text == NULL ? "NULL" : text, wanted);
    }
    dokushin_text_free(text);
    return same;
}

static inline dokushin_shape *shape_of(const char *name) {
    dokushin_shape *shape = NULL;
    WORKS(dokushin_shape_new(name, &shape, &error));
    return shape;
}

static inline dokushin_puzzle *puzzle_of(const char *text, const dokushin_shape *shape) {
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_parse(text, strlen(text), NULL, shape, &puzzle, &error));
    return puzzle;
}

/* Digits as a line, 0 a blank. Boards up to 9x9. */
static inline int is_line(const uint8_t *grid, size_t count, const char *line) {
    for (size_t at = 0; at < count; ++at) {
        const char wanted = line[at] == '.' ? '0' : line[at];
        if (wanted != (char)('0' + grid[at])) {
            return 0;
        }
    }
    return strlen(line) == count;
}

/* The tutorials' hard puzzle (examples/hard.txt), and its solution. */
#define HARD "000010920060050000071000050020006310000700009930400005300000000000105007100362000"
#define HARD_SOLUTION                                                                              \
    "543817926869253471271649853724596318615738249938421765356974182492185637187362594"
/* A puzzle of 17 givens, the fewest that there are. */
#define SEVENTEEN                                                                                  \
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

#endif
