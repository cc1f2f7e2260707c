// dokushin generate makes random puzzles that fulfil a setter's wishes. The attempts run on all
// cores and are printed in the order of their numbers, so that the seed determines the puzzles.
#include "cli/commands/commands.h"
#include "cli/commands/failed_attempts.h"
#include "cli/commands/generate_footer.h"
#include "cli/commands/json.h"
#include "cli/commands/many_givens.h"
#include "cli/commands/patterns_game.h"
#include "cli/options/layout_options.h"
#include "cli/options/mask.h"
#include "cli/options/seed.h"
#include "cli/options/usage.h"
#include "cli/options/wish_options.h"
#include "stream/input/shard.h"
#include "stream/output.h"
#include "stream/process/cores.h"
#include "stream/process/interrupt.h"
#include "stream/process/ordered_work.h"
#include "stream/process/progress.h"

#include <dokushin/generate.h>

#include <fmt/format.h>

#include <cassert>
#include <chrono>
#include <limits>

namespace dokushin::cli {
namespace {

struct GenerateArguments {
    std::uint64_t count = 1; ///< 0: until the time is over (the Patterns Game)
    std::string shape = "9x9";
    RuleOptions rules{};
    std::string alphabet = "usual";
    std::string symmetry = "none";
    std::string givens;
    std::string pattern;
    bool loose = false;
    bool minimal = false;
    bool controlled_bias = false;
    bool sukaku = false;
    bool patterns_game = false;
    std::string posted; ///< a file of puzzles
    LayoutOptions layout;
    WishOptions wishes;
    std::optional<std::uint64_t> seed;
    double seconds = 60;
    unsigned threads = 0; ///< 0: as many as there are cores
    bool json = false;
    bool quiet = false;
    std::string shard_text;
    Shard shard;
    PartAnswer *answer = nullptr; ///< where a part's output is kept; nullptr: on stdout
};

/// A Share is a shard's part of the puzzles and of the attempts: every `step`th block of attempts
/// from `first` on. No attempt belongs to two shards, so that no puzzle is made twice.
struct Share {
    std::uint64_t before = 0; ///< puzzles of the shards before this one
    std::uint64_t count = 1;
    std::uint64_t first = 0;
    std::uint64_t step = 1;
};

Share share_of(const GenerateArguments &options) {
    if (options.count == 0) {
        return {0, std::numeric_limits<std::uint64_t>::max(), 0, 1};
    }
    const Shard &shard = options.shard;
    if (!shard.is_set()) {
        return {0, options.count, 0, 1};
    }
    const std::uint64_t before = boundary(shard, shard.number - 1, options.count);
    return {before, boundary(shard, shard.number, options.count) - before, shard.number - 1,
            shard.of};
}

/// Returns the wishes with the scale that is meant where none is given: rules are known to one
/// only.
WishOptions with_scale(const GenerateArguments &options) {
    WishOptions wishes = options.wishes;
    if (wishes.scale.empty()) {
        wishes.scale = options.layout.kinds.empty() ? "se" : "dokushin";
    }
    if (options.patterns_game && wishes.rating.empty()) {
        wishes.rating = "1..20"; // each is rated
    }
    return wishes;
}

class GenerateCommand {
  public:
    explicit GenerateCommand(const GenerateArguments &options)
        : options_(options), wishes_(expect_wishes(with_scale(options))),
          shape_(with_rules(options_.rules, expect_shape("--shape", options_.shape))),
          alphabet_(expect_own_alphabet()), outcome_(options.answer),
          output_(outcome_, options.shard) {
        wanted_.rules = expect_layout(options.layout);
        if (const auto honours = can_be_judged(wishes_, shape_, lays_rules()); !honours) {
            refuse_usage(lays_rules() ? "--rule-kinds" : "--shape", honours.error().message());
        }
        share_ = share_of(options);
        wanted_.symmetry = *symmetry_named(options.symmetry);
        wanted_.minimal = !options.loose;
        wanted_.controlled_bias = options.controlled_bias;
        wanted_.sukaku = options.sukaku;
        wanted_.cancelled = &enough_;
        if (!options.givens.empty()) {
            const auto most = static_cast<double>(shape_.cell_count());
            const NumberRange range = expect_whole_range("--givens", options.givens, {0, most});
            wanted_.least_givens = static_cast<std::size_t>(range.least);
            wanted_.most_givens = static_cast<std::size_t>(range.most);
        }
        if (options.patterns_game && wishes_.order != Order::explainer) {
            refuse_usage("--patterns-game", "its ratings are those of the scale se");
        }
        if (!options.posted.empty()) {
            note_posted(game_, options.posted);
        }
        if (!options.pattern.empty()) {
            wanted_.pattern = expect_pattern(options.pattern, shape_.cell_count());
        }
    }

    Exit run() {
        if (const auto reason = why_loose()) {
            complain("dokushin: " + *reason);
        }
        if (const auto possible = Generator::make(shape_, wanted_); !possible) {
            complain("dokushin: " + possible.error().message());
            return Exit::wrong;
        }
        warn_of_the_unknown();
        watch_for_interrupts();
        wanted_.seed = seed_or_random(options_.seed);
        last_made_ = Clock::now();
        make_all();
        if (interrupted()) {
            complain_of_interrupt(
                options_.count == 0
                    ? fmt::format("interrupted after {}", counted(made_, "puzzle", "puzzles"))
                    : fmt::format("interrupted after {} of {} puzzles", made_, share_.count));
            outcome_.note(Exit::interrupted);
        } else if (options_.count > 0 && made_ < share_.count && !output_.closed()) {
            complain("dokushin: " + failures_.give_up_text(options_.seconds, made_));
            outcome_.note(Exit::not_so);
        }
        if (options_.patterns_game) {
            tell_table();
        }
        if (!interrupted()) {
            output_.end();
        }
        return outcome_.worst();
    }

    /// Makes the attempts of a part, whether or not they give a puzzle.
    Exit run_part(const WorkPart &part) {
        static_cast<void>(why_loose());
        if (const auto possible = Generator::make(shape_, wanted_); !possible) {
            outcome_.complain(possible.error().message());
            return Exit::wrong;
        }
        wanted_.cancelled = &interrupted();
        wanted_.seed = *options_.seed;
        const Work::Do make = worker(attempts_at_once());
        for (std::uint64_t number = 0; number < part.attempts && !cut_;
             number += attempts_at_once()) {
            for (const Made &made : make(part.first_attempt + number)) {
                if (!cut_) {
                    take(made);
                }
            }
        }
        output_.flush();
        return cut_ ? Exit::interrupted : Exit::good;
    }

  private:
    using Clock = std::chrono::steady_clock;
    using Work = OrderedWork<std::uint64_t, std::vector<Made>>;

    /// Drops the wish for minimal puzzles if no minimal puzzle has so many givens, and returns the
    /// message that says so.
    [[nodiscard]] std::optional<std::string> why_loose() {
        if (!wanted_.minimal || options_.minimal || options_.patterns_game ||
            options_.controlled_bias || options_.sukaku) {
            return std::nullopt;
        }
        const std::size_t givens =
            options_.pattern.empty()
                ? wanted_.least_givens
                : static_cast<std::size_t>(std::ranges::count(wanted_.pattern, true));
        auto reason =
            givens > 0 ? more_than_minimal(givens, shape_, wanted_.symmetry) : std::nullopt;
        wanted_.minimal = !reason;
        return reason;
    }

    /// Warns that the search for 17 givens with full symmetry may not end: no transform of a known
    /// 17-clue puzzle has it, though no proof excludes one.
    void warn_of_the_unknown() const {
        if (shape_ == Shape::classic(3) && wanted_.symmetry == Symmetry::full &&
            wanted_.most_givens <= 17) {
            complain(
                "dokushin: no puzzle of 17 givens with full symmetry is known; the search goes "
                "on until Ctrl-C, or --time-limit if there is one");
        }
    }
    [[nodiscard]] Alphabet expect_own_alphabet() const {
        auto alphabet = Alphabet::named(options_.alphabet, shape_);
        if (!alphabet) {
            refuse_usage("--alphabet", alphabet.error().message());
        }
        return *std::move(alphabet);
    }

    /// Ends the attempts at an interrupt, or when one puzzle takes longer than the limit.
    void watch_the_time() {
        const auto most = std::chrono::duration<double>(options_.seconds);
        const bool late = options_.seconds > 0 && Clock::now() - last_made_.load() > most;
        if (interrupted() || late) {
            enough_ = true;
        }
    }

    /// Does each puzzle get rules of its own?
    [[nodiscard]] bool lays_rules() const { return !wanted_.rules.wishes.empty(); }

    /// The number of attempts that a thread makes together: where the fast engine can be used, many
    /// share it.
    [[nodiscard]] std::uint64_t attempts_at_once() const {
        const bool alone =
            shape_.side() > 9 || options_.controlled_bias || options_.sukaku || lays_rules();
        return alone ? 1 : shape_.side() == 9 ? 64 : 16;
    }

    void make_all() {
        const std::uint64_t at_once = attempts_at_once();
        std::uint64_t next = share_.first * at_once;
        Work work(
            threads_to_use(options_.threads),
            [&]() -> std::optional<std::uint64_t> {
                watch_the_time();
                return enough_ ? std::nullopt
                               : std::optional(std::exchange(next, next + at_once * share_.step));
            },
            [&] { return worker(at_once); });
        Progress progress(!options_.quiet, {.count = options_.count == 0 ? 0 : share_.count});
        while (made_ < share_.count && !cut_ && !output_.closed()) {
            const auto done = work.next([this] { watch_the_time(); });
            if (!done) {
                break;
            }
            for (std::size_t at = 0; at < done->size() && made_ < share_.count && !cut_; ++at) {
                take((*done)[at]);
            }
            output_.flush(); // the next puzzle may take minutes
            progress.update(made_, 0, failures_.attempts());
        }
        enough_ = true;
    }

    /// Returns a thread's work: attempts from a number on, each judged as it is made.
    [[nodiscard]] Work::Do worker(std::uint64_t at_once) {
        struct Thread {
            Judge judge;
            std::vector<Made> judged{}; ///< the judge's results, in the order of the attempts
            std::optional<Generator> generator{};
        };
        const auto thread = std::make_shared<Thread>(Judge(wishes_, &enough_));
        GenerateOptions wanted = wanted_;
        if (wishes_.any()) {
            wanted.accept = [this, raw = thread.get()](const Puzzle &puzzle, const Grid &solution) {
                const bool granted = raw->judge.grants(puzzle, solution);
                if (granted && !options_.patterns_game) {
                    last_made_ = Clock::now();
                }
                Made &judged = raw->judged.emplace_back();
                judged.rating = rated_text(raw->judge);
                judged.steps = raw->judge.rating();
                judged.distance = raw->judge.distance();
                return granted;
            };
        }
        auto generator = Generator::make(shape_, wanted);
        assert(generator); // run() and run_part() have made one before
        thread->generator.emplace(*std::move(generator));
        return [this, thread, at_once](std::uint64_t first) {
            thread->judged.clear();
            std::vector<Made> made;
            std::size_t judged = 0;
            for (Attempt &attempt : thread->generator->attempts(first, at_once)) {
                const bool was_judged =
                    judged < thread->judged.size() &&
                    (attempt.fate == Fate::good || attempt.fate == Fate::refused);
                made.push_back(was_judged ? std::move(thread->judged[judged++]) : Made{});
                made.back().attempt = std::move(attempt);
                made.back().number = first + made.size() - 1;
                if (made.back().attempt.fate == Fate::good && !options_.patterns_game) {
                    last_made_ = Clock::now();
                }
            }
            assert(made.size() <= at_once);
            return made;
        };
    }

    void take(const Made &made) {
        if (made.attempt.fate == Fate::cancelled) {
            cut_ = true; // puzzles behind it would not be those that the seed determines
            return;
        }
        if (made.attempt.fate != Fate::good) {
            failures_.note(made, wanted_, alphabet_);
            return;
        }
        if (options_.patterns_game) {
            if (!game_.takes(*Puzzle::from_givens(shape_, made.attempt.givens),
                             GameRating::of(made.steps.value()))) {
                return;
            }
            last_made_ = Clock::now();
        }
        ++made_;
        if (options_.json || lays_rules()) {
            output_.line(one_line(as_json(made)));
        } else {
            output_.line(line_of(made.attempt, alphabet_) + made.rating +
                         (wanted_.controlled_bias ? fmt::format(" {:.6g}", weight_of(made)) : ""));
        }
    }

    /// Prints the game's table, as comments behind the puzzles, or with --json on stderr.
    void tell_table() {
        for (const std::string &line : table_lines(game_)) {
            if (options_.json) {
                outcome_.complain(line);
            } else {
                output_.line("# " + line);
            }
        }
        output_.flush();
    }

    [[nodiscard]] Json as_json(const Made &made) const {
        Json object;
        object["index"] = share_.before + made_;
        object["puzzle"] = line_of(made.attempt, alphabet_);
        const Shape &board = made.attempt.board ? *made.attempt.board : shape_;
        if (!board.is_usual()) {
            object["shape"] = board.name(); // without it a reader takes the usual shape
        }
        object["solution"] = to_line(made.attempt.solution, alphabet_);
        object["givens"] = made.attempt.given_count;
        object["symmetry"] = name(wanted_.symmetry);
        object["seed"] = wanted_.seed;
        object["attempt"] = made.number;
        object["rated"] = made.rating.empty() ? Json(nullptr) : Json(made.rating.substr(1));
        object["weight"] = wanted_.controlled_bias ? Json(weight_of(made)) : Json(nullptr);
        if (options_.sukaku) {
            object["eliminated"] =
                clue_count(*Puzzle::from_candidates(shape_, made.attempt.candidates));
        }
        return object;
    }

    static double weight_of(const Made &made) {
        return weight(made.attempt.givens.size(), made.attempt.given_count);
    }

    const GenerateArguments &options_;
    Wishes wishes_;
    Shape shape_;
    Alphabet alphabet_;
    GenerateOptions wanted_;
    Share share_;
    Outcome outcome_;
    Output output_;
    FailedAttempts failures_;
    PatternsGame game_{shape_};
    std::uint64_t made_ = 0;
    bool cut_ = false; ///< was an attempt cancelled?
    std::atomic<bool> enough_ = false;
    std::atomic<Clock::time_point> last_made_{};
};

/// The end of the help, with the kinds of rules and the techniques listed.
std::string generate_help() {
    std::vector<std::string_view> kinds;
    for (const RuleKind kind : all_rule_kinds()) {
        kinds.push_back(name(kind));
    }
    std::string text = generate_footer;
    constexpr std::string_view hole = "{kinds}";
    text.replace(text.find(hole), hole.size(), fmt::format("{}", fmt::join(kinds, ", ")));
    return fmt::format("{}\n\nTechniques: {}", text, fmt::join(technique_keys(), ", "));
}

} // namespace

Command add_generate(CLI::App &program) {
    auto options = std::make_shared<GenerateArguments>();
    Arguments arguments(program, "generate", "Make puzzles at random, as they are wanted");
    arguments.count("count", options->count, "How many (default: 1)");
    arguments.text("--shape", options->shape,
                   "The board: 9x9 (default), 3x4, jigsaw:MAP, 9x9+diagonals and so on", "SHAPE");
    add_rule_options(arguments, options->rules);
    arguments.suggest("--shape", usual_shapes());
    arguments.text("--alphabet", options->alphabet,
                   "How digits are written: usual (default), letters, zero, or the characters",
                   "NAME");
    arguments.suggest("--alphabet", alphabet_names());
    add_symmetry(arguments, options->symmetry);
    arguments.text("--givens", options->givens, "So many, or a range: 24, 22..26", "RANGE");
    arguments.text("--pattern", options->pattern,
                   "Where the givens stand: a character a cell (a blank: none), or a file of them",
                   "MASK");
    arguments.flag("--loose", options->loose,
                   "Givens may be left that could go; with --givens as many as asked for");
    arguments.flag("--minimal", options->minimal, "No given can go, however many are asked for");
    arguments.exclude("--minimal", {"--loose"});
    arguments.flag("--controlled-bias", options->controlled_bias,
                   "For statistics: with a known chance each, the weight that makes up for it "
                   "behind it; slow");
    arguments.flag("--sukaku", options->sukaku,
                   "Stated as candidates: no givens, and none of the eliminated can return");
    arguments.exclude("--sukaku",
                      {"--symmetry", "--givens", "--pattern", "--loose", "--controlled-bias"});
    arguments.flag("--patterns-game", options->patterns_game,
                   "One puzzle for each new rating of a pattern, with a table");
    arguments.needs("--patterns-game", "--pattern");
    arguments.text("--posted", options->posted, "The puzzles of the game before", "FILE");
    arguments.needs("--posted", "--patterns-game");
    add_layout_options(arguments, options->layout);
    arguments.exclude("--rule-kinds", {"--pattern", "--controlled-bias", "--sukaku"});
    add_wishes(arguments, options->wishes);
    arguments.seed("--seed", options->seed, "What the puzzles follow from");
    arguments.number("--time-limit", options->seconds, 0, 1e6,
                     "Seconds for one puzzle; 0: as long as it takes (default: 60)", "SECONDS");
    arguments.threads(options->threads, "Threads to work with (default: one for each core)");
    arguments.flag("--json", options->json, "Print one JSON object a line");
    arguments.flag("--quiet", options->quiet, "No progress on stderr");
    add_shard_option(arguments, options->shard_text);
    arguments.exclude("--patterns-game", {"--loose", "--shard"});
    arguments.footer(generate_help());
    const auto run = [arguments, options] {
        options->shard = expect_shard(options->shard_text, arguments, {});
        if (options->patterns_game && !arguments.is_given("count")) {
            options->count = 0;
        }
        if (options->shard.is_set() && !options->seed) {
            refuse_usage("--shard", "wants --seed, the same for all shards");
        }
        return GenerateCommand(*options).run();
    };
    const auto run_part = [options](const WorkPart &part) {
        PartAnswer answer;
        GenerateArguments mine = *options;
        mine.answer = &answer;
        answer.worst = GenerateCommand(mine).run_part(part);
        return answer;
    };
    return {arguments, run, run_part};
}

} // namespace dokushin::cli
