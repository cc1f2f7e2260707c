// A kraken fish is a finned fish with chains from its fins. In N bases a digit has places in only N
// covers, except for some fins. So one of the fins is true, or each cover holds the digit in a
// base.
//
//   type 1   a candidate that the covers eliminate, and each fin eliminates, since it sees the
//            candidate or a chain leads from it to the candidate
//   type 2   any candidate that each fin, and each of one cover's places in the bases, eliminates
//            by a chain
//
// Fish are basic ones of two to four lines with up to four fins (HoDoKu has franken ones as well,
// with two). Chains run through single candidates, on → off → on; from each start the shortest is
// taken (chain_links.h). Of the fish that eliminate a candidate the one with the fewest chains is
// reported, then the smallest, then the one with the shortest chains.
//
// A cover whose places all lie in the bases is no type 2, since its chains start from all places of
// a house, and finders of chains find these.
#include "logic/finders/evidence.h"
#include "logic/links/chain_links.h"
#include "logic/position/cell_bits.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>

namespace dokushin::logic {
namespace {

constexpr unsigned most_kraken_fins = 4;
constexpr unsigned most_kraken_lines = 4;

/// The consequences of a true candidate, with the shortest chains to them.
class Followed {
  public:
    Followed(const Layout &layout, const ChainLinks &links, Candidate start)
        : layout_(layout), start_(candidate_number(layout, start.cell, start.digit)) {
        const std::size_t all = layout.cell_count() * layout.side();
        on_.assign(all, {});
        off_.assign(all, {});
        on_[start_] = {start_, {}, 1};
        std::vector<CandidateNumber> queue{start_};
        for (std::size_t at = 0; at < queue.size(); ++at) {
            for (const CandidateNumber off : to_new(links.weak(queue[at]), queue[at], off_, on_)) {
                const auto [cell, digit] = candidate_of(layout, off);
                eliminated_[number(digit)].insert(cell);
                for (const CandidateNumber on : to_new(links.strong(off), off, on_, off_)) {
                    queue.push_back(on);
                }
            }
        }
    }

    /// Returns the cells in which the digit is eliminated.
    [[nodiscard]] const CellBits &eliminated(Digit digit) const {
        return eliminated_[number(digit)];
    }
    /// Returns the number of candidates of the chain to an eliminated one, both ends included.
    [[nodiscard]] unsigned length(Candidate end) const {
        assert(eliminated(end.digit).contains(end.cell));
        return off_[candidate_number(layout_, end.cell, end.digit)].length;
    }

    [[nodiscard]] Chain chain_to(Candidate end) const {
        Chain chain;
        CandidateNumber at = candidate_number(layout_, end.cell, end.digit);
        for (bool on = false;; on = !on) {
            const Came &came = on ? on_[at] : off_[at];
            assert(came.length > 0);
            ChainLink link;
            link.candidate = candidate_of(layout_, at);
            link.on = on;
            link.because = came.cause.because;
            link.house = came.cause.house;
            chain.links.push_back(std::move(link));
            if (came.length == 1) {
                break;
            }
            at = came.from;
        }
        std::ranges::reverse(chain.links);
        for (std::size_t link = 1; link < chain.links.size(); ++link) {
            chain.links[link].parents = {static_cast<std::uint32_t>(link - 1)};
        }
        return chain;
    }

  private:
    struct Came {
        CandidateNumber from = 0;
        Cause cause;
        unsigned length = 0; ///< of the chain so far; 0: not reached
    };

    /// Enters the links' ends that were not reached before, and returns these.
    static std::vector<CandidateNumber> to_new(std::span<const ChainLinks::Link> links,
                                               CandidateNumber from, std::vector<Came> &there,
                                               const std::vector<Came> &here) {
        std::vector<CandidateNumber> found;
        for (const auto &[to, cause] : links) {
            if (there[to].length == 0) {
                there[to] = {from, cause, here[from].length + 1};
                found.push_back(to);
            }
        }
        return found;
    }

    const Layout &layout_;
    CandidateNumber start_;
    std::vector<Came> on_;
    std::vector<Came> off_;
    std::array<CellBits, max_side + 1> eliminated_;
};

class KrakenFish {
  public:
    KrakenFish(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)), links_(position, {}, true) {
        assert(fits(layout_));
    }

    bool run() {
        for (const Digit digit : layout_.shape().all_digits()) {
            digit_ = digit;
            followed_.clear();
            for (const HouseNumber first : {HouseNumber{0}, HouseNumber{layout_.side()}}) {
                first_base_ = first;
                first_cover_ = layout_.side() - first;
                for (size_ = 2; size_ <= most_kraken_lines; ++size_) {
                    if (position_.placed(digit) + size_ < layout_.side()) {
                        choose_bases(0, 0, 0);
                    }
                }
            }
        }
        return !taker_.is_cancelled() && hand_over();
    }

  private:
    [[nodiscard]] Places places(unsigned base) const {
        return position_.places(first_base_ + base, digit_);
    }

    void choose_bases(unsigned from, std::uint64_t bases, Places any) {
        if (count_bits(bases) == size_) {
            if (!taker_.is_cancelled()) {
                bases_ = bases;
                choose_covers(any, 0, count(any));
            }
            return;
        }
        for (unsigned base = from; base < layout_.side(); ++base) {
            if (places(base) != 0) {
                choose_bases(base + 1, bases | std::uint64_t{1} << base, any | places(base));
            }
        }
    }

    /// Chooses the next cover among the `still` lines that are `left`, or leaves it out.
    void choose_covers(Places left, Places covers, unsigned still) {
        assert(count(left) == still && (left & covers) == 0);
        const unsigned wanted = size_ - count(covers);
        if (wanted == 0) {
            look_at_fish(covers);
            return;
        }
        if (still < wanted) {
            return;
        }
        const Places next = left & (~left + 1);
        choose_covers(left - next, covers | next, still - 1);
        choose_covers(left - next, covers, still - 1);
    }

    void look_at_fish(Places covers) {
        unsigned number = 0;
        for (const unsigned base : Bits(bases_)) {
            number += count(places(base) & ~covers);
            if ((places(base) & covers) == 0 || number > most_kraken_fins) {
                return;
            }
        }
        if (number == 0) {
            return;
        }
        covers_ = covers;
        fins_ = {};
        of_bases_ = {};
        for (const unsigned base : Bits(bases_)) {
            for (const unsigned place : Bits(places(base))) {
                const Cell cell = layout_.cell_in(first_base_ + base, place);
                ((covers >> place & 1) != 0 ? of_bases_ : fins_).insert(cell);
            }
        }
        by_fins();
        for (const unsigned cover : Bits(covers)) {
            by_cover(first_cover_ + cover);
        }
    }

    [[nodiscard]] CellBits in_house(HouseNumber house) const {
        CellBits cells;
        for (const unsigned place : Bits(position_.places(house, digit_))) {
            cells.insert(layout_.cell_in(house, place));
        }
        return cells;
    }

    void by_fins() {
        CellBits eliminated;
        for (const unsigned cover : Bits(covers_)) {
            eliminated |= in_house(first_cover_ + cover);
        }
        eliminated -= of_bases_;
        eliminated -= seen_from_all(layout_, fins_); // the fish eliminates these without chains
        for (const Cell fin : fins_) {
            eliminated &= from(fin).eliminated(digit_);
        }
        for (const Cell cell : eliminated) {
            keep(Type::by_fins, {cell, digit_}, fins_, std::nullopt);
        }
    }

    void by_cover(HouseNumber cover) {
        const CellBits of_cover = in_house(cover);
        if (of_cover.is_within(of_bases_)) {
            return;
        }
        const CellBits starts = (of_cover & of_bases_) | fins_;
        for (const Digit digit : layout_.shape().all_digits()) {
            CellBits eliminated = cells_[number(digit)];
            if (digit == digit_) {
                eliminated -= of_cover; // they are of type 1
                eliminated -= starts;   // a single chain eliminates them
                eliminated -= seen_from_all(layout_, starts);
            }
            for (const Cell start : starts) {
                eliminated &= from(start).eliminated(digit);
            }
            for (const Cell cell : eliminated) {
                keep(Type::by_cover, {cell, digit}, starts, cover);
            }
        }
    }

    const Followed &from(Cell cell) {
        const auto known = followed_.find(cell);
        return known != followed_.end()
                   ? known->second
                   : followed_.try_emplace(cell, layout_, links_, Candidate{cell, digit_})
                         .first->second;
    }

    enum class Type : std::uint8_t { by_fins, by_cover };
    using Cost = std::tuple<unsigned, unsigned, unsigned>; ///< chains, lines, candidates in all

    void keep(Type type, Candidate end, const CellBits &starts, std::optional<HouseNumber> cover) {
        assert(!starts.empty());
        Cost cost{starts.size(), size_, 0};
        for (const Cell start : starts) {
            std::get<2>(cost) += from(start).length(end);
        }
        auto &best = best_[{type, end}];
        if (best.second.chains.empty() || cost < best.first) {
            best = {cost, step_of(type, end, starts, cover)};
        }
    }

    Step step_of(Type type, Candidate end, const CellBits &starts,
                 std::optional<HouseNumber> cover) {
        Step step;
        step.technique =
            type == Type::by_fins ? Technique::kraken_fish_1 : Technique::kraken_fish_2;
        step.eliminations = {end};
        step.size = size_;
        std::vector<HouseIndex> covers = house_list(first_cover_, covers_);
        if (cover) { // the cover from which chains start comes first
            std::ranges::rotate(covers, std::ranges::find(covers, *cover));
        }
        const DigitSet digit = DigitSet::only(digit_);
        step.parts = {{Role::base, cell_list(of_bases_), digit, house_list(first_base_, bases_)},
                      {Role::cover, {}, {}, std::move(covers)},
                      {Role::fin, cell_list(fins_), digit}};
        for (const Cell start : starts) {
            step.chains.push_back(from(start).chain_to(end));
            step.complexity += from(start).length(end);
        }
        return step;
    }

    bool hand_over() {
        return std::ranges::all_of(
            best_, [&](auto &best) { return taker_.take(std::move(best.second.second)); });
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    ChainLinks links_;
    Digit digit_{};
    unsigned size_ = 0;
    HouseNumber first_base_ = 0;
    HouseNumber first_cover_ = 0;
    std::uint64_t bases_ = 0; ///< a bit a line, from the first base on
    Places covers_ = 0;
    CellBits fins_;
    CellBits of_bases_;                 ///< the places of the bases in the covers
    std::map<Cell, Followed> followed_; ///< the consequences of the digit's places
    std::map<std::pair<Type, Candidate>, std::pair<Cost, Step>> best_; ///< in this order
};

} // namespace

bool find_kraken_fish(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || KrakenFish(position, taker).run();
}

} // namespace dokushin::logic
