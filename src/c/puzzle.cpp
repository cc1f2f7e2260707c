// Puzzles for C: made, read, changed and written.
#include "c/convert.h"
#include "errors/catalogue.h"

using namespace dokushin;
using namespace dokushin::c;

namespace {

/// Reads the only puzzle of a text with the options `reading`, or passes their failure on.
Outcome give_only(std::string_view text, const std::expected<ReadOptions, Failure> &reading,
                  dokushin_puzzle **puzzle) {
    if (!reading) {
        return std::unexpected(reading.error());
    }
    auto record = read_one(text, *reading);
    if (!record) {
        return failed(record.error());
    }
    give_handle(puzzle, std::move(record->puzzle), std::move(record->alphabet));
    return {};
}

} // namespace

dokushin_code dokushin_puzzle_new(const dokushin_shape *shape, const std::uint8_t *givens,
                                  std::size_t count, dokushin_puzzle **puzzle,
                                  dokushin_error *error) {
    return guarded(error,
                   {handle("shape", shape), given("givens", givens), given("puzzle", puzzle)},
                   [&]() -> Outcome {
                       auto grid = grid_of(shape->shape, givens, count);
                       if (!grid) {
                           return std::unexpected(std::move(grid.error()));
                       }
                       give_handle(puzzle, *Puzzle::from_givens(shape->shape, *std::move(grid)));
                       return {};
                   });
}

dokushin_code dokushin_puzzle_parse(const char *text, std::size_t length, const char *format,
                                    const dokushin_shape *shape, dokushin_puzzle **puzzle,
                                    dokushin_error *error) {
    return guarded(
        error, {given("text", text), handle_if_any("shape", shape), given("puzzle", puzzle)},
        [&]() -> Outcome { return give_only({text, length}, reading_of(format, shape), puzzle); });
}

dokushin_code dokushin_puzzle_read(const char *text, std::size_t length,
                                   const dokushin_read_options *options, dokushin_puzzle **puzzle,
                                   dokushin_error *error) {
    return guarded(error, {given("text", text), given("puzzle", puzzle)}, [&]() -> Outcome {
        return give_only({text, length}, reading_of(options), puzzle);
    });
}

dokushin_code dokushin_puzzle_copy(const dokushin_puzzle *puzzle, dokushin_puzzle **copy) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("copy", copy)}, [&]() -> Outcome {
        give_handle(copy, puzzle->puzzle, puzzle->alphabet);
        return {};
    });
}

void dokushin_puzzle_free(dokushin_puzzle *puzzle) { free_handle(puzzle); }

dokushin_code dokushin_puzzle_set_placed(dokushin_puzzle *puzzle, const std::uint8_t *placed,
                                         std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("placed", placed)}, [&]() -> Outcome {
        auto grid = grid_of(puzzle->puzzle.shape(), placed, count);
        if (!grid) {
            return std::unexpected(std::move(grid.error()));
        }
        if (const auto set = puzzle->puzzle.set_placed(*std::move(grid)); !set) {
            return failed(set.error());
        }
        return {};
    });
}

dokushin_code dokushin_puzzle_set_candidates(dokushin_puzzle *puzzle,
                                             const std::uint64_t *candidates, std::size_t count,
                                             dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("candidates", candidates)},
                   [&]() -> Outcome {
                       Pencilmarks marks; // nothing is read if the count is wrong
                       if (count == puzzle->puzzle.shape().cell_count()) {
                           for (std::size_t at = 0; at < count; ++at) {
                               marks.emplace_back(candidates[at]);
                           }
                       } else {
                           return failed(DOKUSHIN_WRONG_LENGTH, {"{n} cells", count},
                                         {"{}", puzzle->puzzle.shape().cell_count()});
                       }
                       if (const auto set = puzzle->puzzle.set_candidates(std::move(marks)); !set) {
                           return failed(set.error());
                       }
                       return {};
                   });
}

dokushin_code dokushin_puzzle_shape(const dokushin_puzzle *puzzle, dokushin_shape **shape) {
    return guarded(nullptr, {handle("puzzle", puzzle), given("shape", shape)}, [&]() -> Outcome {
        give_handle(shape, puzzle->puzzle.shape());
        return {};
    });
}

namespace {

/// Checks an array for something that a puzzle has once for each cell, and lets `write` fill it.
template <typename Entry, typename Write>
dokushin_code each_cell(const dokushin_puzzle *puzzle, std::string_view argument, Entry *entries,
                        std::size_t count, dokushin_error *error, const Write &write) {
    return guarded(error, {handle("puzzle", puzzle), given(argument, entries)}, [&]() -> Outcome {
        auto room = expect_room(argument, count, puzzle->puzzle.shape().cell_count());
        if (room) {
            write(puzzle->puzzle);
        }
        return room;
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
    return guarded(nullptr, {handle("puzzle", puzzle), given("stated", stated)}, [&]() -> Outcome {
        *stated = puzzle->puzzle.has_candidates() ? 1 : 0;
        return {};
    });
}

dokushin_code dokushin_puzzle_candidates(const dokushin_puzzle *puzzle, std::uint64_t *candidates,
                                         std::size_t count, dokushin_error *error) {
    return each_cell(puzzle, "candidates", candidates, count, error,
                     [&](const Puzzle &its) { write_sets(candidates, its.pencilmarks()); });
}

dokushin_code dokushin_puzzle_format(const dokushin_puzzle *puzzle, const char *format, char **text,
                                     dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("format", format), given("text", text)},
                   [&]() -> Outcome {
                       const auto wanted = format_of(format);
                       if (!wanted) {
                           return std::unexpected(wanted.error());
                       }
                       Writer writer(*wanted);
                       Record record{puzzle->puzzle, *wanted,
                                     Alphabet::usual(puzzle->puzzle.shape().side())};
                       const auto written = writer.write(record);
                       if (!written) {
                           return failed(written.error());
                       }
                       return give_text(text, Writer(*wanted).begin() + *written + writer.end());
                   });
}

dokushin_code dokushin_format_at(std::uint32_t position, dokushin_format_facts *facts) {
    return guarded(nullptr, {given("facts", facts)}, [&]() -> Outcome {
        if (position >= formats().size()) {
            return ended({"no further format"});
        }
        const FormatInfo &row = formats()[position];
        *facts = {literal(row.name), literal(row.description), row.can_write ? 1 : 0};
        return {};
    });
}
