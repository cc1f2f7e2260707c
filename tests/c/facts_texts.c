/* Texts read and written in more ways than one. */
#include "expect.h"
#include "facts.h"

#define LEARNER "1.343..2.3..2..3"
#define LEARNER_SOLUTION "1234341243212143"

/* Where a text is handed over byte by byte. */
typedef struct dripping {
    const char *rest;
    int calls;
} dripping;

static size_t next_byte(char *buffer, size_t room, void *context) {
    dripping *const its = context;
    ++its->calls;
    if (*its->rest == '\0' || room == 0) {
        return 0;
    }
    *buffer = *its->rest++;
    return 1;
}

/* Says that it wrote more than there was room for. */
static size_t boaster(char *buffer, size_t room, void *context) {
    int *const left = context;
    if ((*left)-- == 0) {
        return 0;
    }
    memset(buffer, '.', room);
    return room + 1;
}

static void alphabets(void) {
    const dokushin_read_options zero = {.size = sizeof zero, .alphabet = "zero"};
    const char *const text = "0.232..1.2..1..2"; /* the learner's puzzle from 0 on */
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_read(text, strlen(text), &zero, &puzzle, &error));
    uint8_t givens[16];
    WORKS(dokushin_puzzle_givens(puzzle, givens, 16, &error));
    EXPECT(is_line(givens, 16, LEARNER));
    dokushin_puzzle_free(puzzle);
    dokushin_reader *reader = NULL;
    WORKS(dokushin_reader_open(text, strlen(text), &zero, &reader, &error));
    char *characters = NULL;
    char blank = 'x';
    EXPECT(dokushin_reader_alphabet(reader, &characters, &blank) == DOKUSHIN_END);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    EXPECT(dokushin_reader_alphabet(reader, &characters, &blank) == DOKUSHIN_OK);
    EXPECT(is_text(characters, "0123") && blank == '.');
    EXPECT(dokushin_reader_alphabet(reader, &characters, NULL) == DOKUSHIN_OK);
    dokushin_text_free(characters);
    EXPECT(dokushin_reader_solution(reader, givens, 16, NULL) == DOKUSHIN_END);
    dokushin_reader_free(reader);
    /* An alphabet of four is none of a board of nine. */
    const dokushin_read_options four = {.size = sizeof four, .alphabet = "ABCD"};
    EXPECT(dokushin_puzzle_read(HARD, 81, &four, &puzzle, NULL) != DOKUSHIN_OK);
    const dokushin_read_options narrow = {.size = sizeof narrow, .max_line = 80};
    EXPECT(dokushin_puzzle_read(HARD, 81, &narrow, &puzzle, NULL) == DOKUSHIN_TOO_LONG);
    /* A part of a text may have no puzzle; that is no puzzle either. */
    const dokushin_read_options part = {.size = sizeof part, .amid_lines = 1};
    EXPECT(dokushin_puzzle_read("# none", 6, &part, &puzzle, NULL) == DOKUSHIN_EMPTY_INPUT);
    WORKS(dokushin_puzzle_read(HARD, 81, NULL, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
}

/* What comes byte by byte is what comes as a whole. */
static void sources(void) {
    dripping its = {"# two\n" LEARNER "\n12\n....3......4....\n", 0};
    dokushin_reader *reader = NULL;
    WORKS(dokushin_reader_over(next_byte, &its, NULL, &reader, &error));
    EXPECT(its.calls == 0);
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    uint8_t givens[16];
    WORKS(dokushin_puzzle_givens(puzzle, givens, 16, &error));
    EXPECT(is_line(givens, 16, LEARNER));
    dokushin_puzzle_free(puzzle);
    EXPECT(dokushin_reader_next(reader, &puzzle, &error) == DOKUSHIN_WRONG_LENGTH);
    EXPECT(error.line == 3);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    EXPECT(dokushin_reader_next(reader, &puzzle, NULL) == DOKUSHIN_END);
    dokushin_reader_free(reader);
    int left = 2;
    WORKS(dokushin_reader_over(boaster, &left, NULL, &reader, &error));
    EXPECT(dokushin_reader_next(reader, &puzzle, NULL) != DOKUSHIN_OK);
    dokushin_reader_free(reader);
}

static void solutions_in_texts(void) {
    const char *const text = "puzzle,solution\n" LEARNER "," LEARNER_SOLUTION "\n";
    dokushin_reader *reader = NULL;
    dokushin_puzzle *puzzle = NULL;
    uint8_t solution[16];
    WORKS(dokushin_reader_new(text, strlen(text), NULL, NULL, &reader, &error));
    EXPECT(dokushin_reader_solution(reader, solution, 16, NULL) == DOKUSHIN_END);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    WORKS(dokushin_reader_solution(reader, solution, 16, &error));
    EXPECT(is_line(solution, 16, LEARNER_SOLUTION));
    EXPECT(dokushin_reader_solution(reader, solution, 15, NULL) == DOKUSHIN_TOO_SMALL);
    dokushin_reader_free(reader);

    /* The same text again. */
    const dokushin_write_options csv = {.size = sizeof csv, .format = "csv"};
    dokushin_writer *writer = NULL;
    char whole[200] = "";
    char *part = NULL;
    WORKS(dokushin_writer_new(&csv, &writer, &error));
    EXPECT(dokushin_writer_begin(writer, &part) == DOKUSHIN_OK);
    strcat(whole, part);
    dokushin_text_free(part);
    WORKS(dokushin_writer_write(writer, puzzle, solution, 16, &part, &error));
    strcat(whole, part);
    dokushin_text_free(part);
    EXPECT(strcmp(whole, text) == 0);
    WORKS(dokushin_writer_write(writer, puzzle, NULL, 0, &part, &error));
    EXPECT(is_text(part, LEARNER ",\n"));
    EXPECT(dokushin_writer_end(writer, &part) == DOKUSHIN_OK && is_text(part, ""));
    dokushin_writer_free(writer);
    dokushin_puzzle_free(puzzle);
}

static void writers(void) {
    dokushin_puzzle *puzzle = puzzle_of(LEARNER, NULL);
    dokushin_writer *writer = NULL;
    char *text = NULL;
    const dokushin_write_options letters = {
        .size = sizeof letters, .alphabet = "letters", .blank = '-'};
    WORKS(dokushin_writer_new(&letters, &writer, &error));
    WORKS(dokushin_writer_write(writer, puzzle, NULL, 0, &text, &error));
    EXPECT(is_text(text, "A-CDC--B-C--B--C\n"));
    dokushin_writer_free(writer);
    const dokushin_write_options digits = {.size = sizeof digits, .blank = '1'};
    WORKS(dokushin_writer_new(&digits, &writer, &error));
    EXPECT(dokushin_writer_write(writer, puzzle, NULL, 0, &text, NULL) == DOKUSHIN_UNSUPPORTED);
    dokushin_writer_free(writer);
    /* Grids are parted by an empty line. */
    const dokushin_write_options grids = {.size = sizeof grids, .format = "grid", .ascii = 1};
    WORKS(dokushin_writer_new(&grids, &writer, &error));
    WORKS(dokushin_writer_write(writer, puzzle, NULL, 0, &text, &error));
    EXPECT(text != NULL && text[0] == '+');
    dokushin_text_free(text);
    WORKS(dokushin_writer_write(writer, puzzle, NULL, 0, &text, &error));
    EXPECT(text != NULL && text[0] == '\n' && text[1] == '+');
    dokushin_text_free(text);
    dokushin_writer_free(writer);
    dokushin_puzzle_free(puzzle);
}

static void sure_records(void) {
    int32_t is = 0;
    WORKS(dokushin_is_surely_a_record(HARD, 81, NULL, &is, &error));
    EXPECT(is == 1);
    const char *const comment = "# a comment";
    WORKS(dokushin_is_surely_a_record(comment, strlen(comment), NULL, &is, &error));
    EXPECT(is == 0);
}

/* Writes the learner's puzzle with a comment, and reads what the text says of it. */
static char *comment_by(const char *format, const char *comment) {
    dokushin_puzzle *puzzle = NULL;
    WORKS(dokushin_puzzle_parse(LEARNER, 16, NULL, NULL, &puzzle, &error));
    char *text = NULL;
    WORKS(dokushin_puzzle_format_with(puzzle, format, comment, &text, &error));
    dokushin_puzzle_free(puzzle);
    dokushin_reader *reader = NULL;
    WORKS(dokushin_reader_new(text, strlen(text), NULL, NULL, &reader, &error));
    dokushin_text_free(text);
    WORKS(dokushin_reader_next(reader, &puzzle, &error));
    dokushin_puzzle_free(puzzle);
    char *read = NULL;
    EXPECT(dokushin_reader_comment(reader, &read) == DOKUSHIN_OK);
    dokushin_reader_free(reader);
    return read;
}

/* Texts beside a puzzle and its fog are written as they were read. */
static void comments(void) {
    const char *const all =
        "title: T\nauthor: A\nrules: one\n\ntitle: no header\nsolved: Well\ndone"
        "\nfog: lit r1c1; trigger r1c1 : r2c2 r2c3; solution " LEARNER_SOLUTION;
    const char *const formats[] = {"rules", "scl", "scl-link"};
    for (size_t at = 0; at < sizeof formats / sizeof *formats; ++at) {
        EXPECT(is_text(comment_by(formats[at], all), all));
    }
    /* f-puzzles has another name for rules. */
    const char *const fog = "ruleset: one\ntwo\nfog: lit; lamps r1c1; solution " LEARNER_SOLUTION;
    EXPECT(is_text(comment_by("f-puzzles-link", fog), fog));
    EXPECT(is_text(comment_by("sudokupad-link", "rules: one"), "ruleset: one"));
    EXPECT(is_text(comment_by("line", all), ""));
    EXPECT(is_text(comment_by("rules", NULL), ""));
    EXPECT(is_text(comment_by("rules", "# easy\nsolved: Yes\n"), "solved: Yes"));
    /* What is no fog of this board belongs to the rules. */
    EXPECT(is_text(comment_by("rules", "rules: one\nfog: lit r9c9"), "rules: one\nfog: lit r9c9"));
    EXPECT(is_text(comment_by("rules", "fog: lit; solution 12"), "fog: lit"));
}

void more_texts(void) {
    alphabets();
    sources();
    solutions_in_texts();
    writers();
    sure_records();
    comments();
}
