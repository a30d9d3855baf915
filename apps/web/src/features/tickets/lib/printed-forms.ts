import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { parseDuration } from '@ooo/domain/shared/duration';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';

/** The languages of month names on tickets. */
const MONTH_LOCALES = 'en es fr de it pt nl sv da nb fi pl tr id'.split(' ');
const SHORTEST_MONTH = 3;
const NOON = 12;

/** What may separate day, month and year. */
const GAP = String.raw`[\s./,'’-]{0,3}(?:de\s+|of\s+)?`;
const ORDINAL = String.raw`(?:st|nd|rd|th|º|\.)?`;

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function monthNames(month: number): string {
  const at = Date.UTC(2026, month - 1, 15);
  const names = MONTH_LOCALES.map((locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(at),
  );
  const starts = names.map((name) => escape(name.slice(0, SHORTEST_MONTH)));
  return `(?:${[...new Set(starts)].join('|')})\\p{L}*\\.?`;
}

function dateForms(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [d, m] = [`0?${Number(day)}`, `0?${Number(month)}`];
  const y = `(?:${year}|${year.slice(2)})`;
  const name = monthNames(Number(month));
  return [
    `${year}[-./]${m}[-./]${d}(?!\\d)`,
    `(?<!\\d)${d}[-./]${m}[-./]${y}(?!\\d)`,
    `(?<!\\d)${m}[-./]${d}[-./]${y}(?!\\d)`,
    `(?:${year}[년年]\\s*)?(?<!\\d)${m}[월月]\\s*${d}[일日]`,
    `(?<!\\d)${d}${ORDINAL}${GAP}${name}(?:${GAP}${y}(?!\\d))?`,
    `(?<!\\p{L})${name}\\s*${d}${ORDINAL}(?!\\d)(?:,?\\s*${year})?`,
    `(?<!\\d)${d}[-./]${m}(?!\\d)`,
    `(?<!\\d)${m}[-./]${d}(?!\\d)`,
  ];
}

function timeForms(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':');
  const inDay = Number(hour);
  const half =
    inDay < NOON ? String.raw`(?:a\.?\s?m?\b\.?|오전)` : String.raw`(?:p\.?\s?m?\b\.?|n\b|오후)`;
  const clock = `0?${inDay % NOON || NOON}`;
  return [
    `(?:오전|오후|am|pm)\\s*${clock}[:.]${minute}(?!\\d)`,
    `(?<![\\d:])${clock}[:.]?${minute}\\s*${half}`,
    `(?<![\\d:])0?${inDay}\\s*[:.h시]\\s*${minute}(?!\\d)(?:\\s*(?:hrs?|uhr|분))?`,
    `(?<![\\d:])${hour}${minute}(?!\\d)`,
    ...(minute === '00' ? [`(?<![\\d:])${clock}\\s*${half}`] : []),
  ];
}

function durationForms(text: string): string[] {
  const minutes = parseDuration(text);
  if (minutes === undefined) return [];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const unit = String.raw`\s*(?:hours?|hr?\(?s?\)?|horas?|시간|std\.?)\s*`;
  return [
    `(?<!\\d)0?${hours}${unit}${rest === 0 ? '(?:00?(?=\\s*m))?' : `0?${rest}`}(?:\\s*(?:min\\p{L}*|m\\b|분))?`,
    `(?<!\\d)0?${hours}:${String(rest).padStart(2, '0')}(?!\\d)`,
    ...(hours === 0 ? [`(?<!\\d)${rest}\\s*(?:min\\p{L}*|분)`] : []),
  ];
}

function flightNumberForms(text: string): string[] {
  const parts = /^(?<carrier>[A-Z0-9]{2})0*(?<number>\d{1,4}[A-Z]?)$/i.exec(text)?.groups;
  if (!parts) return [];
  const { carrier = '', number = '' } = parts;
  return [
    `(?<![\\p{L}\\d])${carrier}\\s?[-–]?\\s{0,3}0*${number}(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])[A-Z]{2,3}\\s?0*${number}(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d:])0*${number}(?![\\p{L}\\d:])`,
  ];
}

/** Words as they are, however they are spaced; `2PC` also as `2 pieces`. */
function wordForms(text: string): string[] {
  const spaced = text
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);
  const whole = `(?<![\\p{L}\\d])${spaced}(?![\\p{L}\\d])`;
  const count = /^(?<count>\d+)\s*(?<unit>\p{L})/u.exec(text)?.groups;
  const { count: number = '', unit = '' } = count ?? {};
  return count ? [whole, `(?<![\\d.])0*${number}\\s*${unit}\\p{L}*`] : [whole];
}

/** Words in the middle of others, as names are printed: `LONDON/HEATHROW`. */
export function nameForms(name: string): string[] {
  const letters = name
    .trim()
    .split(/[\s-]+/)
    .map(escape);
  return [`(?<!\\p{L})${letters.join(String.raw`[\s-]+`)}(?!\\p{L})`];
}

function seatForms(text: string): string[] {
  return text.split(/,\s*/).map((seat) => `(?<![\\p{L}\\d])0*${escape(seat)}(?![\\p{L}\\d])`);
}

/** Patterns for the ways in which a document may print a value of a flight, the surest first. */
export function printedForms(field: TicketSegmentField, value: string): string[] {
  if (isCalendarDate(value)) return dateForms(value);
  if (isWallTime(value)) return timeForms(value);
  if (field === 'duration') return durationForms(value);
  if (field === 'flightNumber') return flightNumberForms(value);
  return field === 'seat' ? seatForms(value) : wordForms(value);
}
