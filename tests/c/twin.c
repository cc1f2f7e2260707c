/* What the program prints, by calls of c.h; same_as_program.sh compares:
 *   test_c_twin hint PUZZLE          the next step as JSON, in three languages
 *   test_c_twin generate SEED        the first good puzzle of symmetry 180
 *   test_c_twin canon PUZZLE         its form and its number of automorphisms
 *   test_c_twin minimise SEED PUZZLE
 *   test_c_twin morph SEED PUZZLE
 *   test_c_twin vicinity SEED PUZZLE 300 choices of one given away and one in
 *   test_c_twin near PUZZLE          all of them
 *   test_c_twin removals PUZZLE      "r1c1 12" for each given */
#include "expect.h"

#include <inttypes.h>
#include <stdlib.h>

int failures = 0;

static void print_line(const uint8_t *cells, char blank, char end) {
    for (size_t at = 0; at < 81; ++at) {
        putchar(cells[at] == 0 ? blank : '0' + cells[at]);
    }
    putchar(end);
}

static void print_puzzle(const dokushin_puzzle *puzzle) {
    uint8_t givens[81];
    WORKS(dokushin_puzzle_givens(puzzle, givens, 81, &error));
    print_line(givens, '.', '\n');
}

static void hint(const dokushin_puzzle *puzzle) {
    const char *const languages[] = {"en", "ja", "zh"};
    dokushin_walk *walk = NULL;
    dokushin_step *step = NULL;
    WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
    WORKS(dokushin_walk_next(walk, &step, &error));
    for (size_t at = 0; at < 3; ++at) {
        char *json = NULL;
        WORKS(dokushin_step_json(step, languages[at], &json, &error));
        puts(json);
        dokushin_text_free(json);
    }
    dokushin_step_free(step);
    dokushin_walk_free(walk);
}

static void generate(uint64_t seed) {
    dokushin_shape *shape = shape_of("9x9");
    const dokushin_generate_options options = {
        .size = sizeof options, .symmetry = "180", .seed = seed};
    dokushin_generator *generator = NULL;
    WORKS(dokushin_generator_new(shape, &options, &generator, &error));
    dokushin_fate fate = DOKUSHIN_FATE_NO_GRID;
    uint8_t givens[81];
    uint8_t solution[81];
    for (uint64_t first = 0; fate != DOKUSHIN_FATE_GOOD && failures == 0; ++first) {
        WORKS(
            dokushin_generator_attempts(generator, first, 1, &fate, givens, solution, 81, &error));
    }
    print_line(givens, '.', '\n');
    dokushin_generator_free(generator);
    dokushin_shape_free(shape);
}

static void canon(const dokushin_puzzle *puzzle) {
    uint8_t form[81];
    uint64_t automorphisms = 0;
    WORKS(dokushin_canonical(puzzle, form, 81, NULL, &automorphisms, &error));
    print_line(form, '.', ' ');
    printf("%" PRIu64 "\n", automorphisms);
}

static void minimise(const dokushin_puzzle *puzzle, uint64_t seed) {
    dokushin_puzzle *minimal = NULL;
    WORKS(dokushin_minimise(puzzle, NULL, seed, NULL, &minimal, &error));
    print_puzzle(minimal);
    dokushin_puzzle_free(minimal);
}

static void morph(const dokushin_puzzle *puzzle, uint64_t seed) {
    dokushin_shape *shape = NULL;
    dokushin_transform transform;
    dokushin_puzzle *image = NULL;
    EXPECT(dokushin_puzzle_shape(puzzle, &shape) == DOKUSHIN_OK);
    WORKS(dokushin_transform_random(shape, seed, &transform, &error));
    WORKS(dokushin_transform_apply(&transform, puzzle, &image, &error));
    print_puzzle(image);
    dokushin_puzzle_free(image);
    dokushin_shape_free(shape);
}

static int32_t print_near(const uint8_t *givens, size_t count, void *context) {
    (void)context;
    EXPECT(count == 81);
    print_line(givens, '.', '\n');
    return 1;
}

static void vicinity(const dokushin_puzzle *puzzle, uint64_t samples, uint64_t seed) {
    const dokushin_vicinity_options options = {
        .size = sizeof options, .samples = samples, .seed = seed};
    WORKS(dokushin_vicinity(puzzle, 1, 1, &options, print_near, NULL, &error));
}

static void removals(const dokushin_puzzle *puzzle) {
    dokushin_removal without[81];
    size_t found = 0;
    WORKS(dokushin_removals(puzzle, NULL, without, 81, &found, &error));
    for (size_t at = 0; at < found; ++at) {
        printf("r%uc%u %s%" PRIu64 "\n", without[at].cell / 9U + 1, without[at].cell % 9U + 1,
               without[at].at_least ? ">=" : "", without[at].solutions);
    }
}

int main(int count, char **words) {
    const char *command = count > 2 ? words[1] : "";
    const uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : 0;
    dokushin_puzzle *puzzle =
        strcmp(command, "generate") == 0 ? NULL : puzzle_of(words[count - 1], NULL);
    if (strcmp(command, "generate") == 0) {
        generate(seed);
    } else if (strcmp(command, "hint") == 0) {
        hint(puzzle);
    } else if (strcmp(command, "canon") == 0) {
        canon(puzzle);
    } else if (strcmp(command, "minimise") == 0) {
        minimise(puzzle, seed);
    } else if (strcmp(command, "morph") == 0) {
        morph(puzzle, seed);
    } else if (strcmp(command, "vicinity") == 0) {
        vicinity(puzzle, 300, seed);
    } else if (strcmp(command, "near") == 0) {
        vicinity(puzzle, 0, 0);
    } else if (strcmp(command, "removals") == 0) {
        removals(puzzle);
    } else {
        ++failures;
    }
    dokushin_puzzle_free(puzzle);
    return failures == 0 ? 0 : 1;
}
