import type { ParsedDocument, TravelDocument } from '../document.ts';
import { withoutNoise } from './noise/without-noise.ts';
import { addFlightNotes, takeFlightNotes } from './details/flight-notes.ts';
import { addRecordLocators } from './details/record-locators/add-record-locators.ts';
import { addCountedDurations } from './details/counted-durations.ts';
import { addSeats } from './details/seats/add-seats.ts';
import { addBagsAndMeals } from './details/bags-and-meals/add-bags-and-meals.ts';
import { toDocumentLines } from './document-lines.ts';
import { joinReadings } from './events/join-readings.ts';
import { readByEvents } from './events/read-by-events.ts';
import { findFacts } from './facts.ts';
import { readByLayout } from './layouts/read-by-layout.ts';
import { putInOrder } from './lines/put-in-order.ts';
import { findNoBooking } from './no-booking/find-no-booking.ts';
import { nameOffer, withoutOffers } from './no-booking/offers.ts';
import { readByShapes } from './shapes/read-by-shapes.ts';

/**
 * The flights of a document's text, as drafts: by the layout that recognises it best and finds a flight,
 * else by shapes. Never throws; a text without flights gives no segment. Time is linear in the text.
 */
export function parseSegments(document: TravelDocument): ParsedDocument {
  const own = withoutNoise(document.lines.slice(0, document.parsedLines));
  const { lines: printed, numbers } = putInOrder(own);
  const { lines, notes } = takeFlightNotes(printed);
  const folded: TravelDocument = { ...document, lines };
  const reading = readByLayout(folded) ?? {
    segments: joinReadings(readByShapes(folded), readByEvents(lines)),
  };
  const facts = { ...findFacts(folded), ...reading.facts };
  const seated = addSeats(addFlightNotes(reading.segments, notes), printed);
  const located = addRecordLocators(addCountedDurations(seated, lines), lines);
  const noBooking = findNoBooking({ document, segments: located, facts, lines });
  const booked = noBooking ? [] : withoutOffers(located, facts, lines);
  const isOffered = located.length > 0 && booked.length === 0;
  const parsed = {
    segments: addBagsAndMeals(booked, lines),
    facts,
    noBooking: noBooking ?? (isOffered ? nameOffer(lines) : undefined),
  };
  return toDocumentLines(parsed, numbers, document.lines);
}
