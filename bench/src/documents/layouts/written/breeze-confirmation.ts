import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Breeze's mail: numbers without the airline's code, and a red-eye whose day of landing is left out. */
export const breezeConfirmation: Layout = {
  name: 'breeze-confirmation',
  group: 7,
  language: 'en',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'red-eye-to-raleigh': {
      locator: 'K8TQWM',
      travellers: ['Rosalind Achterberg', 'Wesley Achterberg'],
      issuedOn: '2027-02-25',
      receivedOn: '2027-02-25',
      sender: 'Breeze Airways <no-reply@flybreeze.com>',
      legs: [
        {
          flight: 'MX 528',
          from: 'LAS',
          to: 'RDU',
          departs: '2027-04-15 22:50',
          takes: '4:10',
          seats: ['12D', '12E'],
          baggage: '1 checked bag',
        },
        {
          flight: 'MX 527',
          from: 'RDU',
          to: 'LAS',
          departs: '2027-04-21 19:05',
          takes: '4:50',
          seats: ['14A', '14B'],
          baggage: '1 checked bag',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text(carrierOf('MX'), { size: 16, bold: true, band: true }),
      title('Seriously nice. You’re booked.', 14),
      text(`Confirmation #${locator}`, { size: 13, bold: true }),
      text(`Booked ${write(issuedOn, 'M/d/yyyy')} for ${travellers.join(' and ')}`),
      rule,
      ...legs.flatMap((leg) => [
        text(`${write(leg.departure, 'EEE, MMM d, yyyy')}   Flight #${leg.number}   Nonstop`, {
          bold: true,
          size: 11,
        }),
        table(
          [
            [leg.from, '→', leg.to],
            [
              `${leg.origin.city}, ${stateOf(leg.origin)}`,
              '',
              `${leg.target.city}, ${stateOf(leg.target)}`,
            ],
            [write(leg.departure, 'h:mm a'), '', write(leg.arrival, 'h:mm a')],
          ],
          { widths: [42, 16, 42], size: 11, copied: 'cells' },
        ),
        text(
          `Nicer fare   Seats ${leg.seat ?? ''}   Each guest: 1 carry-on, ${leg.baggage ?? ''}`,
          { size: 8 },
        ),
        rule,
      ]),
      text('What you paid', { bold: true }),
      table(
        [
          ['Flights (2 guests)', '$236.14'],
          ['Seats', '$88.00'],
          ['Taxes: U.S. Excise Tax, Segment, PFC, 9/11 Security', '$62.34'],
          ['BreezePoints redeemed', '-$20.00'],
          ['TOTAL   Visa ending in 8814', '$366.48'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      gap,
      small(
        'No change or cancel fees up to 15 minutes before departure. Check-in opens 24 hours and closes 45 minutes before departure; boarding ends 15 minutes before. Bags up to 50 lb and 62 inches. Message us in the app or text 501-273-3931. Breeze Aviation Group, 6340 South 3000 East, Salt Lake City, UT 84121.',
      ),
    );
  },
};
