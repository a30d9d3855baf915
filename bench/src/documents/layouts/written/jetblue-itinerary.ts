import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** JetBlue's "You're all set" mail: no airline's code, no year. */
export const jetblueItinerary: Layout = {
  name: 'jetblue-itinerary',
  group: 7,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'round-trip-no-year': {
      locator: 'EKQZTB',
      travellers: ['Imani Whitlock', 'Jude Whitlock'],
      tickets: ['2792188470012', '2792188470013'],
      issuedOn: '2026-03-30',
      receivedOn: '2026-03-30',
      sender: 'JetBlue Reservations <jetblueairways@email.jetblue.com>',
      legs: [
        {
          flight: 'B6 783',
          from: 'BOS',
          to: 'SJU',
          departs: '2026-06-18 06:00',
          takes: '3:56',
          terminals: ['C', 'A'],
          seats: ['14A', '14B'],
        },
        {
          flight: 'B6 462',
          from: 'SJU',
          to: 'BOS',
          departs: '2026-06-25 23:33',
          takes: '3:52',
          terminals: ['A', 'C'],
          seats: ['16E', '16F'],
        },
      ],
    },
    'one-way-redeye': {
      locator: 'OWJMRN',
      travellers: ['Petra Lindgren'],
      tickets: ['2792190004471'],
      issuedOn: '2025-11-20',
      receivedOn: '2025-11-21',
      sender: 'JetBlue Reservations <jetblueairways@email.jetblue.com>',
      legs: [
        {
          flight: 'B6 124',
          from: 'LAX',
          to: 'JFK',
          departs: '2026-01-08 21:59',
          takes: '5:25',
          terminals: ['5', '5'],
          seats: ['20D'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('jetBlue', { size: 18, bold: true, band: true }),
      title("You're all set to jet.", 16),
      text('Please note: This is not your boarding pass.'),
      table([['Your confirmation code is', locator]], { widths: [50, 50], size: 12 }),
      text(
        'Changes made simple. You now have the ability to manage your trip online, from changing seats to adding extras.',
      ),
      gap,
      text('Flights', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        table(
          [
            [leg.from, leg.to, `Flight ${String(leg.number).padStart(4, '0')}`],
            [leg.origin.city, leg.target.city, ''],
            [write(leg.departure, 'EEE, MMM dd'), write(leg.arrival, 'EEE, MMM dd'), ''],
            [write(leg.departure, 'h:mm a'), write(leg.arrival, 'h:mm a'), ''],
            [
              `Terminal: ${leg.terminals?.[0] ?? '-'}`,
              `Terminal: ${leg.terminals?.[1] ?? '-'}`,
              'Blue Basic',
            ],
          ],
          { widths: [35, 35, 30], copied: 'cells' },
        ),
        rule,
      ]),
      text('Traveler Details', { bold: true, size: 12 }),
      ...travellers.flatMap((name, at) => [
        text(name, { bold: true }),
        text(`Frequent Flier: B6 ******5521\nTicket number: ${tickets[at] ?? ''}`),
        ...legs.map((leg) =>
          text(
            `${leg.from} – ${leg.to}:\nFare: Blue Basic\nBag(s): 1 carry-on bag free, checked bags extra\nSeat: ${leg.seats?.[at] ?? '-'}`,
          ),
        ),
      ]),
      gap,
      text('Payment Details', { bold: true, size: 12 }),
      table(
        [
          ['XXXXXXXXXXXX7730', ''],
          ['Purchase Date:', write(issuedOn, 'MMM dd, yyyy')],
          ['NONREF', '$287.96'],
          ['Taxes & fees', '$45.24'],
          ['Total:', '$333.20 USD'],
        ],
        { widths: [60, 40] },
      ),
      small(
        'Bags: find info on baggage sizes, weights and fees at jetblue.com/bags. Arrive at the airport at least 2 hours before departure; bags must be checked 40 minutes prior. Customer concerns: 1-800-JETBLUE. JetBlue Airways Corporation, 27-01 Queens Plaza North, Long Island City, NY 11101.',
      ),
    );
  },
};
