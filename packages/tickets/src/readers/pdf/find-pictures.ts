/** How far from its subtype the size of a picture may be, in bytes. */
const DICTIONARY = 600;
const MAX_PICTURES = 200;
const BOARDING_PASS =
  /boarding\s?(?:pass|card)|mobile pass|탑승권|tarjeta de embarque|pase de abordar|bordkarte|carte d.embarquement/iu;
/** Aztec, QR and Data Matrix are square; a band like PDF417 is too often a logo. */
const SQUARE = { least: 0.8, most: 1.25, side: 40 };

/**
 * True where a barcode may be in a PDF beside its text: a picture in the shape of one, which logos seldom
 * have, or a text that calls itself a boarding pass. Picture streams always lie bare in the file.
 */
export function mayHaveBarcodes(bytes: Uint8Array, text: string): boolean {
  const isPass = BOARDING_PASS.test(text);
  return isPass || listPictures(bytes).some(([width, height]) => isShaped(width, height, SQUARE));
}

function isShaped(width: number, height: number, shape: typeof SQUARE): boolean {
  const ratio = width / height;
  return Math.min(width, height) >= shape.side && ratio >= shape.least && ratio <= shape.most;
}

/** Width and height of each picture in the file, as its dictionary says them. */
function listPictures(bytes: Uint8Array): (readonly [width: number, height: number])[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes: (readonly [number, number])[] = [];
  let at = view.indexOf('/Image');
  while (at >= 0 && sizes.length < MAX_PICTURES) {
    const around = view.toString('latin1', Math.max(0, at - DICTIONARY), at + DICTIONARY);
    const here = Math.min(at, DICTIONARY);
    const start = around.lastIndexOf('<<', here);
    const dictionary = around.slice(Math.max(start, 0), start + 2 * DICTIONARY);
    const width = Number(/\/Width\s{0,4}(\d{1,6})/u.exec(dictionary)?.[1]);
    const height = Number(/\/Height\s{0,4}(\d{1,6})/u.exec(dictionary)?.[1]);
    if (width > 0 && height > 0) sizes.push([width, height]);
    at = view.indexOf('/Image', at + 1);
  }
  return sizes;
}
