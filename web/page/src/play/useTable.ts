// What the table holds and does: what is open on it, what the board shows, and the actions of its parts.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { copyText } from '../bridges/clipboard';
import { peersOf, visibleHouses } from '../board/facts';
import { spotOf } from '../board/PlayBoardData';
import type { Action } from '../game/game';
import { progressOf, setProgress } from '../game/progress';
import { toPuzzle } from '../game/position';
import { useDrops } from '../reading/useDrops';
import { usePaste } from '../reading/usePaste';
import { useSettings } from '../settings/settings';
import { useKeptSwitch } from '../useKeptSwitch';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import type { Judged } from './CheckPanel';
import type { Drawn } from './Drawer';
import type { TableProps } from './Table';
import { useAnswers } from './useAnswers';
import { useCopy } from './useCopy';
import type { Playing } from './useGame';
import { useNotice } from './useNotice';
import { useSolved } from './useSolved';
import { usePeers } from './usePeers';
import { useStart } from './useStart';
import { useTyping } from './useTyping';
import { useZoom } from './useZoom';

/** Who chose a puzzle wants to type into it; and what was pressed may be gone. */
export function focusBoard() {
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

/** A puzzle that is started over is as one that was never solved. */
const dispatching = ({ game, dispatch }: Playing) => (action: Action) => {
  if (action.do === 'clear') setProgress(game.id, { spent: 0, solvedAt: null, filled: false });
  dispatch(action);
};

/** Texts that are pasted or dropped, and puzzles that other parts of the page hand over. */
function useArrivals({ playing, handed, active }: TableProps, opening: boolean, setOpening: (on: boolean) => void) {
  const words = useWords(playWords);
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
  useEffect(() => {
    if (handed?.puzzle) void start.startPuzzle(handed.puzzle, handed.beside);
    else if (handed?.example) start.choose(handed.example);
    else if (handed?.id) playing.goOn(playing.games.get(handed.id)?.game ?? playing.game);
    else if (handed?.start) setOpening(true);
    else if (handed?.text) void readIt(handed.text, handed.name);
    else if (handed?.page) void start.page(handed.page);
  }, [handed]);
  const begin = (shape: string) => void start.begin(shape).catch(() => setNotice({ text: words.faults.bad_shape, bad: true }));
  return { start, notice, setNotice, reads, over, begin };
}

export function useTable(props: TableProps) {
  const { playing, facts, active, onPlayed } = props;
  const { game } = playing;
  const words = useWords(playWords);
  const settings = useSettings();
  const [automatic, setAutomatic] = useKeptSwitch('automatic', false);
  const [several, setSeveral] = useState(false);
  const [opening, setOpening] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [paused, setPaused] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>(null);
  const [judged, judge] = useJudged(playing);
  const { start, notice, setNotice, reads, over, begin } = useArrivals(props, opening, setOpening);
  const answers = useAnswers(playing, facts, automatic, settings);
  const { view, check, hinting, looking } = answers;
  const solved = useSolved(game, check, () => setDrawn('solved'));
  const dispatch = dispatching(playing);
  // What a rule makes peers is not told in the fog.
  const known = usePeers(facts, game.cursor);
  const all = answers.fog.closed ? peersOf({ houses: visibleHouses(facts), regions: facts.regions }) : known;
  const peers = settings.clearMarks ? all : null;

  // Only other parts read it: while somebody plays, no key draws the whole page anew.
  useLayoutEffect(() => {
    if (!active) onPlayed(toPuzzle(game.now));
  }, [active, game.now.cells, game.now.shape]);
  useEffect(() => {
    setPaused(false);
    setDrawn(null);
  }, [game.id]);

  const apply = () => {
    if (hinting.hint.state !== 'shown') return;
    const { placements, eliminations, result } = hinting.hint.step;
    const spots = (list: typeof placements) => list.map((its) => spotOf(its, facts));
    dispatch({ do: 'apply', placements: spots(placements), eliminations: spots(eliminations), peers });
    hinting.applied(result);
  };
  /** The next stage, whichever it is: where, what, why, do it. */
  const hint = () => {
    setDrawn('hint');
    if (answers.fog.closed) return;
    if (hinting.hint.state === 'looking') return;
    if (hinting.hint.state !== 'shown') hinting.ask();
    else if (hinting.hint.stage === 3) apply();
    else hinting.further();
  };
  const zoom = useZoom(Math.max(facts.columns, facts.rows), game.cursor, `${game.id} ${facts.shape}`);
  const typing = useTyping(playing, facts, settings, {
    automatic: answers.candidates,
    peers,
    hidden: answers.fog.hidden,
    readOnly: looking || paused,
    hint: () => !paused && hint(),
    zoom: zoom.go,
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
    const copied = await copyText(location.href);
    setDrawn(null);
    setNotice({ text: copied ? words.tools.copied : words.tools.notCopied, bad: false });
  };
  return {
    ...answers, openSteps: answers.opening, peers: all, zoom, start, begin, notice, reads, over, typing, dispatch, solved,
    automatic, setAutomatic, several, setSeveral, opening, setOpening, sharing, setSharing, paused, setPaused, drawn, setDrawn, judged,
    judge: () => (judge(), setDrawn(null)),
    apply, hint, fill, copyLink,
    select: (cells: number[]) => dispatch({ do: 'select', cells, how: 'only' }),
    goOn: () => (setPaused(false), focusBoard()),
    closeDrawer: () => setDrawn(null),
    /** Back from what the board shows to the player's own game. */
    leave: () => (view.setStep(null), setDrawn(null), focusBoard()),
    stepCount: answers.finding.path.steps.length,
    /** Who looks at a puzzle that was solved once spends no more time on it. */
    playable: !game.now.entering && !solved && progressOf(game.id).solvedAt === null,
  };
}
export type TableState = ReturnType<typeof useTable>;
