import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Delta's "Your trip" mail: codes with 12-hour clocks, days without a year. */
export const deltaItinerary: Layout = {
  name: 'delta-itinerary',
  group: 7,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'no-year-overnight': {
      locator: 'GQ7RKZ',
      travellers: ['MARISOL BENTLEY'],
      issuedOn: '2026-02-20',
      receivedOn: '2026-02-20',
      sender: 'Delta Air Lines <DeltaAirLines@t.delta.com>',
      legs: [
        {
          flight: 'DL 343',
          from: 'LGA',
          to: 'ATL',
          departs: '2026-04-27 18:20',
          takes: '2:33',
          cabin: 'Main Cabin (V)',
          seats: ['22C'],
        },
        {
          flight: 'DL 30',
          from: 'ATL',
          to: 'LHR',
          departs: '2026-04-27 22:05',
          takes: '8:35',
          cabin: 'Main Cabin (V)',
          seats: ['35A'],
        },
        {
          flight: 'DL 31',
          from: 'LHR',
          to: 'ATL',
          departs: '2026-05-06 10:25',
          takes: '9:35',
          cabin: 'Main Cabin (V)',
          seats: ['36G'],
        },
        {
          flight: 'DL 2360',
          from: 'ATL',
          to: 'LGA',
          departs: '2026-05-06 17:30',
          takes: '2:14',
          cabin: 'Main Cabin (V)',
          seats: ['17F'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, issuedOn }) {
    const first = travellers[0] ?? '';
    return sheet(
      text('DELTA', { size: 18, bold: true, band: true }),
      title(`You're all set, ${first.split(' ')[0] ?? ''}`, 14),
      table(
        [
          ['CONFIRMATION NUMBER', 'TICKET ISSUED'],
          [locator, write(issuedOn, 'MMM d, yyyy')],
        ],
        { widths: [50, 50] },
      ),
      text(
        'Thanks for choosing to fly with us. Check in opens 24 hours before departure. Be at the gate at least 15 minutes before departure.',
      ),
      gap,
      ...legs.flatMap((leg) => [
        table(
          [
            ['DEPARTURE', '', 'DESTINATION', ''],
            [
              leg.from,
              `${write(leg.departure, 'h:mm a')}\n${write(leg.departure, 'EEE, MMM d')}`,
              leg.to,
              `${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? `\n${write(leg.arrival, 'EEE, MMM d')}` : ''}`,
            ],
            [leg.origin.city, '', leg.target.city, `DL${leg.number}`],
            [`Seat ${leg.seat ?? ''}`, leg.cabin ?? '', '', ''],
          ],
          { widths: [25, 25, 25, 25] },
        ),
        rule,
      ]),
      gap,
      table(
        [
          ['Passenger Info', 'SkyMiles #', 'FLIGHT', 'SEAT'],
          ...legs.map((leg, at) => [
            at === 0 ? first : '',
            at === 0 ? '******412' : '',
            `DL ${leg.number}`,
            leg.seat ?? '',
          ]),
        ],
        { widths: [35, 25, 20, 20], head: true },
      ),
      small(
        'Visit delta.com or use the Fly Delta app to view, select or change your seat. If you purchased a Delta Comfort seat or a Trip Extra, please visit My Trips to access a receipt.\nChecked Bag Allowance: 1st bag $0.00, 2nd bag $100.00 USD for travel to Europe. Each bag must not exceed 50 LBS (23 KG).\nTerms & Conditions: This ticket is non-refundable unless issued at a fully refundable fare. Some fares may not allow changes. Ticket expires 1 year from issue. Delta Blvd, P.O. Box 20706, Atlanta, GA 30320',
      ),
    );
  },
};
