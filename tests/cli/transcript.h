// Runs the real program through the shell, and keeps what it said.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace dokushin::cli_test {

struct Said {
    int status = -1;
    std::string out;
    std::string err;
};

/// A folder of its own for each test program, with the project's examples in reach.
class Folder {
  public:
    Folder() {
        std::string pattern = std::filesystem::temp_directory_path() / "dokushin-cli-XXXXXX";
        path_ = mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    [[nodiscard]] const std::filesystem::path &path() const { return path_; }
    void write(const std::string &name, const std::string &text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string &name) const {
        std::ifstream in(path_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    /// Runs a shell command in the folder, in which $D is the program and $E the
    /// folder of the examples.
    [[nodiscard]] Said shell(const std::string &command) const {
        const std::string line = "cd '" + path_.string() + "' && IFS= D='" + program() + "' E='" +
                                 DOKUSHIN_SOURCE_DIR "/examples'; { " + command + " ; } >out 2>err";
        const int status = std::system(("bash -c '" + escaped(line) + "'").c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("out"), read("err")};
    }

  private:
    /// The program, unless the environment names another: one for another machine or system, which
    /// a script runs (tools/machines.sh).
    static std::string program() {
        const char *const other = std::getenv("DOKUSHIN_TESTED_PROGRAM");
        return other != nullptr ? other : DOKUSHIN_PROGRAM;
    }
    static std::string escaped(const std::string &text) {
        std::string result;
        for (const char c : text) {
            result += c == '\'' ? "'\\''" : std::string(1, c);
        }
        return result;
    }
    std::filesystem::path path_;
};

/// The fixture of all transcripts.
class ProgramTest : public testing::Test {
  protected:
    Folder folder;
    Said run(const std::string &command) const { return folder.shell(command); }
    void expect(const std::string &command, int status, const std::string &out,
                const std::string &err) const {
        SCOPED_TRACE(command);
        const Said said = run(command);
        EXPECT_EQ(said.out, out);
        EXPECT_EQ(said.err, err);
        EXPECT_EQ(said.status, status);
    }
};

} // namespace dokushin::cli_test
