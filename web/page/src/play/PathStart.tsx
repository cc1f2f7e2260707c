// The buttons of a solution path: from the start, from the player's own board, and cancel; and which of them
// the steps below come from.
import type { Position } from '../game/position';
import { useWords } from '../words/language';
import { pathStartWords } from '../words/path-start';
import { playWords } from '../words/play';
import { basisOf, hasOwnBoard, hasSomeMarks } from './path-start';
import type { PathFinding } from './usePath';

export function PathStart({ finding: { path, ask, cancel }, position }: { finding: PathFinding; position: Position }) {
  const words = useWords(pathStartWords);
  const { path: more } = useWords(playWords);
  const busy = path.state === 'working' || path.state === 'rating';
  const isThere = path.ended !== null || path.state === 'obstacle';
  const changed = path.position?.cells !== position.cells;
  return (
    <>
      <div class="buttons">
        {busy && <button onClick={cancel}>{more.cancel}</button>}
        {!busy && !(path.ended && path.from === 'start') && <button onClick={() => ask('start')}>{more.ask}</button>}
        {!busy && hasOwnBoard(position) && !(isThere && path.from === 'board' && !changed) && <button onClick={() => ask('board')}>{words.board}</button>}
      </div>
      {path.from === 'board' && path.position && (
        <p class="faint">
          {words.from[basisOf(path.position)]} {hasSomeMarks(path.position) && words.marksLater} {changed && words.changed}
        </p>
      )}
    </>
  );
}
