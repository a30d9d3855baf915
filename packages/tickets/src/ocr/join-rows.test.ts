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
const say = (words: ReturnType<typeof joinRows>) =>
  words.map(({ text, line }) => `${line} ${text}`);

it('puts the words of a second reading into the lines of the first', () => {
  const [code, misread, total] = [
    word('KE081', 0, 100, 1),
    word('AME', 200, 100, 1),
    word('Total', 0, 160, 2),
  ];
  const again = [word('여정', 0, 40, 1), word('서울', 200, 104, 2), word('합계', 100, 158, 3)];
  expect(say(joinRows([[code, misread], [total]], [code, total, ...again]))).toEqual([
    '1 여정',
    '2 KE081',
    '2 서울',
    '3 Total',
    '3 합계',
  ]);
});

it('drops a line of which nothing is left', () => {
  const [misread, time] = [word('AME', 0, 0, 1), word('10:00', 0, 40, 2)];
  expect(say(joinRows([[misread], [time]], [time]))).toEqual(['1 10:00']);
});
