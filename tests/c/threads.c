/* One puzzle for many threads, and a stop that is raised by another. */
#define _POSIX_C_SOURCE 200809L
#include "expect.h"

#include <pthread.h>
#include <time.h>

int failures = 0;

enum { THREADS = 4, TIMES = 50 };

static dokushin_puzzle *shared;

/* All of them read what nobody changes, and say the same. */
static void *solve_it(void *wrong) {
    int *const count = wrong;
    for (int time = 0; time < TIMES; ++time) {
        dokushin_answer answer;
        uint8_t grid[81];
        const dokushin_code solved = dokushin_solve(shared, NULL, &answer, grid, 81, NULL);
        *count += solved != DOKUSHIN_OK || !is_line(grid, 81, HARD_SOLUTION) ? 1 : 0;
        dokushin_puzzle *copy = NULL;
        dokushin_shape *shape = NULL;
        uint64_t sets[81];
        *count += dokushin_puzzle_copy(shared, &copy) != DOKUSHIN_OK ? 1 : 0;
        *count += dokushin_puzzle_shape(shared, &shape) != DOKUSHIN_OK ? 1 : 0;
        *count += dokushin_puzzle_candidates(copy, sets, 81, NULL) != DOKUSHIN_OK ? 1 : 0;
        dokushin_shape_free(shape);
        dokushin_puzzle_free(copy);
    }
    return NULL;
}

static void together(void) {
    shared = puzzle_of(HARD, NULL);
    pthread_t threads[THREADS];
    int wrong[THREADS] = {0};
    for (int at = 0; at < THREADS; ++at) {
        EXPECT(pthread_create(&threads[at], NULL, solve_it, &wrong[at]) == 0);
    }
    for (int at = 0; at < THREADS; ++at) {
        EXPECT(pthread_join(threads[at], NULL) == 0);
        EXPECT(wrong[at] == 0);
    }
    dokushin_puzzle_free(shared);
}

static void *raise_it(void *stop) {
    const struct timespec soon = {0, 20000000};
    (void)nanosleep(&soon, NULL);
    (void)dokushin_stop_raise(stop);
    return NULL;
}

/* Nobody lives to see all 6,670,903,752,021,072,936,960 grids. */
static void stopped(void) {
    char blank[82] = "";
    memset(blank, '.', 81);
    dokushin_puzzle *puzzle = puzzle_of(blank, NULL);
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK);
    pthread_t thread;
    EXPECT(pthread_create(&thread, NULL, raise_it, stop) == 0);
    const dokushin_solve_options options = {
        .size = sizeof options, .method = "singles", .stop = stop};
    dokushin_answer answer;
    WORKS(dokushin_count(puzzle, &options, &answer, &error));
    EXPECT(answer.status != DOKUSHIN_UNIQUE && answer.ended == DOKUSHIN_ENDED_CANCELLED);
    EXPECT(pthread_join(thread, NULL) == 0);
    dokushin_stop_free(stop);
    dokushin_puzzle_free(puzzle);
}

int main(void) {
    together();
    stopped();
    printf("%d lines are wrong\n", failures);
    return failures == 0 ? 0 : 1;
}
