#include "board/text/sites/statement.h"

#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace dokushin::text {
namespace {

constexpr std::string_view region_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
static_assert(region_letters.size() == max_side);

using Regions = std::map<int, std::vector<Place>>;

Regions regions_of(const Statement &statement) {
    Regions regions;
    for (std::size_t at = 0; at < statement.regions.size(); ++at) {
        if (statement.regions[at] != Statement::no_region) {
            regions[statement.regions[at]].push_back(
                {static_cast<int>(at / statement.side), static_cast<int>(at % statement.side)});
        }
    }
    return regions;
}

/// Do the regions of a shape divide the cells as the statement does?
bool has_these_regions(const Shape &shape, const Statement &statement) {
    std::map<unsigned, int> stated;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        const auto [known, fresh] =
            stated.try_emplace(shape.region_of(cell_at(at)), statement.regions[at]);
        if (known->second != statement.regions[at]) {
            return false;
        }
    }
    return true;
}

/// Makes a board of regions that each have as many cells as digits: boxes, or a jigsaw.
Result<Shape> board_of_regions(const Statement &statement, const Regions &regions) {
    for (unsigned rows = 1; rows <= statement.side; ++rows) {
        if (statement.side % rows == 0) {
            auto boxes = Shape::boxes(rows, statement.side / rows);
            if (boxes && has_these_regions(*boxes, statement)) {
                return boxes;
            }
        }
    }
    std::string map;
    for (const int region : statement.regions) {
        const auto ordinal = std::distance(regions.begin(), regions.find(region));
        map += region_letters[static_cast<std::size_t>(ordinal)];
    }
    return Shape::jigsaw(map);
}

/// Makes the board that a statement's rules are added to. Regions that don't fill it, or have
/// another number of cells than digits, become groups of different cells on a board without boxes.
Result<Shape> board_without_rules(Statement &statement, Context &context) {
    if (!statement.is_usual_size()) {
        return Shape::grid({statement.rows, statement.columns, statement.side, statement.lowest,
                            statement.box_rows, statement.box_columns});
    }
    if (statement.regions.empty()) {
        return context.shape_of_side(statement.side);
    }
    const Regions regions = regions_of(statement);
    const bool fill =
        regions.size() == statement.side && std::ranges::all_of(regions, [&](const auto &region) {
            return region.second.size() == statement.side;
        });
    if (fill) {
        return board_of_regions(statement, regions);
    }
    // These words would take the board's boxes for the regions.
    const auto needs_regions = [](const StatedRule &rule) {
        return rule.words.starts_with("region-sum") || rule.words.starts_with("box-indexer") ||
               rule.words.starts_with("disjoint-groups");
    };
    for (const StatedRule &rule : statement.rules) {
        if (needs_regions(rule)) {
            statement.unknown.push_back(rule.object);
        }
    }
    std::erase_if(statement.rules, needs_regions);
    for (const auto &[number, cells] : regions) {
        if (cells.size() > 1) {
            statement.rule(fmt::format("region {}", number), "different " + words_of(cells));
        }
    }
    return Shape::boxes(1, statement.side);
}

/// Adds the statement's rules to a board. Those that it refuses become unknown.
Result<Shape> board_with_rules(const Shape &board, Statement &statement) {
    for (;;) {
        std::string text;
        for (const StatedRule &rule : statement.rules) {
            text += rule.words;
            text += '\n';
        }
        auto with = with_rules(board, text);
        if (with || with.error().line == 0) {
            return with;
        }
        const auto refused =
            statement.rules.begin() + static_cast<std::ptrdiff_t>(with.error().line) - 1;
        statement.unknown.push_back(std::move(refused->object));
        statement.rules.erase(refused);
        constexpr std::size_t most_refused = 20; // each costs another reading of the text
        if (statement.unknown.size() > most_refused) {
            return with;
        }
    }
}

} // namespace

std::string words_of(std::span<const Place> places) {
    std::string words;
    for (const auto &[row, column] : places) {
        const auto *const before = words.empty() ? "" : " ";
        if (row == variables_row) {
            words += fmt::format("{}v{}", before, column + 1);
        } else {
            words += fmt::format("{}r{}c{}", before, row + 1, column + 1);
        }
    }
    return words;
}

std::string of_lists(std::string_view word, std::span<const std::vector<Place>> lists) {
    std::string words(word);
    for (std::size_t at = 0; at < lists.size(); ++at) {
        words += at == 0 ? " " : " : ";
        words += words_of(lists[at]);
    }
    return words;
}

std::vector<Place> diagonal_seen_from(const Statement &statement, Place at, Place step) {
    std::vector<Place> places;
    for (Place next{at.row + step.row, at.column + step.column};
         statement.has_cell(next.row, next.column);
         next = {next.row + step.row, next.column + step.column}) {
        places.push_back(next);
    }
    return places;
}

std::vector<Place> line_seen_from(const Statement &statement, Place at) {
    const auto step = [](int place, unsigned length) {
        return place < 0 ? 1 : std::cmp_greater_equal(place, length) ? -1 : 0;
    };
    const Place inwards{step(at.row, statement.rows), step(at.column, statement.columns)};
    const bool is_beside = (inwards.row == 0) != (inwards.column == 0);
    return is_beside ? diagonal_seen_from(statement, at, inwards) : std::vector<Place>{};
}

Result<Record> record_of(Statement statement, Format format, std::size_t line, std::size_t column,
                         Context &context) {
    DOKUSHIN_TRY(grid, at(board_without_rules(statement, context), line, column));
    DOKUSHIN_TRY(board, at(grid.with_variables(statement.variables), line, column));
    DOKUSHIN_TRY(shape, at(board_with_rules(board, statement), line, column));
    if (!statement.unknown.empty() && !context.options().ignore_unknown) {
        return std::unexpected(at(Error{ErrorCode::unsupported,
                                        {"'{}', whose rule is not understood",
                                         fmt::format("{:.80}", statement.unknown.front())},
                                        {"rules that 'dokushin rules' lists; --ignore-unknown "
                                         "solves without the others"}},
                                  line, column));
    }
    if (const auto &asked = context.options().shape; asked && *asked != shape) {
        return std::unexpected(
            at(Error{ErrorCode::bad_shape,
                     {"a record of shape {}", fmt::format("{:.80}", shape.name())},
                     {"{}, which was asked for", fmt::format("{:.80}", asked->name())}},
               line, column));
    }
    Alphabet alphabet = Alphabet::usual(shape);
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_givens(std::move(shape), std::move(statement.givens)),
                            line, column));
    if (!statement.candidates.empty()) {
        DOKUSHIN_CHECK(at(puzzle.set_candidates(std::move(statement.candidates)), line, column));
    }
    if (!statement.placed.empty()) {
        DOKUSHIN_CHECK(at(puzzle.set_placed(std::move(statement.placed)), line, column));
    }
    Record record{std::move(puzzle), format, std::move(alphabet), '.', line, column};
    record.headers = std::move(statement.headers);
    record.solution = std::move(statement.solution);
    record.fog = std::move(statement.fog);
    record.ignored = std::move(statement.unknown);
    return record;
}

} // namespace dokushin::text
