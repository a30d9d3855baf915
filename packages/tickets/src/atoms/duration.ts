import { wordsOf } from '../languages/languages.ts';
import { splitCells } from '../text/cells.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';

const HOURS = String.raw`(?:${wordsOf(({ hours }) => hours).join('|')}|hour\(s\)|hours?|horas?|heures?|hr\(s\)|hrs?|std\.?|stunden?|uur|ore|시\s?간|時間|h|u)`;
const MINUTES = String.raw`(?:${wordsOf(({ minutes }) => minutes).join('|')}|minute\(s\)|minutes?|minutos?|minuten|minuti|min\(s\)|mins?|분|分|m|['′’])`;
const WORDS = new RegExp(
  String.raw`(?<![A-Za-z\d:.])(\d{1,2})\s?${HOURS}\.?,?\s{0,2}(?:(?:and|und|y|e|et|og|och|i)\s)?(\d{1,2})\s?${MINUTES}(?!(?!소요|직항|비행)\p{L})\.?`,
  'giu',
);
const HOURS_ONLY = new RegExp(String.raw`(?<![\d:.])(\d{1,2})\s?${HOURS}(?![\p{L}\d])`, 'giu');
/** With its last sign lost in a picture: `1시간 50   기종`. */
const CUT = /(?<![\d:.])(\d{1,2})\s?시간\s?([0-5]\d)(?=\s{2}|\s?$)/gu;
/** `12:55 Std.`; with `h` it is the time of day. */
const GERMAN = /(?<![\d:])(\d{1,2}):([0-5]\d)\s?std(?:n|\.|unden)?(?!\p{L})/giu;
const SHORT = /(?<![\d:.])(\d{1,2})\s?hrs?\s?([0-5]\d)(?![\p{L}\d])/giu;
const ISO = /\bPT(\d{1,2})H(?:(\d{1,2})M)?(?![\p{L}\d])/gu;
const CLOCK = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:]|\s?[ap]\.?\s?m)/giu;
const DOTTED = /(?<![\d.])(\d{1,2})\.([0-5]\d)(?!\d|\.)/gu;
const MINUTES_ONLY = new RegExp(
  String.raw`(?<![\d:.]|[hH시]\s?)(\d{2,4})\s?${MINUTES}(?![\p{L}\d])`,
  'giu',
);
/** `58m nonstop`: minutes alone, and how the flight goes. */
const MINUTES_NONSTOP =
  /(?<![\d:.h시]\s?)(\d{2,3})\s?(?:m|mins?|minutes|minutos|minuten|분)\.?(?=[\s,·|(-]{0,3}(?:non-?stop|direct|directo|직항)(?!\p{L}))/giu;
const LONE_MINUTES = /^(\d{2,3})\s?(?:m|mins?|분)$/iu;
const FRENCH = /(?<![\d:])(\d{1,2})\s?h\s?([0-5]\d)(?!\d)/giu;

/** What gives the length behind it to the flight in a place of the list. */
export const COUNTED_FLIGHT =
  /(?<![\p{L}\d])(?:(\d)\s?구간|(?:segment|leg|sector|tramo)\s(\d))[\s:：]{0,3}(?:비행\s?시간|소요\s?시간|flight time|duration|duraci[oó]n)[\s:：]{0,3}/iu;

/** Durations longer than a flight, or between two flights. */
const OF_MORE =
  /(?:layover|connection|connecting|stop-?over|transfer|transit|change of planes?|escala|conexi[oó]n|umstieg|umsteigezeit|aufenthalt|환승|경유|대기)[^\d]{0,24}$/iu;

/** The same behind it: `3hr 20min layover`, `5h 40m · Self-transfer in Barcelona`. */
const OF_MORE_AFTER =
  /^[\s·•|,(-]{0,4}(?:layover|connection|connecting|stop-?over|(?:self-?)?transfer|transit|change of|change planes|stop in|escala|conexi[oó]n|umstieg|umsteige|aufenthalt|scalo|aktarma|przesiadka|환승|경유|대기|乗継|中转|轉機)/iu;

/** A heading of a direction, and stops behind what it takes: `Returning Flight Madrid to Tampa | 13h 47m, 1 stop`. */
const OF_DIRECTION =
  /^\s*(?:departing|departure|outbound|inbound|returning|return|ida|vuelta|regreso|hinflug|rückflug)(?!\p{L})/iu;
const WITH_STOPS = /^\s?[,·|(-]\s?[1-3] (?:stops?|escalas?|stopps?|zwischenstopps?)(?!\p{L})/iu;

/** Of the flight in a place of the list: `1구간 비행시간 12시간 45분, 4구간 비행시간 10시간`. */
const OF_PLACE = new RegExp(`${COUNTED_FLIGHT.source}$`, 'iu');

/** Flights last from a quarter of an hour to a day. */
function toDuration(hours = '0', minutes = '0'): number | undefined {
  const total = Number(hours) * 60 + Number(minutes);
  return total >= 15 && total <= 24 * 60 && Number(minutes) < 60 ? total : undefined;
}

/** `665 min`. */
function toMinutes(minutes = '0'): number | undefined {
  return toDuration(`${Math.floor(Number(minutes) / 60)}`, `${Number(minutes) % 60}`);
}

/**
 * Minutes alone in a part between bars, as `47m | Boeing 717-200 | Main`. Only beside what is told of a flight they are
 * its duration: `15 min | Walk` is another direction's.
 */
export function findLoneMinutes(line: string): Hit<number>[] {
  if (!/[|·•]/u.test(line)) return [];
  return splitCells(line).flatMap(({ text, start, end }) => {
    const value = toMinutes(LONE_MINUTES.exec(text)?.[1]);
    return value === undefined ? [] : [{ value, start, end }];
  });
}

/**
 * Durations of a line in minutes: `14H 05M`, `2hr(s) 45min(s)`, `14시간 5분`. With `labelled`, also the
 * forms that only a label makes a duration: `01:20`, `11h`.
 */
export function findDurations(line: string, options: { labelled?: boolean } = {}): Hit<number>[] {
  const hits = [
    ...collectHits(line, WORDS, (m) => toDuration(m[1], m[2])),
    ...collectHits(line, GERMAN, (m) => toDuration(m[1], m[2])),
    ...collectHits(line, SHORT, (m) => toDuration(m[1], m[2])),
    ...collectHits(line, CUT, (m) => toDuration(m[1], m[2])),
    ...collectHits(line, ISO, (m) => toDuration(m[1], m[2])),
    ...collectHits(line, MINUTES_NONSTOP, (m) => toMinutes(m[1])),
  ];
  if (options.labelled) {
    hits.push(...collectHits(line, CLOCK, (m) => toDuration(m[1], m[2])));
    hits.push(...collectHits(line, FRENCH, (m) => toDuration(m[1], m[2])));
    hits.push(...collectHits(line, DOTTED, (m) => toDuration(m[1], m[2])));
    hits.push(...collectHits(line, MINUTES_ONLY, (m) => toMinutes(m[1])));
    hits.push(...collectHits(line, HOURS_ONLY, (m) => toDuration(m[1])));
  }
  return withoutOverlaps(hits).filter(
    (hit) =>
      !OF_MORE.test(line.slice(0, hit.start).slice(-40)) &&
      !OF_PLACE.test(line.slice(0, hit.start).slice(-40)) &&
      !OF_MORE_AFTER.test(line.slice(hit.end, hit.end + 30)) &&
      !(WITH_STOPS.test(line.slice(hit.end, hit.end + 30)) && OF_DIRECTION.test(line)),
  );
}
