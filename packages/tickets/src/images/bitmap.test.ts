import { expect, it } from 'vitest';
import { toBitmap } from './bitmap.ts';
import { drawPicture, loadCanvasEngine } from './canvas-engine.ts';
import { toGray } from './gray.ts';

it.each([
  ['rows of whole words', 4, 3],
  ['rows that are filled up', 5, 2],
  ['one pixel', 1, 1],
])('is the picture that it was: %s', async (_, width, height) => {
  const data = Uint8Array.from({ length: width * height }, (__, at) => (at * 37) % 256);
  const { loadImage } = await loadCanvasEngine();
  const image = await loadImage(toBitmap({ width, height, data }));
  const picture = await drawPicture(width, height, (context) => context.drawImage(image, 0, 0));
  expect(toGray(picture)).toEqual({ width, height, data });
});
