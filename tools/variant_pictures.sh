#!/bin/sh
# Draws a puzzle for each word that a rule begins with, and for each form of board, as
# docs/VARIANTS.md shows them.
#   tools/variant_pictures.sh PROGRAM
set -eu
program=$1
cd "$(dirname "$0")/.."
"$program" print --per-page 12 --resolution 110 -o docs/variants.png examples/variants.jsonl
"$program" print --per-page 6 --resolution 80 -o docs/boards.png examples/boards.jsonl
