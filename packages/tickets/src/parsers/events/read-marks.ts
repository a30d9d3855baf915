import { findAircraft } from '../../atoms/aircraft.ts';
import { weekdayOfWord } from '../../atoms/calendar-words.ts';
import { findDates } from '../../atoms/date.ts';
import { findDaysOfMonth } from '../../atoms/day-of-month.ts';
import { findDurations } from '../../atoms/duration.ts';
import {
  type PrintedFlight,
  findFlightNumbers,
  findProseFlightNumbers,
  findUncodedFlightNumbers,
} from '../../atoms/flight-number.ts';
import { namesOperator, namesOtherEvent } from '../../atoms/labels.ts';
import { findTimes } from '../../atoms/time.ts';
import { type Hit, collectHits } from '../../text/hit.ts';
import { isFree, type Span } from '../../text/span.ts';
import { findCues } from './cues.ts';
import { type Mark, toMarks } from './mark.ts';
import { findNamedPlaces } from './named-places.ts';
import { orderMarks } from './order-marks.ts';

const NEXT_DAY =
  /(?<!\p{L})(?:the )?(?:next|following) (?:day|morning|afternoon|evening)(?!\p{L})|(?<!\p{L})(?:al |del )?d[ií]a siguiente(?!\p{L})|am (?:nächsten|folgenden) (?:tag|morgen)|le lendemain|다음\s?날|익일|翌日|次日/giu;
const SAME_DAY =
  /(?<!\p{L})the same (?:day|morning|afternoon|evening)(?!\p{L})|(?<!\p{L})(?:el |ese )?mismo d[ií]a(?!\p{L})|am (?:selben|gleichen) tag|le même jour|같은\s?날|당일|同日/giu;
/** `on Thursday`, `el jueves`, `am Donnerstag`, with no day of a month behind. */
const WEEKDAY_ALONE =
  /(?<!\p{L})(?:on|this|the following|el|este|am|le)\s((?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?![\p{L}-]|,?\s(?:the\s)?\d|,?\s\p{L}{3,9}\s\d)/giu;
/** What is before the number of the same flight at another airline. */
const PARTNER =
  /(?:operated|marketed|operado)[^.;:]{0,40}\s(?:as|como)\s(?:flight\s|vuelo\s)?$|(?:code-?\s?shared?|c[oó]digo compartido|공동\s?운항)[^.;]{0,20}$/iu;

const BEFORE_DIGITS =
  /(?<!\p{L})(?:dep|arr|departs?|departing|arrives?|arriving|lands?|leav(?:es?|ing)|sale|llega|ab|an)\.?\s(?:(?:at|from|in|to|de|a|en)\s)?(?:\p{Lu}[\p{L}.'’]+[\s/-]){0,4}(?:(?:at|a las|um)\s)?$/u;

/** All marks of a sentence in the order in which they count: a cue goes before what it is of. */
export function readMarks(text: string): Mark[] {
  const sentence = text.replace(/[.!?]\s{0,4}$/u, (end) => ' '.repeat(end.length));
  const cues = findCues(sentence);
  const coded = findFlightNumbers(sentence).filter(
    ({ start }) => !namesOperator(sentence.slice(0, start)),
  );
  const flights = coded.length > 0 ? coded : findUncoded(sentence);
  const dates = findDates(sentence);
  const taken = [...findAircraft(sentence), ...flights, ...dates, ...findDurations(sentence)];
  const isAlone = (hit: Span): boolean => isFree(hit, taken);
  const isFlights = (hit: Span): boolean => !namesOtherEvent(sentence.slice(0, hit.start));
  const times = findTimes(sentence, { bare: flights.length > 0 }).filter(
    (hit) => isAlone(hit) && isFlights(hit) && isTold(sentence, hit),
  );
  const weekdays = collectHits(sentence, WEEKDAY_ALONE, ([, word = '']) => weekdayOfWord(word));
  const verbs = cues.map(({ end }) => end);
  const others = [
    ...toMarks(
      'flight',
      flights.filter((hit) => !isOfPartner(sentence, hit)),
    ),
    ...toMarks('date', dates.filter(isFlights)),
    ...toMarks('time', times),
    ...toMarks('place', findNamedPlaces(sentence, verbs)),
    ...toMarks(
      'shift',
      collectHits(sentence, NEXT_DAY, () => 1),
    ),
    ...toMarks(
      'shift',
      collectHits(sentence, SAME_DAY, () => 0),
    ),
    ...toMarks('weekday', weekdays.filter(isAlone)),
    ...toMarks('day', findDaysOfMonth(sentence).filter(isAlone)),
  ].sort((a, b) => a.start - b.start);
  return orderMarks(cues, others, sentence);
}

/** True for the number of the same flight at another airline. */
function isOfPartner(sentence: string, { start }: Span): boolean {
  return PARTNER.test(sentence.slice(Math.max(0, start - 60), start));
}

/** Four digits are a time only where a word of a flight's ends and its place are before them: `dep Copenhagen 0920`. */
function isTold(sentence: string, { start, end }: Span): boolean {
  if (!/^#?\d{4}$/u.test(sentence.slice(start, end))) return true;
  return BEFORE_DIGITS.test(sentence.slice(Math.max(0, start - 60), start));
}

function findUncoded(sentence: string): Hit<PrintedFlight>[] {
  const labelled = findUncodedFlightNumbers(sentence);
  return labelled.length > 0 ? labelled : findProseFlightNumbers(sentence);
}
