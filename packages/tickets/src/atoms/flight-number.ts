import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { wordsOf } from '../languages/languages.ts';
import { airlineCodeByName, isAirlineCode } from './airline.ts';
import { isLoneCode } from './airport-code.ts';
import { remember } from '../text/remember.ts';

/** How sure the shape alone makes it: `KE081` and `(KE 081)` are, `IN 20` is not. */
export interface PrintedFlight {
  /** Carrier and number without spaces and leading zeros. */
  readonly flightNumber: string;
  readonly carrier: string;
  /** True where the code and at least two digits stand together, or a label names it. */
  readonly sure: boolean;
}

const LABEL = String.raw`(?:flight|flights|flt|flug|vuelo|vol|vlucht|volo|voo|편명|항공편)`;
const SHAPE =
  /(?<![\p{L}\d./@#&_-])([A-Z][A-Z\d]|\d[A-Z])(\s?-\s?|\s{1,3}|)(\d{1,4})([A-Z])?(?=[편便次号]|[^\p{L}\d.:@-]|:\s|$)(?!\([A-Z]{3}\)|\/(?!\p{L})|,\d|\s?%|\s:|:(?!\s)|\s?\*{2}|[•●]{2})/gu;
const ICAO = /(?<![\p{L}\d])(EZY|EJU|EZS|RYR|WZZ|KAL|AAR|TOM|EXS|VLG)\s?(\d{1,4})(?![\p{L}\d])/gu;
/** Airlines that print their name where others have their code. */
const BY_NAME = /(?<![\p{L}\d])(JAL|ANA|SAS|KLM|TAP|LOT)\s?(\d{2,4})(?=[편便]|[^\p{L}\d.:@-]|$)/gu;
/** `United Airlines (UA) 154`, and with nothing behind it `Etihad Airways (EY) - 58`. */
const CODE_IN_BRACKETS =
  /(?<=\p{L}\s)\(([A-Z][A-Z\d]|\d[A-Z])\)\s(?:(?:[Ff]light\s|#\s?)?(\d{1,4})(?![\p{L}\d.:/-])|[-–]\s(\d{1,4})(?=\s{2}|\s?$))/gu;
const GATE_BEFORE = /(?:gate|puerta|terminal|탑승구|gate no\.?)\s?[:：]?\s?$/iu;
const LABEL_BEFORE = new RegExp(
  String.raw`(?:${LABEL}|(?<!\p{L})(?:${wordsOf(({ flight }) => flight).join('|')}))(?:\s?(?:no\.?|number|nr\.?|num\.?|nummer|#|n[º°])|\s(?:aller|retour|ida|vuelta|andata|ritorno|volta))?\s{0,2}[:：#|]?\s{0,24}$`,
  'iu',
);
const NUMBER_ONLY = new RegExp(
  String.raw`(?<!\p{L})${LABEL}\s?(?:#|no\.?|number|nr\.?|n[º°])?\s?[:：]?\s{0,3}#?\s?(\d{2,4})(?![\p{L}\d./:-]|\s(?:h|hrs?|hours?|horas|min)(?!\p{L}))`,
  'giu',
);

/** Types of aircraft that read like flights of Aegean (A3) and Uni Air (B7). */
const AIRCRAFT = /^(?:A3[12345]\d|A38[08]|B7[0-9]{2}|B7[0-9][A-Z])$/u;

/** An airline's name, the whole of a cell but for the number. */
const NAMED =
  /(?:^|(?<=\s{2}|[·|•]\s))(\p{Lu}[\p{L}&.]{2,14}(?: \p{Lu}[\p{L}&.]{1,14}){0,3}) (\d{2,4})(?=\s{2}|\s?$|\s[·|•]|,\s|\s(?:-\s)?[Oo]perated by\s)/gu;

/** In a sentence, behind a word of taking it: `You're on United 837 out of San Francisco`. */
const TOLD =
  /(?<=(?<!\p{L})(?:on|aboard|with|take|taking|catch|board|fly|flying|via|it(?:['’]s| is)|en|con|tomas|es)\s(?:the\s|el\s)?)(\p{Lu}[\p{L}&.]{2,14}(?: \p{Lu}[\p{L}&.]{1,14}){0,3}) (\d{2,4})(?![\d.,:/%€$£-]|\s?(?:miles|points|millas|kg|km|am|pm|a\.m|p\.m|EUR|USD|GBP)(?!\p{L}))/gu;

const THOUSANDS = /^\s\d{3}(?=\s*$|\s{2}|[,;]|\s\d{3})/u;

/** Two letters that are a carrier's code and, far more often, a word or a unit. */
const WORDS = new Set(
  'AM AN AS AT BE BY DE DO EL EN ES GO HE ID IF IN IS IT LA ME MY NO OF ON OR PM SO TO UP US WE KM KG PC ST MR MS DR NR CO TX NY CA'.split(
    ' ',
  ),
);

const YEAR = /^20[2-4]\d$/u;

/** Before what stands on a number plate. */
const VEHICLE =
  /(?:vehicle|reg(?:istration)?\.?|number plate|licen[cs]e plate|kennzeichen|matr[íi]cula|차량(?:\s?번호)?)\W{0,24}$/iu;

/** Of these, what stands before a number in other columns too. */
const UNITS = new Set('PM US NO NR ST MR DR TX NY'.split(' '));

/** Flight numbers with their carrier, in any of `KE 081`, `KE081`, `6E-198`, `ANA - NH6451`, `EZY8724`. */
export const findFlightNumbers = remember(searchFlightNumbers);

function searchFlightNumbers(line: string): readonly Hit<PrintedFlight>[] {
  return withoutOverlaps([
    ...collectHits(line, ICAO, (m) => toFlight(m[1] ?? '', m[2] ?? '', true)),
    ...collectHits(line, BY_NAME, (m) => {
      const carrier = airlineCodeByName(m[1] ?? '');
      return carrier === undefined ? undefined : toFlight(carrier, m[2] ?? '', false);
    }),
    ...collectHits(line, CODE_IN_BRACKETS, (m) =>
      isAirlineCode(m[1] ?? '') ? toFlight(m[1] ?? '', m[2] ?? m[3] ?? '', true) : undefined,
    ),
    ...collectHits(line, SHAPE, (match) => {
      const [, code = '', gap = '', digits = ''] = match;
      if (GATE_BEFORE.test(line.slice(Math.max(0, match.index - 14), match.index)))
        return undefined;
      if (!isAirlineCode(code) || isPostcode(line, match) || isInNumber(line, match))
        return undefined;
      if (VEHICLE.test(line.slice(Math.max(0, match.index - 40), match.index))) return undefined;
      const labelled = LABEL_BEFORE.test(line.slice(Math.max(0, match.index - 40), match.index));
      if (isOfAccount(line, match) || isLabel(line, match)) return undefined;
      if (isTerminal(line, match)) return undefined;
      if (isNamedBefore(line, match)) return toFlight(code, digits, true);
      if (WORDS.has(code) && !labelled && gap !== '' && !isAlone(line, match))
        if (!isAmongAirports(line, digits)) return undefined;
      if ((AIRCRAFT.test(match[0]) || match[0] === 'CO2') && !labelled) return undefined;
      if (isPlaceInQueue(line, match) && !labelled) return undefined;
      return toFlight(code, digits, labelled || (gap === '' && digits.length >= 2));
    }),
  ]);
}

/** `AY 105 2417730981` is a ticket's number, and `IBAN DE12 2501` an account's. */
function isOfAccount(line: string, match: RegExpExecArray): boolean {
  return (
    /^[ -]\d{10}(?!\d)/u.test(line.slice(match.index + match[0].length)) ||
    /\bIBAN\W{0,4}$/u.test(line.slice(0, match.index))
  );
}

/** `Condor DE 1610`: with the airline before it, a code is no word. */
function isNamedBefore(line: string, match: RegExpExecArray): boolean {
  const [, code = ''] = match;
  const before = /(\p{Lu}[\p{L}]{2,20})[ -]$/u.exec(line.slice(0, match.index).slice(-24))?.[1];
  return before !== undefined && airlineCodeByName(before) === code;
}

/** `T2: ` and `ID 12: ` are labels; `AM30: sale de Ezeiza` is a flight. */
function isLabel(line: string, match: RegExpExecArray): boolean {
  const [whole, code = '', gap = '', digits = ''] = match;
  if (line.charAt(match.index + whole.length) !== ':') return false;
  return WORDS.has(code) ? gap !== '' || digits.length < 2 : digits.length < (gap === '' ? 2 : 3);
}

/** `LAGOS LOS MM2`: right behind a code two letters and a digit are a terminal. */
function isTerminal(line: string, match: RegExpExecArray): boolean {
  const [, , gap = '', digits = ''] = match;
  if (gap !== '' || digits.length > 1) return false;
  return isLoneCode(
    /(?<![\p{L}\d])([A-Z]{3})\s$/u.exec(line.slice(0, match.index).slice(-8))?.[1] ?? '',
  );
}

/** `000 AA1 00` is the number of something else. */
function isInNumber(line: string, match: RegExpExecArray): boolean {
  const [whole, , gap, digits = ''] = match;
  // `AZ 447 201` is a policy's.
  const isGrouped =
    gap !== '' && digits.length === 3 && THOUSANDS.test(line.slice(match.index + whole.length));
  if (isGrouped) return true;
  if (gap !== '' || digits.length > 1) return false;
  return (
    /\d\s$/u.test(line.slice(0, match.index)) &&
    /^\s\d/u.test(line.slice(match.index + whole.length))
  );
}

/** `UB7 0GB` is where somebody lives. */
function isPostcode(line: string, match: RegExpExecArray): boolean {
  return /^\s\d[A-Z]{2}(?![\p{L}\d])/u.test(line.slice(match.index + match[0].length).slice(0, 5));
}

/** `B22. I wasnt paying for that`: a letter and two digits in a text are whose turn it is, a seat's row or a door. */
function isPlaceInQueue(line: string, match: RegExpExecArray): boolean {
  const [whole, code = '', gap = '', digits = ''] = match;
  if (gap !== '' || digits.length > 1 || !/^[A-Z]\d$/u.test(code)) return false;
  const after = line.slice(match.index + whole.length);
  return /\p{L}\s$/u.test(line.slice(0, match.index)) || /^[.,!?]?\s\p{L}/u.test(after);
}

/** `AS 331` with nothing beside it in its cell. */
function isAlone(line: string, match: RegExpExecArray): boolean {
  const [, code = '', , digits = ''] = match;
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  return (
    digits.length >= 3 &&
    !UNITS.has(code) &&
    /(?:^|\s{2}|^\s)$/u.test(before) &&
    /^(?:\s{2}|\s?$)/u.test(after)
  );
}

/** `LA 8065  Santiago (SCL) …`: on a line with airports the code is no word. */
function isAmongAirports(line: string, digits: string): boolean {
  return digits.length >= 3 && /\([A-Z]{3}\)/u.test(line);
}

/**
 * Numbers without a code: `DELTA 343`, `American Airlines 1608`, `Iberia Flight 4358`, and `Flight # 1783`,
 * whose carrier stands elsewhere: it comes back as the number alone.
 */
export function findUncodedFlightNumbers(line: string): Hit<PrintedFlight>[] {
  return withoutOverlaps([
    ...collectHits(line, NUMBER_ONLY, (match) => {
      const before = line.slice(Math.max(0, match.index - 40), match.index);
      // `DELTA AIR LINES       FLT:1846`: or the airline stands in the cell before.
      const named = airlineCodeByName(
        before
          .trimEnd()
          .split(/\s{2,}/u)
          .at(-1) ?? '',
      );
      return toFlight(named ?? '', match[1] ?? '', true);
    }),
    ...collectHits(line, NAMED, (match) => {
      const [, name = '', digits = ''] = match;
      const carrier = airlineCodeByName(name) ?? (YEAR.test(digits) ? undefined : shortName(name));
      return carrier === undefined ? undefined : toFlight(carrier, digits, true);
    }),
  ]);
}

/** An airline by name and a number, as a sentence tells them: not what a sentence says of a month or a year. */
export function findToldFlightNumbers(sentence: string): Hit<PrintedFlight>[] {
  return collectHits(sentence, TOLD, ([, name = '', digits = '']) => {
    if (YEAR.test(digits)) return undefined;
    const carrier = airlineCodeByName(name) ?? shortName(name);
    return carrier === undefined ? undefined : toFlight(carrier, digits, true);
  });
}

/** `Hawaiian 276` is of Hawaiian Airlines; `China 2026` is a year. */
function shortName(name: string): string | undefined {
  return airlineCodeByName(`${name} Airlines`) ?? airlineCodeByName(`${name} Airways`);
}

/** `KE`, `0081` → `KE81`; undefined for flight 0, which is none. */
export function toFlightNumber(carrier: string, digits: string): string | undefined {
  const number = stripZeros(digits);
  return number === undefined ? undefined : `${carrier}${number}`;
}

function toFlight(carrier: string, digits: string, sure: boolean): PrintedFlight | undefined {
  const flightNumber = toFlightNumber(carrier, digits);
  return flightNumber === undefined ? undefined : { flightNumber, carrier, sure };
}

function stripZeros(digits: string): string | undefined {
  const number = digits.replace(/^0+/u, '');
  return number === '' ? undefined : number;
}
