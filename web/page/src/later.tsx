// Parts of the page that are fetched when they are first opened, so that a visit begins without them.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { appWords } from './words/app';
import { useWords } from './words/language';

/** Returns a component that stands for the one that is loaded: from the first time that it is active on, it is
 * that one, whether it is active or not. One that can't be fetched is asked for again when it is opened again.
 * `quietly`: nothing stands in the page while it is fetched, as for a sheet that will lie over it. */
export function later<Props extends { active: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { quietly = false } = {},
) {
  return function Later(props: Props) {
    const words = useWords(appWords);
    const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null);
    const asking = useRef(false);
    useEffect(() => {
      if (!props.active || asking.current) return;
      asking.current = true;
      load().then((part) => setLoaded({ part }), () => (asking.current = false));
    }, [props.active]);
    if (loaded) return <loaded.part {...props} />;
    return props.active && !quietly ? <p class="notice" role="status">{words.loading}</p> : null;
  };
}
