#include "photo/components.h"

#include <numbers>

namespace dokushin::photo {
namespace {

/// Labels are numbers of components; those that prove to be of one component are joined
/// (union–find).
class Labels {
  public:
    std::uint32_t make() {
        parents_.push_back(static_cast<std::uint32_t>(parents_.size()));
        return parents_.back();
    }
    std::uint32_t root(std::uint32_t label) {
        while (parents_[label] != label) {
            parents_[label] = parents_[parents_[label]];
            label = parents_[label];
        }
        return label;
    }
    std::uint32_t join(std::uint32_t one, std::uint32_t other) {
        one = root(one);
        other = root(other);
        const auto [low, high] = std::minmax(one, other);
        parents_[high] = low;
        return low;
    }
    [[nodiscard]] std::size_t size() const { return parents_.size(); }

  private:
    std::vector<std::uint32_t> parents_{0}; ///< 0 is paper
};

/// Labels each pixel that has the value from its neighbours to the left and above, in one pass.
Raster<std::uint32_t> labelled(const Mask &ink, std::uint8_t value, bool by_corners,
                               Labels &labels) {
    Raster<std::uint32_t> label(ink.width, ink.height, 0);
    for (std::size_t y = 0; y < ink.height; ++y) {
        for (std::size_t x = 0; x < ink.width; ++x) {
            if (ink.at(x, y) != value) {
                continue;
            }
            std::uint32_t own = x > 0 ? label.at(x - 1, y) : 0;
            const std::size_t first = x > 0 && by_corners ? x - 1 : x;
            const std::size_t last = by_corners ? std::min(x + 1, ink.width - 1) : x;
            for (std::size_t above = first; y > 0 && above <= last; ++above) {
                const std::uint32_t other = label.at(above, y - 1);
                if (other != 0 && other != own) {
                    own = own == 0 ? other : labels.join(own, other);
                }
            }
            label.at(x, y) = own != 0 ? own : labels.make();
        }
    }
    return label;
}

void extend(Component &component, std::size_t x, std::size_t y) {
    if (component.pixels++ == 0) {
        component.left = component.right = x;
        component.top = y;
    }
    component.left = std::min(component.left, x);
    component.right = std::max(component.right, x);
    component.bottom = y;
}

/// Keeps the outermost pixels of each row: all others lie between them.
void find_outermost(std::vector<OutlinedComponent> &components, const Raster<std::uint32_t> &label,
                    const std::vector<std::uint32_t> &number_of) {
    std::array<Point, direction_count> directions{};
    for (std::size_t at = 0; at < direction_count; ++at) {
        const double angle =
            2 * std::numbers::pi * static_cast<double>(at) / static_cast<double>(direction_count);
        directions[at] = {std::cos(angle), std::sin(angle)};
    }
    std::vector<std::array<double, direction_count>> furthest(components.size());
    for (auto &one : furthest) {
        one.fill(-1e9);
    }
    const auto note = [&](std::uint32_t number, std::size_t x, std::size_t y) {
        const Point point{static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5};
        for (std::size_t at = 0; at < direction_count; ++at) {
            const double distance = directions[at].x * point.x + directions[at].y * point.y;
            if (distance > furthest[number][at]) {
                furthest[number][at] = distance;
                components[number].outermost[at] = point;
            }
        }
    };
    std::vector<std::size_t> last(components.size());
    std::vector<std::size_t> row_of(components.size());
    std::ranges::fill(row_of, label.height);
    for (std::size_t y = 0; y < label.height; ++y) {
        std::vector<std::uint32_t> in_row;
        for (std::size_t x = 0; x < label.width; ++x) {
            const std::uint32_t number = number_of[label.at(x, y)];
            if (number == 0) {
                continue;
            }
            if (row_of[number - 1] != y) {
                row_of[number - 1] = y;
                in_row.push_back(number - 1);
                note(number - 1, x, y);
            }
            last[number - 1] = x;
        }
        for (const std::uint32_t number : in_row) {
            note(number, last[number], y);
        }
    }
}

/// Returns all components; those of labels that were joined to others are empty.
std::vector<Component> measured(Raster<std::uint32_t> &label, Labels &labels) {
    std::vector<Component> all(labels.size());
    for (std::size_t y = 0; y < label.height; ++y) {
        for (std::size_t x = 0; x < label.width; ++x) {
            if (std::uint32_t &own = label.at(x, y); own != 0) {
                own = labels.root(own);
                extend(all[own], x, y);
            }
        }
    }
    return all;
}

} // namespace

std::vector<OutlinedComponent> components_of(const Mask &ink, std::size_t least) {
    Labels labels;
    Raster<std::uint32_t> label = labelled(ink, 1, true, labels);
    const std::vector<Component> all = measured(label, labels);
    std::vector<OutlinedComponent> large;
    std::vector<std::uint32_t> number_of(all.size(), 0);
    for (std::size_t at = 1; at < all.size(); ++at) {
        if (all[at].pixels > 0 && all[at].width() >= least && all[at].height() >= least) {
            large.push_back({all[at], {}});
            number_of[at] = static_cast<std::uint32_t>(large.size());
        }
    }
    find_outermost(large, label, number_of);
    return large;
}

std::vector<Component> holes_of(const Mask &ink, std::size_t least, std::size_t most) {
    Labels labels;
    Raster<std::uint32_t> label = labelled(ink, 0, false, labels);
    std::vector<Component> all = measured(label, labels);
    std::erase_if(all, [&](const Component &one) {
        return one.pixels == 0 || std::min(one.width(), one.height()) < least ||
               std::max(one.width(), one.height()) > most;
    });
    return all;
}

} // namespace dokushin::photo
