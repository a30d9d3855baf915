import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const where = (place: Place, terminal: string | undefined): string =>
  `${place.city} ${place.name}${terminal ? ` - Terminal ${terminal}` : ''} (${place.code})`;

/** Wizz Air's itinerary: `GOING OUT` and `COMING BACK`, days and months as numbers. */
export const wizzairItinerary: Layout = {
  name: 'wizzair-itinerary',
  group: 8,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'budapest-luton': {
      locator: 'QW4PZK',
      travellers: ['MR BENEDEK KARDOS', 'MS LILLA KARDOS'],
      issuedOn: '2026-08-02',
      receivedOn: '2026-08-02',
      sender: 'Wizz Air <noreply@notifications.wizzair.com>',
      legs: [
        {
          flight: 'W6 2201',
          from: 'BUD',
          to: 'LTN',
          departs: '2026-10-09 06:10',
          takes: '2:35',
          terminals: ['2B', ''],
          seats: ['11A', '11B'],
        },
        {
          flight: 'W6 2208',
          from: 'LTN',
          to: 'BUD',
          departs: '2026-10-13 20:05',
          takes: '2:30',
          terminals: ['', '2B'],
          seats: ['8E', '8F'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('WIZZ', { size: 18, bold: true, band: true }),
      title('Your itinerary', 15),
      text(
        'Thank you for booking with Wizz Air! Please find your travel itinerary below. This is not a boarding pass: check in online for free from 24 hours before departure, or up to 30 days with a purchased seat.',
      ),
      table(
        [
          ['Flight confirmation code:', locator],
          ['Reservation made on:', write(issuedOn, 'dd/MM/yyyy')],
          ['Status:', 'CONFIRMED'],
        ],
        { widths: [30, 70] },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'GOING OUT' : 'COMING BACK', { bold: true, size: 11 }),
        text(`Flight Number: ${leg.flight}`),
        table(
          [
            ['Departs from:', 'Arrives to:'],
            [where(leg.origin, leg.terminals?.[0]), where(leg.target, leg.terminals?.[1])],
            [write(leg.departure, 'dd/MM/yyyy HH:mm'), write(leg.arrival, 'dd/MM/yyyy HH:mm')],
          ],
          { widths: [50, 50] },
        ),
        rule,
      ]),
      text('Passengers and services', { bold: true }),
      table(
        [
          ['Name', 'Bags', 'Seat'],
          ...travellers.map((name, at) => [
            name,
            '1 x trolley bag (WIZZ Priority)',
            legs.map((leg) => `${leg.from}-${leg.to} ${leg.seats?.[at] ?? ''}`).join(', '),
          ]),
        ],
        { widths: [34, 33, 33], head: true, ruled: true },
      ),
      gap,
      text('Payment', { bold: true }),
      table(
        [
          ['Description', 'Date', 'Amount', 'Currency'],
          ['Fare price', write(issuedOn, 'dd/MM/yyyy'), '139.96', 'EUR'],
          ['WIZZ Priority (4)', write(issuedOn, 'dd/MM/yyyy'), '96.00', 'EUR'],
          ['Seats (4)', write(issuedOn, 'dd/MM/yyyy'), '41.00', 'EUR'],
          ['VISA **** 4417', write(issuedOn, 'dd/MM/yyyy'), '-276.96', 'EUR'],
        ],
        { widths: [40, 20, 20, 20], size: 8, ruled: true },
      ),
      small(
        'Check-in at the airport costs EUR 40 per passenger. Baggage drop closes 40 minutes before the scheduled departure time (60 minutes at BUD, LTN and TLV). Be at the gate 30 minutes before departure. All times are local. WIZZ Flex not purchased. Wizz Air Hungary Ltd., 1103 Budapest, Korosi Csoma Sandor ut 10/A. Call centre +36 1 000 0000 (12 p/min).',
      ),
    );
  },
};
