#include "stream/input/cuts.h"

#include "stream/process/descriptor_io.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace dokushin::stream {
namespace {

/// Reads the lines of a file from an offset on.
class LinesFrom {
  public:
    LinesFrom(int descriptor, std::uint64_t offset, std::size_t longest)
        : descriptor_(descriptor), offset_(offset), longest_(longest) {}

    /// The offset at which the next line begins.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }

    /// Returns the next line without its end; nothing where the file, or what is readable of it,
    /// ends. A line longer than the reader accepts comes as an empty one, since no cut follows from
    /// either.
    std::optional<std::string_view> next() {
        assert(taken_ <= text_.size());
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
        return append_at(descriptor_, offset_ + text_.size(), some, text_) > 0;
    }

    int descriptor_;
    std::uint64_t offset_;
    std::size_t longest_;
    std::string text_;
    std::size_t taken_ = 0;
};

/// Returns the end of the file's first line that is not blank, if that line is a record by itself.
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
    assert(least > 0);
    // Reading starts a byte before, so that a line that begins right here is seen to begin.
    LinesFrom lines(descriptor_, least - 1, options_.max_line);
    auto line = lines.next();
    std::uint64_t begin = lines.offset();
    while (line && begin < size_) {
        line = lines.next();
        if (line && is_surely_a_record(*line, options_)) {
            assert(begin >= least && begin <= size_);
            return begin;
        }
        begin = lines.offset();
    }
    return size_;
}

} // namespace dokushin::stream
