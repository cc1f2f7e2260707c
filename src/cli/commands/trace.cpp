// dokushin trace prints a search as tutorials do, one grid after another.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/search_options.h"
#include "cli/options/trace_choice.h"
#include "cli/options/usage.h"
#include "stream/process/terminal.h"
#include "stream/record_loop.h"

#include <dokushin/trace.h>

#include <fmt/format.h>

#include <cassert>
#include <thread>

namespace dokushin::cli {
namespace {

constexpr const char *trace_footer =
    R"(Each step that is shown has its cell and digit, and the grid after it with that
cell in brackets (or in colour). A search that is asked for one solution ends there.

Examples:
  dokushin trace examples/easy.txt
  dokushin trace --every event --max 20 examples/4x4.txt
  dokushin trace --every 1000 examples/hard.txt
  dokushin trace --method singles --every event examples/hard.txt
  dokushin trace --method singles --events place,solved examples/hard.txt
  dokushin trace --animate --speed 30 examples/easy.txt
  dokushin trace --json --every event examples/4x4.txt

Exit status: 0 every search found a solution (or came to --max), 1 some found none, or a
limit came first, 2 some input is wrong.)";

struct TraceArguments {
    CommonOptions common;
    SearchOptions search{"backtrack", 1, 0, 0};
    std::string every = "backtrack";
    std::string events;
    std::uint64_t most = 0;
    bool animate = false;
    double speed = 20;
};

bool concerns_a_cell(const Event &event) {
    return event.kind != EventKind::solved && event.kind != EventKind::exhausted;
}

class TraceCommand {
  public:
    explicit TraceCommand(const TraceArguments &options)
        : options_(options), solve_options_(solve_options(options.search)),
          choice_(options.every, options.events), color_(use_color(options.common)),
          animate_(options.animate && stdout_is_terminal()), output_(outcome_) {}

    Exit run() {
        CommonOptions common = options_.common;
        common.quiet = common.quiet || animate_; // a line of progress would disturb the picture
        const Exit exit =
            run_all(common, output_, outcome_,
                    {[&](const Job &job) {
                         trace(job);
                         return !interrupted();
                     },
                     [&](std::size_t, const std::string &message) {
                         if (options_.common.json) {
                             output_.line(one_line({{"event", "invalid"}, {"error", message}}));
                         }
                     },
                     false,
                     {capability_of(solve_options_.method)}});
        if (animate_) {
            output_.write(ansi::show_cursor);
        }
        return exit;
    }

  private:
    using Clock = std::chrono::steady_clock;

    void trace(const Job &job) {
        auto search = make_search(solve_options_.method, job.record.puzzle);
        if (!search) {
            refuse_usage("--method", search.error().message());
        }
        if (complain_of_contradiction(job)) {
            outcome_.note(Exit::wrong);
        }
        if (animate_) {
            output_.write(ansi::hide_cursor);
        }
        const Clock::time_point deadline =
            Clock::now() + solve_options_.limits.time.value_or(std::chrono::hours(24 * 365));
        std::uint64_t solutions = 0;
        std::uint64_t shown = 0;
        Event event;
        const char *ended = "exhausted";
        for (;;) {
            event = (*search)->next();
            solutions += event.kind == EventKind::solved ? 1 : 0;
            if (choice_.wants(event, (*search)->counters())) {
                ++shown;
                show(job.record, **search, event);
            }
            if (event.kind == EventKind::exhausted) {
                break;
            }
            if (solutions >= solve_options_.limits.solutions) {
                ended = "solutions";
                break;
            }
            if (options_.most != 0 && shown >= options_.most) {
                ended = "max";
                break;
            }
            if (interrupted()) {
                ended = "cancelled";
                break;
            }
            if (output_.closed() || Clock::now() >= deadline ||
                (*search)->counters().nodes >= solve_options_.limits.nodes) {
                ended = "limit";
                break;
            }
        }
        tell_end(**search, solutions, ended);
    }

    void show(const Record &record, const Search &search, const Event &event) {
        if (options_.common.json) {
            output_.line(json(record, search, event));
            return;
        }
        if (animate_ && drawn_lines_ > 0) {
            output_.write(fmt::format("\x1b[{}A\r{}", drawn_lines_, ansi::clear_down));
        }
        std::string text =
            event_text(record, search, event) + "\n" + grid(record, search.grid(), event);
        drawn_lines_ = static_cast<std::size_t>(std::ranges::count(text, '\n'));
        if (!animate_) {
            text += '\n';
        }
        output_.write(text);
        if (animate_) {
            output_.flush();
            wait(std::chrono::duration_cast<Clock::duration>(
                std::chrono::duration<double>(1 / options_.speed)));
        }
    }

    /// Sleeps between two frames, in intervals short enough for Ctrl-C to end them.
    static void wait(Clock::duration frame) {
        const Clock::time_point end = Clock::now() + frame;
        while (!interrupted() && Clock::now() < end) {
            std::this_thread::sleep_for(
                std::min<Clock::duration>(end - Clock::now(), std::chrono::milliseconds(50)));
        }
    }

    static std::string event_text(const Record &record, const Search &search, const Event &event) {
        const Counters &counters = search.counters();
        if (event.kind == EventKind::solved) {
            return "Solved after " + counted(counters.backtracks, "backtrack", "backtracks");
        }
        const std::string cell = record.puzzle.shape().cell_name(event.cell);
        const char symbol = record.alphabet.symbol(event.digit);
        switch (event.kind) {
        case EventKind::take_back:
            return fmt::format("Backtrack {}: {} gives {} back", counters.backtracks, cell, symbol);
        case EventKind::eliminate:
            return fmt::format("{} loses candidate {}", cell, symbol);
        default:
            return fmt::format("{} gets {} ({})", cell, symbol, name(event.reason));
        }
    }

    /// Draws the plain grid of the tutorials: rows of symbols, bars between boxes.
    std::string grid(const Record &record, const Grid &digits, const Event &event) const {
        const Shape &shape = record.puzzle.shape();
        assert(digits.size() == shape.cell_count());
        std::string text;
        for (unsigned row = 0; row < shape.rows(); ++row) {
            if (row > 0 && !shape.is_jigsaw() && row % shape.box_rows() == 0) {
                text += rule(shape);
            }
            for (unsigned column = 0; column < shape.columns(); ++column) {
                if (column > 0 && !shape.is_jigsaw() && column % shape.box_columns() == 0) {
                    text += '|';
                }
                text += symbol_at(record, digits, shape.cell(row, column), event);
            }
            text += '\n';
        }
        for (std::size_t at = shape.grid_cell_count(); at < digits.size(); ++at) {
            text += fmt::format("{}={}\n", shape.cell_name(cell_at(at)),
                                symbol_at(record, digits, cell_at(at), event));
        }
        return text;
    }

    /// Shows a cell's digit, marked if the event changed it.
    std::string symbol_at(const Record &record, const Grid &digits, Cell cell,
                          const Event &event) const {
        const Digit digit = digits[index(cell)];
        const char symbol = digit == Digit::blank ? '.' : record.alphabet.symbol(digit);
        if (!concerns_a_cell(event) || event.cell != cell) {
            return fmt::format(" {} ", symbol);
        }
        return color_ ? fmt::format("{} {} {}",
                                    event.kind == EventKind::place ? ansi::green : ansi::red,
                                    symbol, ansi::plain)
                      : fmt::format("[{}]", symbol);
    }

    static std::string rule(const Shape &shape) {
        std::string text;
        for (unsigned column = 0; column < shape.columns(); ++column) {
            text += column > 0 && column % shape.box_columns() == 0 ? "+---" : "---";
        }
        return text + "\n";
    }

    static std::string json(const Record &record, const Search &search, const Event &event) {
        Json object;
        object["event"] = name(event.kind);
        if (concerns_a_cell(event)) {
            object["cell"] = record.puzzle.shape().cell_name(event.cell);
            object["digit"] = number(event.digit);
            object["reason"] = name(event.reason);
        }
        object["depth"] = event.depth;
        object["backtracks"] = search.counters().backtracks;
        object["grid"] = to_line(search.grid(), record.alphabet);
        return one_line(object);
    }

    void tell_end(const Search &search, std::uint64_t solutions, std::string_view ended) {
        const Counters &counters = search.counters();
        drawn_lines_ = 0;
        const bool found = solutions > 0 || ended == "max";
        outcome_.note(found ? Exit::good : Exit::not_so);
        if (options_.common.json) {
            output_.line(one_line({{"event", "end"},
                                   {"stopped", ended},
                                   {"solutions", solutions},
                                   {"nodes", counters.nodes},
                                   {"guesses", counters.guesses},
                                   {"backtracks", counters.backtracks}}));
            return;
        }
        output_.line(fmt::format("{}: {}, {}, {}, {}", options_.search.method,
                                 counted(solutions, "solution", "solutions"),
                                 counted(counters.nodes, "node", "nodes"),
                                 counted(counters.guesses, "guess", "guesses"),
                                 counted(counters.backtracks, "backtrack", "backtracks")));
    }

    const TraceArguments &options_;
    SolveOptions solve_options_;
    TraceChoice choice_;
    bool color_;
    bool animate_;
    std::size_t drawn_lines_ = 0;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_trace(CLI::App &program) {
    auto options = std::make_shared<TraceArguments>();
    Arguments arguments(program, "trace", "Watch a search, step by step");
    add_common_options(arguments, options->common);
    arguments.text("--method", options->search.method,
                   "How to search: backtrack, mrv, singles or dlx", "NAME");
    arguments.suggest("--method", {"backtrack", "mrv", "singles", "dlx"});
    arguments.text("--every", options->every,
                   "Show each backtrack, event or solution, or every Kth backtrack",
                   "backtrack|event|solution|K");
    arguments.suggest("--every", {"backtrack", "event", "solution"});
    arguments.text("--events", options->events,
                   "Show events of these kinds instead: place, take_back, eliminate, solved",
                   "KINDS");
    arguments.suggest("--events", {"place", "take_back", "eliminate", "solved"}, true);
    arguments.count("--max", options->most, "End after this many steps are shown");
    add_solution_limit(arguments, options->search, "Go on to this many solutions");
    arguments.flag("--animate", options->animate, "Redraw in place (on a terminal)");
    arguments.number("--speed", options->speed, 0.1, 10000,
                     "Steps a second of --animate (default: 20)", "N");
    add_time_and_node_limits(arguments, options->search);
    arguments.footer(trace_footer);
    return reading_command(arguments, options,
                           [](const TraceArguments &parsed) { return TraceCommand(parsed).run(); });
}

} // namespace dokushin::cli
