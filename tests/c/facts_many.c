/* Many puzzles in one call: their answers are those of calls for one each. */
#include "expect.h"
#include "facts.h"

#include <dokushin/c_many.h>

/* 1 and 1 in row 1. */
#define TWICE                                                                                      \
    "110000000000000000000000000000000000000000000000000000000000000000000000000000000"
#define BLANK                                                                                      \
    "................................................................................."

static void ratings_of_many(void) {
    char puzzles[81 * 5 + 1];
    memcpy(puzzles, HARD TWICE BLANK SEVENTEEN HARD, sizeof puzzles);
    puzzles[81 * 4 + 5] = 'x';
    dokushin_proved_rating ratings[5];
    dokushin_hodoku_rating hodoku[5];
    memset(hodoku, 1, sizeof hodoku);
    WORKS(dokushin_rate_many(puzzles, 5, NULL, 0, NULL, ratings, hodoku, &error));
    EXPECT(ratings[0].status == DOKUSHIN_UNIQUE && ratings[0].unreadable == -1);
    EXPECT(ratings[0].rating.hardest.tenths == 42 && ratings[0].rating.solved == 1);
    EXPECT(strcmp(ratings[0].rating.hardest.technique, "xy-wing") == 0);
    EXPECT(strcmp(hodoku[0].level, "hard") == 0 && hodoku[0].score == 680);
    EXPECT(ratings[1].status == DOKUSHIN_INVALID && ratings[1].unreadable == -1);
    EXPECT(ratings[2].status == DOKUSHIN_MULTIPLE && ratings[2].rating.hardest.tenths == 0);
    EXPECT(hodoku[2].level == NULL && hodoku[2].score == 0);
    EXPECT(ratings[3].status == DOKUSHIN_UNIQUE && ratings[3].rating.solved == 1);
    EXPECT(ratings[4].status == DOKUSHIN_INVALID && ratings[4].unreadable == 5);

    dokushin_puzzle *puzzle = puzzle_of(SEVENTEEN, NULL);
    dokushin_rating alone;
    WORKS(dokushin_rate(puzzle, "sukaku", 0, 0, NULL, &alone, &error));
    WORKS(dokushin_rate_many(SEVENTEEN, 1, "sukaku", 0, NULL, ratings, NULL, &error));
    EXPECT(ratings[0].rating.hardest.tenths == alone.hardest.tenths);
    EXPECT(ratings[0].rating.hardest.technique == alone.hardest.technique);
    dokushin_puzzle_free(puzzle);
    WORKS(dokushin_rate_many(NULL, 0, NULL, 0, NULL, NULL, NULL, &error));
}

static void forms_of_many(void) {
    char puzzles[81 * 4 + 1];
    memcpy(puzzles, HARD TWICE HARD_SOLUTION HARD, sizeof puzzles);
    puzzles[81 * 3] = ' ';
    dokushin_form found[4];
    char forms[81 * 4];
    memset(forms, '!', sizeof forms);
    WORKS(dokushin_canonical_many(puzzles, 4, NULL, found, forms, &error));
    EXPECT(found[0].code == DOKUSHIN_OK && found[0].unreadable == -1);
    EXPECT(found[1].code == DOKUSHIN_CONTRADICTION && found[1].automorphisms == 0);
    EXPECT(found[2].code == DOKUSHIN_OK && found[2].automorphisms == 1);
    EXPECT(found[3].code == DOKUSHIN_BAD_CHARACTER && found[3].unreadable == 0);
    EXPECT(forms[81] == '!' && forms[81 * 3] == '!' && forms[81 * 2] == '1');
    const char *const lines[] = {HARD, NULL, HARD_SOLUTION};
    for (size_t at = 0; at < 3; at += 2) {
        dokushin_puzzle *puzzle = puzzle_of(lines[at], NULL);
        uint8_t form[81];
        uint64_t automorphisms = 0;
        WORKS(dokushin_canonical(puzzle, form, 81, NULL, &automorphisms, &error));
        for (size_t cell = 0; cell < 81; ++cell) {
            const char wanted = form[cell] == 0 ? '.' : (char)('0' + form[cell]);
            EXPECT(forms[81 * at + cell] == wanted);
        }
        EXPECT(found[at].automorphisms == automorphisms);
        dokushin_puzzle_free(puzzle);
    }
    WORKS(dokushin_canonical_many(NULL, 0, NULL, NULL, NULL, &error));
}

static void stopped(void) {
    dokushin_stop *stop = NULL;
    EXPECT(dokushin_stop_new(&stop) == DOKUSHIN_OK && dokushin_stop_raise(stop) == DOKUSHIN_OK);
    dokushin_proved_rating rating;
    WORKS(dokushin_rate_many(HARD, 1, NULL, 0, stop, &rating, NULL, &error));
    EXPECT(rating.status == DOKUSHIN_LIMIT && rating.rating.hardest.tenths == 0);
    dokushin_form found;
    char form[81] = "!";
    WORKS(dokushin_canonical_many(HARD, 1, stop, &found, form, &error));
    EXPECT(found.code == DOKUSHIN_CANCELLED && form[0] == '!');
    dokushin_stop_free(stop);
    /* A microsecond is too short for a rating. */
    WORKS(dokushin_rate_many(HARD, 1, NULL, 1, NULL, &rating, NULL, &error));
    EXPECT(rating.status == DOKUSHIN_LIMIT);
}

void many_at_once(void) {
    ratings_of_many();
    forms_of_many();
    stopped();
}
