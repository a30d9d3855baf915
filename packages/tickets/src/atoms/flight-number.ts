import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { wordsOf } from '../languages/languages.ts';
import { airlineCodeByName, isAirlineCode } from './airline.ts';
import { isDoubtful, isOfOther } from './flight-doubts.ts';
import { remember } from '../text/remember.ts';

/** How certain it is by its shape alone: `KE081` and `(KE 081)` are, `IN 20` is not. */
export interface PrintedFlight {
  /** Carrier and number without spaces and leading zeros. */
  readonly flightNumber: string;
  readonly carrier: string;
  /** True where the code and at least two digits stand together, or a label names it. */
  readonly sure: boolean;
}

const LABEL = String.raw`(?:flight|flights|flt|flug|vuelo|vol|vlucht|volo|voo|편명|항공편)`;
const SHAPE =
  /(?<![\p{L}\d./@#&_-])([A-Z][A-Z\d]|\d[A-Z])(\s?-\s?|\s{1,3}|)(\d{1,4})([A-Z])?(?=[편便次号]|[^\p{L}\d.:@-]|:\s|(?<=\d{3})\.(?:\s|$)|$)(?!\([A-Z]{3}\)|\/(?!\p{L})|,\d|\s?%|\s:|:(?!\s)|\s?\*{2}|[•●]{2})/gu;
const ICAO = /(?<![\p{L}\d])(EZY|EJU|EZS|RYR|WZZ|KAL|AAR|TOM|EXS|VLG)\s?(\d{1,4})(?![\p{L}\d])/gu;
/** Airlines that print their name where others have their code. */
const BY_NAME = /(?<![\p{L}\d])(JAL|ANA|SAS|KLM|TAP|LOT)\s?(\d{2,4})(?=[편便]|[^\p{L}\d.:@-]|$)/gu;
/** `United Airlines (UA) 154`, and with nothing behind it `Etihad Airways (EY) - 58`. */
const CODE_IN_BRACKETS =
  /(?<=\p{L}\s)\(([A-Z][A-Z\d]|\d[A-Z])\)\s(?:(?:[Ff]light\s|#\s?)?(\d{1,4})(?![\p{L}\d.:/-])|[-–]\s(\d{1,4})(?=\s{2}|\s?$))/gu;
const LABEL_BEFORE = new RegExp(
  String.raw`(?:${LABEL}|(?<!\p{L})(?:${wordsOf(({ flight }) => flight).join('|')}))(?:\s?(?:no\.?|number|nr\.?|num\.?|nummer|#|n[º°])|\s(?:aller|retour|ida|vuelta|andata|ritorno|volta))?\s{0,2}[:：#|]?\s{0,24}$`,
  'iu',
);
const NUMBER_ONLY = new RegExp(
  String.raw`(?<!\p{L})${LABEL}\s?(?:#|no\.?|number|nr\.?|n[º°])?\s?[:：]?\s{0,3}#?\s?(\d{2,4})(?![\p{L}\d./:-]|\s(?:h|hrs?|hours?|horas|min)(?!\p{L}))`,
  'giu',
);

/**
 * The same with one digit, right behind the name of an airline: `Hawaiian Airlines Flight 9`, `DELTA 5` and nothing
 * else.
 */
const NAMED_FLIGHT =
  /(?<!\p{L})(\p{Lu}[\p{L}&.]{2,14}(?: \p{Lu}[\p{L}&.]{1,14}){0,3}) (?:Flight #?(?=\d)|(?=\d\s*$)(?<=^\s*[^\d]+))(\d)(?![\p{L}\d./:-]|\s(?:of|h|hrs?|hours?|min)(?!\p{L}))/gu;

/** An airline's name, the whole of a cell but for the number and the mark of a footnote. */
const NAMED =
  /(?:^|(?<=\s{2}|[·|•]\s))(\p{Lu}[\p{L}&.]{2,14}(?: \p{Lu}[\p{L}&.]{1,14}){0,3}) (\d{2,4})\*?(?=\s{2}|\s?$|\s[·|•]|,\s|\s(?:-\s)?[Oo]perated by\s)/gu;

/** In a sentence, behind a word of taking it: `You're on United 837 out of San Francisco`. */
const TOLD =
  /(?<=(?<!\p{L})(?:on|aboard|with|take|taking|catch|board|fly|flying|via|it(?:['’]s| is)|en|con|tomas|es)\s(?:the\s|el\s)?)(\p{Lu}[\p{L}&.]{2,14}(?: \p{Lu}[\p{L}&.]{1,14}){0,3}) (\d{2,4})(?![\d.,:/%€$£-]|\s?(?:miles|points|millas|kg|km|am|pm|a\.m|p\.m|EUR|USD|GBP)(?!\p{L}))/gu;

const YEAR = /^20[2-4]\d$/u;

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
      if (!isAirlineCode(code) || isOfOther(line, match)) return undefined;
      if (isNamedBefore(line, match)) return toFlight(code, digits, true);
      const labelled = LABEL_BEFORE.test(line.slice(Math.max(0, match.index - 40), match.index));
      if (!labelled && isDoubtful(line, match)) return undefined;
      return toFlight(code, digits, labelled || (gap === '' && digits.length >= 2));
    }),
  ]);
}

/** `Condor DE 1610`: with the airline before it, a code is not a word. */
function isNamedBefore(line: string, match: RegExpExecArray): boolean {
  const [, code = ''] = match;
  const before = /(\p{Lu}[\p{L}]{2,20})[ -]$/u.exec(line.slice(0, match.index).slice(-24))?.[1];
  return before !== undefined && airlineCodeByName(before) === code;
}

/**
 * Numbers without a code: `DELTA 343`, `American Airlines 1608`, `Iberia Flight 4358`, and `Flight # 1783`,
 * whose carrier is elsewhere: it comes back as the number alone.
 */
export function findUncodedFlightNumbers(line: string): Hit<PrintedFlight>[] {
  return withoutOverlaps([
    ...collectHits(line, NUMBER_ONLY, (match) => {
      const before = line.slice(Math.max(0, match.index - 40), match.index);
      // `DELTA AIR LINES       FLT:1846`: or the airline is in the cell before.
      const named = airlineCodeByName(
        before
          .trimEnd()
          .split(/\s{2,}/u)
          .at(-1) ?? '',
      );
      return toFlight(named ?? '', match[1] ?? '', true);
    }),
    ...collectHits(line, NAMED_FLIGHT, ([, name = '', digits = '']) => {
      const carrier = airlineCodeByName(name);
      return carrier === undefined ? undefined : toFlight(carrier, digits, true);
    }),
    ...collectHits(line, NAMED, (match) => {
      const [, name = '', digits = ''] = match;
      const carrier = airlineCodeByName(name) ?? (YEAR.test(digits) ? undefined : shortName(name));
      return carrier === undefined ? undefined : toFlight(carrier, digits, true);
    }),
  ]);
}

/** An airline by name and a number, as a sentence tells them: not what a sentence says of a month or a year. */
export function findProseFlightNumbers(sentence: string): Hit<PrintedFlight>[] {
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

/** True for a line with a flight's number, with its airline's code or without. */
export function hasFlightNumber(line: string): boolean {
  return findFlightNumbers(line).length > 0 || findUncodedFlightNumbers(line).length > 0;
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
