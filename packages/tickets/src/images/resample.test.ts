import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLabels } from '../testing/make-picture.ts';
import { type Gray, toGray } from './gray.ts';
import { chain, enlarge, invertProjection, projectOnto, SAME } from './projection.ts';
import { resample } from './resample.ts';
import { turnGray } from './turn-gray.ts';

const sheet = toGray(
  await drawLabels(420, 300, [
    [30, 80, 'KE 081 ICN', 40],
    [30, 190, 'JFK 10:20', 64],
  ]),
);

/** Levels by which pixels differ in the mean, away from the rim. */
function compare(a: Gray, b: Gray): number {
  let [sum, count] = [0, 0];
  for (let y = 4; y < a.height - 4; y += 1) {
    for (let x = 4; x < a.width - 4; x += 1) {
      sum += Math.abs((a.data[y * a.width + x] ?? 0) - (b.data[y * b.width + x] ?? 0));
      count += 1;
    }
  }
  return sum / count;
}

describe('resample', () => {
  it('keeps every pixel where nothing changes', () => {
    expect(compare(resample(sheet, SAME, sheet), sheet)).toBe(0);
  });

  it('brings a sheet back that was seen from the side', () => {
    const off = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(fc.array(off, { minLength: 8, maxLength: 8 }), (offs) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = offs;
        const seen = projectOnto(sheet, [
          { x: 80 + a, y: 80 + b },
          { x: 920 + c, y: 80 + d },
          { x: 920 + e, y: 680 + f },
          { x: 80 + g, y: 680 + h },
        ]);
        const photo = resample(sheet, invertProjection(seen), { width: 1000, height: 760 });
        // Print that moved by a pixel would be off by more.
        expect(compare(resample(photo, seen, sheet), sheet)).toBeLessThan(2.5);
      }),
      { numRuns: 12 },
    );
  });

  it('is white where the source ends', () => {
    const dark: Gray = { width: 20, height: 20, data: new Uint8Array(400) };
    const wide = resample(dark, SAME, { width: 40, height: 20 });
    expect([wide.data[10 * 40 + 19], wide.data[10 * 40 + 20]]).toEqual([0, 255]);
  });

  it('leaves out nothing of a picture that it makes much smaller', () => {
    const stripes: Gray = {
      width: 400,
      height: 40,
      data: Uint8Array.from({ length: 16_000 }, (_, at) => (at % 4 === 0 ? 0 : 255)),
    };
    const small = resample(stripes, enlarge(4), { width: 100, height: 10 });
    expect([...small.data.subarray(120, 180)].every((level) => level > 170 && level < 210)).toBe(
      true,
    );
  });
});

describe('turnGray', () => {
  it('cuts a part out pixel for pixel', () => {
    const { gray, toSource } = turnGray(sheet, 0, 1, { left: 25, top: 40, width: 100, height: 50 });
    expect(gray.data[3 * 100 + 7]).toBe(sheet.data[43 * sheet.width + 32]);
    expect(chain(toSource)).toEqual(
      [1, 0, 25, 0, 1, 40, 0, 0, 1].map((one): unknown => expect.closeTo(one)),
    );
  });

  it('gives the same picture after four quarter turns', () => {
    const turned = [1, 2, 3, 4].reduce((gray) => turnGray(gray, 90).gray, sheet);
    expect(compare(turned, sheet)).toBeLessThan(0.5);
  });
});
