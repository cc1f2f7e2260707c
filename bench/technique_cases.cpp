// dokushin_technique_cases FILE...: how many of a library's technique cases are found. With
// MISSED=1 in the environment the others are told, with FOUND=1 those.
#include "../tests/logic/technique_cases.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

using dokushin::logic_tests::case_of;
using dokushin::logic_tests::judge;

namespace {

struct Count {
    unsigned all = 0;
    unsigned found = 0;
    unsigned alone = 0;
};

} // namespace

int main(int count, char **arguments) {
    std::map<std::string, Count> counts;
    Count total;
    const bool tell_missed = std::getenv("MISSED") != nullptr;
    const bool tell_found = std::getenv("FOUND") != nullptr;
    for (int at = 1; at < count; ++at) {
        std::ifstream in(arguments[at]);
        if (!in) {
            fmt::print(stderr, "can't read {}\n", arguments[at]);
            return EXIT_FAILURE;
        }
        for (std::string line; std::getline(in, line);) {
            const auto one = case_of(line);
            if (!one) {
                continue;
            }
            const auto judged = judge(*one);
            const bool negative = one->variant == "x";
            const bool found = negative ? judged.known && !judged.wrong : judged.found;
            const std::string key =
                one->variant.empty() ? one->code : one->code + "-" + one->variant;
            for (Count *const counted : {&counts[key], &total}) {
                ++counted->all;
                counted->found += found ? 1U : 0U;
                counted->alone += found && (negative || judged.alone) ? 1U : 0U;
            }
            if (tell_found && found) {
                fmt::print("{}\n", line);
            }
            if (tell_missed && (!found || !judged.alone)) {
                fmt::print("{} {}\n", found ? "more than" : "missed", line);
            }
        }
    }
    fmt::print("{:<8} {:>5} {:>6} {:>6}  {}\n", "code", "cases", "found", "alone", "technique");
    for (const auto &[code, counted] : counts) {
        const auto row = dokushin::logic_tests::codes().find(code.substr(0, code.find('-')));
        fmt::print("{:<8} {:>5} {:>6} {:>6}  {}\n", code, counted.all, counted.found, counted.alone,
                   row == dokushin::logic_tests::codes().end()
                       ? "not ours"
                       : dokushin::info(row->second.techniques.front()).english);
    }
    fmt::print("{:<8} {:>5} {:>6} {:>6}\n", "all", total.all, total.found, total.alone);
    return EXIT_SUCCESS;
}
