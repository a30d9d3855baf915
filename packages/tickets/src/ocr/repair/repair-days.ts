import { applyRepairs, DIGIT, DIGIT_SIGNS, type Repair, toDigits } from './repair.ts';
import { findWeekday, repairWeekdays } from './repair-weekdays.ts';

/** An A may start the name of an aircraft, but no day. */
const DAY_DIGIT = `[${DIGIT_SIGNS}A]`;
const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
/** Months as they are misread. */
const MISREAD_MONTH = 'JAN|0AN|FEB|MAR|APR|MAY|JUN|JU[L1I]|AUG|5EP|SEP|[O0Q]CT|N[O0]V|DEC';

const REPAIRS: readonly Repair[] = [
  {
    // 12/06(일) read as 12/06() 일 )
    shape: /(?<=\d)\(\)\s?([월화수목금토일])\s?\)/gu,
    mend: (_, weekday = '') => `(${weekday})`,
  },
  {
    // 27일(금) read as 27일금)
    shape: /(?<=\d일)([월화수목금토일])(?=\))/gu,
    mend: (_, weekday = '') => `(${weekday}`,
  },
  {
    // 08JAN read as O08JAN, 05JAN as OS5JAN: one digit twice
    shape: new RegExp(`(?<![\\p{L}\\d])(?=\\d{0,2}\\D)(${DIGIT}{3})(?=${MISREAD_MONTH})`, 'gu'),
    mend: (whole, read = '') => {
      const day = toDigits(read).replace(/(\d)\1/u, '$1');
      return /^(?:0[1-9]|[12]\d|3[01])$/u.test(day) ? day : whole;
    },
  },
  {
    // 15OCT25 read as 150CT25, l5OCT2O25
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${DAY_DIGIT}{1,2})([ -]?)(${MISREAD_MONTH})([ -]?)(${DIGIT}{4}|${DIGIT}{2})?(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole, day = '', before = '', month = '', after = '', year = '') =>
      /\d/u.test(day) || before === ''
        ? `${toDigits(day)}${before}${toMonth(month)}${after}${toDigits(year)}`
        : whole,
  },
  {
    // 10:20 read as 1O:2O, l0:20
    shape: new RegExp(`(?<![\\p{L}\\d])(${DIGIT}{1,2})([:;])(${DIGIT}{2})(?![\\p{L}\\d])`, 'gu'),
    mend: (whole, hours = '', _, minutes = '') => {
      const time = `${toDigits(hours)}:${toDigits(minutes)}`;
      return /\d/u.test(whole) && /^(?:[01]?\d|2[0-3]):[0-5]\d$/u.test(time) ? time : whole;
    },
  },
  {
    // 700A in a row of times read as 7O0A, 7O0OA
    shape: /(?<=\s)(?=[\dOoQ]{0,5}[OoQ])(\d[\dOoQ]{2,5})([APN])(?=\s|\+\d|$)/gmu,
    mend: (whole, read = '', half = '') =>
      [read, read.replaceAll(/[OoQ]0|0[OoQ]/gu, '0')]
        .map((digits) => `${toDigits(digits)}${half}`)
        .find((time) => /^(?:[1-9]|1[0-2])[0-5]\d[APN]$/u.test(time)) ?? whole,
  },
  {
    // 2027-03-04, 04.03.2027
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${DIGIT}{4}([-./])${DIGIT}{2}\\2${DIGIT}{2}|${DIGIT}{2}([-./])${DIGIT}{2}\\3${DIGIT}{4})(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole) => {
      const letters = whole.match(/\p{L}/gu)?.length ?? 0;
      return letters <= 3 ? toDigits(whole) : whole;
    },
  },
  {
    // 17JAN read as 17J0AN
    shape: /(?<![\p{L}\d])([0-3]\d)([A-Z]{1,2}[0O1][A-Z]{1,2})(?=\s)/gu,
    mend: (whole, day = '', month = '') => {
      const mended = toMonth(month.replace(/[0O1]/u, ''));
      return new RegExp(`^(?:${MONTHS})$`, 'u').test(mended) ? `${day}${mended}` : whole;
    },
  },
  {
    // 15OCT26(목) read as 1500126(목) among Hangul
    shape: /(?<!\d)([0-3]\d)00(?:1|\s?[ㅜㅠ]\s?)(\d{2})(?=\s?\(\s?[가-힣])/gu,
    mend: (_, day = '', year = '') => `${day}OCT${year}`,
  },
  {
    // 오후 10:40 read as 2% 10:40
    shape: /(?<=^|\s)2% (?=(?:1[0-2]|0?[1-9]):[0-5]\d(?!\d))/gmu,
    mend: () => '오후 ',
  },
  {
    // 2026년 read as 2026' 년
    shape: /(?<=(?<!\d)20\d{2})['’`.,] ?(?=년 ?\d)/gu,
    mend: () => '',
  },
  {
    // 10월 15일 read as 10월 159, 10 212(수) as 10월 21일(수): no month has so many days
    shape:
      /(?<!\d)(1[0-2]|[1-9])(?:월 ?| (?=\d{3} ?\( ?[월화수목금토일]))([12]\d|3[01])\d(?= ?\()/gu,
    mend: (_, month = '', day = '') => `${month}월 ${day}일`,
  },
  {
    // 2027년 2월 11일 read as 2027년 22 11일, 2027 24 11일: no year has so many months
    shape: /(?<=(?<!\d)20\d{2} ?년? )(1[0-2]|[1-9])\d (?=(?:3[01]|[12]\d|[1-9])일)/gu,
    mend: (whole, month = '') => (Number(whole) > 12 ? `${month}월 ` : whole),
  },
  {
    // 3월 21일(일) read as 3H 21일(일), 10월 20일(화) as 10 20(화): a day of the week tells what it is
    shape:
      /(?<![\d.,:/-])(1[0-2]|[1-9])(월 ?|[A-Z] ?| )([12]\d|3[01]|[1-9])(일|%)? ?\( ?([월화수목금토일]) ?\)/gu,
    mend: (whole, month = '', sign = '', day = '', unit = '', weekday = '') =>
      sign.startsWith('월') && unit === '일' ? whole : `${month}월 ${day}일(${weekday})`,
  },
  {
    // 11월 2일(월) read as 11월 22 (월) in a year in which that is no Monday
    shape: /(?<=(20\d{2})년 ?(1?\d)월 ?)([12]?\d)2 {1,4}\( ?([월화수목금토일]) ?\)/gu,
    mend: (whole, year = '', month = '', day = '', weekday = '') =>
      isOn(weekday, year, month, `${day}2`) || !isOn(weekday, year, month, day)
        ? whole
        : `${day}일 (${weekday})`,
  },
];

/** Days and times as they were printed, where their shape leaves one reading: `l5OCT2O25`, `1O:2O`. */
export function repairDays(text: string): string {
  return repairWeekdays(applyRepairs(text, REPAIRS));
}

function toMonth(read: string): string {
  const month = read
    .replace('5', 'S')
    .replace('0AN', 'JAN')
    .replaceAll(/[0Q](?=CT|V)/gu, 'O')
    .replace(/^JU[1I]$/u, 'JUL');
  return new RegExp(`^(?:${MONTHS})$`, 'u').test(month) ? month : read;
}

/** Whether a day of a year falls on a day of the week. */
function isOn(weekday: string, year: string, month: string, day: string): boolean {
  return findWeekday(year, month, day) === weekday;
}
