/* Solving, counting, batches, traces. */
#include "expect.h"
#include "facts.h"

#include <stdlib.h>

/* CaDiCaL is not in every build. */
static int has_sat(void) {
    const char *method = NULL;
    for (uint32_t i = 0; (method = dokushin_method_at(i)) != NULL; ++i) {
        if (strcmp(method, "sat") == 0) {
            return 1;
        }
    }
    return 0;
}

static void solving(void) {
    dokushin_puzzle *puzzle = puzzle_of(HARD, NULL);
    dokushin_answer answer;
    uint8_t grid[81];
    const char *method = NULL;
    uint32_t methods = 0;
    for (; (method = dokushin_method_at(methods)) != NULL; ++methods) {
        dokushin_solve_options options = {.size = sizeof options, .method = method};
        WORKS(dokushin_solve(puzzle, &options, &answer, grid, 81, &error));
        EXPECT(answer.status == DOKUSHIN_UNIQUE && answer.ended == DOKUSHIN_ENDED_EXHAUSTED);
        EXPECT(answer.solutions == 1 && is_line(grid, 81, HARD_SOLUTION));
        EXPECT(strcmp(answer.method, "auto") != 0);
    }
    EXPECT(methods == (has_sat() ? 8 : 7));
    EXPECT(strcmp(dokushin_status_name(DOKUSHIN_MULTIPLE), "multiple") == 0);
    EXPECT(strcmp(dokushin_status_name(5), "unknown") == 0);
    EXPECT(strcmp(dokushin_ended_name(DOKUSHIN_ENDED_TIME), "time") == 0);
    EXPECT(strcmp(dokushin_ended_name(-1), "unknown") == 0);
    /* As the tutorials count. */
    const dokushin_solve_options first = {
        .size = sizeof first, .method = "backtrack", .solutions = 1};
    WORKS(dokushin_solve(puzzle, &first, &answer, NULL, 0, &error));
    EXPECT(answer.backtracks == 11187);
    dokushin_puzzle_free(puzzle);
    puzzle = puzzle_of(
        "018000320250000046004652100006070200020040050003108700002539400490000083070000090", NULL);
    WORKS(dokushin_solve(puzzle, &first, &answer, NULL, 0, &error));
    EXPECT(answer.backtracks == 220);
    dokushin_puzzle_free(puzzle);
}

/* A limit says so; givens that contradict each other do, too, and no grid is written. */
static void other_answers(void) {
    dokushin_puzzle *puzzle = puzzle_of("11..............", NULL);
    dokushin_answer answer;
    uint8_t grid[16] = {77};
    WORKS(dokushin_solve(puzzle, NULL, &answer, grid, 16, &error));
    EXPECT(answer.status == DOKUSHIN_INVALID && grid[0] == 77);
    dokushin_puzzle_free(puzzle);
    puzzle = puzzle_of("................", NULL);
    WORKS(dokushin_solve(puzzle, NULL, &answer, grid, 16, &error));
    EXPECT(answer.status == DOKUSHIN_MULTIPLE && answer.solutions == 2);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK);
    EXPECT(dokushin_stop_raise(stop) == DOKUSHIN_OK);
    const dokushin_solve_options raised = {
        .size = sizeof raised, .method = "backtrack", .stop = stop};
    WORKS(dokushin_count(puzzle, &raised, &answer, &error));
    EXPECT(answer.status == DOKUSHIN_LIMIT && answer.ended == DOKUSHIN_ENDED_CANCELLED);
    EXPECT(dokushin_stop_lower(stop) == DOKUSHIN_OK);
    WORKS(dokushin_count(puzzle, &raised, &answer, &error));
    EXPECT(answer.solutions == 288);
    dokushin_stop_free(stop);
    const dokushin_solve_options nodes = {.size = sizeof nodes, .method = "mrv", .nodes = 3};
    WORKS(dokushin_count(puzzle, &nodes, &answer, &error));
    EXPECT(answer.status == DOKUSHIN_LIMIT && answer.ended == DOKUSHIN_ENDED_NODES);
    dokushin_puzzle_free(puzzle);
}

static int32_t count_up(const uint8_t *grid, size_t count, void *context) {
    unsigned *const seen = context;
    ++*seen;
    return grid[0] >= 1 && count == 16 && *seen < 100 ? 1 : 0;
}

/* 288 grids of 4x4; 28,200,960 of 6x6. */
static void counting(void) {
    dokushin_puzzle *puzzle = puzzle_of("................", NULL);
    dokushin_answer answer;
    WORKS(dokushin_count(puzzle, NULL, &answer, &error));
    EXPECT(answer.solutions == 288 && answer.ended == DOKUSHIN_ENDED_EXHAUSTED);
    unsigned seen = 0;
    WORKS(dokushin_enumerate(puzzle, NULL, count_up, &seen, &answer, &error));
    EXPECT(seen == 100 && answer.ended == DOKUSHIN_ENDED_CANCELLED);
    uint8_t grids[16 * 300];
    WORKS(dokushin_solutions(puzzle, NULL, grids, 300, &answer, &error));
    EXPECT(answer.solutions == 288 && answer.ended == DOKUSHIN_ENDED_EXHAUSTED);
    for (size_t at = 1; at < 288; ++at) { /* all different */
        EXPECT(memcmp(grids + 16 * (at - 1), grids + 16 * at, 16) != 0);
    }
    WORKS(dokushin_solutions(puzzle, NULL, grids, 1, &answer, &error));
    EXPECT(answer.status == DOKUSHIN_MULTIPLE);
    WORKS(dokushin_solutions(puzzle, NULL, NULL, 0, &answer, &error));
    EXPECT(answer.status == DOKUSHIN_MULTIPLE);
    dokushin_estimate estimate;
    WORKS(dokushin_count_estimate(puzzle, 1000, 1, NULL, &estimate, &error));
    EXPECT(estimate.probes == 1000 && estimate.finished > 500);
    EXPECT(estimate.log10_mean > 2.3 && estimate.log10_mean < 2.6); /* log10(288) is 2.459 */
    dokushin_puzzle_free(puzzle);

    dokushin_shape *shape = shape_of("2x3");
    puzzle = puzzle_of("....................................", shape);
    char *solutions = NULL;
    dokushin_ended ended = -1;
    WORKS(dokushin_count_exactly(puzzle, NULL, 0, &solutions, &ended, &error));
    EXPECT(ended == DOKUSHIN_ENDED_EXHAUSTED && is_text(solutions, "28200960"));
    const dokushin_solve_options states = {.size = sizeof states, .method = "states"};
    WORKS(dokushin_count_exactly(puzzle, &states, 100000000, &solutions, &ended, &error));
    EXPECT(ended == DOKUSHIN_ENDED_EXHAUSTED && is_text(solutions, "28200960"));
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

/* A full grid needs hardly any of its givens; the 17 are all needed. */
static void redundance(void) {
    dokushin_puzzle *puzzle = puzzle_of(SEVENTEEN, NULL);
    uint16_t cells[81];
    size_t found = 99;
    int32_t complete = 0;
    WORKS(dokushin_redundant(puzzle, NULL, cells, 17, &found, &complete, &error));
    EXPECT(found == 0 && complete == 1);
    dokushin_puzzle_free(puzzle);
    puzzle = puzzle_of(HARD_SOLUTION, NULL);
    WORKS(dokushin_redundant(puzzle, NULL, cells, 81, &found, &complete, &error));
    EXPECT(found == 81 && cells[0] == 0 && cells[80] == 80);
    dokushin_puzzle_free(puzzle);
}

static void batches(void) {
    dokushin_batch *batch = NULL;
    WORKS(dokushin_batch_new(NULL, &batch, &error));
    EXPECT(strlen(dokushin_batch_kernel(batch)) > 0);
    EXPECT(dokushin_batch_kernel(NULL) == NULL);
    char puzzles[81 * 3 + 1];
    memcpy(puzzles, HARD SEVENTEEN HARD, sizeof puzzles);
    puzzles[81 * 2 + 5] = 'x';
    char grids[81 * 3];
    memset(grids, '!', sizeof grids);
    dokushin_batch_answer answers[3];
    WORKS(dokushin_batch_solve(batch, puzzles, 3, 0, NULL, answers, grids, &error));
    EXPECT(answers[0].status == DOKUSHIN_UNIQUE && answers[1].status == DOKUSHIN_UNIQUE);
    EXPECT(answers[0].solutions == 1 && answers[0].unreadable == -1);
    EXPECT(memcmp(grids, HARD_SOLUTION, 81) == 0);
    EXPECT(answers[2].status == DOKUSHIN_INVALID && answers[2].unreadable == 5);
    EXPECT(grids[81 * 2] == '!');
    WORKS(dokushin_batch_solve(batch, puzzles, 1, 1, NULL, answers, NULL, &error));
    EXPECT(answers[0].ended == DOKUSHIN_ENDED_SOLUTIONS);
    WORKS(dokushin_batch_solve(batch, NULL, 0, 0, NULL, NULL, NULL, &error));
    dokushin_batch_free(batch);
    WORKS(dokushin_batch_new("portable", &batch, &error));
    EXPECT(strcmp(dokushin_batch_kernel(batch), "portable") == 0);
    dokushin_batch_free(batch);
}

/* The last one runs everywhere; the first that runs here is the one that is taken. */
static void all_kernels(void) {
    dokushin_kernel_facts facts;
    const char *fastest = NULL;
    for (uint32_t at = 0; dokushin_kernel_at(at, &facts) == DOKUSHIN_OK; ++at) {
        dokushin_batch *batch = NULL;
        EXPECT(facts.lanes > 0 && facts.needs != NULL);
        EXPECT((dokushin_batch_new(facts.name, &batch, NULL) == DOKUSHIN_OK) == facts.runs_here);
        dokushin_batch_free(batch);
        fastest = fastest == NULL && facts.runs_here ? facts.name : fastest;
    }
    EXPECT(strcmp(facts.name, "portable") == 0 && facts.runs_here == 1);
    dokushin_batch *batch = NULL;
    WORKS(dokushin_batch_new(NULL, &batch, &error));
    EXPECT(getenv("DOKUSHIN_KERNEL") != NULL || strcmp(dokushin_batch_kernel(batch), fastest) == 0);
    dokushin_batch_free(batch);
}

/* The guide's trace: 3 guesses and 2 backtracks in all. */
static void traces(void) {
    dokushin_puzzle *puzzle = puzzle_of(".....3.....14..3", NULL);
    dokushin_search *search = NULL;
    WORKS(dokushin_search_new(puzzle, "backtrack", &search, &error));
    dokushin_event events[200];
    size_t made = 0;
    WORKS(dokushin_search_next(search, events, 1, &made, &error));
    EXPECT(made == 1 && strcmp(dokushin_event_kind_name(events[0].kind), "place") == 0);
    EXPECT(events[0].cell == 0 &&
           strcmp(dokushin_event_reason_name(events[0].reason), "trial") == 0);
    uint8_t grid[16];
    WORKS(dokushin_search_grid(search, grid, 16, &error));
    EXPECT(grid[0] == events[0].digit && grid[5] == 3);
    uint64_t sets[16];
    WORKS(dokushin_search_candidates(search, sets, 16, &error));
    EXPECT(sets[5] == 4 && sets[0] == UINT64_C(1) << (events[0].digit - 1));
    WORKS(dokushin_search_next(search, events, 200, &made, &error));
    EXPECT(made > 0 && made < 200 && events[made - 1].kind == 3); /* solved */
    WORKS(dokushin_search_grid(search, grid, 16, &error));
    int32_t is = 0;
    WORKS(dokushin_is_solution(puzzle, grid, 16, &is, &error));
    EXPECT(is == 1);
    WORKS(dokushin_search_next(search, events, 200, &made, &error));
    EXPECT(made > 0 && events[made - 1].kind == 4); /* exhausted */
    uint64_t nodes = 0;
    uint64_t guesses = 0;
    uint64_t backtracks = 0;
    EXPECT(dokushin_search_counters(search, &nodes, &guesses, &backtracks) == DOKUSHIN_OK);
    EXPECT(nodes > backtracks && guesses > 0 && backtracks > 0);
    EXPECT(strcmp(dokushin_event_kind_name(5), "unknown") == 0);
    EXPECT(strcmp(dokushin_event_reason_name(5), "unknown") == 0);
    dokushin_search_free(search);
    const dokushin_code refused = has_sat() ? DOKUSHIN_UNSUPPORTED : DOKUSHIN_BAD_ARGUMENT;
    EXPECT(dokushin_search_new(puzzle, "sat", &search, NULL) == refused);
    dokushin_puzzle_free(puzzle);
}

/* The same events, cut behind each that changes the last cell, and at the solution. */
static void traces_until_a_cell_changes(void) {
    dokushin_puzzle *puzzle = puzzle_of("4.......1.4....2", NULL);
    dokushin_search *whole = NULL;
    dokushin_search *cut = NULL;
    WORKS(dokushin_search_new(puzzle, "backtrack", &whole, &error));
    WORKS(dokushin_search_new(puzzle, "backtrack", &cut, &error));
    dokushin_event events[200];
    dokushin_event some[200];
    size_t all = 0;
    WORKS(dokushin_search_next(whole, events, 200, &all, &error));
    size_t at = 0;
    size_t cuts = 0;
    for (size_t made = 1; at < all && made > 0; at += made) {
        WORKS(dokushin_search_next_until(cut, 2, some, 200, &made, &error));
        EXPECT(at + made <= all && memcmp(some, events + at, made * sizeof *some) == 0);
        for (size_t i = 0; i + 1 < made; ++i) {
            EXPECT(some[i].cell != 2 || some[i].kind > 1);
        }
        cuts += some[made - 1].cell == 2 && some[made - 1].kind <= 1;
    }
    EXPECT(at == all && cuts > 1 && some[0].kind <= 3);
    dokushin_search_free(whole);
    dokushin_search_free(cut);
    /* `room` ends it, too. */
    WORKS(dokushin_search_new(puzzle, "mrv", &cut, &error));
    size_t made = 0;
    WORKS(dokushin_search_next_until(cut, 15, some, 3, &made, &error));
    EXPECT(made == 3);
    EXPECT(dokushin_search_next_until(cut, 16, some, 3, &made, &error) == DOKUSHIN_BAD_ARGUMENT);
    dokushin_search_free(cut);
    dokushin_puzzle_free(puzzle);
}

void searches(void) {
    solving();
    other_answers();
    counting();
    redundance();
    batches();
    all_kernels();
    traces();
    traces_until_a_cell_changes();
}
