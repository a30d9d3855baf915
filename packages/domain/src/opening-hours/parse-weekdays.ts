import { HOLIDAYS, WEEKDAYS } from './opening-words.ts';
import { takeOffsetDays } from './parse-dates.ts';
import type { HolidaySelector, OpeningRule, WeekdayRange } from './rule.types.ts';
import { NotOpeningHours, type TokenReader } from './token-reader.ts';

type DaySelectors = Pick<OpeningRule, 'weekdays' | 'holidays' | 'needsBoth'>;

function needNths(reader: TokenReader): number[] {
  const nths: number[] = [];
  do {
    const sign = reader.takeSign('-') ? -1 : 1;
    const from = reader.needNumber(1, 5);
    const to = sign === 1 && reader.takeSign('-') ? reader.needNumber(from, 5) : from;
    for (let nth = from; nth <= to; nth += 1) nths.push(sign * nth);
  } while (reader.takeSign(','));
  reader.needSign(']');
  return nths;
}

function takeWeekdayRange(reader: TokenReader): WeekdayRange | undefined {
  const from = reader.takeWord(WEEKDAYS);
  if (from === undefined) return undefined;
  if (reader.takeSign('[')) {
    const nths = needNths(reader);
    return { from, to: from, nths, offsetDays: takeOffsetDays(reader) };
  }
  const isRange = reader.isSign('-') && reader.peekWord(WEEKDAYS, 1) !== undefined;
  if (reader.isSign('-') && !isRange) throw new NotOpeningHours('half a range of days');
  if (isRange) reader.next();
  const to = isRange ? (reader.takeWord(WEEKDAYS) ?? from) : from;
  return { from, to, nths: [], offsetDays: 0 };
}

function takeHoliday(reader: TokenReader): HolidaySelector | undefined {
  const kind = reader.takeWord(HOLIDAYS);
  return kind && { kind, offsetDays: takeOffsetDays(reader) };
}

function isDayAhead(reader: TokenReader, ahead: number): boolean {
  return (
    reader.peekWord(WEEKDAYS, ahead) !== undefined || reader.peekWord(HOLIDAYS, ahead) !== undefined
  );
}

/** `Mo-Fr,Su`, `PH,Sa`, `PH Mo-Fr`, `Mo[1,-1]`, `Su[1] +1 day`. */
export function takeDays(reader: TokenReader): DaySelectors {
  const weekdays: WeekdayRange[] = [];
  const holidays: HolidaySelector[] = [];
  let needsBoth = false;
  while (isDayAhead(reader, 0)) {
    const holiday = takeHoliday(reader);
    const range = holiday ? undefined : takeWeekdayRange(reader);
    if (holiday) holidays.push(holiday);
    if (range) weekdays.push(range);
    const isList = reader.isSign(',') && isDayAhead(reader, 1);
    if (isList) reader.next();
    else if (holiday && isDayAhead(reader, 0)) needsBoth = true;
  }
  return { weekdays, holidays, needsBoth };
}
