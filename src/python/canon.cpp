// Canonical forms for Python, and the transforms between equivalent puzzles.
#include "errors/catalogue.h"
#include "python/record.h"
#include "python/without_lock.h"

#include <dokushin/canon_forms.h>

#include <pybind11/stl.h>

#include <random>

namespace dokushin::python {
namespace {

/// A transform as (side, transposed, rows, columns, digits); rows and columns from 0, digits
/// from 1.
using Parts =
    std::tuple<unsigned, bool, std::vector<unsigned>, std::vector<unsigned>, std::vector<unsigned>>;

Parts parts_of(const Transform &transform) {
    const auto first = [&](const Transform::Permutation &permutation) {
        return std::vector<unsigned>(permutation.begin(), permutation.begin() + transform.side);
    };
    return {transform.side, transform.transposed, first(transform.rows), first(transform.columns),
            first(transform.digits)};
}

void fill(Transform::Permutation &permutation, const std::vector<unsigned> &from, unsigned side) {
    if (from.size() != side ||
        std::ranges::any_of(from, [&](unsigned one) { return one > side; })) {
        refuse_argument({"a transform whose parts do not fit its side"},
                        {"{} numbers in each, of {} at most", side, side});
    }
    std::ranges::transform(from, permutation.begin(),
                           [](unsigned one) { return static_cast<std::uint8_t>(one); });
}

Transform transform_of(const Parts &parts) {
    const auto &[side, transposed, rows, columns, digits] = parts;
    if (side > largest_canonical_side) {
        refuse_argument({"a transform of side {}", side}, {"up to {}", largest_canonical_side});
    }
    Transform transform = Transform::identity(side);
    transform.transposed = transposed;
    fill(transform.rows, rows, side);
    fill(transform.columns, columns, side);
    fill(transform.digits, digits, side);
    return transform;
}

std::vector<std::string> form_names() {
    std::vector<std::string> names;
    for (const FormKind kind : all_form_kinds()) {
        names.emplace_back(name(kind));
    }
    return names;
}

/// `form` is one of form_names().
py::tuple canonical_of(const Record &record, const std::string &form) {
    const FormKind kind = form_kind_named(form).value();
    const Grid solution = needs_solution(kind) ? expect_proper(record.puzzle) : Grid{};
    const Canonical found = value_or_raise([&] {
        const py::gil_scoped_release release;
        Canonicaliser canonicaliser;
        return form_of(record.puzzle, kind, canonicaliser, solution);
    }());
    return py::make_tuple(as_bytes(found.form), parts_of(found.transform), found.automorphisms);
}

std::optional<Parts> between(const Record &a, const Record &b) {
    const auto found = value_or_raise([&] {
        const py::gil_scoped_release release;
        return equivalent(a.puzzle, b.puzzle);
    }());
    return found ? std::optional(parts_of(*found)) : std::nullopt;
}

/// Makes the transform of a seed that `dokushin morph` uses for the first puzzle.
Parts random_parts(const Record &record, std::uint64_t seed) {
    std::seed_seq words{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                        std::uint32_t{1}};
    std::mt19937_64 random(words);
    return parts_of(value_or_raise(random_transform(record.puzzle.shape(), std::ref(random))));
}

Record applied(const Record &record, const Parts &parts) {
    if (record.puzzle.has_candidates()) {
        refuse(
            {ErrorCode::unsupported, {"a puzzle that states candidates"}, {"one of givens alone"}});
    }
    return record_of(value_or_raise(transform_of(parts).apply(record.puzzle)));
}

} // namespace

void add_canon(py::module_ &module) {
    module.def("form_kinds", form_names);
    module.def("canonical", canonical_of);
    module.def("equivalent", between);
    module.def("random_transform", random_parts);
    module.def("apply", applied);
}

} // namespace dokushin::python
