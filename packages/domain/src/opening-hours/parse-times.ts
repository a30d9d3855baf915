import { SUN_EVENTS } from './opening-words.ts';
import type { TimePoint, TimeSpan } from './rule.types.ts';
import { NotOpeningHours, type TokenReader } from './token-reader.ts';

const DAY_MIN = 1440;
const LAST_HOUR = 48;

function needClock(reader: TokenReader): number {
  const hours = reader.needNumber(0, LAST_HOUR);
  reader.needSign(':');
  const token = reader.peek();
  if (token?.is !== 'number' || token.text.length !== 2) throw new NotOpeningHours('no minutes');
  return hours * 60 + reader.needNumber(0, 59);
}

/** `(sunrise+01:30)`. */
function needSunOffset(reader: TokenReader): TimePoint {
  reader.needSign('(');
  const event = reader.takeWord(SUN_EVENTS);
  if (!event) throw new NotOpeningHours('no event of the sun');
  const sign = reader.takeSign('-') ? -1 : 1;
  if (sign === 1) reader.needSign('+');
  const minutes = sign * needClock(reader);
  reader.needSign(')');
  return { event, minutes };
}

function needPoint(reader: TokenReader): TimePoint {
  if (reader.isSign('(')) return needSunOffset(reader);
  const event = reader.takeWord(SUN_EVENTS);
  return event ? { event, minutes: 0 } : { minutes: needClock(reader) };
}

function needSpan(reader: TokenReader): TimeSpan {
  const from = needPoint(reader);
  if (from.event === undefined && from.minutes >= DAY_MIN) throw new NotOpeningHours('too late');
  if (reader.takeSign('+')) return { from, isOpenEnded: true };
  reader.needSign('-');
  const to = needPoint(reader);
  if (to.event === undefined && to.minutes > 2 * DAY_MIN) throw new NotOpeningHours('too late');
  return { from, to, isOpenEnded: reader.takeSign('+') };
}

function isTimeAhead(reader: TokenReader, ahead: number): boolean {
  return (
    (reader.isNumber(ahead) && reader.isSign(':', ahead + 1)) ||
    reader.isSign('(', ahead) ||
    reader.peekWord(SUN_EVENTS, ahead) !== undefined
  );
}

/** `10:00-12:00,14:00-18:00`, `18:00+`, `sunrise-(sunset+01:00)`. Points in time are not hours. */
export function takeTimes(reader: TokenReader): TimeSpan[] {
  const spans: TimeSpan[] = [];
  if (!isTimeAhead(reader, 0)) return spans;
  do {
    spans.push(needSpan(reader));
  } while (isTimeAhead(reader, 1) && reader.takeSign(','));
  return spans;
}
