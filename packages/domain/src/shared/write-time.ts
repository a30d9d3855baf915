import { CLOCKS } from '@ooo/texts/clock';
import type { WriteTime } from '@ooo/texts/formats.types';
import { has24Hours } from './usual-formats.ts';
import { fromMinutes, toMinutes } from './wall-time.ts';
import type { Writing } from './writing.ts';

const HOUR_MIN = 60;
const NOON_MIN = 12 * HOUR_MIN;

/**
 * A time of day inside a sentence, as the interface writes it too: `9:05 AM`, on a clock of 24 hours `09:05`, in
 * Spanish `9:05`. From midnight on it begins again.
 */
export function writeTime(minutes: number, writing: Writing): string {
  const time = fromMinutes(minutes);
  const { on12Hours, on24Hours } = CLOCKS[writing.language];
  if (has24Hours(writing)) return on24Hours(time);
  const inDay = toMinutes(time);
  const hour = Math.floor(inDay / HOUR_MIN) % 12 || 12;
  return on12Hours(`${hour}${time.slice(time.indexOf(':'))}`, inDay < NOON_MIN);
}

/** {@link writeTime} for one reader. */
export function timeWriter(writing: Writing): WriteTime {
  return (minutes) => writeTime(minutes, writing);
}
