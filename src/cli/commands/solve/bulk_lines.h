// A piece of text of which most lines are 9×9 puzzles of 81 characters: those are
// solved as one batch, and what is left over is told apart for the reader.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/input/pieces.h"

#include <dokushin/batch.h>

namespace dokushin::cli {

/// A stretch of a piece.
struct Stretch {
    enum class Kind : std::uint8_t {
        answered, ///< puzzles: `text` is their output
        alone,    ///< a line that can't be part of anything longer; for the reader
        other,    ///< lines that the reader has to see together
        blank,    ///< empty lines and comments; nothing, unless others follow
    };
    Kind kind = Kind::blank;
    std::string text{};
    std::size_t begin = 0;     ///< where in the piece's text
    std::size_t line = 0;      ///< of its first line in the piece, from 0
    std::size_t last_line = 0; ///< of its last
    std::size_t puzzles = 0;
    Exit worst = Exit::good;
};

struct AnsweredPiece {
    Piece piece;
    std::vector<Stretch> stretches{};
    std::size_t lines = 0;
    bool cut_short = false; ///< an interrupt came; what was not answered is left out
};

/// Does what one thread is to do.
class BulkLines {
  public:
    BulkLines(BatchSolver solver, const BatchOptions &options, ReadOptions reading)
        : solver_(std::move(solver)), options_(options), reading_(std::move(reading)) {}

    [[nodiscard]] AnsweredPiece answer(Piece piece);

  private:
    void split(std::string_view text);
    [[nodiscard]] Stretch::Kind kind_of(std::size_t number, bool last_piece) const;

    BatchSolver solver_;
    BatchOptions options_;
    ReadOptions reading_; ///< what the reader would go by
    struct Line {
        std::string_view text; ///< without its end
        std::string_view whole;
        std::size_t puzzle; ///< its number among the puzzles, if it is one
        std::size_t number; ///< in the piece, from 0
    };
    std::vector<Line> lines_;
    std::size_t line_count_ = 0; ///< more than those where a CR alone ends one
    std::vector<std::string_view> puzzles_;
    std::vector<BatchAnswer> answers_;
    std::string solutions_;
};

} // namespace dokushin::cli
