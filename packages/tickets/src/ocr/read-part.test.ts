import { expect, it, vi } from 'vitest';
import { toPartReader } from './read-part.ts';
import type { StripReader } from './strip-engine.ts';

const PAGE = { width: 300, height: 60, data: new Uint8Array(300 * 60).fill(255) };
const PART = { left: 20, top: 10, right: 120, bottom: 36 };

it('reads a part of a picture once in each script', async () => {
  const letters = [{ text: 'A', confidence: 98, at: 0.5 }];
  const read = vi.fn<StripReader>(async () => letters);
  const readPart = toPartReader(PAGE, read);
  expect(await readPart(PART)).toEqual(letters);
  await Promise.all([readPart({ ...PART }), readPart(PART, 'hangul')]);
  expect(read.mock.calls.map(([, script]) => script)).toEqual(['latin', 'hangul']);
});

it('reads another part anew', async () => {
  const read = vi.fn<StripReader>(async () => []);
  const readPart = toPartReader(PAGE, read);
  await readPart(PART);
  await readPart({ ...PART, right: 110 });
  expect(read).toHaveBeenCalledTimes(2);
});
