// dokushin_technique_cases FILE...: how many of a library's technique cases `explain --find`
// finds, and which it doesn't. With MORE=1 in the environment also those of which it finds more
// than they list, with FOUND=1 those that it finds.
#include "../tests/logic/technique_cases.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

using namespace dokushin::logic_tests;

namespace {

struct Count {
    unsigned all = 0;
    unsigned found = 0;
    unsigned exact = 0; ///< of these, with exactly what they list
};

struct Total {
    std::map<std::string, Count> by_code;
    Count all;
    std::vector<std::string> missed;
};

void add(Total &total, const std::string &line) {
    const auto one = case_of(line);
    if (!one) {
        return;
    }
    const Judged judged = judge(*one);
    const bool found = is_found(*one, judged);
    const bool exact = found && (one->variant == "x" || judged.exact);
    const std::string code = one->variant.empty() ? one->code : one->code + "-" + one->variant;
    for (Count *const counted : {&total.by_code[code], &total.all}) {
        ++counted->all;
        counted->found += found ? 1U : 0U;
        counted->exact += exact ? 1U : 0U;
    }
    if (!found) {
        total.missed.push_back(line);
    }
    if (found && (std::getenv("FOUND") != nullptr || (!exact && std::getenv("MORE") != nullptr))) {
        fmt::print("{}{}\n", exact ? "" : "more than ", line);
    }
}

void report(const Total &total) {
    fmt::print("{:<8} {:>5} {:>6} {:>8}  {}\n", "code", "cases", "found", "exactly", "technique");
    for (const auto &[code, counted] : total.by_code) {
        const auto row = codes().find(code.substr(0, code.find('-')));
        fmt::print("{:<8} {:>5} {:>6} {:>8}  {}\n", code, counted.all, counted.found, counted.exact,
                   row == codes().end() ? "not ours"
                                        : dokushin::info(row->second.techniques.front()).english);
    }
    fmt::print("{} of {} found, {} with exactly what they list; not found: {}\n", total.all.found,
               total.all.all, total.all.exact, total.missed.empty() ? "none" : "");
    for (const std::string &line : total.missed) {
        fmt::print("{}\n", line);
    }
}

} // namespace

int main(int count, char **arguments) {
    Total total;
    for (int at = 1; at < count; ++at) {
        std::ifstream in(arguments[at]);
        if (!in) {
            fmt::print(stderr, "can't read {}\n", arguments[at]);
            return EXIT_FAILURE;
        }
        for (std::string line; std::getline(in, line);) {
            add(total, line);
        }
    }
    report(total);
    return total.missed.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}
