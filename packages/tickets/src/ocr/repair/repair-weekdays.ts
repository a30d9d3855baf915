import { isCalendarDate, weekdayOf } from '@ooo/domain/shared/calendar-date';

/** Sunday first. */
const WEEKDAYS = '일월화수목금토';
/** Brackets behind a day with a sign in them that is not a syllable, or nothing. */
const LOST = String.raw` ?\([^\s가-힣()]?\)`;
const FULL = new RegExp(
  String.raw`(?<![\d.,/-])((?:20)?(\d{2})\.(\d{1,2})\.(\d{1,2}))${LOST}`,
  'gu',
);
const SHORT = new RegExp(String.raw`(?<![\d.,/-])((\d{2})\/(\d{2}))${LOST}`, 'gu');
/** A day in the short form whose day of the week was read, which tells the year. */
const KNOWN = /(?<![\d.,/-])(\d{2})\/(\d{2}) ?\( ?([월화수목금토일]) ?\)/u;
/** Years that begin on each day of the week, none of them a leap year. */
const YEARS = ['2022', '2023', '2025', '2026', '2027', '2029', '2030'];
/** The last month before which a leap day may lie. */
const FEBRUARY = 2;

/** Days with the day of the week in brackets that a picture lost: `26.10.18(2)` → `26.10.18(일)`. */
export function repairWeekdays(text: string): string {
  const [, month = '', day = '', weekday] = KNOWN.exec(text) ?? [];
  const year = YEARS.find((one) => findWeekday(one, month, day) === weekday);
  const mended = text.replace(FULL, (whole, date: string, ...parts: unknown[]) => {
    const [yy, mm, dd] = parts.map(String);
    const own = findWeekday(`20${yy}`, mm ?? '', dd ?? '');
    return own === undefined ? whole : `${date}(${own})`;
  });
  if (weekday === undefined || year === undefined) return mended;
  return mended.replace(SHORT, (whole, date: string, ...parts: unknown[]) => {
    const [mm, dd] = parts.map(String);
    const own = isOfYear(Number(month), Number(mm)) && findWeekday(year, mm ?? '', dd ?? '');
    return own ? `${date}(${own})` : whole;
  });
}

/** Whether months are so near that they are of one year, and no leap day between them. */
function isOfYear(known: number, month: number): boolean {
  return Math.abs(known - month) < 6 && known > FEBRUARY === month > FEBRUARY;
}

/** The day of the week in Korean; undefined for no day. */
export function findWeekday(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? WEEKDAYS.charAt(weekdayOf(date)) : undefined;
}
