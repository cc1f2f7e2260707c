#!/usr/bin/python3
"""Measures the tables of docs/PERFORMANCE.md and writes them there, between their marks.

    ./dev bench --signature && bench/performance.py [--rounds N] [--most N] [--data FOLDER] [PEERS]

A table stands between the lines `<!-- bench: NAME -->` and `<!-- end -->`. The peers are other
solvers, built outside of the project; a table whose peers are not named stays as it is. --only
names the tables to measure; with --print they go to stdout, and the page is left alone. Medians
stand in the tables, and the least and the greatest of the rounds in brackets.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable, Dict, List, NamedTuple, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "build/release/bench/dokushin_bench"
PROGRAM = ROOT / "build/release/src/cli/dokushin"
PAGE = ROOT / "docs/PERFORMANCE.md"
COLLECTIONS = (
    "kaggle_easy", "clue17", "gen_tdoku_minimal", "exchange_diabolical", "forum_hard10k",
    "kaggle_rated_mix", "top1465", "forum_hardest_1905_se11", "forum_hardest_1106", "serg_multi",
)  # fmt: skip
# Files of large boards, by the solutions that are wanted.
LARGE = (
    (1, ("acs25_fixed30", "acs25_fixed35", "acs25_fixed40", "acs25_fixed45", "acs25_fixed50", "acs16_fixed30")),
    (2, ("acs25_fixed60", "acs25_fixed70", "acs16_fixed60", "eliejaz25", "eliejaz16", "liamjdavis25")),
)  # fmt: skip
KERNELS = ("avx512", "avx2", "sse4.1", "portable")
# tdoku's function; the peers are the same source, compiled for each kernel's instructions.
TDOKU = "TdokuSolverDpllTriadSimd"


class Ratio(NamedTuple):
    """How many times a peer's speed, in the rounds' median, least and greatest."""

    median: float
    least: float
    greatest: float

    def __str__(self) -> str:
        def short(x: float) -> str:
            return f"{x:.1f}" if x >= 10 else f"{x:.2f}"

        return f"{short(self.median)} ({short(self.least)}–{short(self.greatest)})"


class Line(NamedTuple):
    """A line of `./dev bench --kernels`."""

    speed: float  # puzzles a second
    guesses: float
    rounds: float
    ratios: List[Ratio]  # to each peer, in their order


class Aim(NamedTuple):
    """A row of the table of aims: what was reached in the worst and in the best case."""

    work: str
    aim: float
    least: float
    greatest: float


class Tables:
    """Measures tables by name, and keeps the rows of the table of aims on the way."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.aims: List[Aim] = []
        self.measured: Dict[int, Dict[str, Dict[str, Line]]] = {}

    def aim(self, work: str, aim: float, reached: Sequence[float]) -> None:
        self.aims.append(Aim(work, aim, min(reached), max(reached)))

    # What is measured

    def kernels(self, limit: int) -> Dict[str, Dict[str, Line]]:
        """The lines of each collection by engine, "avx2 singly" for one puzzle a call."""
        if not self.options.tdoku:
            raise Missing("--tdoku NATIVE AVX2 SSE4.1 SSE2")
        if limit not in self.measured:
            peers = [f"--peer=tdoku{at}={path}:{TDOKU}" for at, path in enumerate(self.options.tdoku)]
            text = self.collections("--kernels", "--limit", str(limit), *self.sizes(), *peers)
            self.measured[limit] = {}
            pattern = r"(\S+)\s+(\S+(?: singly)?)\s+(\d+)\s+([\d.]+)\s+([\d.]+)(.*)"
            for name, engine, speed, guesses, rounds, rest in re.findall(pattern, text):
                ratios = [
                    Ratio(*map(float, found))
                    for found in re.findall(r"([\d.]+) \(([\d.]+)–([\d.]+)\)", rest)
                ]
                line = Line(float(speed), float(guesses), float(rounds), ratios)
                self.measured[limit].setdefault(name, {})[engine] = line
        return self.measured[limit]

    def sizes(self) -> List[str]:
        return ["--rounds", str(self.options.rounds), "--most", str(self.options.most)]

    # The tables

    def machine(self) -> str:
        model = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text())
        commit = run("git", "-C", ROOT, "describe", "--always", "--dirty", "--exclude=*").strip()
        compiler = run("g++", "--version").split("\n")[0]
        return (
            f"Measured at commit {commit}, on {time.strftime('%Y-%m-%d')}: {os.cpu_count()} cores of"
            f" {model[1] if model else platform.machine()}, {compiler}, {self.options.rounds} rounds"
            f" of at most {self.options.most:,} puzzles of each collection.\n"
        )

    def batches(self) -> str:
        lines = self.kernels(2)
        wanted = {"kaggle_easy": 18, "clue17": 16, "gen_tdoku_minimal": 15,
                  "exchange_diabolical": 12, "forum_hard10k": 13,
                  "forum_hardest_1905_se11": 9, "serg_multi": 5}  # fmt: skip
        for name, aim in wanted.items():
            reached = lines[name]["avx512"].ratios[0].median
            self.aim(f"{name} in batches, ÷ tdoku", aim, [reached])
        share = [of["avx2"].speed / of["avx512"].speed for of in lines.values()]
        self.aim("AVX2 in batches, of AVX-512", 0.55, share)
        portable = [of["portable"].ratios[3].median for of in lines.values()]
        self.aim("portable in batches, ÷ tdoku built portable", 1.5, portable)
        return by_kernel(lines, lambda of, kernel: str(of[kernel].ratios[0]))

    def first(self) -> str:
        return by_kernel(self.kernels(1), lambda of, kernel: str(of[kernel].ratios[0]))

    def singly(self) -> str:
        return by_kernel(self.kernels(2), lambda of, kernel: str(of[f"{kernel} singly"].ratios[0]))

    def instructions(self) -> str:
        lines = self.kernels(2)
        for at, kernel in enumerate(KERNELS):
            unique = [of[f"{kernel} singly"].ratios[at].median
                      for name, of in lines.items() if name != "serg_multi"]  # fmt: skip
            self.aim(f"one puzzle a call, {kernel}, ÷ tdoku of these instructions", 1.3, unique)
        several = lines["serg_multi"]["avx512 singly"].ratios[0].median
        self.aim("serg_multi, one puzzle a call, ÷ tdoku", 2, [several])

        def cell(of: Dict[str, Line], kernel: str) -> str:
            peer = KERNELS.index(kernel)
            return f"{of[kernel].ratios[peer].median:.3g}, {of[f'{kernel} singly'].ratios[peer]}"

        return by_kernel(lines, cell)

    def guesses(self) -> str:
        rows = []
        for name, of in self.kernels(2).items():
            lanes, alone = of["avx512"], of["avx512 singly"]
            figures = (of["tdoku0"].guesses, lanes.guesses, lanes.rounds, alone.guesses, alone.rounds)
            rows.append([name, *(f"{x:.2f}" for x in figures)])
        heads = ["collection", "tdoku", "avx512", "rounds of 32 lanes", "singly", "rounds"]
        return table(heads, rows)

    def sukakus(self) -> str:
        """Hard sukakus one by one: the ratios over the puzzles of a class."""
        peers = [f"--peer=tdoku={path}:{TDOKU}" for path in self.options.tdoku[:1]]
        if not peers:
            raise Missing("--tdoku NATIVE AVX2 SSE4.1 SSE2")
        text = run(BENCH, "--sukakus", "--data", self.options.data / "pencilmarks", "--most", "12",
                   "--rounds", "1", *peers)  # fmt: skip
        rows = []
        for name, _, nodes, *ratio in re.findall(
            r"(hard_\S+)\s+(\d+)\s+(\d+)\s+([\d.]+) \(([\d.]+)–([\d.]+)\)", text
        ):
            rows.append([name, f"{int(nodes):,}", str(Ratio(*map(float, ratio)))])
            self.aim(f"{name}, ÷ tdoku on each of twelve", 3, [float(x) for x in ratio])
        return table(["class", "nodes (median)", "÷ tdoku: median (least–greatest puzzle)"], rows)

    def canonical(self) -> str:
        if not self.options.gridchecker:
            raise Missing("--gridchecker LIBRARY")
        rows = []
        for peer, symbol, grids in (("rowminlex", "row81", True), ("subcanon", "sub81", False)):
            text = self.collections("--canon", *self.sizes(), *([] if grids else ["--no-grids"]),
                                    f"--peer={peer}={self.options.gridchecker}:{symbol}")  # fmt: skip
            pattern = (
                r"(\S+), (puzzles|grids)\s+\d+\s+([\d.]+) µs; .*?, ([\d.]+) times \(([\d.]+)–([\d.]+)\)"
            )
            for name, boards, took, *ratio in re.findall(pattern, text):
                if (boards == "grids") == grids:
                    rows.append([f"{name}, {boards}", took, f"`{peer}`", str(Ratio(*map(float, ratio)))])
        puzzles = [float(row[3].split()[0]) for row in rows if "puzzles" in row[0]]
        self.aim("canonical forms of puzzles, ÷ gridchecker", 8, puzzles)
        return table(["boards", "microseconds", "against", "times as fast"], rows)

    def generating(self) -> str:
        if not self.options.tdoku_generate:
            raise Missing("--tdoku-generate PROGRAM")
        text = run(ROOT / "bench/generate.sh", self.options.tdoku_generate)
        ratios = dict(re.findall(r"(qqwings|tdokus)\s+\d+\s+([\d.]+)", text))
        self.aim("generating, ÷ qqwing", 300, [float(ratios["qqwings"])])
        self.aim("generating, ÷ tdoku", 8, [float(ratios["tdokus"])])
        return table(["against", "times as fast"],
                     [["qqwing (Debian's 1.3.4)", ratios["qqwings"]],
                      ["tdoku's `generate -d 81 -e 0 -p 0 -a 1`", ratios["tdokus"]]])  # fmt: skip

    def rating(self) -> str:
        if not self.options.explainer:
            raise Missing("--explainer CLASSPATH")
        text = run(ROOT / "bench/rate.sh", self.options.explainer, "40")
        bands = re.findall(r"([\d.]+)-([\d.]+)\s+\d+\s+[\d.]+\s+[\d.]+\s+([\d.]+)", text)
        for least, most, ratio in bands:
            self.aim(f"ratings of {least} to {most}, ÷ Sudoku Explainer", 300, [float(ratio)])
        return table(["ER", "times as fast"], [[f"{a}–{b}", ratio] for a, b, ratio in bands])

    def files(self) -> str:
        """From file to file on one core, against the batch call in memory."""
        lines = self.kernels(2)
        rows = []
        for name in ("kaggle_easy", "clue17", "top1465", "forum_hardest_1905_se11"):
            puzzles = re.findall(r"^[0-9.]{81}", (self.options.data / f"{name}.txt").read_text(), re.M)
            some = puzzles[: self.options.most]
            text = "\n".join(some * (500_000 // len(some) + 1)) + "\n"
            speeds = sorted(file_to_file(text, name) for _ in range(self.options.rounds))
            share = [speed / lines[name]["avx512"].speed for speed in speeds]
            rows.append([name, str(Ratio(share[len(share) // 2], share[0], share[-1]))])
            if name == "kaggle_easy":
                self.aim("easy puzzles from file to file, of the speed in memory", 0.7, share)
        return table(["collection", "of the speed in memory"], rows)

    def page(self) -> str:
        """The module in WebAssembly against the native program with its portable kernel."""
        text = run("node", ROOT / "bench/wasm.mjs")
        found = dict(re.findall(r"^([a-z ]+) ([\d.]+ \([\d.]+–[\d.]+\)):", text, re.M))
        for work in ("solve", "canon", "rate"):
            self.aim(f"{work} in WebAssembly, ÷ native portable", 0.6, [float(found[work].split()[0])])
        rows = [[work, found[work], found.get(f"{work} singly", "")] for work in ("solve", "canon", "rate")]
        return table(["work", "many in one call", "a puzzle a call"], rows)

    def variants(self) -> str:
        """Puzzles with rules, set by set of Interactive Sudoku Solver's collections."""
        if not self.options.iss:
            raise Missing("--iss CHECKOUT")
        text = run("node", ROOT / "bench/iss.mjs", self.options.iss, "--seconds", self.options.iss_seconds)
        heads, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines())
        for row in rows:
            self.aim(f"{row[0]}, ÷ Interactive Sudoku Solver", 25, [float(row[heads.index("ISS ÷ dokushin, sum")])])
        return table(heads, rows)

    def large(self) -> str:
        """Large boards against SAT and FlatZinc solvers: one solution, then proofs that it is the only one."""
        if not self.options.sat and not self.options.flatzinc:
            raise Missing("--sat or --flatzinc COMMAND")
        peers = [part for command in self.options.sat for part in ("--sat", command)]
        peers += [part for command in self.options.flatzinc for part in ("--flatzinc", command)]
        most = ["--most", self.options.most_large]
        tables = []
        for limit, names in LARGE:
            files = [self.options.data / "large" / f"{name}.txt" for name in names]
            text = run(ROOT / "bench/large.py", *peers, *most, "--limit", limit, *files)
            heads, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines())
            for row in rows:
                ratios = [float(cell.split()[1].rstrip(",")) for cell in row[4:]]
                what = "one solution" if limit == 1 else "proof that there is one"
                self.aim(f"{row[0]}, {what}, ÷ the fastest of {', '.join(heads[4:])}", 2, [min(ratios)])
            tables += [[*row[:2], str(limit), *row[2:]] for row in rows]
        return table([*heads[:2], "solutions wanted", *heads[2:]], tables)

    def where_it_stands(self) -> str:
        """The aims of what was measured in this run; the others stay as they stand on the page."""
        rows = {}
        for work, *cells in re.findall(r"^\| (.+) \| (.+) \| (.+) \| (yes|no) \|$", on_page("aims"), re.M):
            rows[work] = [work, *cells]
        for work, aim, least, greatest in self.aims:
            reached = f"{least:.3g}" if least == greatest else f"{least:.3g} to {greatest:.3g}"
            rows[work] = [work, f"{aim:g}", reached, "yes" if least >= aim else "no"]
        heads = ["work", "aim", "measured (the worst and the best case)", "reached"]
        return table(heads, list(rows.values()))

    def collections(self, *arguments: str) -> str:
        """The benchmark over the collections of this page."""
        with tempfile.TemporaryDirectory() as folder:
            for name in COLLECTIONS:
                (Path(folder) / f"{name}.txt").symlink_to((self.options.data / f"{name}.txt").resolve())
            return run(BENCH, "--data", folder, *arguments)


class Missing(Exception):
    """A table can't be measured without an option."""


def run(*command: object) -> str:
    words = [str(word) for word in command]
    print("measuring:", " ".join(words), file=sys.stderr)
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout


def file_to_file(text: str, name: str) -> float:
    """Puzzles a second of the program on one core, from a file to a file."""
    core = min(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / f"{name}.txt"
        given.write_text(text)
        with open(Path(folder) / "out", "wb") as out:
            begun = time.perf_counter()
            subprocess.run([PROGRAM, "solve", "--quiet", "--threads", "1", given], stdout=out, check=False,
                           preexec_fn=lambda: os.sched_setaffinity(0, {core}))  # fmt: skip
            return text.count("\n") / (time.perf_counter() - begun)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = "|" + "---|" * len(heads) + "\n"
    head, *body = ("| " + " | ".join(line) + " |\n" for line in [heads, *rows])
    return head + rule + "".join(body)


def by_kernel(
    lines: Dict[str, Dict[str, Line]], cell: Callable[[Dict[str, Line], str], str]
) -> str:
    """A row for each collection, a column for each kernel."""
    rows = [[name, *(cell(lines[name], kernel) for kernel in KERNELS)] for name in COLLECTIONS]
    return table(["collection", *KERNELS], rows)


TABLES: Tuple[Tuple[str, Callable[[Tables], str]], ...] = (
    ("machine", Tables.machine),
    ("batches", Tables.batches),
    ("first", Tables.first),
    ("singly", Tables.singly),
    ("guesses", Tables.guesses),
    ("instructions", Tables.instructions),
    ("sukakus", Tables.sukakus),
    ("files", Tables.files),
    ("canonical", Tables.canonical),
    ("rating", Tables.rating),
    ("generating", Tables.generating),
    ("page", Tables.page),
    ("variants", Tables.variants),
    ("large", Tables.large),
    ("aims", Tables.where_it_stands),
)


def place_of(page: str, name: str) -> Tuple[int, int]:
    """Where a table begins and ends on the page."""
    begin, end = f"<!-- bench: {name} -->\n", "<!-- end -->"
    at = page.find(begin)
    if at < 0:
        sys.exit(f"{PAGE} has no line {begin.strip()}")
    at += len(begin)
    return at, page.index(end, at)


def on_page(name: str) -> str:
    page = PAGE.read_text()
    begin, end = place_of(page, name)
    return page[begin:end]


def put(page: str, name: str, text: str) -> str:
    """The page with a table in its place."""
    begin, end = place_of(page, name)
    return page[:begin] + text + page[end:]


def options_of(arguments: Optional[Sequence[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared/data")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--most", type=int, default=10_000, help="puzzles of each collection")
    parser.add_argument("--tdoku", nargs=4, default=[], metavar=("NATIVE", "AVX2", "SSE4.1", "SSE2"),
                        help="tdoku as shared libraries, compiled with -march=native, haswell, nehalem, x86-64")  # fmt: skip
    parser.add_argument("--gridchecker", metavar="LIBRARY", help="with the functions row81 and sub81")
    parser.add_argument("--explainer", metavar="CLASSPATH", help="classes of SukakuExplainer")
    parser.add_argument("--tdoku-generate", metavar="PROGRAM")
    parser.add_argument("--iss", metavar="CHECKOUT", help="Interactive Sudoku Solver")
    parser.add_argument("--iss-seconds", type=int, default=15, metavar="N", help="at most for a puzzle (15)")
    parser.add_argument("--sat", action="append", default=[], metavar="COMMAND", help="that reads DIMACS")
    parser.add_argument("--flatzinc", action="append", default=[], metavar="COMMAND", help="that reads FlatZinc")
    parser.add_argument("--most-large", type=int, default=30, metavar="N", help="of each file of large boards (30)")
    parser.add_argument("--only", nargs="+", metavar="TABLE", choices=[name for name, _ in TABLES])
    parser.add_argument("--print", action="store_true", help="leave the page alone")
    return parser.parse_args(arguments)


def main() -> None:
    options = options_of()
    tables = Tables(options)
    page = PAGE.read_text()
    for name, measure in TABLES:
        if options.only and name not in options.only:
            continue
        try:
            text = measure(tables)
        except Missing as missing:
            print(f"left as it is: {name} (needs {missing})", file=sys.stderr)
            continue
        if options.print:
            print(f"{name}\n\n{text}")
        else:
            page = put(page, name, text)
            PAGE.write_text(page)


if __name__ == "__main__":
    main()
