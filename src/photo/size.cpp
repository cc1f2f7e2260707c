#include "photo/size.h"

#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin::photo {

Result<void> expect_size(std::size_t width, std::size_t height) {
    if (std::min(width, height) < least_picture_side || width > most_pixels / height) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"a picture of {n} × {n} pixels", width, height},
                                     {"sides of at least {n} and at most {n} pixels in all",
                                      least_picture_side, most_pixels}});
    }
    return {};
}

} // namespace dokushin::photo
