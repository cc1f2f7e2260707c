// These links open the puzzle on other sites. Sites that can't show it are named.
import type { EngineWorker } from 'dokushin';
import { Icon } from '../design/Icon';
import type { Position } from '../game/position';
import { bridgesWords } from '../words/bridges';
import { useWords } from '../words/language';
import { LeftOutOnSites } from './LeftOut';
import type { Content } from './content';
import { reachOf } from './left-out';
import { type Site, sites } from './sites';
import { useAnswer } from './useAnswer';

/** The site's address with what reaches it; null where it can't show the board. */
async function opened(site: Site, engine: EngineWorker, position: Position, content: Content) {
  const address = await site.address(engine, position, content).catch(() => null);
  const reach = address === null ? { digits: true, marks: true, fog: true } : await reachOf(site, engine, position, content);
  return { name: site.name, address, ...reach };
}

export function OpenIn({ position, content }: { position: Position; content: Content }) {
  const words = useWords(bridgesWords);
  const answered = useAnswer(
    (engine) => Promise.all(sites.map((site) => opened(site, engine, position, content))),
    [position.cells, position.pen, position.shape, position.about, position.fog, content],
  );
  const all = answered.state === 'done' ? answered.value : [];
  const unable = all.filter(({ address }) => address === null).map(({ name }) => name);
  return (
    <section aria-labelledby="open-in-title">
      <h3 id="open-in-title">{words.openIn}</h3>
      <ul class="sites">
        {sites.map(({ name }, index) => {
          const address = all[index]?.address;
          if (answered.state === 'done' && !address) return null;
          return (
            <li key={name}>
              <a class="site" href={address ?? undefined} target="_blank" rel="noopener noreferrer" title={words.newTab}>
                {name} <Icon name="outside" />
              </a>
            </li>
          );
        })}
      </ul>
      {unable.length > 0 && <p class="faint">{words.notIn(unable.join(', '))}</p>}
      {answered.state === 'done' && <LeftOutOnSites position={position} content={content} reached={all.filter(({ address }) => address !== null)} />}
    </section>
  );
}
