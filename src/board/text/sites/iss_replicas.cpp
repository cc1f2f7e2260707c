// The targets are a set of bits (unpacked_set), counted from the origin on, row by row.
#include "board/text/sites/iss_replicas.h"

#include "board/text/sites/iss_bits.h"

#include <algorithm>
#include <array>

namespace dokushin::text::iss {
namespace {

constexpr std::size_t most_replicas = 10'000;

/// Types whose first argument is a key, which may be equal to the name of a cell.
constexpr std::array<std::string_view, 6> types_with_keys{"Pair",    "PairX", "Binary",
                                                          "BinaryX", "Regex", "NFA"};
/// Types of clues outside the board, which can't be moved.
constexpr std::array<std::string_view, 7> types_outside{
    "LittleKiller",     "Sandwich",     "XSum",    "Skyscraper",
    "HiddenSkyscraper", "NumberedRoom", "FullRank"};

bool is_among(std::span<const std::string_view> types, std::string_view type) {
    return std::ranges::find(types, type) != types.end();
}

/// From the origin of a block to one of its targets.
struct Move {
    int rows = 0;
    int columns = 0;
};

/// Finds the moves to the targets that a set of bits is. Those off the board are an error.
std::optional<std::vector<Move>> moves_to(const Board &board, std::string_view bits, Place origin) {
    const std::size_t whole_symbols = (board.cell_count() + 5) / 6 * 6;
    const auto targets = unpacked_set(bits, base64_alphabet_of_urls, whole_symbols);
    if (!targets) {
        return std::nullopt;
    }
    const auto columns = static_cast<int>(board.columns);
    std::vector<Move> moves;
    for (std::size_t at = 0; at < targets->size(); ++at) {
        if ((*targets)[at]) {
            const int target = origin.row * columns + origin.column + static_cast<int>(at);
            if (!board.has_cell(target / columns, target % columns)) {
                return std::nullopt;
            }
            moves.push_back({target / columns - origin.row, target % columns - origin.column});
        }
    }
    return moves;
}

/// Moves the cell that an argument is, or begins with, as in R1C1_5; other arguments stay. False if
/// the cell is moved off the board.
bool move_argument(const Board &board, Move move, std::string_view &argument,
                   std::deque<std::string> &texts) {
    const std::string_view name = argument.substr(0, argument.find('_'));
    const auto cell = cell_in(board, name);
    if (!cell) {
        return true;
    }
    const Place moved{cell->row + move.rows, cell->column + move.columns};
    if (!board.has_cell(moved.row, moved.column)) {
        return false;
    }
    texts.push_back(name_of_cell(moved) + std::string(argument.substr(name.size())));
    argument = texts.back();
    return true;
}

bool move_item(const Board &board, Move move, Item &item, std::deque<std::string> &texts) {
    if (is_among(types_outside, item.type) || item.type == "Replicate") {
        return false;
    }
    const std::size_t keys = is_among(types_with_keys, item.type) ? 1 : 0;
    for (std::size_t at = keys; at < item.arguments.size(); ++at) {
        if (!move_argument(board, move, item.arguments[at], texts)) {
            return false;
        }
    }
    return std::ranges::all_of(item.items,
                               [&](Item &within) { return move_item(board, move, within, texts); });
}

std::size_t count_items(std::span<const Item> items) {
    std::size_t count = items.size();
    for (const Item &item : items) {
        count += count_items(item.items);
    }
    return count;
}

} // namespace

std::optional<std::vector<Item>> replicas_in(const Board &board, const Item &block,
                                             std::deque<std::string> &texts) {
    const auto &arguments = block.arguments;
    const auto origin =
        arguments.size() < 2 ? std::optional(Place{0, 0}) : cell_in(board, arguments[1]);
    const auto moves = arguments.empty() || arguments.size() > 2 || !origin
                           ? std::nullopt
                           : moves_to(board, arguments[0], *origin);
    if (!moves || moves->size() * count_items(block.items) > most_replicas) {
        return std::nullopt;
    }
    std::vector<Item> replicas;
    for (const Move move : *moves) {
        for (Item item : block.items) {
            if (!move_item(board, move, item, texts)) {
                return std::nullopt;
            }
            replicas.push_back(std::move(item));
        }
    }
    return replicas;
}

} // namespace dokushin::text::iss
