import { findTimes } from '../../atoms/time.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { labelAt, namesOtherEvent, splitAtEnds } from '../../atoms/labels.ts';
import { type Cell, cellAt, splitCells } from '../../text/cells.ts';
import { isFree } from '../../text/span.ts';
import { type HeadingRow, readHeadingRow } from '../tables/heading-row.ts';
import { withColumnRoles, withoutFarRoles, withRole } from './line-roles.ts';
import { readHeadedPlaces } from './headed-places.ts';
import { findHeadings } from '../tables/table-rows.ts';
import { withDaysOfMonth } from './days-of-month.ts';
import { withMarkedArrivals } from './footnotes.ts';
import { readKoreanEnds } from './korean-ends.ts';
import { readNames } from './read-names.ts';
import { readLoneMeals } from './lone-meals.ts';
import { readLoneSeats, readTravellerSeats } from './lone-seats.ts';
import { readNamedRoute } from './named-route.ts';
import { readDetails } from './read-detail.ts';
import { readNumberBelow } from './number-below.ts';
import { tidyPlace } from './place-name.ts';
import { readShapes } from './read-shapes.ts';
import { withoutVaguePlaces } from './vague-places.ts';
import { readStopDurations } from './stop-durations.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Token } from './token.ts';
import { withWrappedDates } from './wrapped-dates.ts';

/** Lines that a label's role reaches downward. */
const ROLE_REACH = 4;
/** A label that stands alone. */
const LONGEST_LABEL = 24;
const LONGEST_BELOW = 80;
/** Letters of a label that is part of a token. */
const LABEL = 12;
interface RoleState {
  readonly role: FlightEnd;
  readonly line: number;
}

/** All that could belong to a flight, in reading order. */
export function tokenize(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  const details = Map.groupBy(
    [
      ...lines.flatMap((_, at) => readDetails(lines, at)),
      ...readLoneSeats(lines),
      ...readTravellerSeats(lines),
      ...readLoneMeals(lines),
      ...readStopDurations(lines),
    ],
    (token) => token.line,
  );
  const headings = findHeadings(lines);
  let state: RoleState | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = tokenizeLine(lines, at, {
      state,
      heading: headings[at],
      details: details.get(at) ?? [],
    });
    tokens.push(...found.tokens);
    if (found.tokens.some((token) => token.kind === 'flight')) state = undefined;
    if (found.state !== 'same') state = isOther(state, found.state) ? undefined : found.state;
    if (state && at - state.line >= ROLE_REACH) state = undefined;
  }
  const dated = withDaysOfMonth(withWrappedDates(tokens, lines), lines);
  return withoutVaguePlaces(withoutSums(withMarkedArrivals(dated, lines), lines));
}

/** `Salida` and `Llegada` below each other, with nothing between, head columns that were printed below each other. */
function isOther(before: RoleState | undefined, now: RoleState | undefined): boolean {
  return before !== undefined && now !== undefined && before.role !== now.role;
}

/** The time that a whole journey takes says nothing where each flight has its own. */
function withoutSums(tokens: readonly Token[], lines: readonly string[]): Token[] {
  const isSum = ({ kind, line, end }: Token): boolean =>
    kind === 'duration' && /total|gesamt|전체|총/iu.test((lines[line] ?? '').slice(0, end + LABEL));
  const hasOwn = tokens.some((token) => token.kind === 'duration' && !isSum(token));
  return hasOwn ? tokens.filter((token) => !isSum(token)) : [...tokens];
}

/** True where the next line begins with a day or a time, of which this line says the place. */
function hasTimeBelow(lines: readonly string[], at: number): boolean {
  const below = (lines[at + 1] ?? '').slice(0, LONGEST_BELOW);
  return /\d/u.test(below) && !labelAt(below.trim()) && findTimes(below).length > 0;
}

/** `BOARDING TIME` or `Hora límite en puerta / Boarding time` alone on a line, and its value alone on the next. */
function isUnderOtherEvent(lines: readonly string[], at: number): boolean {
  const [above = '', line = ''] = [lines[at - 1]?.trim(), lines[at]?.trim()];
  const labels = above.slice(0, LONGEST_BELOW).split(/\s\/\s/u);
  const areShort = [...labels, line].every(({ length }) => length <= LONGEST_LABEL);
  return areShort && labels.some(namesOtherEvent);
}

interface Surroundings {
  readonly state: RoleState | undefined;
  readonly heading: HeadingRow | undefined;
  readonly details: readonly Token[];
}

function tokenizeLine(
  lines: readonly string[],
  at: number,
  { state, heading, details }: Surroundings,
): { tokens: Token[]; state: RoleState | undefined | 'same' } {
  const line = lines[at] ?? '';
  const cells = splitCells(line).flatMap(splitAtEnds);
  const isHeadingRow = readHeadingRow(line) !== undefined;
  const isOfOther = isUnderOtherEvent(lines, at);
  const below = readNumberBelow(lines, at);
  const printed = isHeadingRow
    ? []
    : [...readShapes(line, at, heading).filter((token) => isFree(token, below)), ...below];
  const shapes = printed.filter(
    (token) =>
      isFree(token, details) && !(isOfOther && (token.kind === 'time' || token.kind === 'date')),
  );
  const isTimed = shapes.some(({ kind }) => kind === 'time') || hasTimeBelow(lines, at);
  const labelled = cells.flatMap((cell) => {
    const label = labelAt(cell.text);
    const role = label?.field;
    if (!label || (role !== 'departure' && role !== 'arrival')) return [];
    // `AR 1302` is of Aerolíneas Argentinas, and no arrival.
    if (shapes.some(({ kind, start }) => kind === 'flight' && start === cell.start)) return [];
    const rest = cell.text.slice(label.length);
    const holds = shapes.some((token) => token.start >= cell.start && token.start < cell.end);
    const isMarked = /[:：]\s*$/u.test(cell.text.slice(0, label.length));
    const counts = rest === '' || holds || isMarked || (isTimed && isSurePlace(rest));
    return counts ? [{ role, cell, rest, labelLength: label.length, holds }] : [];
  });
  const roles = new Set(labelled.map(({ role }) => role));
  const roleOf = (start: number): FlightEnd | undefined => {
    const left = labelled.findLast(({ cell }) => cell.start <= start);
    return left ? left.role : roles.size === 0 ? state?.role : undefined;
  };
  const beside = isHeadingRow
    ? []
    : [
        ...labelled.flatMap((label) => readPlace(line, at, cells, label, shapes)),
        ...readNamedRoute(lines, at, shapes),
        ...readNames(lines, at, shapes),
      ];
  const isBare = beside.length + shapes.length === 0 && !isHeadingRow;
  const places = isBare ? readHeadedPlaces(lines, at, heading) : beside;
  const ends = readKoreanEnds(line, at);
  const [onlyEnd] = ends.length === 1 && roles.size === 0 ? ends : [];
  const named = [...ends, ...places.filter((place) => isFree(place, ends))];
  const free = shapes.filter((token) => token.kind !== 'airport' || isFree(token, named));
  const tokens = withoutFarRoles(
    [...free, ...named, ...details].map((token) =>
      withRole(token, token.role ?? roleOf(token.start) ?? onlyEnd?.role),
    ),
    labelled,
  ).sort((a, b) => a.start - b.start);
  if (roles.size === 0) return { tokens: withColumnRoles(tokens, line, heading), state: 'same' };
  const [role] = roles;
  const isLabel = tokens.length === 0 && roles.size === 1 && !isHeadingRow;
  return { tokens, state: isLabel && role ? { role, line: at } : undefined };
}

/** A city or airport named beside a departure or arrival label, where no code stands with it. */
function readPlace(
  line: string,
  at: number,
  cells: readonly Cell[],
  label: { cell: Cell; rest: string; labelLength: number },
  shapes: readonly Token[],
): Token[] {
  const next = label.rest === '' ? cells[cells.indexOf(label.cell) + 1] : undefined;
  const valueStart = next?.start ?? label.cell.start + label.labelLength;
  const last =
    cells.findLast((cell) => cell.start >= valueStart && !labelAt(cell.text)) ?? label.cell;
  const inside = shapes.filter((token) => token.start >= valueStart && token.end <= last.end);
  if (inside.some((token) => token.kind === 'airport')) return [];
  let text = line.slice(valueStart, last.end);
  for (const token of inside) {
    text = text.replace(line.slice(token.start, token.end), ' '.repeat(token.end - token.start));
  }
  return splitCells(text.slice(0, 120))
    .flatMap((cell): Token[] => {
      const name = tidyPlace(cell.text, { isLabelled: true });
      if (name === undefined || cellAt(cells, valueStart) === undefined) return [];
      const start = valueStart + cell.start;
      return [{ kind: 'place', value: name, line: at, start, end: start + cell.text.length }];
    })
    .slice(0, 1);
}
