// Prints a puzzle, and fails unless that is a PDF.
#include <dokushin/print.h>

#include <cstdio>

int main() {
    const auto record = dokushin::read_one("1.343..2.3..2..3");
    if (!record) {
        return 1;
    }
    const auto layout = dokushin::PrintLayout::make({{record->puzzle, record->alphabet, "No. 1"}});
    std::string pdf;
    const auto drawn = dokushin::draw_pdf(*layout, {}, [&](std::string_view bytes) {
        pdf += bytes;
        return true;
    });
    std::printf("%.8s\n", pdf.c_str());
    return drawn && pdf.starts_with("%PDF-") ? 0 : 1;
}
