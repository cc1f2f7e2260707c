#include "collection/adder.h"

#include "errors/try.h"

#include <dokushin/version.h>

#include <algorithm>
#include <numeric>
#include <sqlite3.h>

namespace dokushin::collection {
namespace {

/// Returns a count of solutions as the table has it.
std::int64_t solutions_of(const BatchAnswer &answer) {
    return answer.status == Status::unique ? 1 : answer.status == Status::multiple ? 2 : 0;
}

Packed packed_solution(std::span<const char> text) {
    std::array<Digit, cell_count> grid{};
    std::ranges::transform(text, grid.begin(), [](char letter) {
        return digit_of(static_cast<unsigned>(letter - '0'));
    });
    return Packed(grid);
}

} // namespace

Result<Adder> Adder::make(const Database &database, bool keeps_solutions) {
    DOKUSHIN_TRY(solver, BatchSolver::make());
    DOKUSHIN_TRY(find, database.prepare("SELECT 1 FROM puzzle WHERE form = ?"));
    DOKUSHIN_TRY(insert, database.prepare("INSERT INTO puzzle(form, found, clues, solutions, "
                                          "automorphisms, solution, source) "
                                          "VALUES(?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"));
    return Adder(database, std::move(solver), std::move(find), std::move(insert), keeps_solutions);
}

Result<void> Adder::add(std::string_view origin, std::span<const PreparedPuzzle> puzzles) {
    if (!database_->in_transaction()) {
        DOKUSHIN_CHECK(database_->begin());
        begun_ = Clock::now();
        open_ = {};
    }
    auto added = add_all(origin, puzzles);
    if (!added) {
        database_->roll_back();
        sources_.clear();
    }
    return added;
}

Result<void> Adder::add_all(std::string_view origin, std::span<const PreparedPuzzle> puzzles) {
    DOKUSHIN_CHECK(find_all(puzzles));
    fresh_.clear();
    for (std::size_t number = 0; number < puzzles.size(); ++number) {
        if (is_known_[number] != 0) {
            ++open_.known;
        } else {
            fresh_.push_back(&puzzles[number]);
        }
    }
    if (fresh_.empty()) {
        return {};
    }
    DOKUSHIN_CHECK(solve());
    DOKUSHIN_TRY(source, source_of(origin));
    for (std::size_t number = 0; number < fresh_.size(); ++number) {
        DOKUSHIN_CHECK(insert(*fresh_[number], number, source));
    }
    return {};
}

/// Finds out which puzzles are known. They are looked for in the order of the index, so that most
/// of its pages on the way are in the processor's cache: adding a file of 2.2 million puzzles, in
/// random order, a second time takes 9.3 s of a core, and in the order of the file 10.4 s.
Result<void> Adder::find_all(std::span<const PreparedPuzzle> puzzles) {
    order_.resize(puzzles.size());
    std::iota(order_.begin(), order_.end(), std::uint32_t{0});
    std::ranges::sort(order_, {},
                      [&](std::uint32_t number) { return puzzles[number].form.bytes(); });
    is_known_.assign(puzzles.size(), 0);
    for (const std::uint32_t number : order_) {
        DOKUSHIN_TRY(is_known, find_.bind_blob(1, puzzles[number].form.bytes()).step());
        find_.reset();
        is_known_[number] = is_known ? 1 : 0;
    }
    return {};
}

/// Solves the fresh puzzles together.
Result<void> Adder::solve() {
    puzzles_.clear();
    for (const PreparedPuzzle *const prepared : fresh_) {
        puzzles_.emplace_back(prepared->cells.data(), cell_count);
    }
    answers_.assign(fresh_.size(), {});
    solutions_.resize(cell_count * fresh_.size());
    DOKUSHIN_CHECK(solver_.solve(puzzles_, answers_, solutions_));
    return {};
}

Result<void> Adder::insert(const PreparedPuzzle &prepared, std::size_t number,
                           std::int64_t source) {
    const BatchAnswer &answer = answers_[number];
    insert_.bind_blob(1, prepared.form.bytes());
    if (prepared.found == prepared.form) {
        insert_.bind_null(2);
    } else {
        insert_.bind_blob(2, prepared.found.bytes());
    }
    insert_.bind(3, std::int64_t{prepared.clues}).bind(4, solutions_of(answer));
    insert_.bind(5, prepared.automorphisms).bind(7, source);
    Packed solution;
    if (keeps_solutions_ && answer.status == Status::unique) {
        solution = packed_solution(std::span(solutions_).subspan(cell_count * number, cell_count));
        insert_.bind_blob(6, solution.bytes());
    } else {
        insert_.bind_null(6);
    }
    DOKUSHIN_CHECK(insert_.run());
    ++(database_->changed() > 0 ? open_.fresh : open_.known);
    return {};
}

/// Returns the row of a source; all that one run adds from a file has one.
Result<std::int64_t> Adder::source_of(std::string_view origin) {
    if (const auto known = sources_.find(origin); known != sources_.end()) {
        return known->second;
    }
    DOKUSHIN_TRY(add, database_->prepare("INSERT INTO source(origin, added, version) VALUES(?, "
                                         "strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?) "
                                         "ON CONFLICT DO UPDATE SET origin = origin RETURNING id"));
    DOKUSHIN_TRY(is_there, add.bind_text(1, origin).bind_text(2, DOKUSHIN_VERSION).step());
    const std::int64_t row = is_there ? add.integer(0) : 0;
    add.reset();
    return sources_.emplace(origin, row).first->second;
}

Result<void> Adder::commit(std::chrono::milliseconds age) {
    if (!database_->in_transaction() || Clock::now() - begun_ < age) {
        return {};
    }
    if (auto done = database_->commit(); !done) {
        sources_.clear();
        return done;
    }
    committed_.fresh += std::exchange(open_.fresh, 0);
    committed_.known += std::exchange(open_.known, 0);
    // Another program that waits looks every millisecond.
    sqlite3_sleep(3);
    return {};
}

} // namespace dokushin::collection
