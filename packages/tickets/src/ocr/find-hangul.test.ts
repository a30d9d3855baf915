import { describe, expect, it, vi } from 'vitest';
import { type Gray, toGray } from '../images/gray.ts';
import { drawLabels } from '../testing/make-picture.ts';
import { hasHangul, isHangulUpright } from './find-hangul.ts';
import { type PartReader, toPartReader } from './read-part.ts';
import { findStripReader } from './strip-engine.ts';

const word = (text: string, top: number, right = 160, confidence = 20) => ({
  text,
  left: 20,
  top,
  right,
  bottom: top + 32,
  confidence,
  line: top,
});

async function startReader(gray: Gray): Promise<PartReader> {
  const read = await findStripReader();
  if (!read) throw new Error('The network of strips does not start.');
  return toPartReader(gray, read);
}

const draw = async (text: string): Promise<Gray> =>
  toGray(await drawLabels(240, 100, [[24, 60, text]]));

describe('the look for Hangul', () => {
  it('finds it where English makes letters of it', async () => {
    const read = await startReader(await draw('예약번호'));
    await expect(hasHangul([word('OH Ss', 34)], read)).resolves.toBe(true);
  });

  it('finds none in Latin letters', async () => {
    const read = await startReader(await draw('BOOKING'));
    await expect(hasHangul([word('B00KlNG', 34, 190)], read)).resolves.toBe(false);
  });

  it('looks at six runs of unsure words, the longest first, and at nothing else', async () => {
    const read = vi.fn<PartReader>(async () => []);
    const words = Array.from({ length: 9 }, (_, at) => word('x'.repeat(at + 2), at * 60));
    const sure = word('departure terminal', 600, 160, 96);
    await expect(hasHangul([...words, sure], read)).resolves.toBe(false);
    const tops = words.toReversed().map(({ top }) => top);
    expect(read.mock.calls.map(([{ top }, script]) => [top, script])).toEqual(
      tops.slice(0, 6).map((top) => [top, 'hangul']),
    );
  });
});

describe('the look for Hangul that is upright', () => {
  const LABEL = '출발공항';
  const words = [word('=3 o8', 34, 150)];

  it('knows it', async () => {
    const read = await startReader(await draw(`${LABEL}안내`));
    await expect(isHangulUpright([word('SS BS OL', 34, 210)], read)).resolves.toBe(true);
  });

  it('does not know it upside down, nor by a few syllables', async () => {
    const gray = await draw(LABEL);
    const read = await startReader({ ...gray, data: gray.data.toReversed() });
    const over = [{ ...word('so 85', 0, 220), left: 60, top: 24, bottom: 70 }];
    await expect(isHangulUpright(over, read)).resolves.toBe(false);
    await expect(isHangulUpright(words, await startReader(gray))).resolves.toBe(false);
  });

  it.each([
    ['digits', '7출6발0공8항9안내', false],
    ['next to nothing', '출발공항안내5', true],
  ])('wants it beside %s', async (_, read, found) => {
    const letters = Array.from(read, (text, at) => ({ text, confidence: 95, at: at / 20 }));
    await expect(isHangulUpright(words, async () => letters)).resolves.toBe(found);
  });
});
