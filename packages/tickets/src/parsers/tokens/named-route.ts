import { findAirportsByName } from '@ooo/atlas/airports';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findTimes } from '../../atoms/time.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import { tidyPlace } from './place-name.ts';
import type { Token } from './token.ts';

const DIVIDER = String.raw`(?:-|–|—|/|->|-->|→|➔|✈|⇒|>|to|nach|a)`;
const ROUTE = new RegExp(
  String.raw`^(?:\p{L}{4,10}:\s|\[[\p{L} \d]{1,12}\]\s|(?:[Ff]rom|FROM|[Vv]on|[Dd]esde|[Dd]e)\s)?([\p{Lu}\p{Lo}][\p{L} .,'’()/-]{1,40}?)(\s${DIVIDER}\s)([\p{Lu}\p{Lo}][\p{L} .,'’()/-]{1,40})$`,
  'u',
);
const ARROW = /^(?:-{0,2}>|→|➔|✈|⇒|–|—|-)$/u;
/** Lines to a time, and to codes that say it better. */
const TIME_NEAR = 2;
const CODES_NEAR = 5;

/**
 * The two places of a cell like `Cape Town - Paris CDG`, where nothing near has codes and something else of
 * a flight is there: a date, a time or a number on the line, or a time close by.
 */
export function readNamedRoute(
  lines: readonly string[],
  at: number,
  shapes: readonly Token[],
): Token[] {
  const line = lines[at] ?? '';
  if (shapes.filter((token) => token.kind === 'airport').length > 1) return [];
  for (const [from, to] of listRoutes(line)) {
    const [first, second] = [tidyPlace(from.text), tidyPlace(to.text)];
    if (first === undefined || second === undefined || isSameCity(from.text, to.text)) continue;
    if (shapes.length === 0 && !isTimed(lines, at)) return [];
    return [
      { kind: 'place', value: first, line: at, start: from.start, end: from.end },
      { kind: 'place', value: second, line: at, start: to.start, end: to.end },
    ];
  }
  return [];
}

/** `New York, NY - LaGuardia (LGA)` is one place, of a city and its airport. */
function isSameCity(from: string, to: string): boolean {
  const [first, second] = [from, to].map(
    (text) => findAirportsByName(text, 1)[0]?.airport.cityCode,
  );
  return first === second;
}

/** A route that heads a journey of several flights has their codes below it. */
function isTimed(lines: readonly string[], at: number): boolean {
  const near = (reach: number): string[] =>
    lines.slice(Math.max(0, at - reach), at + reach + 1).map((line) => line.slice(0, 200));
  return (
    near(TIME_NEAR).some((line) => findTimes(line).length > 0) &&
    near(CODES_NEAR).every((line) => findAirportCodes(line).length === 0)
  );
}

/** Pieces of the line on both sides of a dash or an arrow: in one cell, or with wide gaps around it. */
function listRoutes(line: string): (readonly [Cell, Cell])[] {
  const cells = splitCells(line);
  return cells.flatMap((cell, at) => {
    const [before, after] = [cells[at - 1], cells[at + 1]];
    if (ARROW.test(cell.text)) return before && after ? [[before, after] as const] : [];
    const [, from = '', divider = '', to = ''] = ROUTE.exec(withoutShapes(cell.text)) ?? [];
    if (to === '') return [];
    const start = cell.start + cell.text.indexOf(from);
    const next = start + from.length + divider.length;
    return [
      [
        { text: from, start, end: start + from.length },
        { text: to, start: next, end: next + to.length },
      ] as const,
    ];
  });
}

/** A date before the route and the times after it, `12NOV Cape Town - Paris 07:55`, are no part of the names. */
function withoutShapes(text: string): string {
  return text
    .replace(/^[\p{L}.]{0,10}\s?\d[\p{L}\d./-]*,?\s+/u, '')
    .replace(/\s\d{1,2}:\d{2}.*$/u, '')
    .replaceAll(
      /\s(?:T\d[A-Z]?|Terminal [A-Z\d]{1,2}|\((?:T\d|Terminal [A-Z\d]{1,2})\))(?=\s|$)/gu,
      (part) => ' '.repeat(part.length),
    )
    .trimEnd();
}
