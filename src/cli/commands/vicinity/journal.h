// The file of a journal (near_hunt.h). Whatever ends the search, the same command goes on from it.
#pragma once

#include <dokushin/near_hunt.h>

#include <string>
#include <string_view>

namespace dokushin::cli {

class JournalFile {
  public:
    JournalFile() = default;
    ~JournalFile();
    JournalFile(const JournalFile &) = delete;
    JournalFile &operator=(const JournalFile &) = delete;

    /// Reads the journal of a file, or begins one. `run` identifies the run. On failure returns
    /// nothing, and error() states why.
    [[nodiscard]] std::optional<NearJournal> open(const std::string &file, const std::string &run);

    /// Adds lines; false with an error(). Without open() nothing happens.
    [[nodiscard]] bool add(std::string_view lines);

    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    [[nodiscard]] bool fail();
    [[nodiscard]] bool refuse(std::string_view what);
    [[nodiscard]] bool begin(const std::string &file);
    [[nodiscard]] bool refuse(const NearJournal::Flaw &flaw);

    std::string file_;
    int descriptor_ = -1;
    std::string error_;
};

} // namespace dokushin::cli
