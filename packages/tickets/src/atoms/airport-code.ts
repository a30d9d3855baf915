import { findAirport, listCityAirports } from '@ooo/atlas/airports';

/** Words of tickets that happen to be airport codes. */
const TRAPS = new Set(
  (
    'NVA NVB RTS USD EUR KRW GBP JPY CAD AUD THE MAX AND FOR ARE NOT YOU ALL ANY CAN HAS WAS ONE TWO OUT OFF NEW ' +
    'SUN MON TUE WED THU FRI SAT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MRS MSR CHD INF ADT ' +
    'IDA RET EAT BST EDT PDT CDT MDT KST MST HST AST ' +
    'DEP ARR BAG BAX VIA TAX FEE PNR REF FLT CLS ETD ETA STA STD SEQ GRP ROW NON PCS PER DAY HRS MIN TEL FAX WWW COM ORG NET ' +
    'PDF INC LTD LLC VAT ZIP BOX USA GMT UTC CET EST PST SSR OSI DOC AIR SEA BUS CAR PAX EMD ITR TKT ECO BIZ WEB APP END VON ' +
    'LOS SAN SAO DEL LAS RIO PER UND DER DIE DAS BIS NUR PRO BED ' +
    'LUN MIE JUE VIE SAB DOM ENE ABR AGO DIC MER JEU VEN SAM DIM FEV AVR MAI AOU MIT DON SON MRZ OKT DEZ'
  ).split(' '),
);
/** Codes in the list above that are large airports too: bare they need a city or a time beside them. */
const LARGE = new Set([
  'SEA',
  'SAN',
  'DEL',
  'LAS',
  'RIO',
  'SAO',
  'PER',
  'CAN',
  'DAY',
  'VIE',
  'SON',
  'LOS',
]);

/** Three letters that are no part of anything else. */
export const BARE_CODE = /(?<![\p{L}\d/*&@.-])([A-Z]{3})(?![\p{L}\d/*&@-]|\.\p{L})/gu;

/** True for the code of an airport that the atlas knows, closed ones too. */
export function isAirportCode(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code) && findAirport(code) !== undefined;
}

/** True for a code that is a word too: `LAS`, `PER`. */
export function isWordCode(code: string): boolean {
  return LARGE.has(code);
}

/** True for a code that alone on its line is an airport, or a word that is one beside others. */
export function isLoneCode(text: string): boolean {
  return isAirportCode(text) && !isTrap(text);
}

/** True for two codes of which one may be a city's, and the other not an airport of it: `LON-DXB`, and not `LON-LHR`. */
export function areEnds(from: string, to: string): boolean {
  if (isLoneCode(from)) return isLoneCode(to) || isCityCode(to, from);
  return isLoneCode(to) && isCityCode(from, to);
}

function isCityCode(code: string, other: string): boolean {
  if (TRAPS.has(code)) return false;
  const airports = listCityAirports(code);
  return airports.length > 0 && airports.every(({ iata }) => iata !== other);
}

/** True for a word of tickets that happens to be a code. */
export function isWord(code: string): boolean {
  return TRAPS.has(code);
}

/** True for such a word that is hardly ever an airport. */
export function isTrap(code: string): boolean {
  return TRAPS.has(code) && !LARGE.has(code);
}

/** The code that an expression finds, where the atlas knows it. */
export function toKnownCode(match: RegExpExecArray): string | undefined {
  return isAirportCode(match[1] ?? '') ? match[1] : undefined;
}
