// dokushin collection stats: histograms of what a collection has.
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "collection/histograms_svg.h"
#include "collection/schema.h"
#include "stream/process/interrupt.h"
#include "stream/process/new_files.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::cli {
namespace {

using collection::Histogram;

/// Returns a histogram as lines: the label, a bar of up to 50 characters, and the count.
std::string histogram_text(const Histogram &histogram) {
    constexpr std::uint64_t longest_bar = 50;
    std::uint64_t most = 1;
    std::size_t width = 0;
    for (const collection::Bar &bar : histogram.bars) {
        most = std::max(most, bar.count);
        width = std::max(width, printable(bar.label).size());
    }
    std::string text = histogram_title(histogram) + "\n";
    for (const collection::Bar &bar : histogram.bars) {
        // At least one mark, so that rare ones are seen.
        const std::uint64_t marks = std::max<std::uint64_t>(
            1, static_cast<std::uint64_t>(static_cast<double>(bar.count) * longest_bar /
                                          static_cast<double>(most)));
        text += fmt::format("  {:>{}} {} {}\n", printable(bar.label), width,
                            std::string(marks, '#'), bar.count);
    }
    return text;
}

Json histogram_json(const Histogram &histogram) {
    Json bars = Json::array();
    for (const collection::Bar &bar : histogram.bars) {
        bars.push_back({{"value", bar.label}, {"count", bar.count}});
    }
    return {{"name", histogram.name}, {"step", histogram.step}, {"bars", std::move(bars)}};
}

} // namespace

Exit run_stats(const CollectionOptions &options) {
    watch_for_interrupts();
    const auto database = collection::open_collection(
        options.file, collection::Database::Access::read, &interrupted());
    if (!database) {
        return refuse_collection(options, database.error());
    }
    database->end_when_cancelled(interrupted());
    const auto histograms =
        collection::statistics(*database, fmt::format("{}", fmt::join(options.common.inputs, " ")));
    if (interrupted()) {
        complain_of_interrupt("interrupted");
        return Exit::interrupted;
    }
    if (!histograms) {
        return refuse_collection(options, histograms.error());
    }
    Outcome outcome;
    if (!options.svg.empty()) {
        NewFiles files;
        if (!files.begin(options.svg) || !files.write(histograms_svg(*histograms)) ||
            !files.commit()) {
            complain(files.error());
            return Exit::wrong;
        }
    }
    Output output(outcome);
    for (const Histogram &histogram : *histograms) {
        if (options.common.json) {
            output.line(one_line(histogram_json(histogram)));
        } else {
            output.write(histogram_text(histogram));
        }
    }
    output.flush();
    return outcome.worst();
}

} // namespace dokushin::cli
