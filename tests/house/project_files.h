// The project's own files as the house tests read them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace house {

namespace fs = std::filesystem;

inline const fs::path root = DOKUSHIN_SOURCE_DIR;

/// The whole text; empty if there is no such file.
inline std::string text_of(const std::string &path) {
    std::ifstream file(root / path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

inline std::vector<std::string> lines_of(const std::string &text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Is it the extension of a header, of a source, or of a text that other files include within a
/// namespace of theirs?
inline bool is_source(std::string_view extension) {
    return extension == ".h" || extension == ".cpp" || extension == ".inc";
}

/// Headers, sources and included texts below `folder`, as paths from the root, in order.
inline std::vector<std::string> sources_below(const std::string &folder) {
    std::vector<std::string> paths;
    if (!fs::exists(root / folder)) {
        return paths;
    }
    for (const auto &entry : fs::recursive_directory_iterator(root / folder)) {
        const std::string extension = entry.path().extension().string();
        if (entry.is_regular_file() && is_source(extension)) {
            paths.push_back(fs::relative(entry.path(), root).generic_string());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

/// What stands between `open` and `close` on `line`, the first time; else empty.
inline std::string between(std::string_view line, char open, char close) {
    const std::size_t begin = line.find(open);
    const std::size_t end = begin == line.npos ? line.npos : line.find(close, begin + 1);
    return end == line.npos ? std::string{} : std::string(line.substr(begin + 1, end - begin - 1));
}

} // namespace house
