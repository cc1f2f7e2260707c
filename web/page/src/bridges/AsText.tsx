// This section shows the puzzle as a text in a chosen form. The text can be copied, saved, or sent to an app.
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useErrorText } from '../engine/told';
import type { Position } from '../game/position';
import { bridgesWords } from '../words/bridges';
import { useWords } from '../words/language';
import { canShare, copyText, save, share } from './clipboard';
import { LeftOutOfText } from './LeftOut';
import type { Content } from './content';
import { endingOf, namedForms, otherForms, usualForms, write } from './formats';
import { useAnswer } from './useAnswer';

interface FormsProps {
  form: string;
  choose: (form: string) => void;
}

function Forms({ form, choose }: FormsProps) {
  const words = useWords(bridgesWords);
  const others = useAnswer(otherForms, []);
  const names = others.state === 'done' ? others.value : [];
  const isOther = !(usualForms as readonly string[]).includes(form);
  return (
    <div class="forms" role="group" aria-labelledby="as-text-title">
      {usualForms.map((its) => (
        <button key={its} aria-pressed={form === its} onClick={() => choose(its)}>
          {words.forms[its]}
        </button>
      ))}
      <select class={isOther ? 'chosen' : ''} aria-label={words.others} value={isOther ? form : ''} onChange={({ currentTarget: { value } }) => value && choose(value)}>
        <option value="">{words.others}</option>
        {namedForms.map((name) => (
          <option key={name} value={name}>
            {words.forms[name]}
          </option>
        ))}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

export function AsText({ position, content }: { position: Position; content: Content }) {
  const words = useWords(bridgesWords);
  // A line holds no rules beyond houses, nor how many rows there are.
  const [form, setForm] = useState<string>(/\+|^grid:/.test(position.shape) ? 'page' : 'line');
  const [told, setTold] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const written = useAnswer((engine) => write(engine, position, content, form), [position.cells, position.pen, position.shape, position.about, position.fog, content, form]);
  const fault = useErrorText(written.state === 'failed' ? written.error : null);
  const text = written.state === 'done' ? written.value : null;
  const isLink = text !== null && /^https?:\S+$/.test(text);

  const copy = async () => {
    if (text === null) return;
    const copied = await copyText(text);
    if (!copied) field.current?.select();
    setTold(copied ? words.copied : words.notCopied);
  };
  return (
    <section class="as-text" aria-labelledby="as-text-title">
      <h3 id="as-text-title">{words.asText}</h3>
      <Forms form={form} choose={(its) => (setForm(its), setTold(''))} />
      {written.state === 'failed' ? (
        <p class="fault" role="alert">
          {fault && words.cannot(fault)}
        </p>
      ) : (
        <textarea ref={field} readOnly rows={5} wrap={isLink || form === 'line' ? 'soft' : 'off'} spellcheck={false} aria-label={words.text} value={text ?? ''} placeholder={words.writing} />
      )}
      {text !== null && <LeftOutOfText position={position} content={content} form={form} />}
      <div class="buttons">
        <button class="primary with-icon" disabled={text === null} onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copy}
        </button>
        <button class="with-icon" disabled={text === null} onClick={() => text !== null && save(text, `sudoku.${endingOf(form)}`)}>
          <Icon name="download" />
          {words.saveFile}
        </button>
        {canShare() && (
          <button class="with-icon" disabled={text === null} onClick={() => text !== null && share(isLink ? { url: text } : { text })}>
            <Icon name="share" />
            {words.device}
          </button>
        )}
        <span class="faint" role="status">
          {told}
        </span>
      </div>
    </section>
  );
}
