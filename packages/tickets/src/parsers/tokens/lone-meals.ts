import { findAircraft } from '../../atoms/aircraft.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { isMeal } from '../../atoms/meal.ts';
import { findTimes } from '../../atoms/time.ts';
import { labelAt } from '../../atoms/labels.ts';
import type { Token } from './token.ts';

/** Lines above a meal in which its flight or aircraft stands. */
const REACH = 3;
const LONGEST = 60;

/** Meals alone on a line right below what else is told of a flight: `Boeing 787-9 Dreamliner`, `Lunch, Breakfast`. */
export function readLoneMeals(lines: readonly string[]): Token[] {
  return lines.flatMap((line, at): Token[] => {
    const value = line.trim();
    if (value === '' || value.length > LONGEST || /[:：]|\s{2}/u.test(value)) return [];
    if (!isMeal(value) || labelAt(value)?.length === value.length) return [];
    if (!isBelowFlight(lines, at)) return [];
    const start = line.indexOf(value);
    return [{ kind: 'meal', value, line: at, start, end: start + value.length }];
  });
}

/** `12:30 KE85 departs` is a line of a programme, and what stands below it is eaten elsewhere. */
function isBelowFlight(lines: readonly string[], at: number): boolean {
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || line.length > LONGEST * 2) return false;
    if (findTimes(line).length > 0) return false;
    if (findAircraft(line).length + findFlightNumbers(line).length > 0) return true;
  }
  return false;
}
