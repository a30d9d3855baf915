import { fileURLToPath } from 'node:url';
import { GlobalFonts, loadImage } from '@napi-rs/canvas';
import { toBuffer } from 'bwip-js/node';
import { drawPicture, type Picture } from '../images/canvas-engine.ts';

/** Fonts that are the same on every machine. */
const FONTS = {
  Print: 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  Hangul: '@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff2',
};

for (const [name, file] of Object.entries(FONTS)) {
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), name);
}

export type Symbology = 'azteccode' | 'pdf417' | 'qrcode' | 'datamatrix';

/** A text at a place, in pixels. */
export type Label = readonly [x: number, y: number, text: string, size?: number];

/** A sheet with texts on it, as a screenshot shows them. */
export function drawLabels(
  width: number,
  height: number,
  labels: readonly Label[],
): Promise<Picture> {
  return drawPicture(width, height, (context) => {
    context.fillStyle = 'black';
    for (const [x, y, text, size = 26] of labels) {
      context.font = `${size}px Print, Hangul`;
      context.fillText(text, x, y);
    }
  });
}

/** The same sheet with a barcode at a place. */
export async function addBarcode(
  sheet: Picture,
  symbology: Symbology,
  text: string,
  [x, y]: readonly [x: number, y: number],
): Promise<Picture> {
  const bars = await loadImage(await toBuffer({ bcid: symbology, text, scale: 3 }));
  return drawPicture(sheet.width, sheet.height, (context) => {
    context.drawImage(sheet, 0, 0);
    context.drawImage(bars, x, y);
  });
}

export interface Shot {
  /** Clockwise. */
  readonly degrees: number;
  /** Share of full light, on the darker side of the picture. */
  readonly light: number;
  /** Levels by which a pixel is off, at most. */
  readonly noise: number;
}

const TABLE = '#8a7a66';
const MARGIN = 120;

/** A sheet on a table, as a phone sees it in poor light; the noise is the same every time. */
export async function photograph(
  sheet: Picture,
  { degrees, light, noise }: Shot,
): Promise<Picture> {
  const photo = await drawPicture(
    sheet.width + 2 * MARGIN,
    sheet.height + 2 * MARGIN,
    (context) => {
      context.fillStyle = TABLE;
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      context.translate(context.canvas.width / 2, context.canvas.height / 2);
      context.rotate((degrees * Math.PI) / 180);
      context.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
    },
  );
  const context = photo.getContext('2d');
  const image = context.getImageData(0, 0, photo.width, photo.height);
  let seed = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const speck = (((seed >> 8) % 201) / 100 - 1) * noise;
    const share = light + (1 - light) * 0.5 * (((at / 4) % photo.width) / photo.width);
    for (let color = at; color < at + 3; color += 1) {
      image.data[color] = (image.data[color] ?? 0) * share + speck;
    }
  }
  context.putImageData(image, 0, 0);
  return photo;
}

export const toPng = (picture: Picture): Uint8Array => picture.toBuffer('image/png');
export const toJpeg = (picture: Picture): Uint8Array => picture.toBuffer('image/jpeg', 75);
export const toWebp = (picture: Picture): Uint8Array => picture.toBuffer('image/webp', 90);

/** The JPEG with an orientation, 1 to 8, as a camera writes it (Exif 2.3, tag 274). */
export function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write('Exif\u0000\u0000MM\u0000*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
