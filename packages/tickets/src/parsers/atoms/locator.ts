import { wordsOf } from '../languages/languages.ts';

const LABELS = [
  'booking ?ref(?:erence)?(?: (?:number|no\\.?|code))?',
  'booking (?:code|number|no\\.?|confirmation)',
  'airline (?:booking )?ref(?:erence)?(?: number)?',
  'reservation (?:code|number|no\\.?)',
  'record locator',
  'rloc',
  'airline locator',
  'airline confirmation(?: (?:code|number|no\\.?|#))?',
  'confirmation (?:code|number|no\\.?|#)',
  'conf\\.?(?:irmation)? ?#',
  'pnr(?: (?:code|number|no\\.?))?',
  'locator',
  '항공(?:사)?\\s?예약\\s?번호',
  '예약\\s?번호',
  'localizador(?: de la aerol[ií]nea)?',
  '(?:c[oó]digo|clave|n[uú]mero) de (?:reserva(?:ci[oó]n)?|confirmaci[oó]n)',
  'n[uú]mero de reserva',
  'reserva',
  'buchungs(?:code|nummer|referenz)',
  'reservierungs(?:code|nummer)',
  'r[eé]f[eé]rence d[eu] (?:r[eé]servation|dossier)',
  'num[eé]ro de (?:r[eé]servation|dossier)',
  'boekings?(?:code|nummer)',
  'reserverings(?:code|nummer)',
  'codice (?:di )?prenotazione',
  'c[oó]digo da reserva',
  '예약\\s?코드',
  '予約番号',
  ...wordsOf(({ locator }) => locator),
];
/** Labels of the airline's own locator, beside which others are an agency's. */
const AIRLINES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:airlines?|airways)(?:['’]s)? (?:own )?(?:booking )?(?:ref(?:erence)?|locator|confirmation)(?: (?:code|number|no\.?|#))?|항공사\s?예약\s?번호|(?:localizador|c[oó]digo de reserva) de la aerol[ií]nea)(?!\p{L})`,
  'giu',
);
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${LABELS.join('|')})(?=[은는]\s|\P{L}|$)`,
  'giu',
);
const ALONE = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:：]?$`, 'iu');
const SECOND_LABEL = new RegExp(
  String.raw`^\s?[/(]\s?(?:${LABELS.join('|')}|[\p{L} ]{3,30}?)(?:\s?\))?(?=\s|:|$)`,
  'iu',
);
/** Labels that are also headings and words of sentences: a locator beside them has a digit. */
const WEAK_LABEL =
  /(?<![\p{L}\d])(?:confirmation|r[eé]servation|booking|bestätigung|confirmaci[oó]n)(?!\p{L})/giu;
const WEAK_VALUE = /^(?=[A-Z]{0,5}\d)[A-Z\d]{6}(?![\p{L}\d])/u;
/** Beside a label in small letters capitals are no word: `Confirmation QKTWZX`. */
const CAPITALS = /^[A-Z]{6}(?![\p{L}\d])/u;
/** Whose locator it is: `Airline reference (TAP Air Portugal): UZ4KWQ`, `for all flights:`, `for the pair of you is`. */
const BETWEEN = /^\s(?:\([\p{L} .&]{2,30}\)|for [\p{L} ]{2,24})(?=\s?[:：]|\s(?:is|are)\s)/u;
/** What a sentence puts between the label and its value: `Tu código de confirmación es ABC123`. */
const COPULA =
  /^(?:[은는]\s|\s{1,3}(?:is|are|es|ist|lautet|est|é)(?:\s?[:：]?\s{1,3}|\s?[:：]?$))/iu;
const VALUE = /^(?:[A-Z\d]{2}[/*])?([A-Z\d]{5,8})(?![\p{L}\d]|-[A-Z\d])/u;
const DUAL = /^\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** So much of a shape that what stands between may be a second label in another script. */
const DUAL_AFTER = /(?<!\d)\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** The system that a locator is of, before it: `AMADEUS: 6TZQ8W`. */
const SYSTEM = /^[\s*:：#]{0,8}(?:amadeus|galileo|sabre|worldspan|airline)\s?[:：]\s?/iu;
const NOT_A_LOCATOR =
  /^(?:BOOKING|PLEASE|NUMBER|FLIGHT|FLIGHTS|TICKET|STATUS|DATE|CONFIRM|ISSUED|ONLINE|TRAVEL|DETAILS|EMAIL|AGENCY|ADDRESS|PASSENGER|AIRLINE|HOTEL|PRINT|RECORD|CODES?|PHONES?|NAMES?|SEQUENCE|SEQ|CABIN|CLASS|SEATS?|GATE|CONTACT|TOTAL|PAYMENT|\d{5}|\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d)?)$/u;

export interface PrintedLocator {
  readonly value: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The locator that the first label names: beside the label, or below it in its column.
 * `from` and `to` bound the lines that are looked at (0-based, half open).
 */
export function findLocator(
  lines: readonly string[],
  from = 0,
  to = lines.length,
): PrintedLocator | undefined {
  const bounds = { from, to };
  return (
    findLabelled(lines, AIRLINES, bounds) ??
    findLabelled(lines, LABEL, bounds) ??
    findWeak(lines, from, to)
  );
}

interface Bounds {
  readonly from: number;
  readonly to: number;
}

function findLabelled(
  lines: readonly string[],
  label: RegExp,
  { from, to }: Bounds,
): PrintedLocator | undefined {
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    for (const match of line.matchAll(label)) {
      const start = match.index;
      let end = start + match[0].length;
      end += BETWEEN.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      end += SECOND_LABEL.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      end += COPULA.exec(line.slice(end, end + 20))?.[0].length ?? 0;
      const beside = readLocator(wholeWords(line, end, end + 60).replace(/^[\s:：#.*-]+/u, ''));
      if (beside) return { value: beside, line: at, start, end: end + 12 };
      const dual = DUAL_AFTER.exec(line.slice(end, end + 80));
      if (dual?.[1]) return { value: dual[1], line: at, start, end: end + dual[0].length };
      if (/[\p{L}\d]/u.test(line.slice(end, end + 3))) continue;
      const below = findBelow(lines, at, start, end, to);
      if (below) return below;
    }
  }
  return undefined;
}

/** A part of a line that ends with a word rather than in it. */
function wholeWords(line: string, start: number, end: number): string {
  const rest = /^[\p{L}\d]{0,20}/u.exec(line.slice(end))?.[0].length ?? 0;
  return line.slice(start, end + rest);
}

function findWeak(lines: readonly string[], from: number, to: number): PrintedLocator | undefined {
  for (let at = from; at < to; at++) {
    for (const match of (lines[at] ?? '').matchAll(WEAK_LABEL)) {
      const after = (lines[at] ?? '').slice(match.index + match[0].length).slice(0, 40);
      const text = after.replace(/^[\s:：#.*-]+/u, '');
      const isSmall = match[0] !== match[0].toUpperCase();
      const value = (WEAK_VALUE.exec(text) ?? (isSmall ? CAPITALS.exec(text) : null))?.[0];
      if (value === undefined || NOT_A_LOCATOR.test(value)) continue;
      const start = (lines[at] ?? '').indexOf(value, match.index);
      return { value, line: at, start: match.index, end: start + value.length };
    }
  }
  return undefined;
}

/** True for a cell that says nothing but that a locator follows. */
export function isLocatorLabel(text: string): boolean {
  return ALONE.test(text);
}

/** A locator at the start of a label's value: `** ABC123 **`, `DL/123456`, `1234-5678 (ABC123)`. */
export function readLocator(text: string): string | undefined {
  const value = text.replace(SYSTEM, '').replace(/^[\s*:：#]+/u, '');
  const locator = DUAL.exec(value)?.[1] ?? VALUE.exec(value)?.[1];
  return locator && !NOT_A_LOCATOR.test(locator) ? locator : undefined;
}

function findBelow(
  lines: readonly string[],
  at: number,
  start: number,
  end: number,
  to: number,
): PrintedLocator | undefined {
  let seen = 0;
  for (let below = at + 1; below < Math.min(to, at + 5) && seen < 2; below++) {
    const line = lines[below] ?? '';
    if (line.trim() === '') continue;
    seen++;
    const alone = /^[A-Z\d]{5,8}$/u.test(line.trim()) ? readLocator(line.trim()) : undefined;
    if (alone) {
      const at = line.indexOf(alone);
      return { value: alone, line: below, start: at, end: at + alone.length };
    }
    const column = Math.max(0, start - 2);
    if (column > 0 && /\S/u.test(line.charAt(column - 1)) && /\S/u.test(line.charAt(column)))
      continue;
    const cell = line.slice(column, end + 24);
    const lead = cell.length - cell.trimStart().length;
    if (lead > end - start + 2) continue;
    const value = readLocator(cell.trimStart());
    if (value) {
      return { value, line: below, start: column + lead, end: column + lead + value.length };
    }
  }
  return undefined;
}
