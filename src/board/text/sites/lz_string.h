// LZ-string is the packing of f-puzzles', SudokuPad's and SudokuMaker's links: LZW on UTF-16 code
// units, six bits a character. https://pieroxy.net/blog/pages/lz-string/index.html
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// The characters that carry six bits each: `base64` is compressToBase64()'s, `uri` is
/// compressToEncodedURIComponent()'s.
enum class LzAlphabet : std::uint8_t { base64, uri };

/// Unpacks a text, and returns it as UTF-8. Nothing if `packed` is no such text, or if it unpacks
/// to more than `most` code units. What follows the end mark is ignored. O(length of the output).
[[nodiscard]] std::optional<std::string> lz_unpacked(std::string_view packed, LzAlphabet alphabet,
                                                     std::size_t most);

/// Packs a text in UTF-8, exactly as the original does.
[[nodiscard]] std::string lz_packed(std::string_view utf8, LzAlphabet alphabet);

} // namespace dokushin::text
