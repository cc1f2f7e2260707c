// Pictures of the steps of reading, as files.
#pragma once

#include <dokushin/photo.h>

#include <string>
#include <string_view>

namespace dokushin::cli {

/// Writes stages of a picture into a folder: "photo-2-ink.png".
class StageFiles {
  public:
    StageFiles(std::string folder, const std::string &picture);

    /// Writes a stage; what fails is in error().
    void write(std::string_view name, const Pixels &stage);

    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    std::string folder_;
    std::string picture_;
    std::string error_;
};

} // namespace dokushin::cli
