/* What callers do wrong: each mistake has its code and its words, and nothing is written. */
#include "misuse.h"

int failures = 0;

outputs out;
outputs untouched;
dokushin_stop *stop;
dokushin_shape *shape;
dokushin_puzzle *puzzle;
dokushin_reader *reader;
dokushin_batch *batch;
dokushin_search *search;
dokushin_walk *walk;
dokushin_step *step;
dokushin_generator *generator;
const uint8_t grid[81] = {0};
uint64_t zeroes[64];

/* Has it words in the other languages, which are not those in English? */
static int is_told_everywhere(const dokushin_error *told) {
    dokushin_error japanese;
    dokushin_error chinese;
    return dokushin_error_in_language(told, "ja", &japanese, NULL) == DOKUSHIN_OK &&
           dokushin_error_in_language(told, "zh", &chinese, NULL) == DOKUSHIN_OK &&
           strcmp(japanese.what, told->what) != 0 && strcmp(chinese.what, told->what) != 0 &&
           strcmp(japanese.what, chinese.what) != 0;
}

void refused(dokushin_code code, dokushin_code wanted, int has_words, const dokushin_error *told,
             int line, const char *call) {
    const int fine =
        !has_words || (told->code == wanted && strlen(told->what) > 0 && is_told_everywhere(told));
    if (code != wanted || !fine || memcmp(&out, &untouched, sizeof out) != 0) {
        printf("%s:%d: %s is %s, told as %s: %s\n", __FILE__, line, call, dokushin_code_name(code),
               dokushin_code_name(told->code), told->what);
        ++failures;
        memcpy(&out, &untouched, sizeof out);
    }
}
static void make_handles(void) {
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK);
    shape = shape_of("9x9");
    puzzle = puzzle_of(HARD, NULL);
    WORKS(dokushin_reader_new(HARD, 81, NULL, NULL, &reader, &error));
    WORKS(dokushin_batch_new(NULL, &batch, &error));
    WORKS(dokushin_search_new(puzzle, "mrv", &search, &error));
    WORKS(dokushin_walk_new(puzzle, NULL, &walk, &error));
    WORKS(dokushin_walk_next(walk, &step, &error));
    WORKS(dokushin_generator_new(shape, NULL, &generator, &error));
}

static void free_handles(void) {
    dokushin_generator_free(generator);
    dokushin_step_free(step);
    dokushin_walk_free(walk);
    dokushin_search_free(search);
    dokushin_batch_free(batch);
    dokushin_reader_free(reader);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
    dokushin_stop_free(stop);
}

/* What is freed twice, or as another kind, is left alone; and so is NULL. */
static void frees(void) {
    dokushin_text_free(NULL);
    dokushin_stop_free(NULL);
    dokushin_shape_free(NULL);
    dokushin_puzzle_free(NULL);
    dokushin_reader_free(NULL);
    dokushin_batch_free(NULL);
    dokushin_search_free(NULL);
    dokushin_walk_free(NULL);
    dokushin_step_free(NULL);
    dokushin_generator_free(NULL);
    dokushin_stop_free(FREED(stop));
    dokushin_shape_free(OTHER(shape));
    dokushin_puzzle_free(OTHER(puzzle));
    dokushin_reader_free(OTHER(reader));
    dokushin_batch_free(OTHER(batch));
    dokushin_search_free(OTHER(search));
    dokushin_walk_free(OTHER(walk));
    dokushin_step_free(OTHER(step));
    dokushin_generator_free(OTHER(generator));
    EXPECT(dokushin_stop_raise(stop) == DOKUSHIN_OK && dokushin_stop_lower(stop) == DOKUSHIN_OK);
}

static void shapes(void) {
    SILENT_NULLS(dokushin_stop_new(NULL));
    SILENT_NULLS(dokushin_stop_raise(NULL));
    SILENT_NULLS(dokushin_stop_lower(NULL));
    SILENT_OTHERS(dokushin_stop_raise((dokushin_stop *)(void *)shape));
    SILENT_OTHERS(dokushin_stop_lower(FREED(stop)));
    NULLS(dokushin_shape_new(NULL, &out.shape, &error));
    NULLS(dokushin_shape_new("9", NULL, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_shape_new("nine", &out.shape, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_shape_new("", &out.shape, &error));
    SILENT_NULLS(dokushin_shape_describe(NULL, &out.shape_facts));
    SILENT_NULLS(dokushin_shape_describe(shape, NULL));
    SILENT_OTHERS(dokushin_shape_describe(OTHER(shape), &out.shape_facts));
    SILENT_OTHERS(dokushin_shape_describe(FREED(shape), &out.shape_facts));
    SILENT_NULLS(dokushin_shape_name(NULL, &out.text));
    SILENT_NULLS(dokushin_shape_name(shape, NULL));
    SILENT_OTHERS(dokushin_shape_name(OTHER(shape), &out.text));
    NULLS(dokushin_shape_regions(NULL, out.cells, 81, &error));
    NULLS(dokushin_shape_regions(shape, NULL, 81, &error));
    OTHERS(dokushin_shape_regions(OTHER(shape), out.cells, 81, &error));
    SMALL(dokushin_shape_regions(shape, out.cells, 80, &error));
    NULLS(dokushin_shape_house(NULL, 0, out.cells, 9, &error));
    NULLS(dokushin_shape_house(shape, 0, NULL, 9, &error));
    OTHERS(dokushin_shape_house(OTHER(shape), 0, out.cells, 9, &error));
    WRONG(dokushin_shape_house(shape, 27, out.cells, 9, &error));
    SMALL(dokushin_shape_house(shape, 0, out.cells, 8, &error));
    NULLS(dokushin_shape_house_name(NULL, 0, &out.text, &error));
    NULLS(dokushin_shape_house_name(shape, 0, NULL, &error));
    OTHERS(dokushin_shape_house_name(OTHER(shape), 0, &out.text, &error));
    WRONG(dokushin_shape_house_name(shape, 27, &out.text, &error));
    const char *kind = NULL;
    uint32_t ordinal = 0;
    NULLS(dokushin_shape_house_kind(NULL, 0, &kind, &ordinal, &error));
    NULLS(dokushin_shape_house_kind(shape, 0, NULL, &ordinal, &error));
    NULLS(dokushin_shape_house_kind(shape, 0, &kind, NULL, &error));
    OTHERS(dokushin_shape_house_kind(OTHER(shape), 0, &kind, &ordinal, &error));
    WRONG(dokushin_shape_house_kind(shape, 27, &kind, &ordinal, &error));
}

static void languages_of_errors(void) {
    const dokushin_error mistake = {DOKUSHIN_WRONG_LENGTH, 1, 1, "80 cells", "81", "", ""};
    const dokushin_error before = {DOKUSHIN_OK, 0, 0, "", "", "", ""};
    dokushin_error told = before;
    NULLS(dokushin_error_in_language(NULL, "ja", &told, &error));
    NULLS(dokushin_error_in_language(&mistake, "ja", NULL, &error));
    WRONG(dokushin_error_in_language(&mistake, "fr", &told, &error));
    WRONG(dokushin_error_in_language(&mistake, "", &told, &error));
    EXPECT(memcmp(&told, &before, sizeof told) == 0);
    NULLS(dokushin_error_message(NULL, "ja", &out.text, &error));
    NULLS(dokushin_error_message(&mistake, "ja", NULL, &error));
    WRONG(dokushin_error_message(&mistake, "JA", &out.text, &error));
}

static void puzzles(void) {
    const uint8_t tens[81] = {10};
    NULLS(dokushin_puzzle_new(NULL, grid, 81, &out.puzzle, &error));
    NULLS(dokushin_puzzle_new(shape, NULL, 81, &out.puzzle, &error));
    NULLS(dokushin_puzzle_new(shape, grid, 81, NULL, &error));
    OTHERS(dokushin_puzzle_new(OTHER(shape), grid, 81, &out.puzzle, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_puzzle_new(shape, grid, 80, &out.puzzle, &error));
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_puzzle_new(shape, tens, 81, &out.puzzle, &error));
    NULLS(dokushin_puzzle_parse(NULL, 81, NULL, NULL, &out.puzzle, &error));
    NULLS(dokushin_puzzle_parse(HARD, 81, NULL, NULL, NULL, &error));
    OTHERS(dokushin_puzzle_parse(HARD, 81, NULL, OTHER(shape), &out.puzzle, &error));
    WRONG(dokushin_puzzle_parse(HARD, 81, "lines", NULL, &out.puzzle, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH,
            dokushin_puzzle_parse(HARD, 80, NULL, NULL, &out.puzzle, &error));
    REFUSED(DOKUSHIN_EMPTY_INPUT, dokushin_puzzle_parse("", 0, NULL, NULL, &out.puzzle, &error));
    SILENT_NULLS(dokushin_puzzle_copy(NULL, &out.puzzle));
    SILENT_NULLS(dokushin_puzzle_copy(puzzle, NULL));
    SILENT_OTHERS(dokushin_puzzle_copy(OTHER(puzzle), &out.puzzle));
    NULLS(dokushin_puzzle_set_placed(NULL, grid, 81, &error));
    NULLS(dokushin_puzzle_set_placed(puzzle, NULL, 81, &error));
    OTHERS(dokushin_puzzle_set_placed(OTHER(puzzle), grid, 81, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_puzzle_set_placed(puzzle, grid, 82, &error));
    uint8_t on_given[81] = {0};
    on_given[4] = 2;
    REFUSED(DOKUSHIN_CONTRADICTION, dokushin_puzzle_set_placed(puzzle, on_given, 81, &error));
    const uint64_t tenths[81] = {512};
    NULLS(dokushin_puzzle_set_candidates(NULL, tenths, 81, &error));
    NULLS(dokushin_puzzle_set_candidates(puzzle, NULL, 81, &error));
    OTHERS(dokushin_puzzle_set_candidates(FREED(puzzle), tenths, 81, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_puzzle_set_candidates(puzzle, tenths, 0, &error));
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_puzzle_set_candidates(puzzle, tenths, 81, &error));
    SILENT_NULLS(dokushin_puzzle_shape(NULL, &out.shape));
    SILENT_NULLS(dokushin_puzzle_shape(puzzle, NULL));
    SILENT_OTHERS(dokushin_puzzle_shape(OTHER(puzzle), &out.shape));
    NULLS(dokushin_puzzle_givens(NULL, out.digits, 81, &error));
    NULLS(dokushin_puzzle_givens(puzzle, NULL, 81, &error));
    OTHERS(dokushin_puzzle_givens(OTHER(puzzle), out.digits, 81, &error));
    SMALL(dokushin_puzzle_givens(puzzle, out.digits, 80, &error));
    NULLS(dokushin_puzzle_digits(NULL, out.digits, 81, &error));
    NULLS(dokushin_puzzle_digits(puzzle, NULL, 81, &error));
    OTHERS(dokushin_puzzle_digits(OTHER(puzzle), out.digits, 81, &error));
    SMALL(dokushin_puzzle_digits(puzzle, out.digits, 82, &error));
    SILENT_NULLS(dokushin_puzzle_has_candidates(NULL, &out.is));
    SILENT_NULLS(dokushin_puzzle_has_candidates(puzzle, NULL));
    SILENT_OTHERS(dokushin_puzzle_has_candidates(OTHER(puzzle), &out.is));
    NULLS(dokushin_puzzle_candidates(NULL, out.words, 81, &error));
    NULLS(dokushin_puzzle_candidates(puzzle, NULL, 81, &error));
    OTHERS(dokushin_puzzle_candidates(OTHER(puzzle), out.words, 81, &error));
    SMALL(dokushin_puzzle_candidates(puzzle, out.words, 0, &error));
    NULLS(dokushin_puzzle_format(NULL, "line", &out.text, &error));
    NULLS(dokushin_puzzle_format(puzzle, NULL, &out.text, &error));
    NULLS(dokushin_puzzle_format(puzzle, "line", NULL, &error));
    OTHERS(dokushin_puzzle_format(OTHER(puzzle), "line", &out.text, &error));
    WRONG(dokushin_puzzle_format(puzzle, "morse", &out.text, &error));
    NULLS(dokushin_puzzle_format_with(NULL, "line", "", &out.text, &error));
    NULLS(dokushin_puzzle_format_with(puzzle, NULL, "", &out.text, &error));
    NULLS(dokushin_puzzle_format_with(puzzle, "line", "", NULL, &error));
    OTHERS(dokushin_puzzle_format_with(OTHER(puzzle), "line", "", &out.text, &error));
    WRONG(dokushin_puzzle_format_with(puzzle, "morse", "", &out.text, &error));
    SILENT_NULLS(dokushin_format_at(0, NULL));
    REFUSED_SILENTLY(DOKUSHIN_END, dokushin_format_at(1000, &out.format_facts));
}

static void readers_and_checks(void) {
    NULLS(dokushin_reader_new(NULL, 0, NULL, NULL, &out.reader, &error));
    NULLS(dokushin_reader_new("", 0, NULL, NULL, NULL, &error));
    OTHERS(dokushin_reader_new("", 0, NULL, OTHER(shape), &out.reader, &error));
    WRONG(dokushin_reader_new("", 0, "morse", NULL, &out.reader, &error));
    NULLS(dokushin_reader_next(NULL, &out.puzzle, &error));
    NULLS(dokushin_reader_next(reader, NULL, &error));
    OTHERS(dokushin_reader_next(OTHER(reader), &out.puzzle, &error));
    SILENT_NULLS(dokushin_reader_place(NULL, &out.line, &out.column, &out.name));
    SILENT_NULLS(dokushin_reader_place(reader, NULL, &out.column, &out.name));
    SILENT_NULLS(dokushin_reader_place(reader, &out.line, NULL, &out.name));
    SILENT_NULLS(dokushin_reader_place(reader, &out.line, &out.column, NULL));
    SILENT_OTHERS(dokushin_reader_place(OTHER(reader), &out.line, &out.column, &out.name));
    SILENT_NULLS(dokushin_reader_comment(NULL, &out.text));
    SILENT_NULLS(dokushin_reader_comment(reader, NULL));
    SILENT_OTHERS(dokushin_reader_comment(OTHER(reader), &out.text));
    SILENT_NULLS(dokushin_flaws(NULL, &out.flaw, 1, &out.found));
    SILENT_NULLS(dokushin_flaws(puzzle, NULL, 1, &out.found));
    SILENT_NULLS(dokushin_flaws(puzzle, &out.flaw, 1, NULL));
    SILENT_OTHERS(dokushin_flaws(OTHER(puzzle), &out.flaw, 1, &out.found));
    const dokushin_flaw flaw = {DOKUSHIN_NO_CANDIDATE, 80, 0, 0, 0};
    const dokushin_flaw wrongs[] = {{-1, 0, 0, 0, 0}, {4, 0, 0, 0, 0},  {0, 81, 0, 0, 0},
                                    {0, 0, 81, 0, 0}, {0, 0, 0, 27, 0}, {0, 0, 0, 0, 10},
                                    {0, 0, 1, 0, 0},  {2, 0, 0, 0, 0}};
    NULLS(dokushin_flaw_text(NULL, &flaw, &out.text, &error));
    NULLS(dokushin_flaw_text(puzzle, NULL, &out.text, &error));
    NULLS(dokushin_flaw_text(puzzle, &flaw, NULL, &error));
    OTHERS(dokushin_flaw_text(OTHER(puzzle), &flaw, &out.text, &error));
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_flaw_text(puzzle, &wrongs[at], &out.text, &error));
    }
    NULLS(dokushin_is_solution(NULL, grid, 81, &out.is, &error));
    NULLS(dokushin_is_solution(puzzle, NULL, 81, &out.is, &error));
    NULLS(dokushin_is_solution(puzzle, grid, 81, NULL, &error));
    OTHERS(dokushin_is_solution(OTHER(puzzle), grid, 81, &out.is, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_is_solution(puzzle, grid, 80, &out.is, &error));
    NULLS(dokushin_forbids(NULL, grid, 81, 0, 1, out.cells, out.cells, &error));
    NULLS(dokushin_forbids(shape, NULL, 81, 0, 1, out.cells, out.cells, &error));
    NULLS(dokushin_forbids(shape, grid, 81, 0, 1, NULL, out.cells, &error));
    NULLS(dokushin_forbids(shape, grid, 81, 0, 1, out.cells, NULL, &error));
    OTHERS(dokushin_forbids(OTHER(shape), grid, 81, 0, 1, out.cells, out.cells, &error));
    WRONG(dokushin_forbids(shape, grid, 81, 81, 1, out.cells, out.cells, &error));
    WRONG(dokushin_forbids(shape, grid, 81, 0, 0, out.cells, out.cells, &error));
    WRONG(dokushin_forbids(shape, grid, 81, 0, 10, out.cells, out.cells, &error));
    REFUSED(DOKUSHIN_END, dokushin_forbids(shape, grid, 81, 0, 9, out.cells, out.cells, &error));
}

static int32_t never(const uint8_t *cells, size_t count, void *context) {
    (void)cells;
    (void)count;
    (void)context;
    ++failures;
    return 0;
}

static void solving(void) {
    const dokushin_solve_options unsized = {.size = 0};
    const dokushin_solve_options nameless = {.size = sizeof nameless, .method = "magic"};
    const dokushin_solve_options stopless = {.size = sizeof stopless, .stop = FREED(stop)};
    NULLS(dokushin_solve(NULL, NULL, &out.answer, out.digits, 81, &error));
    NULLS(dokushin_solve(puzzle, NULL, NULL, out.digits, 81, &error));
    NULLS(dokushin_solve(puzzle, NULL, &out.answer, NULL, 81, &error));
    OTHERS(dokushin_solve(OTHER(puzzle), NULL, &out.answer, out.digits, 81, &error));
    SMALL(dokushin_solve(puzzle, NULL, &out.answer, out.digits, 80, &error));
    WRONG(dokushin_solve(puzzle, &unsized, &out.answer, NULL, 0, &error));
    WRONG(dokushin_solve(puzzle, &nameless, &out.answer, NULL, 0, &error));
    OTHERS(dokushin_solve(puzzle, &stopless, &out.answer, NULL, 0, &error));
    NULLS(dokushin_count(NULL, NULL, &out.answer, &error));
    NULLS(dokushin_count(puzzle, NULL, NULL, &error));
    OTHERS(dokushin_count(OTHER(puzzle), NULL, &out.answer, &error));
    WRONG(dokushin_count(puzzle, &unsized, &out.answer, &error));
    NULLS(dokushin_count_exactly(NULL, NULL, 0, &out.text, &out.ended, &error));
    NULLS(dokushin_count_exactly(puzzle, NULL, 0, NULL, &out.ended, &error));
    NULLS(dokushin_count_exactly(puzzle, NULL, 0, &out.text, NULL, &error));
    OTHERS(dokushin_count_exactly(OTHER(puzzle), NULL, 0, &out.text, &out.ended, &error));
    WRONG(dokushin_count_exactly(puzzle, &nameless, 0, &out.text, &out.ended, &error));
    OTHERS(dokushin_count_exactly(puzzle, &stopless, 0, &out.text, &out.ended, &error));
    NULLS(dokushin_count_estimate(NULL, 1, 1, NULL, &out.estimate, &error));
    NULLS(dokushin_count_estimate(puzzle, 1, 1, NULL, NULL, &error));
    OTHERS(dokushin_count_estimate(OTHER(puzzle), 1, 1, NULL, &out.estimate, &error));
    WRONG(dokushin_count_estimate(puzzle, 1, 1, &unsized, &out.estimate, &error));
    NULLS(dokushin_enumerate(NULL, NULL, never, NULL, &out.answer, &error));
    NULLS(dokushin_enumerate(puzzle, NULL, NULL, NULL, &out.answer, &error));
    NULLS(dokushin_enumerate(puzzle, NULL, never, NULL, NULL, &error));
    OTHERS(dokushin_enumerate(OTHER(puzzle), NULL, never, NULL, &out.answer, &error));
    WRONG(dokushin_enumerate(puzzle, &nameless, never, NULL, &out.answer, &error));
    NULLS(dokushin_solutions(NULL, NULL, out.digits, 1, &out.answer, &error));
    NULLS(dokushin_solutions(puzzle, NULL, NULL, 1, &out.answer, &error));
    NULLS(dokushin_solutions(puzzle, NULL, out.digits, 1, NULL, &error));
    OTHERS(dokushin_solutions(OTHER(puzzle), NULL, out.digits, 1, &out.answer, &error));
    WRONG(dokushin_solutions(puzzle, &nameless, out.digits, 1, &out.answer, &error));
    NULLS(dokushin_redundant(NULL, NULL, out.cells, 81, &out.found, &out.is, &error));
    NULLS(dokushin_redundant(puzzle, NULL, NULL, 81, &out.found, &out.is, &error));
    NULLS(dokushin_redundant(puzzle, NULL, out.cells, 81, NULL, &out.is, &error));
    NULLS(dokushin_redundant(puzzle, NULL, out.cells, 81, &out.found, NULL, &error));
    OTHERS(dokushin_redundant(OTHER(puzzle), NULL, out.cells, 81, &out.found, &out.is, &error));
    SMALL(dokushin_redundant(puzzle, NULL, out.cells, 25, &out.found, &out.is, &error));
    EXPECT(dokushin_method_at(1000) == NULL);
}

static void batches_and_traces(void) {
    NULLS(dokushin_batch_new(NULL, NULL, &error));
    REFUSED(DOKUSHIN_UNSUPPORTED, dokushin_batch_new("abacus", &out.batch, &error));
    EXPECT(dokushin_batch_kernel(OTHER(batch)) == NULL);
    NULLS(dokushin_batch_solve(NULL, HARD, 1, 0, NULL, &out.batch_answer, NULL, &error));
    NULLS(dokushin_batch_solve(batch, NULL, 1, 0, NULL, &out.batch_answer, NULL, &error));
    NULLS(dokushin_batch_solve(batch, HARD, 1, 0, NULL, NULL, NULL, &error));
    OTHERS(dokushin_batch_solve(OTHER(batch), HARD, 1, 0, NULL, &out.batch_answer, NULL, &error));
    OTHERS(dokushin_batch_solve(batch, HARD, 1, 0, FREED(stop), &out.batch_answer, NULL, &error));
    WRONG(dokushin_batch_solve(batch, HARD, SIZE_MAX, 0, NULL, &out.batch_answer, NULL, &error));
    NULLS(dokushin_search_new(NULL, "mrv", &out.search, &error));
    NULLS(dokushin_search_new(puzzle, NULL, &out.search, &error));
    NULLS(dokushin_search_new(puzzle, "mrv", NULL, &error));
    OTHERS(dokushin_search_new(OTHER(puzzle), "mrv", &out.search, &error));
    WRONG(dokushin_search_new(puzzle, "magic", &out.search, &error));
    NULLS(dokushin_search_next(NULL, &out.event, 1, &out.found, &error));
    NULLS(dokushin_search_next(search, NULL, 1, &out.found, &error));
    NULLS(dokushin_search_next(search, &out.event, 1, NULL, &error));
    OTHERS(dokushin_search_next(OTHER(search), &out.event, 1, &out.found, &error));
    NULLS(dokushin_search_next_until(NULL, 0, &out.event, 1, &out.found, &error));
    NULLS(dokushin_search_next_until(search, 0, NULL, 1, &out.found, &error));
    NULLS(dokushin_search_next_until(search, 0, &out.event, 1, NULL, &error));
    OTHERS(dokushin_search_next_until(OTHER(search), 0, &out.event, 1, &out.found, &error));
    WRONG(dokushin_search_next_until(search, 81, &out.event, 1, &out.found, &error));
    NULLS(dokushin_search_grid(NULL, out.digits, 81, &error));
    NULLS(dokushin_search_grid(search, NULL, 81, &error));
    OTHERS(dokushin_search_grid(OTHER(search), out.digits, 81, &error));
    SMALL(dokushin_search_grid(search, out.digits, 80, &error));
    NULLS(dokushin_search_candidates(NULL, out.words, 81, &error));
    NULLS(dokushin_search_candidates(search, NULL, 81, &error));
    OTHERS(dokushin_search_candidates(OTHER(search), out.words, 81, &error));
    SMALL(dokushin_search_candidates(search, out.words, 80, &error));
    uint64_t *const wide = out.wide;
    SILENT_NULLS(dokushin_search_counters(NULL, wide, wide + 1, wide + 2));
    SILENT_NULLS(dokushin_search_counters(search, NULL, wide + 1, wide + 2));
    SILENT_NULLS(dokushin_search_counters(search, wide, NULL, wide + 2));
    SILENT_NULLS(dokushin_search_counters(search, wide, wide + 1, NULL));
    SILENT_OTHERS(dokushin_search_counters(OTHER(search), wide, wide + 1, wide + 2));
}

int main(void) {
    memset(&out, 0xA5, sizeof out);
    memcpy(&untouched, &out, sizeof out);
    make_handles();
    frees();
    languages_of_errors();
    shapes();
    puzzles();
    readers_and_checks();
    solving();
    batches_and_traces();
    walks();
    steps();
    making();
    forms_and_studies();
    later_calls();
    free_handles();
    printf("%d lines are wrong\n", failures);
    return failures == 0 ? 0 : 1;
}
