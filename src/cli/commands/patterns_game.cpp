#include "cli/commands/patterns_game.h"

#include "cli/options/rate_format.h"
#include "cli/options/usage.h"
#include "stream/process/messages.h"
#include "stream/process/text_of_file.h"

#include <dokushin/text.h>

#include <fmt/format.h>

namespace dokushin::cli {

void note_posted(PatternsGame &game, const std::string &file) {
    const auto text = stream::text_of_file(file);
    if (!text) {
        refuse_usage("--posted", fmt::format("{} can't be read", stream::printable(file)));
    }
    TextSource source(*text);
    Reader reader(source);
    while (const auto record = reader.next()) {
        if (!*record) {
            refuse_usage("--posted", stream::placed_message(file, record->error()));
        }
        const PatternsGame::Posted posted = game.note_posted((*record)->puzzle);
        if (posted != PatternsGame::Posted::noted) {
            refuse_usage("--posted",
                         fmt::format("{}:{}: a puzzle {}", stream::printable(file), (*record)->line,
                                     posted == PatternsGame::Posted::other_board
                                         ? "of another board"
                                         : "without exactly one solution"));
        }
    }
}

std::vector<std::string> table_lines(const PatternsGame &game) {
    std::vector<std::string> lines{"  ER  puzzles  ratings posted  found"};
    PatternsGame::Row all;
    const auto line = [&](const std::string &er, const PatternsGame::Row &row) {
        lines.push_back(
            fmt::format("{:>4} {:8} {:15} {:6}", er, row.puzzles, row.posted, row.found));
    };
    for (const PatternsGame::Row &row : game.table()) {
        line(rating_text(row.tenths), row);
        all.puzzles += row.puzzles;
        all.posted += row.posted;
        all.found += row.found;
    }
    line("all", all);
    return lines;
}

} // namespace dokushin::cli
