import { findAirportsByName } from '@ooo/atlas/airports';
import { findAircraft } from '../atoms/aircraft.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { findDates } from '../atoms/date.ts';
import { findDurations } from '../atoms/duration.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { findTimes } from '../atoms/time.ts';
import { labelAt, namesOtherEvent } from '../labels.ts';
import { scheduleHeading } from '../schedule-change.ts';
import { type Cell, cellAt, splitCells } from '../text/cells.ts';
import { readDetails } from './read-detail.ts';
import type { Role, Token } from './token.ts';

/** A name below this is a guess of the atlas. */
const SURE_ENOUGH = 0.6;
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
  const places = labelled.flatMap((label) => readPlace(line, at, cells, label, shapes));
  const tokens = [...shapes, ...places, ...details]
    .map((token) => withRole(token, roleOf(token.start)))
    .sort((a, b) => a.line - b.line || a.start - b.start);
  if (roles.size === 0) return { tokens, state: 'same' };
  const [role] = roles;
  const isHeading =
    labelled.every(({ holds, rest }) => !holds && rest === '') && places.length === 0;
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
  const place = (hit: { start: number; end: number }) => ({
    line: at,
    start: hit.start,
    end: hit.end,
  });
  const flights = findFlightNumbers(line);
  const aircraft = findAircraft(line);
  const free = (hit: { start: number; end: number }): boolean =>
    !aircraft.some((other) => hit.start < other.end && other.start < hit.end);
  const durations = findDurations(line);
  const dates = findDates(line).filter((hit) => !namesOtherEvent(line.slice(0, hit.start)));
  const times = findTimes(line).filter(
    (hit) =>
      !namesOtherEvent(line.slice(0, hit.start)) &&
      !durations.some((other) => hit.start < other.end && other.start < hit.end),
  );
  return [
    ...flights
      .filter(free)
      .map((hit): Token => ({ kind: 'flight', value: hit.value, ...place(hit) })),
    ...findAirportCodes(line).map((hit): Token => ({
      kind: 'airport',
      value: hit.value,
      ...place(hit),
    })),
    ...dates.map((hit): Token => ({ kind: 'date', value: hit.value, ...place(hit) })),
    ...times.map((hit): Token => ({ kind: 'time', value: hit.value, ...place(hit) })),
    ...durations.map((hit): Token => ({ kind: 'duration', value: hit.value, ...place(hit) })),
    ...aircraft.map((hit): Token => ({ kind: 'aircraft', value: hit.value, ...place(hit) })),
  ];
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

/** A name that the atlas knows an airport for, without terminal and punctuation. */
export function tidyPlace(text: string): string | undefined {
  const name = (text.split(/,?\s(?:terminal|term\.|터미널)/iu)[0] ?? '')
    .replace(/^[\s,.:;()/-]+|[\s,.:;(/-]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
  if (name.length < 3 || name.length > 60) return undefined;
  return (findAirportsByName(name, 1)[0]?.score ?? 0) >= SURE_ENOUGH ? name : undefined;
}
