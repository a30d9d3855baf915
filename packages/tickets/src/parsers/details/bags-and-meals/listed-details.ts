import type { Found, LegDraft } from '../../../document.ts';
import { readAircraft } from '../../../atoms/aircraft.ts';
import { readBaggage } from '../../../atoms/baggage.ts';
import { readMeal } from '../../../atoms/meal.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { makeFound } from '../../../text/hit.ts';
import type { Span } from '../../../text/span.ts';
import { FlightNames, routeOf } from '../references/flight-names.ts';
import { legsOfWay, WAY_WORDS, wayOf } from '../references/ways.ts';

const READERS = { aircraft: readAircraft, meal: readMeal, baggage: readBaggage } as const;
type Field = keyof typeof READERS;

const WAYS = new RegExp(WAY_WORDS, 'giu');
/** Around the values of a list. */
const EDGES = /^[\s:：(=–-]+|[\s,;/|(–-]+$/gu;
/** What stands between two that share a value. */
const AND = /^\s?(?:[,/&+]|(?:and|y|und|et|e|i|와|과|및)(?!\p{L}))\s?$/u;
const LONGEST = 200;

/** Legs that a word of a list names, and where its value begins and ends. */
interface Entry extends Span {
  readonly legs: readonly number[];
}

/**
 * Gives legs the details that a label lists by flight or by way: `기종: 가는 편 B737-800, 오는 편 B777-200ER`,
 * `Mahlzeiten: LH 716: Abendessen; LH 717: Snack`. What was read of such a line for another flight goes.
 */
export function addListedDetails(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const names = new FlightNames(legs);
  const listed = [...legs];
  for (const [at, line] of lines.entries()) {
    const field = fieldOf(line);
    if (!field) continue;
    const entries = listEntries(line, legs, names);
    for (const entry of entries) {
      const text = line.slice(entry.start, entry.end).replaceAll(EDGES, '');
      const value = READERS[field](text);
      const hit = { start: entry.start, end: entry.end };
      const found = value === undefined ? undefined : makeFound(value, 'shapes', line, at, hit);
      for (const index of entry.legs) {
        const leg = listed[index];
        if (leg) listed[index] = withField(leg, { field, found, line: at + 1 });
      }
    }
  }
  return listed;
}

function fieldOf(line: string): Field | undefined {
  if (line.length > LONGEST) return undefined;
  const text = line.trimStart();
  const label = labelAt(text);
  const field = label?.field;
  const isMarked = label !== undefined && /[:：]/u.test(text.slice(0, label.length));
  return isMarked && (field === 'aircraft' || field === 'meal' || field === 'baggage')
    ? field
    : undefined;
}

/** The entries of a list that begins right behind its label. */
function listEntries(line: string, legs: readonly LegDraft[], names: FlightNames): Entry[] {
  const from = line.length - line.trimStart().length;
  const begin = from + (labelAt(line.slice(from))?.length ?? 0);
  const flights = names.find(line).map(({ of, start, end }) => ({
    legs: [...legs.entries()].flatMap(([index, leg]) =>
      leg.flightNumber?.value === of || routeOf(leg) === of ? [index] : [],
    ),
    start,
    end,
  }));
  const ways = [...line.matchAll(WAYS)].map(({ 0: word, index, groups }) => ({
    legs: legsOfWay(legs, wayOf(groups)),
    start: index,
    end: index + word.length,
  }));
  const marks = (flights.length > 0 ? flights : ways).filter(({ start }) => start >= begin);
  if (marks[0]?.start !== begin) return [];
  const entries = marks.map((mark, index) => ({
    legs: mark.legs,
    start: mark.end,
    end: marks[index + 1]?.start ?? line.length,
  }));
  return joinLegs(entries, line);
}

/** `LO 97, LO 98 - Boeing 787-9`: legs with nothing behind them but a comma have the value of the next. */
function joinLegs(entries: readonly Entry[], line: string): Entry[] {
  const joined: Entry[] = [];
  let waiting: readonly number[] = [];
  for (const { legs, start, end } of entries) {
    const all = [...waiting, ...legs];
    waiting = AND.test(line.slice(start, end)) ? all : [];
    if (waiting.length === 0) joined.push({ legs: all, start, end });
  }
  return joined;
}

interface Listed {
  readonly field: Field;
  readonly found: Found<string> | undefined;
  /** 1-based. */
  readonly line: number;
}

function withField(leg: LegDraft, { field, found, line }: Listed): LegDraft {
  if (found) return { ...leg, [field]: found };
  if (leg[field]?.line !== line) return leg;
  const { [field]: _, ...rest } = leg;
  return rest;
}
