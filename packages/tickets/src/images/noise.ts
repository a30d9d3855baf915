import type { Gray } from './gray.ts';

const PAPER = 190;
/** A screen of light print on dark ground. */
const DARK = 65;
/** Share of the paper in what is seen; where less is as bright, that is the print. */
const LEAST_PAPER = 0.1;
const SAMPLE_STEP = 13;

/**
 * How much a pixel of paper differs from its neighbours, in the median: 0 on a screen, above 4 by a phone in dim
 * light. The edges of print are few among the pixels that count.
 */
export function measureNoise(gray: Gray): number {
  const light = countNoise(gray, (level) => level >= PAPER);
  if (light.share >= LEAST_PAPER) return light.median;
  const dark = countNoise(gray, (level) => level <= DARK);
  return dark.share > 1 / 2 ? dark.median : light.median;
}

/** The median of what differs where the ground is as it should be, and the share of that ground. */
function countNoise(
  { width, data }: Gray,
  isGround: (level: number) => boolean,
): { median: number; share: number } {
  const counts = new Uint32Array(256);
  let all = 0;
  let seen = 0;
  for (let at = width; at < data.length - width - 1; at += SAMPLE_STEP) {
    const own = data[at] ?? 0;
    const around =
      (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
    seen += 1;
    if (!isGround(around / 4)) continue;
    const apart = Math.round(Math.abs(own - around / 4));
    counts[apart] = (counts[apart] ?? 0) + 1;
    all += 1;
  }
  let sum = 0;
  const median = counts.findIndex((count) => (sum += count) >= all / 2);
  return { median: Math.max(0, median), share: all / Math.max(1, seen) };
}

/** Each pixel as the mean of itself and its neighbours, the nearer the heavier. */
export function blur({ width, height, data }: Gray): Gray {
  const across = smoothBy(data, 1);
  return { width, height, data: smoothBy(across, width) };
}

/** The mean of 1, 2 and 1 parts; the two ends stay, and rows wrap into the margin, where there is nothing. */
function smoothBy(data: Uint8Array, step: number): Uint8Array {
  const smooth = Uint8Array.from(data);
  for (let at = step; at < data.length - step; at += 1) {
    smooth[at] = ((data[at - step] ?? 0) + (data[at] ?? 0) * 2 + (data[at + step] ?? 0)) >> 2;
  }
  return smooth;
}
