#include "search/count_rule.h"

#include "board/constraints/counting.h"

#include <algorithm>
#include <limits>

namespace dokushin::search {
namespace {

std::size_t place_of(Digit digit) { return number(digit) - 1; }

DigitSet union_of(std::span<const std::uint16_t> positions, std::span<const DigitSet> candidates) {
    DigitSet all;
    for (const std::uint16_t at : positions) {
        all = all | candidates[at];
    }
    return all;
}

/// Erases digits from some cells; false if one has no candidate left.
bool erase(DigitSet digits, std::span<const std::uint16_t> positions,
           std::span<DigitSet> candidates) {
    return std::ranges::all_of(positions, [&](std::uint16_t at) {
        candidates[at] = candidates[at] - digits;
        return !candidates[at].empty();
    });
}

} // namespace

std::optional<CountRule> CountRule::of(const Incidence &board, const Constraint &constraint) {
    const auto *const counting = std::get_if<Counting>(&constraint);
    const auto *const look_and_say = std::get_if<LookAndSay>(&constraint);
    if (counting == nullptr && look_and_say == nullptr) {
        return std::nullopt;
    }
    CountRule rule(board, counting != nullptr ? counting->cells : look_and_say->cells);
    if (rule.covers_.empty()) {
        return std::nullopt;
    }
    if (look_and_say != nullptr) {
        rule.stated_ = Counts{DigitSet(), {}};
        std::size_t free = look_and_say->cells.size();
        for (const auto &[digit, count] : look_and_say->counts) {
            rule.stated_->known.insert(digit);
            rule.stated_->of[place_of(digit)] = count;
            free -= count;
        }
        if (free == 0) { // the other digits stand there 0 times
            rule.stated_->known = rule.all_;
        }
    }
    return rule;
}

CountRule::CountRule(const Incidence &board, std::span<const Cell> counted)
    : all_(DigitSet::all(board.side())), counted_(counted.size()),
      cells_(counted.begin(), counted.end()) {
    std::vector<HouseNumber> open; // houses that hold a counted cell and are in no cover yet
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        if (std::ranges::any_of(counted, [&](Cell cell) { return board.is_in(house, cell); })) {
            open.push_back(house);
        }
    }
    while (!open.empty()) {
        std::vector<HouseNumber> chosen;
        std::vector<bool> is_held(board.cell_count());
        for (const HouseNumber house : open) {
            const auto cells = board.cells_in(house);
            if (std::ranges::none_of(cells, [&](Cell cell) { return is_held[index(cell)]; })) {
                chosen.push_back(house);
                std::ranges::for_each(cells, [&](Cell cell) { is_held[index(cell)] = true; });
            }
        }
        std::erase_if(open,
                      [&](HouseNumber house) { return std::ranges::binary_search(chosen, house); });
        if (std::ranges::all_of(counted, [&](Cell cell) { return is_held[index(cell)]; })) {
            add_cover(board, chosen);
        }
    }
}

void CountRule::add_cover(const Incidence &board, std::span<const HouseNumber> houses) {
    Cover &cover = covers_.emplace_back();
    for (const HouseNumber house : houses) {
        House &its = cover.emplace_back();
        for (const Cell cell : board.cells_in(house)) {
            const auto found = std::ranges::find(cells_, cell);
            const auto at = static_cast<std::size_t>(found - cells_.begin());
            if (found == cells_.end()) {
                cells_.push_back(cell);
            }
            (at < counted_ ? its.counted : its.others).push_back(static_cast<std::uint16_t>(at));
        }
    }
}

CountRule::BoundsOfDigits CountRule::bounds(const Cover &cover,
                                            std::span<const DigitSet> candidates) const {
    BoundsOfDigits bounds{};
    for (const House &house : cover) {
        const DigitSet here = union_of(house.counted, candidates);
        for (const Digit digit : here) {
            ++bounds[place_of(digit)].most;
        }
        for (const Digit digit : here - union_of(house.others, candidates)) {
            ++bounds[place_of(digit)].least;
        }
    }
    return bounds;
}

/// Finds the counts that follow from bounds. Where digits say their own counts, those that stand
/// there add up to the number of cells. Nothing if that can't be.
std::optional<CountRule::Counts> CountRule::counts(const BoundsOfDigits &bounds) const {
    if (stated_) {
        return stated_;
    }
    DigitSet needed;
    DigitSet possible;
    for (const Digit digit : all_) {
        const auto [least, most] = bounds[place_of(digit)];
        if (least <= number(digit) && number(digit) <= most) {
            possible.insert(digit);
        }
        if (least > 0) {
            needed.insert(digit);
        }
    }
    if (!(needed - possible).empty()) {
        return std::nullopt;
    }
    const auto sets = KindOf<Counting>::sets_with_sum(needed, possible, counted_);
    if (!sets) {
        return std::nullopt;
    }
    Counts counts{sets->in_all | (all_ - sets->in_some), {}};
    for (const Digit digit : sets->in_all) {
        counts.of[place_of(digit)] = number(digit);
    }
    return counts;
}

bool CountRule::settle(const Cover &cover, const Counts &counts, const BoundsOfDigits &bounds,
                       std::span<DigitSet> candidates) {
    DigitSet full;  // stand just where they must, in no other house
    DigitSet tight; // stand wherever they can
    for (const Digit digit : counts.known) {
        const auto [least, most] = bounds[place_of(digit)];
        const unsigned count = counts.of[place_of(digit)];
        if (count < least || count > most) {
            return false;
        }
        if (count == least) {
            full.insert(digit);
        }
        if (count == most) {
            tight.insert(digit);
        }
    }
    return std::ranges::all_of(cover, [&](const House &house) {
        const DigitSet counted = union_of(house.counted, candidates);
        const DigitSet others = union_of(house.others, candidates);
        return erase(full & others, house.counted, candidates) &&
               erase(tight & (counted - full), house.others, candidates);
    });
}

bool CountRule::prune(std::span<DigitSet> candidates) const {
    BoundsOfDigits tightest;
    tightest.fill({0, std::numeric_limits<unsigned>::max()});
    for (const Cover &cover : covers_) {
        const BoundsOfDigits here = bounds(cover, candidates);
        for (const Digit digit : all_) {
            Bounds &both = tightest[place_of(digit)];
            both = {std::max(both.least, here[place_of(digit)].least),
                    std::min(both.most, here[place_of(digit)].most)};
        }
    }
    const auto known = counts(tightest);
    return known && std::ranges::all_of(covers_, [&](const Cover &cover) {
               return settle(cover, *known, bounds(cover, candidates), candidates);
           });
}

} // namespace dokushin::search
