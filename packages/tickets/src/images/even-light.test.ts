import { describe, expect, it } from 'vitest';
import { drawLabels } from '../testing/make-picture.ts';
import { drawPicture } from './canvas-engine.ts';
import { evenLight } from './even-light.ts';
import { type Gray, invert, toGray } from './gray.ts';

const PAGE = toGray(
  await drawLabels(
    900,
    600,
    Array.from(
      { length: 11 },
      (_, at) => [40, 60 + at * 48, 'FLIGHT KE 081 ICN 10:00 JFK 10:20'] as const,
    ),
  ),
);

function light(share: (x: number, y: number) => number): Gray {
  const data = PAGE.data.map(
    (level, at) => level * share(at % PAGE.width, Math.floor(at / PAGE.width)),
  );
  return { ...PAGE, data };
}

/** Pixels that are print in one and not in the other, as a share of all print. */
function compare(own: Gray, other: Gray): number {
  let [all, apart] = [0, 0];
  for (const [at, level] of own.data.entries()) {
    const isPrint = level < 128;
    if (isPrint) all += 1;
    if (isPrint !== (other.data[at] ?? 255) < 128) apart += 1;
  }
  return apart / all;
}

describe('evenLight', () => {
  it.each([
    ['a light that falls off', light((x) => 1 - (0.6 * x) / 900)],
    ['the hard shadow of a hand', light((x, y) => (x + y > 700 ? 0.45 : 0.95))],
    ['too little light', light(() => 0.3)],
    ['light print on a dark ground', invert(PAGE)],
  ])('keeps the print in %s', (_, seen) => {
    expect(compare(evenLight(PAGE), evenLight(seen))).toBeLessThan(0.06);
  });

  it('keeps the print in a deep shadow on a sheet whose rim is seen', () => {
    const seen = light((x, y) => (x + y > 700 ? 0.3 : 0.95));
    expect(compare(evenLight(PAGE), evenLight(seen, true))).toBeLessThan(0.06);
  });

  it('makes light print on a bar of colour dark print on paper', async () => {
    const page = await drawPicture(900, 200, (context) => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 900, 200);
      context.fillStyle = '#2a72c8';
      context.fillRect(0, 60, 900, 80);
      context.fillStyle = '#fff';
      context.font = '26px Print';
      context.fillText('FLIGHT KE 081 ICN 10:00 JFK 10:20', 40, 110);
    });
    const plain = toGray(
      await drawLabels(900, 200, [[40, 110, 'FLIGHT KE 081 ICN 10:00 JFK 10:20']]),
    );
    expect(compare(evenLight(plain), evenLight(toGray(page)))).toBeLessThan(0.3);
  });
});
