import { describe, expect, it, vi } from 'vitest';
import type { Gray } from '../images/gray.ts';
import type { Letter } from './decode-letters.ts';
import type { PrintedWord } from './printed-word.ts';
import { readHangul } from './read-hangul.ts';
import type { PartReader } from './read-part.ts';

const PAGE: Gray = { width: 200, height: 40, data: new Uint8Array(8000).fill(255) };
const word = (text: string, left: number, confidence: number): PrintedWord => ({
  text,
  left,
  right: left + 40,
  top: 8,
  bottom: 28,
  confidence,
  line: 1,
});
const MONTH: readonly Letter[] = [
  { text: '1', confidence: 99, at: 0.3 },
  { text: '월', confidence: 99, at: 0.7 },
];

const readMonth: PartReader = async ({ left }) => (left === 10 ? MONTH : []);

async function read(words: readonly PrintedWord[], reader: PartReader): Promise<string> {
  const found = await readHangul(PAGE, words, reader);
  return found.map(({ text }) => text).join(' ');
}

describe('readHangul', () => {
  it('finds what English takes for its own', async () => {
    const words = [word('18', 10, 91), word('KE017', 60, 93)];
    await expect(read(words, readMonth)).resolves.toBe('1월 KE017');
  });

  it('does not look at what cannot be Hangul', async () => {
    const reader = vi.fn<PartReader>(async () => MONTH);
    const words = [word('Flight', 0, 92), word('10:20', 50, 90), word('ICN', 100, 97)];
    await expect(read(words, reader)).resolves.toBe('Flight 10:20 ICN');
    expect(reader).not.toHaveBeenCalled();
  });
});
