import type { Layout } from '../../layout.ts';
import { stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Spirit's mail: names of cities alone, `1:22 AM+` for a landing on the next day. */
export const spiritConfirmation: Layout = {
  name: 'spirit-confirmation',
  group: 7,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'late-night': {
      locator: 'ZK7QTL',
      travellers: ['Marguerite Dupree', 'Anton Dupree'],
      issuedOn: '2026-04-04',
      receivedOn: '2026-04-04',
      sender: 'Spirit Airlines <no-reply@fly.spirit-airlines.com>',
      legs: [
        { flight: 'NK 1417', from: 'DTW', to: 'FLL', departs: '2026-05-22 22:14', takes: '3:08' },
        { flight: 'NK 484', from: 'FLL', to: 'DTW', departs: '2026-05-26 11:35', takes: '3:11' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('spirit', { size: 18, bold: true, band: true }),
      title(`You’re going to ${legs[0]?.target.city ?? ''}!`, 14),
      text(`Your Confirmation Code: ${locator}`, { bold: true, size: 12 }),
      text(`Status: Confirmed     Booking Date: ${write(issuedOn, 'MMMM d, yyyy')}`),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'DEPARTING' : 'RETURNING'}  ${write(leg.departure, 'EEEE, MMMM d, yyyy')}`,
          { bold: true },
        ),
        table(
          [
            [`Flight ${leg.number}`, 'Nonstop', ''],
            [
              `${leg.origin.city}, ${stateOf(leg.origin)}`,
              '→',
              `${leg.target.city}, ${stateOf(leg.target)}`,
            ],
            [
              write(leg.departure, 'h:mm a'),
              '',
              `${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? '+' : ''}`,
            ],
          ],
          { widths: [42, 16, 42] },
        ),
        rule,
      ]),
      text('Guests', { bold: true }),
      table(
        [
          ['Name', 'Seat', 'Carry-On', 'Checked Bag'],
          ...travellers.map((name) => [name, 'Assigned at check-in', '1 x $65.00', 'None']),
        ],
        { widths: [34, 26, 20, 20], head: true },
      ),
      gap,
      text('Purchase', { bold: true }),
      small(
        'Flight $138.12  Bags $130.00  Government taxes & fees $49.28  Total Due $317.40  Paid $317.40 Visa 8110\nAdd or change: modification charges of $0-$119 may apply. Personal item 18 x 14 x 8 inches is free. Check-in and bag drop close 45 minutes before departure (domestic). Boarding doors close 15 minutes before. Spirit Airlines, 1731 Radiant Drive, Dania Beach, FL 33004. For NK contract of carriage see spirit.com.',
      ),
    );
  },
};
