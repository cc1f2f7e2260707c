// Any board of a few shapes: its images have its form, and a form has itself.
#include <dokushin/canon.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace dokushin;

void demand(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// Words of the input, over and over, and how many they were.
RandomWords words_of(const std::uint8_t *data, std::size_t size) {
    return [=, at = std::size_t{1}]() mutable {
        std::uint64_t word = 0;
        for (unsigned byte = 0; byte < 8; ++byte, ++at) {
            word = word << 8 | (size == 0 ? 0 : data[at % size]);
        }
        return (word + at) * 0x9E37'79B9'7F4A'7C15; // never one word for ever
    };
}

} // namespace

/// The first byte names the board, each further one is a cell: 0–3 of 4 leave it blank.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static constexpr std::array<std::string_view, 5> shapes{"4", "2x3", "3x2", "9", "2x4"};
    const Shape shape = *Shape::parse(shapes[size == 0 ? 0 : data[0] % shapes.size()]);
    Grid givens(shape.cell_count());
    for (std::size_t cell = 0; cell < givens.size() && cell + 1 < size; ++cell) {
        const std::uint8_t byte = data[cell + 1];
        givens[cell] = digit_of(byte % 4 == 3 ? byte / 4 % (shape.side() + 1) : 0);
    }
    const auto form = canonical(shape, givens);
    if (!form) {
        return 0; // givens that break a house
    }
    demand(*form->transform.apply(shape, givens) == form->form && form->form <= givens);
    const Transform any = *random_transform(shape, words_of(data, size));
    const auto image = canonical(shape, *any.apply(shape, givens));
    demand(image && image->form == form->form && image->automorphisms == form->automorphisms);
    const auto again = canonical(shape, form->form);
    demand(again && again->form == form->form);
    return 0;
}
