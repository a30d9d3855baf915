import type { Found, PartialDate } from '../../document.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Mark, MarkOf } from './mark.ts';
import { type Surroundings, type ToldFlight, foundAt, hasArrival, toDraft } from './told-flight.ts';
import { withArrival, withDeparture } from './told-moment.ts';
import { withPlace } from './told-place.ts';

export interface SentenceDrafts {
  readonly told: ToldFlight;
  /** The flights that the sentence ends before it goes on with another one. */
  readonly ended: readonly ToldFlight[];
}

/**
 * A flight as it is known after one more sentence. What follows a word of departure is of its beginning, what follows a
 * word of arrival of its end; before the first such word it is of the beginning, unless that is told already.
 */
export function tellSentence(
  before: ToldFlight,
  marks: readonly Mark[],
  around: Surroundings,
): SentenceDrafts {
  const isNext = beginsNext(before, marks);
  const ended = isNext ? [before] : [];
  let told = isNext ? {} : before;
  let role = firstRole(told, marks);
  let isCued = false;
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'cue') {
      role = mark.value;
      isCued = true;
      if (role === 'departure' && hasArrival(told) && !isToldBackwards(told, marks.slice(at))) {
        ended.push(told);
        told = {};
      }
    } else if (mark.kind === 'flight') {
      if (isAnother(told, mark)) {
        ended.push(told);
        told = {};
        role = 'departure';
      }
      told = withFlight(told, mark, around);
    } else if (mark.kind === 'place') {
      told = withPlace(told, mark, { role, isCued, sentence: around });
      if ((isCued || told.flightNumber) && isAimed(told, mark)) role = 'arrival';
    } else {
      const said = { ...around, dateBefore: lastDay(ended) ?? around.dateBefore };
      told = role === 'arrival' ? withArrival(told, mark, said) : withDeparture(told, mark, said);
    }
  }
  return { told, ended };
}

/** `I land in Lisbon at 10:35 (TP238, leaving SFO at 15:40)`: the end of a flight, its number, then its beginning. */
function isToldBackwards(
  { flightNumber, from, departureTime }: ToldFlight,
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
function isAimed({ departureTime }: ToldFlight, { value }: MarkOf<'place'>): boolean {
  return value.side === 'to' && departureTime !== undefined;
}

/** The last day that flights of the same sentence told. */
function lastDay(ended: readonly ToldFlight[]): Found<PartialDate> | undefined {
  const last = ended.at(-1);
  return last?.arrivalDate ?? last?.departureDate;
}

/** A sentence that comes to another flight before it says what happens is of that one from its beginning. */
function beginsNext(told: ToldFlight, marks: readonly Mark[]): boolean {
  const first = marks.find(({ kind }) => kind === 'flight' || kind === 'cue');
  if (first?.kind === 'cue') return first.value === 'departure' && hasArrival(told);
  return first?.kind === 'flight' && isAnother(told, first);
}

function firstRole(told: ToldFlight, marks: readonly Mark[]): FlightEnd {
  const first = marks.find((mark) => mark.kind === 'cue');
  const at = first ? marks.indexOf(first) : marks.length;
  const isOfFlight = marks.slice(0, at).some(({ kind }) => kind === 'flight');
  const isArrivals = first?.value === 'arrival' && told.flightNumber !== undefined && !isOfFlight;
  return isArrivals ? 'arrival' : 'departure';
}

/** A number behind what is told of a flight begins the next one; beside the departure it is that of a partner. */
function isAnother(told: ToldFlight, mark: MarkOf<'flight'>): boolean {
  return (
    told.flightNumber !== undefined &&
    told.flightNumber.value !== mark.value.flightNumber &&
    (hasArrival(told) || toDraft(told) !== undefined || !told.departureTime || !told.from)
  );
}

function withFlight(told: ToldFlight, mark: MarkOf<'flight'>, around: Surroundings): ToldFlight {
  if (told.flightNumber) return told;
  return { ...told, flightNumber: foundAt(mark, mark.value.flightNumber, around) };
}
