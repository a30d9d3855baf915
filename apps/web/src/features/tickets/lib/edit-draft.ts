import { addDays, daysBetween, isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketAnswer, TicketLeg, TicketQuestion } from '@ooo/domain/tickets/ticket.schema';
import { tripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import type { TripDraft } from '../state/draft.atoms.ts';
import { refillTrip, toTripFields } from './fill-trip.ts';
import { withLegs } from './journey.ts';
import { isLegField, setLegField } from './leg-fields.ts';

/** The trip that follows from the draft's flights. */
export function ticketTripOf(draft: Pick<TripDraft, 'document' | 'legs'>) {
  return tripFromTicket(withLegs(draft.document?.answer.flights, draft.legs));
}

/** The draft with other flights; the trip's fields that came from flights follow. */
export function withDraftLegs(draft: TripDraft, legs: readonly TicketLeg[]): TripDraft {
  const before = toTripFields(ticketTripOf(draft));
  const after = toTripFields(ticketTripOf({ document: draft.document, legs }));
  return { ...draft, legs, trip: refillTrip(draft.trip, before, after) };
}

/** The draft with what a document said. What was read before makes room, what was typed stays. */
export function withDocument(
  draft: TripDraft,
  document: { readonly name: string | null; readonly answer: TicketAnswer },
): TripDraft {
  const before = toTripFields(ticketTripOf(draft));
  const next = { ...draft, document, legs: document.answer.flights.legs, answers: {} };
  const trip = refillTrip(draft.trip, before, toTripFields(ticketTripOf(next)));
  return { ...next, trip, step: 'flights' };
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

/** The draft without one flight; what was noted of the others still points at them. */
export function withoutLeg(draft: TripDraft, removed: number): TripDraft {
  const legs = draft.legs.filter((_leg, index) => index !== removed);
  const next = withDraftLegs(draft, legs);
  if (!draft.document) return next;
  const { answer } = draft.document;
  const flights = {
    ...answer.flights,
    evidence: pointPast(answer.flights.evidence, removed),
    questions: pointPast(answer.flights.questions, removed),
    warnings: pointPast(answer.flights.warnings, removed),
  };
  return { ...next, document: { ...draft.document, answer: { ...answer, flights } } };
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

/** The draft with a question answered. */
export function withAnswer(draft: TripDraft, question: TicketQuestion, value: string): TripDraft {
  const legs = draft.legs.map((leg, index) =>
    index === question.leg ? applyChoice(leg, question.field, value) : leg,
  );
  const next = withDraftLegs(draft, legs);
  return { ...next, answers: { ...draft.answers, [question.id]: value } };
}
