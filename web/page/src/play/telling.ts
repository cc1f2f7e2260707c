// In which language steps are explained, and which techniques are looked for in which order.
import type { HintOptions, Language } from 'dokushin';
import type { Settings } from '../settings/settings';

export interface Telling {
  language: Language;
  order: Settings['order'];
  /** The techniques of the player's own list, from the first that is tried. */
  own: Settings['own'];
}

/** Whether the player's own list is used: one without techniques is none. */
export const usesOwn = ({ order, own }: Telling) => order === 'own' && own.length > 0;

/** The same as the engine's options. */
export function optionsOf(telling: Telling): Pick<HintOptions, 'language' | 'order' | 'techniques'> {
  const { language, order, own } = telling;
  if (usesOwn(telling)) return { language, techniques: own };
  return { language, order: order === 'own' ? 'explainer' : order };
}

/** A text that is another one for another telling, to be compared. */
export const nameOfTelling = ({ language, order, own }: Telling) => [language, order, ...(order === 'own' ? own : [])].join(' ');
