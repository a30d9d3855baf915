import type { FlightEnd } from '../../flights/flight-end.ts';
import type { ProsePlace } from './headed-route.ts';
import type { MarkOf } from './mark.ts';
import { type Sentence, type ProseFlight, foundAt } from './prose-flight.ts';

/** The meaning of a place in a sentence. */
interface PlaceContext {
  readonly role: FlightEnd;
  /** True behind a word of departure or arrival. */
  readonly isCued: boolean;
  readonly sentence: Sentence;
}

/** A flight with one more place: an end of it by the word before the place, else by what the sentence says. */
export function withPlace(
  flight: ProseFlight,
  mark: MarkOf<'place'>,
  { role, isCued, sentence }: PlaceContext,
): ProseFlight {
  const { name, isCode, side } = mark.value;
  const strength = side === 'from' ? 2 : isCued ? 1 : 0;
  const place: ProsePlace = { found: foundAt(mark, name, sentence), isCode, strength };
  if (role === 'arrival') {
    if (side === 'from') return flight.from ? flight : { ...flight, from: place };
    return isBetter(place, flight.to) ? { ...flight, to: place } : flight;
  }
  if (side === 'to') return flight.towards ? flight : { ...flight, towards: place };
  return isBetter(place, flight.from) ? { ...flight, from: place } : flight;
}

/** Of several places the first one counts, unless another says more surely that it is the end, or says it with a code. */
function isBetter(place: ProsePlace, before: ProsePlace | undefined): boolean {
  if (!before || place.strength > before.strength) return true;
  const isBeside = place.found.line === before.found.line;
  return isBeside && place.isCode && !before.isCode && before.strength < 2;
}
