import type { Found, SegmentDraft } from '../../../document.ts';
import { readAircraft } from '../../../atoms/aircraft.ts';
import { readBaggage } from '../../../atoms/baggage.ts';
import { readMeal } from '../../../atoms/meal.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { makeFound } from '../../../text/hit.ts';
import type { Span } from '../../../text/span.ts';
import { FlightNames, routeOf } from '../references/flight-names.ts';
import { segmentsOfDirection, DIRECTION_WORDS, directionOf } from '../references/directions.ts';

const READERS = { aircraft: readAircraft, meal: readMeal, baggage: readBaggage } as const;
type Field = keyof typeof READERS;

const DIRECTIONS = new RegExp(DIRECTION_WORDS, 'giu');
/** Around the values of a list. */
const EDGES = /^[\s:：(=–-]+|[\s,;/|(–-]+$/gu;
/** What is between two that share a value. */
const AND = /^\s?(?:[,/&+]|(?:and|y|und|et|e|i|와|과|및)(?!\p{L}))\s?$/u;
const LONGEST = 200;

/** Segments that a word of a list names, and where its value begins and ends. */
interface Entry extends Span {
  readonly segments: readonly number[];
}

/**
 * Gives segments the details that a label lists by flight or by direction: `기종: 가는 편 B737-800, 오는 편 B777-200ER`,
 * `Mahlzeiten: LH 716: Abendessen; LH 717: Snack`. What was read of such a line for another flight goes.
 */
export function addListedDetails(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const names = new FlightNames(segments);
  const listed = [...segments];
  for (const [at, line] of lines.entries()) {
    const field = fieldOf(line);
    if (!field) continue;
    const entries = listEntries(line, segments, names);
    for (const entry of entries) {
      const text = line.slice(entry.start, entry.end).replaceAll(EDGES, '');
      const value = READERS[field](text);
      const hit = { start: entry.start, end: entry.end };
      const found = value === undefined ? undefined : makeFound(value, 'shapes', line, at, hit);
      for (const index of entry.segments) {
        const segment = listed[index];
        if (segment) listed[index] = withField(segment, { field, found, line: at + 1 });
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
function listEntries(line: string, segments: readonly SegmentDraft[], names: FlightNames): Entry[] {
  const from = line.length - line.trimStart().length;
  const begin = from + (labelAt(line.slice(from))?.length ?? 0);
  const flights = names.find(line).map(({ of, start, end }) => ({
    segments: [...segments.entries()].flatMap(([index, segment]) =>
      segment.flightNumber?.value === of || routeOf(segment) === of ? [index] : [],
    ),
    start,
    end,
  }));
  const directions = [...line.matchAll(DIRECTIONS)].map(({ 0: word, index, groups }) => ({
    segments: segmentsOfDirection(segments, directionOf(groups)),
    start: index,
    end: index + word.length,
  }));
  const marks = (flights.length > 0 ? flights : directions).filter(({ start }) => start >= begin);
  if (marks[0]?.start !== begin) return [];
  const entries = marks.map((mark, index) => ({
    segments: mark.segments,
    start: mark.end,
    end: marks[index + 1]?.start ?? line.length,
  }));
  return joinSegments(entries, line);
}

/** `LO 97, LO 98 - Boeing 787-9`: segments with nothing behind them but a comma have the value of the next. */
function joinSegments(entries: readonly Entry[], line: string): Entry[] {
  const joined: Entry[] = [];
  let waiting: readonly number[] = [];
  for (const { segments, start, end } of entries) {
    const all = [...waiting, ...segments];
    waiting = AND.test(line.slice(start, end)) ? all : [];
    if (waiting.length === 0) joined.push({ segments: all, start, end });
  }
  return joined;
}

interface Listed {
  readonly field: Field;
  readonly found: Found<string> | undefined;
  /** 1-based. */
  readonly line: number;
}

function withField(segment: SegmentDraft, { field, found, line }: Listed): SegmentDraft {
  if (found) return { ...segment, [field]: found };
  if (segment[field]?.line !== line) return segment;
  const { [field]: _, ...rest } = segment;
  return rest;
}
