// The least image of a board with many symmetries, of which a great many ways tie.
//
// Ways go on side by side (frontier.h). Where more than a few wait, automorphisms of the
// board are looked for that take some to others, and of those one is kept, which then counts
// as often as all of them did (Way::times). Why that is right: an automorphism, and then a
// transform, leads to the same image as the transform alone. So it takes all transforms that
// a way stands for to those that another stands for, which begins with the same string; and
// since the search looks at nothing but what all images share, what becomes of the one way
// becomes of the other: the same strings, from as many transforms. Of the two, one is enough;
// that others have been left out before for the same reason does not matter to these two.
// Nothing depends on having found all automorphisms: what was not found is tried instead.
//
// How they are found: below ways picked at random, random leaves (refinement.h). Two leaves
// that look the same give an automorphism that takes the one way to the other, and maybe
// many others of those that wait to each other as well (way_orbits.h). After a number of
// leaves without that, or when it took as long as to go on with the ways for some time, the
// ways are left as they are, and merged again when they are twice as many.
//
// Source: pruning by automorphisms that leaves show is of McKay, Practical Graph Isomorphism
// (1981); that it is done level by level, with random leaves, of McKay and Piperno,
// Practical Graph Isomorphism II (2014). Random numbers are the same each time.
// Cost: the 16×16 grids of group tables take milliseconds. What remains hard are boards
// where a great many ways tie that no automorphism takes to each other: Latin squares, and
// 2×8 and 8×2 boards, with pairs of rows of which one exchanges pairs of the other's digits,
// 2¹⁵ × 7! × 4 ways, and little symmetry else. Beyond `most_work` steps the search gives up:
// seconds.
#pragma once

#include "base/random.h"
#include "base/saturating.h"
#include "canon/general/level_search.h"
#include "canon/general/orbit_partition.h"
#include "canon/general/refinement.h"

#include <unordered_map>

namespace dokushin::canon {

template <class Geometry> class OrbitSearch {
  public:
    static constexpr std::uint64_t most_work = std::uint64_t{1} << 24;

    /// Ways are merged where more than `few` wait.
    explicit OrbitSearch(const Geometry &geometry, std::size_t few = 32)
        : geometry_(geometry), frontier_(geometry), few_(few) {}

    /// Finds the form of a board that breaks no house, and ways to it, each of which counts
    /// as often as there are ways like it. False: given up.
    [[nodiscard]] bool run(const Board &upright, const Board *turned) {
        boards_ = {&upright, turned};
        frontier_.start(upright, turned, most_work);
        return frontier_.run([this](std::vector<Way> &ways) {
            if (ways.size() > few_) {
                merge(ways);
            }
            return work() <= most_work;
        });
    }

    [[nodiscard]] const std::vector<Way> &ways() const { return frontier_.ways(); }
    [[nodiscard]] const Lines &form() const { return frontier_.form(); }
    [[nodiscard]] unsigned name_of(const Way &way, unsigned digit) const {
        return frontier_.name_of(way, digit);
    }

    /// What it has cost, in steps of a way from one choice to the next.
    [[nodiscard]] std::uint64_t work() const { return frontier_.steps() + spent_; }

  private:
    static constexpr std::uint64_t cost_of_leaf = 256;
    /// What may be spent to merge: this, and so many steps of each way.
    static constexpr std::uint64_t least_budget = std::uint64_t{1} << 16;
    static constexpr std::uint64_t budget_of_way = 16;

    void merge(std::vector<Way> &ways) {
        WayOrbits orbits(ways, boards_, progress());
        spent_ += ways.size();
        find_orbits(ways, orbits);
        for (std::uint32_t way = 0; way < ways.size(); ++way) {
            if (const std::uint32_t root = orbits.root_of(way); root != way) {
                ways[root].times = saturating_sum(ways[root].times, ways[way].times);
            }
        }
        std::size_t kept = 0;
        for (const std::uint32_t root : orbits.roots()) {
            ways[kept++] = ways[root];
        }
        ways.resize(kept);
        few_ = std::max(few_, 2 * kept);
    }

    void find_orbits(const std::vector<Way> &ways, WayOrbits &orbits) {
        const Progress at = progress();
        const std::uint64_t end = spent_ + least_budget + budget_of_way * ways.size();
        // Of n orbits with two ways each, so many leaves find some.
        const unsigned most_misses = 16 + (4U << std::bit_width(ways.size()) / 2);
        leaves_.clear();
        for (unsigned misses = 0; misses < most_misses && spent_ < end; ++misses) {
            if (orbits.roots().size() == 1) {
                return;
            }
            const Leaf leaf = random_leaf(ways, orbits, at);
            const auto [found, is_new] = leaves_.try_emplace(leaf.look, leaf);
            if (is_new) {
                continue;
            }
            const Automorphism automorphism = difference(found->second, leaf, at.side);
            if (is_automorphism(automorphism, boards_, at)) {
                spent_ += ways.size();
                misses = orbits.join(automorphism) ? 0 : misses;
            }
        }
    }

    [[nodiscard]] Leaf random_leaf(const std::vector<Way> &ways, const WayOrbits &orbits,
                                   const Progress &at) {
        spent_ += cost_of_leaf;
        const Way &way =
            ways[orbits.roots()[random_.below(static_cast<std::uint32_t>(orbits.roots().size()))]];
        return refinement_.leaf_below(way, *boards_[way.transposed ? 1 : 0], at,
                                      [this](std::uint32_t end) { return random_.below(end); });
    }

    [[nodiscard]] Progress progress() const {
        return {.side = geometry_.side(),
                .stack_width = geometry_.stack_width(),
                .box_rows = geometry_.box_rows(),
                .rows = frontier_.row() + 1,
                .position = frontier_.position(),
                .open_end = frontier_.open_end()};
    }

    Geometry geometry_;
    std::array<const Board *, 2> boards_{};
    Frontier<Geometry> frontier_;
    Refinement refinement_;
    std::size_t few_; ///< ways that are not worth to be merged
    std::unordered_map<std::uint64_t, Leaf> leaves_;
    Random random_{1, 0};
    std::uint64_t spent_ = 0; ///< on merging
};

} // namespace dokushin::canon
