// What `dokushin explain` and `dokushin hint` have in common: their options, and what is
// done with a puzzle before its first step.
#pragma once

#include "cli/options/common_options.h"
#include "stream/record_loop.h"

#include <dokushin/solve.h>
#include <dokushin/tell.h>
#include <dokushin/walk.h>

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
    /// Tells what there is to tell; false: an interrupt came first.
    virtual bool tell(const Job &job, Walk &walk) = 0;
    /// Was the last search given up, as its time was over? Then this says so.
    bool tell_if_given_up(const Job &job, const Walk &walk);

    /// The language that is asked for, and the puzzle's own symbols.
    [[nodiscard]] Wording wording(const Job &job) const { return {language, job.record.alphabet}; }
    /// On the scale of the order: "7.1" (a dash if Sudoku Explainer has no such technique),
    /// or HoDoKu's points.
    [[nodiscard]] std::string number_text(const Step &step, const Shape &shape) const;

    const ExplainOptions &asked;
    const Language language;
    std::optional<Technique> wanted;
    WalkOptions how;
    Outcome outcome;
    Output output;

  private:
    bool on_record(const Job &job);
    void refuse(const Job &job, Status status);
};

} // namespace dokushin::cli
