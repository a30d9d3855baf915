import { expect, test } from 'vitest';
import { invertProjection } from './projection.ts';

test('a projection takes the corners back to the rectangle, and keeps straight lines straight', () => {
  const corners = [
    { x: 40, y: 25 },
    { x: 310, y: 10 },
    { x: 330, y: 420 },
    { x: 20, y: 400 },
  ];
  const back = invertProjection({ width: 300, height: 400 }, corners);
  const [first, second, third, fourth] = corners.map(({ x, y }) => back(x, y));
  expect(first?.x).toBeCloseTo(0);
  expect(first?.y).toBeCloseTo(0);
  expect(second?.x).toBeCloseTo(300);
  expect(second?.y).toBeCloseTo(0);
  expect(third?.x).toBeCloseTo(300);
  expect(third?.y).toBeCloseTo(400);
  expect(fourth?.x).toBeCloseTo(0);
  expect(fourth?.y).toBeCloseTo(400);
  expect(back(175, 17.5).y).toBeCloseTo(0);
});
