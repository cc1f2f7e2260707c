// Printing of puzzles: pages of grids as values, and drawings of them as PDF, SVG or PNG.
//
// There are two halves. A PrintLayout says where every line, shaded cell and text of each page
// stands, without drawing it. The draw functions turn pages into bytes, which they pass to a
// callback. All lengths are points (1/72 inch), and all places are counted from the top left
// corner of the page.
//
// This header belongs to a library of its own, dokushin::print, since cairo and Pango, which
// draw and which find and shape the glyphs, are nothing that a solver needs. Fonts are those
// that fontconfig finds when a page is drawn.
#pragma once

#include <dokushin/figures.h>
#include <dokushin/text.h>

#include <functional>
#include <memory>

namespace [[gnu::visibility("default")]] dokushin {

namespace print {
class Typesetter;
}

// ---- puzzles and options -------------------------------------------------------------

enum class Paper : std::uint8_t {
    a4,     ///< 210 × 297 mm
    letter, ///< 8.5 × 11 inch
};

enum class SolutionPages : std::uint8_t {
    none,
    at_end,
    upside_down, ///< at the end; all of a page is turned except its number
};

struct PrintPuzzle {
    Puzzle puzzle;
    Alphabet alphabet = Alphabet::usual(9); ///< of the puzzle's side
    std::string label{};                    ///< above the grid on its left, as "No. 1"
    std::string rating{};                   ///< above the grid on its right
    std::optional<Grid> solution{};         ///< none: not on the pages of solutions
};

struct PrintOptions {
    Paper paper = Paper::a4;
    unsigned per_page = 6; ///< puzzles a page, 1…12
    std::string title{};   ///< on top of each page
    SolutionPages solutions = SolutionPages::none;
    std::string solutions_title = "Solutions"; ///< behind the title on their pages
    bool page_numbers = true;
    /// Candidates are printed small in each blank cell. Those that the puzzle states are printed
    /// in any case, since they are part of it.
    bool pencilmarks = false;
};

inline constexpr unsigned most_per_page = 12;

// ---- pages ---------------------------------------------------------------------------

/// A point of a page, in points (1/72 inch).
using PagePoint = Point;

/// A rectangle filled with a shade of grey: 0 is black, 1 white.
struct PageArea {
    PagePoint corner; ///< the upper left one
    double width = 0;
    double height = 0;
    double grey = 0;
};

/// A line with square ends, which reach half its width beyond `from` and `to`.
struct PageLine {
    PagePoint from;
    PagePoint to;
    double width = 0;
    double grey = 0;
};

/// The point of a text that stands at PageText::at.
enum class Anchor : std::uint8_t {
    left,   ///< where the baseline begins
    middle, ///< the middle of the baseline
    right,  ///< the end of the baseline
    cell,   ///< for one symbol: the middle of its ink, from the baseline to a digit's top
};

struct PageText {
    std::string text;
    PagePoint at;
    double size = 0; ///< the font's
    double room = 0; ///< the most width: a wider text is set smaller, then cut with …
    Anchor anchor = Anchor::left;
    bool bold = false;
    double grey = 0;
    bool turned = false; ///< by half a turn about `at`
};

/// A page. What lies below comes first, and in each list earlier ones lie below later ones.
struct Page {
    double width = 0;
    double height = 0;
    std::vector<PageArea> areas{};
    std::vector<Figure> below{}; ///< figures of rules below the boards' lines; none is a text
    std::vector<PageLine> lines{};
    std::vector<Figure> above{}; ///< figures of rules above them; none is a text
    std::vector<PageText> texts{};
};

/// The layout of a book: which puzzle stands on which page, and where. A page is made by each
/// call of page(), so that a book of thousands needs no more memory than its puzzles.
class PrintLayout {
  public:
    /// Errors: no puzzles, a wrong number a page, an alphabet or a solution of another size; rules
    /// without a figure that fill more lines below the board than it has room for.
    [[nodiscard]] static Result<PrintLayout> make(std::vector<PrintPuzzle> puzzles,
                                                  PrintOptions options = {});

    /// ⌈puzzles ÷ per_page⌉, and the pages of the solutions.
    [[nodiscard]] std::size_t page_count() const;
    /// The page with that number, from 0.
    [[nodiscard]] Page page(std::size_t number) const;

    /// The page, from 0, of the puzzle with that number, from 0.
    [[nodiscard]] std::size_t page_of(std::size_t puzzle) const;
    /// The page of its solution, if it has one and PrintOptions::solutions is not `none`.
    [[nodiscard]] std::optional<std::size_t> solution_page_of(std::size_t puzzle) const;

  private:
    struct Plan;
    explicit PrintLayout(std::shared_ptr<const Plan> plan) : plan_(std::move(plan)) {}
    std::shared_ptr<const Plan> plan_;
};

// ---- drawing -------------------------------------------------------------------------

/// A callback that takes the next bytes of a document; it returns false to end the drawing.
using PutBytes = std::function<bool(std::string_view bytes)>;

struct DrawOptions {
    /// A language tag, as "en", "ja" or "zh-cn" (as fontconfig names them): it decides the form
    /// that Chinese characters have.
    std::string language = "en";
    std::string title{}; ///< in a PDF's metadata
};

/// The installed fonts; have() checks whether they cover a text.
class Fonts {
  public:
    /// `language` as in DrawOptions.
    explicit Fonts(const std::string &language);
    ~Fonts();
    Fonts(const Fonts &) = delete;
    Fonts &operator=(const Fonts &) = delete;

    /// Is there a font for each character of the text? The error is the one of drawing it.
    [[nodiscard]] Result<void> have(const std::string &text) const;

  private:
    std::unique_ptr<const print::Typesetter> typesetter_;
};

// All three fail with an error for a character that no installed font has, for a callback that
// returns false, and if cairo runs out of memory. Bytes passed before that are no document.
// The same layout makes the same bytes wherever fonts and libraries are the same.

/// Draws all pages as one document, fonts embedded.
[[nodiscard]] Result<void> draw_pdf(const PrintLayout &layout, const DrawOptions &options,
                                    const PutBytes &put);
/// Draws a page as an image that needs no font: glyphs are outlines.
[[nodiscard]] Result<void> draw_svg(const Page &page, const DrawOptions &options,
                                    const PutBytes &put);
/// Draws a page as an image; `resolution` is in pixels an inch, 30…600.
[[nodiscard]] Result<void> draw_png(const Page &page, const DrawOptions &options,
                                    unsigned resolution, const PutBytes &put);

} // namespace dokushin
