// dokushin canon prints the canonical form of each puzzle, or the first puzzle of each equivalence
// class. Forms of files are found on all cores; from a pipe, whose writer may wait for each answer,
// they are found one by one.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/on_threads.h"
#include "cli/commands/run_modes.h"
#include "stream/puzzle_line.h"
#include "stream/record_loop.h"

#include <dokushin/canon_forms.h>
#include <dokushin/seen_forms.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <cassert>

namespace dokushin::cli {
namespace {

constexpr const char *canon_footer =
    R"(Output: a line for each puzzle, in the order of the input: its form, then how many
transforms take it to itself. The form is the true minlex form: the least string, blanks
first, that permutations of rows, columns and chutes, transposition and other names for the
digits can make of it. Equivalent puzzles have the same form, and no others. A grid has one too.
A puzzle without a form is printed in its place with the reason:
  PUZZLE # invalid: WHY      givens that contradict each other
  PUZZLE # unsupported: WHY  puzzles without one solution, if --form needs it; boards without boxes, with extra houses, over 16x16, some of
                              1x12 to 1x16 and 2x8, and puzzles that state candidates

--transform adds one transform that leads to the form. "rows 3 1 2 ..." says that its first row is the third
of the puzzle; where "turned" stands, of the puzzle with rows and columns exchanged.
"digits 5 1 ..." says that 1 is called 5 in the form.

--form prints another form, as lists of others have it, of the usual 9x9 board:
  maxlex            the greatest string; givens come first, from 9 down
  rowminlex         the least string of the solution, and the puzzle's givens in it; if several
                    transforms lead there, the greatest of these
  solution-minlex   the least string of the solution itself
  pattern-first     the least pattern of givens, blanks first, and then the least digits

--unique prints the first puzzle of each class, as it was given. Each class takes 22 to 43
bytes of memory, half as much more now and then, however long the file is.

With --json each line is an object: index, status (ok, invalid, unsupported), error, and
where there is one puzzle, form, automorphisms, transform (transposed, rows, columns, digits).

Examples:
  dokushin canon examples/hard.txt
  dokushin canon --transform examples/4x4.txt
  dokushin canon --unique puzzles.txt > different.txt
  dokushin canon --form maxlex examples/hard.txt

Exit status: 0 every puzzle has a form, 2 some input is wrong.)";

struct CanonArguments {
    CommonOptions common;
    std::string form = "minlex";
    bool unique = false;
    bool transform = false;
    unsigned threads = 0; ///< 0: as many as there are cores
};

/// Returns the first `side` entries of a permutation, with `add` added to each.
std::vector<unsigned> numbers(const Transform::Permutation &permutation, unsigned side,
                              unsigned add) {
    assert(side <= permutation.size());
    std::vector<unsigned> result;
    for (unsigned i = 0; i < side; ++i) {
        result.push_back(permutation[i] + add);
    }
    return result;
}

std::string transform_text(const Transform &transform) {
    const unsigned side = transform.side;
    return fmt::format("{}rows {} columns {} digits {}", transform.transposed ? "turned " : "",
                       fmt::join(numbers(transform.rows, side, 1), " "),
                       fmt::join(numbers(transform.columns, side, 1), " "),
                       fmt::join(numbers(transform.digits, side, 0), " "));
}

Json as_json(const Transform &transform) {
    const unsigned side = transform.side;
    return {{"transposed", transform.transposed},
            {"rows", numbers(transform.rows, side, 1)},
            {"columns", numbers(transform.columns, side, 1)},
            {"digits", numbers(transform.digits, side, 0)}};
}

/// A FormFinder finds the forms of one kind, and solutions where these are needed.
class FormFinder {
  public:
    explicit FormFinder(FormKind kind) : kind_(kind) {}

    [[nodiscard]] Result<Canonical> operator()(const Puzzle &puzzle) {
        Grid solution;
        if (needs_solution(kind_) && !puzzle.has_candidates()) {
            SolveOptions how;
            how.limits.cancelled = &interrupted();
            SolveResult solved = solver_.solve(puzzle, how);
            if (solved.status == Status::none || solved.status == Status::multiple) {
                return std::unexpected(program_error(ErrorCode::unsupported,
                                                     "a puzzle without exactly one solution", {}));
            }
            solution = std::move(solved.solution);
        }
        return form_of(puzzle, kind_, canonicaliser_, solution);
    }

  private:
    FormKind kind_;
    Canonicaliser canonicaliser_;
    Solver solver_;
};

class CanonCommand {
  public:
    explicit CanonCommand(const CanonArguments &options)
        : options_(options), kind_(*form_kind_named(options.form)), find_form_(kind_),
          outcome_(options.common.answer), output_(outcome_, options.common.shard) {}

    static bool tells_numbers(const CanonArguments & /*options*/) { return false; }

    Exit run() {
        const Handlers handlers{
            [&](const Job &job) {
                tell(job, found_ != nullptr ? *found_ : find_form_(job.record.puzzle));
                return true;
            },
            [&](std::size_t index, const std::string &message) { tell_error(index, message); }};
        const unsigned threads = threads_for(options_.common, options_.threads);
        const bool is_pipe = ByteInputs(options_.common).total_bytes() == 0;
        if (threads <= 1 || is_pipe) {
            return run_all(options_.common, output_, outcome_, handlers);
        }
        const auto answerer = [this] {
            return [find_form = std::make_shared<FormFinder>(kind_)](const Record &record) {
                return (*find_form)(record.puzzle);
            };
        };
        return run_on_threads<Result<Canonical>>(options_.common, threads, output_, outcome_,
                                                 handlers, answerer, found_);
    }

  private:
    void tell(const Job &job, const Result<Canonical> &found) {
        if (!found) {
            refuse(job, found.error());
        } else if (!options_.unique || seen_.is_new(job.record.puzzle.shape(), found->form)) {
            output_.line(options_.common.json ? one_line(json(job, *found)) : text(job, *found));
        }
    }

    [[nodiscard]] std::string text(const Job &job, const Canonical &found) const {
        if (options_.unique) {
            return given(job);
        }
        const std::string line =
            fmt::format("{} {}", to_line(found.form, job.record.alphabet), found.automorphisms);
        return options_.transform ? line + " " + transform_text(found.transform) : line;
    }

    static Json json(const Job &job, const Canonical &found) {
        return {{"index", job.index},
                {"status", "ok"},
                {"puzzle", given(job)},
                {"form", to_line(found.form, job.record.alphabet)},
                {"automorphisms", found.automorphisms},
                {"transform", as_json(found.transform)},
                {"error", nullptr}};
    }

    /// Returns the puzzle in the characters of the input.
    static std::string given(const Job &job) { return position_line(job.record, job.record.blank); }

    void refuse(const Job &job, const Error &error) {
        const std::string message = complain_of(error, job);
        outcome_.note(Exit::wrong);
        const char *status = error.code == ErrorCode::unsupported ? "unsupported" : "invalid";
        if (options_.common.json) {
            output_.line(one_line({{"index", job.index},
                                   {"status", status},
                                   {"puzzle", given(job)},
                                   {"error", message}}));
        } else if (options_.unique) { // as a comment, since a plain line would count as a class
            output_.line(fmt::format("# {}", message));
        } else {
            output_.line(fmt::format("{} # {}: {}", given(job), status, error.message()));
        }
    }

    void tell_error(std::size_t index, const std::string &message) {
        output_.line(options_.common.json ? unreadable_json(index, message)
                                          : fmt::format("# {}", message));
    }

    const CanonArguments &options_;
    FormKind kind_;
    FormFinder find_form_;
    Outcome outcome_;
    Output output_;
    SeenForms seen_;
    const Result<Canonical> *found_ = nullptr; ///< by a thread, of the record at hand
};

} // namespace

Command add_canon(CLI::App &program) {
    auto options = std::make_shared<CanonArguments>();
    Arguments arguments(program, "canon", "Give the form that equivalent puzzles share");
    add_common_options(arguments, options->common);
    std::vector<std::string> kinds;
    for (const FormKind kind : all_form_kinds()) {
        kinds.emplace_back(name(kind));
    }
    arguments.word("--form", options->form, kinds, "Which form (default: minlex)", "FORM");
    arguments.flag("--unique", options->unique, "Print the first puzzle of each class instead");
    arguments.flag("--transform", options->transform, "Say how each puzzle gets to its form");
    arguments.threads(options->threads, "Threads to find forms with (default: one for each core)");
    add_shard_option(arguments, options->common.shard_text);
    arguments.exclude("--unique", {"--transform", "--shard"});
    arguments.footer(canon_footer);
    return shared_command<CanonCommand>(arguments, options);
}

} // namespace dokushin::cli
