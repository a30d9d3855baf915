import { labelAt, namesOtherEvent, splitAtEnds } from '../../atoms/labels.ts';
import { findTimes } from '../../atoms/time.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { splitCells } from '../../text/cells.ts';
import { isFree } from '../../text/span.ts';
import { type HeadingRow, readHeadingRow } from '../tables/heading-row.ts';
import { readClockBelow } from './clock-below.ts';
import { readHeadedPlaces } from './headed-places.ts';
import { readKoreanEnds } from './korean-ends.ts';
import { findLabelledEnds, readLabelledPlace } from './labelled-ends.ts';
import { withColumnRoles, withoutFarRoles, withRole } from './line-roles.ts';
import { readNamedRoute } from './named-route.ts';
import { readNumberBelow } from './number-below.ts';
import { readNames } from './read-names.ts';
import { readShapes } from './read-shapes.ts';
import type { Token } from './token.ts';

/** A label that is alone. */
const LONGEST_LABEL = 24;
const LONGEST_BELOW = 80;

/** The end that a label alone on its line gives to the lines below. */
export interface RoleState {
  readonly role: FlightEnd;
  readonly line: number;
}

/** True if the next line begins with the day or time of this line's place. */
function hasTimeBelow(lines: readonly string[], at: number): boolean {
  const below = (lines[at + 1] ?? '').slice(0, LONGEST_BELOW);
  return /\d/u.test(below) && !labelAt(below.trim()) && findTimes(below).length > 0;
}

/** `BOARDING TIME` or `Cierre puerta/Gate closes` alone on a line, with its value alone on the next. */
function isUnderOtherEvent(lines: readonly string[], at: number): boolean {
  const [above = '', line = ''] = [lines[at - 1]?.trim(), lines[at]?.trim()];
  const labels = above.slice(0, LONGEST_BELOW).split(/\s?\/\s?/u);
  const isOneLabel = splitCells(above).length === 1;
  const areShort = [...labels, line].every(({ length }) => length <= LONGEST_LABEL);
  return isOneLabel && areShort && labels.some(namesOtherEvent);
}

/** A line's context before it is read. */
interface Surroundings {
  readonly state: RoleState | undefined;
  readonly heading: HeadingRow | undefined;
  readonly details: readonly Token[];
}

/** The tokens of a line, and the role that it gives to the lines below; `same` where it leaves that as it is. */
export function tokenizeLine(
  lines: readonly string[],
  at: number,
  { state, heading, details }: Surroundings,
): { tokens: Token[]; state: RoleState | undefined | 'same' } {
  const line = lines[at] ?? '';
  const cells = splitCells(line).flatMap(splitAtEnds);
  const isHeadingRow = readHeadingRow(line) !== undefined;
  const shapes = isHeadingRow ? [] : readOwnShapes(lines, at, heading, details);
  const isTimed = shapes.some(({ kind }) => kind === 'time') || hasTimeBelow(lines, at);
  const labelled = findLabelledEnds(cells, shapes, { isTimed });
  const roles = new Set(labelled.map(({ role }) => role));
  const roleOf = (start: number): FlightEnd | undefined => {
    const left = labelled.findLast(({ cell }) => cell.start <= start);
    return left ? left.role : roles.size === 0 ? state?.role : undefined;
  };
  const beside = isHeadingRow
    ? []
    : [
        ...labelled.flatMap((label) => readLabelledPlace(label, { line, at, cells, shapes })),
        ...readNamedRoute(lines, at, shapes),
        ...readNames(lines, at, shapes),
      ];
  const isBare = beside.length + shapes.length === 0 && !isHeadingRow;
  const places = isBare ? readHeadedPlaces(lines, at, heading) : beside;
  const ends = readKoreanEnds(line, at);
  const [onlyEnd] = ends.length === 1 && roles.size === 0 ? ends : [];
  const named = [...ends, ...places.filter((place) => isFree(place, ends))];
  const free = shapes.filter((token) => token.kind !== 'airport' || isFree(token, named));
  const told = [...free, ...named, ...details].map((token) =>
    withRole(token, token.role ?? roleOf(token.start) ?? onlyEnd?.role),
  );
  const tokens = withoutFarRoles(told, labelled).sort((a, b) => a.start - b.start);
  if (roles.size === 0) return { tokens: withColumnRoles(tokens, line, heading), state: 'same' };
  const [role] = roles;
  const isLabel = tokens.length === 0 && roles.size === 1 && !isHeadingRow;
  return { tokens, state: isLabel && role ? { role, line: at } : undefined };
}

/** The tokens of a line by shape, without details; below another event's label without days and times. */
function readOwnShapes(
  lines: readonly string[],
  at: number,
  heading: HeadingRow | undefined,
  details: readonly Token[],
): Token[] {
  const below = [...readNumberBelow(lines, at), ...readClockBelow(lines, at)];
  const shapes = readShapes(lines[at] ?? '', at, heading).filter((token) => isFree(token, below));
  const isOfOther = isUnderOtherEvent(lines, at);
  return [...shapes, ...below].filter(
    (token) =>
      isFree(token, details) && !(isOfOther && (token.kind === 'time' || token.kind === 'date')),
  );
}
