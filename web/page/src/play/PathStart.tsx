// The buttons of a solution path: from the start, from the player's own board, and cancel; and which board the steps
// come from.
import type { Position } from '../game/position';
import { useWords } from '../words/language';
import { pathStartWords } from '../words/path-start';
import { playWords } from '../words/play';
import { basisOf, hasOwnBoard, hasSomeMarks } from './path-start';
import type { Path, PathFinding } from './usePath';

const hasChanged = (path: Path, position: Position) => path.position?.cells !== position.cells;

export function PathButtons({ finding: { path, ask, cancel }, position }: { finding: PathFinding; position: Position }) {
  const words = useWords(pathStartWords);
  const { path: more } = useWords(playWords);
  if (path.state === 'working' || path.state === 'rating') return <button onClick={cancel}>{more.cancel}</button>;
  const isThere = path.ended !== null || path.state === 'obstacle';
  const isOfBoard = isThere && path.from === 'board' && !hasChanged(path, position);
  return (
    <>
      {!(path.ended && path.from === 'start') && <button onClick={() => ask('start')}>{more.ask}</button>}
      {hasOwnBoard(position) && !isOfBoard && <button onClick={() => ask('board')}>{words.board}</button>}
    </>
  );
}

export function PathBasis({ path, position }: { path: Path; position: Position }) {
  const words = useWords(pathStartWords);
  if (path.from !== 'board' || !path.position) return null;
  return (
    <p class="faint">
      {words.from[basisOf(path.position)]} {hasSomeMarks(path.position) && words.marksLater} {hasChanged(path, position) && words.changed}
    </p>
  );
}
