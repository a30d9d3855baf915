import { expect, it } from 'vitest';
import { cutStrip, STRIP_HEIGHT } from './strip.ts';

const WIDTH = 60;
const HEIGHT = 40;
/** Black in the middle of white. */
const gray = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return x >= 20 && x < 40 && y >= 11 && y < 29 ? 0 : 255;
  }),
};
const box = { left: 20, top: 11, right: 40, bottom: 29 };

it('scales what stands within the edges to the height of a strip, with its proportions', () => {
  const { width, data } = cutStrip(gray, box);
  // Three pixels around: 26 by 24 become 52 by 48, and whole steps of eight.
  expect(width).toBe(56);
  expect(data).toHaveLength(3 * STRIP_HEIGHT * width);
  const middle = (STRIP_HEIGHT / 2) * width;
  expect([data[middle + 26], data[middle], data[26]]).toEqual([-1, 1, 1]);
});

it('shows the same in all three planes', () => {
  const { data } = cutStrip(gray, box);
  const plane = data.length / 3;
  const first = data.subarray(0, plane);
  expect(data.subarray(plane, 2 * plane)).toEqual(first);
  expect(data.subarray(2 * plane)).toEqual(first);
});

it('is white beyond the picture', () => {
  const dark = { ...gray, data: new Uint8Array(WIDTH * HEIGHT) };
  const { width, data } = cutStrip(dark, { left: 0, top: 0, right: 20, bottom: 18 });
  const middle = (STRIP_HEIGHT / 2) * width;
  expect([data[middle], data[middle + 26]]).toEqual([1, -1]);
});
