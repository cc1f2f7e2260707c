#include "cli/commands/solve/bulk.h"

#include "cli/commands/solve/bulk_lines.h"
#include "stream/process/ordered_work.h"

#include <algorithm>
#include <cstring>

namespace dokushin::cli {
namespace {

/// Lines of other kinds may wait for so many bytes of their like; then the reader
/// takes the rest of the input.
constexpr std::size_t most_waiting = std::size_t{1} << 16;

class Bulk {
  public:
    Bulk(const RunOptions &common, const BulkOptions &options, Output &output, Outcome &outcome,
         const Handlers &handlers)
        : sources_(common), pieces_(sources_), output_(output), outcome_(outcome),
          records_(output, outcome, handlers, preceding(sources_)),
          progress_(is_progress_wanted(common), {sources_.total_bytes()}),
          read_options_(sources_.reading()),
          work_(
              options.threads, [this] { return next_piece(); },
              [this, solutions = options.solutions] { return worker(solutions, read_options_); }) {}

    Exit run() {
        while (going_on()) {
            const auto answered = next();
            if (!answered) {
                break;
            }
            tell(*answered);
            output_.flush();
        }
        return records_.end();
    }

  private:
    using Work = OrderedWork<Piece, AnsweredPiece>;

    /// The text of the input from a place on, for the reader.
    class Rest final : public ByteSource {
      public:
        Rest(Bulk &bulk, std::string text, bool whole)
            : bulk_(bulk), text_(std::move(text)), whole_(whole) {}

        std::size_t read(std::span<char> buffer) override {
            while (read_ == text_.size() && !whole_) {
                bulk_.output_.flush();
                auto more = bulk_.next();
                whole_ = !more || more->piece.last;
                text_ = more ? std::move(more->piece.text) : std::string{};
                error_ = more ? std::move(more->piece.error) : std::nullopt;
                read_ = 0;
            }
            const std::size_t length = std::min(buffer.size(), text_.size() - read_);
            std::memcpy(buffer.data(), text_.data() + read_, length);
            read_ += length;
            return length;
        }
        [[nodiscard]] const std::optional<Error> &error() const { return error_; }

      private:
        Bulk &bulk_;
        std::string text_;
        bool whole_; ///< nothing of the input comes after `text_`
        std::size_t read_ = 0;
        std::optional<Error> error_;
    };

    std::optional<Piece> next_piece() {
        if (interrupted().load(std::memory_order_relaxed)) {
            return std::nullopt;
        }
        auto piece = pieces_.next();
        // What an interrupt cut short is not the end of the input.
        return interrupted().load(std::memory_order_relaxed) ? std::nullopt : std::move(piece);
    }

    static Work::Do worker(std::uint32_t solutions, const ReadOptions &reading) {
        // That the kernel can be had was seen before.
        const auto lines = std::make_shared<BulkLines>(
            *BatchSolver::make(), BatchOptions{solutions, &interrupted()}, reading);
        return [lines](Piece piece) { return lines->answer(std::move(piece)); };
    }

    [[nodiscard]] bool going_on() const { return !stopped_ && !output_.closed(); }

    std::optional<AnsweredPiece> next() {
        auto answered = work_.next();
        if (answered) {
            bytes_ += answered->piece.text.size();
        }
        return answered;
    }

    // ---- what a piece came to -----------------------------------------------------

    void tell(const AnsweredPiece &answered) {
        const Piece &piece = answered.piece;
        file_ = piece.file;
        for (const Stretch &stretch : answered.stretches) {
            if (!going_on()) {
                return;
            }
            if (waiting_.empty()) {
                told_ = bytes_ - piece.text.size() + stretch.begin;
            }
            switch (stretch.kind) {
            case Stretch::Kind::answered:
                if (!read_waiting()) {
                    return;
                }
                output_.write(stretch.text);
                outcome_.note(stretch.worst);
                records_.skip(stretch.puzzles, file_, line_ + stretch.last_line);
                any_answered_ = true;
                break;
            case Stretch::Kind::alone:
                if (!read_waiting()) {
                    return;
                }
                read(stretch.text, line_ + stretch.line);
                any_answered_ = true;
                break;
            case Stretch::Kind::blank:
                wait(stretch);
                break;
            case Stretch::Kind::other:
                wait(stretch);
                // Only behind puzzles of a line is it likely that more of them follow.
                if (!any_answered_ || waiting_.size() > most_waiting) {
                    read_to_the_end(piece, stretch);
                    return;
                }
                break;
            }
            progress_.update(records_.count(), told_);
        }
        stopped_ = stopped_ || answered.cut_short;
        line_ += answered.lines;
        if (piece.last && going_on()) {
            end_input(piece.error);
        }
    }

    /// Lines that may be part of something longer, or of nothing.
    void wait(const Stretch &stretch) {
        if (waiting_.empty()) {
            waiting_line_ = line_ + stretch.line;
        }
        waiting_ += stretch.text;
        waiting_says_something_ = waiting_says_something_ || stretch.kind == Stretch::Kind::other;
        if (!waiting_says_something_ && waiting_.size() > most_waiting) {
            waiting_.clear();
        }
    }

    /// What waited is as long as it will be. False: an interrupt came before its answer,
    /// so that nothing after it may be told.
    bool read_waiting() {
        if (std::exchange(waiting_says_something_, false)) {
            read(waiting_, waiting_line_);
        }
        waiting_.clear();
        return going_on();
    }

    void read(std::string text, std::size_t first_line) {
        Rest rest(*this, std::move(text), true);
        read(rest, first_line);
    }

    /// The reader takes over from what waits on.
    void read_to_the_end(const Piece &piece, const Stretch &stretch) {
        std::string text = std::exchange(waiting_, {});
        text += std::string_view(piece.text).substr(stretch.begin + stretch.text.size());
        waiting_says_something_ = false;
        Rest rest(*this, std::move(text), piece.last);
        read(rest, waiting_line_);
        any_answered_ = true;
        if (going_on()) {
            end_input(piece.last ? piece.error : rest.error());
        }
    }

    void read(Rest &text, std::size_t first_line) {
        ReadOptions options = read_options_;
        options.amid_lines = any_answered_;
        Reader reader(text, std::move(options));
        while (going_on()) {
            auto record = reader.next();
            if (!record || text.error()) {
                return; // what an error cut off is not to be complained about besides
            }
            if (interrupted().load(std::memory_order_relaxed)) {
                stopped_ = true; // nor what an interrupt did
                return;
            }
            std::size_t &line = *record ? (**record).line : record->error().line;
            line += line == 0 ? 0 : first_line - 1;
            stopped_ = !records_.take(file_, *record);
            progress_.update(records_.count(), told_ + reader.bytes_read());
        }
    }

    void end_input(const std::optional<Error> &error) {
        // An input without anything in it is for the reader to complain about, at its front.
        waiting_line_ = waiting_.empty() ? 1 : waiting_line_;
        waiting_says_something_ = waiting_says_something_ || (!any_answered_ && !error);
        if (read_waiting() && error) {
            static_cast<void>(records_.take(file_, std::unexpected(*error)));
        }
        any_answered_ = false;
        line_ = 1;
    }

    ByteInputs sources_;
    Pieces pieces_;
    Output &output_;
    Outcome &outcome_;
    Records records_;
    Progress progress_;
    ReadOptions read_options_;
    std::string_view file_;
    bool stopped_ = false;    ///< by an interrupt
    std::uint64_t bytes_ = 0; ///< of the pieces so far
    std::uint64_t told_ = 0;  ///< of what was told of them
    // Of the input that is being told:
    std::size_t line_ = 1; ///< the number of the piece's first
    bool any_answered_ = false;
    std::string waiting_; ///< lines that are no puzzles by themselves
    std::size_t waiting_line_ = 1;
    bool waiting_says_something_ = false; ///< it is more than blanks and comments
    Work work_;                           ///< last, so that its threads end first
};

} // namespace

Exit run_bulk(const RunOptions &common, const BulkOptions &options, Output &output,
              Outcome &outcome, const Handlers &handlers) {
    watch_for_interrupts();
    return Bulk(common, options, output, outcome, handlers).run();
}

} // namespace dokushin::cli
