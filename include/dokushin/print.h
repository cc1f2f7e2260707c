// Puzzles on paper: pages of grids as values, and those as PDF, SVG or PNG.
//
// There are two halves. A PrintLayout says where every line, shaded cell and text of each page
// stands; nothing is drawn for that, and it can be looked at. The draw functions turn pages
// into bytes, which they hand to a callback. All lengths are points (1/72 inch), and
// all places are counted from the top left corner of the page.
//
// This header belongs to a library of its own, dokushin::print, since cairo and Pango, which
// draw and which find and shape the glyphs, are nothing that a solver needs. Fonts are those
// that fontconfig finds when a page is drawn.
#pragma once

#include <dokushin/text.h>

#include <functional>
#include <memory>

namespace [[gnu::visibility("default")]] dokushin {

namespace print {
class Typesetter;
}

// ---- what is asked for ---------------------------------------------------------------

enum class Paper : std::uint8_t {
    a4,     ///< 210 × 297 mm
    letter, ///< 8.5 × 11 inch
};

enum class SolutionPages : std::uint8_t {
    none,
    at_end,
    upside_down, ///< at the end, each page turned but for its number
};

struct PrintPuzzle {
    Puzzle puzzle;
    Alphabet alphabet = Alphabet::usual(9); ///< of the puzzle's side
    std::string label{};                    ///< above the grid on its left, as "No. 1"
    std::string rating{};                   ///< above the grid on its right
    std::optional<Grid> solution{};         ///< without one, none is among the solutions
};

struct PrintOptions {
    Paper paper = Paper::a4;
    unsigned per_page = 6; ///< puzzles, 1…12
    std::string title{};   ///< on top of each page
    SolutionPages solutions = SolutionPages::none;
    std::string solutions_title = "Solutions"; ///< behind the title on their pages
    bool page_numbers = true;
    /// Small in each open cell. Candidates that the puzzle states are printed in any case:
    /// they are part of it.
    bool pencilmarks = false;
};

inline constexpr unsigned most_per_page = 12;

// ---- pages ---------------------------------------------------------------------------

struct PagePoint {
    double x = 0;
    double y = 0;
};

/// A rectangle filled with a shade of grey: 0 is black, 1 white.
struct PageArea {
    PagePoint corner; ///< the upper left one
    double width = 0;
    double height = 0;
    double grey = 0;
};

/// Ends are square, half the line's width beyond `from` and `to`.
struct PageLine {
    PagePoint from;
    PagePoint to;
    double width = 0;
    double grey = 0;
};

enum class Anchor : std::uint8_t {
    left,   ///< `at` is where the baseline begins
    middle, ///< the middle of the baseline
    right,  ///< its end
    cell,   ///< a symbol: `at` is the middle of its ink, from the baseline to a digit's top
};

struct PageText {
    std::string text;
    PagePoint at;
    double size = 0; ///< of the font
    double room = 0; ///< what is wider is set smaller, and ends in … if that is not enough
    Anchor anchor = Anchor::left;
    bool bold = false;
    double grey = 0;
    bool turned = false; ///< by half a turn about `at`
};

/// Areas lie below lines, lines below texts, and what comes first below the rest.
struct Page {
    double width = 0;
    double height = 0;
    std::vector<PageArea> areas{};
    std::vector<PageLine> lines{};
    std::vector<PageText> texts{};
};

/// Which puzzle goes where. Pages are made when they are asked for, so that a book of
/// thousands needs no more memory than its puzzles do.
class PrintLayout {
  public:
    /// Errors: no puzzles, a wrong number a page, an alphabet or a solution of another size.
    [[nodiscard]] static Result<PrintLayout> make(std::vector<PrintPuzzle> puzzles,
                                                  PrintOptions options = {});

    /// ⌈puzzles ÷ per_page⌉, and those of the solutions.
    [[nodiscard]] std::size_t page_count() const;
    /// The page with that number, from 0.
    [[nodiscard]] Page page(std::size_t number) const;

    /// The page, from 0, of the puzzle with that number, from 0.
    [[nodiscard]] std::size_t page_of(std::size_t puzzle) const;
    /// That of its solution, if it has one and solutions were asked for.
    [[nodiscard]] std::optional<std::size_t> solution_page_of(std::size_t puzzle) const;

  private:
    struct Plan;
    explicit PrintLayout(std::shared_ptr<const Plan> plan) : plan_(std::move(plan)) {}
    std::shared_ptr<const Plan> plan_;
};

// ---- drawing -------------------------------------------------------------------------

/// Takes the next bytes of a document; false if it can't, which ends the drawing.
using PutBytes = std::function<bool(std::string_view bytes)>;

struct DrawOptions {
    /// A language tag, as "en", "ja" or "zh-cn" (as fontconfig names them): it decides the form
    /// that Chinese characters have.
    std::string language = "en";
    std::string title{}; ///< what a PDF says that it is
};

/// What can be written with the fonts that are installed.
class Fonts {
  public:
    /// `language` as in DrawOptions.
    explicit Fonts(const std::string &language);
    ~Fonts();
    Fonts(const Fonts &) = delete;
    Fonts &operator=(const Fonts &) = delete;

    /// Error: a character of the text that no font has; drawing it would fail with the same.
    [[nodiscard]] Result<void> have(const std::string &text) const;

  private:
    std::unique_ptr<const print::Typesetter> typesetter_;
};

// Errors of all: a character that no installed font has, bytes that were not taken, and what
// cairo says of memory that runs out. Bytes that were handed over before are then no document.
// The same layout makes the same bytes wherever fonts and libraries are the same.

/// All pages in one document, fonts embedded.
[[nodiscard]] Result<void> draw_pdf(const PrintLayout &layout, const DrawOptions &options,
                                    const PutBytes &put);
/// A page as an image that needs no font: glyphs are outlines.
[[nodiscard]] Result<void> draw_svg(const Page &page, const DrawOptions &options,
                                    const PutBytes &put);
/// A page as an image of so many pixels an inch, 30…600.
[[nodiscard]] Result<void> draw_png(const Page &page, const DrawOptions &options,
                                    unsigned resolution, const PutBytes &put);

} // namespace dokushin
