// Puzzles for C: made, read, changed and written.
#include "c/comment.h"
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

namespace {

/// Reads the only puzzle of a text with the options `reading`, or passes their failure on.
Outcome give_only(std::string_view text, std::expected<ReadOptions, Failure> reading,
                  dokushin_puzzle **puzzle) {
    DOKUSHIN_TRY(how, std::move(reading));
    DOKUSHIN_TRY(record, read_one(text, how));
    give_handle(puzzle, std::move(record.puzzle), std::move(record.alphabet),
                std::move(record.ignored));
    return {};
}

} // namespace

dokushin_code dokushin_puzzle_new(const dokushin_shape *shape, const std::uint8_t *givens,
                                  std::size_t count, dokushin_puzzle **puzzle,
                                  dokushin_error *error) {
    return guarded(error,
                   {handle("shape", shape), given("givens", givens), given("puzzle", puzzle)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(grid, grid_of(shape->shape, givens, count));
                       give_handle(puzzle, *Puzzle::from_givens(shape->shape, std::move(grid)));
                       return {};
                   });
}

dokushin_code dokushin_puzzle_parse(const char *text, std::size_t length, const char *format,
                                    const dokushin_shape *shape, dokushin_puzzle **puzzle,
                                    dokushin_error *error) {
    return guarded(error,
                   {given("text", text), handle_if_any("shape", shape), given("puzzle", puzzle)},
                   [&] { return give_only({text, length}, reading_of(format, shape), puzzle); });
}

dokushin_code dokushin_puzzle_read(const char *text, std::size_t length,
                                   const dokushin_read_options *options, dokushin_puzzle **puzzle,
                                   dokushin_error *error) {
    return guarded(error, {given("text", text), given("puzzle", puzzle)},
                   [&] { return give_only({text, length}, reading_of(options), puzzle); });
}

dokushin_code dokushin_puzzle_copy(const dokushin_puzzle *puzzle, dokushin_puzzle **copy) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("copy", copy)},
                   [&] { give_handle(copy, puzzle->puzzle, puzzle->alphabet, puzzle->ignored); });
}

void dokushin_puzzle_free(dokushin_puzzle *puzzle) { free_handle(puzzle); }

dokushin_code dokushin_puzzle_set_placed(dokushin_puzzle *puzzle, const std::uint8_t *placed,
                                         std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("placed", placed)}, [&]() -> Outcome {
        DOKUSHIN_TRY(grid, grid_of(puzzle->puzzle.shape(), placed, count));
        DOKUSHIN_CHECK(puzzle->puzzle.set_placed(std::move(grid)));
        return {};
    });
}

dokushin_code dokushin_puzzle_set_candidates(dokushin_puzzle *puzzle,
                                             const std::uint64_t *candidates, std::size_t count,
                                             dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("candidates", candidates)}, [&]() -> Outcome {
            // Nothing is read if the count is wrong.
            const Shape &shape = puzzle->puzzle.shape();
            if (count != shape.cell_count()) {
                return failed(DOKUSHIN_WRONG_LENGTH, {"{n} cells", count},
                              {"{}", shape.cell_count()});
            }
            DOKUSHIN_CHECK(
                puzzle->puzzle.set_candidates(Pencilmarks(candidates, candidates + count)));
            return {};
        });
}

dokushin_code dokushin_puzzle_shape(const dokushin_puzzle *puzzle, dokushin_shape **shape) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("shape", shape)},
                   [&] { give_handle(shape, puzzle->puzzle.shape()); });
}

namespace {

/// Checks an array for something that a puzzle has once for each cell, and lets `write` fill it.
template <typename Entry, typename Write>
dokushin_code each_cell(const dokushin_puzzle *puzzle, std::string_view argument, Entry *entries,
                        std::size_t count, dokushin_error *error, const Write &write) {
    return guarded(error, {handle("puzzle", puzzle), given(argument, entries)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room(argument, count, puzzle->puzzle.shape().cell_count()));
        write(puzzle->puzzle);
        return {};
    });
}

} // namespace

dokushin_code dokushin_puzzle_givens(const dokushin_puzzle *puzzle, std::uint8_t *givens,
                                     std::size_t count, dokushin_error *error) {
    return each_cell(puzzle, "givens", givens, count, error,
                     [&](const Puzzle &its) { write_grid(givens, its.givens()); });
}

dokushin_code dokushin_puzzle_digits(const dokushin_puzzle *puzzle, std::uint8_t *digits,
                                     std::size_t count, dokushin_error *error) {
    return each_cell(puzzle, "digits", digits, count, error,
                     [&](const Puzzle &its) { write_grid(digits, its.digits()); });
}

dokushin_code dokushin_puzzle_has_candidates(const dokushin_puzzle *puzzle, std::int32_t *stated) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("stated", stated)},
                   [&] { *stated = puzzle->puzzle.has_candidates() ? 1 : 0; });
}

dokushin_code dokushin_puzzle_candidates(const dokushin_puzzle *puzzle, std::uint64_t *candidates,
                                         std::size_t count, dokushin_error *error) {
    return each_cell(puzzle, "candidates", candidates, count, error,
                     [&](const Puzzle &its) { write_sets(candidates, its.pencilmarks()); });
}

dokushin_code dokushin_puzzle_ignored_count(const dokushin_puzzle *puzzle, std::size_t *count) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("count", count)},
                   [&] { *count = puzzle->ignored.size(); });
}

dokushin_code dokushin_puzzle_ignored_at(const dokushin_puzzle *puzzle, std::size_t position,
                                         char **object, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("object", object)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_entry(position, puzzle->ignored.size(), "no further object"));
        return give_text(object, puzzle->ignored[position]);
    });
}

dokushin_code dokushin_puzzle_format(const dokushin_puzzle *puzzle, const char *format, char **text,
                                     dokushin_error *error) {
    return dokushin_puzzle_format_with(puzzle, format, nullptr, text, error);
}

dokushin_code dokushin_puzzle_format_with(const dokushin_puzzle *puzzle, const char *format,
                                          const char *comment, char **text, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("format", format), given("text", text)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(wanted, format_of(format));
                       Writer writer(wanted);
                       Record record{puzzle->puzzle, wanted,
                                     Alphabet::usual(puzzle->puzzle.shape())};
                       add_comment(record, comment == nullptr ? "" : comment);
                       DOKUSHIN_TRY(written, writer.write(record));
                       return give_text(text, Writer(wanted).begin() + written + writer.end());
                   });
}

dokushin_code dokushin_format_at(std::uint32_t position, dokushin_format_facts *facts) {
    return guarded(nullptr, {given("facts", facts)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_entry(position, formats().size(), "no further format"));
        const FormatInfo &row = formats()[position];
        *facts = {literal(row.name), literal(row.description), row.can_write ? 1 : 0};
        return {};
    });
}
