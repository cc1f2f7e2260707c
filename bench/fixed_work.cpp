// dokushin_fixed_work: prints the names of pieces of work, a line WORK KERNEL each ("-" for the
// kernel where the work has no choice). dokushin_fixed_work WORK KERNEL ROUNDS does one of them so
// many times, and prints a sum over its answers. bench/fixed_work.sh counts the instructions.
#include "collections.h"

#include <dokushin/batch.h>
#include <dokushin/canon.h>
#include <dokushin/count.h>
#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>
#include <dokushin/universal.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::bench {
namespace {

/// A Round does a piece of work once, and returns a sum over the answers, so that none of them can
/// be left out. It works on what was made before.
using Round = std::function<std::uint64_t()>;

std::vector<Puzzle> puzzles_of(std::string_view file, std::size_t most) {
    return load(std::filesystem::path(DOKUSHIN_SOURCE_DIR) / file, most).puzzles;
}

/// Solves puzzles of a file by a kernel, `together` of them a call.
Round by_kernel(std::string_view file, std::string_view kernel, std::size_t together) {
    constexpr std::size_t count = 320; // ten boards for each of the most lanes
    const auto puzzles = puzzles_of(file, count);
    std::string text;
    for (std::size_t at = 0; at < count; ++at) {
        text += to_line(puzzles[at % puzzles.size()].givens(), Alphabet::usual(9));
    }
    return [text, kernel, together] {
        auto solver = BatchSolver::make(kernel);
        std::vector<BatchAnswer> answers(count);
        std::uint64_t sum = 0;
        for (std::size_t at = 0; solver && at < count; at += together) {
            const auto here = std::span(answers).subspan(at, together);
            const auto some = std::span<const char>(text).subspan(at * 81, together * 81);
            sum += solver->solve(some, here)->rounds;
        }
        for (const BatchAnswer &answer : answers) {
            sum += answer.nodes;
        }
        return sum;
    };
}

/// Solves puzzles one by one by whatever engine solve() chooses.
Round solving(std::vector<Puzzle> puzzles) {
    return [puzzles = std::move(puzzles)] {
        Solver solver;
        std::uint64_t sum = 0;
        for (const Puzzle &puzzle : puzzles) {
            const SolveResult found = solver.solve(puzzle);
            sum += found.counters.nodes + static_cast<std::uint64_t>(found.status);
        }
        return sum;
    };
}

std::vector<Puzzle> attempts(const GenerateOptions &how, std::size_t count) {
    const Shape nine = *Shape::classic(3);
    std::vector<Puzzle> puzzles;
    auto generator = Generator::make_without_layout(nine, how);
    if (generator) {
        for (const Attempt &made : generator->attempts(0, count)) {
            puzzles.push_back(how.sukaku ? *Puzzle::from_candidates(nine, made.candidates)
                                         : *Puzzle::from_givens(nine, made.givens));
        }
    }
    return puzzles;
}

Round rating(std::string_view file, Order order) {
    return [puzzles = puzzles_of(file, 12), order] {
        RateOptions how;
        how.order = order;
        Rater rater(how);
        std::uint64_t sum = 0;
        for (const Puzzle &puzzle : puzzles) {
            sum += order == Order::hodoku ? rate_as_hodoku(puzzle).score
                                          : rater.rate(puzzle).hardest.tenths;
        }
        return sum;
    };
}

/// Every fifth board of examples/variants.jsonl, which has one for each kind of rule.
std::vector<Puzzle> boards_with_rules() {
    std::vector<Puzzle> puzzles;
    std::ifstream in(std::filesystem::path(DOKUSHIN_SOURCE_DIR) / "examples/variants.jsonl");
    ReadOptions how;
    how.format = Format::json;
    std::size_t lines = 0;
    for (std::string line; std::getline(in, line);) {
        auto record = read_one(line, how);
        if (record && lines++ % 5 == 0) {
            puzzles.push_back(std::move(record->puzzle));
        }
    }
    return puzzles;
}

Round making_canonical() {
    return [puzzles = puzzles_of("bench/collections/9x9-minimal.txt", 40)] {
        Canonicaliser canonicaliser;
        std::uint64_t sum = 0;
        for (const Puzzle &puzzle : puzzles) {
            const auto canonical = canonicaliser.canonical(puzzle);
            sum += canonical ? canonical->automorphisms + number(canonical->form[8]) : 0;
        }
        return sum;
    };
}

Round rating_by_whips() {
    return [puzzles = puzzles_of("bench/collections/9x9-minimal.txt", 4)] {
        constexpr std::array scales{UniversalScale::w};
        UniversalRater rater;
        std::uint64_t sum = 0;
        for (const Puzzle &puzzle : puzzles) {
            const auto ratings = rater.rate(puzzle, solve(puzzle).solution, scales);
            sum += ratings ? ratings->front().value : 0;
        }
        return sum;
    };
}

struct Work {
    std::string_view name;
    Round (*prepare)();
};

/// These pieces of work have no choice of a kernel; on boards of 9×9 it goes through the one that
/// runs here.
constexpr std::array works{
    Work{"solve-16x16", [] { return solving(puzzles_of("bench/collections/16x16.txt", 5)); }},
    Work{"solve-25x25", [] { return solving(puzzles_of("bench/collections/25x25.txt", 3)); }},
    Work{"solve-sukakus",
         [] {
             GenerateOptions how;
             how.sukaku = true;
             return solving(attempts(how, 2));
         }},
    Work{"solve-rules", [] { return solving(boards_with_rules()); }},
    Work{"rate-explainer",
         [] { return rating("bench/collections/9x9-minimal.txt", Order::explainer); }},
    Work{"rate-sukaku", [] { return rating("bench/collections/9x9-minimal.txt", Order::sukaku); }},
    Work{"rate-hodoku", [] { return rating("bench/collections/9x9-minimal.txt", Order::hodoku); }},
    Work{"rate-whips", rating_by_whips},
    Work{"canonical", making_canonical},
    Work{"generate", [] { return Round([] { return attempts(GenerateOptions(), 40).size(); }); }},
    Work{"count-6x6",
         [] {
             return Round([] {
                 const auto counted = count_exactly(Puzzle(*Shape::boxes(2, 3)));
                 return counted.work + counted.solutions.size();
             });
         }},
};

constexpr std::array<std::string_view, 4> solved_by_kernels{"easy", "minimal", "hard", "multiple"};

/// Finds a piece of work by its name, "batch-easy" or "singly-easy" for that of a kernel.
Round prepare(std::string_view name, std::string_view kernel) {
    for (const auto &[work, prepared] : works) {
        if (work == name && kernel == "-") {
            return prepared();
        }
    }
    const bool in_batches = name.starts_with("batch-");
    const std::string_view kind = name.substr(name.find('-') + 1);
    const auto known = std::ranges::find(solved_by_kernels, kind);
    if ((!in_batches && !name.starts_with("singly-")) || known == solved_by_kernels.end() ||
        !choose_kernel(kernel)) {
        return {};
    }
    return by_kernel(fmt::format("bench/collections/9x9-{}.txt", kind), kernel,
                     in_batches ? 320 : 1);
}

/// Lists all work. Valgrind, which counts, does not know AVX-512.
void list() {
    for (const Kernel &kernel : kernels()) {
        for (const std::string_view kind : solved_by_kernels) {
            if (kernel.name != "avx512") {
                fmt::print("batch-{0} {1}\nsingly-{0} {1}\n", kind, kernel.name);
            }
        }
    }
    for (const Work &work : works) {
        fmt::print("{} -\n", work.name);
    }
}

} // namespace
} // namespace dokushin::bench

int main(int count, char **arguments) {
    using namespace dokushin::bench;
    if (count == 1) {
        list();
        return EXIT_SUCCESS;
    }
    unsigned rounds = 0;
    const std::string_view number = count == 4 ? arguments[3] : "";
    const char *const end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, rounds);
    const auto round =
        count == 4 && read.ec == std::errc() ? prepare(arguments[1], arguments[2]) : Round();
    if (!round || read.ptr != end) {
        fmt::print(stderr, "usage: dokushin_fixed_work [WORK KERNEL ROUNDS]; without arguments it "
                           "lists WORK KERNEL\n");
        return 2;
    }
    std::uint64_t sum = 0;
    while (rounds-- > 0) {
        sum += round();
    }
    fmt::print("{}\n", sum);
    return EXIT_SUCCESS;
}
