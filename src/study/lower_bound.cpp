// A largest choice of sets without a common cell. It bounds the givens of a grid's puzzles from
// below, because each unavoidable set needs a given of its own.
//
// The choice is a maximum clique of the graph whose edges join sets without a common cell. It is
// found by branch and bound with colours. A colour is a class of sets each two of which have a
// common cell, so at most one of them can be chosen: a choice has at most as many sets as there are
// colours.
// Source: Tomita and Seki, "An efficient branch-and-bound algorithm for finding a maximum clique"
// (2003); rows of bits as in San Segundo, Rodríguez-Losada and Jiménez (2011).
// Cost: the sets of a 9×9 grid take some milliseconds.
#include "search/watch.h"

#include <dokushin/study.h>

#include <algorithm>
#include <bit>
#include <cassert>

namespace dokushin {
namespace {

using SetBits = std::vector<std::uint64_t>; ///< some sets of the list, a bit each

/// The sets that are considered, whose rows of bits take 50 MB. Later sets are ignored: sets come
/// in the order of their sizes.
constexpr std::size_t most_sets = 20'000;

class Packing {
  public:
    Packing(const std::vector<std::vector<Cell>> &sets, const Limits &limits)
        : count_(std::min(sets.size(), most_sets)), watch_(limits),
          disjoint_(count_, SetBits((count_ + 63) / 64)) {
        std::vector<SetBits> sets_with(max_cells, SetBits((count_ + 63) / 64));
        for (std::size_t set = 0; set < count_; ++set) {
            for (const Cell cell : sets[set]) {
                sets_with[index(cell)][set / 64] |= bit(set);
            }
        }
        for (std::size_t set = 0; set < count_; ++set) {
            SetBits &row = disjoint_[set];
            for (std::size_t other = 0; other < count_; ++other) {
                row[other / 64] |= other == set ? 0 : bit(other);
            }
            for (const Cell cell : sets[set]) {
                erase(row, sets_with[index(cell)]);
            }
        }
    }

    DisjointSets run(std::size_t all) {
        SetBits left((count_ + 63) / 64);
        for (std::size_t set = 0; set < count_; ++set) {
            left[set / 64] |= bit(set);
        }
        choose_greedily(left);
        branch(std::move(left));
        std::ranges::sort(best_);
        return {best_, !stopped_ && count_ == all};
    }

  private:
    struct ColouredSet {
        std::size_t set;
        std::size_t colours; ///< of this set and all before it
    };

    [[nodiscard]] static std::uint64_t bit(std::size_t set) { return std::uint64_t{1} << set % 64; }
    static void erase(SetBits &from, const SetBits &what) {
        assert(from.size() == what.size());
        for (std::size_t word = 0; word < from.size(); ++word) {
            from[word] &= ~what[word];
        }
    }
    static void intersect(SetBits &from, const SetBits &what) {
        for (std::size_t word = 0; word < from.size(); ++word) {
            from[word] &= what[word];
        }
    }
    [[nodiscard]] static std::optional<std::size_t> first(const SetBits &row) {
        const auto word = std::ranges::find_if(row, [](auto bits) { return bits != 0; });
        if (word == row.end()) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(word - row.begin()) * 64 +
               static_cast<std::size_t>(std::countr_zero(*word));
    }

    [[nodiscard]] static unsigned common(const SetBits &one, const SetBits &other) {
        unsigned count = 0;
        for (std::size_t word = 0; word < one.size(); ++word) {
            count += count_bits(one[word] & other[word]);
        }
        return count;
    }

    /// Makes a first choice, by always taking the set that excludes the fewest. It is the answer if
    /// a limit comes soon. (examples/25x25.txt: 56 sets; without it, the search has 46 after
    /// 300,000 nodes, and 51 after ten seconds.)
    void choose_greedily(SetBits left) {
        while (first(left)) {
            std::optional<std::size_t> best;
            unsigned most = 0;
            for (std::size_t set = 0; set < count_; ++set) {
                if ((left[set / 64] & bit(set)) == 0) {
                    continue;
                }
                const unsigned remain = common(left, disjoint_[set]);
                if (!best || remain > most) {
                    best = set;
                    most = remain;
                }
            }
            assert(best.has_value());
            best_.push_back(*best);
            intersect(left, disjoint_[*best]);
        }
    }

    /// Colours the sets, colour by colour.
    [[nodiscard]] std::vector<ColouredSet> colouring(SetBits left) const {
        std::vector<ColouredSet> order;
        for (std::size_t colour = 1; first(left); ++colour) {
            SetBits same = left;
            while (const auto set = first(same)) {
                order.push_back({*set, colour});
                same[*set / 64] &= ~bit(*set);
                left[*set / 64] &= ~bit(*set);
                erase(same, disjoint_[*set]);
            }
        }
        return order;
    }

    void branch(SetBits left) {
        const std::vector<ColouredSet> order = colouring(left);
        for (std::size_t at = order.size(); at-- > 0 && !stopped_;) {
            if (chosen_.size() + order[at].colours <= best_.size()) {
                return;
            }
            stopped_ = watch_.stop(nodes_++).has_value();
            assert(std::ranges::all_of(chosen_, [&](std::size_t one) {
                return (disjoint_[one][order[at].set / 64] & bit(order[at].set)) != 0;
            }));
            chosen_.push_back(order[at].set);
            if (chosen_.size() > best_.size()) {
                best_ = chosen_;
            }
            SetBits below = left;
            intersect(below, disjoint_[order[at].set]);
            branch(std::move(below));
            chosen_.pop_back();
            left[order[at].set / 64] &= ~bit(order[at].set);
        }
    }

    std::size_t count_;
    search::Watch watch_;
    std::vector<SetBits> disjoint_; ///< for each set, those that have no cell in common with it
    std::vector<std::size_t> chosen_;
    std::vector<std::size_t> best_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace

DisjointSets disjoint_sets(const std::vector<std::vector<Cell>> &sets, const Limits &limits) {
    return Packing(sets, limits).run(sets.size());
}

} // namespace dokushin
