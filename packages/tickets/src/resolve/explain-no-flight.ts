import type { TravelDocument } from '../document.ts';
import { findAirportCodes } from '../parsers/atoms/airport.ts';
import { findDates } from '../parsers/atoms/date.ts';
import { findFlightNumbers } from '../parsers/atoms/flight-number.ts';
import { type DocumentTopic, findTopic, mentionsFlights } from '../parsers/topic.ts';

const TOPIC_NAMES: Readonly<Record<DocumentTopic, string>> = {
  hotel: 'a hotel booking',
  train: 'a train ticket',
  bus: 'a bus ticket',
  car: 'a car rental',
  ferry: 'a ferry ticket',
  event: 'an event ticket',
  invoice: 'an invoice',
};
const LOOKED_AT = 2000;

/** A sentence for the traveller that says why the document gives no flight. */
export function explainNoFlight(document: TravelDocument): string {
  const lines = document.lines.slice(0, LOOKED_AT).map((line) => line.slice(0, 600));
  const hasNumber = lines.some((line) => findFlightNumbers(line).some((hit) => hit.value.sure));
  const hasAirport = lines.some((line) => findAirportCodes(line).length > 0);
  const hasDate = lines.some((line) => findDates(line).length > 0);
  const topic = findTopic(document.text);
  if (
    topic &&
    !(hasNumber && hasAirport) &&
    (topic !== 'invoice' || !mentionsFlights(document.text))
  ) {
    return `This looks like ${TOPIC_NAMES[topic]}: there is no flight in it.`;
  }
  if (hasNumber && !hasDate) return 'There is a flight number in it, but no date.';
  if (hasNumber && !hasAirport) {
    return 'There is something like a flight number in it, but no departure and arrival airport.';
  }
  if (hasNumber)
    return 'There are flight numbers and dates in it, but nothing that joins them to a flight.';
  if (mentionsFlights(document.text)) {
    return 'It speaks of flights, but there is no flight number with airports and a date in it.';
  }
  return 'There is nothing like a flight in this document: no flight number, no airports, no flight dates.';
}
