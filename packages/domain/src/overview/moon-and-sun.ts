/**
 * Where the moon and the sun are, by Jean Meeus, Astronomical Algorithms (2nd edition), chapters 49 and 25.
 * The calendars of the platform are not used for this: ICU's new moon of February 2027 is minutes late
 * and moves China's New Year to the wrong day.
 */

const SYNODIC_MONTHS_PER_CENTURY = 1236.85;
const DAYS_PER_CENTURY = 36_525;
const J2000 = 2_451_545;
/** Terrestrial time is ahead of the clocks by 69 to 75 seconds in the years that trips are made in. */
const CLOCK_LAG_DAYS = 70 / 86_400;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** Factors of M, M′, F and Ω with the coefficient in days; the power of E is that of M. */
const NEW_MOON_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1, 0, 0, -0.4072],
  [1, 0, 0, 0, 0.17241],
  [0, 2, 0, 0, 0.01608],
  [0, 0, 2, 0, 0.01039],
  [-1, 1, 0, 0, 0.00739],
  [1, 1, 0, 0, -0.00514],
  [2, 0, 0, 0, 0.00208],
  [0, 1, -2, 0, -0.00111],
  [0, 1, 2, 0, -0.00057],
  [1, 2, 0, 0, 0.00056],
  [0, 3, 0, 0, -0.00042],
  [1, 0, 2, 0, 0.00042],
  [1, 0, -2, 0, 0.00038],
  [-1, 2, 0, 0, -0.00024],
  [0, 0, 0, 1, -0.00017],
  [2, 1, 0, 0, -0.00007],
  [0, 2, -2, 0, 0.00004],
  [3, 0, 0, 0, 0.00004],
  [1, 1, -2, 0, 0.00003],
  [0, 2, 2, 0, 0.00003],
  [1, 1, 2, 0, -0.00003],
  [-1, 1, 2, 0, 0.00003],
  [-1, 1, -2, 0, -0.00002],
  [1, 3, 0, 0, -0.00002],
  [0, 4, 0, 0, 0.00002],
];

/** Planets pull a little: angle, its growth a month, and the coefficient in days. */
const PLANET_TERMS: readonly (readonly [number, number, number])[] = [
  [299.77, 0.107408, 0.000325],
  [251.88, 0.016321, 0.000165],
  [251.83, 26.651886, 0.000164],
  [349.42, 36.412478, 0.000126],
  [84.66, 18.206239, 0.00011],
  [141.74, 53.303771, 0.000062],
  [207.14, 2.453732, 0.00006],
  [154.84, 7.30686, 0.000056],
  [34.52, 27.261239, 0.000047],
  [207.19, 0.121824, 0.000042],
  [291.34, 1.844379, 0.00004],
  [161.72, 24.198154, 0.000037],
  [239.56, 25.513099, 0.000035],
  [331.55, 3.592518, 0.000023],
];

/** The kth new moon after that of 6 January 2000, a Julian day in terrestrial time. */
export function newMoon(k: number): number {
  const t = k / SYNODIC_MONTHS_PER_CENTURY;
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3;
  const moon =
    201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4;
  const latitude =
    160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3;
  const mean =
    2_451_550.09766 +
    29.530588861 * k +
    0.00015437 * t ** 2 -
    0.00000015 * t ** 3 +
    0.00000000073 * t ** 4;
  const terms = NEW_MOON_TERMS.map(
    ([m, m1, f, o, days]) =>
      days * e ** Math.abs(m) * sin(m * sun + m1 * moon + f * latitude + o * node),
  );
  const planets = PLANET_TERMS.map(
    ([angle, growth, days], at) =>
      days * sin(angle + growth * k - (at === 0 ? 0.009173 * t ** 2 : 0)),
  );
  return [...terms, ...planets].reduce((sum, term) => sum + term, mean);
}

/** The apparent longitude of the sun in degrees, 0 to 360, within a hundredth, for a Julian day. */
export function sunLongitude(julianDay: number): number {
  const t = (julianDay - J2000) / DAYS_PER_CENTURY;
  const meanLongitude = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2;
  const center =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const longitude = meanLongitude + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t);
  return ((longitude % 360) + 360) % 360;
}

/** Julian day of the start of 1970 in UTC. */
const EPOCH = 2_440_587.5;

/** The days since 1970-01-01 of the local day on which the kth new moon falls. */
export function newMoonDay(k: number, utcOffsetHours: number): number {
  return Math.floor(newMoon(k) - CLOCK_LAG_DAYS - EPOCH + utcOffsetHours / 24);
}

/** The sun's sign, 0 to 11, as a local day begins. */
export function sunSignAt(dayNumber: number, utcOffsetHours: number): number {
  const start = dayNumber + EPOCH - utcOffsetHours / 24 + CLOCK_LAG_DAYS;
  return Math.floor(sunLongitude(start) / 30);
}

/** Which new moon is the last on or before a local day. */
export function lastNewMoonBy(dayNumber: number, utcOffsetHours: number): number {
  const DAYS_PER_MONTH = 29.530588861;
  let k = Math.floor((dayNumber + EPOCH - 2_451_550) / DAYS_PER_MONTH) + 1;
  while (newMoonDay(k, utcOffsetHours) > dayNumber) k -= 1;
  return k;
}
