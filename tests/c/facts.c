/* Every function of c.h, with facts: the boards. Searches, logic, making and more stand in files
 * of their own. */
#include "facts.h"
#include "expect.h"

int failures = 0;

static void versions(void) {
    EXPECT(dokushin_abi() == DOKUSHIN_ABI);
    unsigned numbers[3];
    EXPECT(sscanf(dokushin_version_text(), "%u.%u.%u", &numbers[0], &numbers[1], &numbers[2]) == 3);
    EXPECT(strcmp(dokushin_code_name(DOKUSHIN_OK), "ok") == 0);
    EXPECT(strcmp(dokushin_code_name(DOKUSHIN_BAD_CHARACTER), "bad_character") == 0);
    EXPECT(strcmp(dokushin_code_name(DOKUSHIN_UNSUPPORTED), "unsupported") == 0);
    EXPECT(strcmp(dokushin_code_name(DOKUSHIN_CANCELLED), "cancelled") == 0);
    EXPECT(strcmp(dokushin_code_name(11), "unknown") == 0);
    EXPECT(strcmp(dokushin_code_name(-1), "unknown") == 0);
}

/* A mistake keeps its code and its place in each language, and its numbers. */
static void languages_of_errors(void) {
    dokushin_puzzle *none = NULL;
    dokushin_error mistake;
    EXPECT(dokushin_puzzle_parse(HARD, 80, NULL, NULL, &none, &mistake) == DOKUSHIN_WRONG_LENGTH);
    dokushin_error told;
    WORKS(dokushin_error_in_language(&mistake, "ja", &told, &error));
    EXPECT(told.code == DOKUSHIN_WRONG_LENGTH && told.line == 1 && told.column == 1);
    EXPECT(strcmp(told.what, "80マス") == 0);
    EXPECT(strcmp(told.expected, "9×9なら81、または別の平方数") == 0);
    WORKS(dokushin_error_in_language(&mistake, NULL, &told, &error));
    EXPECT(strcmp(told.what, "80 cells") == 0);
    char *text = NULL;
    WORKS(dokushin_error_message(&mistake, "en", &text, &error));
    EXPECT(is_text(text, "80 cells, expected 81 for 9×9, or another square number"));
    WORKS(dokushin_error_message(&mistake, "zh", &text, &error));
    EXPECT(is_text(text, "80 格；应为：9×9 的 81，或其他平方数"));
    WORKS(dokushin_error_in_language(&mistake, "zh", &mistake, &error));
    EXPECT(strcmp(mistake.what, "80 格") == 0);

    /* One that is full to its last byte, as none that the library fills in is. */
    memset(&mistake, 'x', sizeof mistake);
    WORKS(dokushin_error_message(&mistake, "ja", &text, &error));
    EXPECT(text != NULL && strlen(text) > 512);
    dokushin_text_free(text);
}

/* A Sudoku has 27 houses, and its last box holds the last cell. */
static void usual_shape(void) {
    dokushin_shape *shape = shape_of("9");
    dokushin_shape_facts facts;
    EXPECT(dokushin_shape_describe(shape, &facts) == DOKUSHIN_OK);
    EXPECT(facts.side == 9 && facts.cells == 81 && facts.houses == 27);
    EXPECT(facts.box_rows == 3 && facts.box_columns == 3);
    EXPECT(facts.rows == 9 && facts.columns == 9 && facts.lowest == 1 && facts.variables == 0);
    uint16_t regions[81];
    WORKS(dokushin_shape_regions(shape, regions, 81, &error));
    EXPECT(regions[0] == 0 && regions[40] == 4 && regions[80] == 8);
    uint16_t cells[9];
    WORKS(dokushin_shape_house(shape, 26, cells, 9, &error));
    EXPECT(cells[0] == 60 && cells[8] == 80);
    char *name = NULL;
    WORKS(dokushin_shape_house_name(shape, 26, &name, &error));
    EXPECT(is_text(name, "box 9"));
    const char *kind = NULL;
    uint32_t ordinal = 0;
    WORKS(dokushin_shape_house_kind(shape, 26, &kind, &ordinal, &error));
    EXPECT(strcmp(kind, "box") == 0 && ordinal == 9);
    EXPECT(dokushin_shape_name(shape, &name) == DOKUSHIN_OK);
    EXPECT(is_text(name, "9x9"));
    dokushin_shape_free(shape);
}

static void other_shapes(void) {
    dokushin_shape *shape = shape_of("3x4+diagonals");
    dokushin_shape_facts facts;
    EXPECT(dokushin_shape_describe(shape, &facts) == DOKUSHIN_OK);
    EXPECT(facts.side == 12 && facts.houses == 38 && facts.box_rows == 3 && facts.box_columns == 4);
    dokushin_shape_free(shape);
    shape = shape_of("grid:2x3:0-4+variables:5");
    EXPECT(dokushin_shape_describe(shape, &facts) == DOKUSHIN_OK);
    EXPECT(facts.side == 5 && facts.cells == 11 && facts.rows == 2 && facts.columns == 3);
    EXPECT(facts.lowest == 0 && facts.variables == 5);
    dokushin_shape_free(shape);
    shape = shape_of("jigsaw:AAABACBBCCBDCDDD");
    EXPECT(dokushin_shape_describe(shape, &facts) == DOKUSHIN_OK);
    EXPECT(facts.side == 4 && facts.box_rows == 0 && facts.box_columns == 0);
    char *name = NULL;
    EXPECT(dokushin_shape_name(shape, &name) == DOKUSHIN_OK);
    dokushin_shape *again = shape_of(name);
    EXPECT(again != NULL);
    dokushin_shape_free(again);
    dokushin_text_free(name);
    dokushin_shape_free(shape);
}

static void puzzles(void) {
    dokushin_shape *shape = shape_of("4x4");
    const uint8_t givens[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_new(shape, givens, 16, &puzzle, &error));
    uint64_t sets[16];
    WORKS(dokushin_puzzle_candidates(puzzle, sets, 16, &error));
    EXPECT(sets[0] == 1 && sets[1] == 14 && sets[10] == 15); /* what r1c1 = 1 leaves */
    uint8_t placed[16] = {0};
    placed[15] = 4;
    WORKS(dokushin_puzzle_set_placed(puzzle, placed, 16, &error));
    uint8_t digits[16];
    WORKS(dokushin_puzzle_digits(puzzle, digits, 16, &error));
    EXPECT(digits[0] == 1 && digits[15] == 4);
    WORKS(dokushin_puzzle_givens(puzzle, digits, 16, &error));
    EXPECT(memcmp(digits, givens, sizeof givens) == 0);
    int32_t stated = 1;
    EXPECT(dokushin_puzzle_has_candidates(puzzle, &stated) == DOKUSHIN_OK && stated == 0);

    dokushin_puzzle *copy = NULL;
    EXPECT(dokushin_puzzle_copy(puzzle, &copy) == DOKUSHIN_OK);
    for (size_t at = 0; at < 16; ++at) {
        sets[at] = 6;
    }
    WORKS(dokushin_puzzle_set_candidates(copy, sets, 16, &error));
    EXPECT(dokushin_puzzle_has_candidates(copy, &stated) == DOKUSHIN_OK && stated == 1);
    EXPECT(dokushin_puzzle_has_candidates(puzzle, &stated) == DOKUSHIN_OK && stated == 0);
    dokushin_shape *same = NULL;
    EXPECT(dokushin_puzzle_shape(copy, &same) == DOKUSHIN_OK);
    char *name = NULL;
    EXPECT(dokushin_shape_name(same, &name) == DOKUSHIN_OK && is_text(name, "4x4"));
    dokushin_shape_free(same);
    dokushin_puzzle_free(copy);
    dokushin_puzzle_free(puzzle);
    dokushin_shape_free(shape);
}

static void texts(void) {
    dokushin_puzzle *puzzle = puzzle_of("[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]", NULL);
    char *text = NULL;
    WORKS(dokushin_puzzle_format(puzzle, "line", &text, &error));
    EXPECT(is_text(text, "1.343..2.3..2..3\n"));
    WORKS(dokushin_puzzle_format(puzzle, "csv", &text, &error));
    EXPECT(is_text(text, "puzzle,solution\n1.343..2.3..2..3,\n"));
    /* What one format writes, the reader reads. */
    dokushin_format_facts facts;
    for (uint32_t at = 0; dokushin_format_at(at, &facts) == DOKUSHIN_OK; ++at) {
        EXPECT(strlen(facts.description) > 0);
        if (facts.can_write && dokushin_puzzle_format(puzzle, facts.name, &text, NULL) == 0) {
            dokushin_puzzle *back = NULL;
            WORKS(dokushin_puzzle_parse(text, strlen(text), facts.name, NULL, &back, &error));
            dokushin_puzzle_free(back);
            dokushin_text_free(text);
        }
    }
    EXPECT(dokushin_format_at(24, &facts) == DOKUSHIN_END);
    dokushin_puzzle_free(puzzle);
}

/* The second of three can't be read; the third can. */
static void readers(void) {
    const char *text = "# two\n1.343..2.3..2..3 # easy\n12\n....3......4....\n";
    dokushin_reader *reader = NULL;
    WORKS(dokushin_reader_new(text, strlen(text), NULL, NULL, &reader, &error));
    dokushin_puzzle *puzzle = NULL;
    uint32_t line = 0;
    uint32_t column = 0;
    const char *format = NULL;
    EXPECT(dokushin_reader_place(reader, &line, &column, &format) == DOKUSHIN_END);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    EXPECT(dokushin_reader_place(reader, &line, &column, &format) == DOKUSHIN_OK);
    EXPECT(line == 2 && column == 1 && strcmp(format, "line") == 0);
    char *comment = NULL;
    EXPECT(dokushin_reader_comment(reader, &comment) == DOKUSHIN_OK);
    EXPECT(is_text(comment, "# easy"));
    EXPECT(dokushin_reader_next(reader, &puzzle, &error) == DOKUSHIN_WRONG_LENGTH);
    EXPECT(error.code == DOKUSHIN_WRONG_LENGTH && error.line == 3 && error.column == 1);
    EXPECT(strcmp(error.what, "2 cells") == 0 && strlen(error.expected) > 0);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    EXPECT(dokushin_reader_next(reader, &puzzle, &error) == DOKUSHIN_END && error.line == 0);
    EXPECT(dokushin_reader_next(reader, &puzzle, NULL) == DOKUSHIN_END);
    dokushin_reader_free(reader);
}

static void checks(void) {
    dokushin_puzzle *puzzle = puzzle_of("11..............", NULL);
    size_t found = 0;
    EXPECT(dokushin_flaws(puzzle, NULL, 0, &found) == DOKUSHIN_OK && found == 3);
    dokushin_flaw flaws[2];
    EXPECT(dokushin_flaws(puzzle, flaws, 2, &found) == DOKUSHIN_OK && found == 3);
    EXPECT(flaws[0].kind == DOKUSHIN_REPEATED_DIGIT && flaws[0].cell == 0 && flaws[0].other == 1 &&
           flaws[0].digit == 1 && flaws[0].house == 0);
    char *text = NULL;
    WORKS(dokushin_flaw_text(puzzle, &flaws[1], &text, &error));
    EXPECT(is_text(text, "r1c1 and r1c2 are both 1 in box 1"));
    dokushin_puzzle_free(puzzle);

    // A board may have no house at all; a cell's flaw needs none.
    dokushin_shape *bare = shape_of("grid:3x3:1-4");
    puzzle = puzzle_of(".123..4..", bare);
    dokushin_shape_free(bare);
    EXPECT(dokushin_flaws(puzzle, flaws, 1, &found) == DOKUSHIN_OK && found == 1);
    EXPECT(flaws[0].kind == DOKUSHIN_NO_CANDIDATE && flaws[0].cell == 0);
    WORKS(dokushin_flaw_text(puzzle, &flaws[0], &text, &error));
    EXPECT(is_text(text, "r1c1 has no candidate left"));
    dokushin_puzzle_free(puzzle);

    puzzle = puzzle_of("1...............", NULL);
    const uint8_t right[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    uint8_t wrong[16];
    memcpy(wrong, right, sizeof wrong);
    wrong[0] = 2;
    int32_t is = 0;
    WORKS(dokushin_is_solution(puzzle, right, 16, &is, &error));
    EXPECT(is == 1);
    WORKS(dokushin_is_solution(puzzle, wrong, 16, &is, &error));
    EXPECT(is == 0);
    dokushin_shape *shape = shape_of("4");
    uint16_t house = 99;
    uint16_t peer = 99;
    WORKS(dokushin_forbids(shape, right, 16, 5, 3, &house, &peer, &error));
    EXPECT(house == 1 && peer == 4); /* row 2 has its 3 in r2c1 */
    EXPECT(dokushin_forbids(shape, right, 16, 5, 4, &house, &peer, NULL) == DOKUSHIN_END);
    dokushin_shape_free(shape);
    dokushin_puzzle_free(puzzle);
}

int main(void) {
    versions();
    languages_of_errors();
    usual_shape();
    other_shapes();
    puzzles();
    texts();
    readers();
    checks();
    searches();
    logic();
    making();
    many_at_once();
    layouts();
    more_texts();
    near_things();
    rules();
    printf("%d lines are wrong\n", failures);
    return failures == 0 ? 0 : 1;
}
