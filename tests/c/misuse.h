/* What the tests of misuse share: a place for all that a call could write, handles of each
 * kind, and what to say of a mistake. */
#ifndef DOKUSHIN_TESTS_C_MISUSE_H
#define DOKUSHIN_TESTS_C_MISUSE_H

#include "expect.h"

#include <dokushin/c_figures.h>
#include <dokushin/c_layout.h>
#include <dokushin/c_universal.h>

/* All that calls below could write to. */
typedef struct outputs {
    dokushin_stop *stop;
    dokushin_shape *shape;
    dokushin_shape_facts shape_facts;
    dokushin_drawing *drawing;
    dokushin_figure figure;
    dokushin_point points[4];
    dokushin_puzzle *puzzle;
    dokushin_format_facts format_facts;
    dokushin_reader *reader;
    dokushin_flaw flaw;
    dokushin_answer answer;
    dokushin_estimate estimate;
    dokushin_ended ended;
    dokushin_batch *batch;
    dokushin_batch_answer batch_answer;
    dokushin_search *search;
    dokushin_event event;
    dokushin_technique_facts technique;
    dokushin_walk *walk;
    dokushin_step *step;
    dokushin_step_facts step_facts;
    dokushin_candidate candidate;
    dokushin_rating rating;
    dokushin_hodoku_rating hodoku;
    dokushin_generator *generator;
    dokushin_fate fate;
    dokushin_transform transform;
    char *text;
    const char *name;
    size_t found;
    uint64_t words[81];
    uint16_t cells[81];
    uint8_t digits[81];
    uint8_t more[81];
    int32_t is;
    int32_t other;
    uint32_t line;
    uint32_t column;
    uint64_t wide[3];
} outputs;

extern outputs out;
extern outputs untouched;

/* What a call does with a mistake. Those without a dokushin_error have no words. */
void refused(dokushin_code code, dokushin_code wanted, int has_words, const dokushin_error *told,
             int line, const char *call);
#define REFUSED(wanted, call)                                                                      \
    refused((memset(&error, 0, sizeof error), (call)), wanted, 1, &error, __LINE__, #call)
#define REFUSED_SILENTLY(wanted, call) refused(call, wanted, 0, &error, __LINE__, #call)
#define NULLS(call) REFUSED(DOKUSHIN_NULL_ARGUMENT, call)
#define SILENT_NULLS(call) REFUSED_SILENTLY(DOKUSHIN_NULL_ARGUMENT, call)
#define OTHERS(call) REFUSED(DOKUSHIN_BAD_HANDLE, call)
#define SILENT_OTHERS(call) REFUSED_SILENTLY(DOKUSHIN_BAD_HANDLE, call)
#define WRONG(call) REFUSED(DOKUSHIN_BAD_ARGUMENT, call)
#define SMALL(call) REFUSED(DOKUSHIN_TOO_SMALL, call)

/* One right handle of each kind. */
extern dokushin_stop *stop;
extern dokushin_shape *shape;
extern dokushin_puzzle *puzzle;
extern dokushin_reader *reader;
extern dokushin_batch *batch;
extern dokushin_search *search;
extern dokushin_walk *walk;
extern dokushin_step *step;
extern dokushin_generator *generator;
extern const uint8_t grid[81];

/* Where a handle was freed its memory may tell nothing any more; this one does. */
extern uint64_t zeroes[64];
#define FREED(kind) ((dokushin_##kind *)(void *)zeroes)
#define OTHER(kind) ((dokushin_##kind *)(void *)stop)

void walks(void);
void steps(void);
void making(void);
void forms_and_studies(void);
void later_calls(void);

#endif
