import { expect, it } from 'vitest';
import { sizeOf } from '../game/size';
import { inHand } from './useTool';

it('“Paint regions” is in hand only on a board whose regions can be painted', () => {
  const tools = (shape: string, side: number) => ['regions', 'reserved'].map((name) => inHand(name, sizeOf({ shape, side })));
  expect(tools('9x9', 9)).toEqual(['regions', 'reserved']);
  expect(tools('grid:4x6:1-6:2x3', 6)).toEqual(['givens', 'reserved']);
});
