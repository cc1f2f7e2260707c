// Books for C: the puzzles to print, and the page of each.
//
// A PrintLayout is made of all puzzles at once. A book gets them one by one, and makes its layout
// when a call needs it.
#include "c/convert.h"
#include "c/print/handles.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <array>

namespace dokushin::c {

Result<const PrintLayout *> layout_of(dokushin_book &book) {
    if (!book.layout) {
        DOKUSHIN_TRY(made, PrintLayout::make(book.puzzles, book.options));
        book.layout = std::move(made);
    }
    return &*book.layout;
}

namespace {

std::expected<PrintOptions, Failure> printing_of(const dokushin_book_options *options) {
    static constexpr std::array<std::string_view, 2> papers{"a4", "letter"};
    static constexpr std::array<std::string_view, 3> pages{"none", "at-end", "upside-down"};
    DOKUSHIN_TRY(read, read_options(options));
    DOKUSHIN_TRY(paper, choice_of<Paper>({"paper"}, read.paper, papers));
    DOKUSHIN_TRY(solutions,
                 choice_of<SolutionPages>({"place of solutions"}, read.solutions, pages));
    PrintOptions how;
    how.paper = paper;
    how.title = text_or(read.title);
    how.solutions = solutions;
    how.solutions_title = text_or(read.solutions_title, "Solutions");
    how.per_page = read.per_page > 0 ? read.per_page : how.per_page;
    how.page_numbers = read.no_page_numbers == 0;
    how.pencilmarks = read.pencilmarks != 0;
    // A layout of a valid puzzle refuses wrong options now, before puzzles are added.
    const PrintPuzzle any{Puzzle(*Shape::classic(2)), Alphabet::usual(4)};
    DOKUSHIN_CHECK(PrintLayout::make({any}, how));
    return how;
}

std::expected<PrintPuzzle, Failure> printed_of(const Puzzle &puzzle,
                                               const dokushin_book_entry *entry) {
    DOKUSHIN_TRY(read, read_options(entry));
    DOKUSHIN_TRY(alphabet, Alphabet::named(text_or(read.alphabet, "usual"), puzzle.shape()));
    PrintPuzzle printed{puzzle, std::move(alphabet), text_or(read.label), text_or(read.rating)};
    if (read.solution != nullptr) {
        DOKUSHIN_TRY(solution, grid_of(puzzle.shape(), read.solution, read.solution_cells));
        printed.solution = std::move(solution);
    }
    // A layout of this puzzle alone refuses all that a layout of the book would refuse.
    DOKUSHIN_CHECK(PrintLayout::make({printed}));
    return printed;
}

} // namespace
} // namespace dokushin::c

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_book_new(const dokushin_book_options *options, dokushin_book **book,
                                dokushin_error *error) {
    return guarded(error, {given("book", book)}, [&]() -> Outcome {
        DOKUSHIN_TRY(how, printing_of(options));
        give_handle(book, std::move(how));
        return {};
    });
}

void dokushin_book_free(dokushin_book *book) { free_handle(book); }

dokushin_code dokushin_book_add(dokushin_book *book, const dokushin_puzzle *puzzle,
                                const dokushin_book_entry *entry, dokushin_error *error) {
    return guarded(error, {handle("book", book), handle("puzzle", puzzle)}, [&]() -> Outcome {
        DOKUSHIN_TRY(printed, printed_of(puzzle->puzzle, entry));
        book->puzzles.push_back(std::move(printed));
        book->layout.reset();
        return {};
    });
}

dokushin_code dokushin_book_page_count(dokushin_book *book, std::size_t *pages,
                                       dokushin_error *error) {
    return guarded(error, {handle("book", book), given("pages", pages)}, [&]() -> Outcome {
        DOKUSHIN_TRY(layout, layout_of(*book));
        *pages = layout->page_count();
        return {};
    });
}

dokushin_code dokushin_book_pages_of(dokushin_book *book, std::size_t position, std::size_t *page,
                                     std::size_t *solution_page, dokushin_error *error) {
    return guarded(
        error, {handle("book", book), given("page", page), given("solution_page", solution_page)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(layout, layout_of(*book));
            DOKUSHIN_CHECK(expect_entry(position, book->puzzles.size(), "no further puzzle"));
            *page = layout->page_of(position);
            *solution_page = layout->solution_page_of(position).value_or(SIZE_MAX);
            return {};
        });
}
