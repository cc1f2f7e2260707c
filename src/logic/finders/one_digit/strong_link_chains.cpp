// A chain of two, three or four strong links of a digit: in the house of each link one end or the
// other has the digit (strong_link_ends.h). If the second end of each link and the first of the
// next lie in one house, at most one of these has it; so one of the outer ends has it, and a
// candidate that sees both of them is eliminated. If the outer ends lie in one house as well, the
// chain is a ring, in which each pair of neighbouring ends has the digit once.
//
//   skyscraper   two links in parallel lines          kite   one in a row, one in a column
//
// All instances are gathered and sorted as SukakuExplainer does: by rating, then by the number of
// eliminations, then by the kinds of the houses. Its further rules are kept, too: the houses of the
// links share no place; a ring's eliminations count for each pair of ends that gives them; outside
// of a ring the houses between two links lose nothing.
#include "logic/finders/evidence.h"
#include "logic/links/strong_link_ends.h"

#include "base/stable_sort.h"

#include <array>
#include <cassert>

namespace dokushin::logic {
namespace {

struct Found {
    Step step;
    unsigned rating = 0; ///< tenths above the plain chain of as many links
    unsigned eliminates = 0;
    unsigned kinds = 0;
};

/// Returns the orders of `Size` links whose first number is smaller than the last, as each chain
/// can be read from both ends. They come in the order of QuickPerm (Fuchs), by one exchange each.
template <unsigned Size> std::vector<std::array<unsigned, Size>> orders_of_links() {
    std::vector<std::array<unsigned, Size>> orders;
    std::array<unsigned, Size> order{};
    std::array<unsigned, Size + 1> left{};
    for (unsigned at = 0; at < Size; ++at) {
        order[at] = at;
        left[at] = at;
    }
    left[Size] = Size;
    const auto keep = [&] {
        if (order.front() < order.back()) {
            orders.push_back(order);
        }
    };
    keep();
    for (unsigned upper = 1; upper < Size;) {
        --left[upper];
        std::swap(order[upper % 2 == 1 ? left[upper] : 0], order[upper]);
        keep();
        for (upper = 1; left[upper] == 0; ++upper) {
            left[upper] = upper;
        }
    }
    return orders;
}

/// Returns the kinds of houses that `Size` links can have, box before row before column, sorted by
/// the last one, then the one before it, …
template <unsigned Size> std::vector<std::array<LinkHouse, Size>> kinds_of_links() {
    std::vector<std::array<LinkHouse, Size>> all;
    const std::uint64_t end = std::uint64_t{1} << 3 * Size;
    for (std::uint64_t set = (std::uint64_t{1} << Size) - 1; set < end;
         set = next_with_as_many_bits(set)) {
        std::array<LinkHouse, Size> lines{};
        unsigned at = 0;
        bool fitting = true;
        for (const unsigned member : Bits(set)) {
            fitting = fitting && member % Size == at;
            lines[at++] = static_cast<LinkHouse>(member / Size);
        }
        if (fitting) {
            all.push_back(lines);
        }
    }
    return all;
}

template <unsigned Size> class StrongLinkChains {
  public:
    StrongLinkChains(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)), house_cells_(layout_.house_count()), orders_(orders()) {
        assert(fits(layout_));
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            house_cells_[house] = cells_of(layout_, house, layout_.crossing(house, house));
        }
    }

    bool run() {
        std::vector<Digit> digits;
        std::vector<LinksByKind> links;
        for (const Digit digit : layout_.shape().all_digits()) {
            if (!nothing_found_since(taker_, by, number(digit), position_.changed(digit))) {
                digits.push_back(digit);
                links.push_back(strong_links_of(position_, digit));
            }
        }
        DigitSet fruitful;
        static const auto kinds = kinds_of_links<Size>();
        for (const auto &lines : kinds) {
            for (std::size_t at = 0; at < digits.size(); ++at) {
                const std::size_t before = found_.size();
                digit_ = digits[at];
                choose(lines, links[at], 0, 0, {});
                if (found_.size() > before) {
                    fruitful.insert(digit_);
                }
            }
        }
        for (const Digit digit : digits) {
            if (!fruitful.contains(digit)) {
                note_nothing_found(taker_, by, number(digit), position_.clock());
            }
        }
        sort_stably(found_, [](const Found &one, const Found &other) {
            return std::tuple(one.rating, other.eliminates, one.kinds) <
                   std::tuple(other.rating, one.eliminates, other.kinds);
        });
        return std::ranges::all_of(found_,
                                   [&](Found &one) { return taker_.take(std::move(one.step)); });
    }

  private:
    static constexpr NothingFound::By by = Size == 2   ? NothingFound::By::strong_links_2
                                           : Size == 3 ? NothingFound::By::strong_links_3
                                                       : NothingFound::By::strong_links_4;

    static const std::vector<std::array<unsigned, Size>> &orders() {
        static const auto all = orders_of_links<Size>();
        return all;
    }

    /// Chooses links of these kinds, ascending among those of one kind, no two with a common place,
    /// and tries their orders.
    void choose(const std::array<LinkHouse, Size> &lines, const LinksByKind &links, unsigned depth,
                std::size_t from, const CellBits &taken) {
        if (depth == Size) {
            for (const auto &order : orders_) {
                order_ = &order;
                if (is_joined()) {
                    go_on(0);
                }
            }
            return;
        }
        const auto &all = links[static_cast<std::size_t>(lines[depth])];
        const bool same = depth > 0 && lines[depth] == lines[depth - 1];
        for (std::size_t at = same ? from : 0; at < all.size(); ++at) {
            if (!all[at].places.meets(taken)) {
                chosen_[depth] = &all[at];
                for (unsigned earlier = 0; earlier < depth; ++earlier) {
                    joins_[earlier][depth] = can_join(*chosen_[earlier], all[at]);
                    joins_[depth][earlier] = joins_[earlier][depth];
                }
                choose(lines, links, depth + 1, at + 1, taken | all[at].places);
            }
        }
    }

    [[nodiscard]] const StrongLink &link(unsigned at) const { return *chosen_[(*order_)[at]]; }
    [[nodiscard]] const LinkEnd &near(unsigned at) const { return link(at).ends[turned_[at]]; }
    [[nodiscard]] const LinkEnd &far(unsigned at) const { return link(at).ends[1 - turned_[at]]; }

    static bool can_join(const StrongLink &one, const StrongLink &other) {
        return std::ranges::any_of(one.ends, [&](const LinkEnd &here) {
            return std::ranges::any_of(
                other.ends, [&](const LinkEnd &there) { return shared(here, there).has_value(); });
        });
    }

    /// True if each link of the order can be joined to the next by some of their ends.
    [[nodiscard]] bool is_joined() const {
        for (unsigned at = 0; at + 1 < Size; ++at) {
            if (!joins_[(*order_)[at]][(*order_)[at + 1]]) {
                return false;
            }
        }
        return true;
    }

    /// Adds the next link of the order in both directions.
    void go_on(unsigned at) {
        if (at == Size) {
            close();
            return;
        }
        for (turned_[at] = 0; turned_[at] < 2; ++turned_[at]) {
            if (at > 0) {
                const auto house = shared(far(at - 1), near(at));
                if (!house) {
                    continue;
                }
                between_[at - 1] = *house;
            }
            go_on(at + 1);
        }
    }

    /// Adds what the complete chain eliminates.
    void close() {
        assert(order_ != nullptr &&
               std::ranges::all_of(turned_, [](unsigned at) { return at < 2; }));
        const LinkEnd &start = near(0);
        const LinkEnd &finish = far(Size - 1);
        CellBits bases;
        for (const StrongLink *const link : chosen_) {
            bases |= house_cells_[link->house];
        }
        const CellBits places = cells_[number(digit_)] - bases;
        const auto ring = shared(start, finish);
        if (!ring) {
            CellBits eliminated = start.seen & finish.seen & places;
            for (unsigned at = 0; at + 1 < Size; ++at) {
                eliminated -= house_cells_[between_[at]];
            }
            add_found(eliminated, eliminated.size(), std::nullopt);
            return;
        }
        // Each ring comes once from each of its links, in both directions.
        if (order_->front() != 0 || turned_[0] != 0) {
            return;
        }
        CellBits eliminated = start.seen & finish.seen & places;
        unsigned eliminates = eliminated.size();
        for (unsigned at = 0; at + 1 < Size; ++at) {
            const CellBits here = far(at).seen & near(at + 1).seen & places;
            eliminates += here.size();
            eliminated |= here;
        }
        add_found(eliminated, eliminates, ring);
    }

    /// Returns the links' houses, those in which their ends meet, and the ends.
    [[nodiscard]] std::vector<Part> parts(std::optional<HouseNumber> ring) const {
        const DigitSet digit = DigitSet::only(digit_);
        std::vector<HouseNumber> links;
        std::vector<HouseNumber> meetings(between_.begin(), between_.begin() + (Size - 1));
        std::vector<Part> ends;
        for (unsigned at = 0; at < Size; ++at) {
            links.push_back(link(at).house);
            for (const LinkEnd *const one : {&near(at), &far(at)}) {
                ends.push_back({Role::link_end, cell_list(one->cells & link(at).places), digit});
            }
        }
        if (ring) {
            meetings.push_back(*ring);
        }
        std::vector<Part> all{{Role::base, {}, digit, house_list(links)},
                              {Role::cover, {}, {}, house_list(meetings)}};
        std::ranges::move(ends, std::back_inserter(all));
        return all;
    }

    void add_found(const CellBits &eliminated, unsigned eliminates,
                   std::optional<HouseNumber> ring) {
        if (eliminated.empty()) {
            return;
        }
        Found found;
        Step &step = found.step;
        constexpr std::array techniques{Technique::two_strong_links, Technique::three_strong_links,
                                        Technique::four_strong_links};
        step.technique = techniques[Size - 2];
        step.size = Size;
        step.parts = parts(ring);
        unsigned grouped = 0;
        std::array<unsigned, Size> kinds{};
        for (unsigned at = 0; at < Size; ++at) {
            grouped += link(at).grouped ? 1U : 0U;
            kinds[at] = static_cast<unsigned>(link(at).kind);
        }
        eliminate(step.eliminations, eliminated, digit_);
        const bool boxes = std::ranges::find(kinds, 0U) != kinds.end();
        const bool both = std::ranges::find(kinds, 1U) != kinds.end() &&
                          std::ranges::find(kinds, 2U) != kinds.end();
        found.rating = grouped > 0 ? 3U : (boxes ? 1U : 0U) + (both ? 1U : 0U);
        found.eliminates = eliminates;
        found.kinds = grouped * 10000 + as_number(smallest(kinds));
        found_.push_back(std::move(found));
    }

    using Kinds = std::array<unsigned, Size>;

    /// Returns the smaller of the two directions in which the kinds can be read.
    static Kinds smaller_direction(const Kinds &kinds) {
        Kinds turned = kinds;
        std::ranges::reverse(turned);
        return std::min(kinds, turned);
    }

    /// Returns the smallest kinds of the chain in both directions, on this board and on the one
    /// with rows and columns exchanged.
    static Kinds smallest(const Kinds &kinds) {
        const Kinds own = smaller_direction(kinds);
        Kinds exchanged = own;
        for (unsigned &kind : exchanged) {
            kind = kind == 0 ? 0 : 3 - kind;
        }
        return std::min(own, smaller_direction(exchanged));
    }

    static unsigned as_number(const Kinds &kinds) {
        unsigned all = 0;
        for (const unsigned kind : kinds) {
            all = 10 * all + kind;
        }
        return all;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<CellBits> house_cells_;
    const std::vector<std::array<unsigned, Size>> &orders_;
    std::vector<Found> found_;
    // The current chain: its digit, the chosen links, their order and directions.
    Digit digit_ = Digit::blank;
    std::array<const StrongLink *, Size> chosen_{};
    const std::array<unsigned, Size> *order_ = nullptr;
    std::array<unsigned, Size> turned_{};
    std::array<HouseNumber, Size> between_{};
    std::array<std::array<bool, Size>, Size> joins_{};
};

} // namespace

template <unsigned Size> bool find_strong_link_chains(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || StrongLinkChains<Size>(position, taker).run();
}
template bool find_strong_link_chains<2>(const Position &, StepTaker &);
template bool find_strong_link_chains<3>(const Position &, StepTaker &);
template bool find_strong_link_chains<4>(const Position &, StepTaker &);

} // namespace dokushin::logic
