// Ratings are converted to C, and the names of their orders from C.
#pragma once

#include "c/convert.h"

#include <dokushin/rate.h>

namespace dokushin::c {

/// Finds the order of that name whose steps are rated; NULL is "explainer".
[[nodiscard]] std::expected<Order, Failure> rated_order_named(const char *name);

[[nodiscard]] dokushin_rating rating_as_c(const Rating &rating);
[[nodiscard]] dokushin_hodoku_rating hodoku_as_c(const HodokuRating &rating);

} // namespace dokushin::c
