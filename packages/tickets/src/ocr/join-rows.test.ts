import { expect, it } from 'vitest';
import { joinRows } from './join-rows.ts';

const word = (text: string, left: number, top: number, line: number) => ({
  text,
  left,
  top,
  right: left + text.length * 10,
  bottom: top + 20,
  confidence: 90,
  line,
});

it('puts the lines of two readings into one order, and what stands in one row into one line', () => {
  const rows = joinRows([
    [word('KE081', 0, 100, 1)],
    [word('Total', 0, 160, 2)],
    [word('서울', 200, 104, 1), word('뉴욕', 300, 104, 1)],
    [word('여정', 0, 40, 2)],
  ]);
  expect(rows.map(({ text, line }) => `${line} ${text}`)).toEqual([
    '1 여정',
    '2 KE081',
    '2 서울',
    '2 뉴욕',
    '3 Total',
  ]);
});

it('keeps lines apart that lie over each other', () => {
  const rows = joinRows([[word('DEPARTURE', 0, 0, 1)], [word('10:00', 0, 4, 1)]]);
  expect(rows.map(({ line }) => line)).toEqual([1, 2]);
});
