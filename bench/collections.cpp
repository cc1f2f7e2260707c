#include "collections.h"

#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace dokushin::bench {
namespace {

class FileSource final : public ByteSource {
  public:
    explicit FileSource(const std::filesystem::path &path) : in_(path, std::ios::binary) {}
    std::size_t read(std::span<char> buffer) override {
        in_.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        return static_cast<std::size_t>(in_.gcount());
    }

  private:
    std::ifstream in_;
};

} // namespace

Collection load(const std::filesystem::path &file, std::size_t most) {
    Collection collection{file.stem().string(), {}};
    FileSource source(file);
    ReadOptions options;
    options.format = Format::line;
    Reader reader(source, options);
    while (auto record = reader.next()) {
        if (*record) {
            collection.puzzles.push_back(std::move((*record)->puzzle));
        } else if (file.filename() != "README.md") {
            fmt::print(stderr, "{}:{}: {}\n", file.string(), record->error().line,
                       record->error().message());
        }
    }
    if (collection.puzzles.size() > most) {
        std::vector<Puzzle> sample;
        for (std::size_t taken = 0; taken < most; ++taken) {
            sample.push_back(collection.puzzles[taken * collection.puzzles.size() / most]);
        }
        collection.puzzles = std::move(sample);
    }
    return collection;
}

std::vector<std::filesystem::path> files_below(const std::filesystem::path &folder) {
    std::vector<std::filesystem::path> files;
    std::error_code none;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder, none)) {
        if (entry.is_regular_file() && entry.path().extension() == ".txt") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace dokushin::bench
