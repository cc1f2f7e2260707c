// Both directions keep a dictionary of phrases, numbered from 3. The reader has a phrase as a part
// of what it has already written; the writer has it as a number and the unit behind it.
#include "board/text/sites/lz_string.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace dokushin::text {
namespace {

using Units = std::u16string;

constexpr std::string_view symbols_of(LzAlphabet alphabet) {
    // The 65th is padding, or in addresses a character that stands for it.
    return alphabet == LzAlphabet::base64
               ? "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
               : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$";
}

constexpr unsigned bits_of_symbol = 6;

/// The codes that are no phrases.
enum Code : std::uint32_t { short_unit = 0, long_unit = 1, end_mark = 2, first_phrase = 3 };

/// The width of codes grows with the number of phrases: by one bit whenever `left` codes are used.
struct CodeWidth {
    unsigned bits;
    std::uint32_t left;

    void use() {
        if (--left == 0) {
            left = std::uint32_t{1} << bits;
            ++bits;
        }
    }
};

// ---- reading -----------------------------------------------------------------------------------

class BitReader {
  public:
    BitReader(std::string_view packed, LzAlphabet alphabet) : packed_(packed) {
        values_.fill(absent);
        const std::string_view symbols = symbols_of(alphabet);
        for (std::size_t value = 0; value < symbols.size(); ++value) {
            values_[static_cast<unsigned char>(symbols[value])] = static_cast<std::uint8_t>(value);
        }
    }

    /// Reads a number, its lowest bit first; nothing behind the last symbol, or at a character that
    /// is none.
    std::optional<std::uint32_t> number(unsigned bits) {
        std::uint32_t read = 0;
        for (unsigned at = 0; at < bits; ++at) {
            if (bits_left_ == 0) {
                if (next_ == packed_.size()) {
                    return std::nullopt;
                }
                symbol_ = values_[static_cast<unsigned char>(packed_[next_++])];
                if (symbol_ == absent) {
                    return std::nullopt;
                }
                bits_left_ = bits_of_symbol;
            }
            --bits_left_;
            read |= std::uint32_t{(unsigned{symbol_} >> bits_left_) & 1U} << at;
        }
        return read;
    }

  private:
    static constexpr std::uint8_t absent = 0xFF;
    std::string_view packed_;
    std::size_t next_ = 0;
    std::uint8_t symbol_ = 0;
    unsigned bits_left_ = 0; ///< of the current symbol, whose highest bit comes first
    std::array<std::uint8_t, 256> values_{};
};

/// A phrase is a part of the output.
struct Phrase {
    std::size_t begin;
    std::size_t size;
};

std::optional<Units> units_of(std::string_view packed, LzAlphabet alphabet, std::size_t most) {
    BitReader in(packed, alphabet);
    const auto unit = [&](std::uint32_t code) { return in.number(code == short_unit ? 8 : 16); };
    const auto first = in.number(2);
    if (!first || *first > end_mark) {
        return std::nullopt;
    }
    if (*first == end_mark) {
        return Units{};
    }
    const auto first_unit = unit(*first);
    if (!first_unit || most == 0) {
        return std::nullopt;
    }
    Units out(1, static_cast<char16_t>(*first_unit));
    std::vector<Phrase> phrases(first_phrase, Phrase{0, 0});
    phrases.push_back({0, 1});
    CodeWidth width{3, 4};
    for (Phrase last{0, 1};;) {
        const auto code = in.number(width.bits);
        if (!code) {
            return std::nullopt;
        }
        if (*code == end_mark) {
            return out;
        }
        const std::size_t begin = out.size();
        std::size_t size = 1;
        if (*code < end_mark) {
            const auto fresh = unit(*code);
            if (!fresh || begin == most) {
                return std::nullopt;
            }
            out += static_cast<char16_t>(*fresh);
            phrases.push_back({begin, 1});
            width.use();
        } else {
            // A phrase that is not complete yet is the last one and its own first unit.
            const bool is_due = *code == phrases.size();
            if (*code > phrases.size()) {
                return std::nullopt;
            }
            const Phrase phrase = is_due ? Phrase{last.begin, last.size + 1} : phrases[*code];
            size = phrase.size;
            if (size > most - begin) {
                return std::nullopt;
            }
            for (std::size_t at = 0; at < size; ++at) {
                out += out[phrase.begin + at];
            }
        }
        phrases.push_back({last.begin, last.size + 1}); // its last unit was just written
        width.use();
        last = {begin, size};
    }
}

/// Appends a code point. A surrogate without its partner becomes U+FFFD.
void append_utf8(std::string &text, std::uint32_t point) {
    if (point < 0x80) {
        text += static_cast<char>(point);
        return;
    }
    const auto continuation = [&](unsigned shift) {
        text += static_cast<char>(0x80 | ((point >> shift) & 0x3F));
    };
    if (point < 0x800) {
        text += static_cast<char>(0xC0 | (point >> 6));
    } else if (point < 0x10000) {
        text += static_cast<char>(0xE0 | (point >> 12));
        continuation(6);
    } else {
        text += static_cast<char>(0xF0 | (point >> 18));
        continuation(12);
        continuation(6);
    }
    continuation(0);
}

constexpr bool is_high(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
constexpr bool is_low(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }
constexpr std::uint32_t replacement = 0xFFFD;

std::string utf8_of(const Units &units) {
    std::string text;
    for (std::size_t at = 0; at < units.size(); ++at) {
        const std::uint32_t unit = units[at];
        if (is_high(unit) && at + 1 < units.size() && is_low(units[at + 1])) {
            append_utf8(text, 0x10000 + ((unit - 0xD800) << 10) + (units[++at] - 0xDC00U));
        } else {
            append_utf8(text, is_high(unit) || is_low(unit) ? replacement : unit);
        }
    }
    return text;
}

// ---- writing -----------------------------------------------------------------------------------

/// Reads UTF-8 as code units; a byte that begins no character becomes U+FFFD.
Units units_of_utf8(std::string_view text) {
    Units units;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t more = lead < 0x80             ? 0
                                 : (lead & 0xE0) == 0xC0 ? 1
                                 : (lead & 0xF0) == 0xE0 ? 2
                                 : (lead & 0xF8) == 0xF0 ? 3
                                                         : std::string_view::npos;
        if (more == std::string_view::npos || more >= text.size() - at) {
            units += static_cast<char16_t>(replacement);
            ++at;
            continue;
        }
        std::uint32_t point = more == 0 ? lead : lead & (0x3FU >> more);
        for (std::size_t next = 1; next <= more; ++next) {
            point = (point << 6) | (static_cast<unsigned char>(text[at + next]) & 0x3FU);
        }
        if (point < 0x10000) {
            units += static_cast<char16_t>(point);
        } else {
            units += static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((point - 0x10000) & 0x3FF));
        }
        at += more + 1;
    }
    return units;
}

class BitWriter {
  public:
    explicit BitWriter(LzAlphabet alphabet) : symbols_(symbols_of(alphabet)) {}

    void number(std::uint32_t value, unsigned bits) {
        for (unsigned at = 0; at < bits; ++at) {
            symbol_ = symbol_ << 1 | ((value >> at) & 1);
            if (++filled_ == bits_of_symbol) {
                text_ += symbols_[symbol_];
                symbol_ = 0;
                filled_ = 0;
            }
        }
    }
    /// Fills up the last symbol, of which at least one bit is zero.
    std::string finish() {
        do {
            number(0, 1);
        } while (filled_ != 0);
        return std::move(text_);
    }

  private:
    std::string_view symbols_;
    std::string text_;
    std::uint32_t symbol_ = 0;
    unsigned filled_ = 0;
};

/// The phrases of the writer, each a known phrase and the unit behind it.
class Packer {
  public:
    explicit Packer(LzAlphabet alphabet) : out_(alphabet) {}

    std::string pack(const Units &units) {
        std::uint32_t last = 0; // the phrase that the coming units may extend; 0 is the empty one
        for (const char16_t unit : units) {
            const auto [single, is_new] = phrases_.try_emplace(key(0, unit), next_);
            if (is_new) {
                fresh_.emplace(next_++, unit);
            }
            const std::uint32_t of_unit = single->second;
            if (last == 0) {
                last = of_unit;
                continue;
            }
            const auto longer = phrases_.find(key(last, unit));
            if (longer != phrases_.end()) {
                last = longer->second;
                continue;
            }
            write(last);
            phrases_.emplace(key(last, unit), next_++);
            last = of_unit;
        }
        if (last != 0) {
            write(last);
        }
        out_.number(end_mark, width_.bits);
        return out_.finish();
    }

  private:
    static std::uint64_t key(std::uint32_t phrase, char16_t unit) {
        return std::uint64_t{phrase} << 16 | unit;
    }
    /// Writes a phrase by its number, or, the first time that a single unit comes, by the unit.
    void write(std::uint32_t phrase) {
        if (const auto unit = fresh_.find(phrase); unit != fresh_.end()) {
            const bool is_short = unit->second < 0x100;
            out_.number(is_short ? short_unit : long_unit, width_.bits);
            out_.number(unit->second, is_short ? 8 : 16);
            width_.use();
            fresh_.erase(unit);
        } else {
            out_.number(phrase, width_.bits);
        }
        width_.use();
    }

    BitWriter out_;
    CodeWidth width_{2, 2};
    std::uint32_t next_ = first_phrase;
    std::unordered_map<std::uint64_t, std::uint32_t> phrases_;
    std::unordered_map<std::uint32_t, char16_t> fresh_; ///< single units that were not written yet
};

} // namespace

std::optional<std::string> lz_unpacked(std::string_view packed, LzAlphabet alphabet,
                                       std::size_t most) {
    const auto units = units_of(packed, alphabet, most);
    return units ? std::optional(utf8_of(*units)) : std::nullopt;
}

std::string lz_packed(std::string_view utf8, LzAlphabet alphabet) {
    std::string text = Packer(alphabet).pack(units_of_utf8(utf8));
    if (alphabet == LzAlphabet::base64) {
        constexpr std::array<std::string_view, 4> padding{"", "===", "==", "="};
        text += padding[text.size() % 4];
    }
    return text;
}

} // namespace dokushin::text
