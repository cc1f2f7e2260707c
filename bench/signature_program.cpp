// dokushin_signature <FILE: prints the signature of these puzzles, as ./dev bench --signature does
// of signature_puzzles.txt. It opens no file, so that it runs on WebAssembly too.
#include "signature.h"

#include <cstdio>
#include <iostream>

int main() {
    const std::string text = dokushin::bench::signature(std::cin);
    std::fputs(text.c_str(), stdout);
    return 0;
}
