import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { travelQuestions } from './travel-questions.ts';

const all = (count: number) => Array.from({ length: count }, (_, point) => point);

test('a new trip is one question', () => {
  expect(travelQuestions(30, () => true)).toEqual([{ from: all(30), to: all(30) }]);
});

test('nothing is asked where nothing is missing', () => {
  expect(travelQuestions(30, () => false)).toEqual([]);
  expect(travelQuestions(0, () => true)).toEqual([]);
});

test('a new place among known ones is asked about in both directions, and nothing else is', () => {
  const others = all(30).filter((point) => point !== 7);
  expect(travelQuestions(30, (from, to) => from !== to && (from === 7 || to === 7))).toEqual([
    { from: [7], to: others },
    { from: others, to: [7] },
  ]);
});

test('islands are asked about separately', () => {
  const questions = travelQuestions(9, (a, b) => a !== b && a % 3 === b % 3);
  expect(questions).toEqual(
    [0, 1, 2].map((first) => {
      const island = [first, first + 3, first + 6];
      return { from: island, to: island };
    }),
  );
});

test('a large trip is asked about in parts that a server takes', () => {
  const questions = travelQuestions(120, () => true);
  expect(questions.map(({ from, to }) => [from.length, to.length])).toEqual([
    [50, 50],
    [50, 50],
    [50, 20],
    [50, 50],
    [50, 50],
    [50, 20],
    [20, 50],
    [20, 50],
    [20, 20],
  ]);
});

test('200 points are divided at once', () => {
  const before = performance.now();
  const questions = travelQuestions(200, (from, to) => Math.abs(from - to) < 40);
  expect(performance.now() - before).toBeLessThan(1000);
  expect(questions.length).toBeLessThanOrEqual(30);
});

test('every pair that is missing is asked about once, by questions of a size that a server takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.array(fc.nat(143)), (count, cells) => {
      const missing = new Set(cells);
      const isMissing = (from: number, to: number) => from !== to && missing.has(from * 12 + to);
      const asked = travelQuestions(count, isMissing).flatMap(({ from, to }) =>
        from.flatMap((start) => to.map((end) => start * 12 + end)),
      );
      expect(new Set(asked).size).toBe(asked.length);
      const wanted = all(count).flatMap((from) =>
        all(count).flatMap((to) => (isMissing(from, to) ? [from * 12 + to] : [])),
      );
      expect(asked).toEqual(expect.arrayContaining(wanted));
    }),
  );
});
