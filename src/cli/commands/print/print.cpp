// dokushin print draws puzzles on pages. All puzzles are read, and solved or rated if wanted,
// before the first page is drawn; files are written as a whole or not at all.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/print/glib_without_memory.h"
#include "cli/commands/print/print_purpose.h"
#include "cli/commands/print/print_words.h"
#include "cli/commands/run_modes.h"
#include "cli/options/rate_format.h"
#include "cli/options/usage.h"
#include "stream/process/memory.h"
#include "stream/process/new_files.h"
#include "stream/record_loop.h"

#include <dokushin/print.h>
#include <dokushin/proved_rating.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <cassert>
#include <filesystem>

namespace dokushin::cli {
namespace {

constexpr const char *print_footer =
    R"(Output: a PDF of all pages, or an SVG or PNG of each: of several pages, out.svg becomes
out-1.svg, out-2.svg and so on. Which it is follows from the ending of the name, or from
--format. With -o - the PDF, or an only page, goes to standard output. A file that is there
already is replaced once the new one is complete.

Above each puzzle stand its number, the name that its text gives it (behind # on its line, or
in a header), and what is special about its board. Diagonals, windows and other extra
houses are shaded; thick lines go round boxes and regions. Candidates that a puzzle states are
always printed. Fonts are those that are installed; PDF, SVG and PNG need none to be seen.

--solutions adds pages of smaller grids at the end, with the givens in bold; --upside-down
turns these pages round. Only puzzles with exactly one solution get solutions and --ratings:
Sudoku Explainer's, and on boards with rules beyond houses the level of --scale dokushin. Others,
and those that were given up after --time-limit, are reported on stderr and printed without.

With --json each puzzle's line is an object: index, status (ok, none, multiple, invalid, or
limit if it was given up), label, rating, page and solution_page (from 1, or null), file, error.

Examples:
  dokushin print -o hard.pdf examples/hard.txt
  dokushin print -o book.pdf --per-page 4 --title 'Easy ones' --ratings --solutions \
                 --upside-down examples/learners.txt
  dokushin print -o jigsaw.svg --shape 9x9+windoku examples/windoku.txt

Exit status: 0 all is printed as asked, 1 some puzzle has no solution or several where that
matters, or was given up, 2 some input is wrong, or nothing could be written.)";

enum class Kind : std::uint8_t { pdf, svg, png };

struct PrintArguments {
    CommonOptions common;
    std::string output;
    std::string format;
    std::string paper = "a4";
    unsigned per_page = 0; ///< 0: as many as there are, up to the usual number
    std::string title;
    std::string language = "en";
    unsigned resolution = 150;
    double seconds = 60; ///< to solve a puzzle, and to rate it; 0: as long as it takes
    bool ratings = false;
    bool solutions = false;
    bool upside_down = false;
    bool pencilmarks = false;
    bool no_page_numbers = false;
};

/// Returns the kind of file that the option names, or that the file's ending implies; anything else
/// is a usage error.
Kind expect_kind(const PrintArguments &options) {
    const std::vector<std::string> words{"pdf", "svg", "png"};
    if (options.output.empty()) {
        refuse_usage("--output", "missing, expected a file such as puzzles.pdf, or -");
    }
    std::string word = options.format;
    if (word.empty() && options.output == "-") {
        word = "pdf";
    } else if (word.empty()) {
        word = std::filesystem::path(options.output).extension().string();
        word.erase(0, 1);
        std::ranges::transform(word, word.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
    }
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) {
        refuse_usage("--output", fmt::format("'{}' doesn't end in .pdf, .svg or .png, and there "
                                             "is no --format",
                                             printable(options.output)));
    }
    return static_cast<Kind>(found - words.begin());
}

/// A PuzzleReport holds the members of a puzzle's line of --json.
struct PuzzleReport {
    std::size_t index = 1;
    std::string_view status = "ok";
    std::string label;
    Json rating; ///< a number, or the name of a level; null if there is none
    std::string error;
    std::optional<std::size_t> printed; ///< its index among the printed puzzles
};

class PrintCommand {
  public:
    explicit PrintCommand(const PrintArguments &options)
        : options_(options), words_(print_words(options.language)), kind_(expect_kind(options)),
          output_(outcome_), rater_(rate_options(options)), fonts_(std::string(words_->tag)) {
        if (options.upside_down && !options.solutions) {
            refuse_usage("--upside-down", "needs --solutions");
        }
        if (options.common.json && options.output == "-") {
            refuse_usage("--json", "doesn't go with -o -, which has standard output for itself");
        }
    }

    Exit run() {
        if (!has_fonts()) {
            return Exit::wrong;
        }
        const Exit read =
            run_all(options_.common, output_, outcome_,
                    {[&](const Job &job) { return take(job); },
                     [&](std::size_t index, const std::string &message) {
                         reports_.push_back({index, "invalid", {}, nullptr, message, {}});
                     },
                     false,
                     options_.ratings ? std::vector{Capability::pages, Capability::levels}
                                      : std::vector{Capability::pages}});
        if (read == Exit::interrupted || lacks_font_) {
            return read;
        }
        if (!puzzles_.empty() && !save()) {
            if (!interrupted()) {
                return Exit::wrong;
            }
            complain_of_interrupt("interrupted while drawing");
            return Exit::interrupted;
        }
        if (options_.common.json) {
            tell_all();
        }
        output_.flush();
        return outcome_.worst();
    }

  private:
    // ---- puzzles ---------------------------------------------------------------------

    bool take(const Job &job) {
        const Record &record = job.record;
        PrintPuzzle puzzle{record.puzzle, record.alphabet, label_of(record, job.index, *words_)};
        if (auto has = fonts_.have(puzzle.label); !has) { // the book can't be drawn
            complain_of(std::move(has.error()), job);
            outcome_.note(Exit::wrong);
            lacks_font_ = true;
            return false;
        }
        PuzzleReport report{job.index, "ok", puzzle.label, nullptr, {}, puzzles_.size()};
        if (auto wrong = complain_of_contradiction(job)) {
            report.status = "invalid";
            report.error = *std::move(wrong);
            outcome_.note(Exit::wrong);
        } else if ((options_.solutions || options_.ratings) && !add_answers(job, puzzle, report)) {
            return false;
        }
        puzzles_.push_back(std::move(puzzle));
        reports_.push_back(std::move(report));
        return true;
    }

    /// Adds the solution and the rating, where there are any; false if an interrupt came first.
    bool add_answers(const Job &job, PrintPuzzle &puzzle, PuzzleReport &report) {
        ProvedRating proved = prove(job.record.puzzle);
        if (interrupted()) {
            return false;
        }
        if (proved.solution.empty()) {
            print_without(job, report, proved.status,
                          proved.status == Status::multiple ? "several solutions"
                          : proved.status == Status::limit
                              ? fmt::format("not solved after {} seconds", options_.seconds)
                              : "no solution",
                          asked_for());
            return true;
        }
        if (proved.status == Status::limit) {
            print_without(job, report, Status::limit,
                          fmt::format("not rated after {} seconds", options_.seconds), "rating");
        } else if (options_.ratings) {
            const std::string tenths = rating_text(proved.rating.hardest.tenths);
            report.rating = proved.hodoku ? Json(name(proved.hodoku->level)) : Json::parse(tenths);
            puzzle.rating = fmt::format(
                fmt::runtime(words_->rating),
                proved.hodoku ? words_->levels[static_cast<std::size_t>(proved.hodoku->level)]
                              : std::string_view(tenths));
        }
        if (options_.solutions) {
            puzzle.solution = std::move(proved.solution);
        }
        return true;
    }

    /// Solves a puzzle and rates it, if that is wanted: by levels where the scale of ratings knows
    /// none of the board's rules.
    ProvedRating prove(const Puzzle &puzzle) {
        if (!options_.ratings) {
            return rater_.prove(puzzle);
        }
        return can_honour(Capability::ratings, puzzle.shape()) ? rater_.rate(puzzle)
                                                               : rater_.rate_as_hodoku(puzzle);
    }

    /// Reports what a puzzle is printed without, and why.
    void print_without(const Job &job, PuzzleReport &told, Status status, const std::string &why,
                       const char *what) {
        told.status = name(status);
        told.error =
            complain_of(program_error(ErrorCode::contradiction,
                                      fmt::format("{}: printed without {}", why, what), {}),
                        job);
        outcome_.note(Exit::not_so);
    }

    static RateOptions rate_options(const PrintArguments &options) {
        RateOptions how;
        how.cancelled = &interrupted();
        how.time = time_limit(options.seconds);
        return how;
    }

    /// Names the wanted parts that exist only for puzzles with one solution.
    [[nodiscard]] const char *asked_for() const {
        return !options_.ratings     ? "solution"
               : !options_.solutions ? "rating"
                                     : "solution and rating";
    }

    // ---- fonts -----------------------------------------------------------------------

    /// Checks the fonts for the texts that do not depend on the puzzles.
    bool has_fonts() {
        constexpr std::string_view none;
        for (const std::string_view text : {std::string_view(options_.title), words_->number,
                                            options_.ratings ? words_->rating : none,
                                            options_.solutions ? words_->solutions : none}) {
            if (const auto has = fonts_.have(std::string(text)); !has) {
                return complain_wrong("dokushin: " + has.error().message());
            }
        }
        return true;
    }

    // ---- pages -----------------------------------------------------------------------

    [[nodiscard]] PrintOptions print_options() const {
        PrintOptions how;
        how.paper = options_.paper == "letter" ? Paper::letter : Paper::a4;
        if (options_.per_page > 0) {
            how.per_page = options_.per_page;
        } else { // fewer puzzles are drawn larger
            how.per_page =
                std::clamp<unsigned>(static_cast<unsigned>(puzzles_.size()), 1, how.per_page);
        }
        how.title = options_.title;
        how.solutions = !options_.solutions    ? SolutionPages::none
                        : options_.upside_down ? SolutionPages::upside_down
                                               : SolutionPages::at_end;
        how.solutions_title = words_->solutions;
        how.page_numbers = !options_.no_page_numbers;
        how.pencilmarks = options_.pencilmarks;
        return how;
    }

    /// Returns a page's file: "out-2.svg" for the output "out.svg", or "out.svg" itself if there is
    /// one page only.
    [[nodiscard]] std::string file_of(std::size_t page) const {
        assert(layout_ && page < layout_->page_count());
        if (kind_ == Kind::pdf || layout_->page_count() == 1) {
            return options_.output;
        }
        const std::filesystem::path path(options_.output);
        return (path.parent_path() /
                fmt::format("{}-{}{}", path.stem().string(), page + 1, path.extension().string()))
            .string();
    }

    bool complain_wrong(const std::string &message) {
        complain(message);
        outcome_.note(Exit::wrong);
        return false;
    }

    /// Draws all pages and puts the files in place.
    bool save() {
        const PrintOptions how = print_options();
        auto layout = PrintLayout::make(std::move(puzzles_), how);
        if (!layout) {
            return complain_wrong("dokushin: " + layout.error().message());
        }
        layout_ = *std::move(layout);
        const bool to_stdout = options_.output == "-";
        if (to_stdout && kind_ != Kind::pdf && layout_->page_count() > 1) {
            return complain_wrong(fmt::format("stdout: {} pages, expected one: only a PDF holds "
                                              "several",
                                              layout_->page_count()));
        }
        NewFiles files;
        const std::size_t count = kind_ == Kind::pdf ? 1 : layout_->page_count();
        Progress progress(is_progress_wanted(options_.common), {0, count, "page", "pages"});
        for (std::size_t page = 0; page < count; ++page) {
            if (!to_stdout && !files.begin(file_of(page))) {
                return interrupted() ? false : complain_wrong(files.error());
            }
            const auto drawn = draw(page, [&](std::string_view bytes) {
                if (to_stdout) {
                    output_.write(bytes);
                }
                return !interrupted() && (to_stdout ? !output_.closed() : files.write(bytes));
            });
            if (interrupted()) {
                return false;
            }
            if (!drawn && !output_.closed()) {
                return complain_wrong(files.error().empty() ? "dokushin: " + drawn.error().message()
                                                            : files.error());
            }
            progress.update(page + 1);
        }
        return files.commit() || complain_wrong(files.error());
    }

    Result<void> draw(std::size_t page, const PutBytes &put) {
        const DrawOptions how{std::string(words_->tag),
                              options_.title.empty() ? "dokushin" : options_.title};
        switch (kind_) {
        case Kind::svg:
            return draw_svg(layout_->page(page), how, put);
        case Kind::png:
            return draw_png(layout_->page(page), how, options_.resolution, put);
        case Kind::pdf:
            break;
        }
        return draw_pdf(*layout_, how, put);
    }

    // ---- --json ----------------------------------------------------------------------

    void tell_all() {
        for (const PuzzleReport &report : reports_) {
            Json object{{"index", report.index}, {"status", report.status}};
            if (report.printed) {
                const std::size_t page = layout_->page_of(*report.printed);
                const auto solution = layout_->solution_page_of(*report.printed);
                object["label"] = report.label;
                object["rating"] = report.rating;
                object["page"] = page + 1;
                object["solution_page"] = solution ? Json(*solution + 1) : Json(nullptr);
                object["file"] = file_of(page);
            }
            object["error"] = report.error.empty() ? Json(nullptr) : Json(report.error);
            output_.line(one_line(object));
        }
    }

    const PrintArguments &options_;
    const PrintWords *words_;
    Kind kind_;
    Outcome outcome_;
    Output output_;
    ProvingRater rater_;
    Fonts fonts_;
    bool lacks_font_ = false;
    std::vector<PrintPuzzle> puzzles_;
    std::vector<PuzzleReport> reports_;
    std::optional<PrintLayout> layout_;
};

} // namespace

Command add_print(CLI::App &program) {
    auto options = std::make_shared<PrintArguments>();
    Arguments arguments(program, "print", print_purpose);
    add_common_options(arguments, options->common);
    arguments.text("-o,--output", options->output, "The file to make, or - for standard output",
                   "FILE");
    arguments.word("--format", options->format, {"pdf", "svg", "png"},
                   "Of the file: pdf, svg or png (default: as its name ends)", "FORMAT");
    arguments.word("--paper", options->paper, {"a4", "letter"}, "a4 (default) or letter", "PAPER");
    arguments.whole("--per-page", options->per_page, 1, most_per_page,
                    "Puzzles on a page, 1 to 12 (default: up to 6)");
    arguments.text("--title", options->title, "On top of each page", "TEXT");
    arguments.word("--lang,--language", options->language, {"en", "ja", "zh"},
                   "Language of what is written beside the puzzles: en, ja or zh", "LANGUAGE");
    arguments.flag("--ratings", options->ratings, "Rate each puzzle");
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     fmt::format("Seconds to solve each puzzle, and to rate it, where that is "
                                 "asked for; 0: as long as it takes (default: {})",
                                 options->seconds),
                     "SECONDS");
    arguments.flag("--solutions", options->solutions, "Add the solutions at the end");
    arguments.flag("--upside-down", options->upside_down, "Turn the pages of solutions round");
    arguments.flag("--pencilmarks", options->pencilmarks, "Print the candidates of open cells");
    arguments.flag("--no-page-numbers", options->no_page_numbers, "Print no page numbers");
    arguments.whole("--resolution", options->resolution, 30, 600,
                    "Of a PNG, pixels an inch from 30 to 600 (default: 150)");
    arguments.footer(print_footer);
    return reading_command(arguments, options, [](const PrintArguments &parsed) {
        constexpr std::size_t fonts_and_what_finds_them = std::size_t{48} << 20;
        expect_room_for(fonts_and_what_finds_them);
        end_in_words_if_glib_has_no_memory();
        return PrintCommand(parsed).run();
    });
}

} // namespace dokushin::cli
