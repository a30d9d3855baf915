import { POI_TAGS } from '@ooo/domain/pois/poi-tags';
import { describe, expect, it } from 'vitest';
import { DAY_COLORS, TAG_COLORS } from './theme.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

function times(matrix: Matrix, vector: Triple): Triple {
  const [x, y, z] = matrix.map((row) =>
    row.reduce((sum, cell, at) => sum + cell * (vector[at] ?? 0), 0),
  );
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** How red, green and blue are seen with a full deficiency: Machado, Oliveira and Fernandes 2009, in linear light. */
const EYES: Readonly<Record<string, Matrix>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Ottosson's OKLab, in which equal distances look about equally large. */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function toLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const clip = (value: number) => Math.min(1, Math.max(0, value));

function seenBy(eyes: Matrix, hex: string): Triple {
  const [red, green, blue] = times(eyes, toLinear(hex));
  const [l, m, s] = times(TO_CONES, [clip(red), clip(green), clip(blue)]);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** How far apart the two nearest are. */
const nearest = (colours: readonly Triple[]) =>
  Math.min(
    ...colours.flatMap((one, at) => colours.slice(at + 1).map((other) => distance(one, other))),
  );

/** Two colours side by side are told apart from about 0.02. */
const APART = { dayAndTag: 0.09, days: 0.05, tags: 0.05 } as const;

describe.each(Object.entries(EYES))('for eyes with %s', (_, eyes) => {
  const days = DAY_COLORS.map(({ fill }) => seenBy(eyes, fill));
  const tags = POI_TAGS.map((tag) => seenBy(eyes, TAG_COLORS[tag].fill));

  it('no colour of a day is near that of a tag', () => {
    const distances = days.flatMap((day) => tags.map((tag) => distance(day, tag)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(APART.dayAndTag);
  });

  it('no two days look alike, and no two tags', () => {
    expect(nearest(days)).toBeGreaterThanOrEqual(APART.days);
    expect(nearest(tags)).toBeGreaterThanOrEqual(APART.tags);
  });
});

it('would find the blue that days and tags once shared', () => {
  const [eyes] = Object.values(EYES);
  if (!eyes) throw new Error('nobody sees');
  expect(distance(seenBy(eyes, '#0072b2'), seenBy(eyes, '#2a6fbb'))).toBeLessThan(APART.dayAndTag);
});
