import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stepPicture } from './step-picture.ts';
import { STEPS } from './steps.ts';

const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));
const MOST_BYTES = 60_000;

const LOOKS = STEPS.flatMap((step) =>
  (['desktop', 'phone'] as const).flatMap((form) =>
    (['light', 'dark'] as const).map((scheme) => [step, form, scheme] as const),
  ),
);

/** The size that an extended WebP file says it has: each less one, in three bytes. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

describe('the pictures of the walkthrough', () => {
  it.each(LOOKS)('are there, small and of their size: %s, %s, %s', (step, form, scheme) => {
    const name = `${step}-${form}-${scheme}.webp`;
    const { src, ...size } = stepPicture(step, { form, scheme });
    expect(src).toContain(name);
    const bytes = readFileSync(`${FOLDER}${name}`);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    expect(sizeOf(bytes)).toEqual(size);
  });

  it('are no more than these', () => {
    expect(readdirSync(FOLDER)).toHaveLength(LOOKS.length);
  });
});
