/* Making, canonical forms, studies. */
#include "expect.h"
#include "facts.h"

enum { ATTEMPTS = 20 };

/* `dokushin generate --seed 1`: the guide's first puzzle. */
static void generating(void) {
    dokushin_shape *shape = shape_of("9x9");
    const dokushin_generate_options options = {.size = sizeof options, .seed = 1};
    dokushin_generator *generator = NULL;
    WORKS(dokushin_generator_new(shape, &options, &generator, &error));
    dokushin_fate fates[1];
    uint8_t givens[81];
    uint8_t solution[81];
    WORKS(dokushin_generator_attempts(generator, 0, 1, fates, givens, solution, 81, &error));
    EXPECT(fates[0] == DOKUSHIN_FATE_GOOD);
    EXPECT(is_line(
        givens, 81,
        ".1.4...25.3.59...79......3..93......4........2...1...8..21..7.4..9.7...11..624..."));
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_new(shape, givens, 81, &puzzle, &error));
    int32_t is = 0;
    WORKS(dokushin_is_solution(puzzle, solution, 81, &is, &error));
    EXPECT(is == 1);
    dokushin_puzzle_free(puzzle);
    dokushin_generator_free(generator);
    dokushin_shape_free(shape);
    EXPECT(strcmp(dokushin_fate_name(DOKUSHIN_FATE_NOT_MET), "not_met") == 0);
    EXPECT(strcmp(dokushin_fate_name(8), "unknown") == 0);
    EXPECT(strcmp(dokushin_symmetry_at(0), "none") == 0);
    EXPECT(strcmp(dokushin_symmetry_at(1), "180") == 0);
    EXPECT(dokushin_symmetry_at(9) == NULL);
}

/* What is wished for is there: symmetry, number of givens, a rating. */
static void wishes(void) {
    dokushin_shape *shape = shape_of("9x9");
    dokushin_generate_options options = {.size = sizeof options,
                                         .symmetry = "180",
                                         .most_givens = 26,
                                         .seed = 3,
                                         .least_rating = 1.0,
                                         .most_rating = 1.5,
                                         .without = "naked-pair,x-wing",
                                         .only_by_singles = 1};
    dokushin_generator *generator = NULL;
    WORKS(dokushin_generator_new(shape, &options, &generator, &error));
    dokushin_fate fates[ATTEMPTS];
    uint8_t givens[ATTEMPTS * 81];
    uint8_t solutions[ATTEMPTS * 81];
    unsigned good = 0;
    for (uint64_t first = 0; good == 0 && first < 2000; first += ATTEMPTS) {
        WORKS(dokushin_generator_attempts(generator, first, ATTEMPTS, fates, givens, solutions, 81,
                                          &error));
        for (size_t at = 0; at < ATTEMPTS; ++at) {
            const uint8_t *board = givens + 81 * at;
            unsigned count = 0;
            for (size_t cell = 0; cell < 81; ++cell) {
                count += board[cell] != 0 ? 1U : 0U;
                EXPECT((board[cell] == 0) == (board[80 - cell] == 0));
            }
            EXPECT(fates[at] == DOKUSHIN_FATE_GOOD ? count <= 26 : count == 0);
            if (fates[at] != DOKUSHIN_FATE_GOOD) {
                continue;
            }
            ++good;
            dokushin_puzzle *puzzle = NULL;
            WORKS(dokushin_puzzle_new(shape, board, 81, &puzzle, &error));
            dokushin_rating rating;
            WORKS(dokushin_rate(puzzle, NULL, 0, 0, NULL, &rating, &error));
            EXPECT(rating.hardest.tenths <= 15);
            dokushin_puzzle_free(puzzle);
        }
    }
    EXPECT(good > 0);
    dokushin_generator_free(generator);
    /* A pattern of too few givens can't be. */
    uint8_t pattern[81] = {1, 1, 1};
    options = (dokushin_generate_options){
        .size = sizeof options, .pattern = pattern, .pattern_cells = 81};
    EXPECT(dokushin_generator_new(shape, &options, &generator, NULL) == DOKUSHIN_UNSUPPORTED);
    dokushin_shape_free(shape);
}

static void minimising(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD_SOLUTION, NULL);
    dokushin_puzzle *minimal = NULL;
    WORKS(dokushin_minimise(puzzle, NULL, 1, NULL, &minimal, &error));
    uint16_t cells[81];
    size_t found = 99;
    int32_t complete = 0;
    WORKS(dokushin_redundant(minimal, NULL, cells, 81, &found, &complete, &error));
    EXPECT(found == 0 && complete == 1);
    dokushin_puzzle_free(minimal);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    EXPECT(dokushin_minimise(puzzle, "180", 1, stop, &minimal, NULL) == DOKUSHIN_CANCELLED);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
}

/* A puzzle and its image share their form. */
static void forms(void) {
    dokushin_shape *shape = shape_of("9x9");
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_transform transform;
    WORKS(dokushin_transform_random(shape, 7, &transform, &error));
    EXPECT(transform.side == 9);
    dokushin_puzzle *image = NULL;
    WORKS(dokushin_transform_apply(&transform, puzzle, &image, &error));
    uint8_t form[81];
    uint8_t other[81];
    uint64_t automorphisms = 0;
    WORKS(dokushin_canonical(puzzle, form, 81, &transform, &automorphisms, &error));
    WORKS(dokushin_canonical(image, other, 81, NULL, NULL, &error));
    EXPECT(automorphisms == 1 && memcmp(form, other, 81) == 0);
    EXPECT(is_line(
        form, 81,
        "........1....23.45.12.6.........13.7.....26..5..67.....4....17.12.58....73...4..."));
    dokushin_puzzle *least = NULL;
    WORKS(dokushin_transform_apply(&transform, puzzle, &least, &error));
    WORKS(dokushin_puzzle_givens(least, other, 81, &error));
    EXPECT(memcmp(form, other, 81) == 0);
    int32_t are = 0;
    WORKS(dokushin_equivalent(puzzle, image, &are, &transform, &error));
    EXPECT(are == 1);
    dokushin_puzzle *seventeen = puzzle_of(SEVENTEEN, NULL);
    WORKS(dokushin_equivalent(puzzle, seventeen, &are, NULL, &error));
    EXPECT(are == 0);
    transform.rows[0] = 200;
    dokushin_puzzle_free(least);
    EXPECT(dokushin_transform_apply(&transform, puzzle, &least, NULL) == DOKUSHIN_BAD_SHAPE);
    dokushin_puzzle_free(seventeen);
    dokushin_puzzle_free(image);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* One transform and then another is both at once, and what undoes one takes its image back. */
static void transforms(void) {
    dokushin_shape *shape = shape_of("2x3");
    dokushin_shape *square = shape_of("9");
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_transform steps[2];
    dokushin_transform both;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
        WORKS(dokushin_transform_random(square, seed, &steps[0], &error));
        WORKS(dokushin_transform_random(square, seed + 100, &steps[1], &error));
        dokushin_puzzle *one = NULL;
        dokushin_puzzle *two = NULL;
        dokushin_puzzle *at_once = NULL;
        WORKS(dokushin_transform_then(&steps[0], &steps[1], &both, &error));
        WORKS(dokushin_transform_apply(&steps[0], puzzle, &one, &error));
        WORKS(dokushin_transform_apply(&steps[1], one, &two, &error));
        WORKS(dokushin_transform_apply(&both, puzzle, &at_once, &error));
        uint8_t givens[2][81];
        WORKS(dokushin_puzzle_givens(two, givens[0], 81, &error));
        WORKS(dokushin_puzzle_givens(at_once, givens[1], 81, &error));
        EXPECT(memcmp(givens[0], givens[1], 81) == 0);
        dokushin_puzzle_free(one);
        dokushin_puzzle_free(at_once);
        WORKS(dokushin_transform_inverse(&both, &both, &error));
        WORKS(dokushin_transform_apply(&both, two, &one, &error));
        WORKS(dokushin_puzzle_givens(one, givens[0], 81, &error));
        EXPECT(is_line(givens[0], 81, HARD));
        dokushin_puzzle_free(one);
        dokushin_puzzle_free(two);
    }
    WORKS(dokushin_transform_random(shape, 1, &steps[1], &error));
    EXPECT(dokushin_transform_then(&steps[0], &steps[1], &both, NULL) == DOKUSHIN_BAD_SHAPE);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(square);
    dokushin_shape_free(shape);
}

/* Half a turn takes the first cell to the last, and so on. */
static void symmetries(void) {
    uint16_t firsts[16];
    WORKS(dokushin_orbits(4, "180", firsts, 16, &error));
    for (uint16_t at = 0; at < 16; ++at) {
        EXPECT(firsts[at] == (at < 8 ? at : 15 - at));
    }
    WORKS(dokushin_orbits(4, NULL, firsts, 16, &error));
    EXPECT(firsts[0] == 0 && firsts[15] == 15);
    EXPECT(dokushin_weight(81, 26) > 0.999 && dokushin_weight(81, 26) < 1.001);
    /* C(81, 27) is 55/27 of C(81, 26). */
    EXPECT(dokushin_weight(81, 27) * 27 > 54.99 && dokushin_weight(81, 27) * 27 < 55.01);
    EXPECT(!(dokushin_weight(81, 82) > 0));
}

/* 19 cells are backdoors of the hard puzzle; a 4x4 grid has four unavoidable sets of 4 cells,
 * six of 8 and sixteen of 10 (docs/GUIDE.md). */
static void studies(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    uint32_t size = 9;
    uint64_t found = 0;
    uint16_t cells[2 * 30];
    int32_t complete = 0;
    WORKS(dokushin_backdoors(puzzle, NULL, &size, &found, cells, 30, &complete, &error));
    EXPECT(size == 1 && found == 19 && complete == 1 && cells[0] == 0 && cells[1] == 65535);
    WORKS(dokushin_backdoors(puzzle, NULL, &size, &found, NULL, 0, &complete, &error));
    EXPECT(size == 1 && found == 19);
    dokushin_puzzle_free(puzzle);
    dokushin_shape *shape = shape_of("4");
    puzzle = puzzle_of(".....3.....14..3", NULL);
    uint8_t grid[16];
    dokushin_answer answer;
    WORKS(dokushin_solve(puzzle, NULL, &answer, grid, 16, &error));
    WORKS(dokushin_backdoors(puzzle, NULL, &size, &found, cells, 30, &complete, &error));
    EXPECT(size == 0 && found == 1 && cells[0] == 65535 && cells[1] == 65535);
    char *json = NULL;
    WORKS(dokushin_unavoidable_json(shape, grid, 16, 4, NULL, &json, &complete, &error));
    EXPECT(complete == 1 && is_text(json, "[[0,1,12,13],[2,3,14,15],[4,5,8,9],[6,7,10,11]]"));
    WORKS(dokushin_unavoidable_json(shape, grid, 16, 0, NULL, &json, &complete, &error));
    unsigned sets = 0;
    for (const char *at = json; *at != '\0'; ++at) {
        sets += *at == ']' ? 1U : 0U;
    }
    EXPECT(sets == 4 + 6 + 16 + 1);
    dokushin_text_free(json);
    dokushin_shape_free(shape);
    dokushin_puzzle_free(puzzle);
}

void making(void) {
    generating();
    wishes();
    minimising();
    forms();
    transforms();
    symmetries();
    studies();
}
