// The journal keeps on disk which chunks of a run are done, so that little is lost if the run ends
// early.
//
// For an output FILE there are two files beside it. FILE.parts has the outputs of the finished
// chunks, in the order in which they were finished. FILE.journal is text: a line that identifies
// the run, then a line for each finished chunk, written after its output:
//
//   dokushin-cluster journal 1
//   run 0f3c…                     a checksum of the options and inputs
//   chunk 17 input 3fa0… lines 32 at 0 bytes 2624 sum 9ab0… status 0 seconds 1.25 rank 3 host n7
//   done status 0 bytes 5312      FILE is written; FILE.parts is gone
//
// A line without its end, or whose output does not have its checksum, was cut off when the
// machine stopped: that chunk is done again. Both files are forced to the disk (fsync) once a
// second.
#pragma once

#include "cluster/finished_chunks.h"
#include "cluster/work.h"

#include <string>

namespace dokushin::cluster {

/// A finished chunk as its line in the journal has it.
struct Entry {
    std::uint64_t number = 0;
    FinishedChunk chunk{};
    int status = 0; ///< the chunk's stream::Exit
    double seconds = 0;
    int rank = 0;
    std::string host{};
};

/// Computes the checksum of a chunk's work.
[[nodiscard]] std::uint64_t sum_of(const stream::WorkPart &part);

class Journal {
  public:
    /// `run` is a word that identifies the run by its options and inputs.
    Journal(std::string file, std::string run);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    /// Continues the journal that is there, or begins one; false with an error().
    [[nodiscard]] bool open();
    /// Is FILE written already?
    [[nodiscard]] bool is_done() const { return done_; }

    [[nodiscard]] const FinishedChunks &finished() const { return finished_; }
    /// The number of chunks whose output was lost, so that they are to be done again.
    [[nodiscard]] std::size_t lost() const { return lost_; }

    /// Stores a chunk's answer; false with an error(), and then nothing may follow.
    [[nodiscard]] bool add(Entry entry, const std::string &output);
    /// Waits until what was added is on the disk; any thread may call it. Returns an error, or an
    /// empty text.
    [[nodiscard]] std::string sync() const;
    /// Reads a part of the finished output; returns less only if it can't be read.
    [[nodiscard]] std::string read(std::uint64_t offset, std::size_t size) const;
    /// Ends the journal and removes the parts, once FILE is written.
    [[nodiscard]] bool finish(int status);
    /// The exit status of the finished run; before that the worst of its finished chunks.
    [[nodiscard]] int status() const { return status_; }

    /// The error on one line; empty if there was none.
    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    [[nodiscard]] bool fail(const std::string &name);
    [[nodiscard]] bool refuse(const std::string &what);
    [[nodiscard]] bool take_done(const std::string &line);
    [[nodiscard]] bool begin();
    [[nodiscard]] bool take_up();
    [[nodiscard]] bool take_chunks();
    [[nodiscard]] bool holds(const FinishedChunk &chunk) const;
    [[nodiscard]] bool rewrite();
    [[nodiscard]] bool copy_finished(int descriptor, const std::string &name);
    /// Does the output of each finished chunk lie within the parts? For debug builds.
    [[nodiscard]] bool is_ok() const;
    [[nodiscard]] bool append(int descriptor, const std::string &name, std::string_view bytes);

    std::string file_;
    std::string run_;
    std::string journal_name_;
    std::string parts_name_;
    int journal_ = -1;
    int parts_ = -1;
    std::uint64_t end_of_parts_ = 0;
    FinishedChunks finished_;
    std::size_t lost_ = 0;
    bool done_ = false;
    int status_ = 0;
    std::string error_;
};

} // namespace dokushin::cluster
