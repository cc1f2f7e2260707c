// dokushin morph prints random transforms of puzzles, which are equivalent to them.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/seed.h"
#include "stream/record_loop.h"

#include <dokushin/canon.h>

#include <fmt/format.h>

#include <cassert>
#include <random>

namespace dokushin::cli {
namespace {

constexpr const char *morph_footer =
    R"(Output: for each puzzle an equivalent one, or as many as --count says, a line each: rows,
columns and chutes in another order, transposed or not, other names for the digits, each
transform with the same chance. It has as many solutions and is as hard by techniques that
don't depend on where they are looked for first; `dokushin canon` prints the same form for it.
The same --seed and file give the same output; without --seed one is chosen and printed on
stderr.
Boards without boxes, with extra houses, or over 16x16 have no others. A player's
placed digits count as givens; puzzles that state candidates are refused.

With --json each line is an object: index, status (ok, invalid), puzzle, error.

Examples:
  dokushin morph examples/hard.txt
  dokushin morph --count 3 --seed 7 examples/6x6.txt

Exit status: 0 every puzzle has others, 2 some input is wrong.)";

struct MorphArguments {
    CommonOptions common;
    std::uint64_t count = 1;
    std::optional<std::uint64_t> seed;
};

/// Returns the random numbers for a puzzle, independent of the puzzles before it.
std::mt19937_64 random_for(std::uint64_t seed, std::size_t index) {
    std::seed_seq words{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                        static_cast<std::uint32_t>(index)};
    return std::mt19937_64(words);
}

class MorphCommand {
  public:
    explicit MorphCommand(const MorphArguments &options)
        : options_(options), seed_(seed_or_random(options.seed)), output_(outcome_) {}

    Exit run() {
        return run_all(
            options_.common, output_, outcome_,
            {[&](const Job &job) { return tell(job); },
             [&](std::size_t index, const std::string &message) { tell_error(index, message); }});
    }

  private:
    bool tell(const Job &job) {
        auto random = random_for(seed_, job.index);
        const Shape &shape = job.record.puzzle.shape();
        for (std::uint64_t number = 0; number < options_.count && !interrupted(); ++number) {
            const auto transform = random_transform(shape, std::ref(random));
            if (!transform) {
                refuse(job, transform.error());
                return true;
            }
            if (job.record.puzzle.has_candidates()) {
                refuse(job, program_error(ErrorCode::unsupported, "a puzzle that states candidates",
                                          "one of givens alone"));
                return true;
            }
            const auto image = transform->apply(job.record.puzzle);
            assert(image); // a transform of the puzzle's own shape
            const std::string line = to_line(image->digits(), job.record.alphabet);
            Progress::within() =
                static_cast<double>(number + 1) / static_cast<double>(options_.count);
            output_.line(options_.common.json ? one_line({{"index", job.index},
                                                          {"status", "ok"},
                                                          {"puzzle", line},
                                                          {"error", nullptr}})
                                              : line);
        }
        return !interrupted();
    }

    void refuse(const Job &job, const Error &error) {
        const std::string message = complain_of(error, job);
        outcome_.note(Exit::wrong);
        tell_error(job.index, message);
    }

    void tell_error(std::size_t index, const std::string &message) {
        if (options_.common.json) {
            output_.line(one_line({{"index", index},
                                   {"status", "invalid"},
                                   {"puzzle", nullptr},
                                   {"error", message}}));
        }
    }

    const MorphArguments &options_;
    std::uint64_t seed_;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_morph(CLI::App &program) {
    auto options = std::make_shared<MorphArguments>();
    Arguments arguments(program, "morph", "Make equivalent puzzles at random");
    add_common_options(arguments, options->common);
    arguments.count("--count", options->count, "How many of each puzzle (default: 1)");
    arguments.seed("--seed", options->seed, "What the puzzles follow from");
    arguments.footer(morph_footer);
    return reading_command(arguments, options,
                           [](const MorphArguments &parsed) { return MorphCommand(parsed).run(); });
}

} // namespace dokushin::cli
