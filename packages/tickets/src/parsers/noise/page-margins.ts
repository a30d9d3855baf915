import { findAirportCodes } from '../../atoms/airport.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';

/** The count of a page at the end of a line, or an address on the web with it: `Page 2 of 4`, `- 2 -`, `https://… 1/4`. */
const PAGE =
  /(?:^|\s)(?:page|p[áa]g(?:ina)?\.?|seite|strona|sida|side|pagina|페이지|ページ)\s?\d{1,2}(?:\s?(?:of|de|von|van|di|z|av|\/|ページ)\s?\d{1,2})?\s*$|^\s*(?:https?:\/\/\S+\s+)?\d{1,2}\s?\/\s?\d{1,2}\s*$|^\s*[-–]\s?\d{1,2}\s?[-–]\s*$|^\s*https?:\/\/\S+\s*$/iu;
/** What a browser prints above a page: `19/11/2026, 21:07   Booking confirmation`. */
const PRINTED =
  /^\s{0,8}\d{1,4}\.?\s?[./-]\s?\d{1,2}\.?\s?[./-]\s?\d{1,4}\.?,?\s(?:(?:오전|오후|AM|PM)\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?\s{1,200}\p{L}/u;
const NEAR = 2;
const LONGEST = 200;

/**
 * The lines with those of the margins of pages left empty that tell a moment, as when a document was printed: such a line
 * is beside the count of pages, says the same on each page or begins as a browser prints it, and names no flight.
 */
export function withoutPageMargins(lines: readonly string[]): readonly string[] {
  const isMark = lines.map((line) => line.length <= LONGEST && PAGE.test(line));
  if (!isMark.includes(true)) return lines;
  const isBeside = (at: number): boolean =>
    isMark.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true);
  const moments = lines.flatMap((line, at) => (isBeside(at) && tellsMoment(line) ? [at] : []));
  const texts = moments.map((at) => withoutCount(lines[at] ?? ''));
  const margins = new Set(
    moments.filter((at, index) => {
      const isRepeated = texts.filter((text) => text === texts[index]).length > 1;
      return isRepeated || PRINTED.test(lines[at] ?? '');
    }),
  );
  return margins.size === 0 ? lines : lines.map((line, at) => (margins.has(at) ? '' : line));
}

/** True for a line with a day and a time, words beside them, and nothing of a flight. */
function tellsMoment(line: string): boolean {
  if (line.length > LONGEST || !/\d:\d{2}/u.test(line)) return false;
  if (findDates(line).length !== 1 || findTimes(line).length !== 1) return false;
  return findFlightNumbers(line).length + findAirportCodes(line).length === 0;
}

function withoutCount(line: string): string {
  return line.replace(PAGE, '').replaceAll(/\s+/gu, ' ').trim();
}
