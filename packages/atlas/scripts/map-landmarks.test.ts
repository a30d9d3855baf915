import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toLandmarksText } from './map-landmarks.ts';

it('is up to date: `pnpm --filter @ooo/atlas generate:demo` writes it', () => {
  const file = new URL('../../../apps/web/data/landmarks.jsonl', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(toLandmarksText());
});

it('names at least six landmarks of each city, in three languages', () => {
  for (const line of toLandmarksText().trimEnd().split('\n')) {
    const { code, landmarks } = JSON.parse(line) as { code: string; landmarks: unknown[][] };
    expect([code, landmarks.length >= 6]).toEqual([code, true]);
    expect([code, landmarks.every((landmark) => landmark.slice(0, 3).every(Boolean))]).toEqual([
      code,
      true,
    ]);
  }
});
