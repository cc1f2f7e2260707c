#include "collection/functions.h"

#include "collection/prepared_puzzle.h"
#include "errors/try.h"

#include <dokushin/solve.h>
#include <dokushin/symmetry.h>
#include <dokushin/walk.h>

#include <fmt/ranges.h>

#include <optional>
#include <set>
#include <sqlite3.h>

namespace dokushin::collection {
namespace {

/// Reads an argument of 81 characters; nothing if it is none.
std::optional<Puzzle> puzzle_of(sqlite3_value *value) {
    const auto *const bytes = sqlite3_value_text(value);
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    if (bytes == nullptr || size != cell_count) {
        return std::nullopt;
    }
    Grid grid;
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        const unsigned letter = bytes[cell] == '.' ? '0' : bytes[cell];
        if (letter < '0' || letter > '9') {
            return std::nullopt;
        }
        grid.push_back(digit_of(letter - '0'));
    }
    auto puzzle = Puzzle::from_givens(*Shape::classic(3), std::move(grid));
    return puzzle ? std::optional(*std::move(puzzle)) : std::nullopt;
}

void give_text(sqlite3_context *context, const std::string &text) {
    sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

void canonical_of(sqlite3_context *context, int /*count*/, sqlite3_value **values) {
    if (const auto puzzle = puzzle_of(values[0])) {
        if (const auto found = canonical(*puzzle)) {
            give_text(context, text_of(found->form));
        }
    }
}

void packed_of(sqlite3_context *context, int /*count*/, sqlite3_value **values) {
    if (const auto puzzle = puzzle_of(values[0])) {
        const Packed packed(puzzle->givens());
        sqlite3_result_blob(context, packed.bytes().data(), static_cast<int>(packed.bytes().size()),
                            SQLITE_TRANSIENT);
    }
}

void solution_of(sqlite3_context *context, int /*count*/, sqlite3_value **values) {
    if (const auto puzzle = puzzle_of(values[0])) {
        const SolveResult found = solve(*puzzle);
        if (found.status == Status::unique) {
            give_text(context, text_of(found.solution));
        }
    }
}

/// Returns words with blanks between.
template <typename Words> void give_words(sqlite3_context *context, const Words &words) {
    give_text(context, fmt::format("{}", fmt::join(words, " ")));
}

void symmetry_of(sqlite3_context *context, int /*count*/, sqlite3_value **values) {
    if (const auto puzzle = puzzle_of(values[0])) {
        std::vector<std::string_view> words;
        for (const Symmetry symmetry : symmetries_of(puzzle->shape().side(), puzzle->givens())) {
            words.push_back(name(symmetry));
        }
        give_words(context, words);
    }
}

void techniques_of(sqlite3_context *context, int /*count*/, sqlite3_value **values) {
    const auto puzzle = puzzle_of(values[0]);
    if (!puzzle || solve(*puzzle).status != Status::unique) {
        return;
    }
    std::set<std::string_view> keys;
    WalkOptions how;
    how.cancelled = static_cast<const std::atomic<bool> *>(sqlite3_user_data(context));
    Walk walk(*puzzle, how);
    while (const auto step = walk.next()) {
        keys.insert(info(step->technique).key);
        walk.apply(*step);
    }
    if (walk.gave_up()) {
        sqlite3_result_error_code(context, SQLITE_INTERRUPT);
        return;
    }
    if (!walk.solved()) {
        keys.insert("?");
    }
    give_words(context, keys);
}

} // namespace

Result<void> add_functions(const Database &database, const std::atomic<bool> *cancelled) {
    DOKUSHIN_CHECK(database.add_function("canonical", canonical_of));
    DOKUSHIN_CHECK(database.add_function("packed", packed_of));
    DOKUSHIN_CHECK(database.add_function("solution_of", solution_of));
    DOKUSHIN_CHECK(database.add_function("symmetry_of", symmetry_of));
    return database.add_function("techniques_of", techniques_of, cancelled);
}

} // namespace dokushin::collection
