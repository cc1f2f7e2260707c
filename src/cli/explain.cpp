// dokushin explain: the whole path, step by step. dokushin hint: the next step, as much
// of it as is wanted.
#include "cli/commands.h"
#include "cli/draw_step.h"
#include "cli/json.h"
#include "cli/rate_format.h"
#include "cli/run.h"
#include "cli/step_json.h"
#include "cli/terminal.h"
#include "cli/usage.h"

#include <dokushin/solve.h>

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace dokushin::cli {
namespace {

constexpr const char *explain_footer =
    R"(Output: a line for each step: its number, its rating on Sudoku Explainer's scale, its
technique, and what follows; with --full the reasoning after it. The last line tells
how it ended. Techniques are tried from the easiest on, as Sudoku Explainer does, or
as --order says: 'sukaku' for the default settings of SukakuExplainer, 'hodoku' for HoDoKu's
order and its scores, or a file with the names of techniques, one a line.

Examples:
  dokushin explain examples/hard.txt
  dokushin explain --full --lang ja examples/easy.txt
  dokushin explain --up-to xyz-wing examples/hard.txt
  dokushin explain --find naked-pair examples/hard.txt
  dokushin explain --order hodoku examples/hard.txt

Exit status: 0 every puzzle was solved (with --find: has the technique), 1 some was not,
2 some input is wrong.)";

constexpr const char *hint_footer =
    R"(Output: the next step, told in full; --where tells only where to look, --what the
technique as well. On a terminal the board is drawn before it, the candidates that
matter in colours; --svg makes an image of it.

Examples:
  dokushin hint examples/hard.txt
  dokushin hint --svg examples/hard.txt > step.svg
  dokushin hint --where examples/hard.txt
  dokushin hint --lang zh examples/hard.txt

Exit status: 0 there is a next step, 1 there is none, 2 some input is wrong.)";

struct Options {
    Common common;
    std::string language = "en";
    std::string order = "se";
    std::string up_to;
    std::string find;
    bool full = false;
    bool several = false; ///< the puzzle may have several solutions
    bool where = false;
    bool what = false;
    bool grid = false;
    bool svg = false;
    std::string svg_folder;
};

std::vector<std::string> technique_keys() {
    std::vector<std::string> keys;
    for (const TechniqueInfo &row : techniques()) {
        keys.emplace_back(row.key);
    }
    return keys;
}

Technique expect_technique(const std::string &option, const std::string &word) {
    const auto technique = technique_named(word);
    if (!technique) {
        refuse_word(option, word, "technique", technique_keys());
    }
    return *technique;
}

Language expect_language(const std::string &word) {
    const auto language = language_named(word);
    if (!language) {
        refuse_word("--lang", word, "language", {"en", "ja", "zh"});
    }
    return *language;
}

/// Names of techniques, one a line; what stands behind a # is a comment.
std::vector<Technique> read_order(const std::string &name) {
    std::ifstream in(name);
    if (!in || std::filesystem::is_directory(name)) {
        throw CLI::ValidationError(
            "--order", fmt::format("'{}', expected se, sukaku, hodoku or a file that can be read",
                                   printable(name)));
    }
    std::vector<Technique> order;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        line.resize(std::min(line.find('#'), line.size()));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) {
            continue;
        }
        const std::string word = line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
        order.push_back(
            expect_technique(fmt::format("--order {}:{}", printable(name), number), word));
    }
    if (order.empty()) {
        throw CLI::ValidationError("--order",
                                   fmt::format("'{}' names no technique", printable(name)));
    }
    return order;
}

/// What both commands do with a puzzle before its first step.
class Explaining {
  public:
    explicit Explaining(const Options &options)
        : asked(options), language(expect_language(options.language)), output(outcome) {
        how.proper = !options.several;
        how.cancelled = &interrupted();
        if (options.order == "hodoku") {
            how.order = Order::hodoku;
        } else if (options.order == "sukaku") {
            how.order = Order::sukaku;
        } else if (options.order != "se") {
            how.own_order = read_order(options.order);
        }
        if (!options.up_to.empty()) {
            how.hardest = expect_technique("--up-to", options.up_to);
            const bool tried =
                how.own_order.empty()
                    ? is_tried(*how.hardest, how.order)
                    : std::ranges::find(how.own_order, *how.hardest) != how.own_order.end();
            if (!tried) {
                throw CLI::ValidationError(
                    "--up-to",
                    fmt::format("'{}' is not tried in the order {}", options.up_to, options.order));
            }
        }
        if (!options.find.empty()) {
            wanted = expect_technique("--find", options.find);
        }
    }
    virtual ~Explaining() = default;
    Explaining(const Explaining &) = delete;
    Explaining &operator=(const Explaining &) = delete;

    Exit run() {
        return run_all(asked.common, output, outcome,
                       {[&](const Job &job) { return on_record(job); },
                        [&](std::size_t index, const std::string &message) {
                            if (asked.common.json) {
                                output.line(one_line(
                                    {{"index", index}, {"status", "invalid"}, {"error", message}}));
                            }
                        }});
    }

  protected:
    /// Tells what there is to tell; false: an interrupt came first.
    virtual bool tell(const Job &job, Walk &walk) = 0;

    const Options &asked;
    const Language language;
    std::optional<Technique> wanted;
    WalkOptions how;
    Outcome outcome;
    Output output;

  private:
    bool on_record(const Job &job) {
        const Puzzle &puzzle = job.record.puzzle;
        SolveOptions proper;
        proper.limits.cancelled = &interrupted();
        if (!asked.several) {
            const SolveResult solved = solve(puzzle, proper);
            if (solved.status == Status::limit) {
                return false; // an interrupt
            }
            if (solved.status != Status::unique) {
                refuse(job, solved.status);
                return true;
            }
            how.solution = solved.solution;
            // What was placed and struck since doesn't make a puzzle proper, its givens do;
            // of a sukaku, which has none, the candidates.
            how.proper = is_proper(puzzle);
        }
        Walk walk(puzzle, how);
        return tell(job, walk) && !interrupted();
    }

    static bool is_proper(const Puzzle &puzzle) {
        const bool given =
            std::ranges::any_of(puzzle.givens(), [](Digit digit) { return digit != Digit::blank; });
        if (!given || (puzzle.givens() == puzzle.digits() && !puzzle.has_candidates())) {
            return true; // as it was just solved
        }
        SolveOptions limits;
        limits.limits.cancelled = &interrupted();
        return solve(*Puzzle::from_givens(puzzle.shape(), puzzle.givens()), limits).status ==
               Status::unique;
    }

    void refuse(const Job &job, Status status) {
        const bool contradiction = status == Status::invalid && complain_of_contradiction(job);
        if (!contradiction) {
            complain(placed_message(
                job.file, Error{ErrorCode::contradiction,
                                status == Status::multiple ? "the puzzle has several solutions"
                                                           : "the puzzle has no solution",
                                status == Status::multiple ? "one (or --several)" : "one",
                                job.record.line, job.record.column}));
        }
        outcome.note(Exit::wrong);
        if (asked.common.json) {
            output.line(one_line({{"index", job.index}, {"status", name(status)}}));
        }
    }
};

/// On the scale of the order: "7.1" (a dash if Sudoku Explainer has no such technique), or
/// HoDoKu's points.
std::string number_text(const Step &step, const Shape &shape, Order order) {
    if (order == Order::hodoku) {
        return std::to_string(hodoku_score(step.technique).points);
    }
    const unsigned tenths = explainer_rating(step, shape);
    return tenths == 0 ? "-" : rating_text(tenths);
}

std::string headline(std::size_t number, const Step &step, const Shape &shape, Language language,
                     Order order) {
    std::string technique(name(step.technique, language));
    if (step.nesting > 0) {
        technique += fmt::format(" +{}", step.nesting);
    }
    return fmt::format("{:>3}  {:>4}  {}: {}", number, number_text(step, shape, order), technique,
                       tell_result(step, shape, language));
}

// ---- the whole path ----------------------------------------------------------------

class Explain : public Explaining {
  public:
    using Explaining::Explaining;

  protected:
    bool tell(const Job &job, Walk &walk) override {
        if (wanted) {
            return tell_all(job, walk);
        }
        std::size_t number = 0;
        while (const auto step = walk.next()) {
            tell_step(job, ++number, *step, walk);
            walk.apply(*step);
        }
        if (interrupted()) {
            return false;
        }
        outcome.note(walk.solved() ? Exit::good : Exit::not_so);
        tell_end(job, walk, number);
        return true;
    }

  private:
    void tell_step(const Job &job, std::size_t number, const Step &step, const Walk &walk) {
        const Shape &shape = job.record.puzzle.shape();
        if (!asked.svg_folder.empty() && can_save_) {
            save(job, number, draw_svg(walk, step, language));
        }
        if (asked.common.json) {
            Json object = step_json(step, shape, walk.pencilmarks(), language);
            object["index"] = job.index;
            object["step"] = number;
            output.line(one_line(object));
            return;
        }
        output.line(headline(number, step, shape, language, how.order));
        if (asked.grid || (asked.full && stdout_is_terminal())) {
            output.write(draw_step(walk, step, job.record.alphabet, use_color(asked.common)));
        }
        if (asked.full) {
            output.line(dokushin::tell(step, shape, language));
            output.line("");
        }
    }

    /// "puzzle-1-step-007.svg" in the folder that was asked for.
    void save(const Job &job, std::size_t number, const std::string &image) {
        const std::filesystem::path path =
            std::filesystem::path(asked.svg_folder) /
            fmt::format("puzzle-{}-step-{:03}.svg", job.index, number);
        std::ofstream out(path);
        out << image;
        if (!out.flush()) {
            complain(fmt::format("{}: can't be written", printable(path.string())));
            outcome.note(Exit::wrong);
            can_save_ = false; // said once
        }
    }

    void tell_end(const Job &job, const Walk &walk, std::size_t steps) {
        const std::size_t open =
            static_cast<std::size_t>(std::ranges::count(walk.grid(), Digit::blank));
        if (asked.common.json) {
            output.line(one_line({{"index", job.index},
                                  {"steps", steps},
                                  {"solved", walk.solved()},
                                  {"open_cells", open},
                                  {"grid", to_line(walk.grid(), job.record.alphabet)}}));
            return;
        }
        output.line(walk.solved()
                        ? fmt::format("solved in {}: {}", counted(steps, "step", "steps"),
                                      to_line(walk.grid(), job.record.alphabet))
                        : fmt::format("stuck after {}, {} left:", counted(steps, "step", "steps"),
                                      counted(open, "cell", "cells")));
        if (!walk.solved()) {
            Pencilmarks marks = walk.pencilmarks();
            for (std::size_t cell = 0; cell < marks.size(); ++cell) {
                marks[cell] = marks[cell] | DigitSet::only(walk.grid()[cell]);
            }
            output.write(
                draw_pencilmarks(job.record.puzzle.shape(), marks, job.record.alphabet, {}));
        }
    }

    bool tell_all(const Job &job, const Walk &walk) {
        if (walk.shape().side() > largest_side(*wanted)) {
            complain(
                placed_message(job.file, Error{ErrorCode::unsupported,
                                               fmt::format("{} on a board of side {}",
                                                           info(*wanted).key, walk.shape().side()),
                                               fmt::format("{} or less", largest_side(*wanted)),
                                               job.record.line, job.record.column}));
            outcome.note(Exit::wrong);
            return true;
        }
        const std::vector<Step> found = walk.all(*wanted);
        if (interrupted()) {
            return false;
        }
        for (std::size_t number = 0; number < found.size(); ++number) {
            tell_step(job, number + 1, found[number], walk);
        }
        if (found.empty() && !asked.common.json) {
            output.line(fmt::format("no {}", name(*wanted, Language::english)));
        }
        outcome.note(found.empty() ? Exit::not_so : Exit::good);
        return true;
    }

    bool can_save_ = true;
};

// ---- one step ----------------------------------------------------------------------

class Hint : public Explaining {
  public:
    using Explaining::Explaining;

  protected:
    bool tell(const Job &job, Walk &walk) override {
        const Shape &shape = job.record.puzzle.shape();
        if (asked.svg && job.index > 1) {
            complain(placed_message(job.file, Error{ErrorCode::unsupported, "a second puzzle",
                                                    "one with --svg (see explain --svg)",
                                                    job.record.line, job.record.column}));
            outcome.note(Exit::wrong);
            return true;
        }
        const auto step = walk.next();
        if (interrupted()) {
            return false;
        }
        outcome.note(step ? Exit::good : Exit::not_so);
        if (asked.common.json) {
            Json object =
                step ? step_json(*step, shape, walk.pencilmarks(), language) : Json::object();
            object["index"] = job.index;
            output.line(one_line(object));
        } else if (!step && asked.svg) {
            complain(fmt::format("{}, so there is no image", why_none(walk)));
        } else if (!step) {
            output.line(why_none(walk));
        } else if (asked.svg) {
            output.write(draw_svg(walk, *step, language));
        } else if (asked.where) {
            output.line(tell_where(*step, shape, language));
        } else if (asked.what) {
            output.line(fmt::format("{} ({})", tell_where(*step, shape, language),
                                    name(step->technique, language)));
        } else {
            if (asked.grid || stdout_is_terminal()) {
                output.write(draw_step(walk, *step, job.record.alphabet, use_color(asked.common)));
            }
            output.line(fmt::format("{} ({}): {}", name(step->technique, language),
                                    number_text(*step, shape, how.order),
                                    tell_result(*step, shape, language)));
            output.line(dokushin::tell(*step, shape, language));
        }
        return true;
    }

  private:
    static std::string_view why_none(const Walk &walk) {
        return walk.solved() ? "nothing is left to do" : "no technique gets further";
    }
};

void add_shared_options(CLI::App &app, Options &options) {
    add_common_options(app, options.common);
    app.add_option("--lang", options.language, "Language of the text: en, ja or zh")
        ->type_name("LANGUAGE");
    app.add_option("--order", options.order,
                   "What is tried first: se (default), sukaku, hodoku, or a file")
        ->type_name("ORDER");
    app.add_option("--up-to", options.up_to, "No technique beyond this one (see --find)")
        ->type_name("TECHNIQUE");
    app.add_flag("--grid", options.grid,
                 "Draw the candidates, in colours on a terminal, where it is shown anyway");
    app.add_flag("--several", options.several,
                 "Take puzzles with several solutions; no technique rests on uniqueness");
}

} // namespace

Command add_explain(CLI::App &program) {
    auto options = std::make_shared<Options>();
    CLI::App *const app = program.add_subcommand("explain", "Solve by logic, every step explained");
    add_shared_options(*app, *options);
    app->add_flag("--full", options->full, "Tell the reasoning of each step");
    app->add_option("--svg", options->svg_folder, "Save an image of each step in this folder")
        ->check(CLI::ExistingDirectory)
        ->type_name("FOLDER");
    app->add_option("--find", options->find, "All instances of a technique, instead of the path")
        ->type_name("TECHNIQUE");
    app->footer(
        fmt::format("{}\n\nTechniques: {}", explain_footer, fmt::join(technique_keys(), ", ")));
    return {app, [options] { return Explain(*options).run(); }};
}

Command add_hint(CLI::App &program) {
    auto options = std::make_shared<Options>();
    CLI::App *const app = program.add_subcommand("hint", "The next logical step");
    add_shared_options(*app, *options);
    CLI::Option *const where = app->add_flag("--where", options->where, "Only where to look");
    CLI::Option *const what =
        app->add_flag("--what", options->what, "Where to look, and the technique");
    app->add_flag("--svg", options->svg, "The step of a puzzle as an image, on standard output")
        ->excludes(where)
        ->excludes(what)
        ->excludes(app->get_option("--json"))
        ->excludes(app->get_option("--grid"));
    app->footer(
        fmt::format("{}\n\nTechniques: {}", hint_footer, fmt::join(technique_keys(), ", ")));
    return {app, [options] { return Hint(*options).run(); }};
}

} // namespace dokushin::cli
