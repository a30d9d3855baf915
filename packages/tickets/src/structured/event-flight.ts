import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft, TravelDocument } from '../document.ts';
import { airlineOf } from '../atoms/airline.ts';
import { findFlightNumbers, hasFlightNumber } from '../atoms/flight-number.ts';
import { dedupeSegments } from '../flights/dedupe-segments.ts';
import { withOrderNear } from '../flights/near-date.ts';
import { parseSegments } from '../parsers/parse-segments.ts';
import { tidyPlace } from '../parsers/tokens/place-name.ts';
import { defined } from '@ooo/domain/shared/defined';
import { isRailway } from '../topic.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { toLocalMoment } from './moment.ts';
import { zoneOfAirport } from '../flights/zone-of-airport.ts';
import { readArrival } from './event-arrival.ts';
import { isBesideFlight } from './event-noise.ts';
import { listCodes, nameAirports } from './event-airports.ts';

const FLIGHT_TO = /(?:flight|flug|vuelo|vol)\s(?:to|nach|a|à)\s([\p{L} .,'’-]{3,40})/iu;

/** The flights of an event, most often one; none where it is not a flight. */
export function toEventSegments(event: CalendarEvent): SegmentDraft[] {
  if (isBesideFlight(event.summary)) return [];
  const document = toDocument(event);
  if (!document.lines.some(hasFlightNumber)) return [];
  const told = readSegments(document).map((segment) => nameAirports(segment, event));
  if (told.length > 1) return told;
  const [segment] = told;
  if (segment) return [onTheClock(segment, event, segment.departureDate !== undefined)];
  // The text leaves the day to the event; with it, the parsers see a flight.
  const [dated = readRoute(document, event)] = readSegments(toDocument(event, event.start.date));
  return dated ? [onTheClock(nameAirports(dated, event), event, false)] : [];
}

/** The text's flights, without the heading, which repeats them. */
function readSegments(document: TravelDocument): SegmentDraft[] {
  const { segments, facts } = parseSegments(document);
  const shared = defined({ pnr: facts.pnr, passenger: facts.passengers[0] });
  return dedupeSegments(segments).map((segment) => Object.assign({}, shared, segment));
}

function toDocument(event: CalendarEvent, day = ''): TravelDocument {
  const text = [event.summary, day, event.location, event.description].join('\n');
  const base = { kind: 'calendar', structured: [], notices: [] } as const;
  return {
    ...base,
    text,
    lines: text.split('\n'),
    receivedOn: event.start.date,
    receivedOnKnown: true,
  };
}

/** Number and places alone: the event has the times. */
function readRoute(document: TravelDocument, event: CalendarEvent): SegmentDraft | undefined {
  if (isRailway(document.text)) return undefined;
  const at = document.lines.findIndex((line) => findFlightNumbers(line).length > 0);
  const snippet = document.lines[at] ?? '';
  const flightNumber = findFlightNumbers(snippet)[0]?.value.flightNumber;
  const codes = [...new Set([event.summary, event.description].flatMap(listCodes))];
  const [from = listCodes(event.location)[0], to] = codes.length > 1 ? codes : [];
  const toName = tidyPlace(FLIGHT_TO.exec(event.summary)?.[1] ?? '');
  if (flightNumber === undefined || from === undefined || (to ?? toName) === undefined) {
    return undefined;
  }
  const found = (value: string | undefined) =>
    value === undefined ? undefined : { value, snippet, foundBy: 'structured' as const };
  return defined({
    flightNumber: found(flightNumber),
    airline: found(airlineOf(flightNumber)),
    from: found(from),
    to: found(to),
    toName: to === undefined ? found(toName) : undefined,
  });
}

/** The segment at the times of the event; where its text is `timed` and has others, the traveller is asked. */
function onTheClock(told: SegmentDraft, event: CalendarEvent, timed: boolean): SegmentDraft {
  const departure = toLocalMoment(event.start, zoneOfAirport(told.from, told.fromName));
  const { departureDate: _, departureTime, arrivalDate, arrivalTime, dayShift, ...rest } = told;
  if (!departure) return timed ? told : rest;
  const arrival = readArrival(event, told, departure);
  return {
    ...rest,
    // A whole day says nothing about the clock, and another end nothing about the arrival.
    ...(departure.time ? {} : defined({ departureTime })),
    ...(arrival ? {} : defined({ arrivalDate, arrivalTime, dayShift })),
    ...defined({
      departureDate: departure.date,
      departureTime: departure.time,
      arrivalDate: arrival?.date,
      arrivalTime: arrival?.time,
    }),
    ...(timed ? { otherwise: inOrder(told, event.start.date) } : {}),
  };
}

/** Whether 1/12 is in January or in December, the event knows. */
function inOrder(segment: SegmentDraft, day: CalendarDate): SegmentDraft {
  const { departureDate: from, arrivalDate: to } = segment;
  return {
    ...segment,
    ...(from ? { departureDate: { ...from, value: withOrderNear(from.value, [day]) } } : {}),
    ...(to ? { arrivalDate: { ...to, value: withOrderNear(to.value, [day]) } } : {}),
  };
}
