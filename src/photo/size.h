// The sizes that pictures may have.
#pragma once

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Refuses the sizes that no picture may have (photo.h).
[[nodiscard]] Result<void> expect_size(std::size_t width, std::size_t height);

} // namespace dokushin::photo
