import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** Emirates: the route and clocks in one line, flight and aircraft below it. */
export const emiratesItinerary: Layout = {
  name: 'emirates-itinerary',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'one-way-connection': {
      locator: 'JQK8ZR',
      travellers: ['Mr Samuel Otieno'],
      tickets: ['176 2409981143'],
      issuedOn: '2019-11-22',
      receivedOn: '2019-11-22',
      sender: 'Emirates <do-not-reply@emirates.email>',
      legs: [
        {
          flight: 'EK 720',
          from: 'NBO',
          to: 'DXB',
          departs: '2020-01-10 16:50',
          takes: '5:00',
          aircraft: 'Boeing 777-300ER',
          seats: ['41C'],
          baggage: '35kg',
        },
        {
          flight: 'EK 322',
          from: 'DXB',
          to: 'ICN',
          departs: '2020-01-11 03:40',
          takes: '8:15',
          aircraft: 'Airbus A380-800',
          seats: ['72K'],
          baggage: '35kg',
        },
      ],
    },
    'round-trip': {
      locator: 'T5WMBX',
      travellers: ['Mrs Leonora Achterberg', 'Mr Ruben Achterberg'],
      tickets: ['176 2413300219', '176 2413300220'],
      issuedOn: '2026-08-08',
      receivedOn: '2026-08-09',
      legs: [
        {
          flight: 'EK 148',
          from: 'AMS',
          to: 'DXB',
          departs: '2026-10-17 15:25',
          takes: '6:45',
          aircraft: 'Airbus A380-800',
          seats: ['67A', '67B'],
          baggage: '30kg',
        },
        {
          flight: 'EK 368',
          from: 'DXB',
          to: 'DPS',
          departs: '2026-10-18 03:05',
          takes: '9:05',
          aircraft: 'Boeing 777-300ER',
          seats: ['31D', '31E'],
          baggage: '30kg',
        },
        {
          flight: 'EK 369',
          from: 'DPS',
          to: 'DXB',
          departs: '2026-11-01 00:05',
          takes: '9:10',
          aircraft: 'Boeing 777-300ER',
          seats: ['30D', '30E'],
          baggage: '30kg',
        },
        {
          flight: 'EK 147',
          from: 'DXB',
          to: 'AMS',
          departs: '2026-11-01 08:20',
          takes: '7:10',
          aircraft: 'Airbus A380-800',
          seats: ['68J', '68K'],
          baggage: '30kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('Emirates', { size: 18, bold: true, band: true }),
      title('Booking confirmation', 14),
      table(
        [
          ['Booking reference', 'Booked on'],
          [locator, write(issuedOn, 'd MMM yyyy')],
        ],
        { widths: [50, 50] },
      ),
      text(
        'Thank you for choosing to fly with us. Your booking is confirmed and your tickets are shown below. Online check-in opens 48 hours before your flight and closes 90 minutes before departure.',
      ),
      gap,
      ...legs.flatMap((leg) => [
        table(
          [
            [
              `${leg.from}\n${leg.origin.city}`,
              `${writeDuration(leg.minutes, "H'hr 'm'min'")}\nNon-stop`,
              `${leg.to}\n${leg.target.city}`,
            ],
            [
              `${write(leg.departure, 'HH:mm')}\n${write(leg.departure, 'EEEE d MMM yy')}`,
              '',
              `${write(leg.arrival, 'HH:mm')}\n${write(leg.arrival, 'EEEE d MMM yy')}`,
            ],
          ],
          { widths: [38, 24, 38], copied: 'columns' },
        ),
        table(
          [
            ['Flight', 'Aircraft', 'Class', 'Seats'],
            [
              `${leg.airline}${leg.number}`,
              leg.aircraft ?? '',
              'Economy Saver',
              leg.seats?.join(', ') ?? '-',
            ],
          ],
          { widths: [15, 35, 25, 25], head: true },
        ),
        rule,
      ]),
      text('Passengers', { bold: true, size: 12 }),
      table(
        [
          ['Name', 'Ticket number', 'Checked baggage'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', legs[0]?.baggage ?? '']),
        ],
        { widths: [40, 35, 25], head: true },
      ),
      gap,
      text('Fare details', { bold: true }),
      small(
        `Fare AED 2,140 Taxes AED 655 Total AED 2,795. Paid by card ending 6021 on ${write(issuedOn, 'd MMM yyyy')}. Change fee AED 400, refund fee AED 800, no-show AED 1,000. Upgrade with Skywards Miles not permitted on this fare.`,
      ),
      small(
        'Baggage: total weight of your checked baggage must not exceed your allowance; single pieces no more than 32kg. Cabin: one piece of 7kg, 55 x 38 x 22cm. Dangerous goods, e.g. hoverboards, are not allowed. Your ticket is stored electronically in our booking system. Gates close 20 minutes before departure. Emirates, PO Box 686, Dubai, UAE.',
      ),
    );
  },
};
