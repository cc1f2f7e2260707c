"""Puzzles on paper: pages as PDF, SVG or PNG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Sequence, Tuple

from . import _engine
from ._arguments import flag, seconds, unfit, whole, whole_characters, word
from ._error import Error, numbered, sentence
from ._forms import read
from ._many import expect_list
from ._optional import optional
from ._puzzle import Puzzle
from ._solve import fields_of

if TYPE_CHECKING:
    from . import _printer

MOST_A_PAGE = 12
USUAL_A_PAGE = 6
PAPERS = ("a4", "letter")


class _Words(NamedTuple):
    """What is written beside grids, and the language as fonts are chosen by."""

    tag: str
    number: str
    rating: str
    solutions: str
    kinds: Dict[str, str]


_WORDS = {
    "en": _Words("en", "No. {}", "Rating {}", "Solutions",
                 {"jigsaw": "Jigsaw", "diagonals": "Sudoku-X", "windoku": "Windoku",
                  "disjoint-groups": "Disjoint groups", "centre-dots": "Centre dots"}),
    "ja": _Words("ja", "第{}問", "難易度 {}", "解答",
                 {"jigsaw": "ジグソー", "diagonals": "対角線", "windoku": "ウィンドウ",
                  "disjoint-groups": "同位置グループ", "centre-dots": "中央の点"}),
    "zh": _Words("zh-cn", "第{}题", "难度 {}", "答案",
                 {"jigsaw": "锯齿", "diagonals": "对角线", "windoku": "窗口",
                  "disjoint-groups": "同位组", "centre-dots": "中心点"}),
}  # fmt: skip


@dataclass(frozen=True)
class Printed:
    """A puzzle on a page: what stands above it on its left and its right, and its solution, if
    that is printed."""

    puzzle: Puzzle
    label: str
    rating: str = ""
    solution: Optional[Puzzle] = None


@dataclass(frozen=True)
class Pages:
    """Pages of puzzles, as ``pages()`` makes them; ``len()`` tells how many. They are drawn when
    they are asked for, with the fonts that are installed then: the same pages and fonts make the
    same bytes. A notebook shows the first.

    Attributes:
        puzzles: what is on them.
        language, title, paper, per_page, upside_down, pencilmarks, page_numbers: as they were asked
            for.
    """

    puzzles: Tuple[Printed, ...]
    language: str
    title: str
    paper: str
    per_page: int
    solutions: bool
    upside_down: bool
    pencilmarks: bool
    page_numbers: bool

    def __len__(self) -> int:
        return self._layout().count

    def page_of(self, puzzle: int) -> int:
        """The page, from 0, of the puzzle at that position.

        Raises:
            Error: there is no such puzzle.
        """
        return self._layout().page_of(self._position(puzzle))

    def solution_page_of(self, puzzle: int) -> Optional[int]:
        """The page of its solution; None if that isn't printed.

        Raises:
            Error: there is no such puzzle.
        """
        return self._layout().solution_page_of(self._position(puzzle))

    def pdf(self) -> bytes:
        """All pages as a PDF, fonts embedded.

        Raises:
            Error: a character that no installed font has.
        """
        tag = _WORDS[self.language].tag
        return self._layout().pdf(tag, self.title or "dokushin")

    def svg(self, page: int = 0) -> str:
        """A page as an SVG that needs no font.

        Raises:
            Error: there is no such page; a character that no installed font has.
        """
        layout, number = self._page(page)
        return layout.svg(number, _WORDS[self.language].tag).decode()

    def png(self, page: int = 0, *, resolution: int = 150) -> bytes:
        """A page as a PNG of so many pixels an inch, 30 to 600.

        Raises:
            Error: there is no such page; a character that no installed font has.
        """
        layout, number = self._page(page)
        pixels = whole("resolution", resolution, 30, 600)
        return layout.png(number, _WORDS[self.language].tag, pixels)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _position(self, puzzle: int) -> int:
        return whole("puzzle", puzzle, 0, len(self.puzzles) - 1)

    def _page(self, page: int) -> Tuple[_printer.Layout, int]:
        layout = self._layout()
        return layout, whole("page", page, 0, layout.count - 1)

    def _layout(self) -> _printer.Layout:
        printer = _printer_module()
        options = printer.Options()
        options.letter = self.paper == "letter"
        options.per_page = self.per_page
        options.title = self.title
        options.solutions_title = _WORDS[self.language].solutions
        options.page_numbers = self.page_numbers
        options.pencilmarks = self.pencilmarks
        if self.solutions:
            options.add_solutions(self.upside_down)
        layout: _printer.Layout = printer.Layout([_parts(one) for one in self.puzzles], options)
        return layout


def _parts(one: Printed) -> Tuple[_engine.Record, str, str, Optional[bytes]]:
    solution = None if one.solution is None else one.solution._record.digits
    return one.puzzle._record, one.label, one.rating, solution


def _printer_module() -> Any:
    needed = sentence("a build that prints, and the libraries that it needs")
    return optional("_printer", sentence("printing"), needed)


def pages(
    puzzles: Sequence[Any],
    *,
    title: str = "",
    language: str = "en",
    labels: Optional[Sequence[str]] = None,
    ratings: bool = False,
    solutions: bool = False,
    upside_down: bool = False,
    pencilmarks: bool = False,
    per_page: Optional[int] = None,
    paper: str = "a4",
    page_numbers: bool = True,
    time: Optional[float] = 60.0,
    shape: Optional[str] = None,
) -> Pages:
    """Put puzzles on pages, as ``dokushin print`` does.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> made = dokushin.pages([puzzle, "1.3.3..2.3..2..3"], title="Two", solutions=True)
    >>> len(made), made.puzzles[1].label
    (2, 'No. 2')
    >>> made.pdf()[:4], made.png(1, resolution=50)[1:4]
    (b'%PDF', b'PNG')
    >>> "</svg>" in made.svg()
    True

    Args:
        puzzles: a list of anything that ``solve()`` takes; boards may differ.
        title: on top of each page.
        language: of what is written beside the puzzles: ``en``, ``ja`` or ``zh``.
        labels: what stands above each puzzle; its number, and what is special about its board, if
            left out.
        ratings: rate each, as ``rate()`` does.
        solutions: add them at the end, with the givens in bold.
        upside_down: turn the pages of solutions round.
        pencilmarks: the candidates of open cells, too; those that a puzzle states are printed
            anyway.
        per_page: puzzles on a page, 1 to 12; up to 6 if left out.
        paper: ``a4`` or ``letter``.
        page_numbers: at the foot of each page.
        time: seconds to solve a puzzle, and to rate it; what takes longer is printed without.
        shape: as of ``solve()``, of all of them.

    Raises:
        Error: no puzzles, or one that can't be read, whose number ``line`` is; one without exactly
            one solution, if solutions or ratings are asked for; a build without printing.
        TypeError: as ``solve()``.
    """
    if word("language", language) not in _WORDS:
        what = sentence("'{}' is no {}", language, sentence("language"))
        raise Error("bad_argument", what, ", ".join(_WORDS))
    if word("paper", paper) not in PAPERS:
        raise unfit("paper", paper, ", ".join(PAPERS))
    if flag("upside_down", upside_down) and not solutions:
        raise unfit("upside_down", True, "solutions=True")
    _printer_module()
    listed = expect_list(puzzles)
    answers = _Answers(flag("solutions", solutions), flag("ratings", ratings), seconds(time))
    names = _labels(labels, len(listed))
    printed = tuple(
        _printed(puzzle, at + 1, names, language, shape, answers)
        for at, puzzle in enumerate(listed)
    )
    if not printed:
        raise Error("empty_input", "no puzzle to print", "one or more")
    few = max(1, min(len(printed), USUAL_A_PAGE))  # fewer puzzles than usual can be larger
    return Pages(
        printed,
        language,
        whole_characters(word("title", title)),
        paper,
        few if per_page is None else whole("per_page", per_page, 1, MOST_A_PAGE),
        solutions,
        upside_down,
        flag("pencilmarks", pencilmarks),
        flag("page_numbers", page_numbers),
    )


def _labels(labels: Optional[Sequence[str]], count: int) -> Optional[List[str]]:
    if labels is None:
        return None
    if isinstance(labels, str) or not isinstance(labels, (list, tuple)):
        raise TypeError(f"labels is {labels!r}, expected a list of strings")
    if len(labels) != count:
        what = sentence("{} labels", len(labels))
        raise Error("wrong_length", what, sentence("{}, one a puzzle", count))
    return [word("labels", one) for one in labels]


class _Answers(NamedTuple):
    """What is printed beside puzzles."""

    solutions: bool
    ratings: bool
    limit: Optional[float]


def _printed(
    puzzle: object,
    number: int,
    labels: Optional[List[str]],
    language: str,
    shape: Optional[str],
    answers: _Answers,
) -> Printed:
    words = _WORDS[language]
    try:
        record, _ = read(puzzle, shape)
        solution, rating = _answered(record, answers, words)
    except Error as error:
        raise numbered(error, number) from error
    label = labels[number - 1] if labels else _label(record, number, words)
    return Printed(Puzzle._of(record), label, rating, solution)


def _label(record: _engine.Record, number: int, words: _Words) -> str:
    base, *variants = record.shape.split("+")
    kinds = (["jigsaw"] if base.startswith("jigsaw") else []) + variants
    return " · ".join([words.number.format(number), *(words.kinds.get(one, one) for one in kinds)])


def _answered(
    record: _engine.Record, answers: _Answers, words: _Words
) -> Tuple[Optional[Puzzle], str]:
    if not (answers.solutions or answers.ratings):
        return None, ""
    told, digits = _engine.solve(record, "auto", 2, None, answers.limit, 1)
    status = fields_of(told)["status"]
    if status == "limit":
        return None, ""
    if status != "unique" or digits is None:
        several = status == "multiple"
        what = "the puzzle has several solutions" if several else "the puzzle has no solution"
        raise Error("contradiction", what, "a proper one")
    rating = _rating(record, answers.limit, words) if answers.ratings else ""
    if not answers.solutions:
        return None, rating
    return Puzzle._of(_engine.Record.make(record.shape, digits, None, None)), rating


def _rating(record: _engine.Record, limit: Optional[float], words: _Words) -> str:
    (tenths, _, _), _, _, _, stopped = _engine.rate(record, "explainer", limit)
    return "" if stopped else words.rating.format(f"{tenths // 10}.{tenths % 10}")
