// These functions put errors of Windows's own calls into errno, and names into UTF-16.
#pragma once

#include <string>

namespace dokushin::os {

/// Sets errno from GetLastError(): ENOENT, EPIPE and others that messages have words for.
void set_errno();

/// Returns a UTF-8 text as UTF-16; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::wstring wide(const std::string &text);
/// Returns a UTF-16 text as UTF-8.
[[nodiscard]] std::string narrow(const wchar_t *text);

} // namespace dokushin::os
