import type { Found, PartialDate } from '../../document.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Mark, MarkOf } from './mark.ts';
import {
  type Surroundings,
  type ProseFlight,
  foundAt,
  hasArrival,
  toDraft,
} from './prose-flight.ts';
import { withArrival, withDeparture } from './prose-moment.ts';
import { withPlace } from './prose-place.ts';

export interface SentenceDrafts {
  readonly flight: ProseFlight;
  /** The flights that the sentence ends before it goes on with another one. */
  readonly ended: readonly ProseFlight[];
}

/**
 * A flight after one more sentence. What follows a word of departure is of its beginning, what follows
 * a word of arrival of its end; before the first such word it is of the beginning, unless that is known already.
 */
export function addSentence(
  before: ProseFlight,
  marks: readonly Mark[],
  around: Surroundings,
): SentenceDrafts {
  const isNext = beginsNext(before, marks);
  const ended = isNext ? [before] : [];
  let flight = isNext ? {} : before;
  let role = firstRole(flight, marks);
  let isCued = false;
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'cue') {
      role = mark.value;
      isCued = true;
      if (role === 'departure' && hasArrival(flight) && !isReversed(flight, marks.slice(at))) {
        ended.push(flight);
        flight = {};
      }
    } else if (mark.kind === 'flight') {
      if (isAnother(flight, mark)) {
        ended.push(flight);
        flight = {};
        role = 'departure';
      }
      flight = withFlight(flight, mark, around);
    } else if (mark.kind === 'place') {
      flight = withPlace(flight, mark, { role, isCued, sentence: around });
      if ((isCued || flight.flightNumber) && isAimed(flight, mark)) role = 'arrival';
    } else {
      const said = { ...around, dateBefore: lastDay(ended) ?? around.dateBefore };
      flight =
        role === 'arrival' ? withArrival(flight, mark, said) : withDeparture(flight, mark, said);
    }
  }
  return { flight, ended };
}

/** `I land in Lisbon at 10:35 (TP238, leaving SFO at 15:40)`: the end of a flight, its number, then its beginning. */
function isReversed(
  { flightNumber, from, departureTime }: ProseFlight,
  next: readonly Mark[],
): boolean {
  if (!flightNumber || departureTime) return false;
  const place = next.find((mark) => mark.kind === 'place');
  if (from && !from.found.value.includes(place?.value.name ?? from.found.value)) return false;
  return next.some(({ kind }) => kind === 'time') && !next.some(({ kind }) => kind === 'flight');
}

/**
 * `TK1979 at 08:10 into Heathrow at 09:20`: behind the time of departure the place that a flight goes to begins its
 * end.
 */
function isAimed({ departureTime }: ProseFlight, { value }: MarkOf<'place'>): boolean {
  return value.side === 'to' && departureTime !== undefined;
}

/** The last day in the flights of the same sentence. */
function lastDay(ended: readonly ProseFlight[]): Found<PartialDate> | undefined {
  const last = ended.at(-1);
  return last?.arrivalDate ?? last?.departureDate;
}

/** A sentence that comes to another flight before it says what happens is of that one from its beginning. */
function beginsNext(flight: ProseFlight, marks: readonly Mark[]): boolean {
  const first = marks.find(({ kind }) => kind === 'flight' || kind === 'cue');
  if (first?.kind === 'cue') return first.value === 'departure' && hasArrival(flight);
  return first?.kind === 'flight' && isAnother(flight, first);
}

function firstRole(flight: ProseFlight, marks: readonly Mark[]): FlightEnd {
  const first = marks.find((mark) => mark.kind === 'cue');
  const at = first ? marks.indexOf(first) : marks.length;
  const isOfFlight = marks.slice(0, at).some(({ kind }) => kind === 'flight');
  const isArrivals = first?.value === 'arrival' && flight.flightNumber !== undefined && !isOfFlight;
  return isArrivals ? 'arrival' : 'departure';
}

/** A number after the description of a flight begins the next one; beside the departure it is that of a partner. */
function isAnother(flight: ProseFlight, mark: MarkOf<'flight'>): boolean {
  return (
    flight.flightNumber !== undefined &&
    flight.flightNumber.value !== mark.value.flightNumber &&
    (hasArrival(flight) || toDraft(flight) !== undefined || !flight.departureTime || !flight.from)
  );
}

function withFlight(
  flight: ProseFlight,
  mark: MarkOf<'flight'>,
  around: Surroundings,
): ProseFlight {
  if (flight.flightNumber) return flight;
  return { ...flight, flightNumber: foundAt(mark, mark.value.flightNumber, around) };
}
