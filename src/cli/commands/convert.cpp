// dokushin convert rewrites puzzles from any format into any other, and lists the formats.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/run_modes.h"
#include "cli/options/usage.h"
#include "stream/record_loop.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::cli {
namespace {

constexpr const char *convert_footer =
    R"(Givens and stated candidates are converted; what a format can't say is refused,
never dropped. Digits that a player placed are kept where the format has a place
for them (sdk, ss, hodoku, pencilmarks). Solutions that the text states (csv, json) are
kept in csv and json; into other formats puzzles that have one go with --drop-solution only.

Examples:
  dokushin convert --to grid examples/hard.txt
  dokushin convert --to list --from line puzzles.txt
  dokushin convert --to line --alphabet-out letters examples/25x25.txt
  dokushin convert --to csv --verbose puzzles.sdm > puzzles.csv
  dokushin convert --to line --drop-solution quizzes.csv
  dokushin formats

Exit status: 0 all is converted, 2 some input is wrong, or can't be said in that format.)";

struct ConvertArguments {
    CommonOptions common;
    std::string to = "line";
    std::string alphabet;
    std::string blank;
    bool ascii = false;
    bool verbose = false;
    bool drop_solution = false;
};

Format target(const ConvertArguments &options) {
    return options.common.json ? Format::json : expect_format("--to", options.to);
}

bool keeps_solution(Format format) { return format == Format::csv || format == Format::json; }

/// Is the byte the first of a character in UTF-8?
std::ptrdiff_t characters_in(std::string_view text) {
    return std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; });
}

/// Makes the writer for a record, whose alphabet depends on the board's side.
Result<WriteOptions> write_options(const ConvertArguments &options, unsigned side) {
    WriteOptions result;
    result.ascii = options.ascii;
    if (!options.blank.empty()) {
        result.blank = options.blank;
    }
    if (!options.alphabet.empty()) {
        auto alphabet = Alphabet::named(options.alphabet, side);
        if (!alphabet) {
            return std::unexpected(std::move(alphabet.error()));
        }
        result.alphabet = *std::move(alphabet);
    }
    return result;
}

Exit run_convert(const ConvertArguments &options) {
    const Format format = target(options);
    if (!options.blank.empty() && characters_in(options.blank) != 1) {
        refuse_usage("--blank", "one character");
    }
    if (!options.alphabet.empty()) {
        expect_alphabet("--alphabet-out", options.alphabet);
    }
    Outcome outcome;
    Output output(outcome);
    output.write(Writer(format).begin());
    bool first = true;
    const auto refuse = [&](const Job &job, const Error &error) {
        complain(placed_message(job.file, error));
        outcome.note(Exit::wrong);
        return true;
    };
    const Exit exit = run_all(
        options.common, output, outcome, {[&](const Job &job) {
            if (options.verbose) {
                complain(fmt::format("{}:{}: {}, {}", job.file, job.record.line,
                                     name(job.record.format), job.record.puzzle.shape().name()));
            }
            if (job.record.solution && !keeps_solution(format) && !options.drop_solution) {
                refuse(job, program_error(
                                ErrorCode::unsupported,
                                fmt::format("a stated solution in the format {}", name(format)),
                                "csv or json, which can say it, or --drop-solution",
                                job.record.line, job.record.column));
                return false; // every other record would fail in the same manner
            }
            auto how = write_options(options, job.record.puzzle.shape().side());
            if (!how) {
                return refuse(job, how.error());
            }
            auto text = Writer(format, *std::move(how)).write(job.record);
            if (!text) {
                return refuse(job, text.error());
            }
            const bool several_lines = text->find('\n') + 1 < text->size();
            output.write(several_lines && !first ? "\n" : "");
            output.write(*text);
            first = false;
            return true;
        }});
    output.write(Writer(format).end());
    output.flush();
    return std::max(exit, outcome.worst());
}

Exit list_formats(bool json) {
    std::string text;
    for (const FormatInfo &format : formats()) {
        text += json ? one_line({{"name", format.name},
                                 {"description", format.description},
                                 {"can_write", format.can_write}})
                     : fmt::format("{:<12} {}", format.name, format.description);
        text += '\n';
    }
    return print_text(text);
}

} // namespace

Command add_convert(CLI::App &program) {
    auto options = std::make_shared<ConvertArguments>();
    Arguments arguments(program, "convert", "Convert between text formats");
    add_common_options(arguments, options->common);
    arguments.text("--to", options->to, "Write this format (default: line)", "FORMAT");
    arguments.suggest("--to", format_names());
    arguments.text("--alphabet-out", options->alphabet,
                   "How digits are written: as --alphabet, default as read", "NAME");
    arguments.suggest("--alphabet-out", alphabet_names());
    arguments.text("--blank", options->blank, "What a blank is written with", "CHAR");
    arguments.flag("--ascii", options->ascii, "Frames of | + - only");
    arguments.flag("--drop-solution", options->drop_solution,
                   "Leave out the solutions that the text states");
    arguments.flag("--verbose", options->verbose, "Say on stderr what was recognised");
    arguments.footer(convert_footer);
    return reading_command(arguments, options, run_convert);
}

Command add_formats(CLI::App &program) {
    auto json = std::make_shared<bool>(false);
    Arguments arguments(program, "formats", "List the text formats");
    arguments.flag("--json", *json, "Print one JSON object a line");
    arguments.footer("Examples:\n  dokushin formats\n\nExit status: 0.");
    return {arguments, [json] { return list_formats(*json); }};
}

} // namespace dokushin::cli
