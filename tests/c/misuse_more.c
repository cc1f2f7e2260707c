/* Texts, vicinities, sets: what callers do wrong with them. */
#include "misuse.h"

#include <dokushin/c_many.h>

static size_t no_bytes(char *buffer, size_t room, void *context) {
    (void)buffer;
    (void)room;
    (void)context;
    return 0;
}

/* Of a call that must not come to calling it. */
static int32_t nobody(const uint8_t *givens, size_t count, void *context) {
    (void)givens;
    (void)count;
    ++*(int *)context;
    return 0;
}

static void reading(void) {
    const dokushin_read_options wrongs[] = {
        {.size = 1},
        {.size = sizeof *wrongs - 1},
        {.size = sizeof *wrongs, .format = "novel"},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_puzzle_read(HARD, 81, &wrongs[at], &out.puzzle, &error));
        WRONG(dokushin_reader_open(HARD, 81, &wrongs[at], &out.reader, &error));
        WRONG(dokushin_reader_over(no_bytes, NULL, &wrongs[at], &out.reader, &error));
        WRONG(dokushin_is_surely_a_record(HARD, 81, &wrongs[at], &out.is, &error));
    }
    const dokushin_read_options shapeless = {.size = sizeof shapeless, .shape = FREED(shape)};
    OTHERS(dokushin_puzzle_read(HARD, 81, &shapeless, &out.puzzle, &error));
    const dokushin_read_options few = {.size = sizeof few, .alphabet = "AA"};
    EXPECT(dokushin_puzzle_read(HARD, 81, &few, &out.puzzle, &error) != DOKUSHIN_OK);
    NULLS(dokushin_puzzle_read(NULL, 81, NULL, &out.puzzle, &error));
    NULLS(dokushin_puzzle_read(HARD, 81, NULL, NULL, &error));
    NULLS(dokushin_reader_open(NULL, 81, NULL, &out.reader, &error));
    NULLS(dokushin_reader_open(HARD, 81, NULL, NULL, &error));
    NULLS(dokushin_reader_over(NULL, NULL, NULL, &out.reader, &error));
    NULLS(dokushin_reader_over(no_bytes, NULL, NULL, NULL, &error));
    NULLS(dokushin_is_surely_a_record(NULL, 81, NULL, &out.is, &error));
    NULLS(dokushin_is_surely_a_record(HARD, 81, NULL, NULL, &error));
    char *const blank = (char *)out.more;
    SILENT_NULLS(dokushin_reader_alphabet(NULL, &out.text, blank));
    SILENT_NULLS(dokushin_reader_alphabet(reader, NULL, blank));
    SILENT_OTHERS(dokushin_reader_alphabet(OTHER(reader), &out.text, blank));
    NULLS(dokushin_reader_solution(NULL, out.digits, 81, &error));
    NULLS(dokushin_reader_solution(reader, NULL, 81, &error));
    OTHERS(dokushin_reader_solution(OTHER(reader), out.digits, 81, &error));
}

static void writing(void) {
    dokushin_writer *writer = NULL;
    dokushin_writer *none = NULL;
    const dokushin_write_options wrongs[] = {
        {.size = 1},
        {.size = sizeof *wrongs, .format = "novel"},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_writer_new(&wrongs[at], &none, &error));
    }
    NULLS(dokushin_writer_new(NULL, NULL, &error));
    EXPECT(none == NULL);
    WORKS(dokushin_writer_new(NULL, &writer, &error));
    SILENT_NULLS(dokushin_writer_begin(NULL, &out.text));
    SILENT_NULLS(dokushin_writer_begin(writer, NULL));
    SILENT_OTHERS(dokushin_writer_begin(OTHER(writer), &out.text));
    SILENT_NULLS(dokushin_writer_end(NULL, &out.text));
    SILENT_NULLS(dokushin_writer_end(writer, NULL));
    SILENT_OTHERS(dokushin_writer_end(OTHER(writer), &out.text));
    NULLS(dokushin_writer_write(NULL, puzzle, NULL, 0, &out.text, &error));
    NULLS(dokushin_writer_write(writer, NULL, NULL, 0, &out.text, &error));
    NULLS(dokushin_writer_write(writer, puzzle, NULL, 81, &out.text, &error));
    NULLS(dokushin_writer_write(writer, puzzle, NULL, 0, NULL, &error));
    OTHERS(dokushin_writer_write(OTHER(writer), puzzle, NULL, 0, &out.text, &error));
    OTHERS(dokushin_writer_write(writer, OTHER(puzzle), NULL, 0, &out.text, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH,
            dokushin_writer_write(writer, puzzle, grid, 80, &out.text, &error));
    dokushin_writer_free(writer);
    dokushin_writer_free(NULL);
    dokushin_writer_free(OTHER(writer));
    /* A board of nine in the letters of four. */
    const dokushin_write_options four = {.size = sizeof four, .alphabet = "ABCD"};
    WORKS(dokushin_writer_new(&four, &writer, &error));
    REFUSED(DOKUSHIN_OUT_OF_RANGE,
            dokushin_writer_write(writer, puzzle, NULL, 0, &out.text, &error));
    dokushin_writer_free(writer);
}

static void rules(void) {
    NULLS(dokushin_shape_with_rules(NULL, "anti-king", &out.shape, &error));
    NULLS(dokushin_shape_with_rules(shape, NULL, &out.shape, &error));
    NULLS(dokushin_shape_with_rules(shape, "anti-king", NULL, &error));
    OTHERS(dokushin_shape_with_rules(OTHER(shape), "anti-king", &out.shape, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_shape_with_rules(shape, "anti-cat", &out.shape, &error));
    EXPECT(error.line == 1 && error.column == 1);
    SILENT_NULLS(dokushin_shape_rule_count(NULL, &out.found));
    SILENT_NULLS(dokushin_shape_rule_count(shape, NULL));
    SILENT_OTHERS(dokushin_shape_rule_count(FREED(shape), &out.found));
    NULLS(dokushin_shape_rule_at(NULL, 0, &out.text, &error));
    NULLS(dokushin_shape_rule_at(shape, 0, NULL, &error));
    OTHERS(dokushin_shape_rule_at(OTHER(shape), 0, &out.text, &error));
    REFUSED(DOKUSHIN_END, dokushin_shape_rule_at(shape, 0, &out.text, &error));
    REFUSED(DOKUSHIN_END, dokushin_shape_rule_at(shape, SIZE_MAX, &out.text, &error));
    SILENT_NULLS(dokushin_puzzle_ignored_count(NULL, &out.found));
    SILENT_NULLS(dokushin_puzzle_ignored_count(puzzle, NULL));
    SILENT_OTHERS(dokushin_puzzle_ignored_count(OTHER(puzzle), &out.found));
    NULLS(dokushin_puzzle_ignored_at(NULL, 0, &out.text, &error));
    NULLS(dokushin_puzzle_ignored_at(puzzle, 0, NULL, &error));
    OTHERS(dokushin_puzzle_ignored_at(OTHER(puzzle), 0, &out.text, &error));
    REFUSED(DOKUSHIN_END, dokushin_puzzle_ignored_at(puzzle, 0, &out.text, &error));
}

static void figures(void) {
    SILENT_NULLS(dokushin_drawing_new(NULL, &out.drawing));
    SILENT_NULLS(dokushin_drawing_new(shape, NULL));
    SILENT_OTHERS(dokushin_drawing_new(OTHER(shape), &out.drawing));
    SILENT_NULLS(dokushin_drawing_has_margin(NULL, &out.is));
    SILENT_OTHERS(dokushin_drawing_has_margin(OTHER(drawing), &out.is));
    NULLS(dokushin_drawing_figure_at(NULL, 0, &out.figure, &error));
    OTHERS(dokushin_drawing_figure_at(OTHER(drawing), 0, &out.figure, &error));
    NULLS(dokushin_drawing_points_at(NULL, 0, out.points, 4, &error));
    OTHERS(dokushin_drawing_points_at(OTHER(drawing), 0, out.points, 4, &error));
    NULLS(dokushin_drawing_words_at(NULL, 0, &out.text, &error));
    OTHERS(dokushin_drawing_words_at(FREED(drawing), 0, &out.text, &error));
    dokushin_shape *line = NULL;
    dokushin_drawing *drawing = NULL;
    EXPECT(dokushin_shape_with_rules(shape, "palindrome r1c1 r1c2", &line, &error) == DOKUSHIN_OK);
    EXPECT(dokushin_drawing_new(line, &drawing) == DOKUSHIN_OK);
    SILENT_NULLS(dokushin_drawing_has_margin(drawing, NULL));
    NULLS(dokushin_drawing_figure_at(drawing, 0, NULL, &error));
    NULLS(dokushin_drawing_points_at(drawing, 0, NULL, 2, &error));
    NULLS(dokushin_drawing_words_at(drawing, 0, NULL, &error));
    SMALL(dokushin_drawing_points_at(drawing, 0, out.points, 1, &error));
    REFUSED(DOKUSHIN_END, dokushin_drawing_figure_at(drawing, 99, &out.figure, &error));
    REFUSED(DOKUSHIN_END, dokushin_drawing_points_at(drawing, SIZE_MAX, out.points, 4, &error));
    REFUSED(DOKUSHIN_END, dokushin_drawing_words_at(drawing, 99, &out.text, &error));
    dokushin_drawing_free(drawing);
    dokushin_shape_free(line);
}

static void near_puzzles(void) {
    int calls = 0;
    const dokushin_vicinity_options small = {.size = 3};
    WRONG(dokushin_vicinity(puzzle, 1, 1, &small, nobody, &calls, &error));
    const dokushin_vicinity_options stopless = {.size = sizeof stopless, .stop = FREED(stop)};
    OTHERS(dokushin_vicinity(puzzle, 1, 1, &stopless, nobody, &calls, &error));
    NULLS(dokushin_vicinity(NULL, 1, 1, NULL, nobody, &calls, &error));
    NULLS(dokushin_vicinity(puzzle, 1, 1, NULL, NULL, &calls, &error));
    OTHERS(dokushin_vicinity(OTHER(puzzle), 1, 1, NULL, nobody, &calls, &error));
    REFUSED(DOKUSHIN_UNSUPPORTED,
            dokushin_vicinity(puzzle, UINT64_MAX, 1, NULL, nobody, &calls, &error));
    REFUSED(DOKUSHIN_UNSUPPORTED,
            dokushin_vicinity(puzzle, 1, UINT64_MAX, NULL, nobody, &calls, &error));
    EXPECT(calls == 0);
    NULLS(dokushin_orbits(9, NULL, NULL, 81, &error));
    WRONG(dokushin_orbits(9, "some", out.cells, 81, &error));
    SMALL(dokushin_orbits(9, NULL, out.cells, 80, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_orbits(0, NULL, out.cells, 0, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_orbits(65, NULL, out.cells, 81, &error));
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_orbits(UINT32_MAX, NULL, out.cells, 81, &error));
}

static void transforms(void) {
    dokushin_transform one;
    dokushin_transform other;
    WORKS(dokushin_transform_random(shape, 1, &one, &error));
    NULLS(dokushin_transform_then(NULL, &one, &out.transform, &error));
    NULLS(dokushin_transform_then(&one, NULL, &out.transform, &error));
    NULLS(dokushin_transform_then(&one, &one, NULL, &error));
    NULLS(dokushin_transform_inverse(NULL, &out.transform, &error));
    NULLS(dokushin_transform_inverse(&one, NULL, &error));
    for (uint32_t side = 0; side < 40; side += 17) {
        other = one;
        other.side = side;
        REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_transform_inverse(&other, &out.transform, &error));
        REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_transform_then(&one, &other, &out.transform, &error));
    }
    other = one;
    other.rows[0] = other.rows[1];
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_transform_inverse(&other, &out.transform, &error));
    other = one;
    other.digits[8] = 200;
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_transform_then(&other, &one, &out.transform, &error));
}

static void sets(void) {
    dokushin_sets *list = NULL;
    dokushin_sets *none = NULL;
    SILENT_NULLS(dokushin_sets_new(NULL));
    EXPECT(dokushin_sets_new(&list) == DOKUSHIN_OK);
    const uint16_t cells[2] = {1, 4096};
    NULLS(dokushin_sets_add(NULL, cells, 1, &error));
    NULLS(dokushin_sets_add(list, NULL, 1, &error));
    OTHERS(dokushin_sets_add(OTHER(sets), cells, 1, &error));
    REFUSED(DOKUSHIN_OUT_OF_RANGE, dokushin_sets_add(list, cells, 2, &error));
    SILENT_NULLS(dokushin_sets_count(NULL, &out.found));
    SILENT_NULLS(dokushin_sets_count(list, NULL));
    SILENT_OTHERS(dokushin_sets_count(OTHER(sets), &out.found));
    NULLS(dokushin_sets_at(NULL, 0, out.cells, 1, &out.found, &error));
    NULLS(dokushin_sets_at(list, 0, NULL, 1, &out.found, &error));
    NULLS(dokushin_sets_at(list, 0, out.cells, 1, NULL, &error));
    OTHERS(dokushin_sets_at(OTHER(sets), 0, out.cells, 1, &out.found, &error));
    REFUSED(DOKUSHIN_END, dokushin_sets_at(list, 0, out.cells, 1, &out.found, &error));
    size_t position = 0;
    NULLS(dokushin_disjoint_sets(NULL, NULL, &position, 1, &out.found, &out.is, &error));
    NULLS(dokushin_disjoint_sets(list, NULL, NULL, 1, &out.found, &out.is, &error));
    NULLS(dokushin_disjoint_sets(list, NULL, &position, 1, NULL, &out.is, &error));
    NULLS(dokushin_disjoint_sets(list, NULL, &position, 1, &out.found, NULL, &error));
    OTHERS(dokushin_disjoint_sets(OTHER(sets), NULL, &position, 1, &out.found, &out.is, &error));
    const dokushin_solve_options small = {.size = 4};
    WRONG(dokushin_disjoint_sets(list, &small, &position, 1, &out.found, &out.is, &error));
    dokushin_sets_free(list);
    dokushin_sets_free(NULL);
    dokushin_sets_free(OTHER(sets));

    NULLS(dokushin_unavoidable(NULL, grid, 81, 4, NULL, &none, &out.is, &error));
    NULLS(dokushin_unavoidable(shape, NULL, 81, 4, NULL, &none, &out.is, &error));
    NULLS(dokushin_unavoidable(shape, grid, 81, 4, NULL, NULL, &out.is, &error));
    NULLS(dokushin_unavoidable(shape, grid, 81, 4, NULL, &none, NULL, &error));
    OTHERS(dokushin_unavoidable(OTHER(shape), grid, 81, 4, NULL, &none, &out.is, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH,
            dokushin_unavoidable(shape, grid, 80, 4, NULL, &none, &out.is, &error));
    EXPECT(dokushin_unavoidable(shape, grid, 81, 4, NULL, &none, &out.is, &error) != 0);
    EXPECT(none == NULL);
}

static void removals(void) {
    dokushin_removal without[81];
    memset(without, 0, sizeof without);
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_removals(NULL, NULL, without, 81, &out.found, &error));
    NULLS(dokushin_removals(puzzle, NULL, NULL, 81, &out.found, &error));
    NULLS(dokushin_removals(puzzle, NULL, without, 81, NULL, &error));
    OTHERS(dokushin_removals(OTHER(puzzle), NULL, without, 81, &out.found, &error));
    WRONG(dokushin_removals(puzzle, &magic, without, 81, &out.found, &error));
    SMALL(dokushin_removals(puzzle, NULL, without, 5, &out.found, &error));
    EXPECT(without[0].solutions == 0);
}

static void proved_candidates(void) {
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_true_candidates(NULL, NULL, out.words, 81, &out.is, &error));
    NULLS(dokushin_true_candidates(puzzle, NULL, NULL, 81, &out.is, &error));
    NULLS(dokushin_true_candidates(puzzle, NULL, out.words, 81, NULL, &error));
    OTHERS(dokushin_true_candidates(OTHER(puzzle), NULL, out.words, 81, &out.is, &error));
    WRONG(dokushin_true_candidates(puzzle, &magic, out.words, 81, &out.is, &error));
    SMALL(dokushin_true_candidates(puzzle, NULL, out.words, 80, &out.is, &error));
}

static void redundant_rules(void) {
    size_t positions[2] = {9, 9};
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_redundant_rules(NULL, NULL, positions, 2, &out.found, &out.is, &error));
    NULLS(dokushin_redundant_rules(puzzle, NULL, NULL, 2, &out.found, &out.is, &error));
    NULLS(dokushin_redundant_rules(puzzle, NULL, positions, 2, NULL, &out.is, &error));
    NULLS(dokushin_redundant_rules(puzzle, NULL, positions, 2, &out.found, NULL, &error));
    OTHERS(
        dokushin_redundant_rules(OTHER(puzzle), NULL, positions, 2, &out.found, &out.is, &error));
    WRONG(dokushin_redundant_rules(puzzle, &magic, positions, 2, &out.found, &out.is, &error));
    EXPECT(positions[0] == 9 && positions[1] == 9);
}

static void candidate_counts(void) {
    uint32_t counts[729] = {9};
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_candidate_counts(NULL, NULL, counts, 729, &out.is, &error));
    NULLS(dokushin_candidate_counts(puzzle, NULL, NULL, 729, &out.is, &error));
    NULLS(dokushin_candidate_counts(puzzle, NULL, counts, 729, NULL, &error));
    OTHERS(dokushin_candidate_counts(OTHER(puzzle), NULL, counts, 729, &out.is, &error));
    WRONG(dokushin_candidate_counts(puzzle, &magic, counts, 729, &out.is, &error));
    SMALL(dokushin_candidate_counts(puzzle, NULL, counts, 728, &out.is, &error));
    EXPECT(counts[0] == 9 && counts[1] == 0);
}

static void random_solution(void) {
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_random_solution(NULL, 1, NULL, &out.answer, out.digits, 81, &error));
    NULLS(dokushin_random_solution(puzzle, 1, NULL, NULL, out.digits, 81, &error));
    NULLS(dokushin_random_solution(puzzle, 1, NULL, &out.answer, NULL, 81, &error));
    OTHERS(dokushin_random_solution(OTHER(puzzle), 1, NULL, &out.answer, out.digits, 81, &error));
    WRONG(dokushin_random_solution(puzzle, 1, &magic, &out.answer, out.digits, 81, &error));
    SMALL(dokushin_random_solution(puzzle, 1, NULL, &out.answer, out.digits, 80, &error));
}

static void minimal_set(void) {
    const dokushin_solve_options magic = {.size = sizeof magic, .method = "magic"};
    NULLS(dokushin_minimal_set(NULL, 1, 1, 0, NULL, &out.puzzle, &out.is, &error));
    NULLS(dokushin_minimal_set(puzzle, 1, 1, 0, NULL, NULL, &out.is, &error));
    NULLS(dokushin_minimal_set(puzzle, 1, 1, 0, NULL, &out.puzzle, NULL, &error));
    OTHERS(dokushin_minimal_set(OTHER(puzzle), 1, 1, 0, NULL, &out.puzzle, &out.is, &error));
    WRONG(dokushin_minimal_set(puzzle, 1, 1, 0, &magic, &out.puzzle, &out.is, &error));
}

static void many_at_once(void) {
    dokushin_proved_rating rating = {.unreadable = 9};
    dokushin_form form = {.unreadable = 9};
    NULLS(dokushin_rate_many(NULL, 1, NULL, 0, NULL, &rating, NULL, &error));
    NULLS(dokushin_rate_many(HARD, 1, NULL, 0, NULL, NULL, NULL, &error));
    OTHERS(dokushin_rate_many(HARD, 1, NULL, 0, FREED(stop), &rating, NULL, &error));
    WRONG(dokushin_rate_many(HARD, 1, "hodoku", 0, NULL, &rating, &out.hodoku, &error));
    WRONG(dokushin_rate_many(HARD, 1, "universal", 0, NULL, &rating, &out.hodoku, &error));
    WRONG(dokushin_rate_many(HARD, SIZE_MAX, NULL, 0, NULL, &rating, NULL, &error));
    char *const forms = (char *)out.digits;
    NULLS(dokushin_canonical_many(NULL, 1, NULL, &form, forms, &error));
    NULLS(dokushin_canonical_many(HARD, 1, NULL, NULL, forms, &error));
    NULLS(dokushin_canonical_many(HARD, 1, NULL, &form, NULL, &error));
    OTHERS(dokushin_canonical_many(HARD, 1, FREED(stop), &form, forms, &error));
    WRONG(dokushin_canonical_many(HARD, SIZE_MAX, NULL, &form, forms, &error));
    EXPECT(rating.unreadable == 9 && form.unreadable == 9);
}

void later_calls(void) {
    dokushin_kernel_facts facts;
    SILENT_NULLS(dokushin_kernel_at(0, NULL));
    REFUSED_SILENTLY(DOKUSHIN_END, dokushin_kernel_at(99, &facts));
    reading();
    writing();
    rules();
    figures();
    near_puzzles();
    transforms();
    sets();
    removals();
    proved_candidates();
    candidate_counts();
    redundant_rules();
    random_solution();
    minimal_set();
    many_at_once();
    EXPECT(memcmp(&out, &untouched, sizeof out) == 0);
}
