// What is wrong with the values of options: thrown where it is seen, and told by whoever read the
// command line.
#pragma once

#include <stdexcept>
#include <string>

namespace dokushin::stream {

class UsageError : public std::runtime_error {
  public:
    UsageError(const std::string &option, const std::string &what)
        : std::runtime_error(option + ": " + what) {}
};

/// Ends the run with "dokushin: OPTION: what is wrong; see …".
[[noreturn]] inline void refuse_usage(const std::string &option, const std::string &what) {
    throw UsageError(option, what);
}

} // namespace dokushin::stream
