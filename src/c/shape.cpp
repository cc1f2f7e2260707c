// Shapes for C.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_shape_new(const char *name, dokushin_shape **shape, dokushin_error *error) {
    return guarded(error, {given("name", name), given("shape", shape)}, [&]() -> Outcome {
        DOKUSHIN_TRY(made, Shape::parse(name));
        give_handle(shape, std::move(made));
        return {};
    });
}

void dokushin_shape_free(dokushin_shape *shape) { free_handle(shape); }

dokushin_code dokushin_shape_describe(const dokushin_shape *shape, dokushin_shape_facts *facts) {
    return guarded(nullptr, {handle("shape", shape), given("facts", facts)}, [&] {
        const Shape &its = shape->shape;
        *facts = {its.side(),
                  static_cast<std::uint32_t>(its.cell_count()),
                  static_cast<std::uint32_t>(its.houses().size()),
                  its.box_rows(),
                  its.box_columns(),
                  its.rows(),
                  its.columns(),
                  its.lowest(),
                  its.variables()};
    });
}

dokushin_code dokushin_shape_name(const dokushin_shape *shape, char **name) {
    return guarded(nullptr, {handle("shape", shape), given("name", name)},
                   [&] { return give_text(name, shape->shape.name()); });
}

dokushin_code dokushin_shape_regions(const dokushin_shape *shape, std::uint16_t *regions,
                                     std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("regions", regions)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room("regions", count, shape->shape.cell_count()));
        for (std::size_t at = 0; at < count; ++at) {
            regions[at] = static_cast<std::uint16_t>(shape->shape.region_of(cell_at(at)));
        }
        return {};
    });
}

namespace {

/// Refuses a house beyond the shape's last.
Outcome expect_house(const Shape &shape, std::uint32_t house) {
    if (house >= shape.houses().size()) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"house {}", house},
                      {"{} to {}", 0, shape.houses().size() - 1});
    }
    return {};
}

} // namespace

dokushin_code dokushin_shape_house(const dokushin_shape *shape, std::uint32_t house,
                                   std::uint16_t *cells, std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("cells", cells)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_house(shape->shape, house));
        DOKUSHIN_CHECK(expect_room("cells", count, shape->shape.side()));
        write_cells(cells, shape->shape.houses()[house].cells);
        return {};
    });
}

dokushin_code dokushin_shape_house_name(const dokushin_shape *shape, std::uint32_t house,
                                        char **name, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("name", name)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_house(shape->shape, house));
        return give_text(name, shape->shape.houses()[house].name());
    });
}

dokushin_code dokushin_shape_house_kind(const dokushin_shape *shape, std::uint32_t house,
                                        const char **kind, std::uint32_t *ordinal,
                                        dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("kind", kind), given("ordinal", ordinal)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_house(shape->shape, house));
                       const House &its = shape->shape.houses()[house];
                       *kind = literal(name(its.kind));
                       *ordinal = its.ordinal;
                       return {};
                   });
}
