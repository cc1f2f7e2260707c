// Writers for C: many puzzles in one text.
#include "c/convert.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_writer_new(const dokushin_write_options *options, dokushin_writer **writer,
                                  dokushin_error *error) {
    return guarded(error, {given("writer", writer)}, [&]() -> Outcome {
        DOKUSHIN_TRY(read, read_options(options));
        DOKUSHIN_TRY(format, format_of(read.format == nullptr ? "line" : read.format));
        WriteOptions how;
        if (read.blank != '\0') {
            how.blank = std::string(1, read.blank);
        }
        how.ascii = read.ascii != 0;
        // A named alphabet depends on the board's side, so it is made when a puzzle comes.
        give_handle(writer, format, read.alphabet == nullptr ? "usual" : read.alphabet, how);
        return {};
    });
}

void dokushin_writer_free(dokushin_writer *writer) { free_handle(writer); }

dokushin_code dokushin_writer_begin(const dokushin_writer *writer, char **text) {
    return guarded(nullptr, {handle("writer", writer), given("text", text)},
                   [&] { return give_text(text, writer->writer.begin()); });
}

dokushin_code dokushin_writer_write(dokushin_writer *writer, const dokushin_puzzle *puzzle,
                                    const std::uint8_t *solution, std::size_t count, char **text,
                                    dokushin_error *error) {
    return guarded(error,
                   {handle("writer", writer), handle("puzzle", puzzle),
                    given("solution", solution, count), given("text", text)},
                   [&]() -> Outcome {
                       const Shape &shape = puzzle->puzzle.shape();
                       DOKUSHIN_TRY(alphabet, Alphabet::named(writer->alphabet, shape));
                       Record record{puzzle->puzzle, writer->format, alphabet};
                       if (solution != nullptr) {
                           DOKUSHIN_TRY(grid, grid_of(shape, solution, count));
                           record.solution = std::move(grid);
                       }
                       DOKUSHIN_TRY(written, writer->writer.write(record));
                       return give_text(text, written);
                   });
}

dokushin_code dokushin_writer_end(const dokushin_writer *writer, char **text) {
    return guarded(nullptr, {handle("writer", writer), given("text", text)},
                   [&] { return give_text(text, writer->writer.end()); });
}
