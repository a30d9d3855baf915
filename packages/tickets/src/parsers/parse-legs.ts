import type { Found, LegDraft, ParsedDocument, TravelDocument } from '../document.ts';
import { withoutNames } from '../flights/join-tellings.ts';
import { isSameFlight } from '../flights/dedupe-legs.ts';
import { joinReadings } from './events/join-readings.ts';
import { readByEvents } from './events/read-by-events.ts';
import { findFacts } from './facts.ts';
import type { LayoutReading } from './layouts/layout.ts';
import { LAYOUTS } from './layouts/registry.ts';
import { readByShapes } from './shapes/read-by-shapes.ts';
import { findNoBooking } from './no-booking/find-no-booking.ts';
import { nameOffer, withoutOffers } from './no-booking/offers.ts';
import { withoutReplaced } from './aside/schedule-change.ts';
import { withoutServices } from './aside/services.ts';
import { addFlightNotes, takeFlightNotes } from './details/flight-notes.ts';
import { addLocators } from './details/locators.ts';
import { addSeats } from './details/seats.ts';
import { addSharedDetails } from './details/shared-details.ts';
import { withoutAccruals } from './aside/accruals.ts';
import { withoutBoards } from './aside/boards.ts';
import { withoutCancelled } from './aside/cancelled.ts';
import { withoutSaidCancelled } from './aside/said-cancelled.ts';
import { withoutStamps } from './aside/chat-stamps.ts';
import { withoutEarlierMail } from './aside/earlier-mail.ts';
import { withGaps } from './lines/glued-labels.ts';
import { foldLongLines } from './lines/long-lines.ts';
import { withoutMailHeads } from './aside/mail-heads.ts';
import { withoutMailMarks } from './aside/mail-marks.ts';
import { withoutPageMargins } from './aside/page-margins.ts';
import { withoutStatusBar } from './aside/status-bar.ts';
import { withoutRailFlights } from './aside/rail-flights.ts';
import { ownSnippet } from '../text/own-snippet.ts';
import { withoutQuotes } from './aside/quoted.ts';
import { withBars } from './lines/separated.ts';
import { completeCells } from './lines/wrapped-cells.ts';
import { completeNames } from './lines/wrapped-names.ts';
import { unfoldSidebar } from './lines/sidebar.ts';
import { unfoldBoxes } from './lines/side-by-side.ts';
import { unfoldColumns } from './lines/transposed.ts';

/** Below this a layout is not sure enough of the document to go before the shapes. */
const SURE = 0.5;

/**
 * The flights of a document's text, as drafts: by the layout that recognises it best and finds a flight,
 * else by shapes. Never throws; a text without flights gives no leg. Time is linear in the text.
 */
export function parseLegs(document: TravelDocument): ParsedDocument {
  const own = withoutAside(document.lines.slice(0, document.parsedLines));
  const whole = foldLongLines(completeNames(completeCells(withGaps(withBars(own)))));
  const { lines: printed, numbers } = unfoldColumns(unfoldBoxes(unfoldSidebar(whole)));
  const { lines, notes } = takeFlightNotes(printed);
  const folded: TravelDocument = { ...document, lines };
  const reading = readByLayout(folded) ?? {
    legs: joinReadings(readByShapes(folded), readByEvents(lines)),
  };
  const facts = { ...findFacts(folded), ...reading.facts };
  const seated = addSeats(addFlightNotes(reading.legs, notes), printed);
  const located = addLocators(seated, lines);
  const noBooking = findNoBooking({ document, legs: located, facts, lines });
  const booked = noBooking ? [] : withoutOffers(located, facts, lines);
  const isOffered = located.length > 0 && booked.length === 0;
  const parsed = {
    legs: addSharedDetails(booked, lines),
    facts,
    noBooking: noBooking ?? (isOffered ? nameOffer(lines) : undefined),
  };
  return renumber(parsed, numbers, document.lines);
}

/** What takes away what stands between flights and is of something else, in order. */
const ASIDE: readonly ((lines: readonly string[]) => readonly string[])[] = [
  withoutStatusBar,
  withoutEarlierMail,
  withoutQuotes,
  withoutMailMarks,
  withoutStamps,
  withoutMailHeads,
  withoutPageMargins,
  withoutReplaced,
  withoutCancelled,
  withoutSaidCancelled,
  withoutRailFlights,
  withoutServices,
  withoutBoards,
  withoutAccruals,
];

function withoutAside(lines: readonly string[]): readonly string[] {
  return ASIDE.reduce((kept, without) => without(kept), lines);
}

function readByLayout(document: TravelDocument): LayoutReading | undefined {
  const ranked = LAYOUTS.map((layout) => ({ layout, score: layout.recognises(document) }))
    .filter(({ score }) => score >= SURE)
    .sort((a, b) => b.score - a.score);
  for (const { layout } of ranked) {
    const reading = layout.parse(document);
    const legs = reading.legs.filter(isFlight);
    if (legs.length > 0) return { ...reading, legs: fillGaps(legs, readByShapes(document)) };
  }
  return undefined;
}

/** What a layout leaves out, as where a picture spoils a label, shapes may have found. */
function fillGaps(legs: readonly LegDraft[], others: readonly LegDraft[]): LegDraft[] {
  return legs.map((leg) => {
    const same = others.filter((other) => isSameFlight(leg, other));
    const [other] = same;
    if (!other || same.length > 1) return leg;
    return { ...withoutNames(other, leg), ...leg };
  });
}

/** A flight has a number and two ends. */
function isFlight(leg: LegDraft): boolean {
  return Boolean(leg.flightNumber && (leg.from ?? leg.fromName) && (leg.to ?? leg.toName));
}

/** Puts the document's own line numbers in place of those of the folded lines. */
function renumber(
  parsed: ParsedDocument,
  numbers: readonly number[],
  lines: readonly string[],
): ParsedDocument {
  const fix = <T extends object>(fields: T): T =>
    Object.fromEntries(
      Object.entries(fields).map(([key, found]) => [key, fixOne(found, numbers, lines)]),
    ) as T;
  return {
    ...parsed,
    legs: parsed.legs.map(fix),
    facts: {
      ...fix({ ...parsed.facts, passengers: undefined }),
      passengers: parsed.facts.passengers.map((found) => fixOne(found, numbers, lines)),
    },
  };
}

function fixOne<T>(found: T, numbers: readonly number[], lines: readonly string[]): T {
  if (!isFound(found) || found.line === undefined) return found;
  const line = numbers[found.line - 1] ?? found.line;
  return { ...found, ...ownSnippet(found, lines[line - 1] ?? ''), line };
}

/** Of the fields of a leg all but `otherwise` are values with their evidence. */
function isFound(field: unknown): field is Found<unknown> {
  return typeof field === 'object' && field !== null && 'snippet' in field;
}
