#include "cli/commands/read/stages.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <png.h>

namespace dokushin::cli {

StageFiles::StageFiles(std::string folder, const std::string &picture)
    : folder_(std::move(folder)), picture_(std::filesystem::path(picture).stem().string()) {
    std::error_code error;
    if (!folder_.empty() && !std::filesystem::create_directories(folder_, error) && error) {
        error_ = folder_ + ": " + error.message();
    }
}

void StageFiles::write(std::string_view name, const Pixels &stage) {
    if (!error_.empty()) {
        return;
    }
    const std::string file =
        (std::filesystem::path(folder_) / fmt::format("{}-{}.png", picture_, name)).string();
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(stage.width);
    image.height = static_cast<png_uint_32>(stage.height);
    image.format = stage.channels == 1 ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
    errno = 0;
    if (png_image_write_to_file(&image, file.c_str(), 0, stage.bytes.data(), 0, nullptr) == 0) {
        error_ = fmt::format("{}: {}", file, errno != 0 ? std::strerror(errno) : "not written");
    }
}

} // namespace dokushin::cli
