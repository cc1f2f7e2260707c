// Play, pause, steps both ways, to the end, until a cell changes, and the speed.
import { cellName, cellNamed } from '../game/size';
import { benchWords } from '../words/bench';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { LabIcon } from './icons';
import { paces } from './player';
import type { Controls } from './usePlayer';

export function ControlBar({ controls }: { controls: Controls }) {
  const words = useWords(labWords);
  const more = useWords(benchWords);
  const { player, playing, moving } = controls;
  const busy = moving !== null;
  const atEnd = !player || (!busy && player.atEnd);
  const noWayBack = !player || (!busy && player.replay.position === 0);
  const press = (icon: Parameters<typeof LabIcon>[0]['name'], name: string, act: () => void, disabled: boolean) => (
    <button class="icon" aria-label={name} title={name} disabled={disabled} onClick={act}>
      <LabIcon name={icon} />
    </button>
  );
  return (
    <div class="control-bar" role="group" aria-label={words.controls}>
      {press('restart', words.restart, controls.restart, false)}
      {press('back', words.back, controls.back, noWayBack)}
      <button class="primary with-icon" disabled={atEnd} onClick={() => controls.setPlaying(!playing)}>
        <LabIcon name={playing ? 'pause' : 'run'} />
        <span>{playing ? words.pause : words.play}</span>
      </button>
      {press('step', words.step, controls.step, atEnd)}
      {press('backtrack', words.nextBacktrack, controls.nextBacktrack, atEnd)}
      {busy ? (
        <button class="with-icon halt" onClick={controls.halt}>
          <LabIcon name="stop" />
          <span>{more.stop}</span>
        </button>
      ) : (
        press('end', more.toEnd, controls.runToEnd, atEnd)
      )}
    </div>
  );
}

/** The pace, and the cell whose next change is waited for. */
export function PaceBar({ controls, cell, choose }: { controls: Controls; cell: number | null; choose: (cell: number | null) => void }) {
  const words = useWords(benchWords);
  const { player } = controls;
  const size = player?.facts;
  const name = cell === null || !size ? '' : cellName(cell, size);
  const typed = (text: string) => choose(size ? cellNamed(text, size) : null);
  return (
    <div class="pace-bar">
      <Speed pace={controls.pace} setPace={controls.setPace} />
      <div class="until">
        <input aria-label={words.untilField} title={words.untilHint} placeholder="r5c5" size={6} value={name} onChange={(event) => typed(event.currentTarget.value)} />
        <button disabled={cell === null || !player || player.atEnd} onClick={() => cell !== null && controls.untilChange(cell)}>
          {words.until(name || 'r5c5')}
        </button>
      </div>
    </div>
  );
}

function Speed({ pace, setPace }: { pace: number; setPace: (pace: number) => void }) {
  const words = useWords(labWords);
  const language = useLanguage();
  const text = pace === 1 ? words.onePace : pace === Infinity ? words.fastest : words.pace(pace.toLocaleString(language));
  return (
    <label class="speed">
      <span>{words.speed}</span>
      <input
        type="range"
        min="0"
        max={paces.length - 1}
        value={paces.indexOf(pace as (typeof paces)[number])}
        aria-valuetext={text}
        onInput={(event) => setPace(paces[Number(event.currentTarget.value)]!)}
      />
      <output>{text}</output>
    </label>
  );
}
