// Chunks are the parts into which a run's work is cut, always at the same places, so that a run
// that is started again recognises the chunks that it has done.
#pragma once

#include "cluster/work.h"
#include "stream/input/byte_inputs.h"
#include "stream/input/preceding.h"

namespace dokushin::cluster {

class Chunks {
  public:
    virtual ~Chunks() = default;
    /// The next chunk; nothing after the last.
    [[nodiscard]] virtual std::optional<Chunk> next() = 0;
    /// The bytes of all inputs; 0 if that is not known.
    [[nodiscard]] virtual std::uint64_t total_bytes() const { return 0; }
    /// The reason why next() ended before the end of the inputs; empty if it did not.
    [[nodiscard]] virtual std::string error() const { return {}; }
};

/// Chunks of lines of the inputs: `lines` each, or a few more up to a place where the input can be
/// cut (is_surely_a_record()). An input that can't be cut is one chunk of up to a gigabyte; a
/// larger one is an error().
class InputChunks final : public Chunks {
  public:
    /// `options` must outlive it; `numbered` chunks know how many records come before them.
    InputChunks(const stream::RunOptions &options, std::size_t lines);

    [[nodiscard]] std::optional<Chunk> next() override;
    [[nodiscard]] std::uint64_t total_bytes() const override {
        return sources_.any_is_compressed() ? 0 : sources_.total_bytes(); // chunks are of the text
    }
    [[nodiscard]] std::string error() const override { return error_; }

  private:
    [[nodiscard]] bool open_next();
    [[nodiscard]] bool read_more();
    [[nodiscard]] std::size_t end_of_chunk();
    [[nodiscard]] std::size_t end_of_line(std::size_t begin);
    [[nodiscard]] bool can_be_cut();
    [[nodiscard]] Chunk take(std::size_t size);
    [[nodiscard]] Chunk refused(const Error &error);

    const stream::RunOptions &options_;
    std::size_t lines_;
    stream::ByteInputs sources_;
    stream::Preceding before_;
    bool open_ = false;
    bool whole_ = false;              ///< is the input read to its end?
    std::optional<Error> broken_off_; ///< why it could not be read to its end
    std::string text_;                ///< what is read of the input
    std::size_t taken_ = 0;           ///< bytes of text_ that are in chunks
    std::string error_;
    bool cut_ = false;        ///< shall this input be cut?
    std::size_t line_ = 0;    ///< lines of the input in earlier chunks
    std::size_t records_ = 0; ///< of all inputs, in earlier chunks
    std::uint64_t number_ = 0;
};

/// Chunks of attempts at making a puzzle, without end.
class AttemptChunks final : public Chunks {
  public:
    explicit AttemptChunks(std::uint64_t attempts) : attempts_(attempts) {}
    [[nodiscard]] std::optional<Chunk> next() override;

  private:
    std::uint64_t attempts_;
    std::uint64_t number_ = 0;
};

} // namespace dokushin::cluster
