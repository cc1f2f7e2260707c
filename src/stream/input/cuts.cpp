#include "stream/input/cuts.h"

#include "stream/process/descriptor_io.h"

#include <algorithm>
#include <string>
#include <utility>

namespace dokushin::stream {
namespace {

/// The lines of a file from an offset on.
class LinesFrom {
  public:
    LinesFrom(int descriptor, std::uint64_t offset, std::size_t longest)
        : descriptor_(descriptor), offset_(offset), longest_(longest) {}

    /// Where the next line begins.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }

    /// The next line without its end; nothing at the end of the file, or of what can be read
    /// of it. A line beyond all measure, which the reader refuses, is as good as an empty one.
    std::optional<std::string_view> next() {
        text_.erase(0, std::exchange(taken_, 0));
        bool too_long = false;
        std::size_t end = text_.find('\n');
        while (end == std::string::npos && read_more()) {
            end = text_.find('\n');
            if (end == std::string::npos && text_.size() > longest_) {
                too_long = true;
                offset_ += text_.size();
                text_.clear();
            }
        }
        if (text_.empty() && !too_long) {
            return std::nullopt;
        }
        taken_ = end == std::string::npos ? text_.size() : end + 1;
        offset_ += taken_;
        return too_long ? std::string_view{}
                        : std::string_view(text_).substr(0, std::min(end, text_.size()));
    }

  private:
    bool read_more() {
        constexpr std::size_t some = std::size_t{1} << 14;
        const std::size_t had = text_.size();
        text_.resize(had + some);
        const std::size_t got =
            read_at(descriptor_, offset_ + had, std::span(text_).subspan(had)).size();
        text_.resize(had + got);
        return got > 0;
    }

    int descriptor_;
    std::uint64_t offset_;
    std::size_t longest_;
    std::string text_;
    std::size_t taken_ = 0;
};

/// Behind the file's first line that says anything, if that is a record of its own.
std::optional<std::uint64_t> behind_first_puzzle(int descriptor, const ReadOptions &options) {
    LinesFrom lines(descriptor, 0, options.max_line);
    while (const auto line = lines.next()) {
        if (!says_nothing(*line)) {
            return is_surely_a_record(*line, options) ? std::optional(lines.offset())
                                                      : std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

Cuts::Cuts(int descriptor, std::uint64_t size, const ReadOptions &options)
    : descriptor_(descriptor), size_(size), options_(options),
      behind_first_(behind_first_puzzle(descriptor, options)) {}

std::uint64_t Cuts::from(std::uint64_t offset) const {
    if (offset == 0 || offset >= size_) {
        return std::min(offset, size_);
    }
    if (!behind_first_) {
        return size_;
    }
    const std::uint64_t least = std::max(offset, *behind_first_);
    // From the byte before, so that a line that begins right here is seen to begin.
    LinesFrom lines(descriptor_, least - 1, options_.max_line);
    auto line = lines.next();
    std::uint64_t begin = lines.offset();
    while (line && begin < size_) {
        line = lines.next();
        if (line && is_surely_a_record(*line, options_)) {
            return begin;
        }
        begin = lines.offset();
    }
    return size_;
}

} // namespace dokushin::stream
