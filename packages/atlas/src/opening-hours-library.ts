import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { opening_hours as OpeningHours } from 'opening_hours';
import { lazy } from './read-data.ts';
import { WallDate } from './wall-date.ts';

export type Evaluator = OpeningHours;
type Library = typeof OpeningHours;

const MOST_KEPT = 50;
const HOLIDAY_RULE = /^\s*(?:PH|SH)\b/;
/** What the library takes for hours although nobody meant it so: `12345`, `9 to 5`, `Mo-Fr`. */
const GUESSES = new Set(['interpreted_as_year', 'ambiguous_single_digit_hour', 'vague']);
/** It complains to the console of every country without holidays. */
const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * The library as it ships, compiled with {@link WallDate} for `Date`: it counts in the process's own
 * zone, in which an hour may be missing on a day that has it at the place.
 */
const library = lazy((): Library => {
  const require = createRequire(import.meta.url);
  const filename = require.resolve('opening_hours');
  const run = compileFunction(
    readFileSync(filename, 'utf8'),
    ['exports', 'require', 'module', 'Date', 'console'],
    { filename },
  );
  const suncalc = createRequire(filename)('suncalc') as { getTimes: SunTimes };
  const module: { exports: unknown } = { exports: {} };
  const requireSuncalc = (name: string): unknown =>
    name === 'suncalc' ? { getTimes: inWallDates(suncalc.getTimes) } : require(name);
  run.call(module.exports, module.exports, requireSuncalc, module, WallDate, SILENT);
  return module.exports as Library;
});

type SunTimes = (date: Date, lat: number, lon: number) => Record<string, unknown>;

const MOST_SUN_DAYS = 64;

/** Each rule asks anew for the same moment: the last answers are kept. The library only reads them. */
function inWallDates(getTimes: SunTimes): SunTimes {
  const last = new Map<string, Record<string, unknown>>();
  return (date, lat, lon) => {
    const key = `${date.getTime()}|${lat}|${lon}`;
    const known = last.get(key);
    if (known) return known;
    const times = Object.fromEntries(
      Object.entries(getTimes(date, lat, lon)).map(([name, value]) => [
        name,
        value instanceof Date && !Number.isNaN(value.getTime()) ? new WallDate(value) : undefined,
      ]),
    );
    if (last.size >= MOST_SUN_DAYS) last.delete(last.keys().next().value ?? key);
    last.set(key, times);
    return times;
  };
}

const kept = new Map<string, OpeningHours | undefined>();

/**
 * What answers for an expression, kept for the next time; undefined where it cannot be read. Rules for
 * holidays are left out where the library knows none for the country. `sunLongitude` is where the sun's
 * UTC time is the place's wall time.
 */
export function evaluatorOf(
  expression: string,
  latitude: number,
  sunLongitude: number,
  countryCode: string,
): OpeningHours | undefined {
  const key = [expression, latitude.toFixed(1), sunLongitude.toFixed(1), countryCode].join('|');
  if (kept.has(key)) return kept.get(key);
  const place = {
    lat: String(latitude),
    lon: String(sunLongitude),
    address: { country_code: countryCode, state: '' },
  };
  const evaluator = compile(expression, place) ?? compile(withoutHolidays(expression), place);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? key);
  kept.set(key, evaluator);
  return evaluator;
}

function compile(
  expression: string,
  place: { lat: string; lon: string; address: { country_code: string; state: string } },
): OpeningHours | undefined {
  try {
    // The types ask for numbers, the code for strings.
    const evaluator = new (library())(expression, place as never);
    evaluator.getState(new WallDate(2026, 0, 1, 12));
    const isGuess = warningsOf(evaluator).some(({ type }) => GUESSES.has(type));
    return isGuess ? undefined : evaluator;
  } catch {
    return undefined;
  }
}

/**
 * For a warning that nobody asks for, the library looks for the next change of state: through five years, for
 * seconds, where there is none. It is given an iterator that has no next one.
 */
function warningsOf(evaluator: OpeningHours) {
  return evaluator.getStructuredWarnings.call({ getIterator: () => ({ advance: () => false }) });
}

/** The rules that hold on ordinary days: for countries whose holidays the library does not know. */
function withoutHolidays(expression: string): string {
  return expression
    .split(';')
    .filter((rule) => !HOLIDAY_RULE.test(rule))
    .map((rule) => rule.replace(/,\s*(?:PH|SH)\b/g, ''))
    .join(';');
}
