// What the puzzle's document says of it: title, author, and rules in the author's words.
import type { About } from '../game/about';
import { aboutWords } from '../words/about';
import { useWords } from '../words/language';

export function AboutPanel({ about }: { about: About | undefined }) {
  const words = useWords(aboutWords);
  // The message to who solves it stands in the panel of that moment.
  if (!about?.title && !about?.author && !about?.rules) return null;
  return (
    <section class="panel about-panel" aria-labelledby="about-title">
      <h2 id="about-title">{about.title || words.title}</h2>
      {about.author && <p class="faint">{words.by(about.author)}</p>}
      {about.rules && <p class="rules-text">{about.rules}</p>}
    </section>
  );
}
