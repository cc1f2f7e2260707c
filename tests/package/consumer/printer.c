/* Prints a puzzle: a PDF on standard output. */
#include <dokushin/c_print.h>
#include <stdio.h>
#include <string.h>

static int32_t take(const void *bytes, size_t count, void *context) {
    return fwrite(bytes, 1, count, context) == count;
}

int main(void) {
    const char *text = "1.343..2.3..2..3";
    dokushin_puzzle *puzzle = NULL;
    dokushin_book *book = NULL;
    dokushin_error error;
    if (dokushin_puzzle_parse(text, strlen(text), NULL, NULL, &puzzle, &error) != DOKUSHIN_OK ||
        dokushin_book_new(NULL, &book, &error) != DOKUSHIN_OK ||
        dokushin_book_add(book, puzzle, NULL, &error) != DOKUSHIN_OK ||
        dokushin_book_pdf(book, NULL, take, stdout, &error) != DOKUSHIN_OK) {
        fprintf(stderr, "%s, expected %s\n", error.what, error.expected);
        return 1;
    }
    dokushin_book_free(book);
    dokushin_puzzle_free(puzzle);
    return 0;
}
