// The whole search from left to right: how deep it was, and where one stands, to be dragged.
import { useMemo } from 'preact/hooks';
import { benchWords } from '../words/bench';
import { useLanguage, useWords } from '../words/language';
import { useMilliseconds } from './Counters';
import type { Shown } from './shown';
import type { Trail } from './trail';
import type { Controls } from './usePlayer';

export function Timeline({ controls, shown }: { controls: Controls; shown: Shown | null }) {
  const words = useWords(benchWords);
  const number = useNumber();
  const { player, moving } = controls;
  const trail = player?.scout.trail;
  const position = moving?.kind === 'seek' && moving.to !== null ? moving.to : (shown?.events ?? 0);
  const most = Math.max(1, trail?.reach ?? 0, trail?.ended ? 0 : position);
  const text = trail?.ended ? words.moment(number(position), number(most)) : words.momentOpen(number(position), number(trail?.reach ?? 0));
  return (
    <div class="timeline" data-reach={trail?.ended ? 'end' : 'open'}>
      <div class="timeline-track">
        {trail && <Curve trail={trail} most={most} reach={trail.reach} />}
        <input
          type="range"
          min="0"
          max={most}
          step="1"
          value={position}
          disabled={!player || moving?.kind === 'run'}
          aria-label={words.timeline}
          aria-valuetext={text}
          onInput={(event) => controls.goTo(Number(event.currentTarget.value))}
        />
      </div>
      <p class="timeline-text">{useTimelineText(controls)}</p>
    </div>
  );
}

const useNumber = () => {
  const language = useLanguage();
  return (number: number) => Math.round(number).toLocaleString(language);
};

/** What is going on, or how long the search is. */
function useTimelineText({ player, moving }: Controls): string {
  const words = useWords(benchWords);
  const number = useNumber();
  const inTime = useMilliseconds();
  if (!player) return '';
  const { trail, rate, milliseconds } = player.scout;
  const speed = words.rate(number(rate));
  if (moving?.kind === 'run') return `${words.running(number(trail.reach), speed)}, ${inTime(milliseconds)}`;
  if (moving?.kind === 'seek' && moving.to) return words.seeking(number(moving.to), number(Math.min(100, (100 * moving.at) / moving.to)));
  if (moving?.kind === 'change') return words.waiting(number(moving.at));
  if (!trail.ended) return trail.reach > 0 ? words.ahead(number(trail.reach)) : '';
  return `${words.whole(number(trail.reach), inTime(milliseconds))}${milliseconds >= 100 ? `, ${speed}` : ''}`;
}

/** Between the least and the greatest depth; from where nobody has been it is empty. */
function Curve({ trail, most, reach }: { trail: Trail; most: number; reach: number }) {
  const path = useMemo(() => {
    const { least, greatest, every } = trail;
    const deepest = Math.max(1, ...greatest);
    const x = (at: number) => ((Math.min((at + 0.5) * every, most) / most) * 1000).toFixed(1);
    const y = (depth: number) => (100 - (depth / deepest) * 94).toFixed(1);
    const upper = greatest.map((depth, at) => `${x(at)} ${y(depth)}`);
    const lower = least.map((depth, at) => `${x(at)} ${y(depth)}`).reverse();
    return { band: `M${[...upper, ...lower].join('L')}Z`, line: `M${upper.join('L')}`, area: `M0 100L${upper.join('L')}L${x(least.length - 1)} 100Z` };
  }, [reach, most]);
  if (reach === 0) return null;
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="curve-area" d={path.area} />
      <path class="curve-band" d={path.band} />
      <path class="curve-line" d={path.line} />
    </svg>
  );
}
