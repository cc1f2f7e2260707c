/* The C interface of universal ratings: what universal.h offers, for every language that can call
 * C. c.h says how to read this, and what holds for all calls. */
#ifndef DOKUSHIN_C_UNIVERSAL_H
#define DOKUSHIN_C_UNIVERSAL_H

#include <dokushin/c.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t dokushin_universal_kind;
enum {
    DOKUSHIN_UNIVERSAL_EXACT = 0,    /* the rating is `value` */
    DOKUSHIN_UNIVERSAL_ABOVE = 1,    /* it is more than `value`, the limit */
    DOKUSHIN_UNIVERSAL_INFINITE = 2, /* no length is enough (on the path, if the scale has one) */
    DOKUSHIN_UNIVERSAL_UNKNOWN = 3   /* stopped, or out of time */
};
typedef struct dokushin_universal_rating {
    dokushin_universal_kind kind;
    uint32_t value;
} dokushin_universal_rating;

/* "te", "b", "gb", ...: the universal scales in order; NULL beyond the last. Static. */
DOKUSHIN_API const char *dokushin_universal_scale_at(uint32_t position);

/* Rates a puzzle on a universal scale. `most`: ratings above it are not looked for; 0: above 36.
 * `microseconds` is the time limit; 0: none. Refuses puzzles that have not exactly one solution,
 * and boards with constraints. */
DOKUSHIN_API dokushin_code dokushin_rate_universally(
    const dokushin_puzzle *puzzle, const char *scale, uint32_t most, uint64_t microseconds,
    const dokushin_stop *stop, dokushin_universal_rating *rating, dokushin_error *error);

/* The orders "universal" (or "w"), "gw", "b" and "gb" of dokushin_walk_options have only singles
 * and the chains of the universal rating of that name, simplest first. They go without `hardest`,
 * `techniques` and `not_proper`; `nesting` and `no_sets_in_chains` mean nothing there; and
 * dokushin_walk_new() refuses what dokushin_rate_universally() refuses. The technique of such a
 * step is its pattern, "whip", "g-whip", "braid", "g-braid", "naked-single" or "hidden-single"; it
 * has no rating and no level of HoDoKu.
 *
 * Writes such a step as CSP-Rules does, "whip[3]: r4n7{c6 c1} - r3n7{c1 c6} - r7n7{c6 .} ==>
 * r6c5≠7", and the number of its variables (0: a single). A step of another order:
 * DOKUSHIN_BAD_ARGUMENT. */
DOKUSHIN_API dokushin_code dokushin_step_notation(const dokushin_step *step, uint32_t *length,
                                                  char **text, dokushin_error *error);

#ifdef __cplusplus
}
#endif
#endif
