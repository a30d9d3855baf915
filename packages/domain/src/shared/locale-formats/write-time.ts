import type { Language } from '../language.ts';
import { has24Hours } from '../usual-formats.ts';
import { fromMinutes, toMinutes } from '../wall-time.ts';
import type { Writing } from '../writing.ts';

const HOUR_MIN = 60;
const NOON_MIN = 12 * HOUR_MIN;

/** Writes minutes since midnight. */
export type WriteTime = (minutes: number) => string;

const HALVES: Readonly<Record<Language, (time: string, isMorning: boolean) => string>> = {
  en: (time, isMorning) => `${time} ${isMorning ? 'AM' : 'PM'}`,
  ko: (time, isMorning) => `${isMorning ? '오전' : '오후'} ${time}`,
  es: (time, isMorning) => `${time} ${isMorning ? 'a' : 'p'}. m.`,
};

/**
 * A time of day inside a sentence, as the interface writes it too: `9:05 AM`, on a clock of 24 hours `09:05`, in
 * Spanish `9:05`. From midnight on it begins again.
 */
export function writeTime(minutes: number, writing: Writing): string {
  const time = fromMinutes(minutes);
  const { language } = writing;
  if (has24Hours(writing)) return language === 'es' ? time.replace(/^0/u, '') : time;
  const inDay = toMinutes(time);
  const hour = Math.floor(inDay / HOUR_MIN) % 12 || 12;
  const onTwelve = `${hour}${time.slice(time.indexOf(':'))}`;
  return HALVES[language](onTwelve, inDay < NOON_MIN);
}

/** {@link writeTime} for one reader. */
export function timeWriter(writing: Writing): WriteTime {
  return (minutes) => writeTime(minutes, writing);
}
