import { findDates } from '../atoms/date.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import type { TokenGroup } from './group.ts';

const OFF = String.raw`cancel+ed|cancelad[oa]|anulad[oa]|storniert|annul[ée]e?|취소(?:됨|완료)?|on standby|stand-?by|waitlist(?:ed)?|lista de espera|warteliste|대기(?:예약)?`;
/** The status of a flight that is off, or that nobody has a seat on, alone in its cell. */
const STATUS = new RegExp(
  String.raw`(?:^|\s{2}|[|·•(])\s?(?:(?:status|estado|상태)\s?[:：]\s?)?(?:${OFF})\s?(?:$|\s{2}|[|·•)])`,
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
/** Lines that a heading may stand above the first that is read of its flight. */
const NEAR = 2;
const LONGEST = 300;

/** True for a flight that a document says is cancelled, or that its traveller only waits for. */
export function isCalledOff({ flight, tokens }: TokenGroup, lines: readonly string[]): boolean {
  const rows = tokens.map(({ line }) => line);
  const [first, last] = [Math.min(flight.line, ...rows), Math.max(flight.line, ...rows)];
  return (
    lines.slice(Math.max(0, first - NEAR), first).some((line) => HEADED.test(line)) ||
    lines.slice(first, last + 1).some(isOfStatus) ||
    takeBlock(lines, last + 1).some((line) => ALONE.test(line.slice(0, LONGEST)))
  );
}

/** The lines that go on with a flight. A status right above the next one is its heading. */
function takeBlock(lines: readonly string[], from: number): readonly string[] {
  const below = lines.slice(from, from + BELOW);
  const end = below.findIndex((line) => line.trim() === '' || beginsFlight(line));
  const block = end < 0 ? below : below.slice(0, end);
  return end >= 0 && below[end]?.trim() !== '' ? block.slice(0, -1) : block;
}

function beginsFlight(line: string): boolean {
  const text = line.slice(0, LONGEST);
  return findFlightNumbers(text).length > 0 || findDates(text).length > 0;
}

function isOfStatus(line: string): boolean {
  return line.length < LONGEST && (STATUS.test(line) || HEADED.test(line));
}
