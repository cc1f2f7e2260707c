#include "photo/quadrilateral.h"

namespace dokushin::photo {
namespace {

/// A photographed square may be this much longer one way than the other.
constexpr double most_stretched = 2.5;

bool is_convex(const Quadrilateral &corners) {
    for (std::size_t at = 0; at < 4; ++at) {
        const Point &here = corners[at];
        const Point &next = corners[(at + 1) % 4];
        const Point &after = corners[(at + 2) % 4];
        if (cross(next - here, after - next) <= 0) {
            return false;
        }
    }
    return true;
}

bool is_square_like(const Quadrilateral &corners) {
    double shortest = length(corners[0] - corners[3]);
    double longest = shortest;
    for (std::size_t at = 0; at < 3; ++at) {
        const double side = length(corners[at + 1] - corners[at]);
        shortest = std::min(shortest, side);
        longest = std::max(longest, side);
    }
    return longest <= most_stretched * shortest;
}

/// Turns the corners so that the first is the one nearest the top left.
Quadrilateral in_reading_order(const Quadrilateral &corners) {
    std::size_t first = 0;
    for (std::size_t at = 1; at < 4; ++at) {
        if (corners[at].x + corners[at].y < corners[first].x + corners[first].y) {
            first = at;
        }
    }
    Quadrilateral ordered;
    for (std::size_t at = 0; at < 4; ++at) {
        ordered[at] = corners[(first + at) % 4];
    }
    return ordered;
}

} // namespace

double area_of(const Quadrilateral &corners) {
    double twice = 0;
    for (std::size_t at = 0; at < 4; ++at) {
        twice += cross(corners[at], corners[(at + 1) % 4]);
    }
    return std::abs(twice) / 2;
}

double farthest_corner(const Quadrilateral &one, const Quadrilateral &other) {
    double farthest = 0;
    for (std::size_t at = 0; at < one.size(); ++at) {
        farthest = std::max(farthest, length(one[at] - other[at]));
    }
    return farthest;
}

std::optional<Quadrilateral> quadrilateral_of(const OutlinedComponent &component) {
    constexpr std::size_t quarter = direction_count / 4;
    Quadrilateral best{};
    double largest = 0;
    for (std::size_t turn = 0; turn < quarter; ++turn) {
        Quadrilateral corners{};
        for (std::size_t at = 0; at < 4; ++at) {
            corners[at] = component.outermost[turn + at * quarter];
        }
        if (const double area = area_of(corners); area > largest) {
            largest = area;
            best = corners;
        }
    }
    if (largest == 0 || !is_convex(best) || !is_square_like(best)) {
        return std::nullopt;
    }
    return in_reading_order(best);
}

std::optional<Projection> Projection::of_square(const Quadrilateral &corners) {
    if (!is_convex(corners)) {
        return std::nullopt;
    }
    const Point sum = corners[0] - corners[1] + corners[2] - corners[3];
    const Point one = corners[1] - corners[2];
    const Point other = corners[3] - corners[2];
    const double area = cross(one, other);
    Projection map;
    map.g_ = cross(sum, other) / area;
    map.h_ = cross(one, sum) / area;
    map.a_ = corners[1].x - corners[0].x + map.g_ * corners[1].x;
    map.b_ = corners[3].x - corners[0].x + map.h_ * corners[3].x;
    map.c_ = corners[0].x;
    map.d_ = corners[1].y - corners[0].y + map.g_ * corners[1].y;
    map.e_ = corners[3].y - corners[0].y + map.h_ * corners[3].y;
    map.f_ = corners[0].y;
    return map;
}

} // namespace dokushin::photo
