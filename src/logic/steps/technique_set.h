// Sets of techniques, and tables with a row for each technique that are checked at compile time.
// Nothing may depend on the order of the enumeration, so comparing two techniques does not compile
// where this is included.
#pragma once

#include <dokushin/technique.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace dokushin {

bool operator<(Technique, Technique) = delete;
bool operator>(Technique, Technique) = delete;
bool operator<=(Technique, Technique) = delete;
bool operator>=(Technique, Technique) = delete;
std::strong_ordering operator<=>(Technique, Technique) = delete;

} // namespace dokushin

namespace dokushin::logic {

/// Returns the index of a technique's row in a table by technique.
[[nodiscard]] constexpr std::size_t place_of(Technique technique) {
    return static_cast<std::size_t>(technique);
}

/// A TechniqueSet is a bit set of techniques.
class TechniqueSet {
  public:
    constexpr TechniqueSet() = default;
    constexpr TechniqueSet(std::initializer_list<Technique> techniques) {
        for (const Technique technique : techniques) {
            insert(technique);
        }
    }
    constexpr void insert(Technique technique) { word(technique) |= bit(technique); }
    [[nodiscard]] constexpr bool contains(Technique technique) const {
        return (words_[place_of(technique) / 64] & bit(technique)) != 0;
    }
    [[nodiscard]] constexpr bool is_within(const TechniqueSet &other) const {
        return (*this - other).empty();
    }
    [[nodiscard]] constexpr bool empty() const { return words_ == Words{}; }
    [[nodiscard]] constexpr TechniqueSet operator-(const TechniqueSet &other) const {
        TechniqueSet rest = *this;
        for (std::size_t at = 0; at < words_.size(); ++at) {
            rest.words_[at] &= ~other.words_[at];
        }
        return rest;
    }

  private:
    using Words = std::array<std::uint64_t, 4>; ///< a bit for each value of the enumeration

    [[nodiscard]] static constexpr std::uint64_t bit(Technique technique) {
        return std::uint64_t{1} << place_of(technique) % 64;
    }
    constexpr std::uint64_t &word(Technique technique) { return words_[place_of(technique) / 64]; }

    Words words_{};
};

/// True if the enumeration has that value: compilers print others as "(dokushin::Technique)200".
template <Technique Value> consteval bool has_name() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

template <std::size_t From = 0> consteval std::size_t count_techniques() {
    if constexpr (has_name<static_cast<Technique>(From)>()) {
        return count_techniques<From + 1>();
    } else {
        return From;
    }
}
inline constexpr std::size_t technique_count = count_techniques();

/// Concatenates the lists.
template <typename Row, std::size_t... Sizes>
consteval auto joined(const std::array<Row, Sizes> &...lists) {
    std::array<Row, (Sizes + ...)> all{};
    auto end = all.begin();
    ((end = std::ranges::copy(lists, end).out), ...);
    return all;
}

/// It is not constexpr, so that a table in which a technique has two rows does not compile.
void a_technique_has_two_rows();

/// Puts each row at its technique's place. It compiles only if each technique has exactly one row.
template <typename Row, std::size_t Count>
consteval std::array<Row, technique_count> by_technique(const std::array<Row, Count> &rows) {
    static_assert(Count == technique_count, "a technique has no row, or two");
    std::array<Row, technique_count> table{};
    TechniqueSet seen;
    for (const Row &row : rows) {
        if (seen.contains(row.technique)) {
            a_technique_has_two_rows();
        }
        seen.insert(row.technique);
        table[place_of(row.technique)] = row;
    }
    return table;
}

} // namespace dokushin::logic
