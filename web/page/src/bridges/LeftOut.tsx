// Lines that say what a text leaves out, and what does not reach other sites.
import type { Position } from '../game/position';
import { useWords } from '../words/language';
import { leftOutWords } from '../words/left-out';
import type { Content } from './content';
import { type Reach, hasDigitsAsGivens, leftOut, leftOutOf } from './left-out';

interface Props {
  position: Position;
  content: Content;
}

/** `form`: as formats.ts names it. */
export function LeftOutOfText({ position, content, form }: Props & { form: string }) {
  const words = useWords(leftOutWords);
  const left = leftOutOf(position, content, form).map((its) => words.kinds[its]);
  return (
    <>
      {left.length > 0 && <p class="faint">{words.text(left)}</p>}
      {hasDigitsAsGivens(position, content, form) && <p class="faint">{words.asGivens}</p>}
    </>
  );
}

export function LeftOutOnSites({ position, content, reached }: Props & { reached: readonly ({ name: string } & Reach)[] }) {
  const words = useWords(leftOutWords);
  const left = leftOut(position, content).map((its) => words.kinds[its]);
  const without = (part: keyof Reach) => reached.filter((site) => !site[part]).map(({ name }) => name);
  const [noDigits, noMarks, noFog] = [without('digits'), without('marks'), without('fog')];
  return (
    <>
      {noDigits.length > 0 && <p class="faint">{words.noDigits(noDigits)}</p>}
      {noMarks.length > 0 && <p class="faint">{words.noMarks(noMarks)}</p>}
      {noFog.length > 0 && <p class="faint">{words.noFog(noFog)}</p>}
      {left.length > 0 && reached.length > 0 && <p class="faint">{words.sites(left)}</p>}
    </>
  );
}
