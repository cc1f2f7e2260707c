#include "cli/commands/patterns_game.h"

#include "cli/options/usage.h"
#include "cli/options/wish_options.h"
#include "stream/process/messages.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>
#include <dokushin/wishes.h>

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace dokushin::cli {

void PatternsGame::note_posted(const std::string &file, const Shape &shape) {
    std::ifstream in(file, std::ios::binary);
    // A folder can be opened, but throws when it is read.
    if (!in || std::filesystem::is_directory(file)) {
        refuse_usage("--posted", fmt::format("{} can't be read", stream::printable(file)));
    }
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    TextSource source(text);
    Reader reader(source);
    Wishes any_rating;
    any_rating.rating = widest_range(Order::explainer);
    Judge judge(any_rating);
    while (const auto record = reader.next()) {
        if (!*record) {
            refuse_usage("--posted", stream::placed_message(file, record->error()));
        }
        const Puzzle &puzzle = (*record)->puzzle;
        const auto refuse = [&](const char *what) {
            refuse_usage("--posted",
                         fmt::format("{}:{}: {}", stream::printable(file), (*record)->line, what));
        };
        if (puzzle.shape() != shape) {
            refuse("a puzzle of another board");
        }
        const SolveResult solved = solve(puzzle);
        if (solved.status != Status::unique) {
            refuse("a puzzle without exactly one solution");
        }
        static_cast<void>(judge.grants(puzzle, solved.solution));
        const std::string rating = rated_text(judge);
        static_cast<void>(is_new_form(puzzle));
        row_of(rating).posted += ratings_.insert(rating).second ? 1 : 0;
    }
}

bool PatternsGame::takes(const Puzzle &puzzle, std::string_view rating) {
    Row &row = row_of(rating);
    ++row.puzzles;
    if (ratings_.contains(rating) || !is_new_form(puzzle)) {
        return false;
    }
    ratings_.emplace(rating);
    ++row.found;
    return true;
}

PatternsGame::Row &PatternsGame::row_of(std::string_view rating) {
    constexpr std::string_view before = " ED=";
    double er = 0;
    std::from_chars(rating.data() + std::min(before.size(), rating.size()),
                    rating.data() + rating.size(), er);
    return rows_[er];
}

bool PatternsGame::is_new_form(const Puzzle &puzzle) {
    const auto canonical = canonicaliser_.canonical(puzzle);
    return !canonical || seen_.is_new(puzzle.shape(), canonical->form);
}

std::vector<std::string> PatternsGame::table() const {
    std::vector<std::string> lines{"  ER  puzzles  ratings posted  found"};
    Row all;
    const auto line = [&](const std::string &er, const Row &row) {
        lines.push_back(
            fmt::format("{:>4} {:8} {:15} {:6}", er, row.puzzles, row.posted, row.found));
    };
    for (const auto &[er, row] : rows_) {
        line(fmt::format("{:.1f}", er), row);
        all.puzzles += row.puzzles;
        all.posted += row.posted;
        all.found += row.found;
    }
    line("all", all);
    return lines;
}

} // namespace dokushin::cli
