/* Boards with rules beyond houses: in words, and from documents. */
#include "expect.h"
#include "facts.h"

#include <dokushin/c_figures.h>

#include <stddef.h>
#include <stdlib.h>

/* An f-puzzles document of 4x4 with one rule that is known and one that nobody knows. */
#define DOCUMENT                                                                                   \
    "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"              \
    "\"antiknight\":true,\"teleport\":[{\"cells\":[\"R1C1\"]}]}"

static int has_rule(const dokushin_shape *shape, size_t position, const char *wanted) {
    char *rule = NULL;
    WORKS(dokushin_shape_rule_at(shape, position, &rule, &error));
    return is_text(rule, wanted);
}

static uint64_t solutions_on(const dokushin_shape *shape) {
    const uint8_t blanks[16] = {0};
    dokushin_puzzle *puzzle = NULL;
    dokushin_answer answer;
    const dokushin_solve_options all = {.size = sizeof all, .solutions = 1000};
    WORKS(dokushin_puzzle_new(shape, blanks, 16, &puzzle, &error));
    WORKS(dokushin_count(puzzle, &all, &answer, &error));
    dokushin_puzzle_free(puzzle);
    return answer.solutions;
}

/* Each of the 48 solutions comes from some seed. */
static void random_solutions(const dokushin_shape *shape) {
    const uint8_t blanks[16] = {0};
    uint8_t first[16];
    int differing = 0;
    dokushin_puzzle *puzzle = NULL;
    dokushin_answer answer;
    WORKS(dokushin_puzzle_new(shape, blanks, 16, &puzzle, &error));
    for (uint64_t seed = 0; seed < 20; ++seed) {
        uint8_t grid[16] = {0};
        int32_t is = 0;
        WORKS(dokushin_random_solution(puzzle, seed, NULL, &answer, grid, 16, &error));
        EXPECT(answer.solutions == 48 && answer.ended == DOKUSHIN_ENDED_EXHAUSTED);
        WORKS(dokushin_is_solution(puzzle, grid, 16, &is, &error));
        EXPECT(is == 1);
        differing += seed > 0 && memcmp(first, grid, 16) != 0;
        memcpy(first, grid, 16);
    }
    EXPECT(differing > 10);
    dokushin_puzzle_free(puzzle);
}

/* Of the 288 grids of 4x4 those with r1c1 + r1c2 = 3 are a sixth. */
static void rules_in_words(void) {
    dokushin_shape *usual = shape_of("4x4+diagonals");
    size_t count = 99;
    EXPECT(dokushin_shape_rule_count(usual, &count) == DOKUSHIN_OK && count == 1);
    EXPECT(has_rule(usual, 0, "diagonals"));
    dokushin_shape_free(usual);

    usual = shape_of("4x4");
    EXPECT(dokushin_shape_rule_count(usual, &count) == DOKUSHIN_OK && count == 0);
    dokushin_shape *caged = NULL;
    WORKS(dokushin_shape_with_rules(usual, "cage 3 r1c1 r1c2 # 1 and 2\n", &caged, &error));
    EXPECT(solutions_on(usual) == 288 && solutions_on(caged) == 48);
    random_solutions(caged);
    dokushin_shape *both = NULL;
    WORKS(dokushin_shape_with_rules(caged, "anti-knight", &both, &error));
    EXPECT(dokushin_shape_rule_count(both, &count) == DOKUSHIN_OK && count == 2);
    EXPECT(has_rule(both, 0, "anti-knight"));
    EXPECT(has_rule(both, 1, "cage 3 r1c1 r1c2"));
    EXPECT(dokushin_shape_rule_count(caged, &count) == DOKUSHIN_OK && count == 1);

    /* What the name says is the same board. */
    char *name = NULL;
    EXPECT(dokushin_shape_name(both, &name) == DOKUSHIN_OK);
    dokushin_shape *again = shape_of(name);
    dokushin_text_free(name);
    EXPECT(has_rule(again, 1, "cage 3 r1c1 r1c2"));
    dokushin_shape_free(again);
    dokushin_shape_free(both);

    dokushin_shape *none = NULL;
    EXPECT(dokushin_shape_with_rules(usual, "anti-king\ncage 3 r1c1 r9c9", &none, &error) ==
           DOKUSHIN_BAD_SHAPE);
    EXPECT(none == NULL && error.line == 2 && error.column == 13);
    WORKS(dokushin_shape_with_rules(usual, "# none\n", &none, &error));
    EXPECT(dokushin_shape_rule_count(none, &count) == DOKUSHIN_OK && count == 0);
    dokushin_shape_free(none);
    dokushin_shape_free(caged);
    dokushin_shape_free(usual);
}

static void is_read_without_teleport(const dokushin_puzzle *puzzle) {
    size_t count = 0;
    char *object = NULL;
    EXPECT(dokushin_puzzle_ignored_count(puzzle, &count) == DOKUSHIN_OK && count == 1);
    WORKS(dokushin_puzzle_ignored_at(puzzle, 0, &object, &error));
    EXPECT(is_text(object, "teleport"));
    dokushin_shape *shape = NULL;
    EXPECT(dokushin_puzzle_shape(puzzle, &shape) == DOKUSHIN_OK);
    EXPECT(dokushin_shape_rule_count(shape, &count) == DOKUSHIN_OK && count == 1);
    EXPECT(has_rule(shape, 0, "anti-knight"));
    dokushin_shape_free(shape);
}

static void rules_of_documents(void) {
    const size_t length = strlen(DOCUMENT);
    dokushin_puzzle *puzzle = NULL;
    EXPECT(dokushin_puzzle_read(DOCUMENT, length, NULL, &puzzle, &error) == DOKUSHIN_UNSUPPORTED);
    EXPECT(strcmp(error.what, "'teleport', whose rule is not understood") == 0);
    const dokushin_read_options strict = {.size = sizeof strict};
    EXPECT(dokushin_puzzle_read(DOCUMENT, length, &strict, &puzzle, NULL) == DOKUSHIN_UNSUPPORTED);

    const dokushin_read_options lax = {.size = sizeof lax, .ignore_unknown = 1};
    WORKS(dokushin_puzzle_read(DOCUMENT, length, &lax, &puzzle, &error));
    is_read_without_teleport(puzzle);
    dokushin_puzzle *copy = NULL;
    EXPECT(dokushin_puzzle_copy(puzzle, &copy) == DOKUSHIN_OK);
    dokushin_puzzle_free(puzzle);
    is_read_without_teleport(copy);
    dokushin_puzzle_free(copy);

    dokushin_reader *reader = NULL;
    WORKS(dokushin_reader_open(DOCUMENT "\n" HARD, length + 82, &lax, &reader, &error));
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    is_read_without_teleport(puzzle);
    dokushin_puzzle_free(puzzle);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    size_t count = 99;
    EXPECT(dokushin_puzzle_ignored_count(puzzle, &count) == DOKUSHIN_OK && count == 0);
    dokushin_puzzle_free(puzzle);
    dokushin_reader_free(reader);
}

/* Who was compiled when the options ended with `amid_lines` gives no byte more. What stands behind
 * that member in its last word is not read. */
static void older_read_options(void) {
    const size_t word = sizeof(size_t);
    const size_t used = offsetof(dokushin_read_options, unused);
    const size_t first = (used + word - 1) / word * word;
    dokushin_read_options *older = malloc(first);
    memset(older, 0xFF, first);
    const dokushin_read_options now = {.size = first, .format = "line"};
    memcpy(older, &now, used);
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_read(HARD, 81, older, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    free(older);
}

static dokushin_drawing *drawing_of(const char *rule) {
    dokushin_shape *usual = shape_of("9x9");
    dokushin_shape *ruled = NULL;
    dokushin_drawing *drawing = NULL;
    WORKS(dokushin_shape_with_rules(usual, rule, &ruled, &error));
    EXPECT(dokushin_drawing_new(ruled, &drawing) == DOKUSHIN_OK);
    dokushin_shape_free(ruled);
    dokushin_shape_free(usual);
    return drawing;
}

static int has_words(const dokushin_drawing *drawing, size_t position, const char *wanted) {
    char *words = NULL;
    WORKS(dokushin_drawing_words_at(drawing, position, &words, &error));
    return is_text(words, wanted);
}

/* A thermometer is a line along its cells, and its bulb is a disc in the first. */
static void figures_of_a_thermometer(void) {
    dokushin_drawing *drawing = drawing_of("thermometer r1c1 r1c2 r2c3");
    dokushin_figure figure;
    dokushin_point points[3];
    int bulbs = 0;
    int lines = 0;
    size_t at = 0;
    for (; dokushin_drawing_figure_at(drawing, at, &figure, NULL) == DOKUSHIN_OK; ++at) {
        EXPECT(figure.points <= 3 && !figure.is_above && strcmp(figure.text, "") == 0);
        WORKS(dokushin_drawing_points_at(drawing, at, points, figure.points, &error));
        EXPECT(points[0].x == 0.5 && points[0].y == 0.5);
        if (figure.kind == DOKUSHIN_FIGURE_DISC) {
            EXPECT(figure.has_fill && figure.size > 0 && figure.size < 0.5);
            ++bulbs;
        } else {
            EXPECT(figure.kind == DOKUSHIN_FIGURE_PATH && figure.points == 3 && figure.width > 0);
            EXPECT(points[2].x == 2.5 && points[2].y == 1.5);
            ++lines;
        }
    }
    EXPECT(bulbs == 1 && lines == 1);
    EXPECT(dokushin_drawing_figure_at(drawing, at, &figure, NULL) == DOKUSHIN_END);
    EXPECT(has_words(drawing, 0, "thermometer"));
    dokushin_drawing_free(drawing);
}

static void figures_beside_the_board(void) {
    dokushin_figure figure;
    dokushin_point point;
    int32_t has_margin = 9;
    dokushin_drawing *drawing =
        drawing_of("sandwich 10 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9");
    EXPECT(dokushin_drawing_has_margin(drawing, &has_margin) == DOKUSHIN_OK && has_margin == 1);
    WORKS(dokushin_drawing_figure_at(drawing, 0, &figure, &error));
    EXPECT(figure.kind == DOKUSHIN_FIGURE_TEXT && strcmp(figure.text, "10") == 0);
    WORKS(dokushin_drawing_points_at(drawing, 0, &point, 1, &error));
    EXPECT(point.x > -1 && point.x < 0 && point.y == 1.5);
    dokushin_drawing_free(drawing);

    /* Words say a rule of the whole board. */
    drawing = drawing_of("anti-knight");
    EXPECT(dokushin_drawing_has_margin(drawing, &has_margin) == DOKUSHIN_OK && has_margin == 0);
    EXPECT(dokushin_drawing_figure_at(drawing, 0, &figure, NULL) == DOKUSHIN_END);
    EXPECT(has_words(drawing, 0, "anti-knight"));
    dokushin_drawing_free(drawing);
}

void rules(void) {
    rules_in_words();
    figures_of_a_thermometer();
    figures_beside_the_board();
    rules_of_documents();
    older_read_options();
}
