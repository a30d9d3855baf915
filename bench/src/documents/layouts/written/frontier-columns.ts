import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { stateOf } from '../../places.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** What a column says of its flight, from top to bottom. */
const LINES: readonly ((leg: Leg) => string)[] = [
  (leg) => write(leg.departure, 'EEE, MMM d, yyyy'),
  (leg) => `Flight ${leg.number}  Nonstop`,
  (leg) => `${leg.origin.city}, ${stateOf(leg.origin)} (${leg.from})`,
  (leg) => `Departs ${write(leg.departure, 'h:mm a')}`,
  (leg) => `${leg.target.city}, ${stateOf(leg.target)} (${leg.to})`,
  (leg) => `Arrives ${write(leg.arrival, 'h:mm a')}`,
  (leg) => `Travel time ${writeDuration(leg.minutes, "H'h 'm'm'")}`,
];

/** Frontier's confirmation: the way there and the way back stand beside each other. */
export const frontierColumns: Layout = {
  name: 'frontier-columns',
  group: 7,
  language: 'en',
  prints: ['duration', 'seat', 'pnr'],
  documents: {
    'denver-orlando': {
      locator: 'GT4ZKW',
      travellers: ['QUINCY ABERNATHY', 'LORETTA ABERNATHY'],
      issuedOn: '2026-08-24',
      receivedOn: '2026-08-24',
      sender: 'Frontier Airlines <confirmation@flyfrontier.com>',
      legs: [
        {
          flight: 'F9 1284',
          from: 'DEN',
          to: 'MCO',
          departs: '2026-10-14 06:15',
          takes: '3:40',
          seats: ['17B', '17C'],
        },
        {
          flight: 'F9 1285',
          from: 'MCO',
          to: 'DEN',
          departs: '2026-10-18 18:40',
          takes: '4:10',
          seats: ['22D', '22E'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('FRONTIER AIRLINES', { size: 14, bold: true, band: true }),
      title('Thanks for flying with us, here is your trip confirmation', 13),
      table([['Trip confirmation code', locator]], { widths: [40, 60], size: 12 }),
      text(`Purchased ${write(issuedOn, 'MMMM d, yyyy')}`),
      gap,
      table([['DEPARTING FLIGHT', 'RETURNING FLIGHT'], ...LINES.map((line) => legs.map(line))], {
        widths: [50, 50],
        size: 10,
        head: true,
      }),
      gap,
      text('Passengers', { bold: true }),
      table(
        [
          ['', ...legs.map((leg) => `${leg.from} - ${leg.to}`)],
          ...travellers.map((name, at) => [
            name,
            ...legs.map((leg) => `Seat ${leg.seats?.[at] ?? ''}, 1 personal item, 1 carry-on bag`),
          ]),
        ],
        { widths: [28, 36, 36], size: 8, head: true, ruled: true },
      ),
      gap,
      text('Purchase details', { bold: true }),
      table(
        [
          ['Airfare', '$117.96'],
          ['Carrier interface charge', '$92.00'],
          ['Federal excise tax (US), segment (ZP), PFC (XF), 9/11 fee (AY)', '$59.44'],
          ['Economy Bundle', '$164.00'],
          ['Total, Mastercard ending in 4417', '$433.40'],
        ],
        { widths: [75, 25], size: 8 },
      ),
      small(
        'Check-in opens 24 hours and closes 45 minutes before departure at DEN and 60 minutes at other airports. Boarding doors close 20 minutes before departure. Bag prices go up at the airport: carry-on $99, checked $99 (40 lbs). Earn 40,000 miles with the Frontier Airlines World Mastercard. The Works: refundable, any time. Frontier Airlines, 4545 Airport Way, Denver, CO 80239. Text us: 602-333-5925.',
      ),
    );
  },
};
