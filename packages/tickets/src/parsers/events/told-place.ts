import type { FlightEnd } from '../../flights/flight-end.ts';
import type { ToldPlace } from './headed-route.ts';
import type { MarkOf } from './mark.ts';
import { type Sentence, type ToldFlight, foundAt } from './told-flight.ts';

/** What a sentence says where a place appears. */
interface PlaceContext {
  readonly role: FlightEnd;
  /** True behind a word of departure or arrival. */
  readonly isCued: boolean;
  readonly sentence: Sentence;
}

/** A flight with one more place: an end of it by the word before the place, else by what the sentence says. */
export function withPlace(
  told: ToldFlight,
  mark: MarkOf<'place'>,
  { role, isCued, sentence }: PlaceContext,
): ToldFlight {
  const { name, isCode, side } = mark.value;
  const strength = side === 'from' ? 2 : isCued ? 1 : 0;
  const place: ToldPlace = { found: foundAt(mark, name, sentence), isCode, strength };
  if (role === 'arrival') {
    if (side === 'from') return told.from ? told : { ...told, from: place };
    return isBetter(place, told.to) ? { ...told, to: place } : told;
  }
  if (side === 'to') return told.towards ? told : { ...told, towards: place };
  return isBetter(place, told.from) ? { ...told, from: place } : told;
}

/** Of several places the first one counts, unless another says more surely that it is the end, or says it with a code. */
function isBetter(place: ToldPlace, before: ToldPlace | undefined): boolean {
  if (!before || place.strength > before.strength) return true;
  const isBeside = place.found.line === before.found.line;
  return isBeside && place.isCode && !before.isCode && before.strength < 2;
}
