// dokushin candidates prints the candidates of a board or of one cell, and what excludes the rest.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/search_options.h"
#include "stream/process/crew.h"
#include "stream/process/terminal.h"
#include "stream/process/usage_error.h"
#include "stream/record_loop.h"

#include <dokushin/check.h>
#include <dokushin/true_candidates.h>

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace dokushin::cli {
namespace {

constexpr const char *candidates_footer = R"(With --true only those candidates are shown that
are in some solution, each proved; a puzzle with one solution shows it. With --json the object has
"complete" then: false if a limit left some of the candidates unproved.

--counts N counts the solutions with each of them as well, up to N: behind the board is a line for each
cell with several candidates, such as "r1c2 1:3 4:8+", where + means N or more. With --json the
object has "counts", numbers in the order of the cells' candidates, and "most", which is N.

Examples:
  dokushin candidates examples/hard.txt
  dokushin candidates --cell r5c9 examples/hard.txt
  dokushin candidates --cell r1c1 --json examples/4x4.txt
  dokushin candidates --true --rule anti-knight --rule anti-king examples/miracle.txt
  dokushin candidates --true --counts 8 --shape 4x4 1.3.3..2.3......

Exit status: 0 each blank has candidates, 1 some puzzle contradicts itself or (with --true) has no
solution or was given up, 2 some input is wrong.)";

struct CandidatesArguments {
    CommonOptions common;
    SearchOptions search;
    std::string cell;
    bool only_true = false;
    unsigned counts = 0;  ///< solutions to count; 0: none
    unsigned threads = 0; ///< 0: as many as there are cores
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

/// Finds the true candidates on as many threads as are wanted.
TrueCandidates proved_candidates(const Puzzle &puzzle, const CandidatesArguments &options) {
    TrueCandidateSearch search(puzzle, solve_options(options.search), std::max(options.counts, 1U));
    stream::Crew crew;
    const unsigned threads = threads_for(options.common, options.threads);
    std::mutex mutex;
    std::exception_ptr failure; // a thread may have too little memory
    if (threads > 1) {
        crew.add_workers(threads - 1, [&] {
            return [&] {
                try {
                    search.work();
                } catch (...) {
                    const std::scoped_lock lock(mutex);
                    failure = std::current_exception();
                }
            };
        });
    }
    search.work();
    crew.wait();
    if (failure) {
        std::rethrow_exception(failure);
    }
    return search.found();
}

/// Returns what to show: the true candidates, or all, without counts.
TrueCandidates candidates_of(const Puzzle &puzzle, const CandidatesArguments &options) {
    return options.only_true ? proved_candidates(puzzle, options)
                             : TrueCandidates{.candidates = puzzle.pencilmarks()};
}

DigitSet used_in(const House &house, const Puzzle &puzzle) {
    DigitSet used;
    for (const Cell cell : house.cells) {
        used.insert(puzzle.digit(cell));
    }
    return used;
}

/// Lists the counts of a cell's candidates: " 1:3 4:8+".
std::string counts_of(Cell cell, const TrueCandidates &shown, const Alphabet &alphabet,
                      unsigned most) {
    std::string text;
    for (const Digit digit : shown.candidates[index(cell)]) {
        const auto count = shown.solutions_with(cell, digit);
        text += fmt::format(" {}:{}{}", alphabet.symbol(digit), count, count == most ? "+" : "");
    }
    return text;
}

Json json_counts_of(Cell cell, const TrueCandidates &shown) {
    Json counts = Json::array();
    for (const Digit digit : shown.candidates[index(cell)]) {
        counts.push_back(shown.solutions_with(cell, digit));
    }
    return counts;
}

/// Describes one cell: the symbols used in each of its houses, and those still possible.
std::string of_cell(const Job &job, Cell cell, const TrueCandidates &shown,
                    const CandidatesArguments &options) {
    const DigitSet possible = shown.candidates[index(cell)];
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
    if (options.counts > 0) {
        object["counts"] = json_counts_of(cell, shown);
        object["most"] = options.counts;
        text += fmt::format("  {:<18}{}\n", "solutions with it",
                            counts_of(cell, shown, record.alphabet, options.counts));
    }
    return options.common.json ? one_line(object) + "\n" : text;
}

/// Returns a value for each cell in rows. The variables, which are in no row of the grid, are a row
/// of their own.
Json in_rows(const Shape &shape, const std::function<Json(Cell)> &value) {
    Json rows = Json::array();
    const std::size_t in_grid = shape.grid_cell_count();
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        if (cell == in_grid || (cell < in_grid && cell % shape.columns() == 0)) {
            rows.push_back(Json::array());
        }
        rows.back().push_back(value(cell_at(cell)));
    }
    return rows;
}

std::string json_of_board(const Job &job, const TrueCandidates &shown,
                          const CandidatesArguments &options) {
    const Record &record = job.record;
    const Shape &shape = record.puzzle.shape();
    Json object{{"index", job.index}, {"candidates", in_rows(shape, [&](Cell cell) {
                                           std::string text;
                                           for (const Digit digit : shown.candidates[index(cell)]) {
                                               text += record.alphabet.symbol(digit);
                                           }
                                           return Json(text);
                                       })}};
    if (options.only_true) {
        object["complete"] = shown.complete;
    }
    if (options.counts > 0) {
        object["counts"] = in_rows(shape, [&](Cell cell) { return json_counts_of(cell, shown); });
        object["most"] = options.counts;
    }
    return one_line(object) + "\n";
}

/// Lists the counts of the cells that have several candidates: "r1c2 1:3 4:8+".
std::string counts_in_lines(const Record &record, const TrueCandidates &shown, unsigned most) {
    std::string lines;
    for (std::size_t at = 0; at < shown.candidates.size(); ++at) {
        if (shown.candidates[at].size() < 2) {
            continue;
        }
        lines += record.puzzle.shape().cell_name(cell_at(at)) +
                 counts_of(cell_at(at), shown, record.alphabet, most) + '\n';
    }
    return lines;
}

/// Describes the whole board.
std::string of_board(const Job &job, const TrueCandidates &shown,
                     const CandidatesArguments &options) {
    const Record &record = job.record;
    const Puzzle &puzzle = record.puzzle;
    if (options.common.json) {
        return json_of_board(job, shown, options);
    }
    BoxStyle style;
    if (use_color(options.common)) {
        style.decorate = [&](Cell cell, std::string_view text) {
            return puzzle.digit(cell) != Digit::blank
                       ? fmt::format("{}{}{}", ansi::bold, text, ansi::plain)
                       : std::string(text);
        };
    }
    return draw_pencilmarks(puzzle.shape(), shown.candidates, record.alphabet, style) +
           (options.counts > 0 ? counts_in_lines(record, shown, options.counts) : "");
}

/// Complains of what keeps a puzzle from having true candidates; a puzzle that is wrong has been
/// complained of.
void judge(const Job &job, const TrueCandidates &shown, Outcome &outcome) {
    if (!shown.complete || shown.candidates.front().empty()) {
        complain_of(program_error(ErrorCode::contradiction,
                                  shown.complete
                                      ? "no solution"
                                      : "a limit left candidates unproved, or counts too low",
                                  {}),
                    job);
        outcome.note(Exit::not_so);
    }
}

/// Answers a puzzle; false if an interrupt came first.
bool answer(const Job &job, const CandidatesArguments &options, Output &output, Outcome &outcome) {
    const Puzzle &puzzle = job.record.puzzle;
    std::optional<Cell> cell;
    if (!options.cell.empty()) {
        const auto named = puzzle.shape().parse_cell(options.cell);
        if (!named) {
            complain("--cell: " + named.error().message());
            outcome.note(Exit::wrong);
            return true;
        }
        cell = *named;
    }
    const std::vector<Flaw> wrong = flaws(puzzle);
    for (const Flaw &flaw : wrong) {
        complain_of(flaw, job);
        outcome.note(Exit::not_so);
    }
    const TrueCandidates shown = candidates_of(puzzle, options);
    if (interrupted()) {
        return false;
    }
    if (wrong.empty()) {
        judge(job, shown, outcome);
    }
    output.write(cell ? of_cell(job, *cell, shown, options) : of_board(job, shown, options));
    return true;
}

Exit run_candidates(const CandidatesArguments &options) {
    if (!options.only_true) {
        for (const auto &[name, is_given] : {std::pair("--counts", options.counts > 0),
                                             {"--threads", options.threads > 0},
                                             {"--time-limit", options.search.seconds > 0},
                                             {"--node-limit", options.search.nodes > 0}}) {
            if (is_given) {
                refuse_usage(name, "needs --true: other candidates take no search");
            }
        }
    }
    Outcome outcome;
    Output output(outcome);
    const auto on_record = [&](const Job &job) { return answer(job, options, output, outcome); };
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
    arguments.whole("--counts", options->counts, 1, TrueCandidateSearch::most_counted,
                    "With --true: count the solutions with each, up to N");
    add_time_and_node_limits(arguments, options->search);
    arguments.threads(options->threads, "With --true: threads (default: one for each core)");
    arguments.footer(candidates_footer);
    return reading_command(arguments, options, run_candidates);
}

} // namespace dokushin::cli
