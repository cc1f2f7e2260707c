// How the tool in hand is used, or what is wrong with what is drawn: in two lines, so that the keys below stay in sight.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/language';
import { previewWords } from '../words/preview';

export function ToolHelp({ text, begun, wrong }: { text: string; begun: boolean; wrong: boolean }) {
  const words = useWords(previewWords);
  const line = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => setWhole(false), [text]);
  useLayoutEffect(() => {
    const its = line.current!;
    const measure = () => setLong(its.scrollHeight > its.clientHeight + 1);
    if (whole) return;
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(its);
    return () => watcher.disconnect();
  }, [text, whole]);
  return (
    <div class={whole ? 'set-help' : 'set-help short'}>
      <p ref={line} class={wrong ? 'wrong' : begun ? 'begun' : ''} role="status">
        {text}
      </p>
      {(isLong || whole) && (
        <button type="button" class="plain" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
