// Reads a puzzle from text, solves it, and fails unless the answer is the known one.
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <cstdio>

int main() {
    const auto record = dokushin::read_one("[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]");
    if (!record) {
        std::fprintf(stderr, "%s\n", record.error().message().c_str());
        return 1;
    }
    const auto result = dokushin::solve(record->puzzle);
    const std::string line = dokushin::to_line(result.solution, record->alphabet);
    std::puts(line.c_str());
    return result.status == dokushin::Status::unique && line == "1234341243212143" ? 0 : 1;
}
