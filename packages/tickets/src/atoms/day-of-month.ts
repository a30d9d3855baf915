import { type Hit, collectHits } from '../text/hit.ts';
import { MONTH_PATTERN, weekdayOfWord } from './calendar-words.ts';

/** A day without its month. */
export interface DayOfMonth {
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday?: number;
}

/** The start of a whole date is not a day without a month. */
const NO_MONTH = String.raw`(?![\p{L}\d]|[/.:-]\d|,?\s(?:(?:of|de)\s)?${MONTH_PATTERN}(?!\p{L}))`;
const ORDINAL = String.raw`(\d{1,2})(?:st|nd|rd|th)${NO_MONTH}`;
const PATTERNS = [
  String.raw`(?<!\p{L})on the ()${ORDINAL}`,
  String.raw`(?<!\p{L})(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s(?:the\s)?${ORDINAL}`,
  String.raw`(?<!\p{L})el (?:d[ií]a )?()(\d{1,2})(?= a las? \d)`,
  String.raw`(?<!\p{L})(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s(?:d[ií]a\s)?(\d{1,2})${NO_MONTH}`,
  String.raw`(?<!\p{L})am ()(\d{1,2})\.(?= um)`,
  String.raw`(?<![\d월月]\s?)()(\d{1,2})일\s?\(?([일월화수목금토])(?:요일|\))`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** A quick look before the long ones. */
const MAY_NAME_ONE =
  /\d(?:st|nd|rd|th)|lunes|martes|rcoles|jueves|viernes|bado\s|domingo|el (?:d[ií]a )?\d|am \d{1,2}\. um|\d일\s?\(?[일월화수목금토]/iu;
const LAST = 31;

/** Days that a text names without their month: `on the 12th`, `Monday 24th`, `el 5 a las 10`, `lunes 24`, `am 12. um`. */
export function findDaysOfMonth(text: string): Hit<DayOfMonth>[] {
  if (!MAY_NAME_ONE.test(text)) return [];
  return PATTERNS.flatMap((pattern) =>
    collectHits(
      text,
      pattern,
      ([, before = '', digits = '', behind = '']): DayOfMonth | undefined => {
        const day = Number(digits);
        const word = before === '' ? behind : before;
        const weekday = weekdayOfWord(word) ?? weekdayOfWord(word.slice(0, 3));
        if (day < 1 || day > LAST) return undefined;
        return weekday === undefined ? { day } : { day, weekday };
      },
    ),
  );
}
