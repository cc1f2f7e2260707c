// Reading with any network: the library's own, or one that is being tried.
#pragma once

#include "photo/network.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Does what read_photo() does, with this network.
[[nodiscard]] Result<std::vector<PhotoGrid>>
read_with(const Network &network, const Pixels &picture, const PhotoOptions &options);

} // namespace dokushin::photo
