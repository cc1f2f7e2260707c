// The third form of a sum rule, by bit strings.
#include "search/sum_rule.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace dokushin::search {
namespace {

using Sums = std::uint64_t; ///< a bit string: bit s says that a sum of s is possible

constexpr int most_slack = 63; ///< the greatest sum that a string holds

[[nodiscard]] constexpr Marks reversed(Marks marks) {
    unsigned bits = marks;
    bits = (bits & 0x5555U) << 1 | (bits >> 1 & 0x5555U);
    bits = (bits & 0x3333U) << 2 | (bits >> 2 & 0x3333U);
    bits = (bits & 0x0F0FU) << 4 | (bits >> 4 & 0x0F0FU);
    return static_cast<Marks>(bits << 8 | bits >> 8);
}

[[nodiscard]] constexpr bool is_lone(Marks marks) { return (marks & (marks - 1)) == 0; }

/// Calls `call` with the number of each bit that is set.
template <class Call> void each_bit(std::uint64_t bits, const Call &call) {
    for (; bits != 0; bits &= bits - 1) {
        call(std::countr_zero(bits));
    }
}

/// An open cell of a line. Its keys are its digits or, if it falls, 16 less each digit, so that the
/// least key is the end from which its part of the sum is counted.
struct Open {
    Marks all = 0;           ///< bit k: it can have the key k
    Marks keys = 0;          ///< those of them that the total does not exceed by themselves
    std::uint8_t at = 0;     ///< its place in the rule
    std::uint8_t end = 0;    ///< its least key
    std::uint8_t weight = 1; ///< the sum's growth a key
    bool falls = false;
    std::uint8_t piece = 1; ///< cells from this one on that differ, all of weight 1

    /// The digits of its keys.
    [[nodiscard]] Marks digits() const { return falls ? reversed(keys) : keys; }
    /// The digits of the keys that are at most this far, by its weight, from the other end.
    [[nodiscard]] Marks within(int slack) const {
        const int top = static_cast<int>(std::bit_width(all)) - 1;
        const int first = std::max(0, top - slack / weight);
        Open cut = *this;
        cut.keys = static_cast<Marks>(keys >> first << first);
        return cut.digits();
    }
};

[[nodiscard]] constexpr Marks without_key(Marks keys, int key) {
    return static_cast<Marks>(keys & ~(1U << key));
}

/// The sums of keys of two cells that differ.
[[nodiscard]] Sums sums_of_pair(Marks one, Marks other) {
    Sums sums = 0;
    each_bit(one, [&](int key) { sums |= Sums{without_key(other, key)} << key; });
    return sums;
}

/// The keys of a cell that make one of these sums with another that differs.
[[nodiscard]] Marks keys_to(Sums sums, Marks one, Marks other) {
    Marks kept = 0;
    each_bit(one, [&](int key) {
        kept = static_cast<Marks>(
            kept | ((Sums{without_key(other, key)} << key & sums) != 0 ? 1U << key : 0U));
    });
    return kept;
}
/// The sums of keys of three cells that differ.
[[nodiscard]] Sums sums_of_three(Marks one, Marks second, Marks third) {
    Sums sums = 0;
    each_bit(one, [&](int key) {
        sums |= sums_of_pair(without_key(second, key), without_key(third, key)) << key;
    });
    return sums;
}

/// The keys of a cell that make one of these sums with two others, all of which differ.
[[nodiscard]] Marks keys_to(Sums sums, Marks one, Marks second, Marks third) {
    Marks kept = 0;
    each_bit(one, [&](int key) {
        const Sums others = sums_of_pair(without_key(second, key), without_key(third, key));
        kept = static_cast<Marks>(kept | ((others << key & sums) != 0 ? 1U << key : 0U));
    });
    return kept;
}

/// The sums of a cell alone.
[[nodiscard]] Sums sums_of_cell(const Open &cell) {
    if (cell.weight == 1) {
        return Sums{cell.keys} >> cell.end;
    }
    Sums sums = 0;
    each_bit(cell.keys, [&](int key) {
        const int sum = (key - cell.end) * cell.weight;
        sums |= sum <= most_slack ? Sums{1} << sum : 0;
    });
    return sums;
}

/// The sums of a piece, counted from its least keys.
[[nodiscard]] Sums sums_of_piece(const Open *piece) {
    switch (piece->piece) {
    case 1:
        return sums_of_cell(*piece);
    case 2:
        return sums_of_pair(piece[0].keys, piece[1].keys) >> (piece[0].end + piece[1].end);
    default:
        return sums_of_three(piece[0].keys, piece[1].keys, piece[2].keys) >>
               (piece[0].end + piece[1].end + piece[2].end);
    }
}

/// Keeps the keys that make one of these sums of the piece.
void keep_sums(Sums sums, Open *piece) {
    if (piece->piece == 1) {
        Marks kept = 0;
        each_bit(piece->keys, [&](int key) {
            const int sum = (key - piece->end) * piece->weight;
            kept = static_cast<Marks>(
                kept | (sum <= most_slack && (sums >> sum & 1) != 0 ? 1U << key : 0U));
        });
        piece->keys = kept;
        return;
    }
    const Marks one = piece[0].keys;
    const Marks second = piece[1].keys;
    sums <<= piece[0].end + piece[1].end;
    if (piece->piece == 2) {
        piece[0].keys = keys_to(sums, one, second);
        piece[1].keys = keys_to(sums, second, one);
        return;
    }
    const Marks third = piece[2].keys;
    sums <<= piece[2].end;
    piece[0].keys = keys_to(sums, one, second, third);
    piece[1].keys = keys_to(sums, second, one, third);
    piece[2].keys = keys_to(sums, third, one, second);
}

[[nodiscard]] Sums shifted_up(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums << sum; });
    return all;
}
[[nodiscard]] Sums shifted_down(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums >> sum; });
    return all;
}

/// Keeps the candidates of open cells whose keys can make a sum of `slack`: strings of sums
/// forwards from 0 and backwards from the total must meet. False if they don't.
[[nodiscard]] bool meet(std::span<Open> open, int slack, std::span<Marks> candidates) {
    // The sums that the cells before each can make.
    std::array<Sums, SumRule::most_cells + 1> before;
    std::array<Sums, SumRule::most_cells> own;
    std::array<std::uint8_t, SumRule::most_cells> starts;
    std::size_t pieces = 0;
    before[0] = 1;
    for (std::size_t at = 0; at < open.size(); at += open[at].piece, ++pieces) {
        starts[pieces] = static_cast<std::uint8_t>(at);
        own[pieces] = sums_of_piece(&open[at]);
        before[pieces + 1] = shifted_up(own[pieces], before[pieces]);
    }
    if ((before[pieces] >> slack & 1) == 0) {
        return false;
    }
    // Back from the total: the sums at which each may start, and the candidates that meet them.
    Sums after = Sums{1} << slack;
    while (pieces-- > 0) {
        Sums met = 0;
        each_bit(own[pieces], [&](int sum) {
            met |= (before[pieces] << sum & after) != 0 ? Sums{1} << sum : 0;
        });
        Open *const piece = &open[starts[pieces]];
        const std::size_t size = piece->piece;
        keep_sums(met, piece);
        for (std::size_t at = 0; at < size; ++at) {
            candidates[piece[at].at] = piece[at].digits();
        }
        after = shifted_down(own[pieces], after);
    }
    return true;
}

/// Returns by how much the least sum of cells that differ is above the sum of their least digits.
/// `lows` are these; for the greatest sum, they are taken negatively.
[[nodiscard]] int excess(std::span<int> lows) {
    for (std::size_t end = 1; end < lows.size(); ++end) { // most are two or three
        for (std::size_t at = end; at > 0 && lows[at] < lows[at - 1]; --at) {
            std::swap(lows[at], lows[at - 1]);
        }
    }
    int all = 0;
    for (std::size_t at = 1; at < lows.size(); ++at) {
        const int least = std::max(lows[at], lows[at - 1] + 1);
        all += least - lows[at];
        lows[at] = least;
    }
    return all;
}

/// LeastSums holds the least sum of cells that differ, of all and with each left out in turn.
class LeastSums {
  public:
    LeastSums() = default;
    /// `lows` are the least digits of at most 16 cells, or the greatest ones, taken negatively.
    explicit LeastSums(std::span<const int> lows) {
        assert(lows.size() <= SumRule::most_digits);
        for (std::size_t out = 0; out <= lows.size(); ++out) {
            std::array<int, SumRule::most_digits> kept;
            std::size_t count = 0;
            for (std::size_t at = 0; at < lows.size(); ++at) {
                kept[count] = lows[at];
                count += at == out ? 0 : 1;
            }
            const auto others = std::span(kept).first(count);
            const int plain = std::accumulate(others.begin(), others.end(), 0);
            sums_[out] = plain + excess(others);
        }
        all_ = sums_[lows.size()];
    }
    [[nodiscard]] int of_all() const { return all_; }
    [[nodiscard]] int without(std::size_t cell) const { return sums_[cell]; }

  private:
    std::array<int, SumRule::most_digits + 1> sums_;
    int all_ = 0;
};

/// The digits from `least` to `most`, which may lie beyond those that there are.
[[nodiscard]] Marks digits_between(int least, int most) {
    const int first = std::clamp(least, 1, 17);
    const int last = std::clamp(most, 0, 16);
    return last < first ? Marks{0}
                        : static_cast<Marks>(((1U << last) - 1) & ~((1U << (first - 1)) - 1));
}

} // namespace

/// Bounds each cell by what the others must make at least and can make at most, where the cells of
/// a clique differ. O(cells · size of a clique).
bool SumRule::prune_by_cliques(std::span<Marks> candidates) const {
    int low = -total_;
    int high = -total_;
    // The least sums, and the greatest ones, taken negatively.
    std::array<std::pair<LeastSums, LeastSums>, most_cells> bounds;
    std::size_t first = 0;
    for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
        const std::size_t end = cliques_[clique];
        std::array<int, most_digits> lows;
        std::array<int, most_digits> highs;
        for (std::size_t at = first; at < end; ++at) {
            lows[at - first] = std::countr_zero(candidates[at]) + 1;
            highs[at - first] = -static_cast<int>(std::bit_width(candidates[at]));
        }
        auto &[least, greatest] = bounds[clique];
        least = LeastSums(std::span(lows).first(end - first));
        greatest = LeastSums(std::span(highs).first(end - first));
        const int weight = weights_[first];
        low += weight > 0 ? weight * least.of_all() : -weight * greatest.of_all();
        high += weight > 0 ? -weight * greatest.of_all() : weight * least.of_all();
        first = end;
    }
    if (low > 0 || high < 0) {
        return false;
    }
    first = 0;
    for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
        const auto &[least, greatest] = bounds[clique];
        const int weight = weights_[first];
        const int above = (weight > 0 ? -low : high) / std::abs(weight);
        const int below = (weight > 0 ? high : -low) / std::abs(weight);
        for (std::size_t at = first; at < cliques_[clique]; ++at) {
            const int most = least.of_all() - least.without(at - first) + above;
            const int fewest = -(greatest.of_all() - greatest.without(at - first)) - below;
            candidates[at] = static_cast<Marks>(candidates[at] & digits_between(fewest, most));
            if (candidates[at] == 0) {
                return false;
            }
        }
        first = cliques_[clique];
    }
    return true;
}

/// Returns the least and the greatest sum of a line, less its total. O(cells).
SumRule::Reach SumRule::reach_of_line(std::span<const Marks> candidates) const {
    Reach reach{-total_, -total_, 0, 0};
    for (std::size_t first = 0, next = 0; first < candidates.size(); first = next) {
        std::array<int, most_in_piece> lows;
        std::array<int, most_in_piece> highs;
        const int weight = weights_[first];
        for (; next < candidates.size() && pieces_[next] == first; ++next) {
            const int low = std::countr_zero(candidates[next]) + 1;
            const int high = static_cast<int>(std::bit_width(candidates[next]));
            reach.below += weight * (weight > 0 ? low : high);
            reach.above += weight * (weight > 0 ? high : low);
            lows[next - first] = low;
            highs[next - first] = -high;
        }
        if (next - first > 1) {
            const int at_low = excess(std::span(lows).first(next - first));
            const int at_high = excess(std::span(highs).first(next - first));
            reach.more_below += weight > 0 ? at_low : at_high;
            reach.more_above += weight > 0 ? at_high : at_low;
        }
    }
    return reach;
}

bool SumRule::prune_line(std::span<Marks> candidates) const {
    if (!cliques_.empty() && !prune_by_cliques(candidates)) {
        return false;
    }
    // 1. How far is the total from the least and the greatest sum?
    const auto [below, above, more_below, more_above] = reach_of_line(candidates);
    if (below + more_below > 0 || above - more_above < 0) {
        return false;
    }
    // 2. Count from the nearer end.
    const bool from_top = above < -below;
    const int slack = from_top ? above : -below;
    const int other_slack = from_top ? -below : above;
    std::array<Open, most_cells> open;
    std::size_t count = 0;
    int widest = 0;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        const Marks here = candidates[at];
        if (is_lone(here)) {
            continue;
        }
        Open &cell = open[count];
        cell.at = static_cast<std::uint8_t>(at);
        cell.falls = (weights_[at] > 0) == from_top;
        cell.weight = static_cast<std::uint8_t>(std::abs(weights_[at]));
        const Marks keys = cell.falls ? reversed(here) : here;
        cell.all = keys;
        cell.end = static_cast<std::uint8_t>(std::countr_zero(keys));
        const int last = cell.end + slack / cell.weight;
        cell.keys = last >= 15 ? keys : static_cast<Marks>(keys & ((2U << last) - 1));
        widest = std::max(widest, (std::bit_width(keys) - 1 - cell.end) * cell.weight);
        cell.piece = 1;
        for (std::size_t back = count; back > 0; --back) {
            Open &before = open[back - 1];
            if (pieces_[before.at] != pieces_[at]) {
                break;
            }
            ++before.piece;
        }
        ++count;
    }
    if (count == 0) {
        return slack == 0;
    }
    const int nearest = std::min(slack - (from_top ? more_above : more_below),
                                 other_slack - (from_top ? more_below : more_above));
    const bool bounds_permit_all = nearest >= widest;
    if (bounds_permit_all && (count > 3 || slack > most_slack)) {
        return true; // strings seldom see more
    }
    if (slack > most_slack) {
        for (const Open &cell : std::span(open).first(count)) {
            candidates[cell.at] = cell.within(other_slack);
        }
        return std::ranges::none_of(candidates, [](Marks here) { return here == 0; });
    }
    return meet(std::span(open).first(count), slack, candidates);
}

} // namespace dokushin::search
