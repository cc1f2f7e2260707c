/* What is near a puzzle: the puzzles some givens away, what each given is good for, sets of
 * cells. Facts are compared with what plain loops over solve and count come to. */
#include "expect.h"
#include "facts.h"

#define FOUR_GIVENS ".....3.....14..3"

typedef struct heard {
    const uint8_t *from;
    int calls;
    int wrong;
    int ends_after;
    uint64_t hash; /* of all givens, in order */
} heard;

static uint64_t solutions_of(const dokushin_shape *shape, const uint8_t *givens, size_t count,
                             uint64_t most) {
    dokushin_puzzle *puzzle = NULL;
    dokushin_answer answer;
    const dokushin_solve_options options = {.size = sizeof options, .solutions = most};
    WORKS(dokushin_puzzle_new(shape, givens, count, &puzzle, &error));
    WORKS(dokushin_count(puzzle, &options, &answer, &error));
    dokushin_puzzle_free(puzzle);
    return answer.solutions;
}

/* One of one solution, with two cells other than those it came from at most. */
static int32_t hear(const uint8_t *givens, size_t count, void *context) {
    heard *const its = context;
    ++its->calls;
    unsigned others = 0;
    for (size_t at = 0; at < count; ++at) {
        others += givens[at] != its->from[at] ? 1U : 0U;
        its->hash = its->hash * 1099511628211U + givens[at];
    }
    dokushin_shape *shape = shape_of("4");
    its->wrong += count != 16 || others > 2 || solutions_of(shape, givens, count, 2) != 1;
    dokushin_shape_free(shape);
    return its->calls != its->ends_after;
}

/* Puzzles of one solution with one given less and another one instead. */
static int by_trying(const dokushin_shape *shape, const uint8_t *from) {
    int count = 0;
    for (size_t gone = 0; gone < 16; ++gone) {
        for (size_t come = 0; come < 16 && from[gone] != 0; ++come) {
            for (uint8_t digit = 1; digit <= 4; ++digit) {
                uint8_t board[16];
                memcpy(board, from, sizeof board);
                board[gone] = 0;
                if (board[come] != 0 || (come == gone && digit == from[gone])) {
                    continue;
                }
                board[come] = digit;
                count += solutions_of(shape, board, 16, 2) == 1 ? 1 : 0;
            }
        }
    }
    return count;
}

static void vicinity(void) {
    dokushin_shape *shape = shape_of("4");
    dokushin_puzzle *puzzle = puzzle_of(FOUR_GIVENS, NULL);
    uint8_t from[16];
    WORKS(dokushin_puzzle_givens(puzzle, from, 16, &error));
    heard all = {.from = from};
    WORKS(dokushin_vicinity(puzzle, 1, 1, NULL, hear, &all, &error));
    EXPECT(all.calls > 0 && all.wrong == 0 && all.calls == by_trying(shape, from));
    heard first = {.from = from, .ends_after = 1};
    WORKS(dokushin_vicinity(puzzle, 1, 1, NULL, hear, &first, &error));
    EXPECT(first.calls == 1);
    /* None goes, none comes: the puzzle itself. */
    heard itself = {.from = from};
    WORKS(dokushin_vicinity(puzzle, 0, 0, NULL, hear, &itself, &error));
    EXPECT(itself.calls == 1);

    dokushin_vicinity_options options = {.size = sizeof options, .samples = 200, .seed = 7};
    heard some = {.from = from};
    heard again = {.from = from};
    heard other = {.from = from};
    WORKS(dokushin_vicinity(puzzle, 1, 1, &options, hear, &some, &error));
    WORKS(dokushin_vicinity(puzzle, 1, 1, &options, hear, &again, &error));
    options.seed = 8;
    WORKS(dokushin_vicinity(puzzle, 1, 1, &options, hear, &other, &error));
    EXPECT(some.wrong == 0 && some.calls > 0 && some.hash == again.hash);
    EXPECT(some.hash != other.hash);

    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    options = (dokushin_vicinity_options){.size = sizeof options, .stop = stop};
    EXPECT(dokushin_vicinity(puzzle, 1, 1, &options, hear, &other, NULL) == DOKUSHIN_CANCELLED);
    dokushin_stop_free(stop);
    EXPECT(dokushin_vicinity(puzzle, 5, 1, NULL, hear, &other, NULL) == DOKUSHIN_UNSUPPORTED);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* Of a puzzle stated as candidates those return that can; its neighbours have no givens to tell. */
static void sukaku(void) {
    static const char solved[] = "1234341221434321";
    dokushin_shape *shape = shape_of("4");
    dokushin_puzzle *puzzle = puzzle_of("................", NULL);
    dokushin_puzzle *minimal = NULL;
    uint64_t marks[16];
    uint64_t more[16];
    for (size_t at = 0; at < 16; ++at) {
        marks[at] = UINT64_C(1) << (solved[at] - '1');
    }
    WORKS(dokushin_puzzle_set_candidates(puzzle, marks, 16, &error));
    WORKS(dokushin_minimise(puzzle, NULL, 1, NULL, &minimal, &error));
    WORKS(dokushin_puzzle_candidates(minimal, more, 16, &error));
    int returned = 0;
    for (size_t at = 0; at < 16; ++at) {
        EXPECT((more[at] & marks[at]) == marks[at]);
        returned += more[at] != marks[at] ? 1 : 0;
    }
    dokushin_answer answer;
    uint8_t grid[16];
    WORKS(dokushin_solve(minimal, NULL, &answer, grid, 16, &error));
    EXPECT(returned > 0 && answer.status == DOKUSHIN_UNIQUE);
    EXPECT(dokushin_minimise(puzzle, "180", 1, NULL, &minimal, NULL) == DOKUSHIN_UNSUPPORTED);
    heard none = {.from = (const uint8_t *)solved};
    EXPECT(dokushin_vicinity(puzzle, 1, 1, NULL, hear, &none, NULL) == DOKUSHIN_UNSUPPORTED);
    EXPECT(none.calls == 0);
    dokushin_puzzle_free(minimal);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* Each given taken away by hand. */
static void removals(void) {
    dokushin_shape *shape = shape_of("9");
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    uint8_t givens[81];
    WORKS(dokushin_puzzle_givens(puzzle, givens, 81, &error));
    dokushin_removal without[81];
    size_t found = 0;
    WORKS(dokushin_removals(puzzle, NULL, without, 81, &found, &error));
    size_t given = 0;
    for (uint16_t cell = 0; cell < 81; ++cell) {
        const uint8_t digit = givens[cell];
        if (digit == 0) {
            continue;
        }
        givens[cell] = 0;
        EXPECT(given < found && without[given].cell == cell && without[given].at_least == 0);
        EXPECT(without[given].solutions == solutions_of(shape, givens, 81, 0));
        givens[cell] = digit;
        ++given;
    }
    EXPECT(found == given && found > 17);
    /* Of 17 givens none can go. */
    dokushin_puzzle *seventeen = puzzle_of(SEVENTEEN, NULL);
    const dokushin_solve_options two = {.size = sizeof two, .solutions = 2};
    WORKS(dokushin_removals(seventeen, &two, without, 17, &found, &error));
    EXPECT(found == 17);
    for (size_t at = 0; at < found; ++at) {
        EXPECT(without[at].solutions == 2 && without[at].at_least == 1);
    }
    EXPECT(dokushin_removals(seventeen, &two, without, 16, &found, NULL) == DOKUSHIN_TOO_SMALL);
    dokushin_puzzle_free(seventeen);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* The four unavoidable sets of four cells of a 4x4 grid have no cell in common (docs/GUIDE.md), so
 * that none of its puzzles has fewer than four givens. */
static void disjoint_sets(void) {
    dokushin_shape *shape = shape_of("4");
    dokushin_puzzle *puzzle = puzzle_of(FOUR_GIVENS, NULL);
    uint8_t grid[16];
    dokushin_answer answer;
    WORKS(dokushin_solve(puzzle, NULL, &answer, grid, 16, &error));
    dokushin_sets *sets = NULL;
    int32_t complete = 0;
    WORKS(dokushin_unavoidable(shape, grid, 16, 0, NULL, &sets, &complete, &error));
    size_t count = 0;
    EXPECT(complete == 1 && dokushin_sets_count(sets, &count) == DOKUSHIN_OK);
    EXPECT(count == 4 + 6 + 16);
    uint16_t cells[10];
    size_t found = 0;
    WORKS(dokushin_sets_at(sets, 0, cells, 10, &found, &error));
    EXPECT(found == 4 && cells[0] == 0 && cells[1] == 1 && cells[2] == 12 && cells[3] == 13);
    WORKS(dokushin_sets_at(sets, 25, NULL, 0, &found, &error));
    EXPECT(found == 10);
    EXPECT(dokushin_sets_at(sets, 26, cells, 10, &found, NULL) == DOKUSHIN_END);
    size_t chosen[4];
    WORKS(dokushin_disjoint_sets(sets, NULL, chosen, 4, &found, &complete, &error));
    EXPECT(found == 4 && complete == 1 && chosen[0] == 0 && chosen[3] == 3);
    dokushin_sets_free(sets);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* Of a row of dominoes each of which shares a cell with the next every other one. */
static void own_sets(void) {
    dokushin_sets *sets = NULL;
    EXPECT(dokushin_sets_new(&sets) == DOKUSHIN_OK);
    size_t found = 9;
    int32_t complete = 0;
    WORKS(dokushin_disjoint_sets(sets, NULL, NULL, 0, &found, &complete, &error));
    EXPECT(found == 0 && complete == 1);
    for (uint16_t first = 4090; first < 4095; ++first) {
        const uint16_t domino[2] = {first, (uint16_t)(first + 1)};
        WORKS(dokushin_sets_add(sets, domino, 2, &error));
    }
    size_t chosen[2] = {9, 9};
    WORKS(dokushin_disjoint_sets(sets, NULL, chosen, 2, &found, &complete, &error));
    EXPECT(found == 3 && complete == 1 && chosen[0] == 0 && chosen[1] == 2);
    const uint16_t beyond = 4096;
    EXPECT(dokushin_sets_add(sets, &beyond, 1, NULL) == DOKUSHIN_OUT_OF_RANGE);
    dokushin_sets_free(sets);
}

/* A proper puzzle's are its solution; a search that was stopped proves none. */
static void proved_candidates(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    uint64_t sets[81];
    int32_t complete = 0;
    WORKS(dokushin_true_candidates(puzzle, NULL, sets, 81, &complete, &error));
    EXPECT(complete == 1);
    for (size_t at = 0; at < 81; ++at) {
        EXPECT(sets[at] == UINT64_C(1) << (HARD_SOLUTION[at] - '1'));
    }
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK);
    EXPECT(dokushin_stop_raise(stop) == DOKUSHIN_OK);
    const dokushin_solve_options stopped = {.size = sizeof stopped, .stop = stop};
    uint64_t before[81];
    WORKS(dokushin_puzzle_candidates(puzzle, before, 81, &error));
    WORKS(dokushin_true_candidates(puzzle, &stopped, sets, 81, &complete, &error));
    EXPECT(complete == 0 && memcmp(sets, before, sizeof sets) == 0);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
}

/* On a killer of 4x4 each candidate is true exactly if there are solutions with it as a given; if
 * the cage can't have its sum, none is. */
static void proved_candidates_of_a_killer(void) {
    dokushin_shape *usual = shape_of("4x4");
    dokushin_shape *shape = NULL;
    WORKS(dokushin_shape_with_rules(usual, "cage 3 r1c1 r1c2\ncage 7 r2c4 r3c4 r4c4\n", &shape,
                                    &error));
    uint8_t givens[16] = {0};
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_new(shape, givens, 16, &puzzle, &error));
    uint64_t sets[16];
    int32_t complete = 0;
    WORKS(dokushin_true_candidates(puzzle, NULL, sets, 16, &complete, &error));
    EXPECT(complete == 1 && sets[0] == 3 && sets[3] != 0);
    dokushin_puzzle_free(puzzle);
    for (size_t at = 0; at < 16; ++at) {
        for (uint8_t digit = 1; digit <= 4; ++digit) {
            givens[at] = digit;
            EXPECT((sets[at] >> (digit - 1) & 1) == (solutions_of(shape, givens, 16, 1) > 0));
        }
        givens[at] = 0;
    }
    givens[0] = 4;
    WORKS(dokushin_puzzle_new(shape, givens, 16, &puzzle, &error));
    WORKS(dokushin_true_candidates(puzzle, NULL, sets, 16, &complete, &error));
    for (size_t at = 0; at < 16; ++at) {
        EXPECT(complete == 1 && sets[at] == 0);
    }
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
    dokushin_shape_free(usual);
}

/* A cage of a whole row says nothing; that of a sum in a cell stands for a given. */
static void redundant_rules(void) {
    dokushin_shape *usual = shape_of("4x4");
    dokushin_shape *shape = NULL;
    WORKS(dokushin_shape_with_rules(usual, "sum 4 r1c1\ncage 10 r2c1 r2c2 r2c3 r2c4\n", &shape,
                                    &error));
    dokushin_puzzle *puzzle = puzzle_of("........1.4....2", shape);
    size_t positions[2] = {99, 99};
    size_t found = 99;
    int32_t complete = 0;
    WORKS(dokushin_redundant_rules(puzzle, NULL, positions, 2, &found, &complete, &error));
    EXPECT(found == 1 && complete == 1 && positions[1] == 99);
    char *rule = NULL;
    WORKS(dokushin_shape_rule_at(shape, positions[0], &rule, &error));
    EXPECT(is_text(rule, "cage 10 r2c1 r2c2 r2c3 r2c4"));
    WORKS(dokushin_redundant_rules(puzzle, NULL, NULL, 0, &found, &complete, &error));
    EXPECT(found == 1 && complete == 1);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    const dokushin_solve_options stopped = {.size = sizeof stopped, .stop = stop};
    WORKS(dokushin_redundant_rules(puzzle, &stopped, positions, 2, &found, &complete, &error));
    EXPECT(found == 0 && complete == 0);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
    dokushin_shape_free(usual);
}

/* There are 288 grids of 4x4, a quarter of them with a digit in a cell; usually 8 are counted. */
static void candidate_counts(void) {
    dokushin_shape *shape = shape_of("4x4");
    dokushin_puzzle *puzzle = puzzle_of("................", shape);
    uint32_t counts[64] = {0};
    int32_t complete = 0;
    const dokushin_solve_options many = {.size = sizeof many, .solutions = 100};
    WORKS(dokushin_candidate_counts(puzzle, &many, counts, 64, &complete, &error));
    for (size_t at = 0; at < 64; ++at) {
        EXPECT(complete == 1 && counts[at] == 72);
    }
    WORKS(dokushin_candidate_counts(puzzle, NULL, counts, 64, &complete, &error));
    EXPECT(complete == 1 && counts[0] == 8 && counts[63] == 8);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* Of a solved grid with a rule that says nothing, the rule goes, and some givens. */
static void minimal_set(void) {
    dokushin_shape *usual = shape_of("4x4");
    dokushin_shape *shape = NULL;
    WORKS(dokushin_shape_with_rules(usual, "cage 10 r2c1 r2c2 r2c3 r2c4\n", &shape, &error));
    dokushin_puzzle *puzzle = puzzle_of("4123234112343412", shape);
    dokushin_puzzle *minimal = NULL;
    int32_t complete = 0;
    WORKS(dokushin_minimal_set(puzzle, 1, 1, 1, NULL, &minimal, &complete, &error));
    EXPECT(complete == 1);
    uint16_t cells[16];
    size_t found = 99;
    WORKS(dokushin_redundant(minimal, NULL, cells, 16, &found, &complete, &error));
    EXPECT(found == 0 && complete == 1);
    dokushin_shape *less = NULL;
    EXPECT(dokushin_puzzle_shape(minimal, &less) == DOKUSHIN_OK);
    EXPECT(dokushin_shape_rule_count(less, &found) == DOKUSHIN_OK && found == 0);
    dokushin_shape_free(less);
    dokushin_puzzle_free(minimal);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    const dokushin_solve_options stopped = {.size = sizeof stopped, .stop = stop};
    EXPECT(dokushin_minimal_set(puzzle, 1, 1, 1, &stopped, &minimal, &complete, NULL) ==
           DOKUSHIN_CANCELLED);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
    dokushin_shape_free(usual);
}

void near_things(void) {
    vicinity();
    sukaku();
    removals();
    disjoint_sets();
    own_sets();
    proved_candidates();
    proved_candidates_of_a_killer();
    redundant_rules();
    candidate_counts();
    minimal_set();
}
