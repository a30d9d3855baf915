import type { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument, TravelDocument } from '../document.ts';
import type { DocumentTopic } from '@ooo/texts/tickets.types';
import { findTopic, mentionsFlights } from '../topic.ts';

/** What a trip cannot be made without. */
const NEEDED = ['flightNumber', 'from', 'to', 'departureDate', 'departureTime'] as const;

/** A picture with fewer letters and digits counts as unread. */
const READABLE_FROM = 20;

/**
 * True where the rules leave something open that the document may say: a flight of it without its number,
 * airports, day or time, or no flight at all although it speaks of flights or is a picture that no one could
 * read. What the rules read whole, and what is not a booking of flights or about something else, needs no one.
 */
export function needsAssistant(
  { document, parsed }: DraftedDocument,
  reading: TicketReading,
  at: number,
): boolean {
  const hasFlights = document.structured.length + parsed.segments.length > 0;
  if (hasFlights) return hasGap(reading, at);
  if (parsed.noBooking) return false;
  if (isUnreadPicture(document)) return true;
  return mentionsFlights(document.text) && !isAboutSomethingElse(document.text);
}

/** True for a picture or a scan without text that anything could be compared with. */
export function isUnreadPicture({ kind, text }: Pick<TravelDocument, 'kind' | 'text'>): boolean {
  if (kind !== 'image' && kind !== 'pdf') return false;
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < READABLE_FROM;
}

function hasGap({ legs: segments, evidence }: TicketReading, at: number): boolean {
  const own = new Set(
    evidence.filter(({ document = at }) => document === at).map(({ leg: segment }) => segment),
  );
  return segments.some(
    (segment, index) => own.has(index) && NEEDED.some((field) => !segment[field]),
  );
}

/** Topics that a booking of flights often mentions too. */
const BESIDE_FLIGHTS: ReadonlySet<DocumentTopic> = new Set(['invoice', 'parking', 'transfer']);

/** An airport hotel speaks of flights too. */
function isAboutSomethingElse(text: string): boolean {
  const topic = findTopic(text);
  return topic !== undefined && !BESIDE_FLIGHTS.has(topic);
}
