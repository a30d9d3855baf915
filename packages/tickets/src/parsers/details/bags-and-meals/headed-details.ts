import type { Found, SegmentDraft } from '../../../document.ts';
import { isNamed } from '../../../atoms/airport-name.ts';
import { findTimes } from '../../../atoms/time.ts';
import { labelWords } from '../../../atoms/labels.ts';
import { makeFound } from '../../../text/hit.ts';
import { findLineBaggage } from './bag-line.ts';
import { FlightNames, routeOf } from '../references/flight-names.ts';
import { findRowMeal } from './row-meal.ts';

/** Lines below a heading, up to an empty one. */
const REACH = 8;
const LONGEST = 60;
const ROUTE = /^\s*(\p{L}.{1,28}?)\s?(?:→|->|⇒|➔|–|—|-|~|>)\s?(\p{L}.{1,28}?)\s?[:：]?\s*$/u;

/** A line that may tell baggage or a meal. */
const DETAIL = new RegExp(
  String.raw`\d\s?(?:kg|pc|x|개|bag|pi)|\d[A-L]\s{2,}\p{L}|${[...labelWords('baggage'), ...labelWords('meal')].join('|')}`,
  'iu',
);

/** Beside a flight in a heading, at most a word as `Passengers`. */
const HEAD = /^[^\p{L}\d]*(?:\p{L}{3,14})?[^\p{L}\d]*$/u;

type Field = 'baggage' | 'meal';

interface Headed {
  readonly of: string;
  readonly field: Field;
  readonly found: Found<string>;
}

/**
 * Gives segments the baggage and meals that are below their number or route in a part of its own: `Hong Kong →
 * Osaka`, and below it `Checked: 23kg × 1 per adult`. What a flight has already stays.
 */
export function addHeadedDetails(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  if (segments.every(({ baggage, meal }) => baggage && meal)) return [...segments];
  const headed = listHeaded(segments, lines);
  if (headed.length === 0) return [...segments];
  return segments.map((segment) => {
    const own = headed.filter(
      ({ of }) => of === segment.flightNumber?.value || of === routeOf(segment),
    );
    const [baggage, meal] = (['baggage', 'meal'] as const).map((field) =>
      segment[field] ? undefined : own.find((one) => one.field === field)?.found,
    );
    return { ...segment, ...(baggage ? { baggage } : {}), ...(meal ? { meal } : {}) };
  });
}

function listHeaded(segments: readonly SegmentDraft[], lines: readonly string[]): Headed[] {
  const names = new FlightNames(segments);
  const headings = new Map<number, string | undefined>();
  const headingAt = (at: number): string | undefined => {
    if (!headings.has(at)) headings.set(at, readHeading(lines[at] ?? '', segments, names));
    return headings.get(at);
  };
  return lines.flatMap((line, at) => {
    if (!DETAIL.test(line) || headingAt(at) !== undefined) return [];
    for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
      if ((lines[above] ?? '').trim() === '') return [];
      const of = headingAt(above);
      if (of !== undefined) return readFields(line, at, of);
    }
    return [];
  });
}

/** The flight that a line names and nothing else, by its number, its codes or the names of its ends. */
function readHeading(
  line: string,
  segments: readonly SegmentDraft[],
  names: FlightNames,
): string | undefined {
  if (line.length > LONGEST || findTimes(line).length > 0) return undefined;
  const [reference, ...more] = names.find(line);
  if (reference && more.length === 0) {
    const rest = line.slice(0, reference.start) + line.slice(reference.end);
    return HEAD.test(rest) ? reference.of : undefined;
  }
  const [, from, to] = ROUTE.exec(line) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const named = segments.filter((segment) => isEnd(segment.from, from) && isEnd(segment.to, to));
  const [segment] = named;
  return segment && named.length === 1 ? routeOf(segment) : undefined;
}

function isEnd(code: Found<string> | undefined, name: string): boolean {
  return code !== undefined && isNamed(code.value, name);
}

function readFields(line: string, at: number, of: string): Headed[] {
  return [
    ...findLineBaggage(line).map((hit) => ({ field: 'baggage' as const, hit })),
    ...[findRowMeal(line) ?? []].flat().map((hit) => ({ field: 'meal' as const, hit })),
  ].map(({ field, hit }) => ({ of, field, found: makeFound(hit.value, 'shapes', line, at, hit) }));
}
