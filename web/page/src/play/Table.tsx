// The board and all around it.
import type { BoardFacts } from '../board/facts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { PlayBoard } from '../board/PlayBoard';
import { type Shown, spotOf } from '../board/PlayBoardData';
import { cellName } from '../board/PlayBoardNames';
import { toPuzzle } from '../game/position';
import { useLanguage, useWords } from '../words/language';
import { type PlayWords, playWords } from '../words/play';
import { CheckPanel, type Solution, Verdict } from './CheckPanel';
import { HintPanel } from './HintPanel';
import { KeyHelp } from './KeyHelp';
import { Keypad } from './Keypad';
import { Pager } from './Pager';
import { PathPanel } from './PathPanel';
import type { PlayProps } from './PlayView';
import { Shelf } from './Shelf';
import { StartDialog } from './StartDialog';
import { Tools } from './Tools';
import { type Mode, commandOf } from './keys';
import { litBy } from './lit';
import { shapeName } from './shapes';
import { openCandidates, shownGame, shownSolution, shownStep } from './shown';
import { useCheck } from './useCheck';
import { useDrops } from './useDrops';
import { useInstant } from './useEngine';
import type { Playing } from './useGame';
import { type Hinting, isWrong, useHint } from './useHint';
import { useKept } from './useKept';
import { usePath } from './usePath';
import { usePaste, useStart } from './useStart';

interface Props extends PlayProps {
  playing: Playing;
  facts: BoardFacts;
}

/** What the board shows instead of the player's own cells. */
function useView(playing: Playing) {
  const [solution, setSolution] = useState<Solution>(null);
  const [step, setStep] = useState<number | null>(null);
  const { cells } = playing.game.now;
  useLayoutEffect(() => {
    setSolution(null);
    setStep(null);
  }, [cells]);
  return {
    solution,
    step,
    setSolution: (to: Solution) => {
      setSolution(to);
      setStep(null);
    },
    setStep: (to: number | null) => {
      setStep(to);
      setSolution(null);
    },
  };
}

/** All that is asked of the engine about the game. */
function useAnswers({ playing, facts }: Props, automatic: boolean) {
  const language = useLanguage();
  const position = playing.game.now;
  const view = useView(playing);
  const instant = useInstant(position);
  const check = useCheck(position);
  const status = check.verdict?.here.status;
  const hinting = useHint(position, playing.game.id, language, status ? isWrong(status) : null);
  const finding = usePath(position, language);
  const steps = finding.path.explained?.steps;
  const { hint } = hinting;
  const shown = useMemo((): Shown => {
    const step = view.step === null ? undefined : steps?.[view.step];
    if (step) return shownStep(position, step, litBy(step, facts, true, null));
    if (view.solution !== null && check.verdict?.here.grids[1]) return shownSolution(check.verdict, view.solution);
    const open = instant.state === 'done' ? instant.value : null;
    const candidates = openCandidates(position, open);
    const lit = hint.state === 'shown' ? litBy(hint.step, facts, hint.stage === 3, candidates) : null;
    return shownGame(position, open, automatic, lit);
  }, [position, facts, view.step, view.solution, steps, check.verdict, hint, instant, automatic]);
  const looking = view.solution !== null || (view.step !== null && steps !== undefined);
  return { view, check, hinting, finding, shown, looking };
}

/** What is typed goes to the game; while candidates are shown, centre marks are struck candidates. */
function useTyping({ playing, facts }: Props, automatic: boolean, looking: boolean) {
  const { game, dispatch } = playing;
  const [chosen, setMode] = useState<Mode>('digit');
  const mode = game.now.entering && chosen !== 'colour' ? 'digit' : chosen;
  const enter = (digit: number, as: Mode) => {
    if (!looking) dispatch({ do: 'enter', digit, as: as === 'centre' && automatic ? 'struck' : as });
  };
  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event, facts.side, mode);
    if (!command) return;
    event.preventDefault();
    if (command.command === 'mode') setMode(command.mode);
    else if (command.command === 'digit') enter(command.digit, game.now.entering ? mode : command.mode);
    else if (!looking) dispatch(command.action);
  };
  return { mode, setMode, enter: (digit: number) => enter(digit, mode), onKey };
}

/** What was last told to everybody, until somebody goes on: a fault, or that something was done. */
function useNotice({ playing }: Props, words: PlayWords) {
  const [notice, setNotice] = useState<{ text: string; bad: boolean } | null>(null);
  const { fault, game } = playing;
  useEffect(() => setNotice(null), [game.now]);
  useEffect(() => setNotice(fault && { text: words.faults.link[fault], bad: true }), [fault, words]);
  return { notice, setNotice };
}

/** Says a cell's new name when what stands in it changed: it has the focus already, so that
 * nothing else would say it. */
function Announcer({ shown, cursor, side }: { shown: Shown; cursor: number; side: number }) {
  const words = useWords(playWords);
  const [said, setSaid] = useState('');
  const cell = shown.cells[cursor];
  useEffect(() => setSaid(''), [cursor]);
  useEffect(() => {
    if (cell) setSaid((before) => (before === '' ? ' ' : cellName(words, shown, cursor, side)));
  }, [cell]);
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}

/** What belongs in words to the figures of a board's rules. */
function Rules({ words }: { words: readonly string[] }) {
  const { rules } = useWords(playWords).board;
  return words.length ? <p class="rules">{rules(words.join(', '))}</p> : null;
}

function useApply({ playing, facts }: Props, hinting: Hinting) {
  return () => {
    if (hinting.hint.state !== 'shown') return;
    const { placements, eliminations, result } = hinting.hint.step;
    const spots = (list: typeof placements) => list.map((its) => spotOf(its, facts.side));
    playing.dispatch({ do: 'apply', placements: spots(placements), eliminations: spots(eliminations) });
    hinting.applied(result);
  };
}

function useFill({ playing }: Props) {
  return (grid: readonly number[]) => {
    const open = playing.game.now.cells.flatMap(({ given }, cell) => (given ? [] : [{ cell, digit: grid[cell]! }]));
    playing.dispatch({ do: 'apply', placements: open, eliminations: [] });
  };
}

/** Who chose a puzzle wants to type into it; and what was pressed may be gone. */
function focusBoard() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.playboard [tabindex="0"]')?.focus({ preventScroll: true }));
}

export function Table(props: Props) {
  const { playing, facts, given, onPlayed, active } = props;
  const { game, dispatch } = playing;
  const words = useWords(playWords);
  const [automatic, setAutomatic] = useKept('automatic', false);
  const [several, setSeveral] = useState(false);
  const [opening, setOpening] = useState(false);
  const { notice, setNotice } = useNotice(props, words);
  const start = useStart(playing, focusBoard);
  const readIt = async (text: string) => {
    setNotice({ text: words.start.loading, bad: false });
    const fault = await start.readText(text);
    setNotice(fault === null ? null : { text: fault, bad: true });
  };
  const reads = active && !opening;
  usePaste(reads, readIt);
  const over = useDrops(reads, readIt);
  const { view, check, hinting, finding, shown, looking } = useAnswers(props, automatic);
  const typing = useTyping(props, automatic, looking);
  const apply = useApply(props, hinting);
  const fill = useFill(props);

  useEffect(() => {
    if (given) void start.startPuzzle(given);
  }, [given]);
  useEffect(() => onPlayed(toPuzzle(game.now)), [game.now.cells, game.now.shape]);

  const copyLink = async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    setNotice({ text: copied ? words.tools.copied : words.tools.notCopied, bad: false });
  };
  const comeBack = playing.comeBack && (() => (playing.comeBack!(), focusBoard()));
  const bare = game.now.cells.every((cell) => !cell.given && !cell.digit);
  const classes = ['play', over && 'over', facts.side > 9 && 'large', shown.lit && 'showing'];
  return (
    <div class={classes.filter(Boolean).join(' ')} data-drop={words.start.drop}>
      <div class="table">
        <div class="buttons heading">
          <button class="primary" onClick={() => setOpening(true)}>
            {words.start.open}
          </button>
          {comeBack && <button onClick={comeBack}>{words.tools.left}</button>}
          <h2 class="shape">{shapeName(game.now.shape, words)}</h2>
        </div>
        {start.paging && <Pager {...start.paging} page={(index) => void start.page(start.paging!.collection, index)} putAway={start.putAway} />}
        <PlayBoard
          facts={facts}
          shown={shown}
          selected={game.selected}
          cursor={game.cursor}
          readOnly={looking}
          entering={game.now.entering}
          several={several}
          label={words.board.name(shapeName(game.now.shape, words))}
          active={reads}
          dispatch={dispatch}
          onKey={typing.onKey}
        />
        <Rules words={facts.drawing.words} />
        <Announcer shown={shown} cursor={game.cursor} side={facts.side} />
        <div class="told">
          <Verdict check={check} />
          <p class={`notice ${notice?.bad ? 'bad' : ''}`} role="status">
            {notice?.text ?? (game.now.entering ? words.tools.editHelp : '')}
          </p>
          {game.now.entering && (
            <button class="primary" onMouseDown={(event) => event.preventDefault()} onClick={() => dispatch({ do: 'entering', on: false })}>
              {words.tools.play}
            </button>
          )}
        </div>
      </div>
      <div class="side">
        {/* A press of these with a pointer leaves the focus on the board, so that typing goes on. */}
        <div class="hands" onMouseDown={(event) => event.preventDefault()}>
          <Keypad
            side={facts.side}
            mode={typing.mode}
            setMode={typing.setMode}
            enter={typing.enter}
            erase={() => dispatch({ do: 'erase' })}
            entering={game.now.entering}
            automatic={automatic}
            several={several}
            setSeveral={setSeveral}
            disabled={looking}
          />
          <Tools game={game} dispatch={dispatch} automatic={automatic} setAutomatic={setAutomatic} copyLink={() => void copyLink()} />
        </div>
        <HintPanel hinting={hinting} apply={apply} />
        <CheckPanel
          check={check}
          facts={facts}
          solution={view.solution}
          setSolution={view.setSolution}
          fill={fill}
          select={(cells) => dispatch({ do: 'select', cells, how: 'only' })}
          restore={(eliminations) => dispatch({ do: 'restore', eliminations })}
        />
        {bare && (
          <section class="panel" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{words.start.examples}</h2>
            <Shelf choose={start.choose} />
          </section>
        )}
        <PathPanel finding={finding} step={view.step} setStep={view.setStep} />
        <KeyHelp />
      </div>
      <StartDialog
        open={opening}
        close={() => setOpening(false)}
        begin={(shape) => void start.begin(shape).catch(() => setNotice({ text: words.faults.bad_shape, bad: true }))}
        readText={start.readText}
        choose={start.choose}
        games={playing.games}
        goOn={playing.goOn}
      />
    </div>
  );
}
