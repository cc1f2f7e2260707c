import { expect, it } from 'vitest';
import { NotStarted } from '../engine/engine';
import { inNode } from '../engine-for-tests';
import { emptyPosition, toPuzzle } from '../game/position';
import { obstacleIn } from './obstacle';

it('a board that is not square has no steps where the engine says so; another failure is another one', async () => {
  const engine = await inNode();
  const oblong = emptyPosition('grid:2x4:0-5', 6);
  const refusal = (() => {
    try {
      return engine.explain(toPuzzle(oblong));
    } catch (error) {
      return error;
    }
  })();
  expect(obstacleIn(refusal, oblong)).toEqual({ state: 'nothing', why: 'shape' });
  expect(obstacleIn(new NotStarted('no network'), oblong)).toEqual({ state: 'nothing', why: 'notLoaded' });
  expect(obstacleIn(new Error('the worker ended'), oblong)).toEqual({ state: 'nothing', why: 'none' });
  expect(obstacleIn(new DOMException('', 'AbortError'), oblong)).toEqual({ state: 'nothing', why: 'none' });
});
