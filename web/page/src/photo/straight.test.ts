import { expect, it } from 'vitest';
import { cellTransform, type Crossing } from './straight';

/** The image of a point. */
const moved = ({ a, b, c, d, e, f }: DOMMatrix2DInit, { x, y }: Crossing) => ({ x: a! * x + c! * y + e!, y: b! * x + d! * y + f! });

it('takes the corners of a parallelogram to those of the square', () => {
  const [origin, across, down] = [{ x: 30, y: 40 }, { x: 12, y: 3 }, { x: -4, y: 15 }];
  const corner = (right: number, below: number) => ({ x: origin.x + right * across.x + below * down.x, y: origin.y + right * across.y + below * down.y });
  const transform = cellTransform(corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1), 60);
  for (const [right, below] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
    const its = moved(transform, corner(right, below));
    expect(its.x).toBeCloseTo(60 * right);
    expect(its.y).toBeCloseTo(60 * below);
  }
});

it('takes the middle of any quadrilateral to that of the square', () => {
  const transform = cellTransform({ x: 0, y: 0 }, { x: 10, y: 1 }, { x: 1, y: 9 }, { x: 13, y: 12 }, 20);
  const its = moved(transform, { x: 6, y: 5.5 });
  expect(its.x).toBeCloseTo(10);
  expect(its.y).toBeCloseTo(10);
});
