// Books for C: the puzzles to print, and the page of each.
//
// A PrintLayout is made of all puzzles at once. A book gets them one by one, and makes its layout
// when a call needs it.
#include "c/convert.h"
#include "c/print/handles.h"
#include "errors/catalogue.h"

#include <array>

namespace dokushin::c {

Result<const PrintLayout *> layout_of(dokushin_book &book) {
    if (!book.layout) {
        auto made = PrintLayout::make(book.puzzles, book.options);
        if (!made) {
            return std::unexpected(std::move(made.error()));
        }
        book.layout = *std::move(made);
    }
    return &*book.layout;
}

namespace {

std::expected<PrintOptions, Failure> printing_of(const dokushin_book_options *options) {
    static constexpr std::array<std::string_view, 2> papers{"a4", "letter"};
    static constexpr std::array<std::string_view, 3> pages{"none", "at-end", "upside-down"};
    const auto read = read_options(options);
    if (!read) {
        return std::unexpected(read.error());
    }
    const auto paper = choice_of({"paper"}, read->paper, papers);
    const auto solutions =
        paper ? choice_of({"place of solutions"}, read->solutions, pages) : paper;
    if (!solutions) {
        return std::unexpected(solutions.error());
    }
    PrintOptions how;
    how.paper = static_cast<Paper>(*paper);
    how.title = text_or(read->title);
    how.solutions = static_cast<SolutionPages>(*solutions);
    how.solutions_title = text_or(read->solutions_title, "Solutions");
    how.per_page = read->per_page > 0 ? read->per_page : how.per_page;
    how.page_numbers = read->no_page_numbers == 0;
    how.pencilmarks = read->pencilmarks != 0;
    // A layout of a valid puzzle refuses wrong options now, before puzzles are added.
    const PrintPuzzle any{Puzzle(*Shape::classic(2)), Alphabet::usual(4)};
    if (const auto fine = PrintLayout::make({any}, how); !fine) {
        return failed(fine.error());
    }
    return how;
}

std::expected<PrintPuzzle, Failure> printed_of(const Puzzle &puzzle,
                                               const dokushin_book_entry *entry) {
    const auto read = read_options(entry);
    if (!read) {
        return std::unexpected(read.error());
    }
    auto alphabet = Alphabet::named(text_or(read->alphabet, "usual"), puzzle.shape().side());
    if (!alphabet) {
        return failed(alphabet.error());
    }
    PrintPuzzle printed{puzzle, *std::move(alphabet), text_or(read->label), text_or(read->rating)};
    if (read->solution != nullptr) {
        auto solution = grid_of(puzzle.shape(), read->solution, read->solution_cells);
        if (!solution) {
            return std::unexpected(std::move(solution.error()));
        }
        printed.solution = *std::move(solution);
    }
    // A layout of this puzzle alone refuses all that a layout of the book would refuse.
    if (const auto fine = PrintLayout::make({printed}); !fine) {
        return failed(fine.error());
    }
    return printed;
}

} // namespace
} // namespace dokushin::c

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_book_new(const dokushin_book_options *options, dokushin_book **book,
                                dokushin_error *error) {
    return guarded(error, {given("book", book)}, [&]() -> Outcome {
        auto how = printing_of(options);
        if (!how) {
            return std::unexpected(std::move(how.error()));
        }
        give_handle(book, *std::move(how));
        return {};
    });
}

void dokushin_book_free(dokushin_book *book) { free_handle(book); }

dokushin_code dokushin_book_add(dokushin_book *book, const dokushin_puzzle *puzzle,
                                const dokushin_book_entry *entry, dokushin_error *error) {
    return guarded(error, {handle("book", book), handle("puzzle", puzzle)}, [&]() -> Outcome {
        auto printed = printed_of(puzzle->puzzle, entry);
        if (!printed) {
            return std::unexpected(std::move(printed.error()));
        }
        book->puzzles.push_back(*std::move(printed));
        book->layout.reset();
        return {};
    });
}

dokushin_code dokushin_book_page_count(dokushin_book *book, std::size_t *pages,
                                       dokushin_error *error) {
    return guarded(error, {handle("book", book), given("pages", pages)}, [&]() -> Outcome {
        const auto layout = layout_of(*book);
        if (!layout) {
            return failed(layout.error());
        }
        *pages = (*layout)->page_count();
        return {};
    });
}

dokushin_code dokushin_book_pages_of(dokushin_book *book, std::size_t position, std::size_t *page,
                                     std::size_t *solution_page, dokushin_error *error) {
    return guarded(
        error, {handle("book", book), given("page", page), given("solution_page", solution_page)},
        [&]() -> Outcome {
            const auto layout = layout_of(*book);
            if (!layout) {
                return failed(layout.error());
            }
            if (position >= book->puzzles.size()) {
                return ended({"no further puzzle"});
            }
            *page = (*layout)->page_of(position);
            *solution_page = (*layout)->solution_page_of(position).value_or(SIZE_MAX);
            return {};
        });
}
