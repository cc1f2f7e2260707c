"""What the tests of the Python package share: the program to compare with, and puzzles."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable, Dict, List

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("DOKUSHIN_BUILD", ROOT / "build/release"))

# Tests interrupt themselves, and a shell starts what goes on in its background with the signal ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

#: The wheel is made as a user's is: once, not beside each build that is tested.
collect_ignore = [] if BUILD.name == "release" else ["wheel_alone_test.py"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="compile the wheel from nothing, too")


def pytest_collection_modifyitems(config: pytest.Config, items: List[pytest.Item]) -> None:
    if not config.getoption("--whole"):
        items[:] = [item for item in items if item.get_closest_marker("whole") is None]


#: The tutorials' puzzles, as lists have them, with the backtracks to the first solution.
TUTORIALS = [
    ("018000320250000046004652100006070200020040050003108700002539400490000083070000090", 220),
    ("000531609906480000304002058765010384139748006008000010083000165047160092090020400", 8),
    ("906705402000694000407030509250371086073569120160482057701020605000146000608907201", 18),
    ("000010920060050000071000050020006310000700009930400005300000000000105007100362000", 11187),
    ("070000009510420600080300700008001370023080040400900100962800030000010400700203096", 85),
]
HARD = TUTORIALS[3][0]
HARD_SOLUTION = "543817926869253471271649853724596318615738249938421765356974182492185637187362594"


def rows_of(line: str) -> List[List[int]]:
    side = int(len(line) ** 0.5)
    digits = [0 if one == "." else int(one) for one in line]
    return [digits[at : at + side] for at in range(0, side * side, side)]


def said_without(module: str, call: str) -> str:
    """What a call says in a build without a module: its code, the error in English and in Japanese."""
    code = (
        f"import sys; sys.modules['dokushin.{module}'] = None\n"
        "import dokushin\n"
        f"try:\n    {call}\n"
        "except dokushin.Error as error:\n    print(error.code, error, error.message('ja'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(scope="session")
def program() -> Callable[..., List[str]]:
    """Runs the command-line program: its lines, whatever its exit status."""
    path = BUILD / "src/cli/dokushin"

    def run(*arguments: str, input: str = "") -> List[str]:
        # A program that has a sanitizer in it takes no second one.
        around = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
        done = subprocess.run(
            [str(path), *arguments], input=input, capture_output=True, text=True, check=False,
            env=around,
        )  # fmt: skip
        return done.stdout.splitlines()

    return run


@pytest.fixture(scope="session")
def asked(program: Callable[..., List[str]]) -> Callable[..., List[Dict[str, Any]]]:
    """The objects that the program prints with --json for some puzzles."""

    def run(command: str, puzzles: List[str], *arguments: str) -> List[Dict[str, Any]]:
        text = "".join(f"{puzzle}\n" for puzzle in puzzles)
        lines = program(command, "--json", *arguments, "-", input=text)
        return [json.loads(line) for line in lines]

    return run


@pytest.fixture(scope="session")
def puzzles(program: Callable[..., List[str]]) -> List[str]:
    """Three hundred: proper ones, every fifth of them with a given less or another that
    contradicts."""
    made = program("generate", "300", "--seed", "11", "--quiet")
    assert len(made) == 300
    for at in range(0, 300, 10):
        first = next(i for i, one in enumerate(made[at]) if one != ".")
        made[at] = made[at][:first] + "." + made[at][first + 1 :]
        last = next(i for i, one in enumerate(made[at + 5]) if one != ".")
        blank = made[at + 5].index(".")
        twice = made[at + 5][:blank] + made[at + 5][last] + made[at + 5][blank + 1 :]
        made[at + 5] = twice
    return made
