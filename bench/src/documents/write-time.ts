import { weekdayOf, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes } from '@ooo/domain/shared/wall-time';
import type { LocalTime } from '@ooo/domain/shared/zoned';
import type { Language } from './facts.ts';

const MONTHS: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  ko: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
};
const WEEKDAYS: Readonly<Record<Language, string>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  ko: '일요일 월요일 화요일 수요일 목요일 금요일 토요일',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  pt: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
};
/** Letters of a short weekday. */
const SHORT: Readonly<Record<Language, number>> = {
  en: 3,
  ko: 1,
  es: 3,
  de: 2,
  fr: 3,
  nl: 2,
  pt: 3,
};
const TOKENS = /'[^']*'|yyyy|yy|MMMM|MMM|MM|M|dd|d|EEEE|EEE|HH|H|hh|h|mm|a|p/g;

/**
 * Writes a day or a moment: `yyyy yy`, `MMMM` June `MMM` Jun `MM` 06 `M` 6, `dd d`, `EEEE` Monday `EEE` Mon, `HH H` of
 * 24 hours, `hh h` of 12, `mm` minutes, `a` AM, `p` A; text in quotes stands as it is.
 */
export function write(
  moment: LocalTime | string,
  pattern: string,
  language: Language = 'en',
): string {
  const { date, time } = typeof moment === 'string' ? atMidnight(moment) : moment;
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = ''] = time.split(':');
  const monthName = MONTHS[language].split(' ')[Number(month) - 1] ?? '';
  const weekday = WEEKDAYS[language].split(' ')[weekdayOf(date)] ?? '';
  const half = String(Number(hour) % 12 || 12);
  const values: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
    EEEE: weekday,
    EEE: weekday.slice(0, SHORT[language]),
    HH: hour,
    H: String(Number(hour)),
    hh: half.padStart(2, '0'),
    h: half,
    mm: minute,
    a: Number(hour) < 12 ? 'AM' : 'PM',
    p: Number(hour) < 12 ? 'A' : 'P',
  };
  return pattern.replaceAll(TOKENS, (token) => values[token] ?? token.slice(1, -1));
}

const atMidnight = (date: string): LocalTime => ({
  date: date as CalendarDate,
  time: fromMinutes(0),
});

/** `15OCT25`, and other patterns in capitals. */
export const capitals = (
  moment: LocalTime | string,
  pattern = 'ddMMM',
  language: Language = 'en',
): string => write(moment, pattern, language).toUpperCase();

/** Hours and minutes in a pattern: `H` 4 `HH` 04, `m` 5 `mm` 05; text in quotes stands as it is. */
export function writeDuration(minutes: number, pattern = "H'h 'mm'm'"): string {
  const hour = String(Math.floor(minutes / 60));
  const rest = String(minutes % 60);
  const values: Readonly<Record<string, string>> = {
    HH: hour.padStart(2, '0'),
    H: hour,
    mm: rest.padStart(2, '0'),
    m: rest,
  };
  return pattern.replaceAll(/'[^']*'|HH|H|mm|m/g, (token) => values[token] ?? token.slice(1, -1));
}

/** `+1` where the moment lies days later, else nothing. */
export const shift = (days: number, before = '+', after = ''): string =>
  days > 0 ? `${before}${days}${after}` : '';

/** `오전 10:20`, `오후 2:05`. */
export const koreanTime = ({ time }: LocalTime): string => {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${minutes < 720 ? '오전' : '오후'} ${hour}:${time.slice(3)}`;
};
