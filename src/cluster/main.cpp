// dokushin-cluster runs subcommands of dokushin on all ranks of an MPI job and writes one output.
#include "cli/manual.h"
#include "cli/program.h"
#include "cli/version_text.h"
#include "cluster/coordinator.h"
#include "cluster/network.h"
#include "cluster/plan.h"
#include "cluster/worker.h"
#include "stream/compression/compression.h"
#include "stream/output.h"
#include "stream/process/interrupt.h"
#include "stream/process/memory.h"
#include "stream/process/usage_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <dokushin/version.h>
#include <exception>
#include <map>
#include <string_view>

namespace dokushin::cluster {
namespace {

constexpr const char *program_footer = R"(Examples:
  mpirun -n 4 dokushin-cluster rate --out ratings.txt puzzles.txt
  srun -n 64 dokushin-cluster solve --out solutions.txt billions.txt
  dokushin-cluster rate --plan puzzles.txt

Whatever ends a run, the same command goes on with it. dokushin-cluster COMMAND --help
describes each.)";

constexpr const char *cluster_footer =
    R"(On a cluster: rank 0 reads the inputs, hands out chunks of them to the threads of all ranks,
itself included, and writes FILE at the end: the very bytes that dokushin alone would print.
Until then FILE.journal lists what is done and FILE.parts holds it. Started again with the same
options and inputs, the run goes on and does no chunk twice; FILE.journal stays, so that a
finished run is known. If an input or option has changed, it says so and does nothing.
Inputs that do not begin with a puzzle a line are one chunk (dokushin convert --to line).

Exit status: as above of all puzzles, 130 or 143 interrupted.)";

/// The options that only the cluster has.
struct ClusterOptions {
    std::string out;
    std::uint64_t chunk = 0; ///< 0: the subcommand's default
    double lost_after = 120;
    unsigned threads = 0;
    bool plan = false;
};

constexpr std::uint64_t most_chunk = 1'000'000'000;

/// The default size of a chunk in lines (attempts for generate): half a second of work or less for
/// easy puzzles, so that hard ones do not make it minutes.
const std::map<std::string, std::uint64_t> &usual_chunks() {
    static const std::map<std::string, std::uint64_t> table{
        {"solve", 16'384}, {"rate", 32},    {"canon", 1024},  {"count", 4},
        {"expand", 32},    {"vicinity", 4}, {"generate", 256}};
    return table;
}

void add_cluster_options(CLI::App &program, const std::string &command, ClusterOptions &options) {
    cli::Arguments arguments(program, command);
    arguments.text(
        "--out", options.out,
        "The output, compressed if it ends in .gz, .zst or .xz; needed except with --plan", "FILE");
    arguments.count(
        "--chunk", options.chunk,
        fmt::format("{} to a chunk (default: {}{})", command == "generate" ? "Attempts" : "Lines",
                    usual_chunks().at(command), command == "generate" ? ", 4 beyond 9x9" : ""));
    arguments.flag("--plan", options.plan,
                   "Only estimate how long it would take, from a sample of ten seconds");
    arguments.number("--lost-after", options.lost_after, 1, 1e6,
                     "Seconds without a word from a rank until it is lost, and the run ends "
                     "(default: 120)",
                     "SECONDS");
    if (!arguments.has("--threads")) {
        arguments.threads(options.threads,
                          "Threads of each rank (default: its share of the cores)");
    }
    arguments.add_to_footer(cluster_footer);
}

template <class Number> Number number_of(const std::optional<std::string> &text, Number usual) {
    Number number = usual;
    if (text) {
        std::from_chars(text->data(), text->data() + text->size(), number);
    }
    return number;
}

/// Is the board larger than 9×9? Then a single attempt may take long.
bool is_large(const cli::Arguments &arguments) {
    const auto shape = Shape::parse(arguments.given("--shape").value_or("9x9"));
    return shape && shape->side() > 9;
}

/// Refuses an output that this build can't compress, before any work is done for it.
void refuse_unknown_compression(const std::string &out) {
    if (!stream::is_compressed(out)) {
        return;
    }
    const stream::CompressionInfo &info = stream::info_of(stream::compression_of(out));
    if (!stream::is_in_this_build(info)) {
        stream::refuse_usage("--out", stream::missing_in_this_build(info).message());
    }
}

Run run_of(const cli::Command &command, const std::string &name, const ClusterOptions &options) {
    const cli::Arguments &arguments = command.arguments;
    Run run;
    run.command = name;
    run.run_part = command.run_part;
    run.common = command.common;
    run.json = arguments.is_given("--json");
    run.quiet = arguments.is_given("--quiet");
    run.plan = options.plan;
    run.out = options.plan && options.out.empty() ? "FILE" : options.out;
    run.chunk = options.chunk > 0 ? options.chunk : usual_chunks().at(name);
    run.threads = number_of(arguments.given("--threads"), 0U);
    run.lost_after = options.lost_after;
    if (run.plan && arguments.is_given("--shard")) {
        stream::refuse_usage("--plan", "is of the whole; leave --shard out");
    }
    if (run.out.empty()) {
        stream::refuse_usage("--out", "is needed: the file to write");
    }
    refuse_unknown_compression(run.out);
    for (const char *const option : {"--unique", "--grids", "--patterns-game"}) {
        if (arguments.is_given(option)) {
            stream::refuse_usage(option, "is no matter of one puzzle at a time; dokushin does it");
        }
    }
    if (run.common != nullptr && run.common->inputs.empty()) {
        stream::refuse_usage("input", "name files, or - for standard input");
    }
    std::string word = fmt::format("{} {}\n", DOKUSHIN_VERSION, run.chunk) + arguments.identity();
    if (run.chunk > most_chunk) {
        stream::refuse_usage("--chunk", fmt::format("expected {} at most", most_chunk));
    }
    if (run.common == nullptr) {
        if (arguments.is_given("--shard")) {
            stream::refuse_usage("--shard", "is for inputs; dokushin generate has it");
        }
        run.wanted = {number_of(arguments.given("count"), std::uint64_t{1}),
                      number_of(arguments.given("--time-limit"), 60.0)};
        const std::size_t block = is_large(arguments) ? 1 : 64; // attempts that are made at once
        run.chunk = options.chunk > 0 ? options.chunk : 4 * block;
        run.chunk = (run.chunk + block - 1) / block * block;
        if (!arguments.is_given("--seed")) {
            stream::refuse_usage("--seed", "is needed, so that the run can go on after an end");
        }
    } else {
        word += arguments.given("--shard").value_or("") + "\n";
        for (const std::string &input : run.common->inputs) {
            word += stream::fingerprint(input);
        }
    }
    run.word = fmt::format("{:016x}", stream::Checksum::of(word));
    return run;
}

/// Checks the options before work is handed out, by running the subcommand on an empty part.
void try_options(const Run &run) {
    const stream::PartAnswer answer = run.run_part({});
    if (run.wanted && answer.worst == stream::Exit::wrong) {
        std::string_view complaints = answer.complaints;
        complaints.remove_suffix(complaints.ends_with('\n') ? 1 : 0);
        stream::refuse_usage(run.command, std::string(complaints));
    }
}

/// Are the options valid on every rank? A file that one of them names may be missing on some.
bool all_can_run(Network &network, const cli::Command &command, const Run &run) {
    std::exception_ptr wrong;
    try {
        command.settle();
        try_options(run);
    } catch (...) {
        wrong = std::current_exception();
    }
    const unsigned wrong_ranks = network.sum(wrong != nullptr ? 1 : 0);
    if (wrong != nullptr && network.rank() == 0) {
        std::rethrow_exception(wrong);
    }
    if (wrong_ranks > 0 && network.rank() == 0) {
        stream::complain(
            fmt::format("dokushin-cluster: {} of {} ranks can't do that; do they all see "
                        "the files that options name?",
                        wrong_ranks, network.size()));
    }
    return wrong_ranks == 0;
}

stream::Exit run_ranks(Network &network, const Run &run) {
    stream::watch_for_interrupts();
    const unsigned fair = network.fair_threads();
    const unsigned threads = run.threads > 0 ? run.threads : fair;
    if (run.plan) {
        const unsigned all = network.sum(threads);
        if (network.rank() == 0) {
            const auto plan = plan_of(run, static_cast<unsigned>(network.size()), all, threads);
            end_all(network);
            return plan ? stream::print_text(*plan)
                        : (stream::complain("dokushin-cluster: " + plan.error()),
                           stream::Exit::wrong);
        }
    } else if (network.rank() == 0) {
        return coordinate(network, run, threads);
    }
    work(network, run, threads);
    return stream::Exit::good;
}

/// Describes the program's command line.
struct Program {
    CLI::App app{"solve, rate and make puzzles on all machines of a cluster", "dokushin-cluster"};
    ClusterOptions options;
    std::vector<cli::Command> commands{
        cli::add_solve(app),  cli::add_rate(app),     cli::add_canon(app),   cli::add_count(app),
        cli::add_expand(app), cli::add_vicinity(app), cli::add_generate(app)};

    Program() {
        app.set_version_flag("--version", cli::version_text,
                             "Print the version, the kernels and how this was built, and exit");
        app.require_subcommand(1);
        app.footer(program_footer);
        for (const auto &[command, chunk] : usual_chunks()) {
            add_cluster_options(app, command, options);
        }
        commands.push_back(cli::add_completions(app));
        commands.push_back(cli::add_man(app, "dokushin(1), mpirun(1)"));
    }
};

/// Does the command line only ask for help, the man page or completions? These are printed without
/// MPI, which a build or a shell that asks for them may not be able to start.
bool tells_of_itself(int argc, const char *const *argv) {
    const std::string_view command = argc > 1 ? argv[1] : "";
    return command == "man" || command == "completions";
}

stream::Exit tell_of_itself(int argc, const char *const *argv) {
    Program program;
    return cli::run_program(program.app, program.commands, argc, argv,
                            [](const cli::Command &command) { return command.run(); });
}

stream::Exit run_program(Network &network, int argc, const char *const *argv) {
    Program program;
    const bool first = network.rank() == 0;
    return cli::run_program(
        program.app, program.commands, argc, argv,
        [&](const cli::Command &command) {
            if (!command.run_part) {
                return first ? command.run() : stream::Exit::good;
            }
            const std::string name = program.app.get_subcommands().front()->get_name();
            const Run run = run_of(command, name, program.options);
            return all_can_run(network, command, run) ? run_ranks(network, run)
                                                      : stream::Exit::wrong;
        },
        first);
}

/// Reports errors that no input should cause, such as memory that runs out.
void tell(const std::exception &error) {
    std::fprintf(stderr, "dokushin-cluster: %s\n", stream::describe_failure(error));
}

stream::Exit run_on_network(int argc, char **argv) {
    Network network(argc, argv);
    try {
        return run_program(network, argc, argv);
    } catch (const std::exception &error) {
        tell(error);
        network.abort(2);
    }
}

} // namespace
} // namespace dokushin::cluster

int main(int argc, char **argv) {
    namespace stream = dokushin::stream;
    namespace cluster = dokushin::cluster;
    stream::prepare_memory();
    try {
        return stream::status_of(cluster::tells_of_itself(argc, argv)
                                     ? cluster::tell_of_itself(argc, argv)
                                     : cluster::run_on_network(argc, argv));
    } catch (const std::exception &error) {
        cluster::tell(error);
        return 2;
    }
}
