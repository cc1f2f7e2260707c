#include "collection/verification.h"

#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::collection {
namespace {

std::optional<std::string> blob_of(const Statement &row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

/// Is `bytes` the solution that these characters are?
bool is_solution(std::string_view bytes, std::span<const char> text) {
    const auto grid = unpacked(bytes);
    return grid && text_of(*grid) == std::string_view(text.data(), text.size());
}

/// Returns what is wrong with what is stored of a puzzle's solutions.
std::string_view flaw_of_solutions(const StoredPuzzle &puzzle, const BatchAnswer &answer,
                                   std::span<const char> solution) {
    const std::int64_t solutions = answer.status == Status::unique     ? 1
                                   : answer.status == Status::multiple ? 2
                                                                       : 0;
    if (puzzle.solutions != solutions) {
        return "it has another number of solutions";
    }
    if (puzzle.solution && (solutions != 1 || !is_solution(*puzzle.solution, solution))) {
        return "its solution is another one";
    }
    return {};
}

} // namespace

Result<StoredPuzzles> StoredPuzzles::make(const Database &database) {
    DOKUSHIN_TRY(select, database.prepare("SELECT id, form, found, clues, solutions, "
                                          "automorphisms, solution FROM puzzle WHERE id > ? ORDER "
                                          "BY id LIMIT ?"));
    return StoredPuzzles(std::move(select));
}

Result<std::vector<StoredPuzzle>> StoredPuzzles::next(std::size_t most) {
    std::vector<StoredPuzzle> puzzles;
    select_.bind(1, last_).bind(2, static_cast<std::int64_t>(most));
    while (true) {
        DOKUSHIN_TRY(is_there, select_.step());
        if (!is_there) {
            break;
        }
        last_ = select_.integer(0);
        puzzles.push_back({last_, select_.text(1), blob_of(select_, 2), select_.integer(3),
                           select_.integer(4), select_.integer(5), blob_of(select_, 6)});
    }
    select_.reset();
    return puzzles;
}

Result<PuzzleVerifier> PuzzleVerifier::make() {
    DOKUSHIN_TRY(solver, BatchSolver::make());
    return PuzzleVerifier(std::move(solver));
}

/// Makes the puzzle's form again; returns what is wrong with that.
std::string_view PuzzleVerifier::flaw_of_form(const StoredPuzzle &puzzle) {
    const auto grid = unpacked(puzzle.found.value_or(puzzle.form));
    if (!grid) {
        return "it is no packed grid";
    }
    auto prepared = preparer_.prepare(text_of(*grid));
    if (!prepared) {
        return "its givens contradict each other";
    }
    prepared_ = *prepared;
    return prepared_.form.bytes() != puzzle.form             ? "its form is not canonical"
           : prepared_.clues != puzzle.clues                 ? "it has another number of clues"
           : prepared_.automorphisms != puzzle.automorphisms ? "it has other automorphisms"
                                                             : std::string_view();
}

std::vector<StoredFlaw> PuzzleVerifier::verify(std::span<const StoredPuzzle> puzzles) {
    std::vector<StoredFlaw> flaws;
    std::vector<const StoredPuzzle *> sound;
    std::vector<char> cells;
    for (const StoredPuzzle &puzzle : puzzles) {
        if (const std::string_view flaw = flaw_of_form(puzzle); !flaw.empty()) {
            flaws.push_back({puzzle.id, flaw});
            continue;
        }
        sound.push_back(&puzzle);
        cells.insert(cells.end(), prepared_.cells.begin(), prepared_.cells.end());
    }
    std::vector<BatchAnswer> answers(sound.size());
    std::vector<char> solutions(cells.size());
    // Only sizes that don't match are refused.
    [[maybe_unused]] const auto work = solver_.solve(cells, answers, solutions);
    for (std::size_t number = 0; number < sound.size(); ++number) {
        const auto solution = std::span(solutions).subspan(cell_count * number, cell_count);
        const std::string_view flaw = flaw_of_solutions(*sound[number], answers[number], solution);
        if (!flaw.empty()) {
            flaws.push_back({sound[number]->id, flaw});
        }
    }
    std::ranges::sort(flaws, {}, &StoredFlaw::id);
    return flaws;
}

Result<std::vector<std::string>> flaws_of_file(const Database &database) {
    std::vector<std::string> flaws;
    DOKUSHIN_TRY(integrity, database.prepare("PRAGMA integrity_check"));
    while (true) {
        DOKUSHIN_TRY(is_there, integrity.step());
        if (!is_there) {
            break;
        }
        if (integrity.bytes(0) != "ok") {
            flaws.push_back(integrity.text(0));
        }
    }
    DOKUSHIN_TRY(references, database.prepare("PRAGMA foreign_key_check"));
    while (true) {
        DOKUSHIN_TRY(is_there, references.step());
        if (!is_there) {
            break;
        }
        flaws.push_back(fmt::format("a row of {} refers to none of {}", references.bytes(0),
                                    references.bytes(2)));
    }
    DOKUSHIN_TRY(improper, database.number("SELECT count(*) FROM rating r JOIN puzzle p ON p.id = "
                                           "r.puzzle WHERE p.solutions <> 1"));
    if (improper > 0) {
        flaws.push_back(
            fmt::format("ratings of puzzles without exactly one solution: {}", improper));
    }
    return flaws;
}

} // namespace dokushin::collection
