import type { Found, SegmentDraft, PartialDate } from '../../document.ts';
import { makeFound } from '../../text/hit.ts';
import { infer } from '../../text/infer.ts';
import { findCues } from './cues.ts';
import { type HeadedDay, findDays } from './day-of-line.ts';
import { findHeadedRoute } from './headed-route.ts';
import type { Mark } from './mark.ts';
import { splitPassages, spotOf } from './passage.ts';
import { readMarks } from './read-marks.ts';
import { splitSentences } from './split-sentences.ts';
import { addSentence } from './add-sentence.ts';
import { findProseDuration, findProseSeats } from './prose-details.ts';
import {
  type Sentence,
  type Surroundings,
  type ProseFlight,
  foundAt,
  isWhole,
  toOpenDraft,
} from './prose-flight.ts';

/** An arrival is told within so many lines of its departure. */
const REACH = 12;
/** A number alone counts for what is told within so many lines. */
const NEAR = 2;
const LONGEST_SENTENCE = 900;
/** Ends that a line names without a word of what happens. */
const FROM_TO = /(?<!\p{L})(?:from|von|desde|de|da)\s\p{Lu}.{2,60}\s(?:to|nach|a|para)\s\p{Lu}/u;

/**
 * The flights that a document describes as events, in sentences or in a programme by days: a departure with its place
 * and time, and an arrival with the same. A day that heads lines counts for all that happens below it.
 */
export function readByEvents(lines: readonly string[]): SegmentDraft[] {
  if (!lines.some((line) => findCues(line).length > 0 || FROM_TO.test(line))) return [];
  const days = findDays(lines);
  const flights: ProseFlight[] = [];
  let open: ProseFlight = {};
  const dates: Found<PartialDate>[] = [];
  for (const { marks, line, text, ...sentence } of readSentences(lines)) {
    if (isFar(open, line)) {
      flights.push(open);
      open = {};
    }
    if (marks.some(({ kind }) => kind === 'cue' || kind === 'flight')) {
      const day = headed(days[line], lines);
      const route = findHeadedRoute(days[line], lines);
      const read = addSentence(open, marks, {
        ...sentence,
        day,
        route,
        dateBefore: dates.at(-1),
      });
      flights.push(...read.ended);
      const hasCue = marks.some(({ kind }) => kind === 'cue') || saysFrom(read.flight);
      open = hasCue || open.departureTime ? begun(read.flight) : numberAlone(read.flight);
      open = withDetails(open, text, sentence);
      if (isWhole(withOrigin(open, flights.at(-1)))) {
        flights.push(open);
        open = {};
      }
    } else if (line - lastLine(flights) <= NEAR) {
      flights.push(withDetails(flights.pop() ?? {}, text, sentence));
    }
    for (const mark of marks) {
      if (mark.kind === 'date') dates.push(foundAt(mark, mark.value, sentence));
    }
    if (marks.some(({ kind }) => kind === 'day')) dates.push(...lastDayOf([...flights, open]));
  }
  const only = onlyOf(dates);
  return [...flights, open].flatMap(
    (flight, at, all) => toOpenDraft(withDate(withOrigin(flight, all[at - 1]), only)) ?? [],
  );
}

/** The last day that flights told, where it was told without its month. */
function lastDayOf(flights: readonly ProseFlight[]): Found<PartialDate>[] {
  const last = flights.findLast(({ departureDate }) => departureDate !== undefined);
  const day = last?.arrivalDate ?? last?.departureDate;
  return day ? [day] : [];
}

/** The date of a document that has no other. */
function onlyOf(dates: readonly Found<PartialDate>[]): Found<PartialDate> | undefined {
  const days = new Set(dates.map(({ value: { day, month } }) => `${day}/${month}`));
  return days.size === 1 ? dates[0] : undefined;
}

function withDate(flight: ProseFlight, date: Found<PartialDate> | undefined): ProseFlight {
  if (flight.departureDate || !(flight.to ?? flight.towards) || !flight.arrivalTime || !date)
    return flight;
  return { ...flight, departureDate: infer(date) };
}

interface ReadSentence extends Sentence {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The line that it begins on. */
  readonly line: number;
}

function readSentences(lines: readonly string[]): ReadSentence[] {
  return splitPassages(lines).flatMap((passage) =>
    splitSentences(passage.text).map(([offset, end]) => {
      const text = passage.text.slice(offset, Math.min(end, offset + LONGEST_SENTENCE));
      const { line } = spotOf(passage, offset, offset);
      return { passage, offset, lines, text, marks: readMarks(text), line };
    }),
  );
}

/** Adds the details of a sentence to the flight that it, or the one before it, describes. */
function withDetails(flight: ProseFlight, text: string, sentence: Sentence): ProseFlight {
  if (!flight.flightNumber) return flight;
  const duration = flight.durationMin ? undefined : findProseDuration(text);
  const seats = flight.seat ? undefined : findProseSeats(text);
  return {
    ...flight,
    ...(duration ? { durationMin: foundAt(duration, duration.value, sentence) } : {}),
    ...(seats ? { seat: foundAt(seats, seats.value, sentence) } : {}),
  };
}

function lastLine(flights: readonly ProseFlight[]): number {
  const last = flights.at(-1);
  return (last?.arrivalTime ?? last?.departureTime)?.line ?? Number.NEGATIVE_INFINITY;
}

function headed(day: HeadedDay | undefined, lines: readonly string[]): Surroundings['day'] {
  return day && makeFound(day.date, 'shapes', lines[day.line] ?? '', day.line, day);
}

function isFar({ flightNumber, departureTime }: ProseFlight, line: number): boolean {
  const since = (departureTime ?? flightNumber)?.line;
  return since !== undefined && line + 1 - since > (departureTime ? REACH : NEAR);
}

/** `flight AC850 from Calgary at 20:15` is as good as a word of departure. */
function saysFrom({ from, departureTime }: ProseFlight): boolean {
  return from?.strength === 2 && departureTime !== undefined;
}

/** Days alone, as those of a whole journey, begin no flight. */
function begun(flight: ProseFlight): ProseFlight {
  return flight.flightNumber || flight.from ? flight : {};
}

/** Without a word of departure or arrival a sentence gives no more than the number of what the next one tells. */
function numberAlone({ flightNumber }: ProseFlight): ProseFlight {
  return flightNumber ? { flightNumber } : {};
}

/** A flight that does not say where it leaves from goes on from where the last one ended, right before. */
function withOrigin(flight: ProseFlight, before: ProseFlight | undefined): ProseFlight {
  const [from, line] = [before?.to, flight.departureTime?.line];
  const isNext = line !== undefined && line - (from?.found.line ?? 0) <= NEAR;
  return flight.from || !from || !isNext ? flight : { ...flight, from };
}
