#include "board/text/sites/iss_blocks.h"

#include "board/constraints/digit_lists.h"
#include "board/text/sites/iss_replicas.h"
#include "board/text/sites/iss_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <span>
#include <utility>

namespace dokushin::text::iss {
namespace {

/// Types with arguments that hold for the whole board or are settings.
constexpr std::array<std::string_view, 3> types_of_boards{"Diagonal", "SearchPriority",
                                                          "FullRankTies"};

/// The digits of cells, R1C1_5_6, which each has one of; outside blocks they are givens.
Words digits_of_cells(const Board &board, Arguments arguments) {
    std::vector<std::string> rules;
    for (const std::string_view argument : arguments) {
        const auto parts = dokushin::cut_at(argument, '_');
        const auto cell = cell_in(board, parts.front());
        const auto digits = digits_in(board, behind(parts, 1));
        if (!cell || !digits) {
            return std::nullopt;
        }
        rules.push_back(fmt::format("one-of {}{}", *digits, words_of(std::array{*cell})));
    }
    return rules.empty() ? std::nullopt : Words(std::move(rules));
}

Words rules_within(const Board &board, const Item &item) {
    if (is_block(item)) {
        return rules_of_block(board, item);
    }
    if (item.type.empty() || item.type == "Given") {
        return digits_of_cells(board, item.arguments);
    }
    const bool is_of_board = stands_alone(item.type) ||
                             std::ranges::find(types_of_boards, item.type) != types_of_boards.end();
    return is_of_board ? std::nullopt : rules_of(board, item);
}

Words all_of(const Board &board, std::span<const Item> items) {
    std::vector<std::string> rules;
    for (const Item &item : items) {
        const auto its = rules_within(board, item);
        if (!its) {
            return std::nullopt;
        }
        rules.insert(rules.end(), its->begin(), its->end());
    }
    return rules;
}

/// Each item is an alternative. One that says nothing always holds.
Words one_within(const Board &board, const Item &block) {
    std::string words = "any-of";
    bool is_needed = true;
    for (const Item &item : block.items) {
        const auto its = rules_within(board, item);
        if (!its) {
            return std::nullopt;
        }
        is_needed = is_needed && !its->empty();
        words += fmt::format(" ( {} )", fmt::join(*its, " & "));
    }
    return block.items.empty() ? std::nullopt
           : is_needed         ? one_rule(std::move(words))
                               : says_nothing();
}

} // namespace

bool is_block(const Item &item) {
    return item.type == "Or" || item.type == "And" || item.type == "Replicate";
}

Words rules_of_block(const Board &board, const Item &block) {
    if (block.type == "Replicate") {
        std::deque<std::string> texts;
        const auto replicas = replicas_in(board, block, texts);
        return replicas ? all_of(board, *replicas) : std::nullopt;
    }
    return !block.arguments.empty() ? std::nullopt
           : block.type == "Or"     ? one_within(board, block)
                                    : all_of(board, block.items);
}

} // namespace dokushin::text::iss
