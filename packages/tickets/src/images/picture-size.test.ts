import { describe, expect, it } from 'vitest';
import { drawLabels, toJpeg, toPng, toWebp } from '../testing/make-picture.ts';
import { readPictureSize } from './picture-size.ts';

const webp = (form: string, content: string): Uint8Array =>
  Buffer.concat([
    Buffer.from(`RIFF....WEBP${form}`),
    Buffer.from(content, 'hex'),
    Buffer.alloc(20),
  ]);

describe('readPictureSize', () => {
  it.each([
    ['PNG', toPng],
    ['JPEG', toJpeg],
    ['WebP', toWebp],
  ])('finds the size of a %s', async (_, encode) => {
    expect(readPictureSize(encode(await drawLabels(321, 123, [])))).toEqual({
      width: 321,
      height: 123,
    });
  });

  it.each([
    ['lossless', webp('VP8L', '000000002f9fc03100')],
    ['extended', webp('VP8X', '0a000000100000009f0000c70000')],
  ])('finds the size of a WebP: %s', (_, bytes) => {
    expect(readPictureSize(bytes)).toEqual({ width: 160, height: 200 });
  });

  it.each([
    ['nothing', ''],
    ['a JPEG that ends in a marker', 'ffd8ffe0'],
    ['a JPEG whose segments have no length', 'ffd8ffe00000ffe00000ffe00000'],
    ['a PNG without a size', '89504e470d0a1a0a0000000d49484452'],
    ['a PNG of no width', '89504e470d0a1a0a0000000d494844520000000000000001'],
  ])('finds none in %s', (_, hex) => {
    expect(readPictureSize(Buffer.from(hex, 'hex'))).toBeUndefined();
  });
});
