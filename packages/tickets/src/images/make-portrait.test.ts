import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { makeLyingPng, makeLyingWebp } from '../testing/make-lying-picture.ts';
import { toJpeg, toPng, toWebp } from '../testing/make-picture.ts';
import { drawPicture } from './canvas-engine.ts';
import { makePortrait, PORTRAIT_SIDE } from './make-portrait.ts';

/** A green square with something else on either side of it. */
async function drawWide() {
  return drawPicture(600, 200, (context) => {
    context.fillStyle = 'red';
    context.fillRect(0, 0, 600, 200);
    context.fillStyle = 'green';
    context.fillRect(200, 0, 200, 200);
  });
}

async function colorsOf(webp: Uint8Array): Promise<string[]> {
  const image = await loadImage(Buffer.from(webp));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = [
    [3, 3],
    [PORTRAIT_SIDE - 4, PORTRAIT_SIDE - 4],
    [PORTRAIT_SIDE / 2, PORTRAIT_SIDE / 2],
  ] as const;
  return at.map(([x, y]) => {
    const [red = 0, green = 0] = context.getImageData(x, y, 1, 1).data;
    return green > red ? 'green' : 'red';
  });
}

test.each([
  ['PNG', toPng],
  ['JPEG', toJpeg],
  ['WebP', toWebp],
])('the middle of a %s becomes a small square', async (_, encode) => {
  const portrait = await makePortrait(encode(await drawWide()));
  expect(Buffer.from(portrait.subarray(8, 12)).toString()).toBe('WEBP');
  const { width, height } = await loadImage(Buffer.from(portrait));
  expect([width, height]).toEqual([PORTRAIT_SIDE, PORTRAIT_SIDE]);
  expect(await colorsOf(portrait)).toEqual(['green', 'green', 'green']);
  expect(portrait.byteLength).toBeLessThan(4000);
});

test('nothing else of the file is kept', async () => {
  const words = '<script>alert(1)</script>';
  const file = Buffer.concat([toPng(await drawWide()), Buffer.from(words)]);
  expect(Buffer.from(await makePortrait(file)).includes(words)).toBe(false);
});

test.each([
  ['much larger than a telephone takes', makeLyingPng(4001, 4000, new Uint8Array(4)), 'TOO_LARGE'],
  [
    'as large as a header can say',
    makeLyingPng(2 ** 31 - 1, 2 ** 31 - 1, new Uint8Array(4)),
    'TOO_LARGE',
  ],
  ['larger outside than inside', makeLyingWebp(16_000, 10), 'TOO_LARGE'],
  ['a PNG without its rows', makeLyingPng(0, 100, new Uint8Array(0)), 'BROKEN'],
])('a picture that is %s is refused', async (_, bytes, code) => {
  await expect(makePortrait(bytes)).rejects.toMatchObject({ code });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><img src=x>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  [
    'an SVG that looks like a PNG',
    `<svg id="   IHDR\0\0\0\u0009\0\0\0\u0009" width="9" height="9"/>`,
  ],
  ['an SVG that looks like a WebP', `<svg a=WEBPVP8X${'\0'.repeat(8)}\u0009\0\0\u0009\0\0" />`],
  ['a GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
])('%s is not a picture', async (_, text) => {
  await expect(makePortrait(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: 'BROKEN' });
});
