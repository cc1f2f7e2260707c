/* Rules that are laid at random. */
#include "expect.h"
#include "facts.h"

#include <dokushin/c_layout.h>

enum { MANY = 8 };

static size_t rules_that_begin(const dokushin_puzzle *puzzle, const char *word) {
    dokushin_shape *shape = NULL;
    size_t count = 0;
    size_t found = 0;
    EXPECT(dokushin_puzzle_shape(puzzle, &shape) == DOKUSHIN_OK);
    EXPECT(dokushin_shape_rule_count(shape, &count) == DOKUSHIN_OK);
    for (size_t at = 0; at < count; ++at) {
        char *rule = NULL;
        WORKS(dokushin_shape_rule_at(shape, at, &rule, &error));
        found += strncmp(rule, word, strlen(word)) == 0 ? 1 : 0;
        dokushin_text_free(rule);
    }
    dokushin_shape_free(shape);
    return found;
}

static unsigned givens_of(const dokushin_puzzle *puzzle) {
    uint8_t givens[81];
    unsigned count = 0;
    WORKS(dokushin_puzzle_givens(puzzle, givens, 81, &error));
    for (size_t cell = 0; cell < 81; ++cell) {
        count += givens[cell] != 0 ? 1U : 0U;
    }
    return count;
}

/* One solution, the one that was written. */
static void is_proper(const dokushin_puzzle *puzzle, const uint8_t *solution) {
    uint8_t found[81];
    dokushin_answer answer;
    const dokushin_solve_options two = {.size = sizeof two, .solutions = 2};
    WORKS(dokushin_solve(puzzle, &two, &answer, found, 81, &error));
    EXPECT(answer.status == DOKUSHIN_UNIQUE);
    EXPECT(memcmp(found, solution, 81) == 0);
}

/* Makes attempts until one is good, and gives its puzzle. */
static dokushin_puzzle *first_good(dokushin_generator *generator, uint8_t *solution) {
    for (uint64_t first = 0; first < 400; first += MANY) {
        dokushin_fate fates[MANY];
        dokushin_puzzle *puzzles[MANY];
        uint8_t solutions[MANY * 81];
        dokushin_puzzle *good = NULL;
        WORKS(dokushin_generator_puzzles(generator, first, MANY, fates, puzzles, solutions, 81,
                                         &error));
        for (size_t at = 0; at < MANY; ++at) {
            EXPECT((fates[at] == DOKUSHIN_FATE_GOOD) == (puzzles[at] != NULL));
            if (good == NULL && puzzles[at] != NULL) {
                good = puzzles[at];
                memcpy(solution, solutions + 81 * at, 81);
            } else {
                dokushin_puzzle_free(puzzles[at]);
            }
        }
        if (good != NULL) {
            return good;
        }
    }
    return NULL;
}

/* Cages alone, of a level; dots and givens. */
static void laid(void) {
    dokushin_shape *shape = shape_of("9x9");
    dokushin_generate_options options = {.size = sizeof options, .seed = 5, .level = "medium"};
    dokushin_layout_options layout = {.size = sizeof layout, .kinds = "killer", .no_givens = 1};
    dokushin_generator *generator = NULL;
    uint8_t solution[81];
    WORKS(dokushin_generator_with_layout(shape, &options, &layout, &generator, &error));
    dokushin_puzzle *puzzle = first_good(generator, solution);
    EXPECT(puzzle != NULL && givens_of(puzzle) == 0 && rules_that_begin(puzzle, "cage ") > 15);
    is_proper(puzzle, solution);
    dokushin_hodoku_rating rating;
    WORKS(dokushin_rate_as_hodoku(puzzle, solution, 81, 0, NULL, &rating, &error));
    EXPECT(rating.solved == 1 && strcmp(rating.level, "medium") == 0);
    dokushin_puzzle_free(puzzle);
    /* Givens without their boards would say little. */
    dokushin_fate fate = 0;
    uint8_t givens[81];
    EXPECT(dokushin_generator_attempts(generator, 0, 1, &fate, givens, solution, 81, &error) ==
           DOKUSHIN_UNSUPPORTED);
    dokushin_generator_free(generator);

    options.level = NULL;
    layout = (dokushin_layout_options){
        .size = sizeof layout, .kinds = "killer:3..4,white-dot", .symmetry = "none"};
    EXPECT(dokushin_generator_with_layout(shape, &options, &layout, &generator, &error) ==
           DOKUSHIN_BAD_FORMAT);
    layout.kinds = "killer:3..4,thermometer:2";
    layout.least_cage = layout.most_cage = 3;
    WORKS(dokushin_generator_with_layout(shape, &options, &layout, &generator, &error));
    puzzle = first_good(generator, solution);
    EXPECT(puzzle != NULL && givens_of(puzzle) > 0);
    const size_t cages = rules_that_begin(puzzle, "cage ");
    EXPECT(cages == 3 || cages == 4);
    EXPECT(rules_that_begin(puzzle, "thermometer ") == 2);
    is_proper(puzzle, solution);
    dokushin_puzzle_free(puzzle);
    dokushin_generator_free(generator);
    dokushin_shape_free(shape);
}

/* Without a layout it makes what a usual generator makes, as puzzles. */
static void not_laid(void) {
    dokushin_shape *shape = shape_of("9x9");
    const dokushin_generate_options options = {.size = sizeof options, .seed = 1};
    dokushin_generator *generator = NULL;
    uint8_t solution[81];
    WORKS(dokushin_generator_with_layout(shape, &options, NULL, &generator, &error));
    dokushin_puzzle *puzzle = first_good(generator, solution);
    EXPECT(puzzle != NULL && rules_that_begin(puzzle, "") == 0);
    is_proper(puzzle, solution);
    uint8_t givens[81];
    dokushin_fate fate = 0;
    uint8_t same[81];
    WORKS(dokushin_generator_attempts(generator, 0, 1, &fate, same, solution, 81, &error));
    WORKS(dokushin_puzzle_givens(puzzle, givens, 81, &error));
    EXPECT(fate == DOKUSHIN_FATE_GOOD && memcmp(givens, same, 81) == 0);
    dokushin_puzzle_free(puzzle);
    dokushin_generator_free(generator);
    dokushin_shape_free(shape);
}

void layouts(void) {
    EXPECT(strcmp(dokushin_rule_kind_at(0), "killer") == 0);
    EXPECT(dokushin_rule_kind_at(1000) == NULL);
    laid();
    not_laid();
}
