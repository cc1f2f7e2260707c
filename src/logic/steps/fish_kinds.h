// The table of the kinds of fish has the technique of each kind and size. The fishes' names,
// sentences and ratings are made from it.
#pragma once

#include "logic/steps/technique_set.h"

#include <cassert>

namespace dokushin::logic {

/// Fins are places of the bases that no cover has. Besides sashimi fins a base has one place or
/// none.
enum class Fins : std::uint8_t { none, finned, sashimi };
/// A basic fish has lines only, a franken fish boxes among those of one direction, a mutant any
/// house.
enum class FishHouses : std::uint8_t { basic, franken, mutant };

struct FishKind {
    static constexpr unsigned smallest = 2;
    static constexpr unsigned sizes = 6;

    Fins fins{};
    FishHouses houses{};
    std::array<Technique, sizes> techniques{}; ///< by size, from the smallest on
};

inline constexpr std::array fish_kinds = [] {
    using Name = Technique;
    return std::array{
        FishKind{Fins::none,
                 FishHouses::basic,
                 {Name::x_wing, Name::swordfish, Name::jellyfish, Name::squirmbag, Name::whale,
                  Name::leviathan}},
        FishKind{Fins::finned,
                 FishHouses::basic,
                 {Name::finned_x_wing, Name::finned_swordfish, Name::finned_jellyfish,
                  Name::finned_squirmbag, Name::finned_whale, Name::finned_leviathan}},
        FishKind{Fins::sashimi,
                 FishHouses::basic,
                 {Name::sashimi_x_wing, Name::sashimi_swordfish, Name::sashimi_jellyfish,
                  Name::sashimi_squirmbag, Name::sashimi_whale, Name::sashimi_leviathan}},
        FishKind{Fins::none,
                 FishHouses::franken,
                 {Name::franken_x_wing, Name::franken_swordfish, Name::franken_jellyfish,
                  Name::franken_squirmbag, Name::franken_whale, Name::franken_leviathan}},
        FishKind{Fins::finned,
                 FishHouses::franken,
                 {Name::finned_franken_x_wing, Name::finned_franken_swordfish,
                  Name::finned_franken_jellyfish, Name::finned_franken_squirmbag,
                  Name::finned_franken_whale, Name::finned_franken_leviathan}},
        FishKind{Fins::none,
                 FishHouses::mutant,
                 {Name::mutant_x_wing, Name::mutant_swordfish, Name::mutant_jellyfish,
                  Name::mutant_squirmbag, Name::mutant_whale, Name::mutant_leviathan}},
        FishKind{Fins::finned,
                 FishHouses::mutant,
                 {Name::finned_mutant_x_wing, Name::finned_mutant_swordfish,
                  Name::finned_mutant_jellyfish, Name::finned_mutant_squirmbag,
                  Name::finned_mutant_whale, Name::finned_mutant_leviathan}},
    };
}();
inline constexpr std::size_t fish_count = fish_kinds.size() * FishKind::sizes;

/// Returns the fish of this kind with `size` bases, two to seven.
[[nodiscard]] constexpr Technique fish_of(Fins fins, FishHouses houses, unsigned size) {
    const auto kind = std::ranges::find_if(
        fish_kinds, [&](const FishKind &one) { return one.fins == fins && one.houses == houses; });
    assert(kind != fish_kinds.end() && size - FishKind::smallest < FishKind::sizes);
    return kind->techniques[size - FishKind::smallest];
}

/// Returns a table of all fish, kind by kind, of what `row_of(kind, index of the size)` returns.
template <typename RowOf> consteval auto fish_rows_of(RowOf row_of) {
    std::array<decltype(row_of(fish_kinds[0], std::size_t{})), fish_count> rows{};
    for (std::size_t at = 0; at < rows.size(); ++at) {
        rows[at] = row_of(fish_kinds[at / FishKind::sizes], at % FishKind::sizes);
    }
    return rows;
}

} // namespace dokushin::logic
