// StepCommand is the common part of `dokushin explain` and `dokushin hint`: their options, and the
// proof that a puzzle has one solution before its first step.
#pragma once

#include "cli/commands/json.h"
#include "cli/options/common_options.h"
#include "stream/record_loop.h"

#include <dokushin/solution_path.h>
#include <dokushin/solve.h>

namespace dokushin::cli {

struct ExplainOptions {
    CommonOptions common;
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
    double seconds = 60; ///< for each step; 0: as long as it takes
};

void add_shared_options(Arguments &arguments, ExplainOptions &options);

class StepCommand {
  public:
    explicit StepCommand(const ExplainOptions &options);
    virtual ~StepCommand() = default;
    StepCommand(const StepCommand &) = delete;
    StepCommand &operator=(const StepCommand &) = delete;

    Exit run();

  protected:
    /// Prints the steps; false if an interrupt came first.
    virtual bool tell(const Job &job, SolutionPath &path) = 0;
    /// Complains if the last search was given up at its time limit, and returns whether it was.
    /// `expected` is what was expected within the time.
    bool tell_if_given_up(const Job &job, const SolutionPath &path,
                          std::string_view expected = "a step within --time-limit");

    /// The language of --lang, with the puzzle's own symbols.
    [[nodiscard]] Wording wording(const Job &job) const { return {language, job.record.alphabet}; }
    /// Returns a step's rating on the scale of the order: "7.1" (a dash if Sudoku Explainer has no
    /// such technique), or HoDoKu's points.
    [[nodiscard]] std::string number_text(const Step &step, const Shape &shape) const;
    [[nodiscard]] Json json_of(const Job &job, const Walk &walk, const PathStep &step) const;

    const ExplainOptions &asked;
    const Language language;
    std::optional<Technique> wanted;
    PathOptions how;
    Outcome outcome;
    Output output;

  private:
    bool on_record(const Job &job);
    void refuse(const Job &job, Status status);
};

} // namespace dokushin::cli
