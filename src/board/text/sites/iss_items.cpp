#include "board/text/sites/iss_items.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace dokushin::text::iss {
namespace {

constexpr std::array<std::string_view, 4> types_of_blocks{"Or", "And", "Replicate", "Container"};

/// Cuts off what stands before the next `mark`, and the mark.
std::string_view take_before(char mark, std::string_view &text) {
    const std::string_view part = text.substr(0, text.find(mark));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

Item item_of(std::string_view text) {
    std::string_view rest = text;
    Item item{text, take_before('~', rest)};
    // A '~' at the end has an empty argument behind it.
    for (bool more = item.type.size() < text.size(); more;) {
        more = rest.find('~') != std::string_view::npos;
        item.arguments.push_back(take_before('~', rest));
    }
    return item;
}

} // namespace

std::string name_of(std::string_view text) {
    constexpr std::size_t longest_name = 60;
    std::size_t length = std::min(text.size(), longest_name);
    const auto goes_on_at = [&](std::size_t at) { // is this byte inside a character of UTF-8?
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    while (length > 0 && goes_on_at(length)) {
        --length;
    }
    return fmt::format(".{}", text.substr(0, length));
}

std::optional<std::vector<Item>> cut_into_items(std::string_view text) {
    if (!text.starts_with('.')) {
        return std::nullopt;
    }
    text.remove_prefix(1);
    constexpr std::size_t most_deep = 16;
    std::vector<Item> open(1); // the whole string, and the blocks around the next item
    std::set<std::string_view> seen;
    while (!text.empty()) {
        const std::string_view part = take_before('.', text);
        const std::string_view type = part.substr(0, part.find('~'));
        if (type == "End") {
            if (open.size() == 1) {
                return std::nullopt;
            }
            Item block = std::move(open.back());
            open.pop_back();
            open.back().items.push_back(std::move(block));
        } else if (std::ranges::find(types_of_blocks, type) != types_of_blocks.end()) {
            open.push_back(item_of(part));
            if (open.size() > most_deep) {
                return std::nullopt;
            }
        } else if (open.size() > 1 || seen.insert(part).second) {
            open.back().items.push_back(item_of(part));
        }
    }
    return open.size() == 1 ? std::optional(std::move(open.front().items)) : std::nullopt;
}

} // namespace dokushin::text::iss
