"""From Python: solves, explains and rates the puzzle of the command line, a line each."""

import sys

import dokushin

puzzle = sys.argv[1]
print(dokushin.solve(puzzle).solution)
way = dokushin.explain(puzzle)
print(f"{len(way.steps)} steps, first: {way.steps[0]}")
print(dokushin.rate(puzzle).hardest.rating)
