import { date, time } from '@ooo/domain/testing/literals';
import { TicketReading, type TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import {
  type DraftDocument,
  EMPTY_DRAFT,
  EMPTY_TRIP,
  type TripDraft,
  type TripFields,
} from '../state/draft.types.ts';

const TEXT =
  'Flight KE082 JFK - ICN\n02DEC26 13:50  03DEC26 17:20\nFlight KE081 ICN - JFK\n13/12/26 10:00';

/** A ticket from New York to Seoul and back, with one question open. */
export function makeAnswer(fields: Partial<TicketReading> = {}): TicketsAnswer {
  const flights: TicketReading = {
    legs: [
      {
        flightNumber: 'KE082',
        from: 'JFK',
        to: 'ICN',
        departureDate: date('2026-12-02'),
        departureTime: time('13:50'),
        arrivalDate: date('2026-12-03'),
        arrivalTime: time('17:20'),
      },
      {
        flightNumber: 'KE081',
        from: 'ICN',
        to: 'JFK',
        departureDate: date('2026-12-13'),
        departureTime: time('10:00'),
        arrivalDate: date('2026-12-13'),
      },
    ],
    destination: 'Seoul',
    departureAirport: 'JFK',
    arrivalAirport: 'ICN',
    startDate: date('2026-12-03'),
    endDate: date('2026-12-13'),
    returnFrom: 1,
    passengers: ['KIM/MINA'],
    warnings: [],
    questions: [
      {
        id: 'leg-2-departureDate',
        leg: 1,
        field: 'departureDate',
        message: 'Is 13/12 in December or January?',
        choices: [
          { value: '2026-12-13', label: 'Sun 13 Dec 2026' },
          { value: '2027-01-12', label: 'Tue 12 Jan 2027' },
        ],
      },
    ],
    evidence: [
      { leg: 0, field: 'flightNumber', snippet: 'KE082', line: 1, foundBy: 'layout' },
      { leg: 0, field: 'departureTime', snippet: '13:50', line: 2, foundBy: 'layout' },
      { leg: 1, field: 'flightNumber', snippet: 'KE081', line: 3, foundBy: 'layout' },
    ],
    ...fields,
  };
  return {
    documents: [{ name: 'ticket.pdf', text: TEXT, problem: null }],
    flights: TicketReading.parse(flights),
  };
}

/** Outbound and return in separate documents. */
export function makeTwoAnswers(): TicketsAnswer {
  const { documents, flights } = makeAnswer();
  return {
    documents: documents.flatMap((document) => [document, { ...document, name: 'return.pdf' }]),
    flights: {
      ...flights,
      evidence: flights.evidence.map((item) => Object.assign(item, { document: item.leg })),
    },
  };
}

/** A document that waits to be read. */
export function makeDocument(fields: Partial<DraftDocument> = {}): DraftDocument {
  const name = fields.name ?? 'ticket.pdf';
  return {
    id: 1,
    name,
    kind: 'pdf',
    file: new File(['%'], name),
    state: 'waiting',
    text: '',
    ...fields,
  };
}

/** A draft in which nothing but these fields of the trip has been written. */
export function makeDraft(trip: Partial<TripFields> = {}): TripDraft {
  return { ...EMPTY_DRAFT, documents: [makeDocument()], trip: { ...EMPTY_TRIP, ...trip } };
}
