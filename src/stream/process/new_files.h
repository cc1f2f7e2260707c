// NewFiles writes several files as a whole or not at all: each is written beside its target under a
// temporary name, and all are renamed when all are complete. Older files stay until then.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::stream {

class NewFiles {
  public:
    NewFiles();
    ~NewFiles();
    NewFiles(const NewFiles &) = delete;
    NewFiles &operator=(const NewFiles &) = delete;

    /// Begins the file for `path`. A pipe or a device is written directly. On failure returns false
    /// and error() states why.
    [[nodiscard]] bool begin(const std::string &path);
    /// Appends to the file that was begun last.
    [[nodiscard]] bool write(std::string_view bytes);
    /// Renames all files to their targets.
    [[nodiscard]] bool commit();

    /// The first error, "FILE: why it can't be written"; empty if there was none.
    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    struct File {
        std::string path;      ///< as the user wrote it
        std::string target;    ///< the same with links resolved
        std::string temporary; ///< empty once it has its target's name, or for a pipe or device
    };
    bool fail(const std::string &path);
    bool close();
    /// Removes the temporary files that have not been renamed.
    void remove() const;

    std::vector<File> files_;
    int descriptor_ = -1;
    std::string error_;
};

} // namespace dokushin::stream
