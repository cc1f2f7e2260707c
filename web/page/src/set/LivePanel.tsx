// What the engine tells of the puzzle on the bench.
import type { UniversalRating } from 'dokushin';
import { Fragment } from 'preact';
import { useErrorText } from '../engine/told';
import { type Size, cellCount, cellName, isSquare, sizeOf, valueText } from '../game/size';
import { useTechniques } from '../techniques/useTechniques';
import { techniqueName } from '../words/technique-name';
import { useLanguage, useWords } from '../words/language';
import { oblongWords } from '../words/oblong';
import { playWords } from '../words/play';
import { ruleName } from '../words/rule-name';
import { setWords } from '../words/set';
import { countText, countsIn, decidingOf } from './heat';
import { type Live, isRound } from './live';
import type { Benching } from './useBench';
import type { Watching } from './useLive';

/** "Exactly 37 solutions." */
export function Verdict({ watching: { live, current, error } }: { watching: Watching }) {
  const words = useWords(setWords).live;
  const language = useLanguage();
  const fault = useErrorText(error);
  const text = (): string => {
    if (fault) return fault;
    if (!live || !current) return words.counting;
    const { status, count } = live;
    if (status === 'none' || status === 'invalid' || status === 'unique') return words.status[status];
    if (!count) return words.status.limit;
    const number = count.solutions.toLocaleString(language);
    if (count.exact) return words.status.exactly(number);
    if (isRound(count)) return words.status.more((count.solutions - 1).toLocaleString(language));
    return count.solutions > 2 || live.done ? words.status.atLeast(number) : words.status.several;
  };
  const tone = !current ? 'busy' : live?.status === 'unique' ? 'good' : live?.status === 'none' || live?.status === 'invalid' || fault ? 'bad' : '';
  return (
    <p class={`set-verdict ${tone}`} role="status">
      {text()}
    </p>
  );
}

interface Props {
  watching: Watching;
  bench: Benching;
  size: Size;
  shown: boolean;
  show: (on: boolean) => void;
}

export function LivePanel({ watching: { live, current }, bench, size, shown, show }: Props) {
  const words = useWords(setWords).live;
  const fits = live?.candidates?.length === cellCount(size) || live?.candidates === null ? live : null;
  const here = countsIn(fits, bench.game.cursor);
  return (
    <section class="set-panel set-live" aria-labelledby="set-live" aria-busy={!current || !live?.done}>
      <h3 id="set-live">{words.title}</h3>
      {live?.status === 'unique' && <Proper live={live} current={current} bench={bench} />}
      <label class="set-check">
        <input type="checkbox" checked={shown} onChange={(event) => show(event.currentTarget.checked)} /> {words.candidates}
      </label>
      {fits?.counts && (
        <>
          {shown && <p class="faint">{words.heat}</p>}
          {here && here.length > 0 && !bench.game.now.cells[bench.game.cursor]?.given && (
            <p class="set-counts">
              {words.at(cellName(bench.game.cursor, size))}
              <span>
                {here.map(({ digit, count }) => (
                  <span key={digit}>{words.digit(valueText(digit, size), countText(count))}</span>
                ))}
              </span>
            </p>
          )}
          <Decide live={fits} current={current} bench={bench} size={size} />
        </>
      )}
    </section>
  );
}

interface Told {
  live: Live;
  /** An older board's answer stays to be seen, but what it proposes is not for this one. */
  current: boolean;
  bench: Benching;
}

/** A puzzle with one solution: how hard it is, and what of it could go. */
function Proper({ live, current, bench }: Told) {
  const all = useWords(setWords);
  const words = all.live;
  const oblong = useWords(oblongWords);
  const { levels } = useWords(playWords).rating;
  const language = useLanguage();
  const techniques = useTechniques();
  const { rating, universal, redundant, redundantRules } = live;
  const technique = (key: string | null) => (key ? techniqueName(techniques, key, language) : '');
  const waiting = '…';
  const se = () => {
    if (rating === null) return waiting;
    if (rating === 'rules') return isSquare(sizeOf(bench.game.now)) ? words.noRating : oblong.noRating;
    if (rating.gaveUp) return words.ratingGaveUp;
    return rating.hardest.rating >= 20 ? words.beyond : words.rating(rating.hardest.rating.toFixed(1), technique(rating.hardest.technique));
  };
  const hodoku = rating && rating !== 'rules' ? rating.hodoku : undefined;
  return (
    <dl class="set-facts">
      <dt>{words.se}</dt>
      <dd>{se()}</dd>
      {hodoku && (
        <>
          <dt>{words.hodoku}</dt>
          <dd>{words.score(levels[hodoku.level] ?? hodoku.level, hodoku.score.toLocaleString(language))}</dd>
        </>
      )}
      {Object.entries(universal).map(([scale, rated]) => (
        <Fragment key={scale}>
          <dt>{words.universal[scale as keyof typeof words.universal]}</dt>
          <dd>{universalText(rated, words.ratingGaveUp)}</dd>
        </Fragment>
      ))}
      <dt>{words.redundant}</dt>
      <dd>
        {redundant === null ? waiting : redundant.length || words.noneRedundant}{' '}
        {redundant && redundant.length > 0 && (
          <button class="small" disabled={!current} onClick={() => bench.dispatch({ do: 'select', cells: redundant, how: 'only', cursor: redundant[0]! })}>
            {words.select}
          </button>
        )}
      </dd>
      {redundantRules && (
        <>
          <dt>{words.redundantRules}</dt>
          <dd>{redundantRules.length ? redundantRules.map((rule) => ruleName(rule, all.tools)).join('; ') : words.noneRedundant}</dd>
        </>
      )}
    </dl>
  );
}

/** "3", "> 36", "∞". */
function universalText({ kind, value }: UniversalRating, gaveUp: string): string {
  if (kind === 'unknown') return gaveUp;
  return kind === 'infinite' ? '∞' : kind === 'above' ? `> ${value}` : `${value}`;
}

const mostListed = 12;

/** Givens that would make the puzzle proper, to be pressed. */
function Decide({ live, current, bench, size }: Told & { size: Size }) {
  const words = useWords(setWords).live;
  const deciding = decidingOf(live);
  return (
    <>
      <h4>{words.deciding}</h4>
      {deciding.length === 0 && <p class="faint">{words.noDeciding}</p>}
      <div class="buttons set-deciding">
        {deciding.slice(0, mostListed).map(({ cell, digit }) => (
          <button
            key={`${cell} ${digit}`}
            disabled={!current}
            onClick={() => {
              bench.dispatch({ do: 'select', cells: [cell], how: 'only' });
              bench.dispatch({ do: 'given', digit, symmetry: 'none' });
            }}
          >
            {words.decide(cellName(cell, size), valueText(digit, size))}
          </button>
        ))}
        {deciding.length > mostListed && <span class="faint">{words.more(deciding.length - mostListed)}</span>}
      </div>
    </>
  );
}
