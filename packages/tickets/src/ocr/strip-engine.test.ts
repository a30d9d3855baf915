import { describe, expect, it } from 'vitest';
import { toGray } from '../images/gray.ts';
import { drawLabels } from '../testing/make-picture.ts';
import { cutStrip } from './strip.ts';
import { findStripReader, startStripReader } from './strip-engine.ts';

const BOX = { left: 20, top: 34, right: 200, bottom: 66 };

describe('the network of strips', () => {
  it('reads a code letter by letter from left to right', async () => {
    const read = await findStripReader();
    const gray = toGray(await drawLabels(220, 100, [[24, 60, 'P8LMWT']]));
    const letters = (await read?.(cutStrip(gray, BOX))) ?? [];
    expect(letters.map(({ text }) => text).join('')).toBe('P8LMWT');
    expect(Math.min(...letters.map(({ confidence }) => confidence))).toBeGreaterThan(80);
    const places = letters.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is not there where its library does not load', async () => {
    const missing = new Error('ld-linux-x86-64.so.2: No such file or directory');
    await expect(startStripReader(() => Promise.reject(missing))).resolves.toBeUndefined();
  });
});
