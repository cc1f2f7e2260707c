// The search tree of the last events: what failed, and the path that stands. A larger tree is folded:
// only its last branches are drawn.
import { useMemo } from 'preact/hooks';
import type { ShapeFacts } from 'dokushin';
import { cellName, valueText } from '../game/size';
import { panelWords } from '../words/panels';
import { useWords } from '../words/language';
import type { Player } from './player';
import { treeOf, type TreeNode } from './tree';

const most = 120;
/** In more branches there is no room for names. */
const mostNamed = 9;
const [across, down] = [26, 12];

export function TreePanel({ player, facts, still }: { player: Player | null; facts: ShapeFacts | null; still: boolean }) {
  const words = useWords(panelWords);
  const position = player?.replay.position ?? 0;
  const tree = useMemo(() => (player && still ? treeOf(player.replay.recent(most)) : null), [player, position, still]);
  if (!tree || !facts || tree.nodes.length < 3) return null;
  const point = ({ x, depth }: TreeNode) => `${(x + 0.5) * across} ${depth * down + 6}`;
  const path = new Set<TreeNode>();
  for (let its: TreeNode | null = tree.current; its; its = its.parent) path.add(its);
  const name = ({ cell, digit }: TreeNode) => `${cellName(cell, facts)}=${valueText(digit, facts)}`;
  return (
    <section class="tree">
      <h4>{words.tree}</h4>
      <svg
        viewBox={`0 0 ${tree.width * across + (tree.width <= mostNamed ? 24 : 0)} ${(tree.height + 1) * down}`}
        style={{ maxWidth: `${tree.width * across * 2.5 + 60}px` }}
        role="img"
        aria-label={words.treeText(tree.nodes.filter(({ state }) => state === 'failed').length, path.size - 1)}
      >
        {tree.nodes.map((its) => its.parent && <path class={path.has(its) ? 'branch stands' : 'branch'} d={`M${point(its.parent)}L${point(its)}`} />)}
        {tree.nodes.map((its) => (
          <g class={`node-${its.state}`}>
            <circle cx={(its.x + 0.5) * across} cy={its.depth * down + 6} r={its === tree.current ? 4 : 2.6} />
            {tree.width <= mostNamed && its.cell >= 0 && (
              <text x={(its.x + 0.5) * across + 5} y={its.depth * down + 8.6}>
                {name(its)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {player!.replay.position > most && <p>{words.treeFolded(most)}</p>}
    </section>
  );
}
