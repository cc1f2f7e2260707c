// The live check in words, and what can be done with it: fill in, look at two solutions.
import type { Checked, Flaw, ShapeFacts } from 'dokushin';
import { placeName } from '../board/PlayBoardNames';
import { repeatsOf } from '../board/repeats';
import { useEngineState } from '../engine/engine';
import { useErrorText } from '../engine/told';
import { has, shownDigit, type Position, type Spot } from '../game/position';
import { valueText } from '../game/size';
import { appWords } from '../words/app';
import { useWords } from '../words/language';
import { type PlayWords, houseName, playWords } from '../words/play';
import type { LiveCheck, Verdict as Answered } from './useCheck';
import { isWrong } from './obstacle';

/** 0, 1: a solution that was found; null: the player's own board. */
export type Solution = 0 | 1 | null;

const mostFlaws = 4;

/** The rule that a flaw says to be broken: "cage(10:r1c1,r1c2)". */
const ruleOf = ({ text }: Flaw) => text.replace(/ is broken$/, '');

function flawText(flaw: Flaw, facts: ShapeFacts, position: Position, words: PlayWords): string {
  const cells = flaw.cells.map((cell) => placeName(words, cell, facts));
  const its = flaw.house === null ? undefined : facts.houses[flaw.house];
  const house = its ? houseName(words, its) : '';
  const [a = '', b = ''] = cells;
  switch (flaw.kind) {
    case 'repeated_digit':
      return words.check.repeated(a, b, valueText(flaw.digit, facts), house);
    case 'no_candidate':
      return words.check.noCandidate(a);
    case 'no_place':
      return words.check.noPlace(valueText(flaw.digit, facts), house);
    case 'blank_cell':
      return words.check.blank(a);
    case 'broken_constraint': {
      const [repeat] = repeatsOf(flaw, position);
      if (!repeat?.line) return words.check.brokenRule(ruleOf(flaw));
      const [one, other] = repeat.cells.map((cell) => placeName(words, cell, facts)) as [string, string];
      return words.check.repeated(one, other, valueText(repeat.digit, facts), words.board.house[repeat.line.kind](String(repeat.line.ordinal)));
    }
  }
}

function Flaws({ flaws, facts, position }: { flaws: readonly Flaw[]; facts: ShapeFacts; position: Position }) {
  const words = useWords(playWords);
  // A blank cell is no flaw while somebody plays.
  const told = flaws.filter(({ kind }) => kind !== 'blank_cell');
  if (!told.length) return null;
  return (
    <ul class="flaws">
      {told.slice(0, mostFlaws).map((flaw, index) => (
        <li key={index}>{flawText(flaw, facts, position, words)}</li>
      ))}
      {told.length > mostFlaws && <li>{words.check.more(told.length - mostFlaws)}</li>}
    </ul>
  );
}

const isFull = (position: Position) => position.cells.every(shownDigit);

type Tone = 'good' | 'bad' | 'open';

function summary({ position, here, digits, whole }: Answered, words: PlayWords['check']): [Tone, string] {
  const played = position.cells.some(({ digit }) => digit);
  if (here.status === 'unique') {
    if (isFull(position)) return ['good', words.solved];
    return ['good', played ? words.onTheWay : words.unique];
  }
  if (here.status === 'multiple') return ['open', words.several];
  if (here.status === 'limit') return ['open', words.undecided];
  if (digits.status === 'invalid') return ['bad', words.invalid];
  if (!whole || isWrong(whole.status)) return ['bad', words.none];
  return ['bad', isWrong(digits.status) ? words.wrong : words.wrongStruck];
}

const marks: Record<Tone | 'busy', string> = { good: '✓', bad: '✗', open: '◇', busy: '…' };

/** What is told of a board while it is played: all, or only that it is full. */
export type Judged = 'all' | 'end';

/** The live check in one line, to stand under the board. */
export function Verdict({ check, judged }: { check: LiveCheck; judged: Judged }) {
  const words = useWords(playWords);
  const { loading } = useWords(appWords);
  const engine = useEngineState();
  const { verdict, answer } = check;
  const failure = useErrorText(answer.state === 'failed' ? answer.error : null);
  const waiting = engine === 'ready' ? words.check.checking : engine === 'failed' ? words.faults.engine : loading;
  if (judged === 'end' && engine !== 'failed' && (!verdict || verdict.here.status !== 'unique' || !isFull(verdict.position))) {
    const full = verdict && isFull(verdict.position);
    return <p class="verdict" role="status">{full ? words.check.fullWrong : ''}</p>;
  }
  const [tone, text] = verdict ? summary(verdict, words.check) : (['busy', (engine === 'ready' && failure) || waiting] as const);
  return (
    <p class={`verdict ${engine === 'failed' ? 'bad' : tone}`} role="status">
      <span aria-hidden="true">{marks[engine === 'failed' ? 'bad' : tone]}</span> {text}
    </p>
  );
}

function Choice({ solution, setSolution, here, stale }: Pick<Props, 'solution' | 'setSolution'> & { here: Checked; stale: boolean }) {
  const words = useWords(playWords).check;
  const choices: [Solution, string][] = [[null, words.mine], [0, words.first], [1, words.second]];
  return (
    <>
      <p>{words.differing(here.differing.length)}</p>
      <div class="buttons" role="group" aria-label={words.show}>
        {choices.map(([value, label]) => (
          <button key={label} aria-pressed={solution === value} disabled={stale} onClick={() => setSolution(value)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

interface Props {
  check: LiveCheck;
  judged: Judged;
  /** Tells all of this position. */
  judge: () => void;
  facts: ShapeFacts;
  solution: Solution;
  setSolution: (to: Solution) => void;
  fill: (grid: readonly number[]) => void;
  select: (cells: number[]) => void;
  restore: (eliminations: Spot[]) => void;
}

const solutionOf = ({ whole }: Answered) => (whole?.status === 'unique' ? whole.grids[0] : undefined);

/** The player's cells that the solution has otherwise. */
function wrongCells(verdict: Answered): number[] {
  const solution = solutionOf(verdict);
  return verdict.position.cells.flatMap(({ digit }, index) => (digit && solution && solution[index] !== digit ? [index] : []));
}

/** What is struck out though the solution has it. */
function wrongStruck(verdict: Answered): Spot[] {
  return (solutionOf(verdict) ?? []).flatMap((digit, cell) => {
    const its = verdict.position.cells[cell]!;
    return !shownDigit(its) && has(its.struck, digit) ? [{ cell, digit }] : [];
  });
}

function Actions({ verdict, check, fill, select, restore, stale }: Props & { verdict: Answered; stale: boolean }) {
  const words = useWords(playWords).check;
  const { here, position } = verdict;
  const grid = here.grids[0];
  const wrong = wrongCells(verdict);
  const struck = wrongStruck(verdict);
  const fillable = grid && !isFull(position);
  const undecided = here.status === 'limit' && !check.long;
  if (!fillable && !wrong.length && !struck.length && !undecided) return null;
  return (
    <div class="buttons">
      {fillable && <button disabled={stale} onClick={() => fill(grid)}>{here.status === 'unique' ? words.solve : words.solveOne}</button>}
      {wrong.length + struck.length > 0 && (
        <button disabled={stale} onClick={() => select([...wrong, ...struck.map(({ cell }) => cell)])}>{words.showWrong}</button>
      )}
      {struck.length > 0 && <button disabled={stale} onClick={() => restore(struck)}>{words.restore}</button>}
      {undecided && <button onClick={check.longer}>{words.again}</button>}
    </div>
  );
}

/** What can be said and done beside the verdict. While the next verdict is awaited, that of before keeps its
 * place: what stands below must not move at every key, but there is nothing to be done with it. */
export function CheckPanel(props: Props) {
  const { check, facts, solution, setSolution, judged, judge } = props;
  const words = useWords(playWords);
  const verdict = judged === 'all' ? check.last : null;
  const stale = verdict !== check.verdict;
  return (
    <section class="panel check-panel" aria-labelledby="check-title" aria-busy={stale}>
      <h2 id="check-title">{words.check.title}</h2>
      {judged === 'end' && <button onClick={judge}>{words.check.now}</button>}
      {check.long && !check.verdict && <button onClick={check.cancel}>{words.check.cancel}</button>}
      {verdict && <Flaws flaws={verdict.here.flaws} facts={facts} position={verdict.position} />}
      {verdict && verdict.here.grids.length > 1 && <Choice solution={solution} setSolution={setSolution} here={verdict.here} stale={stale} />}
      {verdict && <Actions {...props} verdict={verdict} stale={stale} />}
    </section>
  );
}
