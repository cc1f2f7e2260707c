// Which board is set: its size and regions. One of the same size keeps givens and rules.
import type { BoardFacts } from '../board/facts';
import { emptyPosition } from '../game/position';
import { cellCount, isSquare, sizeOf } from '../game/size';
import { jigsawMap, shapeName } from '../play/shapes';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { setWords } from '../words/set';
import { adding, baseOf, moved, removing } from './rules';
import type { Benching } from './useBench';
import type { RuleChanging } from './useRuleChange';

/** The engine's names; of 9×9 boards with an extra rule, that rule. */
const boards = [
  { base: '4x4', side: 4 }, { base: '2x3', side: 6 }, { base: '2x4', side: 8 }, { base: '9x9', side: 9 },
  { base: '9x9', side: 9, extra: 'diagonals' }, { base: '9x9', side: 9, extra: 'windoku' }, { base: `jigsaw:${jigsawMap}`, side: 9 },
  { base: '2x5', side: 10 }, { base: '3x4', side: 12 }, { base: '16x16', side: 16 }, { base: '25x25', side: 25 }, { base: '5x6', side: 30 },
  { base: 'grid:4x6:1-6:2x3', side: 6 }, { base: 'grid:6x8:1-8:2x4', side: 8 },
] as const satisfies readonly { base: string; side: number; extra?: string }[];
type Board = (typeof boards)[number];
const extraOf = (board: Board) => ('extra' in board ? board.extra : null);
const extras = ['diagonals', 'windoku'];

export function BoardChoice({ facts, bench, changing }: { facts: BoardFacts; bench: Benching; changing: RuleChanging }) {
  const words = useWords(setWords);
  const all = useWords(playWords);
  const base = baseOf(facts.shape);
  const extra = extras.find((rule) => facts.rules.includes(rule)) ?? null;
  const at = boards.findIndex((board) => board.base === base && (extraOf(board) === extra || board.side !== 9 || base.startsWith('jigsaw')));
  const name = (board: Board) => {
    const its = extraOf(board);
    if (its) return its === 'diagonals' ? words.shapes.x : words.shapes.windoku;
    const { rows, columns } = sizeOf({ shape: board.base, side: board.side });
    return board.base.startsWith('jigsaw') ? words.shapes.jigsaw : `${rows}×${columns}`;
  };
  const choose = (board: Board) => {
    // A board of another size has other cells: it is another puzzle.
    const size = sizeOf({ shape: board.base, side: board.side });
    const fits = size.rows === facts.rows && size.columns === facts.columns && cellCount(size) === cellCount(facts) && size.side === facts.side;
    if (!fits) return bench.begin(emptyPosition(board.base, board.side));
    void changing.change(async (worker, shape) => {
      let next = await moved(worker, shape, board.base);
      for (const rule of extras) next = rule === extraOf(board) ? await adding(worker, next, [rule]) : await removing(worker, next, rule);
      return next;
    });
  };
  return (
    <label class="set-choice">
      <span>{words.shape}</span>
      <select value={at} onChange={(event) => choose(boards[Number(event.currentTarget.value)]!)}>
        {at < 0 && <option value={-1}>{isSquare(facts) ? words.shapes.own : shapeName(base, all)}</option>}
        {boards.map((board, index) => (
          <option key={index} value={index}>
            {name(board)}
          </option>
        ))}
      </select>
    </label>
  );
}
