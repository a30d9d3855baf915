import { MONTH_PATTERN } from './calendar-words.ts';
import type { Hit } from '../text/hit.ts';
import { collectHits, withoutOverlaps } from '../text/hit.ts';

const MAKER =
  /(?<!\p{L})(?:boeing|airbus(?: industrie)?|embraer|bombardier|de havilland|dash|atr|canadair|fokker|comac)\s{1,2}[A-Z]{0,4}-?\d[\dA-Z]{0,3}(?:-[\dE][\dA-Z]{0,4})?(?:\s?(?:neo|max\s?\d?|er|lr|dreamliner))?(?![\p{L}\d])/giu;
const TYPE =
  /(?<![\p{L}\d-])(?:A3[0-9]{2}(?:-\d{3})?(?:neo)?|A2[0-9]{2}(?:-\d{3})?|B?7[0-9]7-[\dMAX]{1,4}(?:ER|LR)?)(?![\p{L}\d-])/gu;

/** Aircraft that show by their shape: `Boeing 777-300ER`, `A321`, `757-200`. */
export function findAircraft(line: string): Hit<string>[] {
  return withoutOverlaps([...collectHits(line, MAKER, read), ...collectHits(line, TYPE, read)]);
}

function read(match: RegExpExecArray): string {
  return match[0].replaceAll(/\s+/gu, ' ').trim();
}

/** What stands in other columns: a duration, a date, a time, a seat. */
const MOMENT = new RegExp(
  String.raw`\d\s?(?:h|hrs?|min|m|[ap]m)\b|\d{1,2}[.:]\d{2}|\d\s?(?:${MONTH_PATTERN})(?!\p{L})|^(?:${MONTH_PATTERN})\s|^\d{1,2}[A-HJ-L]$`,
  'iu',
);
/** What may follow a type and still belong to it: `-NEO`, `/300`, ` (77W)`. */
const TAIL = 8;

/** The value of an aircraft label. A code like `77W` or `32Q` is taken as it stands. */
export function readAircraft(text: string): string | undefined {
  const value = (text.trim().split(/\s{2,}|\s\/\s|[|,;]/u)[0] ?? '').replace(/[\s/·]+$/u, '');
  const shaped = findAircraft(text.slice(0, 120))[0];
  if (shaped) return value.length <= shaped.end + TAIL ? value : shaped.value;
  if (MOMENT.test(value) || !/\d/u.test(value)) return undefined;
  return /^[\p{L}\d][\p{L}\d /().-]{1,40}$/u.test(value) ? value : undefined;
}
