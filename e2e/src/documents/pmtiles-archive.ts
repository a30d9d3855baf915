import { gzipSync } from 'node:zlib';
import { varint } from './vector-tile.ts';

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILE = 1;

/** Where a tile is: its zoom, and its number on the archive's Hilbert curve. */
export interface TilePlace {
  readonly zoom: number;
  readonly id: number;
}

/** An archive in version 3 of PMTiles that holds one tile: header, root directory, metadata, the tile. */
export function makeArchive(tile: Buffer, { zoom, id }: TilePlace): Buffer {
  const content = gzipSync(tile);
  // One entry: the tile's number, how many follow it, its length, and its place plus one.
  const directory = gzipSync(Buffer.from([1, id, 1, content.length, 1].flatMap(varint)));
  const metadata = gzipSync('{}');
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const parts = [
    [HEADER_BYTES, directory.length],
    [metadataAt, metadata.length],
    [tilesAt, 0],
    [tilesAt, content.length],
  ];
  const numbers = [...parts.flat(), 1, 1, 1];
  numbers.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  header.set([1, GZIP, GZIP, VECTOR_TILE, zoom, zoom], 96);
  return Buffer.concat([header, directory, metadata, content]);
}
