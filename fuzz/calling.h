// What the target of calls from C works with: the input as bytes, names right and wrong, and
// handles of which a call gets any.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

inline void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// The input, byte by byte; zeroes at its end.
class Bytes {
  public:
    Bytes(const std::uint8_t *data, std::size_t size) : data_(data), left_(size) {}
    [[nodiscard]] bool empty() const { return left_ == 0; }
    std::uint8_t next() {
        if (left_ == 0) {
            return 0;
        }
        --left_;
        return *data_++;
    }
    std::string text() {
        std::string text(next() % 64, ' ');
        for (char &c : text) {
            c = static_cast<char>(next());
        }
        return text;
    }
    template <std::size_t count> const char *one_of(const std::array<const char *, count> &names) {
        return names[next() % count];
    }

  private:
    const std::uint8_t *data_;
    std::size_t left_;
};

inline constexpr std::array<const char *, 10> shapes{"4",
                                                     "2x3",
                                                     "9",
                                                     "4x4+diagonals",
                                                     "jigsaw:AAABACBBCCBDCDDD",
                                                     "16",
                                                     "grid:2x3:0-4+variables:2",
                                                     "0x0",
                                                     "",
                                                     "9x9+"};
inline constexpr std::array<const char *, 6> rules{
    "anti-knight", "cage 3 r1c1 r1c2", "less r1c1 r1c2\nodd r2c2 # a dot", "windoku", "cage 3", ""};
inline constexpr std::array<const char *, 11> methods{
    nullptr, "auto", "backtrack", "mrv", "singles", "dlx", "search", "bands", "sat", "states", ""};
inline constexpr std::array<const char *, 5> orders{nullptr, "explainer", "hodoku", "sukaku", "se"};
inline constexpr std::array<const char *, 5> languages{nullptr, "en", "ja", "zh", "xx"};
inline constexpr std::array<const char *, 6> techniques{"naked-pair", "x-wing",     "bug-1",
                                                        "aic",        "skyscraper", ""};
inline constexpr std::array<const char *, 5> symmetries{nullptr, "none", "180", "full", "?"};
inline constexpr std::array<const char *, 6> alphabets{nullptr, "usual", "letters",
                                                       "zero",  "ABCD",  ""};
inline constexpr std::array<const char *, 5> own_orders{nullptr, "", "naked-single,x-wing",
                                                        "trial-and-error", "x-wing,"};
inline constexpr std::array<const char *, 8> formats{nullptr, "line",   "grid",        "json",
                                                     "csv",   "sukaku", "pencilmarks", "?"};

/// Handles of a kind, of which a call gets one, or NULL, or something else.
template <typename Handle> class Shelf {
  public:
    explicit Shelf(void (*free_one)(Handle *)) : free_(free_one) {}
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;
    ~Shelf() {
        for (Handle *const one : kept_) {
            free_(one);
        }
    }
    void keep(Handle *one) {
        require(one != nullptr);
        if (kept_.size() == 4) {
            free_(kept_.front());
            kept_.erase(kept_.begin());
        }
        kept_.push_back(one);
    }
    Handle *any(Bytes &bytes, void *other) {
        const std::uint8_t choice = bytes.next();
        if (kept_.empty() || choice >= 0xF0) {
            return choice % 2 == 0 ? nullptr : static_cast<Handle *>(other);
        }
        return kept_[choice % kept_.size()];
    }

  private:
    void (*free_)(Handle *);
    std::vector<Handle *> kept_;
};
