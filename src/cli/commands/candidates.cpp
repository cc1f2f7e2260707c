// dokushin candidates prints the candidates of a board or of one cell, and what excludes the rest.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/search_options.h"
#include "stream/process/terminal.h"
#include "stream/record_loop.h"

#include <dokushin/check.h>
#include <dokushin/study.h>

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

constexpr const char *candidates_footer = R"(With --true only those candidates are shown that
are in some solution, each proved; a puzzle with one solution shows it. With --json the object has
"complete" then: false if a limit left some of the candidates unproved.

Examples:
  dokushin candidates examples/hard.txt
  dokushin candidates --cell r5c9 examples/hard.txt
  dokushin candidates --cell r1c1 --json examples/4x4.txt
  dokushin candidates --true --rule anti-knight --rule anti-king examples/miracle.txt

Exit status: 0 each blank has candidates, 1 some puzzle contradicts itself or (with --true) has no
solution or was given up, 2 some input is wrong.)";

struct CandidatesArguments {
    CommonOptions common;
    SearchOptions search;
    std::string cell;
    bool only_true = false;
};

std::vector<std::string> symbols(DigitSet digits, const Alphabet &alphabet) {
    std::vector<std::string> list;
    for (const Digit digit : digits) {
        list.emplace_back(1, alphabet.symbol(digit));
    }
    return list;
}

std::string joined(DigitSet digits, const Alphabet &alphabet) {
    return digits.empty() ? "none" : fmt::format("{}", fmt::join(symbols(digits, alphabet), " "));
}

/// The candidates to show, and whether a limit left some of them unproved.
struct Shown {
    Pencilmarks marks;
    bool complete = true;
};

Shown candidates_of(const Puzzle &puzzle, const CandidatesArguments &options) {
    if (!options.only_true) {
        return {puzzle.pencilmarks()};
    }
    TrueCandidates proved = true_candidates(puzzle, solve_options(options.search));
    return {std::move(proved.candidates), proved.complete};
}

DigitSet used_in(const House &house, const Puzzle &puzzle) {
    DigitSet used;
    for (const Cell cell : house.cells) {
        used.insert(puzzle.digit(cell));
    }
    return used;
}

/// Describes one cell: the symbols used in each of its houses, and those still possible.
std::string of_cell(const Job &job, Cell cell, DigitSet possible, bool json) {
    const Record &record = job.record;
    const Puzzle &puzzle = record.puzzle;
    const Shape &shape = puzzle.shape();
    const Digit stands = puzzle.digit(cell);
    Json object;
    object["index"] = job.index;
    object["cell"] = shape.cell_name(cell);
    std::string text = shape.cell_name(cell);
    text += stands == Digit::blank ? std::string("\n")
                                   : fmt::format(" holds {}\n", record.alphabet.symbol(stands));
    for (const HouseIndex number : shape.houses_of(cell)) {
        const House &house = shape.houses()[number];
        const DigitSet used = used_in(house, puzzle);
        object["used"][house.name()] = symbols(used, record.alphabet);
        text +=
            fmt::format("  {:<18} {}\n", "used in " + house.name(), joined(used, record.alphabet));
    }
    object["digit"] = stands == Digit::blank ? Json(nullptr)
                                             : Json(std::string(1, record.alphabet.symbol(stands)));
    object["possible"] = symbols(possible, record.alphabet);
    text += fmt::format("  {:<18} {}\n", "possible", joined(possible, record.alphabet));
    return json ? one_line(object) + "\n" : text;
}

/// Describes the whole board.
std::string of_board(const Job &job, const Shown &shown, const CandidatesArguments &options) {
    const Record &record = job.record;
    const Puzzle &puzzle = record.puzzle;
    const Pencilmarks &marks = shown.marks;
    if (options.common.json) {
        Json rows = Json::array();
        for (std::size_t cell = 0; cell < marks.size(); ++cell) {
            // The variables, which are in no row of the grid, are a list of their own.
            const std::size_t in_grid = puzzle.shape().grid_cell_count();
            if (cell == in_grid || (cell < in_grid && cell % puzzle.shape().columns() == 0)) {
                rows.push_back(Json::array());
            }
            std::string text;
            for (const Digit digit : marks[cell]) {
                text += record.alphabet.symbol(digit);
            }
            rows.back().push_back(text);
        }
        Json object{{"index", job.index}, {"candidates", rows}};
        if (options.only_true) {
            object["complete"] = shown.complete;
        }
        return one_line(object) + "\n";
    }
    BoxStyle style;
    if (use_color(options.common)) {
        style.decorate = [&](Cell cell, std::string_view text) {
            return puzzle.digit(cell) != Digit::blank
                       ? fmt::format("{}{}{}", ansi::bold, text, ansi::plain)
                       : std::string(text);
        };
    }
    return draw_pencilmarks(puzzle.shape(), marks, record.alphabet, style);
}

Exit run_candidates(const CandidatesArguments &options) {
    Outcome outcome;
    Output output(outcome);
    const auto on_record = [&](const Job &job) {
        const std::vector<Flaw> wrong = flaws(job.record.puzzle);
        for (const Flaw &flaw : wrong) {
            complain_of(flaw, job);
            outcome.note(Exit::not_so);
        }
        const Shown shown = candidates_of(job.record.puzzle, options);
        if (interrupted()) {
            return false;
        }
        if (wrong.empty() && (!shown.complete || shown.marks.front().empty())) {
            complain_of(
                program_error(ErrorCode::contradiction,
                              shown.complete ? "no solution" : "a limit left candidates unproved",
                              {}),
                job);
            outcome.note(Exit::not_so);
        }
        if (options.cell.empty()) {
            output.write(of_board(job, shown, options));
            return true;
        }
        const auto cell = job.record.puzzle.shape().parse_cell(options.cell);
        if (cell) {
            output.write(of_cell(job, *cell, shown.marks[index(*cell)], options.common.json));
        } else {
            complain("--cell: " + cell.error().message());
            outcome.note(Exit::wrong);
        }
        return true;
    };
    const auto on_error = [&](std::size_t index, const std::string &message) {
        if (options.common.json) {
            output.line(unreadable_json(index, message));
        }
    };
    return run_all(options.common, output, outcome, {on_record, on_error});
}

} // namespace

Command add_candidates(CLI::App &program) {
    auto options = std::make_shared<CandidatesArguments>();
    Arguments arguments(program, "candidates",
                        "Show the symbols still possible in a cell or on the whole board");
    add_common_options(arguments, options->common);
    arguments.text("--cell", options->cell, "Just this cell, and what its houses use", "r5c9");
    arguments.flag("--true", options->only_true, "Only those that some solution has, by proof");
    add_time_and_node_limits(arguments, options->search);
    arguments.footer(candidates_footer);
    return reading_command(arguments, options, run_candidates);
}

} // namespace dokushin::cli
