// The rule that a stroke is about to draw is asked for at each cell that it reaches.
import type { Drawing, ErrorTexts } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { told } from '../engine/told';
import { useEngine } from '../engine/useEngine';
import { useLanguage, useWords } from '../words/language';
import { previewWords } from '../words/preview';
import { setWords } from '../words/set';
import { type Preview, plainLine, previewOf } from './preview';
import { rulesOf } from './tools';
import type { InHand } from './useTool';

export interface Previewing {
  drawing: Drawing | null;
  /** These cells are joined by a plain line. */
  line: readonly number[];
  /** What is missing or wrong; empty where nothing is, and where nothing was begun. */
  note: string;
  /** It can't become a rule by being longer. */
  wrong: boolean;
}

type Answered = { key: string; shape: string; preview: Preview | null; error: unknown };
const nothing: Previewing = { drawing: null, line: [], note: '', wrong: false };

/** What the engine expects instead, in the page's language. */
function useReason(error: unknown): string {
  const language = useLanguage();
  const [reason, setReason] = useState('');
  useEffect(() => {
    let current = true;
    setReason('');
    if (error) void told(error as Partial<ErrorTexts>, language).then(({ expected, message }) => current && setReason(expected || message || ''));
    return () => void (current = false);
  }, [error, language]);
  return reason;
}

/** `stroking`: the pointer is down, so that a single cell is the beginning of a line, too. */
export function usePreview({ tool, clue }: InHand, selected: readonly number[], facts: BoardFacts, stroking: boolean): Previewing {
  const words = useWords(previewWords);
  const { lack } = useWords(setWords);
  const { shape, rules: own } = facts;
  const rules = tool ? rulesOf(tool, selected, clue, facts) : 'cells';
  const key = typeof rules === 'string' ? '' : rules.join('\n');
  const answer = useEngine<Answered>(
    {
      work: 'board',
      ask: async (worker) => {
        if (!key) return { key, shape, preview: null, error: null };
        return previewOf(worker, shape, own, key.split('\n')).then((preview) => ({ key, shape, preview, error: null }), (error: unknown) => ({ key, shape, preview: null, error }));
      },
    },
    [key, shape],
  );
  const its = answer.state === 'done' && answer.value.shape === shape ? answer.value : null;
  const current = its?.key === key ? its : null;
  const refused = useReason(current?.error ?? null);
  if (!tool) return nothing;
  const begun = stroking || selected.length > 1;
  if (!key) {
    const note = !begun ? '' : rules === 'cells' ? words.short(tool.least, selected.length) : rules === 'line' ? lack.line : '';
    return { drawing: null, line: begun ? plainLine(tool, selected, facts) : [], note, wrong: rules === 'line' };
  }
  // While a longer line is asked about, the shorter one stays.
  const preview = (current ?? its)?.preview ?? null;
  if (current?.preview && 'none' in current.preview) return current.preview.none === 'there' || !begun ? nothing : { ...nothing, line: plainLine(tool, selected, facts), note: words.nothing };
  const drawing = preview && 'drawing' in preview && !current?.error ? preview.drawing : null;
  return { drawing, line: drawing || !begun ? [] : plainLine(tool, selected, facts), note: begun && refused ? words.refused(refused) : '', wrong: begun && refused !== '' };
}
