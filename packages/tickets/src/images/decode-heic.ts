import { TicketError } from '../ticket-error.ts';
import { drawPicture, type Picture } from './canvas-engine.ts';
import { type HeicImage, startHeicEngine } from './heic-engine.ts';
import type { PictureSize } from './picture-size.ts';

/** Brands of HEIF files that hold pictures, as they are behind `ftyp` (ISO 23008-12). */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Beyond this a picture is made smaller before it is drawn: a canvas holds four bytes a pixel as well. */
const DRAWN_PIXELS = 16_000_000;

export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return head.startsWith('ftyp') && BRANDS.has(head.slice(4));
}

/**
 * The first picture of a HEIC file as pixels. `checkSize` judges its size before it is decoded; BROKEN where it
 * cannot be opened.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  checkSize: (size: PictureSize) => void,
): Promise<Picture> {
  const { HeifDecoder } = await startHeicEngine();
  const [image] = open(() => new HeifDecoder().decode(bytes));
  if (!image) throw new TicketError('BROKEN', (say) => say.brokenPicture);
  const size = { width: image.get_width(), height: image.get_height() };
  checkSize(size);
  return toPicture(await readPixels(image, size));
}

/** The library throws strings and numbers of its own. */
function open<T>(decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenPicture, { cause });
  }
}

interface Pixels extends PictureSize {
  /** Red, green, blue and opacity by rows from the top. */
  readonly data: Uint8ClampedArray;
}

function readPixels(image: HeicImage, { width, height }: PictureSize): Promise<Pixels> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve, reject) => {
    open(() =>
      image.display({ data, width, height }, (shown) => {
        if (shown) resolve({ width, height, data });
        else reject(new TicketError('BROKEN', (say) => say.brokenPicture));
      }),
    );
  });
}

function toPicture(pixels: Pixels): Promise<Picture> {
  const { width, height, data } =
    pixels.width * pixels.height > DRAWN_PIXELS ? halve(pixels) : pixels;
  return drawPicture(width, height, (context) => {
    const image = context.createImageData(width, height);
    image.data.set(data);
    context.putImageData(image, 0, 0);
  });
}

/** Each pixel is the mean of four. */
function halve({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const from = (y * 2 * width + x * 2) * 4;
      const to = (y * columns + x) * 4;
      for (let color = 0; color < 4; color += 1) {
        const above = (data[from + color] ?? 0) + (data[from + 4 + color] ?? 0);
        const below = from + width * 4 + color;
        half[to + color] = (above + (data[below] ?? 0) + (data[below + 4] ?? 0)) / 4;
      }
    }
  }
  return { width: columns, height: rows, data: half };
}
