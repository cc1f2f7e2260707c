// UsageError reports a wrong value of an option: it is thrown where the value is read, and the code
// that parsed the command line prints it.
#pragma once

#include <stdexcept>
#include <string>

namespace dokushin::stream {

class UsageError : public std::runtime_error {
  public:
    UsageError(const std::string &option, const std::string &what)
        : std::runtime_error(option + ": " + what) {}
};

/// Throws a UsageError, which ends the run with "dokushin: OPTION: what is wrong; see …".
[[noreturn]] inline void refuse_usage(const std::string &option, const std::string &what) {
    throw UsageError(option, what);
}

} // namespace dokushin::stream
