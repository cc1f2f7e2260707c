#include "rate/universal/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace dokushin::universal {
namespace {

/// The letter before the number of a house, by HouseKind.
constexpr std::array<std::string_view, 8> letters{"r", "c", "b", "b", "d", "w", "g", "k"};

/// Returns the house of a variable, or none of a cell's.
const House *house_of(const CspBoard &board, Variable variable) {
    if (index(variable) < board.cell_count()) {
        return nullptr;
    }
    return &board.shape().houses()[(index(variable) - board.cell_count()) / board.side()];
}

std::string name_of(const CspBoard &board, Variable variable) {
    const Candidate first = board.candidate(board.labels_of(variable).front());
    const House *const house = house_of(board, variable);
    return house == nullptr ? board.shape().cell_name(first.cell)
                            : fmt::format("{}{}n{}", letters[static_cast<std::size_t>(house->kind)],
                                          house->ordinal, number(first.digit));
}

/// Returns what a cell's name adds to a variable's: a column in a row, a row in a column.
std::string place_in(const CspBoard &board, Variable variable, std::span<const Label> labels) {
    const House *const house = house_of(board, variable);
    const auto column_of = [&](Label label) {
        return board.shape().column(board.candidate(label).cell) + 1;
    };
    const auto row_of = [&](Label label) {
        return board.shape().row(board.candidate(label).cell) + 1;
    };
    const auto numbers = [&](const auto &number_of) {
        std::vector<unsigned> all;
        for (const Label label : labels) {
            all.push_back(number_of(label));
        }
        std::ranges::sort(all);
        all.erase(std::ranges::unique(all).begin(), all.end());
        return fmt::format("{}", fmt::join(all, board.side() > 9 ? "," : ""));
    };
    if (house == nullptr) {
        return fmt::format("n{}", number(board.candidate(labels.front()).digit));
    }
    if (house->kind == HouseKind::row) {
        return fmt::format("c{}", numbers(column_of));
    }
    if (house->kind == HouseKind::column) {
        return fmt::format("r{}", numbers(row_of));
    }
    return fmt::format("r{}c{}", numbers(row_of), numbers(column_of));
}

std::string text_of(const CspBoard &board, const CspLink &link) {
    std::string right = ".";
    if (link.right && is_group(board, *link.right)) {
        right = place_in(board, link.variable, board.members_of(group_of(board, *link.right)));
    } else if (link.right) {
        const auto label = static_cast<Label>(*link.right);
        right = place_in(board, link.variable, std::span(&label, 1));
    }
    return fmt::format("{}{{{} {}}}", name_of(board, link.variable),
                       place_in(board, link.variable, std::span(&link.left, 1)), right);
}

} // namespace

std::string notation_of(const CspBoard &board, UniversalPattern pattern, const CspChain &chain) {
    std::vector<std::string> links;
    for (const CspLink &link : chain.links) {
        links.push_back(text_of(board, link));
    }
    const Candidate target = board.candidate(chain.target);
    return fmt::format("{}[{}]: {} ==> {}≠{}", name(pattern), links.size(), fmt::join(links, " - "),
                       board.shape().cell_name(target.cell), number(target.digit));
}

std::string notation_of(const CspBoard &board, UniversalPattern pattern, Variable variable,
                        Label single) {
    const Candidate placed = board.candidate(single);
    return fmt::format("{}: {}{{{}}} ==> {}={}", name(pattern), name_of(board, variable),
                       place_in(board, variable, std::span(&single, 1)),
                       board.shape().cell_name(placed.cell), number(placed.digit));
}

} // namespace dokushin::universal
