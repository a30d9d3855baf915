import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('keeps the order of keys and of items', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (number) => number % 2);
  expect([...groups]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
});

it('is empty for nothing, and accepts any iterable', () => {
  expect(groupBy([], String).size).toBe(0);
  expect([...groupBy(new Set('ab'), (_, at) => at)]).toEqual([
    [0, ['a']],
    [1, ['b']],
  ]);
});
