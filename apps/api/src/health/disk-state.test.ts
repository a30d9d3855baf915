import { expect, test } from 'vitest';
import { judgeDisk } from './disk-state.ts';

const MB = 1_000_000 / 4096;
const disk = (totalMb: number, freeMb: number) =>
  judgeDisk({ bsize: 4096, blocks: totalMb * MB, bavail: freeMb * MB });

test.each([
  [500_000, 100_000, 'ok'],
  [500_000, 1001, 'ok'],
  [500_000, 999, 'low'],
  [500_000, 63, 'full'],
  [500_000, 0, 'full'],
  [10_000, 600, 'ok'],
  [10_000, 400, 'low'],
  [2000, 110, 'ok'],
  [2000, 90, 'low'],
  [500, 65, 'ok'],
])('of %i MB, %i MB free is %s', (total, free, state) => {
  expect(disk(total, free)).toBe(state);
});
