/* Steps and ratings. */
#include "expect.h"
#include "facts.h"

#include <dokushin/c_universal.h>

#include <stdlib.h>

static void techniques(void) {
    dokushin_technique_facts facts;
    uint32_t count = 0;
    int found = 0;
    for (; dokushin_technique_at(count, &facts) == DOKUSHIN_OK; ++count) {
        EXPECT(strlen(facts.english) > 0 && strlen(facts.japanese) > 0 &&
               strlen(facts.chinese) > 0 && facts.largest_side >= 9);
        if (strcmp(facts.key, "bug-1") == 0) {
            found = facts.needs_unique;
        }
    }
    EXPECT(count > 100 && found == 1);
}

/* A step names digits as the text that the puzzle came from writes them. */
static void letters(void) {
    char line[] = HARD;
    for (char *at = line; *at != '\0'; ++at) {
        *at = *at == '0' ? '.' : (char)(*at - '1' + 'A');
    }
    const dokushin_read_options options = {.size = sizeof options, .alphabet = "letters"};
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_read(line, sizeof line - 1, &options, &puzzle, &error));
    dokushin_walk *walk = NULL;
    WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
    dokushin_step *step = NULL;
    WORKS(dokushin_walk_next(walk, &step, &error));
    char *text = NULL;
    WORKS(dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "en", &text, &error));
    EXPECT(is_text(text, "In box 1 there is one place left for I: r2c3 = I."));
    WORKS(dokushin_step_json(step, "en", &text, &error));
    EXPECT(strstr(text, "\"result\":\"r2c3 = I\"") != NULL);
    EXPECT(strstr(text, "\"placements\":[{\"cell\":\"r2c3\",\"digit\":9}]") != NULL);
    dokushin_text_free(text);
    dokushin_step_free(step);
    dokushin_walk_free(walk);
    dokushin_puzzle_free(puzzle);
}

/* Its solution has a 5 in r1c1 and a 4 in r1c2. Sudoku Explainer's ratings know houses only. */
static void a_board_with_a_constraint(void) {
    dokushin_shape *shape = shape_of("9x9+less(r1c2,r1c1)");
    uint8_t givens[81];
    dokushin_puzzle *plain = puzzle_of(HARD, NULL);
    WORKS(dokushin_puzzle_givens(plain, givens, 81, &error));
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_new(shape, givens, 81, &puzzle, &error));
    dokushin_walk *walk = NULL;
    WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
    dokushin_step *step = NULL;
    WORKS(dokushin_walk_next(walk, &step, &error));
    EXPECT(step != NULL);
    dokushin_step_free(step);
    dokushin_walk_free(walk);
    dokushin_rating rating;
    EXPECT(dokushin_rate(puzzle, NULL, 0, 0, NULL, &rating, &error) == DOKUSHIN_UNSUPPORTED);
    dokushin_hodoku_rating hodoku;
    WORKS(dokushin_rate_as_hodoku(puzzle, NULL, 0, 0, NULL, &hodoku, &error));
    EXPECT(hodoku.solved && hodoku.score > 0);
    uint16_t house = 0;
    uint16_t peer = 0;
    memset(givens, 0, sizeof givens);
    givens[0] = 3;
    WORKS(dokushin_forbids(shape, givens, 81, 1, 7, &house, &peer, &error));
    EXPECT(house == DOKUSHIN_NO_HOUSE && peer == 0);
    givens[1] = 7;
    dokushin_puzzle_free(puzzle);
    WORKS(dokushin_puzzle_new(shape, givens, 81, &puzzle, &error));
    dokushin_flaw flaw;
    size_t found = 0;
    EXPECT(dokushin_flaws(puzzle, &flaw, 1, &found) == DOKUSHIN_OK && found > 0);
    EXPECT(flaw.kind == DOKUSHIN_BROKEN_CONSTRAINT && flaw.house == 0);
    char *text = NULL;
    WORKS(dokushin_flaw_text(puzzle, &flaw, &text, &error));
    EXPECT(is_text(text, "less(r1c2,r1c1) is broken"));
    flaw.house = 1;
    EXPECT(dokushin_flaw_text(puzzle, &flaw, &text, &error) == DOKUSHIN_BAD_ARGUMENT);
    dokushin_puzzle_free(puzzle);
    dokushin_puzzle_free(plain);
    dokushin_shape_free(shape);
}

/* What the README's hint tells: hidden single (1.2): r2c3 = 9. */
static void first_step(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_walk *walk = NULL;
    WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
    dokushin_step *step = NULL;
    WORKS(dokushin_walk_next(walk, &step, &error));
    dokushin_step_facts facts;
    EXPECT(dokushin_step_describe(step, &facts) == DOKUSHIN_OK);
    EXPECT(strcmp(facts.technique, "hidden-single") == 0 && facts.tenths == 12);
    EXPECT(strcmp(facts.hodoku_level, "easy") == 0 && facts.hodoku_points == 14);
    EXPECT(facts.placements == 1 && facts.eliminations == 0 && facts.nesting == 0);
    dokushin_candidate candidate;
    WORKS(dokushin_step_placements(step, &candidate, 1, &error));
    EXPECT(candidate.cell == 11 && candidate.digit == 9);
    WORKS(dokushin_step_eliminations(step, NULL, 0, &error));
    char *text = NULL;
    WORKS(dokushin_step_tell(step, DOKUSHIN_TELL_NAME, NULL, &text, &error));
    EXPECT(is_text(text, "hidden single"));
    WORKS(dokushin_step_tell(step, DOKUSHIN_TELL_WHERE, "en", &text, &error));
    EXPECT(is_text(text, "Look at box 1."));
    WORKS(dokushin_step_tell(step, DOKUSHIN_TELL_RESULT, "ja", &text, &error));
    EXPECT(is_text(text, "r2c3 = 9"));
    WORKS(dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "en", &text, &error));
    EXPECT(is_text(text, "In box 1 there is one place left for 9: r2c3 = 9."));
    char *before = NULL;
    WORKS(dokushin_step_svg(step, "zh", &before, &error));
    WORKS(dokushin_walk_apply(walk, step, &error));
    uint8_t grid[81];
    WORKS(dokushin_walk_grid(walk, grid, 81, &error));
    EXPECT(grid[11] == 9 && grid[0] == 0);
    uint64_t sets[81];
    WORKS(dokushin_walk_candidates(walk, sets, 81, &error));
    EXPECT(sets[11] == 0 && sets[0] != 0 && (sets[9] & 256) == 0); /* no 9 beside it */
    /* The image stays that of the position in which the step was found. */
    WORKS(dokushin_step_svg(step, "zh", &text, &error));
    EXPECT(strncmp(text, "<svg", 4) == 0 && is_text(text, before));
    dokushin_text_free(before);
    EXPECT(dokushin_walk_apply(walk, step, NULL) == DOKUSHIN_BAD_ARGUMENT);
    dokushin_step_free(step);
    dokushin_walk_free(walk);
    dokushin_puzzle_free(puzzle);
}

/* Each order leads to the solution. */
static void whole_ways(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    const char *const orders[] = {"explainer", "hodoku", "sukaku"};
    for (size_t at = 0; at < 3; ++at) {
        const dokushin_walk_options options = {.size = sizeof options, .order = orders[at]};
        dokushin_walk *walk = NULL;
        WORKS(dokushin_walk_new(puzzle, &options, &walk, &error));
        dokushin_step *step = NULL;
        while (dokushin_walk_next(walk, &step, NULL) == DOKUSHIN_OK) {
            WORKS(dokushin_walk_apply(walk, step, &error));
            dokushin_step_free(step);
        }
        int32_t solved = 0;
        int32_t stuck = 1;
        EXPECT(dokushin_walk_state(walk, &solved, &stuck) == DOKUSHIN_OK);
        EXPECT(solved == 1 && stuck == 0);
        uint8_t grid[81];
        WORKS(dokushin_walk_grid(walk, grid, 81, &error));
        EXPECT(is_line(grid, 81, HARD_SOLUTION));
        EXPECT(dokushin_walk_next(walk, &step, NULL) == DOKUSHIN_END);
        dokushin_walk_free(walk);
    }
    dokushin_puzzle_free(puzzle);
}

/* Sudoku Explainer's first step that is no single, 36 digits on, is a unique rectangle. If a given
 * was in truth placed by a player, the puzzle was set with several solutions, and it proves
 * nothing. */
static void uniqueness_of_the_givens(void) {
    char givens[] =
        "3.......59.....26....21..4.....7.....963.2..1.....8.....25...8.5.....9.4.7.6.43..";
    uint8_t placed[81] = {0};
    const char *const digits =
        ".2486719....435...6....9..32....6.3.8......7.7.3....2.43..91....68723.1.1.9.8..52";
    for (size_t at = 0; at < 81; ++at) {
        placed[at] = digits[at] == '.' ? 0 : (uint8_t)(digits[at] - '0');
    }
    for (int without = 0; without < 2; ++without) {
        if (without) {
            placed[0] = (uint8_t)(givens[0] - '0');
            givens[0] = '.';
        }
        dokushin_puzzle *puzzle = puzzle_of(givens, NULL);
        WORKS(dokushin_puzzle_set_placed(puzzle, placed, 81, &error));
        dokushin_walk *walk = NULL;
        WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
        size_t found = 0;
        WORKS(dokushin_walk_all(walk, "unique-rectangle-1", NULL, 0, &found, &error));
        EXPECT(found == (without ? 0U : 1U));
        dokushin_walk_free(walk);
        dokushin_puzzle_free(puzzle);
    }
}

static void limits(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_walk *walk = NULL;
    /* The first of the guide's naked pairs, and where nothing beyond singles is tried. */
    dokushin_walk_options options = {.size = sizeof options, .hardest = "naked-single"};
    WORKS(dokushin_walk_new(puzzle, &options, &walk, &error));
    dokushin_step *steps[2] = {NULL, NULL};
    size_t found = 0;
    WORKS(dokushin_walk_all(walk, "naked-pair", steps, 2, &found, &error));
    EXPECT(found == 1 && steps[0] != NULL && steps[1] == NULL);
    dokushin_step_facts facts;
    EXPECT(dokushin_step_describe(steps[0], &facts) == DOKUSHIN_OK && facts.eliminations == 8);
    dokushin_candidate struck[8];
    WORKS(dokushin_step_eliminations(steps[0], struck, 8, &error));
    EXPECT(struck[0].cell == 8 && struck[0].digit == 4);
    dokushin_step_free(steps[0]);
    WORKS(dokushin_walk_all(walk, "naked-pair", NULL, 0, &found, &error));
    EXPECT(found == 1);
    while (dokushin_walk_next(walk, &steps[0], NULL) == DOKUSHIN_OK) {
        WORKS(dokushin_walk_apply(walk, steps[0], &error));
        dokushin_step_free(steps[0]);
    }
    int32_t solved = 1;
    int32_t stuck = 1;
    EXPECT(dokushin_walk_state(walk, &solved, &stuck) == DOKUSHIN_OK);
    EXPECT(solved == 0 && stuck == 0); /* it is an ER of 4.2 */
    dokushin_walk_free(walk);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    options = (dokushin_walk_options){.size = sizeof options, .nesting = 1, .stop = stop};
    WORKS(dokushin_walk_new(puzzle, &options, &walk, &error));
    EXPECT(dokushin_walk_next(walk, &steps[0], NULL) == DOKUSHIN_CANCELLED);
    dokushin_walk_free(walk);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
}

/* One's own order: nothing but what it names is found, and in that order. */
static void own_orders(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    const char *const orders[] = {"naked-pair", "trial-and-error", "naked-single,naked-pair"};
    const char *const firsts[] = {"naked-pair", "trial-and-error", "naked-pair"};
    for (size_t at = 0; at < 3; ++at) {
        const dokushin_walk_options options = {.size = sizeof options,
                                               .techniques = orders[at],
                                               .hardest = at == 2 ? "naked-pair" : NULL,
                                               .no_sets_in_chains = 1};
        dokushin_walk *walk = NULL;
        dokushin_step *step = NULL;
        dokushin_step_facts facts;
        WORKS(dokushin_walk_new(puzzle, &options, &walk, &error));
        WORKS(dokushin_walk_next(walk, &step, &error));
        EXPECT(dokushin_step_describe(step, &facts) == DOKUSHIN_OK);
        EXPECT(strcmp(facts.technique, firsts[at]) == 0);
        dokushin_step_free(step);
        dokushin_walk_free(walk);
    }
    dokushin_puzzle_free(puzzle);
}

/* Who was compiled when the options ended with `stop` gives no byte more. */
static void older_options(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    const size_t word = sizeof(uint64_t);
    const size_t first = (offsetof(dokushin_walk_options, techniques) + word - 1) / word * word;
    dokushin_walk_options *older = malloc(first);
    const dokushin_walk_options now = {.size = first, .order = "hodoku"};
    memcpy(older, &now, first);
    dokushin_walk *walk = NULL;
    WORKS(dokushin_walk_new(puzzle, older, &walk, &error));
    dokushin_walk_free(walk);
    free(older);
    dokushin_puzzle_free(puzzle);
}

/* ED=4.2/1.2/1.2 and HoDoKu's "hard 680 skyscraper", as in the guide. */
static void ratings(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_rating rating;
    WORKS(dokushin_rate(puzzle, NULL, 0, 0, NULL, &rating, &error));
    EXPECT(rating.hardest.tenths == 42 && strcmp(rating.hardest.technique, "xy-wing") == 0);
    EXPECT(rating.pearl.tenths == 12 && rating.diamond.tenths == 12);
    EXPECT(rating.solved == 1 && rating.stopped == 0 && rating.hardest.nesting == 0);
    WORKS(dokushin_rate(puzzle, "sukaku", 0, 0, NULL, &rating, &error));
    EXPECT(rating.solved == 1 && rating.hardest.tenths <= 42);
    WORKS(dokushin_rate(puzzle, "explainer", 20, 0, NULL, &rating, &error));
    EXPECT(rating.solved == 0 && rating.stopped == 1);
    /* Its rating needs longer than a microsecond, and much less than 2^64 of them. */
    WORKS(dokushin_rate(puzzle, NULL, 0, 1, NULL, &rating, &error));
    EXPECT(rating.solved == 0 && rating.stopped == 1 && rating.hardest.tenths < 42);
    WORKS(dokushin_rate(puzzle, NULL, 0, UINT64_MAX, NULL, &rating, &error));
    EXPECT(rating.solved == 1 && rating.hardest.tenths == 42);
    dokushin_hodoku_rating hodoku;
    WORKS(dokushin_rate_as_hodoku(puzzle, NULL, 0, 0, NULL, &hodoku, &error));
    EXPECT(strcmp(hodoku.level, "hard") == 0 && hodoku.score == 680);
    EXPECT(strcmp(hodoku.hardest, "skyscraper") == 0);
    EXPECT(hodoku.solved == 1 && hodoku.guessed == 0 && hodoku.stopped == 0);
    WORKS(dokushin_rate_as_hodoku(puzzle, NULL, 0, 1, NULL, &hodoku, &error));
    EXPECT(hodoku.solved == 0 && hodoku.stopped == 1);
    WORKS(dokushin_rate_as_hodoku(puzzle, NULL, 0, UINT64_MAX, NULL, &hodoku, &error));
    EXPECT(hodoku.solved == 1 && hodoku.stopped == 0 && hodoku.score == 680);
    uint8_t solution[81];
    dokushin_answer answer;
    WORKS(dokushin_solve(puzzle, NULL, &answer, solution, 81, &error));
    WORKS(dokushin_rate_as_hodoku(puzzle, solution, 81, 0, NULL, &hodoku, &error));
    EXPECT(hodoku.score == 680);
    EXPECT(strcmp(dokushin_universal_scale_at(0), "te") == 0);
    EXPECT(dokushin_universal_scale_at(9) == NULL);
    dokushin_universal_rating universal;
    WORKS(dokushin_rate_universally(puzzle, "te", 0, 0, NULL, &universal, &error));
    EXPECT(universal.kind == DOKUSHIN_UNIVERSAL_EXACT && universal.value == 1);
    WORKS(dokushin_rate_universally(puzzle, "w", 0, 0, NULL, &universal, &error));
    EXPECT(universal.kind == DOKUSHIN_UNIVERSAL_EXACT && universal.value == 2);
    WORKS(dokushin_rate_universally(puzzle, "b", 1, 0, NULL, &universal, &error));
    EXPECT(universal.kind == DOKUSHIN_UNIVERSAL_ABOVE && universal.value == 1);
    dokushin_puzzle_free(puzzle);
    /* A finished grid needs no step. */
    puzzle = puzzle_of(HARD_SOLUTION, NULL);
    WORKS(dokushin_rate(puzzle, NULL, 0, 0, NULL, &rating, &error));
    EXPECT(rating.hardest.tenths == 0 && rating.hardest.technique == NULL);
    dokushin_puzzle_free(puzzle);
}

/* The longest chain of a path has the length that is the puzzle's rating: of cbg-000 #2862 of
 * D. Berthier's controlled-bias collection W is 7 and gW is 2. */
static void universal_path(const char *order, uint32_t rating) {
    dokushin_puzzle *puzzle = puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246"
                                        ".4.9...2.56.841.....7..3...",
                                        NULL);
    const dokushin_walk_options how = {.size = sizeof how, .order = order};
    dokushin_walk *walk = NULL;
    WORKS(dokushin_walk_new(puzzle, &how, &walk, &error));
    dokushin_step *step = NULL;
    uint32_t longest = 0;
    while (dokushin_walk_next(walk, &step, &error) == DOKUSHIN_OK) {
        uint32_t length = 0;
        char *notation = NULL;
        WORKS(dokushin_step_notation(step, &length, &notation, &error));
        dokushin_step_facts facts;
        WORKS(dokushin_step_describe(step, &facts));
        EXPECT(strncmp(notation, facts.technique, strlen(facts.technique)) == 0);
        EXPECT(facts.tenths == 0 && facts.hodoku_level == NULL);
        EXPECT(facts.placements + facts.eliminations == 1);
        char *json = NULL;
        WORKS(dokushin_step_json(step, "ja", &json, &error));
        EXPECT(strstr(json, notation) != NULL);
        dokushin_text_free(json);
        dokushin_text_free(notation);
        longest = length > longest ? length : longest;
        WORKS(dokushin_walk_apply(walk, step, &error));
        dokushin_step_free(step);
    }
    EXPECT(error.code == DOKUSHIN_END);
    int32_t solved = 0;
    int32_t stuck = 0;
    WORKS(dokushin_walk_state(walk, &solved, &stuck));
    EXPECT(solved == 1 && longest == rating);
    dokushin_walk_free(walk);
    dokushin_puzzle_free(puzzle);
}

void logic(void) {
    universal_path("universal", 7);
    universal_path("gw", 2);
    techniques();
    first_step();
    a_board_with_a_constraint();
    letters();
    whole_ways();
    uniqueness_of_the_givens();
    limits();
    own_orders();
    older_options();
    ratings();
}
