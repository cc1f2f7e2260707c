// The Chinese words of the pen.
import type { PenWords } from './pen';

export const zh: PenWords = {
  mode: '画笔',
  keys: '画笔',
  colours: ['深色', '橙色', '蓝色', '绿色', '紫色'],
  tools: { line: '连接格子中心的线', edge: '沿格线的线', dot: '圆点', cross: '叉号' },
  sides: { top: '上', right: '右', bottom: '下', left: '左' },
  line: (cell: string) => `到${cell}的线`,
  edge: (side: string) => `${side}边上有线`,
  dot: '圆点',
  cross: '叉号',
  onEdge: (what: string, side: string) => `${side}边上有${what}`,
  help: [
    ['B', '画笔（不超过9×9的盘面）'],
    ['画笔：1–5、6–9', '颜色；线、格线、圆点、叉号'],
    ['画笔：Shift + 方向键', '朝该方向画；再画一次擦除'],
    ['画笔：Enter、Delete', '在格中画圆点或叉号；擦除与所选格相接的笔画'],
  ],
};
