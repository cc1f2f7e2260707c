// Canonical forms and transforms, for C.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/canon.h>

#include <algorithm>
#include <random>

using namespace dokushin;
using namespace dokushin::c;

static_assert(sizeof(dokushin_transform::rows) == sizeof(Transform::rows));

namespace {

dokushin_transform as_c(const Transform &transform) {
    dokushin_transform its{};
    its.side = transform.side;
    its.transposed = transform.transposed ? 1 : 0;
    // Entries beyond the side are not used, and 0.
    const auto side = static_cast<std::ptrdiff_t>(transform.side);
    std::ranges::copy_n(transform.rows.begin(), side, its.rows);
    std::ranges::copy_n(transform.columns.begin(), side, its.columns);
    std::ranges::copy_n(transform.digits.begin(), side, its.digits);
    return its;
}

Transform of_c(const dokushin_transform &its) {
    Transform transform = Transform::identity(its.side);
    transform.transposed = its.transposed != 0;
    std::ranges::copy(its.rows, transform.rows.begin());
    std::ranges::copy(its.columns, transform.columns.begin());
    std::ranges::copy(its.digits, transform.digits.begin());
    return transform;
}

/// Refuses a transform whose arrays are no permutations of its side.
Outcome expect_transform(const dokushin_transform &its) {
    if (its.side == 0 || its.side > largest_canonical_side) {
        return failed(DOKUSHIN_BAD_SHAPE, {"a transform of side {}", its.side},
                      {"up to {}", largest_canonical_side});
    }
    // The boxes of a Latin square are its rows, which any order of rows and columns takes to rows.
    const auto square = Shape::boxes(1, its.side);
    Transform without_turn = of_c(its);
    without_turn.transposed = false;
    if (!square || !without_turn.fits(*square)) {
        return failed(DOKUSHIN_BAD_SHAPE, {"a transform whose parts do not fit its side"},
                      {"{} numbers in each, of {} at most", its.side, its.side});
    }
    return {};
}

/// Makes the random numbers that `dokushin morph` uses for the first puzzle.
std::mt19937_64 random_for(std::uint64_t seed) {
    std::seed_seq words{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                        std::uint32_t{1}};
    return std::mt19937_64(words);
}

} // namespace

dokushin_code dokushin_canonical(const dokushin_puzzle *puzzle, std::uint8_t *form,
                                 std::size_t count, dokushin_transform *transform,
                                 std::uint64_t *automorphisms, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("form", form)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room("form", count, puzzle->puzzle.shape().cell_count()));
        DOKUSHIN_TRY(found, canonical(puzzle->puzzle));
        write_grid(form, found.form);
        if (transform != nullptr) {
            *transform = as_c(found.transform);
        }
        if (automorphisms != nullptr) {
            *automorphisms = found.automorphisms;
        }
        return {};
    });
}

dokushin_code dokushin_equivalent(const dokushin_puzzle *a, const dokushin_puzzle *b,
                                  std::int32_t *are, dokushin_transform *transform,
                                  dokushin_error *error) {
    return guarded(error, {handle("a", a), handle("b", b), given("are", are)}, [&]() -> Outcome {
        DOKUSHIN_TRY(found, equivalent(a->puzzle, b->puzzle));
        *are = found ? 1 : 0;
        if (found && transform != nullptr) {
            *transform = as_c(*found);
        }
        return {};
    });
}

dokushin_code dokushin_transform_apply(const dokushin_transform *transform,
                                       const dokushin_puzzle *puzzle, dokushin_puzzle **image,
                                       dokushin_error *error) {
    return guarded(error,
                   {given("transform", transform), handle("puzzle", puzzle), given("image", image)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(made, of_c(*transform).apply(puzzle->puzzle));
                       give_handle(image, std::move(made));
                       return {};
                   });
}

dokushin_code dokushin_transform_random(const dokushin_shape *shape, std::uint64_t seed,
                                        dokushin_transform *transform, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("transform", transform)},
                   [&]() -> Outcome {
                       auto random = random_for(seed);
                       DOKUSHIN_TRY(made, random_transform(shape->shape, std::ref(random)));
                       *transform = as_c(made);
                       return {};
                   });
}

dokushin_code dokushin_transform_then(const dokushin_transform *first,
                                      const dokushin_transform *second, dokushin_transform *both,
                                      dokushin_error *error) {
    return guarded(error, {given("first", first), given("second", second), given("both", both)},
                   [&]() -> Outcome {
                       for (const dokushin_transform *const one : {first, second}) {
                           DOKUSHIN_CHECK(expect_transform(*one));
                       }
                       if (first->side != second->side) {
                           return failed(DOKUSHIN_BAD_SHAPE,
                                         {"a transform of side {}", second->side},
                                         {"{}", first->side});
                       }
                       *both = as_c(of_c(*first).then(of_c(*second)));
                       return {};
                   });
}

dokushin_code dokushin_transform_inverse(const dokushin_transform *transform,
                                         dokushin_transform *inverse, dokushin_error *error) {
    return guarded(error, {given("transform", transform), given("inverse", inverse)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_transform(*transform));
                       *inverse = as_c(of_c(*transform).inverse());
                       return {};
                   });
}
