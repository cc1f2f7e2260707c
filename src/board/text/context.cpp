// The shapes and alphabets of one input come from its options, or are recognised.
//
// An alphabet is recognised by these rules, since customs differ from the digit 10 on:
//   - no digit 1–9 and some letter: letters, A is the first digit;
//   - both 0 and another blank character, and neither the last symbol of the
//     usual alphabet nor one beyond: from zero, 0 is the first digit;
//   - otherwise the usual one: 1–9, then A for 10.
// The second rule is for boards over 9×9 only: on smaller ones 0 is a blank.
#include "board/text/cells.h"
#include "board/text/format.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin::text {

Error at(Error error, std::size_t line, std::size_t column) {
    error.line = line;
    error.column = column;
    return error;
}

Error shape_is_no_name() {
    return {ErrorCode::bad_format,
            {"a member \"shape\" that is no string"},
            {"a name such as \"9x9\""}};
}

Result<Shape> Context::shape_of_side(unsigned side) {
    if (options_.shape) {
        const Shape &asked = *options_.shape;
        if (asked.side() != side || !asked.is_square() || asked.lowest() != 1 ||
            asked.variables() > 0) {
            return std::unexpected(
                Error{ErrorCode::wrong_length,
                      {"{n} cells", std::size_t{side} * side},
                      {"{} for {}", options_.shape->cell_count(), options_.shape->name()}});
        }
        return *options_.shape;
    }
    const auto known = shapes_.find(side);
    if (known != shapes_.end()) {
        return known->second;
    }
    auto usual = Shape::of_side(side);
    if (usual) {
        shapes_.emplace(side, *usual);
    }
    return usual;
}

Result<Shape> Context::shape_of_cells(std::size_t cells) {
    const bool is_asked = options_.shape && options_.shape->cell_count() == cells;
    return is_asked ? *options_.shape : shape_of_side(side_of_cells(cells));
}

Result<Shape> Context::shape_named(std::string_view name) {
    if (!named_ || name_ != name) {
        auto parsed = Shape::parse(name);
        if (!parsed) {
            return parsed;
        }
        if (options_.shape && *options_.shape != *parsed) {
            return std::unexpected(Error{ErrorCode::bad_shape,
                                         {"a record of shape {}", parsed->name()},
                                         {"{}, which was asked for", options_.shape->name()}});
        }
        name_ = name;
        named_ = *std::move(parsed);
    }
    return *named_;
}

Result<Alphabet> Context::alphabet_of(std::string_view text, unsigned side) {
    if (options_.alphabet) {
        return Alphabet::named(*options_.alphabet, side);
    }
    if (options_.shape && options_.shape->lowest() != 1 && options_.shape->side() == side) {
        return Alphabet::usual(*options_.shape);
    }
    const auto any = [&](auto is) { return std::ranges::any_of(text, is); };
    const bool has_digit = any([](char c) { return c >= '1' && c <= '9'; });
    const bool has_letter =
        any([](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
    if (!has_digit && has_letter) {
        return Alphabet::letters(side);
    }
    const auto known = usual_alphabets_.try_emplace(side, Alphabet::usual(side)).first;
    const Alphabet &usual = known->second;
    const bool has_zero = any([](char c) { return c == '0'; });
    if (side > 9 && side <= 36 && has_zero &&
        any([&](char c) { return c != '0' && usual.is_blank(c); }) &&
        !any([&](char c) { return number(usual.digit(c)) == side; })) {
        return Alphabet::from_zero(side);
    }
    return usual;
}

} // namespace dokushin::text
