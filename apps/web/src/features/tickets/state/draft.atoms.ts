import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketAnswer, TicketLeg } from '@ooo/domain/tickets/ticket.schema';
import { atom } from 'jotai';
import { atomWithReset } from 'jotai/utils';

export type DraftStep = 'source' | 'flights' | 'trip';
export type DraftSource = 'upload' | 'paste';

/** The fields of the new trip as they stand in the form. */
export interface TripFields {
  readonly arrivalAirport: string;
  readonly destination: string;
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly departureAirport: string;
  readonly name: string;
  /** The city that was filled in by itself: it makes room for another airport's. */
  readonly suggestedCity: string;
}

/** A document that was read: its name, and what came out of it. */
export interface ReadDocument {
  readonly name: string | null;
  readonly answer: TicketAnswer;
}

/**
 * Everything that the traveller has given for a new trip. It outlives the dialog: closing it by
 * accident, an error, or another way of entry loses nothing.
 */
export interface TripDraft {
  readonly step: DraftStep;
  readonly source: DraftSource;
  readonly pastedText: string;
  readonly document: ReadDocument | null;
  /** The flights with the traveller's corrections. */
  readonly legs: readonly TicketLeg[];
  /** The choice made for each question, by the question's id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly trip: TripFields;
}

export const EMPTY_TRIP: TripFields = {
  arrivalAirport: '',
  destination: '',
  startDate: null,
  endDate: null,
  departureAirport: '',
  name: '',
  suggestedCity: '',
};

export const tripDraftAtom = atomWithReset<TripDraft>({
  step: 'source',
  source: 'upload',
  pastedText: '',
  document: null,
  legs: [],
  answers: {},
  trip: EMPTY_TRIP,
});

/** Writes some fields of the draft and leaves the others. */
export const patchDraftAtom = atom(null, (_get, set, patch: Partial<TripDraft>) =>
  set(tripDraftAtom, (draft) => ({ ...draft, ...patch })),
);

/** The field whose snippet is marked in the document: hovered or focused. */
export interface FieldRef {
  readonly leg: number;
  readonly field: string;
}
export const activeFieldAtom = atom<FieldRef | null>(null);
