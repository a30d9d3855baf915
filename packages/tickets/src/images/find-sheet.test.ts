import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLabels } from '../testing/make-picture.ts';
import { takePhotograph } from '../testing/take-photograph.ts';
import { drawPicture } from './canvas-engine.ts';
import { findSheet } from './find-sheet.ts';
import { toGray } from './gray.ts';

const PAGE = await drawLabels(
  700,
  990,
  Array.from(
    { length: 18 },
    (_, at) => [60, 80 + at * 45, `KE 0${at} ICN 10:00 JFK 10:20`] as const,
  ),
);

const shot = fc.record({
  turned: fc.integer({ min: -25, max: 25 }),
  pitch: fc.integer({ min: -20, max: 20 }),
  yaw: fc.integer({ min: -15, max: 15 }),
  fill: fc.constantFrom(0.75, 0.85, 0.95),
  light: fc.constantFrom(0.5, 0.75, 1),
  shadow: fc.constantFrom(0.5, 0.75, 1),
  noise: fc.constantFrom(2, 10),
  table: fc.constantFrom(20, 90, 170),
});

describe('findSheet', () => {
  it('finds the corners of a sheet on a table, however it was photographed', () => {
    const sheet = toGray(PAGE);
    fc.assert(
      fc.property(shot, (held) => {
        const size = { width: 600, height: 800 };
        const { photo, corners } = takePhotograph(sheet, { ...held, size });
        const found = findSheet(photo);
        const off = corners.map(({ x, y }, at) =>
          Math.hypot((found?.[at]?.x ?? Number.NaN) - x, (found?.[at]?.y ?? Number.NaN) - y),
        );
        expect(Math.max(...off)).toBeLessThan(5);
      }),
      { numRuns: 12 },
    );
  });

  it('finds none where the page fills the picture', () => {
    expect(findSheet(toGray(PAGE))).toBeUndefined();
  });

  it('finds none where a side is out of the picture', () => {
    const held = { turned: 3, pitch: 4, yaw: 2, light: 0.9, shadow: 1, noise: 4, table: 80 };
    const close = { ...held, fill: 1.3, size: { width: 900, height: 1200 } };
    expect(findSheet(takePhotograph(toGray(PAGE), close).photo)).toBeUndefined();
  });

  it('finds none where a dark bar is above a page', async () => {
    const bar = await drawPicture(700, 1000, (context) => {
      context.drawImage(PAGE, 0, 0);
      context.fillStyle = '#446';
      context.fillRect(0, 0, 700, 160);
    });
    expect(findSheet(toGray(bar))).toBeUndefined();
  });
});
