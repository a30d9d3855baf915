import type { PartialDate } from '../../document.ts';
import { findAircraft } from '../../atoms/aircraft.ts';
import { monthOf, weekdayOfWord } from '../../atoms/calendar-words.ts';
import { findDates } from '../../atoms/date.ts';
import { type DayOfMonth, findDaysOfMonth } from '../../atoms/day-of-month.ts';
import { findDurations } from '../../atoms/duration.ts';
import {
  type PrintedFlight,
  findFlightNumbers,
  findToldFlightNumbers,
  findUncodedFlightNumbers,
} from '../../atoms/flight-number.ts';
import { type PrintedTime, findTimes } from '../../atoms/time.ts';
import { namesOperator, namesOtherEvent } from '../../atoms/labels.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { type Hit, collectHits } from '../../text/hit.ts';
import { findCues, standsBehind } from './cues.ts';
import { type NamedPlace, findNamedPlaces } from './named-places.ts';

interface MarkValues {
  readonly cue: FlightEnd;
  readonly flight: PrintedFlight;
  readonly place: NamedPlace;
  readonly time: PrintedTime;
  readonly date: PartialDate;
  /** Days to the arrival. */
  readonly shift: number;
  /** The day of a month that is the other date's, or the next one: `on the 12th`. */
  readonly day: DayOfMonth;
  /** A day of the week alone, 0 is Sunday: `on Thursday`. */
  readonly weekday: number;
}

type MarkKind = keyof MarkValues;

/** Something in a sentence that tells of a flight; offsets are of the sentence. */
export type MarkOf<Wanted extends MarkKind> = {
  readonly [Kind in Wanted]: {
    readonly kind: Kind;
    readonly value: MarkValues[Kind];
    readonly start: number;
    readonly end: number;
  };
}[Wanted];

export type Mark = MarkOf<MarkKind>;

const NEXT_DAY =
  /(?<!\p{L})(?:the )?(?:next|following) (?:day|morning|afternoon|evening)(?!\p{L})|(?<!\p{L})(?:al |del )?d[ií]a siguiente(?!\p{L})|am (?:nächsten|folgenden) (?:tag|morgen)|le lendemain|다음\s?날|익일|翌日|次日/giu;
const SAME_DAY =
  /(?<!\p{L})the same (?:day|morning|afternoon|evening)(?!\p{L})|(?<!\p{L})(?:el |ese )?mismo d[ií]a(?!\p{L})|am (?:selben|gleichen) tag|le même jour|같은\s?날|당일|同日/giu;
/** `on Thursday`, `el jueves`, `am Donnerstag`, with no day of a month behind. */
const WEEKDAY_ALONE =
  /(?<!\p{L})(?:on|this|the following|el|este|am|le)\s((?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?![\p{L}-]|,?\s(?:the\s)?\d|,?\s\p{L}{3,9}\s\d)/giu;
const ARROW = /^\s?(?:->|→|➔|✈|–|—|-|>|~)\s?$/u;
const SENTENCE_END = /[.!?。](?=\s+[\p{Lu}¡¿\p{Script=Hangul}\d"“]|\s*$)/gu;
/** Dots of short forms end no sentence. */
const SHORT_FORM = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Sr|Sra|St|No|Nr|Prof|[ap]\.m|approx|ca|hrs?|h|T)$/iu;

/** What stands before the number of the same flight at another airline. */
const PARTNER =
  /(?:operated|marketed|operado)[^.;:]{0,40}\s(?:as|como)\s(?:flight\s|vuelo\s)?$|(?:code-?\s?shared?|c[oó]digo compartido|공동\s?운항)[^.;]{0,20}$/iu;

const BEFORE_DIGITS =
  /(?<!\p{L})(?:dep|arr|departs?|departing|arrives?|arriving|lands?|leav(?:es?|ing)|sale|llega|ab|an)\.?\s(?:(?:at|from|in|to|de|a|en)\s)?(?:\p{Lu}[\p{L}.'’]+[\s/-]){0,4}(?:(?:at|a las|um)\s)?$/u;

/** The sentences of a text, each as its half-open span. */
export function splitSentences(text: string): (readonly [number, number])[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index }) => index)
    .filter((at) => !SHORT_FORM.test(text.slice(Math.max(0, at - 8), at)) && !isOrdinal(text, at));
  const starts = [0, ...ends.map((at) => at + 1)];
  return starts.map((start, at) => [start, starts[at + 1] ?? text.length] as const);
}

/** `6. 4.(금)` and `6.14. 도착`: the dots of a day in Korean. */
const OF_KOREAN_DAY = /^\.\s?\d{1,2}\.\s?\(|^\.\s?(?:도착|출발)/u;

/** `18. März`: the dot of a day. */
function isOrdinal(text: string, at: number): boolean {
  if (OF_KOREAN_DAY.test(text.slice(at, at + 8))) return true;
  const [, month = ''] = /^\.\s(\p{L}+)/u.exec(text.slice(at, at + 16)) ?? [];
  return (
    /(?<![\d:.])\d{1,2}$/u.test(text.slice(Math.max(0, at - 4), at)) && monthOf(month) !== undefined
  );
}

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
  const isFree = (hit: Span): boolean =>
    !taken.some((other) => hit.start < other.end && other.start < hit.end);
  const isFlights = (hit: Span): boolean => !namesOtherEvent(sentence.slice(0, hit.start));
  const others = [
    ...toMarks(
      'flight',
      flights.filter(
        (hit) => !PARTNER.test(sentence.slice(Math.max(0, hit.start - 60), hit.start)),
      ),
    ),
    ...toMarks('date', dates.filter(isFlights)),
    ...toMarks(
      'time',
      findTimes(sentence, { bare: flights.length > 0 }).filter(
        (hit) => isFree(hit) && isFlights(hit) && isTold(sentence, hit),
      ),
    ),
    ...toMarks(
      'place',
      findNamedPlaces(
        sentence,
        cues.map(({ end }) => end),
      ),
    ),
    ...toMarks(
      'shift',
      collectHits(sentence, NEXT_DAY, () => 1),
    ),
    ...toMarks(
      'shift',
      collectHits(sentence, SAME_DAY, () => 0),
    ),
    ...toMarks(
      'weekday',
      collectHits(sentence, WEEKDAY_ALONE, (match) => weekdayOfWord(match[1] ?? '')).filter(isFree),
    ),
    ...toMarks('day', findDaysOfMonth(sentence).filter(isFree)),
  ].sort((a, b) => a.start - b.start);
  return withArrows(inOrder(cues, others, sentence), sentence);
}

/** `LIS 12:55 -> FNC 14:45`: an arrow between the time of one place and the next place is as good as a word of arrival. */
function withArrows(marks: readonly Mark[], sentence: string): Mark[] {
  const first = marks.find(({ kind }) => kind === 'place' || kind === 'time');
  // `02:15 - ICN  05:40 - SGN`: each time stands before its own place.
  if (first?.kind !== 'place') return [...marks];
  return marks.flatMap((mark, at): Mark[] => {
    const before = marks[at - 1];
    if (mark.kind !== 'place' || before?.kind !== 'time') return [mark];
    const between = sentence.slice(before.end, mark.start);
    const { end, start } = { end: mark.start, start: before.end };
    return ARROW.test(between) ? [{ kind: 'cue', value: 'arrival', start, end }, mark] : [mark];
  });
}

/** Four digits are a time only where a word of a flight's ends and its place stand before them: `dep Copenhagen 0920`. */
function isTold(sentence: string, { start, end }: Span): boolean {
  if (!/^#?\d{4}$/u.test(sentence.slice(start, end))) return true;
  return BEFORE_DIGITS.test(sentence.slice(Math.max(0, start - 60), start));
}

function findUncoded(sentence: string): Hit<PrintedFlight>[] {
  const labelled = findUncodedFlightNumbers(sentence);
  return labelled.length > 0 ? labelled : findToldFlightNumbers(sentence);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function toMarks<Kind extends MarkKind>(
  kind: Kind,
  hits: readonly Hit<MarkValues[Kind]>[],
): {
  readonly kind: Kind;
  readonly value: MarkValues[Kind];
  readonly start: number;
  readonly end: number;
}[] {
  return hits.map(({ value, start, end }) => ({ kind, value, start, end }));
}

/** Cues go before what follows them; where they stand behind, before what they end. */
function inOrder(
  cues: readonly Hit<FlightEnd>[],
  others: readonly Mark[],
  sentence: string,
): Mark[] {
  const [first] = cues;
  if (!first) return [...others];
  const says = ({ kind }: Mark): boolean => kind === 'place' || kind === 'time';
  const isBefore = others.some((mark) => says(mark) && mark.end <= first.start);
  const isBehind =
    isBefore &&
    (standsBehind(sentence.slice(first.start, first.end)) ||
      !others.some(
        (mark) => (says(mark) || mark.kind === 'date') && mark.start >= (cues.at(-1)?.end ?? 0),
      ));
  const marks = toMarks('cue', cues);
  if (!isBehind) return [...marks, ...others].sort((a, b) => a.start - b.start);
  const moved = marks.map((cue, at) => ({ cue, from: marks[at - 1]?.end ?? -1 }));
  return [
    ...moved.map(({ cue, from }) => ({ mark: cue, key: from })),
    ...others.map((mark) => ({ mark, key: mark.start })),
  ]
    .sort((a, b) => a.key - b.key)
    .map(({ mark }) => mark);
}
