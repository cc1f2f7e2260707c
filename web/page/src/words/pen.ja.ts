// The Japanese words of the pen.
import type { PenWords } from './pen';

export const ja: PenWords = {
  mode: 'ペン',
  keys: 'ペン',
  colours: ['黒', '橙', '青', '緑', '紫'],
  tools: { line: 'マスの中心を結ぶ線', edge: 'マスの辺に沿う線', dot: '点', cross: 'バツ印' },
  sides: { top: '上', right: '右', bottom: '下', left: '左' },
  line: (cell: string) => `${cell}への線`,
  edge: (side: string) => `${side}の辺に線`,
  dot: '点',
  cross: 'バツ印',
  onEdge: (what: string, side: string) => `${side}の辺に${what}`,
  help: [
    ['B', 'ペン（9×9以下の盤面）'],
    ['ペンで 1–5、6–9', '色。線、辺、点、バツ印'],
    ['ペンで Shift + 矢印', 'その向きに描く。もう一度で消す'],
    ['ペンで Enter、Delete', 'マスに点またはバツ印。選択したマスに触れるものを消す'],
  ],
};
