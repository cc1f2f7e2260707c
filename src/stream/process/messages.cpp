#include "stream/process/messages.h"

#include "stream/process/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace dokushin::stream {

void complain(std::string_view line) {
    const Progress::Pause pause;
    fmt::print(stderr, "{}\n", line);
    std::fflush(stderr); // elsewhere than on Linux it may be buffered, and an abrupt end loses that
}

std::string printable(std::string_view name) {
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        text += byte < 0x20 || byte == 0x7f ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
    }
    return text.empty() ? "''" : text;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view several) {
    return fmt::format("{} {}", count, count == 1 ? one : several);
}

Error program_error(ErrorCode code, std::string_view what, std::string_view expected,
                    std::size_t line, std::size_t column) {
    return {code, Sentence::verbatim(what), Sentence::verbatim(expected), line, column};
}

std::string placed_message(std::string_view file, const Error &error) {
    if (error.line == 0) {
        return fmt::format("{}: {}", file, error.message());
    }
    return fmt::format("{}:{}:{}: {}", file, error.line, std::max<std::size_t>(error.column, 1),
                       error.message());
}

} // namespace dokushin::stream
