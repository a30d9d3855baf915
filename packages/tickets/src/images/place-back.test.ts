import { expect, it } from 'vitest';
import { placeBack } from './place-back.ts';
import { projectOnto } from './projection.ts';

it('places words where they are in a picture that was taken from the side', () => {
  const sheet = { width: 200, height: 100 };
  const toSeen = projectOnto(sheet, [
    { x: 100, y: 100 },
    { x: 500, y: 60 },
    { x: 500, y: 340 },
    { x: 100, y: 300 },
  ]);
  const word = { text: 'KE081', box: { left: 0.5, top: 0, width: 0.5, height: 1 } };
  const page = { text: 'KE081', lines: [{ text: 'KE081', words: [word] }] };
  const [line] = placeBack(page, sheet, toSeen, { width: 600, height: 400 }).lines;
  const { left = 0, top, width = 0, height } = line?.words[0]?.box ?? {};
  // The right half is nearer, and takes more than half of the picture of the sheet.
  expect(left).toBeCloseTo(266.7 / 600, 2);
  expect(left + width).toBeCloseTo(500 / 600, 3);
  expect([top, height]).toEqual([0.15, 0.7]);
});
