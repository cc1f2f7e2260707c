// Calls while memory ends: each allocation of a call fails once, and each time it answers
// "no memory" (or did without), and nothing leaks or leaves as an exception. (Not where JSON is
// written: nlohmann/json 3.11 doesn't live through that, an object that found no memory is freed
// as if it had.)
#include "failing_new.h"

#include <dokushin/c_many.h>

#include <cstdint>
#include <cstdio>
#include <functional>

namespace {

using dokushin::failing_new::fail_at;
using dokushin::failing_new::made;

int failures = 0;

/// Calls until enough memory is allowed; `undo` frees what a call made.
void until_it_works(const char *what, const std::function<dokushin_code(dokushin_error *)> &call,
                    const std::function<void()> &undo) {
    for (long most = 0; most < 100'000; ++most) {
        dokushin_error error{};
        fail_at(most);
        const dokushin_code code = call(&error);
        const bool was_enough = made <= most; // none failed
        fail_at(-1);
        if (code == DOKUSHIN_OK) {
            undo();
        } else if (code != DOKUSHIN_NO_MEMORY || error.code != code || error.what[0] == '\0') {
            std::printf("%s: %s after %ld allocations\n", what, dokushin_code_name(code), most);
            ++failures;
        }
        if (was_enough) {
            failures += code == DOKUSHIN_OK ? 0 : 1;
            return;
        }
    }
    ++failures;
}

/// Rules in words, added and told.
void rules() {
    dokushin_shape *usual = nullptr;
    dokushin_shape *with = nullptr;
    char *rule = nullptr;
    if (dokushin_shape_new("4x4", &usual, nullptr) != DOKUSHIN_OK) {
        ++failures;
        return;
    }
    const auto add = [&](dokushin_error *error) {
        return dokushin_shape_with_rules(usual, "cage 3 r1c1 r1c2", &with, error);
    };
    until_it_works("with rules", add, [&] { dokushin_shape_free(with); });
    if (add(nullptr) == DOKUSHIN_OK) {
        until_it_works(
            "rule", [&](auto *error) { return dokushin_shape_rule_at(with, 0, &rule, error); },
            [&] { dokushin_text_free(rule); });
        dokushin_shape_free(with);
    }
    dokushin_shape_free(usual);
}

/// Ratings and forms of many puzzles.
void many_at_once() {
    static constexpr char puzzle[] =
        "000010920060050000071000050020006310000700009930400005300000000000105007100362000";
    dokushin_proved_rating rating;
    dokushin_form form;
    char text[81];
    until_it_works(
        "forms",
        [&](auto *error) {
            return dokushin_canonical_many(puzzle, 1, nullptr, &form, text, error);
        },
        [] {});
    until_it_works(
        "ratings",
        [&](auto *error) {
            return dokushin_rate_many(puzzle, 1, nullptr, 0, nullptr, &rating, nullptr, error);
        },
        [] {});
}

/// What is near a puzzle, sets, and texts written.
void later_calls() {
    dokushin_puzzle *puzzle = nullptr;
    dokushin_writer *writer = nullptr;
    dokushin_sets *sets = nullptr;
    char *words = nullptr;
    std::size_t found = 0;
    std::int32_t complete = 0;
    dokushin_removal without[81];
    std::uint64_t marks[16];
    const std::uint16_t cells[3] = {0, 1, 80};
    const dokushin_on_puzzle go_on = [](const std::uint8_t *, std::size_t, void *) {
        return std::int32_t{1};
    };
    if (dokushin_puzzle_parse(".....3.....14..3", 16, nullptr, nullptr, &puzzle, nullptr) !=
        DOKUSHIN_OK) {
        ++failures;
        return;
    }
    until_it_works(
        "vicinity",
        [&](auto *error) {
            return dokushin_vicinity(puzzle, 1, 1, nullptr, go_on, nullptr, error);
        },
        [] {});
    until_it_works(
        "removals",
        [&](auto *error) { return dokushin_removals(puzzle, nullptr, without, 81, &found, error); },
        [] {});
    until_it_works(
        "true candidates",
        [&](auto *error) {
            return dokushin_true_candidates(puzzle, nullptr, marks, 16, &complete, error);
        },
        [] {});
    until_it_works(
        "writer", [&](auto *error) { return dokushin_writer_new(nullptr, &writer, error); },
        [&] { dokushin_writer_free(writer); });
    if (dokushin_writer_new(nullptr, &writer, nullptr) != DOKUSHIN_OK ||
        dokushin_sets_new(&sets) != DOKUSHIN_OK) {
        ++failures;
        return;
    }
    until_it_works(
        "written",
        [&](auto *error) {
            return dokushin_writer_write(writer, puzzle, nullptr, 0, &words, error);
        },
        [&] { dokushin_text_free(words); });
    until_it_works(
        "set", [&](auto *error) { return dokushin_sets_add(sets, cells, 3, error); }, [] {});
    until_it_works(
        "disjoint sets",
        [&](auto *error) {
            return dokushin_disjoint_sets(sets, nullptr, nullptr, 0, &found, &complete, error);
        },
        [] {});
    dokushin_sets_free(sets);
    dokushin_writer_free(writer);
    dokushin_puzzle_free(puzzle);
}

} // namespace

int main() {
    const char *const text =
        "000010920060050000071000050020006310000700009930400005300000000000105007100362000";
    dokushin_shape *shape = nullptr;
    dokushin_puzzle *puzzle = nullptr;
    dokushin_walk *walk = nullptr;
    dokushin_step *step = nullptr;
    dokushin_search *search = nullptr;
    dokushin_reader *reader = nullptr;
    dokushin_batch *batch = nullptr;
    char *words = nullptr;
    const auto free_words = [&] { dokushin_text_free(words); };
    until_it_works(
        "shape", [&](auto *error) { return dokushin_shape_new("9x9+x", &shape, error); },
        [&] { dokushin_shape_free(shape); });
    until_it_works(
        "parse",
        [&](auto *error) {
            return dokushin_puzzle_parse(text, 81, nullptr, nullptr, &puzzle, error);
        },
        [&] { dokushin_puzzle_free(puzzle); });
    until_it_works(
        "reader",
        [&](auto *error) {
            return dokushin_reader_new(text, 81, nullptr, nullptr, &reader, error);
        },
        [&] { dokushin_reader_free(reader); });
    until_it_works(
        "batch", [&](auto *error) { return dokushin_batch_new(nullptr, &batch, error); },
        [&] { dokushin_batch_free(batch); });

    if (dokushin_puzzle_parse(text, 81, nullptr, nullptr, &puzzle, nullptr) != DOKUSHIN_OK) {
        return 1;
    }
    dokushin_answer answer{};
    std::uint8_t grid[81];
    until_it_works(
        "solve",
        [&](auto *error) { return dokushin_solve(puzzle, nullptr, &answer, grid, 81, error); },
        [] {});
    until_it_works(
        "search",
        [&](auto *error) { return dokushin_search_new(puzzle, "singles", &search, error); },
        [&] { dokushin_search_free(search); });
    until_it_works(
        "walk", [&](auto *error) { return dokushin_walk_new(puzzle, nullptr, &walk, error); },
        [&] { dokushin_walk_free(walk); });
    until_it_works(
        "write",
        [&](auto *error) { return dokushin_puzzle_format(puzzle, "pencilmarks", &words, error); },
        free_words);
    later_calls();
    many_at_once();
    rules();
    if (dokushin_walk_new(puzzle, nullptr, &walk, nullptr) != DOKUSHIN_OK ||
        dokushin_walk_next(walk, &step, nullptr) != DOKUSHIN_OK) {
        return 1;
    }
    until_it_works(
        "telling",
        [&](auto *error) {
            return dokushin_step_tell(step, DOKUSHIN_TELL_ALL, "ja", &words, error);
        },
        free_words);
    dokushin_step_free(step);
    until_it_works(
        "next step", [&](auto *error) { return dokushin_walk_next(walk, &step, error); },
        [&] { dokushin_step_free(step); });
    dokushin_walk_free(walk);
    dokushin_puzzle_free(puzzle);
    std::printf("%d calls are wrong\n", failures);
    return failures == 0 ? 0 : 1;
}
