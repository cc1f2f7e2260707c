// These functions concern this process: its arguments and streams, its number, its end.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dokushin::os {

/// Makes the standard streams pass bytes on as they are, and a console show them as UTF-8.
void prepare_streams();

/// Returns the arguments of the command line as UTF-8, the program's name first; those of main()
/// need not be.
[[nodiscard]] std::vector<std::string> arguments(int argc, const char *const *argv);

/// Returns the number of this process among those that run.
[[nodiscard]] std::uint64_t process_number();

/// Ends the process at once: nothing is flushed or destroyed. Signal handlers may call it.
[[noreturn]] void end_process(int status);

/// Counts the cores that this process may run on, by a mask of cores that was set for it; 0 if that
/// is not known.
[[nodiscard]] unsigned cores_allowed();

} // namespace dokushin::os
