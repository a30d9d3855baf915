import { findAircraft } from '../atoms/aircraft.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { findBaggage } from '../atoms/baggage.ts';
import { findDates } from '../atoms/date.ts';
import { findDurations } from '../atoms/duration.ts';
import { findFlightNumbers, findUncodedFlightNumbers } from '../atoms/flight-number.ts';
import { findTimes } from '../atoms/time.ts';
import { labelAt, namesOtherEvent } from '../labels.ts';
import { scheduleHeading } from '../schedule-change.ts';
import { type Cell, cellAt, splitCells } from '../text/cells.ts';
import { readLonePlace } from './lone-place.ts';
import { readNamedRoute } from './named-route.ts';
import { readDetails } from './read-detail.ts';
import { tidyPlace } from './place-name.ts';
import { type Role, type Token, toTokens } from './token.ts';

/** Lines that a label's role reaches downward. */
const ROLE_REACH = 4;
interface RoleState {
  readonly role: Role;
  readonly line: number;
}

/** All that could belong to a flight, in reading order. What a replaced schedule says is left out. */
export function tokenize(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let state: RoleState | undefined;
  let replaced = false;
  for (const [at, line] of lines.entries()) {
    const heading = scheduleHeading(line);
    if (heading) replaced = heading === 'replaced';
    if (replaced || line.trim() === '') continue;
    const cells = splitCells(line);
    const found = tokenizeLine(lines, at, cells, state);
    tokens.push(...found.tokens);
    if (found.tokens.some((token) => token.kind === 'flight')) state = undefined;
    if (found.state !== 'same') state = found.state;
    if (state && at - state.line >= ROLE_REACH) state = undefined;
  }
  return tokens;
}

function tokenizeLine(
  lines: readonly string[],
  at: number,
  cells: readonly Cell[],
  state: RoleState | undefined,
): { tokens: Token[]; state: RoleState | undefined | 'same' } {
  const line = lines[at] ?? '';
  const details = readDetails(lines, at);
  const shapes = readShapes(line, at).filter(
    (token) => !details.some((other) => other.line === at && overlaps(other, token)),
  );
  const labelled = cells.flatMap((cell) => {
    const label = labelAt(cell.text);
    const role = label?.field;
    if (!label || (role !== 'departure' && role !== 'arrival')) return [];
    const rest = cell.text.slice(label.length);
    const holds = shapes.some((token) => token.start >= cell.start && token.start < cell.end);
    const counts = rest === '' || holds || /[:：]\s*$/u.test(cell.text.slice(0, label.length));
    return counts ? [{ role, cell, rest, labelLength: label.length, holds }] : [];
  });
  const roles = new Set(labelled.map(({ role }) => role));
  const roleOf = (start: number): Role | undefined => {
    const left = labelled.findLast(({ cell }) => cell.start <= start);
    return left ? left.role : roles.size === 0 ? state?.role : undefined;
  };
  const places = [
    ...labelled.flatMap((label) => readPlace(line, at, cells, label, shapes)),
    ...readNamedRoute(line, at, shapes),
    ...readLonePlace(lines, at, shapes),
  ];
  const free = shapes.filter((token) => token.kind !== 'airport' || isFree(token, places));
  const tokens = [...free, ...places, ...details]
    .map((token) => withRole(token, roleOf(token.start)))
    .sort((a, b) => a.line - b.line || a.start - b.start);
  if (roles.size === 0) return { tokens, state: 'same' };
  const [role] = roles;
  const isHeading = tokens.length === 0;
  return { tokens, state: isHeading && roles.size === 1 && role ? { role, line: at } : undefined };
}

function overlaps(a: Token, b: Token): boolean {
  return a.start < b.end && b.start < a.end;
}

function withRole(token: Token, role: Role | undefined): Token {
  if (role === undefined) return token;
  switch (token.kind) {
    case 'airport':
    case 'place':
    case 'time':
    case 'date':
      return { ...token, role };
    default:
      return token;
  }
}

function readShapes(line: string, at: number): Token[] {
  const aircraft = findAircraft(line);
  const durations = findDurations(line);
  const coded = findFlightNumbers(line);
  const flights = coded.length > 0 ? coded : findUncodedFlightNumbers(line);
  const isFlights = (hit: Span): boolean => !namesOtherEvent(line.slice(0, hit.start));
  return [
    ...toTokens(
      'flight',
      at,
      flights.filter((hit) => isFree(hit, aircraft)),
    ),
    ...toTokens('airport', at, findAirportCodes(line)),
    ...toTokens('date', at, findDates(line).filter(isFlights)),
    ...toTokens(
      'time',
      at,
      findTimes(line).filter((hit) => isFlights(hit) && isFree(hit, durations)),
    ),
    ...toTokens('duration', at, durations),
    ...toTokens('aircraft', at, aircraft),
    ...toTokens('baggage', at, findBaggage(line)),
  ];
}

function isFree(hit: Span, taken: readonly Span[]): boolean {
  return !taken.some((other) => hit.start < other.end && other.start < hit.end);
}

interface Span {
  readonly start: number;
  readonly end: number;
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
      const name = tidyPlace(cell.text);
      if (name === undefined || cellAt(cells, valueStart) === undefined) return [];
      const start = valueStart + cell.start;
      return [{ kind: 'place', value: name, line: at, start, end: start + cell.text.length }];
    })
    .slice(0, 1);
}
