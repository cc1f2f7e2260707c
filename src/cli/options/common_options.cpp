#include "cli/options/common_options.h"

#include "cli/options/arguments.h"
#include "stream/process/progress.h"
#include "cli/options/usage.h"

#include <fmt/format.h>

#include <cstdio>

namespace dokushin::cli {

namespace {

void suggest_texts(Arguments &arguments) {
    arguments.suggest("--from", format_names());
    arguments.suggest("--alphabet", alphabet_names());
    arguments.suggest("--shape", usual_shapes());
}

} // namespace

void add_common_options(Arguments &arguments, Common &common) {
    arguments.inputs(common.inputs, "Files, - for standard input, or a puzzle itself");
    arguments.text("--from", common.from, "Read this format (default: recognised)", "FORMAT");
    arguments.text("--alphabet", common.alphabet,
                   "How digits are written: usual (1-9A-Z), letters (A-Y), zero (0-F), or the "
                   "characters themselves",
                   "NAME");
    arguments.text("--shape", common.shape,
                   "The board: 9x9, 3x4 (boxes of 3 rows and 4 columns), jigsaw:MAP (or a "
                   "file), with "
                   "+diagonals, +windoku, +disjoint-groups or +centre-dots",
                   "SHAPE");
    suggest_texts(arguments);
    arguments.word("--color", common.color, {"auto", "always", "never"},
                   "Use colours: auto, always or never", "WHEN");
    arguments.flag("--json", common.json, "Print one JSON object a line");
    arguments.flag("--quiet", common.quiet, "No progress on stderr");
}

ReadOptions read_options(const Common &common) {
    ReadOptions options;
    if (!common.from.empty()) {
        options.format = expect_format("--from", common.from);
    }
    if (!common.shape.empty()) {
        options.shape = expect_shape("--shape", common.shape);
    }
    if (!common.alphabet.empty()) {
        expect_alphabet("--alphabet", common.alphabet);
        options.alphabet = common.alphabet;
    }
    return options;
}

std::optional<std::chrono::nanoseconds> time_limit(double seconds) {
    if (seconds == 0) {
        return std::nullopt;
    }
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds));
}

void Outcome::complain(std::string_view line) const {
    if (kept_ == nullptr) {
        cli::complain(line);
    } else {
        kept_->complaints.append(line).push_back('\n');
    }
}

void complain(std::string_view line) {
    const Progress::Pause pause;
    fmt::print(stderr, "{}\n", line);
}

std::string printable(std::string_view name) {
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        text += byte < 0x20 || byte == 0x7f ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
    }
    return text.empty() ? "''" : text;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view several) {
    return fmt::format("{} {}", count, count == 1 ? one : several);
}

std::string placed_message(std::string_view file, const Error &error) {
    if (error.line == 0) {
        return fmt::format("{}: {}", file, error.message());
    }
    return fmt::format("{}:{}:{}: {}", file, error.line, std::max<std::size_t>(error.column, 1),
                       error.message());
}

} // namespace dokushin::cli
