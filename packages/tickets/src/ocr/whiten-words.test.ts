import { expect, it } from 'vitest';
import { keepLines, whitenWords } from './whiten-words.ts';

const WIDTH = 20;
const gray = { width: WIDTH, height: 20, data: new Uint8Array(400).fill(7) };
const word = { left: 6, top: 8, right: 14, bottom: 11 };
const at = (data: Uint8Array, x: number, y: number) => data[y * WIDTH + x];

it('takes a word away with its soft edges', () => {
  const { data } = whitenWords(gray, [word]);
  expect([at(data, 4, 8), at(data, 10, 9), at(data, 15, 12)]).toEqual([255, 255, 255]);
  expect([at(data, 3, 8), at(data, 16, 8), at(data, 10, 5), at(data, 10, 13)]).toEqual([
    7, 7, 7, 7,
  ]);
  expect(at(gray.data, 10, 9)).toBe(7);
});

it('keeps a line as wide as the picture, and nothing else', () => {
  const { data } = keepLines(gray, [[word]]);
  expect([at(data, 0, 8), at(data, 19, 12)]).toEqual([7, 7]);
  expect([at(data, 10, 5), at(data, 10, 13)]).toEqual([255, 255]);
});
