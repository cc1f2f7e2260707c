// Fish of every kind and size: N bases hold a digit N times, and N covers hold it at most N times.
// So if each place of the bases lies in a cover, and in one base only, the other places of the
// covers lose the digit. The other places of the bases are fins: with fins, only candidates that
// see all of them are eliminated.
//
//   basic    lines of one direction, covered by those of the other
//   franken  boxes as well, among the bases, the covers or both
//   mutant   any other houses
//
// The search starts at the candidate to eliminate. If it were true, its peers would lose the digit,
// the fins among them; the remaining places of the bases share no cell, and must fit N − 1 covers,
// since the N-th cover has that candidate. So few covers leave few bases to choose from.
//
// A fish has at most five fins, two of which may lie in two bases (HoDoKu's limits).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"
#include "logic/steps/fish_kinds.h"

#include <cassert>
#include <map>
#include <set>

namespace dokushin::logic {
namespace {

constexpr unsigned most_fins = 5;
constexpr unsigned most_shared_fins = 2;

class FinnedFish {
  public:
    FinnedFish(const Position &position, StepTaker &taker, FishHouses kind, unsigned size)
        : position_(position), layout_(position.layout()), taker_(taker), kind_(kind), size_(size) {
        assert(fits(layout_));
    }

    bool run() {
        const auto places = cells_by_digit(position_);
        for (const Digit digit : layout_.shape().all_digits()) {
            if (position_.placed(digit) + size_ > layout_.side()) {
                continue;
            }
            if (nothing_found_since(taker_, NothingFound::By::finned_fish, item_of(digit),
                                    position_.changed(digit))) {
                continue;
            }
            digit_ = digit;
            places_ = places[number(digit)];
            house_places_.assign(layout_.house_count(), {});
            for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
                for (const unsigned place : Bits(position_.places(house, digit))) {
                    house_places_[house].insert(layout_.cell_in(house, place));
                }
            }
            seen_.clear();
            for (const Cell target : places_) {
                if (taker_.is_cancelled() || !against(target)) {
                    return false;
                }
            }
            for (auto &[houses, step] : in_order_) {
                if (!taker_.take(std::move(step))) {
                    return false;
                }
            }
            in_order_.clear();
            note_nothing_found(taker_, NothingFound::By::finned_fish, item_of(digit),
                               position_.clock());
        }
        return true;
    }

  private:
    /// The fish of this kind and size with a digit, as an item of NothingFound.
    [[nodiscard]] std::size_t item_of(Digit digit) const {
        const std::size_t kind_and_size =
            static_cast<std::size_t>(kind_) * FishKind::sizes + size_ - FishKind::smallest;
        return kind_and_size * (max_side + 1) + number(digit);
    }

    [[nodiscard]] bool is_of(HouseNumber house, HouseKind lines) const {
        return layout_.kind(house) == lines ||
               (kind_ == FishHouses::franken && layout_.is_box(house));
    }

    /// Finds all fish that eliminate this candidate.
    bool against(Cell target) {
        target_ = target;
        left_ = places_ - CellBits::seen_from(layout_, target) - CellBits::only(target);
        if (kind_ == FishHouses::mutant) {
            return with_houses([](HouseNumber) { return true; }, [](HouseNumber) { return true; });
        }
        const auto rows = [&](HouseNumber house) { return is_of(house, HouseKind::row); };
        const auto columns = [&](HouseNumber house) { return is_of(house, HouseKind::column); };
        return with_houses(rows, columns) && with_houses(columns, rows);
    }

    /// Finds these fish with bases and covers among such houses.
    template <typename IsBase, typename IsCover> bool with_houses(IsBase is_base, IsCover covers) {
        may_cover_.assign(layout_.house_count(), false);
        possible_bases_.clear();
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            may_cover_[house] = covers(house);
            const CellBits cells = house_places_[house] & left_;
            if (is_base(house) && !layout_.is_in(house, target_) && !cells.empty()) {
                possible_bases_.push_back({house, cells});
            }
        }
        bases_.clear();
        covers_.clear();
        return choose_base(0, {});
    }

    /// Chooses the next base from `from` on, which shares no remaining place with the others.
    bool choose_base(std::size_t from, const CellBits &of_bases) {
        if (bases_.size() == size_) {
            return covers_.size() + 1 != size_ || choose_last_cover();
        }
        const std::size_t missing = size_ - bases_.size();
        for (std::size_t at = from; at + missing <= possible_bases_.size(); ++at) {
            const auto &[base, cells] = possible_bases_[at];
            if (cells.meets(of_bases) || contains(covers_, base)) {
                continue;
            }
            assert(!layout_.is_in(base, target_));
            bases_.push_back(base);
            const bool more = cover(at + 1, of_bases | cells);
            bases_.pop_back();
            if (!more) {
                return false;
            }
        }
        return true;
    }

    /// Covers the remaining places of the bases so far, by each choice of covers, and goes on to
    /// the next base.
    bool cover(std::size_t next_base, const CellBits &of_bases) {
        assert(of_bases.is_within(left_));
        if (taker_.is_cancelled()) {
            return false; // polled here, since sets of seven houses are many
        }
        CellBits open = of_bases;
        for (const HouseNumber cover : covers_) {
            open -= house_places_[cover];
        }
        if (open.empty()) {
            return choose_base(next_base, of_bases);
        }
        if (covers_.size() + 1 == size_) {
            return true;
        }
        for (const Layout::Seat seat : layout_.seats(open.first())) {
            if (may_cover_[seat.house] && !contains(bases_, seat.house)) {
                covers_.push_back(seat.house);
                const bool more = cover(next_base, of_bases);
                covers_.pop_back();
                if (!more) {
                    return false;
                }
            }
        }
        return true;
    }

    bool choose_last_cover() {
        for (const Layout::Seat seat : layout_.seats(target_)) {
            if (may_cover_[seat.house] && !contains(bases_, seat.house)) {
                covers_.push_back(seat.house);
                const bool more = look_at_fish();
                covers_.pop_back();
                if (!more) {
                    return false;
                }
            }
        }
        return true;
    }

    bool look_at_fish() {
        assert(bases_.size() == size_ && covers_.size() == size_);
        std::vector<HouseNumber> houses = bases_;
        houses.insert(houses.end(), covers_.begin(), covers_.end());
        std::ranges::sort(houses.begin() + static_cast<std::ptrdiff_t>(size_), houses.end());
        if (!seen_.insert(houses).second || !is_of_kind()) {
            return true;
        }
        const auto [once, twice] = joined(bases_);
        const auto [covered, covered_twice] = joined(covers_);
        const CellBits fins = (once - covered) | twice;
        if (!house_places_[covers_.back()].meets(once) || fins.size() > most_fins ||
            twice.size() > most_shared_fins) {
            return true;
        }
        CellBits eliminated = (covered - once) | (covered_twice & once);
        if (!fins.empty()) {
            eliminated &= seen_from_all(layout_, fins);
        }
        if (taker_.as_hodoku && !eliminated.empty()) {
            in_order_.emplace(order_of(std::move(houses)), step_of(once, fins, eliminated));
            return true;
        }
        return eliminated.empty() || taker_.take(step_of(once, fins, eliminated));
    }

    /// Returns the key of HoDoKu's order: fish with bases among the rows first; then by the bases,
    /// then the covers.
    [[nodiscard]] std::vector<HouseNumber> order_of(std::vector<HouseNumber> houses) const {
        const bool by_columns =
            std::ranges::any_of(
                bases_,
                [&](HouseNumber base) { return layout_.kind(base) == HouseKind::column; }) ||
            std::ranges::any_of(
                covers_, [&](HouseNumber cover) { return layout_.kind(cover) == HouseKind::row; });
        houses.insert(houses.begin(), by_columns ? 1U : 0U);
        return houses;
    }

    /// Returns the places in any of the houses, and those in two of them or more.
    [[nodiscard]] std::pair<CellBits, CellBits>
    joined(const std::vector<HouseNumber> &houses) const {
        CellBits once;
        CellBits twice;
        for (const HouseNumber house : houses) {
            twice |= once & house_places_[house];
            once |= house_places_[house];
        }
        return {once, twice};
    }

    /// True if the fish is of this kind and not of a simpler one as well.
    [[nodiscard]] bool is_of_kind() const {
        const auto all = [&](const std::vector<HouseNumber> &houses, auto is) {
            return std::ranges::all_of(houses, is);
        };
        const auto box = [&](HouseNumber house) { return layout_.is_box(house); };
        const auto row = [&](HouseNumber house) { return layout_.kind(house) == HouseKind::row; };
        const auto column = [&](HouseNumber house) {
            return layout_.kind(house) == HouseKind::column;
        };
        const auto row_or_box = [&](HouseNumber house) { return row(house) || box(house); };
        const auto column_or_box = [&](HouseNumber house) { return column(house) || box(house); };
        switch (kind_) {
        case FishHouses::basic:
            return true;
        case FishHouses::franken:
            return std::ranges::any_of(bases_, box) || std::ranges::any_of(covers_, box);
        case FishHouses::mutant:
            break;
        }
        return !(all(bases_, row_or_box) && all(covers_, column_or_box)) &&
               !(all(bases_, column_or_box) && all(covers_, row_or_box));
    }

    Step step_of(const CellBits &base_cells, const CellBits &fins,
                 const CellBits &eliminated) const {
        Step step;
        step.technique = technique(fins);
        step.size = size_;
        auto covers = covers_;
        std::ranges::sort(covers);
        const DigitSet digit = DigitSet::only(digit_);
        step.parts = {{Role::base, cell_list(base_cells - fins), digit, house_list(bases_)},
                      {Role::cover, {}, {}, house_list(covers)}};
        if (!fins.empty()) {
            step.parts.push_back({Role::fin, cell_list(fins), digit});
        }
        eliminate(step.eliminations, eliminated, digit_);
        return step;
    }

    /// True if without the fins a base has at most one place.
    [[nodiscard]] bool is_sashimi(const CellBits &fins) const {
        return std::ranges::any_of(
            bases_, [&](HouseNumber base) { return (house_places_[base] - fins).size() < 2; });
    }

    [[nodiscard]] Technique technique(const CellBits &fins) const {
        const bool may_be_sashimi = kind_ == FishHouses::basic;
        return fish_of(fins.empty()                         ? Fins::none
                       : may_be_sashimi && is_sashimi(fins) ? Fins::sashimi
                                                            : Fins::finned,
                       kind_, size_);
    }

    [[nodiscard]] static bool contains(const std::vector<HouseNumber> &houses, HouseNumber house) {
        return std::ranges::find(houses, house) != houses.end();
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    FishHouses kind_;
    unsigned size_;
    Digit digit_{};
    Cell target_{};
    CellBits places_; ///< the places of the digit
    CellBits left_;   ///< those that would remain if the target were true
    std::vector<CellBits> house_places_;
    std::vector<bool> may_cover_;
    struct Base {
        HouseNumber house = 0;
        CellBits cells; ///< its remaining places
    };
    std::vector<Base> possible_bases_;
    std::vector<HouseNumber> bases_;
    std::vector<HouseNumber> covers_;
    std::set<std::vector<HouseNumber>> seen_;           ///< the digit's fish that were tried
    std::map<std::vector<HouseNumber>, Step> in_order_; ///< the digit's fish in HoDoKu's order
};

} // namespace

template <unsigned Size> bool find_finned_fish(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || FinnedFish(position, taker, FishHouses::basic, Size).run();
}
template <unsigned Size> bool find_franken_fish(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || FinnedFish(position, taker, FishHouses::franken, Size).run();
}
template <unsigned Size> bool find_mutant_fish(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || FinnedFish(position, taker, FishHouses::mutant, Size).run();
}

template bool find_finned_fish<2>(const Position &, StepTaker &);
template bool find_finned_fish<3>(const Position &, StepTaker &);
template bool find_finned_fish<4>(const Position &, StepTaker &);
template bool find_finned_fish<5>(const Position &, StepTaker &);
template bool find_finned_fish<6>(const Position &, StepTaker &);
template bool find_finned_fish<7>(const Position &, StepTaker &);
template bool find_franken_fish<2>(const Position &, StepTaker &);
template bool find_franken_fish<3>(const Position &, StepTaker &);
template bool find_franken_fish<4>(const Position &, StepTaker &);
template bool find_franken_fish<5>(const Position &, StepTaker &);
template bool find_franken_fish<6>(const Position &, StepTaker &);
template bool find_franken_fish<7>(const Position &, StepTaker &);
template bool find_mutant_fish<2>(const Position &, StepTaker &);
template bool find_mutant_fish<3>(const Position &, StepTaker &);
template bool find_mutant_fish<4>(const Position &, StepTaker &);
template bool find_mutant_fish<5>(const Position &, StepTaker &);
template bool find_mutant_fish<6>(const Position &, StepTaker &);
template bool find_mutant_fish<7>(const Position &, StepTaker &);

} // namespace dokushin::logic
