import { afterAll, expect, test } from 'vitest';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import type { PreviewSituation } from '@ooo/domain/place-files/preview-places.rules';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { createStartWatches } from '../health/start-watch.ts';
import { createPlaceFileReader } from './place-file-reader.ts';
import type { PlaceFileReader } from '../context/ports/place-file-reader.ts';

const SITUATION: PreviewSituation = {
  destination: undefined,
  pois: [],
  known: [],
  fileName: 'places.csv',
  today: CalendarDate.parse('2026-10-01'),
  language: 'en',
};
const encode = (rows: readonly string[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(['name,latitude,longitude', ...rows].join('\n'));
const readers: PlaceFileReader[] = [];
afterAll(async () => Promise.all(readers.map(async (reader) => reader.close())));

function start(...options: Parameters<typeof createPlaceFileReader>): PlaceFileReader {
  const reader = createPlaceFileReader(...options);
  readers.push(reader);
  return reader;
}

test('a thread that cannot start is not the file’s fault, and is reported', async () => {
  const watches = createStartWatches();
  const reader = start({
    threadFile: new URL('file:///nowhere/at-all.thread.mjs'),
    starts: watches.watch('place-files'),
  });
  const preview = reader.preview(
    { owner: 'ann' },
    { bytes: encode(['Tower,37.55,126.99']) },
    SITUATION,
  );
  await expect(preview).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(watches.listFailing()).toEqual(['place-files']);
});

test('as many places of one name as are read at all are read, and others get their turn in between', async () => {
  const reader = start();
  const rows = Array.from(
    { length: MAX_PLACES_READ },
    (_, at) => `Café,${((at % 170) - 85).toFixed(1)},${(at / 60 - 170).toFixed(3)}`,
  );
  const order: string[] = [];
  const read = async (owner: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { counts } = await reader.preview({ owner }, { bytes }, SITUATION);
    order.push(owner);
    return counts;
  };
  const large = encode(rows);
  const all = [read('ann', large), read('ann', large), read('bob', encode(['Tower,37.55,126.99']))];
  expect(await Promise.all(all)).toMatchObject([
    { found: MAX_PLACES_READ, repeated: 0 },
    { found: MAX_PLACES_READ, repeated: 0 },
    { found: 1 },
  ]);
  expect(order).toEqual(['ann', 'bob', 'ann']);
});
