import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('words begin where no letter stands before them, Korean ones anywhere', () => {
  const words = anyOf('fare', '보험');
  expect(['a fare', 'Fares', '해외여행보험'].every((text) => words.test(text))).toBe(true);
  expect(['welfare', '여행'].some((text) => words.test(text))).toBe(false);
});
