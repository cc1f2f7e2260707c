#include "cli/options/common_options.h"

#include "cli/options/arguments.h"
#include "cli/options/usage.h"
#include "stream/process/checksum.h"
#include "stream/process/cores.h"
#include "stream/process/terminal.h"

#include <dokushin/version.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace dokushin::cli {

namespace {

void suggest_texts(Arguments &arguments) {
    arguments.suggest("--from", format_names());
    arguments.suggest("--alphabet", alphabet_names());
    arguments.suggest("--shape", usual_shapes());
}

} // namespace

void add_common_options(Arguments &arguments, CommonOptions &common) {
    arguments.inputs(common.inputs,
                     "Files (also .gz, .zst and .xz), - for standard input, or a puzzle itself");
    arguments.text("--from", common.from, "Read this format (default: recognised)", "FORMAT");
    arguments.text("--alphabet", common.alphabet,
                   "How digits are written: usual (1-9A-Z), letters (A-Y), zero (0-F), or the "
                   "characters themselves",
                   "NAME");
    arguments.text("--shape", common.shape,
                   "The board: 9x9, 3x4 (boxes of 3 rows and 4 columns), jigsaw:MAP (or a "
                   "file), grid:ROWSxCOLUMNS[:0-9][:2x4] (values and boxes), with "
                   "+diagonals, +windoku, +disjoint-groups, +centre-dots or +variables:N (cells "
                   "outside the grid)",
                   "SHAPE");
    add_rule_options(arguments, common.rules);
    arguments.flag("--ignore-unknown", common.reading.ignore_unknown,
                   "Read a puzzle without the rules that are not understood, and say so");
    suggest_texts(arguments);
    arguments.word("--color", common.color, {"auto", "always", "never"},
                   "Use colours: auto, always or never", "WHEN");
    arguments.flag("--json", common.json, "Print one JSON object a line");
    arguments.flag("--quiet", common.quiet, "No progress on stderr");
}

void settle_reading(CommonOptions &common) {
    if (!common.from.empty()) {
        common.reading.format = expect_format("--from", common.from);
    }
    if (!common.shape.empty()) {
        common.reading.shape = expect_shape("--shape", common.shape);
    }
    if (common.rules.are_given()) {
        const std::string board = common.shape.empty() ? "9x9" : common.shape;
        common.reading.shape = with_rules(common.rules, expect_shape("--shape", board));
    }
    if (!common.alphabet.empty()) {
        expect_alphabet("--alphabet", common.alphabet);
        common.reading.alphabet = common.alphabet;
    }
}

void add_shard_option(Arguments &arguments, std::string &text) {
    arguments.text("--shard", text,
                   "Do the Ith of N parts of the work; dokushin join puts their outputs together",
                   "I/N");
}

Shard expect_shard(const std::string &text, const Arguments &arguments,
                   const std::vector<std::string> &inputs) {
    if (text.empty()) {
        return {};
    }
    auto shard = shard_named(text);
    if (!shard) {
        refuse_usage("--shard",
                     fmt::format("'{}', expected I/N, such as 3/10, with I from 1 to N and N to {}",
                                 text, most_shards));
    }
    if (std::ranges::find(inputs, "-") != inputs.end()) {
        refuse_usage("--shard", "standard input can't be cut; name files");
    }
    std::string run = fmt::format("dokushin {}\n{}", DOKUSHIN_VERSION, arguments.identity());
    for (const std::string &input : inputs) {
        run += fingerprint(input);
    }
    shard->run = fmt::format("{:016x}", Checksum::of(run));
    assert(shard->is_set() && shard->run.size() == 16); // the length that a frame's reader expects
    return *std::move(shard);
}

std::optional<std::chrono::nanoseconds> time_limit(double seconds) {
    assert(seconds >= 0);
    if (seconds == 0) {
        return std::nullopt;
    }
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds));
}

unsigned threads_for(const RunOptions &options, unsigned wanted) {
    return options.part != nullptr ? 0 : threads_to_use(wanted);
}

bool is_for_a_person(const RunOptions &options) {
    return stdout_is_terminal() && !options.shard.is_set() && options.part == nullptr;
}

bool use_color(const CommonOptions &common) {
    if (common.color != "auto") {
        return common.color == "always";
    }
    const char *const refused = std::getenv("NO_COLOR");
    return stdout_is_terminal() && (refused == nullptr || *refused == '\0');
}

} // namespace dokushin::cli
