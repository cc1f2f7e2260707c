// The board and all around it, in one screen.
import { useEffect, useState } from 'preact/hooks';
import { ShareSheet } from '../bridges/ShareSheet';
import { type BoardFacts, peersOf } from '../board/facts';
import { PlayBoard } from '../board/PlayBoard';
import { spotOf } from '../board/PlayBoardData';
import type { Action } from '../game/game';
import { progressOf, setProgress } from '../game/progress';
import { toPuzzle } from '../game/position';
import { useSettings } from '../settings/settings';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Announcer } from './Announcer';
import { CheckPanel, type Judged } from './CheckPanel';
import { Drawer, type Drawn } from './Drawer';
import { Hands } from './Hands';
import { HintPanel } from './HintPanel';
import { Pager } from './Pager';
import { PathPanel } from './PathPanel';
import { PausedCover } from './PausedCover';
import type { PlayProps } from './PlayView';
import { PuzzlePanel } from './PuzzlePanel';
import { Rules } from './Rules';
import { SolvedPanel } from './SolvedPanel';
import { StartDialog } from './StartDialog';
import { TitleRow } from './TitleRow';
import { Told } from './Told';
import { shapeName } from './shapes';
import { useAnswers } from './useAnswers';
import { useDrops } from './useDrops';
import type { Playing } from './useGame';
import { useKept } from './useKept';
import { useNotice } from './useNotice';
import { useSolved } from './useSolved';
import { useCopy } from './useCopy';
import { usePaste, useStart } from './useStart';
import { useTyping } from './useTyping';

interface Props extends PlayProps {
  playing: Playing;
  facts: BoardFacts;
}

/** Who chose a puzzle wants to type into it; and what was pressed may be gone. */
function focusBoard() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.playboard [tabindex="0"]')?.focus({ preventScroll: true }));
}

/** Decides whether the verdict is shown: always while givens are typed; while a puzzle is played, as
 * the settings say, or for a position that the player asked to have checked. */
function useJudged({ game }: Playing): [Judged, () => void] {
  const { check } = useSettings();
  const [asked, setAsked] = useState<unknown>(null);
  const all = check === 'live' || game.now.entering || asked === game.now.cells;
  return [all ? 'all' : 'end', () => setAsked(game.now.cells)];
}

export function Table(props: Props) {
  const { playing, facts, handed, onPlayed, active, home, list, ready, play } = props;
  const { game } = playing;
  const dispatch = (action: Action) => {
    // A puzzle that is started over is as one that was never solved.
    if (action.do === 'clear') setProgress(game.id, { spent: 0, solvedAt: null, filled: false });
    playing.dispatch(action);
  };
  const words = useWords(playWords);
  const settings = useSettings();
  const [automatic, setAutomatic] = useKept('automatic', false);
  const [several, setSeveral] = useState(false);
  const [opening, setOpening] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [paused, setPaused] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>(null);
  const [judged, judge] = useJudged(playing);
  const { notice, setNotice } = useNotice(playing, words);
  const start = useStart(playing, focusBoard);
  const readIt = async (text: string, name?: string) => {
    setNotice({ text: words.start.loading, bad: false });
    const fault = await start.readText(text, undefined, name);
    setNotice(fault === null ? null : { text: fault, bad: true });
  };
  const reads = active && !opening;
  usePaste(reads, readIt);
  const over = useDrops(reads, readIt);
  const { view, check, hinting, opening: openSteps, finding, hintWalk, pathWalk, shown, looking, open } = useAnswers(playing, facts, automatic, settings);
  const solved = useSolved(game, check, () => setDrawn('solved'));
  const peers = settings.clearMarks ? peersOf(facts) : null;

  useEffect(() => {
    if (handed?.puzzle) void start.startPuzzle(handed.puzzle);
    else if (handed?.example) start.choose(handed.example);
    else if (handed?.id) playing.goOn(playing.games.get(handed.id)?.game ?? game);
    else if (handed?.start) setOpening(true);
    else if (handed?.text) void readIt(handed.text, handed.name);
    else if (handed?.page) void start.page(handed.page);
  }, [handed]);
  useEffect(() => onPlayed(toPuzzle(game.now)), [game.now.cells, game.now.shape]);
  useEffect(() => {
    setPaused(false);
    setDrawn(null);
  }, [game.id]);

  const apply = () => {
    if (hinting.hint.state !== 'shown') return;
    const { placements, eliminations, result } = hinting.hint.step;
    const spots = (list: typeof placements) => list.map((its) => spotOf(its, facts.side));
    dispatch({ do: 'apply', placements: spots(placements), eliminations: spots(eliminations), peers });
    hinting.applied(result);
  };
  /** The next stage, whichever it is: where, what, why, do it. */
  const hint = () => {
    setDrawn('hint');
    if (hinting.hint.state === 'looking') return;
    if (hinting.hint.state !== 'shown') hinting.ask();
    else if (hinting.hint.stage === 3) apply();
    else hinting.further();
  };
  const typing = useTyping(playing, facts, settings, {
    automatic,
    readOnly: looking || paused,
    hint: () => !paused && hint(),
    leave: () => {
      view.setStep(null);
      setDrawn(null);
    },
  });
  useCopy(reads, game.now);
  const fill = (grid: readonly number[]) => {
    const blank = game.now.cells.flatMap(({ given: its }, cell) => (its ? [] : [{ cell, digit: grid[cell]! }]));
    if (progressOf(game.id).solvedAt === null) setProgress(game.id, { filled: true });
    dispatch({ do: 'apply', placements: blank, eliminations: [], peers });
  };
  const copyLink = async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    setDrawn(null);
    setNotice({ text: copied ? words.tools.copied : words.tools.notCopied, bad: false });
  };
  const select = (cells: number[]) => dispatch({ do: 'select', cells, how: 'only' });
  const played = !game.now.entering;
  // Who looks at a puzzle that was solved once spends no more time on it.
  const playable = played && !solved && progressOf(game.id).solvedAt === null;
  const classes = ['play', over && 'over', facts.side > 9 && 'large', shown.lit && 'showing', drawn && 'drawn-out'];
  return (
    <div class={classes.filter(Boolean).join(' ')} data-drop={words.start.drop}>
      <TitleRow
        name={shapeName(game.now.shape, words)}
        open={() => setOpening(true)}
        clock={{ id: game.id, running: active && playable && !paused && !opening, shown: settings.timer && played, paused, pause: playable ? () => setPaused(!paused) : null }}
      />
      <div class="stage">
        {start.paging && <Pager paging={start.paging} page={(to) => void start.page(to)} list={() => list(start.paging!.collection)} putAway={start.putAway} />}
        <div class="board-place">
          <div inert={paused}>
            <PlayBoard
              facts={facts}
              shown={shown}
              selected={game.selected}
              cursor={game.cursor}
              readOnly={looking || paused}
              entering={game.now.entering}
              several={several}
              peers={settings.peers}
              equal={settings.equal}
              label={words.board.name(shapeName(game.now.shape, words))}
              active={reads && !sharing && !paused}
              dispatch={dispatch}
              onTap={typing.tap}
              onKey={typing.onKey}
            />
          </div>
          {paused && <PausedCover goOn={() => (setPaused(false), focusBoard())} />}
        </div>
        <Rules words={facts.drawing.words} />
      </div>
      <Announcer shown={shown} cursor={game.cursor} side={facts.side} />
      <Told check={check} judged={judged} notice={notice} entering={game.now.entering} begin={() => dispatch({ do: 'entering', on: false })} />
      <Hands
        game={game}
        dispatch={dispatch}
        facts={facts}
        shown={shown}
        typing={typing}
        automatic={automatic}
        disabled={looking || paused}
        hint={hint}
        paused={paused}
        more={() => setDrawn('more')}
      />
      <Drawer drawn={drawn === 'solved' && !solved ? null : drawn} inert={paused} close={() => (setDrawn(null), focusBoard())} closing={words.start.close}>
        {solved && <SolvedPanel game={game} home={home} ready={ready} play={play} />}
        <HintPanel hinting={hinting} opening={openSteps} walk={hintWalk} apply={apply} select={select} />
        <CheckPanel
          check={check}
          judged={judged}
          judge={() => (judge(), setDrawn(null))}
          facts={facts}
          solution={view.solution}
          setSolution={view.setSolution}
          fill={fill}
          select={select}
          restore={(eliminations) => dispatch({ do: 'restore', eliminations })}
        />
        <PuzzlePanel
          playing={{ ...playing, dispatch }}
          open={open}
          automatic={automatic}
          setAutomatic={setAutomatic}
          several={several}
          setSeveral={setSeveral}
          copyLink={() => void copyLink()}
          share={() => (setDrawn(null), setSharing(true))}
          choose={start.choose}
          onLeft={focusBoard}
        />
        <PathPanel finding={finding} step={view.step} setStep={view.setStep} walk={pathWalk} />
      </Drawer>
      <ShareSheet open={sharing} close={() => setSharing(false)} position={game.now} />
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
