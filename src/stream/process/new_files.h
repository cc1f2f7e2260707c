// Files that are written as a whole or not at all: each grows beside its place, and takes
// that only when all are done. What stood there before stays until then.
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

    /// Begins the file that shall stand at `path`. What is no file (a pipe, a device) is
    /// written to as it is. False: error() tells why not.
    [[nodiscard]] bool begin(const std::string &path);
    /// Goes on with the file that was begun last.
    [[nodiscard]] bool write(std::string_view bytes);
    /// Puts all where they belong.
    [[nodiscard]] bool commit();

    /// "FILE: why it can't be written"; empty if all went well.
    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    struct File {
        std::string asked;     ///< as the user wrote it
        std::string target;    ///< the same without links
        std::string temporary; ///< empty if it is the target itself
    };
    bool fail(const std::string &path);
    bool close();
    /// What has not got its place.
    void remove() const;

    std::vector<File> files_;
    int descriptor_ = -1;
    std::string error_;
};

} // namespace dokushin::stream
