// Parts of the page that are fetched when they are first opened, so that a visit begins without them.
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/language';
import { loadedWords } from '../words/loaded';
import { NotLoaded } from './NotLoaded';

interface Opened {
  active: boolean;
  close?: () => void;
}
interface Opening {
  /** Opens it again after a failure. */
  open?: () => void;
}

/** Returns a component that stands for the one that is loaded: from the first time that it is active on, it is
 * that one, whether it is active or not. One that can't be fetched is reported, and asked for again by a button or when
 * it is opened again. `quietly`: nothing stands in the page while it is fetched, as for a sheet that will lie over it;
 * after a failure it is closed, so that it can be opened again. */
export function later<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  { quietly = false } = {},
) {
  return function Later({ open, ...its }: Props & Opening) {
    const props = its as unknown as Props;
    const words = useWords(loadedWords);
    const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null);
    const [failed, setFailed] = useState(false);
    const asking = useRef(false);
    const ask = () => {
      if (asking.current) return;
      asking.current = true;
      setFailed(false);
      const fail = () => {
        asking.current = false;
        setFailed(true);
        if (quietly) props.close?.();
      };
      load().then((part) => setLoaded({ part }), fail);
    };
    useEffect(() => {
      if (props.active) ask();
    }, [props.active]);
    // Escape closes a sheet that is still being fetched, so that it does not open later.
    const isAwaited = quietly && props.active && !loaded;
    useLayoutEffect(() => {
      if (!isAwaited) return;
      const leave = ({ key }: KeyboardEvent) => key === 'Escape' && props.close?.();
      addEventListener('keydown', leave);
      return () => removeEventListener('keydown', leave);
    }, [isAwaited]);
    if (loaded) return <loaded.part {...props} />;
    if (failed && (props.active || quietly)) return <NotLoaded of={{ failed, again: open ?? ask }} />;
    return props.active && !quietly ? <p class="notice" role="status">{words.loading}</p> : null;
  };
}
