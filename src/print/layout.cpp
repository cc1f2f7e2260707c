// The layout of a book assigns a page and a slot to each puzzle. The frame that holds title and
// grids is as far from the top of the page as from its foot, so that a page of solutions can be
// turned as a whole; page numbers stand below it.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "print/board.h"
#include "print/rules_in_words.h"
#include "print/slots.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {

using print::GridSlots;
using print::PageFrame;

struct PrintLayout::Plan {
    std::vector<PrintPuzzle> puzzles;
    PrintOptions options;
    std::vector<std::size_t> solved; ///< the puzzles whose solutions are printed, ascending
    GridSlots puzzle_slots;
    GridSlots solution_slots;
    std::size_t puzzle_pages = 0;
    std::size_t solution_pages = 0;
};

namespace {

constexpr double side_margin = 48;
constexpr double end_margin = 56; ///< at the top and at the foot
constexpr double title_size = 20;
constexpr double solutions_title_size = 15;
constexpr double title_height = 46;
constexpr double number_size = 9;
constexpr double number_height = 30; ///< from a page number's baseline to the page's end

PagePoint size_of(Paper paper) {
    constexpr double inch = 72;
    constexpr double mm = inch / 25.4;
    return paper == Paper::a4 ? PagePoint{210 * mm, 297 * mm} : PagePoint{8.5 * inch, 11 * inch};
}

/// Returns the title of pages of puzzles or of solutions.
std::string title_of(const PrintOptions &options, bool solutions) {
    if (!solutions) {
        return options.title;
    }
    return options.title.empty() ? options.solutions_title
                                 : fmt::format("{} – {}", options.title, options.solutions_title);
}

PageFrame frame_of(const PrintOptions &options, bool solutions) {
    const PagePoint page = size_of(options.paper);
    const double title = title_of(options, solutions).empty() ? 0 : title_height;
    return {{side_margin, end_margin + title},
            page.x - 2 * side_margin,
            page.y - 2 * end_margin - title};
}

std::size_t pages_for(std::size_t grids, const GridSlots &slots) {
    return grids == 0 ? 0 : (grids + slots.corners.size() - 1) / slots.corners.size();
}

/// Finds what can't be printed; nothing if all can.
std::optional<Error> flaw(const std::vector<PrintPuzzle> &puzzles, const PrintOptions &options) {
    if (puzzles.empty()) {
        return Error{ErrorCode::empty_input, {"no puzzle to print"}, {"one or more"}};
    }
    if (options.per_page == 0 || options.per_page > most_per_page) {
        return Error{ErrorCode::out_of_range,
                     {"{n} puzzles a page", options.per_page},
                     {"{} to {}", 1, most_per_page}};
    }
    for (const PrintPuzzle &puzzle : puzzles) {
        const Shape &shape = puzzle.puzzle.shape();
        if (puzzle.alphabet.side() != shape.side()) {
            return Error{ErrorCode::wrong_length,
                         {"an alphabet of {n} characters", puzzle.alphabet.side()},
                         {"{}, one a digit", shape.side()}};
        }
        const bool whole = !puzzle.solution || (puzzle.solution->size() == shape.cell_count() &&
                                                std::ranges::all_of(*puzzle.solution, [&](Digit d) {
                                                    return shape.all_digits().contains(d);
                                                }));
        if (!whole) {
            return Error{ErrorCode::wrong_length,
                         {"a solution that is none of the board"},
                         {"a digit for each of its {n} cells", shape.cell_count()}};
        }
        if (const auto lines = print::RulesInWords(drawing_of(shape).words, 1).lines().size();
            lines > print::RulesInWords::most_lines) {
            return Error{ErrorCode::unsupported,
                         {"{n} lines of rules without a figure", lines},
                         {"at most {}", print::RulesInWords::most_lines}};
        }
    }
    return std::nullopt;
}

/// Adds the digits of cells outside the grid, which have no place in a drawing: "v1=3".
void add_variables(std::vector<std::string> &words, const PrintPuzzle &puzzle, bool solved) {
    const Shape &shape = puzzle.puzzle.shape();
    for (std::size_t at = shape.grid_cell_count(); at < shape.cell_count(); ++at) {
        const Digit digit = solved ? (*puzzle.solution)[at] : puzzle.puzzle.digit(cell_at(at));
        if (digit != Digit::blank) {
            words.push_back(
                fmt::format("{}={}", shape.cell_name(cell_at(at)), puzzle.alphabet.symbol(digit)));
        }
    }
}

/// Adds a grid with its label and rating, in the middle of its slot.
void add_grid(Page &page, const PrintPuzzle &puzzle, const PrintOptions &options,
              const GridSlots &slots, PagePoint at, bool solved) {
    const Shape &shape = puzzle.puzzle.shape();
    Drawing drawing = drawing_of(shape);
    add_variables(drawing.words, puzzle, solved);
    const print::RulesInWords words(drawing.words, slots.grid);
    const double margin = drawing.has_margin ? 1 : 0; // in cells, on each side
    const double room = slots.grid - words.height();
    const double longest = std::max(shape.rows(), shape.columns());
    const double cell = std::min(room / (longest + 2 * margin), slots.cell);
    const double width = cell * shape.columns();
    const double left = at.x + (slots.grid - width) / 2;
    const double size = print::label_size(slots.grid);
    const bool rated = !puzzle.rating.empty() && !solved;
    const double baseline = at.y + size;
    if (!puzzle.label.empty()) {
        page.texts.push_back({puzzle.label,
                              {left, baseline},
                              size,
                              rated ? 0.6 * width : width,
                              Anchor::left,
                              true});
    }
    if (rated) {
        page.texts.push_back(
            {puzzle.rating, {left + width, baseline}, size, 0.38 * width, Anchor::right});
    }
    const double top = at.y + print::label_height(slots.grid) + margin * cell;
    const print::BoardPosition spot{{left, top}, cell};
    print::add_board(page, shape, std::move(drawing), spot);
    words.add_to(page, {at.x + slots.grid / 2, top + (shape.rows() + margin) * cell});
    if (solved) {
        print::add_solution_symbols(page, puzzle, spot);
    } else {
        print::add_puzzle_symbols(page, puzzle, spot, options.pencilmarks);
    }
}

/// The cells that a board and its clues need side by side.
unsigned cells_across(const Shape &shape) {
    return std::max(shape.rows(), shape.columns()) + (drawing_of(shape).has_margin ? 2 : 0);
}

void add_title(Page &page, const std::string &title, double size) {
    if (!title.empty()) {
        page.texts.push_back({title,
                              {page.width / 2, end_margin + title_size},
                              size,
                              page.width - 2 * side_margin,
                              Anchor::middle,
                              true});
    }
}

/// Turns a page by half a turn about its middle.
void turn(Page &page) {
    const auto turned = [&](PagePoint point) {
        return PagePoint{page.width - point.x, page.height - point.y};
    };
    for (PageArea &area : page.areas) {
        area.corner = turned({area.corner.x + area.width, area.corner.y + area.height});
    }
    for (std::vector<Figure> *const figures : {&page.below, &page.above}) {
        for (Figure &figure : *figures) {
            std::ranges::transform(figure.points, figure.points.begin(), turned);
        }
    }
    for (PageLine &line : page.lines) {
        line = {turned(line.from), turned(line.to), line.width, line.grey};
    }
    for (PageText &text : page.texts) {
        text.at = turned(text.at);
        text.turned = !text.turned;
    }
}

} // namespace

Result<PrintLayout> PrintLayout::make(std::vector<PrintPuzzle> puzzles, PrintOptions options) {
    if (auto wrong = flaw(puzzles, options)) {
        return std::unexpected(*std::move(wrong));
    }
    auto plan = std::make_shared<Plan>(Plan{std::move(puzzles), std::move(options), {}, {}, {}});
    unsigned side = 1;
    unsigned solved_side = 1;
    for (std::size_t i = 0; i < plan->puzzles.size(); ++i) {
        const PrintPuzzle &puzzle = plan->puzzles[i];
        const unsigned across = cells_across(puzzle.puzzle.shape());
        side = std::max(side, across);
        if (puzzle.solution && plan->options.solutions != SolutionPages::none) {
            solved_side = std::max(solved_side, across);
            plan->solved.push_back(i);
        }
    }
    plan->puzzle_slots =
        print::spread_slots(frame_of(plan->options, false), plan->options.per_page, side);
    plan->puzzle_pages = pages_for(plan->puzzles.size(), plan->puzzle_slots);
    if (!plan->solved.empty()) {
        plan->solution_slots =
            print::packed_slots(frame_of(plan->options, true), plan->solved.size(), solved_side);
        plan->solution_pages = pages_for(plan->solved.size(), plan->solution_slots);
    }
    return PrintLayout(std::move(plan));
}

std::size_t PrintLayout::page_count() const { return plan_->puzzle_pages + plan_->solution_pages; }

std::size_t PrintLayout::page_of(std::size_t puzzle) const {
    return puzzle / plan_->puzzle_slots.corners.size();
}

std::optional<std::size_t> PrintLayout::solution_page_of(std::size_t puzzle) const {
    const auto found = std::ranges::lower_bound(plan_->solved, puzzle);
    if (found == plan_->solved.end() || *found != puzzle) {
        return std::nullopt;
    }
    const auto place = static_cast<std::size_t>(found - plan_->solved.begin());
    return plan_->puzzle_pages + place / plan_->solution_slots.corners.size();
}

Page PrintLayout::page(std::size_t number) const {
    const Plan &plan = *plan_;
    const bool solved = number >= plan.puzzle_pages;
    const GridSlots &slots = solved ? plan.solution_slots : plan.puzzle_slots;
    const std::size_t first = (solved ? number - plan.puzzle_pages : number) * slots.corners.size();
    const std::size_t all = solved ? plan.solved.size() : plan.puzzles.size();
    const PagePoint size = size_of(plan.options.paper);
    Page page{size.x, size.y};
    add_title(page, title_of(plan.options, solved), solved ? solutions_title_size : title_size);
    for (std::size_t i = first; i < std::min(all, first + slots.corners.size()); ++i) {
        const PrintPuzzle &puzzle = plan.puzzles[solved ? plan.solved[i] : i];
        add_grid(page, puzzle, plan.options, slots, slots.corners[i - first], solved);
    }
    if (solved && plan.options.solutions == SolutionPages::upside_down) {
        turn(page);
    }
    if (plan.options.page_numbers) {
        page.texts.push_back({std::to_string(number + 1),
                              {size.x / 2, size.y - number_height},
                              number_size,
                              size.x - 2 * side_margin,
                              Anchor::middle});
    }
    return page;
}

} // namespace dokushin
