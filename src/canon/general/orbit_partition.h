// Ways that automorphisms of the board take to each other, of ways that begin alike: sets
// that are joined as automorphisms become known (Tarjan's union–find).
// Cost: an automorphism takes the time to name each way's image and to look it up.
#pragma once

#include "canon/group/automorphism.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace dokushin::canon {

class WayOrbits {
  public:
    /// The ways must outlive this.
    WayOrbits(std::span<const Way> ways, const std::array<const Board *, 2> &boards,
              const Progress &at)
        : ways_(ways), boards_(boards), at_(at), parents_(ways.size()), roots_(ways.size()) {
        std::iota(parents_.begin(), parents_.end(), 0U);
        std::iota(roots_.begin(), roots_.end(), 0U);
        Automorphism none{{}, false};
        for (Line &lines : none.lines) {
            std::iota(lines.begin(), lines.end(), std::uint8_t{0});
        }
        table_.resize(std::bit_ceil(2 * ways.size()), nowhere);
        for (std::uint32_t i = 0; i < ways.size(); ++i) {
            names_.push_back(name_of_image(ways[i], none, boards_, at_));
            table_[slot_of(names_.back())] = i;
        }
    }

    /// The first way of each orbit that is known so far, in order.
    [[nodiscard]] const std::vector<std::uint32_t> &roots() const { return roots_; }

    [[nodiscard]] std::uint32_t root_of(std::uint32_t way) {
        while (parents_[way] != way) {
            way = parents_[way] = parents_[parents_[way]];
        }
        return way;
    }

    /// Joins what the automorphism takes to each other. False: nothing new.
    bool join(const Automorphism &automorphism) {
        const std::size_t before = roots_.size();
        for (std::uint32_t way = 0; way < ways_.size(); ++way) {
            const auto name = name_of_image(ways_[way], automorphism, boards_, at_);
            if (const std::uint32_t image = table_[slot_of(name)]; image != nowhere) {
                const std::uint32_t one = root_of(way);
                const std::uint32_t other = root_of(image);
                parents_[std::max(one, other)] = std::min(one, other);
            }
        }
        std::erase_if(roots_, [&](std::uint32_t way) { return parents_[way] != way; });
        return roots_.size() < before;
    }

  private:
    static constexpr std::uint32_t nowhere = 0xFFFF'FFFF;

    /// Where the name is in the table, or would be.
    [[nodiscard]] std::size_t slot_of(const WayName &name) const {
        const std::size_t mask = table_.size() - 1;
        auto slot = static_cast<std::size_t>(hash_of(name)) & mask;
        while (table_[slot] != nowhere && names_[table_[slot]] != name) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    std::span<const Way> ways_;
    std::array<const Board *, 2> boards_;
    Progress at_;
    std::vector<std::uint32_t> parents_;
    std::vector<std::uint32_t> roots_;
    std::vector<WayName> names_;
    std::vector<std::uint32_t> table_; ///< open addressing, by name
};

} // namespace dokushin::canon
