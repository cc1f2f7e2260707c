// The orbits of labellings of one level under the automorphisms that are known: sets that are
// joined as automorphisms are found (Tarjan's union–find).
// Cost: an automorphism takes the time to compute and look up the key of each labelling's image.
#pragma once

#include "canon/general/labelling_key.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>
#include <vector>

namespace dokushin::canon {

class OrbitPartition {
  public:
    /// The labellings must outlive the partition.
    OrbitPartition(std::span<const Labelling> labellings, const Orientations &boards,
                   const Level &level)
        : labellings_(labellings), boards_(boards), level_(level), parents_(labellings.size()),
          roots_(labellings.size()) {
        assert(!labellings.empty() && labellings.size() < nowhere);
        std::iota(parents_.begin(), parents_.end(), 0U);
        std::iota(roots_.begin(), roots_.end(), 0U);
        Automorphism identity{{}, false};
        for (LineMap &lines : identity.lines) {
            std::iota(lines.begin(), lines.end(), std::uint8_t{0});
        }
        table_.resize(std::bit_ceil(2 * labellings.size()), nowhere);
        for (std::uint32_t i = 0; i < labellings.size(); ++i) {
            keys_.push_back(key_of_image(labellings[i], identity, boards_, level_));
            table_[slot_of(keys_.back())] = i;
        }
    }

    /// The first labelling of each orbit, in order.
    [[nodiscard]] const std::vector<std::uint32_t> &roots() const { return roots_; }

    [[nodiscard]] std::uint32_t root_of(std::uint32_t labelling) {
        assert(labelling < parents_.size());
        while (parents_[labelling] != labelling) {
            assert(parents_[labelling] < labelling); // the first of an orbit is its root
            labelling = parents_[labelling] = parents_[parents_[labelling]];
        }
        return labelling;
    }

    /// Joins the orbits that the automorphism takes to each other. False if none were joined.
    bool join(const Automorphism &automorphism) {
        const std::size_t before = roots_.size();
        for (std::uint32_t labelling = 0; labelling < labellings_.size(); ++labelling) {
            const auto key = key_of_image(labellings_[labelling], automorphism, boards_, level_);
            if (const std::uint32_t image = table_[slot_of(key)]; image != nowhere) {
                const std::uint32_t one = root_of(labelling);
                const std::uint32_t other = root_of(image);
                parents_[std::max(one, other)] = std::min(one, other);
            }
        }
        std::erase_if(roots_, [&](std::uint32_t root) { return parents_[root] != root; });
        assert(!roots_.empty() && std::ranges::is_sorted(roots_));
        return roots_.size() < before;
    }

  private:
    static constexpr std::uint32_t nowhere = 0xFFFF'FFFF;

    /// The slot of a key in the table, or the one where it would be put.
    [[nodiscard]] std::size_t slot_of(const LabellingKey &key) const {
        const std::size_t mask = table_.size() - 1;
        assert(std::has_single_bit(table_.size()) && table_.size() > labellings_.size());
        auto slot = static_cast<std::size_t>(hash_of(key)) & mask;
        while (table_[slot] != nowhere && keys_[table_[slot]] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    std::span<const Labelling> labellings_;
    Orientations boards_;
    Level level_;
    std::vector<std::uint32_t> parents_;
    std::vector<std::uint32_t> roots_;
    std::vector<LabellingKey> keys_;
    std::vector<std::uint32_t> table_; ///< open addressing, by key
};

} // namespace dokushin::canon
