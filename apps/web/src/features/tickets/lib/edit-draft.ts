import { addDays, daysBetween, isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type {
  TicketSegment,
  TicketQuestion,
  TicketReading,
} from '@ooo/domain/tickets/ticket.schema';
import { tripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import type { TripDraft } from '../state/draft.types.ts';
import { refillTrip, toTripFields } from './fill-trip.ts';
import { findReturnFrom, withSegments } from './journey.ts';
import { isJoint } from './review-notes.ts';
import { isSegmentField, setSegmentField } from './segment-fields.ts';

/** The trip that follows from the draft's flights. */
export function ticketTripOf({ reading, legs: segments }: Pick<TripDraft, 'reading' | 'legs'>) {
  return tripFromTicket(withSegments(reading, segments));
}

/** The draft with other flights; the trip's fields that came from flights follow. */
export function withFlights(
  draft: TripDraft,
  flights: Partial<Pick<TripDraft, 'reading' | 'legs'>>,
): TripDraft {
  const next = { ...draft, ...flights };
  const before = toTripFields(ticketTripOf(draft));
  return { ...next, trip: refillTrip(draft.trip, before, toTripFields(ticketTripOf(next))) };
}

/** The draft with one more flight to be filled in, under review. */
export function withTypedFlight(draft: TripDraft, segment: TicketSegment = {}): TripDraft {
  return { ...withFlights(draft, { legs: [...draft.legs, segment] }), step: 'flights' };
}

function pointPast<Note extends { leg?: number | undefined }>(
  notes: readonly Note[],
  removed: number,
): Note[] {
  return notes.flatMap((note) => {
    if (note.leg === removed) return [];
    return note.leg !== undefined && note.leg > removed ? [{ ...note, leg: note.leg - 1 }] : [note];
  });
}

/** The reading without one segment; the notes about the others still point at them. */
export function withoutReadSegment(reading: TicketReading, removed: number): TicketReading {
  const segments = reading.legs.filter((_leg, index) => index !== removed);
  if (segments.length === reading.legs.length) return reading;
  return {
    ...reading,
    legs: segments,
    returnFrom: findReturnFrom(segments),
    evidence: pointPast(reading.evidence, removed),
    questions: pointPast(reading.questions, removed),
    warnings: pointPast(
      reading.warnings.filter((note) => note.leg !== removed + 1 || !isJoint(note)),
      removed,
    ),
  };
}

/** The draft without one flight. */
export function withoutSegment(draft: TripDraft, removed: number): TripDraft {
  return withFlights(draft, {
    reading: draft.reading && withoutReadSegment(draft.reading, removed),
    legs: draft.legs.filter((_leg, index) => index !== removed),
  });
}

/** The draft without a flight that the traveller does not want, in later readings either. */
export function withRemovedSegment(draft: TripDraft, index: number): TripDraft {
  const read = draft.reading?.legs[index];
  return {
    ...withoutSegment(draft, index),
    removed: read ? [...draft.removed, read] : draft.removed,
  };
}

/** The segment with a choice made; if the departure moves by days, the arrival moves with it. */
function applyChoice(segment: TicketSegment, field: string, value: string): TicketSegment {
  if (!isSegmentField(field)) return segment;
  const chosen = setSegmentField(segment, field, value);
  const { departureDate, arrivalDate } = segment;
  if (field !== 'departureDate' || !departureDate || !arrivalDate) return chosen;
  if (!isCalendarDate(value)) return chosen;
  return { ...chosen, arrivalDate: addDays(arrivalDate, daysBetween(departureDate, value)) };
}

/**
 * The traveller's answer to a question: a choice, or a correction of its field. Undefined while the value is as read
 * and unconfirmed.
 */
export function answerTo(
  draft: TripDraft,
  { id, leg: segment, field }: TicketQuestion,
): string | undefined {
  const answer = draft.answers[id];
  if (answer !== undefined || segment === undefined || !isSegmentField(field)) return answer;
  const [now, before] = [draft.legs[segment]?.[field], draft.reading?.legs[segment]?.[field]];
  return now === before ? undefined : now;
}

/** The draft with a question answered. */
export function withAnswer(draft: TripDraft, question: TicketQuestion, value: string): TripDraft {
  const segments = draft.legs.map((segment, index) =>
    index === question.leg ? applyChoice(segment, question.field, value) : segment,
  );
  const next = withFlights(draft, { legs: segments });
  return { ...next, answers: { ...draft.answers, [question.id]: value } };
}
