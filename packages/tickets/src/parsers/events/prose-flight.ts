import type { Found, SegmentDraft, PartialDate } from '../../document.ts';
import { airlineOf } from '../../atoms/airline.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../text/hit.ts';
import type { HeadedRoute, ProsePlace } from './headed-route.ts';
import { type Passage, spotOf } from './passage.ts';

/** A flight while its sentences are read; all values are as the document gives them. */
export interface ProseFlight {
  readonly flightNumber?: Found<string>;
  readonly from?: ProsePlace;
  readonly to?: ProsePlace;
  /** The place that it goes to, before a sentence describes its arrival. */
  readonly towards?: ProsePlace;
  /** The route in the heading of the day on which it leaves, for the ends that it does not name itself. */
  readonly route?: HeadedRoute;
  readonly departureTime?: SegmentDraft['departureTime'];
  readonly arrivalTime?: SegmentDraft['arrivalTime'];
  readonly departureDate?: Found<PartialDate>;
  readonly arrivalDate?: Found<PartialDate>;
  readonly dayShift?: Found<number>;
  readonly durationMin?: Found<number>;
  readonly seat?: Found<string>;
}

/** True if the end of a flight is known: its place or its time. */
export function hasArrival({ to, arrivalTime }: ProseFlight): boolean {
  return to !== undefined || arrivalTime !== undefined;
}

/** True if nothing is missing. */
export function isWhole(flight: ProseFlight): boolean {
  return toDraft(flight) !== undefined && flight.arrivalTime !== undefined;
}

/** A segment of a flight that has a number, two places, a day and a time of departure. */
export function toDraft(flight: ProseFlight): SegmentDraft | undefined {
  return toOf(flight) ? toOpenDraft(flight) : undefined;
}

function toOf({ to, towards, route }: ProseFlight): ProsePlace | undefined {
  return to ?? towards ?? route?.to;
}

/** The same if no sentence says where it lands: with the code of the airport that it leaves, and both times. */
export function toOpenDraft(flight: ProseFlight): SegmentDraft | undefined {
  const { flightNumber, departureDate, departureTime, route } = flight;
  const from = flight.from ?? route?.from;
  const to = toOf(flight);
  if (!flightNumber || !from || !departureTime || !departureDate) return undefined;
  if (!to && !(from.isCode && flight.arrivalTime)) return undefined;
  if (from.found.value === to?.found.value) return undefined;
  const airline = airlineOf(flightNumber.value);
  return defined({
    flightNumber,
    airline: airline === undefined ? undefined : { ...flightNumber, value: airline },
    [from.isCode ? 'from' : 'fromName']: from.found,
    [to?.isCode ? 'to' : 'toName']: to?.found,
    departureDate,
    departureTime,
    arrivalDate: flight.arrivalDate,
    arrivalTime: flight.arrivalTime,
    dayShift: flight.arrivalDate ? undefined : flight.dayShift,
    durationMin: flight.durationMin,
    seat: flight.seat,
  });
}

/** The sentence that a mark is in: a part of a passage from `offset` on. */
export interface Sentence {
  readonly passage: Passage;
  readonly offset: number;
  readonly lines: readonly string[];
}

/** The context of a sentence. */
export interface Surroundings extends Sentence {
  /** The day that a heading gives to the sentence. */
  readonly day: Found<PartialDate> | undefined;
  /** The route that the heading names. */
  readonly route: HeadedRoute | undefined;
  /** The last date before the sentence. */
  readonly dateBefore: Found<PartialDate> | undefined;
}

/** A value with the place in the document where its mark is. */
export function foundAt<T>(
  mark: { readonly start: number; readonly end: number },
  value: T,
  { passage, offset, lines }: Sentence,
): Found<T> {
  const spot = spotOf(passage, mark.start + offset, mark.end + offset);
  return makeFound(value, 'shapes', lines[spot.line] ?? '', spot.line, spot);
}
