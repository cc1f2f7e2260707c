/* The C interface of rules that are laid at random: what rule_layout.h offers. c.h says how to read
 * this, and what holds for all calls.
 *
 * A generator with a layout has a board of its own in each attempt, with the shape's rules and
 * those that were laid. */
#ifndef DOKUSHIN_C_LAYOUT_H
#define DOKUSHIN_C_LAYOUT_H

#include <dokushin/c.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The kind of rules at a position from 0: "killer", ...; NULL beyond the last. Static. */
DOKUSHIN_API const char *dokushin_rule_kind_at(uint32_t position);

typedef struct dokushin_layout_options {
    size_t size;
    /* Kinds with commas between, with how many if wanted: "killer,arrow:4..6,kropki:20%". */
    const char *kinds;
    const char *symmetry;    /* of the places of rules; NULL: "180" */
    uint32_t least_cage;     /* cells of a killer cage; 0: 2 */
    uint32_t most_cage;      /* 0: 5 */
    uint32_t cages_in_boxes; /* 1: no cage crosses from one box to another */
    uint32_t minimal;   /* 1: no rule that is laid can go (with those that are symmetrical to it) */
    uint32_t no_givens; /* 1: the rules alone leave one solution */
} dokushin_layout_options;

/* Makes a generator that lays rules; dokushin_generator_free frees it. Without kinds, or if
 * `layout` is NULL, it is a usual generator. With kinds, a `scale` of NULL means "hodoku", since
 * Sudoku Explainer does not rate such boards. `no_givens` goes before the range of givens. */
DOKUSHIN_API dokushin_code dokushin_generator_with_layout(const dokushin_shape *shape,
                                                          const dokushin_generate_options *options,
                                                          const dokushin_layout_options *layout,
                                                          dokushin_generator **generator,
                                                          dokushin_error *error);
/* Makes the attempts first, first + 1, ..., in order, as dokushin_generator_attempts does, which
 * refuses generators that lay rules. Instead of givens it writes puzzles, which have their boards:
 * new handles of the good ones, NULL for others. */
DOKUSHIN_API dokushin_code dokushin_generator_puzzles(dokushin_generator *generator, uint64_t first,
                                                      size_t count, dokushin_fate *fates,
                                                      dokushin_puzzle **puzzles, uint8_t *solutions,
                                                      size_t cells, dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
