// The figures of a board's rules for C.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

namespace {

std::uint32_t number_of(Colour colour) {
    return std::uint32_t{colour.red} << 16 | std::uint32_t{colour.green} << 8 | colour.blue;
}

dokushin_figure_kind kind_of(FigureKind kind) {
    switch (kind) {
    case FigureKind::path:
        return DOKUSHIN_FIGURE_PATH;
    case FigureKind::polygon:
        return DOKUSHIN_FIGURE_POLYGON;
    case FigureKind::disc:
        return DOKUSHIN_FIGURE_DISC;
    case FigureKind::text:
        return DOKUSHIN_FIGURE_TEXT;
    }
    std::unreachable();
}

/// Returns the figure at a position: those below the lines come first.
std::expected<const Figure *, Failure> figure_at(const Drawing &drawing, std::size_t position) {
    const std::size_t below = drawing.below.size();
    DOKUSHIN_CHECK(expect_entry(position, below + drawing.above.size(), "no further figure"));
    return position < below ? &drawing.below[position] : &drawing.above[position - below];
}

} // namespace

dokushin_code dokushin_drawing_new(const dokushin_shape *shape, dokushin_drawing **drawing) {
    return guarded(nullptr, {handle("shape", shape), given("drawing", drawing)},
                   [&] { give_handle(drawing, drawing_of(shape->shape)); });
}

void dokushin_drawing_free(dokushin_drawing *drawing) { free_handle(drawing); }

dokushin_code dokushin_drawing_has_margin(const dokushin_drawing *drawing,
                                          std::int32_t *has_margin) {
    return guarded(nullptr, {handle("drawing", drawing), given("has_margin", has_margin)},
                   [&] { *has_margin = drawing->drawing.has_margin ? 1 : 0; });
}

dokushin_code dokushin_drawing_figure_at(const dokushin_drawing *drawing, std::size_t position,
                                         dokushin_figure *figure, dokushin_error *error) {
    return guarded(error, {handle("drawing", drawing), given("figure", figure)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, figure_at(drawing->drawing, position));
        *figure = {.kind = kind_of(its->kind),
                   .is_above = position < drawing->drawing.below.size() ? 0 : 1,
                   .is_dashed = its->dashed ? 1 : 0,
                   .has_fill = its->fill ? 1 : 0,
                   .fill = number_of(its->fill.value_or(Colour{})),
                   .stroke = number_of(its->stroke),
                   .size = its->size,
                   .width = its->width,
                   .text = its->text.c_str(),
                   .points = its->points.size()};
        return {};
    });
}

dokushin_code dokushin_drawing_points_at(const dokushin_drawing *drawing, std::size_t position,
                                         dokushin_point *points, std::size_t count,
                                         dokushin_error *error) {
    return guarded(error, {handle("drawing", drawing), given("points", points)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, figure_at(drawing->drawing, position));
        DOKUSHIN_CHECK(expect_room("points", count, its->points.size()));
        std::ranges::transform(its->points, points, [](const Point &point) {
            return dokushin_point{.x = point.x, .y = point.y};
        });
        return {};
    });
}

dokushin_code dokushin_drawing_words_at(const dokushin_drawing *drawing, std::size_t position,
                                        char **words, dokushin_error *error) {
    return guarded(error, {handle("drawing", drawing), given("words", words)}, [&]() -> Outcome {
        const std::vector<std::string> &all = drawing->drawing.words;
        DOKUSHIN_CHECK(expect_entry(position, all.size(), "no further words"));
        return give_text(words, all[position]);
    });
}
