// The keys of the pen: its colours and its tools.
import { penTools } from '../board/penInput';
import { Icon } from '../design/Icon';
import { penColours } from '../game/pen';
import { penWords } from '../words/pen';
import { useWords } from '../words/language';
import type { PenKeys as Pen } from './usePenKeys';

export function PenKeys({ pen, disabled }: { pen: Pen; disabled: boolean }) {
  const words = useWords(penWords);
  return (
    <>
      {words.colours.map((name, at) => (
        <button key={name} class={`pen-colour pen${at + 1}`} aria-label={name} title={name} aria-pressed={pen.colour === at + 1} disabled={disabled} onClick={() => pen.press(at + 1)} />
      ))}
      {penTools.map((tool, at) => (
        <button key={tool} class="pen-tool" aria-label={words.tools[tool]} title={words.tools[tool]} aria-pressed={pen.tool === tool} disabled={disabled} onClick={() => pen.press(penColours + at + 1)}>
          <Icon name={tool} />
        </button>
      ))}
    </>
  );
}
