// In which language steps are explained, and which techniques are looked for in which order.
import type { HintOptions, Language } from 'dokushin';
import { hasRules } from '../game/rules';
import type { Settings } from '../settings/settings';

export interface Telling {
  language: Language;
  order: Settings['order'];
  /** The techniques of the player's own list, from the first that is tried. */
  own: Settings['own'];
}

/** Whether the player's own list is used: one without techniques is none. */
export const usesOwn = ({ order, own }: Telling) => order === 'own' && own.length > 0;

/** Whether whips are used: on boards with rules that are no houses there are none. */
export const usesWhips = ({ order }: Telling, { shape }: { shape: string }) => order === 'universal' && !hasRules(shape);

/** The same as the engine's options, for a board. */
export function optionsOf(telling: Telling, board: { shape: string }): Pick<HintOptions, 'language' | 'order' | 'techniques'> {
  const { language, order, own } = telling;
  if (usesOwn(telling)) return { language, techniques: own };
  if (usesWhips(telling, board)) return { language, order: 'universal' };
  return { language, order: order === 'hodoku' ? order : 'explainer' };
}

/** A text that is another one for another telling, to be compared. */
export const nameOfTelling = ({ language, order, own }: Telling) => [language, order, ...(order === 'own' ? own : [])].join(' ');
