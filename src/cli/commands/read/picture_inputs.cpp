#include "cli/commands/read/picture_inputs.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <utility>

namespace dokushin::cli {
namespace {

/// No picture that may be read has a larger file.
constexpr std::size_t most_bytes = std::size_t{100} << 20;

/// Reads a stream to its end; false if it is too long.
bool read_all(std::istream &in, std::vector<std::uint8_t> &bytes) {
    std::vector<char> buffer(std::size_t{1} << 16);
    while (in.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), in.gcount() > 0) {
        bytes.insert(bytes.end(), buffer.begin(), buffer.begin() + in.gcount());
        if (bytes.size() > most_bytes) {
            return false;
        }
    }
    return true;
}

bool has_ending_of_picture(const std::filesystem::path &path) {
    constexpr std::array<std::string_view, 4> endings{".jpg", ".jpeg", ".png", ".webp"};
    std::string ending = path.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(endings, ending) != endings.end();
}

} // namespace

PictureInputs::PictureInputs(const std::vector<std::string> &names) {
    for (const std::string &name : names) {
        add(name);
    }
    if (names.empty()) {
        add("-");
    }
}

void PictureInputs::add(const std::string &name) {
    std::error_code error;
    if (name == "-" || !std::filesystem::is_directory(name, error)) {
        inputs_.push_back({name == "-" ? "stdin" : name});
        return;
    }
    std::vector<std::string> files;
    for (std::filesystem::directory_iterator at(name, error), end; !error && at != end;
         at.increment(error)) {
        if (has_ending_of_picture(at->path())) {
            files.push_back(at->path().string());
        }
    }
    std::ranges::sort(files);
    for (std::string &file : files) {
        inputs_.push_back({std::move(file)});
    }
    if (error || files.empty()) {
        inputs_.push_back({.name = name,
                           .wrong = error ? error.message()
                                          : "a folder without pictures, expected JPEG, PNG or "
                                            "WebP"});
    }
}

std::optional<PictureInput> PictureInputs::next() {
    if (at_ == inputs_.size()) {
        return std::nullopt;
    }
    PictureInput input = std::exchange(inputs_[at_++], {});
    if (!input.wrong.empty()) {
        return input;
    }
    bool fits = true;
    if (input.name == "stdin") {
        fits = read_all(std::cin, input.bytes);
    } else if (std::ifstream file(input.name, std::ios::binary); file) {
        fits = read_all(file, input.bytes);
    } else {
        input.wrong = std::strerror(errno);
    }
    if (!fits) {
        input.bytes.clear();
        input.wrong = "more than 100 MiB, expected a picture";
    }
    return input;
}

} // namespace dokushin::cli
