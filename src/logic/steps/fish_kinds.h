// The kinds of fish and their sizes: which technique each is. What else differs (names, sentences,
// ratings) is made of these.
#pragma once

#include "logic/steps/technique_set.h"

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
    using T = Technique;
    return std::array{
        FishKind{Fins::none,
                 FishHouses::basic,
                 {T::x_wing, T::swordfish, T::jellyfish, T::squirmbag, T::whale, T::leviathan}},
        FishKind{Fins::finned,
                 FishHouses::basic,
                 {T::finned_x_wing, T::finned_swordfish, T::finned_jellyfish, T::finned_squirmbag,
                  T::finned_whale, T::finned_leviathan}},
        FishKind{Fins::sashimi,
                 FishHouses::basic,
                 {T::sashimi_x_wing, T::sashimi_swordfish, T::sashimi_jellyfish,
                  T::sashimi_squirmbag, T::sashimi_whale, T::sashimi_leviathan}},
        FishKind{Fins::none,
                 FishHouses::franken,
                 {T::franken_x_wing, T::franken_swordfish, T::franken_jellyfish,
                  T::franken_squirmbag, T::franken_whale, T::franken_leviathan}},
        FishKind{Fins::finned,
                 FishHouses::franken,
                 {T::finned_franken_x_wing, T::finned_franken_swordfish,
                  T::finned_franken_jellyfish, T::finned_franken_squirmbag, T::finned_franken_whale,
                  T::finned_franken_leviathan}},
        FishKind{Fins::none,
                 FishHouses::mutant,
                 {T::mutant_x_wing, T::mutant_swordfish, T::mutant_jellyfish, T::mutant_squirmbag,
                  T::mutant_whale, T::mutant_leviathan}},
        FishKind{Fins::finned,
                 FishHouses::mutant,
                 {T::finned_mutant_x_wing, T::finned_mutant_swordfish, T::finned_mutant_jellyfish,
                  T::finned_mutant_squirmbag, T::finned_mutant_whale, T::finned_mutant_leviathan}},
    };
}();
inline constexpr std::size_t fish_count = fish_kinds.size() * FishKind::sizes;

/// Returns the fish of this kind with `size` bases, two to seven.
[[nodiscard]] constexpr Technique fish_of(Fins fins, FishHouses houses, unsigned size) {
    const auto kind = std::ranges::find_if(
        fish_kinds, [&](const FishKind &one) { return one.fins == fins && one.houses == houses; });
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
