import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG in gray whose header names this size, whatever its rows are. */
export function makeLyingPng(width: number, height: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    makeChunk('IHDR', header),
    makeChunk('IDAT', deflateSync(rows)),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** The JPEG with another size in the header of its frame. */
export function makeLyingJpeg(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.from(jpeg);
  const frame = findFrame(bytes);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** The JPEG with the header of a tiny frame before its own. */
export function makeTwoFacedJpeg(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg);
  const frame = findFrame(bytes);
  const length = 2 + bytes.readUInt16BE(frame + 2);
  const tiny = makeLyingJpeg(bytes, 10, 10).subarray(frame, frame + length);
  return Buffer.concat([bytes.subarray(0, frame), tiny, bytes.subarray(frame)]);
}

function findFrame(jpeg: Buffer): number {
  return jpeg.indexOf(Buffer.from([0xff, 0xc0]));
}

/** A WebP whose outer header names one size and whose picture another one, up to 16,384 a side. */
export function makeLyingWebp(outside: number, inside: number): Uint8Array {
  const header = Buffer.alloc(18);
  header.write('VP8X', 0, 'latin1');
  header.writeUInt32LE(10, 4);
  header.writeUIntLE(outside - 1, 12, 3);
  header.writeUIntLE(outside - 1, 15, 3);
  const picture = Buffer.alloc(28);
  picture.write('VP8L', 0, 'latin1');
  picture.writeUInt32LE(20, 4);
  picture.writeUInt8(0x2f, 8);
  picture.writeUInt32LE((inside - 1) | ((inside - 1) << 14), 9);
  const file = Buffer.alloc(12);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(4 + header.length + picture.length, 4);
  file.write('WEBP', 8, 'latin1');
  return Buffer.concat([file, header, picture]);
}
