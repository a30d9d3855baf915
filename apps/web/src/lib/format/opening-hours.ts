import type { Language } from '@ooo/domain/shared/language';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { OPENING_HOURS } from '@ooo/texts/opening-hours';
import { dateFormat } from './date-format.ts';
import { type Clock, formatTime } from './times.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const listOf = (item: string) => `${item}(?:-${item})?(?:, ?${item}(?:-${item})?)*`;
const MONTH = String.raw`(?:${MONTHS.join('|')})(?: \d{1,2})?`;
const DAY = `(?:${DAYS.join('|')}|PH|SH)`;
const SPAN = String.raw`(?:\d{1,2}:\d{2}|sunrise)-(?:\d{1,2}:\d{2}|sunset)`;
const RULE = new RegExp(
  `^(?:(?<months>${listOf(MONTH)})(?: |: ?))?(?:(?<days>${listOf(DAY)})(?: |: ?))?` +
    `(?<times>24/7|off|closed|${SPAN}(?:, ?${SPAN})*)$`,
);
/** Rules are parted by a semicolon, or by a comma between a time and a day. */
const BETWEEN_RULES = new RegExp(`\\s*;\\s*|(?<=\\d|off|closed),\\s*(?=${DAY}\\b)`);

/** A Monday, and the first of a January: what the names of days and months are taken from. */
const MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

function rewriteList(text: string, rewrite: (item: string) => string, between = '-'): string {
  return text
    .split(',')
    .map((part) => part.trim().split('-').map(rewrite).join(between))
    .join(', ');
}

function dayName(day: string, language: Language): string {
  if (day === 'PH' || day === 'SH') return OPENING_HOURS[language][day];
  const format = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return format.format(MONDAY + DAYS.indexOf(day) * MS_PER_DAY);
}

function monthName(text: string, language: Language): string {
  const [month = '', day] = text.split(' ');
  const format = dateFormat(language, {
    month: 'short',
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2024, MONTHS.indexOf(month), Number(day ?? 1)));
}

function clockTime(text: string, language: Language, clock: Clock): string {
  if (text === 'sunrise' || text === 'sunset') return OPENING_HOURS[language][text];
  const [hours, minutes] = text.split(':').map(Number);
  return formatTime(fromMinutes((hours ?? 0) * 60 + (minutes ?? 0)), language, clock);
}

function capitalize(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function writeRule(rule: string, language: Language, clock: Clock): string | undefined {
  const { months, days, times } = RULE.exec(rule)?.groups ?? {};
  if (times === undefined) return undefined;
  const words = OPENING_HOURS[language];
  const isDaily = days === undefined || days === 'Mo-Su';
  const when = [
    months && rewriteList(months, (month) => monthName(month, language)),
    days && !isDaily && rewriteList(days, (day) => dayName(day, language)),
  ].filter(Boolean);
  if (times === 'off' || times === 'closed') {
    return capitalize([when.join(' '), words.closed].filter(Boolean).join(': '));
  }
  if (times === '24/7' || times === '00:00-24:00') {
    return capitalize([...when, words.allDay].join(' '));
  }
  const spans = rewriteList(times, (time) => clockTime(time, language, clock), ' - ');
  return capitalize([when.join(' ') || words.daily, spans].join(' '));
}

/**
 * Opening hours in OpenStreetMap's syntax as a traveller reads them, a rule a line: `Mon-Fri 8:00 AM -
 * 10:00 PM`, `Tue: closed`. Hours beyond midnight are those of the next morning's clock. Where one rule is
 * of another kind, or none at all, the text stays as it is.
 */
export function formatOpeningHours(
  text: string,
  language: Language,
  clock: Clock = 'language',
): readonly string[] {
  const rules = text.trim().replace(/;$/, '').split(BETWEEN_RULES);
  const lines = rules.flatMap((rule) => writeRule(rule.trim(), language, clock) ?? []);
  return lines.length === rules.length ? lines : [text];
}
