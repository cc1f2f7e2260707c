// Which board is set: its size and regions. One of the same size keeps givens and rules.
import type { BoardFacts } from '../board/facts';
import { emptyPosition } from '../game/position';
import { cellCount, isSquare, sizeOf } from '../game/size';
import { boards, shapeName } from '../shapes/shapes';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { setWords } from '../words/set';
import { adding, baseOf, moved, removing } from './rules';
import type { Benching } from './useBench';
import type { RuleChanging } from './useRuleChange';

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
