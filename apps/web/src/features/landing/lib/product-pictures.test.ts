import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@ooo/texts/languages';
import { expect, it } from 'vitest';
import { stepPicture } from './step-picture.ts';
import { STEPS } from './steps.ts';
import { tripPicture } from './trip-picture.ts';

const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));
const LOOKS = (['desktop', 'phone'] as const).flatMap((form) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    LANGUAGES.map((language) => ({ form, scheme, language })),
  ),
);

/** The size that an extended WebP file says it has: each less one, in three bytes. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

it('each step has a small picture of its size in every look §2.75', () => {
  for (const [look, step] of LOOKS.flatMap((one) => STEPS.map((step) => [one, step] as const))) {
    const { form, scheme, language } = look;
    const name = `step-${step}-${form}-${scheme}-${language}.webp`;
    const { src, ...size } = stepPicture(step, look);
    expect(src).toContain(name);
    const bytes = readFileSync(`${FOLDER}${name}`);
    expect(bytes.length).toBeLessThan(60_000);
    expect(sizeOf(bytes)).toEqual(size);
  }
});

it('the trip has a picture in every look that is sharp where it is shown', () => {
  for (const look of LOOKS) {
    const { form, scheme, language } = look;
    const name = `trip-${form}-${scheme}-${language}.webp`;
    const { src, width, height } = tripPicture(look);
    expect(src).toContain(name);
    const bytes = readFileSync(`${FOLDER}${name}`);
    expect(bytes.length).toBeLessThan(100_000);
    const size = sizeOf(bytes);
    expect(size.width / width).toBe(size.height / height);
    expect(size.width / width).toBeGreaterThanOrEqual(1.5);
  }
});

it('there are no more pictures than these', () => {
  expect(readdirSync(FOLDER)).toHaveLength(LOOKS.length * (STEPS.length + 1));
});
