import { describe, expect, it, vi } from 'vitest';
import { toGray } from '../images/gray.ts';
import { drawLabels } from '../testing/make-picture.ts';
import { hasHangul } from './find-hangul.ts';
import { findStripReader, type StripReader } from './strip-engine.ts';

const word = (text: string, top: number, right = 160) => ({
  text,
  left: 20,
  top,
  right,
  bottom: top + 32,
  confidence: 20,
  line: top,
});
const unsure = () => false;
const isLong = ({ text }: { text: string }): boolean => text.length > 8;

async function startReader(): Promise<StripReader> {
  const read = await findStripReader();
  if (!read) throw new Error('The network of strips does not start.');
  return read;
}

describe('the look for Hangul', () => {
  it('finds it where English makes letters of it', async () => {
    const gray = toGray(await drawLabels(240, 100, [[24, 60, '예약번호']]));
    const words = [word('OH Ss', 34)];
    await expect(hasHangul(gray, words, unsure, await startReader())).resolves.toBe(true);
  });

  it('finds none in Latin letters', async () => {
    const gray = toGray(await drawLabels(240, 100, [[24, 60, 'BOOKING']]));
    const words = [word('B00KlNG', 34, 190)];
    await expect(hasHangul(gray, words, unsure, await startReader())).resolves.toBe(false);
  });

  it('looks at six runs of unsure words, the longest first, and at nothing else', async () => {
    const gray = { width: 240, height: 600, data: new Uint8Array(240 * 600).fill(255) };
    const read = vi.fn<StripReader>(async () => []);
    const words = Array.from({ length: 9 }, (_, at) => word('x'.repeat(at + 2), at * 60));
    await expect(hasHangul(gray, words, isLong, read)).resolves.toBe(false);
    expect(read.mock.calls.map(([, script]) => script)).toEqual(Array(6).fill('hangul'));
  });
});
