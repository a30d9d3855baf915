import type { Found, SegmentDraft } from '../../../document.ts';
import { findBaggage, readBaggage } from '../../../atoms/baggage.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { isDish, isMeal, readMeal } from '../../../atoms/meal.ts';
import { splitCells } from '../../../text/cells.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../../text/hit.ts';
import {
  segmentsOfDirection,
  type Direction,
  DIRECTION_WORDS,
  directionOf,
} from '../references/directions.ts';

/**
 * `Outbound: 1 x 23kg checked baggage`, ` - Retour : siège 14C`,
 * `Ida: Light, sin equipaje. Vuelta: 1 equipaje de 23 kg`.
 */
const LABEL = new RegExp(
  String.raw`(?:^[\s•*·–-]{0,12}|[.;]\s)${DIRECTION_WORDS}\s?(?:\p{L}{3,12})?\s?[:：-]\s?`,
  'giu',
);
const PARTS = /\s\+\s|\s\/\s|[,;|.]\s/u;
/** A line that may tell what may be checked. */
export const NAMES_BAGS =
  /bag|luggage|equipaje|malet|valija|gep[äa]ck|koffer|수[하화]물|kg|pc|stiva/iu;
const ALONE = new RegExp(`^${DIRECTION_WORDS}$`, 'iu');
const LONGEST = 200;
/** Rows below the directions. */
const ROWS = 12;

type Field = 'baggage' | 'meal';

interface Named {
  readonly direction: Direction;
  readonly field: Field;
  readonly found: Found<string>;
}

/**
 * Gives the flights of a direction the baggage and the meal that a line names for it, where they have none of their
 * own. Contradicting values for one direction are dropped, and so are values that were read from such a line for another
 * flight.
 */
export function addDirectionDetails(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const named = lines.flatMap((line, at) => [...readLine(line, at), ...readColumns(lines, at)]);
  if (named.length === 0) return [...segments];
  const found = (['baggage', 'meal'] as const).map(
    (field) => [field, listBySegment(segments, named, field)] as const,
  );
  const rows = new Set(named.map((one) => one.found.line));
  return segments.map((segment, at) => {
    const fields = found.map(([field, bySegment]) => {
      const isOfLine = bySegment.size > 0 && rows.has(segment[field]?.line);
      return [field, isOfLine ? bySegment.get(at) : (segment[field] ?? bySegment.get(at))] as const;
    });
    return defined({ ...segment, ...Object.fromEntries(fields) });
  });
}

/** Values that are named once for each segment. */
function listBySegment(
  segments: readonly SegmentDraft[],
  named: readonly Named[],
  field: Field,
): ReadonlyMap<number, Found<string> | undefined> {
  const bySegment = new Map<number, Found<string> | undefined>();
  for (const { direction, found } of named.filter((one) => one.field === field)) {
    for (const at of segmentsOfDirection(segments, direction)) {
      const isOther = bySegment.has(at) && bySegment.get(at)?.value !== found.value;
      bySegment.set(at, isOther ? undefined : found);
    }
  }
  return bySegment;
}

/**
 * The bags in the columns of directions, a row for each traveller: `Outbound   Return` over
 * `20 kg checked bag   no checked bag`.
 */
function readColumns(lines: readonly string[], at: number): Named[] {
  const line = lines[at] ?? '';
  if (line.length > LONGEST || !line.includes('  ')) return [];
  const heads = splitCells(line);
  const directions = heads.flatMap(({ text, start }, column) => {
    const groups = ALONE.exec(text)?.groups;
    return groups ? [{ direction: directionOf(groups), start, column }] : [];
  });
  if (directions.length < 2) return [];
  const below = lines.slice(at + 1, at + ROWS);
  const end = below.findIndex((row) => row.trim() === '');
  return below.slice(0, end < 0 ? ROWS : end).flatMap((text, row) => {
    const cells = splitCells(text);
    return directions.flatMap(({ direction, start, column }): Named[] => {
      const cell =
        cells.length === heads.length ? cells[column] : cells.find((one) => one.start === start);
      const value = cell && readBags(cell.text, cell.text.split(PARTS));
      if (value === undefined) return [];
      return [
        {
          direction,
          field: 'baggage',
          found: makeFound(value, 'shapes', text, at + 1 + row, cell),
        },
      ];
    });
  });
}

function readLine(line: string, at: number): Named[] {
  if (line.length > LONGEST) return [];
  const labels = [...line.matchAll(LABEL)];
  if (labels[0]?.index !== 0) return [];
  return labels.flatMap((label, index) => {
    const start = label.index + label[0].length;
    const end = labels[index + 1]?.index ?? line.length;
    const rest = line.slice(start, end);
    const parts = rest.split(PARTS);
    const values = { baggage: readBags(rest, parts), meal: readMeals(parts) };
    return Object.entries(defined(values)).map(([field, value]) => ({
      direction: directionOf(label.groups),
      field: field as Field,
      found: makeFound(value, 'shapes', line, at, { start, end }),
    }));
  });
}

function readBags(text: string, parts: readonly string[]): string | undefined {
  if (!NAMES_BAGS.test(text)) return undefined;
  const own = parts.filter((part) => NAMES_BAGS.test(part));
  return findBaggage(text)[0]?.value ?? own.map(readBaggage).find((value) => value !== undefined);
}

/** Of a part that a label of meals begins: `repas : salade de poulet`, `기내식 김치볶음밥`. */
function readMeals(parts: readonly string[]): string | undefined {
  return parts
    .map((part) => part.trim())
    .flatMap((part) => {
      const label = labelAt(part);
      if (label?.field !== 'meal') return [];
      const value = readMeal(part.slice(label.length));
      const isMarked = /[:：]/u.test(part.slice(0, label.length));
      return value !== undefined && (isMarked || isMeal(value) || isDish(value)) ? value : [];
    })[0];
}
