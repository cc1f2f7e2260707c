// The keys of the regions that are painted: each with its label and colour, and its size where that is wrong.
import type { BoardFacts } from '../board/facts';
import { digitText } from '../game/position';
import { useWords } from '../words/language';
import { previewWords } from '../words/preview';
import { setWords } from '../words/set';
import { regionState } from './regions';
import type { Benching } from './useBench';
import type { InHand } from './useTool';
import './regions.css';

export function RegionKeys({ bench, facts, hand }: { bench: Benching; facts: BoardFacts; hand: InHand }) {
  const words = useWords(setWords);
  const more = useWords(previewWords);
  const { sizes, wrong } = regionState(bench.game.now.cells, facts.regions, facts.side);
  const lacking = new Set(wrong.map(({ region }) => region));
  // A press with a pointer leaves the focus on the board, so that typing goes on.
  return (
    <div class={sizes.length > 25 ? 'set-regions many' : 'set-regions'} role="group" aria-label={words.keys} onMouseDown={(event) => event.preventDefault()}>
      {sizes.map((size, index) => {
        const region = index + 1;
        return (
          <button
            key={region}
            class={`swatch colour${region}`}
            aria-label={words.region(digitText(region))}
            aria-description={lacking.has(region) ? more.cells(size, facts.side) : undefined}
            data-size={lacking.has(region) ? size : undefined}
            aria-pressed={hand.region === region}
            onClick={() => hand.setRegion(region)}
          >
            {digitText(region)}
          </button>
        );
      })}
    </div>
  );
}
