#include "cluster/estimate.h"

#include "stream/process/messages.h"
#include "stream/process/progress.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace dokushin::cluster {

void Estimate::done(std::uint64_t bytes, std::uint64_t lines, double seconds) {
    assert(seconds >= 0);
    bytes_ += bytes;
    lines_ += lines;
    ++chunks_;
    seconds_ += seconds;
    squares_ += seconds * seconds;
}

std::string Estimate::to_go(unsigned threads) const {
    constexpr std::uint64_t least = 5; // chunks; of fewer no deviation is known
    if (total_ == 0 || bytes_ == 0 || chunks_ < least || threads == 0) {
        return {};
    }
    const auto chunks = static_cast<double>(chunks_);
    const double left = static_cast<double>(total_ - std::min(total_, before_ + bytes_)) * chunks /
                        static_cast<double>(bytes_);
    const double mean = seconds_ / chunks;
    const double variance = std::max(0.0, squares_ / chunks - mean * mean);
    // The standard error of the sum over chunks that are left, with that of the mean itself.
    const double error = std::sqrt(variance * (left + left * left / chunks));
    return fmt::format("about {} to go, give or take {}",
                       stream::duration_text(left * mean / threads),
                       stream::duration_text(2 * error / threads));
}

void Estimate::tell(unsigned threads, std::uint64_t made, std::uint64_t wanted) {
    const bool terminal = stream::stderr_is_terminal();
    const auto now = Clock::now();
    if (now < (terminal ? next_on_terminal_ : next_)) {
        return;
    }
    next_on_terminal_ = now + std::chrono::milliseconds(500);
    next_ = now + std::chrono::minutes(1);
    std::string text = fmt::format("{}, {}", stream::counted(chunks_, "chunk", "chunks"),
                                   stream::counted(lines_, "line", "lines"));
    if (wanted > 0) {
        text += fmt::format(", {} of {} puzzles in a row", made, wanted);
    } else if (total_ > 0) {
        text += fmt::format(", {}% of the input", (before_ + bytes_) * 100 / total_);
    }
    if (const std::string left = to_go(threads); !left.empty()) {
        text += "; " + left;
    }
    if (terminal) {
        stream::Progress::draw_line(text);
    } else {
        stream::complain("dokushin-cluster: " + text);
    }
}

void Estimate::clear() { stream::Progress::clear_line(); }

} // namespace dokushin::cluster
