// An exercise: the reader looks for a technique on a board, and the answer is judged at once.
import type { Step } from 'dokushin';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { commandOf } from '../board/keys';
import { newGame, reduce } from '../game/game';
import { digitText, has } from '../game/position';
import { cellName } from '../game/size';
import { StepText } from '../step/StepText';
import { useWalk, walked } from '../step/useWalk';
import { useWords } from '../words/language';
import { type LearnWords, learnWords } from '../words/learn';
import { playWords } from '../words/play';
import { type Judgement, type Question, asksDigit, judge } from './judge';
import type { TaughtPosition } from './position';
import { TaughtBoard } from './TaughtBoard';

interface Props {
  taught: TaughtPosition;
  /** The technique's name. */
  name: string;
  /** It was found, or shown. */
  solved: () => void;
}

type Said = { kind: 'none' | 'where' } | { kind: 'shown'; step: Step } | { kind: 'no candidate'; spot: string } | (Judgement & { spot: string });

/** What is said of the last answer. */
function textOf(said: Said, words: LearnWords, name: string): string {
  switch (said.kind) {
    case 'found':
      return words.found;
    case 'own':
      return words.own(said.spot, name);
    case 'belongs':
      return words.belongs(said.spot);
    case 'wrong':
      return words.wrong(said.spot);
    case 'no candidate':
      return words.notCandidate(said.spot);
    case 'shown':
      return said.step.text.split('\n')[0]!;
    default:
      return '';
  }
}

export function Exercise({ taught, name, solved }: Props) {
  const words = useWords(learnWords);
  const play = useWords(playWords);
  const { facts, position, candidates, steps, solution } = taught;
  const { side } = facts;
  const [game, dispatch] = useReducer(reduce, newGame(position, 'exercise'));
  const [said, setSaid] = useState<Said>({ kind: 'none' });
  const question: Question = { steps, solution, size: facts };
  const found = said.kind === 'found' || said.kind === 'shown' ? said.step : null;
  const walk = useWalk(found);
  const [first] = steps;
  const explanation = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on at the explanation.
  useLayoutEffect(() => {
    if (found && document.activeElement === document.body) explanation.current?.focus({ preventScroll: true });
  }, [found]);

  const answer = (digit: number) => {
    const cell = game.cursor;
    if (found || position.cells[cell]!.given || position.cells[cell]!.digit) return;
    const is = `${cellName(cell, facts)} = ${digitText(digit)}`;
    const spot = asksDigit(question) ? is : `${cellName(cell, facts)} ≠ ${digitText(digit)}`;
    if (!has(candidates[cell]!, digit)) return setSaid({ kind: 'no candidate', spot: is });
    const judgement = judge(question, { cell, digit });
    setSaid({ ...judgement, spot: judgement.kind === 'belongs' ? is : spot });
    if (judgement.kind === 'found') solved();
  };
  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event, facts, 'digit');
    if (command?.command !== 'digit') return;
    event.preventDefault();
    answer(command.digit);
  };
  const show = () => {
    if (first) setSaid({ kind: 'shown', step: first });
    solved();
  };
  if (!first) return null;
  const stage = found ? 'step' : said.kind === 'where' ? 'where' : 'before';
  const select = (action: Parameters<typeof dispatch>[0]) => (action.do === 'select' || action.do === 'cursor') && dispatch(action);
  return (
    <div class="example exercise">
      <div class="board-place">
        <TaughtBoard
          taught={taught}
          step={found ? walked(found, walk) : first}
          stage={stage}
          label={words.exercise}
          answering={{ selected: found ? [] : game.selected.slice(-1), cursor: game.cursor, dispatch: select, onKey }}
        />
      </div>
      <div class="example-words">
        <p>{(asksDigit(question) ? words.place : words.strike)(name)}</p>
        {!found && (
          <>
            <div class="keys" role="group" aria-label={words.keys} onMouseDown={(event) => event.preventDefault()}>
              {Array.from({ length: side }, (_, at) => at + 1).map((digit) => (
                <button key={digit} onClick={() => answer(digit)}>
                  {digitText(digit)}
                </button>
              ))}
            </div>
            <div class="buttons">
              <button onClick={() => setSaid({ kind: 'where' })}>{words.where}</button>
              <button onClick={show}>{words.show}</button>
            </div>
          </>
        )}
        <div role="status" class="judged">
          {said.kind === 'where' && <p>{first.where}</p>}
          {textOf(said, words, name) && <p class={said.kind === 'found' ? 'right' : said.kind === 'shown' ? 'unseen' : ''}>{textOf(said, words, name)}</p>}
        </div>
        <div ref={explanation} tabIndex={-1} class="explanation">
          {found && <StepText step={found} words={play} walk={walk} />}
        </div>
      </div>
    </div>
  );
}
