// Play, pause, steps both ways, and the speed.
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { paces } from './player';
import type { Controls } from './usePlayer';

export function ControlBar({ controls }: { controls: Controls }) {
  const words = useWords(labWords);
  const { player, playing, pace } = controls;
  const atEnd = !player || player.atEnd;
  return (
    <div class="control-bar" role="group" aria-label={words.controls}>
      <button class="primary" disabled={atEnd} onClick={() => controls.setPlaying(!playing)}>
        {playing ? words.pause : words.play}
      </button>
      <button disabled={!player?.replay.canGoBack} onClick={controls.back}>
        {words.back}
      </button>
      <button disabled={atEnd} onClick={controls.step}>
        {words.step}
      </button>
      <button disabled={atEnd} onClick={controls.nextBacktrack}>
        {words.nextBacktrack}
      </button>
      <button onClick={controls.restart}>{words.restart}</button>
      <Speed pace={pace} setPace={controls.setPace} />
    </div>
  );
}

function Speed({ pace, setPace }: { pace: number; setPace: (pace: number) => void }) {
  const words = useWords(labWords);
  const language = useLanguage();
  const text = pace === 1 ? words.onePace : pace === Infinity ? words.fastest : words.pace(pace.toLocaleString(language));
  return (
    <label class="speed">
      {words.speed}
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
