import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import type { TokenGroup } from '../grouping/group.ts';

const OFF = String.raw`cancel+ed|cancelad[oa]|anulad[oa]|storniert|annul[ée]e?|취소(?:됨|완료)?|on standby|stand-?by|waitlist(?:ed)?|lista de espera|warteliste|대기(?:예약)?`;
/** The status of a flight that is off, or that no one has a seat on, alone in its cell, or with what came of it: `취소(환불완료)`. */
const STATUS = new RegExp(
  String.raw`(?:^|\s{2}|[|·•(])\s?(?:(?:status|estado|상태)\s?[:：]\s?)?(?:${OFF})(?:\s?\([^()]{2,16}\))?\s?(?:$|\s{2}|[|·•)])`,
  'iu',
);
/** The same in the heading of a flight: `VUELO 2 · CANCELADO`. */
const HEADED = new RegExp(
  String.raw`^\s{0,8}(?:flight|vuelo|flug|vol|volo|voo|segment|segmento|tramo|leg|trip|여정|구간|항공편)\s?\d{1,2}\s?[-–:·•|]\s?(?:${OFF})\s*$`,
  'iu',
);
/** A line of nothing else. */
const ALONE = new RegExp(
  String.raw`^\s*(?:(?:status|estado|상태)\s?[:：]\s?)?(?:${OFF})\s*$`,
  'iu',
);
const BELOW = 4;
/** How many lines above the first that is read of its flight a heading may be. */
const NEAR = 2;
const LONGEST = 300;

/** True for a flight that a document says is cancelled, or that its traveller only waits for. */
export function isCalledOff({ flight, tokens }: TokenGroup, lines: readonly string[]): boolean {
  const rows = tokens.map(({ line }) => line);
  const [first, last] = [Math.min(flight.line, ...rows), Math.max(flight.line, ...rows)];
  return (
    lines.slice(Math.max(0, first - NEAR), first).some((line) => HEADED.test(line)) ||
    lines.slice(first, last + 1).some(isOfStatus) ||
    hasStatusBelow(lines.slice(last + 1, last + 1 + BELOW))
  );
}

/** True where a status is below a flight, and not right above the next one, whose heading it is. */
function hasStatusBelow(below: readonly string[]): boolean {
  const at = below.findIndex((line) => ALONE.test(line.slice(0, LONGEST)));
  if (at < 0 || below.slice(0, at).some((line) => line.trim() === '' || beginsFlight(line)))
    return false;
  const next = below[at + 1] ?? '';
  return next.trim() === '' || !beginsFlight(next);
}

function beginsFlight(line: string): boolean {
  const text = line.slice(0, LONGEST);
  return findFlightNumbers(text).length > 0 || findDates(text).length > 0;
}

function isOfStatus(line: string): boolean {
  return line.length < LONGEST && (STATUS.test(line) || HEADED.test(line));
}
