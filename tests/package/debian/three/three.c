/* From C: solves, explains and rates the puzzle of the command line, a line each. */
#include <dokushin/c.h>

#include <stdio.h>
#include <string.h>

static dokushin_error error;

static int solve(const dokushin_puzzle *puzzle) {
    uint8_t grid[81];
    dokushin_answer answer;
    if (dokushin_solve(puzzle, NULL, &answer, grid, 81, &error) != DOKUSHIN_OK) {
        return 1;
    }
    for (size_t cell = 0; cell < 81; ++cell) {
        putchar('0' + grid[cell]);
    }
    putchar('\n');
    return 0;
}

static int explain(const dokushin_puzzle *puzzle) {
    dokushin_walk *walk = NULL;
    dokushin_step *step = NULL;
    char *first = NULL;
    int steps = 0;
    int32_t solved = 0;
    int32_t stuck = 0;
    if (dokushin_walk_new(puzzle, NULL, &walk, &error) != DOKUSHIN_OK) {
        return 1;
    }
    while (dokushin_walk_next(walk, &step, NULL) == DOKUSHIN_OK) {
        if (++steps == 1) {
            dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "en", &first, &error);
        }
        dokushin_walk_apply(walk, step, &error);
        dokushin_step_free(step);
    }
    printf("%d steps, first: %s\n", steps, first == NULL ? error.what : first);
    dokushin_walk_state(walk, &solved, &stuck);
    dokushin_text_free(first);
    dokushin_walk_free(walk);
    return !solved;
}

static int rate(const dokushin_puzzle *puzzle) {
    dokushin_rating rating;
    if (dokushin_rate(puzzle, NULL, 0, 0, NULL, &rating, &error) != DOKUSHIN_OK) {
        return 1;
    }
    printf("%u.%u\n", (unsigned)rating.hardest.tenths / 10, (unsigned)rating.hardest.tenths % 10);
    return 0;
}

int main(int count, char **words) {
    const char *text = count > 1 ? words[1] : "";
    dokushin_puzzle *puzzle = NULL;
    int failed = dokushin_puzzle_parse(text, strlen(text), NULL, NULL, &puzzle, &error) !=
                     DOKUSHIN_OK ||
                 solve(puzzle) || explain(puzzle) || rate(puzzle);
    if (failed) {
        fprintf(stderr, "%s, expected %s\n", error.what, error.expected);
    }
    dokushin_puzzle_free(puzzle);
    return failed;
}
