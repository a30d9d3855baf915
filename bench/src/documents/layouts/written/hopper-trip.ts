import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** The booking mail of a card's travel portal: `10:05 a.m.`, and a sentence about the next day. */
export const hopperTrip: Layout = {
  name: 'hopper-trip',
  group: 9,
  language: 'en',
  prints: ['duration', 'pnr'],
  documents: {
    'houston-tokyo': {
      locator: 'DQ5TML',
      travellers: ['Gideon Prescott'],
      issuedOn: '2025-06-10',
      receivedOn: '2025-06-10',
      sender: 'Capital One Travel <no-reply@capitalonebooking.com>',
      legs: [
        { flight: 'NH 6451', from: 'IAH', to: 'NRT', departs: '2025-09-29 10:05', takes: '13:55' },
        { flight: 'NH 6452', from: 'NRT', to: 'IAH', departs: '2025-10-08 17:00', takes: '12:10' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const clock = (leg: (typeof legs)[number], end: 'departure' | 'arrival'): string =>
      write(leg[end], 'h:mm a').replace('AM', 'a.m.').replace('PM', 'p.m.');
    return sheet(
      text('Capital One Travel', { size: 13, bold: true, band: true }),
      title(`Your trip to ${legs[0]?.target.city ?? ''} is confirmed`, 15),
      text(
        `Hi ${(travellers[0] ?? '').split(' ')[0] ?? ''}, thanks for booking. Your card was charged on ${write(issuedOn, 'MMMM d, yyyy')}.`,
      ),
      table(
        [
          ['Airline confirmation', locator],
          ['Capital One Travel confirmation', 'H-7K2Q-99410'],
        ],
        { widths: [45, 55] },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`${at === 0 ? 'Outbound to' : 'Return to'} ${leg.target.city}`, {
          bold: true,
          size: 12,
        }),
        text(write(leg.departure, 'MMMM d, yyyy')),
        text(`${carrierOf(leg.airline)} - ${leg.airline}${leg.number}`),
        table(
          [
            [leg.origin.city, '', leg.target.city],
            [
              `${leg.from} ${clock(leg, 'departure')}`,
              writeDuration(leg.minutes, "H'h 'm'm'"),
              `${leg.to} ${clock(leg, 'arrival')}`,
            ],
          ],
          { widths: [38, 24, 38], copied: 'cells' },
        ),
        ...(leg.days > 0 ? [text('This flight arrives the next day.')] : []),
        small('Standard Economy. Seat selection for a fee, carry-on bag included.'),
        rule,
      ]),
      text('Travelers', { bold: true }),
      text(`${travellers[0] ?? ''} (Adult)`),
      gap,
      text('Price details', { bold: true }),
      table(
        [
          ['Base fare', '$811.00'],
          ['Taxes and fees', '$126.43'],
          ['Travel credit', '-$300.00'],
          ['Total', '$637.43'],
        ],
        { widths: [60, 40] },
      ),
      small(
        '24-hour cancellation: cancel for free by 11:59 p.m. local time the day after booking. Changes after that are subject to the airline’s policy. To manage this trip visit the My Trips page or call 1-844-422-6922. Fares are not guaranteed until ticketed.',
      ),
    );
  },
};
