import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPmtiles } from './pmtiles.layer.ts';

const URL = 'https://maps.example.com/world.pmtiles';
const HEADER_BYTES = 127;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A layer without features, as a Mapbox vector tile writes it. */
const TILE = Uint8Array.from([0x1a, 0x09, 0x0a, 0x05, 0x65, 0x61, 0x72, 0x74, 0x68, 0x78, 0x02]);

/** A whole archive of version 3: header, root directory with the world's tile, metadata, the tile. */
function makeArchive(): Uint8Array {
  const directory = [1, 0, 1, TILE.length, 1];
  const metadata = new TextEncoder().encode('{}');
  const bytes = new Uint8Array(HEADER_BYTES + directory.length + metadata.length + TILE.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const numbers = [HEADER_BYTES, directory.length, metadataAt, metadata.length, tilesAt, 0];
  [...numbers, tilesAt, TILE.length, 1, 1, 1].forEach((value, at) =>
    view.setBigUint64(8 + at * 8, BigInt(value), true),
  );
  bytes.set([1, 1, 1, 1, 0, 0], 96);
  bytes.set(directory, HEADER_BYTES);
  bytes.set(metadata, metadataAt);
  bytes.set(TILE, tilesAt);
  return bytes;
}

function serveByRange(bytes: Uint8Array) {
  server.use(
    http.get(URL, ({ request }) => {
      const [, from = '0', to = '0'] =
        /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
      const part = bytes.slice(Number(from), Number(to) + 1);
      const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
      return new HttpResponse(part, { status: 206, headers: { 'content-range': range } });
    }),
  );
}

describe('openPmtiles', () => {
  it('reads the header of a file by range, and a tile from it', async () => {
    serveByRange(makeArchive());
    const opened = await openPmtiles(URL);
    expect(opened?.maxZoom).toBe(0);
    const tile = await opened?.file.getZxy(0, 0, 0);
    expect(tile && [...new Uint8Array(tile.data)]).toEqual([...TILE]);
  });

  it('gives nothing where the address answers with something else', async () => {
    serveByRange(new TextEncoder().encode('<!doctype html>'.repeat(20)));
    expect(await openPmtiles(URL)).toBeUndefined();
    server.use(http.get(URL, () => new HttpResponse(null, { status: 404 })));
    expect(await openPmtiles(URL)).toBeUndefined();
    server.use(http.get(URL, () => HttpResponse.error()));
    expect(await openPmtiles(URL)).toBeUndefined();
  });

  it('gives nothing where no answer comes in time', async () => {
    server.use(
      http.get(URL, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    expect(await openPmtiles(URL, 50)).toBeUndefined();
  });
});
