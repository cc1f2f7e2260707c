// What is left of the exact cover's matrix: a row a candidate, a column what must still be covered.
// The columns with the fewest rows are named; the search takes the first of them.
import { useMemo } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { cellName, valueText } from '../game/size';
import { useWords } from '../words/language';
import { panelWords } from '../words/panels';
import { houseName, playWords } from '../words/play';

interface Column {
  cell: number;
  house: number;
  digit: number;
  rows: number[];
}

const named = 5;

export function MatrixPanel({ facts, grid, candidates }: { facts: BoardFacts; grid: readonly number[]; candidates: readonly (readonly number[])[] }) {
  const words = useWords(panelWords);
  const houses = useWords(playWords);
  const { columns, rows } = useMemo(() => matrixOf(facts, grid, candidates), [facts, candidates]);
  const nameOf = ({ cell, house, digit }: Column) =>
    cell >= 0 ? cellName(cell, facts) : words.digitIn(valueText(digit, facts), houseName(houses, facts.houses[house]!));
  const smallest = [...columns].sort((a, b) => a.rows.length - b.rows.length).slice(0, named);
  return (
    <section class="matrix">
      <h4>{words.matrix}</h4>
      <p>{words.matrixText(rows, columns.length)}</p>
      {rows > 0 && (
        <svg viewBox={`0 0 ${columns.length} ${rows}`} preserveAspectRatio="none" role="img" aria-label={words.matrixText(rows, columns.length)}>
          {columns[0]!.cell >= 0 && <path class="matrix-edge" d={`M${columns.filter(({ cell }) => cell >= 0).length} 0V${rows}`} />}
          <path class="matrix-ones" d={columns.map((column, at) => column.rows.map((row) => `M${at} ${row + 0.5}h1`).join('')).join('')} />
        </svg>
      )}
      <ol>
        {smallest.map((column) => (
          <li key={nameOf(column)}>
            {`${nameOf(column)}: ${words.rowsLeft(column.rows.length)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In the engine's order: cells, then each house's digits. */
function matrixOf(facts: BoardFacts, grid: readonly number[], candidates: readonly (readonly number[])[]) {
  const blanks = grid.flatMap((digit, cell) => (digit ? [] : [cell]));
  const columns: Column[] = blanks.map((cell) => ({ cell, house: -1, digit: 0, rows: [] }));
  const ofCell = new Map(blanks.map((cell, i) => [cell, columns[i]!]));
  const ofHouse = facts.houses.map(({ cells }, house) => {
    const its: (Column | undefined)[] = [];
    for (let digit = 1; digit <= facts.side; digit++) {
      if (cells.some((cell) => grid[cell] === digit)) continue;
      columns.push((its[digit] = { cell: -1, house, digit, rows: [] }));
    }
    return { cells: new Set(cells), its };
  });
  let rows = 0;
  for (const cell of blanks) {
    for (const digit of candidates[cell] ?? []) {
      ofCell.get(cell)!.rows.push(rows);
      for (const { cells, its } of ofHouse) if (cells.has(cell)) its[digit]?.rows.push(rows);
      rows++;
    }
  }
  return { columns, rows };
}
