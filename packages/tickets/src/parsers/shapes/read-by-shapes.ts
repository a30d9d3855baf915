import { joinFields } from '../../flights/join-fields.ts';
import type { SegmentDraft, TravelDocument } from '../../document.ts';
import { isNumberAlone } from '../../flights/same-flight.ts';
import { findNumbered, isRailway } from '../../topic.ts';
import { assembleSegment } from './assemble.ts';
import { withoutFarDates } from '../grouping/far-dates.ts';
import { groupByFlight } from '../grouping/group.ts';
import { type HeadedTokens, withHeadingDate } from './heading-date.ts';
import { isCalledOff } from './called-off.ts';
import { addSegmentRecordLocators } from './segment-record-locators.ts';
import { makeJudge } from '../grouping/route-fit.ts';
import { ofKind } from '../tokens/token.ts';
import { tokenize } from '../tokens/tokenize.ts';

/**
 * The flights of a document of no known layout: flight numbers, and near each of them two airports, dates
 * and times. A date that heads several flights counts for all of them.
 */
export function readByShapes(document: TravelDocument): SegmentDraft[] {
  const year = Number(document.receivedOn.slice(0, 4));
  const tokens = withoutFarDates(tokenize(document.lines), year);
  const dates = ofKind(tokens, 'date');
  const judge = makeJudge(year, dates[dates.length >> 1]?.value);
  const groups = groupByFlight(tokens, document.lines, judge);
  const headed: HeadedTokens = {
    tokens,
    lines: document.lines,
    taken: new Set(groups.flatMap((group) => group.tokens)),
  };
  const assembled = groups.map((group) => ({
    group,
    segment: assembleSegment(group, document.lines, judge),
  }));
  const drafts = addSegmentRecordLocators(assembled, document.lines);
  const hasCodes = drafts.some(({ segment }) => segment.from && segment.to);
  if (!hasCodes && isRailway(document.text)) return [];
  if (!(hasCodes && groups.some(({ flight }) => flight.value.sure)) && findNumbered(document.text))
    return [];
  const segments: SegmentDraft[] = [];
  const rest: SegmentDraft[] = [];
  for (const { group, segment } of drafts) {
    const isToldAgain = segments.some(
      ({ flightNumber }) => flightNumber?.value === segment.flightNumber?.value,
    );
    const dated = isToldAgain ? segment : withHeadingDate(segment, group, headed);
    const isOff = isCalledOff(group, document.lines);
    if (isOff || isOfAgenda(dated, group.flight.value.sure, document.lines)) continue;
    if (isBelievable(dated, group.flight.value.sure)) segments.push(dated);
    else rest.push(segment);
  }
  return segments.map((segment) => withDetails(segment, rest));
}

/** Lines from a number that is told again to what else is told of its flight. */
const NEAR = 3;

/**
 * The segment with what is behind its number where that is printed again and nothing of another flight is, as in
 * mails that name it in their subject. Baggage near it may be of all flights.
 */
function withDetails(segment: SegmentDraft, rest: readonly SegmentDraft[]): SegmentDraft {
  const again = rest.filter(
    ({ flightNumber, from, to, fromName, toName }) =>
      isSameNumber(flightNumber?.value, segment.flightNumber?.value) &&
      !(from ?? to ?? fromName ?? toName),
  );
  return { ...joinFields(...again.map(detailsBehind)), ...segment };
}

/** `Flight 3967 Operated by …` below `DELTA 3967*` too. */
function isSameNumber(again = '', whole = ''): boolean {
  return again === whole || isNumberAlone(again, whole);
}

/** Holds because each field keeps its name. */
function detailsBehind({
  flightNumber,
  aircraft,
  meal,
  operatedBy,
  durationMin,
}: SegmentDraft): Partial<SegmentDraft> {
  const from = flightNumber?.line ?? 0;
  const details = Object.entries({ aircraft, meal, operatedBy, durationMin });
  return Object.fromEntries(
    details.filter(([, { line = 0 } = {}]) => line >= from && line <= from + NEAR),
  ) as Partial<SegmentDraft>;
}

/** A line of an agenda begins with its time. */
const TIMED = /^\s{0,8}(?:[-·•*]\s)?\d{1,2}[:.]\d{2}(?!\d)/u;

/** `14:00 AI 101 사내교육` between other lines that begin with their times, and have the codes. */
function isOfAgenda(segment: SegmentDraft, isSure: boolean, lines: readonly string[]): boolean {
  const own = segment.flightNumber?.line;
  const ends = [segment.from ?? segment.fromName, segment.to ?? segment.toName].map(
    (end) => end?.line,
  );
  const isTimed = (line: number | undefined): boolean =>
    line !== undefined && TIMED.test(lines[line - 1] ?? '');
  return !isSure && isTimed(own) && ends.every((line) => line !== own && isTimed(line));
}

/** A number alone is not a flight: it takes two places and a date or time, or a label and a date. */
function isBelievable(segment: SegmentDraft, sure: boolean): boolean {
  const ends = [segment.from ?? segment.fromName, segment.to ?? segment.toName].filter(
    (end) => end !== undefined,
  );
  const codes = [segment.from, segment.to].filter((end) => end !== undefined);
  const moments = [segment.departureDate, segment.departureTime].filter(
    (moment) => moment !== undefined,
  );
  const whole = moments.length === 2 && segment.arrivalTime !== undefined;
  if (ends.length === 2 && moments.length > 0) return sure || whole || codes.length === 2;
  return (
    sure && segment.departureDate !== undefined && (codes.length > 0 || (whole && ends.length > 0))
  );
}
