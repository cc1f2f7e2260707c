// From C++: solves, explains and rates the puzzle of the command line, a line each.
#include <dokushin/explain.h>
#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <cstdio>
#include <string>

int main(int count, char **words) {
    const auto record = dokushin::read_one(count > 1 ? words[1] : "");
    if (!record) {
        std::fprintf(stderr, "%s\n", record.error().message().c_str());
        return 1;
    }
    const auto solved = dokushin::solve(record->puzzle);
    std::puts(dokushin::to_line(solved.solution, record->alphabet).c_str());

    dokushin::Walk walk(record->puzzle);
    std::string first;
    int steps = 0;
    for (auto step = walk.next(); step; step = walk.next()) {
        if (++steps == 1) {
            first = dokushin::tell(*step, walk.shape(), dokushin::Language::english);
        }
        walk.apply(*step);
    }
    std::printf("%d steps, first: %s\n", steps, first.c_str());

    const unsigned tenths = dokushin::rate(record->puzzle).hardest.tenths;
    std::printf("%u.%u\n", tenths / 10, tenths % 10);
    return solved.status == dokushin::Status::unique && walk.solved() ? 0 : 1;
}
