import { findAirport, findAirportsByName } from '@ooo/atlas/airports';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { cellAt, splitCells } from '../text/cells.ts';
import { findTimes } from './time.ts';

/** Words of tickets that are airport codes by accident. */
const TRAPS = new Set(
  (
    'NVA NVB RTS USD EUR KRW GBP JPY CAD AUD THE MAX AND FOR ARE NOT YOU ALL ANY CAN HAS WAS ONE TWO OUT OFF NEW ' +
    'SUN MON TUE WED THU FRI SAT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MRS MSR CHD INF ADT ' +
    'DEP ARR BAG BAX VIA TAX FEE PNR REF FLT CLS ETD ETA STA STD SEQ GRP ROW NON PCS PER DAY HRS MIN TEL FAX WWW COM ORG NET ' +
    'PDF INC LTD LLC VAT ZIP BOX USA GMT UTC CET EST PST SSR OSI DOC AIR SEA BUS CAR PAX EMD ITR TKT ECO BIZ WEB APP END VON ' +
    'LOS SAN SAO DEL LAS RIO PER UND DER DIE DAS BIS NUR PRO BED'
  ).split(' '),
);
/** Codes in the list above that are large airports too: bare they need a city or a time beside them. */
const LARGE = new Set(['SEA', 'SAN', 'DEL', 'LAS', 'RIO', 'SAO', 'PER', 'MAX', 'NVA', 'BOX']);

/** A longer cell is a sentence, and a code in a sentence may be any word. */
const MAX_REASON = 50;

const BRACKETED = /\(\s?([A-Z]{3})(?:\s?[-/,–]\s?[\p{L}\d .'-]{1,40})?\s?\)/gu;
const SLASHED = /(?<![\p{L}\d/])([A-Z]{3})\s?\/\s?(\p{L}[\p{L} .'-]{1,30})/gu;
const ROUTE =
  /(?<![\p{L}\d])([A-Z]{3})\s{0,3}(?:->|→|➔|✈|–|—|-|>|⇒|\bto\b|\bnach\b|\ba\b)\s{0,3}([A-Z]{3})(?![\p{L}\d])/gu;
const BARE = /(?<![\p{L}\d/*&@.-])([A-Z]{3})(?![\p{L}\d/*&@-]|\.\p{L})/gu;

/** True for the code of an airport that the atlas knows, closed ones too. */
export function isAirportCode(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code) && findAirport(code) !== undefined;
}

/**
 * Airport codes of a line. In brackets a code stands for itself; bare it needs a reason beside it:
 * an arrow to another code, a time, its city's name, or a cell of its own.
 */
export function findAirportCodes(line: string): Hit<string>[] {
  const routes = collectHits(line, ROUTE, (m) => {
    const [from = '', to = ''] = [m[1], m[2]];
    return isAirportCode(from) && isAirportCode(to) && !isTrap(from) && !isTrap(to) ? m : undefined;
  }).flatMap((hit) => [
    { value: hit.value[1] ?? '', start: hit.start, end: hit.start + 3 },
    { value: hit.value[2] ?? '', start: hit.end - 3, end: hit.end },
  ]);
  const cells = splitCells(line);
  const bare = collectHits(line, BARE, known).filter((hit) => {
    const cell = cellAt(cells, hit.start);
    return cell !== undefined && hasReason(hit.value, cell.text);
  });
  return withoutOverlaps([
    ...collectHits(line, BRACKETED, known),
    ...routes,
    ...collectHits(line, SLASHED, (m) => (isNamed(m[1] ?? '', m[2] ?? '') ? known(m) : undefined)),
    ...bare,
  ]);
}

function known(match: RegExpExecArray): string | undefined {
  return isAirportCode(match[1] ?? '') ? match[1] : undefined;
}

function isTrap(code: string): boolean {
  return TRAPS.has(code) && !LARGE.has(code);
}

function hasReason(code: string, cell: string): boolean {
  if (isTrap(code) || /\([A-Z]{3}[)\s/-]/u.test(cell)) return false;
  const rest = cell.replace(code, ' ').trim();
  if (rest === '') return !TRAPS.has(code);
  if (rest.length > MAX_REASON) return false;
  if (findTimes(rest).length > 0 && !isInName(code, cell)) return true;
  return isNamed(code, rest);
}

/** `SAN FRANCISCO 3:00 PM`: a word of a name, and no code. */
function isInName(code: string, cell: string): boolean {
  return TRAPS.has(code) && /^\s?\p{L}{3}/u.test(cell.slice(cell.indexOf(code) + 3));
}

/** True where a text names the airport of a code, or its city. */
export function isNamed(code: string, text: string): boolean {
  const named = /\p{L}{2}/u.test(text) ? findAirportsByName(text.slice(0, 60), 12) : [];
  return named.some(({ airport, score }) => airport.iata === code && score >= 0.5);
}
