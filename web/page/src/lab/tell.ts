// What an event did, in a sentence.
import type { TraceEvent } from 'dokushin';
import { type Size, cellName, valueText } from '../game/size';
import type { LabWords } from '../words/lab';

export function tellEvent(words: LabWords, event: TraceEvent | undefined, size: Size | undefined, backtracks: string): string {
  if (!event || !size) return words.start;
  if (event.kind === 'solved') return words.solved(backtracks);
  if (event.kind === 'exhausted') return words.exhausted(backtracks);
  return sentenceOf(words, event)(cellName(event.cell, size), valueText(event.digit, size));
}

function sentenceOf({ event: words }: LabWords, { kind, reason }: TraceEvent) {
  if (kind === 'take_back') return words.take_back;
  if (kind === 'eliminate') return reason === 'peer' ? words.peer : words.refuted;
  return reason === 'naked_single' || reason === 'hidden_single' ? words[reason] : words.trial;
}
