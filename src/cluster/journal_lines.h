// JournalLines reads a file line by line through a buffer, from any position on, so that a journal
// of gigabytes takes no memory.
#pragma once

#include "stream/process/descriptor_io.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace dokushin::cluster {

class JournalLines {
  public:
    explicit JournalLines(int descriptor) : descriptor_(descriptor) {}

    /// Returns the next line without its end; none behind the last line that has an end.
    [[nodiscard]] std::optional<std::string> next() {
        std::size_t searched = taken_;
        while (true) {
            const std::size_t end = buffer_.find('\n', searched);
            if (end != std::string::npos) {
                const std::size_t begin = std::exchange(taken_, end + 1);
                return buffer_.substr(begin, end - begin);
            }
            buffer_.erase(0, std::exchange(taken_, 0));
            searched = buffer_.size();
            if (!read_more()) {
                return std::nullopt;
            }
        }
    }

    /// Is there more behind the last line that has an end? To be asked after the last line.
    [[nodiscard]] bool is_cut_off() const { return taken_ < buffer_.size(); }

  private:
    bool read_more() {
        constexpr std::size_t some = std::size_t{1} << 18;
        const std::size_t got = stream::append_at(descriptor_, position_, some, buffer_);
        position_ += got;
        return got > 0;
    }

    int descriptor_;
    std::uint64_t position_ = 0;
    std::string buffer_;
    std::size_t taken_ = 0; ///< the bytes of the buffer that lines have been made of
};

} // namespace dokushin::cluster
