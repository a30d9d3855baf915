import { findAircraft } from '../../atoms/aircraft.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { isMeal } from '../../atoms/meal.ts';
import { findTimes } from '../../atoms/time.ts';
import { findDurations } from '../../atoms/duration.ts';
import { labelAt } from '../../atoms/labels.ts';
import { COLUMN_SLACK, splitCells } from '../../text/cells.ts';
import type { Token } from './token.ts';

/** Lines above a meal in which its flight or aircraft is. */
const REACH = 3;
const LONGEST = 60;
const WIDEST = 200;
/** How the flight goes, before what is served on it: `Non-Stop / Lunch`. */
const STOPS = /^(?:non-?\s?stop|direct|directo|sin escalas|직항)\s?[/,]\s?/iu;
/** Services listed with meals: `Meals, Wi-Fi`. */
const COMFORTS =
  /^(?:wi-?fi|entertainment|power|usb(?: power)?|drinks?|beverages?|wlan|와이파이)$/iu;

/**
 * Meals alone on a line right below what else is told of a flight, `Boeing 787-9 Dreamliner`, `Lunch, Breakfast`, or in the
 * column of how long it takes or of its aircraft: `6hr55 | 789`, and below it `Meals, Wi-Fi`.
 */
export function readLoneMeals(lines: readonly string[]): Token[] {
  return lines.flatMap((line, at): Token[] => {
    if (line.length < WIDEST && /\S\s{2,}\S|^\s{8}/u.test(line)) return readInColumns(lines, at);
    const value = line.trim().replace(STOPS, '');
    if (value === '' || value.length > LONGEST || /[:：]|\s{2}/u.test(value)) return [];
    if (!isMeal(value) || labelAt(value)?.length === value.length) return [];
    if (!isBelowFlight(lines, at)) return [];
    const start = line.indexOf(value);
    return [{ kind: 'meal', value, line: at, start, end: start + value.length }];
  });
}

function readInColumns(lines: readonly string[], at: number): Token[] {
  return splitCells(lines[at] ?? '').flatMap(({ text, start }): Token[] => {
    const parts = text.length > LONGEST ? [] : text.split(/,\s/u);
    const meals = parts.filter((part) => isMeal(part));
    const areAll = parts.every((part) => isMeal(part) || COMFORTS.test(part));
    if (meals.length === 0 || !areAll || /[:：]/u.test(text) || start === 0) return [];
    if (!isUnderFlight(lines, at, start)) return [];
    const value = meals.join(', ');
    return [{ kind: 'meal', value, line: at, start, end: start + text.length }];
  });
}

/** True where an aircraft or the length of a flight is above in the column that begins at an offset. */
function isUnderFlight(lines: readonly string[], at: number, start: number): boolean {
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || line.length >= WIDEST) return false;
    const cell = splitCells(line).find((one) => Math.abs(one.start - start) <= COLUMN_SLACK);
    if (cell && findAircraft(cell.text).length + findDurations(cell.text).length > 0) return true;
  }
  return false;
}

/** `12:30 KE85 departs` is a line of a schedule; the meal below it is not on board. */
function isBelowFlight(lines: readonly string[], at: number): boolean {
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || line.length > LONGEST * 2) return false;
    if (findAircraft(line).length > 0) return true;
    if (findTimes(line).length > 0) return false;
    if (findFlightNumbers(line).length > 0) return true;
  }
  return false;
}
