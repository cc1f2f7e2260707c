// A largest choice of sets without a common cell, which bounds the givens of a grid's puzzles
// from below: each unavoidable set wants a given of its own.
//
// That is a maximum clique of the graph whose edges join sets without a common cell. Branch
// and bound with colours: of sets that all meet each other one can be taken at most, so that a
// choice from what is left has no more sets than a colouring has colours (Tomita and Seki, "An
// efficient branch-and-bound algorithm for finding a maximum clique" (2003); rows of bits as of
// San Segundo, Rodríguez-Losada and Jiménez (2011)).
// The sets of a 9×9 grid take some milliseconds.
#include "search/watch.h"

#include <dokushin/study.h>

#include <algorithm>
#include <bit>
#include <cassert>

namespace dokushin {
namespace {

using Row = std::vector<std::uint64_t>; ///< a set of positions in the list, a bit each

/// A row of bits for each set: 50 MB. Those beyond (the largest, as they come) are left out.
constexpr std::size_t most_sets = 20'000;

class Packing {
  public:
    Packing(const std::vector<std::vector<Cell>> &sets, const Limits &limits)
        : count_(std::min(sets.size(), most_sets)), watch_(limits),
          apart_(count_, Row((count_ + 63) / 64)) {
        std::vector<Row> meeting(max_cells, Row((count_ + 63) / 64));
        for (std::size_t set = 0; set < count_; ++set) {
            for (const Cell cell : sets[set]) {
                meeting[index(cell)][set / 64] |= bit(set);
            }
        }
        for (std::size_t set = 0; set < count_; ++set) {
            Row &row = apart_[set];
            for (std::size_t other = 0; other < count_; ++other) {
                row[other / 64] |= other == set ? 0 : bit(other);
            }
            for (const Cell cell : sets[set]) {
                erase(row, meeting[index(cell)]);
            }
        }
    }

    DisjointSets run(std::size_t all) {
        Row left((count_ + 63) / 64);
        for (std::size_t set = 0; set < count_; ++set) {
            left[set / 64] |= bit(set);
        }
        choose_greedily(left);
        choose_from(std::move(left));
        std::ranges::sort(best_);
        return {best_, !stopped_ && count_ == all};
    }

  private:
    struct Coloured {
        std::size_t set;
        std::size_t colours; ///< of this one and all before it
    };

    [[nodiscard]] static std::uint64_t bit(std::size_t set) { return std::uint64_t{1} << set % 64; }
    static void erase(Row &from, const Row &what) {
        assert(from.size() == what.size());
        for (std::size_t word = 0; word < from.size(); ++word) {
            from[word] &= ~what[word];
        }
    }
    static void keep(Row &from, const Row &what) {
        for (std::size_t word = 0; word < from.size(); ++word) {
            from[word] &= what[word];
        }
    }
    [[nodiscard]] static std::optional<std::size_t> first(const Row &row) {
        const auto word = std::ranges::find_if(row, [](auto bits) { return bits != 0; });
        if (word == row.end()) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(word - row.begin()) * 64 +
               static_cast<std::size_t>(std::countr_zero(*word));
    }

    [[nodiscard]] static unsigned common(const Row &one, const Row &other) {
        unsigned count = 0;
        for (std::size_t word = 0; word < one.size(); ++word) {
            count += count_bits(one[word] & other[word]);
        }
        return count;
    }

    /// A good choice to begin with, which also is what is left if a limit comes soon: always
    /// the set that rules out the fewest. (examples/25x25.txt: 56 sets, where the search that
    /// follows would come to 46 by itself in 300,000 nodes, and to 51 in ten seconds.)
    void choose_greedily(Row left) {
        while (first(left)) {
            std::optional<std::size_t> best;
            unsigned most = 0;
            for (std::size_t set = 0; set < count_; ++set) {
                if ((left[set / 64] & bit(set)) == 0) {
                    continue;
                }
                const unsigned remain = common(left, apart_[set]);
                if (!best || remain > most) {
                    best = set;
                    most = remain;
                }
            }
            assert(best.has_value());
            best_.push_back(*best);
            keep(left, apart_[*best]);
        }
    }

    /// The sets in colours, each of which has sets that meet each other.
    [[nodiscard]] std::vector<Coloured> coloured(Row left) const {
        std::vector<Coloured> order;
        for (std::size_t colour = 1; first(left); ++colour) {
            Row same = left;
            while (const auto set = first(same)) {
                order.push_back({*set, colour});
                same[*set / 64] &= ~bit(*set);
                left[*set / 64] &= ~bit(*set);
                erase(same, apart_[*set]);
            }
        }
        return order;
    }

    void choose_from(Row left) {
        const std::vector<Coloured> order = coloured(left);
        for (std::size_t at = order.size(); at-- > 0 && !stopped_;) {
            if (chosen_.size() + order[at].colours <= best_.size()) {
                return;
            }
            stopped_ = watch_.stop(nodes_++).has_value();
            assert(std::ranges::all_of(chosen_, [&](std::size_t one) {
                return (apart_[one][order[at].set / 64] & bit(order[at].set)) != 0;
            }));
            chosen_.push_back(order[at].set);
            if (chosen_.size() > best_.size()) {
                best_ = chosen_;
            }
            Row below = left;
            keep(below, apart_[order[at].set]);
            choose_from(std::move(below));
            chosen_.pop_back();
            left[order[at].set / 64] &= ~bit(order[at].set);
        }
    }

    std::size_t count_;
    search::Watch watch_;
    std::vector<Row> apart_; ///< of each set: those without a common cell
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
