import { expect, it } from 'vitest';
import type { Ring } from './clip-ring.ts';
import { simplifyRing } from './simplify-ring.ts';

it('leaves out points on the line between their neighbours, and keeps corners', () => {
  const ring: Ring = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  expect(simplifyRing(ring, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
  expect(simplifyRing(ring, 0.001)).toEqual(ring);
});
