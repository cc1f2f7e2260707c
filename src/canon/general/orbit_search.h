// The search for the least image of a board with many symmetries, where a great many labellings
// tie.
//
// The labellings advance together (level_search.h). Where more than a few wait, the search looks
// for automorphisms of the board that take some of them to others, and keeps one labelling of each
// orbit. The multiplicity of the kept labelling is the sum of those of its orbit.
//
// Why this is correct: an automorphism followed by a transform leads to the same image as the
// transform alone. So an automorphism that takes one labelling to another takes all transforms
// that the first stands for to those that the second stands for. Both begin with the same string.
// Whether a labelling survives depends only on the strings that it leads to. So the two share
// their fate: they lead to the same strings, each from as many transforms, and one of the two
// is enough. This holds for any two labellings, so it does not matter that others have been
// dropped before for the same reason. The answer does not depend on finding all automorphisms
// either: a labelling that is not known to be equivalent to another is tried.
//
// How automorphisms are found: below labellings that are picked at random, random leaves of the
// search tree are computed (refinement.h). Two leaves with equal invariants give an automorphism
// that takes the one labelling to the other. It may join many others of those that wait as well
// (orbit_partition.h). The search stops looking after a number of leaves without success, or when
// looking has taken as long as the labellings would take to advance for some time. It then
// leaves the labellings as they are, and merges again when there are twice as many.
//
// Source: McKay, Practical Graph Isomorphism (1981), prunes by automorphisms that leaves reveal;
// McKay and Piperno, Practical Graph Isomorphism II (2014), do it level by level, with random
// leaves. Random numbers are the same each time.
// Cost: the 16×16 grids of group tables take milliseconds. Hard boards are those where a great
// many labellings tie that no automorphism takes to each other: Latin squares, and 2×8 and 8×2
// boards, with pairs of rows of which one exchanges pairs of the other's digits (2¹⁵ × 7! × 4
// labellings) and few other symmetries. Beyond `most_work` steps the search gives up: seconds.
#pragma once

#include "base/random.h"
#include "base/saturating.h"
#include "canon/general/level_search.h"
#include "canon/general/orbit_partition.h"
#include "canon/general/refinement.h"

#include <cassert>
#include <unordered_map>

namespace dokushin::canon {

template <class Size> class OrbitSearch {
  public:
    static constexpr std::uint64_t most_work = std::uint64_t{1} << 24;

    /// Labellings are merged where more than `threshold` of them wait.
    explicit OrbitSearch(const Size &size, std::size_t threshold = 32)
        : size_(size), by_levels_(size), threshold_(threshold) {}

    /// Finds the form of a board that breaks no house, and labellings that lead to it, one or
    /// more of each orbit. False if the search gave up.
    [[nodiscard]] bool run(const Board &upright, const Board *transposed) {
        boards_ = {&upright, transposed};
        by_levels_.start(upright, transposed, most_work);
        return by_levels_.run([this](std::vector<Labelling> &labellings) {
            if (labellings.size() > threshold_) {
                merge(labellings);
            }
            return work() <= most_work;
        });
    }

    [[nodiscard]] const std::vector<Labelling> &labellings() const {
        return by_levels_.labellings();
    }
    [[nodiscard]] const CellMap &form() const { return by_levels_.form(); }
    [[nodiscard]] unsigned label_of(const Labelling &labelling, unsigned digit) const {
        return by_levels_.label_of(labelling, digit);
    }

    /// The cost so far, in steps of a labelling from one choice to the next.
    [[nodiscard]] std::uint64_t work() const { return by_levels_.steps() + spent_; }

  private:
    static constexpr std::uint64_t cost_of_leaf = 256;
    /// One merge may cost this, and so many steps of each labelling.
    static constexpr std::uint64_t least_budget = std::uint64_t{1} << 16;
    static constexpr std::uint64_t budget_of_labelling = 16;

    void merge(std::vector<Labelling> &labellings) {
        assert(labellings.size() > threshold_);
        OrbitPartition orbits(labellings, boards_, level());
        spent_ += labellings.size();
        find_orbits(labellings, orbits);
        for (std::uint32_t labelling = 0; labelling < labellings.size(); ++labelling) {
            if (const std::uint32_t root = orbits.root_of(labelling); root != labelling) {
                labellings[root].multiplicity = saturating_sum(labellings[root].multiplicity,
                                                               labellings[labelling].multiplicity);
            }
        }
        std::size_t kept = 0;
        for (const std::uint32_t root : orbits.roots()) {
            assert(kept <= root); // in order, so that none is overwritten before it is kept
            labellings[kept++] = labellings[root];
        }
        assert(kept > 0 && kept <= labellings.size());
        labellings.resize(kept);
        threshold_ = std::max(threshold_, 2 * kept);
    }

    void find_orbits(const std::vector<Labelling> &labellings, OrbitPartition &orbits) {
        const Level here = level();
        const std::uint64_t end = spent_ + least_budget + budget_of_labelling * labellings.size();
        // If n orbits have two labellings each, so many leaves find some of them.
        const unsigned most_misses = 16 + (4U << std::bit_width(labellings.size()) / 2);
        leaves_.clear();
        for (unsigned misses = 0; misses < most_misses && spent_ < end; ++misses) {
            if (orbits.roots().size() == 1) {
                return;
            }
            const Leaf leaf = random_leaf(labellings, orbits, here);
            const auto [found, is_new] = leaves_.try_emplace(leaf.invariant, leaf);
            if (is_new) {
                continue;
            }
            const Automorphism automorphism = automorphism_of(found->second, leaf, here.side);
            if (is_automorphism(automorphism, boards_, size_)) {
                spent_ += labellings.size();
                misses = orbits.join(automorphism) ? 0 : misses;
            }
        }
    }

    [[nodiscard]] Leaf random_leaf(const std::vector<Labelling> &labellings,
                                   const OrbitPartition &orbits, const Level &here) {
        spent_ += cost_of_leaf;
        const auto orbit_count = static_cast<std::uint32_t>(orbits.roots().size());
        const Labelling &labelling = labellings[orbits.roots()[random_.below(orbit_count)]];
        return refinement_.leaf_below(labelling, *boards_[labelling.transposed ? 1 : 0], here,
                                      [this](std::uint32_t end) { return random_.below(end); });
    }

    [[nodiscard]] Level level() const {
        return {.side = size_.side(),
                .stack_width = size_.stack_width(),
                .box_rows = size_.box_rows(),
                .rows = by_levels_.row() + 1,
                .position = by_levels_.position(),
                .open_end = by_levels_.open_end()};
    }

    Size size_;
    Orientations boards_{};
    LevelSearch<Size> by_levels_;
    Refinement refinement_;
    std::size_t threshold_; ///< so many labellings are not worth a merge
    std::unordered_map<std::uint64_t, Leaf> leaves_;
    Random random_{1, 0};
    std::uint64_t spent_ = 0; ///< on merging
};

} // namespace dokushin::canon
