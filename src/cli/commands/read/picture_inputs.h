// The pictures that dokushin read is given: files, folders, standard input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::cli {

/// A PictureInput has a picture's bytes, or says why they can't be had.
struct PictureInput {
    std::string name;
    std::vector<std::uint8_t> bytes{};
    std::string wrong{};
};

/// Opens pictures one after another.
class PictureInputs {
  public:
    /// Names of files and folders; - or no name is standard input.
    explicit PictureInputs(const std::vector<std::string> &names);

    /// Reads the next picture; none behind the last.
    [[nodiscard]] std::optional<PictureInput> next();

  private:
    void add(const std::string &name);

    std::vector<PictureInput> inputs_; ///< without their bytes
    std::size_t at_ = 0;
};

} // namespace dokushin::cli
