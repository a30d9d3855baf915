const SECTOR = 512;
/** Streams below this lie elsewhere in the file. */
const LEAST_STREAM = 4096;
const TEXT_AT = 1024;
const END_OF_CHAIN = -2;
const FREE = -1;
const FAT = -3;

/** A Word document of before 2007 with this text: lines end with `\n`, cells with a tab. */
export function makeDoc(text: string, options: { readonly encrypted?: boolean } = {}): Uint8Array {
  const characters = Buffer.from(text.replaceAll('\n', '\r').replaceAll('\t', '\u0007'), 'utf16le');
  return makeCompoundFile([
    ['WordDocument', makeWordStream(characters, options.encrypted ?? false)],
    ['1Table', makePieceTable(characters.length / 2)],
  ]);
}

/** The header of Word (MS-DOC 2.5) with the few numbers that say where the text is. */
function makeWordStream(characters: Buffer, encrypted: boolean): Buffer {
  const header = Buffer.alloc(TEXT_AT);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  header.writeUInt32LE(TEXT_AT, 0x18);
  header.writeUInt32LE(characters.length / 2, 0x4c);
  return Buffer.concat([header, characters]);
}

/** One piece: all characters in a row, two bytes each. */
function makePieceTable(length: number): Buffer {
  const table = Buffer.alloc(21);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(length, 9);
  table.writeUInt32LE(TEXT_AT, 15);
  return table;
}

/** A compound file (MS-CFB) with these streams: one table sector, one directory sector, then the streams. */
export function makeCompoundFile(
  streams: readonly (readonly [name: string, content: Buffer])[],
): Uint8Array {
  const table = Buffer.alloc(SECTOR, Buffer.from([0xff]));
  table.writeInt32LE(FAT, 0);
  table.writeInt32LE(END_OF_CHAIN, 4);
  const entries = [makeEntry('Root Entry', 5, { child: 1, start: END_OF_CHAIN, size: 0 })];
  const bodies: Buffer[] = [];
  let next = 2;
  for (const [index, [name, content]] of streams.entries()) {
    const count = Math.ceil(Math.max(content.length, LEAST_STREAM) / SECTOR);
    const right = index + 1 < streams.length ? index + 2 : FREE;
    entries.push(makeEntry(name, 2, { right, start: next, size: count * SECTOR }));
    bodies.push(Buffer.concat([content, Buffer.alloc(count * SECTOR - content.length)]));
    for (let at = 0; at < count; at += 1) {
      table.writeInt32LE(at + 1 < count ? next + at + 1 : END_OF_CHAIN, (next + at) * 4);
    }
    next += count;
  }
  const directory = Buffer.concat([...entries, Buffer.alloc(SECTOR)]).subarray(0, SECTOR);
  return Buffer.concat([makeHeader(), table, directory, ...bodies]);
}

function makeHeader(): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeInt16LE(9, 30);
  header.writeInt16LE(6, 32);
  header.writeInt32LE(1, 44);
  header.writeInt32LE(1, 48);
  header.writeInt32LE(LEAST_STREAM, 56);
  header.writeInt32LE(END_OF_CHAIN, 60);
  header.writeInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeInt32LE(0, 76);
  return header;
}

interface EntryFields {
  readonly right?: number;
  readonly child?: number;
  readonly start: number;
  readonly size: number;
}

function makeEntry(
  name: string,
  type: number,
  { right = FREE, child = FREE, start, size }: EntryFields,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeInt16LE((name.length + 1) * 2, 64);
  entry.writeInt8(type, 66);
  entry.writeInt32LE(FREE, 68);
  entry.writeInt32LE(right, 72);
  entry.writeInt32LE(child, 76);
  entry.writeInt32LE(start, 116);
  entry.writeInt32LE(size, 120);
  return entry;
}
