import { addDays, daysBetween, isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketLeg, TicketQuestion, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { tripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import type { TripDraft } from '../state/draft.types.ts';
import { refillTrip, toTripFields } from './fill-trip.ts';
import { findReturnFrom, withLegs } from './journey.ts';
import { isJoint } from './review-notes.ts';
import { isLegField, setLegField } from './leg-fields.ts';

/** The trip that follows from the draft's flights. */
export function ticketTripOf({ reading, legs }: Pick<TripDraft, 'reading' | 'legs'>) {
  return tripFromTicket(withLegs(reading, legs));
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
export function withTypedFlight(draft: TripDraft, leg: TicketLeg = {}): TripDraft {
  return { ...withFlights(draft, { legs: [...draft.legs, leg] }), step: 'flights' };
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

/** The reading without one leg; what was noted of the others still points at them. */
export function withoutReadLeg(reading: TicketReading, removed: number): TicketReading {
  const legs = reading.legs.filter((_leg, index) => index !== removed);
  if (legs.length === reading.legs.length) return reading;
  return {
    ...reading,
    legs,
    returnFrom: findReturnFrom(legs),
    evidence: pointPast(reading.evidence, removed),
    questions: pointPast(reading.questions, removed),
    warnings: pointPast(
      reading.warnings.filter((note) => note.leg !== removed + 1 || !isJoint(note)),
      removed,
    ),
  };
}

/** The draft without one flight. */
export function withoutLeg(draft: TripDraft, removed: number): TripDraft {
  return withFlights(draft, {
    reading: draft.reading && withoutReadLeg(draft.reading, removed),
    legs: draft.legs.filter((_leg, index) => index !== removed),
  });
}

/** The draft without a flight that the traveller does not want, in a later reading neither. */
export function withRemovedLeg(draft: TripDraft, index: number): TripDraft {
  const read = draft.reading?.legs[index];
  return { ...withoutLeg(draft, index), removed: read ? [...draft.removed, read] : draft.removed };
}

/** The leg with a choice made; where the departure moves by days, the arrival moves with it. */
function applyChoice(leg: TicketLeg, field: string, value: string): TicketLeg {
  if (!isLegField(field)) return leg;
  const chosen = setLegField(leg, field, value);
  const { departureDate, arrivalDate } = leg;
  if (field !== 'departureDate' || !departureDate || !arrivalDate) return chosen;
  if (!isCalendarDate(value)) return chosen;
  return { ...chosen, arrivalDate: addDays(arrivalDate, daysBetween(departureDate, value)) };
}

/**
 * What the traveller has said to a question: by a choice, or by correcting its field. Undefined
 * while what was read stands there unconfirmed.
 */
export function answerTo(draft: TripDraft, { id, leg, field }: TicketQuestion): string | undefined {
  const answer = draft.answers[id];
  if (answer !== undefined || leg === undefined || !isLegField(field)) return answer;
  const [now, before] = [draft.legs[leg]?.[field], draft.reading?.legs[leg]?.[field]];
  return now === before ? undefined : now;
}

/** The draft with a question answered. */
export function withAnswer(draft: TripDraft, question: TicketQuestion, value: string): TripDraft {
  const legs = draft.legs.map((leg, index) =>
    index === question.leg ? applyChoice(leg, question.field, value) : leg,
  );
  const next = withFlights(draft, { legs });
  return { ...next, answers: { ...draft.answers, [question.id]: value } };
}
