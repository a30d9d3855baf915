import type { LegDraft, TravelDocument } from '../../document.ts';
import { isRailway } from '../topic.ts';
import { assembleLeg } from './assemble.ts';
import { makeFound } from '../text/hit.ts';
import { withoutFarDates } from './far-dates.ts';
import { follows } from './follows.ts';
import { type TokenGroup, groupByFlight } from './group.ts';
import { isCalledOff } from './called-off.ts';
import { addLegLocators } from './leg-locators.ts';
import { makeJudge } from './route-fit.ts';
import { type Token, type TokenOf, ofKind } from './token.ts';
import { tokenize } from './tokenize.ts';

/** Days from the date above a flight to its arrival. */
const MOST_DAYS = 2;

/**
 * The flights of a document of no known layout: flight numbers, and near each of them two airports, dates
 * and times. A date that heads several flights counts for all of them.
 */
export function readByShapes(document: TravelDocument): LegDraft[] {
  const year = Number(document.receivedOn.slice(0, 4));
  const tokens = withoutFarDates(tokenize(document.lines), year);
  const dates = ofKind(tokens, 'date');
  const judge = makeJudge(year, dates[dates.length >> 1]?.value);
  const assembled = groupByFlight(tokens, document.lines, judge).map((group) => ({
    group,
    leg: assembleLeg(group, document.lines, judge),
  }));
  const drafts = addLegLocators(assembled, document.lines);
  const hasCodes = drafts.some(({ leg }) => leg.from && leg.to);
  if (!hasCodes && isRailway(document.text)) return [];
  const legs: LegDraft[] = [];
  for (const { group, leg } of drafts) {
    const isToldAgain = legs.some(
      ({ flightNumber }) => flightNumber?.value === leg.flightNumber?.value,
    );
    const dated = isToldAgain ? leg : inheritDate(leg, group, tokens, document.lines);
    const isOff = isCalledOff(group, document.lines);
    if (!isOff && isBelievable(dated, group.flight.value.sure)) legs.push(dated);
  }
  return legs;
}

/**
 * A flight without a date of its own is on the day of the last date above it: certainly where that date heads
 * flights, less so where it is the date of another one. A day of arrival that does not fit is the better witness.
 */
function inheritDate(
  leg: LegDraft,
  group: TokenGroup,
  tokens: readonly Token[],
  lines: readonly string[],
): LegDraft {
  if (leg.departureDate) return leg;
  const start = group.tokens[0] ?? group.flight;
  const above = findHeadingDate(tokens.slice(0, tokens.indexOf(start)));
  if (!above) return leg.arrivalDate ? { ...leg, departureDate: leg.arrivalDate } : leg;
  if (leg.arrivalDate && !follows(above.value, leg.arrivalDate.value, MOST_DAYS)) return leg;
  const isAnothers = tokens.some(({ kind, line }) => kind === 'time' && line === above.line);
  const foundBy = isAnothers ? 'inferred' : 'shapes';
  const line = lines[above.line] ?? '';
  return { ...leg, departureDate: makeFound(above.value, foundBy, line, above.line, above) };
}

/** The last date above a flight; one of several on a line, as of a span of days, heads none. */
function findHeadingDate(before: readonly Token[]): TokenOf<'date'> | undefined {
  const last = ofKind(before, 'date').at(-1);
  const isSpan = ofKind(before, 'date').some(
    ({ line, value }) =>
      line === last?.line && (value.day !== last.value.day || value.month !== last.value.month),
  );
  return isSpan ? undefined : last;
}

/** A number alone is no flight: it takes two places and a date or time, or a label and a date. */
function isBelievable(leg: LegDraft, sure: boolean): boolean {
  const ends = [leg.from ?? leg.fromName, leg.to ?? leg.toName].filter((end) => end !== undefined);
  const codes = [leg.from, leg.to].filter((end) => end !== undefined);
  const moments = [leg.departureDate, leg.departureTime].filter((moment) => moment !== undefined);
  const whole = moments.length === 2 && leg.arrivalTime !== undefined;
  if (ends.length === 2 && moments.length > 0) return sure || whole || codes.length === 2;
  return (
    sure && leg.departureDate !== undefined && (codes.length > 0 || (whole && ends.length > 0))
  );
}
