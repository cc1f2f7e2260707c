// dokushin hint prints the next step of a puzzle, in full or in part.
#include "cli/commands/commands.h"
#include "cli/commands/run_modes.h"
#include "cli/commands/steps/draw_step.h"
#include "cli/commands/steps/step_command.h"
#include "cli/options/usage.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

constexpr const char *hint_footer =
    R"(Output: the next step with its whole reasoning; --where prints only where to look, --what the
technique as well. On a terminal the board is drawn before it, the candidates that
matter in colours; --svg makes an image of it. With --order universal (w, gw, b, gb) the step
is a single or a chain of that universal rating, in the notation of CSP-Rules.

Examples:
  dokushin hint examples/hard.txt
  dokushin hint --svg examples/hard.txt > step.svg
  dokushin hint --where examples/hard.txt
  dokushin hint --lang zh examples/hard.txt
  dokushin hint --order universal examples/hard.txt

Exit status: 0 there is a next step, 1 there is none or none within
--time-limit, 2 some input is wrong.)";

class Hint : public StepCommand {
  public:
    using StepCommand::StepCommand;

  protected:
    bool tell(const Job &job, SolutionPath &path) override {
        if (asked.svg && job.index > 1) {
            refuse_second_image(job);
            return true;
        }
        const auto step = path.next();
        if (interrupted()) {
            return false;
        }
        const bool given_up = tell_if_given_up(job, path);
        tell_next(job, path.walk(), step ? &*step : nullptr, given_up);
        return true;
    }

  private:
    /// `step`: none where there is none.
    void tell_next(const Job &job, const Walk &walk, const PathStep *step, bool given_up) {
        outcome.note(step != nullptr ? Exit::good : Exit::not_so);
        if (asked.common.json) {
            output.line(one_line(object_of(job, walk, step, given_up)));
        } else if (step != nullptr) {
            print(job, walk, *step);
        } else if (asked.svg && !given_up) {
            complain(fmt::format("{}, so there is no image", why_none(walk)));
        } else if (!given_up) {
            output.line(why_none(walk));
        }
    }

    void refuse_second_image(const Job &job) {
        complain(placed_message(job.file, program_error(ErrorCode::unsupported, "a second puzzle",
                                                        "one with --svg (see explain --svg)",
                                                        job.record.line, job.record.column)));
        outcome.note(Exit::wrong);
    }

    [[nodiscard]] Json object_of(const Job &job, const Walk &walk, const PathStep *found,
                                 bool given_up) const {
        Json object = found != nullptr ? json_of(job, walk, *found) : Json{{"index", job.index}};
        if (given_up) {
            object["status"] = name(Status::limit);
        }
        return object;
    }

    /// Prints as much of the step as the options ask for.
    void print(const Job &job, const Walk &walk, const PathStep &found) {
        const Shape &shape = job.record.puzzle.shape();
        const Step &step = found.step;
        const std::string_view technique = name(found, language);
        if (asked.svg) {
            output.write(draw_svg(walk, step, wording(job)));
            return;
        }
        if (asked.where || asked.what) {
            const std::string where = tell_where(step, shape, wording(job));
            output.line(asked.where ? where : fmt::format("{} ({})", where, technique));
            return;
        }
        if (asked.grid || stdout_is_terminal()) {
            output.write(draw_step(walk, step, job.record.alphabet, use_color(asked.common)));
        }
        output.line(found.instance ? found.instance->notation
                                   : fmt::format("{} ({}): {}", technique, number_text(step, shape),
                                                 tell_result(step, shape, wording(job))));
        output.line(dokushin::tell(step, shape, wording(job)));
    }

    static std::string_view why_none(const Walk &walk) {
        return walk.solved() ? "nothing is left to do" : "no technique gets further";
    }
};

} // namespace

Command add_hint(CLI::App &program) {
    auto options = std::make_shared<ExplainOptions>();
    Arguments arguments(program, "hint", "The next logical step");
    add_shared_options(arguments, *options);
    arguments.flag("--where", options->where, "Only where to look");
    arguments.flag("--what", options->what, "Where to look, and the technique");
    arguments.flag("--svg", options->svg, "The step of a puzzle as an image, on standard output");
    arguments.exclude("--where", {"--what"});
    arguments.exclude("--svg", {"--where", "--what", "--json", "--grid"});
    arguments.footer(
        fmt::format("{}\n\nTechniques: {}", hint_footer, fmt::join(technique_keys(), ", ")));
    return reading_command(arguments, options,
                           [](const ExplainOptions &asked) { return Hint(asked).run(); });
}

} // namespace dokushin::cli
