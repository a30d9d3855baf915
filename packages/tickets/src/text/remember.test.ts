import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('the same line is searched once', () => {
  const search = vi.fn<(line: string) => number[]>((line) => [line.length]);
  const find = remember(search);
  expect([find('KE 081'), find('ICN'), find('KE 081')]).toEqual([[6], [3], [6]]);
  expect(search.mock.calls).toEqual([['KE 081'], ['ICN']]);
});

test('what is kept has an end, and answers stay right beyond it', () => {
  const find = remember((line) => line.length);
  const lines = Array.from({ length: 2000 }, (_, at) => 'x'.repeat(at));
  expect(lines.map(find)).toEqual(lines.map((line) => line.length));
  expect(find('xx')).toBe(2);
});
