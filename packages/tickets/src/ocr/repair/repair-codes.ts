import { airlineOf, fliesAs } from '../../atoms/airline.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { anyCase } from '../../text/any-case.ts';
import { applyRepairs, DIGIT, type Repair, toDigits } from './repair.ts';

/** Some are airports as well. */
const CURRENCY = /^(?:KRW|USD|EUR|JPY|CNY)$/u;

/** Before a record locator, which may have the shape of a flight: `JX4Q7`, `ASD456`. */
const RECORD_LOCATOR_LABEL = anyCase(
  'pnr|locator|localizador|reserva|r[ée]f[ée]rence|booking|confirmation|confirmaci[oó]n|buchung|rloc|예약',
);
const RECORD_LOCATOR_BEFORE = String.raw`(?:${RECORD_LOCATOR_LABEL})[\p{L}.#]{0,12}(?:\s(?:${anyCase(String.raw`code|no\.?|number|ref\.?`)}))?[^\p{L}\p{N}\n]{0,30}`;

const REPAIRS: readonly Repair[] = [
  {
    // KE081 read as KEO81, KE 0B1; the letter before the day is a class: SQ 222Q 27MAR
    shape: new RegExp(
      `(?<!${RECORD_LOCATOR_BEFORE})(?<![\\p{L}\\d])([A-Z]{2})( ?)(?!\\d{1,4}[A-Z] {1,3}\\d{2}[A-Z]{3}(?![A-Z]))(${DIGIT}{3,4})(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole, carrier = '', space = '', number = '') => {
      const digits = toDigits(number);
      const isLikely = (number.match(/\d/gu)?.length ?? 0) * 2 >= number.length;
      return isLikely && airlineOf(`${carrier}${Number(digits)}`) !== undefined
        ? `${carrier}${space}${digits}`
        : whole;
    },
  },
  {
    // AI 864 read as Al 864, 9V 1230 as 9v 1230, OZ221 as 0z221
    shape: /(?<![\p{L}\d])(?:([A-Z])[l|]|(\d[a-z]))([ -]?)(\d{3,4})(?![\p{L}\d])/gu,
    mend: (whole, letter = '', pair = '', gap = '', number = '') => {
      const read = letter === '' ? pair.toUpperCase() : `${letter}I`;
      const carrier = [read, read.replace('0', 'O')].find((code) => airlineOf(`${code}${number}`));
      return carrier === undefined ? whole : `${carrier}${gap}${number}`;
    },
  },
  {
    // V0 3711 read as VO 3711, a code that no airline has
    shape: /(?<![\p{L}\d])([A-Z])O( ?)(\d{3,4})(?![\p{L}\d])/gu,
    mend: (whole, first = '', space = '', number = '') =>
      fliesAs(`${first}0`) && !fliesAs(`${first}O`) ? `${first}0${space}${number}` : whole,
  },
  {
    // OS 25 read as OSs 25: a letter twice
    shape: /(?<![\p{L}\d])([A-Z])([A-Z])([a-z])(?= \d{1,4}(?:\s{2}|\s?$))/gmu,
    mend: (whole, first = '', second = '', again = '') =>
      again.toUpperCase() === second && airlineOf(`${first}${second}1`) !== undefined
        ? `${first}${second}`
        : whole,
  },
  {
    // (EY) - 58 read as (EY)-58
    shape: /(?<=\(([A-Z\d]{2})\)) ?- ?(?=\d{1,4}(?:\s|$))/gmu,
    mend: (whole, carrier = '') => (airlineOf(`${carrier}1`) === undefined ? whole : ' - '),
  },
  {
    // AY 855 · Economy read as AY 855 : Economy
    shape: /(?<=(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4} )[:;](?= \p{L})/gu,
    mend: () => '-',
  },
  {
    // DETROIT, MI read as DETROIT, Mi, Honolulu, HI to Kahului as Honolulu, Hi to Kahului
    shape:
      /(?<=\p{Lu}{3,}, |[ ]to \p{Lu}[\p{L} .]{2,30}, )([A-Z])[il](?=\s{2}|\s?$)|(?<=\p{L}, )([A-Z])[il](?= to \p{Lu})/gmu,
    mend: (_, state = '', from = '') => `${state}${from}I`,
  },
  {
    // A321NEO read as A321NE0
    shape: /(?<=(?<![A-Z\d])A3[123]\d(?:-?[1-9]00)? ?)(?:NE|ne)0(?![\p{L}\d])/gu,
    mend: (read) => (read === 'NE0' ? 'NEO' : 'neo'),
  },
  {
    // A321neo read as A32lneo
    shape:
      /(?<=(?<![A-Z\d])A32)[lI|](?=-?[12]\d{2}(?!\d)|[- ]?(?:neo|NEO)(?![\p{L}\d])|X?LR(?![\p{L}\d]))/gu,
    mend: () => '1',
  },
  {
    // [1] OSAKA (ITAMI) read as [1) OSAKA(ITAMI)
    shape: /^(\s*)\[(\d)[)}|l](?=\s)/gmu,
    mend: (_, left = '', number = '') => `${left}[${number}]`,
  },
  {
    // QR556/N/30MAR/DOHBOM read with a gap
    shape:
      /(?<=(?<![A-Z\d])[A-Z\d]{2}\d{1,4}) (?=\/[A-Z]\/\d{2}[A-Z]{3}\/)|(?<=\/\d{2}[A-Z]{3}\/[A-Z]{6}\/) (?=\d{4}\/)/gu,
    mend: () => '',
  },
  {
    // SCL   LIM read as SCL   LiM: two codes alone on a line
    shape: /^( *)([A-Za-z]{3})( {2,})([A-Za-z]{3})(?= *$)/gmu,
    mend: (whole, left = '', from = '', gap = '', to = '') => {
      const [a, b] = [from.toUpperCase(), to.toUpperCase()];
      const isCode = from === a || to === b;
      return isCode && isAirportCode(a) && isAirportCode(b) ? `${left}${a}${gap}${b}` : whole;
    },
  },
  {
    // (CCS) read as (ccs): small letters of the same shape
    shape: /\(([ck0osuvwxz]{3})\)/gu,
    mend: (whole, read = '') => {
      const code = read.replaceAll('0', 'o').toUpperCase();
      return isAirportCode(code) ? `(${code})` : whole;
    },
  },
  {
    // 이스탄불(IST) read as 이스탄불 IST)
    shape: /(?<=[가-힣])( ?)([A-Z]{3})(?=\))/gu,
    mend: (whole, gap = '', code = '') =>
      isAirportCode(code) && !CURRENCY.test(code) ? `${gap}(${code}` : whole,
  },
];

/** Codes of flights and airports as they were printed, where their shape and what there is leave one reading: `KEO81`. */
export function repairCodes(text: string): string {
  return applyRepairs(text, REPAIRS);
}
