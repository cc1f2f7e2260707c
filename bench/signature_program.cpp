// dokushin_signature FILE: prints the signature of the puzzles in this file, as ./dev bench
// --signature does of signature_puzzles.txt.
#include "signature.h"

#include <cstdio>

int main(int count, char **arguments) {
    if (count != 2) {
        std::fputs("dokushin_signature: expected one file of puzzles\n", stderr);
        return 2;
    }
    const std::string text = dokushin::bench::signature(arguments[1]);
    std::fputs(text.c_str(), stdout);
    return 0;
}
