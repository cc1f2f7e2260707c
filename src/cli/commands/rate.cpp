// dokushin rate rates puzzles on the scale of Sudoku Explainer or HoDoKu, or on universal ones, on
// all cores, and prints the ratings in the order of the input.
#include "base/cut_at_commas.h"
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "cli/commands/run_modes.h"
#include "cli/options/rate_format.h"
#include "cli/options/usage.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/proved_rating.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cmath>

namespace dokushin::cli {
namespace {

constexpr const char *rate_footer =
    R"(Output: a line for each puzzle, in the order of the input, with the ratings of Sudoku
Explainer 1.2.1: ER, the hardest step; EP, the hardest up to the first digit placed; ED,
the first step. A puzzle without exactly one solution is not rated:
  PUZZLE # multiple          two solutions or more
  PUZZLE # none              no solution
  PUZZLE # invalid: WHY      givens that contradict each other
  PUZZLE # limit: time       given up: --time-limit came first
20.0 means that no technique gets further. With --scale sukaku the ratings are those of
SukakuExplainer 1.18.1 with its default settings: strong links and more wings below 7.6,
and unique loops and BUGs that Sudoku Explainer misses.

--format is a template; its codes are those of Sudoku Explainer's serate:
  %g puzzle       %r %p %d ER, EP, ED           %n number    %m all candidates
  %i its digits   %R %P %D their techniques     %e seconds   %l line end  %t tab
                  %S %T %U the same, short                   %% percent sign

With --scale hodoku a line has HoDoKu's level (easy, medium, hard, unfair, extreme), its
score, and the technique of the most points: %h, %s, %H. Where no technique gets further
it guesses, and says so as trial-and-error. --scale dokushin is the same, and also rates
boards with rules that are no houses (killer cages, arrows, thermometers, …), whose level is
that of the hardest step alone.

te, b, gb, bxb, bxbb, w, gw, sw and tyw are the universal ratings of D. Berthier, of which a list
may be asked for (--scale te,b): the depth of trial and error, and the length of the longest braid
that is needed; gb: of g-braids; w, gw: of whips and g-whips, simplest first; sw: of whips and
subsets; tyw: of whips of one type each; bxb, bxbb: b within trial and error of depth 1 and 2. A
line has %u, "te=1 b=4": inf where no chain is long enough, >36 where none up to 36 is (te: >3).

With --json each line is an object: index, puzzle, status (unique, multiple, none, invalid or
limit), er, ep, ed (numbers), er_technique, ep_technique, ed_technique, complete (false: stopped
by --max-rating), error; with --scale hodoku or dokushin index, puzzle, status, level, score,
technique, guessed, error; on universal scales index, puzzle, status, te, b, … (a number, "inf"
or "> 36"), error. What is not known is null.

Examples:
  dokushin rate examples/hard.txt
  dokushin rate --format '%r %R' examples/hard.txt
  dokushin rate --max-rating 4.5 puzzles.txt
  dokushin rate --time-limit 10 large.txt
  dokushin rate --scale hodoku examples/hard.txt
  dokushin rate --scale sukaku puzzles.txt
  dokushin rate --scale dokushin killers.txt
  dokushin rate --scale te,b examples/hard.txt

Exit status: 0 every puzzle has exactly one solution, 1 some has none or several, or was
given up, 2 some input is wrong.)";

/// Sudoku Explainer's rating of a puzzle that no technique solves.
constexpr double beyond = 20.0;

struct RateArguments {
    CommonOptions common;
    std::string format;
    std::string scale = "se";
    double most = beyond;
    double seconds = 0;   ///< for each puzzle; 0: as long as it takes
    unsigned threads = 0; ///< 0: as many as there are cores
};

/// Returns a technique's text; null for a puzzle that was given up, since its steps up to then are
/// no rating.
Json technique_json(const ProvedRating &rated, const RatedTechnique &one) {
    return rated.status == Status::unique && one.technique ? Json(technique_text(one))
                                                           : Json(nullptr);
}

/// Returns the object of a puzzle with what it has on each scale.
Json begun_json(const Job &job, const ProvedRating &rated) {
    Json object;
    object["index"] = job.index;
    object["puzzle"] = puzzle_line(job.record);
    object["status"] = name(rated.status);
    return object;
}

Json hodoku_json(const Job &job, const ProvedRating &rated) {
    const bool proper = rated.status == Status::unique && rated.hodoku;
    Json object = begun_json(job, rated);
    object["level"] = proper ? Json(name(rated.hodoku->level)) : Json(nullptr);
    object["score"] = proper ? Json(rated.hodoku->score) : Json(nullptr);
    object["technique"] =
        proper && rated.hodoku->hardest ? Json(info(*rated.hodoku->hardest).key) : Json(nullptr);
    object["guessed"] = proper && rated.hodoku->guessed;
    object["error"] = nullptr;
    return object;
}

Json as_json(const Job &job, const ProvedRating &rated) {
    const auto number = [](const RatedTechnique &one) { return one.tenths / 10.0; };
    const bool proper = rated.status == Status::unique;
    Json object = begun_json(job, rated);
    object["er"] = proper ? Json(number(rated.rating.hardest)) : Json(nullptr);
    object["ep"] = proper ? Json(number(rated.rating.pearl)) : Json(nullptr);
    object["ed"] = proper ? Json(number(rated.rating.diamond)) : Json(nullptr);
    object["er_technique"] = technique_json(rated, rated.rating.hardest);
    object["ep_technique"] = technique_json(rated, rated.rating.pearl);
    object["ed_technique"] = technique_json(rated, rated.rating.diamond);
    object["complete"] = proper && !rated.rating.stopped;
    object["error"] = nullptr;
    return object;
}

/// Returns a rating as a number, or as text if it is none.
Json universal_value(const UniversalRating &rating) {
    switch (rating.kind) {
    case UniversalRating::Kind::exact:
        return rating.value;
    case UniversalRating::Kind::unknown:
        return nullptr;
    default:
        return to_text(rating);
    }
}

Json universal_json(const Job &job, const ProvedRating &rated,
                    const std::vector<UniversalScale> &scales) {
    Json object = begun_json(job, rated);
    for (const UniversalScale scale : scales) {
        object[std::string(name(scale))] = nullptr;
    }
    for (const UniversalRating &one : rated.universal) {
        object[std::string(name(one.scale))] = universal_value(one);
    }
    object["error"] = nullptr;
    return object;
}

/// Reads a list of universal scales; nothing if a word is none of them.
std::optional<std::vector<UniversalScale>> universal_scales(std::string_view text) {
    std::vector<UniversalScale> scales;
    for (const std::string_view word : cut_at_commas(text)) {
        const auto scale = universal_scale_named(word);
        if (!scale) {
            return std::nullopt;
        }
        scales.push_back(*scale);
    }
    return scales;
}

class RateCommand {
  public:
    explicit RateCommand(const RateArguments &options)
        : options_(options), how_{options.scale == "sukaku" ? Order::sukaku : Order::explainer,
                                  static_cast<unsigned>(std::lround(options.most * 10)),
                                  &interrupted(), time_limit(options.seconds)},
          hodoku_(options.scale == "hodoku" || options.scale == "dokushin"),
          universal_(universal_scales(options.scale)), outcome_(options.common.answer),
          output_(outcome_, options.common.shard) {
        if (!hodoku_ && !universal_ && options.scale != "se" && options.scale != "sukaku") {
            refuse_word("--scale", options.scale, "scale", all_scale_names());
        }
        if ((hodoku_ || universal_) && options.most < beyond) {
            refuse_usage("--max-rating", fmt::format("doesn't go with --scale {}", options.scale));
        }
        if (hodoku_ && has_codes_of_explainer(options.format)) {
            refuse_usage("--format", "with --scale hodoku or dokushin: %h level, %s score, %H "
                                     "technique, and %g %i %m %n "
                                     "%e %l %t; %r and its like are those of the other scales");
        }
        expect_known_codes(options.format, hodoku_      ? hodoku_codes
                                           : universal_ ? universal_codes
                                                        : explainer_codes);
        format_ = !options.format.empty() ? options.format
                  : hodoku_               ? hodoku_rate_format
                  : universal_            ? universal_rate_format
                                          : default_rate_format;
    }

    static bool tells_numbers(const RateArguments &options) {
        return options.format.find("%n") != std::string::npos;
    }

    Exit run() {
        const Handlers handlers{
            [&](const Job &job) { return tell(job); },
            [&](std::size_t index, const std::string &message) { tell_error(index, message); },
            false,
            {options_.scale == "dokushin" ? Capability::levels : Capability::ratings}};
        const auto answerer = [this] {
            return [this, rater = std::make_shared<ProvingRater>(how_)](const Record &record) {
                return hodoku_      ? rater->rate_as_hodoku(record.puzzle)
                       : universal_ ? rater->rate_universally(record.puzzle, *universal_)
                                    : rater->rate(record.puzzle);
            };
        };
        return run_on_threads<ProvedRating>(options_.common,
                                            threads_for(options_.common, options_.threads), output_,
                                            outcome_, handlers, answerer, rated_);
    }

  private:
    bool tell(const Job &job) {
        assert(rated_ != nullptr);
        if (interrupted() && rated_->status == Status::limit) {
            return false;
        }
        if (rated_->status == Status::invalid) {
            complain_of_contradiction(job);
        }
        outcome_.note(rated_->status == Status::unique    ? Exit::good
                      : rated_->status == Status::invalid ? Exit::wrong
                                                          : Exit::not_so);
        if (options_.common.json) {
            output_.line(one_line(hodoku_      ? hodoku_json(job, *rated_)
                                  : universal_ ? universal_json(job, *rated_, *universal_)
                                               : as_json(job, *rated_)));
        } else if (rated_->status != Status::unique) {
            output_.line(fmt::format("{} # {}", position_line(job.record), why_not(job.record)));
        } else {
            output_.line(
                format_rating(format_, {job.record, job.index, rated_->rating,
                                        std::chrono::duration<double>(rated_->took).count(),
                                        rated_->hodoku, rated_->universal}));
        }
        return true;
    }

    [[nodiscard]] std::string why_not(const Record &record) const {
        assert(rated_->status != Status::unique);
        const Puzzle &puzzle = record.puzzle;
        if (rated_->status == Status::limit) {
            return fmt::format("limit: {}", name(Stop::time));
        }
        const auto found = flaws(puzzle);
        return rated_->status == Status::invalid && !found.empty()
                   ? fmt::format("invalid: {}",
                                 found.front().text(puzzle.shape(), record.alphabet).text())
                   : std::string(name(rated_->status));
    }

    void tell_error(std::size_t index, const std::string &message) {
        output_.line(options_.common.json ? unreadable_json(index, message)
                                          : fmt::format("# {}", message));
    }

    const RateArguments &options_;
    RateOptions how_;
    bool hodoku_;
    std::optional<std::vector<UniversalScale>> universal_;
    std::string format_;
    Outcome outcome_;
    Output output_;
    const ProvedRating *rated_ = nullptr; ///< by a thread, of the record at hand
};

} // namespace

Command add_rate(CLI::App &program) {
    auto options = std::make_shared<RateArguments>();
    Arguments arguments(program, "rate",
                        "Rate puzzles on scales of Sudoku Explainer, HoDoKu, or universal ones");
    add_common_options(arguments, options->common);
    arguments.text("--format", options->format,
                   fmt::format("What a line says (default: {})", default_rate_format), "TEMPLATE");
    arguments.text("--scale", options->scale,
                   "Whose: se (Sudoku Explainer 1.2.1, the default), sukaku (SukakuExplainer "
                   "1.18.1 as it comes), hodoku, dokushin (hodoku, and boards with rules), or a "
                   "list of te, b, gb, bxb, bxbb, w, gw, sw, tyw (universal ratings)",
                   "SCALE");
    arguments.suggest("--scale", all_scale_names());
    arguments.number("--max-rating", options->most, 1, 20,
                     "Go no further than the first step above this", "RATING");
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     "Seconds to solve each puzzle, and to rate it; 0: as long as it takes, the "
                     "default",
                     "SECONDS");
    arguments.threads(options->threads, "Threads to rate with (default: one for each core)");
    add_shard_option(arguments, options->common.shard_text);
    arguments.footer(rate_footer);
    return shared_command<RateCommand>(arguments, options);
}

} // namespace dokushin::cli
