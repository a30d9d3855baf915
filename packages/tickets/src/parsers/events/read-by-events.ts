import type { LegDraft } from '../../document.ts';
import { makeFound } from '../text/hit.ts';
import { findCues } from './cues.ts';
import { type HeadedDay, findDays } from './day-of-line.ts';
import { findHeadedRoute } from './headed-route.ts';
import { type Mark, readMarks, splitSentences } from './marks.ts';
import { splitPassages, spotOf } from './passage.ts';
import { type Surroundings, tellSentence } from './tell-sentence.ts';
import { type Sentence, type ToldFlight, foundAt, isWhole, toDraft } from './told-flight.ts';

/** An arrival is told within so many lines of its departure. */
const REACH = 12;
/** A number alone counts for what is told within so many lines. */
const NEAR = 2;
const LONGEST_SENTENCE = 900;

/**
 * The flights that a document tells as what happens, in sentences or in a programme by days: a departure with its
 * place and time, and an arrival with the same. A day that heads lines counts for all that happens below it.
 */
export function readByEvents(lines: readonly string[]): LegDraft[] {
  if (!lines.some((line) => findCues(line).length > 0)) return [];
  const days = findDays(lines);
  const flights: ToldFlight[] = [];
  let told: ToldFlight = {};
  let dateBefore: Surroundings['dateBefore'];
  for (const { marks, line, ...sentence } of readSentences(lines)) {
    if (isFar(told, line)) {
      flights.push(told);
      told = {};
    }
    if (marks.some(({ kind }) => kind === 'cue' || kind === 'flight')) {
      const day = headed(days[line], lines);
      const route = findHeadedRoute(days[line], lines);
      const telling = tellSentence(told, marks, { ...sentence, day, route, dateBefore });
      flights.push(...telling.ended);
      const hasCue = marks.some(({ kind }) => kind === 'cue');
      told = hasCue || told.departureTime ? begun(telling.told) : numberAlone(telling.told);
      if (isWhole(withOrigin(told, flights.at(-1)))) {
        flights.push(told);
        told = {};
      }
    }
    const date = marks.findLast((mark) => mark.kind === 'date');
    if (date) dateBefore = foundAt(date, date.value, sentence);
  }
  return [...flights, told].flatMap(
    (flight, at, all) => toDraft(withOrigin(flight, all[at - 1])) ?? [],
  );
}

interface ReadSentence extends Sentence {
  readonly marks: readonly Mark[];
  /** The line that it begins on. */
  readonly line: number;
}

function readSentences(lines: readonly string[]): ReadSentence[] {
  return splitPassages(lines).flatMap((passage) =>
    splitSentences(passage.text).map(([offset, end]) => ({
      passage,
      offset,
      lines,
      marks: readMarks(passage.text.slice(offset, Math.min(end, offset + LONGEST_SENTENCE))),
      line: spotOf(passage, offset, offset).line,
    })),
  );
}

function headed(day: HeadedDay | undefined, lines: readonly string[]): Surroundings['day'] {
  return day && makeFound(day.date, 'shapes', lines[day.line] ?? '', day.line, day);
}

function isFar({ flightNumber, departureTime }: ToldFlight, line: number): boolean {
  const since = (departureTime ?? flightNumber)?.line;
  return since !== undefined && line + 1 - since > (departureTime ? REACH : NEAR);
}

/** Days alone, as those of a whole journey, begin no flight. */
function begun(told: ToldFlight): ToldFlight {
  return told.flightNumber || told.from ? told : {};
}

/** Without a word of departure or arrival a sentence gives no more than the number of what the next one tells. */
function numberAlone({ flightNumber }: ToldFlight): ToldFlight {
  return flightNumber ? { flightNumber } : {};
}

/** A flight that does not say where it leaves from goes on from where the last one ended, right before. */
function withOrigin(told: ToldFlight, before: ToldFlight | undefined): ToldFlight {
  const [from, line] = [before?.to, told.departureTime?.line];
  const isNext = line !== undefined && line - (from?.found.line ?? 0) <= NEAR;
  return told.from || !from || !isNext ? told : { ...told, from };
}
