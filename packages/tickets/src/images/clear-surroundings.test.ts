import { describe, expect, it } from 'vitest';
import { drawLabels, photograph } from '../testing/make-picture.ts';
import { drawPicture } from './canvas-engine.ts';
import { clearSurroundings } from './clear-surroundings.ts';
import { evenLight } from './even-light.ts';
import { type Gray, toGray } from './gray.ts';

const LABELS = Array.from(
  { length: 12 },
  (_, at) => [60, 80 + at * 45, 'FLIGHT KE 081 ICN'] as const,
);

function countDark({ data }: Gray): number {
  return data.reduce((sum, level) => (level < 150 ? sum + 1 : sum), 0);
}

/** A gray of the picture as the readers have it, before and after. */
function clear(seen: Gray): { even: Gray; cleared: Gray } {
  const even = evenLight(seen);
  return { even, cleared: clearSurroundings(even, seen) };
}

describe('clearSurroundings', () => {
  it('leaves the print of a paper that lies on a table, and nothing around it', async () => {
    const sheet = await drawLabels(900, 700, LABELS);
    const photo = toGray(await photograph(sheet, { degrees: 8, light: 0.7, noise: 12 }));
    const { cleared } = clear(photo);
    const { width, height, data } = cleared;
    const rim = data.filter((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return x < 40 || y < 40 || x >= width - 40 || y >= height - 40;
    });
    expect(rim.every((level) => level === 255)).toBe(true);
    expect(countDark(cleared)).toBeGreaterThan(0.9 * countDark(evenLight(toGray(sheet))));
  });

  it('leaves a page that fills the picture as it is', async () => {
    const { even, cleared } = clear(toGray(await drawLabels(900, 700, LABELS)));
    expect(cleared).toBe(even);
  });

  it('leaves a dark bar above a page, where print may stand', async () => {
    const page = await drawLabels(900, 700, LABELS);
    const picture = await drawPicture(900, 900, (context) => {
      context.fillStyle = '#777';
      context.fillRect(0, 0, 900, 200);
      context.fillStyle = 'black';
      context.font = '40px Print';
      context.fillText('KE 081', 60, 120);
      context.drawImage(page, 0, 200);
    });
    const { even, cleared } = clear(toGray(picture));
    expect(cleared).toBe(even);
  });
});
