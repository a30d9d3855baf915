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
  return { width, height, data: data.map((level) => 255 - level) };
}

/** Smaller by a whole factor; each pixel is the mean of those that it stands for. */
export function shrinkGray(gray: Gray, factor: number): Gray {
  if (factor <= 1) return gray;
  const width = Math.max(1, Math.floor(gray.width / factor));
  const height = Math.max(1, Math.floor(gray.height / factor));
  const sums = new Uint32Array(width * height);
  const rows = Math.min(gray.height, height * factor);
  const columns = Math.min(gray.width, width * factor);
  for (let y = 0; y < rows; y += 1) {
    const row = Math.floor(y / factor) * width;
    const start = y * gray.width;
    for (let x = 0; x < columns; x += 1) {
      const at = row + Math.floor(x / factor);
      sums[at] = (sums[at] ?? 0) + (gray.data[start + x] ?? 0);
    }
  }
  const area = factor * factor;
  return { width, height, data: Uint8Array.from(sums, (sum) => sum / area) };
}
