import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: Buffer;
  readonly checksum: Buffer;
  readonly content: Buffer;
}

/** The OpenType font in a WOFF file of version 1: a program that draws with the packed one unpacks it for each letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) =>
    readTable(woff, WOFF_HEADER + at * WOFF_ENTRY),
  );
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  let offset = header.length;
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(header, entry);
    checksum.copy(header, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    offset += padded(content.length);
  }
  const bodies = tables.map(({ content }) =>
    Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)]),
  );
  return Buffer.concat([header, ...bodies]);
}

function readTable(woff: Buffer, entry: number): Table {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    content: packed.length < length ? inflateSync(packed) : packed,
  };
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
