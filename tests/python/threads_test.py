"""Long calls let other threads go on, and end when they are told to."""

from __future__ import annotations

import os
import signal
import tempfile
import threading
import time
from typing import Any, Callable, List

import dokushin
import numpy
import pytest
from conftest import HARD, HARD_SOLUTION

EMPTY = 81 * "."
#: Hard for people, and so for those who rate; the hardest step takes long to find.
HARDEST = "98.7..6..5...6......69...4.3....2.1...8.9.4.....3....2.1.4....8..9.7.5.......9..."


def seventeens(count: int) -> Any:
    line = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
    digits = numpy.array([[int(one) for one in line]], dtype=numpy.uint8)
    return numpy.repeat(digits, count, axis=0)


def collection() -> dokushin.Collection:
    made = dokushin.Collection(f"{tempfile.mkdtemp()}/hunt.db")
    made.add([HARD, HARDEST])
    return made


#: A query in SQL without an end.
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"

LONG: List[Callable[[], Any]] = [
    lambda: dokushin.solve(EMPTY, method="backtrack", solutions=10**12),
    lambda: dokushin.count(EMPTY, method="search"),
    lambda: dokushin.count(EMPTY, most=10**15),
    lambda: dokushin.count(EMPTY, method="states"),
    lambda: dokushin.generate(givens=17, seed=1),
    lambda: dokushin.generate(givens=17, seed=1, threads=5),
    lambda: dokushin.generate(rating=(11, 12), seed=1),
    lambda: dokushin.solve_many(seventeens(2_000_000), threads=1),
    lambda: dokushin.solve_many([HARD + " # a comment"] * 1_000_000, threads=1),
    lambda: dokushin.generate(shape="25", seed=1),
    lambda: dokushin.rate_many(numpy.repeat(seventeens(1), 10**6, axis=0)),
    lambda: dokushin.rate_many([HARDEST] * 1000),
    lambda: [dokushin.explain(HARDEST) for _ in range(1000)],
    lambda: dokushin.study(dokushin.solve(HARD).solution, largest=20, time=None),
    lambda: [dokushin.study(HARD) for _ in range(9999)],
    lambda: dokushin.vicinity(HARD, remove=3, add=3),
    lambda: dokushin.expand(HARD_SOLUTION, "minimals", most=None),
    lambda: dokushin.vicinity(HARD, remove=9, add=9, samples=10**12),
    lambda: dokushin.estimate(EMPTY, probes=10**12),
    lambda: [dokushin.pages([HARD] * 3000, solutions=True).pdf() for _ in range(99)],
    lambda: list(collection().query(ENDLESS)),
    lambda: collection().add(HARD for _ in range(10**9)),
    lambda: [collection().rate("se") for _ in range(999)],
    lambda: [event for event in dokushin.trace(EMPTY, solutions=10**12) if event.depth > 99],
]


@pytest.mark.parametrize("number", range(len(LONG)))
def test_an_interrupt_ends_a_long_call_at_once(number: int) -> None:
    sent: List[float] = []

    def interrupt() -> None:
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.4, interrupt)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        LONG[number]()
    late = time.monotonic() - sent[0]
    timer.join()
    assert late < 1.5


def test_a_handler_that_does_not_raise_ends_nothing() -> None:
    seen: List[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: seen.append(number))
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        found = dokushin.count(EMPTY, method="search", time=0.5)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert found.ended == "time" and seen == [signal.SIGALRM]


def test_a_time_ends_an_attempt_to_generate() -> None:
    begin = time.monotonic()
    made = dokushin.generate(shape="25", seed=1, time=0.3)
    assert time.monotonic() - begin < 3
    assert made.puzzle is None and made.next == made.attempts == sum(made.fates.values())
    assert "cancelled" not in made.fates


def test_all_threads_come_to_what_one_comes_to() -> None:
    wishes: List[Any] = [
        {"seed": 1}, {"seed": 3, "givens": 20, "attempts": 3000}, {"seed": 5, "rating": (8, 9)},
        {"seed": 2, "symmetry": "full", "givens": (0, 26)}, {"seed": 4, "shape": "4x4"},
        {"seed": 6, "first": 2**64 - 1}, {"seed": 6, "givens": 19, "first": 2**64 - 300},
    ]  # fmt: skip
    for wish in wishes:
        alone = dokushin.generate(threads=1, **wish)
        for threads in (2, 7):
            assert dokushin.generate(threads=threads, **wish) == alone
        assert alone.attempts == sum(alone.fates.values()) and alone.next < 2**64


def test_what_gives_up_says_so() -> None:
    with pytest.raises(TimeoutError):
        dokushin.hint(HARDEST, time=1e-9)
    with pytest.raises(TimeoutError):
        dokushin.hints(HARDEST, "dynamic-contradiction", time=1e-9)
    assert dokushin.hint(HARD, time=60) is not None
    found = dokushin.solutions(EMPTY, 10**7, method="backtrack", time=0.2)
    assert found.ended == "time" and found
    assert dokushin.solutions(EMPTY, 3).ended == "solutions"
    assert dokushin.solutions(HARD).ended == "exhausted"
    explained = dokushin.explain(HARDEST, time=1e-9)
    assert explained.gave_up and not explained.solved


@pytest.mark.parametrize(
    "call",
    [
        lambda: dokushin.count(EMPTY, method="search", time=0.6),
        lambda: dokushin.solve(EMPTY, solutions=10**12, time=0.6),
        lambda: dokushin.solve_many(seventeens(1_000_000), threads=1),
        lambda: dokushin.generate(givens=17, seed=1, time=0.6, threads=1),
    ],
)
def test_other_threads_go_on_meanwhile(call: Callable[[], Any]) -> None:
    ended = threading.Event()

    def work() -> None:
        call()
        ended.set()

    thread = threading.Thread(target=work)
    thread.start()
    ticks = 0
    while not ended.wait(0.002):
        ticks += 1
    thread.join()
    assert ticks > 20


def test_calls_from_many_threads_at_once() -> None:
    wanted = dokushin.solve(HARD), dokushin.rate(HARD), dokushin.canonical(HARD)
    wrong: List[Any] = []

    def work() -> None:
        for _ in range(5):
            found = dokushin.solve(HARD), dokushin.rate(HARD), dokushin.canonical(HARD)
            many = dokushin.solve_many([HARD] * 100)
            if found != wanted or many.solutions != [wanted[0].solution] * 100:
                wrong.append(found)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_fork_can_call_too() -> None:
    dokushin.solve_many([HARD] * 10)
    child = os.fork()
    if child == 0:
        fine = dokushin.solve_many([HARD] * 10, threads=2).status == ["unique"] * 10
        os._exit(0 if fine and dokushin.count(16 * ".").solutions == 288 else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_a_hard_sukaku_has_the_same_answer_on_any_number_of_threads() -> None:
    # A solution's diagonal is known, and all else open: a thousand solutions are found soon, but not
    # before the search is divided into parts.
    digits = [
        [int(HARD_SOLUTION[cell])] if cell % 10 == 0 else list(range(1, 10)) for cell in range(81)
    ]
    line = "".join(
        str(digit) if digit in allowed else "." for allowed in digits for digit in range(1, 10)
    )
    answers = {
        str(dokushin.solve(line, solutions=1000, threads=threads)) for threads in (None, 1, 2, 5)
    }
    assert len(answers) == 1
    with pytest.raises(dokushin.Error, match="threads"):
        dokushin.solve(line, threads=0)
