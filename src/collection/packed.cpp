#include "collection/packed.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace dokushin::collection {
namespace {

constexpr unsigned first_run = 10; ///< the half byte A, which is two blanks
constexpr unsigned longest_run = 7;

constexpr unsigned run_of(unsigned half) { return half - first_run + 2; }
constexpr std::uint8_t half_of_run(unsigned blanks) {
    return static_cast<std::uint8_t>(blanks == 1 ? 0 : first_run + blanks - 2);
}

} // namespace

Packed::Packed(std::span<const Digit> grid) {
    assert(grid.size() == cell_count);
    std::array<std::uint8_t, cell_count + 1> halves{}; // the last for the half byte that is over
    std::size_t count = 0;
    unsigned blanks = 0;
    for (const Digit digit : grid) {
        if (digit == Digit::blank) {
            ++blanks;
            continue;
        }
        for (; blanks > longest_run; blanks -= longest_run) {
            halves[count++] = half_of_run(longest_run);
        }
        if (blanks > 0) {
            halves[count++] = half_of_run(blanks);
        }
        blanks = 0;
        halves[count++] = static_cast<std::uint8_t>(number(digit));
    }
    size_ = static_cast<std::uint8_t>((count + 1) / 2);
    for (std::size_t byte = 0; byte < size_; ++byte) {
        bytes_[byte] = static_cast<std::uint8_t>(halves[2 * byte] << 4U | halves[2 * byte + 1]);
    }
}

std::optional<Grid> unpacked(std::string_view bytes) {
    Grid grid;
    grid.reserve(cell_count + longest_run);
    for (const char letter : bytes) {
        const unsigned byte = static_cast<unsigned char>(letter);
        for (const unsigned half : {byte >> 4U, byte & 15U}) {
            if (half >= first_run) {
                grid.insert(grid.end(), run_of(half), Digit::blank);
            } else {
                grid.push_back(digit_of(half));
            }
        }
    }
    if (grid.size() == cell_count + 1 && grid.back() == Digit::blank) {
        grid.pop_back();
    }
    if (grid.size() > cell_count) {
        return std::nullopt;
    }
    grid.resize(cell_count, Digit::blank);
    return Packed(grid).bytes() == bytes ? std::optional(grid) : std::nullopt;
}

std::string text_of(std::span<const Digit> grid) {
    std::string text;
    text.reserve(grid.size());
    for (const Digit digit : grid) {
        text += digit == Digit::blank ? '.' : static_cast<char>('0' + number(digit));
    }
    return text;
}

} // namespace dokushin::collection
