// Lanes are one bit a trial, so that one operation works on many trials ("bit slicing", E. Biham,
// "A fast new DES implementation in software", 1997). Compilers make vector instructions of it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace dokushin::universal {

class Lanes {
  public:
    /// A puzzle of 9×9 that needs trials has some 200 candidates.
    static constexpr std::size_t count = 256;

    [[nodiscard]] bool has(std::size_t at) const { return (words_[at / 64] >> at % 64 & 1) != 0; }
    void add(std::size_t at) { words_[at / 64] |= std::uint64_t{1} << at % 64; }

    [[nodiscard]] bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    /// Visits the lanes that are in the set, in their order.
    template <class Visit> void for_each(const Visit &visit) const {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            for (std::uint64_t rest = words_[at]; rest != 0; rest &= rest - 1) {
                visit(at * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    Lanes &operator&=(const Lanes &other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] &= other.words_[at];
        }
        return *this;
    }
    Lanes &operator|=(const Lanes &other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] |= other.words_[at];
        }
        return *this;
    }
    /// Takes out the lanes of another set.
    Lanes &operator-=(const Lanes &other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] &= ~other.words_[at];
        }
        return *this;
    }
    friend Lanes operator&(Lanes one, const Lanes &other) { return one &= other; }
    friend Lanes operator|(Lanes one, const Lanes &other) { return one |= other; }
    friend Lanes operator-(Lanes one, const Lanes &other) { return one -= other; }

  private:
    std::array<std::uint64_t, count / 64> words_{};
};

} // namespace dokushin::universal
