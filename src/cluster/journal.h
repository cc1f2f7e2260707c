// What of a run is done, on disk, so that whatever ends the run costs little of it.
//
// For an output FILE there are two files beside it. FILE.parts has the outputs of the finished
// chunks, in the order in which they were finished. FILE.journal is text: what run this is,
// then a line for each finished chunk, written after its output:
//
//   dokushin-cluster journal 1
//   run 0f3c…                     the same for the same options and inputs, and else another
//   chunk 17 input 3fa0… lines 32 at 0 bytes 2624 sum 9ab0… status 0 seconds 1.25 rank 3 host n7
//   done status 0 bytes 5312      FILE is written; FILE.parts is gone
//
// A line without its end, or whose output is not what its sum says, was cut off when the
// machine stopped: that chunk is done again. Both files are told to the disk
// (fsync) once a second.
#pragma once

#include "cluster/work.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace dokushin::cluster {

/// A finished chunk as the journal has it.
struct Entry {
    std::uint64_t number = 0;
    std::uint64_t input = 0; ///< the sum of what was to be done
    std::uint64_t lines = 0; ///< of its output
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0; ///< of its output, at `offset` in the parts
    std::uint64_t sum = 0;   ///< of these
    int status = 0;          ///< of the chunk: stream::Exit
    double seconds = 0;
    int rank = 0;
    std::string host{};
};

/// What tells a chunk's work from any other.
[[nodiscard]] std::uint64_t sum_of(const stream::Part &part);

class Journal {
  public:
    /// `run` is a word that tells this run from others.
    Journal(std::string file, std::string run);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    /// Takes up what is there, or begins. False: error() says why not.
    [[nodiscard]] bool open();
    /// Is FILE written already?
    [[nodiscard]] bool is_done() const { return done_; }

    /// The finished chunks by their numbers.
    [[nodiscard]] const std::map<std::uint64_t, Entry> &entries() const { return entries_; }
    /// Of them, those whose output was lost, so that they are to be done again.
    [[nodiscard]] std::size_t lost() const { return lost_; }

    /// Keeps a chunk's answer. False: error() says why not, and nothing is to follow.
    [[nodiscard]] bool add(Entry entry, const std::string &output);
    /// Waits until what was added is on the disk; any thread may. What went wrong; empty if
    /// nothing did.
    [[nodiscard]] std::string sync() const;
    /// Reads a part of the finished output; less only if it can't be read.
    [[nodiscard]] std::string read(std::uint64_t offset, std::size_t size) const;
    /// FILE is written: the parts can go.
    [[nodiscard]] bool finish(int status);
    /// The exit status of the finished run.
    [[nodiscard]] int status() const { return status_; }

    /// One line; empty if all went well.
    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    [[nodiscard]] bool fail(const std::string &name);
    [[nodiscard]] bool refuse(const std::string &what);
    [[nodiscard]] bool take_done(const std::string &line);
    [[nodiscard]] bool begin();
    [[nodiscard]] bool take_up(const std::string &text);
    [[nodiscard]] bool holds(const Entry &entry) const;
    [[nodiscard]] bool rewrite();
    /// True if each finished chunk is under its number and its output lies within the parts. For
    /// debug builds.
    [[nodiscard]] bool is_ok() const;
    [[nodiscard]] bool append(int descriptor, const std::string &name, std::string_view bytes);

    std::string file_;
    std::string run_;
    std::string journal_name_;
    std::string parts_name_;
    int journal_ = -1;
    int parts_ = -1;
    std::uint64_t end_of_parts_ = 0;
    std::map<std::uint64_t, Entry> entries_;
    std::size_t lost_ = 0;
    bool done_ = false;
    int status_ = 0;
    std::string error_;
};

} // namespace dokushin::cluster
