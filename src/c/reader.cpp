// Readers for C: many puzzles in one text or stream.
#include "c/comment.h"
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

namespace {

/// An OwnText is a source that owns its text.
class OwnText final : public ByteSource {
  public:
    explicit OwnText(std::string_view text) : text_(text), rest_(text_) {}
    std::size_t read(std::span<char> buffer) override { return rest_.read(buffer); }

  private:
    std::string text_;
    TextSource rest_; ///< a view of it
};

/// A CalledSource is a source that calls the caller's function.
class CalledSource final : public ByteSource {
  public:
    CalledSource(dokushin_on_read on_read, void *context) : on_read_(on_read), context_(context) {}
    std::size_t read(std::span<char> buffer) override {
        return std::min(on_read_(buffer.data(), buffer.size(), context_), buffer.size());
    }

  private:
    dokushin_on_read on_read_;
    void *context_;
};

} // namespace

dokushin_code dokushin_reader_new(const char *text, std::size_t length, const char *format,
                                  const dokushin_shape *shape, dokushin_reader **reader,
                                  dokushin_error *error) {
    return guarded(
        error, {given("text", text), handle_if_any("shape", shape), given("reader", reader)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(reading, reading_of(format, shape));
            give_handle(reader, std::make_unique<OwnText>(std::string_view(text, length)),
                        std::move(reading));
            return {};
        });
}

dokushin_code dokushin_reader_open(const char *text, std::size_t length,
                                   const dokushin_read_options *options, dokushin_reader **reader,
                                   dokushin_error *error) {
    return guarded(error, {given("text", text), given("reader", reader)}, [&]() -> Outcome {
        DOKUSHIN_TRY(reading, reading_of(options));
        give_handle(reader, std::make_unique<OwnText>(std::string_view(text, length)),
                    std::move(reading));
        return {};
    });
}

dokushin_code dokushin_reader_over(dokushin_on_read on_read, void *context,
                                   const dokushin_read_options *options, dokushin_reader **reader,
                                   dokushin_error *error) {
    return guarded(error, {given("on_read", on_read), given("reader", reader)}, [&]() -> Outcome {
        DOKUSHIN_TRY(reading, reading_of(options));
        give_handle(reader, std::make_unique<CalledSource>(on_read, context), std::move(reading));
        return {};
    });
}

dokushin_code dokushin_is_surely_a_record(const char *line, std::size_t length,
                                          const dokushin_read_options *options, std::int32_t *is,
                                          dokushin_error *error) {
    return guarded(error, {given("line", line), given("is", is)}, [&]() -> Outcome {
        DOKUSHIN_TRY(reading, reading_of(options));
        *is = is_surely_a_record(std::string_view(line, length), reading) ? 1 : 0;
        return {};
    });
}

dokushin_code dokushin_reader_next(dokushin_reader *reader, dokushin_puzzle **puzzle,
                                   dokushin_error *error) {
    return guarded(error, {handle("reader", reader), given("puzzle", puzzle)}, [&]() -> Outcome {
        auto next = reader->reader.next();
        if (!next) {
            return ended({"no further puzzle"});
        }
        DOKUSHIN_TRY(record, *std::move(next));
        auto made =
            std::make_unique<dokushin_puzzle>(record.puzzle, record.alphabet, record.ignored);
        reader->last = std::move(record);
        *puzzle = made.release();
        return {};
    });
}

dokushin_code dokushin_reader_place(const dokushin_reader *reader, std::uint32_t *line,
                                    std::uint32_t *column, const char **format) {
    return guarded(nullptr,
                   {handle("reader", reader), given("line", line), given("column", column),
                    given("format", format)},
                   [&]() -> Outcome {
                       if (!reader->last) {
                           return ended({"no puzzle was read"});
                       }
                       *line = static_cast<std::uint32_t>(reader->last->line);
                       *column = static_cast<std::uint32_t>(reader->last->column);
                       *format = literal(name(reader->last->format));
                       return {};
                   });
}

dokushin_code dokushin_reader_comment(const dokushin_reader *reader, char **comment) {
    return guarded(nullptr, {handle("reader", reader), given("comment", comment)}, [&] {
        return give_text(comment, reader->last ? comment_text(*reader->last) : std::string{});
    });
}

dokushin_code dokushin_reader_alphabet(const dokushin_reader *reader, char **characters,
                                       char *blank) {
    return guarded(nullptr, {handle("reader", reader), given("characters", characters)},
                   [&]() -> Outcome {
                       if (!reader->last) {
                           return ended({"no puzzle was read"});
                       }
                       DOKUSHIN_CHECK(give_text(characters, reader->last->alphabet.characters()));
                       if (blank != nullptr) {
                           *blank = reader->last->blank;
                       }
                       return {};
                   });
}

dokushin_code dokushin_reader_solution(const dokushin_reader *reader, std::uint8_t *solution,
                                       std::size_t count, dokushin_error *error) {
    return guarded(
        error, {handle("reader", reader), given("solution", solution)}, [&]() -> Outcome {
            if (!reader->last) {
                return ended({"no puzzle was read"});
            }
            if (!reader->last->solution) {
                return ended({"no solution came with the puzzle"});
            }
            DOKUSHIN_CHECK(expect_room("solution", count, reader->last->solution->size()));
            write_grid(solution, *reader->last->solution);
            return {};
        });
}

void dokushin_reader_free(dokushin_reader *reader) { free_handle(reader); }
