// The bar over all parts: their names, and the settings.
import { Icon, type IconName } from './design/Icon';
import { type Part, addressOf, parts } from './route/route';
import { appWords } from './words/app';
import { useWords } from './words/language';
import { openerWords } from './words/openers';

/** A collection is come to from home and from a puzzle of it. Puzzles are set by hand or made by machine:
 * both views are behind one entry, and lead to each other. */
type Entry = Exclude<Part, 'collection' | 'make'>;
const entries = parts.filter((part): part is Entry => part !== 'collection' && part !== 'make');
const entryOf = (part: Part): Part => (part === 'make' ? 'set' : part);
const icons: Record<Entry, IconName> = { home: 'home', play: 'board', learn: 'learn', laboratory: 'laboratory', set: 'make' };

interface Props {
  part: Part;
  go: (part: Part) => void;
  openSettings: () => void;
}

export function TopBar({ part, go, openSettings }: Props) {
  const words = useWords(appWords);
  const { settings } = useWords(openerWords);
  /** A press is a step within the page; a new tab, if one is asked for, opens the address. */
  const follow = (event: MouseEvent, to: Part) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <header class="top">
      <h1>
        <span aria-hidden="true" class="mark" />
        <span>dokushin</span>
      </h1>
      <nav aria-label={words.views}>
        {entries.map((name) => (
          <a key={name} href={addressOf(name)} aria-current={entryOf(part) === name ? 'page' : undefined} onClick={(event) => follow(event, name)}>
            <Icon name={icons[name]} />
            <span>{words[name]}</span>
          </a>
        ))}
      </nav>
      <button class="icon plain" aria-label={settings} title={settings} onClick={openSettings}>
        <Icon name="settings" />
      </button>
    </header>
  );
}
