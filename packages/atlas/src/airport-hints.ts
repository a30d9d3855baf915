import type { Airport } from './airport-table.ts';
import { findCountryByName } from './countries.ts';

export interface Hints {
  /** The text without the country and state. */
  readonly rest: string;
  /** False where the text names another country or state than the airport's. */
  readonly agrees: (airport: Airport) => boolean;
}

const SEPARATORS = /\s*[,;|]\s*|\s+-\s+|\s*[()[\]]\s*/;

/** A country, or a state of the USA, Canada or Australia. */
const SHORT_CODE = /^(?:[A-Z]{2}|NSW|QLD|VIC|TAS|ACT)$/;
const TERMINAL = /(?:\bterminal\b|터미널)[^(),]*/gi;

/**
 * Takes what says where a place is from a ticket's words: `DETROIT, MI (…)`, `Seoul, Korea`,
 * `Houston, TX, US`. The first part is always a name, so that Singapore stays one.
 */
export function readHints(text: string): Hints {
  const [first = '', ...others] = text
    .replace(TERMINAL, ' ')
    .split(SEPARATORS)
    .filter((part) => part.trim() !== '');
  const kept = [first];
  const countries: string[] = [];
  const shortCodes: string[] = [];
  for (const part of others) {
    const country = findCountryByName(part);
    if (country !== undefined) countries.push(country);
    else if (SHORT_CODE.test(part)) shortCodes.push(part);
    else kept.push(part);
  }
  const agrees = (airport: Airport): boolean =>
    countries.every((code) => code === airport.countryCode) &&
    shortCodes.every((code) => code === airport.region || code === airport.countryCode);
  return { rest: kept.join(' '), agrees };
}
