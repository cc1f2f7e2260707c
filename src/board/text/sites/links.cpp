// Where a site's links carry their document, and how it is packed there. Links pass through chats,
// forms and path decoders, which leave their marks: `%2B` for `+`, a space for `+`, `/` for `//`.
#include "board/text/sites/links.h"

#include "board/text/characters/characters.h"
#include "board/text/sites/codoku.h"
#include "board/text/sites/documents.h"
#include "board/text/sites/iss.h"
#include "board/text/sites/lz_string.h"
#include "board/text/sites/penpa.h"
#include "board/text/sites/penpa_text.h"
#include "board/text/sites/zipped_json.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace dokushin::text {
namespace {

// ---- mending and unpacking ---------------------------------------------------------------------

std::string percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned value = 0;
        const std::string_view hex = text.substr(std::min(at + 1, text.size()), 2);
        const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), value, 16);
        if (text[at] == '%' && hex.size() == 2 && error == std::errc{} &&
            end == hex.data() + hex.size()) {
            decoded += static_cast<char>(value);
            at += 2;
        } else {
            decoded += text[at];
        }
    }
    return decoded;
}

std::string without_spaces(std::string text) {
    std::ranges::replace(text, ' ', '+');
    return text;
}

/// A document: JSON, or the text of a site that has its own.
std::optional<JsonValue> unpacked_json(std::string_view packed, LzAlphabet alphabet) {
    const auto text = lz_unpacked(packed, alphabet, longest_document);
    if (!text) {
        return std::nullopt;
    }
    auto json = parse_document(*text);
    return json ? json : parse_zipped(*text);
}

/// Unpacks a payload in which `//` may have become `/`: one slash is doubled, then two, as
/// SudokuPad does, within its limit of tries.
std::optional<JsonValue> unpacked_and_mended(const std::string &packed, LzAlphabet alphabet) {
    if (auto json = unpacked_json(packed, alphabet)) {
        return json;
    }
    std::vector<std::size_t> slashes;
    for (std::size_t at = packed.find('/'); at != std::string::npos;
         at = packed.find('/', at + 1)) {
        slashes.push_back(at);
    }
    constexpr std::size_t most_bytes = std::size_t{1} << 21; // in all tries together
    std::size_t tries =
        std::min<std::size_t>(400, most_bytes / std::max<std::size_t>(packed.size(), 1));
    for (const std::size_t first : slashes) {
        if (tries == 0) {
            break;
        }
        --tries;
        if (auto json = unpacked_json(std::string(packed).insert(first, 1, '/'), alphabet)) {
            return json;
        }
    }
    for (std::size_t one = 0; one < slashes.size() && tries > 0; ++one) {
        for (std::size_t other = one + 1; other < slashes.size() && tries > 0; ++other, --tries) {
            std::string mended = packed;
            mended.insert(slashes[other], 1, '/').insert(slashes[one], 1, '/');
            if (auto json = unpacked_json(mended, alphabet)) {
                return json;
            }
        }
    }
    return std::nullopt;
}

std::unexpected<Error> not_unpacked(std::string_view site) {
    return std::unexpected(
        Error{ErrorCode::bad_format,
              {"a link of {} that can't be unpacked", site},
              {"the whole link as it was copied, of at most {} characters when unpacked",
               longest_document}});
}

std::unexpected<Error> needs_its_site(std::string_view site) {
    return std::unexpected(Error{ErrorCode::unsupported,
                                 {"a short link of {}, which only its site can open", site},
                                 {"a link that holds the puzzle itself"}});
}

Result<SiteDocument> read_packed(std::string_view packed, LzAlphabet alphabet,
                                 std::string_view site) {
    const auto json = unpacked_and_mended(without_spaces(percent_decoded(packed)), alphabet);
    if (!json) {
        return not_unpacked(site);
    }
    return read_site_document(*json).value_or(
        std::unexpected(Error{ErrorCode::bad_format,
                              {"a document of {} that is no puzzle", site},
                              {"a link that holds the puzzle itself"}}));
}

// ---- payloads by their prefix ------------------------------------------------------------------

/// What a payload of SudokuPad begins with; the longer of two comes first.
constexpr std::array<std::string_view, 4> packed_prefixes{"fpuzzles", "fpuz", "scl", "ctc"};

/// Reads what stands in SudokuPad's links behind the address.
Result<SiteDocument> read_sudokupad(std::string_view id) {
    constexpr std::string_view site = "SudokuPad";
    for (const std::string_view prefix : packed_prefixes) {
        if (id.starts_with(prefix)) {
            return read_packed(id.substr(prefix.size()), LzAlphabet::base64, site);
        }
    }
    if (id.starts_with("scf")) {
        return with_format(read_scf(percent_decoded(id.substr(3))), Format::scl);
    }
    return needs_its_site(site);
}

// ---- addresses ---------------------------------------------------------------------------------

/// Returns the value of a parameter in a link's query or behind its #; nothing without it.
std::optional<std::string_view> parameter(std::string_view link, std::string_view name) {
    for (std::size_t at = link.find_first_of("?&#"); at != std::string_view::npos;
         at = link.find_first_of("?&#", at + 1)) {
        const std::string_view rest = link.substr(at + 1);
        if (rest.starts_with(name) && rest.substr(name.size()).starts_with('=')) {
            const std::string_view value = rest.substr(name.size() + 1);
            return value.substr(0, value.find_first_of("&#"));
        }
    }
    return std::nullopt;
}

Result<SiteDocument> read_link_of_f_puzzles(std::string_view link) {
    const auto packed = parameter(link, "load");
    return packed ? read_packed(*packed, LzAlphabet::base64, "f-puzzles")
                  : needs_its_site("f-puzzles");
}

/// A path of SudokuPad may have "sudoku" before the puzzle, which may hold slashes.
Result<SiteDocument> read_link_of_sudokupad(std::string_view link) {
    if (const auto id = parameter(link, "puzzleid")) {
        return read_sudokupad(*id);
    }
    const std::size_t host = link.find("://");
    std::string_view path = link.substr(host == std::string_view::npos ? 0 : host + 3);
    path.remove_prefix(std::min(path.find('/'), path.size()));
    path.remove_prefix(std::min<std::size_t>(path.size(), 1));
    if (path.starts_with("sudoku/")) {
        path.remove_prefix(7);
    }
    return read_sudokupad(path.substr(0, path.find('?')));
}

Result<SiteDocument> read_link_of_sudokumaker(std::string_view link) {
    const auto packed = parameter(link, "puzzle");
    return packed && packed->starts_with('N') ? read_packed(*packed, LzAlphabet::uri, "SudokuMaker")
                                              : needs_its_site("SudokuMaker");
}

Result<SiteDocument> read_link_of_iss(std::string_view link) {
    const auto query = parameter(link, "q");
    if (!query) {
        return needs_its_site("Interactive-Sudoku-Solver");
    }
    return with_format(read_iss(percent_decoded(*query)), Format::iss);
}

Result<SiteDocument> read_link_of_penpa(std::string_view link) {
    const auto unpacked = [&](std::string_view name) {
        const auto packed = parameter(link, name);
        return packed ? penpa_text(without_spaces(percent_decoded(*packed))) : std::nullopt;
    };
    if (!parameter(link, "p")) {
        return needs_its_site("penpa");
    }
    const auto text = unpacked("p");
    return text ? with_format(read_penpa(*text, unpacked("a").value_or("")), Format::rules)
                : not_unpacked("penpa");
}

struct SiteForVariants {
    std::string_view address; ///< a part of the link, in lower case
    Result<SiteDocument> (*read)(std::string_view link);
};
constexpr std::array sites_for_variants{
    SiteForVariants{"f-puzzles.com", read_link_of_f_puzzles},
    SiteForVariants{"sudokupad.app", read_link_of_sudokupad},
    SiteForVariants{"crackingthecryptic.com", read_link_of_sudokupad},
    SiteForVariants{"sudokumaker.app", read_link_of_sudokumaker},
    SiteForVariants{"interactive-sudoku-solver", read_link_of_iss},
    SiteForVariants{"penpa-edit", read_link_of_penpa},
};

const SiteForVariants *site_of(std::string_view link) {
    const std::string address = lower_case(link.substr(0, 100));
    const auto site = std::ranges::find_if(sites_for_variants, [&](const SiteForVariants &known) {
        return address.contains(known.address);
    });
    return site == sites_for_variants.end() ? nullptr : &*site;
}

/// The beginning of each packed JSON object: LZ-string of `{"`.
constexpr std::string_view packed_object = "N4Ig";

} // namespace

std::span<const std::string_view> addresses_for_variants() {
    static constexpr auto addresses = [] {
        std::array<std::string_view, sites_for_variants.size()> all{};
        std::ranges::transform(sites_for_variants, all.begin(), &SiteForVariants::address);
        return all;
    }();
    return addresses;
}

bool is_site_for_variants(std::string_view link) { return site_of(link) != nullptr; }

bool is_payload(std::string_view word) {
    constexpr std::size_t shortest = 16; // an empty board's
    constexpr std::string_view symbols =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=%-_*";
    const bool begins = word.starts_with(packed_object) || word.starts_with("scf") ||
                        std::ranges::any_of(packed_prefixes, [&](std::string_view prefix) {
                            return word.starts_with(prefix);
                        });
    return begins && word.size() >= shortest &&
           word.find_first_not_of(symbols) == std::string_view::npos;
}

Result<Record> read_site_link(std::string_view link, std::size_t line, std::size_t column,
                              Context &context) {
    const SiteForVariants *const site = link.contains('.') ? site_of(link) : nullptr;
    Result<SiteDocument> read = site != nullptr ? site->read(link)
                                : link.starts_with(packed_object)
                                    ? read_packed(link, LzAlphabet::base64, "f-puzzles")
                                    : read_sudokupad(link);
    if (!read) {
        return std::unexpected(at(std::move(read).error(), line, column));
    }
    return record_of(std::move(read->statement), read->format, line, column, context);
}

} // namespace dokushin::text
