/* The C interface for many 9x9 puzzles in one call, beside dokushin_batch_solve() of c.h: their
 * ratings and their canonical forms, by one thread. c.h says how to read this, and what holds for
 * all calls.
 *
 * Puzzles are `count` times 81 characters without gaps: '1' to '9', and '.' or '0' for a blank. One
 * that is wrong has an answer that says so, and is no error of the call. Answers are written one by
 * one: where memory ends before the last puzzle, those before are there. */
#ifndef DOKUSHIN_C_MANY_H
#define DOKUSHIN_C_MANY_H

#include <dokushin/c.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A rating of a puzzle that was proved to have one solution. */
typedef struct dokushin_proved_rating {
    dokushin_status status; /* DOKUSHIN_LIMIT: stopped, or out of time */
    int32_t unreadable;     /* the position of the first character that is no cell; -1: none */
    dokushin_rating rating; /* of zeros unless the status is DOKUSHIN_UNIQUE */
} dokushin_proved_rating;
/* Rates puzzles and writes as many answers. `order` is as for dokushin_rate(). `microseconds` is
 * the time limit for the proof, and for either rating, of each puzzle; 0: none. `hodoku` is NULL or
 * has room for as many ratings on HoDoKu's scale, which are zeros where the others are. */
DOKUSHIN_API dokushin_code dokushin_rate_many(const char *puzzles, size_t count, const char *order,
                                              uint64_t microseconds, const dokushin_stop *stop,
                                              dokushin_proved_rating *ratings,
                                              dokushin_hodoku_rating *hodoku,
                                              dokushin_error *error);

/* What became of a puzzle whose canonical form was looked for. */
typedef struct dokushin_form {
    dokushin_code code; /* DOKUSHIN_BAD_CHARACTER; DOKUSHIN_CONTRADICTION: a digit twice in a house;
                           DOKUSHIN_UNSUPPORTED: too much ties; DOKUSHIN_CANCELLED: stopped */
    int32_t unreadable; /* the position of the first character that is no cell; -1: none */
    uint64_t automorphisms; /* 0 unless there is a form */
} dokushin_form;
/* Finds canonical forms as dokushin_canonical() does. `found` has room for `count` entries, `forms`
 * for as many times 81 characters, '.' for a blank; those of a puzzle without a form are left
 * alone. */
DOKUSHIN_API dokushin_code dokushin_canonical_many(const char *puzzles, size_t count,
                                                   const dokushin_stop *stop, dokushin_form *found,
                                                   char *forms, dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
