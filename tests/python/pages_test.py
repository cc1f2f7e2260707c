"""Pages of puzzles: the program's bytes, and what goes wrong."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import Any, Callable, Dict, List

import dokushin
import pytest
from conftest import BUILD, HARD, HARD_SOLUTION, TUTORIALS, rows_of, said_without

Program = Callable[..., List[str]]
LINES = [line for line, _ in TUTORIALS]
SMALL = "1.3.3..2.3..2..3"


@pytest.mark.parametrize(
    ("options", "arguments"),
    [
        ({}, []),
        ({"title": "Five", "solutions": True, "upside_down": True, "per_page": 2},
         ["--title", "Five", "--solutions", "--upside-down", "--per-page", "2"]),
        ({"ratings": True, "language": "ja", "paper": "letter"},
         ["--ratings", "--lang", "ja", "--paper", "letter"]),
        ({"pencilmarks": True, "page_numbers": False, "language": "zh"},
         ["--pencilmarks", "--no-page-numbers", "--lang", "zh"]),
        ({"shape": "9x9+diagonals", "per_page": 12}, ["--shape", "9x9+diagonals", "--per-page", "12"]),
    ],
)  # fmt: skip
def test_pages_are_the_programs(
    options: Dict[str, Any], arguments: List[str], program: Program, tmp_path: Path
) -> None:
    (tmp_path / "lines.txt").write_text("\n".join(LINES) + "\n")
    made = dokushin.pages(LINES, **options)

    def theirs(name: str, *more: str) -> List[bytes]:
        program("print", "-o", str(tmp_path / name), *arguments, *more, str(tmp_path / "lines.txt"))
        stem, ending = name.split(".")
        several = [tmp_path / f"{stem}-{number}.{ending}" for number in range(1, len(made) + 1)]
        files = [tmp_path / name] if (tmp_path / name).exists() else several
        return [file.read_bytes() for file in files]

    assert [made.pdf()] == theirs("out.pdf")
    assert [made.svg(page).encode() for page in range(len(made))] == theirs("out.svg")
    pngs = [made.png(page, resolution=60) for page in range(len(made))]
    assert pngs == theirs("out.png", "--resolution", "60")


def test_every_board_and_form() -> None:
    jigsaw = dokushin.parse(16 * ".", shape="jigsaw:AABBAABBCCDDCCDD")
    many: List[Any] = [rows_of(HARD), SMALL, dokushin.parse(81 * ".", shape="x"), 256 * ".", jigsaw]
    made = dokushin.pages(many, per_page=1, solutions=False)
    assert len(made) == 5 and [made.page_of(at) for at in range(5)] == [0, 1, 2, 3, 4]
    assert made.solution_page_of(0) is None
    assert [one.label for one in made.puzzles] == [
        "No. 1", "No. 2", "No. 3 · Sudoku-X", "No. 4", "No. 5 · Jigsaw",
    ]  # fmt: skip
    assert [one.puzzle.side for one in made.puzzles] == [9, 4, 9, 16, 4]
    assert all(made.png(page, resolution=30) for page in range(5))


def test_solutions_have_their_pages() -> None:
    made = dokushin.pages(LINES, solutions=True, per_page=3)
    assert len(made) > 2 and made.solution_page_of(0) == 2
    solution = made.puzzles[3].solution
    assert solution is not None and str(solution) == HARD_SOLUTION


def test_a_book_is_a_value() -> None:
    made = dokushin.pages([HARD], title="A", labels=["Mine"], ratings=True)
    assert made == dokushin.pages([dokushin.parse(HARD)], title="A", labels=["Mine"], ratings=True)
    assert made != dokushin.pages([HARD]) and pickle.loads(pickle.dumps(made)) == made
    assert made.puzzles[0].label == "Mine" and made.puzzles[0].rating == "Rating 4.2"
    assert made.pdf() == pickle.loads(pickle.dumps(made)).pdf()
    assert made._repr_svg_() == made.svg() and made.svg().startswith("<?xml")
    with pytest.raises(AttributeError):
        made.title = "B"  # type: ignore[misc]


def test_pages_are_drawn_by_many_threads_at_once() -> None:
    made = dokushin.pages(LINES, title="第1冊", language="ja", solutions=True)
    wanted = made.pdf(), made.svg(1), made.png(resolution=40)
    wrong: List[str] = []

    def draw() -> None:
        for _ in range(5):
            if (made.pdf(), made.svg(1), made.png(resolution=40)) != wanted:
                wrong.append("other bytes")

    threads = [threading.Thread(target=draw) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_the_title_is_in_the_pdf() -> None:
    assert b"/Title" in dokushin.pages([HARD], title="Five").pdf() or any(
        b"Five" in zlib.decompress(one)
        for one in re.findall(rb"stream\r?\n(.*?)endstream", dokushin.pages([HARD]).pdf(), re.DOTALL)
    )


@pytest.mark.parametrize(
    ("call", "line"),
    [
        (lambda: dokushin.pages([]), 0),
        (lambda: dokushin.pages([HARD, HARD[:-1]]), 2),
        (lambda: dokushin.pages([HARD, 81 * "."], solutions=True), 2),
        (lambda: dokushin.pages(["11" + 79 * "."], ratings=True), 1),
        (lambda: dokushin.pages(rows_of(HARD)), 0),
        (lambda: dokushin.pages([HARD], language="de"), 0),
        (lambda: dokushin.pages([HARD], paper="a5"), 0),
        (lambda: dokushin.pages([HARD], per_page=13), 0),
        (lambda: dokushin.pages([HARD], per_page=0), 0),
        (lambda: dokushin.pages([HARD], upside_down=True), 0),
        (lambda: dokushin.pages([HARD], labels=["a", "b"]), 0),
        (lambda: dokushin.pages([HARD], title="\ud800"), 1),
        (lambda: dokushin.pages([HARD], labels=["\ud800"]), 1),
        (lambda: dokushin.pages([HARD], title="\U000f1234").pdf(), 0),
        (lambda: dokushin.pages([HARD]).svg(1), 0),
        (lambda: dokushin.pages([HARD]).png(-1), 0),
        (lambda: dokushin.pages([HARD]).png(resolution=29), 0),
        (lambda: dokushin.pages([HARD]).page_of(1), 0),
        (lambda: dokushin.pages([HARD], time=0), 0),
    ],
)
def test_wrong_books(call: Callable[[], Any], line: int) -> None:
    with pytest.raises(dokushin.Error) as caught:
        call()
    error = caught.value
    assert error.line == line
    assert len({error.message(language) for language in ("en", "ja", "zh")}) == 3 or "=" in error.what


@pytest.mark.parametrize(
    "call",
    [
        lambda: dokushin.pages(HARD),
        lambda: dokushin.pages([HARD], labels="a"),
        lambda: dokushin.pages([HARD], labels=[1]),  # type: ignore[list-item]
        lambda: dokushin.pages([HARD], title=None),  # type: ignore[arg-type]
        lambda: dokushin.pages([HARD], ratings="yes"),  # type: ignore[arg-type]
        lambda: dokushin.pages([5]),
        lambda: dokushin.pages([HARD]).svg("1"),  # type: ignore[arg-type]
    ],
)
def test_books_of_no_such_type(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        call()


def test_a_build_that_does_not_print_says_so() -> None:
    said = said_without("_printer", "dokushin.pages(['1' + 15 * '.'])")
    assert said.startswith("unsupported printing, expected a build that prints")
    assert "印刷" in said and (BUILD / "python").exists()


def test_nobody_who_does_not_print_loads_what_prints() -> None:
    code = (
        "import sys, dokushin; dokushin.solve('1' + 15 * '.');"
        "maps = open('/proc/self/maps').read();"
        "print('dokushin._printer' in sys.modules, 'pango' in maps, 'cairo' in maps)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"] * 3
