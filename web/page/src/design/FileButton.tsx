// A button that opens a file of the reader's.
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from './Icon';

interface Props {
  name: string;
  icon: IconName;
  /** The kinds of files that are offered. */
  accept: string;
  open: (file: File) => void;
}

export function FileButton({ name, icon, accept, open }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button class="with-icon" onClick={() => input.current!.click()}>
        <Icon name={icon} />
        {name}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={name}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ''; // so that the same one can be opened again
          if (file) open(file);
        }}
      />
    </>
  );
}
