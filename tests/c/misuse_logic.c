/* Steps, making, forms: what callers do wrong with them. */
#include "misuse.h"

void walks(void) {
    SILENT_NULLS(dokushin_technique_at(0, NULL));
    REFUSED_SILENTLY(DOKUSHIN_END, dokushin_technique_at(100000, &out.technique));
    const dokushin_walk_options wrongs[] = {
        {.size = 1},
        {.size = sizeof *wrongs, .order = "alphabetic"},
        {.size = sizeof *wrongs, .hardest = "magic"},
        {.size = sizeof *wrongs, .hardest = "skyscraper"}, /* HoDoKu's */
        {.size = sizeof *wrongs, .nesting = 9},
        {.size = sizeof *wrongs, .techniques = "magic"},
        {.size = sizeof *wrongs, .techniques = "x-wing", .hardest = "swordfish"},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_walk_new(puzzle, &wrongs[at], &out.walk, &error));
    }
    const dokushin_walk_options stopless = {.size = sizeof stopless, .stop = FREED(stop)};
    OTHERS(dokushin_walk_new(puzzle, &stopless, &out.walk, &error));
    NULLS(dokushin_walk_new(NULL, NULL, &out.walk, &error));
    NULLS(dokushin_walk_new(puzzle, NULL, NULL, &error));
    OTHERS(dokushin_walk_new(OTHER(puzzle), NULL, &out.walk, &error));
    NULLS(dokushin_walk_next(NULL, &out.step, &error));
    NULLS(dokushin_walk_next(walk, NULL, &error));
    OTHERS(dokushin_walk_next(OTHER(walk), &out.step, &error));
    NULLS(dokushin_walk_all(NULL, "x-wing", &out.step, 1, &out.found, &error));
    NULLS(dokushin_walk_all(walk, NULL, &out.step, 1, &out.found, &error));
    NULLS(dokushin_walk_all(walk, "x-wing", NULL, 1, &out.found, &error));
    NULLS(dokushin_walk_all(walk, "x-wing", &out.step, 1, NULL, &error));
    OTHERS(dokushin_walk_all(OTHER(walk), "x-wing", &out.step, 1, &out.found, &error));
    WRONG(dokushin_walk_all(walk, "magic", &out.step, 1, &out.found, &error));
    NULLS(dokushin_walk_apply(NULL, step, &error));
    NULLS(dokushin_walk_apply(walk, NULL, &error));
    OTHERS(dokushin_walk_apply(OTHER(walk), step, &error));
    OTHERS(dokushin_walk_apply(walk, OTHER(step), &error));
    SILENT_NULLS(dokushin_walk_state(NULL, &out.is, &out.other));
    SILENT_NULLS(dokushin_walk_state(walk, NULL, &out.other));
    SILENT_NULLS(dokushin_walk_state(walk, &out.is, NULL));
    SILENT_OTHERS(dokushin_walk_state(OTHER(walk), &out.is, &out.other));
    NULLS(dokushin_walk_grid(NULL, out.digits, 81, &error));
    NULLS(dokushin_walk_grid(walk, NULL, 81, &error));
    OTHERS(dokushin_walk_grid(OTHER(walk), out.digits, 81, &error));
    SMALL(dokushin_walk_grid(walk, out.digits, 80, &error));
    NULLS(dokushin_walk_candidates(NULL, out.words, 81, &error));
    NULLS(dokushin_walk_candidates(walk, NULL, 81, &error));
    OTHERS(dokushin_walk_candidates(OTHER(walk), out.words, 81, &error));
    SMALL(dokushin_walk_candidates(walk, out.words, 80, &error));
    /* A step of another board. */
    dokushin_puzzle *small = puzzle_of(".....3.....14..3", NULL);
    dokushin_walk *there = NULL;
    dokushin_step *theirs = NULL;
    WORKS(dokushin_walk_new(small, NULL, &there, &error));
    WORKS(dokushin_walk_next(there, &theirs, &error));
    WRONG(dokushin_walk_apply(walk, theirs, &error));
    WRONG(dokushin_walk_apply(there, step, &error));
    dokushin_step_free(theirs);
    dokushin_walk_free(there);
    dokushin_puzzle_free(small);
}

void steps(void) {
    SILENT_NULLS(dokushin_step_describe(NULL, &out.step_facts));
    SILENT_NULLS(dokushin_step_describe(step, NULL));
    SILENT_OTHERS(dokushin_step_describe(OTHER(step), &out.step_facts));
    NULLS(dokushin_step_placements(NULL, &out.candidate, 1, &error));
    NULLS(dokushin_step_placements(step, NULL, 1, &error));
    OTHERS(dokushin_step_placements(OTHER(step), &out.candidate, 1, &error));
    SMALL(dokushin_step_placements(step, NULL, 0, &error));
    NULLS(dokushin_step_eliminations(NULL, &out.candidate, 1, &error));
    NULLS(dokushin_step_eliminations(step, NULL, 1, &error));
    OTHERS(dokushin_step_eliminations(OTHER(step), &out.candidate, 1, &error));
    NULLS(dokushin_step_tell(NULL, DOKUSHIN_TELL_ALL, "en", &out.text, &error));
    NULLS(dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "en", NULL, &error));
    OTHERS(dokushin_step_tell(OTHER(step), DOKUSHIN_TELL_ALL, "en", &out.text, &error));
    WRONG(dokushin_step_tell(step, 4, "en", &out.text, &error));
    WRONG(dokushin_step_tell(step, -1, "en", &out.text, &error));
    WRONG(dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "de", &out.text, &error));
    NULLS(dokushin_step_json(NULL, "en", &out.text, &error));
    NULLS(dokushin_step_json(step, "en", NULL, &error));
    OTHERS(dokushin_step_json(OTHER(step), "en", &out.text, &error));
    WRONG(dokushin_step_json(step, "de", &out.text, &error));
    NULLS(dokushin_step_svg(NULL, "en", &out.text, &error));
    NULLS(dokushin_step_svg(step, "en", NULL, &error));
    OTHERS(dokushin_step_svg(OTHER(step), "en", &out.text, &error));
    WRONG(dokushin_step_svg(step, "", &out.text, &error));
    NULLS(dokushin_rate(NULL, NULL, 0, 0, NULL, &out.rating, &error));
    NULLS(dokushin_rate(puzzle, NULL, 0, 0, NULL, NULL, &error));
    OTHERS(dokushin_rate(OTHER(puzzle), NULL, 0, 0, NULL, &out.rating, &error));
    OTHERS(dokushin_rate(puzzle, NULL, 0, 0, FREED(stop), &out.rating, &error));
    WRONG(dokushin_rate(puzzle, "hodoku", 0, 0, NULL, &out.rating, &error));
    WRONG(dokushin_rate(puzzle, "magic", 0, 0, NULL, &out.rating, &error));
    NULLS(dokushin_rate_as_hodoku(NULL, NULL, 0, 0, NULL, &out.hodoku, &error));
    NULLS(dokushin_rate_as_hodoku(puzzle, NULL, 81, 0, NULL, &out.hodoku, &error));
    NULLS(dokushin_rate_as_hodoku(puzzle, NULL, 0, 0, NULL, NULL, &error));
    OTHERS(dokushin_rate_as_hodoku(OTHER(puzzle), NULL, 0, 0, NULL, &out.hodoku, &error));
    OTHERS(dokushin_rate_as_hodoku(puzzle, NULL, 0, 0, FREED(stop), &out.hodoku, &error));
    dokushin_universal_rating universal;
    NULLS(dokushin_rate_universally(NULL, "te", 0, 0, NULL, &universal, &error));
    NULLS(dokushin_rate_universally(puzzle, NULL, 0, 0, NULL, &universal, &error));
    NULLS(dokushin_rate_universally(puzzle, "te", 0, 0, NULL, NULL, &error));
    OTHERS(dokushin_rate_universally(OTHER(puzzle), "te", 0, 0, NULL, &universal, &error));
    OTHERS(dokushin_rate_universally(puzzle, "te", 0, 0, FREED(stop), &universal, &error));
    WRONG(dokushin_rate_universally(puzzle, "magic", 0, 0, NULL, &universal, &error));
    uint32_t length;
    NULLS(dokushin_step_notation(NULL, &length, &out.text, &error));
    NULLS(dokushin_step_notation(step, NULL, &out.text, &error));
    NULLS(dokushin_step_notation(step, &length, NULL, &error));
    OTHERS(dokushin_step_notation(OTHER(step), &length, &out.text, &error));
    WRONG(dokushin_step_notation(step, &length, &out.text, &error)); /* of the explainer's order */
    dokushin_walk *chains = NULL;
    dokushin_walk_options how = {.size = sizeof how, .order = "w", .hardest = "x-wing"};
    WRONG(dokushin_walk_new(puzzle, &how, &chains, &error));
    how = (dokushin_walk_options){.size = sizeof how, .order = "gb", .techniques = "x-wing"};
    WRONG(dokushin_walk_new(puzzle, &how, &chains, &error));
    how = (dokushin_walk_options){.size = sizeof how, .order = "universal", .not_proper = 1};
    WRONG(dokushin_walk_new(puzzle, &how, &chains, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH,
            dokushin_rate_as_hodoku(puzzle, grid, 80, 0, NULL, &out.hodoku, &error));
}

static void making_with_layouts(void) {
    const dokushin_layout_options wrongs[] = {
        {.size = 3},
        {.size = sizeof *wrongs, .kinds = "killer", .symmetry = "round"},
        {.size = sizeof *wrongs, .kinds = "killer", .least_cage = 5, .most_cage = 4},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        const dokushin_code code =
            dokushin_generator_with_layout(shape, NULL, &wrongs[at], &out.generator, &error);
        EXPECT(code == DOKUSHIN_BAD_ARGUMENT || code == DOKUSHIN_UNSUPPORTED);
    }
    const char *const kinds[] = {"kiler", "killer,", ",", "killer:0", "arrow:4..3", "xv:101%"};
    for (size_t at = 0; at < sizeof kinds / sizeof *kinds; ++at) {
        const dokushin_layout_options layout = {.size = sizeof layout, .kinds = kinds[at]};
        REFUSED(DOKUSHIN_BAD_FORMAT,
                dokushin_generator_with_layout(shape, NULL, &layout, &out.generator, &error));
    }
    const dokushin_layout_options twice = {.size = sizeof twice, .kinds = "killer,killer:3"};
    REFUSED(DOKUSHIN_UNSUPPORTED,
            dokushin_generator_with_layout(shape, NULL, &twice, &out.generator, &error));
    /* Sudoku Explainer does not rate them. */
    const dokushin_layout_options some = {.size = sizeof some, .kinds = "killer"};
    const dokushin_generate_options rated = {.size = sizeof rated, .scale = "se", .most_rating = 2};
    REFUSED(DOKUSHIN_UNSUPPORTED,
            dokushin_generator_with_layout(shape, &rated, &some, &out.generator, &error));
    NULLS(dokushin_generator_with_layout(NULL, NULL, &some, &out.generator, &error));
    NULLS(dokushin_generator_with_layout(shape, NULL, &some, NULL, &error));
    OTHERS(dokushin_generator_with_layout(OTHER(shape), NULL, NULL, &out.generator, &error));
    const dokushin_generate_options stopless = {.size = sizeof stopless, .stop = FREED(stop)};
    OTHERS(dokushin_generator_with_layout(shape, &stopless, NULL, &out.generator, &error));
    dokushin_fate *const fate = &out.fate;
    NULLS(dokushin_generator_puzzles(NULL, 0, 1, fate, &out.puzzle, out.more, 81, &error));
    NULLS(dokushin_generator_puzzles(generator, 0, 1, NULL, &out.puzzle, out.more, 81, &error));
    NULLS(dokushin_generator_puzzles(generator, 0, 1, fate, NULL, out.more, 81, &error));
    NULLS(dokushin_generator_puzzles(generator, 0, 1, fate, &out.puzzle, NULL, 81, &error));
    OTHERS(dokushin_generator_puzzles(OTHER(generator), 0, 1, fate, &out.puzzle, out.more, 81,
                                      &error));
    SMALL(dokushin_generator_puzzles(generator, 0, 1, fate, &out.puzzle, out.more, 80, &error));
}

void making(void) {
    making_with_layouts();
    const dokushin_generate_options wrongs[] = {
        {.size = 3},
        {.size = sizeof *wrongs, .symmetry = "some"},
        {.size = sizeof *wrongs, .scale = "richter"},
        {.size = sizeof *wrongs, .least_rating = 5, .most_rating = 4},
        {.size = sizeof *wrongs, .least_rating = -1},
        {.size = sizeof *wrongs, .most_rating = 21},
        {.size = sizeof *wrongs, .least_rating = 0.0 / (double)grid[0]}, /* no number */
        {.size = sizeof *wrongs, .level = "hard"},
        {.size = sizeof *wrongs, .scale = "hodoku", .level = "harder"},
        {.size = sizeof *wrongs, .needs = "magic"},
        {.size = sizeof *wrongs, .needs = "x-wing,"},
        {.size = sizeof *wrongs, .needs = "skyscraper"},
        {.size = sizeof *wrongs, .without = ","},
        {.size = sizeof *wrongs, .needs = "x-wing", .without = "naked-pair,x-wing"},
    };
    for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; ++at) {
        WRONG(dokushin_generator_new(shape, &wrongs[at], &out.generator, &error));
    }
    const dokushin_generate_options pattern = {
        .size = sizeof pattern, .pattern = grid, .pattern_cells = 80};
    REFUSED(DOKUSHIN_WRONG_LENGTH, dokushin_generator_new(shape, &pattern, &out.generator, &error));
    const dokushin_generate_options few = {.size = sizeof few, .most_givens = 16};
    REFUSED(DOKUSHIN_UNSUPPORTED, dokushin_generator_new(shape, &few, &out.generator, &error));
    const dokushin_generate_options stopless = {.size = sizeof stopless, .stop = FREED(stop)};
    OTHERS(dokushin_generator_new(shape, &stopless, &out.generator, &error));
    NULLS(dokushin_generator_new(NULL, NULL, &out.generator, &error));
    NULLS(dokushin_generator_new(shape, NULL, NULL, &error));
    OTHERS(dokushin_generator_new(OTHER(shape), NULL, &out.generator, &error));
    dokushin_fate *const fate = &out.fate;
    NULLS(dokushin_generator_attempts(NULL, 0, 1, fate, out.digits, out.more, 81, &error));
    NULLS(dokushin_generator_attempts(generator, 0, 1, NULL, out.digits, out.more, 81, &error));
    NULLS(dokushin_generator_attempts(generator, 0, 1, fate, NULL, out.more, 81, &error));
    NULLS(dokushin_generator_attempts(generator, 0, 1, fate, out.digits, NULL, 81, &error));
    OTHERS(dokushin_generator_attempts(OTHER(generator), 0, 1, fate, out.digits, out.more, 81,
                                       &error));
    SMALL(dokushin_generator_attempts(generator, 0, 1, fate, out.digits, out.more, 80, &error));
    dokushin_puzzle *empty = NULL;
    WORKS(dokushin_puzzle_new(shape, grid, 81, &empty, &error));
    REFUSED(DOKUSHIN_UNSUPPORTED, dokushin_minimise(empty, NULL, 1, NULL, &out.puzzle, &error));
    NULLS(dokushin_minimise(NULL, NULL, 1, NULL, &out.puzzle, &error));
    NULLS(dokushin_minimise(puzzle, NULL, 1, NULL, NULL, &error));
    OTHERS(dokushin_minimise(OTHER(puzzle), NULL, 1, NULL, &out.puzzle, &error));
    OTHERS(dokushin_minimise(puzzle, NULL, 1, FREED(stop), &out.puzzle, &error));
    WRONG(dokushin_minimise(puzzle, "some", 1, NULL, &out.puzzle, &error));
    dokushin_puzzle_free(empty);
}

void forms_and_studies(void) {
    dokushin_transform transform;
    WORKS(dokushin_transform_random(shape, 1, &transform, &error));
    NULLS(dokushin_canonical(NULL, out.digits, 81, NULL, NULL, &error));
    NULLS(dokushin_canonical(puzzle, NULL, 81, NULL, NULL, &error));
    OTHERS(dokushin_canonical(OTHER(puzzle), out.digits, 81, NULL, NULL, &error));
    SMALL(dokushin_canonical(puzzle, out.digits, 80, &out.transform, out.wide, &error));
    NULLS(dokushin_equivalent(NULL, puzzle, &out.is, &out.transform, &error));
    NULLS(dokushin_equivalent(puzzle, NULL, &out.is, &out.transform, &error));
    NULLS(dokushin_equivalent(puzzle, puzzle, NULL, &out.transform, &error));
    OTHERS(dokushin_equivalent(OTHER(puzzle), puzzle, &out.is, &out.transform, &error));
    OTHERS(dokushin_equivalent(puzzle, OTHER(puzzle), &out.is, &out.transform, &error));
    NULLS(dokushin_transform_apply(NULL, puzzle, &out.puzzle, &error));
    NULLS(dokushin_transform_apply(&transform, NULL, &out.puzzle, &error));
    NULLS(dokushin_transform_apply(&transform, puzzle, NULL, &error));
    OTHERS(dokushin_transform_apply(&transform, OTHER(puzzle), &out.puzzle, &error));
    transform.side = 4000000000;
    REFUSED(DOKUSHIN_BAD_SHAPE, dokushin_transform_apply(&transform, puzzle, &out.puzzle, &error));
    NULLS(dokushin_transform_random(NULL, 1, &out.transform, &error));
    NULLS(dokushin_transform_random(shape, 1, NULL, &error));
    OTHERS(dokushin_transform_random(OTHER(shape), 1, &out.transform, &error));
    dokushin_shape *wide = shape_of("9x9+diagonals");
    REFUSED(DOKUSHIN_UNSUPPORTED, dokushin_transform_random(wide, 1, &out.transform, &error));
    dokushin_shape_free(wide);

    uint32_t *const size = &out.line;
    uint64_t *const found = out.wide;
    NULLS(dokushin_backdoors(NULL, NULL, size, found, out.cells, 40, &out.is, &error));
    NULLS(dokushin_backdoors(puzzle, NULL, NULL, found, out.cells, 40, &out.is, &error));
    NULLS(dokushin_backdoors(puzzle, NULL, size, NULL, out.cells, 40, &out.is, &error));
    NULLS(dokushin_backdoors(puzzle, NULL, size, found, NULL, 40, &out.is, &error));
    NULLS(dokushin_backdoors(puzzle, NULL, size, found, out.cells, 40, NULL, &error));
    OTHERS(dokushin_backdoors(OTHER(puzzle), NULL, size, found, out.cells, 40, &out.is, &error));
    NULLS(dokushin_unavoidable_json(NULL, grid, 81, 4, NULL, &out.text, &out.is, &error));
    NULLS(dokushin_unavoidable_json(shape, NULL, 81, 4, NULL, &out.text, &out.is, &error));
    NULLS(dokushin_unavoidable_json(shape, grid, 81, 4, NULL, NULL, &out.is, &error));
    NULLS(dokushin_unavoidable_json(shape, grid, 81, 4, NULL, &out.text, NULL, &error));
    OTHERS(dokushin_unavoidable_json(OTHER(shape), grid, 81, 4, NULL, &out.text, &out.is, &error));
    REFUSED(DOKUSHIN_WRONG_LENGTH,
            dokushin_unavoidable_json(shape, grid, 80, 4, NULL, &out.text, &out.is, &error));
    /* Not finished. */
    EXPECT(dokushin_unavoidable_json(shape, grid, 81, 4, NULL, &out.text, &out.is, &error) != 0);
    EXPECT(memcmp(&out, &untouched, sizeof out) == 0);
}
