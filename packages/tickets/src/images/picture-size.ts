export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height in pixels as the header of a PNG, JPEG or WebP says them; undefined where it does not. */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readPng(view) ?? readWebp(view) ?? readJpeg(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function readPng(view: Buffer): PictureSize | undefined {
  if (view.length < 24 || view.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

/** The three forms of WebP: lossy, lossless and extended. */
function readWebp(view: Buffer): PictureSize | undefined {
  if (view.length < 30 || view.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const form = view.toString('latin1', 12, 16);
  if (form === 'VP8 ') {
    return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
  }
  if (form === 'VP8L') {
    const bits = view.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8X') return undefined;
  return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
}

/** Start of a frame: C0 to CF, but for tables of codes (C4, CC) and an extension (C8). */
const FRAME = /[\u00C0-\u00C3\u00C5-\u00C7\u00C9-\u00CB\u00CD-\u00CF]/;

function readJpeg(view: Buffer): PictureSize | undefined {
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= view.length && view[at] === 0xff) {
    const marker = view[at + 1] ?? 0;
    if (FRAME.test(String.fromCharCode(marker))) {
      return { width: view.readUInt16BE(at + 7), height: view.readUInt16BE(at + 5) };
    }
    // Markers may be filled up with bytes of ones.
    at += marker === 0xff ? 1 : 2 + view.readUInt16BE(at + 2);
  }
  return undefined;
}
