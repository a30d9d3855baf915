import type { NoBooking } from '@ooo/texts/tickets.types';
import type { TravelDocument } from '../document.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { findNumbered, findTopic, mentionsFlights } from '../topic.ts';
import type { Sentence } from '../sentences/sentences.ts';

const LOOKED_AT = 2000;

/** A sentence that tells the traveller why the document has no flight. */
export function explainNoFlight(
  document: TravelDocument,
  noBooking: NoBooking | undefined,
): Sentence {
  if (noBooking) return (say) => say.noBooking(noBooking);
  const lines = document.lines.slice(0, LOOKED_AT).map((line) => line.slice(0, 600));
  const numbered = findNumbered(document.text);
  if (numbered) return (say) => say.otherTopic(numbered);
  const hasNumber = lines.some((line) => findFlightNumbers(line).some((hit) => hit.value.sure));
  const hasAirport = lines.some((line) => findAirportCodes(line).length > 0);
  const hasDate = lines.some((line) => findDates(line).length > 0);
  const topic = findTopic(document.text);
  const speaksOfFlights = mentionsFlights(document.text);
  if (topic && !(hasNumber && hasAirport) && (topic !== 'invoice' || !speaksOfFlights)) {
    return (say) => say.otherTopic(topic);
  }
  if (hasNumber && !hasDate) return (say) => say.numberWithoutDate;
  if (hasNumber && !hasAirport) return (say) => say.numberWithoutAirports;
  if (hasNumber) return (say) => say.notJoined;
  return (say) => (speaksOfFlights ? say.flightWordsOnly : say.nothingLikeFlight);
}
