// Many puzzles in one text, for C.
#include "c/guard.h"

#include <fmt/format.h>

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_reader_new(const char *text, std::size_t length, const char *format,
                                  const dokushin_shape *shape, dokushin_reader **reader,
                                  dokushin_error *error) {
    return guarded(error,
                   {given("text", text), handle_if_any("shape", shape), given("reader", reader)},
                   [&]() -> Answer {
                       auto reading = reading_of(format, shape);
                       if (!reading) {
                           return std::unexpected(std::move(reading.error()));
                       }
                       give_handle(reader, std::string(text, length), *std::move(reading));
                       return {};
                   });
}

dokushin_code dokushin_reader_next(dokushin_reader *reader, dokushin_puzzle **puzzle,
                                   dokushin_error *error) {
    return guarded(error, {handle("reader", reader), given("puzzle", puzzle)}, [&]() -> Answer {
        auto next = reader->reader.next();
        if (!next) {
            return ended("no further puzzle");
        }
        if (!*next) {
            return failed(next->error());
        }
        auto made = std::make_unique<dokushin_puzzle>((*next)->puzzle);
        reader->last = **std::move(next);
        *puzzle = made.release();
        return {};
    });
}

dokushin_code dokushin_reader_place(const dokushin_reader *reader, std::uint32_t *line,
                                    std::uint32_t *column, const char **format) {
    return guarded(nullptr,
                   {handle("reader", reader), given("line", line), given("column", column),
                    given("format", format)},
                   [&]() -> Answer {
                       if (!reader->last) {
                           return ended("no puzzle was read");
                       }
                       *line = static_cast<std::uint32_t>(reader->last->line);
                       *column = static_cast<std::uint32_t>(reader->last->column);
                       *format = literal(name(reader->last->format));
                       return {};
                   });
}

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t first = text.find_first_not_of(white);
    return first == text.npos ? std::string_view{}
                              : text.substr(first, text.find_last_not_of(white) + 1 - first);
}

/// The comment, then a line "name: value" for each header.
std::string said_besides(const Record &record) {
    std::string text(trimmed(record.comment));
    for (const auto &[name, value] : record.headers) {
        text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name, value);
    }
    return text;
}

} // namespace

dokushin_code dokushin_reader_comment(const dokushin_reader *reader, char **comment) {
    return guarded(nullptr, {handle("reader", reader), given("comment", comment)}, [&]() -> Answer {
        return give_text(comment, reader->last ? said_besides(*reader->last) : std::string{});
    });
}

void dokushin_reader_free(dokushin_reader *reader) { free_handle(reader); }
