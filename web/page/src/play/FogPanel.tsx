// In the fog, hints and checks say why they wait, and are there on request.
import { fogWords } from '../words/fog';
import { useWords } from '../words/language';

export function FogPanel({ open }: { open: () => void }) {
  const words = useWords(fogWords);
  return (
    <section class="panel hint-panel fog-panel" aria-labelledby="fog-title">
      <h2 id="fog-title">{words.title}</h2>
      <p>{words.about}</p>
      <div class="buttons">
        <button onClick={open}>{words.open}</button>
      </div>
    </section>
  );
}
