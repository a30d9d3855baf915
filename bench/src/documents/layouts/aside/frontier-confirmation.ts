import type { Layout } from '../../layout.ts';
import { stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Frontier's mail: numbers without the airline's code, a red-eye with its own day of arrival left out. */
export const frontierConfirmation: Layout = {
  name: 'frontier-confirmation',
  group: 7,
  language: 'en',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'red-eye-to-orlando': {
      locator: 'K8TQWM',
      travellers: ['Rosalind Achterberg', 'Wesley Achterberg'],
      issuedOn: '2027-02-25',
      receivedOn: '2027-02-25',
      sender: 'Frontier Airlines <reservations@flyfrontier.com>',
      legs: [
        {
          flight: 'F9 2187',
          from: 'DEN',
          to: 'MCO',
          departs: '2027-04-15 23:45',
          takes: '3:28',
          seats: ['12D', '12E'],
          baggage: '1 checked bag',
        },
        {
          flight: 'F9 1244',
          from: 'MCO',
          to: 'DEN',
          departs: '2027-04-21 19:20',
          takes: '4:02',
          seats: ['14A', '14B'],
          baggage: '1 checked bag',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('FRONTIER AIRLINES', { size: 16, bold: true, band: true }),
      title('Get ready to fly', 14),
      text('YOUR TRIP CONFIRMATION NUMBER IS'),
      text(locator, { size: 16, bold: true }),
      text(`Booked on ${write(issuedOn, 'M/d/yyyy')}. Check in online starting 24 hours before.`),
      rule,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'DEPARTING FLIGHT' : 'RETURNING FLIGHT', { bold: true, size: 11 }),
        text(
          `${write(leg.departure, 'EEEE, MMMM d, yyyy')}   |   Flight ${leg.number}   |   Nonstop`,
        ),
        table(
          [
            ['DEPART', 'ARRIVE'],
            [write(leg.departure, 'h:mm a'), write(leg.arrival, 'h:mm a')],
            [
              `${leg.origin.city}, ${stateOf(leg.origin)} (${leg.from})`,
              `${leg.target.city}, ${stateOf(leg.target)} (${leg.to})`,
            ],
          ],
          { widths: [50, 50], size: 10 },
        ),
        table(
          [
            ['PASSENGER', 'SEAT', 'CARRY-ON', 'CHECKED'],
            ...travellers.map((name, index) => [
              name,
              leg.seats?.[index] ?? '',
              'Not purchased',
              leg.baggage ?? '',
            ]),
          ],
          { widths: [40, 15, 22, 23], size: 8, head: true },
        ),
        rule,
      ]),
      text('PURCHASE SUMMARY', { bold: true }),
      table(
        [
          ['Fare (2)', '$117.92'],
          ['Carrier interface charge', '$92.00'],
          ['Seats', '$88.00'],
          ['Bags', '$228.00'],
          ['Taxes: U.S. Excise Tax, Segment, PFC, 9/11 Security', '$62.34'],
          ['TOTAL   Visa ending in 8814', '$588.26'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      gap,
      small(
        'Bag drop closes 60 minutes before scheduled departure. Boarding ends 20 minutes before departure. One personal item (8 x 14 x 18 inches) is included. Changes within 6 days of travel: $99 plus fare difference. Frontier Airlines, 4545 Airport Way, Denver, CO 80239. Nondiscounted fares are refundable within 24 hours of booking if made at least 7 days before departure.',
      ),
    );
  },
};
