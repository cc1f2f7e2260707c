// How a run ends: its exit status, and what it complains of on the way there.
#pragma once

#include "stream/process/messages.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// Exit statuses, worst last, so that a run ends with the worst that it met.
enum class Exit : int {
    good = 0,         ///< every puzzle has exactly one solution, or what was asked holds
    not_so = 1,       ///< some puzzle has none or several, or a limit came first
    wrong = 2,        ///< some input is wrong, or the usage is
    interrupted = 130 ///< Ctrl-C, as shells number it
};

/// What a part of a run came to, where it is kept and not told at once.
struct PartAnswer {
    std::string output{};
    std::string complaints{};
    Exit worst = Exit::good;
};

class Outcome {
  public:
    /// What is to be told goes to the process's own streams, or else into `kept`.
    explicit Outcome(PartAnswer *kept = nullptr) : kept_(kept) {}

    void note(Exit exit) { worst_ = std::max(worst_, exit); }
    [[nodiscard]] Exit worst() const { return worst_; }
    /// As stream::complain().
    void complain(std::string_view line) const {
        if (kept_ == nullptr) {
            stream::complain(line);
        } else {
            kept_->complaints.append(line).push_back('\n');
        }
    }
    [[nodiscard]] PartAnswer *kept() const { return kept_; }

  private:
    PartAnswer *kept_;
    Exit worst_ = Exit::good;
};

} // namespace dokushin::stream
