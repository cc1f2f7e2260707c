// dokushin explain prints the solution path of a puzzle, step by step.
#include "cli/commands/commands.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/steps/draw_step.h"
#include "cli/commands/steps/step_command.h"
#include "cli/options/usage.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>

#include <cassert>
#include <filesystem>
#include <fstream>

namespace dokushin::cli {
namespace {

constexpr const char *explain_footer =
    R"(Output: a line for each step: its number, its rating on Sudoku Explainer's scale, its
technique, and what follows; with --full the reasoning after it. The last line says
how it ended. Techniques are tried from the easiest on, as Sudoku Explainer does, or
as --order says: 'sukaku' for the default settings of SukakuExplainer, 'hodoku' for HoDoKu's
order and its scores, or a file with the names of techniques, one a line.

With --order universal (or w) there are only singles and whips, the chains of the universal rating
W, in the notation of CSP-Rules: after each elimination the shortest are looked for again. gw also
has g-whips, b braids, and gb g-braids. --time-limit then is for the whole path.

Examples:
  dokushin explain examples/hard.txt
  dokushin explain --full --lang ja examples/easy.txt
  dokushin explain --up-to xyz-wing examples/hard.txt
  dokushin explain --find naked-pair examples/hard.txt
  dokushin explain --order hodoku examples/hard.txt
  dokushin explain --order universal examples/hard.txt

Exit status: 0 every puzzle was solved (with --find: has the technique), 1 some was not
or a search was given up (--time-limit), 2 some input is wrong.)";

std::string headline(std::size_t number, std::string_view rating, const Step &step,
                     const Shape &shape, const Wording &wording) {
    std::string technique(name(step.technique, wording.language));
    if (step.nesting > 0) {
        technique += fmt::format(" +{}", step.nesting);
    }
    return fmt::format("{:>3}  {:>4}  {}: {}", number, rating, technique,
                       tell_result(step, shape, wording));
}

class Explain : public StepCommand {
  public:
    using StepCommand::StepCommand;

  protected:
    bool tell(const Job &job, SolutionPath &path) override {
        if (wanted) {
            return tell_all(job, path);
        }
        std::size_t number = 0;
        while (const auto step = path.next()) {
            tell_step(job, ++number, *step, path.walk());
            path.apply(step->step);
        }
        if (interrupted()) {
            return false;
        }
        outcome.note(path.walk().solved() ? Exit::good : Exit::not_so);
        const bool given_up = how.chains ? tell_if_given_up(job, path, "a path within --time-limit")
                                         : tell_if_given_up(job, path);
        tell_end(job, path.walk(), number, given_up);
        return true;
    }

  private:
    void tell_step(const Job &job, std::size_t number, const PathStep &found, const Walk &walk) {
        const Shape &shape = job.record.puzzle.shape();
        const Step &step = found.step;
        if (!asked.svg_folder.empty() && can_save_) {
            save(job, number, draw_svg(walk, step, wording(job)));
        }
        if (asked.common.json) {
            Json object = json_of(job, walk, found);
            object["step"] = number;
            output.line(one_line(object));
            return;
        }
        output.line(found.instance
                        ? fmt::format("{:>3}  {}", number, found.instance->notation)
                        : headline(number, number_text(step, shape), step, shape, wording(job)));
        if (asked.grid || (asked.full && stdout_is_terminal())) {
            output.write(draw_step(walk, step, job.record.alphabet, use_color(asked.common)));
        }
        if (asked.full) {
            output.line(dokushin::tell(step, shape, wording(job)));
            output.line("");
        }
    }

    /// Writes a step's image to "puzzle-1-step-007.svg" in the folder of --svg.
    void save(const Job &job, std::size_t number, const std::string &image) {
        assert(can_save_);
        const std::filesystem::path path =
            std::filesystem::path(asked.svg_folder) /
            fmt::format("puzzle-{}-step-{:03}.svg", job.index, number);
        std::ofstream out(path, std::ios::binary);
        out << image;
        if (!out.flush()) {
            complain(fmt::format("{}: can't be written", printable(path.string())));
            outcome.note(Exit::wrong);
            can_save_ = false; // one complaint is enough
        }
    }

    void tell_end(const Job &job, const Walk &walk, std::size_t steps, bool given_up) {
        const std::size_t open =
            static_cast<std::size_t>(std::ranges::count(walk.grid(), Digit::blank));
        if (asked.common.json) {
            Json object{{"index", job.index},
                        {"steps", steps},
                        {"solved", walk.solved()},
                        {"open_cells", open},
                        {"grid", to_line(walk.grid(), job.record.alphabet)}};
            if (given_up) {
                object["status"] = name(Status::limit);
            }
            output.line(one_line(object));
            return;
        }
        output.line(walk.solved()
                        ? fmt::format("solved in {}: {}", counted(steps, "step", "steps"),
                                      to_line(walk.grid(), job.record.alphabet))
                        : fmt::format("{} after {}, {} left:", given_up ? "given up" : "stuck",
                                      counted(steps, "step", "steps"),
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

    bool tell_all(const Job &job, const SolutionPath &path) {
        const Walk &walk = path.walk();
        if (walk.shape().side() > largest_side(*wanted)) {
            complain(placed_message(
                job.file, program_error(ErrorCode::unsupported,
                                        fmt::format("{} on a board of side {}", info(*wanted).key,
                                                    walk.shape().side()),
                                        fmt::format("{} or less", largest_side(*wanted)),
                                        job.record.line, job.record.column)));
            outcome.note(Exit::wrong);
            return true;
        }
        const std::vector<PathStep> found = path.all(*wanted);
        if (interrupted()) {
            return false;
        }
        for (std::size_t number = 0; number < found.size(); ++number) {
            tell_step(job, number + 1, found[number], walk);
        }
        const bool given_up = tell_if_given_up(job, path);
        if (given_up && asked.common.json) {
            output.line(one_line({{"index", job.index}, {"status", name(Status::limit)}}));
        } else if (found.empty() && !given_up && !asked.common.json) {
            output.line(fmt::format("no {}", name(*wanted, Language::english)));
        }
        outcome.note(found.empty() ? Exit::not_so : Exit::good);
        return true;
    }

    bool can_save_ = true;
};

} // namespace

Command add_explain(CLI::App &program) {
    auto options = std::make_shared<ExplainOptions>();
    Arguments arguments(program, "explain", "Solve by logic, every step explained");
    add_shared_options(arguments, *options);
    arguments.flag("--full", options->full, "Tell the reasoning of each step");
    arguments.folder("--svg", options->svg_folder, "Save an image of each step in this folder");
    arguments.text("--find", options->find, "All instances of a technique, instead of the path",
                   "TECHNIQUE");
    arguments.suggest("--find", technique_keys());
    arguments.footer(
        fmt::format("{}\n\nTechniques: {}", explain_footer, fmt::join(technique_keys(), ", ")));
    return reading_command(arguments, options,
                           [](const ExplainOptions &asked) { return Explain(asked).run(); });
}

} // namespace dokushin::cli
