// Links of sites for variants, which hold a packed document, and what stands in such links alone.
#pragma once

#include "board/text/format.h"

#include <span>
#include <string_view>

namespace dokushin::text {

/// Parts of addresses, in lower case, by which the sites for variants are known.
[[nodiscard]] std::span<const std::string_view> addresses_for_variants();
/// Is the address one of a site for variants?
[[nodiscard]] bool is_site_for_variants(std::string_view link);

/// Is the word what stands in a link behind its address: "fpuzN4Ig…", "sclN4Ig…", "scf…", "N4Ig…"?
[[nodiscard]] bool is_payload(std::string_view word);

/// Reads a link of a site for variants, or such a payload. An error has the place `line`, `column`.
/// A link that unpacks to more than a megabyte is refused. O(length of what it unpacks to).
[[nodiscard]] Result<Record> read_site_link(std::string_view link, std::size_t line,
                                            std::size_t column, Context &context);

} // namespace dokushin::text
