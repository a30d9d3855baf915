import { HALVES, SUN_EVENTS } from './opening-words.ts';
import type { TimePoint, TimeSpan } from './rule.types.ts';
import { NotOpeningHours, type TokenReader } from './token-reader.ts';

const DAY_MIN = 1440;
const LAST_HOUR = 48;

function needMinutes(reader: TokenReader): number {
  const token = reader.peek();
  if (token?.is !== 'number' || token.text.length !== 2) throw new NotOpeningHours('no minutes');
  return reader.needNumber(0, 59);
}

/** `9:30`, `9:30pm`, `9pm`, and within a span `9` alone. */
function needClock(reader: TokenReader, isAlone = false): number {
  const hours = reader.needNumber(0, LAST_HOUR);
  const hasMinutes = reader.takeSign(':');
  const minutes = hasMinutes ? needMinutes(reader) : 0;
  const half = reader.takeWord(HALVES);
  if (half === undefined) {
    if (!hasMinutes && !isAlone) throw new NotOpeningHours('no minutes');
    return hours * 60 + minutes;
  }
  if (hours < 1 || hours > 12) throw new NotOpeningHours('no hour of half a day');
  return ((hours % 12) + half) * 60 + minutes;
}

/** `9-17`. From late to early it is not known whether it is a night or half a day: `9-5`. */
function needBareSpan(reader: TokenReader): TimeSpan {
  const from = needClock(reader, true);
  reader.needSign('-');
  const to = needClock(reader, true);
  if (to <= from || to > DAY_MIN) throw new NotOpeningHours('from late to early');
  return { from: { minutes: from }, to: { minutes: to }, isOpenEnded: false };
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
  if (isBareSpan(reader, 0)) return needBareSpan(reader);
  const from = needPoint(reader);
  if (from.event === undefined && from.minutes >= DAY_MIN) throw new NotOpeningHours('too late');
  if (reader.takeSign('+')) return { from, isOpenEnded: true };
  reader.needSign('-');
  const to = needPoint(reader);
  if (to.event === undefined && to.minutes > 2 * DAY_MIN) throw new NotOpeningHours('too late');
  return { from, to, isOpenEnded: reader.takeSign('+') };
}

function isHour(reader: TokenReader, ahead: number): boolean {
  const token = reader.peek(ahead);
  return token?.is === 'number' && token.text.length <= 2;
}

/** Two numbers, neither with minutes nor with a half of the day, and not two years. */
function isBareSpan(reader: TokenReader, ahead: number): boolean {
  return (
    isHour(reader, ahead) &&
    reader.isSign('-', ahead + 1) &&
    isHour(reader, ahead + 2) &&
    !reader.isSign(':', ahead + 3) &&
    reader.peekWord(HALVES, ahead + 3) === undefined
  );
}

function isTimeAhead(reader: TokenReader, ahead: number): boolean {
  const isClock = reader.isSign(':', ahead + 1) || reader.peekWord(HALVES, ahead + 1) !== undefined;
  return (
    (isHour(reader, ahead) && isClock) ||
    isBareSpan(reader, ahead) ||
    reader.isSign('(', ahead) ||
    reader.peekWord(SUN_EVENTS, ahead) !== undefined
  );
}

/** `10:00-12:00,14:00-18:00`, `9am-5pm`, `9-17`, `18:00+`, `sunrise-(sunset+01:00)`. Points in time are not hours. */
export function takeTimes(reader: TokenReader): TimeSpan[] {
  const spans: TimeSpan[] = [];
  if (!isTimeAhead(reader, 0)) return spans;
  do {
    spans.push(needSpan(reader));
  } while (isTimeAhead(reader, 1) && reader.takeSign(','));
  return spans;
}
