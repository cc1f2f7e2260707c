// dokushin_schedule FILE...: how well a cluster's cores would be used, and how long its last ones
// would be waited for, if each puzzle cost one of the times in FILE; docs/SCALE.md tells what that
// gave. scheduler.h has the model, measured_times.h the files.
#include "measured_times.h"
#include "scheduler.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>

namespace dokushin::bench {
namespace {

constexpr double microsecond = 1e-6;
constexpr double percent = 100;

struct Options {
    std::vector<std::string> files;
    std::vector<std::uint32_t> cores{1000};
    std::vector<std::uint64_t> puzzles{10'000'000};
    std::vector<std::uint64_t> chunks{1, 10, 100, 1000, 10'000};
    bool guided = false;
    std::uint64_t least = 1;
    double handout = 20; ///< microseconds
    double latency = 50; ///< microseconds
    std::uint32_t threads = 1;
    double until = 0; ///< percent; 0: not asked for
    Coming coming = Coming::drawn;
    std::uint64_t seed = 1;
    bool json = false;
};

/// One line of the table.
struct Row {
    std::uint32_t cores = 0;
    std::uint64_t puzzles = 0;
    std::uint64_t chunk = 0;
    Outcome outcome;
    bool reached = true; ///< what --until asks for
};

Row simulated(const Options &options, const std::vector<double> &times, std::uint32_t cores,
              std::uint64_t puzzles, std::uint64_t chunk) {
    const Farm farm{cores, options.handout * microsecond, options.latency * microsecond,
                    options.threads};
    const Chunks chunks{chunk, options.guided, std::min(options.least, chunk)};
    const Outcome outcome =
        simulate(Input(times, puzzles, options.coming, options.seed), farm, chunks);
    return {cores, puzzles, chunk, outcome, outcome.utilisation * percent >= options.until};
}

double mean_of(const std::vector<double> &times) {
    return std::reduce(times.begin(), times.end()) / static_cast<double>(times.size());
}

/// However many puzzles there are, the master hands out no more work a second than this.
double most_utilisation(const Options &options, double mean, std::uint32_t cores,
                        std::uint64_t chunk) {
    const double handed_out = static_cast<double>(chunk) * mean;
    return handed_out / (cores * options.handout * microsecond);
}

/// The first of 1, 2, 5, 10, 20, … puzzles with which it is reached; from a puzzle a core on. Half
/// a round of chunks more must do, too: that chunks come out even by chance doesn't count.
Row enough(const Options &options, const std::vector<double> &times, std::uint32_t cores,
           std::uint64_t most, std::uint64_t chunk) {
    if (most_utilisation(options, mean_of(times), cores, chunk) * percent < options.until) {
        most = std::min(most, 100 * chunk * cores); // tells how far off it is
    }
    for (std::uint64_t ten = 1; ten <= most; ten *= 10) {
        for (const std::uint64_t step : {1U, 2U, 5U}) {
            const std::uint64_t puzzles = step * ten;
            if (puzzles < cores || puzzles > most) {
                continue;
            }
            const Row row = simulated(options, times, cores, puzzles, chunk);
            const std::uint64_t more = puzzles + std::max(chunk * cores / 2, std::uint64_t{1});
            if (row.reached && simulated(options, times, cores, more, chunk).reached) {
                return row;
            }
        }
    }
    Row row = simulated(options, times, cores, most, chunk);
    row.reached = false;
    return row;
}

void tell_head(const Options &options, const std::vector<double> &times) {
    const double mean = std::reduce(times.begin(), times.end()) / static_cast<double>(times.size());
    const double most = *std::ranges::max_element(times);
    fmt::print("{} times: mean {:.6f} s, greatest {:.6f} s ({:.0f} times the mean)\n", times.size(),
               mean, most, most / mean);
    fmt::print("hand-out {:g} us, latency {:g} us, threads {}, chunks {}, seed {}\n",
               options.handout, options.latency, options.threads,
               options.guided ? "guided" : "of one size", options.seed);
    fmt::print("{:>7} {:>11} {:>7} {:>9} {:>6} {:>9} {:>11} {:>7}\n", "cores", "puzzles", "chunk",
               "chunks", "used", "tail s", "makespan s", "master");
}

void tell(const Row &row) {
    const Outcome &outcome = row.outcome;
    fmt::print("{:>7} {:>11} {:>7} {:>9} {:>5.1f}% {:>9.4g} {:>11.5g} {:>6.1f}%{}\n", row.cores,
               row.puzzles, row.chunk, outcome.chunks, outcome.utilisation * percent, outcome.tail,
               outcome.makespan, outcome.master * percent, row.reached ? "" : "  not reached");
}

void tell_as_json(const Options &options, const Row &row) {
    nlohmann::ordered_json object;
    object["cores"] = row.cores;
    object["puzzles"] = row.puzzles;
    object["chunk"] = row.chunk;
    object["guided"] = options.guided;
    object["chunks"] = row.outcome.chunks;
    object["utilisation"] = row.outcome.utilisation;
    object["tail"] = row.outcome.tail;
    object["makespan"] = row.outcome.makespan;
    object["master"] = row.outcome.master;
    object["reached"] = row.reached;
    fmt::print("{}\n", object.dump());
}

std::expected<std::vector<double>, BadTimes> times_of(const std::vector<std::string> &files) {
    std::vector<double> times;
    for (const std::string &file : files) {
        std::ifstream in(file);
        if (!in) {
            return std::unexpected(BadTimes{fmt::format("{}: can't be opened", file)});
        }
        if (auto read = read_times(in, file, times); !read) {
            return std::unexpected(read.error());
        }
    }
    if (std::reduce(times.begin(), times.end()) <= 0) {
        return std::unexpected(BadTimes{fmt::format(
            "{}: all times are 0; dokushin_rating_times measures finer ones", files.front())});
    }
    return times;
}

int run(const Options &options) {
    const auto times = times_of(options.files);
    if (!times) {
        fmt::print(stderr, "{}\n", times.error().what);
        return 2;
    }
    if (!options.json) {
        tell_head(options, *times);
    }
    for (const std::uint32_t cores : options.cores) {
        for (const std::uint64_t puzzles : options.puzzles) {
            for (const std::uint64_t chunk : options.chunks) {
                const Row row = options.until > 0
                                    ? enough(options, *times, cores, puzzles, chunk)
                                    : simulated(options, *times, cores, puzzles, chunk);
                if (options.json) {
                    tell_as_json(options, row);
                } else {
                    tell(row);
                }
            }
        }
    }
    return 0;
}

void describe(CLI::App &app, Options &options) {
    const std::map<std::string, Coming> orders{
        {"drawn", Coming::drawn}, {"rising", Coming::rising}, {"falling", Coming::falling}};
    constexpr std::uint64_t most = 100'000'000'000;
    app.add_option("FILE", options.files, "Measured times, pooled if there are several files")
        ->required();
    app.add_option("--cores", options.cores, "How many cores (1000); several: 10,1000")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::Range(1, 10'000'000));
    app.add_option("--puzzles", options.puzzles, "How many puzzles (10000000)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::Range(std::uint64_t{1}, most));
    app.add_option("--chunk", options.chunks, "Puzzles of a chunk (1,10,100,1000,10000)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::Range(std::uint64_t{1}, most));
    app.add_flag("--guided", options.guided,
                 "A chunk is what is left / (4 x cores), and --chunk only the most");
    app.add_option("--least", options.least, "Puzzles of a guided chunk at least (1)")
        ->check(CLI::Range(std::uint64_t{1}, most));
    app.add_option("--handout", options.handout, "Microseconds a chunk costs the master (20)")
        ->check(CLI::Range(0.0, 1e9));
    app.add_option("--latency", options.latency, "Microseconds that a message travels (50)")
        ->check(CLI::Range(0.0, 1e9));
    app.add_option("--threads", options.threads, "Cores of a rank (1)")
        ->check(CLI::Range(1, 10'000'000));
    app.add_option("--until", options.until,
                   "The fewest of 1, 2, 5, 10, ... puzzles that use the cores for this many "
                   "percent of their time; at most --puzzles")
        ->check(CLI::Range(0.0, percent));
    app.add_option("--order", options.coming, "How puzzles come: drawn (default), rising, falling")
        ->transform(CLI::CheckedTransformer(orders).description(""))
        ->type_name("ORDER");
    app.add_option("--seed", options.seed, "Of what is drawn (1)");
    app.add_flag("--json", options.json, "An object a line");
}

int parse_and_run(int count, char **arguments) {
    Options options;
    CLI::App app("Simulates a master that hands out chunks of puzzles to the cores of a cluster");
    describe(app, options);
    try {
        app.parse(count, arguments);
    } catch (const CLI::CallForHelp &) {
        fmt::print("{}", app.help());
        return 0;
    } catch (const CLI::ParseError &error) {
        fmt::print(stderr, "{}\n", error.what());
        return 2;
    }
    return run(options);
}

} // namespace
} // namespace dokushin::bench

int main(int count, char **arguments) {
    try {
        return dokushin::bench::parse_and_run(count, arguments);
    } catch (const std::exception &error) {
        // Only what no input should cause, such as memory that runs out.
        std::fprintf(stderr, "dokushin_schedule: %s\n", error.what());
        return 2;
    }
}
