// One search, watched: the board, the controls, the counters, the line that runs, the trial.
import type { Puzzle, TraceEvent } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { BoardView, type CellRole } from '../board/BoardView';
import { useKeptState } from '../make/keep';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { ControlBar } from './ControlBar';
import { Listing } from './Listing';
import { lineOf, lineWithin, methods, type Method } from './methods';
import type { Player } from './player';
import { tellEvent } from './tell';
import { TrialPanel } from './TrialPanel';
import { usePlayer } from './usePlayer';
import { useTrial, type ShownTrial } from './useTrial';

export function Watch({ puzzle, facts, active }: { puzzle: Puzzle | null; facts: BoardFacts | null; active: boolean }) {
  const words = useWords(labWords);
  const [method, setMethod] = useKeptState<Method>('laboratory.method', 'backtrack', (kept) => methods.find((name) => name === kept));
  const controls = usePlayer(puzzle, facts, method, active);
  const shown = useTrial(controls);
  const { player } = controls;
  const running = shown?.coming ? lineWithin(shown.trial, shown.shown) : lineOf(method, player?.last);
  return (
    <section class="watch" aria-labelledby="watch-title">
      <h3 id="watch-title">{words.watch}</h3>
      <label class="method">
        {words.method}{' '}
        <select value={method} onChange={(event) => setMethod(event.currentTarget.value as Method)}>
          {methods.map((name) => (
            <option key={name} value={name}>
              {words.methods[name]}
            </option>
          ))}
        </select>
      </label>
      {controls.error && (
        <p class="lab-error" role="alert">
          {words.failed}
          {controls.error}
        </p>
      )}
      <div class="watch-columns">
        <div class="watch-board">
          {facts && puzzle && <WatchedBoard puzzle={puzzle} facts={facts} player={player} shown={shown} />}
          <ControlBar controls={controls} />
        </div>
        <div class="watch-side">
          <Counters player={player} />
          <Status player={player} quiet={controls.playing} />
          <Listing method={method} side={facts?.side ?? 9} running={running} />
          <TrialPanel shown={shown} facts={facts} method={method} tooFast={controls.playing && controls.pace > 30} last={player?.last} />
        </div>
      </div>
    </section>
  );
}

function WatchedBoard(props: { puzzle: Puzzle; facts: BoardFacts; player: Player | null; shown: ShownTrial | null }) {
  const { puzzle, facts, player, shown } = props;
  const words = useWords(labWords);
  const grid = player?.replay.grid ?? puzzle.givens;
  const last = player?.last;
  const struck = last?.kind === 'eliminate' ? [{ cell: last.cell, digit: last.digit, role: 'struck' } as const] : [];
  const filled = grid.filter((digit) => digit > 0).length;
  return (
    <BoardView
      facts={facts}
      givens={puzzle.givens}
      digits={grid}
      cells={litCells(facts, player, shown)}
      marks={struck}
      label={words.filled(filled, grid.length)}
    />
  );
}

const roleOf: Partial<Record<TraceEvent['kind'], CellRole>> = { place: 'placed', take_back: 'taken' };

/** The cell of the trial and what forbids the digits in it; the cell of the last event. */
function litCells(facts: BoardFacts, player: Player | null, shown: ShownTrial | null): Map<number, CellRole> {
  const cells = new Map<number, CellRole>();
  const digits = shown ? shown.trial.digits.slice(0, shown.shown) : [];
  const latest = shown?.coming ? digits.slice(-1) : digits;
  if (shown?.coming) for (const { why } of latest) facts.houses[why?.house ?? -1]?.cells.forEach((cell) => cells.set(cell, 'house'));
  for (const { why } of latest) if (why) cells.set(why.peer, 'peer');
  if (shown) cells.set(shown.trial.cell, 'trial');
  const last = player?.last;
  if (last && last.cell >= 0 && !shown?.coming) cells.set(last.cell, roleOf[last.kind] ?? 'further');
  return cells;
}

function Counters({ player }: { player: Player | null }) {
  const words = useWords(labWords);
  const language = useLanguage();
  const { placed = 0, backtracks = 0, depth = 0, position = 0 } = player?.replay ?? {};
  const rows = { placed, backtracks, depth, events: position };
  return (
    <dl class="counters">
      {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
        <div key={name} data-counter={name}>
          <dt>{words[name]}</dt>
          <dd>{rows[name].toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened last; read out only when it is stepped or at the end, not at full speed. */
function Status({ player, quiet }: { player: Player | null; quiet: boolean }) {
  const words = useWords(labWords);
  const language = useLanguage();
  const text = tellEvent(words, player?.last, player?.facts.side ?? 9, (player?.replay.backtracks ?? 0).toLocaleString(language));
  return (
    <p class="lab-status" aria-live={quiet ? 'off' : 'polite'}>
      {text}
    </p>
  );
}
