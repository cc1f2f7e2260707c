// A dialog over the page: from below on a phone, in the middle elsewhere.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon';

interface Props {
  open: boolean;
  close: () => void;
  title: string;
  /** What the closing button is called. */
  closing: string;
  class?: string;
  children: ComponentChildren;
}

export function Sheet({ open, close, title, closing, class: its = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once: a key that is pressed right after the opening one is the dialog's.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${its}`}
      aria-labelledby={id}
      // The event comes late: a dialog that was opened again since stays open.
      onClose={() => dialog.current?.open || close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="heading">
        <h2 id={id}>{title}</h2>
        <button class="icon plain" aria-label={closing} title={closing} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {open && children}
    </dialog>
  );
}
