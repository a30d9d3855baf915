import { drawPicture, type Picture } from './canvas-engine.ts';

/** Brightness by rows from the top, 0 black to 255 white. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The brightness of a picture, by the weights of ITU-R BT.601. */
export function toGray(picture: Picture): Gray {
  const { width, height } = picture;
  const pixels = toWords(picture.getContext('2d').getImageData(0, 0, width, height).data);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    data[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, data };
}

/** The picture of a brightness. */
export function toPicture({ width, height, data }: Gray): Promise<Picture> {
  return drawPicture(width, height, (context) => {
    const image = context.createImageData(width, height);
    const pixels = toWords(image.data);
    for (let at = 0; at < pixels.length; at += 1) {
      pixels[at] = (data[at] ?? 0) * GRAY_PIXEL + OPAQUE;
    }
    context.putImageData(image, 0, 0);
  });
}

/** Red, green and blue alike; red is the lowest byte, as in all processors of today. */
const GRAY_PIXEL = 0x01_01_01;
const OPAQUE = 0xff_00_00_00;

/** A pixel a number, which is several times faster than a byte a number. */
function toWords({ buffer, byteOffset, byteLength }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** Light for dark, and dark for light. */
export function invert({ width, height, data }: Gray): Gray {
  const inverted = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) inverted[at] = 255 - (data[at] ?? 0);
  return { width, height, data: inverted };
}

/** Smaller by a whole factor; each pixel is the mean of those that it replaces. */
export function shrinkGray(gray: Gray, factor: number): Gray {
  if (factor <= 1) return gray;
  const width = Math.max(1, Math.floor(gray.width / factor));
  const height = Math.max(1, Math.floor(gray.height / factor));
  const across = Math.min(factor, gray.width);
  const down = Math.min(factor, gray.height);
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < y * factor + down; row += 1) {
      let at = row * gray.width;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (const end = at + across; at < end; at += 1) sum += gray.data[at] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) data[y * width + x] = (sums[x] ?? 0) / (across * down);
  }
  return { width, height, data };
}

/** The simplest format there is: a line of numbers, then the pixels. */
export function toPortableGraymap({ width, height, data }: Gray): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
