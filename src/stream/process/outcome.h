// Outcome collects the exit status of a run and takes its complaints.
#pragma once

#include "stream/process/messages.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// The exit statuses, worst last: a run ends with the worst that it met.
enum class Exit : int {
    good = 0,         ///< every puzzle has exactly one solution, or the question's answer is yes
    not_so = 1,       ///< some puzzle has none or several, or a limit came first
    wrong = 2,        ///< some input is wrong, or the usage is
    interrupted = 130 ///< Ctrl-C, as shells number it
};

/// A PartAnswer keeps the output of a part of a run for the caller, in place of the streams.
struct PartAnswer {
    std::string output{};
    std::string complaints{};
    Exit worst = Exit::good;
};

class Outcome {
  public:
    /// Output and complaints go into `kept`, or to the process's own streams if it is nullptr.
    explicit Outcome(PartAnswer *kept = nullptr) : kept_(kept) {}

    void note(Exit exit) { worst_ = std::max(worst_, exit); }
    [[nodiscard]] Exit worst() const { return worst_; }
    /// Prints or keeps one line of complaint; see stream::complain().
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
